import type { Aggregat } from '#domain/aggregat.ts';
import type { SeminarStatus } from '#domain/status/seminar.ts';
import { einziger } from '#domain/statusmaschine.ts';
import type { SeminarEreignis } from './ereignisse.ts';
import { seminarMaschine } from './seminar.machine.ts';
import { OHNE_ANGABEN, type SeminarFelder } from './seminar-felder.ts';

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
	/** Stream version of the last event. */
	version: number;
}

export const seminarAggregat: Aggregat<Seminar, SeminarEreignis> = {
	name: 'Seminar',
	maschinen: [{ maschine: seminarMaschine, stati: ({ existiert, status }) => (existiert ? einziger(status) : []) }],

	start: (id) => ({
		id,
		existiert: false,
		geloescht: false,
		zyklusID: '',
		status: 0,
		felder: OHNE_ANGABEN,
		absagegrund: null,
		version: 0,
	}),

	evolve(seminar, e) {
		seminar.version = e.version;
		switch (e.type) {
			case 'SeminarAngelegt':
				seminar.existiert = true;
				seminar.zyklusID = e.facts.zyklusID;
				seminar.felder = { ...OHNE_ANGABEN, ...e.facts.werte, ...e.person };
				break;
			case 'SeminarGeaendert': {
				const aenderungen = Object.entries({ ...e.facts.aenderungen, ...e.person?.aenderungen });
				seminar.felder = { ...seminar.felder, ...Object.fromEntries(aenderungen.map(([f, { nach }]) => [f, nach])) };
				break;
			}
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
		}
	},
};
