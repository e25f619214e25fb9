import { randomUUID } from 'node:crypto';
import { identifier, SQL } from '@event-driven-io/dumbo';
import { CommandHandler, type Event, projections } from '@event-driven-io/emmett';
import {
	getPostgreSQLEventStore,
	type PostgresEventStore,
	postgreSQLRawSQLProjection,
} from '@event-driven-io/emmett-postgresql';
import pg from 'pg';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { AUFRUFER, type Messort } from './fall.ts';
import { AKTEUR, neuerVerlauf, TABELLEN, type Verlauf, type Wechsel, wechselListe, wende } from './stoff.ts';

/** The same content as ours; the metadata of a command rides along. */
export type EmmettGewechselt = Event<'Gewechselt', Wechsel & Record<string, unknown>, Record<string, unknown>>;

const ereignisse = (id: string, anzahl: number): EmmettGewechselt[] => alsEreignisse(wechselListe(id, anzahl));

function alsEreignisse(wechsel: readonly Wechsel[]): EmmettGewechselt[] {
	const metadata = { ...AKTEUR, commandID: randomUUID(), zeit: new Date().toISOString() };
	return wechsel.map((data) => ({ type: 'Gewechselt', data: { ...data }, metadata }));
}

/** One row per stream and table, as ours. */
const listen = Array.from({ length: TABELLEN }, (_, nr) => {
	const tabelle = identifier(`emmett_liste_${nr}`);
	return postgreSQLRawSQLProjection<EmmettGewechselt>({
		name: `emmett_liste_${nr}`,
		canHandle: ['Gewechselt'],
		evolve: ({ data }) =>
			SQL`insert into ${tabelle} as l (id, anzahl, status, am) values (${data.verlaufID}, 1, ${data.nach}, ${data.am})
				on conflict (id) do update set anzahl = l.anzahl + 1, status = excluded.status, am = excluded.am`,
	});
});
export const [liste] = listen as [(typeof listen)[number]];
export const EMMETT_TABELLE = 'emmett_liste_0';

const LEEREN = Array.from({ length: TABELLEN }, (_, nr) => `emmett_liste_${nr}`).map(
	(tabelle) => `
drop table if exists ${tabelle};
create table ${tabelle} (id text primary key, anzahl int not null, status int not null, am text not null);
create index on ${tabelle} (status)`,
);

/** The peer's store on its own tables, emptied, with so many inline projections. */
export async function mitEmmett<T>(
	{ ownerUrl }: Messort,
	tabellen: number,
	arbeite: (store: PostgresEventStore) => Promise<T>,
): Promise<T> {
	const pool = new pg.Pool({ connectionString: ownerUrl, max: AUFRUFER });
	const store = getPostgreSQLEventStore(ownerUrl, {
		connectionOptions: { pool },
		projections: projections.inline(listen.slice(0, tabellen)),
	});
	try {
		await store.schema.migrate();
		await mitClient(ownerUrl, (client) =>
			client.query(['truncate emt_streams, emt_messages, emt_processors', ...LEEREN].join(';')),
		);
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

const bearbeite = CommandHandler<Verlauf, EmmettGewechselt>({
	evolve: (zustand, { data }) => {
		wende(zustand, data);
		return zustand;
	},
	initialState: () => neuerVerlauf(''),
});

/** So often at most whoever is overtaken begins again, at once as ours does. */
const WIEDERHOLT = { retries: 1_000, minTimeout: 0, factor: 1 };

/** Goes on in a stream it has read. */
export async function schreibeWeiter(store: PostgresEventStore, id: string): Promise<void> {
	const entscheide = ({ anzahl }: Verlauf) => alsEreignisse(wechselListe(id, anzahl + 1).slice(-1));
	await bearbeite(store, id, entscheide, { retry: { onVersionConflict: WIEDERHOLT } });
}
