import { z } from 'zod';
import { eins, route } from './route.ts';
import { id } from './werte.ts';

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

/** Its id is the ISO 3166-1 code. */
const land = z.object({ id: z.string(), bezeichnung: z.string(), isEU: z.boolean(), isAktiv: z.boolean() });
const mitInaktiven = z.strictObject({ all: z.enum(['true', 'false']).optional() });

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
		response: eins(dienstart),
	}),
	listeLaender: route({
		method: 'GET',
		path: '/v1/stammdaten/land',
		area: 'land',
		titel: 'Länder',
		action: 'stammdatenLesen',
		response: eins(z.array(land)),
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
