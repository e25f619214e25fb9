import type { z } from 'zod';
import type { zugriffszeile } from '#api/contract/system/protokoll.ts';
import { formatDatumUhrzeit } from '#domain/format/datum.ts';
import { ANLASS_LABEL, DATENART_LABEL, EXPORT_LABEL, ZUGRIFFSART_LABEL } from '#domain/zugriff/protokoll.ts';
import type { Filter } from '#projections/queries/liste/filter.ts';
import type { Zugriffszeile } from '#projections/queries/zugang/zugriffe.ts';
import type { Spalte } from './dateien/csv.ts';

type Zeile = z.output<typeof zugriffszeile>;

/** A row of the record of access as the contract has it. */
export function zeigeZugriff(z: Zugriffszeile): Zeile {
	const { id, zeit, art, anzahl, ip, betroffenerID, hatAkte } = z;
	return {
		id,
		zeit,
		art,
		akteur: z.userID === null ? null : { id: z.userID, name: z.user },
		impersoniertVon: z.impersoniertVonID === null ? null : { id: z.impersoniertVonID, name: z.impersoniertVon },
		betroffener: betroffenerID === null ? null : { id: betroffenerID, name: z.betroffener, hatAkte },
		datenarten: [...(z.datenarten ?? [])],
		anlass: z.anlass && (ANLAESSE[z.anlass] ?? z.anlass),
		anzahl,
		filter: z.filter === null ? null : filtertext(z.filter as Exportfilter),
		ip,
	};
}

const ANLAESSE: Readonly<Record<string, string>> = { ...ANLASS_LABEL, ...EXPORT_LABEL };

/** What an export was narrowed by, as far as it is kept. */
export interface Exportfilter {
	readonly und?: Filter;
	/** Words were searched for. */
	readonly mitSuche?: true;
}

function filtertext({ und, mitSuche }: Exportfilter): string {
	return [und && bedingungstext(und), mitSuche && 'Suche'].filter(Boolean).join('; ');
}

function bedingungstext(filter: Filter): string {
	if ('und' in filter) return filter.und.map(bedingungstext).join('; ');
	if ('oder' in filter) return filter.oder.map(bedingungstext).join(' oder ');
	return [filter.feld, filter.op, [filter.wert].flat().join(', ')].filter(Boolean).join(' ');
}

const BEKANNT = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d)$/i;

/** The filter without words: what somebody typed could be a name. Ids, days and numbers stay. */
export function ohneWorte(filter: Filter): Filter {
	if ('und' in filter) return { und: filter.und.map(ohneWorte) };
	if ('oder' in filter) return { oder: filter.oder.map(ohneWorte) };
	const { feld, op, wert } = filter;
	const werte = [wert].flat();
	const bleibt = wert !== undefined && werte.every((w) => typeof w !== 'string' || BEKANNT.test(w));
	return bleibt ? { feld, op, wert } : { feld, op };
}

/** Columns of the record as a file. */
export const ZUGRIFFSPALTEN: readonly Spalte<Zeile>[] = [
	{ kopf: 'Zeit', wert: (z) => formatDatumUhrzeit(z.zeit) },
	{ kopf: 'Art', wert: (z) => ZUGRIFFSART_LABEL[z.art] },
	{ kopf: 'Benutzer', wert: (z) => z.impersoniertVon?.name ?? z.akteur?.name },
	{ kopf: 'In der Ansicht von', wert: (z) => z.impersoniertVon && z.akteur?.name },
	{ kopf: 'Betroffene Person', wert: (z) => z.betroffener?.name },
	{ kopf: 'Daten', wert: (z) => z.datenarten.map((art) => DATENART_LABEL[art]).join(', ') },
	{ kopf: 'Anlass', wert: (z) => z.anlass },
	{ kopf: 'Zeilen', wert: (z) => z.anzahl },
	{ kopf: 'Filter', wert: (z) => z.filter },
	{ kopf: 'Netz', wert: (z) => z.ip },
];
