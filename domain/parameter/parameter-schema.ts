/** What the parameters accept. Table: Parameter / Mandant. */
import { z } from 'zod';
import { freieFelderSchema } from '#domain/felder/freifeldschema.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { freitext } from '#domain/felder/text.ts';
import { EINIGUNGSFELDER } from '#domain/felder/vertragsfelder.ts';
import { stammschemata } from '#domain/stammdaten/stammschema.ts';
import { EINFACHE, type ParameterFelder } from './parameterfelder.ts';

export const parameterSchema: z.ZodType<ParameterFelder> = z
	.object({
		...stammschemata(EINFACHE),
		/** Beginn and Ende can't be taken away from the Einsatzstelle. */
		einigungFelderEinsatzstelle: z
			.array(z.enum(EINIGUNGSFELDER))
			.transform((felder) => [...new Set(['vertragsbeginn', 'vertragsende', ...felder] as const)])
			.readonly(),
		freieFelderBezeichnung: z
			.array(freitext({ max: 50 }).transform((wert) => wert ?? ''))
			.length(5, { error: MELDUNG.PT })
			.readonly(),
		freieFelder: freieFelderSchema,
	})
	.readonly();
