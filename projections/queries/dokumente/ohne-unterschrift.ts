import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import { KEIN_EMPFAENGER, NICHTS_ZUSTELLBAR } from '../post/ohne-empfaenger.ts';

/** A signature somebody was asked for by a mail that could not leave, or came back. */
const UNERREICHBAR = z.strictObject({
	sitzungID: z.string(),
	freiwilligerID: z.string(),
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	/** Who should sign, where that is one person. */
	unterzeichner: z.string().nullable(),
	/** When the mail would have left. */
	seit: z.string(),
});
export type Unerreichbar = Readonly<z.infer<typeof UNERREICHBAR>>;

const HOECHSTENS = 10;

/** Gone once it is signed (on paper, too), asked for no more, or the mail was sent again. Sites: `ohneEmpfaenger`. */
export const unerreichbareUnterschriften = (db: Kysely<DB>): Promise<readonly Unerreichbar[]> =>
	frageRoh(
		db,
		UNERREICHBAR,
		sql`
		select distinct on (o.erstellt_am, s.id) s.id as "sitzungID", s.freiwilliger_id as "freiwilligerID",
			s.vorname, s.nachname, s.unterzeichner, o.erstellt_am as seit
		from outbox o join signatur s on s.id::text = o.daten ->> 'sitzungID'
		where o.art = 'mail' and o.schluessel = 'UNTERSCHRIFT_ANGEFORDERT'
			and o.status in ('cancelled', 'failed', 'undeliverable')
			and (o.status <> 'cancelled' or o.fehler in (${sql.lit(KEIN_EMPFAENGER)}, ${sql.lit(NICHTS_ZUSTELLBAR)}))
			and o.empfaenger ->> 'art' in ('FREIWILLIGER', 'ERZIEHUNGSBERECHTIGTER')
			and s.offen and not exists (
				select from outbox n where n.schluessel = o.schluessel and n.empfaenger = o.empfaenger
					and n.erstellt_am > o.erstellt_am and n.daten ->> 'sitzungID' = o.daten ->> 'sitzungID'
			)
		order by o.erstellt_am, s.id limit ${HOECHSTENS}`,
	);
