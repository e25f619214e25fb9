import { z } from 'zod';
import { BINDUNGEN } from '#domain/barrierefreiheit/angaben.ts';
import { RECHTSTEXTE } from '#domain/text/rechtstexte.ts';
import { eins, route } from '../route.ts';
import { tag, zeit } from '../werte.ts';

const wort = z.string().nullable();
const textfassung = z.object({ version: z.int(), hash: z.string(), vom: zeit });

/** What the steps of setting up are judged by; the rule itself is the domain's. */
export const einrichtung = {
	holeEinrichtung: route({
		method: 'GET',
		path: '/v1/system/einrichtung',
		area: 'system',
		titel: 'Wie weit der Träger eingerichtet ist',
		action: 'einrichtungLesen',
		extra: true,
		response: eins(
			z.object({
				hatEigenesBild: z.boolean(),
				zyklus: z.object({ bezeichnung: z.string(), start: tag }).nullable(),
				dienstarten: z.array(z.string()).readonly(),
				einsatzorte: z.int(),
				einsatzorteImZyklus: z.int(),
				ohneKoordinaten: z.int(),
				kontingentMode: z.enum(['OHNE', 'ZUTEILUNG', 'KONTINGENTABFRAGE']),
				plaetze: z.int(),
				rechtstexte: z.record(z.enum(RECHTSTEXTE), textfassung.nullable()),
				mandantAdresse: wort,
				zulassung: wort,
				hatJugenddienst: z.boolean(),
				barrierefreiheit: z.object({
					barrierefreiheitBindung: z.enum(BINDUNGEN),
					durchsetzungsstelle: wort,
					durchsetzungsstelleLink: wort,
				}),
				ohneSignaturform: z.int(),
				dokumenteVeroeffentlicht: z.int(),
				dokumenteEntwurf: z.int(),
				hatVertragsvorlage: z.boolean(),
				mailReplyTo: wort,
				mailAbsender: wort,
				beschaeftigte: z.int(),
				vertragsnummerModus: z.enum(['AUS', 'GLOBAL', 'PREFIX']),
				isMobilFuerLinks: z.boolean(),
				isBewerbungsphase: z.boolean(),
				plaetzeOnline: z.int(),
				warOnline: z.boolean(),
			}),
		),
	}),
};
