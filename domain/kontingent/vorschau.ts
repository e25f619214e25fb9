/** What inputs of K and Z come to before they are stored: the same decisions, one after the other, nothing written. */
import { falte } from '#domain/aggregat.ts';
import type { Ereignis, Metadata } from '#domain/ereignis.ts';
import type { Referenz } from '#domain/referenz.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { type Zyklusbudget, zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import { type Eingabe, inReihenfolge } from './eingabe.ts';
import { genehmige, teileZu } from './festlegen.ts';
import { kontingentAggregat } from './kontingent.ts';
import { type Kontingent, schluesselOrt, schluesselStelle } from './zustand.ts';

/** What becomes of an input: stored as `wert`, perhaps clamped (`text`), or refused (`wert` null). */
export interface Ausgang extends Pick<Eingabe, 'adresseID' | 'dienstartID'> {
	readonly wert: number | null;
	readonly text: string | null;
}

/** An Einsatzstelle as far as the inputs touch it. */
export interface Stellenstand {
	readonly kontingent: Kontingent;
	/** Its Einsatzorte that take part in the cycle. */
	readonly einsatzortIDs: readonly string[];
}

interface Lage {
	readonly zyklusID: string;
	/** By the id of the Einsatzstelle and of each of its Einsatzorte. Changed by the decisions, as the budget is. */
	readonly stellen: ReadonlyMap<string, Stellenstand>;
	readonly budget: Zyklusbudget;
	readonly referenz: Referenz;
}

/** Decides one input after the other, in the order of storing; afterwards the `lage` is as it would then be. */
export function spieleDurch(lage: Lage, eingaben: readonly Eingabe[]): Ausgang[] {
	const mitBisher = eingaben.flatMap((e) => {
		const stelle = lage.stellen.get(e.adresseID);
		return stelle ? [{ ...e, stelle, bisher: bisherVon(stelle.kontingent, lage.zyklusID, e) }] : [];
	});
	return inReihenfolge(mitBisher).map(({ stelle, ...eingabe }) => entscheide(lage, stelle, eingabe));
}

function bisherVon(k: Kontingent, zyklusID: string, { art, adresseID, dienstartID }: Eingabe): number | null {
	if (art === 'GENEHMIGT') return k.genehmigt.get(schluesselStelle(zyklusID, dienstartID)) ?? null;
	return k.zugeteilt.get(schluesselOrt(zyklusID, adresseID, dienstartID))?.zugeteilt ?? null;
}

function entscheide(lage: Lage, stelle: Stellenstand, { art, adresseID, dienstartID, wert }: Eingabe): Ausgang {
	try {
		const wo = { zyklusID: lage.zyklusID, dienstartID };
		const festgelegt =
			art === 'GENEHMIGT'
				? setzeGenehmigt(lage, stelle, { ...wo, genehmigt: wert })
				: setzeZugeteilt(lage, stelle, { ...wo, einsatzortID: adresseID, zugeteilt: wert });
		return { adresseID, dienstartID, wert: festgelegt.wert, text: festgelegt.hinweis };
	} catch (e) {
		if (!(e instanceof Abgelehnt)) throw e;
		return { adresseID, dienstartID, wert: null, text: e.message };
	}
}

function setzeGenehmigt(
	{ budget, referenz }: Lage,
	{ kontingent, einsatzortIDs }: Stellenstand,
	eingabe: Parameters<typeof genehmige>[2],
) {
	const festgelegt = genehmige(kontingent, budget, eingabe, { referenz, einsatzortIDs });
	falte(kontingentAggregat, kontingent.einsatzstelleID, alsOb(festgelegt.ereignisse, kontingent), kontingent);
	falte(zyklusbudgetAggregat, budget.zyklusID, alsOb(festgelegt.budget, budget), budget);
	return festgelegt;
}

function setzeZugeteilt({ referenz }: Lage, { kontingent }: Stellenstand, eingabe: Parameters<typeof teileZu>[1]) {
	const festgelegt = teileZu(kontingent, eingabe, { referenz });
	falte(kontingentAggregat, kontingent.einsatzstelleID, alsOb(festgelegt.ereignisse, kontingent), kontingent);
	return festgelegt;
}

const NIEMAND: Metadata = { userID: null, rollen: [], impersoniertVon: null, commandID: '', zeit: '' };

/** As if they had been recorded. */
const alsOb = <E extends Ereignis>(ereignisse: readonly E[], { version }: { readonly version: number }) =>
	ereignisse.map((e, n) => ({ ...e, version: version + n + 1, meta: NIEMAND }));
