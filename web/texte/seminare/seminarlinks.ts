/** Words behind links about seminars. */
export const ANGEBOT = {
	titel: 'Ein Platz ist für Sie frei',
	text: (seminar: string, frist: string | null) =>
		frist
			? `Im Seminar „${seminar}“ ist ein Platz frei geworden. Er ist bis ${frist} für Sie reserviert.`
			: `Im Seminar „${seminar}“ ist ein Platz frei geworden.`,
	laedt: 'Einen Augenblick bitte.',
	seminar: 'Seminar',
	termin: 'Termin',
	ort: 'Ort',
	online: 'online',
	tage: 'Seminartage',
	annehmen: 'Platz annehmen',
	ablehnen: 'Platz ablehnen',
	fertig: {
		ANGENOMMEN: {
			titel: 'Sie haben den Platz angenommen',
			text: 'Das Seminar steht jetzt in Ihrem Plan. Bitte geben Sie auch Ihrer Einsatzstelle Bescheid.',
		},
		ABGELEHNT: {
			titel: 'Sie haben den Platz abgelehnt',
			text: 'Er geht an die nächste Person auf der Warteliste. Ihre anderen Seminare bleiben, wie sie sind.',
		},
	},
	anmelden: 'Anmelden',
	ungueltig: 'Dieser Link gilt nicht mehr',
} as const;

/** Where there is nothing better to say. */
export const LINKGRUND = 'Der Link ist ungültig oder abgelaufen.';

export const NACHWEIS = {
	titel: 'Nachweis einreichen',
	text: (seminar: string, wann: string | null) =>
		`Zum Seminar „${seminar}“${wann ? ` (${wann})` : ''}. Der Träger prüft den Nachweis.`,
	laedt: 'Einen Augenblick bitte.',
	ohneNamen: 'Seminar',
	ersetzt: 'Eine Datei liegt schon vor. Die neue ersetzt sie.',
	datei: 'Foto oder PDF',
	waehlen: 'Foto oder Datei wählen',
	andere: 'Andere Datei wählen',
	gewaehlt: (name: string) => `Ausgewählt: ${name}`,
	bild: 'Das ausgewählte Foto',
	grenze: (maxMB: number) => `JPG, PNG, WebP oder PDF, höchstens ${maxMB} MB.`,
	fehlt: 'Bitte nehmen Sie ein Foto auf oder wählen Sie eine Datei.',
	isAU: 'Bescheinigung der Arbeitsunfähigkeit',
	isAUText: 'Die Datei lesen dann nur Sie und der Träger.',
	senden: 'Einreichen',
	fertig: 'Der Nachweis ist eingereicht',
	fertigText: 'Das Ergebnis der Prüfung kommt per E-Mail.',
	weiter: 'Zum Portal',
	ungueltig: 'Dieser Link gilt nicht mehr',
} as const;

/** On the computer, while a telephone is to take the picture. */
export const HANDY = {
	knopf: 'Mit dem Handy einreichen',
	titel: 'Mit dem Handy einreichen',
	anleitung:
		'Richten Sie die Kamera Ihres Handys auf den Code und öffnen Sie die Seite. Dort nehmen Sie ein Foto auf oder wählen eine Datei.',
	frist: 'Der Code gilt 30 Minuten und für eine Datei.',
	qr: 'QR-Code mit dem Link zum Einreichen',
	wartet: 'Wartet auf die Datei',
	mail: 'Link per E-Mail senden',
	gesendet:
		'Der Link ist per E-Mail unterwegs zu Ihnen. Er gilt 30 Minuten und für eine Datei; der Code gilt nicht mehr.',
	neu: 'Neuer Code',
	schliessen: 'Schließen',
	eingereicht: 'Der Nachweis ist eingereicht',
} as const;
