/** Words of the login page. */
export const LOGIN = {
	titel: 'Anmelden',
	untertitel: 'Verwaltung für Träger und Einsatzstellen',
	login: 'Benutzername (E-Mail)',
	kennwort: 'Kennwort',
	anmelden: 'Anmelden',
	zugangAnfragen: 'Zugang anfragen',
	vergessen: 'Kennwort vergessen?',
	oder: 'oder',
	anmeldenMit: (sso: string) => `Weiter mit ${sso}`,
	pflicht: 'Dies ist ein Pflichtfeld',
	falsch: 'Benutzername oder Kennwort sind falsch.',
	gesperrt: 'Ihr Benutzer wurde gesperrt. Sie können sich nicht anmelden.',
	unbekannt: 'Ein unbekannter Fehler ist aufgetreten.',
	optinSenden: 'Link erneut senden',
	optinGesendet: 'Der Link wurde gesendet',
	optinGesendetText: 'Bitte sehen Sie in Ihr Postfach.',
	version: (version: string) => `Version ${version}`,
	freiwillige: 'Sie sind Freiwillige oder Freiwilliger?',
	freiwilligeText: 'Bewerbung, Dokumente und Seminare finden Sie im Bereich für Freiwillige.',
	zyklus: (bezeichnung: string) => `Zyklus ${bezeichnung}`,
	nochTage: (tage: number) => (tage === 1 ? 'Noch 1 Tag' : `Noch ${tage} Tage`),
	bisBeginn: (datum: string) => `bis zum Dienstbeginn am ${datum}`,
	heuteBeginn: 'Heute beginnt der Dienst',
	tag: (tag: number, von: number) => `Tag ${tag} von ${von}`,
	seitBeginn: (datum: string) => `des Dienstes, der am ${datum} begann`,
	kalender: 'Zeiten des Zyklus',
	heute: 'Heute',
	bewerbungBis: (datum: string) => `Bewerbung bis ${datum}`,
	dienstzeit: (von: string, bis: string) => `Dienstzeit ${von}–${bis}`,
	monate: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
} as const;

export const FREIWILLIGENLOGIN = {
	untertitel: 'Bereich für Freiwillige',
	neu: 'Sie haben sich noch nicht beworben?',
	neuText: 'Wählen Sie Einsatzorte aus und bewerben Sie sich in wenigen Minuten.',
	verwaltung: 'Anmeldung für Träger und Einsatzstellen',
} as const;

/** Over a page whose session has ended. */
export const WIEDER = {
	titel: 'Bitte melden Sie sich wieder an',
	text: 'Ihre Sitzung ist beendet. Was Sie eingegeben haben, bleibt erhalten.',
	andererWeg: 'In einem neuen Tab anmelden',
	verlassen: 'Seite verlassen',
} as const;

/** Signing in by the link of a mail. */
export const ANMELDELINK = {
	titel: 'Anmelden ohne Kennwort',
	text: 'Mit einem Klick melden Sie sich an. Der Link gilt nur einmal.',
	anmelden: 'Anmelden',
	senden: 'Anmeldelink per E-Mail',
	gesendetAn: (email: string) =>
		`Gibt es zu ${email} ein Konto, kommt der Link in wenigen Minuten an. Er ist 30 Minuten gültig.`,
	ungueltig: 'Der Link ist ungültig oder abgelaufen.',
	ungueltigText: 'Wir senden Ihnen gern einen neuen Anmeldelink. Er ist 30 Minuten gültig und gilt nur einmal.',
} as const;
