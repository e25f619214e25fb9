import type { Ratlosgrund } from '#domain/papier/scan.ts';

/** Assigning scanned pages. */
export const SCANS = {
	titel: 'Scans zuordnen',
	zurueck: 'Zur Prüfliste',
	text: 'Papiere, die im Portal zum Unterschreiben gedruckt wurden, tragen auf jeder Seite einen Code. Legen Sie die gescannten Seiten hier ab, in beliebiger Reihenfolge und auch mehrere Dokumente in einer Datei. Zugeordnet wird erst, was Sie angesehen haben.',
	datei: 'Gescannte Dateien',
	ablegen: 'Dateien hier ablegen',
	dateiText: 'PDF, JPG oder PNG, auch mehrere auf einmal; am besten mit 200 dpi oder mehr',
	original: 'Wo liegen die Originale?',
	originalBeispiel: 'zum Beispiel Ordner 12, Regal 3',
	originalText: 'Gilt für alles, was Sie danach zuordnen.',
	unbekannt: 'Unbekannter Druck',
	unbekanntText: 'Ihn hat hier niemand gedruckt, oder Sie sehen diese Akte nicht.',
	seiten: (anzahl: number, tag: string) => `${anzahl === 1 ? '1 Seite' : `${anzahl} Seiten`}, gedruckt am ${tag}`,
	andereSeitenzahl: 'Die Zahl der Seiten im Code passt nicht zum Druck.',
	vollstaendig: 'Alle Seiten sind da.',
	angesehen: 'Angesehen: Alle Seiten gehören hierher und sind unterschrieben',
	zuordnen: 'Zuordnen',
	zuordnenZu: (name: string) => `Zuordnen: ${name}`,
	zugeordnet: 'Zugeordnet. Der Scan wartet in der Prüfliste.',
	seite: (nr: number) => `Seite ${nr}`,
	inDatei: (seite: number, datei: string) => `Seite ${seite} in ${datei}`,
	ratlos: 'Ohne Zuordnung',
	grund: {
		KEIN_CODE:
			'Kein Code gefunden. Bitte scannen Sie die Seite schärfer, oder laden Sie das Dokument bei der Person hoch.',
		FREMD: 'Der Code auf dieser Seite ist kein Druckcode des Portals.',
		MEHRERE: 'Auf dieser Seite stehen Codes, die einander widersprechen.',
	} satisfies Record<Ratlosgrund, string>,
} as const;
