import { z } from 'zod';
import { ERGEBNISSE } from '#domain/akte/entscheidungen/seminar/nachweis-pruefen.ts';
import { ANWESENHEITEN, HAELFTEN } from '#domain/seminar/anwesenheit.ts';
import { eins, route } from '../route.ts';
import { id, tag, zeit } from '../werte.ts';
import { nachweisStatus } from './nachweis.ts';

const area = 'seminar';
const feature = 'SEMINARVERWALTUNG';

const halbtag = { tag, haelfte: z.enum(HAELFTEN), stand: z.enum(ANWESENHEITEN) };

const zeile = z.object({
	freiwilligerID: id,
	name: z.string(),
	einsatzstelle: z.string().nullable(),
	status: nachweisStatus,
	/** Steps of a half: recognised, or proposed while it isn't. */
	tage: z.number(),
	/** From the half days alone. */
	vorschlag: z.object({ tage: z.number(), ergebnis: z.enum(ERGEBNISSE) }),
	/** What was said of half days, the last word on each; what isn't here was attended. */
	vermerke: z.array(z.object({ ...halbtag, wer: z.string().nullable(), am: zeit })),
});

const anwesenheitsliste = z.object({
	/** Days of the seminar, in order. */
	tage: z.array(tag),
	geplanteTage: z.number(),
	/** Why nothing can be entered yet, or any more; null: it can. */
	hindernis: z.string().nullable(),
	zeilen: z.array(zeile),
});

/** Who was there on which half day of a seminar. */
export const anwesenheit = {
	holeAnwesenheit: route({
		method: 'GET',
		path: '/v1/seminar/{id}/anwesenheit',
		area,
		titel: 'Anwesenheit je halbem Tag mit dem Vorschlag für die Prüfung, soweit man die Teilnehmenden sieht',
		action: 'anwesenheitLesen',
		feature,
		extra: true,
		response: eins(anwesenheitsliste),
	}),
	erfasseAnwesenheit: route({
		method: 'PUT',
		path: '/v1/seminar/{id}/anwesenheit',
		area,
		titel: 'Halbe Tage eintragen, einen oder viele; was nicht genannt ist, bleibt. Ganz oder gar nicht',
		action: 'anwesenheitErfassen',
		feature,
		extra: true,
		body: z.strictObject({
			eintraege: z
				.array(z.strictObject({ freiwilligerID: id, ...halbtag }))
				.min(1)
				.max(10_000),
		}),
		response: eins(anwesenheitsliste),
	}),
};
