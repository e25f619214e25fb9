import { z } from 'zod';
import { EMAIL, NAME, TELEFON } from '#domain/felder/kontakt.ts';
import { MELDUNG } from '#domain/felder/meldungen.ts';
import { mitQuerregeln } from '#domain/felder/pruefung.ts';
import { pflichttext } from '#domain/felder/text.ts';
import { freitext } from '#domain/stammdaten/schemata.ts';

/** Has the holder of the person's address confirmed it? */
export const OPT_IN_STATUS = ['KEIN', 'ANGEFRAGT', 'BESTAETIGT'] as const;
export type OptInStatus = (typeof OPT_IN_STATUS)[number];

/** Table: Person, User. */
const felder = z.object({
	anrede: freitext(20),
	titelID: z.string().nullable(),
	vorname: pflichttext(NAME),
	nachname: pflichttext(NAME),
	email: freitext(EMAIL.max, EMAIL),
	telefon: freitext(TELEFON.max, TELEFON),
	mobil: freitext(TELEFON.max, TELEFON),
	position: freitext(100),
	bildUploadID: z.string().nullable(),
	bemerkung: freitext(2000, { mehrzeilig: true }),
	isSystemmailEmpfaenger: z.boolean(),
	optInStatus: z.enum(OPT_IN_STATUS),
	/** The account of this person. */
	userID: z.string().nullable(),
});
export type PersonFelder = z.infer<typeof felder>;

export const personSchema: z.ZodType<PersonFelder> = mitQuerregeln(felder, ({ email, isSystemmailEmpfaenger }) =>
	isSystemmailEmpfaenger && !email ? [{ feld: 'email', text: MELDUNG.P }] : [],
);

/** An e-mail address by itself; an empty one is none. */
export const emailSchema = z.object({ email: felder.shape.email });

export const LEERE_PERSON: PersonFelder = {
	anrede: null,
	titelID: null,
	vorname: '',
	nachname: '',
	email: null,
	telefon: null,
	mobil: null,
	position: null,
	bildUploadID: null,
	bemerkung: null,
	isSystemmailEmpfaenger: false,
	optInStatus: 'KEIN',
	userID: null,
};
