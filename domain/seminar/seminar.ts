import type { Aggregat } from '#domain/aggregat.ts';
import { mitAenderungen } from '#domain/stammdaten/felderteile.ts';
import type { SeminarStatus } from '#domain/status/seminar.ts';
import { einziger } from '#domain/statusmaschine.ts';
import type { Platzstand, SeminarEreignis } from './ereignisse.ts';
import { gastAus } from './haus/ereignisse.ts';
import { evolveHaus, type Haus, istHausEreignis, LEERES_HAUS, nurVon } from './haus/haus.ts';
import { fuehreKalender, type Kalenderstand, OHNE_KALENDER } from './kalender.ts';
import { platzMaschine } from './platz.machine.ts';
import { seminarMaschine } from './seminar.machine.ts';
import { letzterTag, OHNE_ANGABEN, type SeminarFelder } from './seminar-felder.ts';

/** Somebody's place in a seminar, or his hope for one. */
export interface Platz {
	readonly freiwilligerID: string;
	stand: Platzstand;
	/** Since when in this state, ISO 8601. */
	seit: string;
	/** Last moment to take the place that is offered; null: none is. */
	frist: string | null;
	/** Offers he let pass. */
	verfallen: number;
	/** The group through which he has it; null: for himself. */
	gruppeID: string | null;
}

/** The list with everybody's signature, as it was filed last. */
export interface UnterschriebeneListe {
	readonly uploadID: string;
	/** As its uploader calls it; null: erased. */
	readonly dateiname: string | null;
	/** ISO 8601. */
	readonly seit: string;
}

/** A seminar of the Traeger in one cycle. */
export interface Seminar {
	readonly id: string;
	existiert: boolean;
	geloescht: boolean;
	zyklusID: string;
	status: SeminarStatus;
	felder: SeminarFelder;
	/** Why it doesn't take place. */
	absagegrund: string | null;
	/** In the order of the waiting list. */
	plaetze: Platz[];
	/** Who gave his place up, or was taken off by somebody: no group puts him back. */
	abgemeldete: string[];
	/** null: none is filed. */
	liste: UnterschriebeneListe | null;
	/** Who sleeps and eats where. */
	haus: Haus;
	kalender: Kalenderstand;
	/** Stream version of the last event. */
	version: number;
	/** Of the last one that was about its fields or status: who edits it isn't in the way of places, beds and lists. */
	angabenVersion: number;
}

export const seminarAggregat: Aggregat<Seminar, SeminarEreignis> = {
	name: 'Seminar',
	maschinen: [
		{ maschine: seminarMaschine, stati: ({ existiert, status }) => (existiert ? einziger(status) : []) },
		{
			maschine: platzMaschine,
			wessen: 'freiwilligerID',
			stati: ({ plaetze }) => plaetze.map(({ freiwilligerID, stand }) => [freiwilligerID, stand]),
		},
	],

	start: (id) => ({
		id,
		existiert: false,
		geloescht: false,
		zyklusID: '',
		status: 0,
		felder: OHNE_ANGABEN,
		absagegrund: null,
		plaetze: [],
		abgemeldete: [],
		liste: null,
		haus: LEERES_HAUS,
		kalender: OHNE_KALENDER,
		version: 0,
		angabenVersion: 0,
	}),

	evolve(seminar, e) {
		seminar.version = e.version;
		if (istHausEreignis(e)) {
			seminar.haus = evolveHaus(seminar.haus, e);
			if (e.type === 'HausteamGesetzt') raeumeAus(seminar);
			return;
		}
		if (!('freiwilligerID' in e.facts || 'betroffener' in e.facts || 'uploadID' in e.facts))
			seminar.angabenVersion = e.version;
		switch (e.type) {
			case 'SeminarAngelegt':
				seminar.existiert = true;
				seminar.zyklusID = e.facts.zyklusID;
				seminar.felder = { ...OHNE_ANGABEN, ...e.facts.werte, ...e.person };
				break;
			case 'SeminarGeaendert':
				seminar.felder = mitAenderungen(seminar.felder, e);
				if (e.facts.aenderungen.termine) seminar.haus = mitNeuenTerminen(seminar.haus, letzterTag(seminar.felder));
				raeumeAus(seminar);
				break;
			case 'SeminarVeroeffentlicht':
			case 'SeminarZurueckgezogen':
			case 'SeminarDurchgefuehrt':
			case 'SeminarWiederGeoeffnet':
				seminar.status = e.facts.nach;
				break;
			case 'SeminarAbgesagt':
				seminar.status = e.facts.nach;
				seminar.absagegrund = e.person?.grund ?? null;
				break;
			case 'SeminarGeloescht':
				seminar.geloescht = true;
				break;
			case 'SeminarplatzVergeben':
			case 'SeminarplatzAngeboten':
				setze(seminar, e.facts, e.meta.zeit);
				break;
			case 'AufSeminarwarteliste':
				setze(seminar, e.facts, e.meta.zeit, e.facts.von === 'ANGEBOTEN' ? 1 : 0);
				break;
			case 'SeminarplatzAufgegeben':
				seminar.plaetze = seminar.plaetze.filter((p) => p.freiwilligerID !== e.facts.freiwilligerID);
				if (VON_HAND.includes(e.facts.anlass)) seminar.abgemeldete.push(e.facts.freiwilligerID);
				raeumeAus(seminar);
				break;
			case 'UnterschriebeneListeAbgelegt':
				seminar.liste = {
					uploadID: e.facts.uploadID,
					dateiname: e.person?.dateiname ?? null,
					seit: e.meta.zeit,
				};
				break;
			case 'UnterschriebeneListeEntfernt':
				seminar.liste = null;
				break;
			case 'PersonenbezugGeloescht': {
				const weg = gastAus(e.facts.betroffener, seminar.id);
				if (weg !== null) seminar.haus = nurVon(seminar.haus, new Set(gaeste(seminar).filter((id) => id !== weg)));
			}
		}
		seminar.kalender = fuehreKalender(seminar.kalender, e, seminar.felder.termine);
	},
};

/** Who sleeps and eats there: whoever takes part, and who leads. */
export const gaeste = ({ plaetze, felder, haus }: Pick<Seminar, 'plaetze' | 'felder' | 'haus'>): string[] => [
	...new Set([
		...plaetze.filter(({ stand }) => stand === 'ANGEMELDET').map(({ freiwilligerID }) => freiwilligerID),
		...leitende({ felder, haus }),
	]),
];

/** Persons who lead it, the leader first. */
export const leitende = ({ felder, haus }: Pick<Seminar, 'felder' | 'haus'>): string[] => [
	...new Set([...(felder.leitungPersonID === null ? [] : [felder.leitungPersonID]), ...haus.team]),
];

/** Whoever isn't a guest any more leaves his bed. */
function raeumeAus(seminar: Seminar): void {
	seminar.haus = nurVon(seminar.haus, new Set(gaeste(seminar)));
}

/** Put off past the day its data went, it begins anew. */
const mitNeuenTerminen = (haus: Haus, letzter: string | null): Haus =>
	haus.geloeschtAm !== null && letzter !== null && letzter > haus.geloeschtAm ? { ...haus, geloeschtAm: null } : haus;

const VON_HAND: readonly string[] = ['ABGEMELDET', 'ENTFERNT', 'ABGELEHNT'];

interface Schritt {
	readonly freiwilligerID: string;
	readonly nach: Platzstand;
	readonly frist?: string;
	readonly gruppeID?: string;
}

/** Who joins the waiting list, and who let an offer pass, stands at its end. */
function setze(seminar: Seminar, { freiwilligerID, nach, frist, gruppeID }: Schritt, seit: string, dazu = 0): void {
	const bisher = seminar.plaetze.find((p) => p.freiwilligerID === freiwilligerID);
	const verfallen = (bisher?.verfallen ?? 0) + dazu;
	const gruppe = gruppeID ?? bisher?.gruppeID ?? null;
	const platz: Platz = { freiwilligerID, stand: nach, seit, frist: frist ?? null, verfallen, gruppeID: gruppe };
	seminar.abgemeldete = seminar.abgemeldete.filter((wer) => wer !== freiwilligerID);
	if (bisher && nach !== 'WARTELISTE') seminar.plaetze = seminar.plaetze.map((p) => (p === bisher ? platz : p));
	else seminar.plaetze = [...seminar.plaetze.filter((p) => p !== bisher), platz];
}
