import { z } from 'zod';
import { PERSON_ARTEN } from '#domain/ereignis.ts';

/** What auditors take with them: whole streams with their chain, told in sentences, and signed. */

const hex = z.string().regex(/^([0-9a-f]{2})*$/);
const text = z.string().nullable();

const meta = z.strictObject({
	userID: text,
	rollen: z.array(z.string()),
	impersoniertVon: text,
	commandID: z.string(),
	zeit: z.string(),
});

const ereignis = z.strictObject({
	version: z.int(),
	type: z.string(),
	schema: z.int(),
	facts: z.looseObject({}),
	meta,
	betroffener: text,
	art: z.enum(PERSON_ARTEN).nullable(),
	personDigest: hex.nullable(),
	hash: hex,
	/** The personal part: there is none, it is shown, whoever exported may not read it, or it was erased. */
	angaben: z.enum(['KEINE', 'GEZEIGT', 'VERSCHWIEGEN', 'GELOESCHT']),
	person: z.looseObject({}).nullable(),
	/** Nothing is shown of it but its hash: that it happened would say what is erased. */
	verdeckt: z.literal(true).optional(),
	salt: hex.nullable(),
});

const stand = z.strictObject({ version: z.int(), hash: hex });

const verlauf = z.strictObject({
	stream: z.string(),
	/** Its head when it was exported. */
	kopf: stand,
	/** How far it had come in the root; null: there is no root, or it began later. */
	inWurzel: stand.nullable(),
	ereignisse: z.array(ereignis),
});

const zeile = z.strictObject({
	/** The streams by their place, and the events it tells of. */
	verlauf: z.int(),
	von: z.int(),
	bis: z.int(),
	zeit: z.string(),
	wer: z.string(),
	satz: z.string(),
	aenderungen: z.array(z.strictObject({ bezeichnung: z.string(), von: text, nach: text })),
	text,
});

const wurzel = z.strictObject({
	mandant: z.string(),
	zeit: z.string(),
	streams: z.int(),
	ereignisse: z.int(),
	wurzel: hex,
	schluessel: z.string(),
	signatur: z.string(),
});

export const signierterNachweis = z.strictObject({
	format: z.literal('freiwilligenportal-nachweis'),
	fassung: z.literal(1),
	mandant: z.string(),
	gegenstand: z.strictObject({ art: z.enum(['AKTE', 'ADRESSE']), id: z.string(), bezeichnung: z.string() }),
	erstellt: z.strictObject({ zeit: z.string(), userID: z.string(), name: z.string(), inAnsichtVon: text }),
	verlaeufe: z.array(verlauf),
	/** Oldest first. */
	zeilen: z.array(zeile),
	wurzel: wurzel.nullable(),
	schluessel: z.string(),
	signatur: z.string(),
});

export type SignierterNachweis = z.infer<typeof signierterNachweis>;
export type Nachweis = Omit<SignierterNachweis, 'schluessel' | 'signatur'>;
export type Nachweisverlauf = SignierterNachweis['verlaeufe'][number];
export type Nachweisereignis = Nachweisverlauf['ereignisse'][number];
export type Nachweiszeile = SignierterNachweis['zeilen'][number];
