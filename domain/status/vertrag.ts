import { katalog } from './katalog.ts';

export const VERTRAG = katalog('FreiwilligerVertrag', 4, [
	[0, 'Entwurf', 'Entwurf', 'VERHANDELN', 'Die Bedingungen stehen noch nicht fest'],
	[2000, 'Einigung', 'Einigung', 'VERTRAGLICH', 'Beide Seiten sind sich einig, es kann unterschrieben werden'],
	[3000, 'Unterschrieben', 'Unterschrieben', 'VERTRAGLICH', 'Geschlossen, der Dienst hat noch nicht begonnen'],
	[4000, 'Laufend', 'Laufend', 'IM_DIENST', 'Der Dienst läuft nach diesem Vertrag'],
	[9000, 'Archiviert', 'Archiviert', 'BEENDET', 'Der Dienst ist beendet oder wurde nicht angetreten'],
	[9500, 'Storniert', 'Storniert', 'ABGESAGT', 'Aufgehoben, bevor der Dienst begann'],
]);
export type VertragStatus = keyof typeof VERTRAG.eintraege;

/** Of a service that has begun. */
export const ANGETRETEN: readonly VertragStatus[] = [4000, 9000];
