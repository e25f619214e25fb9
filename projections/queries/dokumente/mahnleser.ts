import type { Kysely } from 'kysely';
import type { Leser } from '#domain/akte/mahnwesen/vorschau.ts';
import type { Mahnadressat } from '#domain/akte/zustand.ts';
import type { DB } from '#projections/db.ts';
import { einerVon } from '../liste/ausdruck.ts';
import { leserDerOrte } from '../post/mail-kontext.ts';

/**
 * Who reads a reminder to each of these: of a volunteer without an e-mail address nobody, of an Einsatzort each of its
 * contact persons, who gets one mail for all the places he answers for.
 */
export async function mahnleser(db: Kysely<DB>, an: readonly Mahnadressat[]): Promise<Leser> {
	const ids = (partei: Mahnadressat['partei']) => [
		...new Set(an.flatMap((a) => (a.partei === partei && a.id ? [a.id] : []))),
	];
	const [freiwillige, orte] = await Promise.all([
		mitEmail(db, ids('FREIWILLIGER')),
		leserDerOrte(db, ids('EINSATZSTELLE')),
	]);
	return ({ partei, id }) => {
		if (id === null) return [partei];
		if (partei === 'FREIWILLIGER') return freiwillige.has(id) ? [id] : [];
		return partei === 'EINSATZSTELLE' ? (orte.get(id) ?? []).map((leser) => leser.id) : [id];
	};
}

async function mitEmail(db: Kysely<DB>, ids: readonly string[]): Promise<ReadonlySet<string>> {
	if (!ids.length) return new Set();
	const mit = await db
		.selectFrom('freiwilliger')
		.select('id')
		.where('id', '=', einerVon(ids))
		.where('email', 'is not', null)
		.execute();
	return new Set(mit.map(({ id }) => id));
}
