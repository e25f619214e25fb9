import { fehlenAngaben } from '#domain/barrierefreiheit/angaben.ts';
import {
	type Einrichtungslage,
	type Einrichtungsschritt,
	fehlendeAngaben,
	type Schrittstand,
} from '#domain/einrichtung/einrichtung.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import { fehlendeRechtstexte } from '#domain/text/rechtstexte.ts';

const zahl = (n: number) => formatZahl(n, 0);
const mit = (n: number, eines: string, viele: string) => `${zahl(n)} ${n === 1 ? eines : viele}`;

interface Schritttext {
	name: string;
	/** Why, in one sentence. */
	warum: string;
	/** What there is by now; empty: nothing yet. */
	ist: (lage: Einrichtungslage) => string;
	/** The button, before and after it is done. */
	tun: string;
	aendern: string;
}

const ANGABE = { mandantAdresse: 'Anschrift', zulassung: 'Zulassung' } as const;

const SCHRITTE: Readonly<Record<Einrichtungsschritt, Schritttext>> = {
	BILD: {
		name: 'Name, Logo und Farben',
		warum: 'So sehen Bewerbende und Einsatzstellen Ihr Portal.',
		ist: (l) => (l.hatEigenesBild ? 'angepasst' : 'wie mitgeliefert'),
		tun: 'Anpassen',
		aendern: 'Ändern',
	},
	ZYKLUS: {
		name: 'Zyklus',
		warum: 'Der Jahrgang, für den man sich bewirbt. Alles Weitere hängt an ihm.',
		ist: ({ zyklus }) => (zyklus ? `${zyklus.bezeichnung}, Beginn ${formatDatum(zyklus.start)}` : 'keiner gestartet'),
		tun: 'Zyklus anlegen',
		aendern: 'Ändern',
	},
	DIENSTARTEN: {
		name: 'Dienstarten',
		warum: 'Sie bestimmen Alter, Dauer, Taschengeld und Seminartage.',
		ist: ({ dienstarten }) => dienstarten.join(', '),
		tun: 'Anlegen',
		aendern: 'Ändern',
	},
	EINSATZSTELLEN: {
		name: 'Einsatzstellen und Einsatzorte',
		warum: 'Ohne Einsatzort im Zyklus gibt es keinen Platz und keine Bewerbung.',
		ist: (l) =>
			l.einsatzorte === l.einsatzorteImZyklus
				? mit(l.einsatzorte, 'Einsatzort', 'Einsatzorte')
				: `${zahl(l.einsatzorteImZyklus)} von ${mit(l.einsatzorte, 'Einsatzort', 'Einsatzorten')} im Zyklus`,
		tun: 'Importieren',
		aendern: 'Ansehen',
	},
	KOORDINATEN: {
		name: 'Koordinaten',
		warum: 'Erst damit steht ein Einsatzort auf der Karte an seiner Stelle. Sie kommen aus der Postleitzahl.',
		ist: (l) => (l.ohneKoordinaten > 0 ? `bei ${zahl(l.ohneKoordinaten)} fehlen sie` : 'alle gesetzt'),
		tun: 'Ermitteln',
		aendern: 'Ansehen',
	},
	PLAETZE: {
		name: 'Plätze je Einsatzort',
		warum: 'Damit niemand mehr Plätze zusagt, als anerkannt sind.',
		ist: (l) => (l.kontingentMode === 'OHNE' ? 'ohne Kontingent' : mit(l.plaetze, 'Platz', 'Plätze')),
		tun: 'Plätze verteilen',
		aendern: 'Ändern',
	},
	RECHTSTEXTE: {
		name: 'Datenschutzerklärung und Impressum',
		warum: 'Ohne beide nimmt das Portal keine Bewerbung an. Bewerbende stimmen der Datenschutzerklärung zu.',
		ist: (l) => {
			const fehlend = fehlendeRechtstexte(l.rechtstexte);
			return fehlend.length > 0 ? `es fehlt: ${fehlend.join(', ')}` : 'beide veröffentlicht';
		},
		tun: 'Schreiben',
		aendern: 'Ändern',
	},
	TRAEGER: {
		name: 'Anschrift und Zulassung',
		warum:
			'Vereinbarungen nennen die Anschrift des Trägers, im FSJ und FÖJ auch seine Zulassung. Ohne sie lassen sie sich nicht veröffentlichen.',
		ist: (l) => {
			const fehlend = fehlendeAngaben(l).map((feld) => ANGABE[feld]);
			return fehlend.length > 0 ? `es fehlt: ${fehlend.join(', ')}` : 'eingetragen';
		},
		tun: 'Eintragen',
		aendern: 'Ändern',
	},
	BARRIEREFREIHEIT: {
		name: 'Erklärung zur Barrierefreiheit',
		warum: 'Sie sagt, ob Sie gesetzlich verpflichtet sind und welche Stelle bei Beschwerden zuständig ist.',
		ist: (l) => (fehlenAngaben(l.barrierefreiheit) ? 'es fehlt: Pflicht oder zuständige Stelle' : 'eingetragen'),
		tun: 'Eintragen',
		aendern: 'Ändern',
	},
	SIGNATURFORM: {
		name: 'Form der Unterschrift festlegen',
		warum:
			'Vereinbarung und Zeugnis verlangt das Gesetz schriftlich. Sie entscheiden je Dokument, wie unterschrieben wird; die Entscheidung und ihr Grund werden festgehalten.',
		ist: (l) =>
			l.ohneSignaturform > 0
				? `bei ${mit(l.ohneSignaturform, 'Dokument', 'Dokumenten')} nicht festgelegt`
				: 'für alle festgelegt',
		tun: 'Festlegen',
		aendern: 'Ansehen',
	},
	DOKUMENTE: {
		name: 'Dokumente und Vertrag',
		warum: 'Bitte lesen Sie die Vorlagen, passen Sie sie an und veröffentlichen Sie mindestens die Vereinbarung.',
		ist: (l) =>
			[
				`${zahl(l.dokumenteVeroeffentlicht)} veröffentlicht`,
				l.dokumenteEntwurf > 0 && mit(l.dokumenteEntwurf, 'Entwurf', 'Entwürfe'),
				!l.hatVertragsvorlage && 'keine Vereinbarung',
			]
				.filter(Boolean)
				.join(', '),
		tun: 'Vorlagen prüfen',
		aendern: 'Ändern',
	},
	MAILS: {
		name: 'E-Mails und Absender',
		warum: 'Die Texte sind vorgeschlagen. Antworten gehen an Ihre Adresse.',
		ist: (l) =>
			[l.mailReplyTo ? `Antworten an ${l.mailReplyTo}` : 'keine Antwortadresse', l.mailAbsender]
				.filter(Boolean)
				.join(', Absender '),
		tun: 'Adresse eintragen',
		aendern: 'Ändern',
	},
	KOLLEGEN: {
		name: 'Kolleginnen und Kollegen',
		warum: 'Zu zweit geht es schneller, und niemand ist allein zuständig.',
		ist: (l) => mit(l.beschaeftigte, 'Zugang beim Träger', 'Zugänge beim Träger'),
		tun: 'Einladen',
		aendern: 'Ansehen',
	},
	VERTRAGSNUMMERN: {
		name: 'Vertragsnummern',
		warum:
			'Aus heißt: Nach der letzten Unterschrift tragen Sie jede Nummer von Hand ein, erst dann ist der Vertrag zu.',
		ist: ({ vertragsnummerModus: modus }) =>
			modus === 'AUS' ? 'von Hand' : modus === 'GLOBAL' ? 'fortlaufend' : 'je Dienstart und Zyklus',
		tun: 'Wählen',
		aendern: 'Ändern',
	},
	MOBIL: {
		name: 'Links auf dem Handy',
		warum:
			'Aus heißt: Wer eine Mail des Portals auf dem Handy öffnet, kann dort nicht bestätigen oder unterschreiben und wird an einen Computer verwiesen.',
		ist: (l) => (l.isMobilFuerLinks ? 'auch auf dem Handy' : 'nur am Computer'),
		tun: 'Wählen',
		aendern: 'Ändern',
	},
	OEFFNEN: {
		name: 'Bewerbungen öffnen',
		warum: 'Ab dann sehen Bewerbende Ihre Einsatzorte auf der Karte. Vorher sieht sie niemand.',
		ist: (l) =>
			l.isBewerbungsphase
				? `${mit(l.plaetzeOnline, 'Einsatzort', 'Einsatzorte')} online`
				: 'Bewerbungsphase geschlossen',
		tun: 'Öffnen',
		aendern: 'Ansehen',
	},
};

/** Words of the list a new tenant works through. */
export const EINRICHTEN = {
	titel: 'Einrichten',
	leer: 'Ihr Portal ist noch nicht offen. Die Schritte stehen in einer guten Reihenfolge; Sie können jederzeit aufhören und später weitermachen.',
	offen: 'Bewerbungen können schon kommen. Was hier noch offen ist, können Sie später erledigen.',
	/** A step that belongs before it was left out, or has come undone. */
	offenZuFrueh: 'Bewerbungen können schon kommen. Davor fehlt noch etwas: Bitte holen Sie es bald nach.',
	zu: 'Zurzeit können keine Bewerbungen kommen. Was dafür fehlt, steht beim letzten Schritt.',
	fertig: 'Alles eingerichtet. Ihr Portal ist offen.',
	karte: 'Karte ansehen',
	stand: (erledigt: number, von: number) => `${erledigt} von ${von}`,
	nochMinuten: (n: number) => `noch etwa ${n} Minuten`,
	minuten: (n: number) => (n === 1 ? 'etwa 1 Minute' : `etwa ${n} Minuten`),
	jetzt: 'jetzt dran',
	wort: { ERLEDIGT: 'erledigt', OFFEN: 'offen', WAHL: 'Ihre Wahl', GESPERRT: 'noch gesperrt' } satisfies Record<
		Schrittstand,
		string
	>,
	wartet: (namen: readonly string[]) => `nach: ${namen.join(', ')}`,
	schonOffen: 'schon offen',
	fehltNoch: (namen: readonly string[]) => `es fehlt: ${namen.join(', ')}`,
	schritt: SCHRITTE,
	schonJetzt: 'Das geht schon',
	wege: { freiwillige: 'Freiwillige von Hand erfassen', personen: 'Personen anlegen', texte: 'Eigene Texte schreiben' },
	erfassen: 'Erfassen',
	anlegen: 'Anlegen',
	ansehen: 'Ansehen',
	hilfe: 'Sie kommen nicht weiter?',
	hilfeText: 'Jede Seite hat eine kurze Anleitung hinter dem Fragezeichen.',
	gesperrt: 'Bewerbungen sind noch nicht möglich',
	gesperrtText: 'Es fehlen Datenschutzerklärung oder Impressum. Bis dahin weist das Portal Registrierungen ab.',
	texte: 'Texte öffnen',
	formOffen: 'Form der Unterschrift offen',
	formOffenText: (n: number) =>
		`Bei ${mit(n, 'Dokument', 'Dokumenten')} steht nicht fest, in welcher Form unterschrieben wird. Bitte entscheiden Sie es je Dokument.`,
	dokumente: 'Zu den Dokumenten',
} as const;
