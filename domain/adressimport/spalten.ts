/** The columns of the address file: what each is called, how a cell is read, how a value is shown. */
import {
	ADRESSFELDER,
	ADRESSFELDNAMEN,
	type Adressangaben,
	type AdresseFelder,
	type Adressfeld,
	type Leistung,
} from '#domain/adresse/adressfelder.ts';
import { einheiten } from '#domain/felder/feld.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { formatZahl } from '#domain/format/zahl.ts';
import type { Adresstyp } from '#domain/stammdaten/adresstyp.ts';
import { listeZu } from '#domain/stammdaten/stammfeld.ts';
import {
	alsGrad,
	alsJaNein,
	alsTag,
	alsText,
	alsZahl,
	anzahlPlaetze,
	ausListe,
	type Gelesen,
	mehrereAus,
	type Verzeichnisname,
	type Verzeichnisse,
} from './lesen.ts';

/** Fields of an address, benefits by themselves, and what lies beside it. */
export type Spaltenkey =
	| Exclude<Adressfeld, 'leistungen' | 'bildUploadIDs'>
	| `leistungen.${Leistung}`
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
	/** What its field holds; missing: it is none of the address. */
	readonly art?: Adressangaben['art'];
	/** As it is shown and exported. */
	zeige(wert: unknown, name: (id: string) => string): string | number | null;
}

type Umgang = Pick<Importspalte, 'lies' | 'zeige'>;

const text: Umgang = { lies: alsText, zeige: (wert) => (wert === null ? null : String(wert)) };
const janein: Umgang = { lies: alsJaNein, zeige: (wert) => (wert ? 'ja' : 'nein') };
const tag: Umgang = { lies: alsTag, zeige: (wert) => formatDatum(wert as string | null) || null };
const zahl = (lies: Importspalte['lies'], faktor = 1): Umgang => ({
	lies,
	zeige: (wert) => (wert === null ? null : Number(wert) / faktor),
});
const eins = (lies: Importspalte['lies']): Umgang => ({
	lies,
	zeige: (wert, name) => (wert === null ? null : name(String(wert))),
});
const mehrere = (liste: Verzeichnisname): Umgang => ({
	lies: mehrereAus(liste),
	zeige: (wert, name) => (wert as readonly string[]).map(name).join(', ') || null,
});

/** How the cells of a column are read and written, by what its field holds. */
function umgang(feld: Adressangaben): Umgang {
	const liste = listeZu(feld) as Verzeichnisname | null;
	switch (feld.art) {
		case 'auswahl':
			return { lies: alsText, zeige: (wert) => feld.werte[wert as string] ?? null };
		case 'schalter':
			return janein;
		case 'tag':
			return tag;
		case 'zahl':
		case 'euro':
		case 'stunden':
			return zahl(alsZahl(einheiten(feld)), einheiten(feld));
		case 'grad':
			return zahl(alsGrad, einheiten(feld));
		case 'adresse':
			return eins(adressverzeichnis(feld.typ));
		case 'listen':
			return mehrere(liste as Verzeichnisname);
		default:
			return liste === null ? text : eins(ausListe(liste));
	}
}

/** Einsatzstellen are looked up when all rows are known: one may stand in another row. */
function adressverzeichnis(typ: Adresstyp): Importspalte['lies'] {
	if (typ === 'VERBAND') return ausListe('verband');
	return typ === 'SPORTKREIS' ? ausListe('sportkreis') : alsText;
}

const JA_NEIN = '„ja“ oder „nein“';

/** What goes for every field of the kind. */
function erklaerung(feld: Adressangaben): string {
	switch (feld.art) {
		case 'text':
			return 'max' in feld ? hoechstens(feld.max) : '';
		case 'absatz':
			return hoechstens(feld.max);
		case 'schalter':
			return JA_NEIN;
		case 'zahl':
		case 'stunden':
			return `${feld.min / einheiten(feld)} bis ${feld.max / einheiten(feld)}`;
		case 'grad':
			return 'Dezimalgrad';
		case 'adresse':
			return 'Bezeichnung oder externe Nummer';
		case 'liste':
			return 'wie in den Stammdaten';
		case 'listen':
			return 'mehrere durch Komma';
		default:
			return '';
	}
}

const hoechstens = (zeichen: number): string => `höchstens ${formatZahl(zeichen)} Zeichen`;

function feldspalten(feld: Adressangaben, key: string): Importspalte[] {
	if (feld.art === 'gruppe')
		return Object.entries<Adressangaben>(feld.felder).flatMap(([teil, angaben]) =>
			feldspalten(angaben, `${key}.${teil}`),
		);
	if (!feld.datei) return [];
	return [
		{
			key: key as Spaltenkey,
			art: feld.art,
			kopf: feld.bezeichnung,
			auch: feld.datei.auch ?? [],
			erklaerung: feld.datei.erklaerung ?? erklaerung(feld),
			beispiel: feld.datei.beispiel ?? '',
			...umgang(feld),
		},
	];
}

const EINSATZSTELLE = feldspalten(ADRESSFELDER.uebergeordneteID, 'uebergeordneteID');
const EINSATZSTELLE_NUMMER: Importspalte = {
	key: 'einsatzstelleNummer',
	kopf: 'Externe Nummer der Einsatzstelle',
	auch: ['Einsatzstelle Nummer', 'Einsatzstelle Nr.'],
	erklaerung: 'Externe Nummer der Einsatzstelle, wenn ihr Name nicht eindeutig ist',
	beispiel: 'S-100',
	...text,
};
const PLAETZE: Importspalte = {
	key: 'anerkanntePlaetze',
	kopf: 'Anerkannte Plätze',
	auch: ['Anerkannte BFD-Plätze'],
	erklaerung: '0 bis 999',
	beispiel: '2',
	...zahl(anzahlPlaetze),
};

/** What stands behind a column of a field: where it belongs right behind its own number, places behind ages. */
const DANACH: { readonly [F in Adressfeld]?: readonly Importspalte[] } = {
	externeNummer: [...EINSATZSTELLE, EINSATZSTELLE_NUMMER],
	hoechstalter: [PLAETZE],
};

export const SPALTEN: readonly Importspalte[] = ADRESSFELDNAMEN.flatMap((feld) => [
	...(feld === 'uebergeordneteID' ? [] : feldspalten(ADRESSFELDER[feld], feld)),
	...(DANACH[feld] ?? []),
]);

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
