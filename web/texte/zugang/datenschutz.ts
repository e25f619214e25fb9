/** Words of the page that asks volunteers to agree to the privacy notice. */
export const DATENSCHUTZ = {
	titel: 'Bitte lesen Sie die Datenschutzerklärung',
	text: 'Der Träger hat seine Datenschutzerklärung veröffentlicht oder geändert. Bitte lesen Sie sie, bevor Sie weitermachen. Ihre Bewerbung und Ihre Angaben bleiben, wie sie sind.',
	wortlaut: 'Datenschutzerklärung',
	haken: 'Ich habe die Datenschutzerklärung gelesen und stimme ihr zu.',
	fehlt: 'Bitte stimmen Sie der Datenschutzerklärung zu',
	weiter: 'Weiter',
	spaeter: 'Später, jetzt abmelden',
	abmelden: 'Abmelden',
} as const;
