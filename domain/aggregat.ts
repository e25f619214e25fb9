import type { AnyStateMachine } from 'xstate';
import type { Aufgezeichnet, Ereignis } from './ereignis.ts';

/** Lifts facts and person of an older schema version by one version. */
export type Upcaster = (alt: { facts: Record<string, unknown>; person: Record<string, unknown> | null }) => {
	facts: Record<string, unknown>;
	person: Record<string, unknown> | null;
};

export type Status = number | string;

/** The statuses of one kind within the state of a stream, and the map of where they may lead. */
export interface Statusmaschine<Zustand = unknown> {
	readonly maschine: AnyStateMachine;
	/** By whose they are; what isn't here stands where the machine begins. */
	stati(zustand: Zustand): Iterable<readonly [wessen: string, status: Status]>;
	/** Fact that names whose status an event tells of; without it the stream has only one. */
	readonly wessen?: string;
	/** Names of the step an event may be, null if none; otherwise its type, alone or with the target. */
	schritte?(ereignis: Ereignis): readonly string[] | null;
}

/** A state that has a status needs a map of where it may lead. */
type MaschinenFuer<Zustand> = Zustand extends { status: unknown }
	? readonly [Statusmaschine<Zustand>, ...Statusmaschine<Zustand>[]]
	: readonly Statusmaschine<Zustand>[];

/** A kind of stream: how its state starts and how an event changes it. */
export interface Aggregat<Zustand = unknown, E extends Ereignis = Ereignis> {
	readonly name: string;
	start(id: string): Zustand;
	/** Changes the draft it is given; replay must never refuse history, so it never throws on a known event. */
	evolve(zustand: Zustand, ereignis: Aufgezeichnet<E>): void;
	/** What leads the statuses in its state; `schreibeFort` lets no event past them. */
	readonly maschinen: MaschinenFuer<Zustand>;
	/** Per event type: the upcaster from schema version n (key) to n + 1. */
	readonly upcaster?: Readonly<Record<string, Readonly<Record<number, Upcaster>>>>;
}

/** Folds recorded events into the state; `zustand` continues an earlier fold and is changed. */
export function falte<Z, E extends Ereignis>(
	aggregat: Aggregat<Z, E>,
	id: string,
	ereignisse: Iterable<Aufgezeichnet<E>>,
	zustand: Z = aggregat.start(id),
): Z {
	for (const e of ereignisse) aggregat.evolve(zustand, hebe(aggregat, e));
	return zustand;
}

/** Applies the upcasters until the event has the newest schema version. */
export function hebe<Z, E extends Ereignis>(aggregat: Aggregat<Z, E>, e: Aufgezeichnet<E>): Aufgezeichnet<E> {
	const stufen = aggregat.upcaster?.[e.type];
	if (!stufen) return e;
	let { schema, facts, person } = e as { schema: number; facts: object; person: object | null };
	for (let stufe = stufen[schema]; stufe; stufe = stufen[schema]) {
		({ facts, person } = stufe({
			facts: facts as Record<string, unknown>,
			person: person as Record<string, unknown> | null,
		}));
		schema += 1;
	}
	return { ...e, schema, facts, person };
}
