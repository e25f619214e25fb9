import { z } from 'zod';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { ROLLEN } from '#domain/rollen.ts';
import { ids, pflichttext } from '#domain/stammdaten/schemata.ts';

const name = () => pflichttext(100, { muster: /^[\p{L}\p{M}'’ .-]+$/u });

export const usernameSchema = z.object({ vorname: name(), nachname: name() }).readonly();

/** Table: Person, User. */
export const neuerUserSchema = z
	.object({
		vorname: name(),
		nachname: name(),
		/** The login; kept in small letters, so that it is the same however it is typed. */
		email: pflichttext(254, {
			muster: /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
			meldung: MELDUNG.EM,
			form: (text) => text.toLowerCase(),
		}),
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
