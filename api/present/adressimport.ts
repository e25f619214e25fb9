import { BEISPIELE, type Importspalte, NUR_EXPORT, SPALTEN, werteVon } from '#domain/adressimport/spalten.ts';
import type { Planzeile, Zeilenaktion } from '#domain/adressimport/zeile.ts';
import { LEEREN } from '#domain/adressimport/zeile-lesen.ts';
import type { Adressbestand } from '#projections/queries/adressbestand.ts';
import { alsCsv, type Spalte } from './csv.ts';
import { alsMappe, alsXlsx, blatt } from './xlsx.ts';

/** `geschrieben`: the row belongs to a run, not to a preview. */
export function zeigeZeile({ auftrag, ...zeile }: Planzeile, geschrieben: boolean) {
	return {
		...zeile,
		meldung: meldungVon(zeile, geschrieben),
		adresseID: geschrieben ? (auftrag?.adresseID ?? null) : null,
		meldungen: [...zeile.meldungen],
		aenderungen: [...zeile.aenderungen],
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
	{ meldungen, aenderungen, aktion, ergebnis }: Omit<Planzeile, 'auftrag'>,
	geschrieben: boolean,
): string {
	const gesagt = meldungen.map(({ spalte, text }) => (spalte === null ? text : `${spalte}: ${text}`));
	if (ergebnis === 'Error') return gesagt.join('; ');
	const wechsel = aenderungen.map(
		({ bezeichnung, von, nach }) => `${bezeichnung}: ${von ?? 'leer'} → ${nach ?? 'leer'}`,
	);
	const ausgang = wechsel.length ? wechsel : [AUSGANG[aktion][geschrieben ? 1 : 0]];
	return [...gesagt, ...ausgang].join('; ');
}

/** All fields of the addresses under the headings that the import knows, and what is only worth knowing. */
export async function alsAdressdatei(
	zeilen: readonly Adressbestand[],
	namen: ReadonlyMap<string, string>,
): Promise<Buffer> {
	const name = (id: string) => namen.get(id) ?? id;
	const ja = (wert: boolean) => (wert ? 'ja' : 'nein');
	const nurExport = { 'Im Zyklus': 'imZyklus', 'Auf der Karte': 'aufDerKarte' } as const;
	const spalten: Spalte<Adressbestand>[] = [
		...SPALTEN.map((spalte) => exportspalte(spalte, name)),
		...NUR_EXPORT.map((kopf) => ({
			kopf,
			wert: (a: Adressbestand) => {
				if (kopf === 'Ansprechpersonen') return a.personen;
				return ja(kopf === 'Deaktiviert' ? !a.isAktiv : a[nurExport[kopf]]);
			},
		})),
	];
	return Buffer.from(await alsXlsx('Adressen', spalten, zeilen));
}

const exportspalte = ({ key, kopf, zeige }: Importspalte, name: (id: string) => string): Spalte<Adressbestand> => ({
	kopf,
	wert: ({ felder, anerkanntePlaetze }) => {
		const wert = werteVon(felder, anerkanntePlaetze)[key];
		return wert === undefined ? null : zeige(wert, name);
	},
});

type Beispiel = (typeof BEISPIELE)[number];
const VORLAGE: readonly Spalte<Beispiel>[] = SPALTEN.map(({ key, kopf }) => ({ kopf, wert: (b) => b[key] }));

const HINWEISE = [
	'Die erste Zeile enthält die Überschriften; ihre Reihenfolge ist frei, und Spalten dürfen fehlen.',
	'Eine leere Zelle ändert nichts.',
	`Ein einzelner Strich (${LEEREN}) leert das Feld.`,
	'Eine Adresse wird an der externen Nummer wiedererkannt, sonst an Bezeichnung und Ort.',
];

export const vorlageCsv = (): string => alsCsv(VORLAGE, BEISPIELE);

export async function vorlageXlsx(): Promise<Buffer> {
	const erklaerungen: Spalte<Importspalte>[] = [
		{ kopf: 'Spalte', wert: (s) => s.kopf },
		{ kopf: 'Erklärung', wert: (s) => s.erklaerung },
		{ kopf: 'Beispiel', wert: (s) => s.beispiel },
	];
	const hinweise: Spalte<string>[] = [{ kopf: 'So wird gelesen', wert: (text) => text }];
	const mappe = await alsMappe([
		blatt('Adressen', VORLAGE, BEISPIELE),
		blatt('Spalten', erklaerungen, SPALTEN),
		blatt('Hinweise', hinweise, HINWEISE),
	]);
	return Buffer.from(mappe);
}
