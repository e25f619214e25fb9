/** Whom a change of a contract's terms concerns: who reads of it in the redline, and who agrees to it again. */
import type { Vertragsbedingungen } from '#domain/akte/zustand.ts';

/** The parties of a contract (table: Signature session, Parties). */
export const PARTEIEN = ['TRAEGER', 'EINSATZSTELLE', 'FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER'] as const;
export type Partei = (typeof PARTEIEN)[number];
export type Bedingung = keyof Vertragsbedingungen;

const UNTEREINANDER: readonly Partei[] = ['TRAEGER', 'EINSATZSTELLE'];

/**
 * docs/adr/0005. Complete by type: a new term says whom it concerns. What isn't a term (an address, an e-mail address,
 * the supervisor, the contract number) concerns nobody here.
 */
export const BETRIFFT: Readonly<Record<Bedingung, readonly Partei[]>> = {
	einsatzortID: PARTEIEN,
	vertragsbeginn: PARTEIEN,
	vertragsende: PARTEIEN,
	geplantesEnde: PARTEIEN,
	wochenstunden: PARTEIEN,
	isTeilzeit: PARTEIEN,
	diensttageProWoche: PARTEIEN,
	dienstwoche: PARTEIEN,
	urlaubstage: PARTEIEN,
	probezeitWochen: PARTEIEN,
	seminartagePflicht: PARTEIEN,
	taschengeld: PARTEIEN,
	unterkunft: PARTEIEN,
	geldersatzUnterkunft: PARTEIEN,
	verpflegung: PARTEIEN,
	geldersatzVerpflegung: PARTEIEN,
	zuschussDeutschlandticket: PARTEIEN,
	mobilitaetszuschlag: PARTEIEN,
	// Settled between Einsatzstelle and Traeger.
	estBeitrag: UNTEREINANDER,
	isBuchhaltungTraeger: UNTEREINANDER,
	isSonderkonzept: UNTEREINANDER,
};

export const BEDINGUNGEN = Object.keys(BETRIFFT) as readonly Bedingung[];

export const betrifft = (partei: Partei, feld: Bedingung): boolean => BETRIFFT[feld].includes(partei);

/** The terms alone, of a contract or of whatever else carries them. */
export function bedingungenVon(quelle: Vertragsbedingungen): Vertragsbedingungen {
	return Object.fromEntries(BEDINGUNGEN.map((feld) => [feld, quelle[feld]])) as unknown as Vertragsbedingungen;
}

/** The terms in which two states differ. */
export const abweichend = (a: Vertragsbedingungen, b: Vertragsbedingungen): Bedingung[] =>
	BEDINGUNGEN.filter((feld) => a[feld] !== b[feld]);
