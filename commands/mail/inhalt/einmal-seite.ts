import type { Umgebung } from '#commands/umgebung.ts';
import { type Praegung, praegeToken, type Tokenzweck } from '#commands/zugang/einmal-token.ts';
import { angebotsinhaber, nachweisinhaber } from '#commands/zugang/seminarlinks.ts';
import type { Outboxzeile } from '../zeile.ts';
import type { Leser } from './empfaenger.ts';
import type { Mailkontext } from './kontext.ts';
import { Unzustellbar } from './nachricht.ts';

/** Mails whose button opens something once: the page it leads to and what the token is good for. */
export const EINMAL_SEITEN: ReadonlyMap<string, readonly [pfad: string, zweck: Tokenzweck]> = new Map([
	['OPTIN_FREIWILLIGER', ['/bestaetigen', 'AKTIVIERUNG']],
	['USER_OPTIN', ['/bestaetigen', 'AKTIVIERUNG']],
	['USER_EINLADUNG', ['/einladung/benutzer', 'BENUTZER_EINLADUNG']],
	['EINLADUNG_EINSATZORT', ['/einladung', 'EINLADUNG']],
	['PASSWORT_RESET', ['/passwort', 'PASSWORT']],
	['ANMELDELINK', ['/anmeldelink', 'ANMELDUNG']],
	['KONTO_BESTEHT', ['/anmeldelink', 'ANMELDUNG']],
	['EMAIL_AENDERUNG', ['/bestaetigen/email', 'EMAIL_AENDERUNG']],
	['PERSON_OPTIN', ['/bestaetigen/person', 'PERSON_OPTIN']],
	['VORSCHLAG', ['/vorschlag', 'VORSCHLAG']],
	['MEETING_TERMINE', ['/terminwahl', 'TERMINWAHL']],
	['SEMINAR_ANGEBOT', ['/seminarangebot', 'SEMINARANGEBOT']],
	['SEMINARNACHWEIS_LINK', ['/nachweis-einreichen', 'SEMINARNACHWEIS']],
	['UNTERSCHRIFT_ANGEFORDERT', ['/unterschrift', 'UNTERSCHRIFT']],
]);

/** A reminder of a signature opens its page like the mail that asked for it, and leaves the link of that one good. */
const ERINNERUNGEN: readonly string[] = ['DOKUMENT_MAHNUNG', 'NACHFRAGE'];

/** The page with a token made only now, when the mail is sent; a repeated mail voids the one before. */
export async function einmalSeite(
	{ db }: Umgebung,
	{ id: mailID, schluessel }: Pick<Outboxzeile, 'id' | 'schluessel'>,
	kontext: Mailkontext,
	leser: Leser,
): Promise<string | null> {
	const { akte, einladung, ortseinladung, sitzung } = kontext;
	const leserID = leser.user?.id ?? null;
	if (ERINNERUNGEN.includes(schluessel) && sitzung) {
		return praegeSeite(db, 'UNTERSCHRIFT_ANGEFORDERT', sitzung.id, { nebenFrueheren: true, mailID, leserID });
	}
	if (!EINMAL_SEITEN.has(schluessel)) return null;
	// The Traeger signs signed in: its office's mailbox is read by many.
	if (sitzung?.partei === 'TRAEGER') return `/unterschrift/${sitzung.id}`;
	const nebenFrueheren = sitzung?.unterzeichnerID === null;
	if (sitzung) return praegeSeite(db, schluessel, sitzung.id, { nebenFrueheren, mailID, leserID });
	const inhaber =
		worum(schluessel, kontext, leser) ?? einladung?.id ?? ortseinladung?.id ?? leser.user?.id ?? akte?.userID;
	if (!inhaber) throw new Unzustellbar('Kein Konto');
	return praegeSeite(db, schluessel, inhaber, { mailID });
}

/** What the link is about, where that isn't the account or invitation of its reader. */
function worum(schluessel: string, kontext: Mailkontext, leser: Leser) {
	const { akte, wunsch, seminar, nachweis, terminangebot } = kontext;
	switch (schluessel) {
		case 'MEETING_TERMINE':
			return terminangebot?.id;
		case 'VORSCHLAG':
			return wunsch?.id;
		case 'SEMINAR_ANGEBOT':
			return seminar && akte && angebotsinhaber({ seminarID: seminar.id, freiwilligerID: akte.id });
		case 'SEMINARNACHWEIS_LINK':
			return nachweis && akte && nachweisinhaber({ freiwilligerID: akte.id, nachweisID: nachweis.id });
		default:
			return leser.anfrageID;
	}
}

/** The page of such a mail, for whoever hands the link over himself. */
export async function praegeSeite(
	db: Umgebung['db'],
	schluessel: string,
	inhaber: string,
	wie: Praegung = {},
): Promise<string> {
	const seite = EINMAL_SEITEN.get(schluessel);
	if (!seite) throw new Error(`${schluessel} öffnet keine Seite`);
	const [pfad, zweck] = seite;
	return `${pfad}/${await praegeToken(db, zweck, inhaber, wie)}`;
}
