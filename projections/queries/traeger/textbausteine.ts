import type { Kysely } from 'kysely';
import type { TextbausteinFelder } from '#domain/textbaustein/textbaustein.ts';
import type { DB } from '#projections/db.ts';
import { alsText, alsZeit } from '../liste/ausdruck.ts';

export interface Textbausteinsatz extends TextbausteinFelder {
	readonly id: string;
	/** null: nobody's, or his account is gone. */
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly geaendertAm: string;
	readonly version: number;
}

/** Those this user sees: his own, and those of all. */
export async function textbausteineFuer(db: Kysely<DB>, userID: string | null): Promise<Textbausteinsatz[]> {
	const zeilen = await db
		.selectFrom('textbaustein as t')
		.leftJoin('benutzer as b', (join) => join.on(alsText('b.id'), '=', (eb) => eb.ref('t.user_id')))
		.select([
			...([
				't.id',
				't.bezeichnung',
				't.betreff',
				't.text',
				't.umfang',
				't.version',
				'b.vorname',
				'b.nachname',
			] as const),
			't.user_id as userID',
			alsZeit('t.geaendert_am').as('geaendertAm'),
		])
		.where((eb) => eb.or([eb('t.umfang', '<>', 'EIGEN'), eb('t.user_id', '=', userID)]))
		.orderBy('t.bezeichnung')
		.orderBy('t.id')
		.execute();
	return zeilen as Textbausteinsatz[];
}
