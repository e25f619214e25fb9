import { z } from 'zod';
import { AUSGABESTAENDE } from '#domain/akte/dokument/ausgabestand.ts';
import { NUTZUNGSARTEN, PARTEIEN, STUFEN } from '#domain/dokumentspec/auswahl.ts';
import { SIGNATURFORMEN } from '#domain/referenzsaetze.ts';
import { DOKUMENT } from '#domain/status/dokument.ts';
import { benutzerRef, freiwilligerStatus, id, tag, zeit } from '../werte.ts';
import { dran } from './dran.ts';
import { verstoss } from './wunsch.ts';

export const dokumentStatus = z.literal(
	Object.keys(DOKUMENT.eintraege).map(Number) as (keyof typeof DOKUMENT.eintraege)[],
);
/** Table: Anforderung. */
const anforderungsStatus = z.enum([
	'NOT_REQUESTED',
	'FINISHED',
	'NOT_PROVIDED',
	'NEEDS_REVIEW',
	'PROVIDED',
	'WAIT_SIGNING',
	'SIGNED',
]);
const stufe = z.enum(STUFEN);

/** One action the caller may take on a request or a document now, or why not. */
const dokumentaktion = z.object({
	aktion: z.string(),
	titel: z.string(),
	erlaubt: z.boolean(),
	gruende: z.array(verstoss).readonly(),
});

export const dokument = z.object({
	id,
	freiwilligerID: id,
	anforderungID: id,
	specID: id,
	bezeichnung: z.string(),
	status: dokumentStatus,
	statusSeit: zeit,
	/** BEREITGESTELLT, AUTOMATISCH: by the Traeger or the portal itself. */
	herkunft: z.enum(['UPLOAD', 'BEREITGESTELLT', 'AUTOMATISCH']),
	/** As the file was called, the finished one once it is sealed; null after erasure. */
	name: z.string().nullable(),
	uploadID: id,
	/** Of that file's bytes, in hex. */
	sha256: z.string(),
	/** null: the file is gone. */
	endung: z.string().nullable(),
	groesse: z.int().nullable(),
	hochgeladenAm: zeit,
	/** null: the portal itself. */
	hochgeladenVon: benutzerRef.nullable(),
	geprueftAm: zeit.nullable(),
	geprueftVon: benutzerRef.nullable(),
	gueltigBis: tag.nullable(),
	/** What is signed; each reset of the signatures begins a new one. */
	fassung: z.int(),
	isPapier: z.boolean(),
	/** Provided to be signed by hand: it is printed, and waits for its scan. */
	isAufPapier: z.boolean(),
	/** Its pages were recognised by the codes of a print. */
	istScan: z.boolean(),
	/** In which form it was signed; null: it wasn't, or nobody said. */
	signaturform: z.enum(SIGNATURFORMEN).nullable(),
	/** In the file, signed elsewhere; whether their certificates are to be trusted nobody has checked. */
	dateisignaturen: z.array(z.object({ name: z.string(), aussteller: z.string(), zeit: zeit.nullable() })).readonly(),
	/** Where the original on paper lies, for the Traeger; null: not said. */
	original: z.string().nullable(),
	/** The finished file with its signature page is there. */
	isBesiegelt: z.boolean(),
	/** Everybody has signed, and the finished file is being made; null: it is there, or somebody hasn't. */
	besiegelung: z
		.object({
			seit: zeit,
			/** What keeps it from being made; null: nothing so far. */
			fehler: z.string().nullable(),
		})
		.nullable(),
	/** On what the portal made of it; null: it made nothing. */
	pruefnummer: z.string().nullable(),
	/** What its paper is worth, and since when it no longer counts; null: the portal issued none. */
	ausgestellt: z.object({ am: zeit, stand: z.enum(AUSGABESTAENDE), seit: zeit.nullable() }).nullable(),
	grund: z.string().nullable(),
	isGeloescht: z.boolean(),
	/** Only looked at: the file is opened once, by who checks it. */
	isEinsicht: z.boolean(),
	/** Everybody who signs it, in order; empty unless it is signed in the portal. */
	unterschriften: z.array(
		z.object({
			partei: z.enum(PARTEIEN),
			/** Which guardian; null: the party says it all. */
			personID: id.nullable(),
			name: z.string().nullable(),
			/** Who was asked, where the name under the signature is clearly another one. */
			angefragt: z.string().nullable(),
			unterschriebenAm: zeit.nullable(),
			/** Waiting for this one. */
			sitzungID: id.nullable(),
			gueltigBis: zeit.nullable(),
			/** It is this one's turn. */
			istDran: z.boolean(),
			/** The caller's own. */
			istEigene: z.boolean(),
		}),
	),
	aktionen: z.array(dokumentaktion),
});

/** A request with everything that was handed in for it, the newest first. */
export const dokumentanforderung = z.object({
	id,
	specID: id,
	bezeichnung: z.string(),
	nutzungsart: z.enum(NUTZUNGSARTEN),
	hatVorlage: z.boolean(),
	isVertragsrelevant: z.boolean(),
	signaturparteien: z.array(z.enum(PARTEIEN)).readonly(),
	/** In which form it is to be signed; null: nobody has decided, or nobody signs. */
	signaturform: z.enum(SIGNATURFORMEN).nullable(),
	status: anforderungsStatus,
	/** How strictly it is asked for by the next step. */
	stufe: stufe.nullable(),
	/** All levels, by the status from which they hold. */
	stufen: z.array(z.object({ abStatus: z.int(), stufe })).readonly(),
	/** The first status ahead it keeps the volunteer from. */
	blockiertAb: z.int().nullable(),
	angefordertAm: zeit,
	isManuell: z.boolean(),
	frist: tag.nullable(),
	bemerkung: z.string().nullable(),
	geschlossenAm: zeit.nullable(),
	zurueckgezogenAm: zeit.nullable(),
	mahnstufe: z.int(),
	gemahntAm: tag.nullable(),
	naechsteMahnung: tag.nullable(),
	/** What who checks it confirms, as it stands now. */
	steuerungsfelder: z.array(
		z.object({ feld: z.string(), bezeichnung: z.string(), wert: z.union([z.string(), z.boolean()]).nullable() }),
	),
	/** null: nobody has to do anything. */
	dran: dran.nullable(),
	dokumente: z.array(dokument),
	aktionen: z.array(dokumentaktion),
});

/** The document file. */
export const dokumentenakte = z.object({
	anforderungen: z.array(dokumentanforderung),
	dokumente: z.array(dokument),
	/** What could be asked for or provided besides. */
	vorlagen: z.array(
		z.object({
			specID: id,
			bezeichnung: z.string(),
			hatVorlage: z.boolean(),
			aktionen: z.array(dokumentaktion),
		}),
	),
	/** The first status ahead with which more is asked for, and what. */
	kommtMit: z
		.object({ status: freiwilligerStatus, vorlagen: z.array(z.object({ specID: id, bezeichnung: z.string() })) })
		.nullable(),
});
