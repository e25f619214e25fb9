/** Whether the placeholders of a document's template will be filled (tables: Template variable catalogue, check results). */
import type { Parameter } from '#domain/referenz.ts';
import { auswahlwerte } from '#domain/vorlagen/auswahlwerte.ts';
import { type Befund, PRUEFTEXT, type Pruefergebnis, pruefe } from '#domain/vorlagen/platzhalter.ts';
import { DOKUMENTKONTEXT } from './kontext.ts';
import { alleFelder, gefaltet, inhaltVon } from './pdffeld/fuellung.ts';
import type { Feldzuordnung, Formularfeld } from './pdffeld/pdffeld.ts';

/** What is said of one placeholder, each named once. */
export interface Variablenbefund {
	/** Without its braces; as written where it has no valid name. */
	readonly variable: string;
	readonly ergebnis: Pruefergebnis | 'OptionNotFound' | 'ValueMissing' | 'FieldEmpty';
	/** Empty where it is fine. */
	readonly text: string;
}

export const pruefeText = (inhalt: string, kontext: readonly string[] = DOKUMENTKONTEXT): Variablenbefund[] =>
	befunde(pruefe(inhalt, kontext));

/** What the fields of a PDF form are filled with, and which stay empty because nobody has said; each once. */
export function pruefeFelder(
	felder: readonly Formularfeld[],
	zuordnungen: readonly Feldzuordnung[],
	kontext: readonly string[] = DOKUMENTKONTEXT,
): Variablenbefund[] {
	const alle = alleFelder(felder, zuordnungen)
		.filter(({ art }) => art !== 'UNTERSCHRIFT')
		.flatMap((feld): Variablenbefund[] => {
			const inhalt = inhaltVon(feld.name, zuordnungen);
			if (inhalt === null) return [{ variable: feld.name, ergebnis: 'FieldEmpty', text: 'Bleibt leer' }];
			if (inhalt.art !== 'ANGABE') return [];
			const { angabe, form } = inhalt;
			const [befund] = befunde(pruefe(`{{${angabe}}}`, kontext));
			const offen = befund && istGefunden(befund) && form.art === 'GANZ' && optionsbefund(feld, angabe);
			return offen ? [offen] : befund ? [befund] : [];
		});
	return [...new Map(alle.map((befund) => [`${befund.variable} ${befund.ergebnis}`, befund])).values()];
}

/** Options that no value of the variable is called; null: all are, or nobody knows the values. */
function optionsbefund({ art, optionen }: Formularfeld, variable: string): Variablenbefund | null {
	const werte = auswahlwerte(variable);
	if (!werte || (art === 'KREUZ' && werte.includes('ja'))) return null;
	const moegliche = werte.map(gefaltet);
	const unbekannte = optionen.filter(
		(namen) => !namen.some((n) => istAufforderung(n) || moegliche.includes(gefaltet(n))),
	);
	if (!unbekannte.length) return null;
	const welche = unbekannte.map(([n]) => `„${n}“`).join(', ');
	const text = `${unbekannte.length === 1 ? 'Auswahl' : 'Auswahlen'} ${welche} nicht bekannt. Möglich: ${werte.join(', ')}`;
	return { variable, ergebnis: 'OptionNotFound', text };
}

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

/** What a form leaves empty is for whoever has it in his hand: it is told, and keeps nothing from being published. */
export const istLuecke = ({ ergebnis }: Variablenbefund): boolean =>
	ergebnis === 'FieldEmpty' || ergebnis === 'OptionNotFound';
