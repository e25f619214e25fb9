import { z } from 'zod';
import { eins, route } from '../route.ts';
import { id, tag } from '../werte.ts';

const area = 'seminarplanung';
const feature = 'SEMINARVERWALTUNG';

/** Days off for seminar days that were free anyway. */
export const ersatztagkonto = z.object({
	/** By which week it is reckoned; FEHLT: it can't be. */
	grundlage: z.enum(['DIENSTWOCHE', 'WECHSELND', 'ANGENOMMEN', 'FEHLT']),
	/** `Di–Sa`; null: none is known. */
	diensttage: z.string().nullable(),
	/** Oldest first. */
	buchungen: z.array(
		z.object({
			tag,
			/** The seminar; null where it is forgotten, and for what was taken. */
			seminar: z.string().nullable(),
			/** Of a day taken. */
			genommen: z.object({ id, von: z.string().nullable() }).nullable(),
			betrag: z.int(),
			/** After it. */
			stand: z.int(),
		}),
	),
	stand: z.int(),
});

export const ersatztage = {
	trageErsatztagEin: route({
		method: 'POST',
		path: '/v1/{freiwilligerID}/seminarplanung/ersatztage',
		area,
		titel: 'Einen genommenen Ersatztag eintragen',
		action: 'ersatztagEintragen',
		feature,
		extra: true,
		body: z.strictObject({ tag }),
		status: 201,
		response: eins(ersatztagkonto.nullable()),
	}),
	nimmErsatztagZurueck: route({
		method: 'DELETE',
		path: '/v1/{freiwilligerID}/seminarplanung/ersatztage/{id}',
		area,
		titel: 'Einen eingetragenen Ersatztag zurücknehmen',
		action: 'ersatztagEintragen',
		feature,
		extra: true,
	}),
};
