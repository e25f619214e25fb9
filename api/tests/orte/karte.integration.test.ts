import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { PERSON } from '../test-mandant.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

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

	it('tells of one place all that is public, to site staff of another as well', async () => {
		const id = t.ort(0);
		const worte = { taetigkeiten: 'Trainings begleiten', website: 'https://verein.example.org' };
		expect((await t.traeger('PUT', `/v1/adresse/${id}`, worte)).status).toBe(200);
		const stelle = await t.niemand('GET', `/v1/adresse/karte/${id}`);
		expect(stelle.data).toMatchObject({ id, ...worte, taschengeld: 450, bildUploadIDs: [] });
		expect(Object.keys(stelle.data as object)).not.toContain('email');
		expect((await t.verein2('GET', `/v1/adresse/karte/${id}`)).data).toEqual(stelle.data);
		expect((await t.traeger('PUT', `/v1/adresse/${id}`, { isWartung: true })).status).toBe(200);
		expect((await t.niemand('GET', `/v1/adresse/karte/${id}`)).status).toBe(404);
		expect((await t.traeger('PUT', `/v1/adresse/${id}`, { isWartung: false })).status).toBe(200);
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

describe('the next cycle', () => {
	const T = '2026-09-15';
	const VERSCHLOSSEN = 'Für diesen Dienstbeginn sind zurzeit keine Bewerbungen möglich.';
	let naechster = '';
	const frage = async (zyklusID: string) => t.niemand('GET', `/v1/adresse/karte?zyklusID=${zyklusID}`);
	const freiIn = async (zyklusID: string) =>
		((await frage(zyklusID)).data as Karte).orte.map(({ id, hatFreiePlaetze }) => [id, hatFreiePlaetze]);
	const namenIn = async (wer: typeof t.traeger, zyklusID?: string) => {
		const kopf: Record<string, string> = zyklusID ? { 'x-zyklus': JSON.stringify({ id: zyklusID }) } : {};
		const { data } = await wer('GET', '/v1/freiwilliger/bewerbungen', undefined, kopf);
		return (data as { freiwilligerID: string }[]).map(({ freiwilligerID }) => freiwilligerID);
	};

	beforeAll(async () => {
		const angaben = { bezeichnung: '2027/2028', start: '2027-09-01' };
		naechster = ((await t.admin('POST', '/v1/stammdaten/zyklus/create', angaben)).data as { id: string }).id;
		const beide = [t.grundlage.zyklen[1]?.id, naechster];
		const teilnahme = beide.map((zyklusID) => ({ zyklusID, isAktiv: true, isOnline: true }));
		expect((await t.traeger('PUT', `/v1/adresse/${t.ort(1)}`, { zyklen: teilnahme })).status).toBe(200);
	});

	it('is closed to the public until its time for applications has begun', async () => {
		const antwort = await frage(naechster);
		expect([antwort.status, antwort.error.message]).toEqual([422, VERSCHLOSSEN]);
		expect((await t.traeger('GET', `/v1/adresse/karte?zyklusID=${naechster}`)).status).toBe(200);
		const daten = {
			...PERSON,
			email: 'zu.frueh@example.org',
			passwort: DEMO_KENNWORT,
			datenschutz: true,
			dienstartWunschID: t.dienstart('FSJ'),
			zyklusID: naechster,
		};
		const abgelehnt = await t.niemand('POST', '/v1/freiwilliger/registrierung', daten);
		expect([abgelehnt.status, abgelehnt.error.details?.[0]?.feld]).toEqual([422, 'zyklusID']);
	});

	it('is named in vain by a browser of nobody’s, which sees the places of now', async () => {
		const stellen = async (kopf: Record<string, string> = {}) =>
			((await t.niemand('GET', '/v1/adresse', undefined, kopf)).data as { id: string }[]).map(({ id }) => id);
		const jetzige = await stellen();
		expect(jetzige.length).toBeGreaterThan(1);
		expect(await stellen({ 'x-zyklus': JSON.stringify({ id: naechster }) })).toEqual(jetzige);
	});

	it('shows its own places with its own quotas', async () => {
		const offen = await t.admin('PUT', `/v1/stammdaten/zyklus/${naechster}`, { bewerbungVon: T, bewerbungBis: T });
		expect(offen.status, offen.roh.body).toBe(200);
		expect(await freiIn(naechster)).toEqual([[t.ort(1), false]]);
		expect((await karte()).orte.find(({ id }) => id === t.ort(1))?.hatFreiePlaetze).toBe(true);
	});

	it('takes registrations, which staff and the site find in its lists alone', async () => {
		const wer = await t.registriere([t.ort(1)], { zyklusID: naechster });
		const akte = (await wer.frage('GET', `/v1/freiwilliger/${wer.id}/bewerbung`)).data;
		// No place of that cycle is allotted yet.
		expect(akte).toMatchObject({
			freiwilliger: { zyklusID: naechster },
			wuensche: [{ zyklusID: naechster, status: 500 }],
		});
		for (const einer of [t.traeger, t.verein2]) {
			expect(await namenIn(einer, naechster)).toEqual([wer.id]);
			expect(await namenIn(einer)).not.toContain(wer.id);
		}
		expect((await t.traeger('POST', `/v1/freiwilliger/${wer.id}/move-zyklus`)).error.code).toBe('G17');
	});

	it('is what somebody can be invited to, one that is over is not', async () => {
		const lade = (zyklusID: string | undefined) =>
			t.traeger('POST', `/v1/adresse/${t.ort(1)}/invite`, {
				email: 'mila.berg@example.org',
				vorname: 'Mila',
				nachname: 'Berg',
				dienstartID: t.dienstart('FSJ'),
				betreuerUserID: t.betreuer(1),
				zyklusID,
			});
		expect((await lade(t.grundlage.zyklen[0]?.id)).error).toMatchObject({ message: VERSCHLOSSEN });
		// What is left to fulfil is the quota of that cycle.
		expect((await lade(naechster)).error.details?.map(({ code }) => code)).toEqual(['G29', 'G04']);
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
