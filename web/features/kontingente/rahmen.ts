import type { Entwurf } from './entwurf.ts';
import type { Budget, Dienstart } from './queries.ts';

/** What the cells of the matrix share. */
export interface Rahmen {
	dienstarten: readonly Dienstart[];
	budget: readonly Budget[];
	entwurf: Entwurf;
	/** The caller approves places. */
	genehmigt: boolean;
	/** The caller distributes places. */
	verteilt: boolean;
	/** Nothing but the recognised places count. */
	ohne: boolean;
	onHerkunft: (was: Herkunft) => void;
}

export interface Herkunft {
	adresseID: string;
	dienstartID: string;
	titel: string;
}
