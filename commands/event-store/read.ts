import type { Pool, PoolClient } from 'pg';
import type { Aufgezeichnet } from '#domain/ereignis.ts';
import { ausZeile, EREIGNIS_SPALTEN_EINZELN, type EreignisZeile } from '#projections/engine/ereignis-zeile.ts';
import { type StreamRef, streamName } from './stream.ts';

/** A stream as it stands: its head, and all its events with the personal parts that still exist. */
export interface StreamInhalt {
	/** 0: the stream doesn't exist. */
	readonly version: number;
	/** Hash of the last event; empty for a stream that doesn't exist. */
	readonly hash: Buffer;
	readonly ereignisse: Aufgezeichnet[];
}

export const LEER: StreamInhalt = { version: 0, hash: Buffer.alloc(0), ereignisse: [] };

const LESEN = `
select s.name, s.version, s.hash, (
	select json_agg(json_build_array(${EREIGNIS_SPALTEN_EINZELN}) order by e.version)::text
	from event e
	where e.stream = s.name
) as ereignisse
from stream s where s.name = any ($1)`;

/** The statement that reads whole streams, to be sent alone or together with others. */
export const leseAnweisung = (namen: readonly string[]) => ({ name: 'streams_lesen', text: LESEN, values: [namen] });

type Zeile = { name: string; version: number; hash: Buffer; ereignisse: string };

/** The answer to `leseAnweisung` by stream name; missing streams are missing. */
export function ausAntwort(zeilen: readonly Zeile[]): Map<string, StreamInhalt> {
	return new Map(
		zeilen.map(({ name, version, hash, ereignisse }) => [
			name,
			{ version, hash, ereignisse: (JSON.parse(ereignisse) as EreignisZeile[]).map(ausZeile) },
		]),
	);
}

const STAND_LESEN = `
select s.name, s.version, s.hash, coalesce((
	select json_agg(json_build_array(${EREIGNIS_SPALTEN_EINZELN}) order by e.version)::text
	from event e
	where e.stream = s.name and e.position <= $2
), '[]') as ereignisse
from stream s where s.name = any ($1)`;

/** The events of several streams up to a position of the whole store, in the order of `refs`. */
export async function readStreamsBis(
	verbindung: Pool | PoolClient,
	refs: readonly StreamRef[],
	position: string,
): Promise<readonly Aufgezeichnet[][]> {
	const namen = refs.map(streamName);
	const { rows } = await verbindung.query<Zeile>({
		name: 'streams_lesen_bis',
		text: STAND_LESEN,
		values: [namen, position],
	});
	const inhalte = ausAntwort(rows);
	return namen.map((name) => inhalte.get(name)?.ereignisse ?? []);
}

/**
 * Reads several streams in one round trip, in the order of `refs`. With `bis` (ISO time) only the events recorded
 * until then: up to the first later one, so that the view is a state the stream really had.
 */
export async function readStreams(
	verbindung: Pool | PoolClient,
	refs: readonly StreamRef[],
	optionen: { bis?: string } = {},
): Promise<StreamInhalt[]> {
	const namen = refs.map(streamName);
	const inhalte = ausAntwort((await verbindung.query<Zeile>(leseAnweisung(namen))).rows);
	const { bis } = optionen;
	return namen.map((name) => {
		const inhalt = inhalte.get(name) ?? LEER;
		return bis === undefined ? inhalt : stand(inhalt, bis);
	});
}

function stand(inhalt: StreamInhalt, bis: string): StreamInhalt {
	const ende = inhalt.ereignisse.findIndex((e) => e.meta.zeit > bis);
	return ende === -1 ? inhalt : { ...inhalt, version: ende, ereignisse: inhalt.ereignisse.slice(0, ende) };
}
