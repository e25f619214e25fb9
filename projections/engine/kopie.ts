import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Projektion, Zeile } from './projection.ts';

/** Fills a table by COPY (225,000 rows/s; json_to_recordset 82,000). */
export async function kopiere(client: Client, { spalten }: Projektion, table: string, zeilen: readonly Zeile[]) {
	const namen = Object.keys(spalten);
	const felder = Object.entries(spalten).map(([name, typ]) => {
		// A list in JSON is written otherwise than an array.
		const schreibe = typ.startsWith('jsonb') ? json : feld;
		return (zeile: Zeile) => schreibe(zeile[name]);
	});
	const ziel = client.query(from(`copy ${table} (${namen.join(', ')}) from stdin`));
	await pipeline([zeilen.map((z) => `${felder.map((eines) => eines(z)).join('\t')}\n`).join('')], ziel);
}

const SONDERZEICHEN: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const maskiere = (text: string): string =>
	/[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (z) => SONDERZEICHEN[z] as string) : text;

function feld(wert: unknown): string {
	if (wert === null || wert === undefined) return '\\N';
	if (typeof wert === 'string') return maskiere(wert);
	if (Array.isArray(wert)) return maskiere(`{${wert.map((w) => JSON.stringify(w)).join(',')}}`);
	return typeof wert === 'object' ? json(wert) : String(wert);
}

const json = (wert: unknown): string => (wert === null || wert === undefined ? '\\N' : maskiere(JSON.stringify(wert)));
