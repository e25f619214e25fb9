/** What the Waechter knows of a service. Table: screens.md, Geld und Fristen; issue point 7. */
import type { Monat } from '#domain/recht/monate.ts';
import type { Foerderdienst } from '../foerderung/foerdermonate.ts';
import type { Geldvertrag, Vertragslaufart } from '../posten.ts';

/** A contract that money goes by, with what can endanger it. */
export interface Waechterdienst extends Foerderdienst {
	readonly vertrag: Geldvertrag;
	/** First day from which the seminar days can't be had any more; null: they can, or nobody knows. */
	readonly seminareVerlorenAb: string | null;
	/** The kind of seminar that is missing; null: the sum. */
	readonly seminartypID: string | null;
	/** Of the Einsatzstelle: the last day of its recognition; null: without end, or nothing was entered. */
	readonly anerkanntBis: string | null;
	/** Last day of the newest residence permit; null: none is asked for, or it has no end. */
	readonly aufenthaltBis: string | null;
	/** Nobody knows where the allowance is to go. */
	readonly istOhneIban: boolean;
	/** The Einsatzstelle has no mandate with reference and day. */
	readonly istOhneMandat: boolean;
	/** The office hasn't approved the BFD agreement yet. */
	readonly istOhneKennung: boolean;
}

/** What the runs of a kind have released for a contract and month, all of them together, in cents. */
export interface Freigegebenes {
	readonly art: Vertragslaufart;
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly monat: Monat;
	readonly betrag: number;
}

export const WAECHTERARTEN = [
	'SEMINAR',
	'FREIGEGEBEN',
	'KENNUNG',
	'MANDAT',
	'IBAN',
	'HALBER_MONAT',
	'ANERKENNUNG',
	'AUFENTHALT',
] as const;
export type Waechterart = (typeof WAECHTERARTEN)[number];

/** Money of one month that is lost; the same money in danger twice has the same source, contract and month. */
export interface Verlustposten {
	readonly vertragID: string;
	/** A programme by its id, or the kind of a run. */
	readonly quelle: string;
	readonly monat: Monat;
	/** Cents; null: the programme has no rate. */
	readonly cent: number | null;
}

export interface Befund {
	readonly art: Waechterart;
	readonly vertragID: string;
	readonly freiwilligerID: string;
	/** The first day on which it is lost. */
	readonly verlorenAb: string;
	readonly posten: readonly Verlustposten[];
	/** By how many days the end would have to move; null: that wouldn't help. */
	readonly tage: number | null;
}
