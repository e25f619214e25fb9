import { z } from 'zod';
import { dokument } from '#api/contract/formen/dokument.ts';
import { eins, route } from '../route.ts';
import { id, pflichttext, zeit } from '../werte.ts';

const area = 'dokumente';
/** As a code on a print names it. */
const nummer = z.string().max(40);

/** Beyond the catalogue: what is signed by hand, from the print to its scan. */
export const papier = {
	druckeZumUnterschreiben: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/anforderungen/{anforderungID}/druck',
		area,
		titel: 'Ein Dokument zum Unterschreiben auf Papier drucken, mit einem Code auf jeder Seite',
		action: 'vorlageFuellen',
		extra: true,
		body: z.strictObject({ einsatzortID: id.optional() }),
		contentType: 'application/pdf',
		response: z.string(),
	}),
	erkenneDrucke: route({
		method: 'POST',
		path: '/v1/drucke/erkennen',
		area,
		titel: 'Zu wem die Drucke gehören, deren Codes auf gescannten Seiten stehen',
		action: 'dokumentHochladen',
		extra: true,
		beilage: true,
		body: z.strictObject({ nummern: z.array(nummer).max(500) }),
		response: z.object({
			data: z.array(
				z.object({
					nummer,
					freiwilligerID: id,
					vorname: z.string().nullable(),
					nachname: z.string().nullable(),
					dokument: z.string(),
					seiten: z.int(),
					gedrucktAm: zeit,
					/** Why its scan can't be assigned; empty: it can. */
					hindernisse: z.array(z.string()),
				}),
			),
		}),
	}),
	ordneScanZu: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/scans',
		area,
		titel: 'Die gescannten Seiten eines Drucks als Dokument einreichen',
		action: 'dokumentHochladen',
		extra: true,
		body: z.strictObject({
			nummer,
			/** Where the paper lies. */
			original: pflichttext(200),
			/** In the order of the print; each in a file that was uploaded, from 1. */
			seiten: z
				.array(z.strictObject({ uploadID: id, seite: z.int().min(1).max(2000) }))
				.min(1)
				.max(200),
		}),
		status: 201,
		response: eins(dokument),
	}),
};
