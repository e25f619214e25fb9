import { alterAm } from '#domain/datum.ts';
import { bewerbungen } from '#projections/queries/bewerbungen.ts';
import { alleFreiwilligen, freiwillige } from '#projections/queries/freiwillige.ts';
import { pool } from '#projections/queries/pool.ts';
import { ladeReferenz } from '#projections/queries/referenz.ts';
import { statuswechsel } from '#projections/queries/statuswechsel.ts';
import type { freiwilligerListen } from '../contract/freiwilliger-listen.ts';
import { alsCsv } from '../present/csv.ts';
import { DOKUMENTSPALTEN, freiwilligenspalten } from '../present/export-listen.ts';
import { alsAnfrage, alsSeite, blickMitModus, blickVon } from './anfrage.ts';
import { gibDatei } from './datei.ts';
import type { Handlers, Umstand } from './handler.ts';
import { masterExport } from './master-export.ts';

const LEER = { zeilen: [], total: 0 } as const;

async function parameter({ umgebung }: Umstand) {
	return (await ladeReferenz(umgebung.db, { adresseIDs: [], benutzerIDs: [] })).parameter;
}

/** Lists of volunteers and their exports. */
export const listenHandlers: Handlers<typeof freiwilligerListen> = {
	async listeBewerbungen(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await bewerbungen(anruf.umgebung, await blickMitModus(anruf), anfrage);
		return alsSeite(seite, anfrage, (z) => ({ ...z, alter: alterVon(z, anfrage.heute) }));
	},

	async listeFreiwillige(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const seite = await freiwillige(anruf.umgebung, blickVon(anruf), anfrage);
		return alsSeite(seite, anfrage, (z) => ({ ...z, alter: alterVon(z, anfrage.heute) }));
	},

	async listePool(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const { freiwilligenSichtbarkeitMode } = await parameter(anruf);
		const seite = await pool(anruf.umgebung, blickVon(anruf), freiwilligenSichtbarkeitMode, anfrage);
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
		return alsSeite(LEER, alsAnfrage(anruf, anruf.query), (z) => z);
	},

	async exportFreiwillige(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const zeilen = await alleFreiwilligen(anruf.umgebung.db, blickVon(anruf), anfrage);
		const { freieFelderBezeichnung } = await parameter(anruf);
		const datei = { liste: 'freiwillige', endung: 'csv', anzahl: zeilen.length, anfrage } as const;
		return gibDatei(anruf, datei, alsCsv(freiwilligenspalten(freieFelderBezeichnung), zeilen));
	},

	async exportDokumente(anruf) {
		const datei = { liste: 'dokumente', endung: 'csv', anzahl: 0, anfrage: alsAnfrage(anruf, anruf.query) } as const;
		return gibDatei(anruf, datei, alsCsv(DOKUMENTSPALTEN, []));
	},

	async exportMaster(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const zeilen = await alleFreiwilligen(anruf.umgebung.db, blickVon(anruf), anfrage);
		const ids = zeilen.map((z) => z.freiwilligerID);
		const datei = { liste: 'freiwillige-master', endung: 'csv', anzahl: ids.length, anfrage } as const;
		return gibDatei(anruf, datei, await masterExport(anruf, ids));
	},
};

const alterVon = ({ geburtsdatum }: { readonly geburtsdatum: string | null }, heute: string): number | null =>
	geburtsdatum === null ? null : alterAm(geburtsdatum, heute);
