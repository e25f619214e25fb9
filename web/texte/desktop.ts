/** On phones and tablets, in place of pages that aren't made for them. */
export const DESKTOP = {
	titel: 'Auf Desktop wechseln',
	text: 'Das Freiwilligenportal ist für große Bildschirme gemacht. Bitte öffnen Sie es im Browser eines Computers.',
	adresse: 'Adresse',
	/** What the link of the mail was for. */
	link: {
		KONTO: 'Der Link in der E-Mail bestätigt Ihre E-Mail-Adresse und schaltet Ihr Konto frei.',
		KENNWORT: 'Über den Link in der E-Mail wählen Sie ein neues Kennwort.',
		EINLADUNG: 'Über den Link in der E-Mail nehmen Sie die Einladung zum Portal an.',
		STELLE: 'Über den Link in der E-Mail nehmen Sie die Einladung zu einer Stelle an.',
		VORSCHLAG: 'Über den Link in der E-Mail nehmen Sie einen Stellenvorschlag an oder lehnen ihn ab.',
		UNTERSCHRIFT: 'Über den Link in der E-Mail lesen und unterschreiben Sie ein Dokument.',
		ANMELDUNG: 'Mit dem Link in der E-Mail melden Sie sich ohne Kennwort an.',
		EMAIL: 'Der Link in der E-Mail bestätigt Ihre neue E-Mail-Adresse.',
		PERSON: 'Der Link in der E-Mail bestätigt Ihre E-Mail-Adresse.',
		SEMINARANGEBOT: 'Über den Link in der E-Mail nehmen Sie einen Seminarplatz an oder lehnen ihn ab.',
		TERMINWAHL: 'Über den Link in der E-Mail wählen Sie einen Termin für ein Videogespräch.',
		NACHWEIS: 'Über den Link reichen Sie einen Seminarnachweis ein. Am Computer geht das unter „Meine Seminare“.',
	},
	erneut: 'E-Mail noch einmal senden',
	gesendet:
		'Ist der Link noch von Bedeutung, kommt die E-Mail in wenigen Minuten noch einmal bei Ihnen an. Öffnen Sie sie dann am Computer.',
	amComputer: (host: string) => `Sie können diese Seite schließen. Weiter geht es an einem Computer: ${host}`,
	impressum: 'Impressum',
	datenschutz: 'Datenschutz',
	barrierefreiheit: 'Barrierefreiheit',
} as const;
