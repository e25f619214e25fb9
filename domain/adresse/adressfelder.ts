/**
 * The fields of an address (table: Adresse), each declared once, in the order of the form: what it holds, who changes
 * and reads it, and its column in the file that is exported and imported.
 */
import { bezeichnungen, feldnamen } from '#domain/felder/feld.ts';
import { ADRESSTYP_BEZEICHNUNG, type Adresstyp } from '#domain/stammdaten/adresstyp.ts';
import { GRUPPIERUNG } from '#domain/stammdaten/gruppierung.ts';
import { type Stammangaben, type Stammwerte, vorgaben } from '#domain/stammdaten/stammfeld.ts';

/** A column of the file. */
interface Dateiangaben {
	/** In the example row of the template. */
	readonly beispiel?: string;
	/** Left out: what the kind of the field says. */
	readonly erklaerung?: string;
	/** Other headings it is known by; case, spaces, punctuation and umlauts don't count anyway. */
	readonly auch?: readonly string[];
}

/** What is said of a field beside what it holds. */
interface Adressmerkmale {
	/** Left out: the file has no such column. */
	readonly datei?: Dateiangaben;
	/** Whoever may see the address reads it; left out: only staff. */
	readonly offen?: true;
	/** Not for programs without the right to sensitive data. */
	readonly sensibel?: true;
	/** A site changes it of its own address: contact, texts, pictures, benefits. */
	readonly stelle?: true;
	/** Set behind the number. */
	readonly einheit?: string;
}

export type Adressangaben = Stammangaben & Adressmerkmale;
type Adresskatalog = Readonly<Record<string, Adressangaben>>;

/** What a place offers. */
const LEISTUNGEN = {
	TASCHENGELD: {
		bezeichnung: 'Taschengeld',
		art: 'euro',
		max: 999_900,
		einheit: '€',
		datei: { beispiel: '450,00', erklaerung: 'in Euro' },
	},
	ARBEITSSTUNDEN: {
		bezeichnung: 'Arbeitsstunden',
		art: 'stunden',
		min: 0,
		max: 480,
		einheit: 'h',
		datei: { beispiel: '38,5', erklaerung: 'in der Woche' },
	},
	URLAUBSTAGE: {
		bezeichnung: 'Urlaubstage',
		art: 'zahl',
		min: 0,
		max: 99,
		einheit: 'Tage',
		datei: { beispiel: '26', erklaerung: 'im Jahr' },
	},
	BILDUNGSTAGE: {
		bezeichnung: 'Bildungstage',
		art: 'zahl',
		min: 0,
		max: 99,
		einheit: 'Tage',
		datei: { beispiel: '25', erklaerung: 'im Jahr' },
	},
	VERPFLEGUNG: { bezeichnung: 'Verpflegung', art: 'schalter', datei: { beispiel: 'nein' } },
	UNTERKUNFT: { bezeichnung: 'Unterkunft', art: 'schalter', datei: { beispiel: 'nein' } },
	ZUSCHUSS_DEUTSCHLANDTICKET: {
		bezeichnung: 'Zuschuss zum Deutschlandticket',
		art: 'schalter',
		datei: { beispiel: 'ja', auch: ['Deutschlandticket'] },
	},
} as const satisfies Adresskatalog;

const FELDER = {
	typ: {
		bezeichnung: 'Typ',
		art: 'auswahl',
		werte: ADRESSTYP_BEZEICHNUNG,
		immer: true,
		vorgabe: 'EINSATZORT',
		offen: true,
		datei: {
			beispiel: 'Einsatzort',
			erklaerung: 'Einsatzstelle oder Einsatzort; ohne Angabe Einsatzstelle',
			auch: ['Art', 'Adresstyp'],
		},
	},
	bezeichnung: {
		bezeichnung: 'Bezeichnung',
		art: 'text',
		max: 100,
		immer: true,
		offen: true,
		datei: {
			beispiel: 'Sporthalle am Park',
			erklaerung: 'Pflicht, höchstens 100 Zeichen',
			auch: ['Name', 'Verein', 'Vereinsname', 'Organisation', 'Einrichtung'],
		},
	},
	kurzname: {
		bezeichnung: 'Kurzname',
		art: 'text',
		max: 30,
		offen: true,
		datei: { beispiel: 'Parkhalle', auch: ['Kurzbezeichnung'] },
	},
	externeNummer: {
		bezeichnung: 'Externe Nummer',
		art: 'text',
		max: 30,
		datei: {
			beispiel: 'E-1001',
			erklaerung: 'Daran wird die Adresse wiedererkannt, sonst an Bezeichnung und Ort',
			auch: ['Ext. Nummer', 'Ext. Nr.', 'Externe Nr.'],
		},
	},
	vkz: {
		bezeichnung: 'Vereinskennziffer',
		art: 'text',
		regel: 'VKZ',
		datei: { beispiel: '65-0207', erklaerung: 'Buchstaben, Ziffern und Bindestriche', auch: ['VKZ'] },
	},
	betriebsnummer: { bezeichnung: 'Betriebsnummer', art: 'text', max: 15, datei: { beispiel: '12345678' } },
	// Of an Einsatzort.
	uebergeordneteID: {
		bezeichnung: 'Einsatzstelle',
		art: 'adresse',
		typ: 'EINSATZSTELLE',
		datei: {
			beispiel: 'SV Musterstadt',
			erklaerung: 'Bezeichnung der Einsatzstelle; Pflicht bei Einsatzorten',
			auch: ['Träger-Einsatzstelle'],
		},
	},
	verbandID: { bezeichnung: 'Verband', art: 'adresse', typ: 'VERBAND', datei: {} },
	sportkreisID: { bezeichnung: 'Sportkreis', art: 'adresse', typ: 'SPORTKREIS', datei: {} },
	strasse: {
		bezeichnung: 'Straße',
		art: 'text',
		max: 100,
		offen: true,
		datei: {
			beispiel: 'Parkweg',
			erklaerung: 'mit oder ohne Hausnummer',
			auch: ['Anschrift', 'Straße und Hausnummer', 'Straße, Hausnr.', 'Straße, Nr.'],
		},
	},
	hausnummer: {
		bezeichnung: 'Hausnummer',
		art: 'text',
		regel: 'HAUSNUMMER',
		offen: true,
		datei: { beispiel: '12a', erklaerung: 'auch 37a-f; darf bei der Straße stehen', auch: ['Hausnr.', 'Nr.'] },
	},
	plz: {
		bezeichnung: 'PLZ',
		art: 'text',
		regel: 'PLZ',
		immer: true,
		offen: true,
		datei: { beispiel: '35578', erklaerung: 'Pflicht', auch: ['Postleitzahl'] },
	},
	ort: {
		bezeichnung: 'Ort',
		art: 'text',
		max: 100,
		immer: true,
		offen: true,
		datei: { beispiel: 'Wetzlar', erklaerung: 'Pflicht', auch: ['Stadt', 'Gemeinde'] },
	},
	landID: {
		bezeichnung: 'Land',
		art: 'land',
		immer: true,
		vorgabe: 'DE',
		datei: { beispiel: 'Deutschland', erklaerung: 'Name oder Kürzel; ohne Angabe Deutschland' },
	},
	lat: {
		bezeichnung: 'Breitengrad',
		art: 'grad',
		max: 90_000_000,
		offen: true,
		datei: { beispiel: '50,5558', auch: ['Lat', 'Breite'] },
	},
	lon: {
		bezeichnung: 'Längengrad',
		art: 'grad',
		max: 180_000_000,
		offen: true,
		datei: { beispiel: '8,5013', auch: ['Lon', 'Lng', 'Länge'] },
	},
	telefon: {
		bezeichnung: 'Telefon',
		art: 'text',
		regel: 'TELEFON',
		offen: true,
		stelle: true,
		datei: { beispiel: '06441 12345', auch: ['Tel.', 'Telefonnummer'] },
	},
	email: {
		bezeichnung: 'E-Mail',
		art: 'text',
		regel: 'EMAIL',
		offen: true,
		stelle: true,
		datei: {
			beispiel: 'halle@sv-musterstadt.example',
			erklaerung: 'Pflicht bei Einsatzstellen',
			auch: ['Mail', 'E-Mail-Adresse'],
		},
	},
	website: {
		bezeichnung: 'Website',
		art: 'text',
		regel: 'WEBSITE',
		offen: true,
		stelle: true,
		datei: {
			beispiel: 'https://sv-musterstadt.example',
			erklaerung: 'beginnt mit https://',
			auch: ['Webseite', 'Homepage', 'URL'],
		},
	},
	beschreibung: {
		bezeichnung: 'Beschreibung',
		art: 'absatz',
		max: 5000,
		offen: true,
		stelle: true,
		datei: { beispiel: 'Verein mit großer Kinderabteilung' },
	},
	taetigkeiten: {
		bezeichnung: 'Tätigkeiten',
		art: 'absatz',
		max: 5000,
		offen: true,
		stelle: true,
		datei: { beispiel: 'Sport mit Kindern' },
	},
	bildUploadIDs: { bezeichnung: 'Bilder', art: 'bilder', offen: true, stelle: true },
	leistungen: { bezeichnung: 'Leistungen', art: 'gruppe', felder: LEISTUNGEN, offen: true, stelle: true },
	dienstartIDs: {
		bezeichnung: 'Dienstarten',
		art: 'listen',
		liste: 'dienstart',
		offen: true,
		datei: { beispiel: 'FSJ', erklaerung: 'mehrere durch Komma; Pflicht bei Einsatzorten', auch: ['Dienstart'] },
	},
	sportartIDs: {
		bezeichnung: 'Sportarten',
		art: 'listen',
		liste: 'sportart',
		offen: true,
		datei: { auch: ['Sportart'] },
	},
	taetigkeitsfeldIDs: {
		bezeichnung: 'Tätigkeitsfelder',
		art: 'listen',
		liste: 'taetigkeitsfeld',
		offen: true,
		datei: { auch: ['Tätigkeitsfeld'] },
	},
	attribut1ID: { bezeichnung: GRUPPIERUNG.attribut1ID, art: 'liste', liste: 'attribut1', datei: {} },
	attribut2ID: { bezeichnung: GRUPPIERUNG.attribut2ID, art: 'liste', liste: 'attribut2', datei: {} },
	mindestalter: {
		bezeichnung: 'Mindestalter',
		art: 'zahl',
		min: 0,
		max: 99,
		einheit: 'Jahre',
		offen: true,
		datei: { beispiel: '16' },
	},
	hoechstalter: {
		bezeichnung: 'Höchstalter',
		art: 'zahl',
		min: 0,
		max: 99,
		einheit: 'Jahre',
		offen: true,
		datei: { beispiel: '26' },
	},
	regulaereVollzeitstunden: {
		bezeichnung: 'Reguläre Vollzeitstunden',
		art: 'stunden',
		min: 200,
		max: 480,
		immer: true,
		vorgabe: 390,
		einheit: 'h',
		datei: { beispiel: '39', auch: ['Vollzeitstunden'] },
	},
	// Payroll is done by the Traeger.
	isBuchhaltungTraeger: {
		bezeichnung: 'Buchhaltung durch den Träger',
		art: 'schalter',
		datei: { beispiel: 'nein', auch: ['Buchhaltung Träger'] },
	},
	// Not on the map for now.
	isWartung: {
		bezeichnung: 'Auf der Karte in Wartung',
		art: 'schalter',
		datei: {
			beispiel: 'nein',
			erklaerung: '„ja“ oder „nein“; in Wartung steht die Adresse nicht auf der Karte',
			auch: ['Wartung'],
		},
	},
	debitor: { bezeichnung: 'Debitor', art: 'text', max: 20, datei: { auch: ['Debitorennummer'] } },
	mandatsreferenz: {
		bezeichnung: 'Mandatsreferenz',
		art: 'text',
		regel: 'MANDATSREFERENZ',
		datei: { erklaerung: 'höchstens 35 Zeichen' },
	},
	mandatsdatum: {
		bezeichnung: 'Mandat unterschrieben am',
		art: 'tag',
		datei: { beispiel: '01.08.2026', erklaerung: 'TT.MM.JJJJ', auch: ['Mandatsdatum'] },
	},
	iban: { bezeichnung: 'IBAN', art: 'iban', sensibel: true, datei: {} },
	bic: { bezeichnung: 'BIC', art: 'text', regel: 'BIC', sensibel: true, datei: {} },
} as const satisfies Adresskatalog;

type Felder = typeof FELDER;
export type Adressfeld = keyof Felder;
export type Leistung = keyof typeof LEISTUNGEN;

export const ADRESSFELDER: { readonly [F in Adressfeld]: Felder[F] & Adressmerkmale } = FELDER;
export const ADRESSFELDNAMEN: readonly Adressfeld[] = feldnamen(FELDER);
export const LEISTUNGSFELDER: { readonly [L in Leistung]: (typeof LEISTUNGEN)[L] & Adressmerkmale } = LEISTUNGEN;
export const LEISTUNGSNAMEN: readonly Leistung[] = feldnamen(LEISTUNGEN);

/** What an address of this type can't do without, beside what none can. */
const PFLICHT_DES_TYPS: Readonly<Partial<Record<Adresstyp, readonly Adressfeld[]>>> = {
	EINSATZSTELLE: ['email'],
	EINSATZORT: ['uebergeordneteID', 'dienstartIDs'],
};

export const pflichtDesTyps = (typ: Adresstyp): readonly Adressfeld[] => PFLICHT_DES_TYPS[typ] ?? [];

/** May the field of an address of this type not be left empty? */
export const istPflicht = (feld: Adressfeld, typ: Adresstyp): boolean =>
	Boolean((ADRESSFELDER[feld] as Adressangaben).immer) || pflichtDesTyps(typ).includes(feld);

/** Recognised places belong to the Kontingent of the Einsatzstelle. */
export type AdresseFelder = Stammwerte<Felder>;
export type Leistungen = AdresseFelder['leistungen'];

export const LEERE_ADRESSE: AdresseFelder = vorgaben(FELDER);

export const ADRESSE_BEZEICHNUNG = bezeichnungen(FELDER);
export const LEISTUNG_BEZEICHNUNG = bezeichnungen(LEISTUNGEN);

/** Names of the fields of these kinds. */
export type AdressfelderDerArt<Art extends Adressangaben['art']> = {
	[F in Adressfeld]: Felder[F]['art'] extends Art ? F : never;
}[Adressfeld];

export const FELDER_DER_STELLE = ADRESSFELDNAMEN.filter((feld) => ADRESSFELDER[feld].stelle);
