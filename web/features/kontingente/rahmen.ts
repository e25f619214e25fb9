import type { Entwurf } from './entwurf.ts';
import type { Nachher } from './nachher.ts';
import type { Budget, Dienstart, Stelle } from './queries.ts';

/** What the cells of the matrix share. */
export interface Rahmen {
	dienstarten: readonly Dienstart[];
	budget: readonly Budget[];
	entwurf: Entwurf;
	/** What the drafts come to. */
	nachher: Nachher;
	/** The caller approves places. */
	genehmigt: boolean;
	/** The caller distributes places. */
	verteilt: boolean;
	/** Nothing but the recognised places count. */
	ohne: boolean;
	/** Proposes what is left of a Dienstart to the Einsatzorte, as drafts. */
	onVerteilen: (stelle: Stelle, dienstart: Dienstart) => void;
	onHerkunft: (was: Herkunft) => void;
}

export interface Herkunft {
	adresseID: string;
	dienstartID: string;
	titel: string;
}
