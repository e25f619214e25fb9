import { formatZahl } from '#domain/format/zahl.ts';

const tagen = (n: number) => (n === 1 ? '1 Tag' : `${formatZahl(n, 0)} Tagen`);

/** Words of the list of messages about barriers. */
export const BARRIEREMELDUNGEN = {
	titel: 'Meldungen zur Barrierefreiheit',
	text: 'Was über die Erklärung zur Barrierefreiheit eingeht. Das Gesetz gibt einen Monat für die Antwort (§ 12b Abs. 4 BGG).',
	erklaerung: 'Erklärung ansehen',
	angabenFehlen: 'Die Erklärung ist unvollständig',
	angabenFehlenText: 'Es fehlt, ob eine Pflicht besteht oder welche Stelle zuständig ist. Die Erklärung sagt das so.',
	eintragen: 'Eintragen',
	offen: 'Offen',
	beantwortet: 'Beantwortet',
	leer: 'Keine Meldung',
	leerText: 'Neue Meldungen erscheinen hier und kommen als E-Mail an den Kontakt.',
	nummer: (n: number) => `Meldung ${n}`,
	ohneNamen: 'ohne Namen',
	von: 'Von',
	seite: 'Seite',
	seit: (tage: number) => (tage === 0 ? 'seit heute' : `seit ${tagen(tage)}`),
	bis: (datum: string) => `bis ${datum}`,
	lage: { OFFEN: 'offen', BALD: 'bald fällig', UEBERFAELLIG: 'überfällig', BEANTWORTET: 'beantwortet' },
	beantwortetAm: (datum: string, name: string | null) => `am ${datum}${name ? ` von ${name}` : ''}`,
	antworten: 'Beantworten',
	antwort: 'Antwort',
	dialog: {
		titel: (n: number) => `Meldung ${n} beantworten`,
		mitMail: (email: string) => `Die Antwort geht als E-Mail an ${email}.`,
		ohneMail: 'Es ist keine E-Mail-Adresse angegeben. Die Antwort wird nur vermerkt.',
		verb: 'Antwort senden',
		verbOhne: 'Als beantwortet vermerken',
		pflicht: 'Dies ist ein Pflichtfeld',
		fertig: 'Die Meldung ist beantwortet',
	},
	loeschen: 'Löschen',
	frage: 'Meldung löschen?',
	frageText: 'Nachricht, Name, E-Mail-Adresse und Antwort sind danach nicht mehr da.',
	geloescht: 'Die Meldung ist gelöscht',
} as const;
