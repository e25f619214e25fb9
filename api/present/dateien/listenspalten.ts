import { ampelwort, type Dokumentampel } from '#domain/akte/dokument/dokumentampel.ts';
import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import type { EigeneSpalten, Liste, Spalte as Listenspalte, Spaltenzeile, Zeileninhalt } from '#domain/liste/liste.ts';
import { formatStatus } from '#domain/status/katalog.ts';
import type { Spalte } from './csv.ts';

/** Columns of an export by the name of the list's column; a name is two of them. */
export type Spaltensatz<Zeile> = Readonly<Record<string, readonly Spalte<Zeile>[]>>;

interface Benannt {
	readonly vorname: string | null;
	readonly nachname: string | null;
}

const NAME: readonly Spalte<Benannt>[] = [
	{ kopf: 'Nachname', wert: (z) => z.nachname },
	{ kopf: 'Vorname', wert: (z) => z.vorname },
];

type Wert<Z> = Spalte<Z>['wert'];

/** The columns of a list's file, each as its cell reads. */
export function csvspalten<const L extends Liste, Z extends Spaltenzeile<L> = Zeileninhalt<L>>(
	{ spalten }: L,
	eigene: Readonly<Record<EigeneSpalten<L>, Wert<Z>>>,
): Spaltensatz<Z> {
	const geschrieben = eigene as Readonly<Record<string, Wert<Z>>>;
	const satz = Object.entries(spalten).map(([name, spalte]) => {
		if (spalte.art === 'person') return [name, NAME];
		const wert = geschrieben[name] ?? ((zeile: object) => alsText(spalte, name, zeile as Record<string, unknown>));
		return [name, [{ kopf: spalte.titel, wert }]];
	});
	return Object.fromEntries(satz) as Spaltensatz<Z>;
}

function alsText(spalte: Listenspalte, name: string, zeile: Readonly<Record<string, unknown>>): string | number | null {
	const wert = zeile[spalte.feld ?? name];
	switch (spalte.art) {
		case 'status':
			return formatStatus(spalte.katalog, wert as number);
		case 'wahl':
			return wert === null ? null : (spalte.worte[wert as string] ?? null);
		case 'ort':
			return [zeile.plz, zeile.ort].filter(Boolean).join(' ');
		case 'tag':
			return formatDatum(wert as string | null);
		case 'zeit':
		case 'zeitpunkt':
			return formatDatum(wert ? tagInBerlin(wert as string) : null);
		case 'ampel':
			return ampelwort(wert as Dokumentampel | null);
		case 'texte':
			return (wert as readonly string[]).join(', ');
		case 'tage':
			return wert === null ? null : formatZahl(wert as number, 1);
		case 'janein':
			return wert ? 'Ja' : 'Nein';
		default:
			return wert as string | number | null;
	}
}
