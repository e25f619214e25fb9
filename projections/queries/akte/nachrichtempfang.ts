import { type Kysely, sql } from 'kysely';
import type { Nachrichttext } from '#domain/vorlagen/nachricht.ts';
import type { DB } from '#projections/db.ts';

interface Vorleben {
	/** When mail to the address came back for good. */
	readonly zurueckAm: string | null;
	readonly isGesperrt: boolean;
	/** The last messages that weren't stopped, as they were sent. */
	readonly nachrichten: readonly (Nachrichttext & { readonly zeit: string })[];
}

interface Gefragt {
	readonly stream: string;
	readonly userID: string | null;
	readonly adresse: Buffer;
}

const ZULETZT = 20;

/** What has become of earlier mail to a volunteer. */
export async function vorlebenVon(db: Kysely<DB>, { stream, userID, adresse }: Gefragt): Promise<Vorleben> {
	const { rows } = await sql<Vorleben>`
		select (select seit from mail_sperre where adress_hash = ${adresse}) as "zurueckAm",
			exists (select from benutzer where id = ${userID}::uuid and is_gesperrt) as "isGesperrt",
			coalesce((select json_agg(json_build_object('zeit', zeit, 'betreff', betreff, 'text', text) order by version desc) from (
				select o.version, e.meta ->> 'zeit' as zeit, p.person ->> 'betreff' as betreff, p.person ->> 'text' as text
				from outbox o
				join event e on e.stream = o.stream and e.version = o.version
				join event_person p on p.stream = o.stream and p.version = o.version
				where o.stream = ${stream} and o.schluessel = 'NACHRICHT_FREI' and o.status <> 'cancelled'
					and o.empfaenger ->> 'art' = 'FREIWILLIGER'
				order by o.version desc limit ${ZULETZT}) n), '[]') as nachrichten`.execute(db);
	return rows[0] ?? { zurueckAm: null, isGesperrt: false, nachrichten: [] };
}
