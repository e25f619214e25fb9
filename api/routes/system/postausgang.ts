import { mailstatus, type postausgang } from '#api/contract/system/postausgang.ts';
import { nichtGefunden } from '#api/plugins/fehler.ts';
import { liesMail, listeMails, type Mailzeile } from '#commands/mail/ablage.ts';
import { mailverzeichnis } from '#commands/mail/datei.ts';
import { sendeErneut, storniere } from '#commands/mail/von-hand.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { personennamen } from '#projections/queries/orte/personen.ts';
import type { Handlers, Umstand } from '../handler.ts';

const MAILS_JE_SEITE = 50;

export const postausgangHandlers: Handlers<typeof postausgang> = {
	async listeMails(anruf) {
		const { seite, status, schluessel } = anruf.query;
		const suche = { seite, groesse: MAILS_JE_SEITE, status, schluessel };
		const ergebnis = await listeMails(anruf.umgebung.db, mailordner(anruf), suche);
		const zeige = await anzeige(anruf, ergebnis.zeilen);
		return { data: ergebnis.zeilen.map(zeige), total: ergebnis.total, seite, groesse: MAILS_JE_SEITE };
	},

	async holeMail(anruf) {
		const mail = await liesMail(anruf.umgebung.db, mailordner(anruf), anruf.params.id);
		if (!mail) throw nichtGefunden();
		const zeige = await anzeige(anruf, [mail]);
		return { data: { ...zeige(mail), inhalt: mail.inhalt } };
	},

	storniereMail: ({ umgebung, akteur, params }) => aendere(storniere(umgebung, akteur, params.id)),

	sendeMailErneut: ({ umgebung, akteur, params }) => aendere(sendeErneut(umgebung, akteur, params.id)),
};

/** Mails with the names of those who had a hand in them. */
async function anzeige({ umgebung }: Umstand, mails: readonly Mailzeile[]) {
	const userIDs = mails.flatMap((m) => m.eingriffe.flatMap((e) => [e.userID, e.impersoniertVon]));
	const namen = await personennamen(umgebung.db, { adresseIDs: [], userIDs: userIDs.filter((id) => id !== null) });
	const wer = (id: string | null) => (id === null ? null : { id, name: namen.get(id) ?? null });
	return (mail: Mailzeile) => ({
		...mail,
		bezeichnung: VORLAGEN.get(mail.schluessel)?.bezeichnung ?? mail.schluessel,
		status: mailstatus.parse(mail.status),
		eingriffe: mail.eingriffe.map(({ was, am, userID, impersoniertVon }) => ({
			was,
			am,
			akteur: wer(userID),
			impersoniertVon: wer(impersoniertVon),
		})),
	});
}

async function aendere(ergebnis: Promise<string | null | undefined>): Promise<undefined> {
	const grund = await ergebnis;
	if (grund === undefined) throw nichtGefunden();
	if (grund !== null) throw new Abgelehnt([{ code: 'MAILSTAND', http: 409, text: grund }]);
}

/** Kept mails are for trying things out: in production nobody reads them here. */
function mailordner({ portal: { konfiguration } }: Umstand): string | null {
	return konfiguration.produktion ? null : mailverzeichnis(konfiguration.datenVerzeichnis);
}
