/** Do two files mean the same person? Spelling, accents and slips of the keyboard don't tell people apart. */
import { gefaltet, zusammen } from '#domain/suche/schreibweise.ts';

/** What people are recognised by. */
export interface Merkmale {
	readonly vorname?: string | null | undefined;
	readonly nachname?: string | null | undefined;
	readonly geburtsdatum?: string | null | undefined;
	readonly email?: string | null | undefined;
}

/** Why two files may mean the same person, the surest first. */
export const DUBLETTENGRUENDE = ['NAME_GEBURTSDATUM', 'EMAIL', 'AEHNLICHER_NAME', 'AEHNLICHES_GEBURTSDATUM'] as const;
export type Dublettengrund = (typeof DUBLETTENGRUENDE)[number];

/** Every reason; none: two people. */
export function dublettengruende(a: Merkmale, b: Merkmale): Dublettengrund[] {
	const zutreffend: Readonly<Record<Dublettengrund, boolean>> = {
		NAME_GEBURTSDATUM: gleicherTag(a, b) && gleicherName(a, b),
		EMAIL: gleicheEmail(a, b),
		AEHNLICHER_NAME: gleicherTag(a, b) && !gleicherName(a, b) && aehnlicherName(a, b),
		AEHNLICHES_GEBURTSDATUM: gleicherName(a, b) && vertippterTag(a.geburtsdatum, b.geburtsdatum),
	};
	return DUBLETTENGRUENDE.filter((grund) => zutreffend[grund]);
}

const worte = (name: string | null | undefined): string[] =>
	gefaltet(name ?? '')
		.split(' ')
		.filter(Boolean);

const gleicherTag = (a: Merkmale, b: Merkmale): boolean => Boolean(a.geburtsdatum) && a.geburtsdatum === b.geburtsdatum;

function gleicheEmail(a: Merkmale, b: Merkmale): boolean {
	const eine = zusammen(a.email ?? '');
	return eine !== '' && eine === zusammen(b.email ?? '');
}

const gleicherName = (a: Merkmale, b: Merkmale): boolean => namen(a, b, (x, y) => x === y);
const aehnlicherName = (a: Merkmale, b: Merkmale): boolean => namen(a, b, vertippt);

/** First and last name agree, be they interchanged; of several words one is enough (`Lena Marie`, `Müller-Schmidt`). */
function namen(a: Merkmale, b: Merkmale, passt: (x: string, y: string) => boolean): boolean {
	const einer = (xs: string[], ys: string[]) => xs.some((x) => ys.some((y) => passt(x, y)));
	const [av, an, bv, bn] = [worte(a.vorname), worte(a.nachname), worte(b.vorname), worte(b.nachname)];
	return (einer(av, bv) && einer(an, bn)) || (einer(av, bn) && einer(an, bv));
}

/** Short names differ by a letter and are others: Lena, Lina. */
function vertippt(a: string, b: string): boolean {
	const laenge = Math.min(a.length, b.length);
	const erlaubt = laenge < 5 ? 0 : laenge < 8 ? 1 : 2;
	return Math.abs(a.length - b.length) <= erlaubt && abstand(a, b) <= erlaubt;
}

/** One wrong digit, or two that changed places: day and month as well. */
function vertippterTag(a: string | null | undefined, b: string | null | undefined): boolean {
	if (!a || !b || a === b) return false;
	const [jahr, monat, tag] = a.split('-');
	return b === `${jahr}-${tag}-${monat}` || abstand(a, b) === 1;
}

/** Letters to add, leave out, exchange or swap with their neighbour to make one word of the other. */
function abstand(a: string, b: string): number {
	let vorletzte: number[] = [];
	let letzte = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const zeile = [i];
		for (let j = 1; j <= b.length; j++) {
			const anders = a[i - 1] === b[j - 1] ? 0 : 1;
			const vertauscht = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			zeile[j] = Math.min(
				(letzte[j] ?? 0) + 1,
				(zeile[j - 1] ?? 0) + 1,
				(letzte[j - 1] ?? 0) + anders,
				vertauscht ? (vorletzte[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
			);
		}
		vorletzte = letzte;
		letzte = zeile;
	}
	return letzte[b.length] ?? 0;
}
