/** Whether a paper that somebody holds is one the portal issued. */
import type { Ausgabestand } from '#domain/akte/dokument/ausgabestand.ts';

/** One file that went out under a number; of the number its hash is known. */
export interface Ausgegeben {
	readonly kennung: string;
	readonly sha256: string;
	/** General: of a paper that could tell of somebody's health just `Dokument`. */
	readonly titel: string;
	readonly am: string;
	readonly stand: Ausgabestand;
}

export interface Vorgelegt {
	/** Hash of the number; null: only the file is there. */
	readonly kennung: string | null;
	/** Of the file; null: only the number is there. */
	readonly sha256: string | null;
}

/**
 * ECHT: this very file was issued, and under this number if one was named. NUMMER_BEKANNT: a paper with this number was
 * issued; nobody has compared what is on it. VERAENDERT: one was, but this file isn't it.
 */
export const PRUEFERGEBNISSE = ['ECHT', 'NUMMER_BEKANNT', 'VERAENDERT', 'UNBEKANNT'] as const;

export interface Pruefbefund {
	readonly ergebnis: (typeof PRUEFERGEBNISSE)[number];
	/** The file, or the one that counts under the number. */
	readonly papier: Ausgegeben | null;
}

/** `ausgaben`: all that went out under the number, and all with the hash of the file, oldest first. */
export function beurteile(ausgaben: readonly Ausgegeben[], { kennung, sha256 }: Vorgelegt): Pruefbefund {
	const derNummer = ausgaben.filter((a) => kennung === null || a.kennung === kennung);
	const dieses = derNummer.findLast((a) => a.sha256 === sha256);
	if (dieses) return { ergebnis: 'ECHT', papier: dieses };
	const geltendes = derNummer.findLast(({ stand }) => stand !== 'ERSETZT') ?? derNummer.at(-1);
	if (kennung === null || !geltendes) return { ergebnis: 'UNBEKANNT', papier: null };
	return { ergebnis: sha256 === null ? 'NUMMER_BEKANNT' : 'VERAENDERT', papier: geltendes };
}
