import type { Aggregat } from '#domain/aggregat.ts';
import {
	bestaetigeOptIn,
	gibFunktion,
	legePersonAn,
	type NeuePerson,
	type OptIn,
	setzeEmail,
} from '#domain/person/entscheidungen.ts';
import type { Funktionsangabe, PersonEreignis } from '#domain/person/ereignisse.ts';
import { verknuepfe } from '#domain/person/konto.ts';
import { type Person, personAggregat, personStammdatum } from '#domain/person/person.ts';
import type { Adresse } from '#domain/referenzsaetze.ts';
import { PORTAL } from '#domain/rollen.ts';
import type { Funktion } from '#domain/stammdaten/funktionen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { NACHNAMEN, VORNAMEN } from './namen.ts';
import type { Welt } from './welt.ts';
import { Zufall } from './zufall.ts';

interface Kontakt {
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
	readonly telefon: string;
	readonly userID: string;
	/** Stands by the volunteers as well. */
	readonly isBetreuer: boolean;
}

const ARTEN: readonly Funktion[] = ['VORSTAND', 'BUCHHALTUNG', 'KONTINGENT', 'SEMINAR', 'VERTRETUNG'];

/** The contact persons of the addresses. What is drawn for them from a chance of its own leaves the volunteers alone. */
export class Personen {
	readonly #welt: Welt;
	readonly #adressen: ReadonlyMap<string, Adresse>;
	readonly #zufall = new Zufall(20_260_902);
	readonly #gefragt: OptIn = { isGefragt: true, neueID: () => this.#zufall.uuid() };

	constructor(welt: Welt, adressen: ReadonlyMap<string, Adresse>) {
		this.#welt = welt;
		this.#adressen = adressen;
	}

	/** Somebody with an account, asked for and confirmed long ago. */
	ansprechpartner(kontakt: Kontakt, adresseIDs: readonly string[]): void {
		const { userID, email, isBetreuer, ...angaben } = kontakt;
		const neu = { angaben: { ...angaben, isSystemmailEmpfaenger: true }, email, funktionen: [] };
		const person = this.#lege(neu, this.#gefragt, this.#welt.zufall);
		for (const adresseID of adresseIDs)
			this.#gib(person, { adresseID, funktion: 'ANSPRECHPARTNER' }, this.#welt.zufall);
		for (const adresseID of isBetreuer ? adresseIDs : []) this.#gib(person, { adresseID, funktion: 'BETREUER' });
		this.#bestaetige(person);
		const user = this.#welt.lies(userAggregat, userID);
		this.#schreibe(person, verknuepfe(person, user, { akteur: PORTAL }));
		this.#welt.nimm('PERSON_KONTO', userID, personAggregat as Aggregat, person.id);
	}

	/** Others without an account: who signs, and somebody of the office, each Stelle at another point of the opt-in. */
	weitere(nr: number, stelleID: string, ortID: string): void {
		const unterzeichner = this.#lege({
			angaben: { ...this.#name(), position: 'Geschäftsführung', isSystemmailEmpfaenger: nr % 4 !== 2 },
			email: nr % 4 === 2 ? null : `leitung${nr + 1}@demo.test`,
			funktionen: [{ adresseID: stelleID, funktion: 'UNTERZEICHNER' }],
		});
		if (nr % 4 === 0 || nr % 4 === 3) this.#bestaetige(unterzeichner);
		if (nr % 4 === 3) {
			const neu = `vorstand${nr + 1}@demo.test`;
			this.#schreibe(unterzeichner, setzeEmail(unterzeichner, neu, { akteur: PORTAL, optIn: this.#gefragt }));
		}
		this.#buero(nr, stelleID, ortID);
	}

	#buero(nr: number, stelleID: string, ortID: string): void {
		const funktion = ARTEN[nr % ARTEN.length] ?? 'VERTRETUNG';
		// Filed before anybody was asked.
		const optIn: OptIn = { ...this.#gefragt, isGefragt: nr % 3 !== 0 };
		const person = this.#lege(
			{ angaben: this.#name(), email: `buero${nr + 1}@demo.test`, funktionen: [{ adresseID: stelleID, funktion }] },
			optIn,
		);
		if (nr % 2 === 0) this.#gib(person, { adresseID: ortID, funktion: 'VERTRETUNG' });
		if (nr % 7 === 6) this.#schreibe(person, personStammdatum.setzeAktiv(person, false, PORTAL));
	}

	#name() {
		const istFrau = this.#zufall.ob(0.5);
		return {
			anrede: istFrau ? 'Frau' : 'Herr',
			vorname: this.#zufall.aus(VORNAMEN[istFrau ? 'W' : 'M']),
			nachname: this.#zufall.aus(NACHNAMEN),
		};
	}

	#lege(neu: NeuePerson, optIn: OptIn = this.#gefragt, zufall: Zufall = this.#zufall): Person {
		const person = this.#welt.lies(personAggregat, zufall.uuid());
		this.#schreibe(person, legePersonAn(person, neu, { akteur: PORTAL, adressen: this.#adressen, optIn }), zufall);
		return person;
	}

	#gib(person: Person, angabe: Funktionsangabe, zufall?: Zufall): void {
		this.#schreibe(person, gibFunktion(person, angabe, { akteur: PORTAL, adressen: this.#adressen }), zufall);
	}

	#bestaetige(person: Person): void {
		this.#schreibe(person, bestaetigeOptIn(person, person.anfrageID ?? '') ?? []);
	}

	#schreibe(person: Person, ereignisse: readonly PersonEreignis[], zufall: Zufall = this.#zufall): void {
		this.#welt.schreibe(personAggregat, person.id, ereignisse, PORTAL, zufall.uuid());
	}
}
