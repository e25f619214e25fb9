/**
 * Calendar arithmetic on days (`YYYY-MM-DD`). Days compare as strings; everything is computed in UTC, so that no
 * time zone and no daylight saving can move a day.
 */

const TAG_MS = 86_400_000;

function alsZahl(text: string): number {
	const [jahr, monat, tag] = zerlege(text);
	return Date.UTC(jahr, monat - 1, tag);
}

/** Put together: written in full as an instant and cut off, a day takes five times as long, and plans ask for many. */
function alsTag(ms: number): string {
	const zeit = new Date(ms);
	if (Number.isNaN(zeit.getTime())) throw new RangeError('kein Tag des Kalenders');
	const jahr = String(zeit.getUTCFullYear()).padStart(4, '0');
	return `${jahr}-${ZWEISTELLIG[zeit.getUTCMonth() + 1]}-${ZWEISTELLIG[zeit.getUTCDate()]}`;
}

const ZWEISTELLIG = Array.from({ length: 32 }, (_, zahl) => String(zahl).padStart(2, '0'));

/** Beyond these nothing happens here; between them every calculation and the database find a day. */
const ERSTER_TAG = '1900-01-01';
const LETZTER_TAG = '2199-12-31';

/** Is it a day of the calendar, written `YYYY-MM-DD`, that anything here can be about? */
export function istDatum(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < ERSTER_TAG || text > LETZTER_TAG) return false;
	const [jahr, monat, tag] = zerlege(text);
	// Every month has its first 28 days: for nearly all that is asked here.
	return monat >= 1 && monat <= 12 && tag >= 1 && (tag <= 28 || tag <= tageImMonat(jahr, monat));
}

const tageImMonat = (jahr: number, monat: number): number => new Date(Date.UTC(jahr, monat, 0)).getUTCDate();

export function addiereTage(tag: string, tage: number): string {
	return alsTag(alsZahl(tag) + tage * TAG_MS);
}

/** Same day of the month; where the month is too short, its last day. */
export function addiereMonate(tag: string, monate: number): string {
	const [jahr, monat, tagImMonat] = zerlege(tag);
	return alsTag(Date.UTC(jahr, monat - 1 + monate, Math.min(tagImMonat, tageImMonat(jahr, monat + monate))));
}

/** First day of the month that many months on. */
export const monatserster = (tag: string, monate: number): string => `${addiereMonate(tag, monate).slice(0, 8)}01`;

/** Days from `von` to `bis`; negative when `bis` lies before. */
export function tageZwischen(von: string, bis: string): number {
	return Math.round((alsZahl(bis) - alsZahl(von)) / TAG_MS);
}

/** Months completed by a period whose first and last day both count. */
export function volleMonate(von: string, bis: string): number {
	const danach = addiereTage(bis, 1);
	const [jahrVon, monatVon] = zerlege(von);
	const [jahrBis, monatBis] = zerlege(danach);
	const monate = (jahrBis - jahrVon) * 12 + (monatBis - monatVon);
	return monatsgrenze(von, monate) <= danach ? monate : monate - 1;
}

/** Months of service: like `volleMonate`, but a begun month counts as one. */
export function begonneneMonate(von: string, bis: string): number {
	const volle = volleMonate(von, bis);
	return monatsgrenze(von, volle) < addiereTage(bis, 1) ? volle + 1 : volle;
}

/** Age in whole years on a day; who was born on 29 February has his birthday on 1 March in other years. */
export function alterAm(geburtsdatum: string, tag: string): number {
	const jahre = Number(tag.slice(0, 4)) - Number(geburtsdatum.slice(0, 4));
	return tag.slice(5) < geburtsdatum.slice(5) ? jahre - 1 : jahre;
}

/** Monday of the week. */
export function wochenbeginn(tag: string): string {
	const wochentag = new Date(`${tag}T00:00:00Z`).getUTCDay();
	return addiereTage(tag, -((wochentag + 6) % 7));
}

export function minDatum(erstes: string, ...weitere: readonly string[]): string {
	return weitere.reduce(frueheres, erstes);
}

export function maxDatum(erstes: string, ...weitere: readonly string[]): string {
	return weitere.reduce((a, b) => (frueheres(a, b) === a ? b : a), erstes);
}

const BERLIN = new Intl.DateTimeFormat('en-CA', {
	timeZone: 'Europe/Berlin',
	year: 'numeric',
	month: '2-digit',
	day: '2-digit',
});

/** The day an instant (ISO 8601) falls on in Germany. */
export function tagInBerlin(instant: string): string {
	if (!IN_UTC.test(instant)) return BERLIN.format(new Date(instant));
	const tag = instant.slice(0, 10);
	let wechsel = TAGESWECHSEL.get(tag);
	if (!wechsel) {
		// As long as a table of dates may grow; a list is of far fewer.
		if (TAGESWECHSEL.size === 20_000) TAGESWECHSEL.clear();
		wechsel = { stunde: tageswechsel(tag), danach: addiereTage(tag, 1) };
		TAGESWECHSEL.set(tag, wechsel);
	}
	return instant.slice(11, 13) < wechsel.stunde ? tag : wechsel.danach;
}

const IN_UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** By day in UTC: the clock is asked once for each, and not for every instant, which takes ten times as long. */
const TAGESWECHSEL = new Map<string, { readonly stunde: string; readonly danach: string }>();

/** The hour in UTC with which the next day begins in Germany, which has always been ahead by whole hours (since 1893). */
const tageswechsel = (tag: string): string =>
	['20', '21', '22', '23'].find((stunde) => BERLIN.format(new Date(`${tag}T${stunde}:00:00Z`)) !== tag) ?? '24';

/** The last moment of a day in Germany, in UTC. */
export function endeDesTages(tag: string): string {
	const mitternachtUtc = Date.parse(`${tag}T23:59:59.999Z`);
	return new Date(mitternachtUtc - versatz(mitternachtUtc)).toISOString();
}

/** The moment at which clocks in Germany show this: `09:30` of a day. */
export function zeitpunktInBerlin(tag: string, uhrzeit: string): string {
	const gezeigt = Date.parse(`${tag}T${uhrzeit}:00Z`);
	// By how much they are ahead is asked of the moment itself: near a change of the clocks it isn't that of UTC.
	const ungefaehr = gezeigt - versatz(gezeigt);
	return new Date(gezeigt - versatz(ungefaehr)).toISOString();
}

const ZONE = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' });

/** By how much the clock in Germany is ahead of UTC, in milliseconds. */
function versatz(zeit: number): number {
	const name = ZONE.formatToParts(zeit).find((t) => t.type === 'timeZoneName')?.value ?? '';
	return Number(/GMT\+(\d\d)/.exec(name)?.[1] ?? 0) * 3_600_000;
}

function frueheres(a: string, b: string): string {
	if (b < a) return b;
	return a;
}

function zerlege(tag: string): [jahr: number, monat: number, tag: number] {
	return [Number(tag.slice(0, 4)), Number(tag.slice(5, 7)), Number(tag.slice(8, 10))];
}

/** First day after n months; a day the month lacks becomes the first of the next, as a term does in § 188 BGB. */
function monatsgrenze(von: string, monate: number): string {
	const ziel = addiereMonate(von, monate);
	return ziel.slice(8) === von.slice(8) ? ziel : addiereTage(ziel, 1);
}
