import { z } from 'zod';
import { HINDERNISSE } from '#domain/platzangebot/angebot.ts';
import { eins, route } from '../route.ts';
import { id, zeit } from '../werte.ts';

const area = 'integration';
const wort = z.string().nullable();
const zahl = z.number().nullable();

/** A place outward: nothing of it is personal. */
const platzangebot = z.object({
	id,
	titel: z.string(),
	dienstart: z.string(),
	dienstartKurz: z.string(),
	traeger: z.string(),
	einsatzstelle: wort,
	strasse: wort,
	hausnummer: wort,
	plz: z.string(),
	ort: z.string(),
	/** Degrees, rounded. */
	lat: zahl,
	lon: zahl,
	beschreibung: wort,
	taetigkeiten: wort,
	taetigkeitsfelder: z.array(z.string()).readonly(),
	sportarten: z.array(z.string()).readonly(),
	/** null: places aren't counted. */
	hatFreiePlaetze: z.boolean().nullable(),
	/** null: not told. */
	freiePlaetze: zahl,
	/** Why nobody can apply; null: one can. */
	hindernis: z.enum(HINDERNISSE).nullable(),
	beginn: z.string(),
	ende: z.string(),
	mindestensMonate: z.int(),
	hoechstensMonate: z.int(),
	wochenstunden: zahl,
	/** Euros a month. */
	taschengeld: zahl,
	urlaubstage: zahl,
	bildungstage: zahl,
	verpflegung: z.boolean(),
	unterkunft: z.boolean(),
	deutschlandticket: z.boolean(),
	mindestalter: zahl,
	hoechstalter: zahl,
	bilder: z.array(z.object({ url: z.string(), alt: z.string() })).readonly(),
	/** Where one applies. */
	link: z.string(),
	updatedAt: zeit,
	validThrough: z.string(),
});

/** Places for whoever shows them elsewhere. */
export const platzangebote = {
	listePlatzangebote: route({
		method: 'GET',
		path: '/v1/platzangebote',
		area,
		titel: 'Alle Plätze des aktiven Zyklus, oder was sich an ihnen seit einem Zeitpunkt geändert hat',
		action: 'platzangeboteLesen',
		query: z.strictObject({ since: z.iso.datetime({ offset: true }).optional() }),
		geteilt: true,
		response: eins(
			z.object({
				/** For the next `since`; null: nothing has been put together yet. */
				stand: zeit.nullable(),
				angebote: z.array(platzangebot),
				/** No longer offered; only with `since`. */
				entfernt: z.array(z.object({ id, updatedAt: zeit })),
			}),
		),
		extra: true,
	}),
	holePlatzangeboteCsv: route({
		method: 'GET',
		path: '/v1/platzangebote/export-csv',
		area,
		titel: 'Alle Plätze des aktiven Zyklus als CSV',
		action: 'platzangeboteLesen',
		contentType: 'text/csv; charset=utf-8',
		response: z.string(),
		extra: true,
	}),
};
