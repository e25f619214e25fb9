import { expect, test } from 'vitest';
import { aufgezeichnet } from '#domain/beispiel.ts';
import type { Akteur, Rolle } from '#domain/rollen.ts';
import {
	AdressbemerkungGeloescht,
	AdressbemerkungGeschrieben,
	type AdresseEreignis,
	adresseAggregat,
	adresseStammdatum,
	ZyklusteilnahmeGesetzt,
} from './adresse.ts';
import { LEERE_ADRESSE } from './adressfelder.ts';
import { adressverlauf } from './verlauf.ts';
import { gegenLoeschen, type Verwendung } from './verwendung.ts';

const akteur = (rolle: Rolle): Akteur => ({
	art: 'USER',
	userID: 'u',
	rollen: [rolle],
	einsatzortIDs: [],
	einsatzstelleIDs: [],
	freiwilligerID: null,
	impersoniertVon: null,
});
const JETZT = '2026-05-02T08:00:00.000Z';
const leser = (rolle: Rolle) => ({ akteur: akteur(rolle), jetzt: JETZT });
const namen = (id: string) => `<${id}>`;
const bemerkung = (text: string, sichtbarkeit: Rolle) =>
	AdressbemerkungGeschrieben(
		{ bemerkungID: text, sichtbarkeit },
		{ betroffener: 'a', art: 'FREITEXT', daten: { text } },
	);
const STELLE = {
	...LEERE_ADRESSE,
	typ: 'EINSATZSTELLE',
	bezeichnung: 'SV',
	plz: '50667',
	ort: 'Köln',
	email: 'a@b.de',
} as const;

test('changes are told with their labels, units and names', () => {
	const start = adresseAggregat.start('a');
	Object.assign(start, { existiert: true, felder: { ...STELLE } });
	const leistungen = { ...LEERE_ADRESSE.leistungen, TASCHENGELD: 45_050, UNTERKUNFT: true };
	const geaendert = adresseStammdatum.aendere(start, {
		kurzname: 'S',
		regulaereVollzeitstunden: 385,
		verbandID: 'v',
		dienstartIDs: ['fsj', 'bfd'],
		isWartung: true,
		leistungen,
	});
	expect(adressverlauf(aufgezeichnet(geaendert), leser('MA_VERWALTUNG'), namen)).toMatchObject([
		{
			art: 'AENDERUNG',
			satz: 'hat die Angaben geändert.',
			aenderungen: [
				{ bezeichnung: 'Kurzname', von: null, nach: 'S' },
				{ bezeichnung: 'Verband', von: null, nach: '<v>' },
				{ bezeichnung: 'Taschengeld', von: null, nach: '450,50 €' },
				{ bezeichnung: 'Unterkunft', von: 'nein', nach: 'ja' },
				{ bezeichnung: 'Dienstarten', von: null, nach: '<fsj>, <bfd>' },
				{ bezeichnung: 'Reguläre Vollzeitstunden', von: '39', nach: '38,5' },
				{ bezeichnung: 'Auf der Karte in Wartung', von: 'nein', nach: 'ja' },
			],
		},
	]);
});

test('taking part in a cycle is told by what became of it', () => {
	const an = { isAktiv: true, isOnline: false };
	const online = { isAktiv: true, isOnline: true };
	const aus = { isAktiv: false, isOnline: false };
	const ereignisse = [
		ZyklusteilnahmeGesetzt({ zyklusID: 'z', von: null, nach: an }),
		ZyklusteilnahmeGesetzt({ zyklusID: 'z', von: an, nach: online }),
		ZyklusteilnahmeGesetzt({ zyklusID: 'z', von: online, nach: an }),
		ZyklusteilnahmeGesetzt({ zyklusID: 'z', von: an, nach: aus }),
	];
	expect(adressverlauf(aufgezeichnet(ereignisse), leser('MA_VEREIN'), namen).map((e) => e.satz)).toEqual([
		'hat die Adresse in den Zyklus <z> aufgenommen.',
		'hat die Adresse im Zyklus <z> auf der Karte gezeigt.',
		'hat die Adresse im Zyklus <z> von der Karte genommen.',
		'hat die Adresse aus dem Zyklus <z> genommen.',
	]);
});

test.each<[Rolle, string[]]>([
	['MA_VEREIN', ['c']],
	['MA_VERWALTUNG', ['b', 'c']],
	['ADMIN', ['a', 'b', 'c']],
])('%s reads the remarks of roles not above', (rolle, erwartet) => {
	const ereignisse: AdresseEreignis[] = [
		bemerkung('a', 'ADMIN'),
		bemerkung('b', 'MA_VERWALTUNG'),
		bemerkung('c', 'MA_VEREIN'),
	];
	expect(adressverlauf(aufgezeichnet(ereignisse), leser(rolle), namen).map((e) => e.text)).toEqual(erwartet);
});

test.each<[string, Rolle, string, boolean]>([
	['the author, a day later', 'MA_VERWALTUNG', '2025-01-02T00:00:00.000Z', true],
	['the author, after a day', 'MA_VERWALTUNG', '2025-01-02T00:00:00.001Z', false],
	['an administrator, any time', 'ADMIN', '2026-01-01T00:00:00.000Z', true],
])('%s may delete a remark: %s at %s', (_, rolle, jetzt, erwartet) => {
	const autor = { ...akteur(rolle), userID: rolle === 'ADMIN' ? 'anderer' : 'autor' };
	const [geschrieben] = aufgezeichnet([bemerkung('c', 'MA_VEREIN')]);
	if (!geschrieben) throw new Error('nothing recorded');
	const vomAutor = { ...geschrieben, meta: { ...geschrieben.meta, userID: 'autor' } };
	const [eintrag] = adressverlauf([vomAutor], { akteur: autor, jetzt }, namen);
	expect(eintrag?.isLoeschbar).toBe(erwartet);
});

test('a deleted remark keeps its line without the text, for those who could read it', () => {
	const ereignisse: AdresseEreignis[] = [
		bemerkung('b', 'MA_VERWALTUNG'),
		AdressbemerkungGeloescht({ bemerkungID: 'b' }),
	];
	const gelesen = (rolle: Rolle) => adressverlauf(aufgezeichnet(ereignisse), leser(rolle), namen);
	expect(gelesen('MA_VERWALTUNG').map(({ satz, text, isLoeschbar }) => [satz, text, isLoeschbar])).toEqual([
		['hat eine Bemerkung geschrieben.', null, false],
		['hat eine Bemerkung gelöscht.', null, false],
	]);
	expect(gelesen('MA_VEREIN')).toEqual([]);
});

const NICHTS: Verwendung = {
	bewerbungen: 0,
	vertraege: 0,
	plaetze: 0,
	benutzer: 0,
	ansprechpersonen: 0,
	einladungen: 0,
	adressen: 0,
	einsatzorte: 0,
	dokumente: 0,
};

test.each<[Partial<Verwendung>, string[]]>([
	[{}, []],
	[{ einsatzorte: 1 }, ['Der Einsatzstelle sind noch Einsatzorte zugeordnet.']],
	[
		{ bewerbungen: 2, vertraege: 1, plaetze: 3, benutzer: 1 },
		[
			'Die Adresse kann nicht gelöscht werden, weil sie noch verwendet wird (2 Bewerbungen, 1 Vertrag, 3 Plätze im Kontingent, 1 Benutzer).',
		],
	],
	[
		{ einladungen: 1, adressen: 2, ansprechpersonen: 1 },
		[
			'Die Adresse kann nicht gelöscht werden, weil sie noch verwendet wird (1 Ansprechperson, 1 offene Einladung, 2 andere Adressen).',
		],
	],
	[{ dokumente: 3 }, ['Zu dieser Adresse liegen Dokumente vor.']],
])('G35: %o', (verwendung, erwartet) => {
	expect(gegenLoeschen({ ...NICHTS, ...verwendung }).map(({ code, http, text }) => [code, http, text])).toEqual(
		erwartet.map((text) => ['G35', 409, text]),
	);
});
