import { katalog } from './katalog.ts';

export const SEMINAR = katalog('Seminar', 4, [
	[0, 'Geplant', 'Geplant', 'BEWERBEN', 'In Vorbereitung, nur der Träger sieht es'],
	[1000, 'Published', 'Veröffentlicht', 'VERTRAGLICH', 'Für Einsatzstellen und Freiwillige zu sehen'],
	[5000, 'Durchgefuehrt', 'Durchgeführt', 'BEENDET', 'Es hat stattgefunden, die Nachweise werden geprüft'],
	[9000, 'Abgesagt', 'Abgesagt', 'ABGESAGT', 'Es findet nicht statt'],
]);
export type SeminarStatus = keyof typeof SEMINAR.eintraege;

/** What Einsatzstellen and volunteers see. */
export const SICHTBARE_SEMINARE: readonly SeminarStatus[] = [1000, 5000];
