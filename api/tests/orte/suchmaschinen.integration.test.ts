import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { baueApp } from '#api/app.ts';
import { einziger } from '#api/mandanten.ts';
import { zieheAngeboteNach } from '#commands/platzangebot/nachziehen.ts';
import { verstoesse } from '#domain/platzangebot/schema-org.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** What a crawler without scripts sees of the places. */

let t: Kleinportal;
let app: FastifyInstance;
let verzeichnis: string;
beforeAll(async () => {
	t = await kleinportal();
	verzeichnis = mkdtempSync(join(tmpdir(), 'client-'));
	writeFileSync(
		join(verzeichnis, 'index.html'),
		'<!doctype html><html><head><title>x</title></head><body></body></html>',
	);
	const { konfiguration, ausgabe } = t.portal;
	const logZiel = { write: () => {} };
	app = await baueApp({ konfiguration, ausgabe, clientVerzeichnis: verzeichnis, logZiel }, einziger(t.portal));
	await zieheAngeboteNach(t.umgebung);
});
afterAll(async () => {
	await app.close();
	await t.stop();
	rmSync(verzeichnis, { recursive: true, force: true });
});

const hole = (url: string) => app.inject({ method: 'GET', url, headers: { host: 'portal.example.org' } });
const anzeigenAuf = async (url: string) => {
	const { body } = await hole(url);
	const alle = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
	return alle.map(([, json]) => JSON.parse(json ?? '') as Record<string, unknown>);
};

test('the page of a place names its offers in the words of schema.org', async () => {
	const anzeigen = await anzeigenAuf(`/karte/${t.ort(0)}?ref=freiwillig-ja`);
	expect(anzeigen.length).toBeGreaterThan(0);
	for (const anzeige of anzeigen) {
		expect(verstoesse(anzeige)).toEqual([]);
		expect(anzeige.employmentType).toBe('VOLUNTEER');
	}
	const { body } = await hole(`/karte/${t.ort(0)}`);
	expect(body).toContain(`<link rel="canonical" href="http://portal.example.org/karte/${t.ort(0)}">`);
	expect(await anzeigenAuf('/karte')).toEqual([]);
	expect(await anzeigenAuf('/karte/00000000-0000-4000-8000-000000000000')).toEqual([]);
});

test('nothing in a description gets out of its element', async () => {
	const beschreibung = '</script><script>alert(1)</script><!-- & $& \u2028';
	expect((await t.traeger('PUT', `/v1/adresse/${t.ort(0)}`, { beschreibung })).status).toBe(200);
	await zieheAngeboteNach(t.umgebung);
	const { body } = await hole(`/karte/${t.ort(0)}`);
	expect(body).not.toContain('<script>alert');
	expect(String((await anzeigenAuf(`/karte/${t.ort(0)}`))[0]?.description)).toContain('</script><script>alert(1)');
});

test('the sitemap has the places one can apply for', async () => {
	const { body, headers } = await hole('/sitemap.xml');
	expect(headers['content-type']).toBe('application/xml; charset=utf-8');
	const orte = [...body.matchAll(/<loc>http:\/\/portal\.example\.org\/karte\/([0-9a-f-]{36})<\/loc>/g)].map(
		([, id]) => id,
	);
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		'select distinct einsatzort_id as id from platzangebot where inhalt is not null and hindernis is null',
	);
	expect(orte.sort()).toEqual(rows.map(({ id }) => id).sort());
	expect((await hole('/robots.txt')).body).toBe(
		'User-agent: *\nDisallow: /admin\n\nSitemap: http://portal.example.org/sitemap.xml\n',
	);
});

test('a portal without a landing page tells search engines nothing of its places', async () => {
	await t.setzeParameter({ bewerbungIsLandingpage: false });
	expect(await anzeigenAuf(`/karte/${t.ort(0)}`)).toEqual([]);
	expect((await hole('/sitemap.xml')).statusCode).toBe(404);
	expect((await hole('/robots.txt')).body).toBe('User-agent: *\nDisallow: /admin\n');
	await t.setzeParameter({ bewerbungIsLandingpage: true });
});
