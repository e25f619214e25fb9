import { randomUUID } from 'node:crypto';
import { SQL } from '@event-driven-io/dumbo';
import { type Event, projections } from '@event-driven-io/emmett';
import {
	getPostgreSQLEventStore,
	type PostgresEventStore,
	postgreSQLRawSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { mitClient } from '../postgres-zugang.ts';
import { AUFRUFER, type Messort } from './fall.ts';
import { AKTEUR, type Wechsel, wechselListe } from './stoff.ts';

/** The same content as ours; the metadata of a command rides along. */
export type EmmettGewechselt = Event<'Gewechselt', Wechsel & Record<string, unknown>, Record<string, unknown>>;

function ereignisse(id: string, anzahl: number): EmmettGewechselt[] {
	const metadata = { ...AKTEUR, commandID: randomUUID(), zeit: new Date().toISOString() };
	return wechselListe(id, anzahl).map((data) => ({ type: 'Gewechselt', data: { ...data }, metadata }));
}

/** One row per stream, as ours. */
export const liste = postgreSQLRawSQLProjection<EmmettGewechselt>({
	name: 'emmett_liste',
	canHandle: ['Gewechselt'],
	evolve: ({ data }) =>
		SQL`insert into emmett_liste (id, anzahl, status, am) values (${data.verlaufID}, 1, ${data.nach}, ${data.am})
			on conflict (id) do update set anzahl = emmett_liste.anzahl + 1, status = excluded.status, am = excluded.am`,
});

const LEEREN = `
truncate emt_streams, emt_messages, emt_processors;
drop table if exists emmett_liste;
create table emmett_liste (id text primary key, anzahl int not null, status int not null, am text not null);
create index on emmett_liste (status)`;

/** The peer's store on its own tables, emptied, with or without the inline projection. */
export async function mitEmmett<T>(
	{ ownerUrl }: Messort,
	mitListe: boolean,
	arbeite: (store: PostgresEventStore) => Promise<T>,
): Promise<T> {
	const pool = new pg.Pool({ connectionString: ownerUrl, max: AUFRUFER });
	const store = getPostgreSQLEventStore(ownerUrl, {
		connectionOptions: { pool },
		projections: mitListe ? projections.inline([liste]) : [],
	});
	try {
		await store.schema.migrate();
		await mitClient(ownerUrl, (client) => client.query(LEEREN));
		return await arbeite(store);
	} finally {
		await store.close();
		await pool.end();
	}
}

/** Opens a stream with so many events. */
export async function schreibeNeuen(store: PostgresEventStore, anzahl: number): Promise<string> {
	const id = randomUUID();
	const neu = { expectedStreamVersion: 'STREAM_DOES_NOT_EXIST' } as const;
	await store.appendToStream<EmmettGewechselt>(id, ereignisse(id, anzahl), neu);
	return id;
}
