/** Words of the dialogs that send. */
export const SENDEN = {
	prueft: 'Die Empfänger werden geprüft …',
	niemand: 'Niemand bekommt eine E-Mail.',
	bekommen: 'Bekommen eine E-Mail',
	bekommenNichts: 'Bekommen nichts',
	soKommtEsAn: 'So kommt es an',
	ohneEmail: 'ohne E-Mail-Adresse',
	vorschau: (name: string) => `E-Mail an ${name}`,
} as const;
