import { z } from 'zod';
import { EMAIL, NAME } from '#domain/felder/kontakt.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { ROLLEN } from '#domain/rollen.ts';
import { ids } from '#domain/stammdaten/schemata.ts';

export const usernameSchema = z.object({ vorname: pflichttext(NAME), nachname: pflichttext(NAME) }).readonly();

/** Table: Person, User. */
export const neuerUserSchema = z
	.object({
		vorname: pflichttext(NAME),
		nachname: pflichttext(NAME),
		/** The login. */
		email: pflichttext(EMAIL),
		rollen: z.array(z.enum(ROLLEN)).min(1, { error: MELDUNG.P }).readonly(),
		einsatzstelleIDs: ids(),
		einsatzortIDs: ids(),
		freiwilligerID: z.string().nullable(),
		sprache: z.enum(['de', 'en']),
	})
	.refine((u) => !u.rollen.includes('MA_VEREIN') || u.einsatzstelleIDs.length + u.einsatzortIDs.length > 0, {
		error: 'Bitte ordnen Sie mindestens eine Einsatzstelle zu.',
		path: ['adresseIDs'],
	});

export type NeuerUser = z.infer<typeof neuerUserSchema>;
