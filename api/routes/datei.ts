import { merkeExport } from '#commands/zugang/zugriff.ts';
import type { Exportliste } from '#domain/zugriff/protokoll.ts';
import type { Anfrage } from '#projections/queries/liste/liste.ts';
import { type Exportfilter, ohneWorte } from '../present/zugriff.ts';
import type { Umstand } from './handler.ts';

/** A list about to leave the portal. */
interface Datei {
	readonly liste: Exportliste;
	readonly endung: 'csv' | 'xlsx' | 'json' | 'pdf' | 'xml' | 'txt' | 'zip';
	/** Rows in it. */
	readonly anzahl: number;
	readonly anfrage: Pick<Anfrage, 'filter' | 'text'> | null;
}

/** Hands a list out as a file, after recording that: what can't be recorded doesn't leave. */
export async function gibDatei<Inhalt>(
	{ umgebung, akteur, request, reply }: Umstand,
	{ liste, endung, anzahl, anfrage }: Datei,
	inhalt: Inhalt,
): Promise<Inhalt> {
	await merkeExport(umgebung.db, { akteur, liste, anzahl, filter: anfrage && exportfilter(anfrage), ip: request.ip });
	reply.header('content-disposition', `attachment; filename="${liste}-${umgebung.ctx().heute}.${endung}"`);
	reply.header('cache-control', 'no-store');
	return inhalt;
}

function exportfilter({ filter, text }: Pick<Anfrage, 'filter' | 'text'>): Exportfilter | null {
	if (!filter && !text) return null;
	return { ...(filter && { und: ohneWorte(filter) }), ...(text && { mitSuche: true as const }) };
}
