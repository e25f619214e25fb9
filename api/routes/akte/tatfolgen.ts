import type { tatfolgen } from '#api/contract/akte/tatfolgen.ts';
import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesTatpost, probiereTat } from '#commands/tatfolgen/probiere.ts';
import type { Probetat } from '#domain/akte/tatfolgen/probe.ts';
import { ohneLeere } from '../aktenbefehl.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { portaladresse } from '../portaladresse.ts';

export const tatfolgenHandlers: Handlers<typeof tatfolgen> = {
	probiereTat: async (anruf) => ({ data: await probiereTat(...(await probe(anruf, anruf.body))) }),
	zeigeTatpost: async (anruf) => ({
		data: await liesTatpost(...(await probe(anruf, anruf.body.tat)), anruf.body.worte),
	}),
};

async function probe(anruf: Umstand & { params: { id: string } }, eingabe: Eingabe) {
	const { umgebung, akteur, params } = anruf;
	await sieheAkte(anruf, params.id);
	const tat = alsTat(eingabe);
	const amt = { umgebung, mail: { baseUrl: await portaladresse(anruf) } };
	return [amt, { akteur, bedarf: bedarfVon(tat) }, params.id, tat] as const;
}

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
