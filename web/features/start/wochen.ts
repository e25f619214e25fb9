import { addiereTage } from '#domain/datum.ts';

const WOCHEN = 10;

export interface Woche {
	/** `2026-34`: year and number of the ISO week. */
	key: string;
	/** `34`. */
	nummer: string;
	anzahl: number;
	/** The current week. */
	laeuft: boolean;
}

/** The last ten weeks up to now, also those without applications. */
export function letzteWochen(jeWoche: readonly { woche: string; anzahl: number }[], heute: string): Woche[] {
	return Array.from({ length: WOCHEN }, (_, i) => {
		const zurueck = WOCHEN - 1 - i;
		const key = isoWoche(addiereTage(heute, -7 * zurueck));
		const anzahl = jeWoche.find(({ woche }) => woche === key)?.anzahl ?? 0;
		return { key, nummer: key.slice(5), anzahl, laeuft: zurueck === 0 };
	});
}

const TAG_MS = 86_400_000;

/** A week belongs to the year of its Thursday (ISO 8601). */
function isoWoche(tag: string): string {
	const mittag = new Date(`${tag}T12:00:00Z`);
	const wochentag = (mittag.getUTCDay() + 6) % 7;
	const donnerstag = new Date(mittag.getTime() + (3 - wochentag) * TAG_MS);
	const jahr = donnerstag.getUTCFullYear();
	const nummer = Math.floor((donnerstag.getTime() - Date.UTC(jahr, 0, 1)) / TAG_MS / 7) + 1;
	return `${jahr}-${String(nummer).padStart(2, '0')}`;
}
