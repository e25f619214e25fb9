import { z } from 'zod';
import { HOECHSTENS_AKTIONEN } from '#domain/support.ts';
import { anfrageSchema } from '#domain/support-anfrage.ts';
import { route } from '../route.ts';
import { id, text } from '../werte.ts';

/** Names of pages and calls only: what stands for a record in them is written as the router and the catalogue write it. */
const seite = z
	.string()
	.max(200)
	.regex(/^\/[\w$/-]*$/);
const aktion = z
	.string()
	.max(200)
	.regex(/^(?:POST|PUT|PATCH|DELETE) \/[\w{}/-]+$/);

export const support = {
	frageSupport: route({
		method: 'POST',
		path: '/v1/support',
		area: 'support',
		titel: 'Den Support um Hilfe bitten',
		action: 'supportFragen',
		body: z.strictObject({
			...anfrageSchema.shape,
			/** As the page with the error shows it. */
			fehlerId: z
				.string()
				.regex(/^[A-Z\d]{12}$/, 'Die Fehlernummer hat 12 Zeichen.')
				.nullish(),
			anhang: id.nullish(),
			seite: seite.nullish(),
			browser: text(300).nullish(),
			aktionen: z.array(aktion).max(HOECHSTENS_AKTIONEN).default([]),
		}),
	}),
};
