import { z } from 'zod';
import { route } from '../route.ts';

/** A run to be printed. */
export const laufblatt = {
	holeLaufblatt: route({
		method: 'GET',
		path: '/v1/exporte/laeufe/{id}/pdf',
		area: 'export',
		titel: 'Ein Lauf als PDF: Kopf, Bestätigungen und alle Zeilen',
		action: 'geldVerwalten',
		feature: 'BUCHHALTUNG_EXPORT',
		extra: true,
		contentType: 'application/pdf',
		response: z.custom<Uint8Array | Blob>(),
	}),
};
