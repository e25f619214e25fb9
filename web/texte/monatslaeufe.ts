/** What is due every month, on the page of exports (mockup 44). */
export const MONATSLAEUFE = {
	titel: 'Jeden Monat',
	wozu: {
		TASCHENGELD: 'Freiwillige, Überweisungsdatei und Liste',
		EST_FSJ: 'Einsatzstellen, Liste',
		EST_BFD: 'Einsatzstellen, Liste',
	},
	nichtBegonnen: (monat: string): string => `${monat} noch nicht begonnen`,
	oeffne: 'Lauf öffnen',
	oeffneArt: (art: string): string => `Lauf öffnen: ${art}`,
	anlegenArt: (art: string): string => `Lauf anlegen: ${art}`,
	letzte: 'Letzte Läufe',
	alle: 'Alle Läufe',
} as const;
