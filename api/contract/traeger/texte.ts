import { z } from 'zod';
import { TEXT_LAENGE, TEXTKEY } from '#domain/text/portaltexte.ts';
import { eins, route } from '../route.ts';
import { tag, version } from '../werte.ts';

const area = 'text';
const params = { key: z.string().regex(TEXTKEY, 'Invalides Format') };

const text = z.object({
	key: z.string(),
	/** Where it stands; null: a key of the tenant's own. */
	titel: z.string().nullable(),
	/** Light markup: paragraphs, `## headings`, `- lists`, `**bold**`, `*italic*`, `[label](target)`. */
	content: z.string(),
	isStandard: z.boolean(),
	/** Pinned information: the days it is shown on; null: open on that side. */
	von: tag.nullable(),
	bis: tag.nullable(),
	/** Today there is something to be shown. */
	isGezeigt: z.boolean(),
	version,
});

/** Texts of pages. */
export const texte = {
	listeTexte: route({
		method: 'GET',
		path: '/v1/text',
		area,
		titel: 'Texte der Seiten',
		action: 'texteBearbeiten',
		response: eins(z.array(text)),
		extra: true,
	}),
	holeText: route({
		method: 'GET',
		path: '/v1/text/{key}',
		area,
		titel: 'Ein Text',
		action: 'stammdatenLesen',
		params,
		response: eins(text),
	}),
	aendereText: route({
		method: 'PUT',
		path: '/v1/text/{key}',
		area,
		titel: 'Einen Text ändern',
		action: 'texteBearbeiten',
		params,
		// Twice: what is taken out when it is cleaned doesn't count.
		body: z.strictObject({
			content: z.string().max(2 * TEXT_LAENGE),
			von: tag.nullish(),
			bis: tag.nullish(),
			version: version.optional(),
		}),
		response: eins(text),
	}),
	setzeTextZurueck: route({
		method: 'DELETE',
		path: '/v1/text/{key}',
		area,
		titel: 'Den mitgelieferten Text wieder zeigen',
		action: 'texteBearbeiten',
		params,
	}),
};
