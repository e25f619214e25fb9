import { z } from 'zod';
import { EMAIL, NAME } from '#domain/felder/kontakt.ts';
import { freitext, pflichttext } from '#domain/felder/text.ts';

/** What somebody says of himself who asks for access. */
export const beitrittSchema = z.object({
	vorname: pflichttext(NAME),
	nachname: pflichttext(NAME),
	email: pflichttext(EMAIL),
	nachricht: freitext({ max: 1000, mehrzeilig: true }),
});
