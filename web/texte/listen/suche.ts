import { formatZahl } from '#domain/format/zahl.ts';

const zahl = (n: number) => formatZahl(n, 0);

/** Words of the quick search. */
export const SUCHE = {
	titel: 'Schnellsuche',
	feld: 'Suchen',
	platzhalter: 'Name, Geburtsdatum, E-Mail, Telefon, Ort, Vertragsnummer …',
	platzhalterAkte: 'Suchen oder Befehl eingeben',
	verlassen: 'Rücktaste verlässt die Akte',
	moeglich: 'möglich',
	gesperrt: (regeln: readonly string[]) => (regeln.length ? `gesperrt: ${regeln.join(', ')}` : 'gesperrt'),
	fuehrtZu: 'führt zu',
	nichtMoeglich: 'Zurzeit nicht möglich:',
	alleErfuellt: (n: number) => (n === 1 ? '1 Regel erfüllt' : `${n} Regeln erfüllt`),
	weitereErfuellt: (n: number) => (n === 1 ? '1 weitere Regel erfüllt' : `${n} weitere Regeln erfüllt`),
	dran: 'Wer ist dran',
	warumEingabe: 'Die Eingabetaste zeigt, wer was tun kann.',
	vorschau: 'Vorschau',
	akteOeffnen: 'Akte öffnen',
	oeffnen: 'Öffnen',
	vertrag: 'Vertrag',
	taste: 'Strg K',
	tasteMac: '⌘ K',
	esc: 'Esc',
	treffer: 'Treffer',
	gruppe: {
		FREIWILLIGER: 'Freiwillige',
		ADRESSE: 'Adressen',
		PERSON: 'Personen',
		SEMINAR: 'Seminare',
		SEMINARGRUPPE: 'Seminargruppen',
		VERTRAG: 'Vertragsnummern',
		SEITE: 'Seiten und Aktionen',
		ZULETZT: 'Zuletzt geöffnet',
		AKTION: 'Aktionen dieser Akte',
	},
	/** From `hoechstens` on nobody counts any more. */
	anzahl: (n: number, hoechstens: number) => (n >= hoechstens ? `${zahl(hoechstens)}+` : zahl(n)),
	gefunden: (n: number, hoechstens: number) =>
		n >= hoechstens ? `Mehr als ${zahl(hoechstens)} Treffer` : `${zahl(n)} Treffer`,
	anfang: 'Geben Sie mindestens zwei Zeichen ein.',
	hinweis: 'Gesucht wird in allen Zyklen, der gewählte steht vorn. Umlaute und kleine Tippfehler sind kein Hindernis.',
	leer: (text: string) => `Keine Treffer für „${text}“`,
	leerHinweis: 'Prüfen Sie die Schreibweise, oder suchen Sie nach einem Teil des Namens.',
	fehler: 'Die Suche ist gerade nicht erreichbar.',
	aehnlich: 'ähnlich geschrieben',
	inaktiv: 'deaktiviert',
	alsListe: (text: string) => `Bewerbungen mit „${text}“ als Liste`,
	anlegen: 'Freiwillige anlegen',
	tasten: { waehlen: 'wählen', oeffnen: 'öffnen', neuerTab: 'in neuem Tab', strg: 'Strg' },
} as const;
