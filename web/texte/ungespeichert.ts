/** Asked before a page is left whose changes aren't saved. */
export const UNGESPEICHERT = {
	ungespeichert: 'Ungespeicherte Änderungen',
	ungespeichertText: 'Sie haben ungespeicherte Änderungen. Möchten Sie die Seite wirklich verlassen?',
	verlassen: 'Seite verlassen',
	bleiben: 'Auf der Seite bleiben',
	frage: 'Eingaben verwerfen?',
	weiter: 'Weiter bearbeiten',
	verwerfen: 'Verwerfen',
} as const;
