/** The columns about contact persons: as many of them as a row may name, each with the same fields. */
import { alsText } from './lesen.ts';
import type { Dateispalte } from './spalten.ts';
import { schluessel } from './text.ts';

export const KONTAKTFELDER = ['name', 'vorname', 'nachname', 'email', 'telefon', 'funktion'] as const;
export type Kontaktfeld = (typeof KONTAKTFELDER)[number];
export const KONTAKTE = ['kontakt1', 'kontakt2'] as const;
export type Kontaktnummer = (typeof KONTAKTE)[number];
export type Kontaktkey = `${Kontaktnummer}.${Kontaktfeld}`;

const FELD: Readonly<Record<Kontaktfeld, readonly [rest: string, erklaerung: string, beispiel: string]>> = {
	name: ['', 'Vor- und Nachname in einer Zelle, auch „Nachname, Vorname“', 'Frau Kim Beispiel'],
	vorname: ['Vorname', 'wenn Vor- und Nachname getrennt stehen', ''],
	nachname: ['Nachname', 'wenn Vor- und Nachname getrennt stehen', ''],
	email: ['E-Mail', 'Daran wird die Person wiedererkannt, sonst am Namen', 'kim@sv-musterstadt.example'],
	telefon: ['Telefon', '', '06441 12346'],
	funktion: ['Funktion', 'wie in den Stammdaten; ohne Angabe Ansprechpartner', 'Ansprechpartner'],
};

/** What the column of a field is called; what no column is about goes by the person. */
export const kopfVon = (kontakt: Kontaktnummer, feld = 'name'): string =>
	[KONTAKT[kontakt], FELD[feld as Kontaktfeld]?.[0]].filter(Boolean).join(': ');
const KONTAKT: Readonly<Record<Kontaktnummer, string>> = { kontakt1: 'Ansprechperson', kontakt2: 'Ansprechperson 2' };

export const KONTAKTSPALTEN: readonly Dateispalte<Kontaktkey>[] = KONTAKTE.flatMap((kontakt) =>
	KONTAKTFELDER.map((feld): Dateispalte<Kontaktkey> => {
		const [, erklaerung, beispiel] = FELD[feld];
		const lies = feld === 'name' ? alsName : alsText;
		const erster = kontakt === 'kontakt1';
		return {
			key: `${kontakt}.${feld}`,
			kopf: kopfVon(kontakt, feld),
			auch: [],
			erklaerung,
			beispiel: erster ? beispiel : '',
			lies,
		};
	}),
);

/** Two persons in one cell can't be told apart from one with two names. */
function alsName(text: string) {
	const mehrere = /[/;&\n]| und /.test(text) || text.split(',').length > 2;
	return mehrere ? { fehler: 'In einer Zelle kann nur eine Person stehen.' } : { wert: text };
}

/** Which field such a heading means, most telling first. */
const WORTE: readonly (readonly [RegExp, Kontaktfeld])[] = [
	[/vorname/, 'vorname'],
	[/nachname|familienname|zuname/, 'nachname'],
	[/mail/, 'email'],
	[/tel(?!efax)|mobil|handy/, 'telefon'],
	[/funktion|rolle|aufgabe/, 'funktion'],
];
const EINZELN: Readonly<Record<string, Kontaktfeld>> = {
	vorname: 'vorname',
	nachname: 'nachname',
	familienname: 'nachname',
	funktion: 'funktion',
};

/** `Telefon Ansprechpartner`, `Ansprechperson 2: E-Mail`, `Vorname`: what a heading says about a contact person. */
export function kontaktkey(kopf: string): Kontaktkey | null {
	const wort = schluessel(kopf);
	const einzeln = EINZELN[wort];
	if (einzeln) return `kontakt1.${einzeln}`;
	if (!/ansprech|kontaktperson/.test(wort)) return null;
	const kontakt: Kontaktnummer = /2/.test(wort) ? 'kontakt2' : 'kontakt1';
	return `${kontakt}.${WORTE.find(([muster]) => muster.test(wort))?.[1] ?? 'name'}`;
}

export const kontaktteile = (key: Kontaktkey): [Kontaktnummer, Kontaktfeld] =>
	key.split('.') as [Kontaktnummer, Kontaktfeld];
export const istKontaktspalte = (spalte: Dateispalte<string>): spalte is Dateispalte<Kontaktkey> =>
	spalte.key.startsWith('kontakt');
