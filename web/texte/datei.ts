/** Words of choosing and sending a file. */
export const DATEI = {
	ablegen: 'Datei hier ablegen',
	oder: 'oder',
	auswaehlen: 'auswählen',
	waehlen: (feld: string) => `${feld}: Datei auswählen`,
	grenzen: (arten: string, maxMB: number) => `${arten} bis ${maxMB} MB.`,
	stand: (gesendet: string, ganz: string) => `${gesendet} von ${ganz}`,
	wirdGeprueft: 'Die Datei wird geprüft …',
	laedt: (name: string) => `${name} wird hochgeladen`,
	fertig: (name: string) => `${name} ist hochgeladen`,
	abbrechen: 'Hochladen abbrechen',
	abgebrochen: 'Das Hochladen wurde abgebrochen.',
	entfernen: (feld: string) => `${feld} entfernen`,
	typ: 'Dieser Dateityp ist nicht erlaubt.',
	heic: 'Fotos im Format HEIC (iPhone, iPad) lassen sich hier nicht öffnen. Stellen Sie in den Einstellungen unter „Kamera“ → „Formate“ auf „Maximale Kompatibilität“ um und fotografieren Sie noch einmal, oder speichern Sie das Foto als JPG.',
	zuGross: (maxMB: number) => `Die Datei ist zu groß. Erlaubt sind höchstens ${maxMB} MB.`,
	leer: 'Die Datei ist leer.',
} as const;
