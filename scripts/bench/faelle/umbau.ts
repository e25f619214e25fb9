import { rebuildPostgreSQLProjections } from '@event-driven-io/emmett-postgresql';
import { alsEinziger, baueUm } from '#projections/engine/rebuild.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { EMMETT_TABELLE, liste, mitEmmett, schreibeNeuen as schreibeEmmett } from '../emmett.ts';
import { AUFRUFER, type Fall, type Messort } from '../fall.ts';
import { melde } from '../messwert.ts';
import { verlaufsliste } from '../stoff.ts';
import { mitUnserem, schreibeNeuen } from '../unsere.ts';

const JE_STREAM = 100;
// The peer takes minutes for what we do in one second: it gets fewer, and says what that would come to.
const UNSERE_STREAMS = 6_000;
const VERGLEICH_STREAMS = 100;

async function rate(ort: Messort, table: string, streams: number, baue: () => Promise<unknown>): Promise<number> {
	const beginn = performance.now();
	await baue();
	const sekunden = (performance.now() - beginn) / 1_000;
	const sql = `select count(*)::int as zeilen, min(anzahl) as anzahl from ${table}`;
	const { rows } = await mitClient(ort.ownerUrl, (client) => client.query(sql));
	if (rows[0].zeilen !== streams || rows[0].anzahl !== JE_STREAM)
		throw new Error(`${table} ist unvollständig: ${JSON.stringify(rows[0])}`);
	return (streams * JE_STREAM) / sekunden;
}

/** The peer gets one writer: it orders by transaction, pages by position and so skips what crossing writers wrote. */
async function fuelle(streams: number, schreiberzahl: number, schreibe: () => Promise<unknown>): Promise<void> {
	let offen = streams;
	const schreiber = async () => {
		while (offen-- > 0) await schreibe();
	};
	await Promise.all(Array.from({ length: schreiberzahl }, schreiber));
}

export const umbau: Fall = {
	name: 'rebuild (events)',
	unsere: (ort) =>
		mitUnserem(ort, [verlaufsliste], async (umgebung) => {
			await fuelle(UNSERE_STREAMS, AUFRUFER, () => schreibeNeuen(umgebung, JE_STREAM));
			const baue = () => alsEinziger(ort.ownerUrl, (leitung) => baueUm(ort.ownerUrl, leitung, [verlaufsliste]));
			return rate(ort, verlaufsliste.table, UNSERE_STREAMS, baue);
		}),
	vergleich: (ort) =>
		mitEmmett(ort, 0, async (store) => {
			await fuelle(VERGLEICH_STREAMS, 1, () => schreibeEmmett(store, JE_STREAM));
			const baue = async () => {
				const umbauer = rebuildPostgreSQLProjections({
					connectionString: ort.ownerUrl,
					projections: [liste],
					pulling: { batchSize: 1_000, pullingFrequencyInMs: 1 },
				});
				await umbauer.start();
				await umbauer.close();
			};
			const jeSekunde = await rate(ort, EMMETT_TABELLE, VERGLEICH_STREAMS, baue);
			const ereignisse = UNSERE_STREAMS * JE_STREAM;
			melde({ gebaut: VERGLEICH_STREAMS * JE_STREAM, hochgerechnetAuf: ereignisse, sekunden: ereignisse / jeSekunde });
			return jeSekunde;
		}),
};
