import { describe, expect, test } from 'vitest';
import { anfrage, falteKontingent, freigegeben, platz, vergeben, welt, Y, Z, Z1, zugeteilt } from './beispiel.ts';
import { belegtImMonat, freiAb, freiImMonat, kennzahlen, pruefeBindung } from './belegung.ts';
import { AnerkanntePlaetzeFestgelegt, PlatzGeaendert } from './ereignisse.ts';
import type { Belegung, Kontingent } from './zustand.ts';

const O1 = { zyklus: Z, einsatzortID: 'o1', dienstartID: 'fsj' };
const rufe = (k: Kontingent, stelle = O1) => {
	const { reserviert, belegt, frei } = kennzahlen(k, stelle);
	return { R: reserviert, U: belegt, F: frei };
};
const codes = (k: Kontingent, bindung: ReturnType<typeof anfrage>, umfeld = welt()) =>
	pruefeBindung(k, bindung, umfeld).map((v) => v.code);
const geaendert = (wunschID: string, rest: Partial<Belegung>) =>
	PlatzGeaendert({ ...platz(wunschID, rest), ueberzogen: false });
const anerkannt = (nach: number) => AnerkanntePlaetzeFestgelegt({ einsatzortID: null, von: null, nach });

const KEIN_PLATZ =
	'Am Einsatzort Sporthalle o1 ist für Freiwilliges Soziales Jahr kein freies Kontingent vorhanden (2 von 2 Plätzen belegt).';
const AUGUST =
	'Im August sind am Einsatzort Sporthalle o1 für Bundesfreiwilligendienst U27 bereits alle Plätze belegt. Bitte wählen Sie einen späteren Vertragsbeginn.';

describe('E4 reserve and use', () => {
	const k = falteKontingent([zugeteilt(2)]);

	test('from the first agreement to the refused third', () => {
		falteKontingent([vergeben('v1')], k);
		expect(rufe(k)).toEqual({ R: 1, U: 0, F: 1 });
		falteKontingent([geaendert('v1', { art: 'BELEGT' })], k);
		expect(rufe(k)).toEqual({ R: 0, U: 1, F: 1 });
		falteKontingent([vergeben('v2')], k);
		expect(rufe(k)).toEqual({ R: 1, U: 1, F: 0 });
		expect(pruefeBindung(k, anfrage('v3'), welt())).toMatchObject([{ code: 'G04', http: 409, text: KEIN_PLATZ }]);
		falteKontingent([freigegeben('v2')], k);
		expect(rufe(k)).toEqual({ R: 0, U: 1, F: 1 });
		expect(codes(k, anfrage('v3'))).toEqual([]);
		falteKontingent([vergeben('v3')], k);
		expect(rufe(k).F).toBe(0);
	});
});

describe('E5 early end and successor', () => {
	const k = falteKontingent([zugeteilt(1), vergeben('v1', { art: 'BELEGT', bis: '2026-01-15' })]);

	test('the months until January are taken, those after are free', () => {
		const monate = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
		expect(monate.map((m) => belegtImMonat(k, O1, m))).toEqual([1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
		expect(freiImMonat(k, O1, 4)).toBe(0);
		expect(freiImMonat(k, O1, 5)).toBe(1);
	});
	test('the day after the end is free, the last day is not', () => {
		expect(codes(k, anfrage('v2', { von: '2026-01-16' }))).toEqual([]);
		expect(codes(k, anfrage('v2', { von: '2026-01-15' }))).toEqual(['G04']);
	});
	test('the headline says 0, free from 16.01.', () => {
		expect(kennzahlen(k, O1).frei).toBe(0);
		expect(freiAb(k, O1)).toBe('2026-01-16');
	});
	test('a successor is not counted twice in January', () => {
		const beide = falteKontingent([vergeben('v2', { von: '2026-01-16' })], k);
		expect(belegtImMonat(beide, O1, 4)).toBe(1);
		expect(freiAb(beide, O1)).toBeNull();
	});
});

test('E6 no-show: the place is free from the start', () => {
	const k = falteKontingent([zugeteilt(1), vergeben('v1', { art: 'BELEGT' })]);
	expect(codes(k, anfrage('v2', { von: '2025-10-01' }))).toEqual(['G04']);
	falteKontingent([freigegeben('v1')], k);
	expect(rufe(k)).toEqual({ R: 0, U: 0, F: 1 });
	expect(codes(k, anfrage('v2', { von: '2025-10-01' }))).toEqual([]);
});

describe('E7 August', () => {
	const BFD = { einsatzortID: 'o1', dienstartID: 'bfd' };
	const vorgaenger = vergeben('v0', { ...BFD, art: 'BELEGT', zyklusID: 'y', von: '2024-09-01', bis: '2025-08-31' });
	const k = falteKontingent([anerkannt(1), zugeteilt(1, 'o1', 'bfd', 'y'), zugeteilt(1, 'o1', 'bfd', 'z'), vorgaenger]);
	const imAugust = anfrage('v1', { ...BFD, von: '2025-08-01', bis: '2026-07-31' });
	const imSeptember = anfrage('v1', { ...BFD, von: '2025-09-01', bis: '2026-08-31' });

	test('the predecessor is still there', () => {
		expect(pruefeBindung(k, imAugust, welt())).toMatchObject([{ code: 'G05', http: 409, text: AUGUST }]);
		expect(codes(k, imSeptember)).toEqual([]);
	});
	test('isIgnoreAugustKontingent skips the check', () => {
		const ohneAugust = welt({ parameter: { isIgnoreAugustKontingent: true } });
		expect(codes(k, imAugust, ohneAugust)).toEqual([]);
		expect(codes(k, imSeptember, ohneAugust)).toEqual([]);
	});
	test('the larger allocation of both cycles holds, and August never enters the headline', () => {
		const breit = falteKontingent([anerkannt(2), zugeteilt(2, 'o1', 'bfd', 'y')], kopie(k));
		expect(codes(breit, imAugust)).toEqual([]);
		falteKontingent([vergeben('v1', { ...BFD, von: '2025-08-01', bis: '2026-07-31' })], breit);
		expect(kennzahlen(breit, { zyklus: Y, ...BFD })).toMatchObject({ belegt: 1, frei: 1 });
	});
	test('recognition counts over all Einsatzorte and BFD Dienstarten', () => {
		const breit = falteKontingent([zugeteilt(5, 'o2', 'bfd27'), zugeteilt(5, 'o2', 'bfd27', 'y')], kopie(k));
		const anderswo = anfrage('v1', { einsatzortID: 'o2', dienstartID: 'bfd27', von: '2025-08-31' });
		expect(codes(breit, anderswo)).toEqual(['G05']);
	});
	test('mode OHNE: only the recognised places count', () => {
		const ohne = welt({ parameter: { kontingentMode: 'OHNE' } });
		expect(codes(k, imAugust, ohne)).toEqual(['G05']);
		expect(codes(falteKontingent([anerkannt(2)], kopie(k)), imAugust, ohne)).toEqual([]);
	});
	test('an extension into the August of an early starter of the next cycle', () => {
		const frueh = vergeben('v1', { ...BFD, von: '2025-08-01', bis: '2026-07-31' });
		const kurz = vergeben('v0', { ...BFD, zyklusID: 'y', von: '2024-09-01', bis: '2025-07-31' });
		const alle = [anerkannt(1), zugeteilt(1, 'o1', 'bfd', 'y'), zugeteilt(1, 'o1', 'bfd'), kurz, frueh];
		const laenger = anfrage('v0', { ...BFD, zyklusID: 'y', von: '2024-09-01', bis: '2025-08-31' });
		expect(codes(falteKontingent(alle), laenger)).toEqual(['G05']);
	});
});

describe('E8 long contract', () => {
	const umfeld = welt({ zyklen: [Y, Z, Z1] });
	const ZWEITES = { zyklus: Z1, einsatzortID: 'o1', dienstartID: 'fsj' };
	const k = falteKontingent([zugeteilt(1), vergeben('v1', { bis: '2027-02-28' }), zugeteilt(1, 'o1', 'fsj', 'z1')]);

	test('is counted in the next cycle', () => {
		const monate = [0, 5, 6, 11];
		expect(monate.map((m) => belegtImMonat(k, ZWEITES, m))).toEqual([1, 1, 0, 0]);
	});
	test('stands in the way of a whole year, not of the second half', () => {
		const jahr = anfrage('v2', { zyklusID: 'z1', von: '2026-09-01', bis: '2027-08-31' });
		const haelfte = anfrage('v2', { zyklusID: 'z1', von: '2027-03-01', bis: '2027-08-31' });
		expect(codes(k, jahr, umfeld)).toEqual(['G04']);
		expect(codes(k, haelfte, umfeld)).toEqual([]);
	});
	test('is checked in the next cycle only where an allocation exists', () => {
		const ersterPlatz = [zugeteilt(1), vergeben('v2', { zyklusID: 'z1', von: '2026-09-01', bis: '2027-08-31' })];
		const lang = anfrage('v1', { bis: '2027-02-28' });
		expect(codes(falteKontingent(ersterPlatz), lang, umfeld)).toEqual([]);
		expect(codes(falteKontingent([...ersterPlatz, zugeteilt(1, 'o1', 'fsj', 'z1')]), lang, umfeld)).toEqual(['G04']);
	});
});

describe('E9 mode OHNE', () => {
	const umfeld = welt({ parameter: { kontingentMode: 'OHNE' } });
	const k = falteKontingent([anerkannt(1), vergeben('v1', { dienstartID: 'bfd', art: 'BELEGT' })]);

	test('a second BFD place exceeds the recognition', () => {
		expect(pruefeBindung(k, anfrage('v2', { einsatzortID: 'o2', dienstartID: 'bfd27' }), umfeld)).toMatchObject([
			{
				code: 'G06',
				http: 409,
				text: 'An der Einsatzstelle TSV Musterstadt sind alle 1 anerkannten BFD-Plätze belegt.',
			},
		]);
	});
	test('FSJ is unlimited', () => {
		const voll = falteKontingent([vergeben('v3'), vergeben('v4'), vergeben('v5')], kopie(k));
		expect(codes(voll, anfrage('v6'), umfeld)).toEqual([]);
	});
	test('recognition is looked at beyond the last cycle too', () => {
		const spaet = vergeben('v1', { dienstartID: 'bfd', von: '2026-09-01', bis: '2027-08-31', zyklusID: 'z1' });
		const lang = anfrage('v2', { dienstartID: 'bfd', bis: '2026-09-30' });
		expect(codes(falteKontingent([anerkannt(1), spaet]), lang, umfeld)).toEqual(['G06']);
	});
});

test('E10 an invitation asks for a free place and takes none', () => {
	const k = falteKontingent([zugeteilt(1), vergeben('v1')]);
	expect(codes(k, anfrage(null))).toEqual(['G04']);
	falteKontingent([freigegeben('v1')], k);
	expect(codes(k, anfrage(null))).toEqual([]);
	expect(rufe(k).F).toBe(1);
});

test('E12 of two decided one after the other on one state, exactly one gets the last place', () => {
	const k = falteKontingent([zugeteilt(1)]);
	expect([codes(k, anfrage('v1')), codes(k, anfrage('v2'))]).toEqual([[], []]);
	falteKontingent([vergeben('v1')], k);
	expect(codes(k, anfrage('v2'))).toEqual(['G04']);
});

test('E13 reset round trip: the figures are those from before', () => {
	const k = falteKontingent([zugeteilt(3), vergeben('fremd', { art: 'BELEGT' })]);
	const vorher = rufe(k);
	expect(rufe(falteKontingent([vergeben('v1'), freigegeben('v1')], k))).toEqual(vorher);
	const abgeschlossen = [vergeben('v1'), geaendert('v1', { art: 'BELEGT' }), freigegeben('v1')];
	expect(rufe(falteKontingent(abgeschlossen, k))).toEqual(vorher);
	expect(vorher).toEqual({ R: 0, U: 1, F: 2 });
});

describe('a changed binding', () => {
	const voll = falteKontingent([zugeteilt(1), vergeben('v1', { bis: '2026-02-28' }), zugeteilt(0, 'o2')]);

	test('does not count its own earlier period', () => {
		expect(codes(voll, anfrage('v1'))).toEqual([]);
	});
	test('checks added days only, even where the place was overdrawn', () => {
		const ueberzogen = falteKontingent([vergeben('v2', { bis: '2025-12-31' })], kopie(voll));
		expect(codes(ueberzogen, anfrage('v1', { bis: '2026-08-31' }))).toEqual([]);
		expect(codes(ueberzogen, anfrage('v2', { bis: '2026-01-01' }))).toEqual(['G04']);
	});
	test('is checked anew at another Einsatzort', () => {
		expect(codes(voll, anfrage('v1', { einsatzortID: 'o2' }))).toEqual(['G04']);
	});
});

test('headline figures are those of the first day with most places taken', () => {
	const k = falteKontingent([
		zugeteilt(3),
		vergeben('v1', { bis: '2025-12-31' }),
		vergeben('v2', { art: 'BELEGT', von: '2025-11-01' }),
		vergeben('v3', { art: 'BELEGT', von: '2026-01-01' }),
	]);
	expect(kennzahlen(k, O1)).toEqual({ zugeteilt: 3, reserviert: 1, belegt: 1, frei: 1 });
});

function kopie(k: Kontingent): Kontingent {
	return structuredClone(k);
}
