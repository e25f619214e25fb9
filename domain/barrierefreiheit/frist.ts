/** When a message about a barrier has to be answered. */
import { addiereMonate, addiereTage } from '#domain/datum.ts';

/** BGG § 12b Abs. 4: within a month. */
export const antwortfrist = (eingegangen: string): string => addiereMonate(eingegangen, 1);

const WARNUNG_TAGE = 7;

/** The latest term the start page tells of: a week is left. */
export const warnungBis = (heute: string): string => addiereTage(heute, WARNUNG_TAGE);

type Meldungslage = 'BEANTWORTET' | 'OFFEN' | 'BALD' | 'UEBERFAELLIG';

export function meldungslage(frist: string, beantwortetAm: string | null, heute: string): Meldungslage {
	if (beantwortetAm !== null) return 'BEANTWORTET';
	if (frist < heute) return 'UEBERFAELLIG';
	return frist <= warnungBis(heute) ? 'BALD' : 'OFFEN';
}
