import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';
import { monatsname } from '../../client/datumsworte.ts';

const CENT = 100;
const zeilen = (anzahl: number): string => (anzahl === 1 ? '1 Zeile' : `${formatZahl(anzahl, 0)} Zeilen`);

/** Accounting runs (mockup 45). */
export const LAEUFE = {
	titel: 'Läufe',
	anlegen: 'Lauf anlegen',
	leer: 'Noch kein Lauf.',
	leerText: 'Ein Lauf rechnet, was für Monate zu zahlen oder einzuziehen ist. Gezahlt wird damit noch nichts.',
	nr: 'Lauf',
	art: 'Art',
	zeitraum: 'Zeitraum',
	zeilen: 'Zeilen',
	summe: 'Summe',
	status: 'Stand',
	seit: 'seit',
	arten: {
		TASCHENGELD: 'Taschengeld',
		EST_FSJ: 'Einsatzstellenbeitrag FSJ und FÖJ',
		EST_BFD: 'Einsatzstellenbeitrag BFD',
		MITTELABRUF: 'Mittelabruf',
	},
	staende: {
		ENTWURF: 'Entwurf',
		GEPRUEFT: 'Geprüft',
		FREIGEGEBEN: 'Freigegeben',
		UEBERGEBEN: 'Übergeben',
		GEBUCHT: 'Gebucht',
		VERWORFEN: 'Verworfen',
	},
	monate: (von: string, bis: string): string =>
		von === bis ? monatsname(von) : `${monatsname(von)} bis ${monatsname(bis)}`,
	euro: (euro: number): string => formatEuro(Math.round(euro * CENT)),
} as const;

export const LAUF_DIALOG = {
	titel: 'Lauf anlegen',
	verb: 'Rechnen',
	art: 'Art',
	programm: 'Förderprogramm',
	von: 'Von Monat',
	bis: 'Bis Monat',
	grund: 'Anlass',
	grundHilfe: 'Steht im Verlauf und auf der Datei, zum Beispiel „Monatslauf“.',
	fertig: (istGerechnet: boolean): string =>
		istGerechnet ? 'Der Lauf ist gerechnet.' : 'Der Lauf ist angelegt und wird gerechnet.',
	folge:
		'Der Lauf ist ein Entwurf: Gerechnet werden die Monate, dazu alles, was seit den letzten Läufen dazugekommen oder zu viel ist.',
} as const;

export const LAUF = {
	nr: (nr: number): string => `Lauf ${nr}`,
	summe: 'Summe',
	zeilen: 'Zeilen',
	zeilenzahl: (zeilen_: number, personen: number): string =>
		`${zeilen(zeilen_)} für ${personen === 1 ? '1 Person' : `${formatZahl(personen, 0)} Personen`}`,
	gerechnet: 'Gerechnet am',
	beleg: 'Beleg',
	stand: 'Gerechnet bis Ereignis',
	pruefsumme: 'Prüfsumme der Zeilen',
	anlass: 'Anlass',
	ohneAnlass: 'ohne',
	naechster: 'Nächster Schritt',
	nochOffen: 'Noch offen:',
	pruefungenOffen: (anzahl: number): string => (anzahl === 1 ? '1 Prüfung' : `${formatZahl(anzahl, 0)} Prüfungen`),
	gebucht: 'Alles Weitere steht als Unterschied im nächsten Lauf.',
	mehr: 'Weitere Aktionen',
	pdf: 'PDF',
	pdfGeholt: 'Das PDF ist geholt; das steht im Protokoll der Zugriffe.',
	/** `20:39` today, `20.11.` this year. */
	wann: (zeit: string, heute: string): string => {
		const [tag = '', uhr = ''] = formatDatumUhrzeit(zeit).split(' - ');
		if (tag === formatDatum(heute)) return uhr.replace(' Uhr', '');
		return tag.endsWith(heute.slice(0, 4)) ? tag.slice(0, 6) : tag;
	},
	anzahlen: (offen: number, bestaetigen: number, erledigt: number): string =>
		[
			offen > 0 && `${formatZahl(offen, 0)} offen`,
			bestaetigen > 0 && `${formatZahl(bestaetigen, 0)} zur Kenntnis`,
			erledigt > 0 && `${formatZahl(erledigt, 0)} bestätigt`,
		]
			.filter(Boolean)
			.join(', '),
	zeigen: 'Welche Zeilen',
	zahl: (was: string, anzahl: number): string => `${was} ${formatZahl(anzahl, 0)}`,
	auswahl: { ALLE: 'Alle', HINWEIS: 'Mit Hinweis', AUSGLEICH: 'Ausgleich', DRAUSSEN: 'Herausgenommen' },
	schritte: {
		PRUEFEN: 'Als geprüft vermerken',
		FREIGEBEN: 'Freigeben',
		BUCHEN: 'Als gebucht vermerken',
		VERWERFEN: 'Verwerfen',
		NEU_RECHNEN: 'Neu rechnen',
	},
	gemacht: {
		PRUEFEN: 'Der Lauf ist geprüft.',
		FREIGEBEN: 'Der Lauf ist freigegeben.',
		BUCHEN: 'Der Lauf ist gebucht.',
		VERWERFEN: 'Der Lauf ist verworfen.',
		NEU_RECHNEN: 'Der Lauf ist neu gerechnet.',
	},
	bestellt: 'Der Lauf wird neu gerechnet.',
	rechnet: 'Der Lauf wird gerechnet',
	rechnetWie: (gelesen: number | null, gesamt: number | null): string =>
		gelesen === null || gesamt === null
			? 'Beginnt gleich.'
			: `${formatZahl(gelesen, 0)} von ${formatZahl(gesamt, 0)} Akten gelesen.`,
	rechnetText: 'Sie können diese Seite verlassen; gerechnet wird weiter.',
	freigebenFrage: 'Lauf freigeben?',
	freigebenText: (summe: string, anzahl: number): string =>
		`${summe} in ${zeilen(anzahl)}. Danach ändert sich an diesem Lauf nichts mehr; was sich später ergibt, gleicht der nächste aus.`,
	verwerfenFrage: 'Lauf verwerfen?',
	verwerfenText: 'Was er enthält, rechnet der nächste Lauf wieder.',
	datei: 'Datei holen',
	zahlungsdatei: 'Zahlungsdatei (SEPA)',
	dateiname: (art: string, von: string, nr: number, endung: 'xlsx' | 'xml' | 'pdf' = 'xlsx'): string =>
		`${art.toLowerCase()}-${von}-lauf-${nr}.${endung}`,
	geholt: 'Die Datei ist geholt; das steht im Verlauf.',
	pruefungen: 'Prüfungen',
	ohneTreffer: 'Keine Prüfung hat etwas gefunden.',
	offen: (anzahl: number): string => `${formatZahl(anzahl, 0)} offen`,
	sperrt: 'hindert die Freigabe',
	hinweis: 'Hinweis',
	erledigt: 'bestätigt',
	name: 'Name',
	vertragsnummer: 'Vertragsnr.',
	monat: 'Monat',
	anteil: 'Anteil',
	menge: 'Menge',
	teile: {
		TASCHENGELD: 'Taschengeld',
		UNTERKUNFT: 'Unterkunft',
		VERPFLEGUNG: 'Verpflegung',
		DEUTSCHLANDTICKET: 'D-Ticket',
		MOBILITAET: 'Mobilität',
		URLAUBSABGELTUNG: 'Urlaubsabgeltung',
		EST_BEITRAG: 'Beitrag',
		FOERDERUNG: 'Förderung',
	},
	tun: 'Aktionen',
	heraus: 'Aus dem Lauf nehmen',
	alleHeraus: (anzahl: number): string => `Alle ${formatZahl(anzahl, 0)} aus dem Lauf nehmen`,
	zurueck: 'Zurücklegen',
	draussen: 'wartet auf den nächsten Lauf',
	bestaetigen: 'Bestätigen',
	bestaetigenTitel: (pruefung: string, name: string): string => `${pruefung}: ${name}`,
	grund: 'Grund',
	grundHilfe: 'Zum Beispiel, wen Sie wann unter welcher Nummer zurückgerufen haben.',
	ausgleich: (zu: number | null): string => (zu === null ? 'Nachzahlung' : `Ausgleich zu Lauf ${zu}`),
	gesamt: (anzahl: number): string => zeilen(anzahl),
	weitere: (anzahl: number): string => `${zeilen(anzahl)} mehr zeigen`,
	nachrechnen: 'Nachrechnen',
	gleich: 'Nachgerechnet: gleich.',
	anders: 'Nachgerechnet: Das Ergebnis weicht ab. Vermutlich wurden seither Daten gelöscht.',
	verlauf: 'Verlauf',
	klick: 'Ein Klick auf eine Zahl zeigt, wie sie entsteht',
} as const;

export const ZAHLUNGSDATEI = {
	titel: 'Zahlungsdatei holen',
	verb: 'Datei holen',
	text: 'Überweisungen für Ihre Bank (pain.001), je Person eine. Bitte geben Sie die Datei nur einmal an die Bank; wer sie holt, steht im Verlauf.',
	ausfuehrung: 'Ausführung am',
	ausfuehrungHilfe: 'Der Tag, an dem die Bank zahlt.',
	ohne: (anzahl: number): string =>
		anzahl === 1
			? 'Eine Person bekommt keine Überweisung:'
			: `${formatZahl(anzahl, 0)} Personen bekommen keine Überweisung:`,
} as const;
