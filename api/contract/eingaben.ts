import { z } from 'zod';
import { personendaten } from './formen/freiwilliger.ts';
import { id, pflichttext, tag, text, version } from './werte.ts';

/** Bodies of the calls that write; unknown fields are refused. */

const felder = personendaten.partial().shape;

const erziehungsberechtigterFelder = {
	art: z.enum(['MUTTER', 'VATER', 'VORMUND', 'SONSTIGE'], 'Dies ist ein Pflichtfeld'),
	vorname: pflichttext(100),
	nachname: pflichttext(100),
	isUnterschriftErforderlich: z.boolean().default(true),
	isAlleinigesSorgerecht: z.boolean().default(false),
	email: z.string().nullable().optional(),
	telefon: z.string().nullable().optional(),
	strasse: z.string().nullable().optional(),
	hausnummer: z.string().nullable().optional(),
	plz: z.string().nullable().optional(),
	ort: z.string().nullable().optional(),
	landID: id.nullable().optional(),
};
export const erziehungsberechtigterEingabe = z.strictObject(erziehungsberechtigterFelder);

/** One place to apply for. */
export const stelle = z.strictObject({
	einsatzortID: id,
	dienstartID: id.optional(),
	bemerkung: text(1000).optional(),
	prioritaet: z.int().min(1).max(20).optional(),
});

export const registrierungEingabe = z.strictObject({
	...felder,
	passwort: z.string(),
	datenschutz: z.literal(true, 'Bitte stimmen Sie der Datenschutzerklärung zu'),
	wuensche: z.array(stelle).max(20).default([]),
	erziehungsberechtigte: z.array(erziehungsberechtigterEingabe).max(4).default([]),
});

export const erfassungEingabe = z.strictObject({
	...felder,
	wuensche: z.array(stelle).max(20).default([]),
	erziehungsberechtigte: z.array(erziehungsberechtigterEingabe).max(4).default([]),
	/** Create an account and invite the volunteer to it. */
	zugangAnlegen: z.boolean().default(false),
});

/** The manual override. */
export const statusManuell = z.strictObject({
	ziel: z.int(),
	wunschId: id.optional(),
	datum: tag.optional(),
	grund: text(2000),
	kontingentUeberziehen: z.boolean().default(false),
	ohneDokumente: z.boolean().default(false),
});

export const freiwilligerAendern = z.strictObject({
	...felder,
	version: version.optional(),
	statusManuell: statusManuell.optional(),
	nachbearbeitungAbgeschlossen: z.boolean().optional(),
});

export const einladungAnnehmen = z.strictObject({
	...felder,
	passwort: z.string().optional(),
	datenschutz: z.literal(true, 'Bitte stimmen Sie der Datenschutzerklärung zu').optional(),
});

const geld = z.union([z.number(), z.string()]).nullable().optional();
const vertragsfelder = {
	einsatzortID: id.optional(),
	vertragsbeginn: tag.nullable().optional(),
	vertragsende: tag.nullable().optional(),
	wochenstunden: geld,
	isTeilzeit: z.boolean().optional(),
	taschengeld: geld,
	unterkunft: z.enum(['NONE', 'ROOM', 'APARTMENT']).nullable().optional(),
	geldersatzUnterkunft: geld,
	verpflegung: z.enum(['NONE', 'DAILY_MEAL', 'FULL']).nullable().optional(),
	geldersatzVerpflegung: geld,
	zuschussDeutschlandticket: geld,
	mobilitaetszuschlag: geld,
	estBeitrag: geld,
	urlaubstage: z.int().nullable().optional(),
	probezeitWochen: z.int().nullable().optional(),
	isBuchhaltungTraeger: z.boolean().optional(),
	isSonderkonzept: z.boolean().optional(),
	seminartagePflicht: z.int().nullable().optional(),
	geplantesEnde: tag.nullable().optional(),
};
export const einigungEingabe = z.strictObject(vertragsfelder);
export const vertragAendern = z.strictObject({
	...vertragsfelder,
	betreuerUserID: id.optional(),
	grund: text(2000).optional(),
	version: version.optional(),
});
