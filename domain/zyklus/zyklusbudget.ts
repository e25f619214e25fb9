import type { Aggregat } from '#domain/aggregat.ts';
import { meldungMax } from '#domain/felder/meldungen.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { begrenze, pruefeAnzahl } from '#domain/zyklus/begrenzen.ts';
import { pruefeOffen } from '#domain/zyklus/regeln.ts';
import { GesamtkontingentFestgelegt, type ZyklusbudgetEreignis } from './budgetereignisse.ts';

/** G and ΣK of one cycle, by dienstartID: one stream, so that ΣK ≤ G holds across the Einsatzstellen. */
export interface Zyklusbudget {
	readonly zyklusID: string;
	gesamt: Map<string, number | null>;
	genehmigt: Map<string, number>;
	version: number;
}

export const zyklusbudgetAggregat: Aggregat<Zyklusbudget, ZyklusbudgetEreignis> = {
	name: 'Zyklusbudget',
	maschinen: [],

	start: (zyklusID) => ({ zyklusID, gesamt: new Map(), genehmigt: new Map(), version: 0 }),

	evolve(budget, e) {
		budget.version = e.version;
		switch (e.type) {
			case 'GesamtkontingentFestgelegt':
				budget.gesamt.set(e.facts.dienstartID, e.facts.nach);
				break;
			case 'GenehmigungMitgezaehlt': {
				const { dienstartID, von, nach } = e.facts;
				budget.genehmigt.set(dienstartID, genehmigtVon(budget, dienstartID) - von + nach);
			}
		}
	},
};

/** ΣK of a Dienstart. */
export const genehmigtVon = (budget: Zyklusbudget, dienstartID: string): number =>
	budget.genehmigt.get(dienstartID) ?? 0;

/** G of a Dienstart; null: unlimited. */
export const gesamtVon = (budget: Zyklusbudget, dienstartID: string): number | null =>
	budget.gesamt.get(dienstartID) ?? null;

/** Table: Kontingent, Input limits and clamping, row G. */
export function legeGesamtkontingentFest(
	budget: Zyklusbudget,
	{ dienstartID, gesamtkontingent }: { dienstartID: string; gesamtkontingent: number | null },
	{ referenz }: { readonly referenz: Pick<Referenz, 'zyklen'> },
): ZyklusbudgetEreignis[] {
	pruefeOffen(referenz, budget.zyklusID);
	const alt = gesamtVon(budget, dienstartID);
	const nach = gesamtkontingent === null ? null : begrenzt(budget, dienstartID, gesamtkontingent);
	return nach === alt ? [] : [GesamtkontingentFestgelegt({ dienstartID, von: alt, nach })];
}

/** The figures of the cycle before, where this one has none of its own; never fewer than are approved here already. */
export function uebernimmGesamtkontingente(budget: Zyklusbudget, vorgaenger: Zyklusbudget): ZyklusbudgetEreignis[] {
	const offene = [...vorgaenger.gesamt].filter(([dienstartID]) => !budget.gesamt.has(dienstartID));
	return offene.flatMap(([dienstartID, nach]) =>
		nach === null
			? []
			: [
					GesamtkontingentFestgelegt({
						dienstartID,
						von: null,
						nach: Math.max(nach, genehmigtVon(budget, dienstartID)),
					}),
				],
	);
}

const HOECHSTENS = 99_999;

function begrenzt(budget: Zyklusbudget, dienstartID: string, gesamtkontingent: number): number {
	const eingabe = pruefeAnzahl(gesamtkontingent, 'gesamtkontingent');
	if (eingabe > HOECHSTENS)
		throw new Abgelehnt([{ code: 'MAX', text: meldungMax(HOECHSTENS), http: 422, feld: 'gesamtkontingent' }]);
	const minimum = genehmigtVon(budget, dienstartID);
	const alt = gesamtVon(budget, dienstartID) ?? Number.POSITIVE_INFINITY;
	const wert = begrenze({ eingabe, alt, minimum, maximum: HOECHSTENS });
	if (wert !== null) return wert;
	throw new Abgelehnt([
		{ code: 'G', text: `Es sind bereits ${minimum} Plätze genehmigt.`, http: 409, feld: 'gesamtkontingent' },
	]);
}
