import { setTimeout as warte } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gleicheAb, KeineListe } from '#commands/freiwillig-ja/abgleich.ts';
import { type Absender, sendeFaellige, sendePlaetze, type Takt } from '#commands/freiwillig-ja/senden.ts';
import { merkeVor, plane } from '#commands/freiwillig-ja/vormerken.ts';
import { zieheAngeboteNach } from '#commands/platzangebot/nachziehen.ts';
import { pauseNach } from '#domain/platzangebot/versuche.ts';
import { type Plattform, startePlattform } from '../platzportal.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Places on a platform that behaves as it likes: what stands there is what can be applied for. */

const ORT = '/v1/integrations/freiwillig-ja';
/** Retries at once, and what may still take effect later is soon over. */
/** Who answers has time for it, however busy the machine is. */
const SCHNELL: Takt = { fristMs: 5_000, nachlaufMs: 400, pause: ({ versuch }) => (versuch > 50 ? null : 0) };

let t: Kleinportal;
let plattform: Plattform;
beforeAll(async () => {
	plattform = await startePlattform();
	t = await kleinportal({}, { SSO_ERLAUBTE_HOSTS: new URL(plattform.url).host });
});
afterAll(async () => {
	await t.stop();
	await plattform.stop();
});
beforeEach(async () => {
	plattform.plaetze.clear();
	plattform.anfragen.length = 0;
	await verbinde();
});
afterEach(async () => {
	plattform.laune = () => 'OK';
	plattform.ablehnung = () => null;
	await t.admin('DELETE', `${ORT}/configuration`);
	await t.alsEigner(`delete from outbox where art = 'job'`);
});

const alleDienstarten = () => [...t.grundlage.dienstarten.values()].map(({ id }) => id);
async function verbinde(weitere: object = {}): Promise<void> {
	const { url, schluessel } = plattform;
	const body = { url, schluessel, dienstartIDs: alleDienstarten(), ...weitere };
	const antwort = await t.admin('POST', `${ORT}/configuration`, body);
	expect(antwort.status, antwort.roh.body).toBe(200);
}

const absender = (takt: Takt = SCHNELL): Absender => ({
	umgebung: t.umgebung,
	hauptschluessel: t.portal.konfiguration.jwtSecret,
	erlaubteHosts: t.portal.konfiguration.erlaubteHosts,
	adresse: async () => ({ seiten: 'https://portal.example.org', aufrufe: 'https://portal.example.org/api' }),
	takt,
});
const zieheNach = () => zieheAngeboteNach(t.umgebung, merkeVor);
const zeile = async () =>
	(
		await t.umgebung.pool.query<{ id: string; status: string }>(
			`select id, status from outbox where schluessel = 'platzangebote-senden' and status = 'queued'`,
		)
	).rows[0];
/** What the worker does with the row of the outbox, until there is none that is due. */
async function sendeAlles(takt?: Takt): Promise<void> {
	for (let i = 0; i < 100; i++) {
		const eine = await zeile();
		if (!eine) return;
		await t.alsEigner(`update outbox set faellig_ab = now() where id = '${eine.id}'`);
		await sendePlaetze(absender(takt), eine.id);
		const { rows } = await t.umgebung.pool.query('select from platzsendung where naechster_am <= now()');
		if (rows.length === 0) return;
	}
	throw new Error('Es nimmt kein Ende');
}

interface Zeile {
	readonly id: string;
	readonly einsatzortID: string;
	readonly dienstart: string;
	readonly stand: string;
	readonly versuch: number;
	readonly antwort: number | null;
	readonly fehler: { readonly text: string; readonly feld: string | null; readonly zuLang: boolean } | null;
}
const liste = async () => (await t.admin('GET', `${ORT}/places`)).data as { plaetze: Zeile[]; abgleich: object | null };
const zeilenVon = async (ort: string) => (await liste()).plaetze.filter(({ einsatzortID }) => einsatzortID === ort);
const aktuelleVon = async (ort: string) => (await zeilenVon(ort)).filter(({ stand }) => stand === 'AKTUELL');
/** The projection: what can be applied for. */
async function angebote(): Promise<string[]> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		'select id from platzangebot where inhalt is not null and hindernis is null order by id',
	);
	return rows.map(({ id }) => id);
}
const dort = () => [...plattform.plaetze.keys()].sort();
const wartung = async (ort: string, isWartung: boolean) =>
	expect((await t.traeger('PUT', `/v1/adresse/${ort}`, { isWartung })).status).toBe(200);

describe('the configuration', () => {
	it('never tells the key, and keeps it encrypted', async () => {
		const { data, roh } = await t.admin('GET', `${ORT}/configuration`);
		expect(data).toMatchObject({ isEingerichtet: true, aktiv: true, url: plattform.url, hatSchluessel: true });
		expect(roh.body).not.toContain(plattform.schluessel);
		const { rows } = await t.umgebung.pool.query('select * from freiwilligja_konfiguration');
		expect(JSON.stringify(rows)).not.toContain(plattform.schluessel);
		expect(rows[0].schluessel.includes(plattform.schluessel)).toBe(false);
	});

	it('keeps the key where none is given, but never for another address', async () => {
		const ohne = { url: plattform.url, dienstartIDs: alleDienstarten(), schluessel: '' };
		expect((await t.admin('POST', `${ORT}/configuration`, ohne)).status).toBe(200);
		const woanders = await t.admin('POST', `${ORT}/configuration`, { ...ohne, url: `${plattform.url}/andere` });
		expect([woanders.status, woanders.error.details?.[0]?.feld]).toEqual([422, 'schluessel']);
	});

	it.each([
		'http://example.org',
		'https://127.0.0.1/',
		'https://0x7f.1/',
		'https://2130706433/',
		'https://[::1]/',
		'https://[::ffff:127.0.0.1]/',
		'https://10.0.0.8/',
		'https://192.168.1.1/',
		'https://169.254.169.254/latest',
		'https://localhost/',
		'https://nutzer:wort@example.org/',
		'https://gibt-es-nicht.invalid/',
	])('refuses %s', async (url) => {
		const body = { url, schluessel: 'geheim', dienstartIDs: alleDienstarten() };
		const antwort = await t.admin('POST', `${ORT}/configuration`, body);
		expect([antwort.status, antwort.error.details?.[0]?.feld]).toEqual([422, 'url']);
		expect((await t.admin('GET', `${ORT}/configuration`)).data).toMatchObject({ url: plattform.url });
	});

	it('shows among the integrations, and is gone when it is removed', async () => {
		const stand = async () =>
			((await t.admin('GET', '/v1/integrations')).data as { key: string }[]).find(({ key }) => key === 'freiwillig-ja');
		expect(await stand()).toEqual({ key: 'freiwillig-ja', aktiv: true, verbunden: true });
		expect((await t.niemand('GET', '/v1/system/integrations')).data).toEqual(['freiwillig-ja']);
		expect((await t.admin('DELETE', `${ORT}/configuration`)).status).toBe(204);
		expect((await t.admin('DELETE', `${ORT}/configuration`)).status).toBe(404);
		expect(await stand()).toEqual({ key: 'freiwillig-ja', aktiv: false, verbunden: false });
		expect((await liste()).plaetze).toEqual([]);
	});
});

describe('sending', () => {
	it('puts every place there that one can apply for, with its link and without persons', async () => {
		await sendeAlles();
		expect(dort()).toEqual(await angebote());
		expect(dort().length).toBeGreaterThan(3);
		const [platz] = plattform.plaetze.values();
		expect(platz).toMatchObject({
			maxAge: expect.any(Number),
			url: expect.stringMatching(/^https:\/\/portal\.example\.org\/karte\/[0-9a-f-]{36}\?ref=freiwillig-ja$/),
		});
		expect((await liste()).plaetze.filter(({ stand }) => stand === 'AKTUELL')).toHaveLength(dort().length);
		expect(await zeile()).toBeUndefined();
	});

	it('sends nothing twice as long as nothing changes', async () => {
		await sendeAlles();
		const bisher = plattform.anfragen.length;
		await zieheNach();
		await sendeAlles();
		expect(plattform.anfragen).toHaveLength(bisher);
	});

	it('takes away what is being worked on, what is full, and all of it when it is switched off', async () => {
		const ort = t.ort(1);
		await sendeAlles();
		const ihre = (await aktuelleVon(ort)).map(({ id }) => id);
		expect(ihre).not.toEqual([]);
		expect(ihre.every((id) => plattform.plaetze.has(id))).toBe(true);
		await wartung(ort, true);
		await zieheNach();
		await sendeAlles();
		expect(ihre.some((id) => plattform.plaetze.has(id))).toBe(false);
		const entfernt = (await zeilenVon(ort)).filter(({ stand }) => stand === 'ENTFERNT');
		expect(entfernt.map(({ id }) => id).sort()).toEqual(ihre.toSorted());
		await wartung(ort, false);
		await verbinde({ aktiv: false });
		await sendeAlles();
		expect(dort()).toEqual([]);
	});

	it('says in German why a place is refused, which field to change, and tries again only then', async () => {
		const ort = t.ort(0);
		const beschreibung = 'Wir begleiten Kinder im Verein. '.repeat(4).trim();
		expect((await t.traeger('PUT', `/v1/adresse/${ort}`, { beschreibung })).status).toBe(200);
		await zieheNach();
		plattform.ablehnung = ({ description }) =>
			typeof description === 'string' && description.length > 100
				? { field: 'description', code: 'TOO_LONG', max: 100 }
				: null;
		await sendeAlles();
		const [abgelehnt] = await zeilenVon(ort);
		expect(abgelehnt).toMatchObject({
			...{ stand: 'ABGELEHNT', antwort: 422 },
			fehler: {
				text: 'Die Beschreibung ist zu lang: 127 Zeichen, erlaubt sind 100.',
				feld: 'beschreibung',
				zuLang: true,
			},
		});
		expect(await zeile()).toBeUndefined();
		expect((await t.traeger('PUT', `/v1/adresse/${ort}`, { beschreibung: 'Kurz.' })).status).toBe(200);
		await zieheNach();
		await sendeAlles();
		expect((await zeilenVon(ort)).map(({ stand, fehler }) => [stand, fehler])).toContainEqual(['AKTUELL', null]);
	});

	it('waits for a peer that is away, and is done with it after twelve attempts', async () => {
		plattform.laune = () => 'FEHLER';
		await sendeAlles({ ...SCHNELL, pause: (lage, zufall) => (pauseNach(lage, zufall) === null ? null : 0) });
		const { plaetze } = await liste();
		const gewollt = plaetze.filter(({ stand }) => stand === 'AUFGEGEBEN');
		expect(gewollt).toHaveLength((await angebote()).length);
		expect(gewollt[0]).toMatchObject({
			versuch: 12,
			antwort: 500,
			fehler: { text: 'freiwillig-ja meldet eine Störung (Antwort 500).' },
		});
		plattform.laune = () => 'OK';
		const { status, data } = await t.admin('POST', `${ORT}/places/send`, {});
		expect([status, data]).toEqual([202, { anzahl: gewollt.length }]);
		await sendeAlles();
		expect(dort()).toEqual(await angebote());
	});

	it('comes again in due time, later where it is asked to', async () => {
		plattform.laune = () => 'PAUSE';
		await sendeFaellige(absender({ ...SCHNELL, pause: (lage) => pauseNach({ ...lage, gebeten: 90 }, 0) }));
		const { rows } = await t.umgebung.pool.query<{ sekunden: number }>(
			`select extract(epoch from naechster_am - now())::float as sekunden from platzsendung where versuch = 1`,
		);
		expect(rows.length).toBeGreaterThan(0);
		for (const { sekunden } of rows) expect(Math.abs(sekunden - 90)).toBeLessThan(10);
		await plane(t.umgebung.db);
		expect(await zeile()).toBeDefined();
	});

	it('says once more what an attempt without an answer has undone', async () => {
		// Late enough that they are taken away before, however busy the machine is.
		const takt = { ...SCHNELL, fristMs: 150, nachlaufMs: 3_500 };
		plattform.traegheitMs = 3_000;
		plattform.laune = () => 'SPAET';
		await sendeFaellige(absender(takt));
		plattform.laune = () => 'OK';
		await verbinde({ aktiv: false });
		await sendeAlles(takt);
		await plattform.ruhe();
		// They were taken away, and came after all.
		expect(dort()).not.toEqual([]);
		await warte(takt.nachlaufMs);
		await sendeAlles(takt);
		expect(dort()).toEqual([]);
	});

	it('gives its key to nobody it is led on to, and to no private address', async () => {
		const fremd = { ...absender(), erlaubteHosts: [] };
		await sendeFaellige(fremd);
		expect(plattform.anfragen).toEqual([]);
		const texte = (await liste()).plaetze.flatMap(({ fehler }) => fehler?.text ?? []);
		expect(new Set(texte)).toEqual(new Set(['Die Adresse von freiwillig-ja ist nicht öffentlich erreichbar.']));
	});

	it('says that a key which can’t be read has to be entered anew', async () => {
		await sendeFaellige({ ...absender(), hauptschluessel: 'ein anderer' });
		expect(plattform.anfragen).toEqual([]);
		expect((await liste()).plaetze.some(({ fehler }) => fehler?.text.includes('nicht lesbar'))).toBe(true);
	});
});

describe('the night', () => {
	it('repairs what somebody has changed there', async () => {
		await sendeAlles();
		const [fehlt = '', veraltet = ''] = dort();
		plattform.plaetze.delete(fehlt);
		plattform.plaetze.set(veraltet, { version: 'alt' });
		const geist = '00000000-0000-4000-8000-000000000001';
		plattform.plaetze.set(geist, { version: 'nie' });
		const gesamt = (await angebote()).length;
		expect(await gleicheAb(absender())).toMatchObject({ gleich: gesamt - 2, fehlten: 1, veraltet: 1, zuviel: 1 });
		await sendeAlles();
		expect(dort()).toEqual(await angebote());
		expect(plattform.plaetze.get(veraltet)).toHaveProperty('title');
		expect(await gleicheAb(absender())).toMatchObject({ gleich: gesamt, fehlten: 0, veraltet: 0, zuviel: 0 });
		expect((await liste()).abgleich).toMatchObject({ gleich: gesamt });
	});

	it('changes nothing where the peer doesn’t say what it has', async () => {
		await sendeAlles();
		plattform.laune = () => 'FEHLER';
		await expect(gleicheAb(absender())).rejects.toThrow(KeineListe);
		expect(await zeile()).toBeUndefined();
	});
});

describe('a trial run', () => {
	it('says what would change and sends nothing', async () => {
		await sendeAlles();
		const ort = t.ort(1);
		const ihre = await aktuelleVon(ort);
		const [anderswo = ''] = dort().filter((id) => !ihre.some((z) => z.id === id));
		plattform.plaetze.delete(anderswo);
		await wartung(ort, true);
		plattform.anfragen.length = 0;
		const { data } = await t.admin('POST', `${ORT}/places/dry-run`);
		expect(data).toMatchObject({ istGefragt: true, neu: [{ id: anderswo }], geaendert: [], abgelehnt: [] });
		expect((data as { entfernt: { id: string }[] }).entfernt.map(({ id }) => id).sort()).toEqual(
			ihre.map(({ id }) => id).sort(),
		);
		expect(plattform.anfragen.map(({ was }) => was)).toEqual(['GET /api/v2/places']);
		plattform.laune = () => 'FEHLER';
		expect((await t.admin('POST', `${ORT}/places/dry-run`)).data).toMatchObject({ istGefragt: false, neu: [] });
		await wartung(ort, false);
	});
});
