import { alterAm } from '#domain/datum.ts';
import { istMinderjaehrig } from '#domain/recht/alter.ts';
import type { Gast } from './raumregeln.ts';

interface Hausgast {
	readonly id: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly art: Gast['art'];
	readonly geschlecht: Gast['geschlecht'];
	readonly geburtsdatum: string | null;
}

/** As the rules see somebody on the first day of the seminar. `tag`: that day. */
export const alsGast = ({ id, vorname, nachname, art, geschlecht, geburtsdatum }: Hausgast, tag: string): Gast => ({
	id,
	name: [vorname, nachname].filter(Boolean).join(' '),
	art,
	geschlecht,
	alter: geburtsdatum === null ? null : alterAm(geburtsdatum, tag),
	isMinderjaehrig: geburtsdatum === null ? null : istMinderjaehrig(geburtsdatum, tag),
});
