import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addiereTage, tageZwischen } from '#domain/datum.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { anfrage, falteKontingent, vergeben, welt, Y, Z, zugeteilt } from './beispiel.ts';
import { pruefeBindung } from './belegung.ts';
import { AnerkanntePlaetzeFestgelegt } from './ereignisse.ts';
import { platzauskunft } from './platzauskunft.ts';

const { referenz } = welt();
const G04 =
	'Am Einsatzort Sporthalle o1 ist für Freiwilliges Soziales Jahr kein freies Kontingent vorhanden (1 von 1 Plätzen belegt).';

describe('E5: one place, taken until 15.01.2026', () => {
	const k = falteKontingent([zugeteilt(1), vergeben('v1', { art: 'BELEGT', bis: '2026-01-15' })]);

	test('from December there is none, from 16.01. one', () => {
		expect(platzauskunft(k, anfrage(null, { von: '2025-12-01' }), referenz)).toMatchObject({
			plaetze: { zugeteilt: 1, reserviert: 0, belegt: 1, frei: 0 },
			dagegen: [{ code: 'G04', text: G04 }],
			freiAb: { tag: '2026-01-16', frei: 1 },
		});
	});
	test('from 16.01. there is nothing to wait for', () => {
		expect(platzauskunft(k, anfrage(null, { von: '2026-01-16' }), referenz)).toMatchObject({
			plaetze: { frei: 1 },
			dagegen: [],
			freiAb: null,
		});
	});
	test('its own place is not in its way', () => {
		expect(platzauskunft(k, anfrage('v1', { bis: '2026-01-15' }), referenz)).toMatchObject({
			plaetze: { belegt: 0, frei: 1 },
			dagegen: [],
		});
	});
	test('nothing gets free before the end that is asked for', () => {
		expect(platzauskunft(k, anfrage(null, { von: '2025-12-01', bis: '2026-01-15' }), referenz).freiAb).toBeNull();
	});
});

test('a full August before the cycle is over with its start', () => {
	const k = falteKontingent([
		zugeteilt(1),
		zugeteilt(1, 'o1', 'fsj', 'y'),
		vergeben('alt', { zyklusID: 'y', von: Y.start, bis: Y.ende, art: 'BELEGT' }),
	]);
	const { dagegen, freiAb } = platzauskunft(k, anfrage(null, { von: '2025-08-01' }), referenz);
	expect([dagegen.map((v) => v.code), freiAb]).toEqual([['G05'], { tag: '2025-09-01', frei: 1 }]);
});

test('without quotas nothing is counted but the recognised places', () => {
	const ohne = welt({ parameter: { kontingentMode: 'OHNE' } }).referenz;
	const anerkannt = AnerkanntePlaetzeFestgelegt({ einsatzortID: null, von: null, nach: 1 });
	const k = falteKontingent([anerkannt, vergeben('v1', { dienstartID: 'bfd', bis: '2026-02-28' })]);
	expect(platzauskunft(k, anfrage(null, { dienstartID: 'bfd' }), ohne)).toMatchObject({
		plaetze: null,
		dagegen: [{ code: 'G06' }],
		freiAb: { tag: '2026-03-01', frei: null },
	});
});

test('the day it names is the first on which the rules find nothing', () => {
	const tag = fc.integer({ min: 0, max: 364 }).map((n) => addiereTage(Z.start, n));
	const belegung = fc.tuple(tag, tag).map(([a, b]) => (a < b ? { von: a, bis: b } : { von: b, bis: a }));
	fc.assert(
		fc.property(fc.array(belegung, { maxLength: 6 }), fc.integer({ min: 1, max: 3 }), tag, (perioden, zahl, von) => {
			const k = falteKontingent([zugeteilt(zahl), ...perioden.map((p, n) => vergeben(`w${n}`, p))]);
			const gefragt = anfrage(null, { von });
			const geht = (ab: string) => pruefeBindung(k, { ...gefragt, von: ab }, { referenz }).length === 0;
			const tage = Array.from({ length: tageZwischen(von, Z.ende) + 1 }, (_, n) => addiereTage(von, n));
			const erster = tage.find(geht) ?? null;
			const { dagegen, freiAb } = platzauskunft(k, gefragt, referenz);
			expect(dagegen.length === 0 ? von : (freiAb?.tag ?? null)).toBe(erster);
			if (freiAb) expect(freiAb.frei).toBeGreaterThan(0);
		}),
		{ numRuns: oft(25, 100) },
	);
});
