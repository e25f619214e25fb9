import { PARTEI_LABEL } from '#domain/akte/signatur/partei.ts';
import { VERTRAG as VERTRAGSTATUS } from '#domain/status/vertrag.ts';

/** Words of the contract of a file. */
export const VERTRAG = {
	titel: 'Vertrag',
	zeitraum: 'Zeitraum',
	arbeitszeit: 'Arbeitszeit und Urlaub',
	leistungen: 'Leistungen',
	tage: 'Tage',
	wochen: 'Wochen',
	ja: 'ja',
	nein: 'nein',
	leer: 'leer',
	angabe: 'Angabe',
	/** By the status of the contract: only what both sides stand by is agreed. */
	wert: (status: number) =>
		status === VERTRAGSTATUS.nr.Storniert
			? 'War vorgesehen'
			: status < VERTRAGSTATUS.nr.Einigung
				? 'Vorgesehen'
				: 'Vereinbart',
	pruefung: 'Prüfung',
	keiner: 'Noch kein Vertrag vorhanden.',
	keinerText: 'Der Entwurf entsteht mit dem Beginn der Vertragsverhandlung.',
	nummerOffen: 'noch ohne Vertragsnummer',
	nummer: (nummer: string) => `Vertragsnummer ${nummer}`,
	nurTraeger: 'ändert nur der Träger',
	weitereAktionen: 'Weitere Aktionen zum Vertrag',
	pdf: 'PDF',
	papierVergroessern: (dokument: string) => `Vergrößern: ${dokument}`,
	papierseite: (von: number) => `Seite 1 von ${von}`,
	storniert: (wann: string, wer: string | undefined) =>
		wer ? `Storniert von ${wer} am ${wann}` : `Storniert am ${wann}`,
	imVerlauf: 'Im Verlauf ansehen',
	gesendeteMails: 'Gesendete E-Mails',
	entwurfOeffnen: 'Entwurf öffnen',
	stempel: 'STORNIERT',
	ohneGueltigkeit: 'ohne Gültigkeit',
	fassung: (nr: number, tag: string) => `Fassung ${nr}, ${tag}`,
	entwuerfe: (n: number) => (n === 1 ? '1 Entwurf' : `${n} Entwürfe`),
	vorgesehenZeigen: 'Was vorgesehen war',
	pdfAnsehen: (dokument: string) => `PDF ansehen: ${dokument}`,
	bearbeiten: 'Bearbeiten',
	feldBearbeiten: (feld: string) => `${feld} bearbeiten`,
	vertraege: 'Verträge',
	fruehere: 'Frühere Verträge',
	unterschrieben: (datum: string) => `Erste Unterschrift am ${datum}`,
	monate: (n: number) => (n === 1 ? '1 Monat' : `${n} Monate`),
	alter: (n: number) => `mit ${n} Jahren`,
	alterHeute: (jahre: number) => `heute ${jahre} Jahre alt`,
	hoechstens: (text: string) => `höchstens ${text}`,
	inVollzeit: (text: string) => `${text} in Vollzeit`,
	mindestens: (text: string) => `mindestens ${text}`,
	dienstwocheHilfe: 'Stunden je Tag; ein leerer Tag ist frei. Die Summe ist die Wochenarbeitszeit.',
	dienstwocheErgibt: (stunden: string, tage: number) =>
		`${stunden} Stunden an ${tage === 1 ? '1 Tag' : `${tage} Tagen`}`,
	berechnet: 'berechnet',
	vonHand: 'von Hand',
	freiePlaetze: 'Freie Plätze',
	einigung: {
		grund: 'Warum der Vertrag rückwirkend beginnt',
		grundHilfe: 'Der Beginn liegt vor heute. Die Begründung steht danach im Verlauf.',
		rueckwirkend: 'Der Vertrag soll rückwirkend beginnen',
		uebrige: 'Das legt der Träger fest',
		meldung: 'Die Vertragseinigung ist erzielt',
		warum: (feld: string) => `Warum ${feld}?`,
		folgen: 'Was mit der Einigung geschieht',
		frei: (frei: number, von: number, tag: string) => `${frei} von ${von} frei ab ${tag}`,
		keinPlatz: (tag: string, ab: { tag: string; frei: number | null } | null) =>
			ab
				? `Am ${tag} ist kein Platz frei, ab ${ab.tag} wieder${ab.frei === null ? '' : ` ${ab.frei}`}.`
				: `Ab ${tag} ist bis zum Ende kein Platz frei.`,
		beginnSetzen: (tag: string) => `Beginn auf den ${tag} setzen`,
	},
	dialog: {
		titel: 'Vertrag bearbeiten',
		grund: 'Begründung',
		grundHilfe: 'Nötig, wenn Sie die Seminartage von Hand festlegen. Leer: berechnet.',
		gueltigAb: 'Gültig ab',
		gueltigAbHilfe:
			'Ab diesem Monat zahlt das Portal nach den neuen Beträgen. Was frühere Läufe schon enthalten, gleicht der nächste aus.',
		meldung: 'Der Vertrag ist geändert',
		unveraendert: 'Sie haben nichts geändert.',
	},
	konflikt: {
		titel: 'Nicht gespeichert: Der Vertrag wurde inzwischen geändert',
		wer: (name: string, wann: string, anzahl: number, seit: string) =>
			[
				name,
				` hat ${wann} ${anzahl === 1 ? '1 Angabe' : `${anzahl} Angaben`} gespeichert, Sie bearbeiten den Vertrag seit ${seit} Uhr.`,
			] as const,
		um: (uhrzeit: string) => `um ${uhrzeit} Uhr`,
		am: (zeitpunkt: string) => `am ${zeitpunkt}`,
		entscheiden: (n: number, rest: number) =>
			[
				n === 1 ? '1 Angabe müssen Sie entscheiden' : `${n} Angaben müssen Sie entscheiden`,
				rest > 0 && (rest === 1 ? '1 passt zusammen' : `${rest} passen zusammen`),
			]
				.filter(Boolean)
				.join(', '),
		passen: 'Die Änderungen passen zusammen',
		alle: 'Alle Widersprüche:',
		andereNehmen: (name: string | undefined) => (name ? `${name} nehmen` : 'Andere nehmen'),
		meineNehmen: 'Meine nehmen',
		beimOeffnen: 'Beim Öffnen',
		jetzt: 'Jetzt gespeichert',
		werWann: (name: string, uhrzeit: string) => `${name}, ${uhrzeit} Uhr`,
		sie: 'Sie, ungespeichert',
		ergebnis: 'Wird gespeichert',
		beide: 'Beide geändert',
		beideHinweis: 'wählen Sie je Zeile',
		nur: (name: string) => `Nur ${name}`,
		nurAndere: 'Nur die anderen',
		nurAndereHinweis: 'wird übernommen, lässt sich abwählen',
		nurSie: 'Nur Sie',
		nurSieHinweis: 'bleibt erhalten, lässt sich abwählen',
		dann: 'So ist der Vertrag mit dieser Auswahl:',
		zeitraum: (von: string, bis: string) => `${von} bis ${bis}`,
		unveraendert: 'unverändert',
		verwerfen: 'Meine Eingaben verwerfen …',
		zurueck: 'Zurück zum Formular',
		speichern: 'Auswahl speichern',
	},
} as const;

/** Beside the contract. */
export const UNTERSCHRIFTENLEISTE = {
	titel: 'Unterschriften',
	zurAkte: 'Zur Akte',
	nVonM: (n: number, m: number) => `${n} von ${m}`,
	getan: 'Unterschrieben',
	unterschrieben: (tag: string) => `unterschrieben am ${tag}`,
	gueltigBis: (tag: string) => `an der Reihe, gültig bis ${tag}`,
	abgelaufen: 'an der Reihe, Link abgelaufen',
	folgt: 'folgt',
	erinnern: 'Erinnern',
	neuBitten: 'Neu bitten',
	beendet: (tag: string) => `beendet ${tag}`,
	hatten: (n: number, m: number) =>
		n === 0
			? 'Noch niemand hatte unterschrieben. Neue Links kommen mit der nächsten Einigung.'
			: `${n} von ${m} hatten unterschrieben. Neue Links kommen mit der nächsten Einigung.`,
	giltNicht: (tag: string) => `unterschrieben ${tag}, gilt nicht mehr`,
	nichtUnterschrieben: 'hatte noch nicht unterschrieben',
	bleibt: 'Die bisherige Datei bleibt als ungültig in der Akte.',
	unterschreiben: 'Unterschreiben',
	tatZu: (tat: string, wer: string) => `${tat}: ${wer}`,
	partei: PARTEI_LABEL,
} as const;
