import { liesMail, listeMails, type Mailzeile } from '#commands/mail/ablage.ts';
import { mailverzeichnis } from '#commands/mail/datei.ts';
import { sendeErneut, storniere } from '#commands/mail/von-hand.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { mailstatus, type postausgang } from '../contract/postausgang.ts';
import { nichtGefunden } from '../plugins/fehler.ts';
import type { Handlers, Umstand } from './handler.ts';

const MAILS_JE_SEITE = 50;

export const postausgangHandlers: Handlers<typeof postausgang> = {
	async listeMails(anruf) {
		const { seite, status, schluessel } = anruf.query;
		const suche = { seite, groesse: MAILS_JE_SEITE, status, schluessel };
		const ergebnis = await listeMails(anruf.umgebung.db, mailordner(anruf), suche);
		return { data: ergebnis.zeilen.map(zeige), total: ergebnis.total, seite, groesse: MAILS_JE_SEITE };
	},

	async holeMail(anruf) {
		const mail = await liesMail(anruf.umgebung.db, mailordner(anruf), anruf.params.id);
		if (!mail) throw nichtGefunden();
		return { data: zeige(mail) };
	},

	storniereMail: ({ umgebung, params }) => aendere(storniere(umgebung, params.id)),

	sendeMailErneut: ({ umgebung, params }) => aendere(sendeErneut(umgebung, params.id)),
};

const zeige = <M extends Mailzeile>(mail: M) => ({
	...mail,
	bezeichnung: VORLAGEN.get(mail.schluessel)?.bezeichnung ?? mail.schluessel,
	status: mailstatus.parse(mail.status),
});

async function aendere(ergebnis: Promise<string | null | undefined>): Promise<undefined> {
	const grund = await ergebnis;
	if (grund === undefined) throw nichtGefunden();
	if (grund !== null) throw new Abgelehnt([{ code: 'MAILSTAND', http: 409, text: grund }]);
}

/** Kept mails are for trying things out: in production nobody reads them here. */
function mailordner({ portal: { konfiguration } }: Umstand): string | null {
	return konfiguration.produktion ? null : mailverzeichnis(konfiguration.datenVerzeichnis);
}
