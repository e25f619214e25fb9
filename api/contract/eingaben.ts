import { z } from 'zod';
import { erziehungsberechtigterSchema, mitPapier } from '#domain/felder/erziehungsberechtigter.ts';
import { FELDER } from '#domain/felder/freiwilliger.ts';
import { passwortSchema } from '#domain/felder/passwort.ts';
import { objekt } from '#domain/felder/pruefung.ts';
import { DATENSCHUTZ, erfassungSchema, registrierungSchema } from '#domain/felder/registrierung.ts';
import { AUSKUNFTSFELDER } from '#domain/felder/selbstauskunft.ts';
import { vertragSchema } from '#domain/felder/vertrag.ts';
import { KUENDIGUNG_DURCH } from '#domain/felder/vertragsfelder.ts';
import { resturlaub } from '#domain/felder/zahl.ts';
import { HOECHSTENS_ANHAENGE } from '#domain/upload/anhang.ts';
import { id, tag, text, version } from './werte.ts';

/**
 * Bodies of the calls that write; unknown fields are refused. What depends on today or on the tenant's parameters the
 * commands check again.
 */

const UNABHAENGIG = {
	heute: '2199-12-31',
	pdfSignatures: false,
	mindestalter: 0,
	isDienstartWunschPflicht: false,
	freiwilligerEmail: null,
} as const;

const personenfelder = objekt(FELDER).partial().shape;

export const registrierungEingabe = registrierungSchema(UNABHAENGIG);
export const erfassungEingabe = erfassungSchema(UNABHAENGIG);
export const erziehungsberechtigterEingabe = mitPapier(erziehungsberechtigterSchema(UNABHAENGIG));

/** Files that go with a message. */
export const nachrichtanhaenge = z
	.array(id)
	.max(HOECHSTENS_ANHAENGE, `Bitte fügen Sie höchstens ${HOECHSTENS_ANHAENGE} Dateien an.`);

/** Specifications whose paper goes with a message. */
export const nachrichtdokumente = z.array(id).max(50);

/** One place to apply for. */
export const stelle = z.strictObject({
	einsatzortID: id,
	dienstartID: id.nullish(),
	bemerkung: text(1000).nullish(),
});

/** The manual override. */
export const statusManuell = z.strictObject({
	ziel: z.literal([1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000, 9300, 9500, 9900]),
	wunschId: id.nullish(),
	datum: tag.nullish(),
	/** With 9000 and 9300; missing: as it stands. */
	resturlaubTage: resturlaub(),
	/** With 9300; missing: as it stands. */
	kuendigungDurch: z.enum(KUENDIGUNG_DURCH).nullish(),
	grund: text(2000),
	kontingentUeberziehen: z.boolean().default(false),
	ohneDokumente: z.boolean().default(false),
});

export const freiwilligerAendern = objekt({
	...personenfelder,
	version: version.optional(),
	statusManuell: statusManuell.optional(),
	nachbearbeitungAbgeschlossen: z.boolean().optional(),
	/** Of a guardian who agreed to the consents sent with it. */
	zustimmungVon: id.optional(),
});

/** Accepting an invitation: the personal data only where there is no account yet. */
export const einladungAnnehmenEingabe = objekt({
	...objekt(AUSKUNFTSFELDER).partial().shape,
	passwort: passwortSchema().optional(),
	...objekt(DATENSCHUTZ).partial().shape,
});

export const einigungEingabe = objekt({
	...vertragSchema.shape,
	/** Why it begins before today, and that it is meant. */
	grund: text(2000).optional(),
	bestaetigt: z.boolean().optional(),
});
export const vertragAendern = objekt({
	...vertragSchema.shape,
	/** From when on a concluded contract pays by it: the first of a month; left out: the next one. */
	gueltigAb: tag.nullish(),
	grund: text(2000).optional(),
	version: version.optional(),
});
