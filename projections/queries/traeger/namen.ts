import type { Kysely } from 'kysely';
import { LISTEN, type Listenkey } from '#domain/stammdaten/listen.ts';
import type { DB } from '#projections/db.ts';

/** Labels of everything a personal field may refer to by id: countries and the plain selection lists. */
export async function ladeEintraege(db: Kysely<DB>): Promise<ReadonlyMap<string, string>> {
	const aus = (tabelle: Listenkey | 'land') =>
		db.selectFrom(tabelle).select((eb) => [eb.cast<string>('id', 'text').as('id'), 'bezeichnung']);
	const eintraege = await LISTEN.reduce((alle, { key }) => alle.unionAll(aus(key)), aus('land')).execute();
	const vorgaben = LISTEN.flatMap(({ vorgaben = [] }) => [...vorgaben]);
	return new Map([
		...vorgaben.map(([id, { bezeichnung }]) => [id, bezeichnung] as const),
		...eintraege.map(({ id, bezeichnung }) => [id, bezeichnung] as const),
	]);
}
