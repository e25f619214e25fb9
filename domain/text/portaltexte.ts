/** The texts of the portal, and who reads them; how they are written: portaltext.ts. */
import { type Akteur, hatRolle, type Rolle } from '#domain/rollen.ts';

/** Table: Text. */
export const TEXT_LAENGE = 50_000;
export const TEXTKEY = /^[a-z0-9._-]{1,100}$/;

interface Vorgabe {
	/** Where the text stands. */
	readonly titel: string;
	readonly content: string;
	/** Pinned to the start page of this role; nobody else but the Traeger reads it. */
	readonly fuer?: Rolle;
}

/** Pinned information: a text for each role, shown from a day to a day. */
export const ANGEPINNT = {
	FREIWILLIGER: 'angepinnt.freiwillige',
	MA_VEREIN: 'angepinnt.einsatzstellen',
	MA_VERWALTUNG: 'angepinnt.traeger',
} as const satisfies Partial<Record<Rolle, string>>;

/** Texts the portal shows, with the words it comes with. */
export const PORTALTEXTE: Readonly<Record<string, Vorgabe>> = {
	'start.einleitung': {
		titel: 'Startseite: Einleitung',
		content:
			'Ein Freiwilligendienst im Sport ist ein Jahr, in dem Sie sich ausprobieren: im Verein, in der Ganztagsschule oder bei einem Verband.\n\nSuchen Sie auf der Karte einen Einsatzort in Ihrer Nähe und bewerben Sie sich gleich hier.',
	},
	'karte.einleitung': {
		titel: 'Karte: Einleitung',
		content: 'Merken Sie sich Einsatzorte, die Ihnen gefallen. Ihre Merkliste nehmen Sie mit in die Bewerbung.',
	},
	'registrierung.einleitung': {
		titel: 'Bewerbung: Einleitung',
		content:
			'Die Bewerbung dauert etwa zehn Minuten. Sie können jederzeit zurückgehen; erst mit dem Absenden erfahren die Einsatzstellen von Ihnen.',
	},
	'registrierung.datenschutz': {
		titel: 'Bewerbung: Hinweis zum Datenschutz',
		content:
			'Wir verwenden Ihre Angaben, um Ihnen einen Platz zu vermitteln und Ihren Dienst durchzuführen. Einsatzstellen sehen nur, was sie dafür brauchen.',
	},
	datenschutz: {
		titel: 'Datenschutzerklärung',
		content: 'Die Datenschutzerklärung des Trägers ist noch nicht hinterlegt. Bitte wenden Sie sich an den Träger.',
	},
	impressum: {
		titel: 'Impressum',
		content: 'Das Impressum des Trägers ist noch nicht hinterlegt. Bitte wenden Sie sich an den Träger.',
	},
	[ANGEPINNT.FREIWILLIGER]: {
		titel: 'Angepinnte Informationen: Freiwillige',
		content: '',
		fuer: 'FREIWILLIGER',
	},
	[ANGEPINNT.MA_VEREIN]: {
		titel: 'Angepinnte Informationen: Einsatzstellen',
		content: '',
		fuer: 'MA_VEREIN',
	},
	[ANGEPINNT.MA_VERWALTUNG]: {
		titel: 'Angepinnte Informationen: Träger',
		content: '',
		fuer: 'MA_VERWALTUNG',
	},
};

export const istAngepinnt = (key: string): boolean => PORTALTEXTE[key]?.fuer !== undefined;

/** Pinned texts are for their role, and for the Traeger, who writes them all. */
export function liestText(akteur: Akteur, key: string): boolean {
	const fuer = PORTALTEXTE[key]?.fuer;
	return fuer === undefined || schreibtTexte(akteur) || hatRolle(akteur, fuer, true);
}

export const schreibtTexte = (akteur: Akteur): boolean => hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);

/** Days on which a text is shown, both included; null: open on that side. */
export interface Zeiten {
	readonly von: string | null;
	readonly bis: string | null;
}
export const IMMER: Zeiten = { von: null, bis: null };

export const istZeit = ({ von, bis }: Zeiten, heute: string): boolean =>
	(von === null || von <= heute) && (bis === null || heute <= bis);
