import MailComposer from 'nodemailer/lib/mail-composer';
import type { Mailinhalt } from '#domain/vorlagen/rendern.ts';
import type { Sendung } from '../versand.ts';
import type { Mailanhang } from './anhaenge.ts';

interface Adressat {
	readonly name: string;
	readonly email: string;
}

export interface Umschlag {
	/** Of the outbox row. */
	readonly id: string;
	/** The same in every attempt, so that a receiver can tell a repetition. */
	readonly messageID: string;
	readonly von: Adressat;
	/** Where reports of a failed delivery go. */
	readonly ruecklauf: string;
	readonly an: Adressat;
	readonly antwortAn: string | null;
}

/** From whom all mails of a tenant come. */
export const absender = (
	{ mandantBezeichnung, mailAbsender }: { readonly mandantBezeichnung: string; readonly mailAbsender: string | null },
	baseUrl: string,
): Adressat => ({ name: mandantBezeichnung, email: mailAbsender ?? `noreply@${new URL(baseUrl).hostname}` });

/** A mail that must never leave as it is. */
export class Unzustellbar extends Error {
	override name = 'Unzustellbar';
}

const ADRESSE = /^[^\s@<>,;:"()[\]\\]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/i;

/** Ends a header and begins another. */
const UMBRUCH = /[\r\n\0]/;

/** Puts envelope, content and files together as MIME; refuses what could smuggle in a header or another recipient. */
export async function baue(
	umschlag: Umschlag,
	inhalt: Mailinhalt,
	anhaenge: readonly Mailanhang[] = [],
): Promise<Sendung> {
	const { id, messageID, von, ruecklauf, an, antwortAn } = umschlag;
	const koepfe = [inhalt.betreff, von.name, an.name, messageID];
	if (koepfe.some((kopf) => UMBRUCH.test(kopf))) throw new Unzustellbar('Zeilenumbruch in einer Kopfzeile');
	for (const adresse of [von.email, ruecklauf, an.email, ...(antwortAn ? [antwortAn] : [])]) {
		if (!ADRESSE.test(adresse)) throw new Unzustellbar('Ungültige Adresse');
	}
	const roh = await new MailComposer({
		messageId: messageID,
		from: { name: von.name, address: von.email },
		to: { name: an.name, address: an.email },
		...(antwortAn && { replyTo: antwortAn }),
		subject: inhalt.betreff,
		text: inhalt.text,
		html: inhalt.html,
		attachments: [...anhaenge],
		headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de' },
		disableFileAccess: true,
		disableUrlAccess: true,
	})
		.compile()
		.build();
	return { id, von: von.email, ruecklauf, an: an.email, ...inhalt, roh };
}
