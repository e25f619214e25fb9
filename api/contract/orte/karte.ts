import { z } from 'zod';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';

const zahl = z.number().optional();
const wort = z.string().nullable();

/** A place as applicants find it; what it doesn't offer is left out, so that a thousand of them travel at once. */
const kartenort = z.object({
	id,
	bezeichnung: z.string(),
	plz: z.string(),
	ort: z.string(),
	/** Degrees; left out: it stands in the list only. */
	lat: zahl,
	lon: zahl,
	dienstartIDs: z.array(id).readonly(),
	sportartIDs: z.array(id).readonly(),
	taetigkeitsfeldIDs: z.array(id).readonly(),
	mindestalter: zahl,
	hoechstalter: zahl,
	/** Left out: quotas are off. */
	hatFreiePlaetze: z.boolean().optional(),
	/** The first of its pictures. */
	bildUploadID: id.optional(),
	/** Euros a month. */
	taschengeld: zahl,
	urlaubstage: zahl,
	hatUnterkunft: z.literal(true).optional(),
	hatVerpflegung: z.literal(true).optional(),
	hatDeutschlandticket: z.literal(true).optional(),
});

/** All the public may know of one place. */
const kartenstelle = kartenort.extend({
	einsatzstelle: wort,
	strasse: wort,
	hausnummer: wort,
	website: wort,
	beschreibung: wort,
	taetigkeiten: wort,
	/** In their order. */
	bildUploadIDs: z.array(id).readonly(),
});

/** Of the cycle people may apply for; left out: the one of `x-Zyklus`. */
const query = z.strictObject({ zyklusID: id.optional() });

/** The applicants' map. */
export const karte = {
	holeKarte: route({
		method: 'GET',
		path: '/v1/adresse/karte',
		area: 'adresse',
		titel: 'Alle Einsatzorte der Karte, mit allem, wonach gefiltert wird',
		action: 'karteLesen',
		zyklus: true,
		query,
		geteilt: true,
		response: eins(
			z.object({
				orte: z.array(kartenort),
				/** Places that are being worked on and therefore aren't shown. */
				inWartung: z.int(),
			}),
		),
		extra: true,
	}),
	holeKartenstelle: route({
		method: 'GET',
		path: '/v1/adresse/karte/{id}',
		area: 'adresse',
		titel: 'Ein Einsatzort der Karte, mit allem, was öffentlich ist',
		action: 'karteLesen',
		zyklus: true,
		query,
		response: eins(kartenstelle),
		extra: true,
	}),
};
