import { z } from 'zod';
import { SPRACHEN } from '#domain/format/datum.ts';
import { eins, route } from '../route.ts';
import { id, rolle } from '../werte.ts';

const area = 'auth';
const paar = eins(z.object({ token: z.string(), refreshToken: z.string() }));
const passwort = z.string().min(1, 'Dies ist ein Pflichtfeld').max(200);
/** Of the authenticator app, or one for an emergency. */
const code = z.string().max(40);
/** A one-time token of a mail's link. */
const einmal = z.string().max(100);
/** Of a call that answers with a file, with its parameters. */
const pfad = z
	.string()
	.max(8000)
	.regex(/^\/v1\/[\w./-]+(\?.*)?$/, 'Invalides Format');
const name = z.string().max(200);
const email = z.string().trim().min(1, 'Dies ist ein Pflichtfeld').max(254);

/** Who is signed in. */
export const profil = z.object({
	user: z.object({
		id,
		vorname: z.string().nullable(),
		nachname: z.string().nullable(),
		name: z.string(),
		email: z.string().nullable(),
		freiwilligerID: id.nullable(),
		einsatzstelleIDs: z.array(id).readonly(),
		einsatzortIDs: z.array(id).readonly(),
	}),
	permissions: z.array(rolle).readonly(),
	/** Names of months and weekdays. */
	sprache: z.enum(SPRACHEN),
	/** A volunteer who hasn't agreed to the privacy notice as it stands is asked for that first. */
	isDatenschutzOffen: z.boolean(),
	/** Who acts in this user's view. */
	imp: z.object({ id, name: z.string() }).optional(),
});

/** Sessions and the opening of accounts. */
export const auth = {
	anmelden: route({
		method: 'POST',
		path: '/v1/auth/login',
		area,
		titel: 'Anmelden',
		action: 'anmelden',
		body: z.strictObject({ login: email, password: passwort, code: code.optional() }),
		response: paar,
	}),
	erneuern: route({
		method: 'POST',
		path: '/v1/auth/refresh',
		area,
		titel: 'Die Sitzung erneuern',
		action: 'anmelden',
		body: z.strictObject({ refreshToken: z.string().max(200) }),
		response: paar,
	}),
	erneuernMitCookie: route({
		method: 'POST',
		path: '/admin/refresh',
		area,
		titel: 'Die Sitzung des Browsers erneuern',
		action: 'anmelden',
		amHost: true,
	}),
	abmelden: route({
		method: 'POST',
		path: '/v1/auth/logout',
		area,
		titel: 'Abmelden',
		action: 'anmelden',
		body: z.strictObject({ refreshToken: z.string().max(200).optional() }).optional(),
		extra: true,
	}),
	pruefeSitzung: route({
		method: 'GET',
		path: '/v1/auth/check',
		area,
		titel: 'Sitzung und eigenes Profil',
		action: 'eigenesKonto',
		response: eins(profil),
	}),
	aktivieren: route({
		method: 'POST',
		path: '/v1/auth/activate-account/{registrierungOptin}',
		area,
		titel: 'Das Konto freischalten',
		action: 'kontoEroeffnen',
		params: { registrierungOptin: einmal },
		body: z.strictObject({ passwort: passwort.optional() }).optional(),
		response: paar,
	}),
	sendeAktivierung: route({
		method: 'POST',
		path: '/v1/auth/activate-account',
		area,
		titel: 'Den Freischaltlink noch einmal senden',
		action: 'anmelden',
		body: z.strictObject({ email }),
		extra: true,
	}),
	sendeAnmeldelink: route({
		method: 'POST',
		path: '/v1/auth/login/magic',
		area,
		titel: 'Einen Link zum Anmelden ohne Kennwort senden',
		action: 'anmelden',
		body: z.strictObject({ email }),
		extra: true,
	}),
	sendeLinkErneut: route({
		method: 'POST',
		path: '/v1/auth/link/{token}',
		area,
		titel: 'Die E-Mail eines Links noch einmal an dieselbe Adresse senden',
		action: 'anmelden',
		params: { token: einmal },
		extra: true,
	}),
	meldeAnPerLink: route({
		method: 'POST',
		path: '/v1/auth/login/magic/{token}',
		area,
		titel: 'Mit dem Link anmelden',
		action: 'anmelden',
		params: { token: einmal },
		body: z.strictObject({ code: code.optional(), passwort: passwort.optional() }).optional(),
		response: paar,
	}),
	sendeKennwortLink: route({
		method: 'POST',
		path: '/v1/auth/password-reset',
		area,
		titel: 'Den Link für ein neues Kennwort senden',
		action: 'anmelden',
		body: z.strictObject({ email }),
	}),
	pruefeKennwortLink: route({
		method: 'GET',
		path: '/v1/auth/password-reset/{key}',
		area,
		titel: 'Ist der Link für ein neues Kennwort noch gültig?',
		action: 'kennwortZuruecksetzen',
		params: { key: einmal },
		response: eins(z.object({ gueltig: z.boolean() })),
	}),
	holeDownloadToken: route({
		method: 'POST',
		path: '/v1/auth/download-token',
		area,
		titel: 'Ein Token für den Download einer Datei',
		action: 'downloadTokenHolen',
		body: z.strictObject({ pfad }),
		response: eins(z.object({ token: z.string() })),
		extra: true,
	}),
	frageBeitrittAn: route({
		method: 'POST',
		path: '/v1/auth/join',
		area,
		titel: 'Einen Zugang für eine Einsatzstelle anfragen',
		action: 'beitrittAnfragen',
		zyklus: true,
		status: 202,
		body: z.strictObject({
			vorname: name,
			nachname: name,
			email,
			adresseID: id,
			nachricht: z.string().max(2000).nullish(),
		}),
	}),
	bestaetigeEmail: route({
		method: 'DELETE',
		path: '/v1/auth/update-email/{optinKey}',
		area,
		titel: 'Die neue E-Mail-Adresse bestätigen',
		action: 'emailBestaetigen',
		params: { optinKey: einmal },
		response: eins(z.object({})),
	}),
	setzeKennwortZurueck: route({
		method: 'POST',
		path: '/v1/auth/password-reset/{key}',
		area,
		titel: 'Das neue Kennwort setzen',
		action: 'kennwortZuruecksetzen',
		params: { key: einmal },
		body: z.strictObject({ passwort, code: code.optional() }),
	}),
};
