import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { bald } from '#scripts/test/bald.ts';
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
let begonnen: number;
let gelesen: number;
beforeEach(async () => {
	angenommen = [];
	begonnen = 0;
	gelesen = 0;
	server = new SMTPServer({
		disabledCommands: ['STARTTLS'],
		onAuth({ username, password }, _sitzung, weiter) {
			if (username === 'portal' && password === 'geheim@1') return weiter(null, { user: username });
			weiter(Object.assign(new Error('Falsch'), { responseCode: 535 }));
		},
		onData(strom, sitzung, weiter) {
			begonnen += 1;
			strom.on('data', (stueck: Buffer) => {
				gelesen += stueck.length;
			});
			strom.on('end', () => {
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
	await versand('portal:geheim%401')(SENDUNG, async (ende) => ende());
	expect(angenommen).toEqual(['ada@post.test']);
});

test('a wrong password is the operator’s to mend: the mail waits', async () => {
	const fehler = await versand('portal:falsch')(SENDUNG, async (ende) => ende()).catch(folge);
	expect(fehler).toBe('SPAETER: SMTP 535');
});

test('a message whose end is refused counts for nothing, and the refusal is told as it is', async () => {
	const verweigerung = new Error('Lease');
	const fehler = await versand('portal:geheim%401')(SENDUNG, () => Promise.reject(verweigerung)).catch(folge);
	expect(fehler).toBe(verweigerung);
	await new Promise((r) => setTimeout(r, 100));
	expect([begonnen, angenommen]).toEqual([1, []]);
});

test('the end is asked for when the server has everything else, however long', async () => {
	const roh = Buffer.from(`Subject: B\r\n\r\n${'.Zeile mit Punkt\r\n'.repeat(50_000)}`);
	await versand('portal:geheim%401')({ ...SENDUNG, roh }, async (ende) => {
		// The server hands out what it is sure of; only what may be the beginning of the end is kept back.
		await bald(() => expect(gelesen).toBeGreaterThan(roh.length - 10));
		expect(angenommen).toEqual([]);
		ende();
	});
	expect([angenommen, gelesen]).toEqual([['ada@post.test'], roh.length]);
});

test('a server that is gone before the end has left: the mail waits', async () => {
	const fehler = await versand('portal:geheim%401')(SENDUNG, async (ende) => {
		for (const { _socket } of server.connections) _socket.destroy();
		await new Promise((r) => setTimeout(r, 50));
		ende();
	}).catch(folge);
	expect(fehler).toMatch(/^SPAETER: /);
});
