import { z } from 'zod';
import { eins, route } from '../route.ts';
import { id, version } from '../werte.ts';
import { mitInaktiven, ZEILEN_HOECHSTENS } from './stammlisten.ts';

const dienstart = z.object({
	id,
	key: z.string(),
	bezeichnung: z.string(),
	kurz: z.string(),
	art: z.enum(['BFD', 'FSJ', 'FOEJ', 'SONSTIGE']),
	isUe27: z.boolean(),
	minAlter: z.int().nullable(),
	maxAlter: z.int().nullable(),
	minMonate: z.int(),
	maxMonate: z.int(),
	isAktiv: z.boolean(),
	sortierung: z.int(),
});

/** With what only its editors need. */
const dienstartGanz = dienstart.extend({
	seminartageBasis: z.int(),
	seminartageAbzug: z.int(),
	seminartageZuschlag: z.int(),
	seminartageUe27ProMonat: z.int(),
	farbe: z.string().nullable(),
	version,
});

/** What the rules of the fields say, the decision says. */
const dienstartFelder = {
	key: z.string().max(1000),
	bezeichnung: z.string().max(1000),
	kurz: z.string().max(1000),
	art: z.enum(['BFD', 'FSJ', 'FOEJ', 'SONSTIGE']),
	isUe27: z.boolean(),
	minAlter: z.number().nullable(),
	maxAlter: z.number().nullable(),
	minMonate: z.number(),
	maxMonate: z.number(),
	seminartageBasis: z.number(),
	seminartageAbzug: z.number(),
	seminartageZuschlag: z.number(),
	seminartageUe27ProMonat: z.number(),
	farbe: z.string().max(1000).nullable(),
	sortierung: z.number(),
};

/** Its id is the ISO 3166-1 code. */
const land = z.object({
	id: z.string(),
	bezeichnung: z.string(),
	isEU: z.boolean(),
	sortierung: z.int(),
	isAktiv: z.boolean(),
	version,
});
/** A new one has no id but its code as `key`. */
const landzeile = z.strictObject({
	id: z.string().max(2).optional(),
	key: z.string().max(64).optional(),
	version: version.optional(),
	bezeichnung: z.string().max(1000),
	isEU: z.boolean(),
	sortierung: z.int().optional(),
	isAktiv: z.boolean().optional(),
	isGeloescht: z.boolean().optional(),
});

/** Dienstarten and countries. */
export const stammdaten = {
	listeDienstarten: route({
		method: 'GET',
		path: '/v1/stammdaten/dienstart',
		area: 'dienstart',
		titel: 'Dienstarten',
		action: 'stammdatenLesen',
		query: mitInaktiven,
		response: eins(z.array(dienstart)),
	}),
	holeDienstart: route({
		method: 'GET',
		path: '/v1/stammdaten/dienstart/{id}',
		area: 'dienstart',
		titel: 'Eine Dienstart',
		action: 'stammdatenLesen',
		response: eins(dienstartGanz),
	}),
	legeDienstartAn: route({
		method: 'POST',
		path: '/v1/stammdaten/dienstart',
		area: 'dienstart',
		titel: 'Eine Dienstart anlegen',
		action: 'dienstartenPflegen',
		body: z.strictObject(dienstartFelder),
		status: 201,
		response: eins(dienstartGanz),
		extra: true,
	}),
	aendereDienstart: route({
		method: 'PUT',
		path: '/v1/stammdaten/dienstart/{id}',
		area: 'dienstart',
		titel: 'Eine Dienstart ändern, aktivieren oder deaktivieren',
		action: 'dienstartenPflegen',
		body: z
			.strictObject({ ...dienstartFelder, isAktiv: z.boolean() })
			.partial()
			.extend({ version: version.optional() }),
		response: eins(dienstartGanz),
	}),
	kurzlisteDienstarten: route({
		method: 'GET',
		path: '/v1/system/dienstarten',
		area: 'system',
		titel: 'Dienstarten in Kurzform',
		action: 'stammdatenLesen',
		query: mitInaktiven,
		response: eins(z.array(dienstart.pick({ id: true, key: true, bezeichnung: true, kurz: true, isAktiv: true }))),
	}),
	listeLaender: route({
		method: 'GET',
		path: '/v1/stammdaten/land',
		area: 'land',
		titel: 'Länder',
		action: 'stammdatenLesen',
		query: mitInaktiven,
		response: eins(z.array(land)),
	}),
	speichereLaender: route({
		method: 'PUT',
		path: '/v1/stammdaten/land',
		area: 'land',
		titel: 'Länder speichern: genannte anlegen, ändern, ordnen und schalten',
		action: 'stammdatenPflegen',
		body: z.array(landzeile).max(ZEILEN_HOECHSTENS),
		response: eins(z.array(land)),
		extra: true,
	}),
	holeLand: route({
		method: 'GET',
		path: '/v1/stammdaten/land/{id}',
		area: 'land',
		titel: 'Ein Land',
		action: 'stammdatenLesen',
		params: { id: z.string().max(64) },
		response: eins(land),
	}),
};
