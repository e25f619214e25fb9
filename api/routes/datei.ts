import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { ablage } from '#commands/dateien/ablage.ts';
import { behalteGanz, behalteUnterwegs, type Zaehlwerk } from '#commands/dateien/exportdatei.ts';
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
	/** Of what is read piece by piece: how far it is. */
	readonly zaehlwerk?: Zaehlwerk;
}

/** Hands a list out as a file, after recording that: what can't be recorded doesn't leave. */
export async function gibDatei<Inhalt>(umstand: Umstand, datei: Datei, inhalt: Inhalt): Promise<Inhalt> {
	const { umgebung, akteur, request, reply } = umstand;
	const { liste, endung, anzahl, anfrage } = datei;
	const filter = anfrage && exportfilter(anfrage);
	await merkeExport(umgebung.db, { akteur, liste, anzahl, filter, ip: request.ip });
	alsExport(reply, `${liste}-${umgebung.ctx().heute}.${endung}`);
	return behalte(umstand, { ...datei, filter }, inhalt);
}

export function alsExport(reply: FastifyReply, name: string): void {
	reply.header('content-disposition', `attachment; filename="${name}"`);
	reply.header('cache-control', 'no-store');
}

/** Whoever exports in person finds it again in his inbox; a key has none, and what one sees as another isn't the other's. */
async function behalte<Inhalt>(
	{ umgebung, portal, akteur, request }: Umstand,
	{ liste, endung, anzahl, filter, zaehlwerk }: Datei & { readonly filter: Exportfilter | null },
	inhalt: Inhalt,
): Promise<Inhalt> {
	const { userID, art, impersoniertVon } = akteur;
	const aktion = request.routeOptions.config.definition?.action;
	if (!aktion || userID === null || art !== 'USER' || impersoniertVon !== null) return inhalt;
	const dort = ablage(portal.konfiguration.datenVerzeichnis);
	const kopf = { userID, liste, endung, aktion, filter, anzahl };
	if (inhalt instanceof Readable) {
		return Readable.from(behalteUnterwegs(umgebung, dort, { ...kopf, zaehlwerk }, inhalt)) as unknown as Inhalt;
	}
	await behalteGanz(umgebung, dort, kopf, inhalt as string | Uint8Array);
	return inhalt;
}

function exportfilter({ filter, text }: Pick<Anfrage, 'filter' | 'text'>): Exportfilter | null {
	if (!filter && !text) return null;
	return { ...(filter && { und: ohneWorte(filter) }), ...(text && { mitSuche: true as const }) };
}
