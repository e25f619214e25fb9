import { katalog } from './katalog.ts';

/** Table: Seminarnachweis. */
export const SEMINARNACHWEIS = katalog('Seminarnachweis', 2, [
	[0, 'Geplant', 'Geplant', 'BEWERBEN', 'Die Teilnahme ist vorgesehen'],
	[10, 'Pruefung', 'In Prüfung', 'VERHANDELN', 'Es hat stattgefunden, der Träger prüft die Teilnahme'],
	[45, 'AnerkanntAU', 'Anerkannt AU', 'IM_DIENST', 'Anerkannt, ganz oder zum Teil wegen Arbeitsunfähigkeit'],
	[50, 'Anerkannt', 'Anerkannt', 'IM_DIENST', 'Ganz oder zum Teil anerkannt'],
	[90, 'Abgelehnt', 'Abgelehnt', 'ABGESAGT', 'Nicht anerkannt'],
]);
export type SeminarnachweisStatus = keyof typeof SEMINARNACHWEIS.eintraege;

export const ANERKANNTE_NACHWEISE: readonly SeminarnachweisStatus[] = [45, 50];
export const GEPRUEFTE_NACHWEISE: readonly SeminarnachweisStatus[] = [...ANERKANNTE_NACHWEISE, 90];
