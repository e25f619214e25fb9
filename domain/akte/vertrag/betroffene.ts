/** Whom a change of a contract's terms concerns: who reads of it in the redline, and who agrees to it again. */
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';
import { BEDINGUNGEN, type Bedingung, VERTRAGSFELDER } from '#domain/felder/vertragsfelder.ts';

/** The parties of a contract (table: Signature session, Parties). */
export const PARTEIEN = ['TRAEGER', 'EINSATZSTELLE', 'FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER'] as const;
export type Partei = (typeof PARTEIEN)[number];
const UNTEREINANDER: readonly Partei[] = ['TRAEGER', 'EINSATZSTELLE'];

/**
 * docs/adr/0005. What isn't a term (an address, an e-mail address, the supervisor, the contract number) concerns nobody
 * here.
 */
export const betrifft = (partei: Partei, feld: Bedingung): boolean =>
	!VERTRAGSFELDER[feld].untereinander || UNTEREINANDER.includes(partei);

/** The terms alone, of a contract or of whatever else carries them. */
export function bedingungenVon(quelle: Vertragsbedingungen): Vertragsbedingungen {
	return Object.fromEntries(BEDINGUNGEN.map((feld) => [feld, quelle[feld]])) as unknown as Vertragsbedingungen;
}

/** The terms in which two states differ. */
export const abweichend = (a: Vertragsbedingungen, b: Vertragsbedingungen): Bedingung[] =>
	BEDINGUNGEN.filter((feld) => a[feld] !== b[feld]);
