/**
 * Personal data of a volunteer, grouped by kind of retention (table: Freiwilliger, fields). A field's kind decides
 * which event part carries it, who may read it and until when it is kept; null means "emptied on purpose".
 */
import type { PersonArt } from '#domain/ereignis.ts';

type Leer = null;

export interface Kontaktdaten {
	anrede: string | Leer;
	titelID: string | Leer;
	vorname: string;
	nachname: string;
	geburtsname: string | Leer;
	geschlecht: 'M' | 'W' | 'D' | 'K';
	/** `YYYY-MM-DD`. */
	geburtsdatum: string;
	email: string | Leer;
	telefon: string | Leer;
	mobil: string | Leer;
	isSignal: boolean | Leer;
	isWhatsapp: boolean | Leer;
	strasse: string | Leer;
	hausnummer: string | Leer;
	adresszusatz: string | Leer;
	plz: string | Leer;
	ort: string | Leer;
	landID: string | Leer;
}

export interface Persoenliches {
	geburtsort: string | Leer;
	geburtslandID: string | Leer;
	staatsangehoerigkeitID: string | Leer;
	familienstand:
		| 'LEDIG'
		| 'VERHEIRATET'
		| 'LEBENSPARTNERSCHAFT'
		| 'GESCHIEDEN'
		| 'VERWITWET'
		| 'GETRENNT'
		| 'KEINE_ANGABE'
		| Leer;
	anzahlKinder: number | Leer;
	konfession: 'KEINE' | 'RK' | 'EV' | 'SONSTIGE' | 'KEINE_ANGABE' | Leer;
	isBildrechte: boolean | Leer;
	bfdKennung: string | Leer;
	isVordienst: boolean | Leer;
	vordienstDienstart: string | Leer;
	vordienstVon: string | Leer;
	vordienstBis: string | Leer;
	vordienstTraeger: string | Leer;
	tshirtGroesse: 'XS' | 'S' | 'M' | 'L' | 'XL' | 'XXL' | '3XL' | '4XL' | Leer;
	isLizenzAnmeldung: boolean | Leer;
	ausweisBeantragtAm: string | Leer;
	schulabschlussID: string | Leer;
	ausbildungID: string | Leer;
	aktuelleTaetigkeit: string | Leer;
	schulpflichtErfuelltZum: string | Leer;
	sportartIDs: string[] | Leer;
	taetigkeitsfeldIDs: string[] | Leer;
	dienstartWunschID: string | Leer;
	/** `YYYY-MM`. */
	gewuenschterBeginn: string | Leer;
	gewuenschteDauerMonate: number | Leer;
	isWohnraumunterstuetzung: boolean | Leer;
	profilbildUploadID: string | Leer;
}

export interface Bankdaten {
	kontoinhaber: string | Leer;
	iban: string | Leer;
	bic: string | Leer;
	bankname: string | Leer;
	steuerID: string | Leer;
	finanzamt: string | Leer;
	sozialversicherungsnummer: string | Leer;
}

export interface Gesundheitsdaten {
	krankenkasse: string | Leer;
	krankenversichertennummer: string | Leer;
	krankenversicherungsart: 'GESETZLICH' | 'FAMILIE' | 'PRIVAT' | Leer;
	isSchwerbehinderung: boolean | Leer;
	schwerbehinderungGrad: number | Leer;
	ernaehrung: 'VEGAN' | 'VEGETARISCH' | 'HALAL' | 'KOSCHER' | Leer;
	allergien: string | Leer;
	isSchwimmfaehigkeit: boolean | Leer;
	isRettungsschwimmabzeichen: boolean | Leer;
	rettungsschwimmStufe: 'BRONZE' | 'SILBER' | 'GOLD' | Leer;
	masernschutzNachgewiesen: boolean | Leer;
	erstuntersuchungDatum: string | Leer;
}

export interface Freitexte {
	motivation: string | Leer;
	freiesFeldEins: string | Leer;
	freiesFeldZwei: string | Leer;
	freiesFeldDrei: string | Leer;
	freiesFeldVier: string | Leer;
	freiesFeldFuenf: string | Leer;
}

/** All that may be kept of a certificate that was looked at, and for how long says § 72a Abs. 5 SGB VIII. */
export interface Einsichtsdaten {
	fuehrungszeugnisEingesehenAm: string | Leer;
	/** Of the certificate itself. */
	fuehrungszeugnisDatum: string | Leer;
	/** Is there a conviction that bars from the work? */
	isEinschlaegigVerurteilt: boolean | Leer;
}

export type Personenfeld = keyof (Kontaktdaten &
	Persoenliches &
	Bankdaten &
	Gesundheitsdaten &
	Freitexte &
	Einsichtsdaten);

const felder =
	<T>() =>
	<const L extends readonly (keyof T)[]>(liste: L & ([keyof T] extends [L[number]] ? unknown : never)) =>
		liste;

/** Every personal field by kind; complete by type. */
export const FELDER_NACH_ART = {
	KONTAKT: felder<Kontaktdaten>()([
		'anrede',
		'titelID',
		'vorname',
		'nachname',
		'geburtsname',
		'geschlecht',
		'geburtsdatum',
		'email',
		'telefon',
		'mobil',
		'isSignal',
		'isWhatsapp',
		'strasse',
		'hausnummer',
		'adresszusatz',
		'plz',
		'ort',
		'landID',
	]),
	PERSOENLICH: felder<Persoenliches>()([
		'geburtsort',
		'geburtslandID',
		'staatsangehoerigkeitID',
		'familienstand',
		'anzahlKinder',
		'konfession',
		'isBildrechte',
		'bfdKennung',
		'isVordienst',
		'vordienstDienstart',
		'vordienstVon',
		'vordienstBis',
		'vordienstTraeger',
		'tshirtGroesse',
		'isLizenzAnmeldung',
		'ausweisBeantragtAm',
		'schulabschlussID',
		'ausbildungID',
		'aktuelleTaetigkeit',
		'schulpflichtErfuelltZum',
		'sportartIDs',
		'taetigkeitsfeldIDs',
		'dienstartWunschID',
		'gewuenschterBeginn',
		'gewuenschteDauerMonate',
		'isWohnraumunterstuetzung',
		'profilbildUploadID',
	]),
	BANK: felder<Bankdaten>()([
		'kontoinhaber',
		'iban',
		'bic',
		'bankname',
		'steuerID',
		'finanzamt',
		'sozialversicherungsnummer',
	]),
	GESUNDHEIT: felder<Gesundheitsdaten>()([
		'krankenkasse',
		'krankenversichertennummer',
		'krankenversicherungsart',
		'isSchwerbehinderung',
		'schwerbehinderungGrad',
		'ernaehrung',
		'allergien',
		'isSchwimmfaehigkeit',
		'isRettungsschwimmabzeichen',
		'rettungsschwimmStufe',
		'masernschutzNachgewiesen',
		'erstuntersuchungDatum',
	]),
	FREITEXT: felder<Freitexte>()([
		'motivation',
		'freiesFeldEins',
		'freiesFeldZwei',
		'freiesFeldDrei',
		'freiesFeldVier',
		'freiesFeldFuenf',
	]),
	EINSICHT: felder<Einsichtsdaten>()([
		'fuehrungszeugnisEingesehenAm',
		'fuehrungszeugnisDatum',
		'isEinschlaegigVerurteilt',
	]),
} as const satisfies Record<PersonArt, readonly Personenfeld[]>;

const ART_VON = new Map<string, PersonArt>(
	Object.entries(FELDER_NACH_ART).flatMap(([art, liste]) => liste.map((feld) => [feld, art as PersonArt])),
);
/** Under which kind of retention a field falls. */
export const artVon = (feld: Personenfeld): PersonArt => ART_VON.get(feld) as PersonArt;

/** What somebody consents to; a minor with the agreement of those who sign for him. */
export const EINWILLIGUNGEN = [
	'isBildrechte',
	'isSchwimmfaehigkeit',
	'isRettungsschwimmabzeichen',
] as const satisfies readonly Personenfeld[];
export type Einwilligungsfeld = (typeof EINWILLIGUNGEN)[number];

export const istEinwilligung = (feld: Personenfeld): feld is Einwilligungsfeld =>
	(EINWILLIGUNGEN as readonly Personenfeld[]).includes(feld);
