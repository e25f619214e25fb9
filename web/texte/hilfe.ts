/** Words around the help texts. */
export const HILFETEXT = {
	hilfe: 'Hilfe',
	mehrDazu: 'Mehr dazu:',
	hilfeZu: (thema: string) => `Hilfe: ${thema}`,
	leer: 'Zu dieser Seite gibt es noch keine Hilfe.',
	ebene: { 1: 'Hilfe', 2: 'Vom Träger', 3: 'Meine Notiz' },
	bearbeiten: {
		1: 'Hilfetext bearbeiten',
		2: 'Hinweis des Trägers bearbeiten',
		3: 'Notiz bearbeiten',
	},
	anlegen: {
		1: 'Hilfetext schreiben',
		2: 'Hinweis des Trägers schreiben',
		3: 'Notiz schreiben',
	},
	liest: {
		1: 'Sehen alle. Ohne Text gilt wieder der mitgelieferte.',
		2: 'Sehen alle, für die diese Seite da ist.',
		3: 'Sehen nur Sie.',
	},
	/** Raised where the portal asks for a key that the server doesn't know. */
	nichtDefiniert: 'Hilfetext nicht definiert',
} as const;
