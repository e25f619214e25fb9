import { type RawBuilder, sql } from 'kysely';

/**
 * Of each Dienstart what is taken on the first day on which most of its places are: one day for the reserved and the
 * others, so that with the free ones they make all there are. Counted by sweeping over the days on which places begin or
 * become free. `plaetze`: those counted, with `dienstart_id`, `von` (within the cycle), `bis` and `art`. Table:
 * Kontingent, Balances.
 */
export const platzspitzen = (plaetze: RawBuilder<unknown>): RawBuilder<unknown> => sql`
	select distinct on (dienstart_id) dienstart_id, r::int as reserviert, (n - r)::int as belegt
	from (
		select dienstart_id, tag, sum(sum(n)) over bis_tag as n, sum(sum(r)) over bis_tag as r
		from (
			select dienstart_id, von as tag, 1 as n, (art = 'RESERVIERT')::int as r from (${plaetze}) p
			union all
			select dienstart_id, bis + 1, -1, -(art = 'RESERVIERT')::int from (${plaetze}) p
		) einzeln
		group by dienstart_id, tag
		window bis_tag as (partition by dienstart_id order by tag)
	) stand
	order by dienstart_id, n desc, tag`;
