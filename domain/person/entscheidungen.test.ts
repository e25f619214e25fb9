import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import {
	aenderePerson,
	bestaetigeOptIn,
	gibFunktion,
	legePersonAn,
	type NeuePerson,
	nimmFunktion,
	setzeEmail,
} from './entscheidungen.ts';
import type { PersonEreignis } from './ereignisse.ts';
import { personAggregat } from './person.ts';

const akteur = (rollen: readonly Rolle[], einsatzstelleIDs: string[] = [], einsatzortIDs: string[] = []): Akteur => ({
	art: 'USER',
	userID: 'u',
	rollen,
	einsatzortIDs,
	einsatzstelleIDs,
	freiwilligerID: null,
	impersoniertVon: null,
});
const ADMIN = akteur(['ADMIN', 'MA_VERWALTUNG']);
const MV = akteur(['MA_VERWALTUNG']);
const ME = akteur(['MA_VEREIN'], ['stelle'], ['ort']);
const FREMD = akteur(['MA_VEREIN'], ['andere'], ['anderer-ort']);

const ADRESSEN = new Map([['stelle'], ['ort'], ['andere']].map(([id]) => [id as string, {}]));
const anfragen = (isGefragt: boolean) => {
	let n = 0;
	return { isGefragt, neueID: () => `frage-${++n}` };
};
const umfeld = (wer: Akteur, isGefragt = true) => ({ akteur: wer, adressen: ADRESSEN, optIn: anfragen(isGefragt) });

const NEU: NeuePerson = {
	angaben: { vorname: 'Ada', nachname: "O'Neill" },
	email: 'ADA@verein.de ',
	funktionen: [{ adresseID: 'stelle', funktion: 'ANSPRECHPARTNER' }],
};
const angelegt = (isGefragt = true, neu: Partial<NeuePerson> = {}) =>
	legePersonAn(personAggregat.start('p'), { ...NEU, ...neu }, umfeld(MV, isGefragt));
const nach = (...ereignisse: PersonEreignis[]) => falte(personAggregat, 'p', aufgezeichnet(ereignisse));
const bestaetigt = () => [...angelegt(), ...(bestaetigeOptIn(nach(...angelegt()), 'frage-1') ?? [])];

const ablehnung = (tue: () => unknown) => {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map(({ http, text }) => [http, text]);
		throw fehler;
	}
	return [];
};
const UNBEKANNT = [[404, 'Der Datensatz wurde nicht gefunden.']];
const ADRESSE = [[422, 'Bitte wählen Sie eine Einsatzstelle oder einen Einsatzort aus.']];

describe('anlegen', () => {
	test('asks for the confirmation of the address where the tenant wants it, and says so by no fact', () => {
		const [erfasst, funktion, frage] = angelegt();
		expect(erfasst).toMatchObject({ type: 'PersonErfasst', art: 'KONTAKT', betroffener: 'p' });
		expect(funktion).toMatchObject({ facts: { adresseID: 'stelle', funktion: 'ANSPRECHPARTNER' } });
		expect(frage).toMatchObject({ type: 'PersonOptInAngefragt', facts: { anfrageID: 'frage-1', isWechsel: false } });
		expect(JSON.stringify([erfasst?.facts, frage?.facts])).not.toContain('ada');
		const person = nach(...angelegt());
		expect(person.felder).toMatchObject({ email: 'ada@verein.de', optInStatus: 'ANGEFRAGT' });
	});
	test('asks nobody otherwise, or without an address', () => {
		expect(nach(...angelegt(false))).toMatchObject({ anfrageID: null, felder: { optInStatus: 'KEIN' } });
		expect(nach(...angelegt(true, { email: '' }))).toMatchObject({ anfrageID: null, felder: { email: null } });
	});
	test('who is to get system mails needs an address', () => {
		const neu = { email: null, angaben: { ...NEU.angaben, isSystemmailEmpfaenger: true } };
		expect(ablehnung(() => angelegt(true, neu))).toEqual([[422, 'Dies ist ein Pflichtfeld']]);
	});
	test('all field rules at once', () => {
		const neu = { email: 'keine', angaben: { vorname: '', nachname: 'x', telefon: 'abc' } };
		expect(ablehnung(() => angelegt(true, neu)).map(([, text]) => text)).toEqual([
			'Dies ist ein Pflichtfeld',
			'Bitte geben Sie eine gültige E-Mail-Adresse ein',
			'Bitte geben Sie eine gültige Telefonnummer ein',
		]);
	});
	test('a site files only its own', () => {
		const lege = (funktionen: NeuePerson['funktionen']) => () =>
			legePersonAn(personAggregat.start('p'), { ...NEU, funktionen }, umfeld(ME));
		expect(lege(NEU.funktionen)()).toHaveLength(3);
		expect(ablehnung(lege([]))).toEqual([[422, 'Bitte ordnen Sie mindestens eine Funktion zu.']]);
		expect(ablehnung(lege([{ adresseID: 'andere', funktion: 'BETREUER' }]))).toEqual(ADRESSE);
		expect(ablehnung(lege([{ adresseID: 'gibt-es-nicht', funktion: 'BETREUER' }]))).toEqual(ADRESSE);
	});
	test('the same function once', () => {
		expect(nach(...angelegt(true, { funktionen: [...NEU.funktionen, ...NEU.funktionen] })).funktionen).toHaveLength(1);
	});
});

describe('ändern', () => {
	const person = () => nach(...bestaetigt());
	const aendere = (wer: Akteur, was: Parameters<typeof aenderePerson>[1], einziger: 'BETREUER' | null = null) =>
		aenderePerson(person(), was, { akteur: wer, einziger });

	test('only what is named', () => {
		expect(aendere(MV, { angaben: { position: 'Vorstand' } })).toMatchObject([
			{
				type: 'PersonGeaendert',
				facts: { aenderungen: {} },
				person: { aenderungen: { position: { nach: 'Vorstand' } } },
			},
		]);
		expect(aendere(MV, { angaben: { vorname: 'Ada' } })).toEqual([]);
	});
	test('a person of another site answers like one who does not exist', () => {
		const unbekannte = personAggregat.start('q');
		for (const [wer, wen] of [
			[FREMD, person()],
			[MV, unbekannte],
		] as const) {
			const versuch = () => aenderePerson(wen, { angaben: {}, isAktiv: false }, { akteur: wer, einziger: null });
			expect(ablehnung(versuch)).toEqual(UNBEKANNT);
		}
	});
	test('only administrators change whether somebody is active', () => {
		const text = 'Nur Administratoren dürfen Personen aktivieren oder deaktivieren.';
		for (const wer of [MV, ME]) {
			expect(ablehnung(() => aendere(wer, { angaben: {}, isAktiv: false }))).toEqual([[403, text]]);
			expect(aendere(wer, { angaben: { position: 'x' }, isAktiv: true })).toHaveLength(1);
		}
		expect(aendere(ADMIN, { angaben: {}, isAktiv: false })).toMatchObject([{ type: 'PersonDeaktiviert' }]);
	});
	test('who stands alone in a running contract stays active', () => {
		expect(ablehnung(() => aendere(ADMIN, { angaben: {}, isAktiv: false }, 'BETREUER'))).toEqual([
			[409, 'Die Person ist noch als Betreuer eingetragen.'],
		]);
	});
	test('by the version that was shown, whatever happened to functions and confirmation since', () => {
		expect(aendere(MV, { angaben: { position: 'x' }, version: 1 })).toHaveLength(1);
		expect(ablehnung(() => aendere(MV, { angaben: { position: 'x' }, version: 2 }))).toEqual([
			[409, 'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.'],
		]);
	});
});

describe('the address', () => {
	const setze = (email: string | null, von = bestaetigt(), isGefragt = true) =>
		setzeEmail(nach(...von), email, umfeld(ME, isGefragt));
	const danach = (email: string | null, von = bestaetigt(), isGefragt = true) =>
		nach(...von, ...setze(email, von, isGefragt));

	test('that is confirmed stays until its successor is confirmed', () => {
		const offen = danach('neu@verein.de');
		expect(offen).toMatchObject({
			emailNeu: 'neu@verein.de',
			felder: { email: 'ada@verein.de', optInStatus: 'BESTAETIGT' },
		});
		expect(bestaetigeOptIn(offen, 'eine andere')).toBeNull();
		const fertig = nach(
			...bestaetigt(),
			...setze('neu@verein.de'),
			...(bestaetigeOptIn(offen, offen.anfrageID ?? '') ?? []),
		);
		expect(fertig).toMatchObject({
			emailNeu: null,
			anfrageID: null,
			felder: { email: 'neu@verein.de', optInStatus: 'BESTAETIGT' },
		});
		expect(bestaetigeOptIn(fertig, offen.anfrageID ?? '')).toBeNull();
	});
	test('named again gives up its successor', () => {
		const gewechselt = [...bestaetigt(), ...setze('neu@verein.de')];
		expect(danach('ada@verein.de', gewechselt)).toMatchObject({ emailNeu: null, anfrageID: null });
		expect(setze('ada@verein.de')).toEqual([]);
	});
	test('is asked for once more while it is unconfirmed', () => {
		expect(setze('ada@verein.de', angelegt())).toMatchObject([{ type: 'PersonOptInAngefragt' }]);
	});
	test('is replaced at once where nobody is asked', () => {
		const person = danach('neu@verein.de', bestaetigt(), false);
		expect(person).toMatchObject({
			emailNeu: null,
			anfrageID: null,
			felder: { email: 'neu@verein.de', optInStatus: 'KEIN' },
		});
	});
	test('the first one needs no predecessor', () => {
		const ohne = angelegt(true, { email: null });
		expect(danach('neu@verein.de', ohne)).toMatchObject({
			emailNeu: null,
			felder: { email: 'neu@verein.de', optInStatus: 'ANGEFRAGT' },
		});
	});
	test('can go unless system mails go there', () => {
		expect(danach('').felder).toMatchObject({ email: null, optInStatus: 'KEIN' });
		const empfaenger = angelegt(true, { angaben: { ...NEU.angaben, isSystemmailEmpfaenger: true } });
		expect(ablehnung(() => setze(null, empfaenger))).toEqual([[422, 'Dies ist ein Pflichtfeld']]);
	});
	test('of somebody of another site, or in a wrong form, is refused', () => {
		expect(ablehnung(() => setzeEmail(nach(...bestaetigt()), 'x@y.de', umfeld(FREMD)))).toEqual(UNBEKANNT);
		expect(ablehnung(() => setze('x@'))).toEqual([[422, 'Bitte geben Sie eine gültige E-Mail-Adresse ein']]);
	});
	test('of somebody deactivated is confirmed no more', () => {
		const deaktiviert = [
			...angelegt(),
			...aenderePerson(
				nach(...angelegt()),
				{ angaben: {}, isAktiv: false },
				{
					akteur: ADMIN,
					einziger: null,
				},
			),
		];
		expect(bestaetigeOptIn(nach(...deaktiviert), 'frage-1')).toBeNull();
	});
});

describe('functions', () => {
	const anleitung = { adresseID: 'ort', funktion: 'BETREUER' } as const;
	test('are given once and taken once', () => {
		const person = nach(...angelegt());
		const gegeben = gibFunktion(person, anleitung, umfeld(ME));
		expect(gegeben).toMatchObject([{ type: 'FunktionZugewiesen' }]);
		const mit = nach(...angelegt(), ...gegeben);
		expect(gibFunktion(mit, anleitung, umfeld(ME))).toEqual([]);
		expect(nimmFunktion(mit, anleitung, { akteur: ME })).toMatchObject([{ type: 'FunktionEntzogen' }]);
		expect(nimmFunktion(person, anleitung, { akteur: ME })).toEqual([]);
	});
	test('a site gives and takes only those of its own addresses', () => {
		const fremde = { adresseID: 'andere', funktion: 'BETREUER' } as const;
		const person = nach(...angelegt(), ...gibFunktion(nach(...angelegt()), fremde, umfeld(MV)));
		expect(ablehnung(() => gibFunktion(person, fremde, umfeld(ME)))).toEqual(ADRESSE);
		expect(ablehnung(() => nimmFunktion(person, fremde, { akteur: ME }))).toEqual(ADRESSE);
		expect(ablehnung(() => gibFunktion(nach(...angelegt()), anleitung, umfeld(FREMD)))).toEqual(UNBEKANNT);
	});
});
