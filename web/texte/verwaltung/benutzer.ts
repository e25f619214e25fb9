import { formatZahl } from '#domain/format/zahl.ts';

const zahl = (n: number) => formatZahl(n, 0);

/** Words of the management of users. */
export const BENUTZER = {
	titel: 'Benutzer',
	reiter: {
		label: 'Benutzerverwaltung',
		benutzer: 'Benutzer',
		einladungen: 'Einladungen',
		beitritte: 'Beitrittsanfragen',
		offen: (n: number) => `${zahl(n)} offen`,
		neu: (n: number) => `${zahl(n)} neu`,
	},
	suche: 'Name, E-Mail',
	leer: 'Laden Sie jemanden ein, damit hier ein Benutzer steht.',
	gesperrt: 'gesperrt',
	heute: (uhrzeit: string) => `heute, ${uhrzeit} Uhr`,
	gestern: (uhrzeit: string) => `gestern, ${uhrzeit} Uhr`,
	nochNie: 'noch nie',
	alle: 'alle',
	aktionenZu: (name: string) => `Aktionen zu ${name}`,
	bearbeiten: 'Bearbeiten',
	sperren: 'Sperren …',
	entsperren: 'Entsperren …',
} as const;

/** Which role may do what, where one is chosen. */
export const ROLLENTEXT = {
	ADMIN: 'Benutzer, Parameter, Importe und alles der MA Verwaltung',
	MA_VERWALTUNG: 'Alle Bewerbungen, Verträge, Dokumente und Seminare des Trägers',
	MA_VEREIN: 'Bewerbungen und Freiwillige der eigenen Einsatzstellen',
} as const;

/** Fields of an account. */
export const ZUGANG = {
	vorname: 'Vorname',
	nachname: 'Nachname',
	email: 'E-Mail',
	rollen: 'Rollen',
	rollenHinweis: 'höchstens Ihre eigene Rolle',
	freiwillig: 'Freiwillige: gehört zur Akte und bleibt',
	adressen: 'Einsatzstellen',
	adressenSuche: 'Bezeichnung oder Ort',
	adressenKeine: 'Keine Einsatzstelle gefunden',
	adresseEntfernen: (name: string) => `${name} entfernen`,
	einsatzort: 'Einsatzort',
	automatisch: 'Bei neuen Bewerbungen automatisch als Betreuung zuweisen',
	sprache: 'Sprache',
	deutsch: 'Deutsch',
	englisch: 'Englisch',
} as const;

export const EINLADEN = {
	knopf: 'Einladen …',
	titel: 'Benutzer einladen',
	untertitel: (bis: string) => `Die Einladung gilt 14 Tage, bis zum ${bis}.`,
	verb: 'Einladen',
	meldung: (email: string) => `Einladung an ${email} gesendet`,
	vergeben: (name: string) => `Zu dieser Adresse gibt es schon einen Benutzer: ${name}.`,
	frei: 'Noch kein Benutzer mit dieser Adresse.',
	person: (wer: string) => `Eine Person dazu gibt es: ${wer}.`,
	uebernehmen: (stelle: string) => `${stelle} übernehmen`,
} as const;

export const EINLADUNGEN = {
	titel: 'Einladungen',
	leer: 'Noch ist niemand eingeladen.',
	suche: 'Name, E-Mail',
	erneut: 'Erneut senden …',
	erneutTitel: 'Einladung noch einmal senden?',
	erneutText: 'Sie gilt dann wieder 14 Tage. Der Link in der früheren E-Mail öffnet nichts mehr.',
	erneutGesendet: (email: string) => `Einladung an ${email} erneut gesendet`,
	zurueckziehen: 'Zurückziehen …',
	frage: 'Einladung zurückziehen',
	frageText: (name: string) => `Der Link in der E-Mail an ${name} öffnet danach nichts mehr.`,
	verb: 'Zurückziehen',
	zurueckgezogen: (name: string) => `Die Einladung an ${name} ist zurückgezogen`,
	zumBenutzer: 'Benutzer öffnen',
} as const;

export const SPERREN = {
	titel: 'Benutzer sperren',
	text: (name: string) =>
		`${name} wird überall abgemeldet und kann sich nicht mehr anmelden, bis Sie die Sperre aufheben.`,
	verb: 'Sperren',
	meldung: (name: string) => `${name} ist gesperrt`,
	entsperren: {
		titel: 'Benutzer entsperren',
		text: (name: string) => `${name} kann sich danach wieder anmelden.`,
		verb: 'Entsperren',
		meldung: (name: string) => `${name} ist entsperrt`,
	},
} as const;

export const BEITRITTE = {
	titel: 'Beitrittsanfragen',
	leer: 'Wer auf der Anmeldeseite einen Zugang anfragt, steht hier.',
	suche: 'Name, E-Mail, Stelle',
	sso: 'Single Sign-on',
	hatKonto: 'hat schon ein Konto',
	keineStelle: 'keine',
	annehmen: 'Annehmen …',
	ablehnen: 'Ablehnen …',
	dialog: {
		annehmen: (n: number) => (n === 1 ? 'Beitrittsanfrage annehmen' : `${zahl(n)} Beitrittsanfragen annehmen`),
		ablehnen: (n: number) => (n === 1 ? 'Beitrittsanfrage ablehnen' : `${zahl(n)} Beitrittsanfragen ablehnen`),
		annehmenText:
			'Jeder bekommt einen Zugang zu der Einsatzstelle, die er genannt hat, und eine E-Mail zum Freischalten.',
		ablehnenText: 'Wer angefragt hat, erfährt die Ablehnung per E-Mail.',
		mitStelle: 'Rolle',
		ohneStelle: 'Wer keine Einsatzstelle genannt hat, bekommt diese',
		verbAnnehmen: 'Annehmen',
		verbAblehnen: 'Ablehnen',
		nachricht: 'Nachricht',
	},
	angenommen: (n: number) => (n === 1 ? 'Eine Anfrage angenommen' : `${zahl(n)} Anfragen angenommen`),
	abgelehnt: (n: number) => (n === 1 ? 'Eine Anfrage abgelehnt' : `${zahl(n)} Anfragen abgelehnt`),
	nichtEntschieden: (n: number) =>
		n === 1
			? 'Über eine Anfrage konnte nicht entschieden werden'
			: `Über ${zahl(n)} Anfragen konnte nicht entschieden werden`,
	wer: (name: string, grund: string) => `${name}: ${grund}`,
} as const;

/** The page of one user. */
export const BENUTZERSEITE = {
	angaben: 'Angaben',
	gespeichert: 'Gespeichert',
	email: 'E-Mail-Adresse',
	emailText: 'Die bisherige Adresse gilt, bis die neue über den Link in der E-Mail bestätigt ist.',
	emailWartet: (email: string) => `${email} wartet auf die Bestätigung.`,
	emailNeu: 'Neue E-Mail-Adresse',
	emailSenden: 'Bestätigung senden',
	emailGesendet: (email: string) => `Die Bestätigung ist an ${email} unterwegs`,
	emailVerwerfen: 'Änderung verwerfen',
	emailVerworfen: 'Die Änderung ist verworfen',
	verlauf: 'Verlauf',
	portal: 'Das Portal',
	inAnsicht: (wer: string, als: string) => `${wer} in der Ansicht von ${als}`,
	akte: 'Akte öffnen',
	fakt: { email: 'E-Mail', rollen: 'Rollen', letzterLogin: 'Letzter Login', zweiterFaktor: 'Zweiter Faktor' },
	eingerichtet: 'eingerichtet',
	keiner: 'keiner',
	sperren: 'Sperren …',
	entsperren: 'Entsperren …',
} as const;

/** The page behind the link of an invitation. */
export const EINLADUNG = {
	titel: 'Einladung ins Freiwilligenportal',
	text: (absender: string | null) =>
		absender
			? `${absender} lädt Sie ein, im Portal mitzuarbeiten. Wählen Sie ein Kennwort, dann geht es los.`
			: 'Sie sind eingeladen, im Portal mitzuarbeiten. Wählen Sie ein Kennwort, dann geht es los.',
	name: 'Name',
	anmeldenMit: 'Sie melden sich an mit',
	rolle: 'Rolle',
	einsatzstellen: 'Einsatzstellen',
	gueltigBis: 'Gültig bis',
	annehmen: 'Einladung annehmen',
	ablehnen: 'Einladung ablehnen …',
	ablehnenFrage: 'Einladung ablehnen',
	ablehnenText: 'Der Link öffnet danach nichts mehr. Sie können jederzeit um eine neue Einladung bitten.',
	ablehnenVerb: 'Ablehnen',
	abgelehnt: 'Sie haben die Einladung abgelehnt',
	abgelehntText: 'Vielen Dank für die Antwort. Diese Seite können Sie schließen.',
	fertig: 'Willkommen im Freiwilligenportal',
	fertigText: 'Ihr Zugang ist eingerichtet, und Sie sind angemeldet.',
	zumPortal: 'Zum Portal',
	ungueltig: 'Der Link ist ungültig oder abgelaufen.',
	ungueltigText:
		'Vielleicht haben Sie die Einladung schon angenommen: Dann melden Sie sich einfach an. Sonst bitten Sie um eine neue Einladung.',
} as const;
