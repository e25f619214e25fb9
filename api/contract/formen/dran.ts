import { z } from 'zod';
import { DRANPARTEIEN, DRANTATEN, WUNSCHTATEN } from '#domain/akte/dran/dran.ts';
import { tag, zeit } from '../werte.ts';

/** Whose turn it is. */
export const dran = z.object({
	partei: z.enum(DRANPARTEIEN),
	/** Persons or place, as far as the caller knows them; empty: the party itself. */
	namen: z.array(z.string()),
	/** The caller speaks for it. */
	istEigene: z.boolean(),
	seit: zeit,
	tat: z.enum(DRANTATEN),
});

/** The same at an application and its contract, which also waits for what its documents wait for. */
export const wunschdran = dran.extend({
	tat: z.enum([...WUNSCHTATEN, ...DRANTATEN]),
	/** The day its place asked them how it stands. */
	nachgefragtAm: tag.nullable(),
});
