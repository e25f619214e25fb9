/**
 * When a request for a document is reminded of (table: Reminders). Days alone: no clock, no time zone, no daylight
 * saving. A day on which the portal stood still is made up for by one reminder, from which the next one counts.
 */

import { addiereTage, maxDatum } from '#domain/datum.ts';
import type { Stufe } from '#domain/referenzsaetze.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';

/** After so many nobody is reminded by itself any more. */
export const MAHNUNGEN_HOECHSTENS = 10;

/** Days to the first reminder, and from one to the next. */
export interface Mahntakt {
	readonly mahnungGracePeriod: number;
	readonly dokumentMahnungInterval: number;
}

/** What of a request and its volunteer decides on reminders. */
export interface Mahnstand {
	readonly status: AnforderungStatus;
	/** At the status the volunteer enters next. */
	readonly stufe: Stufe | null;
	/** Asked for only after the service. */
	readonly isNachDienst: boolean;
	/** What is missing the Traeger provides himself: a task, of which nobody is reminded. */
	readonly isAufgabe: boolean;
	readonly freiwilligerStatus: FreiwilligerStatus;
	readonly mahnungAb: string;
	readonly mahnstufe: number;
	readonly gemahntAm: string | null;
}

export type Ruhegrund =
	| 'IN_PRUEFUNG'
	| 'ERLEDIGT'
	| 'NICHT_ANGEFORDERT'
	| 'AUFGABE'
	| 'STUFE'
	| 'DIENST_BEENDET'
	| 'HOECHSTZAHL';

/** The next reminder: on which day it falls due, and which one it is. */
export interface Mahntermin {
	readonly tag: string;
	readonly mahnung: number;
}

/** The next reminder, or why there is none. */
export function mahnplan(stand: Mahnstand, takt: Mahntakt): Mahntermin | Ruhegrund {
	return ruhegrund(stand) ?? naechste(stand, takt);
}

/** Is a reminder due on the day? On none is there a second one. */
export function istFaellig(stand: Mahnstand, takt: Mahntakt, heute: string): boolean {
	const plan = mahnplan(stand, takt);
	return typeof plan !== 'string' && plan.tag <= heute && (stand.gemahntAm === null || stand.gemahntAm < heute);
}

/** The reminders from `ab` to `bis`, as they will come when nothing is handed in. What is overdue comes at `ab`. */
export function mahntermine(stand: Mahnstand, takt: Mahntakt, ab: string, bis: string): readonly Mahntermin[] {
	const termine: Mahntermin[] = [];
	let jetzt = stand;
	for (;;) {
		const plan = mahnplan(jetzt, takt);
		if (typeof plan === 'string') return termine;
		const tag = maxDatum(plan.tag, ab);
		if (tag > bis) return termine;
		termine.push({ ...plan, tag });
		jetzt = { ...jetzt, mahnstufe: plan.mahnung, gemahntAm: tag };
	}
}

/** Column "reminded?" of the table of request statuses, for reminders by hand. */
export const istAnmahnbar = (status: AnforderungStatus): boolean =>
	status === 'NOT_PROVIDED' || status === 'WAIT_SIGNING';

/** Column "Reminder" of the table of levels. */
export const istMahnend = (stufe: Stufe | null): boolean => stufe !== null && stufe !== 'OPTIONAL';

function ruhegrund(stand: Mahnstand): Ruhegrund | null {
	const { status, stufe, isNachDienst, isAufgabe, freiwilligerStatus, mahnstufe } = stand;
	if (status === 'NOT_REQUESTED') return 'NICHT_ANGEFORDERT';
	if (status === 'NEEDS_REVIEW') return 'IN_PRUEFUNG';
	if (!istAnmahnbar(status)) return 'ERLEDIGT';
	if (isAufgabe && status === 'NOT_PROVIDED') return 'AUFGABE';
	if (!istMahnend(stufe)) return 'STUFE';
	const istSpaet = isNachDienst && freiwilligerStatus !== 9900;
	if (freiwilligerStatus >= 9000 && !istSpaet) return 'DIENST_BEENDET';
	return mahnstufe >= MAHNUNGEN_HOECHSTENS ? 'HOECHSTZAHL' : null;
}

/** A reminder by hand counts like any other, but doesn't shorten the days of grace. */
function naechste({ mahnungAb, mahnstufe, gemahntAm }: Mahnstand, takt: Mahntakt): Mahntermin {
	const erste = addiereTage(mahnungAb, takt.mahnungGracePeriod);
	const tag = gemahntAm === null ? erste : maxDatum(erste, addiereTage(gemahntAm, takt.dokumentMahnungInterval));
	return { tag, mahnung: mahnstufe + 1 };
}
