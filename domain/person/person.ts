import { z } from 'zod';
import type { Aggregat } from '#domain/aggregat.ts';
import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import { EMAIL, NAME, TELEFON } from '#domain/felder/kontakt.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { mitQuerregeln } from '#domain/felder/pruefung.ts';
import { pflichttext } from '#domain/felder/text.ts';
import type { StammdatenEreignis } from '#domain/stammdaten/ereignisse.ts';
import { freitext } from '#domain/stammdaten/schemata.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';

/** What a contact person is to an address. Table: Person, User. */
export const FUNKTIONEN = {
	ANSPRECHPARTNER: 'Ansprechpartner',
	VERTRETUNG: 'Vertretung',
	BETREUER: 'Betreuer (Anleitung)',
	UNTERZEICHNER: 'Unterzeichner',
	BUCHHALTUNG: 'Buchhaltung',
	KONTINGENT: 'Kontingent',
	VORSTAND: 'Vorstand',
	SEMINAR: 'Seminar',
} as const;
export type Funktion = keyof typeof FUNKTIONEN;

const felder = z.object({
	anrede: freitext(20),
	titelID: z.string().nullable(),
	vorname: pflichttext(NAME),
	nachname: pflichttext(NAME),
	email: freitext(254, EMAIL),
	telefon: freitext(25, TELEFON),
	mobil: freitext(25, TELEFON),
	position: freitext(100),
	isSystemmailEmpfaenger: z.boolean(),
	optInStatus: z.enum(['KEIN', 'ANGEFRAGT', 'BESTAETIGT']),
	/** The account of this person. */
	userID: z.string().nullable(),
});
export type PersonFelder = z.infer<typeof felder>;

const schema: z.ZodType<PersonFelder> = mitQuerregeln(felder, ({ email, isSystemmailEmpfaenger }) =>
	isSystemmailEmpfaenger && !email ? [{ feld: 'email', text: MELDUNG.P }] : [],
);

/** A contact person of one or several addresses. */
export interface Person extends Stammsatz<PersonFelder> {
	funktionen: { readonly adresseID: string; readonly funktion: Funktion }[];
}

interface Funktionsangabe {
	adresseID: string;
	funktion: Funktion;
}
export const FunktionZugewiesen = ereignis<Funktionsangabe>()('FunktionZugewiesen');
export const FunktionEntzogen = ereignis<Funktionsangabe>()('FunktionEntzogen');
export type PersonEreignis =
	| StammdatenEreignis<'Person', PersonFelder>
	| EreignisVon<typeof FunktionZugewiesen>
	| EreignisVon<typeof FunktionEntzogen>;

export const personStammdatum = stammdatum({
	name: 'Person',
	key: 'person',
	label: 'Person',
	schema,
	leer: {
		anrede: null,
		titelID: null,
		vorname: '',
		nachname: '',
		email: null,
		telefon: null,
		mobil: null,
		position: null,
		isSystemmailEmpfaenger: false,
		optInStatus: 'KEIN',
		userID: null,
	},
	texte: ['anrede', 'vorname', 'nachname', 'email', 'telefon', 'mobil', 'position'],
	art: 'KONTAKT',
	verwendetIn: ['Seminar.leitungPersonID'],
});

export const personAggregat: Aggregat<Person, PersonEreignis> = {
	name: 'Person',
	start: (id) => ({ ...personStammdatum.aggregat.start(id), funktionen: [] }),
	evolve(person, e) {
		switch (e.type) {
			case 'FunktionZugewiesen':
				person.version = e.version;
				person.funktionen.push(e.facts);
				break;
			case 'FunktionEntzogen':
				person.version = e.version;
				person.funktionen = person.funktionen.filter((f) => !gleich(f, e.facts));
				break;
			default:
				personStammdatum.aggregat.evolve(person, e);
		}
	},
};

export function weiseFunktionZu(person: Person, angabe: Funktionsangabe): PersonEreignis[] {
	return person.funktionen.some((f) => gleich(f, angabe)) ? [] : [FunktionZugewiesen(angabe)];
}

export function entzieheFunktion(person: Person, angabe: Funktionsangabe): PersonEreignis[] {
	return person.funktionen.some((f) => gleich(f, angabe)) ? [FunktionEntzogen(angabe)] : [];
}

const gleich = (a: Readonly<Funktionsangabe>, b: Readonly<Funktionsangabe>): boolean =>
	a.adresseID === b.adresseID && a.funktion === b.funktion;
