import { z } from 'zod';
import { verstoss } from '#api/contract/formen/wunsch.ts';
import { FOLGENARTEN } from '#domain/akte/tatfolgen/tatfolgen.ts';
import { einigungEingabe } from '../eingaben.ts';
import { eins, route } from '../route.ts';
import { id } from '../werte.ts';

/** What an act would do, before it is done. */
export const tatfolgen = {
	probiereTat: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/tatfolgen',
		area: 'freiwilliger',
		titel: 'Was mit einer Aktion geschähe, ohne etwas zu ändern',
		action: 'akteLesen',
		extra: true,
		body: z.discriminatedUnion('tat', [
			z.strictObject({ tat: z.literal('einigen'), wunschID: id, felder: einigungEingabe.optional() }),
			z.strictObject({ tat: z.literal('ablehnen'), wunschID: id }),
			z.strictObject({ tat: z.literal('zurueckziehen'), wunschID: id }),
			z.strictObject({ tat: z.literal('annullieren') }),
		]),
		response: eins(
			z.object({
				folgen: z.array(z.object({ art: z.enum(FOLGENARTEN), text: z.string() })).readonly(),
				/** Seconds its mails wait. */
				wartet: z.int(),
				/** Empty: nothing is in its way. */
				gruende: z.array(verstoss).readonly(),
			}),
		),
	}),
};
