/** Rows of a table of school holidays: which column is what, by its headings or by its place. */
import { schluessel } from '#domain/adressimport/text.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Rohferien } from './einlesen.ts';

/** A line as the file has it. */
export interface Tabellenzeile {
	readonly nr: number;
	readonly zellen: readonly string[];
}

type Spalte = 'land' | 'bezeichnung' | 'von' | 'bis';

/** What each is called, the word of the portal first. */
const KOEPFE: Readonly<Record<Spalte, readonly [string, ...string[]]>> = {
	land: ['Land', 'Bundesland', 'Länder', 'Bundesländer'],
	bezeichnung: ['Bezeichnung', 'Ferien', 'Schulferien', 'Ferienart', 'Ferienname', 'Name', 'Titel', 'Anlass'],
	von: ['von', 'Beginn', 'Anfang', 'Start', 'Startdatum', 'Erster Ferientag', 'Erster Tag', 'ab', 'vom'],
	bis: ['bis', 'Ende', 'Enddatum', 'Letzter Ferientag', 'Letzter Tag', 'bis einschließlich'],
};
const SPALTEN = Object.keys(KOEPFE) as Spalte[];
const SPALTE: ReadonlyMap<string, Spalte> = new Map(
	SPALTEN.flatMap((spalte) => KOEPFE[spalte].map((name) => [schluessel(name), spalte] as const)),
);

/** A row of words alone are headings: holidays have days, and these begin with a digit. */
const istKopf = ({ zellen }: Tabellenzeile): boolean => !zellen.some((zelle) => /^\s*\d/.test(zelle));

export function ferienAusTabelle(zeilen: readonly Tabellenzeile[]): Rohferien[] {
	const [erste, ...rest] = zeilen;
	if (!erste) return [];
	const mitKopf = istKopf(erste);
	const spalten = mitKopf ? nachKopf(erste) : nachOrt(erste);
	return (mitKopf ? rest : zeilen).map(({ nr, zellen }) => {
		const zelle = (spalte: Spalte): string => zellen[spalten.indexOf(spalte)]?.trim() ?? '';
		return {
			zeile: nr,
			land: zelle('land') || null,
			herkunft: [zelle('bezeichnung')],
			bezeichnung: zelle('bezeichnung'),
			von: zelle('von'),
			bis: zelle('bis') || zelle('von'),
		};
	});
}

/** Without a column of the Land it is said in the name of the holidays, or chosen for the whole file. */
function nachKopf({ zellen }: Tabellenzeile): (Spalte | null)[] {
	const spalten = zellen.map((zelle) => SPALTE.get(schluessel(zelle)) ?? null);
	const fehlende = SPALTEN.filter((spalte) => spalte !== 'land' && !spalten.includes(spalte));
	if (fehlende.length === 0) return spalten;
	const namen = fehlende.map((spalte) => `„${KOEPFE[spalte][0]}“`).join(', ');
	const text = `In der ersten Zeile ${fehlende.length === 1 ? 'fehlt die Spalte' : 'fehlen die Spalten'} ${namen}. Erwartet wird Land;Bezeichnung;von;bis.`;
	throw new Abgelehnt([{ code: 'DATEI', http: 422, feld: 'inhalt', text }]);
}

/** `Land;Bezeichnung;von;bis`, or the same without the first. */
const nachOrt = ({ zellen }: Tabellenzeile): Spalte[] =>
	/^\s*\d/.test(zellen[1] ?? '') ? SPALTEN.filter((spalte) => spalte !== 'land') : SPALTEN;
