import type { Aggregat } from '#domain/aggregat.ts';
import { mitAenderungen } from '#domain/stammdaten/felderteile.ts';
import type { Gruppenstand, SeminargruppeEreignis } from './ereignisse.ts';
import { type Gruppenfelder, OHNE_ANGABEN } from './gruppen-felder.ts';
import { gruppenplatzMaschine } from './gruppenplatz.machine.ts';

/** Somebody who belongs to a group, or waits to. */
export interface Gruppenplatz {
	readonly freiwilligerID: string;
	readonly stand: Gruppenstand;
	/** Since when in this state, ISO 8601. */
	readonly seit: string;
}

/** Volunteers of one cycle who attend their seminars together. */
export interface Seminargruppe {
	readonly id: string;
	existiert: boolean;
	geloescht: boolean;
	zyklusID: string;
	felder: Gruppenfelder;
	/** In the order of the waiting list. */
	plaetze: Gruppenplatz[];
	/** Stream version of the last event. */
	version: number;
	/** Of the last one that wasn't about who belongs to it. */
	angabenVersion: number;
}

export const seminargruppeAggregat: Aggregat<Seminargruppe, SeminargruppeEreignis> = {
	name: 'Seminargruppe',
	maschinen: [
		{
			maschine: gruppenplatzMaschine,
			wessen: 'freiwilligerID',
			stati: ({ plaetze }) => plaetze.map(({ freiwilligerID, stand }) => [freiwilligerID, stand]),
		},
	],

	start: (id) => ({
		id,
		existiert: false,
		geloescht: false,
		zyklusID: '',
		felder: OHNE_ANGABEN,
		plaetze: [],
		version: 0,
		angabenVersion: 0,
	}),

	evolve(gruppe, e) {
		gruppe.version = e.version;
		if (!('freiwilligerID' in e.facts)) gruppe.angabenVersion = e.version;
		switch (e.type) {
			case 'SeminargruppeAngelegt':
				gruppe.existiert = true;
				gruppe.zyklusID = e.facts.zyklusID;
				gruppe.felder = { ...OHNE_ANGABEN, ...e.facts.werte, ...e.person };
				break;
			case 'SeminargruppeGeaendert':
				gruppe.felder = mitAenderungen(gruppe.felder, e);
				break;
			case 'SeminargruppeGeloescht':
				gruppe.geloescht = true;
				break;
			case 'GruppenplatzVergeben':
			case 'AufGruppenwarteliste':
				gruppe.plaetze = [
					...ohne(gruppe, e.facts.freiwilligerID),
					{ freiwilligerID: e.facts.freiwilligerID, stand: e.facts.nach, seit: e.meta.zeit },
				];
				break;
			case 'GruppenplatzAufgegeben':
				gruppe.plaetze = ohne(gruppe, e.facts.freiwilligerID);
		}
	},
};

const ohne = ({ plaetze }: Seminargruppe, freiwilligerID: string): Gruppenplatz[] =>
	plaetze.filter((p) => p.freiwilligerID !== freiwilligerID);

/** Belongs to it; who only waits doesn't. */
export const istMitglied = ({ plaetze }: Pick<Seminargruppe, 'plaetze'>, freiwilligerID: string): boolean =>
	plaetze.some((p) => p.freiwilligerID === freiwilligerID && p.stand === 'ANGEMELDET');
