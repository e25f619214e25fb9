/**
 * The parameters of a tenant (table: Parameter / Mandant), each declared once, in the order of the page: what it holds,
 * what it begins with, what its page says of it, who reads it. Only pages that need all of this load it.
 */

import { feldnamen } from '#domain/felder/feld.ts';
import { FREIE_FELDER, type FreiesFeld, STANDARD_FREIES_FELD } from '#domain/felder/freie-felder.ts';
import type { Einigungsfeld } from '#domain/felder/vertragsfelder.ts';
import { GRUPPIERUNG } from '#domain/stammdaten/gruppierung.ts';
import type { Stammfeldart, Stammmerkmale, Stammwert } from '#domain/stammdaten/stammfeld.ts';

/** The sections of the page. */
export type Abschnitt =
	| 'mandant'
	| 'zahlungskonto'
	| 'laeufe'
	| 'lohn'
	| 'bilder'
	| 'farben'
	| 'briefkopf'
	| 'seitenmass'
	| 'mails'
	| 'barrierefreiheit'
	| 'zugang'
	| 'wartung'
	| 'fristen'
	| 'kontingent'
	| 'bewerbung'
	| 'karte'
	| 'fragen'
	| 'sicht'
	| 'dienstart'
	| 'einigung'
	| 'vertragsnummern'
	| 'bezeichnungen'
	| 'seminarverwaltung'
	| 'mahnungen'
	| 'anmeldung'
	| 'nachweis';

/** What is said of a parameter beside what it holds. */
interface Parametermerkmale extends Stammmerkmale {
	/** Left out: it is on no page and not on the wire, the operator switches it. */
	readonly abschnitt?: Abschnitt;
	/** Everybody, who has signed in, or staff; left out: only who may change them all. */
	readonly leser?: 'ALLE' | 'ANGEMELDET' | 'PERSONAL';
	/** Under its field. */
	readonly hilfe?: string;
	/** Under each of the words one can choose. */
	readonly wahlhilfe?: Readonly<Record<string, string>>;
	/** Set behind the number. */
	readonly einheit?: string;
}

/** `eigen`: of a shape that no other field has. */
export type Parameterangaben = (Stammfeldart | { readonly art: 'eigen' }) & Parametermerkmale;

const FELDER = {
	mandantBezeichnung: {
		bezeichnung: 'Bezeichnung',
		art: 'text',
		max: 150,
		immer: true,
		vorgabe: 'Freiwilligendienste',
		abschnitt: 'mandant',
		leser: 'ALLE',
	},
	mandantKurzBezeichnung: {
		bezeichnung: 'Kurzbezeichnung',
		art: 'text',
		max: 30,
		immer: true,
		vorgabe: 'FWD',
		abschnitt: 'mandant',
		leser: 'ALLE',
	},
	mandantAdresse: {
		bezeichnung: 'Anschrift des Trägers',
		hilfe:
			'In einer Zeile, zum Beispiel „Am Stadion 1, 50933 Köln“. Steht in Vereinbarungen; ohne sie lassen sich deren Vorlagen nicht veröffentlichen.',
		art: 'text',
		max: 200,
		abschnitt: 'mandant',
		leser: 'ALLE',
	},
	// The Zulassungsbescheid, or the law that admits the Traeger (§ 11 Abs. 1 JFDG).
	zulassung: {
		bezeichnung: 'Zulassung als Träger',
		hilfe:
			'Zulassungsbescheid oder gesetzliche Zulassung. Steht in Vereinbarungen und Bescheinigungen des FSJ und FÖJ; ohne sie werden diese nicht veröffentlicht.',
		art: 'text',
		max: 300,
		abschnitt: 'mandant',
		leser: 'PERSONAL',
	},
	// What SEPA files are paid from.
	zahlungskontoInhaber: {
		bezeichnung: 'Kontoinhaber',
		hilfe: 'Wie bei Ihrer Bank. Von diesem Konto wird gezahlt, was SEPA-Dateien der Buchhaltung enthalten.',
		art: 'text',
		max: 70,
		abschnitt: 'zahlungskonto',
	},
	zahlungskontoIban: {
		bezeichnung: 'IBAN des Zahlungskontos',
		art: 'text',
		regel: 'IBAN',
		abschnitt: 'zahlungskonto',
	},
	zahlungskontoBic: {
		bezeichnung: 'BIC des Zahlungskontos',
		hilfe: 'Nur, wenn Ihre Bank sie verlangt.',
		art: 'text',
		regel: 'BIC',
		abschnitt: 'zahlungskonto',
	},
	laufSprungProzent: {
		bezeichnung: 'Auffällig ab einer Änderung um',
		hilfe: 'Ein Lauf der Buchhaltung weist darauf hin, wenn ein voller Monat so weit vom vorigen abweicht.',
		art: 'zahl',
		min: 1,
		max: 500,
		immer: true,
		vorgabe: 25,
		einheit: 'Prozent',
		abschnitt: 'laeufe',
	},
	isOhneVierAugen: {
		bezeichnung: 'Eine Person darf prüfen und freigeben',
		hilfe:
			'Nur für sehr kleine Träger: Sonst gibt einen Lauf nur frei, wer ihn nicht selbst geprüft hat. Wird vermerkt.',
		art: 'schalter',
		abschnitt: 'laeufe',
	},
	glaeubigerID: {
		bezeichnung: 'Gläubiger-Identifikationsnummer',
		hilfe: 'Von der Bundesbank, wie DE98ZZZ09999999999. Ohne sie wird nichts eingezogen.',
		art: 'text',
		regel: 'GLAEUBIGER_ID',
		abschnitt: 'zahlungskonto',
	},
	vorabankuendigungTage: {
		bezeichnung: 'Ankündigung einer Abbuchung',
		hilfe: 'So viele Tage vorher erfährt die Einsatzstelle davon. Kürzer als 14 nur, wenn das mit ihr vereinbart ist.',
		art: 'zahl',
		min: 1,
		max: 30,
		immer: true,
		vorgabe: 14,
		einheit: 'Tage',
		abschnitt: 'zahlungskonto',
	},
	lohnBeraterNr: {
		bezeichnung: 'Beraternummer',
		hilfe: 'Bei DATEV, wie in der Lohnabrechnung. Steht am Anfang der Lohndatei.',
		art: 'zahl',
		min: 1000,
		max: 9_999_999,
		abschnitt: 'lohn',
	},
	lohnMandantNr: { bezeichnung: 'Mandantennummer', art: 'zahl', min: 1, max: 99_999, abschnitt: 'lohn' },
	lohnartTaschengeld: { bezeichnung: 'Lohnart Taschengeld', art: 'zahl', min: 1, max: 9_999, abschnitt: 'lohn' },
	lohnartGeldersatz: {
		bezeichnung: 'Lohnart Geldersatz',
		hilfe: 'Für Unterkunft und Verpflegung.',
		...{ art: 'zahl', min: 1, max: 9_999, abschnitt: 'lohn' },
	},
	lohnartFahrt: {
		bezeichnung: 'Lohnart Fahrtkosten',
		hilfe: 'Für Deutschlandticket und Mobilität.',
		...{ art: 'zahl', min: 1, max: 9_999, abschnitt: 'lohn' },
	},
	lohnartUnterkunft: {
		bezeichnung: 'Lohnart Sachbezug Unterkunft',
		...{ art: 'zahl', min: 1, max: 9_999, abschnitt: 'lohn' },
	},
	lohnartVerpflegung: {
		bezeichnung: 'Lohnart Sachbezug Verpflegung',
		...{ art: 'zahl', min: 1, max: 9_999, abschnitt: 'lohn' },
	},
	lohnartUrlaubsabgeltung: {
		bezeichnung: 'Lohnart Urlaubsabgeltung',
		hilfe: 'Gebraucht, sobald am Ende eines Dienstes Urlaub übrig ist.',
		...{ art: 'zahl', min: 1, max: 9_999, abschnitt: 'lohn' },
	},
	logo: {
		bezeichnung: 'Logo',
		hilfe: 'Steht im Menü und auf den Seiten vor der Anmeldung.',
		art: 'bild',
		abschnitt: 'bilder',
		leser: 'ALLE',
	},
	reportlogo: {
		bezeichnung: 'Logo auf Dokumenten',
		hilfe: 'Für Verträge und Bescheinigungen.',
		art: 'bild',
		abschnitt: 'bilder',
	},
	papierZusatz: {
		bezeichnung: 'Zeile unter dem Namen',
		hilfe: 'Zum Beispiel „Freiwilligendienste im Sport“.',
		art: 'text',
		max: 80,
		abschnitt: 'briefkopf',
	},
	papierKontakt: {
		bezeichnung: 'Kontakt oben rechts',
		hilfe: 'Höchstens vier Zeilen. Leer: die Anschrift des Trägers und die Ansprechperson.',
		art: 'absatz',
		max: 240,
		abschnitt: 'briefkopf',
	},
	papierFuss: {
		bezeichnung: 'Fußzeile',
		hilfe: 'Höchstens drei Zeilen, zum Beispiel Register, Vorstand, Steuernummer.',
		art: 'absatz',
		max: 240,
		abschnitt: 'briefkopf',
	},
	papierLogoText: {
		bezeichnung: 'Was das Logo zeigt',
		hilfe: 'Für Menschen, die sich Dokumente vorlesen lassen. Leer: „Logo“ und die Bezeichnung.',
		art: 'text',
		max: 120,
		abschnitt: 'briefkopf',
	},
	papierSchrift: {
		bezeichnung: 'Schrift auf Dokumenten',
		art: 'auswahl',
		werte: { INTER: 'Inter, ohne Serifen', SOURCE_SERIF: 'Source Serif, mit Serifen' },
		immer: true,
		vorgabe: 'INTER',
		abschnitt: 'seitenmass',
	},
	papierRandOben: {
		bezeichnung: 'Rand über dem Kopf',
		art: 'zahl',
		min: 8,
		max: 22,
		immer: true,
		vorgabe: 12,
		einheit: 'mm',
		abschnitt: 'seitenmass',
	},
	papierRandLinks: {
		bezeichnung: 'Rand links',
		art: 'zahl',
		min: 20,
		max: 40,
		immer: true,
		vorgabe: 25,
		einheit: 'mm',
		abschnitt: 'seitenmass',
	},
	papierRandRechts: {
		bezeichnung: 'Rand rechts',
		art: 'zahl',
		min: 10,
		max: 40,
		immer: true,
		vorgabe: 20,
		einheit: 'mm',
		abschnitt: 'seitenmass',
	},
	isPapierFenster: {
		bezeichnung: 'Briefe für Umschläge mit Fenster',
		hilfe:
			'Anschrift, Falz- und Lochmarken nach DIN 5008. Gilt für Vorlagen mit dem Anschriftfeld; sonst steht die Anschrift über dem Text.',
		art: 'schalter',
		vorgabe: true,
		abschnitt: 'seitenmass',
	},
	colorPrimary: {
		bezeichnung: 'Aktionsfarbe',
		art: 'farbe',
		immer: true,
		vorgabe: '#00636E',
		abschnitt: 'farben',
		leser: 'ALLE',
	},
	colorSecondary: {
		bezeichnung: 'Akzentfarbe',
		art: 'farbe',
		immer: true,
		vorgabe: '#F2B036',
		abschnitt: 'farben',
		leser: 'ALLE',
	},
	mailAbsender: {
		bezeichnung: 'Absenderadresse',
		hilfe:
			'Von hier kommen alle E-Mails. Ihr Mailserver muss für sie senden dürfen. Leer: noreply@ und die Adresse des Portals.',
		art: 'text',
		regel: 'EMAIL',
		abschnitt: 'mails',
	},
	mailReplyTo: {
		bezeichnung: 'Antwortadresse',
		hilfe: 'Antworten auf E-Mails des Portals gehen hierhin.',
		art: 'text',
		regel: 'EMAIL',
		abschnitt: 'mails',
		leser: 'PERSONAL',
	},
	mandantApMail: {
		bezeichnung: 'Ansprechperson des Trägers',
		hilfe: 'Steht in E-Mails und auf Fehlerseiten.',
		art: 'text',
		regel: 'EMAIL',
		abschnitt: 'mails',
		leser: 'ALLE',
	},
	barrierefreiheitMail: {
		bezeichnung: 'Kontakt zur Barrierefreiheit',
		hilfe: 'Meldungen über Barrieren gehen hierhin. Leer: die Ansprechperson des Trägers.',
		art: 'text',
		regel: 'EMAIL',
		abschnitt: 'barrierefreiheit',
	},
	barrierefreiheitBindung: {
		bezeichnung: 'Pflicht zur Barrierefreiheit',
		art: 'auswahl',
		werte: {
			OFFEN: 'noch nicht angegeben',
			BUND: 'öffentliche Stelle des Bundes',
			LAND: 'öffentliche Stelle eines Landes',
			FREIWILLIG: 'keine öffentliche Stelle',
		},
		wahlhilfe: {
			OFFEN: 'Die Erklärung sagt das auch so.',
			BUND: 'Es gelten BGG und BITV 2.0; nennen Sie die Schlichtungsstelle.',
			LAND: 'Es gilt das Recht Ihres Landes; nennen Sie dessen Durchsetzungs- oder Schlichtungsstelle.',
			FREIWILLIG: 'Sie veröffentlichen die Erklärung aus freien Stücken.',
		},
		immer: true,
		vorgabe: 'OFFEN',
		abschnitt: 'barrierefreiheit',
	},
	durchsetzungsstelle: {
		bezeichnung: 'Durchsetzungs- oder Schlichtungsstelle',
		hilfe: 'An sie kann sich wenden, wer auf eine Meldung keine befriedigende Antwort bekommt.',
		art: 'text',
		max: 200,
		abschnitt: 'barrierefreiheit',
	},
	durchsetzungsstelleAnschrift: {
		bezeichnung: 'Anschrift der Stelle',
		art: 'absatz',
		max: 300,
		abschnitt: 'barrierefreiheit',
	},
	durchsetzungsstelleMail: {
		bezeichnung: 'E-Mail der Stelle',
		art: 'text',
		regel: 'EMAIL',
		abschnitt: 'barrierefreiheit',
	},
	durchsetzungsstelleLink: {
		bezeichnung: 'Link zur Stelle',
		hilfe: 'Beginnt mit https://.',
		art: 'text',
		regel: 'LINK',
		abschnitt: 'barrierefreiheit',
	},
	isBatchEmailsEnabled: {
		bezeichnung: 'Benachrichtigungen gesammelt senden',
		hilfe: 'Einsatzstellen bekommen einmal am Tag um 7 Uhr eine Zusammenfassung.',
		art: 'schalter',
		abschnitt: 'mails',
	},
	versandVerzoegerung: {
		bezeichnung: 'Rückgängig möglich',
		hilfe:
			'So lange wartet eine E-Mail über einen Schritt in der Akte, damit er sich ohne Folgen zurücknehmen lässt. 0: sie geht sofort, und zurücknehmen lässt sich nichts.',
		art: 'zahl',
		min: 0,
		max: 600,
		immer: true,
		vorgabe: 60,
		einheit: 'Sekunden',
		abschnitt: 'mails',
		leser: 'ALLE',
	},
	personOptInMail: {
		bezeichnung: 'E-Mail-Adressen von Ansprechpersonen bestätigen lassen',
		hilfe: 'Systemmails gehen nur an bestätigte Adressen.',
		art: 'schalter',
		abschnitt: 'mails',
	},
	baseUrl: {
		bezeichnung: 'Adresse des Portals',
		hilfe: 'Links in E-Mails beginnen so. Leer: die Adresse, unter der das Portal läuft.',
		art: 'text',
		regel: 'PORTALADRESSE',
		abschnitt: 'zugang',
	},
	isRedirectToBaseOnProduction: {
		bezeichnung: 'Andere Adressen auf die Adresse des Portals umleiten',
		hilfe:
			'Nur im Produktivbetrieb: Wer eine Seite unter einem anderen Namen aufruft, landet hier. Lässt sich nur einschalten, wenn das Portal unter der Adresse zu erreichen ist.',
		art: 'schalter',
		abschnitt: 'zugang',
	},
	// Pages opened by a one-time link work on phones and tablets too.
	isMobilFuerLinks: {
		bezeichnung: 'Seiten aus E-Mails auch auf dem Handy',
		hilfe: 'Sonst bittet das Portal auf Handys, einen Computer zu benutzen.',
		art: 'schalter',
		abschnitt: 'zugang',
		leser: 'ALLE',
	},
	isWartungsmodus: {
		bezeichnung: 'Wartungsmodus',
		hilfe: 'Wirkt mit dem Speichern: Freiwillige können dann nur lesen.',
		art: 'schalter',
		abschnitt: 'wartung',
		leser: 'ALLE',
	},
	wartungHeadline: {
		bezeichnung: 'Überschrift des Hinweises',
		hilfe: 'Leer: „Wartungsmodus aktiv“.',
		art: 'text',
		max: 100,
		abschnitt: 'wartung',
		leser: 'ALLE',
	},
	wartungText: {
		bezeichnung: 'Text des Hinweises',
		hilfe: 'Steht unter der Überschrift, auf allen Seiten.',
		art: 'absatz',
		max: 500,
		abschnitt: 'wartung',
		leser: 'ALLE',
	},
	signaturGueltigkeit: {
		bezeichnung: 'Gültigkeit einer Unterschriftsanfrage',
		hilfe: 'So lange gilt der Link zum Unterschreiben.',
		art: 'zahl',
		min: 1,
		max: 90,
		immer: true,
		vorgabe: 31,
		einheit: 'Tage',
		abschnitt: 'fristen',
	},
	uploadMaxMB: {
		bezeichnung: 'Größte Datei',
		hilfe: 'Größere Dateien nimmt das Portal nicht an.',
		art: 'zahl',
		min: 1,
		max: 50,
		immer: true,
		vorgabe: 25,
		einheit: 'MB',
		abschnitt: 'fristen',
		leser: 'ANGEMELDET',
	},
	kontingentMode: {
		bezeichnung: 'Verfahren',
		art: 'auswahl',
		werte: {
			OHNE: 'ohne Kontingente',
			ZUTEILUNG: 'Zuteilung durch den Träger',
			KONTINGENTABFRAGE: 'Kontingentabfrage',
		},
		wahlhilfe: {
			OHNE: 'Plätze werden gezählt, begrenzen aber nichts.',
			ZUTEILUNG: 'Der Träger verteilt die Plätze auf die Einsatzorte.',
			KONTINGENTABFRAGE: 'Einsatzstellen melden ihren Bedarf, der Träger genehmigt, die Einsatzstelle verteilt.',
		},
		immer: true,
		vorgabe: 'ZUTEILUNG',
		abschnitt: 'kontingent',
		leser: 'PERSONAL',
	},
	isIgnoreAugustKontingent: {
		bezeichnung: 'August vor dem Zyklusstart nicht anrechnen',
		hilfe: 'Verträge dürfen im August vor dem Zyklusstart beginnen, ohne dort einen freien Platz zu brauchen.',
		art: 'schalter',
		abschnitt: 'kontingent',
		leser: 'PERSONAL',
	},
	isBewerbungsphase: {
		bezeichnung: 'Bewerbungsphase geöffnet',
		hilfe: 'Geschlossen nimmt das Portal keine Bewerbungen von außen an; Sie können weiter erfassen.',
		art: 'schalter',
		vorgabe: true,
		abschnitt: 'bewerbung',
		leser: 'ALLE',
	},
	maxBewerbungen: {
		bezeichnung: 'Bewerbungen je Person',
		hilfe: 'So viele dürfen gleichzeitig offen sein.',
		art: 'zahl',
		min: 1,
		max: 20,
		immer: true,
		vorgabe: 5,
		abschnitt: 'bewerbung',
		leser: 'ALLE',
	},
	mindestalterRegistrierung: {
		bezeichnung: 'Mindestalter Bewerbung',
		hilfe: 'Am Tag der Bewerbung.',
		art: 'zahl',
		min: 0,
		max: 99,
		immer: true,
		vorgabe: 14,
		einheit: 'Jahre',
		abschnitt: 'bewerbung',
		leser: 'ALLE',
	},
	mindestalterBeginn: {
		bezeichnung: 'Mindestalter Dienstbeginn',
		hilfe: 'Am Tag, an dem der Vertrag beginnt.',
		art: 'zahl',
		min: 0,
		max: 99,
		immer: true,
		vorgabe: 15,
		einheit: 'Jahre',
		abschnitt: 'bewerbung',
		leser: 'PERSONAL',
	},
	bewerbungIsLandingpage: {
		bezeichnung: 'Startseite vor der Karte zeigen',
		hilfe: 'Sonst beginnt das Portal mit der Karte.',
		art: 'schalter',
		vorgabe: true,
		abschnitt: 'karte',
		leser: 'ALLE',
	},
	claimtextKarte: {
		bezeichnung: 'Leitsatz über der Karte',
		hilfe: 'Leer: der Leitsatz des Portals.',
		art: 'text',
		max: 200,
		abschnitt: 'karte',
		leser: 'ALLE',
	},
	cover: {
		bezeichnung: 'Titelbild der Startseite',
		hilfe: 'Großes Bild neben dem Leitsatz.',
		art: 'bild',
		abschnitt: 'karte',
		leser: 'ALLE',
	},
	bewerbungKarteUnterscheidungFWD: {
		bezeichnung: 'Dienstarten auf der Karte unterscheiden',
		hilfe: 'Bewerbende wählen die Dienstart; die Karte lässt sich danach filtern.',
		art: 'schalter',
		vorgabe: true,
		abschnitt: 'karte',
		leser: 'ALLE',
	},
	bewerbungShowDatenschutzMenuItem: {
		bezeichnung: 'Datenschutz im Menü',
		art: 'schalter',
		vorgabe: true,
		abschnitt: 'karte',
		leser: 'ALLE',
	},
	bewerbungShowImpressumMenuItem: {
		bezeichnung: 'Impressum im Menü',
		art: 'schalter',
		vorgabe: true,
		abschnitt: 'karte',
		leser: 'ALLE',
	},
	isPlatzzahlOeffentlich: {
		bezeichnung: 'Zahl der freien Plätze nach außen nennen',
		hilfe: 'Für freiwillig-ja und andere, die Ihre Stellen abrufen. Sonst erfahren sie nur, ob Plätze frei sind.',
		art: 'schalter',
		abschnitt: 'karte',
	},
	freiwilligJaReferrerHeadline: {
		bezeichnung: 'Überschrift für Gäste von freiwillig-ja',
		art: 'text',
		max: 100,
		abschnitt: 'karte',
		leser: 'ALLE',
	},
	freiwilligJaReferrerText: {
		bezeichnung: 'Text für Gäste von freiwillig-ja',
		hilfe: 'Sehen nur Gäste, die über die Plattform kommen.',
		art: 'absatz',
		max: 500,
		abschnitt: 'karte',
		leser: 'ALLE',
	},
	bewerbungShowIsUsingSignal: {
		bezeichnung: 'Nach Signal fragen',
		art: 'schalter',
		abschnitt: 'fragen',
		leser: 'ALLE',
	},
	bewerbungShowIsUsingWhatsapp: {
		bezeichnung: 'Nach WhatsApp fragen',
		art: 'schalter',
		abschnitt: 'fragen',
		leser: 'ALLE',
	},
	bewerbungIsAbfrageWohnraumunterstuetzung: {
		bezeichnung: 'Nach Unterstützung bei der Wohnungssuche fragen',
		art: 'schalter',
		abschnitt: 'fragen',
		leser: 'ALLE',
	},
	bewerbungIsProfilbild: { bezeichnung: 'Profilbild hochladen', art: 'schalter', abschnitt: 'fragen', leser: 'ALLE' },
	freiwilligenSichtbarkeitMode: {
		bezeichnung: 'Welche Freiwilligen Einsatzstellen sehen',
		art: 'auswahl',
		werte: { EIGENE: 'nur die eigenen', EIGENE_UND_POOL: 'die eigenen und den Pool', ALLE: 'alle' },
		wahlhilfe: {
			EIGENE: 'wer sich bei ihnen bewirbt oder dort dient',
			EIGENE_UND_POOL: 'dazu alle ohne offene Bewerbung',
			ALLE: 'auch Bewerbungen bei anderen Einsatzstellen',
		},
		immer: true,
		vorgabe: 'EIGENE',
		abschnitt: 'sicht',
		leser: 'PERSONAL',
	},
	festlegungDienstartAbStatus: {
		bezeichnung: 'Dienstart steht fest',
		art: 'zahlauswahl',
		werte: { 2000: 'mit der Bewerbung', 2100: 'mit dem ersten Kontakt', 2500: 'mit der Vertragsverhandlung' },
		wahlhilfe: {
			2000: 'Bewerberinnen und Bewerber müssen eine wählen.',
			2100: 'Wer den Kontakt aufnimmt, muss eine wählen.',
			2500: 'Spätestens vor der Verhandlung muss sie feststehen.',
		},
		immer: true,
		vorgabe: 2500,
		abschnitt: 'dienstart',
		leser: 'ALLE',
	},
	isFestlegungDienstartSportjugend: {
		bezeichnung: 'Nur der Träger legt die Dienstart fest',
		hilfe: 'Einsatzstellen können sie dann nicht ändern.',
		art: 'schalter',
		abschnitt: 'dienstart',
		leser: 'PERSONAL',
	},
	einigungFelderEinsatzstelle: {
		bezeichnung: 'Vertragsfelder, die Einsatzstellen aushandeln',
		hilfe: 'Beginn und Ende handelt die Einsatzstelle immer aus.',
		art: 'eigen',
		vorgabe: ['vertragsbeginn', 'vertragsende', 'wochenstunden', 'urlaubstage', 'unterkunft', 'verpflegung'],
		fakt: true,
		abschnitt: 'einigung',
		leser: 'PERSONAL',
	},
	urlaubstageStandard: {
		bezeichnung: 'Urlaubstage',
		hilfe: 'Gelten, wo der Zyklus nichts anderes sagt; je zwölf Monate.',
		art: 'zahl',
		min: 0,
		max: 60,
		immer: true,
		vorgabe: 26,
		einheit: 'Tage',
		abschnitt: 'einigung',
		leser: 'PERSONAL',
	},
	vertragsnummerModus: {
		bezeichnung: 'Vergabe',
		art: 'auswahl',
		werte: { AUS: 'von Hand', GLOBAL: 'eine Nummernfolge', PREFIX: 'je Dienstart und Zyklus' },
		wahlhilfe: {
			AUS: 'Vor dem Abschluss trägt der Träger eine Nummer ein.',
			GLOBAL: 'Alle Verträge bekommen Nummern aus einer gemeinsamen Folge, mit Vorsatz.',
			PREFIX: 'Kürzel der Dienstart und Jahr des Zyklus stehen vor der Nummer.',
		},
		immer: true,
		vorgabe: 'AUS',
		abschnitt: 'vertragsnummern',
		leser: 'PERSONAL',
	},
	// A fact, as every number given with it is.
	vertragsnummerPrefix: {
		bezeichnung: 'Vorsatz',
		art: 'text',
		regel: 'VERTRAGSVORSATZ',
		fakt: true,
		abschnitt: 'vertragsnummern',
		leser: 'PERSONAL',
	},
	// Of the one sequence for all: numbers below it are not given.
	vertragsnummerNaechste: {
		bezeichnung: 'Nächste Nummer',
		hilfe: 'Nummern werden nie zweimal vergeben, deshalb geht es nur aufwärts.',
		art: 'zahl',
		min: 1,
		max: 999_999_999,
		immer: true,
		vorgabe: 1,
		abschnitt: 'vertragsnummern',
	},
	gruppierungAttribut1Bezeichnung: {
		bezeichnung: 'Erstes Gruppierungsmerkmal',
		hilfe: 'Die Werte dazu stehen unter Stammdaten.',
		art: 'text',
		max: 50,
		immer: true,
		vorgabe: GRUPPIERUNG.attribut1ID,
		abschnitt: 'bezeichnungen',
		leser: 'PERSONAL',
	},
	gruppierungAttribut2Bezeichnung: {
		bezeichnung: 'Zweites Gruppierungsmerkmal',
		hilfe: 'Die Werte dazu stehen unter Stammdaten.',
		art: 'text',
		max: 50,
		immer: true,
		vorgabe: GRUPPIERUNG.attribut2ID,
		abschnitt: 'bezeichnungen',
		leser: 'PERSONAL',
	},
	// An empty label hides the field.
	freieFelderBezeichnung: {
		bezeichnung: 'Freie Felder',
		art: 'eigen',
		vorgabe: ['', '', '', '', ''],
		abschnitt: 'bezeichnungen',
		leser: 'ALLE',
	},
	// What each of them is and who reads it, by the same places.
	freieFelder: {
		bezeichnung: 'Art und Rechte der freien Felder',
		art: 'eigen',
		vorgabe: FREIE_FELDER.map(() => STANDARD_FREIES_FELD),
		abschnitt: 'bezeichnungen',
		leser: 'ANGEMELDET',
	},
	isSeminarverwaltungEnabled: {
		bezeichnung: 'Seminarverwaltung',
		hilfe: 'Aus: Menüs und Seiten der Seminare verschwinden, Pflichttage bleiben sichtbar.',
		art: 'schalter',
		vorgabe: true,
		abschnitt: 'seminarverwaltung',
		leser: 'ANGEMELDET',
	},
	isSeminareinteilungAbEinigung: {
		bezeichnung: 'Einteilung ab der Vertragseinigung',
		hilfe: 'Sonst erst ab dem Vertragsabschluss.',
		art: 'schalter',
		vorgabe: true,
		abschnitt: 'seminarverwaltung',
	},
	nachrueckFrist: {
		bezeichnung: 'Antwortfrist für Nachrückende',
		hilfe:
			'So lange ist ein frei gewordener Seminarplatz für die erste Person der Warteliste reserviert; kurz vor dem Seminar höchstens 12 Stunden.',
		art: 'zahl',
		min: 1,
		max: 168,
		immer: true,
		vorgabe: 48,
		einheit: 'Stunden',
		abschnitt: 'seminarverwaltung',
	},
	seminardatenMonate: {
		bezeichnung: 'Essen und Räume nach einem Seminar',
		hilfe:
			'So viele Monate nach dem letzten Tag werden die Angaben zu Essen, Allergien und Räumen beim Seminar gelöscht. Die eigenen Angaben der Freiwilligen bleiben davon unberührt.',
		art: 'zahl',
		min: 1,
		max: 13,
		immer: true,
		vorgabe: 3,
		einheit: 'Monate',
		abschnitt: 'seminarverwaltung',
	},
	mahnungGracePeriod: {
		bezeichnung: 'Schonfrist',
		hilfe: 'So viele Tage nach der Anforderung kommt die erste Mahnung.',
		art: 'zahl',
		min: 0,
		max: 90,
		immer: true,
		vorgabe: 10,
		einheit: 'Tage',
		abschnitt: 'mahnungen',
	},
	dokumentMahnungInterval: {
		bezeichnung: 'Abstand zwischen Mahnungen',
		hilfe: 'So viele Tage liegen zwischen zwei Mahnungen.',
		art: 'zahl',
		min: 1,
		max: 90,
		immer: true,
		vorgabe: 7,
		einheit: 'Tage',
		abschnitt: 'mahnungen',
	},
	bfdErinnerungTage: {
		bezeichnung: 'Erinnerung an BFD-Vereinbarungen',
		hilfe:
			'So viele Tage nach dem Einreichen erinnert die Startseite an eine Vereinbarung ohne Antwort des Bundesamts.',
		art: 'zahl',
		min: 1,
		max: 90,
		immer: true,
		vorgabe: 21,
		einheit: 'Tage',
		abschnitt: 'mahnungen',
	},
	zeugnisFrist: {
		bezeichnung: 'Frist für Zeugnisse',
		hilfe: 'So viele Tage nach dem Ende des Dienstes soll ein Zeugnis fertig sein. Danach steht es als überfällig da.',
		art: 'zahl',
		min: 1,
		max: 180,
		immer: true,
		vorgabe: 28,
		einheit: 'Tage',
		abschnitt: 'mahnungen',
	},
	bescheinigungFrist: {
		bezeichnung: 'Frist für Bescheinigungen',
		hilfe:
			'So viele Tage nach dem Dienstende soll die Bescheinigung ausgestellt sein. Danach zeigen die Startseite und die Seite „Bescheinigungen“ sie als überfällig.',
		art: 'zahl',
		min: 0,
		max: 180,
		immer: true,
		vorgabe: 14,
		einheit: 'Tage',
		abschnitt: 'mahnungen',
	},
	isMahnungMailversand: {
		bezeichnung: 'Mahnungen per E-Mail senden',
		hilfe: 'Aus: Mahnungen werden nur gezählt und stehen im Mahnwesen.',
		art: 'schalter',
		abschnitt: 'mahnungen',
	},
	isSeminaranmeldungHinweis: {
		bezeichnung: 'Hinweis in der Seminarplanung',
		art: 'schalter',
		abschnitt: 'anmeldung',
		leser: 'ANGEMELDET',
	},
	seminaranmeldungHinweisText: {
		bezeichnung: 'Text des Hinweises zur Anmeldung',
		art: 'absatz',
		max: 500,
		abschnitt: 'anmeldung',
		leser: 'ANGEMELDET',
	},
	seminaranmeldungHinweisUrl: {
		bezeichnung: 'Link des Hinweises zur Anmeldung',
		hilfe: 'Beginnt mit https://.',
		art: 'text',
		regel: 'LINK',
		abschnitt: 'anmeldung',
		leser: 'ANGEMELDET',
	},
	einleitungSeminarnachweis: {
		bezeichnung: 'Einleitung des Seminarnachweises',
		hilfe: 'Steht über den Seminaren, höchstens 4000 Zeichen.',
		art: 'gestaltet',
		max: 4000,
		abschnitt: 'nachweis',
	},
	schlussSeminarnachweis: {
		bezeichnung: 'Schluss des Seminarnachweises',
		hilfe: 'Steht unter den Seminaren, höchstens 4000 Zeichen.',
		art: 'gestaltet',
		max: 4000,
		abschnitt: 'nachweis',
	},
	seminarnachweisunterschrift: {
		bezeichnung: 'Unterschrift auf Seminarnachweisen',
		art: 'bild',
		abschnitt: 'nachweis',
	},
	previewZyklusStart: { bezeichnung: 'Funktion: Vorschau beim Zyklusstart', art: 'schalter', vorgabe: true },
	buchhaltungExport: { bezeichnung: 'Funktion: Export für die Buchhaltung', art: 'schalter' },
	hsjMigration: { bezeichnung: 'Funktion: Übernahme von Personen', art: 'schalter' },
	api: { bezeichnung: 'Funktion: API-Schlüssel', art: 'schalter' },
	// Contracts are signed in the portal.
	pdfSignatures: { bezeichnung: 'Funktion: Elektronische Unterschrift', art: 'schalter', vorgabe: true },
} as const satisfies Readonly<Record<string, Parameterangaben>>;

type Felder = typeof FELDER;
export type Parameterfeld = keyof Felder;

export const PARAMETERFELDER: { readonly [F in Parameterfeld]: Felder[F] & Parametermerkmale } = FELDER;
export const PARAMETERFELDNAMEN: readonly Parameterfeld[] = feldnamen(FELDER);

/** Names of those whose declaration says this. */
export type ParameterMit<Angabe> = { [F in Parameterfeld]: Felder[F] extends Angabe ? F : never }[Parameterfeld];
/** Those of the page. */
export type Seitenparameter = ParameterMit<{ abschnitt: Abschnitt }>;

interface Eigene {
	readonly einigungFelderEinsatzstelle: readonly Einigungsfeld[];
	readonly freieFelderBezeichnung: readonly string[];
	readonly freieFelder: readonly FreiesFeld[];
}

export type ParameterFelder = {
	readonly [F in Parameterfeld]: F extends keyof Eigene ? Eigene[F] : Stammwert<Felder[F]>;
};

/** Declarations of those that have a shape like other fields. */
export const EINFACHE = Object.fromEntries(
	Object.entries(FELDER).filter(([, { art }]) => art !== 'eigen'),
) as unknown as Omit<Felder, keyof Eigene>;
