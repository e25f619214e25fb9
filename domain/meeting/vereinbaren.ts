import type { Fall, Wunschfall } from '#domain/akte/fall.ts';
import { wunschIn } from '#domain/akte/regeln/ausgang.ts';
import type { Verb } from '#domain/akte/verb.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { zeitverstoesse } from './meeting.ts';

export interface Terminwunsch {
	readonly termine: readonly string[];
	readonly dauerMinuten: number;
	/** The field of the input a time is entered in. */
	readonly feld: string;
}

/** Wishes that are talked about (table: Meeting; integrations.md §2). */
export const BESPRECHBAR: readonly WunschStatus[] = [0, 500, 1000, 2000, 3000];

/** Staff agree on a talk about a wish, or offer times for it. */
export const VEREINBAREN: Verb<Wunschfall<Terminwunsch>, 'meetingVereinbaren'> = {
	key: 'meetingVereinbaren',
	titel: 'Gespräch vereinbaren',
	ausgang: [wunschIn(...BESPRECHBAR)],
	felder: [({ eingabe, lage }: Fall<Terminwunsch>) => (eingabe ? zeitverstoesse(eingabe, lage.ctx.jetzt) : [])],
};

/** Who agreed on it may invite to it and call it off, whatever has become of the wish. */
export const VERANSTALTEN: Verb<Wunschfall, 'meetingVereinbaren'> = {
	key: 'meetingVereinbaren',
	titel: 'Gespräch',
	ausgang: [],
};
