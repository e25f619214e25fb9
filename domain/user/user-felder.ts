import { z } from 'zod';
import { EMAIL, NAME } from '#domain/felder/kontakt.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { mitQuerregeln, type Querregel } from '#domain/felder/pruefung.ts';
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

/** Also while other fields are wrong, so that all is said at once. */
const mitEinsatzstelle: Querregel = ({ rollen, einsatzstelleIDs, einsatzortIDs }) => {
	const istVerein = Array.isArray(rollen) && rollen.includes('MA_VEREIN');
	const ohne = [einsatzstelleIDs, einsatzortIDs].every((liste) => Array.isArray(liste) && liste.length === 0);
	return istVerein && ohne ? [{ feld: 'adresseIDs', text: 'Bitte ordnen Sie mindestens eine Einsatzstelle zu.' }] : [];
};

/** Name and rights of an account. Table: Person, User. */
export const zugangSchema = mitQuerregeln(zugang, mitEinsatzstelle);

/** The login. */
const login = pflichttext(EMAIL);
export const emailSchema = z.object({ email: login }).readonly();

const { vorname, nachname, ...rechte } = zugang.shape;

/** Table: Person, User. */
export const neuerUserSchema = mitQuerregeln(
	z.object({
		vorname,
		nachname,
		email: login,
		...rechte,
		freiwilligerID: z.string().nullable(),
		sprache: z.enum(['de', 'en']),
	}),
	mitEinsatzstelle,
);

export type NeuerUser = z.infer<typeof neuerUserSchema>;
