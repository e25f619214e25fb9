/** What the words of a file are looked up in, made from the lists and addresses of the tenant. */
import type { Adresstyp } from '#domain/stammdaten/adresstyp.ts';
import { FUNKTIONEN } from '#domain/stammdaten/funktionen.ts';
import type { Bestandsadresse } from './abgleich.ts';
import type { Verzeichnisname, Verzeichnisse } from './lesen.ts';
import { schluessel } from './text.ts';

/** An entry of a list and what it may be called. */
export interface Listenwort {
	readonly liste: Verzeichnisname;
	readonly id: string;
	/** What it is shown as. */
	readonly bezeichnung: string;
	readonly worte: readonly string[];
	/** Off: stays where it is chosen, can't be chosen anew. */
	readonly isAktiv: boolean;
}

const VERZEICHNIS: Readonly<Partial<Record<Adresstyp, Verzeichnisname>>> = {
	VERBAND: 'verband',
	SPORTKREIS: 'sportkreis',
};

/** As long as the tenant hasn't named them otherwise. */
const STANDARDFUNKTIONEN: readonly Listenwort[] = Object.entries(FUNKTIONEN).map(([id, bezeichnung]) => ({
	liste: 'funktion',
	id,
	bezeichnung,
	worte: [id, bezeichnung],
	isAktiv: true,
}));

/** Where two entries share a word, the later one prevails. */
export function ordneWorte(worte: readonly Listenwort[], adressen: readonly Bestandsadresse[]): Verzeichnisse {
	const namen: Verzeichnisname[] = [
		'land',
		'dienstart',
		'sportart',
		'taetigkeitsfeld',
		'attribut1',
		'attribut2',
		'verband',
		'sportkreis',
		'titel',
		'funktion',
	];
	const alle = Object.fromEntries(namen.map((name) => [name, new Map<string, string>()]));
	for (const { liste, id, worte: eigene } of [...STANDARDFUNKTIONEN, ...worte, ...adressen.flatMap(alsWort)])
		for (const wort of eigene) alle[liste]?.set(schluessel(wort), id);
	return alle as unknown as Verzeichnisse;
}

function alsWort({ id, felder: { typ, bezeichnung, externeNummer } }: Bestandsadresse): Listenwort[] {
	const liste = VERZEICHNIS[typ];
	return liste
		? [{ liste, id, bezeichnung, worte: externeNummer ? [bezeichnung, externeNummer] : [bezeichnung], isAktiv: true }]
		: [];
}

/** Labels of everything an address refers to; an id that leads nowhere stays itself. */
export function benenne(
	worte: readonly Listenwort[],
	adressen: readonly { readonly id: string; readonly felder: { readonly bezeichnung: string } }[],
): (id: string) => string {
	const namen = new Map([
		...[...STANDARDFUNKTIONEN, ...worte].map(({ id, bezeichnung }) => [id, bezeichnung] as const),
		...adressen.map(({ id, felder }) => [id, felder.bezeichnung] as const),
	]);
	return (id) => namen.get(id) ?? id;
}

/** Entries that are off: what has them keeps them, nothing else may choose them. */
export const abgeschaltete = (worte: readonly Listenwort[]): ReadonlySet<string> =>
	new Set(worte.filter(({ isAktiv }) => !isAktiv).map(({ id }) => id));
