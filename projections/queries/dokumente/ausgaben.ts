import { type Kysely, sql } from 'kysely';
import { SEMINARPAPIER_LABEL } from '#domain/akte/seminar/seminarpapier.ts';
import type { Ausgegeben, Vorgelegt } from '#domain/papier/echtheit.ts';
import type { DB } from '#projections/db.ts';

/** What went out under this number or with this content, oldest first. */
export async function ausgaben(db: Kysely<DB>, { kennung, sha256 }: Vorgelegt): Promise<Ausgegeben[]> {
	const zeilen = await db
		.selectFrom('ausgabe as a')
		.leftJoin('dokumentspec as s', 's.id', 'a.spec_id')
		.select(['a.kennung', 'a.sha256', 'a.am', 'a.stand', 'a.papier'])
		.select(TITEL.as('titel'))
		.where((eb) => eb.or([eb('a.kennung', '=', kennung), eb('a.sha256', '=', sha256)]))
		.orderBy('a.am')
		.orderBy('a.nr')
		.orderBy('a.kennung')
		.orderBy('a.sha256')
		.execute();
	return zeilen.map(({ papier, titel, ...zeile }) => ({
		...zeile,
		titel: papier ? SEMINARPAPIER_LABEL[papier] : titel,
	}));
}

/** What a paper is called tells nothing of health to whoever found it. */
const TITEL = sql<string>`case when (s.referenz ->> 'isGesundheit')::boolean is false then s.bezeichnung else 'Dokument' end`;
