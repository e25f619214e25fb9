import { z } from 'zod';
import { eins, route } from '../route.ts';
import { tag, zeit } from '../werte.ts';
import { termin } from './termin.ts';

const area = 'seminarplanung';
const feature = 'SEMINARVERWALTUNG';
const wort = z.string().nullable();
const einmalToken = { token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) };

/** What a link to hand a paper in is for. */
const ziel = z.object({
	vorname: wort,
	titel: wort,
	von: tag.nullable(),
	bis: tag.nullable(),
	/** There is a file already, which the next one replaces. */
	hatDatei: z.boolean(),
});

/** Links about seminars that are good for one answer or one file; opening them uses nothing up. */
export const seminarlinks = {
	zeigeSeminarangebot: route({
		method: 'GET',
		path: '/v1/seminar/angebot/{token}',
		area,
		titel: 'Welchen Platz der Link einer E-Mail anbietet; das Ansehen verbraucht nichts',
		action: 'seminarangebotPerLink',
		feature,
		params: einmalToken,
		extra: true,
		niePrefetch: true,
		response: eins(
			z.object({
				vorname: wort,
				bezeichnung: z.string(),
				termine: z.array(termin),
				/** Days, in steps of a half. */
				tage: z.number(),
				ort: wort,
				adresse: wort,
				isOnline: z.boolean(),
				/** Until then the place is held. */
				frist: zeit.nullable(),
			}),
		),
	}),
	beantworteSeminarangebot: route({
		method: 'POST',
		path: '/v1/seminar/angebot/{token}',
		area,
		titel: 'Einen angebotenen Platz über den Link der E-Mail annehmen oder ablehnen',
		action: 'seminarangebotPerLink',
		feature,
		params: einmalToken,
		extra: true,
		body: z.strictObject({ annehmen: z.boolean() }),
	}),
	holeNachweislink: route({
		method: 'POST',
		path: '/v1/{freiwilligerID}/seminarplanung/nachweise/{nachweisID}/link',
		area,
		titel: 'Ein Link für 30 Minuten, mit dem ein anderes Gerät einen Nachweis einreicht; der vorige gilt nicht mehr',
		action: 'nachweislinkHolen',
		feature,
		extra: true,
		status: 201,
		response: eins(z.object({ adresse: z.url() })),
	}),
	sendeNachweislink: route({
		method: 'POST',
		path: '/v1/{freiwilligerID}/seminarplanung/nachweise/{nachweisID}/link/mail',
		area,
		titel: 'Denselben Link per E-Mail an die freiwillige Person',
		action: 'nachweislinkHolen',
		feature,
		extra: true,
	}),
	zeigeNachweislink: route({
		method: 'GET',
		path: '/v1/seminar/nachweis/{token}',
		area,
		titel: 'Wofür der Link einen Nachweis annimmt; das Ansehen verbraucht nichts',
		action: 'nachweisPerLink',
		feature,
		params: einmalToken,
		extra: true,
		niePrefetch: true,
		response: eins(ziel),
	}),
	reicheNachweisPerLinkEin: route({
		method: 'POST',
		path: '/v1/seminar/nachweis/{token}',
		area,
		titel: 'Einen Nachweis über einen Link einreichen',
		action: 'nachweisPerLink',
		feature,
		params: einmalToken,
		extra: true,
		datei: {
			feld: 'nachweis',
			daneben: {
				isAU: 'true: eine Bescheinigung der Arbeitsunfähigkeit',
				expectedLength: 'Länge der Datei in Bytes',
			},
		},
	}),
};
