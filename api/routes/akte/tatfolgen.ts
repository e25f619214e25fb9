import type { tatfolgen } from '#api/contract/akte/tatfolgen.ts';
import { probiereTat } from '#commands/tatfolgen/probiere.ts';
import type { Probetat } from '#domain/akte/tatfolgen/probe.ts';
import { ohneLeere } from '../aktenbefehl.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers } from '../handler.ts';
import { portaladresse } from '../portaladresse.ts';

export const tatfolgenHandlers: Handlers<typeof tatfolgen> = {
	async probiereTat(anruf) {
		const { umgebung, akteur, params, body } = anruf;
		await sieheAkte(anruf, params.id);
		const bedarf = { adresseIDs: ohneLeere([body.tat === 'einigen' ? body.felder?.einsatzortID : null]) };
		const amt = { umgebung, mail: { baseUrl: await portaladresse(anruf) } };
		return { data: await probiereTat(amt, { akteur, bedarf }, params.id, alsTat(body)) };
	},
};

type Eingabe = Parameters<(typeof tatfolgenHandlers)['probiereTat']>[0]['body'];

/** A reason and a tick are asked for with the act itself. */
function alsTat(body: Eingabe): Probetat {
	if (body.tat !== 'einigen') return body;
	const { grund: _grund, bestaetigt: _bestaetigt, ...felder } = body.felder ?? {};
	return { ...body, felder };
}
