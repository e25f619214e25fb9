/** Why a value of a contract is what it is: what went in, how it was reckoned, by which law, with what result. */

import type { Recht } from '#domain/recht/recht.ts';
import { fassungAm, giltFuer, gueltigBis, quelle, type Regel } from '#domain/recht/regelwerk.ts';
import type { Seminarsaetze } from '#domain/recht/seminartage.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';

export const WERTE = ['DAUER', 'ALTER', 'WOCHENSTUNDEN', 'URLAUB', 'SEMINARTAGE', 'TASCHENGELD', 'TEILMONATE'] as const;

export interface Quelle {
	readonly stelle: string;
	readonly gueltigAb: string;
	/** null: until further notice. */
	readonly gueltigBis: string | null;
}

export interface Berechnung {
	readonly wert: (typeof WERTE)[number];
	/** The term it limits or yields. */
	readonly feld:
		| 'vertragsbeginn'
		| 'vertragsende'
		| 'wochenstunden'
		| 'urlaubstage'
		| 'seminartagePflicht'
		| 'taschengeld';
	readonly titel: string;
	/** null: what is named in `fehlt` is missing. */
	readonly ergebnis: string | null;
	readonly fehlt: string[];
	/** Inputs and steps in words. */
	readonly rechnung: string[];
	readonly quellen: Quelle[];
	/** The day that decided which version of the law counts. */
	readonly stichtag: string | null;
}

/** Everything the values of one contract are computed from. */
export interface Rechengrundlage {
	readonly vertrag: {
		readonly vertragsbeginn: string | null;
		readonly vertragsende: string | null;
		readonly dienstantritt: string | null;
		readonly geplantesEnde: string | null;
		readonly dienstende: string | null;
		readonly wochenstunden: number | null;
		readonly taschengeld: number | null;
		readonly diensttageProWoche: number;
		readonly isSonderkonzept: boolean;
		readonly isAbschnitte: boolean;
		readonly seminartagePflicht: number | null;
		readonly seminarsaetze: Seminarsaetze | null;
	};
	readonly dienstart: Dienstart;
	readonly zyklus: { readonly bezeichnung: string; readonly start: string };
	/** Ceiling of the allowance set in the cycle, cent. */
	readonly hoechstbetragImZyklus: number | null;
	/** Regular hours of the Einsatzstelle in tenths. */
	readonly vollzeit: number;
	readonly geburtsdatum: string | null;
	readonly alter: Altersgrenzen;
	readonly recht: Recht;
}

/** Bounds of the age at the begin (G12), each by who sets it. */
export interface Altersgrenzen {
	readonly min: number;
	/** null: none. */
	readonly max: number | null;
	readonly mindestalterBeginn: number;
	readonly ort: { readonly min: number | null; readonly max: number | null };
}

/** The law of a rule on a day, for a kind of service; nothing where there is none. */
export function quellen<W>(regel: Regel<W>, tag: string, art: Dienstart['art']): Quelle[] {
	const fassung = fassungAm(regel, tag);
	if (!giltFuer(fassung, art)) return [];
	return [{ stelle: quelle(fassung, art), gueltigAb: fassung.ab, gueltigBis: gueltigBis(regel, fassung) }];
}

/** A value that can't be computed yet. */
export function offen(kopf: Pick<Berechnung, 'wert' | 'feld' | 'titel'>, fehlt: string[]): Berechnung {
	return { ...kopf, ergebnis: null, fehlt, rechnung: [], quellen: [], stichtag: null };
}
