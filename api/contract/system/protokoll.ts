import { z } from 'zod';
import { sortierbar } from '#domain/liste/liste.ts';
import { ZUGRIFFE } from '#domain/liste/zugriffe.ts';
import { DATENARTEN, ZUGRIFFSARTEN } from '#domain/zugriff/protokoll.ts';
import { exportquery, listenquery } from '../filter.ts';
import { zaehlroute } from '../formen/zaehlung.ts';
import { liste, route } from '../route.ts';
import { benutzerRef, id, zeit } from '../werte.ts';

const SORT = sortierbar(ZUGRIFFE);
const KOPF = { method: 'GET', area: 'system', action: 'zugriffeLesen', extra: true } as const;

/** One access as it is shown. */
export const zugriffszeile = z.object({
	id: z.string(),
	zeit,
	art: z.enum(ZUGRIFFSARTEN),
	/** null: somebody without an account. */
	akteur: benutzerRef.nullable(),
	/** Who acted in the view of `akteur`. */
	impersoniertVon: benutzerRef.nullable(),
	betroffener: z.object({ id, name: z.string().nullable(), hatAkte: z.boolean() }).nullable(),
	/** Kinds of sensitive data that were read. */
	datenarten: z.array(z.enum(DATENARTEN)),
	/** In words: how, why not, where, which list. */
	anlass: z.string().nullable(),
	/** Rows of an export. */
	anzahl: z.int().nullable(),
	/** What an export was narrowed by; words that were searched for aren't kept. */
	filter: z.string().nullable(),
	/** Network, not address. */
	ip: z.string().nullable(),
});

/** Who signed in, looked and exported. */
export const protokoll = {
	listeZugriffe: route({
		...KOPF,
		path: '/v1/system/zugriffe',
		titel: 'Anmeldungen, Ansichten, Exporte und Einsichten in sensible Daten',
		query: listenquery(SORT),
		response: liste(zugriffszeile),
	}),
	zaehleZugriffe: zaehlroute({ area: 'system', path: '/v1/system/zugriffe', was: 'Zugriffe', action: 'zugriffeLesen' }),
	exportZugriffe: route({
		...KOPF,
		path: '/v1/system/zugriffe/export-csv',
		titel: 'Anmeldungen, Ansichten, Exporte und Einsichten in sensible Daten als CSV',
		query: exportquery(SORT),
		response: z.string(),
		contentType: 'text/csv; charset=utf-8',
	}),
};
