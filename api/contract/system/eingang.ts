import { z } from 'zod';
import { eins, route } from '../route.ts';
import { id, zeit } from '../werte.ts';

/** Where the results of long work wait for whoever began it. */
export const eingang = {
	holeEingang: route({
		method: 'GET',
		path: '/v1/eingang',
		area: 'start',
		titel: 'Eigene lange Arbeiten, exportierte Dateien und Hinweise der letzten Tage, und was davon neu ist',
		action: 'eigenesKonto',
		extra: true,
		response: eins(
			z
				.array(
					z.object({
						art: z.enum(['LAUF', 'SAMMELAKTION', 'IMPORT', 'ABGLEICH', 'DATEI', 'HINWEIS']),
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
						angefordert: z.int().nullable(),
						entfallen: z.int().nullable(),
						specID: id.nullable(),
						endung: z.string().nullable(),
						groesse: z.int().nullable(),
						liegtBis: zeit.nullable(),
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
	ladeExportdatei: route({
		method: 'GET',
		path: '/v1/eingang/dateien/{exportdateiID}',
		area: 'start',
		titel: 'Eine Datei, die man selbst in den letzten sieben Tagen exportiert hat, noch einmal',
		action: 'eigenesKonto',
		extra: true,
		contentType: 'application/octet-stream',
		/** The file as the server gives it out and the browser takes it. */
		response: z.custom<Uint8Array | Blob>(),
	}),
};
