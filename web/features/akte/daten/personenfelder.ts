import type { Personenfeld } from '#domain/akte/personendaten.ts';
import { AUSWAHL } from '#domain/felder/auswahl.ts';
import { FREIE_FELDER as FREIE } from '#domain/felder/freie-felder.ts';
import { hinweisSozialversicherungsnummer } from '#domain/felder/kennziffern.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { monatsname } from '../../../client/datumsworte.ts';
import { DATEN } from '../../../texte/akte-daten.ts';

export interface Feld {
	feld: Personenfeld;
	art:
		| 'text'
		| 'absatz'
		| 'tag'
		| 'monat'
		| 'zahl'
		| 'auswahl'
		| 'janein'
		| 'land'
		| 'dienstart'
		| 'iban'
		| 'liste'
		| 'listen'
		| 'bild'
		/** As the tenant has made it. */
		| 'frei';
}

export interface Feldgruppe {
	titel: string;
	felder: readonly Feld[];
}

const felder = (art: Feld['art'], ...namen: Personenfeld[]): Feld[] => namen.map((feld) => ({ feld, art }));

export const NAME: Feldgruppe = {
	titel: DATEN.name,
	felder: [
		...felder('text', 'anrede'),
		...felder('liste', 'titelID'),
		...felder('text', 'vorname', 'nachname', 'geburtsname'),
		...felder('auswahl', 'geschlecht'),
		...felder('tag', 'geburtsdatum'),
		...felder('text', 'geburtsort'),
		...felder('land', 'geburtslandID', 'staatsangehoerigkeitID'),
	],
};

export const BILD: Feldgruppe = { titel: DATEN.bild, felder: felder('bild', 'profilbildUploadID') };

export const KONTAKT: Feldgruppe = {
	titel: DATEN.kontakt,
	felder: [...felder('text', 'email', 'mobil', 'telefon'), ...felder('janein', 'isSignal', 'isWhatsapp')],
};

export const ANSCHRIFT: Feldgruppe = {
	titel: DATEN.anschrift,
	felder: [...felder('text', 'strasse', 'hausnummer', 'adresszusatz', 'plz', 'ort'), ...felder('land', 'landID')],
};

export const WUNSCH: Feldgruppe = {
	titel: DATEN.wunsch,
	felder: [
		...felder('dienstart', 'dienstartWunschID'),
		...felder('listen', 'sportartIDs', 'taetigkeitsfeldIDs'),
		...felder('monat', 'gewuenschterBeginn'),
		...felder('zahl', 'gewuenschteDauerMonate'),
		...felder('janein', 'isWohnraumunterstuetzung'),
		...felder('absatz', 'motivation'),
	],
};

/** What somebody brings from school and training. */
export const SCHULE: readonly Feld[] = felder('liste', 'schulabschlussID', 'ausbildungID');

export const WEITERE: readonly Feldgruppe[] = [
	{
		titel: DATEN.alltag,
		felder: [
			...felder('auswahl', 'ernaehrung'),
			...felder('absatz', 'allergien'),
			...felder('auswahl', 'tshirtGroesse'),
		],
	},
	{
		titel: DATEN.schule,
		felder: [
			...SCHULE,
			...felder('text', 'aktuelleTaetigkeit'),
			...felder('tag', 'schulpflichtErfuelltZum'),
			...felder('janein', 'isVordienst'),
			...felder('text', 'vordienstDienstart'),
			...felder('tag', 'vordienstVon', 'vordienstBis'),
			...felder('text', 'vordienstTraeger'),
		],
	},
	{
		titel: DATEN.einwilligungen,
		felder: [
			...felder('janein', 'isBildrechte', 'isSchwimmfaehigkeit', 'isRettungsschwimmabzeichen'),
			...felder('auswahl', 'rettungsschwimmStufe'),
			...felder('tag', 'fuehrungszeugnisEingesehenAm', 'fuehrungszeugnisDatum'),
			...felder('janein', 'isEinschlaegigVerurteilt'),
			...felder('janein', 'masernschutzNachgewiesen'),
			...felder('tag', 'erstuntersuchungDatum'),
		],
	},
	{
		titel: DATEN.dienst,
		felder: [
			...felder('text', 'bfdKennung'),
			...felder('janein', 'isLizenzAnmeldung'),
			...felder('tag', 'ausweisBeantragtAm'),
		],
	},
];

export const GESCHUETZT: Feldgruppe = {
	titel: DATEN.geschuetzt,
	felder: [
		...felder('auswahl', 'konfession', 'familienstand'),
		...felder('zahl', 'anzahlKinder'),
		...felder('janein', 'isSchwerbehinderung'),
		...felder('zahl', 'schwerbehinderungGrad'),
		...felder(
			'text',
			'steuerID',
			'finanzamt',
			'sozialversicherungsnummer',
			'krankenkasse',
			'krankenversichertennummer',
		),
		...felder('auswahl', 'krankenversicherungsart'),
	],
};

export const BANK: Feldgruppe = {
	titel: DATEN.bank,
	felder: [...felder('text', 'kontoinhaber'), ...felder('iban', 'iban'), ...felder('text', 'bic', 'bankname')],
};

export const FREIE_FELDER = felder('frei', ...FREIE);

/** Every field by its name. */
export const ALLE_FELDER: ReadonlyMap<string, Feld> = new Map(
	[
		...[NAME, BILD, KONTAKT, ANSCHRIFT, WUNSCH, ...WEITERE, GESCHUETZT, BANK].flatMap((gruppe) => gruppe.felder),
		...FREIE_FELDER,
	].map((feld) => [feld.feld, feld]),
);

export type Personenwert = string | number | boolean | readonly string[] | null | undefined;

/** Names of what a field refers to by id. */
export interface Feldnamen {
	land: (id: string) => string;
	dienstart: (id: string) => string;
	/** Of a selection list. */
	eintrag: (id: string) => string;
}

export const auswahlVon = (feld: string): Readonly<Record<string, string>> =>
	(AUSWAHL as Readonly<Record<string, Readonly<Record<string, string>>>>)[feld] ?? {};

/** A value as a person reads it; null: empty. */
export function personentext({ feld, art }: Feld, wert: Personenwert, namen: Feldnamen): string | null {
	if (wert === null || wert === undefined || wert === '') return null;
	if (typeof wert === 'boolean') return wert ? DATEN.ja : DATEN.nein;
	if (typeof wert === 'object') return wert.map(namen.eintrag).join(', ') || null;
	const text = String(wert);
	switch (art) {
		case 'tag':
			return formatDatum(text);
		case 'monat':
			return monatsname(text);
		case 'auswahl':
			return auswahlVon(feld)[text] ?? text;
		case 'land':
			return namen.land(text);
		case 'dienstart':
			return namen.dienstart(text);
		case 'bild':
			return DATEN.vorhanden;
		case 'liste':
			return namen.eintrag(text);
		case 'iban':
			return text.replace(/(.{4})(?=.)/g, '$1 ');
		case 'frei':
			return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDatum(text) : text;
		default:
			return text;
	}
}

/** What is worth a second look though it is accepted; null: nothing. */
export const hinweisZu = (feld: string, text: string, geburtsdatum?: string | null): string | null =>
	feld === 'sozialversicherungsnummer'
		? hinweisSozialversicherungsnummer(text.replace(/\s/g, '').toUpperCase(), geburtsdatum)
		: null;
