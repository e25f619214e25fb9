import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import { leserAn, MIT_STELLE } from './stellenpost.ts';

/** Mails of the last weeks that nobody got, to an address that still has nobody to read them. */
const OHNE_EMPFAENGER = z.strictObject({
	/** Null: they were meant for the tenant itself. */
	adresseID: z.string().nullable(),
	bezeichnung: z.string().nullable(),
	anzahl: z.number(),
	/** When the first of them would have left. */
	seit: z.string(),
});
export type OhneEmpfaenger = Readonly<z.infer<typeof OHNE_EMPFAENGER>>;

/** As the outbox notes it. */
export const KEIN_EMPFAENGER = 'Kein Empfänger';
/** One that came back before, for good. */
export const NICHTS_ZUSTELLBAR = 'An diese Adresse ist nichts zustellbar';
const TAGE = 30;

/**
 * Empty again as soon as somebody reads them, or once the last one is long past. Who reads is looked up for the few
 * addresses that mails were lost for; of itself PostgreSQL would do so for all addresses first.
 */
export const ohneEmpfaenger = (db: Kysely<DB>): Promise<readonly OhneEmpfaenger[]> =>
	frageRoh(
		db,
		OHNE_EMPFAENGER,
		sql`
		with verloren as (
			select empfaenger ->> 'art' as art, empfaenger ->> 'id' as id, count(*)::int as anzahl, min(erstellt_am) as seit
			from outbox where art = 'mail' and status = 'cancelled' and fehler = ${sql.lit(KEIN_EMPFAENGER)}
				and erstellt_am > now() - make_interval(days => ${TAGE})
				and empfaenger ->> 'art' in ('EINSATZORT', 'KONTINGENT', 'BUCHHALTUNG', 'MANDANT_AP')
			group by 1, 2
		),
		betroffen as materialized (
			select a.id, a.einsatzstelle_id, a.bezeichnung, v.anzahl, v.seit
			from verloren v join adresse a on a.id::text = v.id
			where v.art <> 'MANDANT_AP' and a.is_aktiv
		)
		select null::uuid as "adresseID", null as bezeichnung, v.anzahl, v.seit from verloren v
		where v.art = 'MANDANT_AP'
			and not exists (select from parameter x where x.referenz ->> 'mandantApMail' is not null)
		union all
		select a.id, a.bezeichnung, sum(a.anzahl)::int, min(a.seit) from betroffen a
		where not exists ${leserAn(MIT_STELLE)}
		group by a.id, a.bezeichnung
		order by seit, "adresseID"`,
	);
