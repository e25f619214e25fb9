import { katalog } from './katalog.ts';

export const WUNSCH = katalog('FreiwilligerAdresswunsch', 4, [
	[0, 'Beworben', 'Beworben', 'BEWERBEN'],
	[500, 'Warteliste', 'Warteliste', 'BEWERBEN'],
	[1000, 'Vorschlag', 'Vorschlag', 'BEWERBEN', 'Vorschlag der Einsatzstelle'],
	[2000, 'Kontaktiert', 'Kontaktiert', 'BEWERBEN'],
	[3000, 'InVertragsverhandlung', 'In Vertragsverhandlung', 'VERHANDELN'],
	[3500, 'Vertragseinigung', 'Vertragseinigung', 'VERTRAGLICH'],
	[4000, 'Vertragsabschluss', 'Vertragsabschluss', 'VERTRAGLICH'],
	[5000, 'Dienstantritt', 'Im Dienst', 'IM_DIENST'],
	[5400, 'VorzeitigesDienstende', 'Vorzeitiges Dienstende', 'BEENDET'],
	[5500, 'Dienstende', 'Dienstende', 'BEENDET'],
	[8000, 'DienstNichtAngetreten', 'Dienst nicht angetreten', 'ABGESAGT'],
	[9000, 'Abgesagt', 'Abgesagt', 'ABGESAGT', 'Die Bewerbung wurde zurückgezogen'],
	[9500, 'Abgelehnt', 'Abgelehnt', 'ABGESAGT', 'Die Einsatzstelle hat abgelehnt'],
]);
export type WunschStatus = keyof typeof WUNSCH.eintraege;

/** Open wishes; the volunteer's own open ones are these without the host's proposal (1000). */
export const OFFEN: readonly WunschStatus[] = [0, 500, 1000, 2000, 3000, 3500];
export const EIGENE_OFFEN: readonly WunschStatus[] = [0, 500, 2000, 3000, 3500];
export const GEBUNDEN: readonly WunschStatus[] = [3500, 4000, 5000];
export const BEENDET: readonly WunschStatus[] = [5400, 5500, 8000, 9000, 9500];
/** Ended after a contract: these carry the volunteer's end of service. */
export const DIENST_BEENDET: readonly WunschStatus[] = [5400, 5500, 8000];
