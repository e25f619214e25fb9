import type { personen } from '#api/contract/orte/personen.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { OPT_IN_BEZEICHNUNG, PERSON_BEZEICHNUNG } from '#domain/person/bezeichnung.ts';
import type { PersonEreignis } from '#domain/person/ereignisse.ts';
import { verlauf } from '#domain/person/verlauf.ts';
import type { Personenzeile } from '#projections/queries/orte/personen.ts';
import type { Ausgang } from '../contract/route.ts';
import type { Spalte } from './dateien/csv.ts';

type Person = Ausgang<typeof personen.holePerson>['data'];
type Eintrag = Ausgang<typeof personen.holePersonHistorie>['data'][number];

/** The contract cuts it down for the list. */
export function zeigePerson({ userID, benutzer, ...person }: Personenzeile, unzustellbarSeit: string | null): Person {
	return {
		...person,
		unzustellbarSeit,
		benutzer: userID === null ? null : { id: userID, name: benutzer },
		funktionen: [...person.funktionen],
	};
}

const UNBEKANNT = 'unbekannt';

/** Newest first; what has been deleted since is unknown. */
export function zeigeVerlauf(
	ereignisse: readonly Aufgezeichnet<PersonEreignis>[],
	namen: ReadonlyMap<string, string>,
): Eintrag[] {
	const name = (id: string): string => namen.get(id) ?? UNBEKANNT;
	const wer = (id: string | null) => (id === null ? null : { id, name: namen.get(id) ?? null });
	return verlauf(ereignisse, { adresse: name, benutzer: name, eintrag: name })
		.map(({ userID, impersoniertVon, aenderungen, ...e }) => ({
			...e,
			akteur: wer(userID),
			impersoniertVon: wer(impersoniertVon),
			aenderungen: [...aenderungen],
		}))
		.reverse();
}

type S = Spalte<Personenzeile>;

const janein = (wert: boolean): string => (wert ? 'ja' : 'nein');
const text = (feld: 'anrede' | 'vorname' | 'nachname' | 'email' | 'telefon' | 'mobil' | 'position'): S => ({
	kopf: PERSON_BEZEICHNUNG[feld],
	wert: (z) => z[feld],
});
/** Each once, in the order they come. */
const liste = (werte: readonly string[]): string => [...new Set(werte)].join('; ');

/** Table: Exports, Personen: the fields of a person and the functions. */
export const PERSONENSPALTEN: readonly S[] = [
	text('anrede'),
	{ kopf: PERSON_BEZEICHNUNG.titelID, wert: (z) => z.titel },
	text('vorname'),
	text('nachname'),
	text('email'),
	text('telefon'),
	text('mobil'),
	text('position'),
	{ kopf: 'Funktionen', wert: (z) => liste(z.funktionen.map((f) => `${f.funktion}: ${f.adresse}`)) },
	{ kopf: 'Einsatzstelle', wert: (z) => liste(z.funktionen.map((f) => f.einsatzstelle)) },
	{ kopf: PERSON_BEZEICHNUNG.isSystemmailEmpfaenger, wert: (z) => janein(z.isSystemmailEmpfaenger) },
	{ kopf: PERSON_BEZEICHNUNG.optInStatus, wert: (z) => OPT_IN_BEZEICHNUNG[z.optInStatus] },
	{ kopf: PERSON_BEZEICHNUNG.userID, wert: (z) => z.benutzer },
	{ kopf: 'Aktiv', wert: (z) => janein(z.isAktiv) },
	{ kopf: PERSON_BEZEICHNUNG.bemerkung, wert: (z) => z.bemerkung },
];
