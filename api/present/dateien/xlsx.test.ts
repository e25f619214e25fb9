import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { Spalte } from './csv.ts';
import { blatt as alsBlatt, alsMappe, spaltenname } from './xlsx.ts';

const FORMEL = /^[=+\-@\t\r\n＝＋－＠]/;
const WERT: readonly Spalte<string | number | null>[] = [{ kopf: 'Wert', wert: (z) => z }];

async function rundreise(...werte: (string | number | null)[]) {
	const mappe = await readXlsx(await alsMappe([alsBlatt('Blatt', WERT, werte)]));
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
		fc
			.tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'), fc.string())
			.map((t) => t.join('')),
	);
	const eigenschaft = fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 20 }), async (texte) => {
		const { werte, blatt } = await rundreise(...texte, 'Ende');
		expect([...(blatt?.cells?.values() ?? [])].some((z) => z.formula !== undefined)).toBe(false);
		for (const [i, t] of texte.entries()) {
			const gelesen = String(werte?.[i] ?? '');
			expect(gelesen).not.toMatch(FORMEL);
			expect(ohneZeilenenden(gelesen.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, ''))).toBe(ohneZeilenenden(schreibbar(t)));
		}
	});
	await fc.assert(eigenschaft, { numRuns: 60 });
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
