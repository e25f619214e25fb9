import type { Metadata } from '#domain/ereignis.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Idempotenz } from './idempotenz.ts';

/** Who gives a command, and how its repetition is recognised. */
export interface Auftrag {
	/** Goes into the metadata of every event. */
	readonly akteur: Pick<Metadata, 'userID' | 'rollen' | 'impersoniertVon'>;
	readonly idempotenz?: Idempotenz | null;
}

/** A command of a call whose rules ask for the rights of who gives it; the call's repetition is always recognised. */
export interface Handlung extends Auftrag {
	readonly akteur: Akteur;
	readonly idempotenz: Idempotenz | null;
}
