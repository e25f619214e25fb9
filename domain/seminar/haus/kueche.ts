/** What the kitchen needs to know: numbers only. Table: House and kitchen. */
import type { Personendaten } from '#domain/felder/personenfelder.ts';
import type { Termin } from '../seminar-felder.ts';
import { type Aufenthalt, istDa, type Mahl, mahlzeiten } from './mahlzeiten.ts';

/** Everything, and what somebody chose instead. */
export const KOSTARTEN = ['ALLES', 'VEGETARISCH', 'VEGAN', 'HALAL', 'KOSCHER'] as const;
export type Kostart = (typeof KOSTARTEN)[number];

/** Who eats there. */
export interface Esser extends Aufenthalt {
	readonly id: string;
	readonly ernaehrung: Personendaten['ernaehrung'] | null;
	/** As he wrote it. */
	readonly allergien: string | null;
}

export interface Mahlzeile extends Mahl {
	readonly gesamt: number;
	readonly kost: Readonly<Record<Kostart, number>>;
}

/** How many come or go, and how many are there from then on. */
export interface Wechsel extends Mahl {
	readonly gesamt: number;
	readonly kommen: readonly string[];
	readonly gehen: readonly string[];
}

export interface Kuechenblatt {
	readonly personen: number;
	readonly zeilen: readonly Mahlzeile[];
	readonly wechsel: readonly Wechsel[];
	readonly allergien: readonly Allergie[];
}

export function kuechenblatt(termine: readonly Termin[], esser: readonly Esser[]): Kuechenblatt {
	const zeilen: Mahlzeile[] = [];
	const wechsel: Wechsel[] = [];
	let vorher: ReadonlySet<Esser> | null = null;
	for (const mahl of mahlzeiten(termine)) {
		const da = esser.filter((einer) => istDa(einer, mahl));
		const jetzt = new Set(da);
		zeilen.push({ ...mahl, gesamt: da.length, kost: jeKost(da) });
		// Who isn't there from the beginning comes later; with the first meal nobody leaves.
		const [kommen, gehen] = vorher === null ? [[], []] : unterschied(vorher, jetzt);
		if (kommen.length + gehen.length > 0) wechsel.push({ ...mahl, gesamt: da.length, kommen, gehen });
		vorher = jetzt;
	}
	return { personen: esser.length, zeilen, wechsel, allergien: zaehleAllergien(esser) };
}

const unterschied = (vorher: ReadonlySet<Esser>, jetzt: ReadonlySet<Esser>): [string[], string[]] => [
	[...jetzt].filter((einer) => !vorher.has(einer)).map(({ id }) => id),
	[...vorher].filter((einer) => !jetzt.has(einer)).map(({ id }) => id),
];

function jeKost(da: readonly Esser[]): Readonly<Record<Kostart, number>> {
	const kost: Record<Kostart, number> = { ALLES: 0, VEGETARISCH: 0, VEGAN: 0, HALAL: 0, KOSCHER: 0 };
	for (const { ernaehrung } of da) kost[ernaehrung ?? 'ALLES'] += 1;
	return kost;
}

export interface Allergie {
	readonly bezeichnung: string;
	readonly anzahl: number;
}

/** What people write who have none: a no, or one with these words about it and no other. */
const NEIN: ReadonlySet<string> = new Set([
	...['kein', 'keine', 'keinerlei', 'nein', 'nicht', 'nichts', 'nix', 'ohne', 'unbekannt', 'none', 'no'],
	...['', 'na', 'ka'],
]);
const DABEI: ReadonlySet<string> = new Set([
	...['mir', 'bekannt', 'bekannte', 'bekannten', 'vorhanden', 'und', 'oder', 'angabe', 'angaben'],
	...['allergie', 'allergien', 'unverträglichkeit', 'unverträglichkeiten', 'intoleranzen'],
	...['lebensmittelallergie', 'lebensmittelallergien', 'lebensmittelunverträglichkeiten', 'nahrungsmittelallergien'],
]);
function istKeine(klein: string): boolean {
	// `n/a`, `k. A.`, `–`
	const [erstes = '', ...weitere] = klein
		.replace(/[./–—-]/g, '')
		.replace(/^([nk]) a$/, '$1a')
		.trim()
		.split(' ');
	return NEIN.has(erstes) && weitere.every((wort) => DABEI.has(wort) || NEIN.has(wort));
}

/** Not inside brackets: they explain the word before them. */
const TRENNER = /[,;\n](?![^(]*\))/;

/** Cut at commas, counted once for each person whatever its capitals, written as most of them do. */
export function allergienAus(text: string | null): string[] {
	const teile = (text ?? '').split(TRENNER).map((teil) => teil.trim().replace(/\s+/g, ' ').replace(/\.$/, ''));
	const jede = new Map(teile.map((teil) => [teil.toLocaleLowerCase('de'), teil]));
	return [...jede].filter(([klein]) => !istKeine(klein)).map(([, teil]) => teil);
}

/** The most frequent first. */
export function zaehleAllergien(esser: readonly Pick<Esser, 'allergien'>[]): Allergie[] {
	const gruppen = Map.groupBy(
		esser.flatMap(({ allergien }) => allergienAus(allergien)),
		(wort) => wort.toLocaleLowerCase('de'),
	);
	return [...gruppen.values()]
		.map((worte) => ({ bezeichnung: haeufigste(worte), anzahl: worte.length }))
		.toSorted((a, b) => b.anzahl - a.anzahl || a.bezeichnung.localeCompare(b.bezeichnung, 'de'));
}

function haeufigste(worte: readonly string[]): string {
	const gezaehlt = [...Map.groupBy(worte, (wort) => wort)].toSorted(
		([a, mehr], [b, weniger]) => weniger.length - mehr.length || (a < b ? -1 : 1),
	);
	return gezaehlt[0]?.[0] ?? '';
}
