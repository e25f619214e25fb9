/** Words of the public pages: start, confirmation of an address, passwords. */
export const STARTSEITE = {
	titel: 'Willkommen',
	anspruch: 'Finden Sie Ihren Freiwilligendienst',
	bewerben: 'Jetzt bewerben',
	ohnePlatz: 'Zurzeit ist kein Einsatzort ausgeschrieben. Bitte schauen Sie später wieder vorbei.',
	zurKarte: 'Zur Karte',
	anmelden: 'Anmelden',
	ablauf: 'So läuft die Bewerbung',
	schritte: [
		['Stellen merken', 'Wählen Sie die Einsatzorte, die zu Ihnen passen.'],
		['Angaben machen', 'Sechs kurze Schritte. Ihr Entwurf bleibt dabei gespeichert.'],
		['E-Mail bestätigen', 'Danach melden sich die Einsatzstellen bei Ihnen.'],
	],
	entwurf: 'Sie haben eine Bewerbung begonnen',
	entwurfText: (uhrzeit: string) =>
		`Gespeichert um ${uhrzeit}. Der Entwurf bleibt, bis Sie dieses Browserfenster schließen.`,
	weitermachen: 'Bewerbung fortsetzen',
	verwerfen: 'Entwurf löschen …',
	loeschen: 'Endgültig löschen',
	verwerfenFrage: 'Entwurf löschen',
	verwerfenText: 'Alle Angaben Ihrer begonnenen Bewerbung gehen verloren.',
} as const;

export const BESTAETIGEN = {
	titel: 'E-Mail-Adresse bestätigen',
	text: 'Wählen Sie ein Kennwort, dann ist Ihre Adresse bestätigt und Ihr Konto frei. Haben Sie bei der Bewerbung schon eines gewählt, geben Sie es noch einmal ein; wissen Sie es nicht mehr, gilt das neue.',
	bestaetigen: 'Bestätigen',
	kennwort:
		'Bitte geben Sie Ihr Kennwort noch einmal ein. Haben Sie noch keines oder wissen Sie es nicht mehr, wählen Sie jetzt ein neues.',
	fertig: 'Ihre E-Mail-Adresse ist bestätigt',
	fertigText: 'Ihr Konto ist freigeschaltet, und Sie sind angemeldet.',
	zumBereich: 'Zu meinem Bereich',
	ungueltig: 'Der Link ist ungültig oder abgelaufen.',
	ungueltigText:
		'Haben Sie schon bestätigt, dann melden Sie sich einfach an. Sonst senden wir Ihnen gern einen neuen Link.',
} as const;

/** Behind the link at the new address of an account. */
export const EMAIL_BESTAETIGEN = {
	titel: 'Neue E-Mail-Adresse bestätigen',
	text: 'Mit einem Klick bestätigen Sie Ihre neue E-Mail-Adresse. Danach melden Sie sich mit ihr an.',
	bestaetigen: 'Bestätigen',
	fertig: 'Ihre neue E-Mail-Adresse ist bestätigt',
	fertigText: 'Sie melden sich jetzt mit ihr an. Auf anderen Geräten sind Sie abgemeldet.',
	weiter: 'Zum Portal',
	ungueltig: 'Der Link ist ungültig oder abgelaufen.',
	ungueltigText:
		'Melden Sie sich mit Ihrer bisherigen Adresse an und fordern Sie die Änderung unter „Konto“ noch einmal an.',
} as const;

/** Asking for the link once more; the answer never tells whether there is an account. */
export const LINK = {
	email: 'E-Mail',
	senden: 'Link erneut senden',
	gesendetAn: (email: string) => `Wartet für ${email} ein Konto auf Bestätigung, kommt der Link in wenigen Minuten an.`,
	pflicht: 'Dies ist ein Pflichtfeld',
} as const;

/** Choosing a password. */
export const KENNWORT = {
	feld: 'Kennwort',
	wiederholung: 'Kennwort wiederholen',
	ungleich: 'Die beiden Kennwörter sind nicht gleich.',
	pruefungen: 'Vorgaben für das Kennwort',
	laengeUndZeichen: 'lang genug, mit genügend verschiedenen Zeichen',
	nichtErratbar: 'weder verbreitet noch Teil Ihrer E-Mail-Adresse',
	nichtVerbreitet: 'nicht zu verbreitet',
	beideGleich: 'beide Eingaben sind gleich',
	erfuellt: 'erfüllt',
	offen: 'offen',
} as const;

/** Choosing a new password by the link of a mail. */
export const KENNWORT_VERGESSEN = {
	titel: 'Kennwort vergessen?',
	text: 'Geben Sie die E-Mail-Adresse ein, mit der Sie sich anmelden. Wir senden Ihnen einen Link, über den Sie ein neues Kennwort wählen.',
	senden: 'Link senden',
	gesendetAn: (email: string) =>
		`Gibt es zu ${email} ein freigeschaltetes Konto, kommt der Link in wenigen Minuten an. Er ist 24 Stunden gültig.`,
	neu: 'Neues Kennwort wählen',
	neuText: 'Danach sind Sie auf allen Geräten abgemeldet und melden sich mit dem neuen Kennwort an.',
	setzen: 'Kennwort speichern',
	anmelden: 'Anmelden',
	fertig: 'Ihr neues Kennwort ist gespeichert',
	fertigText: 'Sie sind auf allen Geräten abgemeldet. Melden Sie sich jetzt mit dem neuen Kennwort an.',
	ungueltig: 'Der Link ist ungültig oder abgelaufen.',
	ungueltigText: 'Wir senden Ihnen gern einen neuen Link.',
} as const;
