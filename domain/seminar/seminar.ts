import type { Aggregat } from '#domain/aggregat.ts';
import { mitAenderungen } from '#domain/stammdaten/felderteile.ts';
import type { SeminarStatus } from '#domain/status/seminar.ts';
import { einziger } from '#domain/statusmaschine.ts';
import type { Platzstand, SeminarEreignis } from './ereignisse.ts';
import { fuehreKalender, type Kalenderstand, OHNE_KALENDER } from './kalender.ts';
import { platzMaschine } from './platz.machine.ts';
import { seminarMaschine } from './seminar.machine.ts';
import { OHNE_ANGABEN, type SeminarFelder } from './seminar-felder.ts';

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
	kalender: Kalenderstand;
	/** Stream version of the last event. */
	version: number;
	/** Of the last one that wasn't about a place: who edits the seminar isn't in the way of those who register. */
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
		kalender: OHNE_KALENDER,
		version: 0,
		angabenVersion: 0,
	}),

	evolve(seminar, e) {
		seminar.version = e.version;
		if (!('freiwilligerID' in e.facts)) seminar.angabenVersion = e.version;
		switch (e.type) {
			case 'SeminarAngelegt':
				seminar.existiert = true;
				seminar.zyklusID = e.facts.zyklusID;
				seminar.felder = { ...OHNE_ANGABEN, ...e.facts.werte, ...e.person };
				break;
			case 'SeminarGeaendert':
				seminar.felder = mitAenderungen(seminar.felder, e);
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
		}
		seminar.kalender = fuehreKalender(seminar.kalender, e, seminar.felder.termine);
	},
};

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
