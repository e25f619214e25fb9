import type { Metadata } from '#domain/ereignis.ts';
import type { Idempotenz } from './idempotenz.ts';

/** Who gives a command, and how its repetition is recognised. */
export interface Auftrag {
	/** Goes into the metadata of every event. */
	readonly akteur: Pick<Metadata, 'userID' | 'rollen' | 'impersoniertVon'>;
	readonly idempotenz?: Idempotenz | null;
}
