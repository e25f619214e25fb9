/** Words of the page of texts. */
export const TEXTE = {
	titel: 'Texte',
	text: 'Texte der öffentlichen Seiten, wie Bewerbende und Besucher sie lesen.',
	auswahl: 'Text',
	inhalt: 'Inhalt',
	inhaltHilfe: 'Absätze mit leerer Zeile trennen; ## Überschrift, - Liste, **fett**, *kursiv*, [Link](https://…)',
	vorschau: 'Vorschau',
	standard: 'mitgelieferter Text',
	eigener: 'eigener Text',
	speichern: 'Speichern',
	gespeichert: 'Text gespeichert',
	zuruecksetzen: 'Zurücksetzen',
	zuruecksetzenFrage: 'Mitgelieferten Text wieder zeigen?',
	zuruecksetzenText: 'Ihr eigener Text wird nicht mehr gezeigt. Im Verlauf bleibt er erhalten.',
	zurueckgesetzt: 'Der mitgelieferte Text wird wieder gezeigt',
	neuLaden: 'Neuen Stand laden und eigene Änderungen verwerfen',
};
