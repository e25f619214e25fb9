/** How days and instants are shown (table: Helper formats). */

const UHRZEIT = new Intl.DateTimeFormat('de-DE', {
	timeZone: 'Europe/Berlin',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
	hour: '2-digit',
	minute: '2-digit',
	hourCycle: 'h23',
});

/** `2025-09-01` → `01.09.2025`; nothing → empty text. */
export function formatDatum(tag: string | null | undefined): string {
	return tag ? `${tag.slice(8, 10)}.${tag.slice(5, 7)}.${tag.slice(0, 4)}` : '';
}

/** An instant in German time: `05.10.2025 - 09:03 Uhr`. */
export function formatDatumUhrzeit(instant: string | null | undefined): string {
	if (!instant) return '';
	const teile = Object.fromEntries(UHRZEIT.formatToParts(new Date(instant)).map((teil) => [teil.type, teil.value]));
	return `${teile.day}.${teile.month}.${teile.year} - ${teile.hour}:${teile.minute} Uhr`;
}

/** `2025-09` → `September 2025`; month names in the user's language. */
export function formatMonat(monat: string | null | undefined, sprache: 'de' | 'en' = 'de'): string {
	if (!monat) return '';
	const erster = new Date(`${monat}-01T00:00:00Z`);
	return erster.toLocaleDateString(sprache, { timeZone: 'UTC', month: 'long', year: 'numeric' });
}
