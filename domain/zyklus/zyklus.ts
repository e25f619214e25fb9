import type { Aggregat } from '#domain/aggregat.ts';
import type * as referenz from '#domain/referenzsaetze.ts';
import type { Aenderungen } from '#domain/stammdaten/ereignisse.ts';
import { einziger } from '#domain/statusmaschine.ts';
import { gesamtVon, type Zyklusbudget } from '#domain/zyklus/zyklusbudget.ts';
import type { ZyklusEreignis } from './ereignisse.ts';
import { zyklusMaschine } from './zyklus.machine.ts';
import { OHNE_VORGABEN, type Vorgaben, type ZyklusFelder } from './zyklus-felder.ts';

interface Uebernahme {
	readonly vorgaengerID: string;
	readonly kontingente: boolean;
}

/** A service year with its defaults per Dienstart. */
export interface Zyklus {
	readonly id: string;
	existiert: boolean;
	status: referenz.ZyklusStatus;
	isAbgeschlossen: boolean;
	felder: ZyklusFelder;
	/** Set when it was started as the successor of another. */
	uebernahme: Uebernahme | null;
	vorgaben: Map<string, Vorgaben>;
	/** dienstartIDs that take no new applications. */
	bewerbungsstopps: Set<string>;
	version: number;
}

const LEER: ZyklusFelder = {
	bezeichnung: '',
	start: '',
	ende: '',
	bewerbungVon: null,
	bewerbungBis: null,
	kontingentabfrageFrist: null,
};

export const zyklusAggregat: Aggregat<Zyklus, ZyklusEreignis> = {
	name: 'Zyklus',
	maschinen: [{ maschine: zyklusMaschine, stati: ({ existiert, status }) => (existiert ? einziger(status) : []) }],

	start: (id) => ({
		id,
		existiert: false,
		status: 'ANGELEGT',
		isAbgeschlossen: false,
		felder: LEER,
		uebernahme: null,
		vorgaben: new Map(),
		bewerbungsstopps: new Set(),
		version: 0,
	}),

	evolve(zyklus, e) {
		zyklus.version = e.version;
		switch (e.type) {
			case 'ZyklusAngelegt': {
				const { von: _von, nach, ...tage } = e.facts;
				zyklus.existiert = true;
				zyklus.status = nach;
				zyklus.felder = { ...tage, bezeichnung: e.person?.bezeichnung ?? '' };
				break;
			}
			case 'ZyklusGestartet':
			case 'ZyklusBeendet':
				zyklus.status = e.facts.nach;
				break;
			case 'ZyklusGeaendert':
				zyklus.felder = angewandt(zyklus.felder, { ...e.facts.aenderungen, ...e.person?.aenderungen });
				break;
			case 'UebernahmeBegonnen':
				zyklus.uebernahme = e.facts;
				break;
			case 'ZyklusAbgeschlossen':
				zyklus.isAbgeschlossen = true;
				break;
			case 'ZyklusWiederEroeffnet':
				zyklus.isAbgeschlossen = false;
				break;
			case 'VorgabenFestgelegt':
				zyklus.vorgaben.set(
					e.facts.dienstartID,
					angewandt(vorgabenFuer(zyklus, e.facts.dienstartID), e.facts.aenderungen),
				);
				break;
			case 'BewerbungsstoppGesetzt':
				zyklus.bewerbungsstopps.add(e.facts.dienstartID);
				break;
			case 'BewerbungsstoppAufgehoben':
				zyklus.bewerbungsstopps.delete(e.facts.dienstartID);
		}
	},
};

export const vorgabenFuer = (zyklus: Zyklus, dienstartID: string): Vorgaben =>
	zyklus.vorgaben.get(dienstartID) ?? OHNE_VORGABEN;

/** The cycle as decisions read it; the budget per Dienstart comes from its own stream. */
export function zyklusAlsReferenz(zyklus: Zyklus, budget: Zyklusbudget): referenz.Zyklus {
	const { id, status, isAbgeschlossen, felder, vorgaben, bewerbungsstopps } = zyklus;
	const dienstartIDs = new Set([...vorgaben.keys(), ...bewerbungsstopps, ...budget.gesamt.keys()]);
	const dienstarten = [...dienstartIDs].map((dienstartID): [string, referenz.ZyklusDienstart] => [
		dienstartID,
		{
			...vorgabenFuer(zyklus, dienstartID),
			isBewerbungsstopp: bewerbungsstopps.has(dienstartID),
			gesamtkontingent: gesamtVon(budget, dienstartID),
		},
	]);
	const { kontingentabfrageFrist: _, ...tage } = felder;
	return { id, ...tage, status, isAbgeschlossen, dienstarten: new Map(dienstarten) };
}

function angewandt<Felder extends object>(felder: Felder, aenderungen: Aenderungen<Felder>): Felder {
	const neu = Object.entries(aenderungen as Record<string, { nach: unknown }>).map(([feld, { nach }]) => [feld, nach]);
	return { ...felder, ...Object.fromEntries(neu) };
}
