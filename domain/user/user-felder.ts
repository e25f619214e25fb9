import { z } from 'zod';
import { EMAIL, NAME } from '#domain/felder/kontakt.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { ROLLEN } from '#domain/rollen.ts';
import { ids } from '#domain/stammdaten/schemata.ts';

export const usernameSchema = z.object({ vorname: pflichttext(NAME), nachname: pflichttext(NAME) }).readonly();

const zugang = z.object({
	vorname: pflichttext(NAME),
	nachname: pflichttext(NAME),
	rollen: z.array(z.enum(ROLLEN)).min(1, { error: MELDUNG.P }).readonly(),
	einsatzstelleIDs: ids(),
	einsatzortIDs: ids(),
});

const mitEinsatzstelle = (u: z.infer<typeof zugang>): boolean =>
	!u.rollen.includes('MA_VEREIN') || u.einsatzstelleIDs.length + u.einsatzortIDs.length > 0;
const OHNE_EINSATZSTELLE = { error: 'Bitte ordnen Sie mindestens eine Einsatzstelle zu.', path: ['adresseIDs'] };

/** Name and rights of an account. Table: Person, User. */
export const zugangSchema = zugang.refine(mitEinsatzstelle, OHNE_EINSATZSTELLE);

/** The login. */
const login = pflichttext(EMAIL);
export const emailSchema = z.object({ email: login }).readonly();

const { vorname, nachname, ...rechte } = zugang.shape;

/** Table: Person, User. */
export const neuerUserSchema = z
	.object({
		vorname,
		nachname,
		email: login,
		...rechte,
		freiwilligerID: z.string().nullable(),
		sprache: z.enum(['de', 'en']),
	})
	.refine(mitEinsatzstelle, OHNE_EINSATZSTELLE);

export type NeuerUser = z.infer<typeof neuerUserSchema>;
