import { expect, test } from 'vitest';
import { aufgezeichnet } from '#domain/beispiel.ts';
import {
	FunktionEntzogen,
	FunktionZugewiesen,
	type PersonEreignis,
	PersonOptInAngefragt,
	PersonOptInBestaetigt,
	PersonOptInVerworfen,
} from './ereignisse.ts';
import { personAggregat, personStammdatum } from './person.ts';
import { LEERE_PERSON } from './person-felder.ts';
import { verlauf } from './verlauf.ts';

const NAMEN = {
	adresse: (id: string) => `Adresse ${id}`,
	benutzer: (id: string) => `Konto ${id}`,
	eintrag: (id: string) => (id === 'BETREUER' ? 'Betreuer (Anleitung)' : 'Dr.'),
};
const FELDER = { ...LEERE_PERSON, vorname: 'Ada', nachname: 'Aue', email: 'ada@verein.de' };
const person = () => ({ ...personAggregat.start('p'), existiert: true, felder: FELDER });
const zeige = (...ereignisse: PersonEreignis[]) => verlauf(aufgezeichnet(ereignisse), NAMEN);

const anleitung = { adresseID: 'o', funktion: 'BETREUER' } as const;
const frage = PersonOptInAngefragt(
	{ anfrageID: 'f', isWechsel: true },
	{ betroffener: 'p', art: 'KONTAKT', daten: { email: 'neu@verein.de' } },
);

test.each([
	[personStammdatum.erfasse(personAggregat.start('p'), FELDER), 'hat die Person angelegt.'],
	[personStammdatum.aendere(person(), { position: 'Trainer' }), 'hat die Angaben geändert.'],
	[personStammdatum.aendere(person(), { userID: 'u' }), 'hat das Benutzerkonto Konto u verknüpft.'],
	[
		personStammdatum.aendere({ ...person(), felder: { ...FELDER, userID: 'u' } }, { userID: null }),
		'hat die Verknüpfung mit dem Benutzerkonto gelöst.',
	],
	[[FunktionZugewiesen(anleitung)], 'hat die Funktion Betreuer (Anleitung) bei Adresse o zugewiesen.'],
	[[FunktionEntzogen(anleitung)], 'hat die Funktion Betreuer (Anleitung) bei Adresse o entzogen.'],
	[[frage], 'hat um die Bestätigung der E-Mail-Adresse neu@verein.de gebeten.'],
	[[{ ...frage, person: null }], 'hat um die Bestätigung der E-Mail-Adresse gebeten.'],
	[[PersonOptInBestaetigt({ anfrageID: 'f' })], 'hat die E-Mail-Adresse bestätigt.'],
	[[PersonOptInVerworfen({ anfrageID: 'f' })], 'hat die neue E-Mail-Adresse verworfen.'],
] as [PersonEreignis[], string][])('%#: %s', (ereignisse, satz) => {
	expect(zeige(...ereignisse).map((e) => e.satz)).toEqual([satz]);
});

test('changes show old and new in words; what a sentence tells has no line, what was erased is missing', () => {
	const neu = { position: 'Trainer', isSystemmailEmpfaenger: true, titelID: 't', userID: 'u' };
	const [geaendert] = personStammdatum.aendere(person(), neu);
	expect(zeige(geaendert as PersonEreignis)[0]?.aenderungen).toEqual([
		{ bezeichnung: 'Titel', von: null, nach: 'Dr.' },
		{ bezeichnung: 'Position', von: null, nach: 'Trainer' },
		{ bezeichnung: 'Empfänger Systemmails', von: 'nein', nach: 'ja' },
	]);
	const erloschen = { ...(geaendert as PersonEreignis), person: null } as PersonEreignis;
	expect(zeige(erloschen)[0]?.aenderungen.map((a) => a.bezeichnung)).toEqual(['Titel', 'Empfänger Systemmails']);
});

test('who answered by the link of the mail is the person', () => {
	expect(zeige(PersonOptInBestaetigt({ anfrageID: 'f' }))[0]).toMatchObject({ isSelbst: true, userID: null });
});
