import { z } from 'zod';
import { SPRACHEN } from '#domain/format/datum.ts';
import { eins, route } from '../route.ts';
import { id, zeit } from '../werte.ts';

const area = 'user';
const name = z.string().max(200);
const email = z.string().trim().min(1, 'Dies ist ein Pflichtfeld').max(254);
const sprache = z.enum(SPRACHEN);
const passwort = z.string().min(1, 'Dies ist ein Pflichtfeld').max(200);

const eigenesKonto = eins(
	z.object({
		id,
		vorname: z.string(),
		nachname: z.string(),
		/** It stands in a contract: only the Traeger changes it. */
		isNameFest: z.boolean(),
		email: z.string(),
		/** Awaits its confirmation. */
		emailNeu: z.string().nullable(),
		sprache,
		/** null: of no meaning for this account. */
		isBetreuerAutomatischZuweisen: z.boolean().nullable(),
		/** Image of the signature; null: none, or not for this account. */
		unterschriftUploadID: id.nullable(),
		/** Without one the account is entered by the links of mails alone. */
		hatKennwort: z.boolean(),
		/** null: not for this account. */
		zweiterFaktor: z.object({ seit: zeit.nullable(), wiederherstellungscodes: z.int() }).nullable(),
	}),
);

const wiederherstellungscodes = eins(z.object({ codes: z.array(z.string()).readonly() }));

/** The account of the caller: his name, his password, where he is signed in. */
export const konto = {
	holeKonto: route({
		method: 'GET',
		path: '/v1/user/me',
		area,
		titel: 'Das eigene Konto',
		action: 'eigenesKonto',
		response: eigenesKonto,
		extra: true,
	}),
	aendereKonto: route({
		method: 'PUT',
		path: '/v1/user/me',
		area,
		titel: 'Das eigene Konto ändern',
		action: 'eigenesKonto',
		body: z.strictObject({
			vorname: name,
			nachname: name,
			sprache: sprache.optional(),
			isBetreuerAutomatischZuweisen: z.boolean().optional(),
			unterschriftUploadID: id.nullable().optional(),
		}),
		response: eigenesKonto,
	}),
	aendereKennwort: route({
		method: 'PUT',
		path: '/v1/user/me/passwort',
		area,
		titel: 'Das eigene Kennwort ändern',
		action: 'eigenerZugang',
		body: z.strictObject({ altesPasswort: passwort, passwort }),
		extra: true,
	}),
	aendereEigeneEmail: route({
		method: 'PUT',
		path: '/v1/user/me/email',
		area,
		titel: 'Eine andere eigene E-Mail-Adresse anfordern',
		action: 'eigenerZugang',
		body: z.strictObject({ email, passwort }),
	}),
	verwerfeEigeneEmail: route({
		method: 'DELETE',
		path: '/v1/user/me/email',
		area,
		titel: 'Die Änderung der eigenen E-Mail-Adresse verwerfen',
		action: 'eigenerZugang',
		extra: true,
	}),
	aendereFremdeEmail: route({
		method: 'PUT',
		path: '/v1/user/{id}/email',
		area,
		titel: 'Eine andere E-Mail-Adresse eines Benutzers anfordern',
		action: 'fremdeEmailAendern',
		body: z.strictObject({ email }),
	}),
	verwerfeFremdeEmail: route({
		method: 'DELETE',
		path: '/v1/user/{id}/email',
		area,
		titel: 'Die Änderung der E-Mail-Adresse eines Benutzers verwerfen',
		action: 'fremdeEmailAendern',
	}),
	beginneZweitenFaktor: route({
		method: 'POST',
		path: '/v1/user/me/second-factor',
		area,
		titel: 'Die Einrichtung des zweiten Faktors beginnen',
		action: 'zweiterFaktor',
		body: z.strictObject({ passwort }),
		response: eins(z.object({ geheimnis: z.string(), uri: z.string() })),
		extra: true,
	}),
	richteZweitenFaktorEin: route({
		method: 'PUT',
		path: '/v1/user/me/second-factor',
		area,
		titel: 'Den zweiten Faktor mit einem ersten Code einrichten',
		action: 'zweiterFaktor',
		body: z.strictObject({ code: z.string().max(40) }),
		response: wiederherstellungscodes,
		extra: true,
	}),
	erneuereWiederherstellungscodes: route({
		method: 'POST',
		path: '/v1/user/me/second-factor/recovery-codes',
		area,
		titel: 'Neue Wiederherstellungscodes',
		action: 'zweiterFaktor',
		body: z.strictObject({ passwort }),
		response: wiederherstellungscodes,
		extra: true,
	}),
	schalteZweitenFaktorAus: route({
		method: 'DELETE',
		path: '/v1/user/me/second-factor',
		area,
		titel: 'Den eigenen zweiten Faktor ausschalten',
		action: 'zweiterFaktor',
		body: z.strictObject({ passwort }),
		extra: true,
	}),
	schalteFremdenFaktorAus: route({
		method: 'DELETE',
		path: '/v1/user/{id}/second-factor',
		area,
		titel: 'Den zweiten Faktor eines Benutzers ausschalten',
		action: 'benutzerVerwalten',
		extra: true,
	}),
	listeSitzungen: route({
		method: 'GET',
		path: '/v1/user/me/sitzungen',
		area,
		titel: 'Wo der Aufrufer angemeldet ist',
		action: 'eigenerZugang',
		response: eins(z.array(z.object({ id, seit: zeit, zuletzt: zeit, isDiese: z.boolean() }))),
		extra: true,
	}),
	beendeSitzung: route({
		method: 'DELETE',
		path: '/v1/user/me/sitzungen/{id}',
		area,
		titel: 'Eine eigene Anmeldung beenden',
		action: 'eigenerZugang',
		extra: true,
	}),
	beendeAndereSitzungen: route({
		method: 'DELETE',
		path: '/v1/user/me/sitzungen',
		area,
		titel: 'Alle anderen eigenen Anmeldungen beenden',
		action: 'eigenerZugang',
		extra: true,
	}),
};
