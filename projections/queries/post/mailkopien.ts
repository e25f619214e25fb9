import { type Kysely, sql } from 'kysely';
import { akteAggregat } from '#domain/akte/akte.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import type { DB } from '#projections/db.ts';

/** A mail about a volunteer, and how far it has come. */
export interface Aktenmail {
	readonly id: string;
	/** Of the event of the file it tells of; null: none does. */
	readonly version: number | null;
	readonly bezeichnung: string;
	/** Whom it went to by name, as long as that is kept. */
	readonly an: string | null;
	/** Kind of recipient. */
	readonly empfaenger: string | null;
	readonly status: string;
	readonly erstelltAm: string;
	readonly gesendetAm: string | null;
	/** Its text can still be read. */
	readonly isAufbewahrt: boolean;
}

export interface Mailinhalt {
	readonly betreff: string;
	readonly text: string;
	readonly anhaenge: readonly string[];
}

/** So many are shown; nobody gets more of them. */
const HOECHSTENS = 500;

/** Newest first; what left together with others as one is known by that. */
const ausAkte = (db: Kysely<DB>, freiwilligerID: string) =>
	db
		.selectFrom('outbox as o')
		.leftJoin('outbox as g', 'g.id', 'o.gesammelt_in')
		.leftJoin('mailkopie as k', (join) => join.on(sql<boolean>`k.outbox_id = coalesce(o.gesammelt_in, o.id)`))
		.where('o.art', '=', 'mail')
		.where(sql<boolean>`o.daten ->> 'freiwilligerID' = ${freiwilligerID}`)
		.where(sql<boolean>`o.daten ->> 'isProbe' is null`);

export async function mailsDerAkte(db: Kysely<DB>, freiwilligerID: string): Promise<readonly Aktenmail[]> {
	const zeilen = await ausAkte(db, freiwilligerID)
		.select([
			'o.id',
			'o.schluessel',
			sql<number | null>`case when o.stream = ${`${akteAggregat.name}-${freiwilligerID}`} then o.version end`.as(
				'version',
			),
			'k.an',
			sql<string | null>`o.empfaenger ->> 'art'`.as('empfaenger'),
			sql<string>`coalesce(g.status, o.status)`.as('status'),
			'o.erstellt_am as erstelltAm',
			sql<string | null>`coalesce(g.gesendet_am, o.gesendet_am)`.as('gesendetAm'),
			sql<boolean>`k.outbox_id is not null`.as('isAufbewahrt'),
		])
		.orderBy('o.erstellt_am', 'desc')
		.orderBy('o.id')
		.limit(HOECHSTENS)
		.execute();
	return zeilen.map(({ schluessel, ...z }) => ({
		...z,
		bezeichnung: VORLAGEN.get(schluessel)?.bezeichnung ?? schluessel,
	}));
}

/** As it was sent; null: there is no such mail about him, or nothing of it is kept. */
export async function mailinhalt(db: Kysely<DB>, freiwilligerID: string, id: string): Promise<Mailinhalt | null> {
	const zeile = await ausAkte(db, freiwilligerID)
		.where('o.id', '=', id)
		.select(['k.betreff', 'k.text', 'k.anhaenge'])
		.executeTakeFirst();
	const { betreff, text, anhaenge } = zeile ?? {};
	return betreff && text && anhaenge ? { betreff, text, anhaenge } : null;
}
