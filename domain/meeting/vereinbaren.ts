import type { Fall, Wunschfall } from '#domain/akte/fall.ts';
import { wunschIn } from '#domain/akte/regeln/ausgang.ts';
import type { Verb } from '#domain/akte/verb.ts';
import { BESPRECHBAR } from './grenzen.ts';
import { zeitverstoesse } from './meeting.ts';

export interface Terminwunsch {
	readonly termine: readonly string[];
	readonly dauerMinuten: number;
	/** The field of the input a time is entered in. */
	readonly feld: string;
}

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
