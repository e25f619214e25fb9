/** What is known not to be accessible, and what nobody has assessed; whoever mends or finds something changes it here. */

/** Headings of the model statement: doesn't comply, would be a disproportionate burden, isn't covered by the law. */
export const GRUENDE = ['UNVEREINBAR', 'UNVERHAELTNISMAESSIG', 'AUSSERHALB'] as const;

export interface Luecke {
	readonly grund: (typeof GRUENDE)[number];
	/** Of WCAG 2.2, or the law that asks for it. */
	readonly kriterium: string;
	/** The part of the portal (BGG § 12b Abs. 2 Nr. 1 Buchst. a). */
	readonly wo: string;
	readonly was: string;
	/** Buchst. b. */
	readonly warum: string;
	/** Buchst. c; null: there is none. */
	readonly alternative: string | null;
	/** The day by which it is to be mended; null: nobody has promised one. */
	readonly bis: string | null;
}

export const LUECKEN: readonly Luecke[] = [
	{
		grund: 'UNVEREINBAR',
		kriterium: 'WCAG 1.4.10 Umbruch',
		wo: 'Alle Seiten nach der Anmeldung',
		was: 'Die Seiten sind mindestens 1024 Pixel breit. Bei starker Vergrößerung müssen Sie waagerecht rollen. Auf Handys und Tablets verweist das Portal an einen Computer.',
		warum: 'Menü, breite Tabellen und Formulare sind für große Bildschirme gebaut.',
		alternative:
			'Die Seiten vor der Anmeldung passen sich jeder Breite an. Seiten, auf die E-Mails verlinken, kann der Träger auch für Handys einschalten.',
		bis: null,
	},
	{
		grund: 'UNVEREINBAR',
		kriterium: 'WCAG 1.3.1 Info und Beziehungen, 1.3.2 Bedeutungstragende Reihenfolge',
		wo: 'PDF-Dateien aus dem Portal, zum Beispiel Vereinbarungen, Bescheinigungen und Teilnehmerlisten',
		was: 'Die Dateien sind nicht ausgezeichnet (kein „Tagged PDF“). Vorleseprogramme erkennen Überschriften, Tabellen und Lesereihenfolge nicht.',
		warum: 'Das Programm, das die Dateien schreibt, zeichnet sie noch nicht aus.',
		alternative:
			'Die Angaben stehen auch auf den Seiten des Portals. Listen gibt es als CSV- oder Excel-Datei. Beim Unterschreiben liegt der Text des Dokuments für Vorleseprogramme hinter dem Bild.',
		bis: null,
	},
	{
		grund: 'UNVEREINBAR',
		kriterium: 'BITV 2.0 § 4, Deutsche Gebärdensprache und Leichte Sprache',
		wo: 'Startseite',
		was: 'Erläuterungen zum Portal, zur Navigation und zu dieser Erklärung in Deutscher Gebärdensprache und in Leichter Sprache fehlen.',
		warum: 'Sie sind noch nicht erstellt.',
		alternative: null,
		bis: null,
	},
	{
		grund: 'AUSSERHALB',
		kriterium: 'Karten, Richtlinie (EU) 2016/2102 Art. 1 Abs. 4 Buchst. d',
		wo: 'Karte der Einsatzorte',
		was: 'Die gezeichnete Karte lässt sich nicht vorlesen.',
		warum: 'Online-Karten nimmt das Recht aus, wenn ihre Angaben auf andere Weise zugänglich sind.',
		alternative: 'Neben der Karte steht eine Liste mit denselben Einsatzorten, mit Suche nach Ort und Postleitzahl.',
		bis: null,
	},
	{
		grund: 'AUSSERHALB',
		kriterium: 'Inhalte Dritter, Richtlinie (EU) 2016/2102 Art. 1 Abs. 4 Buchst. e',
		wo: 'Hochgeladene Dateien und Bilder',
		was: 'Was Freiwillige und Einsatzstellen hochladen, ist oft ein Scan ohne Text.',
		warum: 'Der Träger gestaltet diese Dateien nicht.',
		alternative: null,
		bis: null,
	},
];

/** Never said to be accessible. */
export const UNBEWERTET: readonly string[] = [
	'Die Bedienung mit Vorleseprogrammen (NVDA, JAWS, VoiceOver), Braillezeile und Sprachsteuerung',
	'Ein Test mit Menschen mit Behinderungen',
	'Der Umbruch der Seiten, die ein gültiger Link aus einer E-Mail öffnet; geprüft ist nur ihre Antwort auf einen ungültigen',
	'Erfolgskriterien, über die kein Programm entscheiden kann, zum Beispiel ob Alternativtexte, Überschriften und Fehlermeldungen treffend sind',
	'E-Mails des Portals sowie CSV-, Excel- und Kalenderdateien',
	'Texte, Bilder und Vorlagen, die der Träger selbst einstellt',
];

/** BITV 2.0 § 7 Abs. 4 Satz 2 Nr. 1: more than the law asks for. */
export const DARUEBER_HINAUS: readonly string[] = [
	'Helle und dunkle Darstellung, auch nach der Einstellung des Geräts, und eigene Farben (Kontrastdesigns von Windows)',
	'Endet eine Sitzung, bleibt erhalten, was eingegeben war',
	'Bei jeder gesperrten Aktion steht, warum sie nicht geht, wer es lösen kann und wie',
	'Unterschreiben ohne Zeichnen: Der getippte Name genügt',
	'Jede Änderung am Portal wird vor der Auslieferung mit den genannten Prüfungen getestet',
];
