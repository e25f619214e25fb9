/** Files that go with a message (table: Nachricht). */
import type { Besitzer } from './upload.ts';

export const HOECHSTENS_ANHAENGE = 5;
export const ANHANG_MB = 5;

/** They belong together under the name of the first, however many are sent the same message. */
export const besitzerDerAnhaenge = ([erster]: readonly string[]): Besitzer | null =>
	erster === undefined ? null : { art: 'NACHRICHT', id: erster };
