/** What a run does to each of its rows. */
import type { Sitzung } from '#commands/sitzung.ts';
import type { Eintrag } from '#domain/akte/sammelaktion.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Sammelbescheid } from '#domain/sammelbescheid.ts';
import type { Laufaktion, Laufeingabe } from '#domain/sammellauf.ts';

/** Somebody or something that is meant, as it was when the run began. */
export interface Laufzeile extends Eintrag {
	/** null: it isn't about a volunteer. */
	readonly freiwilligerID: string | null;
	/** Which he is to join, or to leave. */
	readonly gruppeID: string | null;
}

/** One row as a command of its own; a rule it breaks is noted with the row and hinders no other. */
export interface Werk<A extends Laufaktion = Laufaktion> {
	/** Where a row stands. */
	stream(zeile: Laufzeile): string;
	/** In the transaction that notes what it says, so that nothing is done twice. */
	tue(
		sitzung: Sitzung,
		akteur: Akteur,
		zeile: Laufzeile,
		eingabe: Extract<Laufeingabe, { readonly aktion: A }>,
	): Promise<Sammelbescheid>;
}
