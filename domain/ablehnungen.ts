/**
 * The code of every refusal that is no rule of the guard table (those stand at their articles), by the slug of the
 * article that says why, who can lift it and how (integrations.md §4). A code without an article doesn't compile.
 */
const JE_ARTIKEL = {
	// What is entered
	eingaben: [
		...(['P', 'PT', 'LEN', 'MIN', 'MAX', 'POS', 'DAT', 'EM', 'K', 'Z', 'G', 'FELD', 'UNBEKANNT', 'WEITERE'] as const),
		...(['ANZAHL', 'AUSWAHL', 'DATUM', 'GUELTIG', 'GUELTIG_AB', 'GRUND', 'KOORDINATEN', 'ZEITRAUM', 'TYP'] as const),
	],
	dateien: [
		...(['DATEI', 'DATEITYP', 'GROESSE', 'ZU_GROSS', 'BILD', 'PROFILBILD', 'UNVOLLSTAENDIG', 'VORRAT'] as const),
		...(['VIRUS', 'UNGEPRUEFT', 'ZIP_GELOGEN', 'PDF_DATEIEN', 'PDF_SKRIPT', 'PDF_STARTET'] as const),
		'PDF_UNPRUEFBAR',
	],
	gleichzeitig: [
		'VERSION',
		'KONFLIKT',
		'IMPORT',
		'SAMMELAKTION',
		'IDEMPOTENZ',
		'ZU_OFT',
		'LAUF_VERALTET',
		'LAUF_RECHNET',
		'GELOESCHT',
	],
	rechte: ['BERECHTIGUNG', 'RECHT', 'NICHT_GEFUNDEN', 'ROLLE', 'SICHTBARKEIT', 'UNLESBAR'],
	links: ['LINK', 'LINK_ABGELAUFEN', 'ABGEBROCHEN', 'GESCHLOSSEN', 'EINLADUNG'],

	// People and files
	anmelden: [
		...(['ANMELDUNG', 'KENNWORT', 'CODE', 'ZWEITER_FAKTOR', 'GESPERRT', 'OPTIN', 'HINTERLEGT', 'VORABRUF'] as const),
		...(['HERKUNFT', 'SSO_ANBIETER', 'SSO_ANFRAGE', 'SSO_ANGABEN', 'SSO_DOMAIN', 'SSO_EMAIL', 'SSO_KONTO'] as const),
		'SSO_VERGEBEN',
	],
	benutzer: ['EIGENES_KONTO', 'LETZTER_ADMIN', 'EMAIL', 'ANSICHT_OFFEN', 'KEINE_ANSICHT', 'OHNE_KONTO'],
	personen: ['DEAKTIVIERT', 'EINGETRAGEN', 'KONTO'],
	'meine-daten': ['DATENSCHUTZ', 'ZUSTIMMUNG'],
	akte: ['EINSICHT', 'DIESELBE_AKTE'],
	alter: ['EMAIL_GLEICH', 'HOECHSTENS', 'MINDESTALTER', 'MINDERJAEHRIG', 'SCHULPFLICHT', 'SIGNATUR'],
	'bewerbungen-liste': ['FILTER', 'SORTIERUNG', 'SPALTE', 'ZU_VIELE'],
	schritte: ['BESTAETIGUNG', 'NACHFRAGE'],
	nachrichten: [
		'OHNE_EMAIL',
		'EMAIL_ZURUECK',
		'KEIN_LESER',
		'HEUTE_SCHON',
		'ANGABE_FEHLT',
		'DOKUMENT_FEHLT',
		'DOKUMENT_ANFUEGEN',
	],
	zuruecknehmen: ['RUECKNAHME', 'VERSENDET'],
	videogespraeche: ['MEETING_ANBINDUNG', 'MEETING_ANGEBOT', 'MEETING_DAUER', 'MEETING_TERMIN', 'MEETING_VERLEGT'],
	loeschen: ['VERWENDET', 'VORGABE', 'IM_LAUF', 'AUFBEWAHRUNG'],
	feldabfragen: ['DOPPELT'],

	// Contracts and documents
	vertragsdaten: [
		...(['VERTRAGSBEGINN', 'VERTRAGSENDE', 'VERTRAG_UNTERSCHRIEBEN', 'GEPLANTES_ENDE', 'BEDINGUNGEN', 'MORE'] as const),
		...(['EINSATZORT', 'TASCHENGELD', 'URLAUBSREST', 'URLAUBSTAGE', 'VORDIENST', 'DIENSTWOCHE', 'VERTRAG'] as const),
	],
	dienstantritt: ['DIENSTANTRITT'],
	bfd: ['BFD'],
	zeugnisse: ['ZEUGNIS'],
	pflichtdokumente: [
		...([
			'ANGEFORDERT',
			'AUTOMATISCH',
			'ERSETZT',
			'NACHTRAEGLICH',
			'NUTZUNGSART',
			'OHNE_DOKUMENT',
			'STEUERFELDER',
		] as const),
		...(['ENTWURF', 'FRIST'] as const),
	],
	dokumentencenter: ['VORLAGE', 'VEROEFFENTLICHT', 'FREIGABE', 'NACHFOLGER', 'PDF'],
	pruefliste: ['PAPIER', 'SCAN', 'ABGESCHLOSSEN', 'ANDERE_DATEI', 'EINZELN_PRUEFEN'],
	mahnwesen: ['MAHNUNG', 'MAHNUNG_AUFGABE', 'MAHNUNG_HEUTE', 'MAHNBRIEF_HEUTE', 'MAHNBRIEF_ANSCHRIFT'],
	'unterschrift-fehlt': [
		...(['EINWILLIGUNG', 'KEIN_EMPFAENGER', 'KEIN_PDF', 'OFFEN', 'PARTEI', 'REIHENFOLGE', 'UNTERSCHRIEBEN'] as const),
		...(['VORSCHAU', 'OHNE_UNTERSCHRIFT'] as const),
	],
	echtheit: ['PRUEFNUMMER'],
	bescheinigungen: ['BESCHEINIGT', 'BESCHEINIGUNG', 'BESCHEINIGUNG_LUECKE', 'DIENST_LAEUFT'],
	downloads: ['EMPFAENGER'],

	// Places and seminars
	adressen: ['ADRESSE', 'EXTERNE_NUMMER', 'ORT'],
	'anerkannte-plaetze': ['ANERKENNUNG'],
	kontingentabfrage: ['ABFRAGE', 'FOLGEN'],
	zyklen: ['ZYKLUS', 'ZYKLUS_START'],
	stammdaten: ['DIENSTART'],
	seminare: [
		...([
			'ABMELDEFRIST',
			'ANGEMELDET',
			'ANGEMELDETE',
			'ANMELDESCHLUSS',
			'BEGONNEN',
			'DIENSTZEIT',
			'FRIST_ABGELAUFEN',
		] as const),
		...(['KEINE_ANMELDUNG', 'LEITUNG', 'NICHT_BEENDET', 'NIEMAND', 'PLATZZAHL', 'UEBERNAHME'] as const),
		...(['UEBERSCHNEIDUNG', 'VEROEFFENTLICHUNG', 'SEMINAR', 'BETTEN', 'GESCHLECHT', 'ALTER', 'RAEUME', 'MIT'] as const),
	],
	seminargruppen: ['GRUPPE', 'GRUPPENGROESSE', 'KEINE_GRUPPE', 'NICHT_LEER', 'PLATZ'],
	seminartage: [
		...([
			'ANERKANNT',
			'ANDERER_NACHWEIS',
			'ERSATZTAG',
			'ERSATZTAGE',
			'GEPRUEFT',
			'NACHWEISE',
			'SEMINARTAG',
			'TAGE',
		] as const),
		...(['TRAEGERSEMINAR', 'ZUKUNFT', 'SEMINARZEIT'] as const),
	],

	// Money and system
	laeufe: [
		...(['AUSFUEHRUNG', 'FAELLIGKEIT', 'GLAEUBIGER_ID', 'MIT_DATEI', 'NICHTS_ZU_VIEL', 'OHNE_GUTHABEN'] as const),
		...(['OHNE_LASTSCHRIFT', 'OHNE_UEBERWEISUNG', 'PRUEFUNGEN', 'VIER_AUGEN', 'ZAHLUNGSKONTO'] as const),
	],
	exporte: ['LEER', 'LOHNPARAMETER', 'UNVERAENDERT', 'ZEICHEN'],
	foerderprogramme: ['OHNE_SATZ', 'PROGRAMM', 'LAUFART'],
	mails: ['MAILSTAND', 'NICHT_ABSCHALTBAR', 'NUR_EMPFAENGER', 'PLATZHALTER', 'ZEITEN'],
	hilfe: ['HILFE'],
	webhooks: ['WEBHOOK_ADRESSE', 'WEBHOOK_ANZAHL', 'WEBHOOK_ANGELEGT'],
	barrierefreiheit: ['BEANTWORTET'],
	videodienst: ['UNTERSCHRIFT', 'MEETING_MELDUNG'],
	'videodienst-bestellung': [
		...(['MEETING_DIENSTADRESSE', 'MEETING_DIENSTGEHEIMNIS', 'MEETING_VIDEODIENST', 'MEETING_VERBINDUNG'] as const),
	],
	anbindungen: [
		...(['API_SCHLUESSEL', 'SCHLUESSEL_ANGELEGT', 'NETZ', 'HOST', 'INHALTSTYP', 'NUR_EINES'] as const),
		...(['FREIWILLIG_JA_ADRESSE', 'FREIWILLIG_JA_SCHLUESSEL', 'SSO_ADRESSE', 'SSO_GEHEIMNIS'] as const),
	],
	verzeichnis: [
		...(['SCIM_ANGELEGT', 'SCIM_GRUPPE', 'SCIM_TOKEN', 'SCIM_ZUGLEICH'] as const),
		// As RFC 7644 §3.12 writes them.
		...(['invalidFilter', 'invalidPath', 'invalidSyntax', 'invalidValue', 'mutability', 'noTarget'] as const),
		...(['tooMany', 'uniqueness'] as const),
	],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Ziffer = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
/** A rule of the guard table (machines.md §0). */
type Regelnummer = `G${'0' | '1' | '2' | '3'}${Ziffer}`;
/** What a refusal calls its reason. */
export type Ablehnungscode = Regelnummer | (typeof JE_ARTIKEL)[keyof typeof JE_ARTIKEL][number];

export const ABLEHNUNGEN: Readonly<Record<string, readonly string[]>> = JE_ARTIKEL;
