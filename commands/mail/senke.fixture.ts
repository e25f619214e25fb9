/** For tests: a real SMTP server that keeps what it accepts. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

interface Empfangen {
	readonly an: string;
	readonly mail: Email;
}

/** What the server does with a message after it has read it. */
type Verhalten = 'ANNEHMEN' | 'SPAETER' | 'ABLEHNEN' | 'ABBRECHEN' | 'ANNEHMEN_UND_ABBRECHEN';

export interface Senke {
	readonly url: string;
	readonly empfangen: Empfangen[];
	verhalten: (an: string) => Verhalten;
	/** Called when the content of a message has been read, before the answer. */
	vorAntwort: () => Promise<void>;
	stop(): Promise<void>;
}

/** `tls`: speaks in plain text only until STARTTLS, with a certificate of its own. */
export async function starteSenke({ tls = false } = {}): Promise<Senke> {
	const empfangen: Empfangen[] = [];
	const server = new SMTPServer({
		disabledCommands: tls ? ['AUTH'] : ['STARTTLS', 'AUTH'],
		onRcptTo(adresse, _sitzung, weiter) {
			weiter(adresse.address.startsWith('unbekannt@') ? antwort(550, 'Kein Postfach') : null);
		},
		onData(strom, sitzung, weiter) {
			const an = sitzung.envelope.rcptTo[0]?.address ?? '';
			lies(strom)
				.then(async (roh) => {
					await senke.vorAntwort();
					const verhalten = senke.verhalten(an);
					if (verhalten.startsWith('ANNEHMEN')) empfangen.push({ an, mail: await PostalMime.parse(roh) });
					if (verhalten.endsWith('ABBRECHEN')) return brichAb(server, sitzung.id);
					if (verhalten === 'SPAETER') return weiter(antwort(451, `Später, ${an}`));
					if (verhalten === 'ABLEHNEN') return weiter(antwort(554, `Nein, ${an}`));
					weiter();
				})
				.catch(weiter);
		},
	});
	server.on('error', () => {});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.server.address() as AddressInfo;
	const senke: Senke = {
		url: `smtp://127.0.0.1:${port}${tls ? '?requireTLS=true&tls.rejectUnauthorized=false' : ''}`,
		empfangen,
		verhalten: () => 'ANNEHMEN',
		vorAntwort: async () => {},
		stop: () => new Promise((resolve) => server.close(resolve)),
	};
	return senke;
}

const antwort = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code });

function brichAb(server: SMTPServer, sitzungID: string): void {
	for (const verbindung of server.connections) if (verbindung.id === sitzungID) verbindung._socket.destroy();
}

async function lies(strom: SMTPServerDataStream): Promise<Buffer> {
	const stuecke: Buffer[] = [];
	for await (const stueck of strom) stuecke.push(stueck as Buffer);
	return Buffer.concat(stuecke);
}
