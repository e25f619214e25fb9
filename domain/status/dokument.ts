import { katalog } from './katalog.ts';

export const DOKUMENT = katalog('FreiwilligerDokument', 4, [
	[0, 'Hochgeladen', 'In Prüfung', 'VERHANDELN'],
	[1000, 'Verifiziert', 'Verifiziert', 'IM_DIENST'],
	[1500, 'UnterschriftenSammeln', 'Unterschriften sammeln', 'VERTRAGLICH'],
	[2000, 'Unterschrieben', 'Unterschrieben', 'IM_DIENST'],
	[4000, 'Abgelaufen', 'Abgelaufen', 'ABGESAGT'],
	[8000, 'Invalidiert', 'Invalidiert', 'BEENDET'],
	[9000, 'Abgelehnt', 'Zurückgewiesen', 'ABGESAGT'],
]);
export type DokumentStatus = keyof typeof DOKUMENT.eintraege;
