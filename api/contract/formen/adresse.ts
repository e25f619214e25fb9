import { z } from 'zod';
import { id } from '../werte.ts';

const wort = z.string().nullable();

/** A row of the list of addresses; the places only for staff. */
export const adresszeile = z.object({
	id,
	typ: z.enum(['EINSATZSTELLE', 'EINSATZORT', 'VERBAND', 'SPORTKREIS', 'TRAEGER']),
	bezeichnung: z.string(),
	kurzname: wort,
	einsatzstelleID: id.nullable(),
	einsatzstelle: wort,
	plz: wort,
	ort: wort,
	lat: z.number().nullable(),
	lon: z.number().nullable(),
	dienstartIDs: z.array(id).readonly(),
	mindestalter: z.int().nullable(),
	hoechstalter: z.int().nullable(),
	isAktiv: z.boolean(),
	isOnline: z.boolean(),
	/** Is any place free in the cycle? null: quotas are off. */
	hatFreiePlaetze: z.boolean().nullable(),
	zugeteilt: z.int().nullable(),
	frei: z.int().nullable(),
});

/** An address as far as the caller may see it; what is hidden is null. */
export const adresse = adresszeile.extend({
	strasse: wort,
	hausnummer: wort,
	telefon: wort,
	email: wort,
	beschreibung: wort,
	externeNummer: wort,
	einsatzorte: z.array(z.object({ id, bezeichnung: z.string(), ort: wort })),
});

/** Bound places of an address per Dienstart: no allotment may fall below `minimum`. */
export const gebundenePlaetze = z.object({
	dienstartID: id,
	zugeteilt: z.int(),
	reserviert: z.int(),
	belegt: z.int(),
	minimum: z.int(),
});
