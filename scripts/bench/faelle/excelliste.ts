import { type CellValue, writeXlsxStream } from 'hucre/xlsx';
import { listenstrom } from '#api/present/dateien/excelliste.ts';
import type { Blattspalte } from '#api/present/dateien/xlsx.ts';
import type { Fall } from '../fall.ts';

const [ZEILEN, SPALTEN, JE_STAPEL] = [30_000, 60, 200];

/** Of ten columns one holds numbers, one days, three nothing, five words. */
const inhalt = (zeile: number, spalte: number): string | number | null => {
	const art = spalte % 10;
	if (art === 0) return zeile * spalte;
	if (art === 1) return '2026-11-16';
	return art < 5 ? null : `Turn- und Sportgemeinschaft ${zeile} & Söhne`;
};
const BLATTSPALTEN: readonly Blattspalte<number>[] = Array.from({ length: SPALTEN }, (_, spalte) => ({
	kopf: `Spalte ${spalte}`,
	wert: (zeile) => inhalt(zeile, spalte),
	...(spalte % 10 === 1 && { art: 'TAG' as const }),
}));
const ERLAEUTERUNG = { inhalt: 'Zeilen', filter: 'keiner', stand: '2026-11-24T08:00:00Z', erstelltVon: 'Bench' };

function* stapel(): Generator<number[]> {
	for (let ab = 0; ab < ZEILEN; ab += JE_STAPEL) yield Array.from({ length: JE_STAPEL }, (_, i) => ab + i);
}
function* zeilen(): Generator<CellValue[]> {
	for (let zeile = 0; zeile < ZEILEN; zeile++)
		yield BLATTSPALTEN.map((_, spalte) => (spalte % 10 === 1 ? new Date('2026-11-16') : inhalt(zeile, spalte)));
}

/** Cells per second of one file; beside the figure, what it took of memory at most. */
async function miss(seite: string, bytes: () => AsyncIterable<Uint8Array>): Promise<number> {
	const [beginn, anfangs] = [performance.now(), process.memoryUsage().rss];
	let [groesse, hoechstens] = [0, anfangs];
	for await (const stueck of bytes()) {
		groesse += stueck.length;
		hoechstens = Math.max(hoechstens, process.memoryUsage.rss());
	}
	const sekunden = (performance.now() - beginn) / 1000;
	const mb = (zahl: number) => `${Math.round(zahl / 1e6)} MB`;
	const speicher = `peak RSS ${mb(hoechstens)}, ${mb(anfangs)} before`;
	console.error(`Excel ${seite}: ${sekunden.toFixed(1)} s, file ${mb(groesse)}, ${speicher}`);
	return (ZEILEN * SPALTEN) / sekunden;
}

/** 30,000 rows of 60 cells, typed, filtered and explained; beside the library's own stream of the same cells, bare. */
export const excelliste: Fall = {
	name: 'Excel file of 30,000 rows by 60 columns',
	unsere: () =>
		miss('ours', () =>
			listenstrom({
				name: 'Liste',
				spalten: BLATTSPALTEN,
				stapel: stapel(),
				erlaeuterung: (anzahl) => ({ ...ERLAEUTERUNG, summen: [{ bezeichnung: 'Zeilen', wert: anzahl }] }),
			}),
		),
	vergleich: () => miss('peer', () => writeXlsxStream(zeilen(), { name: 'Liste' })),
};
