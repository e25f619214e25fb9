import { katalog } from './katalog.ts';

export const DOKUMENT = katalog('FreiwilligerDokument', 4, [
	[0, 'Hochgeladen', 'In Prüfung', 'VERHANDELN', 'Hochgeladen und noch nicht geprüft'],
	[1000, 'Verifiziert', 'Verifiziert', 'IM_DIENST', 'Geprüft und in Ordnung'],
	[
		1500,
		'UnterschriftenSammeln',
		'Unterschriften sammeln',
		'VERTRAGLICH',
		'Noch haben nicht alle Parteien unterschrieben',
	],
	[2000, 'Unterschrieben', 'Unterschrieben', 'IM_DIENST', 'Alle haben unterschrieben, die Datei ist besiegelt'],
	[4000, 'Abgelaufen', 'Abgelaufen', 'ABGESAGT', 'Die Gültigkeit ist vorbei, ein neues wird gebraucht'],
	[8000, 'Invalidiert', 'Invalidiert', 'BEENDET', 'Gilt nicht mehr, bleibt aber erhalten'],
	[9000, 'Abgelehnt', 'Zurückgewiesen', 'ABGESAGT', 'Genügt der Prüfung nicht, ein neues wird gebraucht'],
]);
export type DokumentStatus = keyof typeof DOKUMENT.eintraege;

/** Counts as what was asked for. */
export const GUELTIG: readonly DokumentStatus[] = [1000, 2000];
/** Not all have signed. */
export const VOR_UNTERSCHRIFT: readonly DokumentStatus[] = [0, 1000, 1500];
