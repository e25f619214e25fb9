import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { DOKUMENTSTAENDE } from '#domain/liste/dokumentfilter.ts';
import { LISTEN, type Listenkey } from '#domain/stammdaten/listen.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import type { Filter } from '../liste/filter.ts';

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

const KENNUNG = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** One document in a state, see `dokumentImStand`. */
const MIT_STAND = /^([0-9a-f-]{36}) (\w+)$/i;

/** Names of whatever a filter tells by id. */
export async function filternamen(db: Kysely<DB>, filter: Filter | null): Promise<ReadonlyMap<string, string>> {
	const werte = filter === null ? [] : werteIn(filter);
	const staende = werte.flatMap((wert) => {
		const [, id, stand] = MIT_STAND.exec(wert) ?? [];
		return id && stand && KENNUNG.test(id) ? [{ wert, id, stand }] : [];
	});
	const ids = [...werte.filter((wert) => KENNUNG.test(wert)), ...staende.map(({ id }) => id)];
	if (ids.length === 0) return new Map();
	const gesucht = sql`any(${sql.val(ids)}::uuid[])`;
	const namen = await frageRoh(
		db,
		z.strictObject({ id: z.string(), name: z.string() }),
		sql`select id::text as id, bezeichnung as name from adresse where id = ${gesucht}
			union all select id::text, kurz from dienstart where id = ${gesucht}
			union all select id::text, name from benutzer where id = ${gesucht}
			union all select id::text, bezeichnung from dokumentspec where id = ${gesucht}
			union all select id::text, bezeichnung from seminargruppe where id = ${gesucht}`,
	);
	const alle = new Map([...(await ladeEintraege(db)), ...namen.map(({ id, name }) => [id, name] as const)]);
	for (const { wert, id, stand } of staende)
		alle.set(wert, [alle.get(id), DOKUMENTSTAENDE[stand as keyof typeof DOKUMENTSTAENDE]].filter(Boolean).join(': '));
	return alle;
}

function werteIn(filter: Filter): string[] {
	if ('und' in filter) return filter.und.flatMap(werteIn);
	if ('oder' in filter) return filter.oder.flatMap(werteIn);
	return [filter.wert].flat().filter((wert) => typeof wert === 'string');
}
