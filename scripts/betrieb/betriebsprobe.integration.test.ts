import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { heim, postgresBenutzer } from '#scripts/postgres/ort.ts';
import { type Postgres, startPostgres } from '#scripts/postgres/postgres.ts';
import { adresse, leseZugang, mitClient } from '#scripts/postgres/zugang.ts';
import { bald } from '#scripts/test/bald.ts';
import { type Block, bloecke } from '#scripts/test/betrieb.ts';
import { freierPort } from '../postgres/sperre.ts';

/** docs/betrieb.md, followed word by word on an empty server: in production, with a login that may do nothing else. */
const KLON = join(import.meta.dirname, '../..');
const BLOECKE = bloecke(readFileSync(join(KLON, 'docs/betrieb.md'), 'utf8'));
const MINUTE = 60_000;

const wurzel = mkdtempSync(join(tmpdir(), 'betriebsprobe-'));
let cluster: Postgres;
let superuser: string;
let senke: Senke;
let port: number;
beforeAll(async () => {
	const datenVerzeichnis = join(wurzel, 'postgres');
	cluster = await startPostgres({ datenVerzeichnis, fluechtig: true });
	superuser = adresse(await leseZugang(heim(datenVerzeichnis, postgresBenutzer())), 'postgres', 'postgres');
	await alsSuperuser('drop database portal; drop role portal_owner; drop role portal_app');
	senke = await starteSenke();
	port = await freierPort();
});
afterAll(async () => {
	await beende();
	await senke.stop();
	await cluster.stop();
	rmSync(wurzel, { recursive: true, force: true });
});

/** Where the document's server is in this trial. */
function hier(text: string): string {
	const orte = [
		['127.0.0.1:5432', new URL(superuser).host],
		['smtp://127.0.0.1:25', senke.url],
		['/etc/portal.env', join(wurzel, 'portal.env')],
		['/var/lib/portal', join(wurzel, 'daten')],
		['/var/backups/portal', join(wurzel, 'sicherungen')],
		['127.0.0.1:3000', `127.0.0.1:${port}`],
		['PORT=3000', `PORT=${port}`],
	] as const;
	return orte.reduce((ersetzt, [dort, da]) => ersetzt.replaceAll(dort, da), text);
}

async function alsSuperuser(anweisungen: string): Promise<void> {
	await mitClient(superuser, async (client) => {
		for (const anweisung of anweisungen.split(';').filter((teil) => teil.trim())) await client.query(anweisung);
	});
}

let vorspann = '';
const starte = (text: string) =>
	spawn('bash', ['-euo', 'pipefail', '-c', hier(`${vorspann}\n${text}`)], {
		cwd: KLON,
		env: { PATH: process.env.PATH, HOME: process.env.HOME },
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true,
	});

function mitschrift(kind: ChildProcess): () => string {
	let text = '';
	for (const strom of [kind.stdout, kind.stderr]) strom?.on('data', (stueck: Buffer) => (text += stueck));
	return () => text;
}

async function fuehreAus(text: string): Promise<string> {
	const kind = starte(text);
	const ausgabe = mitschrift(kind);
	const code = await new Promise((resolve) => kind.on('close', resolve));
	expect([text, code, ausgabe()]).toEqual([text, 0, expect.any(String)]);
	return ausgabe();
}

let dienst: ChildProcess | null = null;
async function laufeAlsDienst(text: string): Promise<string> {
	dienst = starte(text);
	const ausgabe = mitschrift(dienst);
	await bald(() => expect(ausgabe()).toContain('Portal läuft'), 200);
	return ausgabe();
}

async function beende(): Promise<void> {
	const { pid } = dienst ?? {};
	if (!dienst || pid === undefined || dienst.exitCode !== null) return;
	const ende = new Promise((resolve) => dienst?.on('close', resolve));
	process.kill(-pid, 'SIGTERM');
	await ende;
}

async function befolge({ sprache, marke, text }: Block): Promise<string> {
	switch (marke) {
		case 'probe':
			if (sprache === 'sh') return fuehreAus(text);
			await alsSuperuser(text);
			return '';
		case 'einstellungen':
			writeFileSync(join(wurzel, 'portal.env'), hier(text));
			return '';
		case 'vorspann':
			vorspann = text;
			return '';
		case 'dienst':
			return laufeAlsDienst(text);
		default:
			throw new Error(`Unbekannt: ${marke}`);
	}
}

test('every block of commands says whether it can be tried, and why not', () => {
	const unklar = BLOECKE.filter(({ marke, grund }) => marke === null || (marke === 'ohne-probe') !== (grund !== null));
	expect(unklar.map(({ zeile, text }) => `Zeile ${zeile}: ${text}`)).toEqual([]);
});

test(
	'followed from its top, the document leads to a portal in production that sends, is saved and comes back',
	async () => {
		let alles = '';
		for (const block of BLOECKE.filter(({ marke }) => marke !== 'ohne-probe')) alles += await befolge(block);
		expect(alles).toContain('Grunddaten: angelegt\nZyklus: 2027/2028\n');
		expect(alles).toMatch(/https:\/\/portal\.test\/bestaetigen\/[\w-]{43}\n/);
		expect(alles).toContain('{"status":"ok"');
		expect(alles).toContain('HTTP/1.1 200 OK');
		expect(alles).toMatch(/Stand vom \S+ wiederhergestellt/);
		expect(alles.match(/Ereignisse in \d+ Verläufen geprüft, 0 gebrochen/g)).toHaveLength(2);
		await bald(() => expect(senke.empfangen.map(({ an }) => an)).toContain('betrieb@dienste-nord.test'));
		expect(senke.empfangen[0]?.mail.from?.address).toBe('noreply@portal.test');
		await beende();
	},
	8 * MINUTE,
);

describe('what needs more than this machine', () => {
	for (const { text, grund, zeile } of BLOECKE.filter(({ marke }) => marke === 'ohne-probe')) {
		test.skip(`docs/betrieb.md, Zeile ${zeile}, ${grund}: ${text.trim().split('\n')[0]}`);
	}
});
