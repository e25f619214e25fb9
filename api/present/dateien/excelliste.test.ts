import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { hatOffice, lautOffice, liesBlatt } from '#api/tests/tabelle.fixture.ts';
import { alsListe, listenstrom } from './excelliste.ts';
import type { Blattspalte } from './xlsx.ts';

interface Zeile {
	readonly name: string;
	readonly tag: string | null;
	readonly tage: number | null;
	readonly cent: number | null;
}
const TYPISIERT: readonly Blattspalte<Zeile>[] = [
	{ kopf: 'Name', wert: (z) => z.name, breite: 20 },
	{ kopf: 'Geboren', wert: (z) => z.tag, art: 'TAG' },
	{ kopf: 'Tage', wert: (z) => z.tage, art: 'TAGE' },
	{ kopf: 'Betrag', wert: (z) => z.cent, art: 'EURO' },
];
const ANGABEN = {
	inhalt: '=Inhalt',
	filter: 'alle',
	stand: '2026-11-24T08:03:00Z',
	erstelltVon: 'Sabine Koch',
	summen: [
		{ bezeichnung: 'Zeilen', wert: 2 },
		{ bezeichnung: 'Betrag', wert: 123_450, art: 'EURO' },
	],
	hinweise: ['Erstens', 'Zweitens'],
} as const;
const ZEILEN: readonly Zeile[] = [
	{ name: 'Österle', tag: '2007-03-04', tage: 45, cent: 123_450 },
	{ name: '@Zorn', tag: 'gestern', tage: null, cent: 0 },
];

it('writes days, halves of days and euros as numbers that show as such', async () => {
	const xlsx = await alsListe('Liste', TYPISIERT, ZEILEN, ANGABEN);
	const [blatt] = (await readXlsx(xlsx)).sheets;
	expect(blatt?.rows[1]).toEqual(['Österle', new Date('2007-03-04T00:00:00Z'), 4.5, 1234.5]);
	// What is no day stays what was said.
	expect(blatt?.rows[2]?.slice(0, 3)).toEqual(["'@Zorn", 'gestern', null]);
	expect(liesBlatt(xlsx).zeilen).toEqual([
		['Name', 'Geboren', 'Tage', 'Betrag'],
		// Days since the last of 1899.
		['Österle', '39145', '4.5', '1234.5'],
		["'@Zorn", 'gestern', '', '0'],
	]);
});

it('has filters over all of it, a head that stays and is printed on every page, and widths', async () => {
	const { xml } = liesBlatt(await alsListe('Liste', TYPISIERT, ZEILEN, ANGABEN));
	expect(xml).toContain('<autoFilter ref="A1:D3"');
	expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
	expect(xml).toMatch(/<col [^>]*min="1"[^>]*width="20/);
	expect(xml).toMatch(/<pageSetup [^>]*orientation="landscape"/);
});

it('says on a second sheet what it is, when and by whom, with its sums', async () => {
	const xlsx = await alsListe('Liste', TYPISIERT, ZEILEN, ANGABEN);
	expect((await readXlsx(xlsx)).sheets.map(({ name }) => name)).toEqual(['Liste', 'Erläuterung']);
	expect(liesBlatt(xlsx, 2).zeilen).toEqual([
		['Inhalt', "'=Inhalt"],
		['Filter', 'alle'],
		['Stand', '24.11.2026 - 09:03 Uhr'],
		['Erstellt von', 'Sabine Koch'],
		['Zeilen', '2'],
		['Betrag', '1234.5'],
		['Hinweise', 'Erstens'],
		['', 'Zweitens'],
	]);
});

it('holds a list without anybody', async () => {
	const xlsx = await alsListe('Liste', TYPISIERT, [], { ...ANGABEN, summen: [], hinweise: [] });
	expect(liesBlatt(xlsx).zeilen).toEqual([['Name', 'Geboren', 'Tage', 'Betrag']]);
});

/** What has been used to make spreadsheets calculate or call. */
const ANGRIFFE = [
	...['=1+1', '=HYPERLINK("http://x","y")', "=cmd|' /C calc'!A0", '=IMPORTXML("http://x","//a")', '+1+1', '-1+1'],
	...['@SUM(1+1)', '\t=1+1', '\r=1+1', '\n=1+1', '=WEBSERVICE("http://x")', '=DDE("cmd";"/C calc";"x")', '+A1', '-A1'],
	...['＝1+1', '＋1+1', '－1+1', '＠SUM(1+1)', '=\u200B1+1', '</t></is><f>1+1</f><is><t>', ']]><f>1+1</f>', '&#61;1+1'],
];

it.each(ANGRIFFE)('%j stays text to whoever takes the file apart', async (angriff) => {
	const zeilen = [{ name: angriff, tag: angriff, tage: null, cent: null }];
	const xlsx = await alsListe('Liste', TYPISIERT, zeilen, { ...ANGABEN, inhalt: angriff, erstelltVon: angriff });
	for (const nummer of [1, 2]) {
		const { xml, zeilen: gelesen } = liesBlatt(xlsx, nummer);
		expect(xml).not.toMatch(/<f[ >]|<hyperlink/);
		for (const zelle of gelesen.flat()) expect(zelle).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
	}
});

const BENANNT: readonly Blattspalte<number>[] = [
	{ kopf: 'Nr', wert: (nr) => nr },
	{ kopf: 'Name', wert: (nr) => `Zeile ${nr} & mehr` },
];

it('writes rows as they come: sums, filter and rows know of the last', async () => {
	async function* stapel() {
		yield [1, 2];
		yield [];
		yield [3];
	}
	const strom = listenstrom({
		name: 'Liste',
		spalten: BENANNT,
		stapel: stapel(),
		erlaeuterung: (zeilen) => ({ ...ANGABEN, summen: [{ bezeichnung: 'Zeilen', wert: zeilen }], hinweise: [] }),
	});
	const stuecke: Uint8Array[] = [];
	for await (const stueck of strom) stuecke.push(stueck);
	const xlsx = Buffer.concat(stuecke);
	const { zeilen, xml } = liesBlatt(xlsx);
	expect(zeilen.map(([nr]) => nr)).toEqual(['Nr', '1', '2', '3']);
	expect(xml).toContain('<autoFilter ref="A1:B4"');
	expect(liesBlatt(xlsx, 2).zeilen.at(-1)).toEqual(['Zeilen', '3']);
	expect((await readXlsx(xlsx)).sheets[0]?.rows.at(-1)).toEqual([3, 'Zeile 3 & mehr']);
});

it('ends where its rows fail, and hands the failure on', async () => {
	async function* stapel() {
		yield [1];
		throw new Error('Die Datenbank ist fort.');
	}
	const strom = listenstrom({ name: 'Liste', spalten: BENANNT, stapel: stapel(), erlaeuterung: () => ANGABEN });
	const alles = async () => {
		for await (const _ of strom);
	};
	await expect(alles()).rejects.toThrow('Die Datenbank ist fort.');
});

it('closes its rows when nobody takes more', async () => {
	let geschlossen = false;
	function* stapel() {
		try {
			for (;;) yield Array.from({ length: 5000 }, (_, nr) => nr);
		} finally {
			geschlossen = true;
		}
	}
	const strom = listenstrom({ name: 'Liste', spalten: BENANNT, stapel: stapel(), erlaeuterung: () => ANGABEN });
	for await (const stueck of strom) if (stueck.length > 100) break;
	await new Promise(setImmediate);
	expect(geschlossen).toBe(true);
});

it('gives the same bytes for the same rows', async () => {
	const einmal = async () => liesBlatt(await alsListe('Liste', TYPISIERT, ZEILEN, ANGABEN)).xml;
	expect(await einmal()).toBe(await einmal());
});

it('writes a month as its first day, which shows as the month', async () => {
	const spalten: readonly Blattspalte<string>[] = [{ kopf: 'Monat', wert: (monat) => monat, art: 'MONAT' }];
	const xlsx = await alsListe('Liste', spalten, ['2026-11', 'bald'], ANGABEN);
	expect((await readXlsx(xlsx)).sheets[0]?.rows.slice(1)).toEqual([[new Date('2026-11-01T00:00:00Z')], ['bald']]);
	if (hatOffice)
		expect(lautOffice({ a: xlsx }).get('a')?.[0]?.gezeigt).toEqual([['Monat'], ['November 2026'], ['bald']]);
});

describe.runIf(hatOffice)('opened by LibreOffice', () => {
	it('has every cell of its kind and shows it as a German reads it', async () => {
		const xlsx = await alsListe('TN-Liste & mehr', TYPISIERT, ZEILEN, ANGABEN);
		const [liste, erlaeuterung] = lautOffice({ liste: xlsx }).get('liste') ?? [];
		expect(liste).toEqual({
			...{ name: 'TN-Liste & mehr', filter: 'A1:D3', kopfzeilen: 1 },
			zeilen: [
				['Name', 'Geboren', 'Tage', 'Betrag'],
				['Österle', new Date('2007-03-04T00:00:00Z'), 4.5, 1234.5],
				["'@Zorn", 'gestern', null, 0],
			],
			gezeigt: [
				['Name', 'Geboren', 'Tage', 'Betrag'],
				['Österle', '04.03.2007', '4,5', '1.234,50 €'],
				["'@Zorn", 'gestern', '', '0,00 €'],
			],
		});
		expect(erlaeuterung?.gezeigt.at(-3)).toEqual(['Betrag', '1.234,50 €']);
	});
	it('is refused once it is damaged', async () => {
		const xlsx = await alsListe('Liste', TYPISIERT, ZEILEN, ANGABEN);
		expect(() => lautOffice({ Rest: xlsx.subarray(0, xlsx.length - 300) })).toThrow('LibreOffice öffnet „Rest“ nicht');
	});
	it('has the texts as they are, spaces, line breaks and signs included', async () => {
		const texte = ['a  b', ' davor', 'zwei\nZeilen', '<f>&amp;</f>', '\u{1F600} ﷽', 'Łódź', '0049 170', '1e5', 'WAHR'];
		const zeilen = texte.map((name) => ({ name, tag: null, tage: null, cent: null }));
		const xlsx = await alsListe('Liste', TYPISIERT, zeilen, ANGABEN);
		expect(lautOffice({ a: xlsx }).get('a')?.[0]?.zeilen.slice(1)).toEqual(texte.map((name) => [name]));
	});
});
