import { formatDatum } from '#domain/format/datum.ts';
import { klartext } from '#domain/format/nachrichtmarkup.ts';
import { formatEuro, formatStunden } from '#domain/format/zahl.ts';
import { variablenart } from './variablen.ts';

/** A text with the light markup of a message. */
export interface Gestaltet {
	readonly markup: string;
}

export const istGestaltet = (wert: Wert): wert is Gestaltet =>
	typeof wert === 'object' && wert !== null && 'markup' in wert;

/** Domain units: days `YYYY-MM-DD`, cents, tenths of an hour; the placeholder's kind formats them. */
export type Wert = string | number | readonly string[] | Gestaltet | null | undefined;

/** What a template is filled with; a map, so that only what was put in can be found. */
export type Werte = ReadonlyMap<string, Wert>;

/** The lines a value is written as: none when it is empty, several for a list. */
export function zeilen(name: string, werte: Werte): readonly string[] {
	const wert = werte.get(name);
	if (wert === null || wert === undefined || wert === '') return [];
	if (istGestaltet(wert)) return [klartext(wert.markup)];
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
			if (istGestaltet(wert)) return [[name, klartext(wert.markup)]];
			return [[name, typeof wert === 'object' ? [...wert] : wert]];
		}),
	);
