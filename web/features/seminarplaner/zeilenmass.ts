import type { Achse } from './masse.ts';
import type { Konflikt, Plangruppe, Planseminar } from './queries.ts';
import type { Schub } from './schub.ts';

/** What a new seminar begins with: for whom, and from which day on. */
export interface Neu {
	readonly gruppe: Plangruppe | null;
	readonly von: string | null;
}

export interface Zeilenmass {
	readonly achse: Achse;
	readonly heute: string;
	/** Of the line, in pixels; 0: not known yet. */
	readonly breiteGanz: number;
	readonly konflikteVon: (seminarID: string) => readonly Konflikt[];
	readonly onVerlege: (seminar: Planseminar, schub: Schub) => void;
	/** Said to whoever doesn't see it. */
	readonly onAnsage: (text: string) => void;
	readonly onNeu: (neu: Neu) => void;
}
