/** What an import says of each row of its file. */
import type { AdresseFelder } from '#domain/adresse/adressfelder.ts';
import type { Personenangaben } from '#domain/person/entscheidungen.ts';

/** Catalogue: import results. */
export const IMPORTERGEBNISSE = ['Success', 'SuccessNothingTodo', 'ValidationErrors'] as const;
export type Importergebnis = (typeof IMPORTERGEBNISSE)[number];
/** Catalogue: row results. */
export const ZEILENERGEBNISSE = ['New', 'Updated', 'Unchanged', 'Error', 'Warning'] as const;
export type Zeilenergebnis = (typeof ZEILENERGEBNISSE)[number];
/** What becomes of a row, warned or not. */
export const ZEILENAKTIONEN = ['ANLEGEN', 'AENDERN', 'NICHTS', 'AUSLASSEN'] as const;
export type Zeilenaktion = (typeof ZEILENAKTIONEN)[number];
/** What becomes of a contact person. */
export const KONTAKTAKTIONEN = ['ANLEGEN', 'AENDERN', 'NICHTS'] as const;

export interface Zeilenmeldung {
	readonly istFehler: boolean;
	/** Heading of the column it is about. */
	readonly spalte: string | null;
	readonly text: string;
}

export interface Gegenueber {
	readonly bezeichnung: string;
	readonly portal: string | null;
	readonly datei: string | null;
}

export interface Wertwechsel {
	readonly bezeichnung: string;
	readonly von: string | null;
	readonly nach: string | null;
}

/** A cell that reads otherwise than it stands. */
export interface Lesung {
	readonly bezeichnung: string;
	readonly zelle: string | null;
	readonly wert: string | null;
}

/** An address of the portal that the row may mean. */
export interface Kandidat {
	readonly adresseID: string;
	readonly prozent: number;
	/** Fields that the row names; equal where both say the same. */
	readonly vergleich: readonly Gegenueber[];
}

/** A contact person of the row and what becomes of him. */
export interface Kontaktzeile {
	readonly name: string;
	readonly aktion: (typeof KONTAKTAKTIONEN)[number];
	readonly aenderungen: readonly Wertwechsel[];
}

/** A row and what becomes of it. */
export interface Planzeile {
	/** Line in the file, the headings being the first. */
	readonly nr: number;
	readonly ergebnis: Zeilenergebnis;
	readonly aktion: Zeilenaktion;
	readonly typ: string;
	readonly bezeichnung: string;
	/** The Einsatzstelle of an Einsatzort. */
	readonly einsatzstelle: string | null;
	readonly meldungen: readonly Zeilenmeldung[];
	readonly aenderungen: readonly Wertwechsel[];
	/** Of a new address; missing: every cell is taken as it stands. */
	readonly gelesen?: readonly Lesung[];
	readonly kontakte: readonly Kontaktzeile[];
	readonly kandidaten: readonly Kandidat[];
	/** What is written; null where nothing is. */
	readonly auftrag: Schreibauftrag | null;
}

export interface Schreibauftrag {
	readonly adresseID: string;
	readonly istNeu: boolean;
	readonly angaben: Partial<AdresseFelder>;
	/** Not said: they stay. */
	readonly anerkanntePlaetze?: number | null;
	readonly kontakte?: readonly Kontaktauftrag[];
}

/** Who isn't there yet is filed; of who is, this changes. */
export interface Kontaktauftrag {
	readonly personID: string;
	readonly angaben: Partial<Personenangaben>;
	readonly email?: string;
	/** What he becomes at the address; null: nothing new. */
	readonly funktion: string | null;
}

/** Chosen for a row: update this address, file a new one, or leave the row out. */
export type Entscheidung = 'NEU' | 'AUSLASSEN' | (string & {});
export type Entscheidungen = Readonly<Record<string, Entscheidung>>;

export function importergebnis(zeilen: readonly Pick<Planzeile, 'ergebnis' | 'auftrag'>[]): Importergebnis {
	if (zeilen.some((z) => z.ergebnis === 'Error')) return 'ValidationErrors';
	return zeilen.some((z) => z.auftrag !== null) ? 'Success' : 'SuccessNothingTodo';
}
