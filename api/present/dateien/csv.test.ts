import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { expect, it } from 'vitest';
import { alsCsv, alsText, type Spalte } from './csv.ts';

it('writes UTF-8 with BOM and semicolons', () => {
	const spalten: Spalte<{ name: string; nr: number | null }>[] = [
		{ kopf: 'Name', wert: (z) => z.name },
		{ kopf: 'Nr', wert: (z) => z.nr },
	];
	const csv = alsCsv(spalten, [
		{ name: 'Müller; "A"', nr: 1 },
		{ name: '=1+1', nr: null },
	]);
	expect(csv).toBe('\uFEFFName;Nr\r\n"Müller; ""A""";1\r\n\'=1+1;\r\n');
});

it('leaves no cell that a spreadsheet would calculate', () => {
	fc.assert(fc.property(fc.string(), (text) => !/^[=+\-@\t\r\n＝＋－＠]/.test(alsText(text))));
});

it('keeps a phone number readable behind the apostrophe', () => {
	expect(alsText('+49 151 1234567')).toBe("'+49 151 1234567");
});
