import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';

const VORLEBEN = z.strictObject({
	/** When mail to the address came back for good. */
	zurueckAm: z.string().nullable(),
	isGesperrt: z.boolean(),
	/** The last messages that weren't stopped, as they were sent. */
	nachrichten: z.array(z.strictObject({ zeit: z.string(), betreff: z.string(), text: z.string() })),
});
type Vorleben = Readonly<z.infer<typeof VORLEBEN>>;

interface Gefragt {
	readonly stream: string;
	readonly userID: string | null;
	readonly adresse: Buffer;
}

const ZULETZT = 20;

/** What has become of earlier mail to a volunteer. */
export async function vorlebenVon(db: Kysely<DB>, { stream, userID, adresse }: Gefragt): Promise<Vorleben> {
	const vorleben = await frageRohEine(
		db,
		VORLEBEN,
		sql`
		select (select seit from mail_sperre where adress_hash = ${adresse}) as "zurueckAm",
			exists (select from benutzer where id = ${userID}::uuid and is_gesperrt) as "isGesperrt",
			coalesce((select json_agg(json_build_object('zeit', zeit, 'betreff', betreff, 'text', text) order by version desc) from (
				select o.version, e.meta ->> 'zeit' as zeit, p.person ->> 'betreff' as betreff, p.person ->> 'text' as text
				from outbox o
				join event e on e.stream = o.stream and e.version = o.version
				join event_person p on p.stream = o.stream and p.version = o.version
				where o.stream = ${stream} and o.schluessel = 'NACHRICHT_FREI' and o.status <> 'cancelled'
					and o.empfaenger ->> 'art' = 'FREIWILLIGER'
				order by o.version desc limit ${ZULETZT}) n), '[]') as nachrichten`,
	);
	return vorleben ?? { zurueckAm: null, isGesperrt: false, nachrichten: [] };
}
