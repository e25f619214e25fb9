import type { Moegliches } from './pflicht.ts';
import { ersterTag, letzterTag } from './seminar-felder.ts';

/** A published seminar and whom it is for. */
export interface Ausgeschriebenes extends Moegliches {
	readonly dienstartIDs: readonly string[];
	readonly seminargruppeIDs: readonly string[];
}

/** Somebody a seminar may be for. */
export interface Interessent {
	readonly dienstartID: string;
	/** The group he belongs to. */
	readonly gruppeID: string | null;
	readonly von: string;
	readonly bis: string;
}

/** Inside his service; with groups for their members, without for its Dienstarten. Table: Taking part in a seminar. */
export function istFuer(seminar: Ausgeschriebenes, { dienstartID, gruppeID, von, bis }: Interessent): boolean {
	const [erster, letzter] = [ersterTag(seminar), letzterTag(seminar)];
	if (erster === null || letzter === null || erster < von || letzter > bis) return false;
	const { seminargruppeIDs, dienstartIDs } = seminar;
	if (seminargruppeIDs.length > 0) return gruppeID !== null && seminargruppeIDs.includes(gruppeID);
	return dienstartIDs.length === 0 || dienstartIDs.includes(dienstartID);
}
