import { katalog } from './katalog.ts';

export const VERTRAG = katalog('FreiwilligerVertrag', 4, [
	[0, 'Entwurf', 'Entwurf', 'VERHANDELN'],
	[2000, 'Einigung', 'Einigung', 'VERTRAGLICH'],
	[3000, 'Unterschrieben', 'Unterschrieben', 'VERTRAGLICH'],
	[4000, 'Laufend', 'Laufend', 'IM_DIENST'],
	[9000, 'Archiviert', 'Archiviert', 'BEENDET'],
	[9500, 'Storniert', 'Storniert', 'ABGESAGT'],
]);
export type VertragStatus = keyof typeof VERTRAG.eintraege;
