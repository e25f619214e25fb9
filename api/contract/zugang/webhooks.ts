import { z } from 'zod';
import {
	PROBE,
	SIGNATUREN,
	WEBHOOK_EREIGNISSE,
	WEBHOOK_STAENDE,
	WEBHOOK_STROEME,
	ZUSTELLSTAENDE,
} from '#domain/webhook/ereignisse.ts';
import { ganzzahl } from '../filter.ts';
import { eins, liste, route } from '../route.ts';
import { benutzerRef, id, pflichttext, zeit } from '../werte.ts';

const ADRESSE = 'Bitte geben Sie eine Adresse wie https://programm.example.org/webhook ein';

/** What an administrator says of an endpoint. */
const angaben = {
	bezeichnung: pflichttext(100),
	url: pflichttext(1000).refine((wert) => URL.canParse(wert) && /^https?:\/\/[^#]+$/.test(wert), ADRESSE),
	ereignisse: z
		.array(z.enum(WEBHOOK_EREIGNISSE))
		.min(1, 'Bitte wählen Sie mindestens ein Ereignis.')
		.max(WEBHOOK_EREIGNISSE.length),
};

const webhook = z.object({
	id,
	bezeichnung: z.string(),
	url: z.string(),
	ereignisse: z.array(z.enum(WEBHOOK_EREIGNISSE)).readonly(),
	signatur: z.enum(SIGNATUREN),
	/** What messages are verified by; null: by the shared secret, which is never shown again. */
	oeffentlich: z.string().nullable(),
	stand: z.enum(WEBHOOK_STAENDE),
	grund: z.enum(['VON_HAND', 'FORT']).nullable(),
	/** Since when it stands so. */
	seit: zeit,
	/** Until then the secret before signs too. */
	vorherigesBis: zeit.nullable(),
	/** Left alone until then. */
	ruhtBis: zeit.nullable(),
	erstelltVon: benutzerRef,
	erstelltAm: zeit,
	wartend: z.int(),
	/** Messages nobody tries to send any more. */
	aufgegeben: z.int(),
	zuletztZugestellt: zeit.nullable(),
});

/** A shared secret: in this answer and never again. null: there is only a public key. */
const geheim = { geheimnis: z.string().nullable() };

const zustellung = z.object({
	/** Sent as `webhook-id`, in each attempt. */
	id,
	ereignis: z.enum([...WEBHOOK_EREIGNISSE, PROBE]),
	strom: z.enum([...WEBHOOK_STROEME, 'webhook']),
	gegenstand: id,
	folge: z.int(),
	ereignetAm: zeit,
	stand: z.enum(ZUSTELLSTAENDE),
	versuch: z.int(),
	gesendetAm: zeit.nullable(),
	naechsterAm: zeit.nullable(),
	dauerMs: z.int().nullable(),
	/** Status of the last answer; null: there was none. */
	antwort: z.int().nullable(),
	fehler: z.string().nullable(),
});

const gemeinsam = { area: 'webhooks', action: 'webhooksVerwalten', feature: 'API', extra: true } as const;

/** Endpoints outside that are told what happens here (Standard Webhooks). */
export const webhooks = {
	listeWebhooks: route({
		...gemeinsam,
		method: 'GET',
		path: '/v1/webhooks',
		titel: 'Webhooks: wohin dieses Portal Ereignisse meldet',
		response: eins(z.array(webhook)),
	}),
	erzeugeWebhook: route({
		...gemeinsam,
		method: 'POST',
		path: '/v1/webhooks',
		titel: 'Einen Webhook einrichten; ein gemeinsames Geheimnis steht nur in dieser Antwort',
		body: z.strictObject({ ...angaben, signatur: z.enum(SIGNATUREN) }),
		status: 201,
		response: eins(webhook.extend(geheim)),
		niePrefetch: true,
	}),
	aendereWebhook: route({
		...gemeinsam,
		method: 'PUT',
		path: '/v1/webhooks/{id}',
		titel: 'Adresse, Ereignisse und Stand eines Webhooks ändern',
		body: z.strictObject({ ...angaben, stand: z.enum(WEBHOOK_STAENDE) }),
		response: eins(webhook),
	}),
	loescheWebhook: route({
		...gemeinsam,
		method: 'DELETE',
		path: '/v1/webhooks/{id}',
		titel: 'Einen Webhook mit allem löschen, was ihm noch zu melden wäre',
	}),
	erneuereWebhookgeheimnis: route({
		...gemeinsam,
		method: 'POST',
		path: '/v1/webhooks/{id}/geheimnis',
		titel: 'Ein neues Geheimnis; 24 Stunden lang unterschreibt auch das bisherige',
		response: eins(webhook.extend(geheim)),
		niePrefetch: true,
	}),
	probiereWebhook: route({
		...gemeinsam,
		method: 'POST',
		path: '/v1/webhooks/{id}/probe',
		titel: 'Eine Nachricht zur Probe senden, auch wenn der Webhook pausiert',
		status: 202,
	}),
	listeZustellungen: route({
		...gemeinsam,
		method: 'GET',
		path: '/v1/webhooks/{id}/zustellungen',
		titel: 'Nachrichten an einen Webhook, die neuesten zuerst',
		query: z.strictObject({
			seite: ganzzahl(1, 100_000, 1),
			groesse: ganzzahl(10, 200, 50),
			stand: z.enum(ZUSTELLSTAENDE).optional(),
		}),
		response: liste(zustellung),
	}),
	sendeErneut: route({
		...gemeinsam,
		method: 'POST',
		path: '/v1/webhooks/{id}/zustellungen/{zid}/erneut',
		titel: 'Eine Nachricht sofort noch einmal senden; ihre Kennung bleibt',
		status: 202,
	}),
};
