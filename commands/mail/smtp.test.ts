import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smtpVersand } from './smtp.ts';
import { Versandfehler } from './versand.ts';

const SENDUNG = {
	id: 'id',
	von: 'noreply@portal.test',
	ruecklauf: 'noreply@portal.test',
	an: 'ada@post.test',
	betreff: 'B',
	text: 'T',
	html: 'H',
	roh: Buffer.from('Subject: B\r\n\r\nT\r\n'),
};

let server: SMTPServer;
let angenommen: string[];
beforeEach(async () => {
	angenommen = [];
	server = new SMTPServer({
		disabledCommands: ['STARTTLS'],
		onAuth({ username, password }, _sitzung, weiter) {
			if (username === 'portal' && password === 'geheim@1') return weiter(null, { user: username });
			weiter(Object.assign(new Error('Falsch'), { responseCode: 535 }));
		},
		onData(strom, sitzung, weiter) {
			strom.resume().on('end', () => {
				angenommen.push(sitzung.envelope.rcptTo[0]?.address ?? '');
				weiter();
			});
		},
	});
	server.on('error', () => {});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise<void>((resolve) => server.close(resolve)));

const versand = (zugang: string) =>
	smtpVersand(`smtp://${zugang}@127.0.0.1:${(server.server.address() as AddressInfo).port}`);
const folge = (fehler: unknown) => (fehler instanceof Versandfehler ? `${fehler.folge}: ${fehler.message}` : fehler);

test('signs in with name and password of the address', async () => {
	await versand('portal:geheim%401')(SENDUNG, async () => {});
	expect(angenommen).toEqual(['ada@post.test']);
});

test('a wrong password is the operator’s to mend: the mail waits', async () => {
	const fehler = await versand('portal:falsch')(SENDUNG, async () => {}).catch(folge);
	expect(fehler).toBe('SPAETER: SMTP 535');
});

test('nothing of the content leaves when the moment before is refused', async () => {
	const fehler = await versand('portal:geheim%401')(SENDUNG, () => Promise.reject(new Error('Lease'))).catch(folge);
	expect(fehler).toMatch(/^SPAETER: /);
	await new Promise((r) => setTimeout(r, 100));
	expect(angenommen).toEqual([]);
});

test('the moment before comes after the server has agreed to the recipient', async () => {
	const folgen: string[] = [];
	server.onRcptTo = (_adresse, _sitzung, weiter) => {
		folgen.push('RCPT');
		weiter(null);
	};
	await versand('portal:geheim%401')(SENDUNG, async () => void folgen.push('Übergabe'));
	expect(folgen).toEqual(['RCPT', 'Übergabe']);
});
