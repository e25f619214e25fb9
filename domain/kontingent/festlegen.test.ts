import { describe, expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import {
	GenehmigungMitgezaehlt,
	GesamtkontingentFestgelegt,
	type ZyklusbudgetEreignis,
} from '#domain/zyklus/budgetereignisse.ts';
import { legeGesamtkontingentFest, type Zyklusbudget, zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { falteKontingent, vergeben, welt, Y, Z, zugeteilt } from './beispiel.ts';
import { AnerkanntePlaetzeFestgelegt, KontingentGenehmigt } from './ereignisse.ts';
import {
	erkenneAn,
	folgeWieder,
	genehmige,
	loeseUebernahme,
	pruefeOrt,
	teileZu,
	uebernimmBeimBeitritt,
} from './festlegen.ts';
import { untergrenzen } from './untergrenzen.ts';
import type { Kontingent } from './zustand.ts';

const falteBudget = (ereignisse: readonly ZyklusbudgetEreignis[], budget = zyklusbudgetAggregat.start('z')) =>
	falte(zyklusbudgetAggregat, 'z', aufgezeichnet(ereignisse, budget.version), budget);
const grund = (tue: () => unknown): string => {
	try {
		tue();
	} catch (e) {
		if (e instanceof Abgelehnt) return e.message;
		throw e;
	}
	return 'nicht abgelehnt';
};
const anerkannt = (nach: number) => AnerkanntePlaetzeFestgelegt({ einsatzortID: null, von: null, nach });
const genehmigt = (nach: number, dienstartID = 'fsj') =>
	KontingentGenehmigt({ zyklusID: 'z', dienstartID, von: 0, nach });
const ORTE = { ...welt(), einsatzortIDs: ['o1', 'o2'] };
const unbegrenzt = (): Zyklusbudget => zyklusbudgetAggregat.start('z');
const K = (genehmigt: number, dienstartID = 'fsj') => ({ zyklusID: 'z', dienstartID, genehmigt });
const ZU = (zugeteilt: number, einsatzortID = 'o1', dienstartID = 'fsj') => ({
	zyklusID: 'z',
	einsatzortID,
	dienstartID,
	zugeteilt,
});

describe('E1 clamp by budget', () => {
	const budget = falteBudget([
		GesamtkontingentFestgelegt({ dienstartID: 'fsj', von: null, nach: 100 }),
		GenehmigungMitgezaehlt({ einsatzstelleID: 'andere', dienstartID: 'fsj', von: 0, nach: 97 }),
	]);
	const ergebnis = genehmige(falteKontingent([]), budget, K(5), ORTE);

	test('stores what is left and says so', () => {
		expect(ergebnis.wert).toBe(3);
		expect(ergebnis.hinweis).toBe('Das Kontingent wurde auf den zulässigen Höchstwert 3 begrenzt.');
		expect(ergebnis.ereignisse).toMatchObject([{ type: 'KontingentGenehmigt', facts: { von: 0, nach: 3 } }]);
	});
	test('the rest of the budget is 0, and it can no longer fall', () => {
		falteBudget(ergebnis.budget, budget);
		expect(genehmige(falteKontingent([]), budget, K(1), ORTE).wert).toBe(0);
		const senken = () => legeGesamtkontingentFest(budget, { dienstartID: 'fsj', gesamtkontingent: 99 }, welt());
		expect(grund(senken)).toBe('Es sind bereits 100 Plätze genehmigt.');
	});
});

describe('E2 clamp by recognition', () => {
	const k = falteKontingent([anerkannt(4), genehmigt(3, 'bfd')]);

	test('both BFD Dienstarten share the recognised places', () => {
		const { wert, ereignisse } = genehmige(k, unbegrenzt(), K(2, 'bfd27'), ORTE);
		expect(wert).toBe(1);
		falteKontingent(ereignisse, k);
		const senken = () => erkenneAn(k, { einsatzortID: null, anerkanntePlaetze: 3 }, welt());
		expect(grund(senken)).toBe('Es sind bereits 4 BFD-Plätze genehmigt bzw. belegt.');
	});
	test('G06: where more is approved than is recognised by now, a raise is refused; what stands may stay and fall', () => {
		const mehr = falteKontingent([anerkannt(9), genehmigt(5, 'bfd'), anerkannt(4)]);
		expect(grund(() => genehmige(mehr, unbegrenzt(), K(6, 'bfd'), ORTE))).toBe(
			'Das Kontingent für den BFD darf die Zahl der anerkannten Plätze (4) nicht überschreiten.',
		);
		expect(genehmige(mehr, unbegrenzt(), K(5, 'bfd'), ORTE)).toMatchObject({ wert: 5, hinweis: null });
		expect(genehmige(mehr, unbegrenzt(), K(3, 'bfd'), ORTE)).toMatchObject({ wert: 3, hinweis: null });
		const amOrt = (nach: number) => AnerkanntePlaetzeFestgelegt({ einsatzortID: 'o1', von: null, nach });
		const verteilt = falteKontingent([
			anerkannt(9),
			genehmigt(9, 'bfd'),
			amOrt(2),
			zugeteilt(2, 'o1', 'bfd'),
			amOrt(1),
		]);
		expect(grund(() => teileZu(verteilt, ZU(3, 'o1', 'bfd'), welt()))).toBe(
			'Das Kontingent für den BFD darf die Zahl der anerkannten Plätze (1) nicht überschreiten.',
		);
	});
	test('FSJ is not limited by them', () => {
		expect(genehmige(k, unbegrenzt(), K(50), ORTE)).toMatchObject({ wert: 50, hinweis: null });
	});
});

describe('E3 distribution', () => {
	const k = falteKontingent([genehmigt(5), zugeteilt(3)]);
	const zweiter = teileZu(k, ZU(4, 'o2'), welt());

	test('stores what is not distributed yet', () => {
		expect(zweiter).toMatchObject({ wert: 2, ereignisse: [{ facts: { einsatzortID: 'o2', von: 0, nach: 2 } }] });
	});
	test('approval can not fall below what is distributed', () => {
		const verteilt = falteKontingent(zweiter.ereignisse, structuredClone(k));
		expect(grund(() => genehmige(verteilt, unbegrenzt(), K(4), ORTE))).toBe(
			'Es sind bereits 5 Plätze auf Einsatzorte verteilt.',
		);
	});
	test('an allotment can not fall below what is taken, nor exceed the recognition of the Einsatzort', () => {
		const belegt = falteKontingent([vergeben('v1'), vergeben('v2')], structuredClone(k));
		expect(grund(() => teileZu(belegt, ZU(1), welt()))).toBe(
			'Das Kontingent kann nicht unter die bereits belegten Plätze (2) gesenkt werden.',
		);
		const amOrt = AnerkanntePlaetzeFestgelegt({ einsatzortID: 'o1', von: null, nach: 1 });
		const bfd = falteKontingent([anerkannt(9), genehmigt(9, 'bfd'), amOrt]);
		expect(teileZu(bfd, ZU(5, 'o1', 'bfd'), welt()).wert).toBe(1);
	});
});

describe('following K, and not (D7)', () => {
	const einOrt = { ...welt(), einsatzortIDs: ['o1'] };
	const folgt = () => falteKontingent(genehmige(falteKontingent([]), unbegrenzt(), K(5), einOrt).ereignisse);

	test('exactly K goes on following', () => {
		const k = folgt();
		expect(teileZu(k, ZU(5), welt())).toMatchObject({ wert: 5, hinweis: null, ereignisse: [] });
		expect(genehmige(k, unbegrenzt(), K(7), einOrt).ereignisse).toMatchObject([
			{ type: 'KontingentGenehmigt' },
			{ type: 'KontingentZugeteilt', facts: { nach: 7, isUebernahmeAusEinsatzstelle: true } },
		]);
	});

	test('another figure ends it, with a word', () => {
		expect(teileZu(folgt(), ZU(4), welt())).toMatchObject({
			wert: 4,
			hinweis: 'Die Zuteilung folgt nicht mehr dem Kontingent der Einsatzstelle.',
			ereignisse: [{ facts: { von: 5, nach: 4, isUebernahmeAusEinsatzstelle: false } }],
		});
	});

	test('there is a way back, for the only Einsatzort', () => {
		const k = folgt();
		falteKontingent(teileZu(k, ZU(4), welt()).ereignisse, k);
		const zurueck = folgeWieder(k, ZU(0), einOrt);
		expect(zurueck).toMatchObject({
			wert: 5,
			ereignisse: [{ facts: { von: 4, nach: 5, isUebernahmeAusEinsatzstelle: true } }],
		});
		expect(folgeWieder(falteKontingent(zurueck.ereignisse, k), ZU(0), einOrt).ereignisse).toEqual([]);
		expect(grund(() => folgeWieder(folgt(), ZU(0), ORTE))).toBe(
			'Nur der einzige Einsatzort einer Einsatzstelle kann ihrem Kontingent folgen.',
		);
	});
});

describe('where places are given (D10)', () => {
	const ort = (mehr: object) => {
		const { referenz } = welt();
		const bisher = referenz.adressen.get('o1');
		if (!bisher) throw new Error('o1 fehlt');
		return { adressen: new Map([['o1', { ...bisher, ...mehr }]]) };
	};

	test.each([
		[{ aktivInZyklen: [] }, 'Diese Stelle nimmt an diesem Zyklus nicht teil.'],
		[{ aktivInZyklen: ['z'], dienstartIDs: ['bfd'] }, 'Diese Dienstart wird hier nicht angeboten.'],
		[{ aktivInZyklen: ['z'], dienstartIDs: ['fsj'] }, 'nicht abgelehnt'],
	])('%j', (mehr, text) => {
		expect(grund(() => pruefeOrt(ort(mehr), ZU(1)))).toBe(text);
	});

	const ohneFsj = () => ({ referenz: { ...welt().referenz, ...ort({ dienstartIDs: ['bfd'] }) } });

	test('what stands at a place that no longer offers it may stay and fall, not rise', () => {
		const k = falteKontingent([genehmigt(5), zugeteilt(3)]);
		expect(teileZu(k, ZU(1), ohneFsj())).toMatchObject({ wert: 1, ereignisse: [{ facts: { von: 3, nach: 1 } }] });
		expect(teileZu(k, ZU(3), ohneFsj()).ereignisse).toEqual([]);
		expect(grund(() => teileZu(k, ZU(4), ohneFsj()))).toBe('Diese Dienstart wird hier nicht angeboten.');
		expect(grund(() => teileZu(falteKontingent([genehmigt(5)]), ZU(0), ohneFsj()))).toBe(
			'Diese Dienstart wird hier nicht angeboten.',
		);
	});

	test('nor does the only place get them by following K, but what it has still falls with it', () => {
		const einOrt = { ...ohneFsj(), einsatzortIDs: ['o1'] };
		const arten = (k: Kontingent, anzahl: number) =>
			genehmige(k, unbegrenzt(), K(anzahl), einOrt).ereignisse.map(({ type, facts }) => [
				type,
				'nach' in facts && facts.nach,
			]);
		expect(arten(falteKontingent([]), 3)).toEqual([['KontingentGenehmigt', 3]]);
		const folgend = falteKontingent(
			genehmige(falteKontingent([]), unbegrenzt(), K(5), { ...welt(), einsatzortIDs: ['o1'] }).ereignisse,
		);
		expect(arten(folgend, 7)).toEqual([['KontingentGenehmigt', 7]]);
		expect(arten(folgend, 2)).toEqual([
			['KontingentGenehmigt', 2],
			['KontingentZugeteilt', 2],
		]);
	});

	test('following K stops at what is recognised there, and goes on following', () => {
		const einOrt = { ...welt(), einsatzortIDs: ['o1'] };
		const amOrt = AnerkanntePlaetzeFestgelegt({ einsatzortID: 'o1', von: null, nach: 3 });
		const k = falteKontingent([anerkannt(9), amOrt]);
		falteKontingent(genehmige(k, unbegrenzt(), K(5, 'bfd'), einOrt).ereignisse, k);
		expect(k.zugeteilt.get('z/o1/bfd')).toMatchObject({ zugeteilt: 3, isUebernahmeAusEinsatzstelle: true });
		expect(teileZu(k, ZU(3, 'o1', 'bfd'), welt())).toMatchObject({ wert: 3, hinweis: null, ereignisse: [] });
		expect(folgeWieder(k, { zyklusID: 'z', einsatzortID: 'o1', dienstartID: 'bfd' }, einOrt)).toMatchObject({
			wert: 3,
			hinweis: 'Das Kontingent wurde auf den zulässigen Höchstwert 3 begrenzt.',
			ereignisse: [],
		});
	});
});

describe('one Einsatzort only', () => {
	const einOrt = { ...welt(), einsatzortIDs: ['o1'] };
	const folge = (k: Kontingent, anzahl: number) =>
		falteKontingent(genehmige(k, unbegrenzt(), K(anzahl), einOrt).ereignisse, k);
	const beiO1 = (k: Kontingent) => k.zugeteilt.get('z/o1/fsj');

	test('its allotment is created equal to the approval and follows it', () => {
		const k = folge(falteKontingent([]), 2);
		expect(beiO1(k)).toMatchObject({ zugeteilt: 2, isUebernahmeAusEinsatzstelle: true });
		expect(beiO1(folge(k, 4))).toMatchObject({ zugeteilt: 4, isUebernahmeAusEinsatzstelle: true });
		expect(beiO1(folge(k, 1))).toMatchObject({ zugeteilt: 1, isUebernahmeAusEinsatzstelle: true });
	});
	test('what is taken there bounds the approval, in the words of the allotment', () => {
		const k = falteKontingent([vergeben('v1'), vergeben('v2')], folge(falteKontingent([]), 3));
		expect(grund(() => genehmige(k, unbegrenzt(), K(1), einOrt))).toBe(
			'Das Kontingent kann nicht unter die bereits belegten Plätze (2) gesenkt werden.',
		);
		expect(genehmige(k, unbegrenzt(), K(2), einOrt).wert).toBe(2);
	});
	test('a second Einsatzort ends it; the allotment stays', () => {
		const k = folge(falteKontingent([]), 2);
		falteKontingent(genehmige(k, unbegrenzt(), K(5), ORTE).ereignisse, k);
		expect(beiO1(k)).toMatchObject({ zugeteilt: 2, isUebernahmeAusEinsatzstelle: false });
		expect(loeseUebernahme(k, 'z')).toEqual([]);
	});
	test('joins after the approval: its allotment is created then', () => {
		const ohneOrt = { ...welt(), einsatzortIDs: [] };
		const k = falteKontingent(genehmige(falteKontingent([]), unbegrenzt(), K(5), ohneOrt).ereignisse);
		const beigetreten = uebernimmBeimBeitritt(k, 'z', 'o1', welt().referenz);
		expect(beigetreten).toMatchObject([
			{ facts: { einsatzortID: 'o1', dienstartID: 'fsj', von: 0, nach: 5, isUebernahmeAusEinsatzstelle: true } },
		]);
		expect(uebernimmBeimBeitritt(falteKontingent(beigetreten, k), 'z', 'o1', welt().referenz)).toEqual([]);
		// What was set by hand stays.
		falteKontingent(teileZu(k, ZU(3), welt()).ereignisse, k);
		expect(uebernimmBeimBeitritt(k, 'z', 'o1', welt().referenz)).toEqual([]);
	});

	test('several from the start: nothing is allotted until it is distributed', () => {
		const { ereignisse } = genehmige(falteKontingent([]), unbegrenzt(), K(3), ORTE);
		expect(ereignisse.map((e) => e.type)).toEqual(['KontingentGenehmigt']);
	});
});

describe('limits', () => {
	test('what is no number of places', () => {
		for (const falsch of [-1, 1.5, Number.NaN])
			expect(grund(() => genehmige(falteKontingent([]), unbegrenzt(), K(falsch), ORTE))).toBe(
				'Bitte geben Sie einen positiven Wert ein',
			);
	});
	test('a closed cycle', () => {
		const umfeld = { ...ORTE, ...welt({ zyklen: [Y, { ...Z, isAbgeschlossen: true }] }) };
		const text = 'Der Zyklus 2025/2026 ist abgeschlossen und kann nicht mehr bearbeitet werden.';
		expect(grund(() => genehmige(falteKontingent([]), unbegrenzt(), K(1), umfeld))).toBe(text);
		expect(grund(() => teileZu(falteKontingent([]), ZU(1), umfeld))).toBe(text);
	});
	test('a minimum never refuses a raise, and an exceeded maximum never lowers what stands', () => {
		const ueberzogen = falteKontingent([genehmigt(1), zugeteilt(1), vergeben('v1'), vergeben('v2')]);
		expect(teileZu(ueberzogen, ZU(2), welt())).toMatchObject({ wert: 1, ereignisse: [] });
		expect(teileZu(falteKontingent([genehmigt(2)], ueberzogen), ZU(2), welt()).wert).toBe(2);
	});
	test('recognition of cycles that have ended binds nobody', () => {
		const alt = KontingentGenehmigt({ zyklusID: 'y', dienstartID: 'bfd', von: 0, nach: 4 });
		const k = falteKontingent([anerkannt(4), alt]);
		expect(erkenneAn(k, { einsatzortID: null, anerkanntePlaetze: 1 }, welt()).wert).toBe(1);
	});
});

test('lower bounds per Dienstart, of an Einsatzort and of the whole Einsatzstelle', () => {
	const k = falteKontingent([zugeteilt(3), zugeteilt(2, 'o2'), vergeben('v1'), vergeben('v2', { art: 'BELEGT' })]);
	expect(untergrenzen(k, Z, 'o1')).toEqual([
		{ dienstartID: 'fsj', zugeteilt: 3, reserviert: 1, belegt: 1, minimum: 2 },
	]);
	expect(untergrenzen(k, Z, null)).toEqual([
		{ dienstartID: 'fsj', zugeteilt: 5, reserviert: 1, belegt: 1, minimum: 5 },
	]);
});
