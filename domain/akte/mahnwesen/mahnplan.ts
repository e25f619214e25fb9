/**
 * When a request for a document is reminded of (table: Reminders). Days alone: no clock, no time zone, no daylight
 * saving. A day on which the portal stood still is made up for by one reminder, from which the next one counts.
 */

import { addiereTage, maxDatum } from '#domain/datum.ts';
import { type Ausnahmeregel, gilt } from '#domain/mahnausnahme.ts';
import type { Stufe } from '#domain/referenzsaetze.ts';
import type { AnforderungStatus } from '#domain/status/anforderung.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';

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
	/** Of the document, of the person, of the specification: the narrower before the wider. */
	readonly ausnahmen: readonly Ausnahmeregel[];
}

export type Ruhegrund =
	| 'IN_PRUEFUNG'
	| 'ERLEDIGT'
	| 'NICHT_ANGEFORDERT'
	| 'AUFGABE'
	| 'STUFE'
	| 'DIENST_BEENDET'
	| 'HOECHSTZAHL'
	| 'NIE';

/** The next reminder: on which day it falls due, and which one it is. */
export interface Mahntermin {
	readonly tag: string;
	readonly mahnung: number;
}

/** The next reminder, or why there is none. */
export function mahnplan(stand: Mahnstand, takt: Mahntakt): Mahntermin | Ruhegrund {
	return ruhegrund(stand) ?? naechste(stand, takt, stand.ausnahmen);
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

/** Leaves the next reminder out: a pause until the day of the one after it. What is overdue would come on `ab`. */
export function auslassen(stand: Mahnstand, takt: Mahntakt, ab: string): Ausnahmeregel | null {
	const naechster = mahnplan(stand, takt);
	if (typeof naechster === 'string') return null;
	const danach = mahnplan({ ...stand, gemahntAm: maxDatum(naechster.tag, ab) }, takt);
	return typeof danach === 'string' ? null : { art: 'AUSGESETZT_BIS', bis: danach.tag };
}

/** The day until which nothing is reminded of by a pause that is in force; null: none is. */
export function pausiertBis({ ausnahmen }: Pick<Mahnstand, 'ausnahmen'>, heute: string): string | null {
	const engste = ausnahmen.find((regel) => gilt({ regel }, heute));
	return engste?.art === 'AUSGESETZT_BIS' ? engste.bis : null;
}

/** Column "reminded?" of the table of request statuses, for reminders by hand. */
export const istAnmahnbar = (status: AnforderungStatus): boolean =>
	status === 'NOT_PROVIDED' || status === 'WAIT_SIGNING';

/** Column "Reminder" of the table of levels. */
export const istMahnend = (stufe: Stufe | null): boolean => stufe !== null && stufe !== 'OPTIONAL';

function ruhegrund(stand: Mahnstand): Ruhegrund | null {
	const { status, stufe, isNachDienst, isAufgabe, freiwilligerStatus } = stand;
	if (status === 'NOT_REQUESTED') return 'NICHT_ANGEFORDERT';
	if (status === 'NEEDS_REVIEW') return 'IN_PRUEFUNG';
	if (!istAnmahnbar(status)) return 'ERLEDIGT';
	if (isAufgabe && status === 'NOT_PROVIDED') return 'AUFGABE';
	if (!istMahnend(stufe)) return 'STUFE';
	const istSpaet = isNachDienst && freiwilligerStatus !== FREIWILLIGER.nr.NachbearbeitungAbgeschlossen;
	return freiwilligerStatus >= FREIWILLIGER.nr.Dienstende && !istSpaet ? 'DIENST_BEENDET' : null;
}

/**
 * By the narrowest exception. What is put off comes on the day the pause ends, by the wider rule that then counts, so
 * that a pause that is over changes nothing. A reminder by hand counts like any other, but doesn't shorten the days of
 * grace.
 */
function naechste(
	stand: Mahnstand,
	takt: Mahntakt,
	[engste, ...weitere]: readonly Ausnahmeregel[],
): Mahntermin | Ruhegrund {
	if (engste?.art === 'NIE') return 'NIE';
	if (engste?.art === 'AUSGESETZT_BIS') {
		const danach = naechste(stand, takt, weitere);
		return typeof danach === 'string' ? danach : { ...danach, tag: maxDatum(danach.tag, engste.bis) };
	}
	const { mahnungAb, mahnstufe, gemahntAm } = stand;
	const { alleTage = takt.dokumentMahnungInterval, hoechstens = MAHNUNGEN_HOECHSTENS } = engste ?? {};
	if (mahnstufe >= hoechstens) return 'HOECHSTZAHL';
	const erste = addiereTage(mahnungAb, takt.mahnungGracePeriod);
	const tag = gemahntAm === null ? erste : maxDatum(erste, addiereTage(gemahntAm, alleTage));
	return { tag, mahnung: mahnstufe + 1 };
}
