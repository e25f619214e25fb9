import { z } from 'zod';
import { DATEITYPEN } from '#domain/upload/dateitypen.ts';
import { eins, route } from './route.ts';
import { id } from './werte.ts';

const area = 'upload';
const BYTES = 'application/octet-stream';
const endung = z.enum(Object.keys(DATEITYPEN) as (keyof typeof DATEITYPEN)[]);

/** Files people send: uploads and their downloads. */
export const dateien = {
	ladeDateiHoch: route({
		method: 'PUT',
		path: '/v1/upload',
		area,
		titel: 'Datei hochladen',
		action: 'dateiHochladen',
		datei: true,
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
};
