import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Umgebung } from '#commands/umgebung.ts';
import { QUELLEN } from '#domain/webhook/quellen.ts';
import type { DB } from '#projections/db.ts';
import { versucheMarke } from '#projections/engine/marke.ts';
import { frageRohEine, tueRoh } from '#projections/roh.ts';
import { plane } from './planen.ts';

export const WEBHOOKS_SAMMELN = 'webhooks-sammeln';

/** So long it waits for those who are still writing; then it comes again. */
const GEDULD_MS = 1_000;

/**
 * Makes a message of each event that somebody wants to be told of. How far an endpoint has looked moves in the same
 * statement, and no further than to where nobody is writing any more: whatever is killed when, none is left out.
 */
export async function sammle({ pool, db, outboxGefuellt }: Umgebung): Promise<void> {
	if (await gibtNeues(db)) {
		const marke = await versucheMarke(pool, GEDULD_MS);
		if (marke !== null) await merkeZustellungen(db, marke);
	}
	await plane(db);
	outboxGefuellt?.();
}

const NEUES = z.strictObject({ ja: z.boolean() });

async function gibtNeues(db: Kysely<DB>): Promise<boolean> {
	const neues = await frageRohEine(
		db,
		NEUES,
		sql`
		select exists (select from webhook w, event_position_seq s
			where w.stand <> 'ABGESCHALTET' and s.is_called and s.last_value > w.position) as ja`,
	);
	return neues?.ja ?? false;
}

const MELDUNGEN = JSON.stringify(
	QUELLEN.flatMap(({ aggregat, strom, meldet }) =>
		Object.entries(meldet).flatMap(([ereignis, typen = []]) =>
			typen.map((typ) => ({ aggregat, strom, ereignis, typ })),
		),
	),
);

async function merkeZustellungen(db: Kysely<DB>, marke: string): Promise<void> {
	await tueRoh(
		db,
		sql`
		with ziel as (
			select id, position, ereignisse from webhook
			where stand <> 'ABGESCHALTET' and position < ${marke}::bigint order by id for update skip locked
		), neu as (
			insert into webhook_zustellung
				(id, webhook_id, position, ereignis, strom, gegenstand, folge, ereignet_am)
			select encode(substr(sha256(convert_to(z.id::text, 'UTF8') || e.hash), 1, 16), 'hex')::uuid, z.id, e.position,
				m.ereignis, m.strom, substr(e.stream, length(m.aggregat) + 2)::uuid, e.version, (e.meta ->> 'zeit')::timestamptz
			from ziel z
			join event e on e.position > z.position and e.position <= ${marke}::bigint
			join json_to_recordset(${MELDUNGEN}::json) as m(aggregat text, strom text, ereignis text, typ text)
				on m.typ = e.type and m.aggregat = split_part(e.stream, '-', 1) and m.ereignis = any(z.ereignisse)
			on conflict do nothing
		)
		update webhook w set position = ${marke}::bigint from ziel z where z.id = w.id`,
	);
}
