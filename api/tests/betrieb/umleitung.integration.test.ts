import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baueApp } from '#api/app.ts';
import { liesKonfiguration, uhr } from '#api/config.ts';
import { einziger } from '#api/mandanten.ts';
import type { Portal } from '#api/portal.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: Parameter, isRedirectToBaseOnProduction. */

let t: Kleinportal;
const offen: FastifyInstance[] = [];
let produktion: FastifyInstance;
let entwicklung: FastifyInstance;
beforeAll(async () => {
	t = await kleinportal();
	produktion = await oeffne(true);
	entwicklung = await oeffne(false);
});
afterAll(async () => {
	for (const app of offen) await app.close();
	await t.stop();
});

async function oeffne(istProduktion: boolean): Promise<FastifyInstance> {
	const clientVerzeichnis = join(t.verzeichnis, 'client');
	mkdirSync(join(clientVerzeichnis, 'assets'), { recursive: true });
	writeFileSync(join(clientVerzeichnis, 'index.html'), '<html><head></head></html>');
	writeFileSync(join(clientVerzeichnis, 'assets', 'a.js'), '1');
	const env = { NODE_ENV: 'test', DATA_DIR: t.verzeichnis, LOG_LEVEL: 'silent' };
	const konfiguration = { ...liesKonfiguration(env), produktion: istProduktion };
	const ausgabe = { version: '0.0.0', zeit: '2026-01-01T00:00:00.000Z' };
	const portal: Portal = { key: 'demo', konfiguration, umgebung: t.umgebung, uhr: uhr(konfiguration), ausgabe };
	const app = await baueApp({ konfiguration, ausgabe, clientVerzeichnis }, einziger(portal));
	offen.push(app);
	return app;
}

const BASIS = 'https://portal.test';
const frage = async (app: FastifyInstance, url: string, host: string) => {
	const { statusCode, headers } = await app.inject({ method: 'GET', url, headers: { host } });
	return [statusCode, headers.location ?? null];
};

it('leads pages of other hosts to the address of the tenant, with path and search', async () => {
	await t.setzeParameter({ isRedirectToBaseOnProduction: true, baseUrl: BASIS });
	expect(await frage(produktion, '/karte?plz=50667', 'alt.test')).toEqual([302, `${BASIS}/karte?plz=50667`]);
	expect(await frage(produktion, '//fremd.test/x', 'alt.test')).toEqual([302, `${BASIS}//fremd.test/x`]);
	expect(await frage(produktion, '/karte', 'portal.test')).toEqual([200, null]);
});

it('never leads calls or files elsewhere', async () => {
	expect(await frage(produktion, '/api/v1/system/features', 'alt.test')).toEqual([200, null]);
	expect(await frage(produktion, '/api/v1/unbekannt', 'alt.test')).toEqual([404, null]);
	expect(await frage(produktion, '/assets/a.js', 'alt.test')).toEqual([200, null]);
	expect(await frage(produktion, '/health/live', 'alt.test')).toEqual([200, null]);
});

it('only in production, and only while the tenant says so', async () => {
	expect(await frage(entwicklung, '/karte', 'alt.test')).toEqual([200, null]);
	await t.setzeParameter({ isRedirectToBaseOnProduction: false });
	expect(await frage(produktion, '/karte', 'alt.test')).toEqual([200, null]);
	await t.setzeParameter({ isRedirectToBaseOnProduction: true, baseUrl: null });
	expect(await frage(produktion, '/karte', 'alt.test')).toEqual([200, null]);
});
