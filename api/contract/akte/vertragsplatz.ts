import { z } from 'zod';
import { plaetze } from '#api/contract/formen/wunsch.ts';
import { eins, route } from '../route.ts';
import { id, tag } from '../werte.ts';

/** Whether there is a place for a contract as it is being thought of. */
export const vertragsplatz = {
	zeigeVertragsplatz: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/vertrag/{vertragID}/platz',
		area: 'vertrag',
		titel: 'Ob am Einsatzort für den Zeitraum ein Platz frei ist, sonst ab wann',
		action: 'kontingenteLesen',
		extra: true,
		/** Terms instead of those stored. */
		query: z.strictObject({
			einsatzortID: id.optional(),
			vertragsbeginn: tag.optional(),
			vertragsende: tag.optional(),
		}),
		response: eins(
			z.object({
				/** The first day asked for. */
				von: tag,
				/** Of the others, in the period asked for; null: places aren't counted. */
				plaetze: plaetze.nullable(),
				/** Empty: there is a place. */
				gruende: z.array(z.object({ code: z.string(), text: z.string() })),
				/** The next day a contract up to the same end could begin. */
				freiAb: z.object({ tag, frei: z.int().nullable() }).nullable(),
			}),
		),
	}),
};
