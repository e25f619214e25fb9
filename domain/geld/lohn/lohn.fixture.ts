import { expect } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { type LohnbuchEreignis, lohnbuchAggregat } from './lohnbuch.ts';
import type { Lohnkopf } from './lohndatei.ts';
import { type Lohnakte, type Lohnperson, type Lohnvertrag, lohnperson } from './lohnperson.ts';

export const VERTRAG: Lohnvertrag = {
	...{ vertragID: 'v1', freiwilligerID: 'f1', art: 'FSJ', von: '2026-09-01', bis: '2027-08-31', geldaenderungen: [] },
	...{ isBuchhaltungTraeger: true, einsatzortID: 'o', wochenstunden: 385, diensttageProWoche: 50 },
	...{ taschengeld: 45_000, geldersatzUnterkunft: null, geldersatzVerpflegung: null },
	...{ zuschussDeutschlandticket: 2_900, mobilitaetszuschlag: null, estBeitrag: 41_500 },
	...{ unterkunft: 'NONE', verpflegung: 'NONE', resturlaubTage: null },
};
export const PERSON = {
	...{ nachname: 'Groß', vorname: 'Łucja', geburtsname: 'Żak', geburtsdatum: '2006-04-14', geburtsort: 'Łódź' },
	...{ strasse: 'Rheinweg', hausnummer: '12a', plz: '53113', ort: 'Bonn', steuerID: '86095742719' },
	...{ sozialversicherungsnummer: '65140406M003', krankenkasse: 'Muster BKK', versicherungspflichtigBis: '2027-08-31' },
	...{ iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
};
export const akte = (id: string, person: Lohnakte['person']): Lohnakte => ({ id, person });
export const person = (
	id: string,
	mehr: Lohnakte['person'],
	vertrag: Partial<Lohnvertrag>,
	monat = '2026-11',
): Lohnperson => {
	const eine = lohnperson(akte(id, { ...PERSON, ...mehr }), [{ ...VERTRAG, ...vertrag }], monat);
	return eine ? { ...eine, werte: { ...eine.werte, betriebsnummer: '12345678' } } : expect.fail();
};

/** A whole month with a room; half a month with all meals; begun on the 16th, paid in money, little known. */
export const DREI = [
	person('f1', {}, { unterkunft: 'ROOM' }),
	person('f2', { nachname: 'Öz "Ö"', vorname: 'Anna;Bea' }, { bis: '2026-11-15', verpflegung: 'FULL' }),
	person(
		'f3',
		{ nachname: 'Kim', vorname: 'Jo', steuerID: '', sozialversicherungsnummer: null as never, iban: '', bic: '' },
		{
			...{ von: '2026-11-16', geldersatzUnterkunft: 10_000, geldersatzVerpflegung: 5_001 },
			...{ zuschussDeutschlandticket: null, wochenstunden: 240, verpflegung: 'DAILY_MEAL' },
		},
	),
];
export const kopf = (format: Lohnkopf['format'], istVorschau = false): Lohnkopf => ({
	...{ format, monat: '2026-11', beraterNr: 1234567, mandantNr: 42, istVorschau },
	lohnarten: {
		...{ TASCHENGELD: 1000, GELDERSATZ: 1010, FAHRT: 1020, UNTERKUNFT: 1030, VERPFLEGUNG: 1040 },
		URLAUBSABGELTUNG: 1050,
	},
});

const META = { userID: null, rollen: [], impersoniertVon: null, commandID: 'c', zeit: '2026-11-24T08:00:00.000Z' };
export const buchAus = (ereignisse: readonly LohnbuchEreignis[]) =>
	falte(
		lohnbuchAggregat,
		'LOHN',
		ereignisse.map((e, i): Aufgezeichnet<LohnbuchEreignis> => ({ ...e, version: i + 1, meta: META })),
	);
export const hash = (zeilen: readonly string[]) => JSON.stringify(zeilen);
