/** How days and instants are shown (table: Helper formats). */

import { istDatum } from '#domain/datum.ts';

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

/** `2026-10-05`, `05.10.2026`, `5.10.2026` */
export function liesTag(text: string): string | null {
	const deutsch = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim());
	const tag = deutsch ? `${deutsch[3]}-${deutsch[2]?.padStart(2, '0')}-${deutsch[1]?.padStart(2, '0')}` : text.trim();
	return istDatum(tag) ? tag : null;
}

/** An instant in German time: `05.10.2025 - 09:03 Uhr`. */
export function formatDatumUhrzeit(instant: string | null | undefined): string {
	if (!instant) return '';
	const teile = zeitteile(instant);
	return `${teile.day}.${teile.month}.${teile.year} - ${teile.hour}:${teile.minute} Uhr`;
}

/** `9:30` and `09.30` → `09:30`, `9 Uhr` → `09:00`; null: no time of a day. */
export function liesUhrzeit(text: string): string | null {
	const [, stunde, minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?(?: ?Uhr)?$/.exec(text.trim()) ?? [];
	if (stunde === undefined || Number(stunde) > 23 || Number(minute) > 59) return null;
	return `${stunde.padStart(2, '0')}:${minute}`;
}

/** What clocks in Germany show at an instant: `09:03`. */
export function uhrzeitInBerlin(instant: string): string {
	const { hour, minute } = zeitteile(instant);
	return `${hour}:${minute}`;
}

/** An instant's time of day: `09:03 Uhr`. */
export const formatUhrzeit = (instant: string): string => `${uhrzeitInBerlin(instant)} Uhr`;

const zeitteile = (instant: string): Partial<Record<string, string>> =>
	Object.fromEntries(UHRZEIT.formatToParts(new Date(instant)).map((teil) => [teil.type, teil.value]));

/** The languages users choose from; digits are the same in both, only months and weekdays are named in them. */
export const SPRACHEN = ['de', 'en'] as const;
export type Sprache = (typeof SPRACHEN)[number];

/** The English of the continent: the day before the month. */
const REGION: Readonly<Record<Sprache, string>> = { de: 'de-DE', en: 'en-GB' };

const benannt =
	(form: Intl.DateTimeFormatOptions) =>
	(tag: string, sprache: Sprache = 'de'): string =>
		new Date(`${tag}T00:00:00Z`).toLocaleDateString(REGION[sprache], { timeZone: 'UTC', ...form });

const ganzerMonat = benannt({ month: 'long', year: 'numeric' });

/** `2025-09` → `September 2025`. */
export const formatMonat = (monat: string | null | undefined, sprache: Sprache = 'de'): string =>
	monat ? ganzerMonat(`${monat}-01`, sprache) : '';

/** `2025-09-01` → `Sept. 25`. */
export const formatMonatKurzMitJahr = benannt({ month: 'short', year: '2-digit' });
/** `2025-09-01` → `Sept.`: as it is written beside a year; alone the browser would shorten it to `Sep`. */
export const formatMonatKurz: typeof formatMonatKurzMitJahr = (...tag) =>
	formatMonatKurzMitJahr(...tag).replace(/ .*/, '');
/** `2025-09-01` → `Montag`. */
export const formatWochentag = benannt({ weekday: 'long' });
/** `2025-09-01` → `Mo`. */
export const formatWochentagKurz = benannt({ weekday: 'short' });
/** `2025-09-01` → `Montag, 1. September 2025`. */
export const formatLangesDatum = benannt({ dateStyle: 'full' });
