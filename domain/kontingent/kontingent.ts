import type { Aggregat } from '#domain/aggregat.ts';
import type { KontingentEreignis } from './ereignisse.ts';
import { type Belegung, type Kontingent, schluesselOrt, schluesselStelle } from './zustand.ts';

/** One stream per Einsatzstelle over all its cycles, so that the last place is decided against one version. */
export const kontingentAggregat: Aggregat<Kontingent, KontingentEreignis> = {
	name: 'Kontingent',

	start: (einsatzstelleID) => ({
		einsatzstelleID,
		anerkanntePlaetze: null,
		anerkanntePlaetzeOrt: new Map(),
		genehmigt: new Map(),
		zugeteilt: new Map(),
		belegungen: new Map(),
		version: 0,
	}),

	evolve(k, e) {
		k.version = e.version;
		switch (e.type) {
			case 'AnerkanntePlaetzeFestgelegt':
				if (e.facts.einsatzortID === null) k.anerkanntePlaetze = e.facts.nach;
				else k.anerkanntePlaetzeOrt.set(e.facts.einsatzortID, e.facts.nach);
				break;
			case 'KontingentGenehmigt':
				k.genehmigt.set(schluesselStelle(e.facts.zyklusID, e.facts.dienstartID), e.facts.nach);
				break;
			case 'KontingentZugeteilt': {
				const { zyklusID, einsatzortID, dienstartID, nach, isUebernahmeAusEinsatzstelle } = e.facts;
				k.zugeteilt.set(schluesselOrt(zyklusID, einsatzortID, dienstartID), {
					zyklusID,
					einsatzortID,
					dienstartID,
					zugeteilt: nach,
					isUebernahmeAusEinsatzstelle,
				});
				break;
			}
			case 'PlatzVergeben':
			case 'PlatzGeaendert':
				k.belegungen.set(e.facts.wunschID, belegungAus(e.facts));
				break;
			case 'PlatzFreigegeben':
				k.belegungen.delete(e.facts.wunschID);
		}
	},
};

function belegungAus(facts: Belegung): Belegung {
	const { wunschID, freiwilligerID, zyklusID, einsatzortID, dienstartID, art, von, bis } = facts;
	return { wunschID, freiwilligerID, zyklusID, einsatzortID, dienstartID, art, von, bis };
}
