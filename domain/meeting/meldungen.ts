/** What the service of a room reports, and which step that is. Table: Meeting. */
export const MELDUNGEN = {
	'meeting.started': 'Gestartet',
	'meeting.ended': 'Beendet',
	'meeting.cancelled': 'Abgesagt',
} as const;
export type Meldungsart = keyof typeof MELDUNGEN;

export const istMeldung = (art: string): art is Meldungsart => Object.hasOwn(MELDUNGEN, art);
