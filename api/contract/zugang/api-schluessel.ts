import { z } from 'zod';
import { istNetz } from '#commands/netz/netze.ts';
import { API_SCOPES } from '#domain/zugriff/api.ts';
import { eins, route } from '../route.ts';
import { benutzerRef, id, pflichttext, tag, text, zeit } from '../werte.ts';

const scopes = z.array(z.enum(API_SCOPES)).min(1, 'Bitte wählen Sie mindestens eine Berechtigung.').max(20);

/** What an administrator says of a key. */
const schluesselEingabe = z.strictObject({
	bezeichnung: pflichttext(100),
	scopes,
	/** Last day; null: without end. */
	gueltigBis: tag.nullable().default(null),
	/** Who answers for the program. */
	ansprechperson: text(100).default(''),
	ansprechpersonEmail: text(200)
		.refine(
			(wert) => wert === '' || z.email().safeParse(wert).success,
			'Bitte geben Sie eine gültige E-Mail-Adresse ein',
		)
		.default(''),
	/** From where it may be used; none: from everywhere. */
	netze: z
		.array(z.string().trim())
		.max(50, 'Bitte geben Sie höchstens 50 Netzadressen ein')
		.refine((netze) => netze.every(istNetz), 'Bitte geben Sie Netzadressen wie 192.0.2.7 oder 192.0.2.0/24 ein')
		.default([]),
	/** Whose data it opens; none: the whole tenant's. */
	einsatzstelleIDs: z.array(id).max(200).default([]),
});

const schluessel = z.object({
	id,
	bezeichnung: z.string(),
	/** Its first characters, by which its owner recognises it. */
	praefix: z.string(),
	scopes: z.array(z.enum(API_SCOPES)).readonly(),
	gueltigBis: tag.nullable(),
	isAbgelaufen: z.boolean(),
	erstelltVon: benutzerRef,
	erstelltAm: zeit,
	erneuertAm: zeit.nullable(),
	/** To the minute. */
	zuletztBenutzt: zeit.nullable(),
	/** Its last day is near. */
	isBaldAbgelaufen: z.boolean(),
	/** Nobody has used it for 90 days. */
	isUngenutzt: z.boolean(),
	ansprechperson: z.string(),
	ansprechpersonEmail: z.string(),
	netze: z.array(z.string()).readonly(),
	einsatzstellen: z.array(z.object({ id, bezeichnung: z.string() })).readonly(),
});

/** The secret: in this answer and never again. */
const geheim = { key: z.string() };

const gemeinsam = { area: 'api-keys', action: 'apiSchluesselVerwalten', feature: 'API' } as const;

/** Keys of API clients. */
export const apiSchluessel = {
	listeApiSchluessel: route({
		...gemeinsam,
		method: 'GET',
		path: '/v1/api-keys',
		titel: 'API-Schlüssel',
		response: eins(z.array(schluessel)),
	}),
	erzeugeApiSchluessel: route({
		...gemeinsam,
		method: 'POST',
		path: '/v1/api-keys',
		titel: 'Einen API-Schlüssel erzeugen; er steht nur in dieser Antwort',
		body: schluesselEingabe,
		status: 201,
		response: eins(schluessel.extend(geheim)),
		niePrefetch: true,
	}),
	aendereApiSchluessel: route({
		...gemeinsam,
		method: 'PUT',
		path: '/v1/api-keys/{id}',
		titel: 'Bezeichnung, Berechtigungen und Ende eines API-Schlüssels ändern',
		body: schluesselEingabe,
		response: eins(schluessel),
	}),
	loescheApiSchluessel: route({
		...gemeinsam,
		method: 'DELETE',
		path: '/v1/api-keys/{id}',
		titel: 'Einen API-Schlüssel löschen',
	}),
	erneuereApiSchluessel: route({
		...gemeinsam,
		method: 'POST',
		path: '/v1/api-keys/{id}/regenerate',
		titel: 'Ein neues Geheimnis für einen API-Schlüssel; das bisherige gilt nicht mehr',
		response: eins(z.object(geheim)),
		niePrefetch: true,
	}),
};
