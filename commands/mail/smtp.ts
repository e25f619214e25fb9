import type { Socket } from 'node:net';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection, { type SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { Inhalt } from './inhalt/inhalt.ts';
import { type Versand, Versandfehler } from './versand.ts';

/** All of them together stay below the lease of a mail. */
const FRISTEN = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
const GESAMT_MS = 60_000;
// A connection that is closed in good order sends what it still holds, even the end of a message nobody let go.
const SOFORT = { socketCloseTimeout: 0 };

/** Sends over SMTP, a connection per mail. */
export function smtpVersand(url: string): Versand {
	const { auth, ...ziel } = parseConnectionUrl(url);
	const optionen: SMTPConnectionOptions = { ...ziel, ...FRISTEN, ...SOFORT };
	return async ({ ruecklauf, an, roh }, uebergib) => {
		let uebergeben = false;
		let verweigert: unknown;
		const verbindung = new SMTPConnection(optionen);
		const inhalt = new Inhalt(
			roh,
			() => socketVon(verbindung),
			(ende) =>
				uebergib(() => {
					uebergeben = true;
					ende();
				}).catch((fehler) => {
					verweigert = fehler;
					throw fehler;
				}),
		);
		try {
			await fuehreGespraech(verbindung, auth, { from: ruecklauf, to: [an] }, inhalt);
		} catch (fehler) {
			if (verweigert && !uebergeben) throw verweigert;
			throw alsVersandfehler(fehler, uebergeben);
		} finally {
			verbindung.close();
		}
		if (!uebergeben) throw new Versandfehler('SPAETER', 'Antwort vor dem Ende');
	};
}

/** After STARTTLS it is another than the one it began with. */
function socketVon({ _socket }: SMTPConnection): Socket {
	if (!_socket) throw Object.assign(new Error('Ende'), { code: 'ECONNECTION' });
	return _socket;
}

type Anmeldung = ReturnType<typeof parseConnectionUrl>['auth'];

function fuehreGespraech(
	verbindung: SMTPConnection,
	auth: Anmeldung,
	umschlag: { from: string; to: string[] },
	inhalt: Inhalt,
): Promise<void> {
	return new Promise((resolve, reject) => {
		const frist = setTimeout(() => reject(Object.assign(new Error('Frist'), { code: 'ETIMEDOUT' })), GESAMT_MS);
		const ende = (fehler?: Error | null) => {
			clearTimeout(frist);
			if (fehler) reject(fehler);
			else resolve();
		};
		const sende = () => verbindung.send(umschlag, inhalt, (fehler) => ende(fehler));
		verbindung.once('error', ende);
		verbindung.once('end', () => ende(Object.assign(new Error('Ende'), { code: 'ECONNECTION' })));
		verbindung.connect((fehler) => {
			if (fehler) return ende(fehler);
			if (!auth || !verbindung.allowsAuth) return sende();
			const { user = '', pass = '' } = auth;
			verbindung.login({ credentials: { user, pass } }, (abgelehnt) => (abgelehnt ? ende(abgelehnt) : sende()));
		});
	});
}

/** An answer of the server settles the matter; without one it depends on whether the end had left. */
function alsVersandfehler(fehler: unknown, uebergeben: boolean): unknown {
	const { code, responseCode } = fehler as { code?: string; responseCode?: number };
	if (!code) return fehler;
	if (responseCode)
		return new Versandfehler(istEndgueltig(responseCode) ? 'NIE' : 'SPAETER', `SMTP ${responseCode}`, fehler);
	return new Versandfehler(uebergeben ? 'UNGEWISS' : 'SPAETER', code, fehler);
}

const BEFEHLSFOLGE = 503;
const ANMELDUNG_ABGELEHNT = [530, 534, 535, 538];
/** A wrong password is the operator's to mend: the mail waits for it. */
const istEndgueltig = (antwort: number): boolean =>
	antwort >= 500 && antwort !== BEFEHLSFOLGE && !ANMELDUNG_ABGELEHNT.includes(antwort);
