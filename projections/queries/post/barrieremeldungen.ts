import type { Kysely } from 'kysely';
import { warnungBis } from '#domain/barrierefreiheit/frist.ts';
import type { DB } from '#projections/db.ts';

/** What somebody told of a barrier, and what became of it. */
export interface Barrieremeldung {
	readonly id: string;
	readonly nummer: number;
	readonly text: string;
	/** The page it is about, in the words of whoever wrote it. */
	readonly seite: string | null;
	readonly name: string | null;
	readonly email: string | null;
	readonly eingegangenAm: string;
	readonly frist: string;
	readonly beantwortetAm: string | null;
	readonly beantwortetVonID: string | null;
	readonly beantwortetVon: string | null;
	readonly antwort: string | null;
}

const HOECHSTENS = 200;

const meldungen = (db: Kysely<DB>) =>
	db
		.selectFrom('barrieremeldung as m')
		.leftJoin('benutzer as b', 'b.id', 'm.beantwortet_von')
		.select(['m.id', 'm.nummer', 'm.text', 'm.seite', 'm.name', 'm.email', 'm.frist', 'm.antwort'])
		.select(['m.eingegangen_am as eingegangenAm', 'm.beantwortet_am as beantwortetAm'])
		.select(['m.beantwortet_von as beantwortetVonID', 'b.name as beantwortetVon']);

/** What waits comes first, the most urgent at the top; then what was answered, the newest first. */
export const barrieremeldungen = (db: Kysely<DB>): Promise<Barrieremeldung[]> =>
	meldungen(db)
		.orderBy('m.beantwortet_am', (am) => am.desc().nullsFirst())
		.orderBy('m.frist')
		.orderBy('m.id')
		.limit(HOECHSTENS)
		.execute();

export async function barrieremeldung(db: Kysely<DB>, id: string): Promise<Barrieremeldung | null> {
	return (await meldungen(db).where('m.id', '=', id).executeTakeFirst()) ?? null;
}

/** For the start page: those that have a week left at most, and the earliest term. */
export async function draengendeMeldungen(
	db: Kysely<DB>,
	heute: string,
): Promise<{ anzahl: number; frist: string | null }> {
	const { anzahl, frist } = await db
		.selectFrom('barrieremeldung')
		.select(({ fn }) => [fn.countAll<number>().as('anzahl'), fn.min('frist').as('frist')])
		.where('beantwortet_am', 'is', null)
		.where('frist', '<=', warnungBis(heute))
		.executeTakeFirstOrThrow();
	return { anzahl: Number(anzahl), frist };
}
