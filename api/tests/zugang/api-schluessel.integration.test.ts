import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { API_SCOPES, type ApiScope } from '#domain/zugriff/api.ts';
import type { Fragend } from '../portal.fixture.ts';
import { HEUTE } from '../test-mandant.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Tables: API-Key; calls whose roles name API; field limits; Feature flags; G31, G32. */

let t: Kleinportal;
let freiwilliger: Bewerber;
beforeAll(async () => {
	t = await kleinportal();
	freiwilliger = await t.erfasse([t.ort(0)], SENSIBEL);
	await t.traeger('POST', `/v1/freiwilliger/${freiwilliger.id}/historie`, { text: 'Geheime Bemerkung.' });
	await t.verhandle(freiwilliger, 0);
	await t.einige(freiwilliger);
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse');
});

const SENSIBEL = {
	konfession: 'EV',
	krankenkasse: 'AOK Hessen',
	krankenversicherungsart: 'GESETZLICH',
	isSchwerbehinderung: true,
	schwerbehinderungGrad: 50,
	allergien: 'Nüsse',
	ernaehrung: 'VEGAN',
	kontoinhaber: 'Jule Sommer',
	iban: 'DE89370400440532013000',
	steuerID: '86095742719',
	finanzamt: 'Wetzlar',
};

interface Schluessel {
	readonly id: string;
	readonly key: string;
	readonly praefix: string;
	readonly frage: Fragend;
}

const mitSchluessel =
	(key: string): Fragend =>
	(methode, pfad, body, headers = {}) =>
		t.niemand(methode, pfad, body, { 'x-api-key': key, ...headers });

async function erzeuge(
	scopes: readonly ApiScope[],
	gueltigBis: string | null = null,
	weitere: object = {},
): Promise<Schluessel> {
	const antwort = await t.admin('POST', '/v1/api-keys', { bezeichnung: 'Webseite', scopes, gueltigBis, ...weitere });
	expect(antwort.status, antwort.roh.body).toBe(201);
	const neu = antwort.data as { id: string; key: string; praefix: string };
	return { ...neu, frage: mitSchluessel(neu.key) };
}

/** By the catalogue: the calls that name API among their roles, and which scope opens them, once they are there. */
const AUFRUFE: readonly (readonly [aufruf: string, scope: ApiScope | null])[] = [
	['GET /v1/freiwilliger/list-freiwillige', 'LESEN_FREIWILLIGE'],
	['GET /v1/freiwilliger/{id}', 'LESEN_FREIWILLIGE'],
	['GET /v1/adresse', 'LESEN_ADRESSEN'],
	['GET /v1/adresse/{id}', 'LESEN_ADRESSEN'],
	['GET /v1/person', 'LESEN_PERSONEN'],
	['GET /v1/person/list', 'LESEN_PERSONEN'],
	['GET /v1/seminar', 'LESEN_SEMINARE'],
	['POST /v1/adresse', 'SCHREIBEN_ADRESSEN'],
	['PUT /v1/adresse/{id}', 'SCHREIBEN_ADRESSEN'],
	['GET /v1/freiwilligerexport', 'EXPORTE'],
	['GET /v1/freiwilligerexport/master', 'EXPORTE'],
	['GET /v1/exporte/kontingente', 'EXPORTE'],
	['GET /v1/stammdaten/zyklus', null],
	['GET /v1/stammdaten/zyklus/list', null],
];
const DEFINITIONEN = Object.values(ROUTES) as unknown as readonly Definition[];
const VORHANDEN = AUFRUFE.filter(([aufruf]) => DEFINITIONEN.some((d) => `${d.method} ${d.path}` === aufruf));

const gefragt = (aufruf: string): ['GET' | 'POST' | 'PUT', string] => {
	const [methode, pfad = ''] = aufruf.split(' ') as ['GET' | 'POST' | 'PUT', string];
	return [methode, pfad.replace('{id}', pfad.includes('freiwilliger') ? freiwilliger.id : t.ort(0))];
};

describe('scopes', () => {
	it('open the calls of the catalogue and no others', () => {
		const offen = DEFINITIONEN.filter((d) => d.api).map((d) => `${d.method} ${d.path}`);
		expect(offen.sort()).toEqual(VORHANDEN.map(([aufruf]) => aufruf).sort());
	});

	it.each(API_SCOPES.map((scope) => [scope]))('%s opens its own calls', async (scope) => {
		const { frage } = await erzeuge([scope]);
		for (const [aufruf, noetig] of VORHANDEN) {
			const [methode, pfad] = gefragt(aufruf);
			const antwort = await frage(methode, pfad);
			if (noetig === null || noetig === scope) {
				// What would be written is missing: the call is open all the same.
				expect([aufruf, antwort.status], antwort.roh.body).toEqual([aufruf, methode === 'GET' ? 200 : 422]);
			} else {
				expect([aufruf, antwort.status]).toEqual([aufruf, 403]);
				expect(antwort.error.message).toBe(`Dem API-Schlüssel fehlt die Berechtigung ${noetig}.`);
			}
		}
	});

	it('open nothing beyond: every other call refuses a key with all of them', async () => {
		const { frage } = await erzeuge(API_SCOPES);
		const vorher = await t.ereignisse();
		for (const d of DEFINITIONEN.filter(({ api, amHost }) => !api && !amHost)) {
			const pfad = d.path.replace(/\{\w+\}/g, () => randomUUID());
			const antwort = await frage(d.method as 'GET', pfad);
			expect([d.path, antwort.status, antwort.error.message]).toEqual([
				d.path,
				403,
				'Dieser Aufruf steht API-Schlüsseln nicht offen.',
			]);
		}
		expect(await t.ereignisse()).toBe(vorher);
	});
});

describe('what a key reads of seminars', () => {
	it('is what they are and how many take part, never who', async () => {
		const neu = {
			bezeichnung: 'Zwischenseminar Lahn',
			seminartypID: 'ZWISCHEN',
			termine: [{ von: '2027-01-11', bis: '2027-01-15' }],
			geplanteTage: 5,
			ort: 'Sporthaus Grünberg',
			maxTeilnehmer: 20,
		};
		const { id } = (await t.traeger('POST', '/v1/seminar', neu)).data as { id: string };
		expect((await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 })).status).toBe(200);
		const angemeldet = await t.traeger('POST', `/v1/${freiwilliger.id}/seminarplanung/seminar/${id}`);
		expect(angemeldet.status, angemeldet.roh.body).toBe(201);
		const gruppe = await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Gruppe Lahn' });
		const { id: gruppeID } = gruppe.data as { id: string };
		const { frage } = await erzeuge(['LESEN_SEMINARE', 'SENSIBEL']);
		const antwort = await frage('GET', '/v1/seminar');
		expect(antwort.data).toMatchObject([{ id, bezeichnung: neu.bezeichnung, angemeldet: 1, maxTeilnehmer: 20 }]);
		for (const wort of [freiwilliger.id, 'Sommer', 'Jule', SENSIBEL.allergien, SENSIBEL.ernaehrung, 'teilnehmende']) {
			expect(antwort.roh.body, wort).not.toContain(wort);
		}
		for (const pfad of [
			`/v1/seminar/${id}`,
			`/v1/seminar/${id}/historie`,
			'/v1/seminargruppe',
			`/v1/seminargruppe/${gruppeID}`,
			`/v1/${freiwilliger.id}/seminarplanung`,
			'/v1/seminarnachweis',
		]) {
			expect([pfad, (await frage('GET', pfad)).status]).toEqual([pfad, 403]);
		}
		expect((await frage('POST', '/v1/seminargruppe/vorschlag', {})).status).toBe(403);
	});
});

describe('what a key reads of a volunteer', () => {
	const lies = async (scopes: readonly ApiScope[]) => {
		const { frage } = await erzeuge(scopes);
		const antwort = await frage('GET', `/v1/freiwilliger/${freiwilliger.id}`);
		expect(antwort.status, antwort.roh.body).toBe(200);
		return { akte: antwort.data as Record<string, unknown>, roh: antwort.roh.body };
	};

	it('is nothing sensitive', async () => {
		const { akte, roh } = await lies(['LESEN_FREIWILLIGE', 'EXPORTE', 'LESEN_PERSONEN']);
		for (const feld of Object.keys(SENSIBEL)) expect(akte, feld).not.toHaveProperty(feld);
		expect(akte).toMatchObject({ vorname: 'Jule', nachname: 'Sommer', plz: '35578', schreibbar: [] });
		expect(roh).not.toContain('Bemerkung.');
	});

	it('is everything with SENSIBEL, and that it was read stands in the record', async () => {
		const { akte, roh } = await lies(['LESEN_FREIWILLIGE', 'SENSIBEL']);
		expect(akte).toMatchObject(SENSIBEL);
		expect(roh).not.toContain('Bemerkung.');
		const zugriffe = (await t.admin('GET', '/v1/system/zugriffe')).data as unknown as {
			akteur: { name: string };
			betroffener: { id: string };
			datenarten: readonly string[];
		}[];
		const gelesen = zugriffe.filter((z) => z.betroffener && z.akteur.name === 'API-Schlüssel Webseite');
		expect(gelesen.map((z) => [z.betroffener.id, z.datenarten])).toEqual([
			[freiwilliger.id, ['BANK', 'GESUNDHEIT', 'RELIGION']],
		]);
	});

	it('is the whole tenant, and never one who was deleted', async () => {
		const { frage } = await erzeuge(['LESEN_FREIWILLIGE']);
		const liste = await frage('GET', '/v1/freiwilliger/list-freiwillige');
		expect(liste.data as unknown as object[]).toMatchObject([{ freiwilligerID: freiwilliger.id }]);
		expect((await frage('GET', `/v1/freiwilliger/${randomUUID()}`)).status).toBe(404);
	});
});

describe('a key that is not good', () => {
	const UNGUELTIG = [401, 'API_SCHLUESSEL', 'Der API-Schlüssel ist ungültig.'];
	const frage = async (key: string, pfad = '/v1/stammdaten/zyklus') => {
		const { status, error } = await mitSchluessel(key)('GET', pfad);
		return [status, error?.code, error?.message];
	};

	it('answers alike, whatever is wrong with it, on public calls too', async () => {
		const geloescht = await erzeuge(['LESEN_ADRESSEN']);
		expect((await t.admin('DELETE', `/v1/api-keys/${geloescht.id}`)).status).toBe(204);
		const alt = await erzeuge(['LESEN_ADRESSEN']);
		const neu = await t.admin('POST', `/v1/api-keys/${alt.id}/regenerate`);
		const abgelaufen = await erzeuge(['LESEN_ADRESSEN'], HEUTE);
		expect(await frage(abgelaufen.key)).toEqual([200, undefined, undefined]);
		t.stelleUhr('2026-09-16');
		const schlechte = [geloescht.key, alt.key, abgelaufen.key, `${alt.praefix}_${'A'.repeat(43)}`, 'x', ''];
		for (const key of schlechte) expect(await frage(key), key).toEqual(UNGUELTIG);
		t.stelleUhr(HEUTE);
		expect(await frage((neu.data as { key: string }).key)).toEqual([200, undefined, undefined]);
	});

	it('is slowed down after twenty guesses, without hindering good keys', async () => {
		const { key } = await erzeuge(['LESEN_ADRESSEN']);
		for (let i = 0; i < 20; i++) expect((await frage(`fwp_${i}`))[0]).toBe(401);
		const gebremst = await mitSchluessel('fwp_20')('GET', '/v1/stammdaten/zyklus');
		expect([gebremst.status, gebremst.error.code]).toEqual([429, 'ZU_OFT']);
		expect(Number(gebremst.roh.headers['retry-after'])).toBeGreaterThan(0);
		expect((await frage(key))[0]).toBe(200);
	});

	it('never stands beside a session', async () => {
		const { key } = await erzeuge(['LESEN_ADRESSEN']);
		const token = await t.token('admin@demo.test');
		for (const kopf of [{ authorization: `Bearer ${token}` }, { cookie: `fat=${token}` }, { cookie: 'rat=x' }]) {
			const { status, error } = await mitSchluessel(key)('GET', '/v1/adresse', undefined, kopf as never);
			expect([status, error.message]).toEqual([
				400,
				'Bitte senden Sie entweder einen API-Schlüssel oder eine Anmeldung, nicht beides.',
			]);
		}
	});
});

describe('a key in use', () => {
	it('may ask 600 times a minute', async () => {
		const { id, frage } = await erzeuge(['LESEN_ADRESSEN']);
		const status: number[] = [];
		for (let i = 0; i < 30; i++) {
			const welle = Array.from({ length: 20 }, () => frage('GET', '/v1/stammdaten/zyklus'));
			status.push(...(await Promise.all(welle)).map((a) => a.status));
		}
		expect(new Set(status)).toEqual(new Set([200]));
		const zuviel = await frage('GET', '/v1/stammdaten/zyklus');
		expect([zuviel.status, zuviel.error.code]).toEqual([429, 'ZU_OFT']);
		// What is left of the minute, not all of it.
		const rest = async () => Number((await frage('GET', '/v1/stammdaten/zyklus')).roh.headers['retry-after']);
		expect(await rest()).toBeGreaterThan(0);
		await t.umgebung.pool.query(`update bremse set seit = now() - interval '50 seconds'`);
		expect(await rest()).toBeLessThanOrEqual(10);
		expect((await (await erzeuge(['LESEN_ADRESSEN'])).frage('GET', '/v1/adresse')).status).toBe(200);
		const [zeile] = await liste((z) => z.id === id);
		expect(zeile?.zuletztBenutzt).toMatch(/^\d{4}-/);
	}, 60_000);
});

interface Zeile {
	readonly id: string;
	readonly bezeichnung: string;
	readonly praefix: string;
	readonly scopes: readonly string[];
	readonly gueltigBis: string | null;
	readonly isAbgelaufen: boolean;
	readonly zuletztBenutzt: string | null;
	readonly isUngenutzt: boolean;
	readonly isBaldAbgelaufen: boolean;
	readonly einsatzstellen: readonly { readonly id: string }[];
	readonly erstelltVon: { readonly name: string | null };
}
const liste = async (welche: (z: Zeile) => boolean) =>
	((await t.admin('GET', '/v1/api-keys')).data as unknown as Zeile[]).filter(welche);

describe('a key with limits', () => {
	const von = (key: string, remoteAddress: string) =>
		t.app.inject({ method: 'GET', url: '/api/v1/adresse', headers: { 'x-api-key': key }, remoteAddress });

	it('is refused from other networks, and works from its own', async () => {
		const { key } = await erzeuge(['LESEN_ADRESSEN'], null, { netze: ['192.0.2.0/24', '2001:db8::/32'] });
		for (const adresse of ['192.0.2.17', '::ffff:192.0.2.17', '2001:db8::5']) {
			expect([adresse, (await von(key, adresse)).statusCode]).toEqual([adresse, 200]);
		}
		for (const adresse of ['192.0.3.1', '2001:db9::5', '127.0.0.1']) {
			const antwort = await von(key, adresse);
			expect([adresse, antwort.statusCode, antwort.json().error.message]).toEqual([
				adresse,
				403,
				'Von dieser Netzadresse aus darf der API-Schlüssel nicht benutzt werden.',
			]);
		}
	});

	it('of one Einsatzstelle reads what that one does, and nothing of its neighbours', async () => {
		const [eigene, fremde] = [t.grundlage.stellen[0]?.id ?? '', t.grundlage.stellen[1]?.id ?? ''];
		const seine = await t.erfasse([t.ort(0)], { vorname: 'Eigen' });
		const andere = await t.erfasse([t.ort(1)], { vorname: 'Fremd' });
		const { frage, id } = await erzeuge(['LESEN_ADRESSEN', 'LESEN_FREIWILLIGE', 'LESEN_PERSONEN'], null, {
			einsatzstelleIDs: [eigene],
		});
		expect((await frage('GET', `/v1/adresse/${eigene}`)).status).toBe(200);
		expect((await frage('GET', `/v1/freiwilliger/${seine.id}`)).status).toBe(200);
		const unbekannt = await frage('GET', `/v1/freiwilliger/${randomUUID()}`);
		const verwehrt = await frage('GET', `/v1/freiwilliger/${andere.id}`);
		expect([verwehrt.status, verwehrt.error]).toEqual([404, unbekannt.error]);
		const gelesen = await frage('GET', `/v1/adresse/${fremde}`);
		const ihre = await t.verein('GET', `/v1/adresse/${fremde}`);
		expect([gelesen.status, Object.keys(gelesen.data ?? {}).length]).toEqual([
			ihre.status,
			Object.keys(ihre.data ?? {}).length,
		]);
		const personen = (await frage('GET', '/v1/person/list')).data as unknown as { id: string }[];
		const seinePersonen = (await t.verein('GET', '/v1/person/list')).data as unknown as { id: string }[];
		expect(personen.map((p) => p.id).sort()).toEqual(seinePersonen.map((p) => p.id).sort());
		const [zeile] = await liste((z) => z.id === id);
		expect(zeile?.einsatzstellen).toMatchObject([{ id: eigene }]);
		const unsinn = { bezeichnung: 'x', scopes: ['EXPORTE'], einsatzstelleIDs: [randomUUID()] };
		expect((await t.admin('POST', '/v1/api-keys', unsinn)).error.details?.[0]?.feld).toBe('einsatzstelleIDs');
	});

	it('says who answers for it, until it is deleted', async () => {
		const wer = { ansprechperson: 'Pia Programm', ansprechpersonEmail: 'pia@programm.test' };
		const { id } = await erzeuge(['EXPORTE'], null, wer);
		expect(await liste((z) => z.id === id)).toMatchObject([wer]);
		await t.admin('DELETE', `/v1/api-keys/${id}`);
		const { rows } = await t.umgebung.pool.query(
			'select api_schluessel::text as zeile from api_schluessel where id = $1',
			[id],
		);
		expect(rows[0].zeile).not.toContain('pia');
	});

	it.each([
		[{ netze: ['192.0.2.0/33'] }, 'netze', 'Bitte geben Sie Netzadressen wie 192.0.2.7 oder 192.0.2.0/24 ein'],
		[{ ansprechpersonEmail: 'pia' }, 'ansprechpersonEmail', 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
	])('isn’t made with %j', async (weitere, feld, text) => {
		const body = { bezeichnung: 'x', scopes: ['EXPORTE'], ...weitere };
		expect((await t.admin('POST', '/v1/api-keys', body)).error.details).toMatchObject([{ feld, text }]);
	});

	it('that nobody uses, or that ends soon, is said to be so; administrators see it at the start', async () => {
		await t.umgebung.pool.query('update api_schluessel set geloescht_am = now()');
		const alt = await erzeuge(['EXPORTE']);
		const endet = await erzeuge(['EXPORTE'], '2026-09-29');
		const jung = await erzeuge(['EXPORTE'], '2026-09-30');
		await t.umgebung.pool.query(
			`update api_schluessel set erstellt_am = now() - interval '91 days' where id = any($1::uuid[])`,
			[[alt.id]],
		);
		const marken = async (id: string) =>
			(await liste((z) => z.id === id)).map((z) => [z.isUngenutzt, z.isBaldAbgelaufen]);
		expect(await marken(alt.id)).toEqual([[true, false]]);
		expect(await marken(endet.id)).toEqual([[false, true]]);
		expect(await marken(jung.id)).toEqual([[false, false]]);
		const start = async (frage: Fragend) => (await frage('GET', '/v1/start')).data as { anbindungen: object };
		expect((await start(t.admin)).anbindungen).toMatchObject({ schluessel: { ungenutzt: 1, laufenAb: 1 } });
		expect((await start(t.traeger)).anbindungen).toMatchObject({ schluessel: { ungenutzt: 0, laufenAb: 0 } });
	});
});

describe('administrators', () => {
	it('see a secret once: it is nowhere in the database', async () => {
		const { id, key, praefix } = await erzeuge(['LESEN_ADRESSEN', 'LESEN_ADRESSEN', 'EXPORTE']);
		expect(key).toMatch(/^fwp_[0-9a-f]{8}_[A-Za-z0-9_-]{43}$/);
		expect(key.startsWith(praefix)).toBe(true);
		const [zeile] = await liste((z) => z.id === id);
		expect(zeile).toMatchObject({ bezeichnung: 'Webseite', praefix, scopes: ['LESEN_ADRESSEN', 'EXPORTE'] });
		expect(zeile?.erstelltVon.name).toBe('Andrea Vogt');
		const { rows } = await t.umgebung.pool.query('select api_schluessel::text as zeile from api_schluessel');
		for (const { zeile } of rows) expect(zeile).not.toContain(key.slice(praefix.length + 1));
	});

	it('change what a key is called, opens and lasts', async () => {
		const { id, frage } = await erzeuge(['LESEN_FREIWILLIGE'], HEUTE);
		const body = { bezeichnung: 'Karte', scopes: ['LESEN_ADRESSEN'], gueltigBis: HEUTE };
		t.stelleUhr('2026-09-20');
		expect((await t.admin('PUT', `/v1/api-keys/${id}`, body)).data).toMatchObject({ ...body, isAbgelaufen: true });
		const zuFrueh = await t.admin('PUT', `/v1/api-keys/${id}`, { ...body, gueltigBis: '2026-09-19' });
		expect([zuFrueh.status, zuFrueh.error.details]).toEqual([
			422,
			[{ code: 'FELD', text: 'Bitte geben Sie einen Tag ab heute an.', feld: 'gueltigBis' }],
		]);
		expect((await t.admin('PUT', `/v1/api-keys/${id}`, { ...body, gueltigBis: null })).status).toBe(200);
		expect((await frage('GET', '/v1/adresse')).status).toBe(200);
		expect((await frage('GET', '/v1/freiwilliger/list-freiwillige')).status).toBe(403);
		t.stelleUhr(HEUTE);
	});

	it.each([
		[{ bezeichnung: '', scopes: ['EXPORTE'] }, 'bezeichnung', 'Dies ist ein Pflichtfeld'],
		[{ bezeichnung: 'x'.repeat(101), scopes: ['EXPORTE'] }, 'bezeichnung', 'Bitte geben Sie höchstens 100 Zeichen ein'],
		[{ bezeichnung: 'x', scopes: [] }, 'scopes', 'Bitte wählen Sie mindestens eine Berechtigung.'],
		[{ bezeichnung: 'x', scopes: ['EXPORTE'], hash: 'x' }, 'hash', 'Unbekanntes Feld: hash'],
	])('are told what is missing: %j', async (body, feld, text) => {
		const { status, error } = await t.admin('POST', '/v1/api-keys', body);
		expect([status, error.details]).toMatchObject([422, [{ feld, text }]]);
	});

	it('get the same answer for a deleted key as for none', async () => {
		const { id } = await erzeuge(['EXPORTE']);
		await t.admin('DELETE', `/v1/api-keys/${id}`);
		const body = { bezeichnung: 'x', scopes: ['EXPORTE'] };
		for (const einer of [id, randomUUID()]) {
			expect((await t.admin('PUT', `/v1/api-keys/${einer}`, body)).status).toBe(404);
			expect((await t.admin('DELETE', `/v1/api-keys/${einer}`)).status).toBe(404);
			expect((await t.admin('POST', `/v1/api-keys/${einer}/regenerate`)).status).toBe(404);
		}
		expect(await liste((z) => z.id === id)).toEqual([]);
	});
});

describe('with the function switched off', () => {
	it('keys open nothing and their pages are not there', async () => {
		const { frage, id } = await erzeuge(['LESEN_ADRESSEN']);
		await t.setzeParameter({ api: false });
		expect((await frage('GET', '/v1/adresse')).error).toMatchObject({ code: 'API_SCHLUESSEL' });
		for (const [methode, pfad] of [
			['GET', '/v1/api-keys'],
			['POST', '/v1/api-keys'],
			['DELETE', `/v1/api-keys/${id}`],
		] as const) {
			const { status, error } = await t.admin(methode, pfad);
			expect([status, error.code, error.message]).toEqual([404, 'G31', 'Diese Funktion ist nicht freigeschaltet.']);
		}
		expect((await t.traeger('GET', '/v1/api-keys')).status).toBe(403);
		await t.setzeParameter({ api: true });
		expect((await frage('GET', '/v1/adresse')).status).toBe(200);
	});
});

it('the documentation names the header and the scope of each call', async () => {
	const { components, paths } = (await t.niemand('GET', '/api/openapi.json')).roh.json();
	expect(components.securitySchemes.apiSchluessel).toMatchObject({ type: 'apiKey', in: 'header', name: 'X-Api-Key' });
	expect(paths['/api/v1/freiwilliger/list-freiwillige'].get.security).toContainEqual({
		apiSchluessel: ['LESEN_FREIWILLIGE'],
	});
	expect(paths['/api/v1/adresse'].get.security).toContainEqual({});
	expect(paths['/api/v1/api-keys'].get.security).toBeUndefined();
});
