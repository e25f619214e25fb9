import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { baueApp } from '#api/app.ts';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { einziger } from '#api/mandanten.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { inject, type Testportal, testportal } from '../portal.fixture.ts';

/** What the frame of the pages asks for: who is signed in, what is switched on, and where to report errors. */

let t: Testportal;
beforeAll(async () => {
	t = await testportal();
});
afterAll(() => t.stop());

describe('the own session', () => {
	const frage = (cookies: Record<string, string>) =>
		inject(t.app, { method: 'GET', url: '/api/v1/system/sitzung', cookies });

	it('is none for a visitor, who is not refused for asking', async () => {
		expect(await frage({})).toMatchObject({ status: 200, data: null });
	});

	it('is answered as auth/check answers it', async () => {
		const traeger = await t.als('traeger@demo.test');
		const profil = (await traeger('GET', '/v1/system/sitzung')).data;
		expect(profil).toEqual((await traeger('GET', '/v1/auth/check')).data);
		expect(profil).toMatchObject({ user: { name: 'Sabine Koch' }, permissions: ['MA_VERWALTUNG'] });
	});

	it('is refused once it has ended, so that it gets renewed or given up', async () => {
		const paar = (await t.niemand('POST', '/v1/auth/login', { login: 'traeger@demo.test', password: DEMO_KENNWORT }))
			.data as { token: string; refreshToken: string };
		expect((await frage({ rat: paar.refreshToken })).status).toBe(401);
		expect((await frage({ fat: 'abgelaufen', rat: paar.refreshToken })).status).toBe(401);
		expect((await frage({ fat: paar.token, rat: paar.refreshToken })).status).toBe(200);
	});
});

describe('asked by HEAD', () => {
	const aufrufe = (Object.values(ROUTES) as unknown as readonly Definition[]).filter((d) => d.method === 'GET');

	it('every call says what it says asked by GET, and those that change something refuse', async () => {
		const { token } = (await t.niemand('POST', '/v1/auth/login', { login: 'admin@demo.test', password: DEMO_KENNWORT }))
			.data as { token: string };
		for (const d of aufrufe) {
			const url = `${d.amHost ? '' : '/api'}${d.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000')}`;
			const kopf = await inject(t.app, { method: 'HEAD', url }, token);
			const erwartet =
				d.niePrefetch || d.nurMitBearer ? 403 : (await inject(t.app, { method: 'GET', url }, token)).status;
			expect([d.path, kopf.roh.statusCode, kopf.roh.rawPayload.length]).toEqual([d.path, erwartet, 0]);
		}
	});
});

describe('integrations', () => {
	it('are named once they are switched on', async () => {
		const lies = async () => (await t.niemand('GET', '/v1/system/integrations')).data;
		expect(await lies()).toEqual([]);
		const { pool } = t.portal.umgebung;
		await pool.query(`insert into sso_konfiguration (issuer, client_id, client_secret, label, aktiv, geaendert_von)
			values ('https://idp.test', 'portal', '\\x00', 'Test', true, 'test')`);
		expect(await lies()).toEqual(['single-sign-on']);
		await pool.query('update sso_konfiguration set aktiv = false');
		expect(await lies()).toEqual([]);
	});
});

describe('errors of pages', () => {
	const MELDUNG = {
		fehlerID: 'K7QX3M9RT2WD',
		art: 'TypeError',
		seite: '/admin/freiwillige/$id',
		stellen: ['index-Bx7.js:12:345'],
	};
	beforeEach(async () => {
		await t.portal.umgebung.pool.query('delete from bremse');
	});

	it('stand in the log under the number the user reads', async () => {
		const zeilen: string[] = [];
		const konfiguration = { ...t.portal.konfiguration, logLevel: 'warn' as const };
		const logZiel = { write: (zeile: string) => zeilen.push(zeile) };
		const app = await baueApp({ ...t.portal, konfiguration, logZiel, clientVerzeichnis: null }, einziger(t.portal));
		const antwort = await inject(app, { method: 'POST', url: '/api/v1/system/fehler', payload: MELDUNG });
		await app.close();
		expect(antwort.status).toBe(204);
		expect(zeilen.map((zeile) => JSON.parse(zeile) as object)).toMatchObject([{ ...MELDUNG, level: 50 }]);
	});

	it.each([
		['a message', { nachricht: 'Lena Hoffmann ist kein Objekt' }],
		['an address with a name', { seite: '/admin/freiwillige?text=Hoffmann' }],
		['more than a place in the code', { stellen: ['Lena Hoffmann'] }],
		['more than a kind', { art: 'Fehler bei Lena' }],
		['a number of another kind', { fehlerID: 'lena' }],
	])('come without %s', async (_, zuviel) => {
		expect((await t.niemand('POST', '/v1/system/fehler', { ...MELDUNG, ...zuviel })).status).toBe(422);
	});

	it('are braked where they come too often', async () => {
		const status: number[] = [];
		for (let i = 0; i < 62; i++) status.push((await t.niemand('POST', '/v1/system/fehler', MELDUNG)).status);
		expect(status).toEqual([...Array<number>(60).fill(204), 429, 429]);
	});
});
