import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plane } from '#commands/webhook/planen.ts';
import { sammle } from '#commands/webhook/sammeln.ts';
import { type Sender, sendeWebhook, TAKT, type Takt } from '#commands/webhook/senden.ts';
import { WEBHOOK_EREIGNISSE } from '#domain/webhook/ereignisse.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { type Empfaenger, mitStatus, nimmtAn, schweigt, starteEmpfaenger } from '../webhookempfaenger.fixture.ts';

/** Tables: Webhooks outward; threats 13, 18 and 27. */

/** Retries at once, and nobody is waited for. */
const SCHNELL: Takt = {
	// Who answers has time for it, however busy the machine is.
	fristMs: 5_000,
	traegeAbMs: 60_000,
	pause: ({ versuch }) => (versuch > 5 ? null : 0),
	ruhe: () => 0,
};

let t: Kleinportal;
let empfaenger: Empfaenger;
beforeAll(async () => {
	empfaenger = await starteEmpfaenger();
	t = await kleinportal({}, { SSO_ERLAUBTE_HOSTS: new URL(empfaenger.url).host });
});
afterAll(async () => {
	await t.stop();
	await empfaenger.stop();
});
beforeEach(() => {
	empfaenger.antworte = nimmtAn;
	empfaenger.empfangen.length = 0;
});
afterEach(async () => {
	await t.umgebung.pool.query('delete from webhook');
	await t.alsEigner(`delete from outbox where art = 'job'`);
});

interface Eingerichtet {
	readonly id: string;
	readonly geheimnis: string;
	readonly oeffentlich: string | null;
	readonly stand: string;
	readonly grund: string | null;
	readonly wartend: number;
	readonly aufgegeben: number;
	readonly ruhtBis: string | null;
}

async function richteEin(weitere: object = {}): Promise<Eingerichtet> {
	const body = { bezeichnung: 'Statistik', url: empfaenger.url, ereignisse: ['adresse.geaendert'], signatur: 'HMAC' };
	const antwort = await t.admin('POST', '/v1/webhooks', { ...body, ...weitere });
	expect(antwort.status, antwort.roh.body).toBe(201);
	return antwort.data;
}
const einer = async (id: string): Promise<Eingerichtet> =>
	((await t.admin('GET', '/v1/webhooks')).data as unknown as Eingerichtet[]).find((w) => w.id === id) as Eingerichtet;

interface Zeile {
	readonly id: string;
	readonly ereignis: string;
	readonly folge: number;
	readonly stand: string;
	readonly versuch: number;
	readonly antwort: number | null;
	readonly fehler: string | null;
	readonly naechsterAm: string | null;
}
const zustellungen = async (id: string, weitere = ''): Promise<Zeile[]> =>
	(await t.admin('GET', `/v1/webhooks/${id}/zustellungen?groesse=200${weitere}`)).data as unknown as Zeile[];

const sender = (takt: Takt = SCHNELL): Sender => ({
	umgebung: t.umgebung,
	hauptschluessel: t.portal.konfiguration.jwtSecret,
	erlaubteHosts: t.portal.konfiguration.erlaubteHosts,
	takt,
});
/** What the worker does with the rows of the outbox that are due. */
async function sende(von: Sender = sender()): Promise<void> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`select id from outbox where schluessel = 'webhook-senden' and status = 'queued' and faellig_ab <= now()`,
	);
	await Promise.all(rows.map(({ id }) => sendeWebhook(von, id)));
}
async function melde(takt?: Takt): Promise<void> {
	await sammle(t.umgebung);
	await sende(sender(takt));
}
let fassung = 0;
/** Something new each time: what stays as it is doesn't happen. */
const aendere = async (ort: string, text: string) => {
	const beschreibung = `${text} ${++fassung}`;
	expect((await t.traeger('PUT', `/v1/adresse/${ort}`, { beschreibung })).status).toBe(200);
};

describe('an endpoint', () => {
	it('shows its secret once and keeps it encrypted', async () => {
		const { id, geheimnis, oeffentlich } = await richteEin();
		expect(geheimnis).toMatch(/^whsec_/);
		expect(oeffentlich).toBeNull();
		const liste = await t.admin('GET', '/v1/webhooks');
		expect(liste.roh.body).not.toContain(geheimnis);
		const { rows } = await t.umgebung.pool.query('select geheimnis from webhook where id = $1', [id]);
		expect(rows[0].geheimnis.includes(geheimnis)).toBe(false);
		expect(liste.data).toMatchObject([{ id, stand: 'AKTIV', signatur: 'HMAC', erstelltVon: { name: 'Andrea Vogt' } }]);
	});

	it('of a pair of keys shows the public one, whenever it is asked', async () => {
		const { id, geheimnis, oeffentlich } = await richteEin({ signatur: 'ED25519' });
		expect(geheimnis).toBeNull();
		expect(oeffentlich).toMatch(/^whpk_/);
		expect((await einer(id)).oeffentlich).toBe(oeffentlich);
	});

	it.each([
		'http://example.org/',
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
	])('is not made for %s', async (url) => {
		const body = { bezeichnung: 'x', url, ereignisse: ['adresse.geaendert'], signatur: 'HMAC' };
		const antwort = await t.admin('POST', '/v1/webhooks', body);
		expect([antwort.status, antwort.error.details?.[0]?.feld]).toEqual([422, 'url']);
		const { id } = await richteEin();
		const geaendert = await t.admin('PUT', `/v1/webhooks/${id}`, {
			...{ bezeichnung: 'x', url, ereignisse: ['adresse.geaendert'], stand: 'AKTIV' },
		});
		expect(geaendert.status).toBe(422);
	});

	it.each([
		[{ ereignisse: [] }, 'ereignisse', 'Bitte wählen Sie mindestens ein Ereignis.'],
		[{ url: 'bald' }, 'url', 'Bitte geben Sie eine Adresse wie https://programm.example.org/webhook ein'],
		[{ bezeichnung: ' ' }, 'bezeichnung', 'Dies ist ein Pflichtfeld'],
		[{ geheimnis: 'whsec_x' }, 'geheimnis', 'Unbekanntes Feld: geheimnis'],
	])('says what is missing: %j', async (weitere, feld, text) => {
		const body = { bezeichnung: 'x', url: empfaenger.url, ereignisse: ['adresse.geaendert'], signatur: 'HMAC' };
		const { status, error } = await t.admin('POST', '/v1/webhooks', { ...body, ...weitere });
		expect([status, error.details]).toMatchObject([422, [{ feld, text }]]);
	});

	it('is one of twenty at most, and gone when it is deleted', async () => {
		const { id } = await richteEin();
		await t.umgebung.pool.query(
			`insert into webhook (id, bezeichnung, url, ereignisse, signatur, geheimnis, stand, position, erstellt_von)
			select gen_random_uuid(), 'x', 'https://x.invalid', '{}', 'HMAC', '', 'PAUSIERT', 0, '' from generate_series(2, 20)`,
		);
		const body = { bezeichnung: 'x', url: empfaenger.url, ereignisse: ['adresse.geaendert'], signatur: 'HMAC' };
		expect((await t.admin('POST', '/v1/webhooks', body)).error.code).toBe('WEBHOOK_ANZAHL');
		expect((await t.admin('DELETE', `/v1/webhooks/${id}`)).status).toBe(204);
		for (const [methode, pfad] of [
			['DELETE', ''],
			['POST', '/geheimnis'],
			['POST', '/probe'],
			['GET', '/zustellungen'],
			['POST', `/zustellungen/${randomUUID()}/erneut`],
		] as const) {
			expect([pfad, (await t.admin(methode, `/v1/webhooks/${id}${pfad}`)).status]).toEqual([pfad, 404]);
		}
	});

	it('is not there while the function is switched off', async () => {
		await t.setzeParameter({ api: false });
		expect((await t.admin('GET', '/v1/webhooks')).status).toBe(404);
		await t.setzeParameter({ api: true });
	});
});

describe('a message', () => {
	it('is signed, thin, and the same in each attempt', async () => {
		const { id, geheimnis } = await richteEin();
		empfaenger.antworte = (was, antwort) =>
			mitStatus(empfaenger.empfangen.filter((e) => e.id === was.id).length < 3 ? 500 : 200)(was, antwort);
		await aendere(t.ort(0), 'Neu.');
		await melde();
		expect(empfaenger.empfangen).toHaveLength(3);
		const [erste, zweite, dritte] = empfaenger.empfangen;
		expect(new Set(empfaenger.empfangen.map((e) => e.id)).size).toBe(1);
		expect([erste?.roh, zweite?.roh]).toEqual([dritte?.roh, dritte?.roh]);
		expect(Object.keys(erste?.nachricht ?? {})).toEqual(['type', 'timestamp', 'data']);
		expect(erste?.nachricht).toEqual({
			type: 'adresse.geaendert',
			timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
			data: { id: t.ort(0), stream: 'adresse', sequence: expect.any(Number) },
		});
		for (const { roh, kopf } of empfaenger.empfangen) {
			expect(new Webhook(geheimnis).verify(roh, kopf as Record<string, string>)).toEqual(erste?.nachricht);
		}
		expect(await zustellungen(id)).toMatchObject([
			{ id: erste?.id, stand: 'ZUGESTELLT', versuch: 3, antwort: 200, fehler: null },
		]);
	});

	it('of kinds nobody chose isn’t sent, and what happened before neither', async () => {
		await aendere(t.ort(0), 'Vorher.');
		const { id } = await richteEin({ ereignisse: ['person.angelegt'] });
		await aendere(t.ort(0), 'Nachher.');
		await melde();
		expect(await zustellungen(id)).toEqual([]);
	});

	it('never says who: nothing of what was entered is in it', async () => {
		const wort = 'Kanarienvogelsang';
		const { id } = await richteEin({ ereignisse: WEBHOOK_EREIGNISSE });
		const bewerber = await t.erfasse([t.ort(0)], { vorname: wort, nachname: wort, strasse: wort });
		await t.verhandle(bewerber, 0);
		await t.einige(bewerber);
		await aendere(t.ort(1), wort);
		await melde();
		const arten = new Set(empfaenger.empfangen.map(({ nachricht }) => nachricht.type));
		for (const art of [
			'freiwilliger.angelegt',
			'freiwilliger.status.geaendert',
			'wunsch.status.geaendert',
			'vertrag.angelegt',
		]) {
			expect(arten).toContain(art);
		}
		const { rows } = await t.umgebung.pool.query(
			`select (select json_agg(z) from webhook_zustellung z)::text || (select json_agg(o) from outbox o where art = 'job')::text as alles`,
		);
		for (const { roh, kopf } of empfaenger.empfangen) expect(roh + JSON.stringify(kopf)).not.toContain(wort);
		expect(rows[0].alles).not.toContain(wort);
		expect((await zustellungen(id)).every(({ stand }) => stand === 'ZUGESTELLT')).toBe(true);
	});

	it('comes after the one before about the same, and doesn’t wait for others', async () => {
		await richteEin();
		const [einer, anderer] = [t.ort(0), t.ort(1)];
		let stoert = true;
		empfaenger.antworte = (was, antwort) =>
			mitStatus(stoert && was.nachricht.data.id === einer ? 500 : 200)(was, antwort);
		for (const text of ['Eins.', 'Zwei.', 'Drei.']) {
			await aendere(einer, text);
			await aendere(anderer, text);
		}
		const spaeter: Takt = { ...SCHNELL, pause: ({ versuch }) => (versuch > 5 ? null : 3_600) };
		await melde(spaeter);
		const folgen = (ort: string) =>
			empfaenger.empfangen.filter((e) => e.nachricht.data.id === ort).map((e) => e.nachricht.data.sequence);
		expect(folgen(einer)).toHaveLength(1);
		expect(folgen(anderer)).toEqual(folgen(anderer).toSorted((a, b) => a - b));
		expect(folgen(anderer)).toHaveLength(3);
		stoert = false;
		await t.umgebung.pool.query('update webhook_zustellung set naechster_am = now()');
		await plane(t.umgebung.db);
		await sende();
		const alle = folgen(einer).slice(1);
		expect(alle).toEqual(alle.toSorted((a, b) => a - b));
		expect(alle).toHaveLength(3);
	});

	it('is given up after the last attempt: the next one goes, and the start page says so', async () => {
		const { id } = await richteEin();
		await aendere(t.ort(0), 'Eins.');
		await aendere(t.ort(0), 'Zwei.');
		const [erste] = await (async () => {
			await sammle(t.umgebung);
			return zustellungen(id);
		})();
		expect(erste?.stand).toBe('WARTET');
		empfaenger.antworte = mitStatus(500);
		await sende();
		const zeilen = await zustellungen(id);
		expect(zeilen.map(({ stand, versuch, fehler }) => [stand, versuch, fehler])).toEqual([
			['AUFGEGEBEN', 6, 'Die Gegenstelle meldet eine Störung (Antwort 500).'],
			['AUFGEGEBEN', 6, 'Die Gegenstelle meldet eine Störung (Antwort 500).'],
		]);
		expect(await einer(id)).toMatchObject({ aufgegeben: 2, wartend: 0 });
		const start = await t.admin('GET', '/v1/start');
		expect(start.data).toMatchObject({
			anbindungen: { aufgegebeneNachrichten: { anzahl: 2, seit: expect.any(String) } },
		});
		expect((await t.traeger('GET', '/v1/start')).data).toMatchObject({
			anbindungen: { aufgegebeneNachrichten: { anzahl: 0 } },
		});
		empfaenger.antworte = nimmtAn;
		empfaenger.empfangen.length = 0;
		const nr = zeilen[0]?.id ?? '';
		expect((await t.admin('POST', `/v1/webhooks/${id}/zustellungen/${nr}/erneut`)).status).toBe(202);
		await sende();
		expect(empfaenger.empfangen.map((e) => e.id)).toEqual([nr]);
		expect((await zustellungen(id, '&stand=ZUGESTELLT')).map((z) => z.id)).toEqual([nr]);
	});
});

describe('an answer', () => {
	it('of 410 ends it all; nothing that happens meanwhile is told later', async () => {
		const { id } = await richteEin();
		empfaenger.antworte = mitStatus(410);
		await aendere(t.ort(0), 'Eins.');
		await melde();
		expect(await einer(id)).toMatchObject({ stand: 'ABGESCHALTET', grund: 'FORT', aufgegeben: 1 });
		empfaenger.antworte = nimmtAn;
		empfaenger.empfangen.length = 0;
		await aendere(t.ort(0), 'Zwei.');
		await melde();
		const wieder = { bezeichnung: 'x', url: empfaenger.url, ereignisse: ['adresse.geaendert'], stand: 'AKTIV' };
		expect((await t.admin('PUT', `/v1/webhooks/${id}`, wieder)).data).toMatchObject({ stand: 'AKTIV', grund: null });
		await aendere(t.ort(0), 'Drei.');
		await melde();
		expect(empfaenger.empfangen).toHaveLength(1);
	});

	it('that leads elsewhere is a failure, and nobody follows', async () => {
		const { id } = await richteEin();
		const anderer = await starteEmpfaenger();
		empfaenger.antworte = mitStatus(302, { location: anderer.url });
		await aendere(t.ort(0), 'Eins.');
		await melde();
		expect(await zustellungen(id)).toMatchObject([
			{
				stand: 'AUFGEGEBEN',
				antwort: 302,
				fehler: 'Die Gegenstelle leitet an eine andere Adresse weiter (Antwort 302).',
			},
		]);
		expect(anderer.verbindungen()).toBe(0);
		await anderer.stop();
	});

	it.each([
		['seconds', '90', 90],
		['a date', new Date(Date.now() + 3_600_000).toUTCString(), 3_600],
	])('may ask for a pause in %s, which all of its messages keep', async (_, wert, sekunden) => {
		const { id } = await richteEin();
		empfaenger.antworte = mitStatus(503, { 'retry-after': wert });
		await aendere(t.ort(0), 'Eins.');
		await melde(TAKT);
		const [zeile] = await zustellungen(id);
		expect(zeile?.stand).toBe('WARTET');
		const bis = (zeit: string | null | undefined) => (Date.parse(zeit ?? '') - Date.now()) / 1_000;
		expect(Math.abs(bis(zeile?.naechsterAm) - sekunden)).toBeLessThan(20);
		expect(Math.abs(bis((await einer(id)).ruhtBis) - sekunden)).toBeLessThan(20);
		await aendere(t.ort(1), 'Zwei.');
		await melde(TAKT);
		expect(empfaenger.empfangen).toHaveLength(1);
	});

	it('that never comes holds nobody else up', async () => {
		const stumm = await richteEin();
		const flink = await richteEin();
		empfaenger.antworte = (was, antwort) => {
			if (stummIDs.has(was.id)) schweigt(was, antwort);
			else nimmtAn(was, antwort);
		};
		await aendere(t.ort(0), 'Eins.');
		await sammle(t.umgebung);
		const stummIDs = new Set((await zustellungen(stumm.id)).map(({ id }) => id));
		const beginn = performance.now();
		await sende(sender({ ...TAKT, fristMs: 700 }));
		expect(performance.now() - beginn).toBeLessThan(5_000);
		expect(await zustellungen(flink.id)).toMatchObject([{ stand: 'ZUGESTELLT' }]);
		expect(await zustellungen(stumm.id)).toMatchObject([
			{ stand: 'WARTET', antwort: null, fehler: 'Die Gegenstelle antwortet nicht.' },
		]);
		expect((await einer(stumm.id)).ruhtBis).not.toBeNull();
		expect((await einer(flink.id)).ruhtBis).toBeNull();
	});

	it('isn’t asked for where the address leads inside: nobody connects', async () => {
		const { id } = await richteEin();
		await aendere(t.ort(0), 'Eins.');
		await sammle(t.umgebung);
		const vorher = empfaenger.verbindungen();
		await sende({ ...sender(), erlaubteHosts: [] });
		expect(empfaenger.verbindungen()).toBe(vorher);
		expect(await zustellungen(id)).toMatchObject([
			{ stand: 'AUFGEGEBEN', fehler: 'Die Adresse ist nicht öffentlich erreichbar oder ihre Antwort ist zu groß.' },
		]);
	});
});

describe('by hand', () => {
	it('a secret is renewed: for a day both sign', async () => {
		const { id, geheimnis: alt } = await richteEin();
		const { geheimnis: neu, vorherigesBis } = (await t.admin('POST', `/v1/webhooks/${id}/geheimnis`)).data as {
			geheimnis: string;
			vorherigesBis: string;
		};
		expect(Math.abs(Date.parse(vorherigesBis) - Date.now() - 86_400_000)).toBeLessThan(60_000);
		await t.admin('POST', `/v1/webhooks/${id}/probe`);
		await sende();
		const [{ roh, kopf } = { roh: '', kopf: {} }] = empfaenger.empfangen;
		for (const geheimnis of [alt, neu]) new Webhook(geheimnis).verify(roh, kopf as Record<string, string>);
		await t.umgebung.pool.query(`update webhook set vorheriges_bis = now() - interval '1 second'`);
		empfaenger.empfangen.length = 0;
		await t.admin('POST', `/v1/webhooks/${id}/probe`);
		await sende();
		const spaeter = empfaenger.empfangen[0];
		const gilt = (geheimnis: string) =>
			new Webhook(geheimnis).verify(spaeter?.roh ?? '', (spaeter?.kopf ?? {}) as Record<string, string>);
		expect(gilt(neu)).toMatchObject({ type: 'portal.probe' });
		expect(() => gilt(alt)).toThrow();
	});

	it('it is tried out even while it pauses; what happens meanwhile comes afterwards', async () => {
		const { id } = await richteEin();
		const body = { bezeichnung: 'Statistik', url: empfaenger.url, ereignisse: ['adresse.geaendert'] };
		await t.admin('PUT', `/v1/webhooks/${id}`, { ...body, stand: 'PAUSIERT' });
		await aendere(t.ort(0), 'Eins.');
		expect((await t.admin('POST', `/v1/webhooks/${id}/probe`)).status).toBe(202);
		await melde();
		expect(empfaenger.empfangen.map((e) => e.nachricht.type)).toEqual(['portal.probe']);
		expect(await einer(id)).toMatchObject({ stand: 'PAUSIERT', grund: 'VON_HAND', wartend: 1 });
		await t.admin('PUT', `/v1/webhooks/${id}`, { ...body, stand: 'AKTIV' });
		await sende();
		expect(empfaenger.empfangen.map((e) => e.nachricht.type)).toEqual(['portal.probe', 'adresse.geaendert']);
	});

	it('a trial that fails is one that failed, and troubles nobody later', async () => {
		const { id } = await richteEin();
		empfaenger.antworte = mitStatus(404);
		await t.admin('POST', `/v1/webhooks/${id}/probe`);
		await sende();
		expect(await zustellungen(id)).toMatchObject([{ ereignis: 'portal.probe', stand: 'AUFGEGEBEN', versuch: 1 }]);
		expect((await einer(id)).aufgegeben).toBe(0);
	});

	it('a secret that can’t be read says so', async () => {
		const { id } = await richteEin();
		await t.admin('POST', `/v1/webhooks/${id}/probe`);
		await sende({ ...sender(), hauptschluessel: 'ein anderer' });
		expect((await zustellungen(id))[0]?.fehler).toMatch(/nicht lesbar/);
		expect(empfaenger.empfangen).toEqual([]);
	});
});

describe('gathering', () => {
	it('waits for who is still writing, and leaves none of them out', async () => {
		const { id } = await richteEin();
		await mitClient(t.datenbank.ownerUrl, async (client) => {
			await client.query('begin');
			await client.query('select pg_current_xact_id()');
			await aendere(t.ort(0), 'Schneller.');
			await sammle(t.umgebung);
			expect(await zustellungen(id)).toEqual([]);
			await client.query('commit');
		});
		await sammle(t.umgebung);
		expect(await zustellungen(id)).toHaveLength(1);
	});

	it('twice at once tells nothing twice', async () => {
		const { id } = await richteEin();
		for (let i = 0; i < 5; i++) await aendere(t.ort(0), `Fassung ${i}.`);
		await Promise.all([sammle(t.umgebung), sammle(t.umgebung), sammle(t.umgebung)]);
		expect(await zustellungen(id)).toHaveLength(5);
		await t.umgebung.pool.query('update webhook set position = 0');
		await sammle(t.umgebung);
		const zeilen = await zustellungen(id);
		expect(new Set(zeilen.map((z) => z.id)).size).toBe(zeilen.length);
	});
});
