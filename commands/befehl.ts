import type { Metadata } from '#domain/ereignis.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Idempotenz } from './idempotenz.ts';

/** Who gives a command, and how its repetition is recognised. */
export interface Befehl {
	/** Goes into the metadata of every event. */
	readonly akteur: Pick<Metadata, 'userID' | 'rollen' | 'impersoniertVon'>;
	/** Null: without a key. A call hands its own on, so nobody leaves it out unawares. */
	readonly idempotenz: Idempotenz | null;
}

/** A command of a call whose rules ask for the rights of who gives it. */
export interface Handlung extends Befehl {
	readonly akteur: Akteur;
}

/** Given by nobody who could send it again with a key: a job, or one command of many behind one call. */
export const ohneSchluessel = <A extends Befehl['akteur']>(akteur: A): { akteur: A; idempotenz: null } => ({
	akteur,
	idempotenz: null,
});

/** Whoever opened a link that works once, or asks for access: null where he has no account. The key is that of his call. */
export const perLink = (userID: string | null, idempotenz: Idempotenz | null): Befehl => ({
	akteur: { userID, rollen: [], impersoniertVon: null },
	idempotenz,
});

/** Done by no person. */
export const VON_SELBST: Befehl = perLink(null, null);
