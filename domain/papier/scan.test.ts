import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import '#scripts/test/zufall.ts';
import { druckcode, liesDruckcode } from './druckcode.ts';
import { pruefnummerAus } from './pruefnummer.ts';
import { ganzerScan, type Scanseite, scanmaengel, sortiereScans } from './scan.ts';

const nummer = (saat: number) => pruefnummerAus(Uint8Array.from({ length: 19 }, (_, i) => (i * 31 + saat) % 256));
const [EINE, ANDERE] = [nummer(1), nummer(2)];
const code = (wessen: string, seite: number, seiten: number) => druckcode({ nummer: wessen, seite, seiten });
const scan = (...codes: readonly (readonly string[])[]): Scanseite[] =>
	codes.map((diese, i) => ({ datei: 0, seite: i + 1, codes: diese }));

describe('der Code eines Drucks', () => {
	it('nennt Nummer und Seite; ein fremder oder verlesener ist keiner', () => {
		expect(liesDruckcode(code(EINE, 2, 3))).toEqual({ nummer: EINE, seite: 2, seiten: 3 });
		const verlesen = EINE.replace(/.$/, EINE.endsWith('0') ? '1' : '0');
		for (const fremd of [
			'',
			EINE,
			'https://example.org/pruefen#X',
			code(EINE, 4, 3),
			code(EINE, 0, 3),
			code(verlesen, 1, 1),
		])
			expect(liesDruckcode(fremd)).toBeNull();
	});
});

describe('gescannte Seiten', () => {
	it('mehrerer Drucke durcheinander ergeben je Druck einen Stapel in der Reihenfolge seiner Seiten', () => {
		const { stapel, ratlos } = sortiereScans(
			scan([code(EINE, 2, 2)], [code(ANDERE, 1, 1), 'https://example.org/pruefen#1'], [code(EINE, 1, 2)]),
		);
		expect(ratlos).toEqual([]);
		expect(stapel.map((s) => [s.nummer, ganzerScan(s)?.map(({ seite }) => seite), scanmaengel(s)])).toEqual([
			[EINE, [3, 1], []],
			[ANDERE, [2], []],
		]);
	});

	it('fehlt eine oder ist sie doppelt da, sagt ein Satz welche', () => {
		const [einer] = sortiereScans(scan([code(EINE, 1, 5)], [code(EINE, 4, 5)], [code(EINE, 4, 5)])).stapel;
		expect(einer && ganzerScan(einer)).toBeNull();
		expect(einer && scanmaengel(einer)).toEqual([
			'Die Seiten 2, 3 und 5 von 5 fehlen.',
			'Seite 4 ist mehrfach da. Bitte scannen Sie jede Seite einmal.',
		]);
		const [anderer] = sortiereScans(scan([code(ANDERE, 1, 2)])).stapel;
		expect(anderer && scanmaengel(anderer)).toEqual(['Seite 2 von 2 fehlt.']);
	});

	it('ohne Code, mit einem fremden oder mit Codes zweier Drucke gehören zu keinem Stapel', () => {
		const { stapel, ratlos } = sortiereScans(
			scan([], ['https://example.org'], [code(EINE, 1, 1), code(ANDERE, 1, 1)], [code(EINE, 1, 1)], [code(EINE, 2, 3)]),
		);
		expect(ratlos.map(({ seite, grund }) => [seite.seite, grund])).toEqual([
			[1, 'KEIN_CODE'],
			[2, 'FREMD'],
			[3, 'MEHRERE'],
			[5, 'MEHRERE'],
		]);
		expect(stapel.map((s) => s.nummer)).toEqual([EINE]);
	});

	it('gehen nie verloren, und ein ganzer Stapel hat jede Seite genau einmal', () => {
		const seite = fc.tuple(fc.constantFrom(EINE, ANDERE), fc.integer({ min: 1, max: 3 }));
		fc.assert(
			fc.property(fc.array(seite, { maxLength: 12 }), (gezogen) => {
				const seiten = scan(...gezogen.map(([wessen, n]) => [code(wessen, n, 3)]));
				const { stapel, ratlos } = sortiereScans(seiten);
				expect(ratlos).toEqual([]);
				expect(stapel.flatMap(({ gefunden }) => gefunden.flat())).toHaveLength(seiten.length);
				for (const einer of stapel) {
					expect(ganzerScan(einer) !== null).toBe(scanmaengel(einer).length === 0);
					expect(ganzerScan(einer)?.length ?? 3).toBe(3);
				}
			}),
		);
	});
});
