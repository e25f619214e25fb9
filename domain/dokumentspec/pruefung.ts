/** Whether the placeholders of a document's template will be filled (tables: Template variable catalogue, check results). */
import { type Befund, PRUEFTEXT, type Pruefergebnis, pruefe } from '#domain/vorlagen/platzhalter.ts';

/**
 * Groups a document is filled from: what belongs to the volunteer, his service and the Traeger. A single seminar, a mail's
 * recipient or who happens to be signed in isn't known when a document is made.
 */
export const DOKUMENTKONTEXT: readonly string[] = [
	'freiwilliger',
	'erziehungsberechtigter_eins',
	'erziehungsberechtigter_zwei',
	'vertrag',
	'dienstart',
	'einsatzstelle',
	'einsatzort',
	'betreuer',
	'traeger_betreuer',
	'unterzeichner',
	'zyklus',
	'mandant',
	'seminare',
	'datum',
	'unterschrift',
];

/** What is said of one placeholder, each named once. */
export interface Variablenbefund {
	/** Without its braces; as written where it has no valid name. */
	readonly variable: string;
	readonly ergebnis: Pruefergebnis;
	/** Empty where it is fine. */
	readonly text: string;
}

export const pruefeText = (inhalt: string, kontext: readonly string[] = DOKUMENTKONTEXT): Variablenbefund[] =>
	befunde(pruefe(inhalt, kontext));

/** The fields of a PDF form are named as the variables are. */
export const pruefeFelder = (namen: readonly string[], kontext: readonly string[] = DOKUMENTKONTEXT) =>
	befunde(namen.flatMap((name) => pruefe(`{{${name}}}`, kontext).slice(0, 1)));

const befunde = (gefunden: readonly Befund[]): Variablenbefund[] => {
	const jeVariable = new Map(gefunden.map(({ roh, ergebnis }) => [name(roh), ergebnis]));
	return [...jeVariable].map(([variable, ergebnis]) => ({ variable, ergebnis, text: PRUEFTEXT[ergebnis] }));
};

const name = (roh: string): string => roh.replace(/^\{\{\s*/, '').replace(/\s*\}\}$/, '') || roh;

export const istGefunden = ({ ergebnis }: Variablenbefund): boolean => ergebnis === 'VariableFound';
