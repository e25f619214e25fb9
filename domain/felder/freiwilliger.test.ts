import { describe, expect, it } from 'vitest';
import { FELDER_NACH_ART } from '#domain/felder/personendaten.ts';
import type { Personendaten, Personenfeld } from '#domain/felder/personenfelder.ts';
import { FELD_BEZEICHNUNG } from './bezeichnung.ts';
import { FELDER, pruefePersonendaten } from './freiwilliger.ts';
import { MELDUNG, meldungLaenge, meldungMax, meldungMin } from './meldungen.ts';

const UMFELD = { heute: '2026-05-20', mindestalter: 14 };

const verstoesse = (eingabe: Record<string, unknown>, bestand: Personendaten = {}) =>
	pruefePersonendaten(eingabe, bestand, UMFELD).verstoesse.map((v) => [v.feld, v.text]);

describe('every field', () => {
	const alle = Object.values(FELDER_NACH_ART).flat() as Personenfeld[];
	const nieLeer: readonly Personenfeld[] = ['vorname', 'nachname', 'geschlecht', 'geburtsdatum'];

	it.each(alle)('%s refuses what is no value, and has a label', (feld) => {
		expect(FELDER[feld].safeParse({ $gt: '' }).error?.issues[0]?.message).toBe(MELDUNG.PT);
		expect(FELD_BEZEICHNUNG[feld]).toMatch(/^\p{Lu}/u);
	});
	it.each(alle)('%s can be emptied unless it belongs to everyone', (feld) => {
		const ergebnis = FELDER[feld].safeParse(null);
		if (nieLeer.includes(feld)) expect(ergebnis.error?.issues[0]?.message).toBe(MELDUNG.P);
		else expect(ergebnis.data).toBeNull();
	});
});

it.each([
	['anrede', 'x'.repeat(21), meldungLaenge(20)],
	['geschlecht', 'X', MELDUNG.PT],
	['geschlecht', '', MELDUNG.P],
	['geburtsdatum', '1899-12-31', MELDUNG.DAT],
	['geburtsdatum', '2026-02-30', MELDUNG.DAT],
	['geburtsdatum', '01.09.2008', MELDUNG.DAT],
	['telefon', '123', 'Bitte geben Sie eine gültige Telefonnummer ein'],
	['hausnummer', '12-', 'Bitte geben Sie eine gültige Hausnummer ein'],
	['anzahlKinder', 21, meldungMax(20)],
	['anzahlKinder', -1, meldungMin(0)],
	['anzahlKinder', 1.5, MELDUNG.PT],
	['bfdKennung', 'a b', MELDUNG.PT],
	['gewuenschterBeginn', '2026-13', MELDUNG.DAT],
	['gewuenschterBeginn', '2026-09-01', MELDUNG.DAT],
	['gewuenschteDauerMonate', 5, meldungMin(6)],
	['gewuenschteDauerMonate', 19, meldungMax(18)],
	['schwerbehinderungGrad', 10, meldungMin(20)],
	['schwerbehinderungGrad', 110, meldungMax(100)],
	['schwerbehinderungGrad', 55, MELDUNG.PT],
	['krankenversichertennummer', 'A12345678', MELDUNG.PT],
	['motivation', 'x'.repeat(4001), meldungLaenge(4000)],
	['ernaehrung', 'FLEISCH', MELDUNG.PT],
	['titelID', "1' or '1", MELDUNG.PT],
] as const)('%s refuses %j', (feld, wert, text) => {
	expect(FELDER[feld].safeParse(wert).error?.issues.map((i) => i.message)).toEqual([text]);
});

it.each([
	['anzahlKinder', '2', 2],
	['gewuenschterBeginn', '2026-09', '2026-09'],
	['schwerbehinderungGrad', 50, 50],
	['krankenversichertennummer', 'a123456789', 'A123456789'],
	['sportartIDs', ['s1', 's2', 's1'], ['s1', 's2']],
	['motivation', 'Zeile 1\nZeile 2', 'Zeile 1\nZeile 2'],
	['tshirtGroesse', '', null],
] as const)('%s reads %j', (feld, wert, erwartet) => {
	expect(FELDER[feld].parse(wert)).toEqual(erwartet);
});

describe('pruefePersonendaten', () => {
	it('gives what was entered in the form that is kept, and nothing else', () => {
		const { werte } = pruefePersonendaten({ ort: ' Gießen ', mobil: '+49' }, { vorname: 'Lena' }, UMFELD);
		expect(werte).toEqual({ ort: 'Gießen', mobil: null });
	});
	it('names everything at once, also what several fields cause', () => {
		expect(verstoesse({ vorname: '', plz: '3557', iban: 'DE1' })).toEqual([
			['vorname', MELDUNG.P],
			['iban', 'Die IBAN ist ungültig. Bitte prüfen Sie Länge, Format und Prüfziffer.'],
			['plz', 'Bitte geben Sie eine gültige Postleitzahl ein'],
		]);
	});
	it('answers as 422, with the code of the form rules', () => {
		expect(pruefePersonendaten({ nachname: ' ', sportartIDs: ['a', ''] }, {}, UMFELD)).toEqual({
			werte: null,
			verstoesse: [
				{ code: 'P', http: 422, feld: 'nachname', text: MELDUNG.P },
				{ code: 'P', http: 422, feld: 'sportartIDs.1', text: MELDUNG.P },
			],
		});
	});
	it('refuses unknown fields', () => {
		expect(verstoesse({ status: 9000 })).toEqual([['status', 'Unbekanntes Feld: status']]);
		expect(verstoesse(JSON.parse('{"__proto__":1}'))).toEqual([['__proto__', 'Unbekanntes Feld: __proto__']]);
	});
	it('knows the oldest and the youngest', () => {
		const zuJung = [['geburtsdatum', 'Eine Bewerbung ist erst ab 14 Jahren möglich.']];
		expect(verstoesse({ geburtsdatum: '2012-05-20' })).toEqual([]);
		expect(verstoesse({ geburtsdatum: '2012-05-21' })).toEqual(zuJung);
		expect(verstoesse({ geburtsdatum: '2026-05-21' })).toEqual([['geburtsdatum', MELDUNG.DAT]]);
		expect(verstoesse({ geburtsdatum: '1900-01-01' })).toEqual([]);
	});
	it('reads the postcode by the country, also when only the country changes', () => {
		const falsch = [['plz', 'Bitte geben Sie eine gültige Postleitzahl ein']];
		expect(verstoesse({ plz: '1010', landID: 'AT' })).toEqual([]);
		expect(verstoesse({ plz: '1010' })).toEqual(falsch);
		expect(verstoesse({ plz: '1010' }, { landID: 'AT' })).toEqual([]);
		expect(verstoesse({ landID: 'AT' }, { plz: '35578' })).toEqual(falsch);
		expect(verstoesse({ ort: 'Wien' }, { plz: '35578', landID: 'AT' })).toEqual([]);
	});
	it('wants the owner of an account, and abroad the BIC', () => {
		const [deutsch, fremd] = ['DE89370400440532013000', 'AT611904300234573201'];
		expect(verstoesse({ iban: deutsch })).toEqual([['kontoinhaber', MELDUNG.P]]);
		expect(verstoesse({ iban: deutsch }, { kontoinhaber: 'Lena Hoffmann' })).toEqual([]);
		expect(verstoesse({ iban: fremd, kontoinhaber: 'L' })).toEqual([['bic', MELDUNG.P]]);
		const bicFalsch = [['bic', 'Die BIC ist ungültig.']];
		expect(verstoesse({ iban: fremd, kontoinhaber: 'L', bic: 'COBADEFF' })).toEqual(bicFalsch);
		expect(verstoesse({ bic: 'BKAUATWW' }, { iban: deutsch, kontoinhaber: 'L' })).toEqual(bicFalsch);
		expect(verstoesse({ iban: fremd, kontoinhaber: 'L', bic: 'BKAUATWW' })).toEqual([]);
	});
	it('wants an earlier service to end after its begin', () => {
		const falsch = [['vordienstBis', 'Das Ende darf nicht vor dem Beginn liegen.']];
		expect(verstoesse({ vordienstVon: '2025-02-01', vordienstBis: '2025-01-31' })).toEqual(falsch);
		expect(verstoesse({ vordienstVon: '2025-02-01' }, { vordienstBis: '2025-02-01' })).toEqual([]);
	});
	it('takes a date of the card up to one year ahead', () => {
		expect(verstoesse({ ausweisBeantragtAm: '2027-05-20' })).toEqual([]);
		expect(verstoesse({ ausweisBeantragtAm: '2027-05-21' })).toEqual([['ausweisBeantragtAm', MELDUNG.DAT]]);
	});

	it.each(['fuehrungszeugnisDatum', 'erstuntersuchungDatum'])(
		'takes a proof only from a day that has come: %s',
		(feld) => {
			expect(verstoesse({ [feld]: '2026-05-20' })).toEqual([]);
			expect(verstoesse({ [feld]: '2026-05-21' })).toEqual([[feld, MELDUNG.DAT]]);
		},
	);
});
