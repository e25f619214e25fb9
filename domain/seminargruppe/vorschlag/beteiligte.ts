/** Between whom a proposal is reckoned. */
import type { Punkt } from '#domain/geo/punkt.ts';

export interface Zeitraum {
	readonly von: string;
	readonly bis: string;
}

/** Somebody without a group, whom one may take (G28). */
export interface Person {
	readonly id: string;
	/** Of his contract. */
	readonly dienstartID: string | null;
	readonly einsatzstelleID: string | null;
	/** Where he serves. */
	readonly ort: Punkt | null;
	readonly dienstzeit: Zeitraum | null;
	/** What he has planned already; `seminarID`: of the Traeger. */
	readonly plan: readonly (Zeitraum & { readonly seminarID: string | null })[];
}

export interface Gruppe {
	readonly id: string;
	/** Empty: all. */
	readonly dienstartIDs: readonly string[];
	/** null: as many as come. */
	readonly maxTeilnehmer: number | null;
	readonly wartend: number;
	readonly mitglieder: readonly Pick<Person, 'einsatzstelleID' | 'ort'>[];
	readonly seminare: readonly { readonly id: string; readonly termine: readonly Zeitraum[] }[];
}
