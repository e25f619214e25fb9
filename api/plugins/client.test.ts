import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Dienst } from '../portal.ts';
import { registriereClient } from './client.ts';
import { registriereFehler } from './fehler.ts';
import { registriereSicherheit } from './sicherheit.ts';

let verzeichnis: string;
let app: FastifyInstance;

function baue(hash: string) {
	rmSync(verzeichnis, { recursive: true, force: true });
	mkdirSync(join(verzeichnis, 'assets'), { recursive: true });
	writeFileSync(join(verzeichnis, 'index.html'), `<html><head><script src="/assets/index-${hash}.js"></script></head>`);
	writeFileSync(join(verzeichnis, 'assets', `index-${hash}.js`), `"${hash}"`);
	writeFileSync(join(verzeichnis, 'logo.svg'), '<svg/>');
	writeFileSync(join(verzeichnis, '.stempel'), 'geheim');
}

beforeEach(async () => {
	verzeichnis = mkdtempSync(join(tmpdir(), 'client-'));
	app = Fastify({ exposeHeadRoutes: true });
	registriereFehler(app);
	const konfiguration = { apiBasisPfad: '/api', produktion: false };
	const dienst = { clientVerzeichnis: verzeichnis, konfiguration } as unknown as Dienst;
	await registriereSicherheit(app, dienst);
	await registriereClient(app, dienst, async () => null);
});
afterEach(async () => {
	await app.close();
	rmSync(verzeichnis, { recursive: true, force: true });
});

const hole = (url: string) => app.inject({ method: 'GET', url });

describe('the built client', () => {
	it('is sent packed where it lies packed and the browser takes it so', async () => {
		baue('eins');
		writeFileSync(join(verzeichnis, 'assets', 'index-eins.js.br'), 'gepackt');
		const hole = async (url: string, encoding: string) => {
			const antwort = await app.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });
			const { 'content-encoding': wie, 'content-type': art, vary, 'cache-control': haltbar } = antwort.headers;
			return { inhalt: antwort.body, wie, vary, haltbar, isSkript: /^\w+\/javascript;/.test(String(art)) };
		};
		const unpackbar = { isSkript: true, vary: 'accept-encoding' };
		const haltbar = 'public, max-age=31536000, immutable';
		const datei = '/assets/index-eins.js';
		expect(await hole(datei, 'gzip, br')).toEqual({ inhalt: 'gepackt', wie: 'br', haltbar, ...unpackbar });
		expect(await hole(datei, 'gzip')).toEqual({ inhalt: '"eins"', wie: undefined, haltbar, ...unpackbar });
	});

	it('is served as it lies there, however often it is built anew', async () => {
		expect((await hole('/login')).statusCode).toBe(404);
		for (const hash of ['eins', 'zwei']) {
			baue(hash);
			const seite = await hole('/admin/freiwillige/x?a=b.c');
			expect(seite.body).toContain('<meta name="api-base" content="/api">');
			expect(seite.headers['cache-control']).toBe('no-cache');
			expect(seite.body).toContain(`/assets/index-${hash}.js`);
			const skript = await hole(`/assets/index-${hash}.js`);
			expect([skript.statusCode, skript.body]).toEqual([200, `"${hash}"`]);
			expect(skript.headers['cache-control']).toBe('public, max-age=31536000, immutable');
		}
		expect((await hole('/assets/index-eins.js')).statusCode).toBe(404);
	});

	it('runs the script that stands in the page, and none that came into it', async () => {
		app.get('/api/v1/parameter', () => ({ data: '</script><script>fremd()</script>' }));
		baue('eins');
		writeFileSync(join(verzeichnis, 'index.html'), '<head><script>anfang()</script></head><body></body>');
		const richtlinie = async (url: string) =>
			/script-src [^;]*/.exec(String((await hole(url)).headers['content-security-policy']))?.[0];
		const anfang = 'sha256-T2qFxCjdt+AhNbQSR5+AuEz+YQzgI0p/TSQfutZWVaU=';
		expect(await richtlinie('/login')).toBe(`script-src 'self' '${anfang}'`);
		expect(await richtlinie('/api/v1/parameter')).toBe("script-src 'self'");
		expect(await richtlinie('/logo.svg')).toBe("script-src 'self'");
	});

	it('names what the page will load, behind the sign-in only to who seems to be signed in', async () => {
		baue('eins');
		const seiten = [
			{ adresse: '^/login/?$', dateien: ['assets/login.js', 'assets/login.css'] },
			{ adresse: '^/admin/?$', dateien: ['assets/start.js'] },
		];
		writeFileSync(join(verzeichnis, 'seiten.json'), JSON.stringify(seiten));
		const login = (await hole('/login?ziel=x')).body;
		expect(login).toContain('<link rel="modulepreload" crossorigin href="/assets/login.js">');
		expect(login).toContain('<link rel="preload" as="style" crossorigin href="/assets/login.css">');
		expect((await hole('/admin')).body).not.toContain('start.js');
		const angemeldet = await app.inject({ method: 'GET', url: '/admin', cookies: { fat: 'x' } });
		expect(angemeldet.body).toContain('<link rel="modulepreload" crossorigin href="/assets/start.js">');
		expect((await hole('/impressum')).body).not.toContain('preload');
	});

	it('carries the answers to its first calls, and leaves out what it had better ask for itself', async () => {
		app.get('/api/v1/parameter', () => ({ data: { wartungText: '</script><script>' } }));
		app.get('/api/v1/system/info', (_, reply) => reply.code(503).send({ error: {} }));
		app.get('/api/v1/system/features', (_, reply) => reply.setCookie('fat', 'neu').send({ data: [] }));
		app.get('/api/v1/system/sitzung', ({ cookies }) => ({ data: cookies.fat === 'x' ? { user: {} } : null }));
		baue('eins');
		writeFileSync(join(verzeichnis, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
		const mitgabe = (html: string) =>
			/<script type="application\/json" id="mitgabe">(.*)<\/script><\/body>/.exec(html)?.[1];
		const parameter = { data: { wartungText: '</script><script>' } };

		const fremd = await hole('/admin');
		expect(mitgabe(fremd.body)).not.toContain('<');
		expect(JSON.parse(mitgabe(fremd.body) ?? '')).toEqual({ '/api/v1/parameter': parameter });
		expect(fremd.headers['cache-control']).toBe('no-cache');

		const bekannt = await app.inject({ method: 'GET', url: '/admin', cookies: { fat: 'x' } });
		const sitzung = { data: { user: {} } };
		const erwartet = { '/api/v1/parameter': parameter, '/api/v1/system/sitzung': sitzung };
		expect(JSON.parse(mitgabe(bekannt.body) ?? '')).toEqual(erwartet);
		expect(bekannt.headers['cache-control']).toBe('no-store');

		const abgelaufen = await app.inject({ method: 'GET', url: '/admin', cookies: { fat: 'y' } });
		expect(JSON.parse(mitgabe(abgelaufen.body) ?? '')).toEqual({ '/api/v1/parameter': parameter });
	});

	it('brings what its list asks for besides, to whoever is signed in', async () => {
		app.get('/api/v1/user/me/ansichten', ({ query }) => ({ data: [query] }));
		app.get('/api/v1/freiwilliger/listenfelder', ({ query }) => ({ data: [query] }));
		baue('eins');
		writeFileSync(join(verzeichnis, 'index.html'), '<html><head></head><body></body></html>');
		const mitgebracht = async (url: string, cookies = { fat: 'x' }) => {
			const { body } = await app.inject({ method: 'GET', url, cookies });
			return Object.keys(JSON.parse(/id="mitgabe">(.*)<\/script>/.exec(body)?.[1] ?? '{}'));
		};
		const [ansichten, felder] = ['/api/v1/user/me/ansichten?liste=', '/api/v1/freiwilliger/listenfelder?liste='];
		expect(await mitgebracht('/admin/bewerbungen?seite=2')).toEqual([
			`${ansichten}bewerbungen`,
			`${felder}bewerbungen`,
		]);
		expect(await mitgebracht('/admin/pool')).toEqual([`${ansichten}pool`]);
		for (const andere of ['/admin', '/admin/pool/1', '/admin/constructor', '/pool'])
			expect([andere, await mitgebracht(andere)]).toEqual([andere, []]);
		expect(await mitgebracht('/admin/pool', {} as never)).toEqual([]);
	});

	it('comes without answers that take too long', async () => {
		app.get('/api/v1/parameter', () => new Promise(() => {}));
		baue('eins');
		const seite = await hole('/login');
		expect([seite.statusCode, seite.body.includes('mitgabe')]).toEqual([200, false]);
	});

	it('leads from the registered shell to the area behind the sign-in', async () => {
		baue('eins');
		const antwort = await hole('/_app');
		expect([antwort.statusCode, antwort.headers.location]).toEqual([302, '/admin']);
	});

	it('lets files without a hash be asked for again', async () => {
		baue('eins');
		expect((await hole('/logo.svg')).headers['cache-control']).toBe('public, max-age=3600');
	});

	it('is said to be there to whoever only asks for that', async () => {
		baue('eins');
		for (const url of ['/', '/login', '/impressum', '/assets/index-eins.js', '/logo.svg']) {
			const kopf = await app.inject({ method: 'HEAD', url });
			expect([url, kopf.statusCode, kopf.body]).toEqual([url, 200, '']);
			expect(kopf.headers['content-type']).toBe((await hole(url)).headers['content-type']);
		}
		expect((await app.inject({ method: 'HEAD', url: '/gibt-es-nicht.js' })).statusCode).toBe(404);
	});

	it.each([
		'/index.html',
		'/.stempel',
		'/assets/.stempel',
		'/assets/gibt-es-nicht.js',
		'/assets/../../etc/passwd.txt',
		'/..%2f..%2fetc%2fpasswd.txt',
		'/%2e%2e/x.js',
		'/api/unbekannt',
		'/api/v1/unbekannt.json',
		'/v1/freiwilliger',
		'/metrics',
	])('%s gives nothing away', async (url) => {
		baue('eins');
		const antwort = await hole(url);
		expect([antwort.statusCode, antwort.json().error.code]).toEqual([404, 'NICHT_GEFUNDEN']);
	});
});
