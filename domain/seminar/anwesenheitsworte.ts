/** Half days in words. */
import { formatDatum } from '#domain/format/datum.ts';
import { type Anwesenheit, HAELFTEN, type Halbtagstand } from './anwesenheit.ts';

export const ANWESENHEIT_WORT: Readonly<Record<Anwesenheit, string>> = {
	ANWESEND: 'da',
	ENTSCHULDIGT: 'entschuldigt',
	UNENTSCHULDIGT: 'unentschuldigt',
	AU: 'krank (AU)',
	ABGEREIST: 'abgereist',
};

const HAELFTE_WORT = { VM: 'vormittags', NM: 'nachmittags' } as const;

/** `16.11.2026 entschuldigt, 17.11.2026 vormittags krank (AU)`, by date; both halves of a day alike are said at once. */
export function halbtagworte(halbtage: readonly Halbtagstand[]): string {
	const tage = [...new Set(halbtage.map(({ tag }) => tag))].toSorted();
	return tage
		.flatMap((tag) => {
			const teile = HAELFTEN.flatMap((haelfte) => halbtage.filter((h) => h.tag === tag && h.haelfte === haelfte));
			const [erster, zweiter] = teile;
			const ganz = erster && zweiter && erster.stand === zweiter.stand;
			const worte = (h: Halbtagstand) => `${HAELFTE_WORT[h.haelfte]} ${ANWESENHEIT_WORT[h.stand]}`;
			const genannt = ganz ? [ANWESENHEIT_WORT[erster.stand]] : teile.map(worte);
			return `${formatDatum(tag)} ${genannt.join(', ')}`;
		})
		.join('; ');
}
