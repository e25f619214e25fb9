import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';

const stellen = (anzahl: number): string =>
	anzahl === 1 ? '1 Einsatzstelle' : `${formatZahl(anzahl, 0)} Einsatzstellen`;

/** Words of direct debits and of what is left open between files for the bank. */
export const EINZUG = {
	knopf: 'Lastschriften (SEPA)',
	titel: 'Lastschriften holen',
	verb: 'Ankündigen und Datei holen',
	nochmal: 'Datei noch einmal holen',
	text: 'Abbuchungen für Ihre Bank (pain.008), je Einsatzstelle eine. Bitte geben Sie die Datei nur einmal an die Bank; wer sie holt, steht im Verlauf.',
	faelligkeit: 'Abbuchung am',
	faelligkeitHilfe: (tag: string) =>
		`Frühestens am ${formatDatum(tag)}: So lange vorher erfahren die Einsatzstellen davon.`,
	angekuendigt: (tag: string) => `Die Abbuchung am ${formatDatum(tag)} ist angekündigt.`,
	summe: (betrag: string, anzahl: number) => `${betrag} von ${anzahl === 1 ? '1 Einsatzstelle' : stellen(anzahl)}`,
	mails: (anzahl: number) =>
		anzahl === 0
			? 'Es geht keine E-Mail hinaus.'
			: `${anzahl === 1 ? 'Eine E-Mail kündigt' : `${formatZahl(anzahl, 0)} E-Mails kündigen`} Betrag, Tag, Mandat und Gläubiger-ID an:`,
	keineMails:
		'Die Ankündigung ist in den Mailvorlagen abgeschaltet. Bitte sagen Sie den Einsatzstellen selbst Bescheid.',
	unerreichbar: (anzahl: number) =>
		`${anzahl === 1 ? '1 Einsatzstelle hat' : `${stellen(anzahl)} haben`} niemanden für E-Mails. Bitte sagen Sie dort selbst Bescheid:`,
	ohne: (anzahl: number) =>
		anzahl === 1 ? 'Eine Einsatzstelle wird nicht abgebucht:' : `${stellen(anzahl)} werden nicht abgebucht:`,
	vortrag: (betrag: string) => `${betrag} Guthaben abgezogen`,
	weitere: (anzahl: number) => `und ${formatZahl(anzahl, 0)} weitere`,
	niemand: 'In diesem Lauf ist von niemandem etwas einzuziehen.',
	vormerken: 'Guthaben vormerken',
	vormerkenText: (betrag: string) => `${betrag} Guthaben verrechnet das Portal mit den nächsten Beiträgen.`,
	vorgemerkt: 'Das Guthaben ist vorgemerkt.',
	geholt: 'Die Datei ist geholt, die Abbuchung angekündigt; beides steht im Verlauf.',
	wiederGeholt: 'Die Datei ist geholt; das steht im Verlauf.',
	dateiname: (art: string, von: string, nr: number) => `${art.toLowerCase()}-${von}-lauf-${nr}-lastschriften.xml`,
} as const;

export const RESTE = {
	titel: 'Offen zwischen den Läufen',
	guthaben: 'Guthaben der Einsatzstellen',
	guthabenText: 'Der nächste Beitrag verrechnet es. Wer keinen mehr zahlt, bekommt es ausgezahlt.',
	ueberzahlt: 'Zu viel gezahltes Taschengeld',
	ueberzahltText: 'Die nächste Zahlung verrechnet es. Von wem keine mehr kommt, fordern Sie es zurück.',
	auszahlungen: 'Ausgezahlte Guthaben',
	einsatzstelle: 'Einsatzstelle',
	name: 'Name',
	iban: 'IBAN',
	ohneIban: 'fehlt',
	betrag: 'Betrag',
	auszahlen: 'Guthaben auszahlen',
	frage: 'Guthaben auszahlen?',
	frageText: (betrag: string, anzahl: number) =>
		`${betrag} an ${stellen(anzahl)}. Danach verrechnet kein Lauf sie mehr. Sie bekommen eine Datei mit Überweisungen (pain.001) für Ihre Bank.`,
	ausgezahlt: 'Die Datei ist geholt.',
	nr: 'Nr.',
	am: 'Am',
	anzahl: 'Einsatzstellen',
	nochmal: 'Datei holen',
	nochmalNr: (nr: number) => `Datei holen: Auszahlung ${nr}`,
	dateiname: (nr: number | null) => `guthaben${nr === null ? '' : `-${nr}`}.xml`,
	gesamt: 'Summe',
} as const;
