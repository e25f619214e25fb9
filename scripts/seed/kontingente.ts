import { addiereTage } from '#domain/datum.ts';
import { erkenneAn, genehmige, teileZu } from '#domain/kontingent/festlegen.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import { PORTAL } from '#domain/rollen.ts';
import { zyklusbudgetAggregat } from '#domain/zyklus/zyklusbudget.ts';
import type { Grundlage } from './grundlage.ts';
import type { Platzplan } from './plan.ts';
import type { Schritt } from './schritt.ts';
import type { Welt } from './welt.ts';

/** Recognition, approval and allotment of the planned places, shortly before each cycle opens for applications. */
export function planeKontingente(welt: Welt, grundlage: Grundlage, plaetze: readonly Platzplan[]): Schritt[] {
	const jeStelle = Map.groupBy(plaetze, (p) => `${p.zyklus.id}/${p.stelle.id}`);
	return [...jeStelle.values()].map((gruppe) => {
		const [{ zyklus, stelle }] = gruppe as [Platzplan];
		return {
			tag: addiereTage(zyklus.aktivAb, -10),
			tue: () => setze(welt, grundlage, zyklus.id, stelle.id, stelle.orte, gruppe),
		};
	});
}

function setze(
	welt: Welt,
	grundlage: Grundlage,
	zyklusID: string,
	stelleID: string,
	einsatzortIDs: readonly string[],
	plaetze: readonly Platzplan[],
): void {
	const k = welt.lies(kontingentAggregat, stelleID);
	const referenz = welt.referenz();
	const bfd = new Set(grundlage.dienstarten.filter((d) => d.art === 'BFD').map((d) => d.id));
	const summe = (liste: readonly Platzplan[]) => liste.reduce((s, p) => s + p.zugeteilt, 0);
	const noetig = summe(plaetze.filter((p) => bfd.has(p.dienstartID))) + 4;
	if (noetig > (k.anerkanntePlaetze ?? 0)) {
		const { ereignisse } = erkenneAn(k, { einsatzortID: null, anerkanntePlaetze: noetig }, { referenz });
		welt.schreibe(kontingentAggregat, stelleID, ereignisse, PORTAL);
	}
	for (const [dienstartID, liste] of Map.groupBy(plaetze, (p) => p.dienstartID)) {
		const budget = welt.lies(zyklusbudgetAggregat, zyklusID);
		const genehmigung = genehmige(
			k,
			budget,
			{ zyklusID, dienstartID, genehmigt: summe(liste) },
			{ referenz, einsatzortIDs },
		);
		welt.schreibe(kontingentAggregat, stelleID, genehmigung.ereignisse, PORTAL);
		welt.schreibe(zyklusbudgetAggregat, zyklusID, genehmigung.budget, PORTAL);
		for (const { einsatzortID, zugeteilt } of liste) {
			const { ereignisse } = teileZu(k, { zyklusID, einsatzortID, dienstartID, zugeteilt }, { referenz });
			welt.schreibe(kontingentAggregat, stelleID, ereignisse, PORTAL);
		}
	}
}
