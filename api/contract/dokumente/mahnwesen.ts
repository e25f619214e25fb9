import { z } from 'zod';
import { PARTEIEN } from '#domain/dokumentspec/dokumentspec-felder.ts';
import { eins, route } from '../route.ts';
import { freiwilligerStatus, id, tag, zeit } from '../werte.ts';

const area = 'dokumente';

const anforderungIDs = z
	.array(id)
	.min(1, 'Bitte wählen Sie mindestens einen Eintrag aus.')
	.max(500, 'Bitte wählen Sie höchstens 500 Einträge aus.');

const gefordertes = z.object({
	anforderungID: id,
	freiwilligerID: id,
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	freiwilligerStatus,
	dokumentSpecID: id,
	dokument: z.string(),
	angefordertAm: zeit,
});

/** Reminders of documents (table: Reminders). */
export const mahnwesen = {
	mahneDokumente: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/dokumente/mahnung',
		area,
		titel: 'Jetzt an Dokumente erinnern',
		action: 'mahnen',
		body: z.strictObject({ anforderungIDs }),
		response: eins(z.object({ n: z.int() })),
		extra: true,
	}),
	mahneVieleDokumente: route({
		method: 'POST',
		path: '/v1/dokumente/mahnung',
		area,
		titel: 'Jetzt an Dokumente vieler Freiwilliger erinnern',
		action: 'mahnen',
		body: z.strictObject({ anforderungIDs }),
		response: eins(
			z.object({
				n: z.int(),
				abgewiesen: z.array(z.object({ anforderungID: id, text: z.string() })),
			}),
		),
		extra: true,
	}),
	holeMahnwesen: route({
		method: 'GET',
		path: '/v1/dokumente/mahnwesen',
		area,
		titel: 'Wer an welchem Tag an welches Dokument erinnert wird',
		action: 'mahnen',
		zyklus: true,
		query: z.strictObject({
			/** Whose reminders are listed; left out: the first from today on on which anybody is reminded. */
			tag: tag.optional(),
			/** First of the four weeks that are counted; left out: Monday of this week, before which nothing is shown. */
			von: tag.optional(),
			dokumentSpecID: id.optional(),
		}),
		response: eins(
			z.object({
				heute: tag,
				tag,
				/** Days, and how many at most. */
				takt: z.object({ erste: z.int(), danach: z.int(), hoechstens: z.int(), isMailversand: z.boolean() }),
				offen: z.int(),
				gemahnt: z.int(),
				hoechsteMahnung: z.int(),
				tage: z.array(z.object({ tag, gemahnt: z.int(), geplant: z.int() })),
				/** At most 200 of `gesamt`. */
				gesamt: z.int(),
				mahnungen: z.array(
					gefordertes.extend({
						mahnung: z.int(),
						isGemahnt: z.boolean(),
						/** It can be sent now. */
						isMoeglich: z.boolean(),
						danachAm: tag.nullable(),
						an: z.array(z.object({ partei: z.enum(PARTEIEN), name: z.string().nullable() })),
					}),
				),
				/** At most 200 of `gesamtRuhend`. */
				gesamtRuhend: z.int(),
				ruhende: z.array(gefordertes.extend({ grund: z.enum(['IN_PRUEFUNG', 'HOECHSTZAHL']), seit: zeit.nullable() })),
			}),
		),
		extra: true,
	}),
};
