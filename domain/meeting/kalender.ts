import { tagInBerlin } from '#domain/datum.ts';
import { uhrzeitInBerlin } from '#domain/format/datum.ts';
import type { Kalendereintrag } from '#domain/seminar/kalendereintraege.ts';
import { MEETING, type MeetingStatus } from '#domain/status/meeting.ts';

interface Gespraech {
	readonly id: string;
	readonly titel: string;
	readonly termin: string;
	readonly dauerMinuten: number;
	readonly status: MeetingStatus;
	readonly link: string;
	readonly folge: number;
	readonly geaendertAm: string;
}

/** A talk as calendar programs take it in: the same one through every change of it. */
export function kalendereintragZum({ id, titel, termin, dauerMinuten, status, ...g }: Gespraech): Kalendereintrag {
	const schluss = new Date(Date.parse(termin) + dauerMinuten * 60_000).toISOString();
	return {
		uid: `gespraech-${id}`,
		folge: g.folge,
		titel,
		ort: g.link,
		termin: {
			von: tagInBerlin(termin),
			beginn: uhrzeitInBerlin(termin),
			bis: tagInBerlin(schluss),
			ende: uhrzeitInBerlin(schluss),
		},
		status: status === MEETING.nr.Abgesagt ? 'CANCELLED' : 'CONFIRMED',
		geaendertAm: g.geaendertAm,
	};
}
