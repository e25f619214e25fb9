import { z } from 'zod';
import { freiwilliger } from '#api/contract/formen/freiwilliger.ts';
import { vertrag, wunsch } from '#api/contract/formen/wunsch.ts';
import { PARTEIEN } from '#domain/dokumentspec/auswahl.ts';
import { einigungEingabe, vertragAendern } from '../eingaben.ts';
import { eins, route } from '../route.ts';
import { id, pflichttext, text } from '../werte.ts';

const area = 'wunsch';

/** Steps of one wish. */
export const wunschVerben = {
	bearbeiteWunsch: route({
		method: 'PUT',
		path: '/v1/freiwilliger/wunsch/{id}',
		area,
		titel: 'Dienstart, Warteliste, Bemerkung oder Priorität ändern',
		action: 'wunschBearbeiten',
		body: z.strictObject({
			dienstartID: id.nullable().optional(),
			status: z.literal([0, 500]).optional(),
			bemerkung: text(1000).nullable().optional(),
			prioritaet: z.int().min(1).max(20).nullable().optional(),
		}),
		response: eins(wunsch),
	}),
	zieheZurueck: route({
		method: 'DELETE',
		path: '/v1/freiwilliger/wunsch/{id}',
		area,
		titel: 'Die Bewerbung zurückziehen',
		action: 'zurueckziehen',
		body: z.strictObject({ grund: text(2000).optional(), bestaetigt: z.boolean().default(false) }).optional(),
		response: eins(wunsch),
	}),
	reaktiviere: route({
		method: 'DELETE',
		path: '/v1/freiwilliger/wunsch/{id}/reactivate',
		area,
		titel: 'Absage oder Ablehnung aufheben',
		action: 'reaktivieren',
		auchInAnsicht: true,
		response: eins(wunsch),
	}),
	verhandle: route({
		method: 'POST',
		path: '/v1/freiwilliger/wunsch/{id}/verhandlung',
		area,
		titel: 'Die Vertragsverhandlung beginnen',
		action: 'verhandeln',
		body: z.strictObject({ dienstartID: id.optional(), betreuerUserID: id.optional() }).optional(),
		response: eins(wunsch),
	}),
	einige: route({
		method: 'POST',
		path: '/v1/freiwilliger/wunsch/{id}/einigung',
		area,
		titel: 'Die Vertragseinigung festhalten',
		action: 'einigen',
		body: einigungEingabe.optional(),
		response: eins(wunsch),
	}),
	kontaktiere: route({
		method: 'POST',
		path: '/v1/freiwilliger/wunsch/{id}/contact',
		area,
		titel: 'Zum Gespräch einladen',
		action: 'kontaktieren',
		body: z.strictObject({ nachricht: text(4000).optional(), meetingID: id.optional() }).optional(),
		response: eins(wunsch),
	}),
	frageNach: route({
		method: 'POST',
		path: '/v1/freiwilliger/wunsch/{id}/nachfrage',
		area,
		titel: 'Nachfragen, wie es steht',
		action: 'nachfragen',
		response: eins(wunsch),
		extra: true,
	}),
	probiereNachfrage: route({
		method: 'POST',
		path: '/v1/freiwilliger/wunsch/{id}/nachfrage/probe',
		area,
		titel: 'Wen eine Nachfrage jetzt erreichte, oder warum sie nicht geht',
		action: 'nachfragen',
		response: eins(
			z.object({
				/** Why nobody is asked; null: it goes. */
				grund: z.string().nullable(),
				partei: z.enum(PARTEIEN).nullable(),
				/** How many mails leave. */
				anzahl: z.int(),
				/** As it arrives; null: its reader's name is none of the caller's. */
				mail: z.object({ an: z.string(), email: z.string(), betreff: z.string(), html: z.string() }).nullable(),
			}),
		),
		extra: true,
	}),
	lehneAb: route({
		method: 'POST',
		path: '/v1/freiwilliger/wunsch/{id}/decline',
		area,
		titel: 'Die Bewerbung ablehnen',
		action: 'ablehnen',
		body: z.strictObject({ grund: pflichttext(2000), nachricht: text(4000).optional() }),
		response: eins(wunsch),
	}),
	aendereBetreuer: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/wunsch/{wunschID}/update-betreuer',
		area,
		titel: 'Betreuung der Bewerbung ändern',
		action: 'betreuerAendern',
		body: z.strictObject({ betreuerUserID: id }),
		response: eins(wunsch),
	}),
};

/** Steps of one contract. */
export const vertragVerben = {
	aendereVertrag: route({
		method: 'PUT',
		path: '/v1/freiwilliger/{freiwilligerID}/vertrag/{vertragID}',
		area: 'vertrag',
		titel: 'Vertragsdaten ändern',
		action: 'vertragBearbeiten',
		body: vertragAendern,
		response: eins(vertrag),
	}),
	setzeVertragsnummer: route({
		method: 'PUT',
		path: '/v1/freiwilliger/{id}/vertrag/{vertragID}/vertragsnummer',
		area: 'vertrag',
		titel: 'Vertragsnummer von Hand setzen',
		action: 'vertragsnummerSetzen',
		body: z.strictObject({
			vertragsnummer: pflichttext(30).pipe(z.string().regex(/^[A-Za-z0-9./-]+$/, 'Invalides Format')),
		}),
		response: eins(vertrag),
	}),
	annulliere: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/reset-vertrag',
		area: 'vertrag',
		titel: 'Den Vertrag annullieren',
		action: 'annullieren',
		body: z.strictObject({ grund: pflichttext(2000) }),
		response: eins(freiwilliger),
	}),
	schliesseAb: route({
		method: 'POST',
		path: '/v1/freiwilliger/{id}/wunsch/{wunschId}/vertragsabschluss',
		area: 'vertrag',
		titel: 'Den Vertrag abschließen',
		action: 'abschliessen',
		body: z
			.strictObject({
				vertragsnummer: text(30)
					.pipe(z.string().regex(/^[A-Za-z0-9./-]*$/, 'Invalides Format'))
					.optional(),
				felder: einigungEingabe.optional(),
			})
			.optional(),
		response: eins(freiwilliger),
	}),
};

/** Remarks. */
export const bemerkungVerben = {
	loescheBemerkung: route({
		method: 'DELETE',
		path: '/v1/bemerkung/{id}',
		area: 'bemerkung',
		titel: 'Eine Bemerkung löschen',
		action: 'bemerkungLoeschen',
	}),
};
