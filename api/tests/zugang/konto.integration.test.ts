import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { type Fragend, inject } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What everybody does with his own account. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse');
});

interface Paar {
	readonly token: string;
	readonly refreshToken: string;
}
const NEU = 'Ganz-neues-Wort-8';
const EMAIL = 'verein@demo.test';

const anmelden = (password: string, login = EMAIL) => t.niemand('POST', '/v1/auth/login', { login, password });
const neuesPaar = async (password = DEMO_KENNWORT, login = EMAIL) => (await anmelden(password, login)).data as Paar;
const als =
	({ token }: Paar): Fragend =>
	(method, pfad, body) =>
		inject(t.app, { method, url: `/api${pfad}`, ...(body === undefined ? {} : { payload: body as object }) }, token);
const status = async (paar: Paar) => (await als(paar)('GET', '/v1/auth/check')).status;
const erneuern = (paar: Paar) => t.niemand('POST', '/v1/auth/refresh', { refreshToken: paar.refreshToken });
const beendeAlle = () => t.umgebung.pool.query('update sitzung set widerrufen_am = now()');
const oeffneAnsichtAls = async (login: string, userID: string) =>
	(await als(await neuesPaar(DEMO_KENNWORT, login))('POST', `/v1/user/${userID}/impersonate`)).data as Paar;
interface Sitzung {
	readonly id: string;
	readonly seit: string;
	readonly zuletzt: string;
	readonly isDiese: boolean;
}
const sitzungen = async (paar: Paar) => (await als(paar)('GET', '/v1/user/me/sitzungen')).data as Sitzung[];

describe('the own name', () => {
	it('changes for the account alone and shows at once', async () => {
		const ich = als(await neuesPaar());
		const antwort = await ich('PUT', '/v1/user/me', { vorname: ' Vera ', nachname: 'Neumann' });
		expect(antwort.data).toMatchObject({ vorname: 'Vera', nachname: 'Neumann', email: EMAIL, hatKennwort: true });
		expect((await ich('GET', '/v1/user/me')).data).toEqual(antwort.data);
		expect((await ich('GET', '/v1/auth/check')).data).toMatchObject({ user: { name: 'Vera Neumann' } });
	});

	it('of a volunteer is that of his file, whichever of the two changes', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const inAkte = async () =>
			((await wer.frage('GET', `/v1/freiwilliger/${wer.id}/bewerbung`)).data as { freiwilliger: object }).freiwilliger;
		expect((await wer.frage('PUT', '/v1/user/me', { vorname: 'Juliane', nachname: 'Winter' })).status).toBe(200);
		expect(await inAkte()).toMatchObject({ vorname: 'Juliane', nachname: 'Winter' });
		const zurueck = await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { nachname: 'Sommer' });
		expect(zurueck.status, zurueck.roh.body).toBe(200);
		expect((await wer.frage('GET', '/v1/user/me')).data).toMatchObject({ vorname: 'Juliane', nachname: 'Sommer' });
	});

	it('of a volunteer is locked from the agreement on, in the account as in the file; the rest isn’t', async () => {
		const wer = await t.registriere([t.ort(0)]);
		await t.verhandle(wer, 0);
		expect((await wer.frage('GET', '/v1/user/me')).data).toMatchObject({ isNameFest: false });
		expect((await t.einige(wer)).status).toBe(200);
		const anders = await wer.frage('PUT', '/v1/user/me', { vorname: 'Juliane', nachname: 'Sommer' });
		expect([anders.status, anders.error.details.map(({ feld }) => feld)]).toEqual([403, ['vorname']]);
		const { data } = await wer.frage('GET', '/v1/user/me');
		const { vorname, nachname, isNameFest } = data as { vorname: string; nachname: string; isNameFest: boolean };
		expect(isNameFest).toBe(true);
		const sprache = async () => ((await wer.frage('GET', '/v1/auth/check')).data as { sprache: string }).sprache;
		expect(await sprache()).toBe('de');
		expect((await wer.frage('PUT', '/v1/user/me', { vorname, nachname, sprache: 'en' })).status).toBe(200);
		expect(await sprache()).toBe('en');
	});

	it('isn’t empty', async () => {
		const antwort = await als(await neuesPaar())('PUT', '/v1/user/me', { vorname: 'Vera', nachname: ' ' });
		expect([antwort.status, antwort.error.details]).toEqual([
			422,
			[{ code: 'P', text: 'Dies ist ein Pflichtfeld', feld: 'nachname' }],
		]);
	});

	it.each(['/v1/user/me', '/v1/user/me/sitzungen'])('%s is for who is signed in', async (pfad) => {
		expect((await t.niemand('GET', pfad)).status).toBe(401);
	});
});

describe('the own sessions', () => {
	beforeEach(beendeAlle);

	it('are listed with their beginning and last use, this one marked, those of others left out', async () => {
		const eine = await neuesPaar();
		const diese = await neuesPaar();
		await neuesPaar(DEMO_KENNWORT, 'admin@demo.test');
		const { id } = (await kontoZurEmail(t.umgebung.db, EMAIL)) ?? expect.fail();
		await oeffneAnsichtAls('admin@demo.test', id);
		const [zuletzt, davor, ...weitere] = await sitzungen(diese);
		expect(weitere).toEqual([]);
		expect([zuletzt?.isDiese, davor?.isDiese]).toEqual([true, false]);
		expect(zuletzt?.seit).toBe(zuletzt?.zuletzt);
		await erneuern(eine);
		const [erneuert] = await sitzungen(diese);
		expect([erneuert?.id, erneuert?.seit]).toEqual([davor?.id, davor?.seit]);
		expect((erneuert?.zuletzt ?? '') > (davor?.zuletzt ?? '')).toBe(true);
	});

	it('keep their beginning when their first token is long gone', async () => {
		const erstes = await neuesPaar();
		const diese = (await erneuern(erstes)).data as Paar;
		await t.umgebung.pool.query(`update sitzung set erstellt_am = erstellt_am - interval '31 days',
			laeuft_ab_am = laeuft_ab_am - interval '31 days' where eltern_hash is null`);
		await raeumeAuf(t.umgebung);
		const [sitzung] = await sitzungen(diese);
		const tage = (Date.parse(sitzung?.zuletzt ?? '') - Date.parse(sitzung?.seit ?? '')) / 86_400_000;
		expect(Math.round(tage)).toBe(31);
		await beendeAlle();
		await t.umgebung.pool.query(`update sitzung set laeuft_ab_am = now() - interval '1 second'`);
		await raeumeAuf(t.umgebung);
		expect((await t.umgebung.pool.query('select from sitzung')).rowCount).toBe(0);
	});

	it('end one by one, on the next request', async () => {
		const [eine, diese] = [await neuesPaar(), await neuesPaar()];
		const id = (await sitzungen(diese)).find((s) => !s.isDiese)?.id;
		expect((await als(diese)('DELETE', `/v1/user/me/sitzungen/${id}`)).status).toBe(204);
		expect([await status(eine), (await erneuern(eine)).status, await status(diese)]).toEqual([401, 401, 200]);
		expect(await sitzungen(diese)).toHaveLength(1);
		expect((await als(diese)('DELETE', `/v1/user/me/sitzungen/${id}`)).status).toBe(404);
	});

	it('end this one too, with its cookies', async () => {
		const diese = await neuesPaar();
		const id = (await sitzungen(diese))[0]?.id;
		const antwort = await als(diese)('DELETE', `/v1/user/me/sitzungen/${id}`);
		expect(antwort.roh.cookies.map((c) => c.value)).toEqual(['', '']);
		expect(await status(diese)).toBe(401);
	});

	it('end all but this one', async () => {
		const [eine, noch, diese] = [await neuesPaar(), await neuesPaar(), await neuesPaar()];
		const andere = await neuesPaar(DEMO_KENNWORT, 'admin@demo.test');
		expect((await als(diese)('DELETE', '/v1/user/me/sitzungen')).status).toBe(204);
		expect(await Promise.all([eine, noch, diese, andere].map(status))).toEqual([401, 401, 200, 200]);
	});

	it('of somebody else can’t be ended: they don’t exist', async () => {
		const fremde = await neuesPaar(DEMO_KENNWORT, 'admin@demo.test');
		const id = (await sitzungen(fremde))[0]?.id;
		const antwort = await als(await neuesPaar())('DELETE', `/v1/user/me/sitzungen/${id}`);
		const erfunden = await als(await neuesPaar())('DELETE', `/v1/user/me/sitzungen/${randomUUID()}`);
		expect([antwort.status, antwort.roh.body]).toEqual([404, erfunden.roh.body]);
		expect(await status(fremde)).toBe(200);
	});
});

describe('the own password', () => {
	const aendern = (paar: Paar, altesPasswort: string, passwort: string) =>
		als(paar)('PUT', '/v1/user/me/passwort', { altesPasswort, passwort });

	it('changes with the old one; other sessions end, this one goes on', async () => {
		const [andere, diese] = [await neuesPaar(), await neuesPaar()];
		expect((await aendern(diese, DEMO_KENNWORT, NEU)).status).toBe(204);
		expect([await status(andere), (await erneuern(andere)).status, await status(diese)]).toEqual([401, 401, 200]);
		expect([(await anmelden(DEMO_KENNWORT)).status, (await anmelden(NEU)).status]).toEqual([401, 200]);
		expect((await aendern(diese, NEU, DEMO_KENNWORT)).status).toBe(204);
	});

	it('voids the links of mails that are still on their way', async () => {
		const diese = await neuesPaar();
		const { id } = (await kontoZurEmail(t.umgebung.db, EMAIL)) ?? expect.fail();
		const kennwort = await praegeToken(t.umgebung.db, 'PASSWORT', id);
		const anmeldung = await praegeToken(t.umgebung.db, 'ANMELDUNG', id);
		expect((await aendern(diese, DEMO_KENNWORT, DEMO_KENNWORT)).status).toBe(204);
		expect((await t.niemand('GET', `/v1/auth/password-reset/${kennwort}`)).data).toEqual({ gueltig: false });
		expect((await t.niemand('POST', `/v1/auth/login/magic/${anmeldung}`)).status).toBe(409);
	});

	it('stays without the old one, and guessing stops after ten', async () => {
		const diese = await neuesPaar();
		const falsch = await aendern(diese, 'Falsches-Kennwort-1', NEU);
		expect([falsch.status, falsch.error.details]).toEqual([
			422,
			[{ code: 'KENNWORT', text: 'Das bisherige Kennwort ist falsch.', feld: 'altesPasswort' }],
		]);
		for (let i = 0; i < 9; i++) expect((await aendern(diese, 'Falsches-Kennwort-1', NEU)).status).toBe(422);
		expect((await aendern(diese, DEMO_KENNWORT, NEU)).status).toBe(429);
		expect((await anmelden(DEMO_KENNWORT)).status).toBe(200);
	});

	it('keeps the rule', async () => {
		const antwort = await aendern(await neuesPaar(), DEMO_KENNWORT, 'verein-verein-7V');
		expect([antwort.status, antwort.error.details.map((d) => d.feld)]).toEqual([422, ['passwort']]);
	});

	it('of two changes at once takes one', async () => {
		const diese = await neuesPaar();
		const antworten = await Promise.all([aendern(diese, DEMO_KENNWORT, NEU), aendern(diese, DEMO_KENNWORT, `${NEU}9`)]);
		expect(antworten.map((a) => a.status).sort()).toEqual([204, 422]);
		const gilt = antworten[0]?.status === 204 ? NEU : `${NEU}9`;
		expect((await aendern(diese, gilt, DEMO_KENNWORT)).status).toBe(204);
	});

	it('and sessions are out of reach in the view of another user', async () => {
		const { id } = (await kontoZurEmail(t.umgebung.db, EMAIL)) ?? expect.fail();
		const fremd = await oeffneAnsichtAls('admin@demo.test', id);
		const sicht = (await erneuern({ token: '', refreshToken: fremd.refreshToken })).data as Paar;
		const antwort = await aendern(sicht, DEMO_KENNWORT, NEU);
		expect([antwort.status, antwort.error.code]).toEqual([403, 'G32']);
		expect((await als(sicht)('DELETE', '/v1/user/me/sitzungen')).status).toBe(403);
	});
});
