import { type Kysely, sql } from 'kysely';
import type { Ausgeschriebenes } from '#domain/seminar/ausgeschrieben.ts';
import type { Bedarf } from '#domain/seminar/pflicht.ts';
import { SEMINAR } from '#domain/status/seminar.ts';
import type { DB } from '#projections/db.ts';

/** Published seminars of a cycle that still lie ahead, whoever they are for. */
export const ausgeschriebeneSeminare = (db: Kysely<DB>, zyklusID: string, heute: string): Promise<Ausgeschriebenes[]> =>
	db
		.selectFrom('seminar')
		.select([
			...(['id', 'seminartyp_id as seminartypID', 'termine', 'geplante_tage as geplanteTage'] as const),
			...(['dienstart_ids as dienstartIDs', 'seminargruppe_ids as seminargruppeIDs'] as const),
			sql<boolean>`(wartend = 0 and (max_teilnehmer is null or angemeldet < max_teilnehmer))`.as('hatPlatz'),
		])
		.where('zyklus_id', '=', zyklusID)
		.where('status', '=', SEMINAR.nr.Published)
		.where('von', '>=', heute)
		.orderBy('von')
		.orderBy('id')
		.execute();

/** Cycles in which somebody's days are reckoned, or were. */
export async function zyklenMitBedarf(db: Kysely<DB>): Promise<string[]> {
	const zeilen = await db
		.selectFrom('seminarbedarf')
		.select('zyklus_id as id')
		.union(db.selectFrom('seminarerreichbarkeit').select('zyklus_id as id'))
		.orderBy('id')
		.execute();
	return zeilen.map(({ id }) => id);
}

/** Of what a cycle was reckoned from last. */
export const angebotsstand = (db: Kysely<DB>, zyklusID: string) =>
	db.selectFrom('seminarangebotsstand').select(['tag', 'angebot']).where('zyklus_id', '=', zyklusID).executeTakeFirst();

export interface Bedarfszeile {
	readonly freiwilligerID: string;
	/** The same for all to whom the same is on offer. */
	readonly schluessel: string;
	readonly dienstartID: string;
	readonly gruppeID: string | null;
	readonly von: string;
	readonly bis: string;
	readonly bedarf: Bedarf;
	readonly grundlage: string;
}

const GRUNDLAGE = sql<string>`md5(b.schluessel || b.bedarf::text)`;

/** Some of a cycle, those to whom the same is on offer together; `nurAndere`: whose days were reckoned from something else. */
export const bedarfNach = (
	db: Kysely<DB>,
	zyklusID: string,
	nach: Pick<Bedarfszeile, 'schluessel' | 'freiwilligerID'> | null,
	{ nurAndere, anzahl }: { nurAndere: boolean; anzahl: number },
): Promise<Bedarfszeile[]> =>
	db
		.selectFrom('seminarbedarf as b')
		.leftJoin('seminarerreichbarkeit as e', 'e.freiwilliger_id', 'b.freiwilliger_id')
		.select([
			...(['b.freiwilliger_id as freiwilligerID', 'b.schluessel', 'b.dienstart_id as dienstartID'] as const),
			...(['b.gruppe_id as gruppeID', 'b.von', 'b.bis', 'b.bedarf'] as const),
			GRUNDLAGE.as('grundlage'),
		])
		.where('b.zyklus_id', '=', zyklusID)
		.$if(nach !== null, (q) =>
			q.where(
				sql<boolean>`(b.schluessel, b.freiwilliger_id) > (${nach?.schluessel ?? ''}, ${nach?.freiwilligerID ?? null}::uuid)`,
			),
		)
		.$if(nurAndere, (q) =>
			q.where(sql<boolean>`(e.zyklus_id, e.grundlage) is distinct from (b.zyklus_id, ${GRUNDLAGE})`),
		)
		.orderBy('b.schluessel')
		.orderBy('b.freiwilliger_id')
		.limit(anzahl)
		.execute() as Promise<Bedarfszeile[]>;
