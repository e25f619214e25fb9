import pg from 'pg';
import { liesKonfiguration, uhr } from '#api/config.ts';
import { alsCsv } from '#api/present/dateien/csv.ts';
import { BEWERBUNGSDATEI } from '#api/present/dateien/export-listen.ts';
import { oeffneUmgebung } from '#api/umgebung.ts';
import { type Bewerbungszeile, bewerbungenplan } from '#projections/queries/akte/bewerbungen.ts';
import { alle } from '#projections/queries/liste/liste.ts';
import type { Fall } from '../fall.ts';
import { bevoelkert } from '../mandant.ts';
import { mitServer } from '../server.ts';
import { alsTraeger, TRAEGER } from '../zugang.ts';

const FREIWILLIGE = 100_000;
/** Applications of two cycles. */
const ZYKLEN = 2;
const ZEILEN = 25_000;
const RUNDEN = 3;

/** Rows per second; against the same rows fetched and written at once, without a web service. */
export const exportCsv: Fall = {
	name: 'CSV of 30,000 rows',
	unsere: async (ort) => {
		const gross = await bevoelkert(ort, 'bench_liste', FREIWILLIGE);
		return mitServer(gross, async (adresse) => {
			const anmeldung = await alsTraeger(adresse);
			const zyklen = await groessteZyklen(gross.url);
			return jeSekunde(zyklen, async (id) => {
				const headers = { ...anmeldung, 'x-zyklus': JSON.stringify({ id }) };
				const antwort = await fetch(`${adresse}/api/v1/freiwilliger/bewerbungen/export-csv?sort=name`, { headers });
				return antwort.text();
			});
		});
	},
	vergleich: async (ort) => {
		const gross = await bevoelkert(ort, 'bench_liste', FREIWILLIGE);
		const { db, pool } = await oeffneUmgebung(gross.url, uhr(liesKonfiguration({})), () => {});
		try {
			const plan = bewerbungenplan({ akteur: TRAEGER, heute, modus: 'EIGENE', freieFelder: [] });
			const spalten = Object.values(BEWERBUNGSDATEI).flat();
			return await jeSekunde(await groessteZyklen(gross.url), async (zyklusID) => {
				const anfrage = { zyklusID, filter: null, text: null, sort: ['name'], seite: 1, groesse: 50, heute };
				return alsCsv(spalten, await alle<Bewerbungszeile>(db, plan, anfrage));
			});
		} finally {
			await pool.end();
		}
	},
};

const heute = new Date().toISOString().slice(0, 10);

async function groessteZyklen(url: string): Promise<string[]> {
	const client = new pg.Client(url);
	await client.connect();
	const { rows } = await client.query<{ id: string }>(
		`select zyklus_id as id from wunsch group by 1 order by count(*) desc limit ${ZYKLEN}`,
	);
	await client.end();
	return rows.map(({ id }) => id);
}

async function jeSekunde(zyklen: readonly string[], hole: (zyklusID: string) => Promise<string>): Promise<number> {
	const beginn = performance.now();
	let zeilen = 0;
	for (let runde = 0; runde < RUNDEN; runde++) {
		const dateien = [];
		for (const zyklus of zyklen) dateien.push(await hole(zyklus));
		const anzahl = dateien.reduce((n, datei) => n + datei.split('\r\n').length - 2, 0);
		if (anzahl < ZEILEN) throw new Error(`${anzahl} Zeilen`);
		zeilen += anzahl;
	}
	return zeilen / ((performance.now() - beginn) / 1000);
}
