import type { Aggregat } from '#domain/aggregat.ts';
import { abfrageMaschine } from './abfrage.machine.ts';
import type { KontingentEreignis } from './ereignisse.ts';
import { type Abfrage, type Belegung, type Kontingent, schluesselOrt, schluesselStelle } from './zustand.ts';

/** One stream per Einsatzstelle over all its cycles, so that the last place is decided against one version. */
export const kontingentAggregat: Aggregat<Kontingent, KontingentEreignis> = {
	name: 'Kontingent',
	maschinen: [
		{
			maschine: abfrageMaschine,
			wessen: 'zyklusID',
			stati: ({ abfragen }) => [...abfragen].map(([zyklusID, { status }]) => [zyklusID, status] as const),
		},
	],

	start: (einsatzstelleID) => ({
		einsatzstelleID,
		anerkanntePlaetze: null,
		anerkanntBis: null,
		anerkanntePlaetzeOrt: new Map(),
		genehmigt: new Map(),
		angefragt: new Map(),
		abfragen: new Map(),
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
			case 'AnerkennungBefristet':
				k.anerkanntBis = e.facts.nach;
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
			case 'KontingentzuteilungEntfernt': {
				const { zyklusID, einsatzortID, dienstartID } = e.facts;
				k.zugeteilt.delete(schluesselOrt(zyklusID, einsatzortID, dienstartID));
				break;
			}
			case 'KontingentabfrageGesendet': {
				const { zyklusID, frist } = e.facts;
				const text = e.person?.text ?? null;
				setzeAbfrage(k, zyklusID, { status: 'GESENDET', frist, text, gesendetAm: e.meta.zeit });
				break;
			}
			case 'KontingentabfrageErinnert':
				setzeAbfrage(k, e.facts.zyklusID, { erinnertAm: e.meta.zeit });
				break;
			case 'KontingentAngefragt': {
				const { zyklusID, zeilen } = e.facts;
				for (const { dienstartID, nach } of zeilen) k.angefragt.set(schluesselStelle(zyklusID, dienstartID), nach);
				const bemerkung = e.person?.bemerkung ?? null;
				setzeAbfrage(k, zyklusID, { status: 'BEANTWORTET', bemerkung, beantwortetAm: e.meta.zeit });
				break;
			}
			case 'KontingentabfrageEntschieden': {
				const { zeit, userID } = e.meta;
				setzeAbfrage(k, e.facts.zyklusID, { status: 'ENTSCHIEDEN', entschiedenAm: zeit, entschiedenVon: userID });
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

const ENTWURF: Abfrage = {
	status: 'ENTWURF',
	frist: null,
	text: null,
	bemerkung: null,
	gesendetAm: null,
	erinnertAm: null,
	beantwortetAm: null,
	entschiedenAm: null,
	entschiedenVon: null,
};

/** The inquiry of a cycle, in ENTWURF before anything has happened. */
export const abfrageVon = (k: Kontingent, zyklusID: string): Abfrage => k.abfragen.get(zyklusID) ?? ENTWURF;

function setzeAbfrage(k: Kontingent, zyklusID: string, neu: Partial<Abfrage>): void {
	k.abfragen.set(zyklusID, { ...abfrageVon(k, zyklusID), ...neu });
}

function belegungAus(facts: Belegung): Belegung {
	const { wunschID, freiwilligerID, zyklusID, einsatzortID, dienstartID, art, von, bis } = facts;
	return { wunschID, freiwilligerID, zyklusID, einsatzortID, dienstartID, art, von, bis };
}
