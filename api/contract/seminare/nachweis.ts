import { z } from 'zod';
import { ERGEBNISSE } from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import { halbeTage } from '#domain/felder/zahl.ts';
import { SEMINARNACHWEIS, type SeminarnachweisStatus } from '#domain/status/seminarnachweis.ts';

export const platzstand = z.enum(['ANGEMELDET', 'ANGEBOTEN', 'WARTELISTE']);

export const nachweisStatus = z.literal(Object.keys(SEMINARNACHWEIS.eintraege).map(Number) as SeminarnachweisStatus[]);

/** What the Traeger recognises. */
export const pruefung = {
	ergebnis: z.enum(ERGEBNISSE),
	/** Days, in steps of a half; of no account where nothing is recognised. */
	tage: halbeTage().optional(),
	grund: z.string().max(2000).nullable().optional(),
};
