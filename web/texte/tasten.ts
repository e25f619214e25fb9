/** Words of the overview of keys. */
export const TASTEN = {
	titel: 'Tasten',
	einzelne: 'Einzelne Buchstaben verwenden',
	seiten: 'Zu einer Seite',
	gruppen: [
		{
			titel: 'Überall',
			tasten: [
				{ tasten: ['Strg', 'K'], was: 'Suchen oder Befehl eingeben' },
				{ tasten: ['Strg', 'Z'], was: 'Rückgängig, solange die Meldung steht' },
				{ tasten: ['F6'], was: 'Zur Meldung' },
				{ tasten: ['Esc'], was: 'Schließen' },
				{ tasten: ['?'], was: 'Diese Übersicht' },
			],
		},
		{
			titel: 'In einer Liste',
			tasten: [
				{ tasten: ['↑', '↓'], was: 'Zur Zeile darüber oder darunter' },
				{ tasten: ['Leertaste'], was: 'Zeile auswählen' },
				{ tasten: ['Umschalt', 'Leertaste'], was: 'Alle bis hier auswählen' },
				{ tasten: ['Enter'], was: 'Öffnen' },
				{ tasten: ['Strg', 'Enter'], was: 'In neuem Tab öffnen' },
			],
		},
		{
			titel: 'In einer Akte aus einer Liste',
			tasten: [
				{ tasten: ['J'], was: 'Nächste Akte' },
				{ tasten: ['K'], was: 'Vorige Akte' },
			],
		},
		{
			titel: 'In der Prüfliste',
			tasten: [
				{ tasten: ['J'], was: 'Nächstes Dokument' },
				{ tasten: ['K'], was: 'Voriges Dokument' },
				{ tasten: ['V'], was: 'Verifizieren' },
				{ tasten: ['Z'], was: 'Zurückweisen' },
			],
		},
	],
} as const;
