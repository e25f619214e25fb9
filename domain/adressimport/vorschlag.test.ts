import { expect, test } from 'vitest';
import { erkenneKopf } from './kopf.ts';
import { type Listenwort, ordneWorte } from './verzeichnisse.ts';
import { schlageVor } from './vorschlag.ts';

const WORTE: Listenwort[] = [
	{ liste: 'dienstart', id: 'd-fsj', bezeichnung: 'FSJ', worte: ['FSJ'], isAktiv: true },
	{ liste: 'dienstart', id: 'd-bfd', bezeichnung: 'BFD', worte: ['BFD'], isAktiv: true },
];

function vorschlag([kopf = [], ...zeilen]: string[][]) {
	const rohe = zeilen.map((zellen, i) => ({ nr: i + 2, zellen }));
	return schlageVor(kopf, rohe, ['Region', 'Gruppe'], ordneWorte(WORTE, []));
}
const felder = (tabelle: string[][]) => vorschlag(tabelle).map(({ feld }) => feld);

test('headings are known by many names, and nearly so', () => {
	const kopf = ['Verein', 'Anschrift', 'Postleitzahl', 'Stadt', 'Mail', 'Bezeichnug', 'Region', 'Im Zyklus', 'Farbe'];
	expect(felder([kopf])).toEqual(['bezeichnung', 'strasse', 'plz', 'ort', 'email', null, 'attribut1ID', null, null]);
	expect(felder([['Bezeichnug', 'Postleizahl']])).toEqual(['bezeichnung', 'plz']);
});

test('contact persons are told apart from the address', () => {
	const kopf = [
		...['Verein', 'E-Mail', 'Telefon', 'Ansprechpartnerin', 'Mail Ansprechpartner', 'Tel. Ansprechpartner'],
		...['Funktion', 'Ansprechpartner 2', 'E-Mail Ansprechpartner 2'],
	];
	expect(felder([kopf])).toEqual([
		...['bezeichnung', 'email', 'telefon', 'kontakt1.name', 'kontakt1.email', 'kontakt1.telefon'],
		...['kontakt1.funktion', 'kontakt2.name', 'kontakt2.email'],
	]);
});

test('beside a first name, “Name” is a person’s', () => {
	expect(felder([['Verein', 'Name', 'Vorname']])).toEqual(['bezeichnung', 'kontakt1.nachname', 'kontakt1.vorname']);
	expect(felder([['Name', 'Ort']])).toEqual(['bezeichnung', 'ort']);
});

test('what stands below says it where the heading doesn’t', () => {
	const bild = vorschlag([
		['A', 'B', 'C', 'D', 'E', '', 'G', 'H', 'I', 'J'],
		[
			'SV Eins e. V.',
			'Parkweg 3',
			'35578',
			'Wetzlar',
			'a@eins.test',
			'06441 1234',
			'FSJ',
			'Frau Kim Eins',
			'kim@eins.test',
			'rot',
		],
		[
			'TV Zwei',
			'Am Sportplatz 12 a',
			'35390',
			'Gießen',
			'a@zwei.test',
			'+49 641 99',
			'FSJ, BFD',
			'Herr Jo Zwei',
			'jo@zwei.test',
			'blau',
		],
	]);
	expect(bild.map(({ feld, woran }) => [feld, woran])).toEqual([
		...[
			'bezeichnung',
			'strasse',
			'plz',
			'ort',
			'email',
			'telefon',
			'dienstartIDs',
			'kontakt1.name',
			'kontakt1.email',
		].map((feld) => [feld, 'WERTE']),
		[null, null],
	]);
	expect(bild[9]).toEqual({ kopf: 'J', beispiele: ['rot', 'blau'], feld: null, woran: null });
});

test('a heading that is only another name must fit what stands below', () => {
	expect(
		felder([
			['Verein', 'Art'],
			['A', 'Einsatzort'],
		]),
	).toEqual(['bezeichnung', 'typ']);
	expect(
		felder([
			['Verein', 'Art'],
			['A', 'Sportschule'],
		]),
	).toEqual(['bezeichnung', null]);
	expect(
		felder([
			['Bezeichnung', 'Typ'],
			['A', 'Verband'],
		]),
	).toEqual(['bezeichnung', 'typ']);
});

test('something names the address', () => {
	expect(
		felder([
			['X', 'Y'],
			['1', 'Parkhalle'],
			['1', 'Waldhalle'],
		]),
	).toEqual([null, 'bezeichnung']);
});

test('what was chosen counts, whatever the headings say', () => {
	const kopf = ['Bezeichnung', 'Farbe', 'Ort'];
	const { spalten, unbekannt, verstoesse } = erkenneKopf(kopf, ['', ''], [null, 'bezeichnung', 'ort']);
	expect(spalten.map((s) => s?.key)).toEqual([undefined, 'bezeichnung', 'ort']);
	expect([unbekannt, verstoesse]).toEqual([['Bezeichnung'], []]);
	const texte = erkenneKopf(kopf, ['', ''], ['ort', null, 'ort']).verstoesse.map((v) => v.text);
	expect(texte).toEqual([
		'Welche Spalte ist „Bezeichnung“? Sie ist nötig.',
		'„Ort“ ist mehr als einer Spalte zugeordnet.',
	]);
});
