import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { codeZu, schrittZu } from '#commands/konto/totp.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import type { Antwort } from '../portal.fixture.ts';
import { type Kleinportal, type Konto, kleinportal } from '../test-portal.fixture.ts';

/** A code besides the password, for staff who want it. */

let t: Kleinportal;
let jetzt: number;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse');
	jetzt = Date.UTC(2026, 8, 15, 10);
	// The clock of the authenticator app and of the portal, so that a test needn't wait for the next code.
	vi.spyOn(Date, 'now').mockImplementation(() => jetzt);
	return () => vi.restoreAllMocks();
});

interface Eingerichtet extends Konto {
	readonly codes: readonly string[];
	/** As the app shows it at this moment. */
	code(): string;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
function ausBase32(text: string): Buffer {
	const bits = [...text].map((zeichen) => ALPHABET.indexOf(zeichen).toString(2).padStart(5, '0')).join('');
	return Buffer.from((bits.match(/.{8}/g) ?? []).map((acht) => Number.parseInt(acht, 2)));
}
const naechsterCode = () => {
	jetzt += 30_000;
};
const PFAD = '/v1/user/me/second-factor';
const beginnen = async (wer: Konto) =>
	(await wer.frage('POST', PFAD, { passwort: DEMO_KENNWORT })).data as { geheimnis: string; uri: string };

async function eingerichtet(konto?: Konto): Promise<Eingerichtet> {
	const wer = konto ?? (await t.konto(['MA_VERWALTUNG']));
	const { geheimnis } = await beginnen(wer);
	const code = () => codeZu(ausBase32(geheimnis), schrittZu(jetzt));
	const antwort = await wer.frage('PUT', PFAD, { code: code() });
	expect(antwort.status).toBe(200);
	naechsterCode();
	return { ...wer, codes: (antwort.data as { codes: string[] }).codes, code };
}

const anmelden = (login: string, code?: string, password: string = DEMO_KENNWORT) =>
	t.niemand('POST', '/v1/auth/login', { login, password, ...(code === undefined ? {} : { code }) });
const alsTripel = ({ status, error }: Antwort) => [status, error?.code, error?.message];
const FEHLT = [401, 'ZWEITER_FAKTOR', 'Bitte geben Sie den Code aus Ihrer Authentifizierungs-App ein.'];
const FALSCH = [401, 'CODE', 'Der Code ist falsch, abgelaufen oder wurde schon benutzt.'];
const GEBREMST = [429, 'ZU_OFT', 'Zu viele Anmeldeversuche. Bitte versuchen Sie es später erneut.'];

describe('setting it up', () => {
	it('needs the password and a first code; before that nothing changes', async () => {
		const wer = await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(0)] });
		expect((await wer.frage('POST', PFAD, { passwort: 'falsch' })).status).toBe(422);
		const { geheimnis, uri } = await beginnen(wer);
		expect(uri).toMatch(/^otpauth:\/\/totp\/[^:]+:konto\d+%40test\.test\?secret=[A-Z2-7]{32}&issuer=/);
		expect(uri).toContain(geheimnis);
		expect((await anmelden(wer.email)).status).toBe(200);
		const falsch = await wer.frage('PUT', PFAD, { code: '000000' });
		expect([falsch.status, falsch.error.details[0]?.feld]).toEqual([422, 'code']);
		expect((await anmelden(wer.email)).status).toBe(200);
	});

	it('keeps the secret encrypted and the codes hashed', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const { geheimnis } = await beginnen(wer);
		const code = codeZu(ausBase32(geheimnis), schrittZu(jetzt));
		const { codes } = (await wer.frage('PUT', PFAD, { code })).data as { codes: string[] };
		expect(codes).toHaveLength(10);
		expect(new Set(codes).size).toBe(10);
		for (const einer of codes) expect(einer).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
		const { rows } = await t.umgebung.pool.query<{ g: Buffer; t: string }>(
			'select geheimnis as g, z::text as t from zweiter_faktor z where user_id = $1',
			[wer.id],
		);
		const roh = ausBase32(geheimnis);
		for (const klar of [roh, Buffer.from(roh.toString('base64')), Buffer.from(geheimnis)])
			expect(rows[0]?.g.includes(klar)).toBe(false);
		expect(
			(await t.umgebung.pool.query('select from wiederherstellungscode where user_id = $1', [wer.id])).rowCount,
		).toBe(10);
	});

	it('happens once, is no matter for volunteers, and shows in the own account', async () => {
		const wer = await eingerichtet();
		expect((await wer.frage('POST', PFAD, { passwort: DEMO_KENNWORT })).status).toBe(409);
		const konto = (await wer.frage('GET', '/v1/user/me')).data as { zweiterFaktor: object };
		expect(konto.zweiterFaktor).toMatchObject({ wiederherstellungscodes: 10 });
		const jule = await t.registriere([t.ort(0)]);
		expect((await jule.frage('GET', '/v1/user/me')).data).toMatchObject({ zweiterFaktor: null });
		expect((await jule.frage('POST', PFAD, { passwort: DEMO_KENNWORT })).status).toBe(403);
	});

	it('ends the other sessions', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const andere = ((await anmelden(wer.email)).data as { token: string }).token;
		await eingerichtet(wer);
		const kopf = { authorization: `Bearer ${andere}` };
		expect((await t.niemand('GET', '/v1/auth/check', undefined, kopf)).status).toBe(401);
		expect((await wer.frage('GET', '/v1/auth/check')).status).toBe(200);
	});
});

describe('signing in', () => {
	it('asks for the code only after the right password', async () => {
		const wer = await eingerichtet();
		expect(alsTripel(await anmelden(wer.email))).toEqual(FEHLT);
		expect(alsTripel(await anmelden(wer.email, ''))).toEqual(FEHLT);
		expect((await anmelden(wer.email, wer.code(), 'falsch')).error.code).toBe('ANMELDUNG');
		expect((await anmelden(wer.email, wer.code())).status).toBe(200);
	});

	it('takes a code once, also of two at the same moment, and none before it', async () => {
		const wer = await eingerichtet();
		const frueher = wer.code();
		naechsterCode();
		const code = wer.code();
		const zugleich = await Promise.all([anmelden(wer.email, code), anmelden(wer.email, code)]);
		expect(zugleich.map((a) => a.status).sort()).toEqual([200, 401]);
		expect(alsTripel(await anmelden(wer.email, code))).toEqual(FALSCH);
		expect(alsTripel(await anmelden(wer.email, frueher))).toEqual(FALSCH);
		naechsterCode();
		expect((await anmelden(wer.email, wer.code())).status).toBe(200);
	});

	it('takes a code for an emergency once, however it is written', async () => {
		const wer = await eingerichtet();
		const [einer = '', zweiter = ''] = wer.codes;
		expect((await anmelden(wer.email, einer)).status).toBe(200);
		expect(alsTripel(await anmelden(wer.email, einer))).toEqual(FALSCH);
		expect((await anmelden(wer.email, ` ${zweiter.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
		const fremde = await eingerichtet();
		expect(alsTripel(await anmelden(fremde.email, wer.codes[2]))).toEqual(FALSCH);
	});

	it('slows guessing down per account, whatever address it comes from', async () => {
		const wer = await eingerichtet();
		for (let i = 0; i < 10; i++) expect(alsTripel(await anmelden(wer.email, '000000'))).toEqual(FALSCH);
		const anderswo = await t.app.inject({
			method: 'POST',
			url: '/api/v1/auth/login',
			remoteAddress: '10.9.9.9',
			payload: { login: wer.email, password: DEMO_KENNWORT, code: wer.code() },
		});
		expect([anderswo.statusCode, anderswo.json().error.code]).toEqual(GEBREMST.slice(0, 2));
		const { rows } = await t.umgebung.pool.query(
			"select anlass, count(*)::int as n from zugriff where user_id = $1 and art = 'FEHLVERSUCH' group by anlass order by anlass",
			[wer.id],
		);
		expect(rows).toEqual([
			{ anlass: 'CODE', n: 10 },
			{ anlass: 'GEBREMST', n: 1 },
		]);
	});

	it('by a link asks too, and the link stays good until the code is right', async () => {
		const wer = await eingerichtet();
		const token = await praegeToken(t.umgebung.db, 'ANMELDUNG', wer.id);
		const perLink = (body?: object) => t.niemand('POST', `/v1/auth/login/magic/${token}`, body);
		expect(alsTripel(await perLink())).toEqual(FEHLT);
		expect(alsTripel(await perLink({ code: '000000' }))).toEqual(FALSCH);
		expect((await perLink({ code: wer.code() })).status).toBe(200);
	});

	it('is not got round by a new password', async () => {
		const wer = await eingerichtet();
		const key = await praegeToken(t.umgebung.db, 'PASSWORT', wer.id);
		const setzen = (code?: string) =>
			t.niemand('POST', `/v1/auth/password-reset/${key}`, { passwort: 'Ganz-neues-Wort-8', ...(code && { code }) });
		expect(alsTripel(await setzen())).toEqual(FEHLT);
		expect((await anmelden(wer.email)).error.code).toBe('ZWEITER_FAKTOR');
		expect((await setzen(wer.code())).status).toBe(204);
	});
});

describe('giving it up', () => {
	it('needs the password, and leaves nothing of it', async () => {
		const wer = await eingerichtet();
		expect((await wer.frage('DELETE', PFAD, { passwort: 'falsch' })).status).toBe(422);
		expect((await wer.frage('DELETE', PFAD, { passwort: DEMO_KENNWORT })).status).toBe(204);
		expect((await anmelden(wer.email)).status).toBe(200);
		for (const tabelle of ['zweiter_faktor', 'wiederherstellungscode']) {
			const { rowCount } = await t.umgebung.pool.query(`select from ${tabelle} where user_id = $1`, [wer.id]);
			expect(rowCount, tabelle).toBe(0);
		}
		expect((await eingerichtet(wer)).codes).toHaveLength(10);
	});

	it('for somebody else is the administrators', async () => {
		const wer = await eingerichtet();
		const pfad = `/v1/user/${wer.id}/second-factor`;
		expect([(await t.traeger('DELETE', pfad)).status, (await t.niemand('DELETE', pfad)).status]).toEqual([403, 401]);
		expect((await t.admin('DELETE', pfad)).status).toBe(204);
		expect((await wer.frage('GET', '/v1/auth/check')).status).toBe(401);
		expect((await anmelden(wer.email)).status).toBe(200);
		expect((await t.admin('DELETE', '/v1/user/6a2e7f39-1111-4222-8333-abcdefabcdef/second-factor')).status).toBe(404);
	});

	it('new codes replace those before', async () => {
		const wer = await eingerichtet();
		const erneuern = (passwort: string) => wer.frage('POST', `${PFAD}/recovery-codes`, { passwort });
		expect((await erneuern('falsch')).status).toBe(422);
		const { codes } = (await erneuern(DEMO_KENNWORT)).data as { codes: string[] };
		expect(alsTripel(await anmelden(wer.email, wer.codes[0]))).toEqual(FALSCH);
		expect((await anmelden(wer.email, codes[0])).status).toBe(200);
		const ohne = await t.konto(['MA_VERWALTUNG']);
		expect((await ohne.frage('POST', `${PFAD}/recovery-codes`, { passwort: DEMO_KENNWORT })).status).toBe(409);
	});
});
