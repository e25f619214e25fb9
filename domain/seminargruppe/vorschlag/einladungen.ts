import type { Person, Zeitraum } from './beteiligte.ts';

/** A seminar of a group, as far as an invitation follows from it. */
export interface Einladendes {
	readonly id: string;
	readonly istVeroeffentlicht: boolean;
	readonly termine: readonly Zeitraum[];
	/** null: as many as come. */
	readonly maxTeilnehmer: number | null;
	/** Places taken, or held for somebody. */
	readonly angemeldet: number;
	/** On the waiting list, or asked. */
	readonly wartend: number;
	/** Who has to do with it already. */
	readonly dabei: ReadonlySet<string>;
}

/** How many invitations follow when these join a group: to what still lies ahead, in the service, and has a place. */
export function einladungen(
	neue: readonly Pick<Person, 'id' | 'dienstzeit'>[],
	seminare: readonly Einladendes[],
	heute: string,
): number {
	return seminare.reduce((summe, { istVeroeffentlicht, termine, maxTeilnehmer, angemeldet, wartend, dabei }) => {
		const [von, bis] = [termine[0]?.von, termine.at(-1)?.bis];
		if (!istVeroeffentlicht || wartend > 0 || von === undefined || bis === undefined || von <= heute) return summe;
		const passende = neue.filter(
			({ id, dienstzeit }) => !dabei.has(id) && dienstzeit !== null && dienstzeit.von <= von && bis <= dienstzeit.bis,
		);
		const frei = maxTeilnehmer === null ? passende.length : Math.max(0, maxTeilnehmer - angemeldet);
		return summe + Math.min(frei, passende.length);
	}, 0);
}
