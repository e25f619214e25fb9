/** What the cells of a row say about one contact person. */
import type { PersonFelder } from '#domain/person/person-felder.ts';
import type { Kontaktfeld, Kontaktnummer } from './kontaktspalten.ts';
import type { Verzeichnis, Verzeichnisse } from './lesen.ts';
import { schluessel } from './text.ts';

export interface Kontaktangabe
	extends Pick<PersonFelder, 'anrede' | 'titelID' | 'vorname' | 'nachname' | 'email' | 'telefon' | 'position'> {
	readonly kontakt: Kontaktnummer;
	/** Line of the file. */
	readonly nr: number;
	/** Null: the file says none. */
	readonly funktion: string | null;
}

export type Kontaktzellen = Readonly<Partial<Record<Kontaktfeld, string>>>;

/** A function that isn't on the list is kept as what the person calls himself. */
export function liesKontakt(
	kontakt: Kontaktnummer,
	nr: number,
	zellen: Kontaktzellen,
	{ titel, funktion: funktionen }: Verzeichnisse,
): Kontaktangabe {
	const { email = null, telefon = null, funktion: wort = null } = zellen;
	const funktion = wort === null ? null : (funktionen.get(schluessel(wort)) ?? null);
	const position = funktion === null ? wort : null;
	return { kontakt, nr, ...liesName(zellen, titel), email: email?.toLowerCase() ?? null, telefon, funktion, position };
}

type Name = Pick<PersonFelder, 'anrede' | 'titelID' | 'vorname' | 'nachname'>;

function liesName({ name, vorname, nachname }: Kontaktzellen, titel: Verzeichnis): Name {
	const ohne = { anrede: null, titelID: null };
	if (name === undefined) return { ...ohne, vorname: vorname ?? '', nachname: nachname ?? '' };
	if (vorname !== undefined) return { ...ohne, vorname, nachname: nachname ?? name };
	const [anrede, text] = ohneAnrede(name);
	const [hinten, vorn] = text.split(',').map((teil) => teil.trim());
	if (vorn !== undefined) {
		const [titelID, rest] = ohneTitel(vorn, titel);
		return { anrede, titelID, vorname: rest, nachname: hinten ?? '' };
	}
	const [titelID, rest] = ohneTitel(text, titel);
	return { anrede, titelID, ...teileName(rest) };
}

function ohneAnrede(text: string): [string | null, string] {
	const [, anrede = '', rest = ''] = /^(Frau|Herrn?)\s+(.*)$/iu.exec(text) ?? [];
	return rest === '' ? [null, text] : [/^f/i.test(anrede) ? 'Frau' : 'Herr', rest];
}

/** The longest beginning that is a title of the list: `Prof. Dr.` before `Prof.`. */
function ohneTitel(text: string, titel: Verzeichnis): [string | null, string] {
	const worte = text.split(/\s+/);
	for (let n = Math.min(3, worte.length - 1); n > 0; n--) {
		const titelID = titel.get(schluessel(worte.slice(0, n).join('')));
		if (titelID) return [titelID, worte.slice(n).join(' ')];
	}
	return [null, text];
}

const VORSATZ = /^(vom|von|van|zu|zum|zur|de|den|der|del|della|di|da|dos|la|le|el|al|ten|ter|bin|ben)$/i;

/** The last word is the family name, with what belongs to it: `Anna von der Heide`. */
function teileName(text: string): Pick<Name, 'vorname' | 'nachname'> {
	const worte = text.split(/\s+/);
	const vorsatz = worte.findIndex((wort, i) => i > 0 && VORSATZ.test(wort));
	const grenze = vorsatz === -1 ? worte.length - 1 : vorsatz;
	return { vorname: worte.slice(0, grenze).join(' '), nachname: worte.slice(grenze).join(' ') };
}
