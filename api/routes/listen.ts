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
		return alsDatei(anruf, 'freiwillige', alsCsv(freiwilligenspalten(freieFelderBezeichnung), zeilen));
	},

	exportDokumente: async (anruf) => alsDatei(anruf, 'dokumente', alsCsv(DOKUMENTSPALTEN, [])),

	async exportMaster(anruf) {
		const anfrage = alsAnfrage(anruf, anruf.query);
		const zeilen = await alleFreiwilligen(anruf.umgebung.db, blickVon(anruf), anfrage);
		const ids = zeilen.map((z) => z.freiwilligerID);
		return alsDatei(anruf, 'freiwillige-master', await masterExport(anruf, ids));
	},
};

const alterVon = ({ geburtsdatum }: { readonly geburtsdatum: string | null }, heute: string): number | null =>
	geburtsdatum === null ? null : alterAm(geburtsdatum, heute);

function alsDatei({ reply, umgebung }: Umstand, name: string, csv: string): string {
	reply.header('content-disposition', `attachment; filename="${name}-${umgebung.ctx().heute}.csv"`);
	reply.header('cache-control', 'no-store');
	return csv;
}
