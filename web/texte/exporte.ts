import { formatDateigroesse } from '#domain/format/zahl.ts';

/** Words of the page of exports. */
export const EXPORTE = {
	titel: 'Exporte',
	listen: 'Listen',
	geld: {
		titel: 'Buchhaltung',
		text: 'Vorschau für die Monate des gewählten Zyklus; künftige Monate sind eine Vorausschau. Gezahlt und eingezogen wird nach',
		laeufe: 'Läufen',
		taschengeld: {
			name: 'Taschengeld',
			text: 'Je Person und Monat Taschengeld, Geldersatz, Deutschlandticket und Mobilität, mit Bankverbindung.',
		},
		fsj: {
			name: 'Beitrag FSJ und FÖJ',
			text: 'Je Vertrag und Monat der Beitrag der Einsatzstelle, mit Debitor und Mandatsreferenz.',
		},
		bfd: {
			name: 'Beitrag BFD',
			text: 'Je Vertrag und Monat der Beitrag der Einsatzstelle, mit Debitor und Mandatsreferenz.',
		},
		filter: 'Nur was noch kein Lauf freigegeben hat.',
		tnListe: {
			name: 'TN-Liste',
			text: 'Je Vertrag Person, Steuer-ID, Versicherung, Dienstzeit und Betriebsnummer, für die Abrechnung.',
			filter: 'Enthält Steuer, Versicherung und Konfession; je Person wird vermerkt, wer das liest.',
		},
		mittelabruf: {
			name: 'dsj-Mittelabruf',
			text: 'Je Vertrag die Teilnehmermonate im Zeitraum, mit Förderbetrag, wo das Programm einen Satz hat.',
			csv: {
				name: 'Mittelabruf (CSV)',
				text: 'Dieselben Spalten als CSV, für denselben Zeitraum.',
			},
			fuer: (zeitraum: string) => `Zeitraum ${zeitraum}.`,
			zeitraum: 'Zeitraum',
			zeitraumHilfe: 'Wie 2026-Q1, 2026-H1 oder 2026-01_2026-03.',
		},
		vereinbarungen: {
			name: 'BFD-Vereinbarungen',
			text: 'Je BFD-Vertrag Person, Einsatzstelle, Dienstzeit, Taschengeld und Stand der Vereinbarung, für die dsj.',
			filter: 'Abgeschlossene Verträge des Zyklus, ohne nicht angetretene.',
		},
	},
	sofort: 'Excel, sofort',
	text: (zyklus: string) =>
		`Für den Zyklus ${zyklus}, der oben gewählt ist. Ein zweites Blatt nennt Inhalt, Filter, Stand und wer die Datei erstellt hat.`,
	ohneZyklus: 'Ein zweites Blatt nennt Inhalt, Filter, Stand und wer die Datei erstellt hat.',
	vermerkt: 'Jeder Export wird vermerkt.',
	dateiname: (was: string, heute: string) => `${was}-${heute}.xlsx`,
	csvname: (was: string, heute: string) => `${was}-${heute}.csv`,
	laeuft: (bytes: number) => (bytes > 0 ? `wird erstellt, ${formatDateigroesse(bytes, 1)}` : 'wird erstellt'),
	fertig: (name: string, bytes: number) => `${name}, ${formatDateigroesse(bytes, 1)}`,
	abgebrochen: (grund: string) => `Abgebrochen: ${grund}`,
	nochmal: 'Erneut versuchen',
	ansicht: 'Ansicht der Liste',
	freiwilligeDabei: (anzahl: number) => {
		if (anzahl === 0) return 'Damit ist niemand in der Datei.';
		return anzahl === 1 ? '1 Person in der Datei' : `${anzahl.toLocaleString('de-DE')} Personen in der Datei`;
	},
	nichtInAnsicht: 'In der Benutzeransicht eines anderen nicht möglich.',
	freiwillige: {
		name: 'Freiwillige',
		text: 'Wer eine Vertragseinigung hat oder weiter ist: Kontakt, Einsatz, Vertrag und Daten des Dienstes.',
	},
	master: {
		name: 'Alle Felder',
		text: 'Alle Freiwilligen des Zyklus in jedem Status, mit allen Feldern, Erziehungsberechtigten und Vertrag.',
		filter: 'Ohne Filter. Enthält Bank, Steuer, Versicherung und Gesundheit; je Person wird vermerkt, wer das liest.',
	},
	zeugnisse: {
		name: 'Zeugnisse',
		text: 'Dienste, die im Zyklus geendet haben: Person, Einsatz, Tätigkeitsfeld, Monate und anerkannte Seminartage.',
		filter: 'Ohne Filter. Es zählt der letzte Tag des Dienstes, nicht der Zyklus der Bewerbung.',
	},
	kontingente: {
		name: 'Kontingente',
		text: 'Plätze des Zyklus je Einsatzort und Dienstart: angefragt, genehmigt, zugeteilt, reserviert, belegt, frei.',
		filter: 'Ohne Filter.',
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
		text: 'Wer an einem Seminar teilnimmt, mit Kontakt, Ernährung und Nachweisen.',
		filter: 'Je Seminar, auf seinem Reiter „Teilnehmerliste“.',
	},
} as const;
