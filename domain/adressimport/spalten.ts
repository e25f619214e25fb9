/** The columns of the address file, one line each: what it is called, how a cell is read, how a value is shown. */
import type { AdresseFelder, Leistungen } from '#domain/adresse/adresse-felder.ts';
import { ADRESSE_BEZEICHNUNG, ADRESSTYP_BEZEICHNUNG, LEISTUNG_BEZEICHNUNG } from '#domain/adresse/bezeichnung.ts';
import {
	alsGrad,
	alsJaNein,
	alsText,
	alsZahl,
	anzahlPlaetze,
	ausListe,
	type Gelesen,
	mehrereAus,
	type Verzeichnisse,
} from './lesen.ts';

/** Fields of an address, benefits by themselves, and what lies beside it. */
export type Spaltenkey =
	| Exclude<keyof AdresseFelder, 'leistungen' | 'bildUploadIDs'>
	| `leistungen.${keyof Leistungen}`
	| 'einsatzstelleNummer'
	| 'anerkanntePlaetze';

/** An address as the file sees it: benefits side by side with the fields, recognised places among them. */
export type Werte = Readonly<Partial<Record<Spaltenkey, unknown>>>;

/** A column of the file, whatever it is about. */
export interface Dateispalte<Key extends string> {
	readonly key: Key;
	readonly kopf: string;
	/** Other headings it is known by; case, spaces, punctuation and umlauts don't count anyway. */
	readonly auch: readonly string[];
	readonly erklaerung: string;
	/** In the example row of the template. */
	readonly beispiel: string;
	lies(text: string, verzeichnisse: Verzeichnisse): Gelesen;
}

export interface Importspalte extends Dateispalte<Spaltenkey> {
	/** As it is shown and exported. */
	zeige(wert: unknown, name: (id: string) => string): string | number | null;
}

type Angaben = Pick<Importspalte, 'lies' | 'zeige'>;

const text: Angaben = { lies: alsText, zeige: (wert) => (wert === null ? null : String(wert)) };
const janein: Angaben = { lies: alsJaNein, zeige: (wert) => (wert ? 'ja' : 'nein') };
const zahl = (faktor: number): Angaben => ({
	lies: alsZahl(faktor),
	zeige: (wert) => (wert === null ? null : Number(wert) / faktor),
});
const grad: Angaben = { lies: alsGrad, zeige: (wert) => (wert === null ? null : Number(wert) / 1_000_000) };
const plaetze: Angaben = { lies: anzahlPlaetze, zeige: (wert) => (wert === null ? null : Number(wert)) };
const eins = (liste: Parameters<typeof ausListe>[0]): Angaben => ({
	lies: ausListe(liste),
	zeige: (wert, name) => (wert === null ? null : name(String(wert))),
});
const mehrere = (liste: Parameters<typeof mehrereAus>[0]): Angaben => ({
	lies: mehrereAus(liste),
	zeige: (wert, name) => (wert as readonly string[]).map(name).join(', ') || null,
});
/** Read when all rows are known: it may stand in another row. */
const stelle: Angaben = { lies: alsText, zeige: (wert, name) => (wert === null ? null : name(String(wert))) };
const typ: Angaben = {
	lies: alsText,
	zeige: (wert) => ADRESSTYP_BEZEICHNUNG[wert as keyof typeof ADRESSTYP_BEZEICHNUNG],
};

const JA_NEIN = '„ja“ oder „nein“';
const spalte = (
	key: Spaltenkey,
	angaben: Angaben,
	beispiel: string,
	erklaerung: string,
	auch: readonly string[] = [],
): Importspalte => ({ key, kopf: kopfVon(key), auch, erklaerung, beispiel, ...angaben });

function kopfVon(key: Spaltenkey): string {
	if (key === 'einsatzstelleNummer') return 'Externe Nummer der Einsatzstelle';
	if (key === 'anerkanntePlaetze') return 'Anerkannte Plätze';
	if (key.startsWith('leistungen.')) return LEISTUNG_BEZEICHNUNG[key.slice('leistungen.'.length) as keyof Leistungen];
	return ADRESSE_BEZEICHNUNG[key as keyof AdresseFelder];
}

export const SPALTEN: readonly Importspalte[] = [
	spalte('typ', typ, 'Einsatzort', 'Einsatzstelle oder Einsatzort; ohne Angabe Einsatzstelle', ['Art', 'Adresstyp']),
	spalte('bezeichnung', text, 'Sporthalle am Park', 'Pflicht, höchstens 100 Zeichen', [
		'Name',
		'Verein',
		'Vereinsname',
		'Organisation',
		'Einrichtung',
	]),
	spalte('kurzname', text, 'Parkhalle', 'höchstens 30 Zeichen', ['Kurzbezeichnung']),
	spalte('externeNummer', text, 'E-1001', 'Daran wird die Adresse wiedererkannt, sonst an Bezeichnung und Ort', [
		'Ext. Nummer',
		'Ext. Nr.',
		'Externe Nr.',
	]),
	spalte('uebergeordneteID', stelle, 'SV Musterstadt', 'Bezeichnung der Einsatzstelle; Pflicht bei Einsatzorten', [
		'Träger-Einsatzstelle',
	]),
	spalte('einsatzstelleNummer', text, 'S-100', 'Externe Nummer der Einsatzstelle, wenn ihr Name nicht eindeutig ist', [
		'Einsatzstelle Nummer',
		'Einsatzstelle Nr.',
	]),
	spalte('vkz', text, '65-0207', 'Buchstaben, Ziffern und Bindestriche', ['VKZ']),
	spalte('betriebsnummer', text, '12345678', 'höchstens 15 Zeichen'),
	spalte('verbandID', eins('verband'), '', 'Bezeichnung oder externe Nummer'),
	spalte('sportkreisID', eins('sportkreis'), '', 'Bezeichnung oder externe Nummer'),
	spalte('strasse', text, 'Parkweg', 'mit oder ohne Hausnummer', [
		'Anschrift',
		'Straße und Hausnummer',
		'Straße, Hausnr.',
		'Straße, Nr.',
	]),
	spalte('hausnummer', text, '12a', 'auch 37a-f; darf bei der Straße stehen', ['Hausnr.', 'Nr.']),
	spalte('plz', text, '35578', 'Pflicht', ['Postleitzahl']),
	spalte('ort', text, 'Wetzlar', 'Pflicht', ['Stadt', 'Gemeinde']),
	spalte('landID', eins('land'), 'Deutschland', 'Name oder Kürzel; ohne Angabe Deutschland'),
	spalte('lat', grad, '50,5558', 'Dezimalgrad', ['Lat', 'Breite']),
	spalte('lon', grad, '8,5013', 'Dezimalgrad', ['Lon', 'Lng', 'Länge']),
	spalte('telefon', text, '06441 12345', '', ['Tel.', 'Telefonnummer']),
	spalte('email', text, 'halle@sv-musterstadt.example', 'Pflicht bei Einsatzstellen', ['Mail', 'E-Mail-Adresse']),
	spalte('website', text, 'https://sv-musterstadt.example', 'beginnt mit https://', ['Webseite', 'Homepage', 'URL']),
	spalte('beschreibung', text, 'Verein mit großer Kinderabteilung', 'höchstens 5.000 Zeichen'),
	spalte('taetigkeiten', text, 'Sport mit Kindern', 'höchstens 5.000 Zeichen'),
	spalte('leistungen.TASCHENGELD', zahl(100), '450,00', 'in Euro'),
	spalte('leistungen.ARBEITSSTUNDEN', zahl(10), '38,5', 'in der Woche'),
	spalte('leistungen.URLAUBSTAGE', zahl(1), '26', 'im Jahr'),
	spalte('leistungen.BILDUNGSTAGE', zahl(1), '25', 'im Jahr'),
	spalte('leistungen.VERPFLEGUNG', janein, 'nein', JA_NEIN),
	spalte('leistungen.UNTERKUNFT', janein, 'nein', JA_NEIN),
	spalte('leistungen.ZUSCHUSS_DEUTSCHLANDTICKET', janein, 'ja', JA_NEIN, ['Deutschlandticket']),
	spalte('dienstartIDs', mehrere('dienstart'), 'FSJ', 'mehrere durch Komma; Pflicht bei Einsatzorten', ['Dienstart']),
	spalte('sportartIDs', mehrere('sportart'), '', 'mehrere durch Komma', ['Sportart']),
	spalte('taetigkeitsfeldIDs', mehrere('taetigkeitsfeld'), '', 'mehrere durch Komma', ['Tätigkeitsfeld']),
	spalte('attribut1ID', eins('attribut1'), '', 'wie in den Stammdaten'),
	spalte('attribut2ID', eins('attribut2'), '', 'wie in den Stammdaten'),
	spalte('mindestalter', zahl(1), '16', '0 bis 99'),
	spalte('hoechstalter', zahl(1), '26', '0 bis 99'),
	spalte('anerkanntePlaetze', plaetze, '2', '0 bis 999', ['Anerkannte BFD-Plätze']),
	spalte('regulaereVollzeitstunden', zahl(10), '39', '20 bis 48', ['Vollzeitstunden']),
	spalte('isBuchhaltungTraeger', janein, 'nein', JA_NEIN, ['Buchhaltung Träger']),
	spalte('isWartung', janein, 'nein', `${JA_NEIN}; in Wartung steht die Adresse nicht auf der Karte`, ['Wartung']),
	spalte('debitor', text, '', 'höchstens 20 Zeichen', ['Debitorennummer']),
	spalte('mandatsreferenz', text, '', 'höchstens 35 Zeichen'),
	spalte('iban', text, '', ''),
	spalte('bic', text, '', ''),
];

/** Columns of the export that say how things are and change nothing. */
export const NUR_EXPORT = ['Im Zyklus', 'Auf der Karte', 'Deaktiviert', 'Ansprechpersonen'] as const;

export function werteVon({ leistungen, ...felder }: AdresseFelder, anerkanntePlaetze: number | null): Werte {
	const einzeln = Object.entries(leistungen).map(([art, wert]) => [`leistungen.${art}`, wert] as const);
	return { ...felder, ...Object.fromEntries(einzeln), anerkanntePlaetze };
}

/** The address as it will be; recognised places lie elsewhere. */
export function mitWerten(felder: AdresseFelder, werte: Werte): AdresseFelder {
	const neu: Record<string, unknown> = { ...felder };
	const leistungen: Record<string, unknown> = { ...felder.leistungen };
	for (const [key, wert] of Object.entries(werte)) {
		if (key === 'einsatzstelleNummer' || key === 'anerkanntePlaetze') continue;
		if (key.startsWith('leistungen.')) leistungen[key.slice('leistungen.'.length)] = wert;
		else neu[key] = wert;
	}
	return { ...neu, leistungen } as unknown as AdresseFelder;
}
