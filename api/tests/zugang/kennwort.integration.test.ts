import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { UserEntsperrt, UserGesperrt } from '#domain/user/ereignisse.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { inject, type Testportal, testportal } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';

/** Choosing a new password by the link of a mail. */

let t: Testportal;
beforeAll(async () => {
	t = await testportal();
	await leerePost(t.portal.umgebung);
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.portal.umgebung.pool.query('delete from bremse; delete from outbox');
});

const EMAIL = 'traeger@demo.test';
const NEU = 'Ganz-neues-Wort-8';
const UNGUELTIG = [409, 'Der Link ist ungültig oder abgelaufen.'];

const anmelden = (password: string, login = EMAIL) => t.niemand('POST', '/v1/auth/login', { login, password });
const anfordern = (email: string) => t.niemand('POST', '/v1/auth/password-reset', { email });
const pruefen = async (key: string) =>
	((await t.niemand('GET', `/v1/auth/password-reset/${key}`)).data as { gueltig: boolean }).gueltig;
const setzen = (key: string, passwort = NEU) => t.niemand('POST', `/v1/auth/password-reset/${key}`, { passwort });
const userID = async (email = EMAIL) => (await kontoZurEmail(t.portal.umgebung.db, email))?.id ?? '';
const praege = async (email = EMAIL) => praegeToken(t.portal.umgebung.db, 'PASSWORT', await userID(email));
const alsPaar = ({ status, error }: Awaited<ReturnType<typeof setzen>>) => [status, error?.message];

describe('the mail', () => {
	it('brings the link, says how long it is good and to which login it belongs', async () => {
		expect((await anfordern(' Traeger@Demo.test ')).status).toBe(204);
		const [mail, ...weitere] = await leerePost(t.portal.umgebung);
		expect(weitere).toEqual([]);
		expect([mail?.an, mail?.betreff]).toEqual([EMAIL, 'Neues Kennwort für das Freiwilligenportal']);
		const key = /https:\/\/portal\.test\/passwort\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
		expect(mail?.text).toContain('für Ihr Konto traeger@demo.test wurde');
		expect(mail?.text).toContain('Der Link ist 24 Stunden gültig');
		expect(mail?.html).toContain(`href="https://portal.test/passwort/${key}"`);
		expect(await pruefen(key)).toBe(true);
	});

	it('goes to nobody unknown or blocked, and the answer is the same in content and time', async () => {
		await t.aendereUser('verein2@demo.test', () => [UserGesperrt({})]);
		const dauer = async (email: string) => {
			const beginn = performance.now();
			const { roh } = await anfordern(email);
			const { date: _, ...kopf } = roh.headers;
			return { antwort: [roh.statusCode, roh.body, kopf], ms: performance.now() - beginn };
		};
		const bekannt = await dauer(EMAIL);
		for (const email of ['niemand@demo.test', 'verein2@demo.test']) {
			const unbekannt = await dauer(email);
			expect(unbekannt.antwort).toEqual(bekannt.antwort);
			// Above the floor only the noise of the machine is left.
			expect(unbekannt.ms).toBeGreaterThan(240);
		}
		expect(bekannt.ms).toBeGreaterThan(240);
		expect((await leerePost(t.portal.umgebung)).map((m) => m.an)).toEqual([EMAIL]);
		await t.aendereUser('verein2@demo.test', () => [UserEntsperrt({})]);
	});

	it('isn’t sent to who was blocked before it left', async () => {
		await anfordern('verein2@demo.test');
		await t.aendereUser('verein2@demo.test', () => [UserGesperrt({})]);
		expect(await leerePost(t.portal.umgebung)).toEqual([]);
		await t.aendereUser('verein2@demo.test', () => [UserEntsperrt({})]);
	});

	it('comes three times an hour at most, however often it is asked for', async () => {
		await Promise.all(Array.from({ length: 200 }, () => anfordern(EMAIL)));
		expect(await leerePost(t.portal.umgebung)).toHaveLength(3);
	});
});

describe('the new password', () => {
	it('replaces the old one once and ends every session on the next request', async () => {
		const altes = (await anmelden(DEMO_KENNWORT)).data as { token: string; refreshToken: string };
		const check = () => inject(t.app, { method: 'GET', url: '/api/v1/auth/check' }, altes.token);
		expect((await check()).status).toBe(200);
		const key = await praege();
		const antworten = await Promise.all([setzen(key), setzen(key), setzen(key)]);
		expect(antworten.map((a) => a.status).sort()).toEqual([204, 409, 409]);
		expect(alsPaar(await setzen(key))).toEqual(UNGUELTIG);
		expect(await pruefen(key)).toBe(false);
		expect((await check()).status).toBe(401);
		expect((await t.niemand('POST', '/v1/auth/refresh', { refreshToken: altes.refreshToken })).status).toBe(401);
		expect((await anmelden(DEMO_KENNWORT)).status).toBe(401);
		expect((await anmelden(NEU)).status).toBe(200);
		const { rows } = await t.portal.umgebung.pool.query<{ n: number }>(
			`select count(*)::int as n from event where type = 'KennwortGesetzt' and stream = $1`,
			[`User-${await userID()}`],
		);
		expect(rows[0]?.n).toBe(1);
		expect((await setzen(await praege(), DEMO_KENNWORT)).status).toBe(204);
	});

	it.each([
		['too short', 'Kurz-1', /^Das Kennwort muss mindestens 10 Zeichen lang sein .+ enthalten\.$/],
		['of too few kinds of characters', 'nurkleinbuchstaben', /^Das Kennwort muss mindestens .+ enthalten\.$/],
		['holding the name of the address', 'Mein-Traeger-77', /^Das Kennwort darf den Namen Ihrer E-Mail-Adresse nicht/],
		['known to everybody', 'Passwort123!', /^Dieses Kennwort ist zu verbreitet\./],
	])('is refused when %s, and the link stays good', async (_, passwort, meldung) => {
		const key = await praege();
		const antwort = await setzen(key, passwort);
		expect([antwort.status, antwort.error.details[0]?.feld]).toEqual([422, 'passwort']);
		expect(antwort.error.message).toMatch(meldung);
		expect(await pruefen(key)).toBe(true);
	});

	it('takes no link after 24 hours, and none that a newer one replaced', async () => {
		const alt = await praege();
		const neu = await praege();
		expect(alsPaar(await setzen(alt))).toEqual(UNGUELTIG);
		const altere = (stunden: string) =>
			t.portal.umgebung.pool.query(
				`update einmal_token set laeuft_ab_am = laeuft_ab_am - $1::interval where zweck = 'PASSWORT'`,
				[stunden],
			);
		await altere('23 hours 59 minutes');
		expect(await pruefen(neu)).toBe(true);
		await altere('1 minute');
		expect(await pruefen(neu)).toBe(false);
		expect(alsPaar(await setzen(neu))).toEqual(UNGUELTIG);
	});

	it('takes no token of another purpose, and no other purpose takes its', async () => {
		const aktivierung = await praegeToken(t.portal.umgebung.db, 'AKTIVIERUNG', await userID());
		expect(await pruefen(aktivierung)).toBe(false);
		expect(alsPaar(await setzen(aktivierung))).toEqual(UNGUELTIG);
		const key = await praege();
		expect((await t.niemand('POST', `/v1/auth/activate-account/${key}`)).status).toBe(409);
		expect(await pruefen(key)).toBe(true);
	});

	it('is not for a blocked account', async () => {
		const key = await praege('verein2@demo.test');
		await t.aendereUser('verein2@demo.test', () => [UserGesperrt({})]);
		expect(await pruefen(key)).toBe(false);
		expect(alsPaar(await setzen(key))).toEqual(UNGUELTIG);
		await t.aendereUser('verein2@demo.test', () => [UserEntsperrt({})]);
		expect(await pruefen(key)).toBe(true);
	});

	it('lets sign in at once who was stopped for too many wrong ones', async () => {
		for (let i = 0; i < 11; i++) await anmelden('Falsches-Kennwort-1');
		expect((await anmelden(DEMO_KENNWORT)).status).toBe(429);
		await setzen(await praege(), DEMO_KENNWORT);
		expect((await anmelden(DEMO_KENNWORT)).status).toBe(200);
	});

	it('can’t be had by guessing links', async () => {
		for (let i = 0; i < 20; i++) expect(await pruefen('a'.repeat(43))).toBe(false);
		expect((await t.niemand('GET', `/v1/auth/password-reset/${'a'.repeat(43)}`)).status).toBe(429);
		expect((await setzen(await praege())).status).toBe(204);
	});
});
