import { z } from 'zod';
import { route } from '../route.ts';

/** A claim as an auditor gets it. */
export const pruefpaket = {
	holePruefpaket: route({
		method: 'GET',
		path: '/v1/exporte/laeufe/{id}/pruefpaket',
		area: 'export',
		titel: 'Ein freigegebener Mittelabruf als signiertes Prüfpaket (ZIP) mit Prüfprogramm',
		action: 'geldVerwalten',
		feature: 'BUCHHALTUNG_EXPORT',
		extra: true,
		contentType: 'application/zip',
		response: z.custom<Uint8Array | Blob>(),
	}),
};
