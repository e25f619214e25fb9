/** Public holidays, by law the same every year: computed, not kept. */
import { getHolidays } from 'feiertagejs';
import type { Bundesland } from '#domain/bundesland.ts';

export interface Feiertag {
	readonly tag: string;
	readonly name: string;
}

/** Of a Land, between two days that both count; null: those all Länder have. */
export function feiertage(land: Bundesland | null, von: string, bis: string): Feiertag[] {
	const [erstes, letztes] = [von, bis].map((tag) => Number(tag.slice(0, 4))) as [number, number];
	const jahre = Array.from({ length: Math.max(0, letztes - erstes + 1) }, (_, i) => erstes + i);
	return jahre
		.flatMap((jahr) => getHolidays(jahr, land ?? 'BUND'))
		.map((feiertag) => ({ tag: feiertag.dateString, name: feiertag.translate('de') ?? feiertag.name }))
		.filter(({ tag }) => von <= tag && tag <= bis)
		.toSorted((a, b) => a.tag.localeCompare(b.tag));
}
