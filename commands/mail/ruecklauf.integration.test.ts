import { randomUUID } from 'node:crypto';
import nodemailer from 'nodemailer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Bestand, bestand } from './bestand.fixture.ts';
import { leere, postamt } from './post.fixture.ts';
import { starteRuecklauf } from './ruecklauf.ts';
import { ruecklaufadresse } from './ruecklaufadresse.ts';
import { type Senke, starteSenke } from './senke.fixture.ts';
import { sendeErneut } from './von-hand.ts';

/** Reports of failed deliveries, brought by a mail program of others. */

const ADA = { vorname: 'Ada', nachname: 'Lovelace', email: 'ada@post.test' };

let b: Bestand;
let senke: Senke;
let ruecklauf: Awaited<ReturnType<typeof starteRuecklauf>>;
const fehler: unknown[] = [];
beforeAll(async () => {
	b = await bestand();
	const umgebungen = async () => [b.umgebung];
	ruecklauf = await starteRuecklauf({ port: 0, umgebungen, melde: (f) => fehler.push(f) });
});
afterAll(async () => {
	await ruecklauf.stop();
	await b.stop();
});
beforeEach(async () => {
	senke = await starteSenke();
	fehler.length = 0;
	await b.umgebung.pool.query('delete from outbox');
	await b.umgebung.pool.query('delete from mail_sperre');
});
afterEach(() => senke.stop());

/** A mail that left for Ada. */
async function gesendete(): Promise<string> {
	await b.neueAkte(ADA);
	await leere(postamt(b, senke, true));
	return (await b.outbox()).at(-1)?.id ?? expect.fail();
}

function bericht(status: string, action = 'failed', zusatz = ''): string {
	return [
		'From: MAILER-DAEMON@post.test',
		'Subject: Undelivered Mail Returned to Sender',
		'MIME-Version: 1.0',
		'Content-Type: multipart/report; report-type=delivery-status; boundary=x',
		'',
		'--x',
		'Content-Type: text/plain',
		'',
		`Your message to ${ADA.email} could not be delivered.${zusatz}`,
		'--x',
		'Content-Type: message/delivery-status',
		'',
		'Reporting-MTA: dns; post.test',
		'',
		`Final-Recipient: rfc822; ${ADA.email}`,
		`Action: ${action}`,
		`Status: ${status}`,
		'--x--',
		'',
	].join('\r\n');
}

function liefere(id: string, raw: string): Promise<unknown> {
	const peer = nodemailer.createTransport({ host: '127.0.0.1', port: ruecklauf.port, secure: false, ignoreTLS: true });
	return peer.sendMail({ envelope: { from: '', to: [ruecklaufadresse(id, 'portal.test')] }, raw });
}
const gesperrte = async () => (await b.umgebung.pool.query('select outbox_id from mail_sperre')).rows.length;
const stand = async (id: string) => (await b.outbox()).find((zeile) => zeile.id === id);

test('an address that does not exist: the mail says so, and no other goes there', async () => {
	const id = await gesendete();
	await liefere(id, bericht('5.1.1'));
	expect(await stand(id)).toMatchObject({ status: 'undeliverable', fehler: 'Die Adresse gibt es nicht' });
	expect(await gesperrte()).toBe(1);

	await b.neueAkte(ADA);
	await leere(postamt(b, senke, true));
	expect(senke.empfangen).toHaveLength(1);
	expect((await b.outbox()).map(({ status, fehler: grund }) => [status, grund])).toContainEqual([
		'cancelled',
		'An diese Adresse ist nichts zustellbar',
	]);
	// Written in another way it is the same address; another is another.
	await b.neueAkte({ ...ADA, email: 'ADA@post.test' });
	await b.neueAkte({ ...ADA, email: 'eva@post.test' });
	await leere(postamt(b, senke, true));
	expect(senke.empfangen.map(({ an }) => an)).toEqual([ADA.email, 'eva@post.test']);
});

test('sent again by hand, the address is tried once more', async () => {
	const id = await gesendete();
	await liefere(id, bericht('5.1.1'));
	expect(await sendeErneut(b.umgebung, { userID: b.betreuerID, impersoniertVon: null }, id)).toBeNull();
	await leere(postamt(b, senke, true));
	expect(await stand(id)).toMatchObject({ status: 'sent', fehler: null });
	expect(senke.empfangen).toHaveLength(2);
	expect(await gesperrte()).toBe(0);
});

test.each([
	['5.2.2', 'Das Postfach ist voll'],
	['4.4.1', 'Der Mailserver des Empfängers war nicht erreichbar'],
	['5.7.1', 'Der Mailserver des Empfängers hat die E-Mail abgelehnt'],
])('%s may be better tomorrow: only this mail came back', async (status, wort) => {
	const id = await gesendete();
	await liefere(id, bericht(status));
	expect(await stand(id)).toMatchObject({ status: 'undeliverable', fehler: wort });
	expect(await gesperrte()).toBe(0);
	await b.neueAkte(ADA);
	await leere(postamt(b, senke, true));
	expect(senke.empfangen).toHaveLength(2);
});

test('a delay, an answer and the same report twice change nothing', async () => {
	const id = await gesendete();
	await liefere(id, bericht('4.4.1', 'delayed'));
	await liefere(id, 'From: ada@post.test\r\nSubject: Re: Ihre Bewerbung\r\n\r\nDanke!\r\n');
	expect(await stand(id)).toMatchObject({ status: 'sent' });
	await liefere(id, bericht('5.1.1'));
	await liefere(id, bericht('5.2.2'));
	expect(await stand(id)).toMatchObject({ fehler: 'Die Adresse gibt es nicht' });
	expect(await gesperrte()).toBe(1);
});

test('a report about a mail nobody knows, or that never left, blocks nobody', async () => {
	await b.neueAkte(ADA);
	const [wartend] = await b.outbox();
	await liefere(wartend?.id ?? '', bericht('5.1.1'));
	await liefere(randomUUID(), bericht('5.1.1'));
	expect(await b.outbox()).toMatchObject([{ status: 'queued', fehler: null }]);
	expect(await gesperrte()).toBe(0);
	expect(fehler).toEqual([]);
});

test('nobody else has a mailbox here', async () => {
	const peer = nodemailer.createTransport({ host: '127.0.0.1', port: ruecklauf.port, secure: false, ignoreTLS: true });
	const sendung = { envelope: { from: '', to: ['info@portal.test'] }, raw: bericht('5.1.1') };
	await expect(peer.sendMail(sendung)).rejects.toMatchObject({ responseCode: 550 });
});

test('what is larger than a report is not read', async () => {
	const id = await gesendete();
	const gross = bericht('5.1.1', 'failed', `\r\n${'x'.repeat(70)}`.repeat(20_000));
	await liefere(id, gross).catch(({ responseCode }) => expect(responseCode).toBe(552));
	expect(await stand(id)).toMatchObject({ status: 'sent' });
	expect(await gesperrte()).toBe(0);
});

test('the mail names its row as where it comes back to; the address of the reader lies nowhere', async () => {
	const id = await gesendete();
	await liefere(id, bericht('5.1.1'));
	const { rows } = await b.umgebung.pool.query(
		'select o::text as z from outbox o union all select m::text from mail_sperre m',
	);
	expect(JSON.stringify(rows)).not.toContain(ADA.email);
	expect(id).toMatch(/^[0-9a-f-]{36}$/);
});
