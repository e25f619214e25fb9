import type { tatfolgen } from '#api/contract/akte/tatfolgen.ts';
import type { Aktenbefehl } from '#commands/akte/lage.ts';
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
		const tat = alsTat(body);
		const amt = { umgebung, mail: { baseUrl: await portaladresse(anruf) } };
		return { data: await probiereTat(amt, { akteur, bedarf: bedarfVon(tat) }, params.id, tat) };
	},
};

type Eingabe = Parameters<(typeof tatfolgenHandlers)['probiereTat']>[0]['body'];

/** A reason and a tick are asked for with the act itself. */
function alsTat(body: Eingabe): Probetat {
	if (body.tat === 'statusSetzen') {
		const { wunschId: wunschID, ...rest } = body;
		return { ...rest, wunschID };
	}
	if (body.tat !== 'einigen') return body;
	const { grund: _grund, bestaetigt: _bestaetigt, ...felder } = body.felder ?? {};
	return { ...body, felder };
}

/** What it names and the file doesn't. */
function bedarfVon(tat: Probetat): Aktenbefehl['bedarf'] {
	switch (tat.tat) {
		case 'einigen':
			return { adresseIDs: ohneLeere([tat.felder?.einsatzortID]) };
		case 'verhandeln':
			return { benutzerIDs: ohneLeere([tat.betreuerUserID]) };
		case 'vorschlagen':
			return { adresseIDs: ohneLeere([tat.einsatzortID]), benutzerIDs: ohneLeere([tat.betreuerUserID]) };
		default:
			return {};
	}
}
