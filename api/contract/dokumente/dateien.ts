import { z } from 'zod';
import { DATEITYPEN } from '#domain/upload/dateitypen.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';

const area = 'upload';
const BYTES = 'application/octet-stream';
/** One of three kinds, as the answer says. */
const BILD = { contentType: 'image/*', response: z.string() } as const;
const endung = z.enum(Object.keys(DATEITYPEN) as (keyof typeof DATEITYPEN)[]);

/** Files people send: uploads and their downloads. */
export const dateien = {
	ladeDateiHoch: route({
		method: 'PUT',
		path: '/v1/upload',
		area,
		titel: 'Datei hochladen',
		action: 'dateiHochladen',
		datei: { feld: 'content', daneben: { expectedLength: 'Länge der Datei in Bytes' } },
		response: eins(z.object({ uploadID: id, gid: id })),
	}),
	ladeDateiHerunter: route({
		method: 'GET',
		path: '/v1/upload/download/{gid}',
		area,
		titel: 'Datei herunterladen',
		action: 'dateiLesen',
		contentType: BYTES,
		response: z.string(),
	}),
	holeBild: route({
		method: 'GET',
		path: '/v1/upload/bild/{uploadID}',
		area,
		titel: 'Bild anzeigen, das man lesen darf',
		action: 'dateiLesen',
		...BILD,
		extra: true,
	}),
	holeAdressbild: route({
		method: 'GET',
		path: '/v1/adresse/bild/{uploadID}',
		area: 'adresse',
		titel: 'Bild eines Einsatzorts; öffentlich, solange er auf der Karte steht',
		action: 'adressbildLesen',
		...BILD,
		extra: true,
	}),
	loescheDatei: route({
		method: 'DELETE',
		path: '/v1/upload/{uploadID}',
		area,
		titel: 'Datei löschen, die noch nirgends verwendet wird',
		action: 'dateiLoeschen',
		extra: true,
	}),
	holeDateitypen: route({
		method: 'GET',
		path: '/v1/system/file-types',
		area: 'system',
		titel: 'Dateien, die hochgeladen werden können',
		action: 'dateitypenLesen',
		response: eins(z.array(z.object({ ext: endung, mime: z.string() }))),
	}),
	holeTraegerbild: route({
		method: 'GET',
		path: '/v1/parameter/download/{uploadID}',
		area: 'stammdaten',
		titel: 'Bild des Trägers (Logo, Titelbild)',
		action: 'traegerbildLesen',
		...BILD,
	}),
	holeLogo: route({
		method: 'GET',
		path: '/v1/system/logo',
		area: 'system',
		titel: 'Logo des Trägers',
		action: 'traegerbildLesen',
		...BILD,
	}),
	holeCover: route({
		method: 'GET',
		path: '/v1/system/cover',
		area: 'system',
		titel: 'Titelbild der Startseite',
		action: 'traegerbildLesen',
		...BILD,
	}),
	holeReportlogo: route({
		method: 'GET',
		path: '/v1/system/reportlogo',
		area: 'system',
		titel: 'Logo auf Dokumenten',
		action: 'berichtsbildLesen',
		...BILD,
	}),
	holeSeminarnachweisunterschrift: route({
		method: 'GET',
		path: '/v1/system/seminarnachweisunterschrift',
		area: 'system',
		titel: 'Unterschrift auf Seminarnachweisen',
		action: 'berichtsbildLesen',
		...BILD,
	}),
};
