import { zeitpunktInBerlin } from '#domain/datum.ts';
import { liesUhrzeit } from '#domain/format/datum.ts';
import { uuid } from '../../../client/uuid.ts';
import { MEETINGS } from '../../../texte/meetings.ts';

const { dialog: T } = MEETINGS;

/** A time as it is typed. */
export interface Terminzeile {
	/** Of the row on the page. */
	readonly key: string;
	tag: string | null;
	uhrzeit: string;
}

export const neueZeile = (): Terminzeile => ({ key: uuid(), tag: null, uhrzeit: '' });

/** What is wrong with the rows, by field. */
export function maengel(zeilen: readonly Terminzeile[]): Record<string, string> {
	const alle = zeilen.flatMap(({ tag, uhrzeit }, nr): [string, string][] => [
		...(tag ? [] : [[`termine.${nr}.tag`, T.tagFehlt] as [string, string]]),
		...(liesUhrzeit(uhrzeit) ? [] : [[`termine.${nr}.uhrzeit`, T.uhrzeitFehlt] as [string, string]]),
	]);
	return Object.fromEntries(alle);
}

/** The moments they name; only of rows nothing is wrong with. */
export const zeitpunkte = (zeilen: readonly Terminzeile[]): string[] =>
	zeilen.flatMap(({ tag, uhrzeit }) => {
		const zeit = liesUhrzeit(uhrzeit);
		return tag && zeit ? [zeitpunktInBerlin(tag, zeit)] : [];
	});
