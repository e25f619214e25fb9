/** Words of the registration. */

interface Schritttext {
	/** In the bar on top. */
	name: string;
	/** On the button that leads there. */
	weiter: string;
	/** The question the step asks. */
	frage: string;
}

const nr = (stelle: number) => `${stelle + 1}.`;

export const REGISTRIERUNG = {
	titel: 'Bewerbung',
	schritte: {
		stellen: { name: 'Stellen', weiter: 'Weiter zu den Stellen', frage: 'Wo möchten Sie sich bewerben?' },
		persoenlich: { name: 'Persönliche Daten', weiter: 'Weiter zu den persönlichen Daten', frage: 'Wer sind Sie?' },
		kontakt: { name: 'Kontakt', weiter: 'Weiter zum Kontakt', frage: 'Wie erreichen wir Sie?' },
		schule: {
			name: 'Schule und Motivation',
			weiter: 'Weiter zu Schule und Motivation',
			frage: 'Was möchten Sie uns sagen?',
		},
		zugang: { name: 'Zugang', weiter: 'Weiter zum Zugang', frage: 'Wie melden Sie sich später an?' },
		zusammenfassung: { name: 'Zusammenfassung', weiter: 'Weiter zur Zusammenfassung', frage: 'Ist alles richtig?' },
	} satisfies Record<string, Schritttext>,
	schritteDerBewerbung: 'Schritte der Bewerbung',
	zurueck: 'Zurück',
	absenden: 'Bewerbung absenden',
	entwurf: (uhrzeit: string) => `Entwurf gespeichert, ${uhrzeit}`,
	entwurfFehlt: 'Der Entwurf konnte nicht gespeichert werden.',
	spaeter: 'Später weitermachen',
	keineStelle: 'Noch keine Stelle gewählt',
	ort: (plz: string, ort: string) => [plz, ort].filter(Boolean).join(' '),
	minderjaehrig: {
		titel: 'Sie sind noch keine 18?',
		text: 'Bewerben können Sie sich allein. Für den Vertrag brauchen wir später auch die Unterschrift Ihrer Eltern oder Erziehungsberechtigten.',
	},
	geschlossen: {
		titel: 'Bewerbungsphase geschlossen',
		text: 'Die Bewerbungsphase ist derzeit geschlossen. Neue Bewerbungen sind nicht möglich.',
	},
	vorbereitung:
		'Bewerbungen sind noch nicht möglich: Der Träger bereitet das Portal gerade vor. Bitte schauen Sie später wieder vorbei.',
	nichtMoeglich: 'Bewerben ist zurzeit nicht möglich',
} as const;

/** Step 1 and the list of chosen places. */
export const STELLEN = {
	suche: 'Einsatzort, Ort oder Postleitzahl',
	anzahl: (anzahl: string) => (anzahl === '1' ? '1 Einsatzort' : `${anzahl} Einsatzorte`),
	keine: 'Keine Einsatzorte gefunden',
	keineText: 'Zu dieser Suche gibt es keinen Einsatzort. Probieren Sie einen anderen Ort.',
	keineOnline: 'Zurzeit ist kein Einsatzort ausgeschrieben. Sie können sich trotzdem registrieren und später wählen.',
	sucheLeeren: 'Suche leeren',
	merken: 'Merken',
	gemerkt: 'Gemerkt',
	merkenVon: (verb: string, ort: string) => `${verb}: ${ort}`,
	plaetzeFrei: 'Plätze frei',
	nurWarteliste: 'nur Warteliste',
	stopp: (dienstarten: string) => `Für die Dienstart ${dienstarten} gilt derzeit ein Bewerbungsstopp.`,
	dienstartGestoppt: (dienstart: string) => `${dienstart} (Bewerbungsstopp)`,
	abAlter: (min: number) => `ab ${min} Jahren`,
	bisAlter: (max: number) => `bis ${max} Jahre`,
	alter: (min: number, max: number) => `${min}–${max} Jahre`,
	merkliste: 'Ihre Merkliste',
	vonHoechstens: (anzahl: number, max: number) => `${anzahl} von ${max}`,
	reihenfolge: 'Reihenfolge = Ihre Priorität',
	leer: 'Noch keine Stelle gemerkt. Sie können auch ohne Stelle weitermachen und später wählen.',
	voll: (max: number) => `Es sind höchstens ${max} gleichzeitige Bewerbungen möglich.`,
	nachOben: (ort: string) => `${ort} nach oben`,
	nachUnten: (ort: string) => `${ort} nach unten`,
	entfernen: (ort: string) => `${ort} entfernen`,
	dienstart: 'Dienstart',
	dienstartFuer: (ort: string) => `Dienstart für ${ort}`,
	dienstartOffen: 'noch offen',
	dienstartFehlt: 'Bitte wählen Sie eine Dienstart aus.',
	andereDienstart: (anzahl: number) =>
		anzahl === 1 ? 'Bitte wählen Sie eine andere Dienstart' : 'Bitte wählen Sie andere Dienstarten',
	keineAndere: (ort: string) => `${ort} bietet keine Dienstart für Ihr Alter an.`,
	aendern: 'Stellen ändern',
	stand: (anzahl: number, max: number) => `Merkliste: ${anzahl} von ${max} Stellen`,
} as const;

/** Fields that have no word of their own, or another one here than in the file. */
export const FELD = {
	zyklusID: 'Wann möchten Sie beginnen?',
	beginn: 'Dienstbeginn',
	dienstbeginn: (monat: string) => `Dienstbeginn ${monat}`,
	schonBegonnen: 'Dieser Jahrgang läuft schon. Sie können noch einsteigen.',
	anderePlaetze: 'Jeder Jahrgang hat eigene Plätze. Gemerkte Stellen bleiben, wenn es sie auch dort gibt.',
	wuensche: 'Stellen',
	dienstart: (stelle: number) => `Dienstart der ${nr(stelle)} Stelle`,
	datenschutz: 'Datenschutzerklärung',
	art: 'Beziehung zu Ihnen',
	isUnterschriftErforderlich: 'Unterschreibt den Vertrag mit',
	isAlleinigesSorgerecht: 'Hat das alleinige Sorgerecht',
	erziehungsberechtigte: 'Erziehungsberechtigte',
	telefonDerPerson: 'Telefon',
	stelle: (stelle: number) => `${nr(stelle)} Stelle`,
	vonPerson: (feld: string, stelle: number) => `${feld} der ${nr(stelle)} erziehungsberechtigten Person`,
	dauer: 'Gewünschte Dauer',
	dauerEinheit: 'Monate',
	isSignal: 'Sie dürfen mir über Signal schreiben',
	isWhatsapp: 'Sie dürfen mir über WhatsApp schreiben',
	profilbild: 'Profilbild',
	profilbildText:
		'Freiwillig. Das Bild sehen der Träger und die Einsatzstellen, bei denen Sie sich bewerben. Nach einem Neuladen der Seite wählen Sie es bitte noch einmal.',
	isWohnraumunterstuetzung: 'Ich brauche Unterstützung bei der Wohnungssuche',
} as const;

/** Helps and headings of steps 2 to 6. */
export const ANGABEN = {
	spaeterNoetig: 'Für den Vertrag, auch später möglich',
	email: 'Damit melden Sie sich später an.',
	schulpflicht: 'Wann Ihre Vollzeitschulpflicht endet oder endete, falls Sie es wissen.',
	taetigkeit: 'Zum Beispiel Schule, Ausbildung oder Arbeit.',
	motivation: 'Warum möchten Sie einen Freiwilligendienst machen? Ein paar Sätze genügen.',
	wunsch: 'Ihr Wunsch',
	schule: 'Schule und Beruf',
	person: (stelle: number) => `${nr(stelle)} erziehungsberechtigte Person`,
	personenText: 'Freiwillig. Sie können Ihre Erziehungsberechtigten auch später eintragen.',
	unterschreibtNicht: 'Unterschreibt den Vertrag nicht mit',
	personHinzufuegen: 'Person hinzufügen',
	personEntfernen: 'Person entfernen',
	adresseUebernehmen: 'Adresse übernehmen',
	zugang: (email: string) => `Sie melden sich mit ${email} und diesem Kennwort an.`,
	aendern: 'Ändern',
	aendernVon: (schritt: string) => `${schritt} ändern`,
	ja: 'ja',
	nein: 'nein',
	kennwortGewaehlt: 'gewählt',
	datenschutzLesen: 'Datenschutzerklärung lesen (neues Fenster)',
	datenschutz: 'Ich habe die Datenschutzerklärung gelesen und stimme ihr zu.',
	danach: 'Danach senden wir Ihnen eine E-Mail. Erst wenn Sie den Link darin bestätigen, geht Ihre Bewerbung ein.',
} as const;

/** After sending: the address waits for its confirmation. */
export const GESENDET = {
	titel: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
	text: 'Wir haben einen Link gesendet an',
	ohneAdresse: 'Wir haben Ihnen einen Link gesendet.',
	danach:
		'Öffnen Sie den Link und wählen Sie Bestätigen. Erst dann geht Ihre Bewerbung ein. Der Link gilt 14 Tage. Haben Sie schon ein Konto, finden Sie stattdessen einen Link, mit dem Sie sich anmelden.',
	nichts: 'Keine E-Mail bekommen?',
	nichtsText: 'Sehen Sie auch im Spam-Ordner nach, oder lassen Sie sich den Link noch einmal senden.',
} as const;
