import type { bemerkungVerben, vertragVerben } from '#api/contract/akte/wunsch.ts';
import { schliesseVertragAb } from '#commands/akte/abschliessen.ts';
import type { Getan } from '#commands/akte/befehl.ts';
import { bemerkungLoeschen } from '#domain/akte/entscheidungen/freiwilliger/bemerkung-loeschen.ts';
import { annullieren } from '#domain/akte/entscheidungen/vertrag/annullieren.ts';
import { vertragBearbeiten } from '#domain/akte/entscheidungen/vertrag/vertrag-bearbeiten.ts';
import { vertragsnummerSetzen } from '#domain/akte/entscheidungen/vertrag/vertragsnummer-setzen.ts';
import { nichtGefunden } from '../../plugins/fehler.ts';
import { zeigeVertrag } from '../../present/wunsch.ts';
import { befehl, freiwilligerDerBemerkung, ohneLeere } from '../aktenbefehl.ts';
import { sieheAkte } from '../aktenblick.ts';
import type { Handlers, Umstand } from '../handler.ts';
import { zeigeAkte } from './lesen.ts';

/** Steps of one contract. */
export const vertragHandlers: Handlers<typeof vertragVerben> = {
	async aendereVertrag(anruf) {
		const { freiwilligerID, vertragID } = anruf.params;
		const { grund, version, gueltigAb, ...felder } = anruf.body;
		const eingabe = { vertragID, felder, gueltigAb, grund, version };
		const bedarf = { adresseIDs: ohneLeere([felder.einsatzortID]) };
		const getan = await befehl(anruf, freiwilligerID, (lage) => vertragBearbeiten(lage, eingabe), bedarf);
		return { data: await zeigeDenVertrag(anruf, getan, freiwilligerID, vertragID) };
	},

	async setzeVertragsnummer(anruf) {
		const { id, vertragID } = anruf.params;
		const getan = await befehl(anruf, id, (lage) => vertragsnummerSetzen(lage, { vertragID, ...anruf.body }));
		return { data: await zeigeDenVertrag(anruf, getan, id, vertragID) };
	},

	async annulliere(anruf) {
		const { id } = anruf.params;
		const getan = await befehl(anruf, id, (lage) => annullieren(lage, anruf.body));
		return { data: await zeigeAkte(anruf, await sieheAkte(anruf, id, getan)) };
	},

	async schliesseAb(anruf) {
		const { id, wunschId: wunschID } = anruf.params;
		const { umgebung, akteur, idempotenz, body } = anruf;
		const bedarf = { adresseIDs: ohneLeere([body?.felder?.einsatzortID]) };
		await schliesseVertragAb(umgebung, { akteur, idempotenz, bedarf }, id, { wunschID, ...body });
		return { data: await zeigeAkte(anruf, await sieheAkte(anruf, id)) };
	},
};

async function zeigeDenVertrag(umstand: Umstand, getan: Getan, freiwilligerID: string, vertragID: string) {
	const { feld, sicht } = await sieheAkte(umstand, freiwilligerID, getan);
	const vertrag = sicht.vertraege.find((v) => v.id === vertragID);
	if (!vertrag) throw nichtGefunden();
	return zeigeVertrag(feld, vertrag);
}

/** Remarks. */
export const bemerkungHandlers: Handlers<typeof bemerkungVerben> = {
	async loescheBemerkung(anruf) {
		const bemerkungID = anruf.params.id;
		const freiwilligerID = await freiwilligerDerBemerkung(anruf.umgebung, bemerkungID);
		await befehl(anruf, freiwilligerID, (lage) => bemerkungLoeschen(lage, { bemerkungID }));
	},
};
