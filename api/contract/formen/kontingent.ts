import { z } from 'zod';
import { PLAETZE_HOECHSTENS } from '#domain/kontingent/eingabe.ts';
import { id } from '../werte.ts';

const anzahl = z.int();

/** The rule of the field says what is no number of places; here only what a number can be. */
export const plaetze = z.number().min(-PLAETZE_HOECHSTENS).max(PLAETZE_HOECHSTENS);

export const abfragestatus = z.enum(['ENTWURF', 'GESENDET', 'BEANTWORTET', 'ENTSCHIEDEN']);

/** The input was clamped to this figure; only then. */
export const begrenzung = { begrenztAuf: anzahl.optional(), hinweis: z.string().optional() };

/** Figures of one Dienstart at an Einsatzstelle. */
export const stellenzahlen = {
	dienstartID: id,
	angefragt: anzahl.nullable(),
	genehmigt: anzahl.nullable(),
	verteilt: anzahl,
	unverteilt: anzahl,
	reserviert: anzahl,
	belegt: anzahl,
	frei: anzahl,
};

/** Figures of one Dienstart at an Einsatzort. */
export const ortszahlen = {
	dienstartID: id,
	zugeteilt: anzahl,
	isUebernahmeAusEinsatzstelle: z.boolean(),
	reserviert: anzahl,
	belegt: anzahl,
	frei: anzahl,
};
