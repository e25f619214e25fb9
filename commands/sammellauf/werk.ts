/** What a run does to each of its rows. */
import type { Mandant } from '#commands/mandant.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Sammeleintrag } from '#domain/akte/sammelaktion.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Sammelbescheid } from '#domain/sammelbescheid.ts';
import type { Laufaktion, Laufeingabe } from '#domain/sammellauf.ts';

/** Somebody or something that is meant, as it was when the run began. */
export interface Laufzeile extends Sammeleintrag {
	/** null: it isn't about a volunteer. */
	readonly freiwilligerID: string | null;
	/** Which he is to join, or to leave. */
	readonly gruppeID: string | null;
}

/** In the transaction that notes what it says, so that nothing is done twice. */
export type Tat<A extends Laufaktion> = (
	sitzung: Sitzung,
	akteur: Akteur,
	zeile: Laufzeile,
	eingabe: Extract<Laufeingabe, { readonly aktion: A }>,
) => Promise<Sammelbescheid>;

/** What a row's work is done with. */
export type Werkstatt = Pick<Mandant, 'umgebung' | 'dateien'>;

/** One row as a command of its own; a rule it breaks is noted with the row and hinders no other. */
export type Werk<A extends Laufaktion = Laufaktion> = {
	/** Where a row stands. */
	stream(zeile: Laufzeile): string;
} & (
	| { tue: Tat<A> }
	/** Something is made before, such as a file; where the row went on meanwhile it is made anew. */
	| { bereite(werkstatt: Werkstatt, akteur: Akteur, zeile: Laufzeile): Promise<Tat<A>> }
);
