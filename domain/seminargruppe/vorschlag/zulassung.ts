/** Who may join which group, as its own rules say it. Table: Seminargruppe, join. */
import type { Gruppe, Person } from './beteiligte.ts';

export const istFuer = ({ dienstartIDs }: Pick<Gruppe, 'dienstartIDs'>, dienstartID: string | null): boolean =>
	dienstartIDs.length === 0 || (dienstartID !== null && dienstartIDs.includes(dienstartID));

export const darfIn = ({ dienstartID }: Pick<Person, 'dienstartID'>, gruppe: Gruppe): boolean =>
	istFuer(gruppe, dienstartID);

/** How many it still takes; nobody past somebody who waits. */
export function freie({ maxTeilnehmer, mitglieder, wartend }: Gruppe): number {
	if (wartend > 0) return 0;
	return maxTeilnehmer === null ? Number.POSITIVE_INFINITY : Math.max(0, maxTeilnehmer - mitglieder.length);
}
