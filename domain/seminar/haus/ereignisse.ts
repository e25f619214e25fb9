/** Rooms, beds and meals of a seminar. Table: House and kitchen. */
import { type EreignisVon, ereignis } from '#domain/ereignis.ts';
import type { Mahl } from './mahlzeiten.ts';

/** For women, for men, for adults of any sex, for those who lead it. */
export const RAUMARTEN = ['W', 'M', 'GEMISCHT', 'LEITUNG'] as const;
export type Raumart = (typeof RAUMARTEN)[number];

interface Raumfakten {
	raumID: string;
	betten: number;
	fuer: Raumart;
	isBarrierefrei: boolean;
}

export const RaumAngelegt = ereignis<Raumfakten, { bezeichnung: string }>()('RaumAngelegt');
export const RaumGeaendert = ereignis<Raumfakten, { bezeichnung: string }>()('RaumGeaendert');
export const RaumEntfernt = ereignis<{ raumID: string }>()('RaumEntfernt');

/** What ends with the term of the seminar's data belongs to a guest at this seminar, not to the volunteer as a whole. */
export interface Bettangaben {
	raumID: string;
	/** Why although the rules say no; null: they don't. */
	grund: string | null;
}
export const BettVergeben = ereignis<{ gastID: string }, Bettangaben>()('BettVergeben');
export const BettAufgegeben = ereignis<{ gastID: string }>()('BettAufgegeben');

export interface Hausangaben {
	/** With whom he would like to share a room. */
	mit: readonly string[];
	/** He needs a barrier-free room. */
	isBarrierefrei: boolean;
	/** The first meal he is there for; null: from the beginning. */
	ankunft: Mahl | null;
	/** The first meal he is no longer there for; null: until the end. */
	abreise: Mahl | null;
}
export const HausangabenErfasst = ereignis<{ gastID: string }, Hausangaben>()('HausangabenErfasst');

/** Persons who lead it beside the one who is named as its leader. */
export const HausteamGesetzt = ereignis<{ personIDs: readonly string[] }>()('HausteamGesetzt');

/** Diet, allergies and who slept where are gone. `am`: the day. */
export const SeminardatenGeloescht = ereignis<{ am: string }>()('SeminardatenGeloescht');

export type HausEreignis =
	| EreignisVon<typeof RaumAngelegt>
	| EreignisVon<typeof RaumGeaendert>
	| EreignisVon<typeof RaumEntfernt>
	| EreignisVon<typeof BettVergeben>
	| EreignisVon<typeof BettAufgegeben>
	| EreignisVon<typeof HausangabenErfasst>
	| EreignisVon<typeof HausteamGesetzt>
	| EreignisVon<typeof SeminardatenGeloescht>;

/** Whose data it is: a guest at one seminar, so that it can end there without touching anything else of him. */
export const gastteil = (gastID: string, seminarID: string): string => `${gastID}/${seminarID}`;

/** The guest of a personal part at this seminar; null: it is about something else. */
export function gastAus(betroffener: string, seminarID: string): string | null {
	const ende = `/${seminarID}`;
	return betroffener.endsWith(ende) ? betroffener.slice(0, -ende.length) : null;
}
