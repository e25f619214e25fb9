import { katalog } from './katalog.ts';

/** Statuses of talks over the net. Table: Meeting. */
export const MEETING = katalog('Meeting', 4, [
	[0, 'Geplant', 'Geplant', 'BEWERBEN', 'Vereinbart, hat noch nicht begonnen'],
	[1000, 'Gestartet', 'Gestartet', 'VERHANDELN', 'Läuft gerade, sagt der Videodienst'],
	[2000, 'Beendet', 'Beendet', 'BEENDET', 'Hat stattgefunden oder ist seit einem Tag vorbei'],
	[9000, 'Abgesagt', 'Abgesagt', 'ABGESAGT', 'Findet nicht statt'],
]);
export type MeetingStatus = keyof typeof MEETING.eintraege;
