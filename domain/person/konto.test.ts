import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import type { Adresse } from '#domain/referenzsaetze.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { FunktionZugewiesen, type PersonEreignis } from './ereignisse.ts';
import { legeKontoAn, loeseKonto, verknuepfe } from './konto.ts';
import { personAggregat, personStammdatum } from './person.ts';
import { LEERE_PERSON, type PersonFelder } from './person-felder.ts';

const akteur = (rollen: readonly Rolle[]): Akteur => ({
	art: 'USER',
	userID: 'u',
	rollen,
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const ADMIN = akteur(['ADMIN', 'MA_VERWALTUNG']);
const MV = akteur(['MA_VERWALTUNG']);

const adresse = (id: string, typ: Adresse['typ'], einsatzstelleID: string | null) =>
	[id, { id, typ, einsatzstelleID } as Adresse] as const;
const ADRESSEN = new Map([
	adresse('stelle', 'EINSATZSTELLE', 'stelle'),
	adresse('ort', 'EINSATZORT', 'stelle'),
	adresse('anderer-ort', 'EINSATZORT', 'andere'),
	adresse('verband', 'VERBAND', null),
]);

const erfasst = (felder: Partial<PersonFelder> = {}, orte = ['stelle', 'ort', 'anderer-ort', 'verband']) => [
	...personStammdatum.erfasse(personAggregat.start('p'), {
		...LEERE_PERSON,
		vorname: 'Ada',
		nachname: 'Aue',
		email: 'ada@verein.de',
		...felder,
	}),
	...orte.map((adresseID) => FunktionZugewiesen({ adresseID, funktion: 'ANSPRECHPARTNER' })),
];
const nach = (...ereignisse: PersonEreignis[]) => falte(personAggregat, 'p', aufgezeichnet(ereignisse));
const lege = (person = nach(...erfasst()), rollen: readonly Rolle[] = ['MA_VEREIN'], wer = MV) =>
	legeKontoAn(person, userAggregat.start('neu'), { akteur: wer, rollen, adressen: ADRESSEN });
const user = (freiwilligerID: string | null = null) => ({
	...userAggregat.start('u2'),
	existiert: true,
	freiwilligerID,
});
const ablehnung = (tue: () => unknown) => {
	try {
		tue();
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return fehler.verstoesse.map(({ http, text }) => [http, text]);
		throw fehler;
	}
	return [];
};

describe('opening an account', () => {
	test('for the places of the functions; an Einsatzstelle implies its Einsatzorte', () => {
		const { user, person } = lege();
		expect(user).toMatchObject([
			{
				type: 'UserAngelegt',
				facts: { nach: 0, rollen: ['MA_VEREIN'], einsatzstelleIDs: ['stelle'], einsatzortIDs: ['anderer-ort'] },
				person: { vorname: 'Ada', nachname: 'Aue', email: 'ada@verein.de' },
			},
		]);
		expect(person).toMatchObject([{ facts: { aenderungen: { userID: { von: null, nach: 'neu' } } }, person: null }]);
	});
	test('for the staff of the Traeger without places', () => {
		expect(lege(nach(...erfasst()), ['MA_VERWALTUNG'], ADMIN).user).toMatchObject([
			{ facts: { rollen: ['MA_VERWALTUNG'], einsatzstelleIDs: [], einsatzortIDs: [] } },
		]);
	});
	test('gives only roles below the own', () => {
		const text = 'Sie können nur Rollen unterhalb Ihrer eigenen vergeben.';
		expect(ablehnung(() => lege(nach(...erfasst()), ['MA_VERWALTUNG']))).toEqual([[403, text]]);
		expect(ablehnung(() => lege(nach(...erfasst()), ['SYSTEMADMIN'], ADMIN))).toEqual([[403, text]]);
		expect(lege(nach(...erfasst()), ['ADMIN'], ADMIN).user).toMatchObject([
			{ facts: { rollen: ['ADMIN', 'MA_VERWALTUNG'] } },
		]);
		expect(ablehnung(() => lege(nach(...erfasst()), ['FREIWILLIGER'], ADMIN))[0]?.[0]).toBe(422);
	});
	test('needs an address to sign in with, a place, and nobody who has one already', () => {
		expect(ablehnung(() => lege(nach(...erfasst({ email: null }))))).toEqual([[422, 'Dies ist ein Pflichtfeld']]);
		expect(ablehnung(() => lege(nach(...erfasst({}, ['verband']))))).toEqual([
			[422, 'Bitte ordnen Sie mindestens eine Einsatzstelle zu.'],
		]);
		expect(ablehnung(() => lege(nach(...erfasst({ userID: 'x' }))))).toEqual([
			[409, 'Die Person hat bereits einen Zugang.'],
		]);
		const deaktiviert = personStammdatum.setzeAktiv(nach(...erfasst()), false, ADMIN);
		expect(ablehnung(() => lege(nach(...erfasst(), ...deaktiviert)))).toEqual([[409, 'Die Person ist deaktiviert.']]);
	});
});

describe('linking', () => {
	test('an account, and letting it go', () => {
		const verknuepft = verknuepfe(nach(...erfasst()), user(), { akteur: ADMIN });
		expect(verknuepft).toMatchObject([{ facts: { aenderungen: { userID: { nach: 'u2' } } } }]);
		const person = nach(...erfasst(), ...verknuepft);
		expect(verknuepfe(person, user(), { akteur: ADMIN })).toEqual([]);
		expect(loeseKonto(person, { akteur: ADMIN })).toMatchObject([
			{ facts: { aenderungen: { userID: { nach: null } } } },
		]);
		expect(loeseKonto(nach(...erfasst()), { akteur: ADMIN })).toEqual([]);
	});
	test('only an account that exists and is no volunteer’s, to a person without one', () => {
		const waehlen = [[422, 'Bitte wählen Sie ein Benutzerkonto aus.']];
		const leer = userAggregat.start('u2');
		expect(ablehnung(() => verknuepfe(nach(...erfasst()), leer, { akteur: ADMIN }))).toEqual(waehlen);
		expect(ablehnung(() => verknuepfe(nach(...erfasst()), user('f'), { akteur: ADMIN }))).toEqual(waehlen);
		expect(ablehnung(() => verknuepfe(nach(...erfasst({ userID: 'x' })), user(), { akteur: ADMIN }))).toEqual([
			[409, 'Die Person hat bereits einen Zugang.'],
		]);
		expect(ablehnung(() => verknuepfe(personAggregat.start('q'), user(), { akteur: ADMIN }))).toEqual([
			[404, 'Der Datensatz wurde nicht gefunden.'],
		]);
	});
});
