import { beforeAll, describe, expect, it } from 'vitest';
import { type Feldzuordnung, type Formularblick, GANZE_SEITE } from '#domain/dokumentspec/pdffeld/pdffeld.ts';
import { feldvorschlaege } from '#domain/dokumentspec/pdffeld/vorschlag.ts';
import { flachesFormular, fremdesFormular } from './formular.fixture.ts';
import { felderLautPdfjs, seitentexte, stueckeDerErsten } from './lesen.fixture.ts';
import { formularVon, fuelle, zuLangeFelder } from './werkstatt.fixture.ts';

let bytes: Uint8Array;
let blick: Formularblick;
beforeAll(async () => {
	bytes = await fremdesFormular();
	blick = await formularVon(bytes);
});

const WERTE = new Map([
	['freiwilliger.nachname_vorname', 'Müßig-Śmigły, Łukasz'],
	['freiwilliger.geburtsdatum', '14.03.2009'],
	['freiwilliger.plz', '35578'],
	['freiwilliger.volljaehrig', 'nein'],
	['freiwilliger.geschlecht', 'männlich'],
	['vertrag.beginn', '01.12.2026'],
	['einsatzstelle.bezeichnung', 'Turn- und Sportgemeinschaft Oberhausen-Sterkrade von 1888/1920 e. V. '.repeat(3)],
]);

describe('a form of somebody else', () => {
	it('tells its fields in the order they are read, with their kind and size', () => {
		expect(blick.seiten).toBe(2);
		expect(blick.felder.map(({ name, art, zeichen }) => [name, art, zeichen])).toEqual([
			['Name, Vorname', 'TEXT', null],
			['Feld_2', 'TEXT', null],
			['Strasse', 'TEXT', null],
			['PLZ', 'TEXT', 5],
			['Ort', 'TEXT', null],
			['Verein', 'TEXT', null],
			['von_T', 'TEXT', null],
			['von_M', 'TEXT', null],
			['von_J', 'TEXT', null],
			['Feld_17', 'TEXT', null],
			['cb_minderj', 'KREUZ', null],
			['Geschlecht', 'AUSWAHL', null],
			['Notiz', 'TEXT', null],
			['Unterschrift1', 'UNTERSCHRIFT', null],
		]);
	});

	it('tells where they stand', () => {
		const [erste] = blick.felder[0]?.stellen ?? [];
		// 50 and 706 to 726 of 595.28 × 841.89 points, from above.
		expect(erste).toEqual({ seite: 1, x: 840, y: 1377, breite: 4704, hoehe: 237 });
		expect(blick.felder.find(({ name }) => name === 'Geschlecht')?.stellen).toHaveLength(3);
		expect(blick.felder.find(({ name }) => name === 'Notiz')?.stellen).toMatchObject([{ seite: 2 }]);
	});

	it.each([
		['Feld_2', ['geboren am']],
		['Ort', ['Ort']],
		['von_T', ['Die Freizeit beginnt am']],
		['von_M', []],
		['Feld_17', ['Kennzeichen']],
		['cb_minderj', ['Die Teilnehmerin oder der Teilnehmer ist minderjährig']],
	])('tells what is printed beside %s', (name, umfeld) => {
		expect(blick.felder.find((feld) => feld.name === name)?.umfeld).toEqual(umfeld);
	});

	it('is understood, but for what nobody can tell', () => {
		const vorschlaege = feldvorschlaege(blick.felder).map(({ feld, inhalt }) => [feld, inhalt.angabe]);
		expect(vorschlaege).toEqual([
			['Name, Vorname', 'freiwilliger.nachname_vorname'],
			['Feld_2', 'freiwilliger.geburtsdatum'],
			['Strasse', 'freiwilliger.strasse_hausnummer'],
			['PLZ', 'freiwilliger.plz'],
			['Ort', 'freiwilliger.ort'],
			['Verein', 'einsatzstelle.bezeichnung'],
			['von_T', 'vertrag.beginn'],
			['von_M', 'vertrag.beginn'],
			['von_J', 'vertrag.beginn'],
			['cb_minderj', 'freiwilliger.volljaehrig'],
			['Geschlecht', 'freiwilliger.geschlecht'],
			['Notiz', 'freiwilliger.krankenkasse'],
		]);
	});

	it('is filled as was decided, and has no field left', async () => {
		const felder: Feldzuordnung[] = [
			...feldvorschlaege(blick.felder).map(({ feld, inhalt }) => ({ feld, inhalt, platz: null })),
			{ feld: 'Feld_17', inhalt: { art: 'TEXT', text: 'FFZ 2026' }, platz: null },
		];
		const gefuellt = await fuelle({ art: 'PDF', bytes, felder }, WERTE);
		const stuecke = (await stueckeDerErsten(gefuellt)).map(({ text }) => text);
		expect(stuecke).toEqual(
			expect.arrayContaining(['Müßig-Śmigły, Łukasz', '14.03.2009', '01', '12', '2026', 'FFZ 2026']),
		);
		expect(await felderLautPdfjs(gefuellt)).toBe(0);
		// One cross for the minor, one of three for the sex; five digits, each in its box.
		const einzeln = (await stueckeDerErsten(gefuellt)).filter(({ text }) => text.length === 1);
		const ziffern = einzeln.filter(({ x }) => x > 340).map(({ text }) => text);
		expect(ziffern.join('')).toBe('35578');
		const kreuze = einzeln.filter(({ x }) => x < 340).map(({ x }) => Math.floor(x / 10) * 10);
		expect(kreuze).toEqual([50, 180]);
	});

	it('stays empty where nothing was decided', async () => {
		const [seite = ''] = await seitentexte(await fuelle({ art: 'PDF', bytes }, WERTE));
		expect(seite).not.toContain('2009');
	});

	it('says what has no room', async () => {
		const felder = feldvorschlaege(blick.felder).map(({ feld, inhalt }) => ({ feld, inhalt, platz: null }));
		expect(await zuLangeFelder(bytes, WERTE, felder)).toEqual(['Verein']);
		expect(await zuLangeFelder(bytes, new Map([['freiwilliger.plz', 'A-10100']]), felder)).toEqual(['PLZ']);
	});
});

describe('a page that is turned', () => {
	it.each([90, 180, 270] as const)('by %i° tells its fields as they are seen', async (drehung) => {
		const gedreht = await formularVon(await fremdesFormular({ drehung }));
		const mitte = (von: Formularblick) => {
			const stelle = von.felder.find(({ name }) => name === 'Name, Vorname')?.stellen[0];
			if (!stelle) throw new Error('Das Feld fehlt.');
			return [stelle.x + stelle.breite / 2, stelle.y + stelle.hoehe / 2] as const;
		};
		const [x, y] = mitte(blick);
		const erwartet = { 90: [GANZE_SEITE - y, x], 180: [GANZE_SEITE - x, GANZE_SEITE - y], 270: [y, GANZE_SEITE - x] }[
			drehung
		];
		expect(mitte(gedreht).map(Math.round)).toEqual(erwartet.map((wert) => expect.closeTo(wert, -1)));
	});
});

describe('a form without fields', () => {
	const NAME: Feldzuordnung = {
		...{ feld: 'Feld 1', inhalt: { art: 'ANGABE', angabe: 'freiwilliger.nachname_vorname', form: { art: 'GANZ' } } },
		platz: { art: 'TEXT', seite: 1, x: 2_000, y: 1_600, breite: 4_000, hoehe: 200 },
	};

	it('has none', async () => {
		expect(await formularVon(await flachesFormular())).toEqual({ seiten: 1, felder: [] });
	});

	it('is filled where somebody has put some', async () => {
		const felder: Feldzuordnung[] = [
			NAME,
			{
				...{ feld: 'Feld 2', platz: { art: 'KREUZ', seite: 1, x: 800, y: 3_000, breite: 200, hoehe: 140 } },
				inhalt: { art: 'ANGABE', angabe: 'freiwilliger.volljaehrig', form: { art: 'KREUZ', wert: 'nein' } },
			},
			{ ...NAME, feld: 'Feld 3', platz: { art: 'TEXT', seite: 7, x: 0, y: 0, breite: 100, hoehe: 100 } },
		];
		const gefuellt = await fuelle({ art: 'PDF', bytes: await flachesFormular(), felder }, WERTE);
		const stuecke = await stueckeDerErsten(gefuellt);
		expect(stuecke.find(({ text }) => text === 'Müßig-Śmigły, Łukasz')?.x).toBeCloseTo(0.2 * 595.28, -1);
		expect(stuecke.filter(({ text }) => text.length === 1)).toHaveLength(1);
		expect(await felderLautPdfjs(gefuellt)).toBe(0);
	});
});
