/** Whether the placeholders of a document's template will be filled (tables: Template variable catalogue, check results). */
import type { Parameter } from '#domain/referenz.ts';
import { auswahlwerte } from '#domain/vorlagen/auswahlwerte.ts';
import { type Befund, PRUEFTEXT, type Pruefergebnis, pruefe } from '#domain/vorlagen/platzhalter.ts';

/**
 * Groups a document is filled from: what belongs to the volunteer, his service and the Traeger. A single seminar, a mail's
 * recipient or who happens to be signed in isn't known when a document is made.
 */
export const DOKUMENTKONTEXT: readonly string[] = [
	'freiwilliger',
	'erziehungsberechtigter_eins',
	'erziehungsberechtigter_zwei',
	'vertretung',
	'brief',
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
	readonly ergebnis: Pruefergebnis | 'OptionNotFound' | 'ValueMissing';
	/** Empty where it is fine. */
	readonly text: string;
}

export const pruefeText = (inhalt: string, kontext: readonly string[] = DOKUMENTKONTEXT): Variablenbefund[] =>
	befunde(pruefe(inhalt, kontext));

/** A field of a PDF form. */
export interface Formularfeld {
	readonly name: string;
	/** A single box, crossed for yes. */
	readonly isHaken: boolean;
	/** What may be chosen, each in all its spellings; none: it is for writing. */
	readonly optionen: readonly (readonly string[])[];
}

/** The fields of a PDF form are named as the variables are, their options as the values. */
export const pruefeFelder = (
	felder: readonly Formularfeld[],
	kontext: readonly string[] = DOKUMENTKONTEXT,
): Variablenbefund[] => {
	const jeFeld = new Map(felder.map((feld) => [feld.name, feld]));
	return befunde(felder.flatMap((feld) => pruefe(`{{${feld.name}}}`, kontext).slice(0, 1))).map((befund) => {
		const feld = jeFeld.get(befund.variable);
		return (istGefunden(befund) && feld && optionsbefund(feld)) || befund;
	});
};

/** Options that no value of the variable is called; null: all are, or nobody knows the values. */
function optionsbefund({ name: variable, isHaken, optionen }: Formularfeld): Variablenbefund | null {
	const werte = auswahlwerte(variable);
	if (!werte || (isHaken && werte.includes('ja'))) return null;
	const moegliche = werte.map(gefaltet);
	const unbekannte = optionen.filter(
		(namen) => !namen.some((n) => istAufforderung(n) || moegliche.includes(gefaltet(n))),
	);
	if (!unbekannte.length) return null;
	const welche = unbekannte.map(([n]) => `„${n}“`).join(', ');
	const text = `${unbekannte.length === 1 ? 'Auswahl' : 'Auswahlen'} ${welche} nicht bekannt. Möglich: ${werte.join(', ')}`;
	return { variable, ergebnis: 'OptionNotFound', text };
}

const gefaltet = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('de');

/** `– bitte wählen –`, or nothing at all. */
const istAufforderung = (option: string): boolean => /^\P{L}*(?:bitte\b|$)/iu.test(option);

const befunde = (gefunden: readonly Befund[]): Variablenbefund[] => {
	const jeVariable = new Map(gefunden.map(({ roh, ergebnis }) => [name(roh), ergebnis]));
	return [...jeVariable].map(([variable, ergebnis]) => ({ variable, ergebnis, text: PRUEFTEXT[ergebnis] }));
};

const name = (roh: string): string => roh.replace(/^\{\{\s*/, '').replace(/\s*\}\}$/, '') || roh;

/** What a release needs besides: the Traeger's own address, where the template names it. */
export const mitTraegerwerten = (
	befunde: readonly Variablenbefund[],
	{ mandantAdresse }: Pick<Parameter, 'mandantAdresse'>,
): Variablenbefund[] =>
	befunde.map((befund) =>
		befund.variable === 'mandant.adresse' && istGefunden(befund) && !mandantAdresse
			? {
					...befund,
					ergebnis: 'ValueMissing',
					text: 'Bitte tragen Sie die Anschrift des Trägers unter „Parameter“ ein',
				}
			: befund,
	);

export const istGefunden = ({ ergebnis }: Variablenbefund): boolean => ergebnis === 'VariableFound';
