import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from } from 'pg-copy-streams';
import type { Projektion, Zeile } from './projection.ts';

/** Fills a table by COPY (225,000 rows/s; json_to_recordset 82,000). */
export async function kopiere(client: Client, { spalten }: Projektion, table: string, zeilen: readonly Zeile[]) {
	const namen = Object.keys(spalten);
	const ziel = client.query(from(`copy ${table} (${namen.join(', ')}) from stdin`));
	await pipeline([zeilen.map((z) => `${namen.map((n) => feld(z[n])).join('\t')}\n`).join('')], ziel);
}

const SONDERZEICHEN: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const maskiere = (text: string): string =>
	/[\\\n\r\t]/.test(text) ? text.replace(/[\\\n\r\t]/g, (z) => SONDERZEICHEN[z] as string) : text;

function feld(wert: unknown): string {
	if (wert === null || wert === undefined) return '\\N';
	if (typeof wert === 'string') return maskiere(wert);
	if (Array.isArray(wert)) return maskiere(`{${wert.map((w) => JSON.stringify(w)).join(',')}}`);
	return typeof wert === 'object' ? maskiere(JSON.stringify(wert)) : String(wert);
}
