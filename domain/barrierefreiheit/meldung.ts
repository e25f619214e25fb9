import { z } from 'zod';
import { EMAIL, NAME } from '#domain/felder/kontakt.ts';
import { freitext, pflichttext } from '#domain/felder/text.ts';

const worte = pflichttext({ max: 4000, mehrzeilig: true });

/** Somebody tells of a barrier, or asks how accessibility is put into practice (BGG § 12b Abs. 2 Nr. 2). */
export const meldungSchema = z.object({
	text: worte,
	seite: freitext({ max: 200 }),
	name: freitext(NAME),
	email: freitext(EMAIL),
});

export const antwortSchema = z.object({ text: worte });
