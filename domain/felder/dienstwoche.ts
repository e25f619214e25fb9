/** The week of a service as one value: `Mo 8, Di 8, Mi 8, Do 8, Fr 7`, hours by day; free days are left out. */
import { groesster } from '#domain/beliebig-viele.ts';
import { tageZwischen, wochenbeginn } from '#domain/datum.ts';
import { parseDezimal } from '#domain/format/zahl-lesen.ts';
import { freitext } from './text.ts';

export const WOCHENTAGE = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const;
export type Wochentag = (typeof WOCHENTAGE)[number];

/** Of a day of the calendar. */
export const wochentag = (tag: string): Wochentag => WOCHENTAGE[tageZwischen(wochenbeginn(tag), tag)] as Wochentag;

/** Tenths of an hour by day; a free day is absent. */
export type Tagesstunden = ReadonlyMap<Wochentag, number>;

const TEIL = String.raw`(Mo|Di|Mi|Do|Fr|Sa|So) (\d{1,2}(?:[,.]\d)?)`;
const WOCHE = new RegExp(`^${TEIL}(?:, ${TEIL})*$`);
const STUNDEN_AM_TAG = 240;

/** null: no week. */
export function liesDienstwoche(text: string): Tagesstunden | null {
	if (!WOCHE.test(text)) return null;
	const teile = [...text.matchAll(new RegExp(TEIL, 'g'))].map(
		([, tag, stunden]) => [tag as Wochentag, Math.round((parseDezimal(stunden ?? '') ?? 0) * 10)] as const,
	);
	const woche = new Map(teile.filter(([, zehntel]) => zehntel > 0));
	const einmalig = new Set(teile.map(([tag]) => tag)).size === teile.length;
	return einmalig && woche.size > 0 && groesster(woche.values()) <= STUNDEN_AM_TAG ? woche : null;
}

/** In the order of the week; empty without hours. */
export function schreibeDienstwoche(woche: Tagesstunden): string {
	return WOCHENTAGE.flatMap((tag) => {
		const zehntel = woche.get(tag) ?? 0;
		return zehntel > 0 ? [`${tag} ${String(zehntel / 10).replace('.', ',')}`] : [];
	}).join(', ');
}

/** `Di–Sa`, `Mo, Mi–Fr`: three and more in a row by their ends. */
export function wochenworte(tage: readonly Wochentag[]): string {
	const reihen: Wochentag[][] = [];
	for (const [i, tag] of WOCHENTAGE.entries()) {
		if (!tage.includes(tag)) continue;
		const reihe = reihen.at(-1);
		if (reihe && reihe.at(-1) === WOCHENTAGE[i - 1]) reihe.push(tag);
		else reihen.push([tag]);
	}
	return reihen.map((reihe) => (reihe.length > 2 ? `${reihe[0]}–${reihe.at(-1)}` : reihe.join(', '))).join(', ');
}

/** Tenths of an hour altogether. */
export const summe = (woche: Tagesstunden): number => [...woche.values()].reduce((a, b) => a + b, 0);

export const dienstwoche = () =>
	freitext({
		max: 100,
		form: (text) => {
			const woche = liesDienstwoche(text);
			return woche ? schreibeDienstwoche(woche) : text;
		},
		muster: (text) => liesDienstwoche(text) !== null,
	});
