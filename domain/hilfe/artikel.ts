/**
 * The articles of the help, by task; their texts lie in docs/hilfe/<slug>.md. Every page and every rule has one
 * (integrations.md §4), which its test checks.
 */

import { ABLEHNUNGEN } from '../ablehnungen.ts';

export const HILFEGRUPPEN = {
	bewerbungen: 'Bewerbungen',
	vertraege: 'Verträge und Unterschriften',
	dokumente: 'Dokumente',
	plaetze: 'Plätze und Einsatzstellen',
	seminare: 'Seminare',
	geld: 'Geld',
	system: 'Einrichten und verwalten',
	eigenes: 'Eigener Zugang und eigene Bewerbung',
} as const;
export type Hilfegruppe = keyof typeof HILFEGRUPPEN;

/** Whom an article is written for; nothing in it is secret. */
type Leser = 'FREIWILLIGE' | 'EINSATZSTELLE' | 'TRAEGER' | 'ADMINISTRATION';

export interface Hilfeartikel {
	readonly slug: string;
	readonly titel: string;
	readonly gruppe: Hilfegruppe;
	readonly fuer: readonly Leser[];
	/** Addresses of pages as the router writes them, those below them aside. */
	readonly seiten: readonly string[];
	/** Codes of rules, as a refusal names them. */
	readonly regeln: readonly string[];
	/** Slugs. */
	readonly verwandt: readonly string[];
}

const FREIWILLIGE = ['FREIWILLIGE'] as const;
const PERSONAL = ['EINSATZSTELLE', 'TRAEGER'] as const;
const TRAEGER = ['TRAEGER'] as const;
const ADMINISTRATION = ['ADMINISTRATION'] as const;
const ALLE = ['FREIWILLIGE', 'EINSATZSTELLE', 'TRAEGER'] as const;

interface Bezug {
	readonly seiten?: readonly string[];
	readonly regeln?: readonly string[];
	readonly verwandt?: readonly string[];
}

const artikel =
	(gruppe: Hilfegruppe) =>
	(slug: string, titel: string, fuer: readonly Leser[], bezug: Bezug = {}): Hilfeartikel => ({
		slug,
		titel,
		gruppe,
		fuer,
		seiten: [],
		regeln: [],
		verwandt: [],
		...bezug,
	});

const bewerbungen = artikel('bewerbungen');
const vertraege = artikel('vertraege');
const dokumente = artikel('dokumente');
const plaetze = artikel('plaetze');
const seminare = artikel('seminare');
const geld = artikel('geld');
const system = artikel('system');
const eigenes = artikel('eigenes');

/** In the order of the contents. */
export const HILFEARTIKEL: readonly Hilfeartikel[] = [
	bewerbungen('start', 'Was auf der Startseite steht', ALLE, { seiten: ['/admin'], verwandt: ['bewerbungen-liste'] }),
	bewerbungen('bewerbungen-liste', 'Mit Listen und Ansichten arbeiten', PERSONAL, {
		seiten: ['/admin/bewerbungen', '/admin/freiwillige', '/admin/pool'],
		verwandt: ['erster-kontakt', 'sammelaktionen'],
	}),
	bewerbungen('akte', 'Eine Akte lesen', PERSONAL, {
		seiten: [
			'/admin/freiwillige/$id',
			'/admin/freiwillige/$id/betreuer',
			'/admin/freiwillige/$id/daten',
			'/admin/freiwillige/$id/daten/weitere',
			'/admin/freiwillige/$id/daten/frei',
			'/admin/freiwillige/$id/erweitert',
		],
		verwandt: ['stand-am', 'bewerbungen-liste'],
	}),
	bewerbungen('stand-am', 'Nachsehen, was an einem Tag galt', PERSONAL, {
		seiten: [
			'/admin/freiwillige/$id/stand',
			'/admin/freiwillige/$id/verlauf',
			'/admin/adressen/$id/stand',
			'/admin/adressen/$id/verlauf',
		],
		verwandt: ['akte'],
	}),
	bewerbungen('bewerbung-anlegen', 'Jemanden selbst erfassen', PERSONAL, {
		seiten: ['/admin/freiwillige/neu'],
		regeln: ['G23', 'G24'],
		verwandt: ['bewerbungsphase', 'vorschlag'],
	}),
	bewerbungen('bewerbungsphase', 'Warum ist keine neue Bewerbung möglich?', ALLE, {
		regeln: ['G02', 'G03', 'G36'],
		verwandt: ['bewerbung-anlegen', 'zyklen'],
	}),
	bewerbungen('erster-kontakt', 'Ersten Kontakt aufnehmen', PERSONAL, {
		regeln: ['G07', 'G08'],
		verwandt: ['verhandlung', 'ablehnen', 'videogespraeche'],
	}),
	bewerbungen('videogespraeche', 'Videogespräche vereinbaren', ALLE, {
		verwandt: ['erster-kontakt', 'videodienst'],
	}),
	bewerbungen('vorschlag', 'Eine Stelle vorschlagen oder jemanden einladen', PERSONAL, {
		regeln: ['G29', 'G30'],
		verwandt: ['erster-kontakt', 'betreuung'],
	}),
	bewerbungen('verhandlung', 'Verhandlung beginnen', PERSONAL, { verwandt: ['erster-kontakt', 'einigung'] }),
	bewerbungen('einigung', 'Vertragseinigung erzielen', PERSONAL, {
		regeln: ['G14', 'G21'],
		verwandt: ['verhandlung', 'vertragsdaten', 'kontingente'],
	}),
	bewerbungen('ablehnen', 'Ablehnen, zurückziehen und reaktivieren', ALLE, {
		regeln: ['G18'],
		verwandt: ['erster-kontakt'],
	}),
	bewerbungen('zuruecknehmen', 'Einen Schritt zurücknehmen', ALLE, { verwandt: ['ablehnen', 'schritte', 'mails'] }),
	bewerbungen('schritte', 'Warum geht ein Schritt gerade nicht?', ALLE, {
		seiten: ['/admin/statuswechsel'],
		regeln: ['G22'],
		verwandt: ['pflichtdokumente', 'vertragsdaten'],
	}),
	bewerbungen('eingaben', 'Warum nimmt ein Feld meine Angabe nicht an?', ALLE, { verwandt: ['schritte', 'dateien'] }),
	bewerbungen('gleichzeitig', 'Wenn jemand anderes schneller war', ALLE, { verwandt: ['schritte', 'sammelaktionen'] }),
	bewerbungen('sammelaktionen', 'Vieles auf einmal tun', PERSONAL, {
		seiten: ['/admin/sammelaktionen', '/admin/sammelaktionen/$id'],
		verwandt: ['bewerbungen-liste'],
	}),
	bewerbungen('nachrichten', 'Nachrichten an Freiwillige schreiben', TRAEGER, {
		verwandt: ['sammelaktionen', 'zuruecknehmen', 'mails'],
	}),
	bewerbungen('feldabfragen', 'Angaben vor einem Schritt abfragen', TRAEGER, {
		seiten: ['/admin/feldabfragen'],
		regeln: ['G20'],
		verwandt: ['schritte'],
	}),
	bewerbungen('zykluswechsel', 'In den aktiven Zyklus übernehmen', TRAEGER, {
		regeln: ['G17', 'G25'],
		verwandt: ['zyklen'],
	}),
	bewerbungen('loeschen', 'Daten einer Person löschen', TRAEGER, { regeln: ['G26', 'G27'], verwandt: ['zugriffe'] }),

	vertraege('vertragsdaten', 'Was ein Vertrag braucht', PERSONAL, {
		seiten: ['/admin/freiwillige/$id/vertrag'],
		regeln: ['G10', 'G11', 'G34'],
		verwandt: ['alter', 'unterschrift-fehlt', 'kontingente'],
	}),
	vertraege('alter', 'Alter und Erziehungsberechtigte', PERSONAL, {
		regeln: ['G12', 'G13'],
		verwandt: ['vertragsdaten'],
	}),
	vertraege('betreuung', 'Warum fehlt eine Betreuung?', PERSONAL, {
		regeln: ['G09'],
		verwandt: ['benutzer', 'personen'],
	}),
	vertraege('unterschrift-fehlt', 'Warum fehlt noch eine Unterschrift?', PERSONAL, {
		seiten: ['/admin/unterschriften'],
		regeln: ['G19'],
		verwandt: ['pflichtdokumente', 'alter'],
	}),
	vertraege('bescheinigungen', 'Bescheinigungen ausstellen', TRAEGER, {
		seiten: ['/admin/bescheinigungen'],
		verwandt: ['dienstende', 'abschluss', 'echtheit'],
	}),
	vertraege('dienstantritt', 'Den Dienstantritt eintragen', PERSONAL, { regeln: ['G15'], verwandt: ['dienstende'] }),
	vertraege('dienstende', 'Den Dienst beenden', PERSONAL, {
		regeln: ['G16'],
		verwandt: ['abschluss', 'dienstantritt', 'laeufe'],
	}),
	vertraege('abschluss', 'Eine Akte abschließen', TRAEGER, {
		regeln: ['G33'],
		verwandt: ['dienstende', 'pflichtdokumente'],
	}),

	dokumente('pflichtdokumente', 'Warum fehlt noch ein Dokument?', ALLE, {
		seiten: ['/admin/freiwillige/$id/akte', '/admin/dokumente'],
		regeln: ['G01'],
		verwandt: ['pruefliste', 'mahnwesen', 'dokumentencenter'],
	}),
	dokumente('pruefliste', 'Dokumente prüfen und zurückweisen', TRAEGER, {
		seiten: ['/admin/pruefliste'],
		verwandt: ['pflichtdokumente'],
	}),
	dokumente('zeugnisse', 'Zeugnisse schreiben und freigeben', PERSONAL, {
		seiten: ['/admin/zeugnisse', '/admin/zeugnisse/$id'],
		verwandt: ['dokumentencenter'],
	}),
	dokumente('mahnwesen', 'An fehlende Dokumente erinnern', TRAEGER, {
		seiten: ['/admin/mahnwesen', '/admin/dokumentencenter/$id/mahnwesen'],
		verwandt: ['pflichtdokumente', 'mails'],
	}),
	dokumente('dokumentencenter', 'Dokumente und ihre Vorlagen einrichten', TRAEGER, {
		seiten: ['/admin/dokumentencenter', '/admin/dokumentencenter/$id', '/admin/dokumentencenter/$id/erweitert'],
		verwandt: ['pflichtdokumente', 'unterschrift-fehlt'],
	}),
	dokumente('unterschriftsform', 'In welcher Form wird unterschrieben?', TRAEGER, {
		verwandt: ['dokumentencenter', 'unterschrift-fehlt'],
	}),
	dokumente('pdf-felder', 'Ein PDF-Formular ausfüllen lassen', TRAEGER, {
		seiten: ['/admin/dokumentencenter/$id/felder'],
		verwandt: ['dokumentencenter', 'unterschrift-fehlt'],
	}),
	dokumente('dateien', 'Warum wird eine Datei nicht angenommen?', ALLE, {
		verwandt: ['pflichtdokumente', 'eingaben'],
	}),
	dokumente('echtheit', 'Ist ein Papier echt?', ALLE, {
		verwandt: ['dateien', 'unterschrift-fehlt'],
	}),
	dokumente('downloads', 'Dateien zum Herunterladen bereitstellen', PERSONAL, {
		seiten: ['/admin/downloads', '/admin/adressen/$id/downloads'],
	}),

	plaetze('kontingente', 'Plätze verteilen', PERSONAL, {
		seiten: ['/admin/kontingente'],
		regeln: ['G04', 'G05'],
		verwandt: ['anerkannte-plaetze', 'kontingentabfrage'],
	}),
	plaetze('anerkannte-plaetze', 'Anerkannte Plätze im BFD', PERSONAL, { regeln: ['G06'], verwandt: ['kontingente'] }),
	plaetze('kontingentabfrage', 'Plätze für den nächsten Zyklus anmelden', PERSONAL, {
		seiten: ['/admin/kontingentabfrage'],
		verwandt: ['kontingente'],
	}),
	plaetze('adressen', 'Einsatzstellen und Einsatzorte pflegen', PERSONAL, {
		seiten: [
			'/admin/adressen',
			'/admin/adressen/$id',
			'/admin/adressen/$id/informationen',
			'/admin/adressen/$id/verknuepfung',
			'/admin/adressen/$id/freiwillige',
		],
		regeln: ['G35'],
		verwandt: ['kontingente', 'personen'],
	}),
	plaetze('personen', 'Ansprechpersonen pflegen', PERSONAL, {
		seiten: ['/admin/personen', '/admin/personen/$id'],
		verwandt: ['benutzer', 'adressen'],
	}),

	seminare('seminare', 'Seminare planen und durchführen', PERSONAL, {
		seiten: [
			'/admin/seminare',
			'/admin/seminare/$id',
			'/admin/seminare/$id/teilnehmende',
			'/admin/seminare/$id/teilnehmerliste',
			'/admin/seminare/$id/anwesenheit',
			'/admin/seminare/$id/haus',
			'/admin/freiwillige/$id/seminare',
		],
		verwandt: ['seminargruppen', 'seminartage'],
	}),
	seminare('seminargruppen', 'In eine Seminargruppe einteilen', PERSONAL, {
		seiten: [
			'/admin/seminargruppen',
			'/admin/seminargruppen/vorschlag',
			'/admin/seminargruppen/$id',
			'/admin/seminargruppen/$id/teilnehmende',
			'/admin/seminargruppen/$id/seminare',
		],
		regeln: ['G28'],
		verwandt: ['seminare'],
	}),
	seminare('seminartage', 'Seminartage und Nachweise', PERSONAL, {
		seiten: ['/admin/seminarnachweise'],
		verwandt: ['seminare', 'waechter'],
	}),

	geld('exporte', 'Listen und Dateien herunterladen', TRAEGER, {
		seiten: ['/admin/exporte'],
		regeln: ['G31'],
		verwandt: ['laeufe', 'foerderprogramme'],
	}),
	geld('laeufe', 'Taschengeld und Beiträge als Lauf', ADMINISTRATION, {
		seiten: ['/admin/laeufe', '/admin/laeufe/$id', '/admin/freiwillige/$id/geld', '/admin/adressen/$id/konto'],
		verwandt: ['exporte', 'foerderprogramme'],
	}),
	geld('foerderprogramme', 'Fördermittel abrufen', ADMINISTRATION, {
		seiten: ['/admin/foerderprogramme', '/admin/foerderprogramme/$id'],
		verwandt: ['laeufe', 'waechter'],
	}),
	geld('waechter', 'Geld und Fristen im Blick', TRAEGER, {
		seiten: ['/admin/geld-und-fristen'],
		verwandt: ['foerderprogramme', 'seminartage'],
	}),
	geld('bfd', 'BFD-Vereinbarungen beim Bundesamt', TRAEGER, {
		seiten: ['/admin/bfd-vereinbarungen'],
		verwandt: ['anerkannte-plaetze'],
	}),

	system('einrichten', 'Das Portal einrichten', ADMINISTRATION, {
		seiten: ['/admin/einrichten', '/admin/system/parameter'],
		verwandt: ['zyklen', 'benutzer', 'dokumentencenter'],
	}),
	system('zyklen', 'Zyklen anlegen, starten und abschließen', TRAEGER, {
		seiten: ['/admin/system/zyklen', '/admin/system/zyklen/$id'],
		verwandt: ['zykluswechsel', 'kontingente'],
	}),
	system('stammdaten', 'Stammdaten und Rechtsgrundlagen', TRAEGER, {
		seiten: [
			'/admin/system/stammdaten',
			'/admin/system/stammdaten/dienstart',
			'/admin/system/stammdaten/$art',
			'/admin/recht',
		],
		verwandt: ['vertragsdaten'],
	}),
	system('benutzer', 'Zugänge vergeben', ADMINISTRATION, {
		seiten: [
			'/admin/benutzer',
			'/admin/benutzer/$id',
			'/admin/benutzer/einladungen',
			'/admin/benutzer/beitrittsanfragen',
		],
		regeln: ['G32'],
		verwandt: ['personen', 'zugriffe'],
	}),
	system('mails', 'E-Mails und Texte des Portals', TRAEGER, {
		seiten: [
			'/admin/system/mails',
			'/admin/system/mails/$id',
			'/admin/system/postausgang',
			'/admin/system/postausgang/$id',
			'/admin/system/texte',
		],
		verwandt: ['mahnwesen'],
	}),
	system('rechte', 'Warum darf ich etwas nicht?', ALLE, { verwandt: ['benutzer', 'akte'] }),
	system('zugriffe', 'Nachsehen, wer was eingesehen hat', ADMINISTRATION, {
		seiten: ['/admin/system/zugriffe'],
		verwandt: ['loeschen', 'benutzer'],
	}),
	system('verzeichnis', 'Ein Verzeichnis die Konten führen lassen', ADMINISTRATION, {
		verwandt: ['anbindungen', 'benutzer'],
	}),
	system('anbindungen', 'Andere Programme anbinden', ADMINISTRATION, {
		seiten: [
			'/admin/system/integrationen',
			'/admin/system/integrationen/stellen',
			'/admin/system/api',
			'/admin/system/import',
		],
		verwandt: ['webhooks', 'videodienst', 'verzeichnis', 'adressen'],
	}),
	system('webhooks', 'Änderungen an andere Programme melden', ADMINISTRATION, {
		seiten: ['/admin/system/webhooks'],
		verwandt: ['anbindungen'],
	}),
	system('videodienst-bestellung', 'Räume für Videogespräche auf Bestellung', ADMINISTRATION, {
		verwandt: ['videodienst', 'videogespraeche'],
	}),
	system('videodienst', 'Einen Videodienst eintragen', ADMINISTRATION, {
		verwandt: ['videogespraeche', 'anbindungen'],
	}),
	system('barrierefreiheit', 'Barrierefreiheit: Erklärung und Meldungen', TRAEGER, {
		seiten: ['/admin/barrierefreiheit'],
		verwandt: ['mails'],
	}),
	system('betrieb', 'Ob das Portal läuft', ADMINISTRATION, {
		seiten: ['/admin/system/info', '/admin/_ui'],
		verwandt: ['mails'],
	}),

	eigenes('anmelden', 'Anmelden und das eigene Konto', ALLE, {
		seiten: ['/admin/einstellungen/konto', '/admin/sso'],
		verwandt: ['hilfe'],
	}),
	eigenes('links', 'Warum gilt ein Link nicht mehr?', ALLE, { verwandt: ['anmelden', 'unterschrift-fehlt'] }),
	eigenes('meine-bewerbung', 'Ihre Bewerbungen', FREIWILLIGE, {
		seiten: ['/admin/meine-bewerbungen'],
		verwandt: ['ablehnen', 'bewerbungsphase'],
	}),
	eigenes('meine-daten', 'Ihre Daten', FREIWILLIGE, { seiten: ['/admin/meine-daten'], verwandt: ['anmelden'] }),
	eigenes('meine-dokumente', 'Ihre Dokumente und Unterschriften', FREIWILLIGE, {
		seiten: ['/admin/meine-dokumente'],
		verwandt: ['pflichtdokumente'],
	}),
	eigenes('mein-vertrag', 'Ihr Vertrag', FREIWILLIGE, {
		seiten: ['/admin/mein-vertrag'],
		verwandt: ['meine-dokumente'],
	}),
	eigenes('meine-seminare', 'Ihre Seminare', FREIWILLIGE, { seiten: ['/admin/meine-seminare'] }),
	eigenes('hilfe', 'Hilfe finden und nachfragen', ALLE, {
		seiten: ['/admin/faq', '/admin/docs', '/admin/support', '/changelog'],
		verwandt: ['schritte', 'anmelden'],
	}),
];

export const artikelMit = (slug: string): Hilfeartikel | undefined => HILFEARTIKEL.find((einer) => einer.slug === slug);

/** What explains a refusal by its code: a rule of the guard table or any other. */
export const artikelZurRegel = (code: string): Hilfeartikel | undefined =>
	HILFEARTIKEL.find(({ slug, regeln }) => regeln.includes(code) || ABLEHNUNGEN[slug]?.includes(code));

/** What explains a page, by its address as the router writes it. */
export const artikelZurSeite = (fullPath: string): Hilfeartikel | undefined =>
	HILFEARTIKEL.find(({ seiten }) => seiten.includes(fullPath.replace(/\/$/, '')));
