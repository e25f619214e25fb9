/** School holidays of a file: what of it is new, what is there already, what can't be read. */
import { BUNDESLAENDER, BUNDESLANDKUERZEL, type Bundesland, bundeslandIn } from '#domain/bundesland.ts';
import { unlesbares } from '#domain/format/dateitext.ts';
import { liesTag } from '#domain/format/datum.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { pruefeFelder } from '#domain/stammdaten/pruefe-felder.ts';
import { type SchulferienFelder, schulferienStammdatum } from '#domain/stammdaten/schulferien.ts';

/** As it stands in a file. */
export interface Rohferien {
	/** In the file, from 1. */
	readonly zeile: number;
	/** What stands in the column of the Land; null: the file has none. */
	readonly land: string | null;
	/** Where else it may be named. */
	readonly herkunft: readonly string[];
	readonly bezeichnung: string;
	readonly von: string;
	readonly bis: string;
}

export interface Ferienzeile {
	readonly zeile: number;
	readonly land: Bundesland | null;
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly bis: string | null;
	readonly ergebnis: 'NEU' | 'VORHANDEN' | 'FEHLER';
	/** Why it isn't taken. */
	readonly text: string | null;
}

interface Bestand {
	/** For lines that name no Land. */
	readonly land: Bundesland | null;
	readonly vorhandene: readonly SchulferienFelder[];
}

const merkmal = schulferienStammdatum.merkmal as (felder: SchulferienFelder) => string;

/** In the order of the file; the same days of a Land count once. */
export function liesFerien(roh: readonly Rohferien[], { land, vorhandene }: Bestand): Ferienzeile[] {
	const schon = new Map(vorhandene.map((felder) => [merkmal(felder), 'Diese Ferien stehen schon in der Liste.']));
	return roh.map((zeile): Ferienzeile => {
		const gelesen = {
			land: landVon(zeile, land),
			bezeichnung: ohneLandUndJahr(zeile.bezeichnung),
			von: liesTag(zeile.von),
			bis: liesTag(zeile.bis),
		};
		const fehler = fehlerVon(zeile, gelesen);
		const kopf = { zeile: zeile.zeile, ...gelesen };
		if (fehler !== null) return { ...kopf, ergebnis: 'FEHLER', text: fehler };
		const felder = gelesen as SchulferienFelder;
		const bekannt = schon.get(merkmal(felder));
		if (bekannt) return { ...kopf, ergebnis: 'VORHANDEN', text: bekannt };
		schon.set(merkmal(felder), `Diese Ferien stehen schon in Zeile ${zeile.zeile}.`);
		return { ...kopf, ergebnis: 'NEU', text: null };
	});
}

/** What a line becomes when it is taken. */
export const neueFerien = (zeilen: readonly Ferienzeile[]): SchulferienFelder[] =>
	zeilen.flatMap(({ ergebnis, land, bezeichnung, von, bis }) =>
		ergebnis === 'NEU' ? [{ land, bezeichnung, von, bis } as SchulferienFelder] : [],
	);

function landVon({ land, herkunft }: Rohferien, sonst: Bundesland | null): Bundesland | null {
	if (land !== null) return alsLand(land);
	return herkunft.map(bundeslandIn).find((eines) => eines !== null) ?? sonst;
}

function alsLand(text: string): Bundesland | null {
	const kurz = text.trim().toUpperCase().replace(/^DE-/, '');
	return BUNDESLANDKUERZEL.find((land) => land === kurz) ?? bundeslandIn(text);
}

type Gelesen = Pick<Ferienzeile, 'land' | 'bezeichnung' | 'von' | 'bis'>;

function fehlerVon(roh: Rohferien, gelesen: Gelesen): string | null {
	const falsches = unlesbares([roh.land, roh.bezeichnung].join(' '), true);
	if (falsches) return `Die Zeile enthält unlesbare Zeichen („${falsches.wort}“).`;
	if (gelesen.land === null)
		return roh.land?.trim() ? `„${roh.land.trim()}“ ist kein Land der Bundesrepublik.` : 'Es ist kein Land genannt.';
	for (const [text, tag] of [
		[roh.von, gelesen.von],
		[roh.bis, gelesen.bis],
	])
		if (tag === null) return text?.trim() ? `„${text.trim()}“ ist kein gültiges Datum.` : 'Ein Datum fehlt.';
	try {
		pruefeFelder(schulferienStammdatum.schema, gelesen);
		return null;
	} catch (fehler) {
		if (!(fehler instanceof Abgelehnt)) throw fehler;
		return satz(fehler);
	}
}

function satz({ verstoesse: [erster] }: Abgelehnt): string {
	const text = erster?.text ?? '';
	return erster?.feld === 'bezeichnung' ? `Bezeichnung: ${text}.` : text;
}

const LAENDERNAMEN = BUNDESLANDKUERZEL.map((land) => BUNDESLAENDER[land]).toSorted((a, b) => b.length - a.length);

/** `Herbstferien 2026 Hessen` → `Herbstferien`: Land and days stand beside it. */
function ohneLandUndJahr(bezeichnung: string): string {
	const ohne = LAENDERNAMEN.reduce((text, name) => text.replaceAll(new RegExp(`${name}`, 'giu'), ' '), bezeichnung)
		.replaceAll(/\b\d{4}(?:\s*\/\s*\d{2,4})?\b/g, ' ')
		.replaceAll(/[([]\s*[)\]]/g, ' ')
		.replaceAll(/\s+/g, ' ')
		.replace(/^[\s,–-]+|[\s,–-]+$/g, '');
	const name = ohne === '' ? bezeichnung.trim() : ohne;
	return name.charAt(0).toLocaleUpperCase('de') + name.slice(1);
}
