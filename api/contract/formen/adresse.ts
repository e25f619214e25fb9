import { z } from 'zod';
import { ADRESSFELDER, type Adressfeld } from '#domain/adresse/adressfelder.ts';
import { leseformen } from '../stammform.ts';
import { benutzerRef, id, listenID, rolle, zeit } from '../werte.ts';

const wort = z.string().nullable();

/** Fields in the list of addresses, on the page of one beside them, and of those that only staff sees there. */
export const ZEILENFELDER = [
	'typ',
	'bezeichnung',
	'kurzname',
	'externeNummer',
	'vkz',
	'plz',
	'ort',
	'lat',
	'lon',
	'dienstartIDs',
	'sportartIDs',
	'taetigkeitsfeldIDs',
	'attribut1ID',
	'attribut2ID',
	'mindestalter',
	'hoechstalter',
	'leistungen',
] as const satisfies readonly Adressfeld[];
export const SEITENFELDER = [
	'strasse',
	'hausnummer',
	'telefon',
	'email',
	'website',
	'beschreibung',
	'taetigkeiten',
	'bildUploadIDs',
] as const satisfies readonly Adressfeld[];
export const AKTENFELDER = [
	'betriebsnummer',
	'debitor',
	'mandatsreferenz',
	'mandatsdatum',
	'iban',
	'bic',
	'landID',
	'verbandID',
	'sportkreisID',
	'isBuchhaltungTraeger',
	'isWartung',
	'regulaereVollzeitstunden',
] as const satisfies readonly Adressfeld[];

/** A row of the list of addresses; the places and what the provider sorts by only for staff. */
export const adresszeile = z.object({
	id,
	...leseformen(ADRESSFELDER, ZEILENFELDER),
	einsatzstelleID: id.nullable(),
	einsatzstelle: wort,
	/** In the cycle. */
	isAktiv: z.boolean(),
	isOnline: z.boolean(),
	isDeaktiviert: z.boolean(),
	/** Is any place free in the cycle? null: quotas are off. */
	hatFreiePlaetze: z.boolean().nullable(),
	/** Of an Einsatzstelle only. */
	genehmigt: z.int().nullable(),
	zugeteilt: z.int().nullable(),
	/** Of an Einsatzstelle what of the approved places is left, of an Einsatzort what of the allotted ones. */
	frei: z.int().nullable(),
});

/** What only staff sees. */
const akte = z.object({
	...leseformen(ADRESSFELDER, AKTENFELDER),
	verband: wort,
	sportkreis: wort,
	/** BFD; null: none are recognised. */
	anerkanntePlaetze: z.int().nullable(),
	zyklen: z.array(z.object({ zyklusID: id, isAktiv: z.boolean(), isOnline: z.boolean() })).readonly(),
	personen: z
		.array(
			z.object({
				id,
				vorname: z.string(),
				nachname: z.string(),
				email: wort,
				telefon: wort,
				funktionen: z.array(z.object({ funktionID: listenID, funktion: z.string() })).readonly(),
			}),
		)
		.readonly(),
	benutzer: z.array(z.object({ id, name: z.string() })).readonly(),
	version: z.int(),
});

/** An address as far as the caller may see it; what is hidden is null. */
export const adresse = adresszeile.extend({
	...leseformen(ADRESSFELDER, SEITENFELDER),
	einsatzorte: z.array(z.object({ id, bezeichnung: z.string(), ort: wort })),
	akte: akte.nullable(),
});

/** Bound places of an address per Dienstart: no allotment may fall below `minimum`. */
export const gebundenePlaetze = z.object({
	dienstartID: id,
	zugeteilt: z.int(),
	reserviert: z.int(),
	belegt: z.int(),
	minimum: z.int(),
});

/** Places of an address in the cycle per Dienstart, and month by month; what is asked for and approved is the site's. */
export const plaetze = z.object({
	dienstartID: id,
	dienstart: z.string(),
	art: z.enum(['BFD', 'FSJ', 'FOEJ', 'SONSTIGE']),
	angefragt: z.int().nullable(),
	genehmigt: z.int().nullable(),
	zugeteilt: z.int(),
	reserviert: z.int(),
	belegt: z.int(),
	frei: z.int(),
	/** First the August before the cycle begins. */
	monate: z.array(z.object({ von: z.iso.date(), belegt: z.int(), reserviert: z.int(), frei: z.int() })).readonly(),
});

/** One line of an address's history. */
export const adresseintrag = z.object({
	version: z.int(),
	art: z.enum(['AENDERUNG', 'ZYKLUS', 'KONTINGENT', 'BEMERKUNG']),
	zeit,
	akteur: benutzerRef.nullable(),
	impersoniertVon: benutzerRef.nullable(),
	/** Rest of a sentence whose subject is the one who acted. */
	satz: z.string(),
	aenderungen: z.array(z.object({ bezeichnung: z.string(), von: wort, nach: wort })).readonly(),
	/** Of a remark; null: it was deleted or erased, or it is none. */
	text: wort,
	sichtbarkeit: rolle.nullable(),
	bemerkungID: id.nullable(),
	/** By the reader, now. */
	isLoeschbar: z.boolean(),
});

/** An invitation to a place that hasn't been answered yet. */
export const offeneEinladung = z.object({
	id,
	vorname: z.string(),
	nachname: z.string(),
	email: z.string(),
	einsatzortID: id,
	einsatzort: wort,
	dienstart: wort,
	betreuer: wort,
	eingeladenVon: wort,
	erstelltAm: zeit,
	gueltigBis: zeit,
});
