import type { Sprache } from '#domain/format/datum.ts';

/** The language of months and weekdays: that of who is signed in, German for visitors (table: Helper formats). */
let sprache: Sprache = 'de';

export const nenneDatenIn = (neue: Sprache): void => {
	sprache = neue;
};
export const datumssprache = (): Sprache => sprache;
