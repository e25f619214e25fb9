import { z } from 'zod';
import { ganzzahl } from '../filter.ts';
import { eins, liste, route } from '../route.ts';
import { benutzerRef, id, zeit } from '../werte.ts';

const area = 'mails';
const wort = z.string().nullable();

/** How far a mail of the outbox has come. */
export const mailstatus = z.enum([
	'queued',
	'sending',
	'sent',
	'failed',
	'uncertain',
	'cancelled',
	'collected',
	'undeliverable',
]);

/** A mail of the outbox; address and subject only where it was kept instead of being sent. */
const mailzeile = z.object({
	id,
	schluessel: z.string(),
	/** What the template is called. */
	bezeichnung: z.string(),
	status: mailstatus,
	versuch: z.int(),
	erstelltAm: zeit,
	/** When it is tried next; null: it isn't. */
	faelligAb: zeit.nullable(),
	gesendetAm: zeit.nullable(),
	fehler: wort,
	/** Kind of recipient, such as `FREIWILLIGER`. */
	empfaenger: wort,
	/** The volunteer it is about. */
	freiwilligerID: wort,
	an: wort,
	betreff: wort,
	/** What was done with it by hand, oldest first. */
	eingriffe: z.array(
		z.object({
			was: z.enum(['STORNIERT', 'ERNEUT']),
			am: zeit,
			akteur: benutzerRef.nullable(),
			/** Who acted in the view of `akteur`. */
			impersoniertVon: benutzerRef.nullable(),
		}),
	),
});

/** The outbox: what was sent, what waits, what failed. */
export const postausgang = {
	listeMails: route({
		method: 'GET',
		path: '/v1/mails',
		area,
		titel: 'Postausgang, das Neueste zuerst',
		action: 'mailsLesen',
		query: z.strictObject({
			seite: ganzzahl(1, 100_000, 1),
			status: mailstatus.optional(),
			schluessel: z
				.string()
				.regex(/^[A-Z_]{2,40}$/)
				.optional(),
		}),
		response: liste(mailzeile),
		extra: true,
	}),
	holeMail: route({
		method: 'GET',
		path: '/v1/mails/{id}',
		area,
		titel: 'Eine Mail des Postausgangs',
		action: 'mailsLesen',
		response: eins(
			mailzeile.extend({ inhalt: z.object({ von: z.string(), text: z.string(), html: z.string() }).nullable() }),
		),
		extra: true,
	}),
	storniereMail: route({
		method: 'POST',
		path: '/v1/mails/{id}/stornieren',
		area,
		titel: 'Eine wartende Mail nicht mehr senden',
		action: 'mailsVerwalten',
		extra: true,
	}),
	sendeMailErneut: route({
		method: 'POST',
		path: '/v1/mails/{id}/erneut',
		area,
		titel: 'Eine Mail noch einmal senden, die nicht oder nicht sicher angekommen ist',
		action: 'mailsVerwalten',
		extra: true,
	}),
};
