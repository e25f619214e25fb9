/** Words of the page of news. */
export const CHANGELOG = {
	titel: 'Neuerungen',
	version: (version: string) => `Version ${version}`,
	leer: 'Noch gibt es keine Neuerungen.',
	marke: {
		feature: 'Neu',
		update: 'Änderung',
		bugfix: 'Fehlerbehebung',
		improvement: 'Verbesserung',
		beta: 'Beta',
		upcoming: 'Demnächst',
	},
} as const;
