/** What a password must be (table: Freiwilliger, passwort); apart from its schema, for who types one. */
import { istHaeufig } from './haeufige-kennwoerter.ts';

/** Shown beside the field, and when it is too short or has too few kinds of characters. */
export const PASSWORT_HINWEIS =
	'Das Kennwort muss mindestens 10 Zeichen lang sein und Groß- und Kleinbuchstaben sowie Ziffern oder Sonderzeichen enthalten.';

const ARTEN = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{Lu}\p{Ll}\p{Nd}]/u];

/** What is wrong with a password, and nothing that is right; null: it is good. */
export function passwortMangel(passwort: string, email?: string | null): string | null {
	const arten = ARTEN.filter((art) => art.test(passwort)).length;
	if (passwort.length < 10 || arten < 3) return PASSWORT_HINWEIS;
	const name = email?.split('@')[0]?.trim().toLowerCase() ?? '';
	if (name.length >= 3 && passwort.toLowerCase().includes(name))
		return 'Das Kennwort darf den Namen Ihrer E-Mail-Adresse nicht enthalten.';
	return istHaeufig(passwort) ? 'Dieses Kennwort ist zu verbreitet. Bitte wählen Sie ein anderes.' : null;
}
