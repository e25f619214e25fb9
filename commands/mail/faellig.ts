import type { Pool } from 'pg';
import { z } from 'zod';
import { frageText } from '#projections/roh.ts';
import { VERSUCHE } from './outbox.ts';

/**
 * Gives rows whose worker died back, except where the end of the message had left: the mark says so. A database that
 * was started anew in between may have missed the mark. They queue behind what is due already: whichever of them it is
 * that workers die of, the rest gets its turn. Returns how many.
 */
export async function kehre(pool: Pool): Promise<number> {
	const { rowCount } = await pool.query(
		`update outbox set lease_bis = null, faellig_ab = now(),
			status = case when ${UNGEWISS} then 'uncertain' when versuch >= $1 then 'failed' else 'queued' end,
			fehler = case when ${UNGEWISS} then 'Unterbrochen, während die Nachricht übergeben wurde'
				else 'Der Versand wurde unterbrochen' end
		where status = 'sending' and lease_bis < now()`,
		[VERSUCHE],
	);
	return rowCount ?? 0;
}

const UNGEWISS = '(abschluss_am is not null or coalesce(uebergabe_am < pg_postmaster_start_time(), false))';

/** A place in the order in which rows fall due. */
export interface Lesestelle {
	readonly faelligAb: string;
	readonly id: string;
}

const FAELLIGE = z.strictObject({
	id: z.string(),
	versuch: z.int(),
	art: z.enum(['mail', 'job']),
	schluessel: z.string(),
	faelligAb: z.string(),
});
export type FaelligeZeile = Readonly<z.infer<typeof FAELLIGE>>;

/** Rows that wait for a worker, in the order in which they fell due, from behind `nach` on. */
export const faellige = (pool: Pool, nach: Lesestelle | null, hoechstens: number): Promise<FaelligeZeile[]> =>
	frageText(
		pool,
		FAELLIGE,
		`select id, versuch, art, schluessel, faellig_ab::text as "faelligAb" from outbox
		where status = 'queued' and faellig_ab <= now()
			and (faellig_ab, id) > (coalesce($1::timestamptz, '-infinity'), coalesce($2::uuid, '00000000-0000-0000-0000-000000000000'))
		order by faellig_ab, id limit $3`,
		[nach?.faelligAb ?? null, nach?.id ?? null, hoechstens],
	);
