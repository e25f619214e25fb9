/** Which entries a calendar has of a seminar. Table: Papers, lists, feeds. */
import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import type { Kalenderplatz, Kalenderstand } from './kalender.ts';
import type { SeminarFelder, Termin } from './seminar-felder.ts';

/** A seminar as calendars show it: title, time and place. */
export interface Kalenderseminar
	extends Pick<SeminarFelder, 'bezeichnung' | 'ort' | 'adresse' | 'isOnline'>,
		Pick<Kalenderstand, 'istBekannt' | 'aenderungen' | 'seit' | 'termine'> {
	readonly id: string;
	readonly status: SeminarStatus;
	/** Of the one whose calendar it is; null: the calendar is nobody's place. */
	readonly platz: Pick<Kalenderplatz, 'stand' | 'wechsel' | 'seit'> | null;
}

export interface Kalendereintrag {
	/** The same for this date of this seminar, wherever it is shown. */
	readonly uid: string;
	/** Rises with every change. */
	readonly folge: number;
	readonly titel: string;
	readonly ort: string | null;
	readonly termin: Termin;
	readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
	/** ISO 8601 */
	readonly geaendertAm: string;
}

/** So long a calendar is told that something is off; by then even those that seldom ask have asked. */
const ABGESAGT_TAGE = 60;

/** By date; nothing of what isn't published (any more), and nothing that has been off for long. */
export const kalendereintraege = (seminare: readonly Kalenderseminar[], heute: string): Kalendereintrag[] =>
	seminare
		.flatMap((seminar) => (istGezeigt(seminar) ? seminar.termine.map((termin) => eintrag(seminar, termin)) : []))
		.filter(({ abgesagtAm }) => abgesagtAm === null || addiereTage(tagInBerlin(abgesagtAm), ABGESAGT_TAGE) >= heute)
		.map(({ abgesagtAm: _, ...gezeigt }) => gezeigt)
		.toSorted((a, b) => a.termin.von.localeCompare(b.termin.von) || a.uid.localeCompare(b.uid));

/** What goes with a mail about a seminar. */
export const kalendereintraegeZurMail = (seminar: Kalenderseminar): Kalendereintrag[] =>
	seminar.termine.map((termin) => eintrag(seminar, termin)).map(({ abgesagtAm: _, ...gezeigt }) => gezeigt);

const istGezeigt = ({ status, istBekannt }: Kalenderseminar): boolean => istBekannt && status !== SEMINAR.nr.Geplant;

function eintrag(seminar: Kalenderseminar, { nr, entfallenAm, ...termin }: Kalenderseminar['termine'][number]) {
	const { id, status, bezeichnung, aenderungen, seit, platz } = seminar;
	const aus = [
		status === SEMINAR.nr.Abgesagt ? seit : null,
		platz?.stand === 'AUFGEGEBEN' ? platz.seit : null,
		entfallenAm,
	].filter((am) => am !== null);
	const [abgesagtAm = null] = aus.toSorted();
	const vorlaeufig = platz?.stand === 'ANGEBOTEN' ? ('TENTATIVE' as const) : ('CONFIRMED' as const);
	return {
		uid: `${id}-${nr}`,
		folge: aenderungen + (platz?.wechsel ?? 0),
		titel: bezeichnung,
		ort: ortsangabe(seminar),
		termin,
		status: abgesagtAm === null ? vorlaeufig : ('CANCELLED' as const),
		geaendertAm: platz !== null && platz.seit > seit ? platz.seit : seit,
		abgesagtAm,
	};
}

const ortsangabe = ({ ort, adresse, isOnline }: Kalenderseminar): string | null =>
	[ort, adresse, isOnline ? 'online' : null].filter(Boolean).join(', ') || null;
