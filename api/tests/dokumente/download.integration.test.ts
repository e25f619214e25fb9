import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { loeseDownloadTokenEin } from '#commands/konto/download-token.ts';
import type { Fragend } from '../portal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: Tokens outside the role system, download token: 60 s, one file, one use. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
	await t.erfasse([t.ort(0)]);
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse; delete from download_token');
});

const LISTE = '/v1/freiwilliger/list-freiwillige/export-csv';
const SUCHE = `f=${encodeURIComponent('{"und":[],"text":"sommer"}')}`;
const MASTER = '/v1/freiwilliger/list-freiwillige/export-master-csv';
const holen = async (frage: Fragend, pfad: string) =>
	((await frage('POST', '/v1/auth/download-token', { pfad })).data as { token: string }).token;
/** As a browser follows a link: the address says everything. */
const folgen = (pfad: string, token: string, headers: Record<string, string> = {}) =>
	t.app.inject({ method: 'GET', url: `/api${pfad}${pfad.includes('?') ? '&' : '?'}token=${token}`, headers });

it.each([LISTE, MASTER, `${LISTE}?${SUCHE}&sort=name`])('one download of %s', async (pfad) => {
	const token = await holen(t.traeger, pfad);
	const antwort = await folgen(pfad, token);
	expect([antwort.statusCode, antwort.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
	expect(antwort.headers['cache-control']).toBe('no-store');
	const zweites = await folgen(pfad, token);
	expect([zweites.statusCode, zweites.json().error.code]).toEqual([404, 'NICHT_GEFUNDEN']);
});

it('of two at the same moment gives the file to one', async () => {
	const token = await holen(t.traeger, LISTE);
	const antworten = await Promise.all([folgen(LISTE, token), folgen(LISTE, token)]);
	expect(antworten.map((a) => a.statusCode).sort()).toEqual([200, 404]);
});

it('is used up for one who began earlier and comes later, too', async () => {
	const token = await holen(t.traeger, LISTE);
	await t.umgebung.db.transaction().execute(async (frueher) => {
		await sql`select now()`.execute(frueher);
		expect(await loeseDownloadTokenEin(t.umgebung.db, token, LISTE)).not.toBeNull();
		expect(await loeseDownloadTokenEin(frueher, token, LISTE)).toBeNull();
	});
});

it('is for its file alone, however the parameters are ordered', async () => {
	const pfad = `${LISTE}?${SUCHE}&sort=name`;
	const token = await holen(t.traeger, pfad);
	expect((await folgen(LISTE, token)).statusCode).toBe(404);
	expect((await folgen(`${LISTE}?${SUCHE.replace('sommer', 'winter')}&sort=name`, token)).statusCode).toBe(404);
	expect((await folgen(MASTER, token)).statusCode).toBe(404);
	expect((await folgen(`${LISTE}?sort=name&${SUCHE}`, token)).statusCode).toBe(200);
});

it('opens nothing but files', async () => {
	const token = await holen(t.traeger, '/v1/auth/check');
	expect((await folgen('/v1/auth/check', token)).statusCode).not.toBe(200);
	for (const pfad of ['http://fremd.test/v1/x', '//x', '/api/v1/x', '', '/v1/../x y']) {
		expect((await t.traeger('POST', '/v1/auth/download-token', { pfad })).status, pfad).toBe(422);
	}
});

it('gives no more than its session may read, and nothing once that has ended', async () => {
	const verein = await holen(t.verein, MASTER);
	expect((await folgen(MASTER, verein)).statusCode).toBe(403);
	const wer = await t.konto(['MA_VERWALTUNG']);
	const token = await holen(wer.frage, LISTE);
	await wer.frage('POST', '/v1/auth/logout');
	expect((await folgen(LISTE, token)).statusCode).toBe(404);
	expect((await t.niemand('POST', '/v1/auth/download-token', { pfad: LISTE })).status).toBe(401);
});

it('is over after a minute', async () => {
	const token = await holen(t.traeger, LISTE);
	await t.alsEigner("update download_token set laeuft_ab_am = laeuft_ab_am - interval '61 seconds'");
	expect((await folgen(LISTE, token)).statusCode).toBe(404);
});

it('is not spent by a browser that fetches ahead', async () => {
	const token = await holen(t.traeger, LISTE);
	expect((await folgen(LISTE, token, { purpose: 'prefetch' })).statusCode).toBe(403);
	expect((await folgen(LISTE, token)).statusCode).toBe(200);
});

it('is guessed twenty times, then no more; one that was used is no guess, and one that is good works', async () => {
	const alt = await holen(t.traeger, LISTE);
	await folgen(LISTE, alt);
	for (let i = 0; i < 20; i++) expect((await folgen(LISTE, alt)).statusCode).toBe(404);
	for (let i = 0; i < 20; i++) expect((await folgen(LISTE, `x${i}`)).statusCode).toBe(404);
	expect((await folgen(LISTE, 'x20')).statusCode).toBe(429);
	expect((await folgen(LISTE, await holen(t.traeger, LISTE))).statusCode).toBe(200);
});

it('names the session behind it in the record of exports', async () => {
	const wer = await t.konto(['MA_VERWALTUNG']);
	await folgen(LISTE, await holen(wer.frage, LISTE));
	const { rows } = await t.umgebung.pool.query("select user_id from zugriff where art = 'EXPORT' and user_id = $1", [
		wer.id,
	]);
	expect(rows).toHaveLength(1);
});
