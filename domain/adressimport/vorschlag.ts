/** What the columns of a file may be about: a guess from their headings and from what stands below them. */
import { groesster } from '#domain/beliebig-viele.ts';
import { EMAIL, PLZ, plz, TELEFON } from '#domain/felder/kontakt.ts';
import type { Textregel } from '#domain/felder/text.ts';
import { KONTAKTE } from './kontaktspalten.ts';
import { type Attribute, DATEISPALTEN, type Dateikey, deuteKopf, istStumm } from './kopf.ts';
import type { Verzeichnisse } from './lesen.ts';
import { teileStrasse } from './strasse.ts';
import { aehnlichkeit, schluessel } from './text.ts';
import { alsTyp, type Rohzeile, sauber } from './zeile-lesen.ts';

/** A column of the file with what it may be about. */
export interface Spaltenvorschlag {
	/** Empty: it has no heading. */
	readonly kopf: string;
	/** Different cells from below the heading. */
	readonly beispiele: readonly string[];
	/** Null: nothing the portal knows. */
	readonly feld: Dateikey | null;
	readonly woran: 'UEBERSCHRIFT' | 'WERTE' | null;
}

const HINGESEHEN = 200;
const BEISPIELE = 3;
const AEHNLICH = 80;

/** How many columns a file has, with or without heading. */
export const breiteVon = (kopf: readonly string[], zeilen: readonly Rohzeile[]): number =>
	zeilen.reduce((breite, { zellen }) => Math.max(breite, zellen.length), kopf.length);

export function schlageVor(
	kopf: readonly string[],
	zeilen: readonly Rohzeile[],
	attribute: Attribute,
	verzeichnisse: Verzeichnisse,
): Spaltenvorschlag[] {
	const erste = zeilen.slice(0, HINGESEHEN);
	const spalten = Array.from({ length: breiteVon(kopf, zeilen) }, (_, i): Spalte => {
		const texte = erste.map(({ zellen }) => sauber(zellen[i] ?? '')).filter((text) => text !== '' && text !== '-');
		return { kopf: sauber(kopf[i] ?? ''), texte, feld: null, woran: null };
	});
	const vorgang = { spalten, attribute, verzeichnisse };
	nachKopf(vorgang);
	nachAehnlichemKopf(vorgang);
	nachWerten(vorgang);
	return spalten.map(({ texte, ...spalte }) => ({ ...spalte, beispiele: [...new Set(texte)].slice(0, BEISPIELE) }));
}

interface Spalte {
	readonly kopf: string;
	readonly texte: readonly string[];
	feld: Dateikey | null;
	woran: Spaltenvorschlag['woran'];
}

interface Vorgang {
	readonly spalten: readonly Spalte[];
	readonly attribute: Attribute;
	readonly verzeichnisse: Verzeichnisse;
}

const istFrei = ({ spalten }: Vorgang, key: Dateikey): boolean => spalten.every(({ feld }) => feld !== key);

function nimm(vorgang: Vorgang, spalte: Spalte, key: Dateikey, woran: Spaltenvorschlag['woran']): void {
	if (spalte.feld !== null || !istFrei(vorgang, key)) return;
	spalte.feld = key;
	spalte.woran = woran;
}

/** The very name of a column counts whatever stands below it; another name must fit what does. */
function nachKopf(vorgang: Vorgang): void {
	const deutungen = vorgang.spalten.map((spalte) => ({ spalte, ...deuteKopf(spalte.kopf, vorgang.attribute) }));
	for (const { spalte, key, genau } of deutungen) if (key && genau) nimm(vorgang, spalte, key, 'UEBERSCHRIFT');
	const nachname = nameIstNachname(deutungen);
	for (const { spalte, key } of deutungen) {
		if (spalte === nachname) nimm(vorgang, spalte, 'kontakt1.nachname', 'UEBERSCHRIFT');
		else if (key && passt(vorgang, key, spalte.texte)) nimm(vorgang, spalte, key, 'UEBERSCHRIFT');
	}
}

/** Beside a first name, and with something else that names the address, `Name` is a person's. */
function nameIstNachname(deutungen: readonly { spalte: Spalte; key?: Dateikey }[]): Spalte | null {
	const name = deutungen.find(({ spalte }) => schluessel(spalte.kopf) === 'name')?.spalte ?? null;
	const hat = (gesucht: Dateikey) => deutungen.some(({ spalte, key }) => spalte !== name && key === gesucht);
	return hat('kontakt1.vorname') && hat('bezeichnung') ? name : null;
}

function nachAehnlichemKopf(vorgang: Vorgang): void {
	for (const spalte of vorgang.spalten) {
		const wort = schluessel(spalte.kopf);
		if (spalte.feld !== null || wort === '' || istStumm(spalte.kopf)) continue;
		const naechste = DATEISPALTEN.map(({ key, kopf, auch }) => ({
			key,
			prozent: groesster([kopf, ...auch].map((name) => aehnlichkeit(wort, schluessel(name)))),
		})).sort((a, b) => b.prozent - a.prozent)[0];
		if (naechste && naechste.prozent >= AEHNLICH && passt(vorgang, naechste.key, spalte.texte))
			nimm(vorgang, spalte, naechste.key, 'UEBERSCHRIFT');
	}
}

const istVon =
	({ muster }: Textregel) =>
	(text: string): boolean =>
		muster instanceof RegExp ? muster.test(text) : (muster?.(text) ?? false);
const VEREIN = /\b(e\. ?V\.?|g?GmbH|SV|TV|TSV|TuS|SC|FC|VfL|VfB|SG|TSG|HSG|Verein|Sportclub|Schule|Kita)(?=\W|$)/iu;
const ERKENNT_LISTE = [
	'dienstartIDs',
	'sportartIDs',
	'taetigkeitsfeldIDs',
	'sportkreisID',
	'verbandID',
	'landID',
] as const;

/** What shows in the values alone, most telling first. Contact persons come after the address. */
const MERKMALE: readonly (readonly [Dateikey, (text: string, verzeichnisse: Verzeichnisse) => boolean])[] = [
	['typ', (text) => alsTyp(text) !== null],
	...['email' as const, ...KONTAKTE.map((k) => `${k}.email` as const)].map((key) => [key, istVon(EMAIL)] as const),
	['website', (text) => /^(https?:\/\/|www\.)\S+$/i.test(text)],
	['iban', (text) => /^[A-Z]{2}\d{2}[A-Z\d ]{11,32}$/.test(text)],
	['plz', (text) => plz(text) && istVon(PLZ)(text)],
	...['telefon' as const, ...KONTAKTE.map((k) => `${k}.telefon` as const)].map(
		(key) => [key, (text: string) => /^[+0(]/.test(text) && istVon(TELEFON)(text)] as const,
	),
	...ERKENNT_LISTE.map((key) => [key, (text: string, v: Verzeichnisse) => lesbar(key, text, v)] as const),
	['strasse', (text) => teileStrasse(text).hausnummer !== null],
	['kontakt1.name', (text) => /^(Frau|Herrn?) /i.test(text)],
	['bezeichnung', (text) => VEREIN.test(text)],
];

const anteil = (texte: readonly string[], trifft: (text: string) => boolean): number =>
	texte.length ? texte.filter(trifft).length / texte.length : 0;

const lesbar = (key: Dateikey, text: string, verzeichnisse: Verzeichnisse): boolean => {
	const gelesen = DATEISPALTEN.find((s) => s.key === key)?.lies(text, verzeichnisse);
	return gelesen !== undefined && 'wert' in gelesen && (GESTALT.find(([wo]) => wo.test(key))?.[1](text) ?? true);
};

/** What reads any text, and yet is known by its look. */
const GESTALT: readonly (readonly [RegExp, (text: string) => boolean])[] = [
	[/^typ$/, (text) => alsTyp(text) !== null],
	[/email$/, istVon(EMAIL)],
	[/telefon$/, istVon(TELEFON)],
];

/** Do at least half of the values make sense there? */
const passt = ({ verzeichnisse }: Vorgang, key: Dateikey, texte: readonly string[]): boolean =>
	texte.length === 0 || anteil(texte, (text) => lesbar(key, text, verzeichnisse)) >= 0.5;

function nachWerten(vorgang: Vorgang): void {
	const offene = () => vorgang.spalten.filter((s) => s.feld === null && s.texte.length > 0 && !istStumm(s.kopf));
	for (const spalte of offene()) {
		const sicher = (trifft: (typeof MERKMALE)[number][1]) =>
			anteil(spalte.texte, (text) => trifft(text, vorgang.verzeichnisse)) >= 0.8;
		const merkmal = MERKMALE.find(([key, trifft]) => istFrei(vorgang, key) && sicher(trifft));
		if (merkmal) nimm(vorgang, spalte, merkmal[0], 'WERTE');
	}
	const hinterPlz = vorgang.spalten[vorgang.spalten.findIndex(({ feld }) => feld === 'plz') + 1];
	if (hinterPlz?.feld === null && anteil(hinterPlz.texte, (text) => /^[\p{L} ().\-/]+$/u.test(text)) >= 0.8)
		nimm(vorgang, hinterPlz, 'ort', 'WERTE');
	// Something must name the address: the first column of words that are hardly ever the same.
	const name = offene().find(
		({ texte }) => new Set(texte).size >= texte.length * 0.8 && anteil(texte, (text) => /\p{L}{2}/u.test(text)) >= 0.8,
	);
	if (name) nimm(vorgang, name, 'bezeichnung', 'WERTE');
}
