import { z } from 'zod';
import { DUBLETTENGRUENDE } from '#domain/akte/freiwilliger/dublette.ts';
import { eins, route } from '../route.ts';
import { freiwilligerStatus, id, tag, text } from '../werte.ts';

const area = 'freiwilliger';

const andereAkte = {
	id,
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	geburtsdatum: tag.nullable(),
	email: z.string().nullable(),
	plz: z.string().nullable(),
	ort: z.string().nullable(),
	status: freiwilligerStatus,
	zyklus: z.string().nullable(),
};
const dublette = z.object({ ...andereAkte, gruende: z.array(z.enum(DUBLETTENGRUENDE)).readonly() });
const urteil = z.enum(['GLEICH', 'VERSCHIEDEN']);

/** Files that may mean the same person. */
export const dubletten = {
	// What is looked for is personal data: in a body it stays out of logs and histories.
	sucheDubletten: route({
		method: 'POST',
		path: '/v1/freiwilliger/dubletten',
		area,
		titel: 'Akten suchen, die dieselbe Person meinen können',
		action: 'dublettenPruefen',
		extra: true,
		body: z.strictObject({
			vorname: text(100).nullable().optional(),
			nachname: text(100).nullable().optional(),
			geburtsdatum: tag.nullable().optional(),
			email: text(254).nullable().optional(),
		}),
		response: eins(z.array(dublette).readonly()),
	}),
	holeDubletten: route({
		method: 'GET',
		path: '/v1/freiwilliger/{id}/dubletten',
		area,
		titel: 'Akten, die dieselbe Person meinen können oder mit dieser abgeglichen wurden',
		action: 'dublettenPruefen',
		extra: true,
		response: eins(
			z.object({
				moegliche: z.array(dublette).readonly(),
				abgeglichene: z.array(z.object({ ...andereAkte, urteil })).readonly(),
			}),
		),
	}),
	beurteileDublette: route({
		method: 'PUT',
		path: '/v1/freiwilliger/{id}/dubletten/{andereID}',
		area,
		titel: 'Festhalten, ob zwei Akten dieselbe Person meinen; null nimmt es zurück',
		action: 'dubletteBeurteilen',
		extra: true,
		body: z.strictObject({ urteil: urteil.nullable() }),
	}),
};
