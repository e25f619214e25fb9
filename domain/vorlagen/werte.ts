import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatStunden } from '#domain/format/zahl.ts';
import { variablenart } from './variablen.ts';

/** Domain units: days `YYYY-MM-DD`, cents, tenths of an hour; the placeholder's kind formats them. */
export type Wert = string | number | readonly string[] | null | undefined;

/** What a template is filled with; a map, so that only what was put in can be found. */
export type Werte = ReadonlyMap<string, Wert>;

/** The lines a value is written as: none when it is empty, several for a list. */
export function zeilen(name: string, werte: Werte): readonly string[] {
	const wert = werte.get(name);
	if (wert === null || wert === undefined || wert === '') return [];
	if (typeof wert === 'object') return wert;
	switch (variablenart(name)) {
		case 'DATUM':
			return [formatDatum(String(wert))];
		case 'EURO':
			return [formatEuro(Number(wert))];
		case 'STUNDEN':
			return [formatStunden(Number(wert))];
		default:
			return [String(wert)];
	}
}

/** As running text: empty for an empty value, lists with commas. */
export const alsText = (name: string, werte: Werte): string => zeilen(name, werte).join(', ');

/** Without what has no value. */
export const gesagte = (werte: Werte) =>
	Object.fromEntries(
		[...werte].flatMap(([name, wert]) => {
			if (wert === null || wert === undefined) return [];
			return [[name, typeof wert === 'object' ? [...wert] : wert]];
		}),
	);
