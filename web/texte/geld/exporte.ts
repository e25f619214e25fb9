import { tagInBerlin } from '#domain/datum.ts';
import { formatDatum, formatDatumUhrzeit } from '#domain/format/datum.ts';
import { formatDateigroesse, formatZahl } from '#domain/format/zahl.ts';
import { monatsname } from '../../client/datumsworte.ts';

const zeilen = (anzahl: number): string => (anzahl === 1 ? '1 Zeile' : `${formatZahl(anzahl, 0)} Zeilen`);
const freiwillige = (anzahl: number): string => (anzahl === 1 ? '1 Person' : `${formatZahl(anzahl, 0)} Freiwillige`);

/** `2026-Q4`, `Dezember 2026`, `September bis Oktober 2026` */
function zeitraumwort(code: string, von: string, bis: string): string {
	if (/-[QH]/.test(code)) return code;
	if (von === bis) return monatsname(von);
	const erster = von.slice(0, 4) === bis.slice(0, 4) ? monatsname(von).split(' ')[0] : monatsname(von);
	return `${erster} bis ${monatsname(bis)}`;
}

/** Words of the page of exports (mockup 44). */
export const EXPORTE = {
	titel: 'Exporte',
	dateiname: (was: string, heute: string) => `${was}-${heute}.xlsx`,
	csvname: (was: string, heute: string) => `${was}-${heute}.csv`,
	laeuft: (bytes: number) => (bytes > 0 ? `wird erstellt, ${formatDateigroesse(bytes, 1)}` : 'wird erstellt'),
	fertig: (name: string, bytes: number) => `${name}, ${formatDateigroesse(bytes, 1)}`,
	abgebrochen: (grund: string) => `Abgebrochen: ${grund}`,
	nochmal: 'Erneut versuchen',
	nichtInAnsicht: 'In der Benutzeransicht eines anderen nicht möglich.',
	nichtInAnsichtGeld:
		'Abrechnung und Fördermittel stehen hier nicht: In der Benutzeransicht eines anderen nicht möglich.',
} as const;

export const ZEITRAUM = {
	art: 'Art des Zeitraums',
	arten: { MONAT: 'Monat', QUARTAL: 'Quartal', HALBJAHR: 'Halbjahr', FREI: 'von – bis' },
	feld: 'Zeitraum',
	hilfe: 'Auch zum Tippen: 2026-12, 2026-Q1, 2026-H1 oder 2026-01_2026-03.',
	von: 'Von Monat',
	bis: 'Bis Monat',
	frueher: 'Früherer Zeitraum',
	spaeter: 'Späterer Zeitraum',
	falsch: 'Bitte geben Sie einen Zeitraum wie 2026-Q1, 2026-H1 oder 2026-01_2026-03 an.',
	/** Within a year its months need none. */
	kurz: (code: string, von: string, bis: string, jahr: string): string => {
		const wort = zeitraumwort(code, von, bis);
		return von === bis && von.startsWith(jahr) ? (wort.split(' ')[0] ?? wort) : wort;
	},
	/** Of a quarter or half a year its code, else its months. */
	wort: zeitraumwort,
} as const;

/** Tiles by task. */
export const KACHELN = {
	jedenMonat: 'Jeden Monat',
	foerdermittel: 'Fördermittel und Nachweise',
	liegtIn: (monat: string, quartal: string) => `der ${monatsname(monat).split(' ')[0]} liegt in ${quartal}`,
	arten: { TASCHENGELD: 'Taschengeld', EST_FSJ: 'EST-Beitrag FSJ', EST_BFD: 'EST-Beitrag BFD' },
	wozu: {
		TASCHENGELD: 'Überweisungsdatei',
		EST_FSJ: 'Lastschrift, auch FÖJ',
		EST_BFD: 'Lastschrift und Liste',
	},
	fuer: (personen: number | undefined, wozu: string) =>
		personen === undefined ? wozu : `${freiwillige(personen)}, ${wozu}`,
	nochKein: 'Noch kein Lauf.',
	nichtBegonnen: (zeitraum: string) => `${zeitraum} noch nicht begonnen`,
	nichtAbgerufen: (zeitraum: string) => `${zeitraum} noch nicht abgerufen`,
	zuEnde: (zeitraum: string) => `${zeitraum} zu Ende und nicht abgerufen`,
	nichtGeholt: 'Datei noch nicht geholt',
	nichtGebucht: 'noch nicht gebucht',
	offen: (anzahl: number) => (anzahl === 1 ? '1 Prüfung offen' : `${formatZahl(anzahl, 0)} Prüfungen offen`),
	nichtsOffen: 'keine Prüfung offen',
	rechnet: (gelesen: number | null, gesamt: number | null) =>
		gelesen === null || gesamt === null
			? 'rechnet, beginnt gleich'
			: `rechnet, ${formatZahl(gelesen, 0)} von ${formatZahl(gesamt, 0)}`,
	gescheitert: 'Abgebrochen: Der Lauf konnte nicht gerechnet werden.',
	erneut: 'Erneut rechnen',
	erneutFertig: 'Der Lauf wird neu gerechnet.',
	oeffne: 'Lauf öffnen',
	anlegen: 'Lauf anlegen',
	vorschau: 'Vorschau',
	vorschauHilfe: (zeitraum: string) =>
		`Excel für ${zeitraum}: nur was noch kein Lauf freigegeben hat. Gezahlt und eingezogen wird nach Läufen.`,
	von: (tat: string, was: string) => `${tat}: ${was}`,
	ohneSatz: 'Ohne Satz ist kein Lauf möglich.',
	satz: 'Satz eintragen',
	jeEinheit: (dienste: string, einheit: string) => `${dienste || 'Alle Dienste'}, je ${einheit}`,
	mittelabruf: {
		excel: 'Vorschau als Excel',
		csv: 'Vorschau als CSV',
		name: 'dsj-Mittelabruf',
	},
	bfd: {
		titel: 'BFD-Vereinbarungen',
		wozu: 'Stand beim Bundesamt, für die dsj',
		ohneAntwort: (anzahl: number, tage: number) => `${formatZahl(anzahl, 0)} ohne Antwort seit ${tage} Tagen`,
		stand: (vertraege: number, genehmigt: number) =>
			vertraege === 0
				? 'Keine BFD-Verträge im Zyklus.'
				: `${formatZahl(genehmigt, 0)} von ${formatZahl(vertraege, 0)} genehmigt`,
	},
	zeugnisse: {
		titel: 'Zeugnisse',
		wozu: 'Dienstende im Zyklus, Excel',
		naechste: (tag: string) => `nächste ab ${formatDatum(tag)}`,
	},
	lohn: {
		titel: 'TN-Liste für die Lohnstelle',
		wozu: 'Excel und Lohndatei für DATEV',
		stand: (monat: string, personen: number) => `${monatsname(monat)}, ${freiwillige(personen)}`,
		nichtUebergeben: (monat: string) => `${monatsname(monat)} noch nicht übergeben`,
		tnListe: (zeit: string) => `TN-Liste zuletzt ${formatDatum(tagInBerlin(zeit))}`,
		lohndatei: 'Lohndatei',
		excel: 'TN-Liste',
	},
	erstellen: 'Erstellen',
	uebergeben: 'Übergeben',
	ausgang: (zeit: string, anzahl: number) => `${formatDatum(tagInBerlin(zeit))}, ${zeilen(anzahl)}`,
	nieErstellt: 'Noch nie erstellt.',
} as const;

/** Lists to be had at once. */
export const LISTEN = {
	titel: 'Listen',
	sofort: 'Excel, sofort',
	was: 'Was in den Listen steht',
	text: (zyklus: string) =>
		`Für den Zyklus ${zyklus}, der oben gewählt ist. Ein zweites Blatt nennt Inhalt, Filter, Stand und wer die Datei erstellt hat. Jeder Export wird vermerkt.`,
	ohneZyklus:
		'Ein zweites Blatt nennt Inhalt, Filter, Stand und wer die Datei erstellt hat. Jeder Export wird vermerkt.',
	ansicht: 'Ansicht der Liste',
	ansichtWaehlen: 'Freiwillige: Ansicht wählen',
	freiwilligeDabei: (anzahl: number) => {
		if (anzahl === 0) return 'Damit ist niemand in der Datei.';
		return anzahl === 1 ? '1 Person in der Datei' : `${formatZahl(anzahl, 0)} Personen in der Datei`;
	},
	freiwillige: {
		name: 'Freiwillige',
		text: 'Wer eine Vertragseinigung hat oder weiter ist: Kontakt, Einsatz, Vertrag und Daten des Dienstes. Es gilt die gewählte Ansicht der Liste.',
	},
	master: {
		name: 'Master',
		text: 'Alle Freiwilligen des Zyklus in jedem Status, mit allen Feldern, Erziehungsberechtigten und Vertrag. Enthält Bank, Steuer, Versicherung und Gesundheit; je Person wird vermerkt, wer das liest.',
	},
	zeugnisse: {
		name: 'Zeugnisse',
		text: 'Dienste, die im Zyklus geendet haben: Person, Einsatz, Tätigkeitsfeld, Monate und anerkannte Seminartage. Es zählt der letzte Tag des Dienstes, nicht der Zyklus der Bewerbung.',
	},
	kontingente: {
		name: 'Kontingente',
		text: 'Plätze des Zyklus je Einsatzort und Dienstart: angefragt, genehmigt, zugeteilt, reserviert, belegt, frei.',
	},
	adressen: {
		name: 'Adressen',
		text: 'Einsatzstellen, Einsatzorte, Verbände und Sportkreise mit allen Feldern, auch der Bankverbindung.',
		filter: ['Alle Zyklen. Mit einem Filter: in der Liste der ', 'Adressen', '.'],
	},
	personen: {
		name: 'Personen',
		text: 'Ansprechpersonen mit Kontakt und Funktionen.',
		filter: ['Alle Zyklen. Mit einem Filter: in der Liste der ', 'Personen', '.'],
	},
	seminare: {
		name: 'Seminarteilnehmende',
		text: 'Wer an einem Seminar teilnimmt, mit Kontakt, Ernährung und Nachweisen: je Seminar, auf seinem Reiter „Teilnehmerliste“.',
	},
	tnListe: {
		name: 'TN-Liste',
		text: 'Je Vertrag Person, Steuer-ID, Versicherung, Dienstzeit und Betriebsnummer, für die Abrechnung. Enthält Steuer, Versicherung und Konfession; je Person wird vermerkt, wer das liest.',
	},
	vereinbarungen: {
		name: 'BFD-Vereinbarungen',
		text: 'Je BFD-Vertrag Person, Einsatzstelle, Dienstzeit, Taschengeld und Stand der Vereinbarung. Abgeschlossene Verträge des Zyklus, ohne nicht angetretene.',
	},
} as const;

/** The last runs, with who did something to them last, and their files. */
export const LETZTE = {
	titel: 'Letzte Läufe',
	alle: 'Alle Läufe',
	nr: 'Nr.',
	zuletzt: 'Zuletzt',
	datei: 'Datei',
	keineDatei: 'noch keine',
	portal: 'Das Portal',
	wann: (zeit: string, heute: string) =>
		formatDatumUhrzeit(zeit).startsWith(formatDatum(heute))
			? `heute ${formatDatumUhrzeit(zeit).slice(13, 18)}`
			: formatDatumUhrzeit(zeit).slice(0, 10),
	formen: { xlsx: 'Excel', 'pain.001': 'pain.001', 'pain.008': 'pain.008' } as Readonly<Record<string, string>>,
	hole: (form: string, nr: number) => `${form}, Lauf ${nr}`,
} as const;
