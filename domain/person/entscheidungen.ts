/** Decisions on contact persons. Tables: Person, User; permission matrix, Persons; Person opt-in. */
import { Abgelehnt, type Regelverstoss, unveraendert } from '#domain/regelverstoss.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import {
	FunktionEntzogen,
	type Funktionsangabe,
	FunktionZugewiesen,
	type PersonEreignis,
	PersonOptInAngefragt,
	PersonOptInBestaetigt,
	PersonOptInVerworfen,
} from './ereignisse.ts';
import { gleich, type Person, personStammdatum } from './person.ts';
import { emailSchema, LEERE_PERSON, type PersonFelder } from './person-felder.ts';
import { istEigene, pruefeSicht, siehtAlle } from './zugang.ts';

/** What an edit of the master data may change. The address changes by confirmation, the account by a link. */
export type Personenangaben = Omit<PersonFelder, 'email' | 'optInStatus' | 'userID'>;

/** When an address is new its holder is asked to confirm it; without this nobody is asked. */
export interface OptIn {
	readonly isGefragt: boolean;
	neueID(): string;
}

export interface NeuePerson {
	readonly angaben: Partial<Personenangaben>;
	readonly email: string | null;
	readonly funktionen: readonly Funktionsangabe[];
}

/** Whether an address exists. */
export type Adressbuch = ReadonlyMap<string, unknown>;

/** A site files only persons of its own: with a function at one of its addresses. */
export function legePersonAn(
	person: Person,
	{ angaben, email, funktionen }: NeuePerson,
	{ akteur, adressen, optIn }: { akteur: Akteur; adressen: Adressbuch; optIn: OptIn },
): PersonEreignis[] {
	const erfasst = personStammdatum.erfasse(person, { ...LEERE_PERSON, ...angaben, email });
	if (!siehtAlle(akteur) && funktionen.length === 0) throw new Abgelehnt([OHNE_FUNKTION]);
	const einmalige = funktionen.filter((f, i) => funktionen.findIndex((g) => gleich(f, g)) === i);
	const zugewiesen = einmalige.map((angabe) => {
		pruefeAdresse(akteur, adressen, angabe);
		return FunktionZugewiesen(angabe);
	});
	const adresse = pruefeFelder(emailSchema, { email }).email;
	return [...erfasst, ...zugewiesen, ...(adresse === null ? [] : frage(person.id, adresse, false, optIn))];
}

export interface Personenaenderung {
	readonly angaben: Partial<Personenangaben>;
	readonly isAktiv?: boolean | undefined;
	readonly version?: number | undefined;
}

/** `einziger`: as what alone the person still stands in a running contract. */
export function aenderePerson(
	person: Person,
	{ angaben, isAktiv = person.isAktiv, version }: Personenaenderung,
	{ akteur, einziger }: { akteur: Akteur; einziger: Alleinstellung | null },
): PersonEreignis[] {
	pruefeSicht(akteur, person);
	if (isAktiv !== person.isAktiv && !darfDeaktivieren(akteur)) throw new Abgelehnt([NUR_ADMINISTRATOREN]);
	const geaendert = personStammdatum.aendere(person, angaben);
	const veraltet = unveraendert(version, person.felderVersion);
	if (veraltet) throw new Abgelehnt([veraltet as Regelverstoss]);
	if (person.isAktiv && !isAktiv && einziger) throw new Abgelehnt([nochEingetragen(einziger)]);
	return [...geaendert, ...personStammdatum.setzeAktiv(person, isAktiv, akteur)];
}

/**
 * Another address, or none. Where it has to be confirmed the present one stays until then; the present one, named
 * again, is asked for once more, and gives up what was to take its place.
 */
export function setzeEmail(
	person: Person,
	eingabe: string | null,
	{ akteur, optIn }: { akteur: Akteur; optIn: OptIn },
): PersonEreignis[] {
	pruefeSicht(akteur, person);
	const { email } = pruefeFelder(emailSchema, { email: eingabe });
	const { email: bisher, optInStatus } = person.felder;
	if (email === bisher) {
		if (email !== null && optIn.isGefragt && optInStatus !== 'BESTAETIGT') return frage(person.id, email, false, optIn);
		return person.anfrageID && person.emailNeu ? [PersonOptInVerworfen({ anfrageID: person.anfrageID })] : [];
	}
	if (email !== null && bisher !== null && optIn.isGefragt) return frage(person.id, email, true, optIn);
	const gesetzt = personStammdatum.aendere(person, { email, optInStatus: 'KEIN' });
	return email === null ? gesetzt : [...gesetzt, ...frage(person.id, email, false, optIn)];
}

function frage(id: string, email: string, isWechsel: boolean, optIn: OptIn): PersonEreignis[] {
	if (!optIn.isGefragt) return [];
	const facts = { anfrageID: optIn.neueID(), isWechsel };
	return [PersonOptInAngefragt(facts, { betroffener: id, art: 'KONTAKT', daten: { email } })];
}

/** The holder of the address has followed the link of this question; null: it is void. */
export function bestaetigeOptIn(person: Person, anfrageID: string): PersonEreignis[] | null {
	const gilt = person.isAktiv && !person.geloescht && person.anfrageID === anfrageID;
	return gilt ? [PersonOptInBestaetigt({ anfrageID })] : null;
}

export function gibFunktion(
	person: Person,
	angabe: Funktionsangabe,
	{ akteur, adressen }: { akteur: Akteur; adressen: Adressbuch },
): PersonEreignis[] {
	pruefeSicht(akteur, person);
	pruefeAdresse(akteur, adressen, angabe);
	return weiseFunktionZu(person, angabe);
}

export function nimmFunktion(
	person: Person,
	angabe: Funktionsangabe,
	{ akteur }: { akteur: Akteur },
): PersonEreignis[] {
	pruefeSicht(akteur, person);
	if (!istEigene(akteur, angabe.adresseID)) throw new Abgelehnt([ADRESSE_UNBEKANNT]);
	return person.funktionen.some((f) => gleich(f, angabe)) ? [FunktionEntzogen(angabe)] : [];
}

export const weiseFunktionZu = (person: Person, angabe: Funktionsangabe): PersonEreignis[] =>
	person.funktionen.some((f) => gleich(f, angabe)) ? [] : [FunktionZugewiesen(angabe)];

/** Another's address answers like one that doesn't exist. */
function pruefeAdresse(akteur: Akteur, adressen: Adressbuch, { adresseID }: Funktionsangabe): void {
	if (!istEigene(akteur, adresseID) || !adressen.has(adresseID)) throw new Abgelehnt([ADRESSE_UNBEKANNT]);
}

const darfDeaktivieren = (akteur: Akteur): boolean => akteur.art === 'SYSTEM' || hatRolle(akteur, 'ADMIN');

const ALLEINSTELLUNG = { UNTERZEICHNER: 'Unterzeichner', BETREUER: 'Betreuer' } as const;
export type Alleinstellung = keyof typeof ALLEINSTELLUNG;

const nochEingetragen = (als: Alleinstellung): Regelverstoss => ({
	code: 'EINGETRAGEN',
	http: 409,
	feld: 'isAktiv',
	text: `Die Person ist noch als ${ALLEINSTELLUNG[als]} eingetragen.`,
});

const NUR_ADMINISTRATOREN: Regelverstoss = {
	code: 'RECHT',
	http: 403,
	feld: 'isAktiv',
	text: 'Nur Administratoren dürfen Personen aktivieren oder deaktivieren.',
	behebbarDurch: ['ADMIN'],
};

const OHNE_FUNKTION: Regelverstoss = {
	code: 'P',
	http: 422,
	feld: 'funktionen',
	text: 'Bitte ordnen Sie mindestens eine Funktion zu.',
};

const ADRESSE_UNBEKANNT: Regelverstoss = {
	code: 'ADRESSE',
	http: 422,
	feld: 'adresseID',
	text: 'Bitte wählen Sie eine Einsatzstelle oder einen Einsatzort aus.',
};
