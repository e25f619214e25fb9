import { type Expression, type RawBuilder, sql } from 'kysely';
import { FUNKTIONEN } from '#domain/stammdaten/funktionen.ts';

/** What the tenant calls a function; as long as he didn't rename it, what the portal calls it. */
export const funktionsname = (id: Expression<unknown>): RawBuilder<string> =>
	sql<string>`coalesce((select k.bezeichnung from funktion k where k.id = ${id}), ${JSON.stringify(FUNKTIONEN)}::jsonb ->> ${id})`;
