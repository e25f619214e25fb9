import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as warte } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Bestand, bestand } from './bestand.fixture.ts';
import { kehre } from './faellig.ts';
import { type Senke, starteSenke } from './senke.fixture.ts';

const MAILS = 400;
const TODE = 8;

let b: Bestand;
let senke: Senke;
let letzter: ChildProcess | null = null;
beforeAll(async () => {
	b = await bestand();
	senke = await starteSenke();
	senke.vorAntwort = () => warte(Math.random() * 100);
});
afterAll(async () => {
	if (letzter) await toete(letzter);
	await senke.stop();
	await b.stop();
});

async function starteVersender(): Promise<ChildProcess> {
	const skript = fileURLToPath(import.meta.resolve('./versender.fixture.ts'));
	const kind = spawn(process.execPath, [skript, b.datenbank.appUrl, senke.url], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	letzter = kind;
	await once(kind.stdout as NodeJS.ReadableStream, 'data');
	return kind;
}

async function toete(kind: ChildProcess): Promise<void> {
	if (kind.exitCode !== null || kind.signalCode !== null) return;
	kind.kill('SIGKILL');
	await once(kind, 'exit');
}

const stand = async () => {
	const { rows } = await b.umgebung.pool.query<{ id: string; message_id: string; status: string }>(
		'select id, message_id, status from outbox',
	);
	return rows;
};

test(`a worker killed ${TODE} times loses no mail and doubles none`, { timeout: 120_000 }, async () => {
	for (let i = 0; i < MAILS; i++) {
		await b.neueAkte({ vorname: 'Ada', nachname: 'Lovelace', email: `ada.${i}@post.test` });
	}
	for (let tod = 0; tod < TODE; tod++) {
		const kind = await starteVersender();
		await warte(200 + Math.random() * 300);
		await toete(kind);
		// Instead of waiting for the leases to run out.
		await b.umgebung.pool.query(`update outbox set lease_bis = now() - interval '1 second' where status = 'sending'`);
		await kehre(b.umgebung.pool);
	}
	const uebrig = (await stand()).filter((z) => z.status === 'queued');
	expect(uebrig.length).toBeGreaterThan(0);

	await starteVersender();
	await vi.waitFor(
		async () => expect((await stand()).filter((z) => ['queued', 'sending'].includes(z.status))).toEqual([]),
		{ timeout: 60_000, interval: 200 },
	);

	const zeilen = await stand();
	expect(zeilen).toHaveLength(MAILS);
	const angekommen = senke.empfangen.map((e) => e.mail.messageId?.replace(/^<|@.*$/g, ''));
	expect(new Set(angekommen).size).toBe(angekommen.length);
	// What did not arrive is known to be in doubt: only a hand-over that was cut off can be among them.
	const fehlend = zeilen.filter((z) => !angekommen.includes(z.message_id));
	expect(fehlend.filter((z) => z.status !== 'uncertain')).toEqual([]);
	expect(zeilen.filter((z) => !['sent', 'uncertain'].includes(z.status))).toEqual([]);
	// Otherwise no death would have hit a mail on its way, and the test would show nothing.
	expect(zeilen.filter((z) => z.status === 'uncertain').length).toBeGreaterThan(0);
});
