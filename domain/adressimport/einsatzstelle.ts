/** Which Einsatzstelle a row names: one of the portal or one of the same file, by number or by name. */
import type { Bestand } from './abgleich.ts';
import { schluessel } from './text.ts';
import type { Planzeile } from './zeile.ts';
import type { GeleseneZeile } from './zeile-lesen.ts';

/** A row of the file that is an Einsatzstelle, with the address it is or becomes. */
export interface Stellenzeile {
	readonly zeile: Planzeile;
	readonly nummer: string | null;
	/** Null: nothing will be there. */
	readonly adresseID: string | null;
}

/** Einsatzstellen of the file, as they are looked up. */
export interface Stellen {
	readonly nachNummer: ReadonlyMap<string, Stellenzeile>;
	readonly nachName: ReadonlyMap<string, readonly Stellenzeile[]>;
}

export function ordneStellen(zeilen: readonly Stellenzeile[]): Stellen {
	return {
		nachNummer: new Map(zeilen.flatMap((z) => (z.nummer ? [[z.nummer, z] as const] : []))),
		nachName: Map.groupBy(zeilen, ({ zeile }) => schluessel(zeile.bezeichnung)),
	};
}

export type Stellenfund =
	| { readonly art: 'GEFUNDEN'; readonly id: string; readonly name: string }
	| { readonly art: 'OFFEN' | 'FEHLER'; readonly text: string };

/** Null: the row names none. */
export function stelleVon({ werte }: GeleseneZeile, stellen: Stellen, bestand: Bestand): Stellenfund | null {
	const { einsatzstelleNummer: nummer, uebergeordneteID: name } = werte;
	if (typeof nummer === 'string') return nachNummer(nummer, stellen, bestand) ?? unbekannt(nummer);
	if (typeof name !== 'string') return null;
	return nachName(name, stellen, bestand) ?? nachNummer(name, stellen, bestand) ?? unbekannt(name);
}

function nachNummer(nummer: string, stellen: Stellen, bestand: Bestand): Stellenfund | null {
	const inDatei = stellen.nachNummer.get(nummer);
	if (inDatei) return ausDatei(inDatei);
	const adresse = bestand.nachNummer.get(nummer);
	if (adresse?.felder.typ !== 'EINSATZSTELLE') return null;
	return { art: 'GEFUNDEN', id: adresse.id, name: adresse.felder.bezeichnung };
}

function nachName(name: string, stellen: Stellen, bestand: Bestand): Stellenfund | null {
	const inDatei = stellen.nachName.get(schluessel(name)) ?? [];
	const ids = new Set(inDatei.map(({ adresseID }) => adresseID));
	const imPortal = (bestand.stellen.get(schluessel(name)) ?? []).filter(({ id }) => !ids.has(id));
	const [eine] = inDatei;
	const offen = inDatei.some(({ adresseID }) => adresseID === null);
	if (inDatei.length + (offen ? 0 : imPortal.length) > 1)
		return {
			art: 'FEHLER',
			text: `Die Einsatzstelle „${name}“ ist nicht eindeutig. Bitte nennen Sie ihre externe Nummer.`,
		};
	if (eine) return ausDatei(eine);
	const [adresse] = imPortal;
	return adresse ? { art: 'GEFUNDEN', id: adresse.id, name: adresse.felder.bezeichnung } : null;
}

function ausDatei({ zeile, adresseID }: Stellenzeile): Stellenfund {
	const wo = `Die Einsatzstelle in Zeile ${zeile.nr}`;
	if (zeile.ergebnis === 'Error') return { art: 'FEHLER', text: `${wo} enthält Fehler.` };
	if (adresseID !== null) return { art: 'GEFUNDEN', id: adresseID, name: zeile.bezeichnung };
	if (zeile.kandidaten.length === 0) return { art: 'FEHLER', text: `${wo} wird ausgelassen.` };
	return { art: 'OFFEN', text: `${wo} ist noch nicht entschieden; bis dahin bleibt diese Zeile aus.` };
}

const unbekannt = (wort: string): Stellenfund => ({
	art: 'FEHLER',
	text: `Die Einsatzstelle „${wort}“ gibt es weder im Portal noch in der Datei.`,
});
