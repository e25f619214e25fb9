/** Words of the inbox. */
export const EINGANG = {
	titel: 'Eingang',
	knopf: (neu: number) => (neu === 0 ? 'Eingang' : neu === 1 ? 'Eingang, 1 neu' : `Eingang, ${neu} neu`),
	leer: 'Hier erscheint, was länger dauert: Läufe, Sammelaktionen und Importe, mit ihrem Ergebnis.',
	frist: 'Was fertig ist, steht hier sieben Tage.',
	import: (datei: string) => `Import von „${datei}“`,
	lauf: (nr: number, art: string) => `Lauf ${nr}: ${art}`,
	von: (erledigt: number, gesamt: number) => (gesamt > 0 ? `${erledigt} von ${gesamt}` : 'beginnt gleich'),
	laeuft: (seit: string) => `läuft seit ${seit}, Sie können weiterarbeiten`,
	fertig: (am: string) => `fertig, ${am}`,
	gesperrt: (n: number) => (n === 1 ? '1 Eintrag ging nicht' : `${n} Einträge gingen nicht`),
	gescheitert: (am: string) => `nicht gelungen, ${am}`,
	istFertig: (was: string) => `${was} ist fertig`,
	istGescheitert: (was: string) => `${was} ist nicht gelungen`,
	oeffnen: 'Öffnen',
	neu: 'neu',
} as const;
