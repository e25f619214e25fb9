import { alterAm } from '#domain/datum.ts';
import { bewerbungen, bewerbungenplan } from '#projections/queries/bewerbungen.ts';
import { dokumente, dokumenteplan, naechsteMahnung } from '#projections/queries/dokumente.ts';
import { freiwillige, freiwilligenplan } from '#projections/queries/freiwillige.ts';
import { ausgabe } from '#projections/queries/liste.ts';
import { alleParameter } from '#projections/queries/parameter.ts';
import { pool, poolplan } from '#projections/queries/pool.ts';
import { statuswechsel } from '#projections/queries/statuswechsel.ts';
import type { freiwilligerListen } from '../contract/freiwilliger-listen.ts';
import { DOKUMENTLISTE, dokumentspalten } from '../present/dokumentliste.ts';
import { bewerbungsspalten, freiwilligenspalten, poolspalten } from '../present/export-listen.ts';
import { alsAnfrage, alsSeite, blickMitModus, blickVon } from './anfrage.ts';
import type { Handlers } from './handler.ts';
import { gibListe, gibStrom } from './listenexport.ts';
import { KEIN_ZUSATZ, ladeListenzusatz, ladeZusatzfelder } from './listenfelder.ts';
import { mitOptionen } from './listenoptionen.ts';
import { masterExport } from './master-export.ts';

/** Lists of volunteers and their exports. */
export const listenHandlers: Handlers<typeof freiwilligerListen> = {
	async listeBewerbungen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { zusatz, lesbar, merke } = await ladeListenzusatz(anruf, 'bewerbungen', anfrage, anruf.query.zusatz);
		const seite = await bewerbungen(anruf.umgebung, await blickMitModus(anruf), anfrage, zusatz);
		await merke(seite.zeilen.map((z) => z.freiwilligerID));
		return alsSeite(seite, anfrage, (z) => ({ ...z, alter: alterVon(z, anfrage.heute), zusatz: lesbar(z.zusatz) }));
	},

	async listeFreiwillige(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { zusatz, lesbar, merke } = await ladeListenzusatz(anruf, 'freiwillige', anfrage, anruf.query.zusatz);
		const seite = await freiwillige(anruf.umgebung, blickVon(anruf), anfrage, zusatz);
		await merke(seite.zeilen.map((z) => z.freiwilligerID));
		return alsSeite(seite, anfrage, (z) => ({ ...z, alter: alterVon(z, anfrage.heute), zusatz: lesbar(z.zusatz) }));
	},

	async listePool(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await pool(anruf.umgebung, await blickMitModus(anruf), anfrage);
		return alsSeite(seite, anfrage, (z) => ({ ...z, alter: alterVon(z, anfrage.heute) }));
	},

	async listeStatuswechsel(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await statuswechsel(anruf.umgebung, blickVon(anruf), anfrage);
		return alsSeite(seite, anfrage, ({ userID, user, impersoniertVonID, impersoniertVon, ...z }) => ({
			...z,
			akteur: userID === null ? null : { id: userID, name: user },
			impersoniertVon: impersoniertVonID === null ? null : { id: impersoniertVonID, name: impersoniertVon },
		}));
	},

	async listeDokumente(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const takt = await alleParameter(anruf.umgebung.db);
		const seite = await dokumente(anruf.umgebung, blickVon(anruf), takt, anfrage);
		return alsSeite(seite, anfrage, (z) => ({ ...z, naechsteMahnung: naechsteMahnung(z, takt) }));
	},

	async listeListenfelder(anruf) {
		const { felder, referenz } = await ladeZusatzfelder(anruf, anruf.query.liste);
		return { data: await Promise.all(felder.map((feld) => mitOptionen(anruf, feld, referenz))) };
	},

	async exportFreiwillige(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { spalten } = anruf.query;
		const zusatz = await ladeListenzusatz(anruf, 'freiwillige', anfrage, spalten);
		const plan = freiwilligenplan(blickVon(anruf), zusatz.zusatz);
		const spaltensatz = freiwilligenspalten(anfrage.heute);
		return gibListe(anruf, { liste: 'freiwillige', plan, anfrage, spaltensatz, spalten, zusatz });
	},

	async exportBewerbungen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { spalten } = anruf.query;
		const zusatz = await ladeListenzusatz(anruf, 'bewerbungen', anfrage, spalten);
		const plan = bewerbungenplan(await blickMitModus(anruf), zusatz.zusatz);
		const spaltensatz = bewerbungsspalten(anfrage.heute);
		return gibListe(anruf, { liste: 'bewerbungen', plan, anfrage, spaltensatz, spalten, zusatz });
	},

	async exportPool(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { spalten } = anruf.query;
		const plan = poolplan(await blickMitModus(anruf));
		const spaltensatz = poolspalten(anfrage.heute);
		return gibListe(anruf, { liste: 'pool', plan, anfrage, spaltensatz, spalten, zusatz: KEIN_ZUSATZ });
	},

	async exportDokumente(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { spalten = DOKUMENTLISTE } = anruf.query;
		const takt = await alleParameter(anruf.umgebung.db);
		const plan = dokumenteplan(blickVon(anruf), takt);
		const spaltensatz = dokumentspalten(takt);
		return gibListe(anruf, { liste: 'dokumente', plan, anfrage, spaltensatz, spalten, zusatz: KEIN_ZUSATZ });
	},

	async exportMaster(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { ids } = await ausgabe(anruf.umgebung.db, freiwilligenplan(blickVon(anruf)), anfrage);
		const datei = { liste: 'freiwillige-master', endung: 'csv', anzahl: ids.length, anfrage } as const;
		return gibStrom(anruf, datei, await masterExport(anruf, ids));
	},
};

const alterVon = ({ geburtsdatum }: { readonly geburtsdatum: string | null }, heute: string): number | null =>
	geburtsdatum === null ? null : alterAm(geburtsdatum, heute);
