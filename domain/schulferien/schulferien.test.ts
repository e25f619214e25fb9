import { describe, expect, it } from 'vitest';
import { bundeslandIn, bundeslandVonPlz, haeufigstesBundesland } from '#domain/bundesland.ts';
import { liesFerien, neueFerien, type Rohferien } from './einlesen.ts';
import { istKalender, liesKalender } from './ics.ts';
import { ferienAusTabelle } from './tabelle.ts';

/** As sites of school holidays publish them: folded lines, an end that isn't part of it. */
const KALENDER = [
	'BEGIN:VCALENDAR',
	'VERSION:2.0',
	'X-WR-CALNAME:Schulferien Hessen',
	'BEGIN:VEVENT',
	'UID:1@ferien.example',
	'DTSTART;VALUE=DATE:20261005',
	'DTEND;VALUE=DATE:20261018',
	'SUMMARY:Herbstferien 2026',
	'  Hessen',
	'END:VEVENT',
	'BEGIN:VEVENT',
	'DTSTART;VALUE=DATE:20270507',
	'SUMMARY;LANGUAGE="de:DE":Beweglicher Ferientag\\, Brückentag',
	'END:VEVENT',
	'BEGIN:VEVENT',
	'DTSTART;VALUE=DATE:20270231',
	'DTEND;VALUE=DATE:20270303',
	'SUMMARY:Winterferien Bayern',
	'END:VEVENT',
	'END:VCALENDAR',
].join('\r\n');

const roh = (rest: Partial<Rohferien>): Rohferien => ({
	zeile: 2,
	land: 'Hessen',
	herkunft: [],
	bezeichnung: 'Osterferien',
	von: '22.03.2027',
	bis: '2027-04-03',
	...rest,
});
const OHNE = { land: null, vorhandene: [] };

describe('a calendar', () => {
	it('is read event by event, with the line each begins at', () => {
		expect(istKalender(`\uFEFF${KALENDER}`)).toBe(true);
		expect(liesFerien(liesKalender(`\uFEFF${KALENDER}`), OHNE)).toEqual([
			{
				zeile: 4,
				land: 'HE',
				bezeichnung: 'Herbstferien',
				von: '2026-10-05',
				bis: '2026-10-17',
				ergebnis: 'NEU',
				text: null,
			},
			{
				zeile: 11,
				land: 'HE',
				bezeichnung: 'Beweglicher Ferientag, Brückentag',
				von: '2027-05-07',
				bis: '2027-05-07',
				ergebnis: 'NEU',
				text: null,
			},
			{
				zeile: 15,
				land: 'BY',
				bezeichnung: 'Winterferien',
				von: null,
				bis: null,
				ergebnis: 'FEHLER',
				text: '„2027-02-31“ ist kein gültiges Datum.',
			},
		]);
	});

	it.each([
		['DTEND:20261010T235959Z', '2026-10-10'],
		['DTEND:20261010T000000', '2026-10-09'],
		['DURATION:P1W', '2026-10-11'],
		['DTEND;VALUE=DATE:20261005', '2026-10-05'],
	])('an end as %s', (ende, bis) => {
		const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261005T000000Z\n${ende}\nSUMMARY:Ferien\nEND:VEVENT\nEND:VCALENDAR`;
		expect(liesKalender(text)).toMatchObject([{ von: '2026-10-05', bis }]);
	});

	it('that is none has no events', () => {
		expect(istKalender('Land;Bezeichnung;von;bis')).toBe(false);
		expect(liesKalender('BEGIN:VCALENDAR\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:abgeschnitten')).toEqual([]);
	});
});

describe('a table', () => {
	const lies = (...zeilen: string[]) =>
		ferienAusTabelle(zeilen.map((zeile, i) => ({ nr: i + 1, zellen: zeile.split(';') }))).map(
			({ zeile, land, bezeichnung, von, bis }) => [zeile, land, bezeichnung, von, bis],
		);
	const OSTERN = ['Ostern', '22.03.2027', '03.04.2027'];

	it.each([
		['Bundesland;Ferien;Beginn;Ende', 'HE;Ostern;22.03.2027;03.04.2027'],
		['Letzter Tag;ERSTER TAG;Quelle;Name;Land', '03.04.2027;22.03.2027;x;Ostern;HE'],
	])('is read by its headings: %s', (kopf, zeile) => {
		expect(lies(kopf, zeile)).toEqual([[2, 'HE', ...OSTERN]]);
	});

	it('needs no column of the Land', () => {
		expect(lies('Ferien;Beginn;Ende', OSTERN.join(';'))).toEqual([[2, null, ...OSTERN]]);
		expect(lies(OSTERN.join(';'))).toEqual([[1, null, ...OSTERN]]);
	});

	it('needs no headings', () => {
		expect(lies('HE;Ostern;22.03.2027;03.04.2027', ';Sommer;1.7.2027')).toEqual([
			[1, 'HE', ...OSTERN],
			[2, null, 'Sommer', '1.7.2027', '1.7.2027'],
		]);
		expect(lies()).toEqual([]);
	});

	it('says which columns its headings lack', () => {
		expect(() => lies('Land;Bezeichnung;Anfang', 'HE;Ostern;22.03.2027')).toThrow('fehlt die Spalte „bis“.');
		expect(() => lies('hallo')).toThrow('fehlen die Spalten „Bezeichnung“, „von“, „bis“.');
	});
});

describe('lines', () => {
	const ergebnis = (zeile: Rohferien, bestand = OHNE as Parameters<typeof liesFerien>[1]) =>
		liesFerien([zeile], bestand).map(({ ergebnis, text }) => [ergebnis, text])[0];

	it('are taken once', () => {
		const vorhandene = [{ land: 'HE' as const, bezeichnung: 'Ostern', von: '2027-03-22', bis: '2027-04-03' }];
		expect(ergebnis(roh({}), { land: null, vorhandene })).toEqual([
			'VORHANDEN',
			'Diese Ferien stehen schon in der Liste.',
		]);
		const zeilen = liesFerien([roh({}), roh({ zeile: 3, land: 'HE' })], OHNE);
		expect(zeilen[1]).toMatchObject({ ergebnis: 'VORHANDEN', text: 'Diese Ferien stehen schon in Zeile 2.' });
		expect(neueFerien(zeilen)).toEqual([
			{ land: 'HE', bezeichnung: 'Osterferien', von: '2027-03-22', bis: '2027-04-03' },
		]);
	});

	it.each([
		[{ land: 'Wien' }, '„Wien“ ist kein Land der Bundesrepublik.'],
		[{ land: null }, 'Es ist kein Land genannt.'],
		[{ von: '31.02.2027' }, '„31.02.2027“ ist kein gültiges Datum.'],
		[{ bis: '' }, 'Ein Datum fehlt.'],
		[{ bis: '01.03.2027' }, 'Das Ende darf nicht vor dem Beginn liegen.'],
		[{ bezeichnung: 'Fr\uFFFDhling' }, 'Die Zeile enthält unlesbare Zeichen („Fr\uFFFDhling“).'],
		[{ bezeichnung: '' }, 'Bezeichnung: Dies ist ein Pflichtfeld.'],
	])('are refused with a reason: %o', (rest, text) => {
		expect(ergebnis(roh(rest))).toEqual(['FEHLER', text]);
	});

	it('without a Land get the chosen one', () => {
		expect(liesFerien([roh({ land: null })], { land: 'NI', vorhandene: [] })[0]?.land).toBe('NI');
	});
});

it('Länder are found by name and by postcode', () => {
	expect([
		bundeslandIn('Herbstferien Sachsen-Anhalt'),
		bundeslandIn('Bayern und Hessen'),
		bundeslandIn('Ferien'),
	]).toEqual(['ST', null, null]);
	expect(['35576', '20095', '00000', '123'].map(bundeslandVonPlz)).toEqual(['HE', 'HH', null, null]);
	expect(
		haeufigstesBundesland([
			{ plz: '35000', anzahl: 2 },
			{ plz: '60000', anzahl: 2 },
			{ plz: '80000', anzahl: 3 },
		]),
	).toBe('HE');
	expect(haeufigstesBundesland([])).toBeNull();
});
