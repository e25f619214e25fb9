/** Pages the provider writes itself. */
export const TEXTSEITE = {
	datenschutz: 'Datenschutzerklärung',
	impressum: 'Impressum',
	zurueck: 'Zur Startseite',
} as const;
