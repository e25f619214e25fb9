import type { Aufgezeichnet, Ereignis, Metadata, PersonArt } from '#domain/ereignis.ts';

/** The columns of an event; `e` is the event, `p` its personal part. */
export const EREIGNIS_SPALTEN = 'e.version, e.type, e.schema, e.facts, e.meta, e.betroffener, e.art, p.person';
export const EREIGNIS_TABELLEN = 'event e left join event_person p on p.stream = e.stream and p.version = e.version';

/** An event as an array, in the order of `EREIGNIS_SPALTEN`. */
export type EreignisZeile = [number, string, number, object, Metadata, string | null, PersonArt | null, object | null];

export function ausZeile(zeile: EreignisZeile): Aufgezeichnet {
	const [version, type, schema, facts, meta, betroffener, art, person] = zeile;
	return { version, type, schema, facts, meta, betroffener, art, person } satisfies Aufgezeichnet<Ereignis>;
}
