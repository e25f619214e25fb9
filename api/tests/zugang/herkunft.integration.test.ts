import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baueApp } from '#api/app.ts';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { einziger } from '#api/mandanten.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { inject, type Testportal, testportal } from '../portal.fixture.ts';
import type { Tokenpaar } from '../test-portal.fixture.ts';

let t: Testportal;
/** Of the administrator. */
let fat: string;
let rat: string;
beforeAll(async () => {
	t = await testportal();
	const paar = (await anmelden('admin@demo.test', DEMO_KENNWORT, '10.1.0.1')).data as Tokenpaar;
	[fat, rat] = [paar.token, paar.refreshToken];
});
afterAll(() => t.stop());

const anmelden = (login: string, password: string, remoteAddress: string) =>
	inject(t.app, { method: 'POST', url: '/api/v1/auth/login', remoteAddress, payload: { login, password } });
const ereignisse = async () => {
	const { rows } = await sql<{ n: string }>`select count(*) as n from event`.execute(t.portal.umgebung.db);
	return rows[0]?.n;
};
const AENDERND = Object.values(ROUTES)
	.map((d) => d as unknown as Definition)
	.filter((d) => d.method !== 'GET');

describe('a page of another site', () => {
	it.each(AENDERND.map((d) => [`${d.method} ${d.path}`, d] as const))('gets nothing done by %s', async (_, d) => {
		const vorher = await ereignisse();
		for (const headers of [
			{ 'sec-fetch-site': 'cross-site', origin: 'https://boese.test' },
			{ origin: 'https://boese.test', host: 'portal.test' },
			{},
		]) {
			const url = (d.amHost ? '' : '/api') + d.path.replace(/\{\w+\}/g, () => randomUUID());
			const antwort = await inject(t.app, { method: d.method as 'POST', url, headers, cookies: { fat, rat } });
			expect([antwort.status, antwort.error.code]).toEqual([403, 'HERKUNFT']);
		}
		expect(await ereignisse()).toBe(vorher);
	});
});

describe('a GET that changes something', () => {
	const GETS = Object.values(ROUTES)
		.map((d) => d as unknown as Definition)
		.filter((d) => d.nurMitBearer || (d.niePrefetch && d.method === 'GET'));

	it.each(GETS.map((d) => [d.path, d] as const))('%s answers no cookie and no fetching ahead', async (_, d) => {
		const vorher = await ereignisse();
		const url = (d.amHost ? '' : '/api') + d.path.replace(/\{\w+\}/g, () => randomUUID());
		const voraus = await inject(t.app, { method: 'GET', url, headers: { 'sec-purpose': 'prefetch' } }, fat);
		expect([voraus.status, voraus.error.code, voraus.roh.headers['cache-control']]).toEqual([
			403,
			'VORABRUF',
			'no-store',
		]);
		if (d.nurMitBearer) {
			const keks = await inject(t.app, { method: 'GET', url, cookies: { fat } });
			expect([keks.status, keks.roh.headers['cache-control']]).toEqual([401, 'no-store']);
		}
		expect(await ereignisse()).toBe(vorher);
	});
});

describe('a flood of logins', () => {
	it('leaves other calls fast and asks what is too much to come again', async () => {
		const flut = Promise.all(
			Array.from({ length: 300 }, (_, i) => anmelden(`nr${i}@flut.test`, 'Falsches-Kennwort-1', `10.2.${i}.1`)),
		);
		const dauern: number[] = [];
		for (let i = 0; i < 20; i++) {
			const beginn = performance.now();
			expect((await t.niemand('GET', '/v1/system/info')).status).toBe(200);
			dauern.push(performance.now() - beginn);
		}
		const status = (await flut).map((a) => a.status);
		expect(new Set(status)).toEqual(new Set([401, 503]));
		const zuviel = (await flut).find((a) => a.status === 503);
		expect(zuviel?.roh.headers['retry-after']).toBe('5');
		expect(dauern.toSorted((a, b) => a - b)[10]).toBeLessThan(1_000);
	});

	it('from one address makes nobody else wait for it', async () => {
		const flut = Promise.all(
			Array.from({ length: 100 }, (_, i) => anmelden(`nr${i}@flut.test`, 'Falsches-Kennwort-1', '10.4.0.1')),
		);
		let fertig = false;
		const ende = flut.then(() => {
			fertig = true;
		});
		for (let i = 0; i < 3; i++) {
			const antwort = await anmelden('traeger@demo.test', DEMO_KENNWORT, `10.5.${i}.1`);
			expect([antwort.status, fertig]).toEqual([200, false]);
		}
		await ende;
		expect(new Set((await flut).map((a) => a.status))).toEqual(new Set([401]));
	});

	it('takes about as long for nobody as for a wrong password', async () => {
		const dauer = async (login: string, nr: number) => {
			const beginn = performance.now();
			await anmelden(login, 'Falsches-Kennwort-1', `10.3.${nr}.1`);
			return performance.now() - beginn;
		};
		const mitte = (werte: number[]) => werte.toSorted((a, b) => a - b)[7] ?? 0;
		const verhaeltnis = async () => {
			const [bekannt, niemand]: [number[], number[]] = [[], []];
			for (let i = 0; i < 15; i++) {
				bekannt.push(await dauer('traeger@demo.test', i));
				niemand.push(await dauer('niemand@demo.test', i));
			}
			return mitte(niemand) / mitte(bekannt);
		};
		// Beside other work once may be chance; what is answered without a look at the password is it each time.
		const gemessen: number[] = [];
		const istAehnlich = (wert: number) => wert > 0.5 && wert < 2;
		while (gemessen.length < 3 && !gemessen.some(istAehnlich)) gemessen.push(await verhaeltnis());
		expect(gemessen).toSatisfy((werte: number[]) => werte.some(istAehnlich));
	});
});

describe('the log', () => {
	it('holds neither names nor secrets nor what was searched for', async () => {
		const zeilen: string[] = [];
		const konfiguration = { ...t.portal.konfiguration, logLevel: 'trace' as const };
		const logZiel = { write: (zeile: string) => zeilen.push(zeile) };
		const app = await baueApp({ ...t.portal, konfiguration, logZiel, clientVerzeichnis: null }, einziger(t.portal));
		const KANARIE = 'Kanarienvogel';
		const token = 'k'.repeat(43);
		const frage = (method: 'GET' | 'POST', url: string, payload?: object) =>
			inject(app, { method, url, ...(payload ? { payload } : {}) });
		await frage('POST', '/api/v1/auth/login', { login: `${KANARIE}@x.test`, password: KANARIE });
		await frage('GET', `/api/v1/freiwilliger/bewerbungen?f=${KANARIE}`);
		await frage('POST', `/api/v1/auth/activate-account/${token}`);
		await frage('GET', `/api/v1/freiwilliger/list-freiwillige/export-csv?token=${token}`);
		await frage('POST', '/api/v1/freiwilliger/registrierung', { vorname: KANARIE, email: `${KANARIE}@x.test` });
		await frage('GET', `/${KANARIE.repeat(4)}`);
		await app.close();
		const alles = zeilen.join('');
		expect(zeilen.length).toBeGreaterThan(4);
		expect(alles).not.toContain(`${KANARIE}@`);
		expect(alles).not.toContain(`f=${KANARIE}`);
		expect(alles).not.toContain(token);
	});
});

describe('an answer', () => {
	/** Declared as the same for many: marked, and asked for again each time. */
	const GETEILT = (Object.values(ROUTES) as unknown as Definition[]).filter((d) => d.geteilt);

	const GEMEINSAM = ['/v1/kalender/{token}.ics', '/v1/adresse/karte', '/v1/platzangebote'];

	it('is kept nowhere, unless its call is declared to be shared', async () => {
		expect(GETEILT.map((d) => d.path)).toEqual(GEMEINSAM);
		const frage = await t.als('admin@demo.test');
		const behalten: string[] = [];
		for (const d of Object.values(ROUTES) as unknown as Definition[]) {
			if (d.amHost || d.path.endsWith('/logout') || GETEILT.includes(d)) continue;
			const pfad = d.path.replace(/\{\w+\}/g, () => randomUUID());
			const { headers } = (await frage(d.method as 'GET', pfad)).roh;
			if (headers['cache-control'] !== 'no-store') behalten.push(`${d.method} ${d.path}: ${headers['cache-control']}`);
		}
		expect(behalten).toEqual([]);
	});
});
