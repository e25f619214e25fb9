/** How far a seminar is moved, or its end alone, on the time line. */

import { addiereTage, tageZwischen } from '#domain/datum.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import { PLANER as T } from '../../texte/seminare/seminarplaner.ts';
import type { Planseminar } from './queries.ts';

/** In days: the whole of it, and its last day once more. */
export interface Schub {
	readonly um: number;
	readonly laenger: number;
}

export const RUHE: Schub = { um: 0, laenger: 0 };
export const istRuhe = ({ um, laenger }: Schub): boolean => um === 0 && laenger === 0;

type Liegend = Pick<Planseminar, 'status' | 'termine' | 'geplanteTage' | 'anmeldeschluss'>;

/** Why it stays where it is; null: it doesn't. */
export function sperre({ status, termine: [erster] }: Pick<Liegend, 'status' | 'termine'>, heute: string) {
	if (status >= SEMINAR.nr.Durchgefuehrt) return T.schonVorbei;
	return status === SEMINAR.nr.Published && erster && erster.von <= heute ? T.schonBegonnen : null;
}

/** Only one piece has one end. */
export const istDehnbar = ({ termine }: Pick<Liegend, 'termine'>): boolean => termine.length === 1;

/** What lies ahead stays ahead, and ends no sooner than it begins. */
export function begrenzt({ termine }: Pick<Liegend, 'termine'>, { um, laenger }: Schub, heute: string): Schub {
	const [erster] = termine;
	if (!erster) return RUHE;
	const zurueck = erster.von > heute ? tageZwischen(erster.von, heute) + 1 : Number.NEGATIVE_INFINITY;
	return { um: Math.max(um, zurueck), laenger: Math.max(laenger, tageZwischen(erster.bis, erster.von)) };
}

const TAGE_MAX = 15;
const kalendertage = (termine: Liegend['termine']): number =>
	termine.reduce((summe, { von, bis }) => summe + tageZwischen(von, bis) + 1, 0);

/** The last day of registration goes along, and so do planned days where they were those of the calendar. */
export function verschoben(seminar: Liegend, { um, laenger }: Schub) {
	const { anmeldeschluss, geplanteTage } = seminar;
	const termine = seminar.termine.map((termin, i) => ({
		...termin,
		von: addiereTage(termin.von, um),
		bis: addiereTage(termin.bis, um + (i === seminar.termine.length - 1 ? laenger : 0)),
	}));
	const folgt = laenger !== 0 && geplanteTage === kalendertage(seminar.termine) && kalendertage(termine) <= TAGE_MAX;
	return {
		termine,
		...(anmeldeschluss && { anmeldeschluss: addiereTage(anmeldeschluss, um) }),
		...(folgt && { geplanteTage: kalendertage(termine) }),
	};
}

/** As it lies, to go back to. */
export const wieEsLiegt = ({ termine, anmeldeschluss, geplanteTage }: Liegend) => ({
	termine,
	...(anmeldeschluss && { anmeldeschluss }),
	geplanteTage,
});
