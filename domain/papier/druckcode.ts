/**
 * What the code on each page of a paper printed to be signed says: which print, and which page of it. No address: whoever
 * photographs it is led nowhere, and so short it stays coarse enough for a poor scan.
 */
import { liesPruefnummer } from './pruefnummer.ts';

export interface Druckseite {
	readonly nummer: string;
	/** From 1. */
	readonly seite: number;
	readonly seiten: number;
}

/** Capitals and figures alone: a code needs least for those. */
export const druckcode = ({ nummer, seite, seiten }: Druckseite): string => `D/${nummer}/${seite}/${seiten}`;

/** What a code that was found says; null: it stands on no print of a portal. */
export function liesDruckcode(text: string): Druckseite | null {
	const [, genannt = '', seite, seiten] = /^D\/([0-9A-Z]{20})\/([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? [];
	const nummer = liesPruefnummer(genannt);
	if (nummer === null || Number(seite) > Number(seiten)) return null;
	return { nummer, seite: Number(seite), seiten: Number(seiten) };
}
