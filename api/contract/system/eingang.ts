import { z } from 'zod';
import { eins, route } from '../route.ts';
import { id, zeit } from '../werte.ts';

/** Where the results of long work wait for whoever began it. */
export const eingang = {
	holeEingang: route({
		method: 'GET',
		path: '/v1/eingang',
		area: 'start',
		titel: 'Eigene lange Arbeiten der letzten sieben Tage, und was davon neu fertig ist',
		action: 'eigenesKonto',
		extra: true,
		response: eins(
			z
				.array(
					z.object({
						art: z.enum(['LAUF', 'SAMMELAKTION', 'IMPORT']),
						id,
						was: z.string(),
						nr: z.int().nullable(),
						von: z.string().nullable(),
						bis: z.string().nullable(),
						stand: z.enum(['LAEUFT', 'FERTIG', 'GESCHEITERT']),
						begonnenAm: zeit,
						beendetAm: zeit.nullable(),
						erledigt: z.int(),
						gesamt: z.int(),
						gesperrt: z.int(),
						isNeu: z.boolean(),
					}),
				)
				.readonly(),
		),
	}),
	leseEingang: route({
		method: 'POST',
		path: '/v1/eingang/gesehen',
		area: 'start',
		titel: 'Alles im Eingang als gesehen merken',
		action: 'eigenesKonto',
		extra: true,
	}),
};
