/** Lists of volunteers as files: the columns the caller sees, in his order, streamed. */
import { Readable } from 'node:stream';
import { alsCsv, csvStrom, type Spalte } from '#api/present/dateien/csv.ts';
import type { Spaltensatz } from '#api/present/dateien/listenspalten.ts';
import type { Zusatzfeld } from '#domain/liste/zusatzfelder.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Exportliste } from '#domain/zugriff/protokoll.ts';
import { type Anfrage, ausgabe, type Listenplan, nurDiese } from '#projections/queries/liste/liste.ts';
import type { Zusatzwerte } from '#projections/queries/liste/zusatzfelder.ts';
import { gibDatei } from '../datei.ts';
import type { Umstand } from '../handler.ts';
import type { Listenzusatz } from './listenfelder.ts';

const EINZELN_VERMERKT = 200;

interface Zeile {
	readonly freiwilligerID: string;
	/** Left out by a list without. */
	readonly zusatz?: Zusatzwerte;
}

/** A list whose rows have no key of their own: all of it at once. */
export function gibZeilen<Z>(umstand: Umstand, auftrag: Zeilenexport<Z>): Promise<string> {
	const { liste, anfrage, zeilen, spaltensatz } = auftrag;
	const spalten = (auftrag.spalten ?? Object.keys(spaltensatz)).flatMap((name) => {
		if (!Object.hasOwn(spaltensatz, name)) throw unbekannt(name);
		return spaltensatz[name] ?? [];
	});
	const datei = { liste, endung: 'csv', anzahl: zeilen.length, anfrage } as const;
	return gibDatei(umstand, datei, alsCsv(spalten, zeilen));
}

interface Zeilenexport<Z> extends Pick<Listenexport<Z>, 'liste' | 'anfrage' | 'spaltensatz' | 'spalten'> {
	readonly zeilen: readonly Z[];
}

interface Listenexport<Z> {
	readonly liste: Exportliste;
	readonly plan: Listenplan;
	readonly anfrage: Anfrage;
	/** Of the list's rows only these. */
	readonly ids: readonly string[] | undefined;
	readonly spaltensatz: Spaltensatz<Z>;
	readonly spalten: readonly string[] | undefined;
	readonly zusatz: Listenzusatz;
}

export async function gibListe<Z extends Zeile>(umstand: Umstand, auftrag: Listenexport<Z>): Promise<string> {
	const { liste, plan, anfrage, ids: nur, zusatz } = auftrag;
	const spalten = gewaehlte(auftrag);
	const { ids, zeilen } = await ausgabe<Z>(umstand.umgebung.db, nur ? nurDiese(plan, nur) : plan, anfrage);
	const zaehlwerk = { erledigt: 0 };
	const gemeint = nur ? alsFilter(nur) : anfrage;
	const datei = { liste, endung: 'csv', anzahl: ids.length, anfrage: gemeint, zaehlwerk } as const;
	return gibStrom(umstand, datei, csvStrom(spalten, vermerkt()));

	async function* vermerkt() {
		for await (const stapel of zeilen()) {
			await zusatz.merke(stapel.map((z) => z.freiwilligerID));
			yield stapel;
			zaehlwerk.erledigt += stapel.length;
		}
	}
}

/** As the record has it: of many, how many there were. */
function alsFilter(ids: readonly string[]): Pick<Anfrage, 'filter' | 'text'> {
	const wert = ids.length <= EINZELN_VERMERKT ? { wert: ids } : {};
	return { filter: { feld: 'id', op: 'in', ...wert }, text: null };
}

/** The text goes out as the receiver takes it; the contract knows it as one. */
export const gibStrom = (
	umstand: Umstand,
	datei: Parameters<typeof gibDatei>[1],
	inhalt: AsyncIterable<string>,
): Promise<string> => gibDatei(umstand, datei, Readable.from(inhalt) as unknown as string);

/** The same with bytes. */
export const gibBytestrom = (
	umstand: Umstand,
	datei: Parameters<typeof gibDatei>[1],
	inhalt: AsyncIterable<Uint8Array>,
): Promise<Uint8Array> => gibDatei(umstand, datei, Readable.from(inhalt) as unknown as Uint8Array);

/** The columns asked for; without any asked for, all the list has of its own. */
function gewaehlte<Z extends Zeile>({ spalten, spaltensatz, zusatz }: Listenexport<Z>): readonly Spalte<Z>[] {
	return (spalten ?? Object.keys(spaltensatz)).flatMap((name) => {
		if (Object.hasOwn(spaltensatz, name)) return spaltensatz[name] ?? [];
		const feld = zusatz.zusatz.felder.find((eines) => eines.feld === name);
		if (!feld) throw unbekannt(name);
		return [zusatzspalte(feld, zusatz)];
	});
}

const zusatzspalte = <Z extends Zeile>({ feld, bezeichnung }: Zusatzfeld, { lesbar }: Listenzusatz): Spalte<Z> => ({
	kopf: bezeichnung,
	wert: (zeile) => lesbar({ [feld]: zeile.zusatz?.[feld] ?? null })[feld],
});

const unbekannt = (name: string): Abgelehnt =>
	new Abgelehnt([{ code: 'SPALTE', http: 422, feld: 'spalten', text: `Unbekannte Spalte ${name}.` }]);
