/** Files that go with a message (table: Nachricht). */
import type { Besitzer } from './upload.ts';

export const HOECHSTENS_ANHAENGE = 5;
export const ANHANG_MB = 5;
/** What goes to the support is often a picture of the whole screen (table: Support). */
export const SUPPORT_MB = 10;

/** They belong together under the name of the first, however many are sent the same message. */
export const besitzerDerAnhaenge = ([erster]: readonly string[]): Besitzer | null =>
	erster === undefined ? null : { art: 'NACHRICHT', id: erster };

interface Nachrichtdateien {
	readonly anhaenge?: readonly string[];
	readonly dokumente?: readonly { readonly uploadID: string }[];
}

/** What a message took with it, by upload: its own files, then papers of the file. */
export const mitgesandt = ({ anhaenge = [], dokumente = [] }: Nachrichtdateien): string[] => [
	...anhaenge,
	...dokumente.map(({ uploadID }) => uploadID),
];
