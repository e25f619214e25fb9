import fc from 'fast-check';
import { expect, test } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { aufgezeichnet } from '#domain/beispiel.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { GesamtkontingentFestgelegt } from '#domain/zyklus/budgetereignisse.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { falteKontingent, vergeben, welt, Z, zugeteilt } from './beispiel.ts';
import { stellenbilanz } from './bilanz.ts';
import { type Eingabe, inReihenfolge } from './eingabe.ts';
import { AnerkanntePlaetzeFestgelegt, KontingentGenehmigt } from './ereignisse.ts';
import { genehmige, teileZu } from './festlegen.ts';
import { spieleDurch } from './vorschau.ts';

/** What is shown before storing is what storing does: each input sent alone, one after the other, to the decisions. */

const ORTE = ['o1', 'o2'];
const { referenz } = welt();
const dienstartID = fc.constantFrom('fsj', 'bfd', 'bfd27');

const stand = fc.record({
	anerkannt: fc.nat(6),
	gesamt: fc.option(fc.nat(12)),
	genehmigt: fc.dictionary(dienstartID, fc.nat(6)),
	zugeteilt: fc.array(fc.tuple(fc.constantFrom(...ORTE), dienstartID, fc.nat(3)), { maxLength: 4 }),
	belegt: fc.array(fc.tuple(fc.constantFrom(...ORTE), dienstartID), { maxLength: 5 }),
});
const eingaben = fc.uniqueArray(
	fc.oneof(
		fc.record({ art: fc.constant('GENEHMIGT' as const), adresseID: fc.constant('s'), dienstartID, wert: fc.nat(8) }),
		fc.record({
			art: fc.constant('ZUGETEILT' as const),
			adresseID: fc.constantFrom(...ORTE),
			dienstartID,
			wert: fc.nat(8),
		}),
	),
	{ selector: (e) => `${e.adresseID}/${e.dienstartID}`, maxLength: 7 },
);
type Stand = typeof stand extends fc.Arbitrary<infer T> ? T : never;

function baue({ anerkannt, gesamt, genehmigt, zugeteilt: verteilt, belegt }: Stand) {
	const kontingent = falteKontingent([
		AnerkanntePlaetzeFestgelegt({ einsatzortID: null, von: null, nach: anerkannt }),
		...Object.entries(genehmigt).map(([id, nach]) =>
			KontingentGenehmigt({ zyklusID: 'z', dienstartID: id, von: 0, nach }),
		),
		...verteilt.map(([ort, dienstart, anzahl]) => zugeteilt(anzahl, ort, dienstart)),
		...belegt.map(([einsatzortID, dienstart], n) => vergeben(`w${n}`, { einsatzortID, dienstartID: dienstart })),
	]);
	const budget = zyklusbudgetAggregat.start('z');
	const grenze = GesamtkontingentFestgelegt({ dienstartID: 'fsj', von: null, nach: gesamt });
	return { kontingent, budget: falte(zyklusbudgetAggregat, 'z', aufgezeichnet([grenze]), budget) };
}

/** As the matrix stores: what an input changes is recorded before the next is decided. */
function speichere({ kontingent, budget }: ReturnType<typeof baue>, { art, adresseID, dienstartID, wert }: Eingabe) {
	const wo = { zyklusID: 'z', dienstartID };
	try {
		const festgelegt =
			art === 'GENEHMIGT'
				? genehmige(kontingent, budget, { ...wo, genehmigt: wert }, { referenz, einsatzortIDs: ORTE })
				: { ...teileZu(kontingent, { ...wo, einsatzortID: adresseID, zugeteilt: wert }, { referenz }), budget: [] };
		falteKontingent(festgelegt.ereignisse, kontingent);
		falte(zyklusbudgetAggregat, 'z', aufgezeichnet(festgelegt.budget, budget.version), budget);
		return { adresseID, dienstartID, wert: festgelegt.wert, text: festgelegt.hinweis };
	} catch (e) {
		if (!(e instanceof Abgelehnt)) throw e;
		return { adresseID, dienstartID, wert: null, text: e.message };
	}
}

test('what is shown before storing is what storing does', () => {
	fc.assert(
		fc.property(stand, eingaben, (anfang, liste) => {
			const probe = baue(anfang);
			const stelle = { kontingent: probe.kontingent, einsatzortIDs: ORTE };
			const stellen = new Map(['s', ...ORTE].map((id) => [id, stelle]));
			const gezeigt = spieleDurch({ zyklusID: 'z', stellen, budget: probe.budget, referenz }, liste);

			const echt = baue(anfang);
			const bisher = ({ art, adresseID, dienstartID }: Eingabe) =>
				art === 'GENEHMIGT'
					? echt.kontingent.genehmigt.get(`z/${dienstartID}`)
					: echt.kontingent.zugeteilt.get(`z/${adresseID}/${dienstartID}`)?.zugeteilt;
			const geordnet = inReihenfolge(liste.map((e) => ({ ...e, bisher: bisher(e) ?? null })));
			expect(gezeigt).toEqual(geordnet.map((e) => speichere(echt, e)));
			for (const id of ['fsj', 'bfd', 'bfd27'])
				expect(stellenbilanz(probe.kontingent, Z, id)).toEqual(stellenbilanz(echt.kontingent, Z, id));
		}),
		{ numRuns: oft(100, 400) },
	);
});

test('what makes room is stored first', () => {
	const eingabe = (art: Eingabe['art'], bisher: number | null, wert: number) => ({ art, bisher, wert });
	const gemischt = [
		eingabe('ZUGETEILT', null, 2),
		eingabe('GENEHMIGT', 1, 4),
		eingabe('GENEHMIGT', 4, 1),
		eingabe('ZUGETEILT', 3, 1),
	];
	expect(inReihenfolge(gemischt)).toEqual([...gemischt].reverse());
});
