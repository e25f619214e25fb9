/** How long a seminar keeps who eats and sleeps how (privacy.md: diet, allergy, rooms of a seminar). */
import { addiereMonate } from '#domain/datum.ts';

/** The day on which it goes; null: without dates there is nothing to count from. */
export const loeschtag = (letzterTag: string | null, seminardatenMonate: number): string | null =>
	letzterTag === null ? null : addiereMonate(letzterTag, seminardatenMonate);

/** `faelligAm`: the day on which it goes. What has ended before stays ended, whatever the term is now. */
export interface Hausfrist {
	readonly geloeschtAm: string | null;
	readonly faelligAm: string | null;
	readonly heute: string;
}

/** The day since which nothing is shown any more; null: it still is. */
export const nichtMehrSeit = ({ geloeschtAm, faelligAm, heute }: Hausfrist): string | null =>
	geloeschtAm ?? (faelligAm !== null && faelligAm <= heute ? faelligAm : null);
