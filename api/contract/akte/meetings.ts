import { z } from 'zod';
import { HOECHSTENS_GAESTE, HOECHSTENS_TERMINE } from '#domain/meeting/grenzen.ts';
import { istRaumvorlage } from '#domain/meeting/raum.ts';
import { MEETING, type MeetingStatus } from '#domain/status/meeting.ts';
import { eins, route } from '../route.ts';
import { id, pflichttext, text, zeit } from '../werte.ts';

const area = 'integration';
const ORT = '/v1/integrations/meetings';
const einmalToken = { token: z.string().regex(/^[A-Za-z0-9_-]{43}$/) };

const meetingStatus = z.literal(Object.keys(MEETING.eintraege).map(Number) as MeetingStatus[]);
const titel = pflichttext(120);
const dauerMinuten = z.int();
const termine = z
	.array(zeit)
	.min(1, 'Bitte geben Sie mindestens einen Termin an')
	.max(HOECHSTENS_TERMINE, `Bitte geben Sie höchstens ${HOECHSTENS_TERMINE} Termine an`);
const email = z
	.string()
	.max(254)
	.transform((wert) => wert.trim().toLowerCase())
	.pipe(z.email('Bitte geben Sie gültige E-Mail-Adressen ein'));
const vorlage = pflichttext(500).refine(
	istRaumvorlage,
	'Bitte geben Sie eine Adresse mit https:// ein, die hinter dem Namen des Servers einmal {zufall} enthält',
);

/** Of whom: left out, of everybody the caller may know of. */
const filter = z.strictObject({ adresswunschId: id.optional(), freiwilligerID: id.optional() });

const meeting = z.object({
	id,
	adresswunschId: id,
	freiwilligerID: id,
	einsatzort: z.string().nullable(),
	titel: z.string(),
	termin: zeit,
	dauerMinuten,
	status: meetingStatus,
	/** null: there is nothing to take part in (any more). */
	link: z.string().nullable(),
	eingeladenAm: zeit.nullable(),
	/** Times the volunteer may still move it to; null: staff set its time. */
	wahl: z.object({ angebotID: id, termine: z.array(zeit), nochMal: z.int() }).nullable(),
});

const angebot = z.object({
	id,
	adresswunschId: id,
	freiwilligerID: id,
	einsatzort: z.string().nullable(),
	titel: z.string(),
	termine: z.array(zeit),
	dauerMinuten,
});

const adresse = pflichttext(1000).pipe(
	z
		.string()
		.refine(
			(wert) => URL.canParse(wert) && /^https?:\/\/[^#]+$/.test(wert),
			'Bitte geben Sie eine Adresse wie https://meet.example.org/oauth/token ein',
		),
);
/** The id of a room is put behind it. */
const raumadresse = adresse.pipe(
	z
		.string()
		.refine((wert) => !wert.includes('?'), 'Bitte geben Sie die Adresse ohne Fragezeichen ein')
		.transform((wert) => wert.replace(/\/+$/, '')),
);

/** A service that rooms are ordered from; its secret and its tokens are never shown. */
const dienst = z.object({
	clientId: z.string(),
	anmeldeadresse: z.string(),
	tokenadresse: z.string(),
	widerrufsadresse: z.string().nullable(),
	raumadresse: z.string(),
	bereiche: z.string(),
	stand: z.enum(['GETRENNT', 'VERBUNDEN', 'ERNEUERN']),
	verbundenAm: zeit.nullable(),
	verbundenVon: z.string().nullable(),
	/** The last mistake, until something succeeds. */
	fehler: z.string().nullable(),
	fehlerAm: zeit.nullable(),
});

const konfiguration = eins(
	z.object({
		isEingerichtet: z.boolean(),
		aktiv: z.boolean(),
		art: z.enum(['VORLAGE', 'OAUTH2']),
		vorlage: z.string(),
		/** null: rooms come of the template. */
		dienst: dienst.nullable(),
		/** To be registered at a service that rooms are ordered from. */
		redirectUri: z.string(),
		/** The service of the rooms may report; its secret is shown only when it is made. */
		hatWebhook: z.boolean(),
		/** Where it reports to. */
		webhookAdresse: z.string(),
		geaendertAm: zeit.nullable(),
		geaendertVon: z.string().nullable(),
	}),
);

/** Talks over the net about a wish, and the times offered for them. */
export const meetings = {
	listeMeetings: route({
		method: 'GET',
		path: ORT,
		area,
		titel: 'Videogespräche, von denen die anfragende Person wissen darf',
		action: 'meetingsLesen',
		query: filter,
		response: eins(z.array(meeting)),
	}),
	vereinbareMeeting: route({
		method: 'POST',
		path: ORT,
		area,
		titel: 'Ein Videogespräch zu einer Bewerbung vereinbaren',
		action: 'meetingVereinbaren',
		body: z.strictObject({ adresswunschId: id, titel, termin: zeit, dauerMinuten }),
		status: 201,
		response: eins(meeting),
	}),
	ladeZumMeetingEin: route({
		method: 'POST',
		path: `${ORT}/{id}/invite`,
		area,
		titel: 'Beide Seiten und weitere Adressen zu einem Videogespräch einladen',
		action: 'meetingVereinbaren',
		body: z.strictObject({ emails: z.array(email).max(HOECHSTENS_GAESTE).default([]) }).optional(),
	}),
	sageMeetingAb: route({
		method: 'DELETE',
		path: `${ORT}/{id}`,
		area,
		titel: 'Ein Videogespräch absagen',
		action: 'meetingVereinbaren',
		extra: true,
	}),
	listeTerminangebote: route({
		method: 'GET',
		path: `${ORT}/angebote`,
		area,
		titel: 'Termine für Videogespräche, die auf eine Wahl warten',
		action: 'meetingsLesen',
		query: filter,
		response: eins(z.array(angebot)),
		extra: true,
	}),
	bieteTermineAn: route({
		method: 'POST',
		path: `${ORT}/angebote`,
		area,
		titel: 'Einer freiwilligen Person Termine für ein Videogespräch zur Wahl stellen',
		action: 'meetingVereinbaren',
		body: z.strictObject({ adresswunschId: id, titel, termine, dauerMinuten }),
		status: 201,
		response: eins(z.object({ id })),
		extra: true,
	}),
	zieheTermineZurueck: route({
		method: 'DELETE',
		path: `${ORT}/angebote/{id}`,
		area,
		titel: 'Termine, die zur Wahl stehen, zurückziehen',
		action: 'meetingVereinbaren',
		extra: true,
	}),
	waehleTermin: route({
		method: 'POST',
		path: `${ORT}/angebote/{id}/termin`,
		area,
		titel: 'Einen der angebotenen Termine wählen oder den gewählten ändern',
		action: 'terminWaehlen',
		body: z.strictObject({ termin: zeit }),
		extra: true,
	}),
	zeigeTerminwahl: route({
		method: 'GET',
		path: `${ORT}/terminwahl/{token}`,
		area,
		titel: 'Welche Termine der Link einer E-Mail anbietet; das Ansehen verbraucht nichts',
		action: 'terminPerLink',
		params: einmalToken,
		response: eins(
			z.object({
				vorname: z.string().nullable(),
				einsatzort: z.string().nullable(),
				titel: z.string(),
				/** Those that aren't past. */
				termine: z.array(zeit),
				dauerMinuten,
			}),
		),
		niePrefetch: true,
		extra: true,
	}),
	waehleTerminPerLink: route({
		method: 'POST',
		path: `${ORT}/terminwahl/{token}`,
		area,
		titel: 'Einen Termin über den Link der E-Mail wählen',
		action: 'terminPerLink',
		params: einmalToken,
		body: z.strictObject({ termin: zeit }),
		extra: true,
	}),
	meldeMeeting: route({
		method: 'POST',
		path: `${ORT}/webhooks`,
		area,
		titel: 'Meldung des Videodienstes; die Unterschrift wird geprüft',
		action: 'meetingMelden',
		body: z.looseObject({ id: z.string().min(1).max(200), type: z.string().max(100), room: z.string().max(500) }),
		istUnterschrieben: true,
	}),
	beantworteMeetingProbe: route({
		method: 'GET',
		path: `${ORT}/webhooks`,
		area,
		titel: 'Probe des Videodienstes, ob hier jemand antwortet',
		action: 'meetingMelden',
		query: z.strictObject({ challenge: z.string().regex(/^[\w.~-]{1,256}$/) }),
		contentType: 'text/plain',
		status: 200,
		niePrefetch: true,
		extra: true,
	}),
	holeMeetingKonfiguration: route({
		method: 'GET',
		path: `${ORT}/configuration`,
		area,
		titel: 'Einstellungen der Videogespräche',
		action: 'integrationenVerwalten',
		response: konfiguration,
		extra: true,
	}),
	speichereMeetingKonfiguration: route({
		method: 'POST',
		path: `${ORT}/configuration`,
		area,
		titel: 'Videogespräche einrichten, ein- oder ausschalten',
		action: 'integrationenVerwalten',
		body: z.strictObject({ aktiv: z.boolean().default(true), vorlage }),
		response: konfiguration,
		extra: true,
	}),
	speichereVideodienst: route({
		method: 'POST',
		path: `${ORT}/configuration/provider`,
		area,
		titel: 'Einen Videodienst einrichten, der Räume auf Bestellung anlegt (OAuth 2.0)',
		action: 'integrationenVerwalten',
		body: z.strictObject({
			aktiv: z.boolean().default(true),
			clientId: pflichttext(200),
			/** Left out or empty: as before. */
			clientSecret: z.string().max(500).optional(),
			anmeldeadresse: adresse,
			tokenadresse: adresse,
			widerrufsadresse: z
				.union([z.literal('').transform(() => null), adresse])
				.nullable()
				.default(null),
			raumadresse,
			bereiche: text(500)
				.transform((wert) => wert.replace(/\s+/g, ' '))
				.pipe(z.string().regex(/^[\x21\x23-\x5b\x5d-\x7e ]*$/, 'Bitte trennen Sie die Bereiche mit Leerzeichen'))
				.default(''),
		}),
		response: konfiguration,
		extra: true,
	}),
	erneuereMeetingWebhook: route({
		method: 'POST',
		path: `${ORT}/configuration/webhook`,
		area,
		titel: 'Ein neues Geheimnis für die Meldungen des Videodienstes; das vorige gilt nicht mehr',
		action: 'integrationenVerwalten',
		status: 201,
		response: eins(z.object({ geheimnis: z.string() })),
		niePrefetch: true,
		extra: true,
	}),
};
