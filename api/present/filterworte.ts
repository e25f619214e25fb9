/** The filter of a list in the words of its page, for whoever opens the file later. */
import { istDatum } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import type { FilterOp } from '#domain/liste/filterops.ts';
import type { Liste } from '#domain/liste/liste.ts';
import { formatStatus, type Statuskatalog } from '#domain/status/katalog.ts';
import type { Filter } from '#projections/queries/liste/filter.ts';
import type { Anfrage } from '#projections/queries/liste/liste.ts';

interface Feld {
	readonly titel: string;
	readonly katalog?: Statuskatalog;
	readonly worte?: Readonly<Record<string, string>>;
}

/** Names of what a filter tells by id. */
export type Filternamen = ReadonlyMap<string, string>;

/** null: it leaves nothing out. */
export function filterworte(liste: Liste, { filter, text }: Pick<Anfrage, 'filter' | 'text'>, namen: Filternamen) {
	const felder = felderVon(liste);
	const teile = [filter && wortlaut(filter, felder, namen), text && `Suche nach „${text}“`];
	return teile.filter(Boolean).join('; ') || null;
}

function felderVon({ spalten, filter = {} }: Liste): ReadonlyMap<string, Feld> {
	const felder = new Map<string, Feld>(Object.entries(filter));
	for (const [name, spalte] of Object.entries(spalten)) {
		felder.set(spalte.feld ?? name, spalte);
		if (typeof spalte.filter === 'object') felder.set(spalte.filter.feld, { titel: spalte.titel });
	}
	return felder;
}

function wortlaut(filter: Filter, felder: ReadonlyMap<string, Feld>, namen: Filternamen): string {
	const jedes = (teile: readonly Filter[]) => teile.map((teil) => wortlaut(teil, felder, namen)).filter(Boolean);
	if ('und' in filter) return jedes(filter.und).join('; ');
	if ('oder' in filter) return jedes(filter.oder).join(' oder ');
	const feld = felder.get(filter.feld) ?? { titel: filter.feld };
	const werte = [filter.wert ?? []].flat().map((wert) => wertwort(wert, feld, namen));
	return [feld.titel, vergleich(filter.op, werte)].join(' ');
}

function vergleich(op: FilterOp, werte: readonly string[]): string {
	const alle = werte.join(', ');
	switch (op) {
		case 'gleich':
		case 'in':
			return alle;
		case 'ungleich':
			return `nicht ${alle}`;
		case 'zwischen':
			return `von ${werte[0] ?? ''} bis ${werte[1] ?? ''}`;
		case 'enthaelt':
			return `enthält ${alle}`;
		case 'leer':
			return 'ohne Angabe';
		case 'nichtLeer':
			return 'mit Angabe';
		case 'vor':
			return `vor dem ${alle}`;
		case 'nach':
			return `nach dem ${alle}`;
	}
}

function wertwort(wert: unknown, { katalog, worte }: Feld, namen: Filternamen): string {
	if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
	if (typeof wert === 'number')
		return katalog && wert in katalog.eintraege ? formatStatus(katalog, wert) : String(wert);
	const text = String(wert);
	return worte?.[text] ?? namen.get(text) ?? (istDatum(text) ? formatDatum(text) : text);
}
