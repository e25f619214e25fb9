import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { liesBlatt } from '#api/tests/tabelle.fixture.ts';
import type { Spalte } from './csv.ts';
import { alsListe, alsXlsx, type Blattspalte, spaltenname } from './xlsx.ts';

const WERT: readonly Spalte<string | number | null>[] = [{ kopf: 'Wert', wert: (z) => z }];

async function rundreise(...werte: (string | number | null)[]) {
	const mappe = await readXlsx(await alsXlsx('Blatt', WERT, werte));
	const [blatt] = mappe.sheets;
	return { name: blatt?.name, kopf: blatt?.rows[0], werte: blatt?.rows.slice(1).map((r) => r[0] ?? null), blatt };
}

it('writes a named sheet with headings, texts as texts and numbers as numbers', async () => {
	const { name, kopf, werte } = await rundreise('Müller & Söhne <GmbH>', 'Łódź 😀', '007', 12.5);
	expect([name, kopf]).toEqual(['Blatt', ['Wert']]);
	expect(werte).toEqual(['Müller & Söhne <GmbH>', 'Łódź 😀', '007', 12.5]);
});

it('keeps a phone number readable behind the apostrophe', async () => {
	expect((await rundreise('+49 151 1234567')).werte).toEqual(["'+49 151 1234567"]);
});

it('drops what a file of XML cannot hold', async () => {
	expect((await rundreise('a\u0000b\u001Fc\uFFFE', '\u0001=1+1')).werte).toEqual(['abc', "'=1+1"]);
});

it('leaves no cell that a spreadsheet would calculate, and loses no text', async () => {
	const text = fc.oneof(
		fc.string({ unit: 'grapheme' }),
		fc.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r'), fc.string()).map((t) => t.join('')),
	);
	const eigenschaft = fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texte) => {
		const { werte, blatt } = await rundreise(...texte, 'Ende');
		expect([...(blatt?.cells?.values() ?? [])].some((z) => z.formula !== undefined)).toBe(false);
		for (const [i, t] of texte.entries()) {
			const gelesen = String(werte?.[i] ?? '');
			expect(gelesen).not.toMatch(/^[=+\-@\t\r]/);
			expect(ohneZeilenenden(gelesen.replace(/^'(?=[=+\-@\t\r])/, ''))).toBe(ohneZeilenenden(schreibbar(t)));
		}
	});
	await fc.assert(eigenschaft, { numRuns: 60 });
});

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
];

it.each(ANGRIFFE)('%j stays text to whoever takes the file apart', async (angriff) => {
	const zeilen = [{ name: angriff, tag: angriff, tage: null, cent: null }];
	const xlsx = await alsListe('Liste', TYPISIERT, zeilen, { ...ANGABEN, inhalt: angriff, erstelltVon: angriff });
	for (const nummer of [1, 2]) {
		const { xml, zeilen: gelesen } = liesBlatt(xlsx, nummer);
		expect(xml).not.toMatch(/<f[ >]|<hyperlink/);
		for (const zelle of gelesen.flat()) expect(zelle).not.toMatch(/^[=+\-@\t\r]/);
	}
});

it.each([
	[1, 'A'],
	[26, 'Z'],
	[27, 'AA'],
	[53, 'BA'],
	[703, 'AAA'],
])('column %i is %s', (nummer, name) => {
	expect(spaltenname(nummer)).toBe(name);
});

/** XML reads every line end as one and the same. */
const ohneZeilenenden = (text: string): string => text.replace(/\r\n?/g, '\n');
const schreibbar = (text: string): string => [...text].filter((z) => istSchreibbar(z.codePointAt(0) ?? 0)).join('');
const istSchreibbar = (zeichen: number): boolean =>
	[0x09, 0x0a, 0x0d].includes(zeichen) || (zeichen >= 0x20 && zeichen !== 0xfffe && zeichen !== 0xffff);
