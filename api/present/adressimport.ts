import { DATEISPALTEN, type Spalte as Dateispalte } from '#domain/adressimport/kopf.ts';
import { type Importspalte, NUR_EXPORT, SPALTEN, werteVon } from '#domain/adressimport/spalten.ts';
import { BEISPIELE } from '#domain/adressimport/vorlage.ts';
import type { Kontaktzeile, Lesung, Planzeile, Wertwechsel, Zeilenaktion } from '#domain/adressimport/zeile.ts';
import { LEEREN } from '#domain/adressimport/zeile-lesen.ts';
import type { Adressbestand } from '#projections/queries/orte/adressbestand.ts';
import { alsCsv, type Spalte } from './dateien/csv.ts';
import { alsListe, type Erlaeuterung } from './dateien/excelliste.ts';
import { alsMappe, type Blattspalte, blatt, type Zellart } from './dateien/xlsx.ts';

/** `geschrieben`: the row belongs to a run, not to a preview. */
export function zeigeZeile({ auftrag, ...zeile }: Planzeile, geschrieben: boolean) {
	return {
		...zeile,
		meldung: meldungVon(zeile, geschrieben),
		adresseID: geschrieben ? (auftrag?.adresseID ?? null) : null,
		meldungen: [...zeile.meldungen],
		aenderungen: [...zeile.aenderungen],
		gelesen: [...(zeile.gelesen ?? [])],
		kontakte: zeile.kontakte.map((k) => ({ ...k, aenderungen: [...k.aenderungen] })),
		kandidaten: zeile.kandidaten.map((k) => ({ ...k, vergleich: [...k.vergleich] })),
	};
}

const AUSGANG: Readonly<Record<Zeilenaktion, readonly [vorschau: string, geschrieben: string]>> = {
	ANLEGEN: ['wird angelegt', 'wurde angelegt'],
	AENDERN: ['wird geändert', 'wurde geändert'],
	NICHTS: ['bleibt, wie es ist', 'bleibt, wie es ist'],
	AUSLASSEN: ['wird ausgelassen', 'wurde ausgelassen'],
};

function meldungVon(
	{ meldungen, aenderungen, gelesen = [], kontakte, aktion, ergebnis }: Omit<Planzeile, 'auftrag'>,
	geschrieben: boolean,
): string {
	const gesagt = meldungen.map(({ spalte, text }) => (spalte === null ? text : `${spalte}: ${text}`));
	if (ergebnis === 'Error') return gesagt.join('; ');
	const personen = kontakte.flatMap((kontakt) => kontaktmeldung(kontakt, geschrieben));
	const nurPersonen = aktion === 'AENDERN' && aenderungen.length === 0 && personen.length > 0;
	const ausgang = aenderungen.length ? aenderungen.map(alsWechsel) : [AUSGANG[aktion][geschrieben ? 1 : 0]];
	return [...gesagt, ...(nurPersonen ? [] : ausgang), ...gelesen.map(alsLesung), ...personen].join('; ');
}

const alsWechsel = ({ bezeichnung, von, nach }: Wertwechsel): string =>
	`${bezeichnung}: ${von ?? 'leer'} → ${nach ?? 'leer'}`;

const alsLesung = ({ bezeichnung, zelle, wert }: Lesung): string =>
	`${bezeichnung}: ${zelle === null ? 'leer' : `„${zelle}“`} gelesen als ${wert ?? 'leer'}`;

function kontaktmeldung({ name, aktion, aenderungen }: Kontaktzeile, geschrieben: boolean): string[] {
	if (aktion === 'NICHTS') return [];
	const was = aktion === 'ANLEGEN' ? AUSGANG.ANLEGEN[geschrieben ? 1 : 0] : aenderungen.map(alsWechsel).join(', ');
	return [`Ansprechperson ${name}: ${was}`];
}

/** All fields of the addresses under the headings that the import knows, and what is only worth knowing. */
export async function alsAdressdatei(
	zeilen: readonly Adressbestand[],
	namen: ReadonlyMap<string, string>,
	erlaeuterung: Omit<Erlaeuterung, 'summen'>,
): Promise<Buffer> {
	const name = (id: string) => namen.get(id) ?? id;
	const ja = (wert: boolean) => (wert ? 'ja' : 'nein');
	const nurExport = { 'Im Zyklus': 'imZyklus', 'Auf der Karte': 'aufDerKarte' } as const;
	const spalten: Blattspalte<Adressbestand>[] = [
		...SPALTEN.map((spalte) => exportspalte(spalte, name)),
		...NUR_EXPORT.map((kopf) => ({
			kopf,
			wert: (a: Adressbestand) => {
				if (kopf === 'Ansprechpersonen') return a.personen;
				return ja(kopf === 'Deaktiviert' ? !a.isAktiv : a[nurExport[kopf]]);
			},
		})),
	];
	const anzahl = (typ: string) => zeilen.filter(({ felder }) => felder.typ === typ).length;
	return alsListe('Adressen', spalten, zeilen, {
		...erlaeuterung,
		summen: [
			{ bezeichnung: 'Adressen', wert: zeilen.length },
			{ bezeichnung: 'Einsatzstellen', wert: anzahl('EINSATZSTELLE') },
			{ bezeichnung: 'Einsatzorte', wert: anzahl('EINSATZORT') },
		],
		hinweise: ['Geändert lässt sich die Datei unter „Import“ wieder einlesen; eine leere Zelle ändert nichts.'],
	});
}

/** Days, amounts and hours are cells of their kind. */
const ZELLART: { readonly [A in string]?: Zellart } = { tag: 'TAG', euro: 'EURO', stunden: 'STUNDEN' };

const exportspalte = (
	{ key, kopf, art, zeige }: Importspalte,
	name: (id: string) => string,
): Blattspalte<Adressbestand> => ({
	kopf,
	...(art && ZELLART[art] && { art: ZELLART[art] }),
	wert: ({ felder, anerkanntePlaetze }) => {
		const wert = werteVon(felder, anerkanntePlaetze)[key];
		if (wert === undefined) return null;
		return art && ZELLART[art] ? (wert as string | number | null) : zeige(wert, name);
	},
});

type Beispiel = (typeof BEISPIELE)[number];
const VORLAGE: readonly Spalte<Beispiel>[] = DATEISPALTEN.map(({ key, kopf }) => ({ kopf, wert: (b) => b[key] }));

const HINWEISE = [
	'Die erste Zeile enthält die Überschriften; ihre Reihenfolge ist frei, und Spalten dürfen fehlen.',
	'Eine leere Zelle ändert nichts.',
	`Ein einzelner Strich (${LEEREN}) leert das Feld.`,
	'Eine Adresse wird an der externen Nummer wiedererkannt, sonst an Bezeichnung und Ort.',
	'Ohne Typ ist eine neue Adresse eine Einsatzstelle.',
	'Eine Ansprechperson wird an ihrer E-Mail-Adresse wiedererkannt, sonst an ihrem Namen.',
];

export const vorlageCsv = (): string => alsCsv(VORLAGE, BEISPIELE);

export async function vorlageXlsx(): Promise<Buffer> {
	const erklaerungen: Spalte<Dateispalte>[] = [
		{ kopf: 'Spalte', wert: (s) => s.kopf },
		{ kopf: 'Erklärung', wert: (s) => s.erklaerung },
		{ kopf: 'Beispiel', wert: (s) => s.beispiel },
	];
	const hinweise: Spalte<string>[] = [{ kopf: 'So wird gelesen', wert: (text) => text }];
	const mappe = await alsMappe([
		blatt('Adressen', VORLAGE, BEISPIELE),
		blatt('Spalten', erklaerungen, DATEISPALTEN),
		blatt('Hinweise', hinweise, HINWEISE),
	]);
	return Buffer.from(mappe);
}
