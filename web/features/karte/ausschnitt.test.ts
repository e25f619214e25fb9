import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, test } from 'vitest';
import { ausFenster, imFenster, istZuSehen, passend, rahmenUm, sindTrennbar, verschiebe, zoome } from './ausschnitt.ts';

const FENSTER = { breite: 800, hoehe: 600 };
const punkt = fc.record({
	x: fc.double({ min: 0.51, max: 0.55, noNaN: true }),
	y: fc.double({ min: 0.32, max: 0.36, noNaN: true }),
});

describe('what the map shows', () => {
	test('a frame fits with everything in it', () => {
		fc.assert(
			fc.property(fc.array(punkt, { minLength: 1, maxLength: 20 }), (punkte) => {
				const rahmen = rahmenUm(punkte);
				const ausschnitt = rahmen && passend(rahmen, FENSTER);
				expect(ausschnitt && punkte.every((p) => istZuSehen(ausschnitt, FENSTER, p))).toBe(true);
			}),
		);
	});

	test('nothing has no frame, and a single place isn’t shown closer than asked', () => {
		expect(rahmenUm([])).toBeNull();
		const rahmen = { von: { x: 0.5, y: 0.3 }, bis: { x: 0.5, y: 0.3 } };
		expect(passend(rahmen, FENSTER, 60_000)).toEqual({ x: 0.5, y: 0.3, skala: 60_000 });
	});

	test('what is under the pointer stays there while zooming', () => {
		fc.assert(
			fc.property(punkt, fc.double({ min: 0.5, max: 2, noNaN: true }), (p, faktor) => {
				const vorher = { x: 0.53, y: 0.34, skala: 50_000 };
				const stelle = imFenster(vorher, FENSTER, p);
				const um = { x: stelle.x - FENSTER.breite / 2, y: stelle.y - FENSTER.hoehe / 2 };
				const nachher = imFenster(zoome(vorher, faktor, um), FENSTER, p);
				expect(nachher.x).toBeCloseTo(stelle.x, 3);
				expect(nachher.y).toBeCloseTo(stelle.y, 3);
			}),
		);
	});

	test('zooming ends at both sides', () => {
		const a = { x: 0.53, y: 0.34, skala: 50_000 };
		expect(zoome(a, 1e9).skala).toBe(900_000);
		expect(zoome(a, 1e-9).skala).toBe(9_000);
	});

	test('places in one house can’t be told apart by looking closer', () => {
		const haus = { x: 0.53, y: 0.34 };
		expect(sindTrennbar([haus, { ...haus }], 40)).toBe(false);
		expect(sindTrennbar([haus, { x: 0.53 + 39 / 900_000, y: 0.34 }], 40)).toBe(false);
		expect(sindTrennbar([haus, { x: 0.53 + 41 / 900_000, y: 0.34 }], 40)).toBe(true);
		expect(sindTrennbar([], 40)).toBe(false);
	});

	test('a click means the point it is shown at', () => {
		fc.assert(
			fc.property(punkt, fc.double({ min: 9_000, max: 900_000, noNaN: true }), (p, skala) => {
				const a = { x: 0.53, y: 0.34, skala };
				const zurueck = ausFenster(a, FENSTER, imFenster(a, FENSTER, p));
				expect(zurueck.x).toBeCloseTo(p.x, 9);
				expect(zurueck.y).toBeCloseTo(p.y, 9);
			}),
		);
	});

	test('moving follows the hand and stops at the border', () => {
		const grenze = { von: { x: 0.5, y: 0.3 }, bis: { x: 0.6, y: 0.4 } };
		const a = { x: 0.53, y: 0.34, skala: 1000 };
		expect(verschiebe(a, { x: -10, y: 10 }, grenze)).toEqual({ x: 0.54, y: 0.33, skala: 1000 });
		expect(verschiebe(a, { x: -1e6, y: 1e6 }, grenze)).toEqual({ x: 0.6, y: 0.3, skala: 1000 });
	});
});
