import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Abgleichbefund } from '#domain/akte/dokument/abgleichbefund.ts';
import { UNLESBAR } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

/** What a specification has come to in the files so far, each counted once. */
const ERGEBNIS = z.strictObject({
	angefordert: z.int(),
	entfallen: z.int(),
	/** A rule kept the portal from providing it. */
	unausgefuellt: z.int(),
	/** Something failed there. */
	unbearbeitet: z.int(),
});

const ABGLEICH = z.strictObject({
	id: z.string(),
	begonnenAm: z.string(),
	/** null: it goes on. */
	beendetAm: z.string().nullable(),
	erledigt: z.int(),
	gesamt: z.int(),
	...ERGEBNIS.shape,
});
export type Abgleichstand = Readonly<z.infer<typeof ABGLEICH>>;

const mit = (befund: Abgleichbefund | typeof UNLESBAR.code) =>
	sql`(count(*) filter (where ergebnis = ${sql.lit(befund)}))::int`;

/** To be joined to `a`. */
export const ABGLEICHERGEBNIS = sql`lateral (
	select ${mit('ANGEFORDERT')} as angefordert, ${mit('ENTFALLEN')} as entfallen, ${mit(UNLESBAR.code)} as unbearbeitet,
		(count(distinct freiwilliger_id) filter (where ergebnis not in
			('ANGEFORDERT', 'ENTFALLEN', ${sql.lit(UNLESBAR.code)})))::int as unausgefuellt
	from dokumentabgleich_zeile where dokumentabgleich_id = a.id)`;

/** The last time the files were brought up to date because of this specification; null: not in the last 30 days. */
export async function letzterAbgleich(db: Kysely<DB>, specID: string): Promise<Abgleichstand | null> {
	const [letzter] = await frageRoh(
		db,
		ABGLEICH,
		sql`select a.id, a.begonnen_am as "begonnenAm", a.beendet_am as "beendetAm", a.erledigt, a.gesamt, n.*
		from dokumentabgleich a cross join ${ABGLEICHERGEBNIS} n
		where a.spec_id = ${specID}::uuid order by a.begonnen_am desc, a.id limit 1`,
	);
	return letzter ?? null;
}
