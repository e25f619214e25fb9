import { z } from 'zod';
import { FEATURES } from '#domain/parameter/features.ts';
import { eins, route } from '../route.ts';
import { id, rolle, tag, zeit } from '../werte.ts';

const area = 'system';
const feature = z.enum(FEATURES);

/** The secret of the server's configuration: as long as the log takes for one. */
const params = { extraKey: z.string().min(1).max(200) };
/** Ids from the first to the last; left out: without an end on this side. */
const bereich = z.strictObject({ minID: id.optional(), maxID: id.optional() });
/** How much was repaired. */
const anzahl = eins(z.object({ n: z.int() }));

const betreiben = { area, action: 'systemBetreiben', params } as const;
/** As the catalogue has it; only for API clients, who know what they do. */
const alsGet = { ...betreiben, method: 'GET', nurMitBearer: true } as const;
/** The same for a browser, whose cookie needs the proof that this site asks. */
const alsPost = { ...betreiben, method: 'POST', niePrefetch: true, extra: true } as const;

const abgleich = {
	path: '/v1/system/resync/{extraKey}',
	titel: 'Abgeleitetes mit den Ereignissen abgleichen',
	query: bereich,
	response: anzahl,
} as const;
const personen = {
	path: '/v1/system/migrate/personen/{extraKey}',
	titel: 'Personen auf den Stand dieser Version bringen',
	query: bereich,
	response: anzahl,
	feature: 'HSJ_MIGRATION',
} as const;

/** Calls of the product operator, and what administrators see of the installation. */
export const systembetrieb = {
	schalteFeatures: route({
		method: 'PUT',
		path: '/v1/system/features',
		area,
		titel: 'Festlegen, welche Funktionen freigeschaltet sind',
		action: 'systemBetreiben',
		body: z.array(feature).max(FEATURES.length),
		response: eins(z.array(feature)),
		extra: true,
	}),
	holeBetriebslage: route({
		method: 'GET',
		path: '/v1/system/betrieb',
		area,
		titel: 'Wie es der Installation geht',
		action: 'systeminfoLesen',
		response: eins(
			z.object({
				datenbank: z.object({
					version: z.string(),
					bytes: z.number(),
					ereignisse: z.int(),
					/** Of very many events the number is the database's own estimate. */
					istGeschaetzt: z.boolean(),
				}),
				speicher: z.object({ frei: z.number(), gesamt: z.number() }),
				auftraege: z.array(
					z.object({ art: z.enum(['mail', 'job']), status: z.string(), anzahl: z.int(), aelteste: zeit }),
				),
				/** What a job couldn't do for one of many yet, oldest first; at most 100. */
				reste: z.array(
					z.object({
						auftrag: z.string(),
						stream: z.string(),
						fehler: z.string(),
						versuche: z.int(),
						seit: zeit,
						zuletzt: zeit,
					}),
				),
				/** The clock the portal reckons with, and how far `JETZT` has set it from the real one. */
				uhr: z.object({ jetzt: zeit, heute: tag, vorsprungMs: z.number() }),
			}),
		),
		extra: true,
	}),
	listeAlleSitzungen: route({
		...alsGet,
		path: '/v1/system/sessions/{extraKey}',
		titel: 'Wer angemeldet ist',
		response: eins(
			z.array(
				z.object({
					id,
					userID: z.string(),
					name: z.string().nullable(),
					rollen: z.array(rolle).readonly(),
					impersoniertVon: z.string().nullable(),
					seit: zeit,
					zuletzt: zeit,
				}),
			),
		),
	}),
	gleicheAb: route({ ...alsGet, ...abgleich }),
	gleicheAbMitCookie: route({ ...alsPost, ...abgleich }),
	migrierePersonen: route({ ...alsGet, ...personen }),
	migrierePersonenMitCookie: route({ ...alsPost, ...personen }),
	pruefeAnmeldung: route({
		...alsGet,
		path: '/v1/system/auth-test/{extraKey}',
		titel: 'Wofür der Server den Aufrufer hält',
		response: eins(z.object({ permissions: z.array(rolle).readonly() })),
	}),
};
