import { BUNDESLAENDER } from '#domain/bundesland.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatEuro, formatZahl } from '#domain/format/zahl.ts';

const CENT = 100;
const abrufe = (anzahl: number): string => (anzahl === 1 ? '1 Mittelabruf' : `${formatZahl(anzahl, 0)} Mittelabrufe`);

/** Funding programmes (mockup 47). */
export const FOERDERUNG = {
	titel: 'Förderprogramme',
	anlegen: 'Förderprogramm anlegen',
	leer: 'Noch kein Förderprogramm.',
	einleitung:
		'Wer für Freiwillige Geld gibt, wofür und wie viel. Ein neues Programm brauchen Sie nur anzulegen, etwa das Ihres Landes; geändert wird mit einem neuen Satz.',
	name: 'Förderprogramm',
	geldgeber: 'Geldgeber',
	fuer: 'Für',
	satz: 'Satz heute',
	ohneSatz: 'kein Satz',
	einheiten: { TEILNEHMERMONAT: 'Teilnehmermonat', TEILNEHMERTAG: 'Teilnehmertag', PAUSCHALE: 'Pauschale' },
	abrufe: 'Mittelabrufe',
	stand: 'Stand',
	aktiv: 'Aktiv',
	inaktiv: 'Nicht aktiv',
	mitgeliefert: 'mitgeliefert',
	dienste: { BFD: 'BFD', FSJ: 'FSJ', FOEJ: 'FÖJ', SONSTIGE: 'Sonstige' },
	laender: Object.entries(BUNDESLAENDER).map(([value, label]) => ({ value, label })),
	euro: (euro: number): string => formatEuro(Math.round(euro * CENT)),
} as const;

export const PROGRAMM = {
	anlegenVerb: 'Anlegen',
	anlegenFertig: 'Das Förderprogramm ist angelegt. Jetzt fehlt noch der Satz.',
	anlegenFolge: 'Bedingungen, Monatsregel und Sätze tragen Sie danach auf der Seite des Programms ein.',
	reiter: { regeln: 'Regeln', spalten: 'Spalten', abrufe: 'Mittelabrufe', verlauf: 'Verlauf' },
	reiterName: 'Bereiche des Förderprogramms',
	abrufen: 'Mittelabruf anlegen',
	abrufErst: 'Bitte tragen Sie zuerst einen Satz ein.',
	abrufSpeichern: 'Bitte speichern Sie zuerst Ihre Änderungen.',
	abrufInaktiv: 'Das Programm ist nicht aktiv.',
	verwerfen: 'Verwerfen',
	ungespeichert: 'Nicht gespeicherte Änderungen',
	loeschen: 'Löschen',
	loeschenFrage: 'Förderprogramm löschen?',
	loeschenText: 'Es verschwindet aus der Liste. Ein Programm mit Mittelabrufen lässt sich nur deaktivieren.',
	geloescht: 'Das Förderprogramm ist gelöscht.',
	aktivieren: 'Aktivieren',
	deaktivieren: 'Deaktivieren',
	aktiviert: 'Das Förderprogramm ist aktiv.',
	deaktiviert: 'Das Förderprogramm ist nicht mehr aktiv.',
	gueltig: 'Gültig',
	gueltigkeit: (von: string | null, bis: string | null): string => {
		if (von === null && bis === null) return 'unbefristet';
		return [von && `ab ${formatDatum(von)}`, bis && `bis ${formatDatum(bis)}`].filter(Boolean).join(' ');
	},
	inGebrauch: 'In Gebrauch',
	gebrauch: (anzahl: number): string => (anzahl === 0 ? 'noch nie abgerufen' : abrufe(anzahl)),
	leer: 'leer',
	angaben: 'Angaben',
	wer: 'Für wen?',
	werText: (erfuellen: number, alle: number): string =>
		`${formatZahl(erfuellen, 0)} von ${formatZahl(alle, 0)} Verträgen im Zyklus erfüllen das.`,
	monat: 'Was zählt als Monat?',
	monatText: 'Die Beträge sind das Ergebnis für den Zeitraum der Probe. Die Regel gilt ab dem nächsten Mittelabruf.',
	regeln: {
		BEGONNEN: ['Jeder begonnene Monat', 'ein Tag reicht'],
		AB_15_TAGEN_SONST_HALB: [
			'Ab 15 Tagen ganz, sonst halb',
			'Kalendermonate mit 15 und mehr Diensttagen zählen 1, darunter ½',
		],
		TAGGENAU_30: ['Taggenau durch 30', 'der 31. zählt nicht'],
	},
	feld: {
		bezeichnung: 'Bezeichnung',
		geldgeber: 'Geldgeber',
		zentralstelle: 'Zentralstelle',
		hinweis: 'Hinweis',
		gueltigVon: 'Gültig von',
		gueltigBis: 'Gültig bis',
		isDsj: 'Für den dsj-Mittelabruf (Exporte)',
		dienste: 'Dienste',
		dienstartIDs: 'Nur bestimmte Dienstarten',
		'filter.alterVon': 'Alter bei Beginn ab',
		'filter.alterBis': 'Alter bei Beginn bis',
		'filter.wohnland': 'Land des Wohnsitzes',
		'filter.stellenland': 'Land der Einsatzstelle',
		'filter.mindestMonate': 'Dauer mindestens',
		einheit: 'Gezahlt wird je',
		monatsregel: 'Was zählt als Monat?',
		saetze: 'Sätze',
		spalten: 'Spalten',
	},
	dienstartenHilfe: 'Leer: alle Dienstarten der gewählten Dienste.',
	alleLaender: 'egal',
	jahre: 'Jahre',
	monate: 'Monate',
	saetze: (einheit: keyof typeof FOERDERUNG.einheiten): string => `Sätze je ${FOERDERUNG.einheiten[einheit]}`,
	satzDazu: 'Satz',
	satzWeg: (nr: number): string => `Satz ${nr} entfernen`,
	satzFeld: (nr: number, feld: string): string => `Satz ${nr}: ${feld}`,
	gueltigAb: 'Gültig ab',
	abDienstmonat: 'Ab Dienstmonat',
	betrag: 'Betrag',
	satzStand: 'Stand',
	satzNeu: 'neu',
	satzGilt: 'gilt',
	satzAb: (tag: string): string => `ab ${formatDatum(tag)}`,
	satzBis: (tag: string): string => `bis ${formatDatum(tag)}`,
	ohneSaetze: 'Noch kein Satz. Ohne Satz gibt es keinen Mittelabruf.',
	saetzeHilfe:
		'Ein neuer Satz ist eine neue Zeile. Er gilt für Monate ab seinem Tag; der Dienstmonat beginnt am Tag des Dienstantritts.',
	probe: 'Probe mit Freiwilligen',
	probeZeitraum: 'Zeitraum der Probe',
	frueher: 'Früherer Zeitraum',
	spaeter: 'Späterer Zeitraum',
	probeLeer: 'In diesem Zeitraum trifft das Programm auf niemanden zu.',
	probeOhneZyklus: 'Ohne Zyklus gibt es keine Probe.',
	probeUnfertig: 'Die Probe rechnet wieder, sobald alle Angaben stimmen.',
	probeName: 'Name',
	aenderung: 'Was sich durch Ihre Änderung ändert',
	aenderungText: 'Freigegebene Mittelabrufe ändern sich nie. Unterschiede stehen als Korrektur im nächsten.',
	gleich: 'unverändert',
	gesamt: (menge: string): string => `${menge}, alle Verträge`,
	ohneBetrag: 'ohne Satz',
	abrufeLeer: 'Noch kein Mittelabruf.',
	abrufeLeerText: 'Ein Mittelabruf rechnet, was das Programm für einen Zeitraum gibt, und korrigiert frühere.',
	verlauf: 'Verlauf',
} as const;

/** Columns of a claim's file. */
export const SPALTEN = {
	titel: 'Spalten der Datei',
	text: 'So stehen sie in der Excel- und der CSV-Datei eines Mittelabrufs. Was Sie ändern, gilt ab dem nächsten Lauf.',
	vorgegeben: 'Wie vorgegeben',
	nr: 'Nr.',
	inhalt: 'Inhalt',
	kopf: 'Überschrift',
	feld: (nr: number): string => `Spalte ${nr}: Überschrift`,
	tun: 'Aktionen',
	hoch: (kopf: string): string => `${kopf} nach vorn`,
	runter: (kopf: string): string => `${kopf} nach hinten`,
	weg: (kopf: string): string => `${kopf} entfernen`,
	verschoben: (kopf: string, nr: number): string => `${kopf} ist jetzt Spalte ${nr}.`,
	dazu: 'Spalte hinzufügen',
	vorschau: 'Vorschau',
	vorschauText: (zeitraum: string): string => `Die ersten Zeilen für ${zeitraum} und die Summe.`,
} as const;

/** On the page of a run. */
export const KORREKTUREN = {
	titel: 'Korrekturen früherer Abrufe',
	text: 'Was sich seit früheren Mittelabrufen geändert hat. Ihre Summe steckt in der Summe dieses Laufs.',
	abruf: 'Abruf',
	lauf: (nr: number | null): string => (nr === null ? 'kein Lauf' : `Lauf ${nr}`),
	wer: 'Name',
	wieviel: 'Wie viel',
	grund: 'Grund',
	betrag: 'Betrag',
	summe: (anzahl: number): string => (anzahl === 1 ? '1 Korrektur' : `${formatZahl(anzahl, 0)} Korrekturen`),
} as const;

export const PRUEFPAKET = {
	holen: 'Prüfpaket holen',
	geholt: 'Das Prüfpaket ist geholt. Wie es geprüft wird, steht darin in LIESMICH.txt.',
	dateiname: (nr: number): string => `pruefpaket-lauf-${nr}.zip`,
} as const;
