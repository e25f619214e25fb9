import { z } from 'zod';
import { eins, route } from '../route.ts';
import { zeit } from '../werte.ts';

const area = 'kalender';
const feature = 'SEMINARVERWALTUNG';

/** null: there is none. */
const stand = z
	.object({
		erstelltAm: zeit,
		/** When a program last fetched the calendar, by day; null: none has yet. */
		abgerufenAm: zeit.nullable(),
	})
	.nullable();

/** Shown this once. */
const neue = z.object({ adresse: z.url() });

/** Seminars in the calendar programs of those they are about. */
export const kalender = {
	holeKalender: route({
		method: 'GET',
		path: '/v1/kalender/{token}.ics',
		area,
		titel: 'Kalender der Seminare (iCalendar), wie ihn Kalenderprogramme abonnieren',
		action: 'kalenderAbrufen',
		feature,
		params: { token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) },
		contentType: 'text/calendar; charset=utf-8',
		response: z.string(),
		geteilt: true,
		extra: true,
	}),
	holeEigeneKalenderadresse: route({
		method: 'GET',
		path: '/v1/kalender/mein',
		area,
		titel: 'Ob es eine Adresse des eigenen Kalenders gibt',
		action: 'eigenerKalender',
		feature,
		response: eins(stand),
		extra: true,
	}),
	erneuereEigeneKalenderadresse: route({
		method: 'POST',
		path: '/v1/kalender/mein',
		area,
		titel: 'Eine neue Adresse des eigenen Kalenders; die bisherige gilt nicht mehr',
		action: 'eigenerKalender',
		feature,
		status: 201,
		response: eins(neue),
		extra: true,
	}),
	widerrufeEigeneKalenderadresse: route({
		method: 'DELETE',
		path: '/v1/kalender/mein',
		area,
		titel: 'Die Adresse des eigenen Kalenders widerrufen',
		action: 'eigenerKalender',
		feature,
		extra: true,
	}),
	holeKalenderadresseDerGruppe: route({
		method: 'GET',
		path: '/v1/seminargruppe/{id}/kalender',
		area,
		titel: 'Ob es eine Adresse des Kalenders einer Seminargruppe gibt',
		action: 'gruppenkalenderLesen',
		feature,
		response: eins(stand),
		extra: true,
	}),
	erneuereKalenderadresseDerGruppe: route({
		method: 'POST',
		path: '/v1/seminargruppe/{id}/kalender',
		area,
		titel: 'Eine neue Adresse des Kalenders einer Seminargruppe; die bisherige gilt nicht mehr',
		action: 'gruppenkalenderPflegen',
		feature,
		status: 201,
		response: eins(neue),
		extra: true,
	}),
	widerrufeKalenderadresseDerGruppe: route({
		method: 'DELETE',
		path: '/v1/seminargruppe/{id}/kalender',
		area,
		titel: 'Die Adresse des Kalenders einer Seminargruppe widerrufen',
		action: 'gruppenkalenderPflegen',
		feature,
		extra: true,
	}),
};
