import { type Kysely, sql } from 'kysely';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import type { DB } from '#projections/db.ts';
import { tueRoh } from '#projections/roh.ts';

/** A saved view of a list: name, filter, columns and order, as the client understands them. */
interface Inhalt {
	readonly name: string;
	readonly filter: string;
	readonly spalten: string[];
	readonly sortierung: string;
	/** Whoever is on the staff and knows its id may open it. */
	readonly geteilt: boolean;
}

interface Ansicht extends Inhalt {
	readonly id: string;
}

type Gewaehlt = Inhalt & { readonly id?: string | undefined };

export async function liesAnsichten(db: Kysely<DB>, userID: string, liste: string): Promise<Ansicht[]> {
	const zeile = await db
		.selectFrom('ansicht')
		.select('ansichten')
		.where('user_id', '=', userID)
		.where('liste', '=', liste)
		.executeTakeFirst();
	return (zeile?.ansichten ?? []) as unknown as Ansicht[];
}

/** What somebody else shares under this id. */
export async function geteilteAnsicht(
	db: Kysely<DB>,
	userID: string,
	liste: string,
	id: string,
): Promise<Ansicht | null> {
	const zeile = await db
		.selectFrom('ansicht')
		.select('ansichten')
		.where('user_id', '<>', userID)
		.where('liste', '=', liste)
		.where(haelt([{ id, geteilt: true }]))
		.executeTakeFirst();
	return ((zeile?.ansichten ?? []) as unknown as Ansicht[]).find((eine) => eine.id === id) ?? null;
}

/** Nobody looks through more. */
const ANSICHTEN_MAX = 30;

const ZU_VIELE: Regelverstoss = {
	code: 'ANZAHL',
	http: 422,
	text: `Eine Liste hat höchstens ${ANSICHTEN_MAX} eigene Ansichten. Bitte löschen Sie zuerst eine, die Sie nicht mehr brauchen.`,
};

/**
 * Puts these views among those of the list and takes away the one named; what another window has saved meanwhile stays.
 * An id that is someone else's, or comes twice, is a new view's. All views of the list are returned.
 */
export function speichereAnsichten(
	{ db, ctx }: Pick<Umgebung, 'db' | 'ctx'>,
	userID: string,
	liste: string,
	gewaehlte: readonly Gewaehlt[],
	entfernt?: string,
): Promise<Ansicht[]> {
	return db.transaction().execute(async (tx) => {
		await tueRoh(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`ansichten:${userID}:${liste}`}, 0))`);
		const vergeben = new Set(await fremdeIDs(tx, userID, liste, gewaehlte));
		const { neueID } = ctx();
		const neue = gewaehlte.map((eine) => {
			const id = eine.id && !vergeben.has(eine.id) ? eine.id : neueID();
			vergeben.add(id);
			return { ...eine, id };
		});
		const bisherige = (await liesAnsichten(tx, userID, liste)).filter(({ id }) => id !== entfernt);
		const ansichten = [...new Map([...bisherige, ...neue].map((eine) => [eine.id, eine])).values()];
		if (ansichten.length > ANSICHTEN_MAX) throw new Abgelehnt([ZU_VIELE]);
		const json = JSON.stringify(ansichten);
		await tx
			.insertInto('ansicht')
			.values({ user_id: userID, liste, ansichten: json })
			.onConflict((oc) => oc.columns(['user_id', 'liste']).doUpdateSet({ ansichten: json }))
			.execute();
		return ansichten;
	});
}

/** Those of these ids that stand elsewhere. */
async function fremdeIDs(db: Kysely<DB>, userID: string, liste: string, gewaehlte: readonly Gewaehlt[]) {
	const ids = gewaehlte.flatMap(({ id }) => id ?? []);
	if (ids.length === 0) return [];
	const zeilen = await db
		.selectFrom('ansicht')
		.select('ansichten')
		.where((eb) => eb.not(eb.and([eb('user_id', '=', userID), eb('liste', '=', liste)])))
		.where((eb) => eb.or(ids.map((id) => haelt([{ id }]))))
		.execute();
	return zeilen.flatMap(({ ansichten }) => (ansichten as unknown as Ansicht[]).map(({ id }) => id));
}

const haelt = (teil: readonly Partial<Ansicht>[]) => sql<boolean>`ansichten @> ${JSON.stringify(teil)}::jsonb`;
