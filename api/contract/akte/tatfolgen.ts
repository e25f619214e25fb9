import { z } from 'zod';
import { verstoss } from '#api/contract/formen/wunsch.ts';
import { AM_WUNSCH, AN_DER_AKTE } from '#domain/akte/tatfolgen/probe.ts';
import { FOLGENARTEN } from '#domain/akte/tatfolgen/tatfolgen.ts';
import { resturlaub } from '#domain/felder/zahl.ts';
import { einigungEingabe, statusManuell } from '../eingaben.ts';
import { vorhaben } from '../formen/vorhaben.ts';
import { eins, route } from '../route.ts';
import { id, tag, text } from '../werte.ts';

const tat = z.discriminatedUnion('tat', [
	z.strictObject({ tat: z.enum(AM_WUNSCH), wunschID: id }),
	z.strictObject({ tat: z.enum(AN_DER_AKTE) }),
	z.strictObject({ tat: z.literal('einigen'), wunschID: id, felder: einigungEingabe.optional() }),
	z.strictObject({
		tat: z.literal('verhandeln'),
		wunschID: id,
		dienstartID: id.optional(),
		betreuerUserID: id.optional(),
	}),
	z.strictObject({
		tat: z.literal('vorschlagen'),
		einsatzortID: id,
		dienstartID: id.optional(),
		betreuerUserID: id,
	}),
	z.strictObject({ tat: z.literal('abschliessen'), wunschID: id, vertragsnummer: text(30).optional() }),
	z.strictObject({ tat: z.literal('antreten'), datum: tag }),
	z.strictObject({ tat: z.literal('beenden'), datum: tag, resturlaubTage: resturlaub() }),
	statusManuell.omit({ grund: true }).extend({ tat: z.literal('statusSetzen') }),
]);

/** What an act would do, before it is done. */
export const tatfolgen = {
	probiereTat: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/tatfolgen',
		area: 'freiwilliger',
		titel: 'Was mit einer Aktion geschähe, ohne etwas zu ändern',
		action: 'akteLesen',
		extra: true,
		body: tat,
		response: eins(
			z.object({
				folgen: z.array(z.object({ art: z.enum(FOLGENARTEN), text: z.string() })).readonly(),
				/** Seconds its mails wait; 0: they leave at once. */
				wartet: z.int(),
				/** Empty: nothing is in its way. */
				gruende: z.array(verstoss).readonly(),
			}),
		),
	}),
	zeigeTatpost: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/tatfolgen/mails',
		area: 'freiwilliger',
		titel: 'Die E-Mails einer Aktion, bevor sie geschieht: an wen, wer nichts bekommt und warum, und die erste',
		action: 'aktenmailsLesen',
		extra: true,
		body: z.strictObject({
			tat,
			/** As far as they are written: some mails say them. */
			worte: z.strictObject({ grund: text(4000).optional(), nachricht: text(4000).optional() }).optional(),
		}),
		response: eins(vorhaben),
	}),
};
