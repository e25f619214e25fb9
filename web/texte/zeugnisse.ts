import type { Zeugnisstand } from '#domain/akte/zeugnis/stand.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import type { Zeugnisfeld, Zeugnisumfang } from '#domain/zeugnis/texte.ts';

/** The list, and the workshop in which one of them is written. */
export const ZEUGNISSE = {
	titel: 'Zeugnisse',
	suche: 'Name oder Ort',
	leer: 'In diesem Zyklus ist noch kein Zeugnis zu schreiben.',
	titelVon: (name: string) => `Zeugnis: ${name}`,
	angaben: {
		dienst: 'Dienst',
		ort: 'Einsatzort',
		umfang: 'Umfang',
		frist: 'Frist',
		stand: 'Stand',
		ausstellung: 'Stellt aus',
	},
	stelltAus: { TRAEGER: 'Träger, die Einsatzstelle wirkt mit', EINSATZSTELLE: 'Einsatzstelle' },
	vonBis: (von: string, bis: string) => `${von} bis ${bis}`,
	felder: {
		taetigkeiten: 'Was zu den Aufgaben gehörte.',
		merkmale: 'Was im Dienst gelernt wurde und im Beruf hilft. Darf leer bleiben.',
		leistung: 'Wie die Arbeit getan wurde.',
		verhalten: 'Wie der Umgang mit anderen war.',
	} satisfies Record<Zeugnisfeld, string>,
	vorschlag: 'Aus den Tätigkeitsfeldern übernehmen',
	aussagen: 'Aussagen wählen',
	aussagenHilfe: 'Eine gewählte Aussage steht im Text und lässt sich dort ändern. Bitte nur sagen, was zutrifft.',
	speichern: 'Speichern und ansehen',
	gespeichert: 'Das Zeugnis ist gespeichert.',
	weitergeben: 'An den Träger geben',
	weitergegeben: 'Das Zeugnis liegt jetzt beim Träger.',
	freigeben: 'Freigeben',
	alleFreigeben: 'Freigeben …',
	freigabeTitel: (n: number) => (n === 1 ? '1 Zeugnis freigeben' : `${formatZahl(n, 0)} Zeugnisse freigeben`),
	freigabeText:
		'Freigegeben wird, was beim Träger liegt und vollständig ist. Danach stellt das Portal die Zeugnisse aus und bittet um die Unterschriften. Was nicht ging, steht mit dem Grund im Bericht.',
	freigegeben: 'Das Zeugnis ist freigegeben und wird ausgestellt.',
	zurueckgeben: 'Zurück an die Stelle',
	zurueckgegeben: 'Das Zeugnis liegt wieder bei der Einsatzstelle.',
	wasFehlt: 'Was noch zu tun ist',
	lassen: 'So lassen',
	gelassen: 'Das Zeugnis bleibt, wie es ist.',
	warum: 'Warum es so bleibt',
	abbrechen: 'Abbrechen',
	verlangen: 'Zeugnis beginnen',
	begonnen: 'Die Einsatzstelle ist um ihren Beitrag gebeten.',
	umfang: 'Worüber es etwas sagt',
	umfaenge: {
		EINFACH: 'Art und Dauer des Dienstes',
		ERWEITERT: 'auch Leistung und Verhalten',
	} satisfies Record<Zeugnisumfang, string>,
	ansicht: 'So wird es aussehen',
	ohneAnsicht: 'Die Ansicht erscheint, sobald das Zeugnis begonnen ist.',
	dokument: 'Zum Dokument: zurückziehen oder herunterladen',
	hinweis: 'Der Träger bittet um eine Ergänzung',
	berichtigung: 'Die freiwillige Person bittet um eine Berichtigung',
	nurLesen: {
		TRAEGER: 'Das Zeugnis liegt beim Träger.',
		BERICHTIGUNG: 'Das Zeugnis liegt beim Träger.',
		AUSSTELLUNG: 'Das Zeugnis wird gerade ausgestellt.',
		UNTERSCHRIFT: 'Das Zeugnis ist ausgestellt und wird unterschrieben.',
		FERTIG: 'Das Zeugnis ist fertig.',
		NICHT_VERLANGT: 'Das Zeugnis ist noch nicht begonnen.',
		STELLE: '',
	} satisfies Record<Zeugnisstand, string>,
} as const;

/** What a volunteer reads of it beside the contract. */
export const MEIN_ZEUGNIS = {
	titel: 'Mein Zeugnis',
	text: {
		NICHT_VERLANGT: 'Sie können ein Zeugnis verlangen. Wir bitten dann Ihre Einsatzstelle per E-Mail um ihren Beitrag.',
		STELLE: 'Ihre Einsatzstelle schreibt gerade daran.',
		TRAEGER: 'Ihr Träger prüft es gerade.',
		BERICHTIGUNG: 'Ihre Bitte um Berichtigung liegt beim Träger.',
		AUSSTELLUNG: 'Es wird gerade ausgestellt.',
		UNTERSCHRIFT: 'Es ist ausgestellt und wird unterschrieben. Sie finden es unter „Meine Dokumente“.',
		FERTIG: 'Es ist fertig. Sie finden es unter „Meine Dokumente“.',
	} satisfies Record<Zeugnisstand, string>,
	bis: (tag: string) => `Es soll bis zum ${tag} fertig sein.`,
	verlangen: {
		EINFACH: 'Zeugnis über Art und Dauer verlangen',
		ERWEITERT: 'Zeugnis auch über Leistung und Verhalten verlangen',
	} satisfies Record<Zeugnisumfang, string>,
	verlangt: 'Ihr Zeugnis ist verlangt.',
	berichtigen: 'Um Berichtigung bitten',
	wasFalschIst: 'Was soll berichtigt werden?',
	senden: 'Bitte senden',
	gesendet: 'Ihre Bitte liegt beim Träger.',
	abbrechen: 'Abbrechen',
	antwort: 'Antwort des Trägers',
} as const;
