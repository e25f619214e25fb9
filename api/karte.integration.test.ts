import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Kleinportal, kleinportal } from './test-portal.fixture.ts';

/** The applicants' map: one answer for everybody, without what isn't meant for it. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());

interface Karte {
	readonly orte: readonly (Readonly<Record<string, unknown>> & { id: string; hatFreiePlaetze?: boolean })[];
	readonly inWartung: number;
}
const karte = async (fragend = t.niemand) => (await fragend('GET', '/v1/adresse/karte')).data as Karte;
const oeffentliche = async () =>
	((await t.niemand('GET', '/v1/adresse?groesse=200')).data as { id: string }[]).map(({ id }) => id).sort();

describe('the map', () => {
	it('shows the places of the public list, to everybody the same', async () => {
		const orte = await oeffentliche();
		expect(orte.length).toBeGreaterThan(1);
		expect((await karte()).orte.map(({ id }) => id).sort()).toEqual(orte);
		expect(await karte(t.verein)).toEqual(await karte());
		expect(await karte(t.admin)).toEqual(await karte());
	});

	it('tells where a place is and what it offers, and leaves out the rest', async () => {
		const id = t.ort(0);
		const leistungen = {
			TASCHENGELD: 450,
			ARBEITSSTUNDEN: 38.5,
			URLAUBSTAGE: null,
			BILDUNGSTAGE: 25,
			VERPFLEGUNG: false,
			UNTERKUNFT: true,
			ZUSCHUSS_DEUTSCHLANDTICKET: false,
		};
		const lage = { lat: 50.5558, lon: 8.5043 };
		const antwort = await t.traeger('PUT', `/v1/adresse/${id}`, { ...lage, leistungen, mindestalter: 16 });
		expect(antwort.status, antwort.roh.body).toBe(200);
		const ort = (await karte()).orte.find((o) => o.id === id);
		expect(ort).toMatchObject({ ...lage, taschengeld: 450, hatUnterkunft: true, mindestalter: 16 });
		expect(Object.keys(ort ?? {}).sort()).toEqual([
			'bezeichnung',
			'dienstartIDs',
			'hatFreiePlaetze',
			'hatUnterkunft',
			'id',
			'lat',
			'lon',
			'mindestalter',
			'ort',
			'plz',
			'sportartIDs',
			'taetigkeitsfeldIDs',
			'taschengeld',
		]);
	});

	it('hides what is being worked on and says how much', async () => {
		const id = t.ort(0);
		expect((await t.traeger('PUT', `/v1/adresse/${id}`, { isWartung: true })).status).toBe(200);
		const nachher = await karte();
		expect([nachher.orte.some((o) => o.id === id), nachher.inWartung]).toEqual([false, 1]);
		expect((await t.traeger('PUT', `/v1/adresse/${id}`, { isWartung: false })).status).toBe(200);
		expect((await karte()).inWartung).toBe(0);
	});

	it('says nothing of free places where quotas are off', async () => {
		expect((await karte()).orte.every((o) => typeof o.hatFreiePlaetze === 'boolean')).toBe(true);
		await t.setzeParameter({ kontingentMode: 'OHNE' });
		expect((await karte()).orte.some((o) => 'hatFreiePlaetze' in o)).toBe(false);
		await t.setzeParameter({ kontingentMode: 'ZUTEILUNG' });
	});
});

describe('asked again', () => {
	const frage = (headers: Record<string, string>) => t.niemand('GET', '/v1/adresse/karte', undefined, headers);

	it('answers 304 until something changes', async () => {
		const etag = String((await frage({})).roh.headers.etag);
		const zweite = await frage({ 'if-none-match': etag });
		expect([zweite.status, zweite.roh.body]).toEqual([304, '']);
		await t.traeger('PUT', `/v1/adresse/${t.ort(1)}`, { bezeichnung: 'Neue Halle' });
		const dritte = await frage({ 'if-none-match': etag });
		expect(dritte.status).toBe(200);
		expect(dritte.roh.headers.etag).not.toBe(etag);
	});

	it('comes compressed to who can read that', async () => {
		const headers = { 'accept-encoding': 'gzip, br' };
		const roh = await t.app.inject({ method: 'GET', url: '/api/v1/adresse/karte', headers });
		expect(roh.headers['content-encoding']).toBe('gzip');
		const { data } = JSON.parse(gunzipSync(roh.rawPayload).toString()) as { data: Karte };
		expect(data).toEqual(await karte());
		expect((await frage({})).roh.headers['content-encoding']).toBeUndefined();
	});
});
