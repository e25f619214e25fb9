import type { Ctx } from '#domain/kontext.ts';
import type { KontingentEreignis } from '#domain/kontingent/ereignisse.ts';
import type { Kontingent } from '#domain/kontingent/zustand.ts';
import type { Referenz } from '#domain/referenz.ts';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { AktionKey } from '#domain/zugriff/aktionen.ts';
import type { AkteEreignis } from './ereignisse.ts';
import type { Akte } from './zustand.ts';

/** Everything a decision about a volunteer rests on; it asks nothing else. */
export interface Lage {
	readonly ctx: Ctx;
	readonly akteur: Akteur;
	readonly akte: Akte;
	/** The Kontingent streams of the Einsatzstellen concerned, by einsatzstelleID. */
	readonly kontingente: ReadonlyMap<string, Kontingent>;
	readonly referenz: Referenz;
}

/** What a decision appends: the file's events and those of every Kontingent it moves places in. */
export interface Entschluss {
	readonly akte: readonly AkteEreignis[];
	readonly kontingente: ReadonlyMap<string, readonly KontingentEreignis[]>;
	/** Contract numbers to be taken for good. */
	readonly vertragsnummern: readonly string[];
}

/** Answer to "what can I do now, and why not?", for one action on one object of the file. */
export interface AktionsAuskunft {
	readonly aktion: AktionKey;
	/** Verb as on the button, e.g. `Verhandlung beginnen`. */
	readonly titel: string;
	/** The wish or contract it acts on; null: the volunteer. */
	readonly wunschID: string | null;
	readonly vertragID: string | null;
	/** The volunteer's number after it, where the action leads to one. */
	readonly zielStatus: number | null;
	readonly erlaubt: boolean;
	/** Every reason at once; empty when allowed. */
	readonly gruende: readonly Regelverstoss[];
	/** Conditions that are met, as short German words for the dialog, e.g. `Kontingent: 1 von 3 Plätzen frei`. */
	readonly erfuellt: readonly string[];
}
