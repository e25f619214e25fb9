import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { SCIM_ROUTES } from '#api/contract/zugang/scim.ts';
import { type Fragend, inject, type Testportal, testportal } from '../portal.fixture.ts';

let t: Testportal;
let admin: Fragend;
beforeAll(async () => {
	t = await testportal();
	admin = await t.als('admin@demo.test');
});
afterAll(() => t.stop());

const roh = (payload: string, typ = 'application/json') =>
	inject(t.app, { method: 'POST', url: '/api/v1/auth/login', payload, headers: { 'content-type': typ } });

/** Of those with fields: a list of words has none. */
/** Not the administrator's, with a body of another shape, or signed by who sends it. */
const OHNE_IHN: readonly string[] = [
	...['schalteFeatures', 'ordneDownloads', 'stimmeDatenschutzZu'],
	...['waehleTermin', 'meldeMeeting'],
];
const MIT_BODY = Object.entries(ROUTES)
	.map(([name, d]) => [name, d as unknown as Definition] as const)
	.filter(([name, d]) => d.body !== undefined && !OHNE_IHN.includes(name));
const pfadOhneGegenstand = (d: Definition) =>
	d.path.replace(/\{(\w+)\}/g, (_, name: string) => {
		if (name === 'zielStatus') return '2800';
		if (d.path.includes('/mailtemplate/')) return 'VORSCHLAG';
		return /token|optin/i.test(name) ? 'a'.repeat(43) : randomUUID();
	});

/** Where a body has one of several shapes, the word by which its first is known. */
function ersteForm(body: Definition['body']): Record<string, unknown> {
	if (!(body instanceof z.ZodDiscriminatedUnion)) return {};
	const { discriminator, options } = body.def;
	const wort = (options[0] as z.ZodObject).shape[discriminator] as z.ZodLiteral | z.ZodEnum;
	return { [discriminator]: wort instanceof z.ZodEnum ? wort.options[0] : wort.value };
}

describe('what is refused before anything happens', () => {
	it.each([
		['half a JSON', '{"login":', 400],
		['no JSON', 'login=admin', 400],
		['a prototype', '{"login":"a","password":"b","__proto__":{"admin":true}}', 400],
		['a constructor', '{"login":"a","password":"b","constructor":{"prototype":{"admin":true}}}', 400],
		['a NUL', '{"login":"a\\u0000","password":"b"}', 400],
		['half a surrogate pair', '{"login":"a\\ud800","password":"b"}', 400],
		['too deep a nesting', `{"login":${'['.repeat(200)}${']'.repeat(200)},"password":"b"}`, 400],
		['an absurd nesting', `{"login":${'['.repeat(60_000)}${']'.repeat(60_000)},"password":"b"}`, 400],
		['more than anybody has to say', JSON.stringify({ login: 'x'.repeat(128 * 1024), password: 'b' }), 413],
		['a number instead of a text', '{"login":1,"password":"b"}', 422],
		['a missing field', '{"login":"a"}', 422],
		['nothing at all', '', 422],
	])('%s', async (_, payload, status) => {
		const antwort = await roh(payload);
		expect(antwort.status).toBe(status);
		expect(antwort.error).toMatchObject({
			code: expect.any(String),
			message: expect.any(String),
			details: expect.any(Array),
		});
	});

	it('anything but JSON', async () => {
		expect((await roh('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
		expect((await roh('<a/>', 'text/xml')).status).toBe(415);
	});

	it('tells of the first twenty faults and how many more there are, and repeats no long name', async () => {
		const viele = Object.fromEntries(Array.from({ length: 5_000 }, (_, nr) => [`feld${nr}`, 1]));
		const antwort = await roh(JSON.stringify({ login: 'a', password: 'b', ...viele }));
		expect(antwort.status).toBe(422);
		expect(antwort.error.details).toHaveLength(21);
		expect(antwort.error.details.at(-1)?.text).toBe('und 4980 weitere Fehler');
		const lang = await admin('PUT', '/v1/user/me/ansichten', { ['x'.repeat(500_000)]: 1 });
		expect([lang.status, lang.roh.body.length < 1_000]).toEqual([422, true]);
	});

	it('takes a MiB of users, and no more', async () => {
		const status = async (laenge: number) =>
			(await admin('PUT', '/v1/user/me/ansichten', { listen: 'x'.repeat(laenge) })).status;
		expect([await status(1_000_000), await status(1024 * 1024)]).toEqual([422, 413]);
	});

	it('refuses by its number what would cost more than its bytes', async () => {
		const beginn = performance.now();
		const antwort = await admin('PUT', '/v1/user/me/ansichten', { listen: Array(200_000).fill({}) });
		expect([antwort.status, antwort.error.code]).toEqual([413, 'ZU_GROSS']);
		expect(performance.now() - beginn).toBeLessThan(5_000);
	});

	it('a NUL or a broken escape in the address', async () => {
		expect((await admin('GET', '/v1/system/users?includeFw=%00')).status).toBe(400);
		expect((await admin('GET', '/v1/freiwilliger/%00/akte')).status).toBe(400);
		expect((await admin('GET', '/v1/freiwilliger/%ff/akte')).status).toBe(400);
	});

	it.each(MIT_BODY)('%s refuses a field it does not know', async (_name, d) => {
		const body =
			d.body?.safeParse([]).success || d.body?.safeParse([{}]).error?.issues[0]?.path.length
				? [{ isAdmin: true }]
				: { ...ersteForm(d.body), isAdmin: true };
		const antwort = await admin(
			d.method as 'POST',
			pfadOhneGegenstand(d) + (d.path.includes('ansichten') ? '?liste=bewerbungen' : ''),
			body,
		);
		expect(antwort.status).toBe(422);
		expect(antwort.error.details.map((x) => x.text).join(' ')).toContain('Unbekanntes Feld: ');
	});
});

describe('answers', () => {
	it('name every wrong field with its German text', async () => {
		const antwort = await admin('POST', '/v1/freiwilliger/erfassung', { vorname: '', geschlecht: 'X', plz: 'abc' });
		expect(antwort.status).toBe(422);
		const texte = Object.fromEntries(antwort.error.details.map((d) => [d.feld, d.text]));
		expect(texte).toMatchObject({
			vorname: 'Dies ist ein Pflichtfeld',
			nachname: 'Dies ist ein Pflichtfeld',
			geburtsdatum: 'Dies ist ein Pflichtfeld',
			plz: 'Bitte geben Sie eine gültige Postleitzahl ein',
		});
		expect(texte).toHaveProperty('geschlecht');
	});

	it('are the same for a call and a record that do not exist', async () => {
		const aufruf = await admin('GET', '/v1/gibtesnicht');
		const datensatz = await admin('GET', `/v1/freiwilliger/${randomUUID()}`);
		expect(aufruf.status).toBe(404);
		expect(datensatz.roh.body).toBe(aufruf.roh.body);
	});

	it('ask to sign in where nobody is', async () => {
		const antwort = await t.niemand('GET', '/v1/freiwilliger/bewerbungen');
		expect([antwort.status, antwort.error.message]).toEqual([401, 'Bitte melden Sie sich an.']);
	});

	it('carry a policy that lets no foreign script and no frame in', async () => {
		const { headers } = (await t.niemand('GET', '/v1/system/info')).roh;
		const csp = String(headers['content-security-policy']);
		expect(csp).toContain("script-src 'self';");
		expect(csp).toContain("frame-ancestors 'none'");
		expect(csp).toContain("base-uri 'none'");
		expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' });
	});

	it('refuse an Idempotency-Key that is none', async () => {
		const antwort = await admin('PUT', '/v1/user/me/ansichten?liste=bewerbungen', [], { 'idempotency-key': 'a b' });
		expect([antwort.status, antwort.error.code]).toEqual([400, 'IDEMPOTENZ']);
	});
});

describe('documentation', () => {
	it('describes every declared call in OpenAPI 3.1', async () => {
		const { openapi, paths } = (await inject(t.app, { method: 'GET', url: '/api/openapi.json' })).roh.json() as {
			openapi: string;
			paths: Record<string, Record<string, { summary: string; description: string; 'x-aktion': string }>>;
		};
		expect(openapi).toBe('3.1.0');
		const beschrieben = Object.entries(paths).flatMap(([pfad, d]) =>
			Object.keys(d).map((m) => `${m.toUpperCase()} ${pfad.replace(/^\/api/, '')}`),
		);
		const deklariert = [...Object.values(ROUTES), ...Object.values(SCIM_ROUTES)].map((d) => `${d.method} ${d.path}`);
		expect(beschrieben.sort()).toEqual(deklariert.sort());
		const einigung = paths['/api/v1/freiwilliger/wunsch/{id}/einigung']?.post;
		expect(einigung?.['x-aktion']).toBe('einigen');
		expect(einigung?.description).toBe('Aktion einigen: MA_VEREIN (eigene), MA_VERWALTUNG, ADMIN, SYSTEMADMIN.');
	});

	it('describes forms with a file, and the header of the cycle', async () => {
		interface Aufruf {
			readonly parameters?: readonly { readonly name: string; readonly in: string }[];
			readonly requestBody?: { readonly content: Record<string, { schema: { properties: Record<string, unknown> } }> };
		}
		const { paths } = (await inject(t.app, { method: 'GET', url: '/api/openapi.json' })).roh.json() as {
			paths: Record<string, Record<string, Aufruf>>;
		};
		const zu = (d: { method: string; path: string }) =>
			(paths[`/api${d.path}`] ?? paths[d.path])?.[d.method.toLowerCase()] ?? expect.fail(d.path);
		for (const d of Object.values(ROUTES) as readonly Definition[]) {
			const { parameters = [], requestBody } = zu(d);
			const hatKopf = parameters.some((p) => p.in === 'header' && p.name === 'x-Zyklus');
			expect([d.path, hatKopf]).toEqual([d.path, Boolean(d.zyklus)]);
			const arten = Object.keys(requestBody?.content ?? {});
			const form = requestBody?.content['multipart/form-data']?.schema.properties ?? {};
			if (d.datei) {
				expect([d.path, arten]).toEqual([d.path, ['multipart/form-data']]);
				expect(form[d.datei.feld]).toEqual({ type: 'string', format: 'binary' });
				expect(Object.keys(form).sort()).toEqual([...Object.keys(d.datei.daneben ?? {}), d.datei.feld].sort());
			} else if (d.beilage) {
				expect([d.path, arten]).toEqual([d.path, ['application/json', 'multipart/form-data']]);
				expect(Object.keys(form)).toEqual(['daten', 'content']);
			} else expect(arten.includes('multipart/form-data')).toBe(false);
		}
	});

	it('can be read as a page', async () => {
		const seite = await inject(t.app, { method: 'GET', url: '/api/doku/' });
		expect(seite.status).toBe(200);
		expect(seite.roh.body).toContain('<title>Freiwilligenportal: Schnittstelle</title>');
	});
});

describe('operation', () => {
	it('is alive and ready, and keeps its figures to itself', async () => {
		const hole = (url: string, remoteAddress?: string) =>
			inject(t.app, { method: 'GET', url, ...(remoteAddress ? { remoteAddress } : {}) });
		expect((await hole('/health/live')).status).toBe(200);
		expect((await hole('/health/ready')).status).toBe(200);
		expect((await hole('/metrics')).roh.body).toContain('http_request_seconds_bucket');
		expect((await hole('/metrics', '203.0.113.9')).status).toBe(404);
	});
});
