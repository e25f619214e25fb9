import type { protokoll } from '#api/contract/system/protokoll.ts';
import { alsCsv } from '#api/present/dateien/csv.ts';
import { ZUGRIFFSPALTEN, zeigeZugriff } from '#api/present/zugriff.ts';
import { alleZugriffe, zugriffe, zugriffsplan } from '#projections/queries/zugang/zugriffe.ts';
import { alsAnfrage, alsSeite, blickVon, gibAnzahlen } from '../anfrage.ts';
import { gibDatei } from '../datei.ts';
import type { Handlers } from '../handler.ts';

/** Who signed in, looked and exported. */
export const protokollHandlers: Handlers<typeof protokoll> = {
	async listeZugriffe(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		return alsSeite(await zugriffe(anruf.umgebung, await blickVon(anruf), anfrage), anfrage, zeigeZugriff);
	},

	zaehleZugriffe: async (anruf) => gibAnzahlen(anruf, zugriffsplan(await blickVon(anruf))),

	async exportZugriffe(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const zeilen = await alleZugriffe(anruf.umgebung.db, await blickVon(anruf), anfrage);
		const datei = { liste: 'zugriffe', endung: 'csv', anzahl: zeilen.length, anfrage } as const;
		return gibDatei(anruf, datei, alsCsv(ZUGRIFFSPALTEN, zeilen.map(zeigeZugriff)));
	},
};
