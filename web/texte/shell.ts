/** Words of the frame around every page. */
export const SHELL = {
	portal: 'Freiwilligenportal',
	zumInhalt: 'Zum Inhalt springen',
	abmelden: 'Abmelden',
	rechtliches: 'Rechtliches',
	echtheit: 'Echtheit prüfen',
	datenschutz: 'Datenschutz',
	impressum: 'Impressum',
	barrierefreiheit: 'Barrierefreiheit',
	barriereMelden: 'Barriere melden',
	update: {
		marke: 'Update',
		meldung: (titel: string) => `Neu: ${titel}.`,
		mehr: 'Mehr erfahren',
	},
	wartung: 'Wartungsmodus aktiv',
	wartungText: 'Der Wartungsmodus fuer das Freiwilligenportal ist aktiv.',
} as const;

/** Full-page screens: forbidden, error, not found, desktop only. */
export const SEITEN = {
	verboten: {
		titel: 'Keine Berechtigung',
		ueberschrift: 'Das dürfen Sie leider nicht',
		text: 'Für diese Seite oder Aktion fehlt Ihnen das Recht. Wurden Ihnen gerade neue Rechte gegeben, melden Sie sich bitte ab und wieder an.',
		aufgerufen: 'Aufgerufen',
		angemeldetAls: 'Angemeldet als',
		zurueck: 'Zurück zum Portal',
	},
	fehler: {
		titel: 'Fehler',
		ueberschrift: 'Hoppla, da ist was schiefgelaufen',
		gemeldet: 'Der Fehler wurde an die Entwicklung gemeldet.',
		nichtGemeldet: 'Der Fehler konnte nicht an die Entwicklung gemeldet werden.',
		text: 'Laden Sie die Seite neu. Bleibt der Fehler bestehen, schreiben Sie uns und nennen Sie diese Nummer:',
		anfrage: 'Anfrage an den Support',
		support: 'Support kontaktieren',
		betreff: (id: string) => `Fehlermeldung [${id}]`,
	},
	unerreichbar: {
		titel: 'Keine Verbindung',
		text: 'Sobald die Verbindung wieder da ist, kommt die Seite von selbst.',
	},
	nichtGefunden: {
		titel: 'Nicht gefunden',
		ueberschrift: 'Diese Seite gibt es nicht',
		text: 'Vielleicht ist die Adresse falsch geschrieben, oder der Eintrag wurde gelöscht.',
		/** What lies behind the id below these pages. */
		eintraege: {
			adressen: 'Diese Adresse',
			benutzer: 'Dieses Konto',
			dokumentencenter: 'Diese Dokumentvorlage',
			foerderprogramme: 'Dieses Förderprogramm',
			freiwillige: 'Diese Akte',
			laeufe: 'Diesen Lauf',
			mails: 'Diese Mailvorlage',
			personen: 'Diese Person',
			sammelaktionen: 'Diese Sammelaktion',
			seminare: 'Dieses Seminar',
			seminargruppen: 'Diese Seminargruppe',
			zyklen: 'Diesen Zyklus',
		} as Readonly<Record<string, string>>,
		eintrag: (was: string) => `${was} gibt es nicht`,
		eintragText: 'Vielleicht ist der Link alt, der Eintrag wurde gelöscht, oder Sie dürfen ihn nicht sehen.',
		start: 'Zur Startseite',
	},
	stand: (wann: string, wer: string) => `Stand ${wann}, ${wer}`,
	fuss: (person: string) => `Angemeldet als ${person}`,
} as const;
