/** Headings of the lists' own columns by the names the client and the export know them by (table: Staff, columns). */

export const DOKUMENTSPALTE = {
	name: 'Name',
	status: 'Status',
	dienstart: 'Dienstart',
	einsatzstelle: 'Einsatzstelle',
	dokument: 'Dokument',
	stufe: 'Stufe',
	anforderungsstatus: 'Dokumentstatus',
	angefordertAm: 'Angefordert am',
	frist: 'Frist',
	mahnstufe: 'Mahnstufe',
	naechsteMahnung: 'Nächste Mahnung',
	hochgeladenAm: 'Hochgeladen am',
	geprueftAm: 'Geprüft am',
	geprueftVon: 'Geprüft von',
	gueltigBis: 'Gültig bis',
	vertragsbeginn: 'Beginn',
} as const;

export const STATUSWECHSELSPALTE = {
	zeit: 'Zeit',
	name: 'Name',
	von: 'Von',
	nach: 'Nach',
	wer: 'Wer',
	grund: 'Anlass oder Grund',
} as const;

/** Words of the log of status changes, on the page as in the file. */
export const STATUSWECHSELWORT = {
	neu: 'neu',
	vonHand: 'von Hand',
	system: 'Das Portal',
	ansichtVon: (wer: string, als: string) => `${wer} in der Ansicht von ${als}`,
} as const;
