import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { liesKonfiguration } from '#api/config.ts';
import { bestand } from '#commands/mail/bestand.fixture.ts';
import { leere, postamt } from '#commands/mail/post.fixture.ts';
import { EICAR } from '#commands/netz/clamd.fixture.ts';
import { clamd } from '#commands/netz/virenpruefung.ts';
import { bald } from '#scripts/test/bald.ts';
import { angabenIn, PFAD, ssoPortal, VEREIN } from '../sso.fixture.ts';
import { kleinportal } from '../test-portal.fixture.ts';
import { ladeHoch, pdf } from '../upload.fixture.ts';

/**
 * Services as others make them, where ours are no stand-ins: `npm run test:container` starts them (scripts/test/container.ts).
 * Where they run already, these name them; TEST_POST is the interface of Mailpit, TEST_BEFEHL what a command of the
 * portal TEST_PORTAL begins with.
 */
const {
	TEST_SMTP = '',
	TEST_POST = '',
	TEST_CLAMD = '',
	TEST_OIDC = '',
	TEST_PORTAL = '',
	TEST_BEFEHL = '',
} = process.env;

/** To whom what was written, newest first. */
async function eingang(): Promise<[string | undefined, string][]> {
	const antwort = await fetch(`${TEST_POST}/api/v1/messages`);
	const { messages } = (await antwort.json()) as { messages: { To: { Address: string }[]; Subject: string }[] };
	return messages.map(({ To, Subject }) => [To[0]?.Address, Subject]);
}
const angekommen = (an: string, betreff: unknown) =>
	bald(async () => expect(await eingang()).toContainEqual([an, betreff]), 500);

test.runIf(TEST_SMTP && TEST_POST)('a mail server takes a mail, and has it', async () => {
	const b = await bestand();
	try {
		const email = `${randomUUID()}@post.test`;
		await b.neueAkte({ vorname: 'Änne', nachname: 'Müßig', email });
		await leere(postamt(b, { url: TEST_SMTP }));
		expect((await b.outbox()).map(({ status }) => status)).toEqual(['sent']);
		await angekommen(email, 'Bitte bestätigen Sie Ihre E-Mail-Adresse');
	} finally {
		await b.stop();
	}
});

test.runIf(TEST_CLAMD)('clamd finds what does harm, and lets the rest in', async () => {
	const verzeichnis = mkdtempSync(join(tmpdir(), 'clamd-'));
	const t = await kleinportal({}, { CLAMD: TEST_CLAMD });
	try {
		const datei = join(verzeichnis, 'eicar');
		writeFileSync(datei, EICAR);
		const ort = liesKonfiguration({ NODE_ENV: 'test', CLAMD: TEST_CLAMD }).clamd ?? expect.fail();
		expect(await clamd(ort).finde(datei)).toMatch(/eicar/i);
		expect((await ladeHoch(t.traeger, { name: 'Brief.pdf', inhalt: pdf() })).status).toBe(200);
	} finally {
		await t.stop();
		rmSync(verzeichnis, { recursive: true });
	}
});

test.runIf(TEST_OIDC)('whoever is known to a provider links his account and is let in by it', async () => {
	const t = await ssoPortal(TEST_OIDC);
	try {
		const browser = t.browser();
		const ort = await browser.melde('vera');
		expect(ort).toContain('/sso/beitritt?');
		await browser.meldeMitKennwort(VEREIN);
		const code = angabenIn(ort).get('token') ?? '';
		expect((await browser.frage('POST', `${PFAD}/connect-account`, { code })).status).toBe(204);
		const neu = t.browser();
		await neu.melde('vera');
		expect(await neu.wer()).toBe(VEREIN);
	} finally {
		await t.stop();
	}
});

const ADMIN = 'leitung@dienste-nord.test';
const KENNWORT = 'Ein-Langes-Kennwort-1';

test.runIf(TEST_PORTAL && TEST_POST)(
	'a portal of its own lets its first administrator in and writes to him',
	async () => {
		const befehl = `${TEST_BEFEHL} node scripts/mandant.ts anlegen --bezeichnung Nord --admin ${ADMIN}`;
		const [programm = '', ...argumente] = befehl.trim().split(' ');
		const { stdout } = await promisify(execFile)(programm, argumente);
		const link = /\/bestaetigen\/([\w-]{43})/.exec(stdout)?.[1] ?? expect.fail(stdout);
		const frage = async (pfad: string, body: object | null, kopf: Record<string, string> = {}) => {
			const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...kopf };
			const wie = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers };
			const antwort = await fetch(`${TEST_PORTAL}/api/v1${pfad}`, wie);
			const text = await antwort.text();
			return [antwort.status, text && (JSON.parse(text) as { data?: unknown }).data];
		};
		expect(await frage(`/auth/activate-account/${link}`, { passwort: KENNWORT })).toMatchObject([200, {}]);
		const [, paar] = await frage('/auth/login', { login: ADMIN, password: KENNWORT });
		const { token } = paar as { token: string };
		const ich = await frage('/auth/check', null, { authorization: `Bearer ${token}` });
		expect(ich).toMatchObject([200, { user: { email: ADMIN } }]);
		await frage('/auth/password-reset', { email: ADMIN });
		await angekommen(ADMIN, expect.any(String));
	},
);
