import { expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { PersonenbezugGeloescht } from '#domain/personenbezug.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { weiseFunktionZu } from './entscheidungen.ts';
import { FunktionEntzogen, type PersonEreignis } from './ereignisse.ts';
import { personAggregat, personStammdatum } from './person.ts';

const FELDER = { ...personStammdatum.leer, vorname: 'Ada', nachname: "O'Neill", email: 'ada@verein.de' };
const erfasst = (): PersonEreignis[] => personStammdatum.erfasse(personAggregat.start('p'), FELDER);
const nach = (...ereignisse: PersonEreignis[]) => falte(personAggregat, 'p', aufgezeichnet(ereignisse));

test('functions are given and taken per address, each once', () => {
	const anleitung = { adresseID: 'o', funktion: 'BETREUER' } as const;
	const unterschrift = { adresseID: 's', funktion: 'UNTERZEICHNER' } as const;
	const zugewiesen = [anleitung, unterschrift].flatMap((f) => weiseFunktionZu(nach(...erfasst()), f));
	const person = nach(...erfasst(), ...zugewiesen);
	expect(person.funktionen).toEqual([anleitung, unterschrift]);
	expect(weiseFunktionZu(person, anleitung)).toEqual([]);
	const danach = nach(...erfasst(), ...zugewiesen, FunktionEntzogen(anleitung));
	expect(danach).toMatchObject({ funktionen: [unterschrift], version: 4 });
});

test('who is to get system mails needs an address', () => {
	const ohne = { ...FELDER, email: null, isSystemmailEmpfaenger: true };
	expect(() => personStammdatum.erfasse(personAggregat.start('p'), ohne)).toThrow(Abgelehnt);
});

test('erasure leaves the functions and no name', () => {
	const zugewiesen = weiseFunktionZu(nach(...erfasst()), { adresseID: 'o', funktion: 'BETREUER' });
	const erloschen = PersonenbezugGeloescht({ betroffener: 'p', arten: ['KONTAKT'] });
	const person = nach(...erfasst(), ...zugewiesen, erloschen);
	expect(person.felder).toEqual(personStammdatum.leer);
	expect(person.funktionen).toHaveLength(1);
});
