import { z } from 'zod';
import { VERTRAGSFELDER } from '#domain/felder/vertragsfelder.ts';
import { feldformen } from '../feldform.ts';
import { id, seite, vertragStatus, wunschStatus, zeit } from '../werte.ts';
import { wunschdran } from './dran.ts';

/** Places at an Einsatzort for one Dienstart in one cycle. */
export const plaetze = z.object({
	zugeteilt: z.int(),
	reserviert: z.int(),
	belegt: z.int(),
	frei: z.int(),
});

/** A wish of a volunteer for an Einsatzort. */
export const wunsch = z.object({
	id,
	freiwilligerID: id,
	zyklusID: id,
	einsatzortID: id,
	einsatzort: z.string().nullable(),
	einsatzstelleID: id,
	einsatzstelle: z.string().nullable(),
	ort: z.string().nullable(),
	dienstartID: id.nullable(),
	dienstart: z.string().nullable(),
	status: wunschStatus,
	statusSeit: zeit,
	herkunft: z.enum(['BEWERBUNG', 'VORSCHLAG', 'EINLADUNG']),
	betreuerUserID: id.nullable(),
	betreuer: z.string().nullable(),
	prioritaet: z.int().nullable(),
	bemerkung: z.string().nullable(),
	beworbenAm: zeit,
	beendetAm: zeit.nullable(),
	beendetVon: seite.nullable(),
	grund: z.string().nullable(),
	/** Only for who may see quotas, and once the Dienstart is known. */
	plaetze: plaetze.nullable(),
	/** null: nobody has to do anything, or it is none of the caller's business. */
	dran: wunschdran.nullable(),
	version: z.int(),
});

export const vertrag = z.object({
	id,
	wunschID: id,
	freiwilligerID: id,
	zyklusID: id,
	dienstartID: id,
	dienstart: z.string().nullable(),
	status: vertragStatus,
	statusSeit: zeit,
	...feldformen(VERTRAGSFELDER),
	einsatzort: z.string().nullable(),
	/** What counts: set by hand or computed from Dienstart and duration; null without dates. */
	seminartage: z.int().nullable(),
	/** What is unusual but allowed; none for the volunteer. */
	hinweise: z.array(z.object({ code: z.string(), text: z.string(), feld: z.string().optional() })),
	ersteUnterschriftAm: zeit.nullable(),
	/** Names of the terms the caller may change now. */
	schreibbar: z.array(z.string()),
	version: z.int(),
});

export const verstoss = z.object({
	code: z.string(),
	text: z.string(),
	feld: z.string().optional(),
	behebbarDurch: z
		.array(z.enum(['SELBST', 'FREIWILLIGER', 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN', 'ZEIT']))
		.readonly()
		.optional(),
	ziel: z.string().optional(),
});

/** One action the caller may take now, or why not and who can change that. */
export const aktion = z.object({
	aktion: z.string(),
	titel: z.string(),
	wunschID: id.nullable(),
	vertragID: id.nullable(),
	zielStatus: z.int().nullable(),
	erlaubt: z.boolean(),
	gruende: z.array(verstoss).readonly(),
	erfuellt: z.array(z.string()).readonly(),
});

/** Free and asked fields of a row, as asked for with `zusatz`: as a person reads them. */
export const zusatzwerte = z.record(z.string(), z.string().nullable());

/** Requests for documents: how many keep from the next status, are under way, and are there at all. */
export const dokumentampel = z.object({ fehlen: z.int(), offen: z.int(), gesamt: z.int() });
