import type { Aggregat } from '#domain/aggregat.ts';
import { type Stammsatz, stammdatum } from '#domain/stammdaten/stammdatum.ts';
import type { Funktionsangabe, PersonEreignis } from './ereignisse.ts';
import { LEERE_PERSON, type PersonFelder, personSchema } from './person-felder.ts';

/** A contact person of one or several addresses. */
export interface Person extends Stammsatz<PersonFelder> {
	funktionen: readonly Funktionsangabe[];
	/** Takes the place of the address as soon as its holder has confirmed it. */
	emailNeu: string | null;
	/** The question that waits for its answer; an older one is void. */
	anfrageID: string | null;
	/** Stream version of the last event that touched the master data. */
	felderVersion: number;
}

export const personStammdatum = stammdatum({
	name: 'Person',
	key: 'person',
	label: 'Person',
	schema: personSchema,
	leer: LEERE_PERSON,
	texte: ['anrede', 'vorname', 'nachname', 'email', 'telefon', 'mobil', 'position', 'bemerkung'],
	art: 'KONTAKT',
	verwendetIn: ['Seminar.leitungPersonID'],
});

export const personAggregat: Aggregat<Person, PersonEreignis> = {
	name: 'Person',
	maschinen: [],
	start: (id) => ({
		...personStammdatum.aggregat.start(id),
		funktionen: [],
		emailNeu: null,
		anfrageID: null,
		felderVersion: 0,
	}),
	evolve(person, e) {
		person.version = e.version;
		switch (e.type) {
			case 'FunktionZugewiesen':
				person.funktionen = [...person.funktionen, e.facts];
				break;
			case 'FunktionEntzogen':
				person.funktionen = person.funktionen.filter((f) => !gleich(f, e.facts));
				break;
			case 'PersonOptInAngefragt':
				person.anfrageID = e.facts.anfrageID;
				person.emailNeu = e.facts.isWechsel ? (e.person?.email ?? null) : null;
				if (!e.facts.isWechsel) person.felder.optInStatus = 'ANGEFRAGT';
				break;
			case 'PersonOptInBestaetigt':
				person.felder.email = person.emailNeu ?? person.felder.email;
				person.felder.optInStatus = 'BESTAETIGT';
				vergissAnfrage(person);
				break;
			case 'PersonOptInVerworfen':
				vergissAnfrage(person);
				break;
			default: {
				const { email } = person.felder;
				personStammdatum.aggregat.evolve(person, e);
				person.felderVersion = e.version;
				if (person.felder.email !== email) vergissAnfrage(person);
			}
		}
	},
};

function vergissAnfrage(person: Person): void {
	person.emailNeu = null;
	person.anfrageID = null;
}

export const gleich = (a: Funktionsangabe, b: Funktionsangabe): boolean =>
	a.adresseID === b.adresseID && a.funktion === b.funktion;
