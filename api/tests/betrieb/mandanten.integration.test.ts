import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liesKonfiguration } from '#api/config.ts';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { konfigurationFuer } from '#api/mandanten.ts';
import { starteServer } from '#api/server.ts';
import { starteWorker } from '#api/worker.ts';
import { ohneSchluessel } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { dateiVersand, mailverzeichnis } from '#commands/mail/datei.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { PORTAL } from '#domain/rollen.ts';
import { legeUserAn, schalteFrei } from '#domain/user/entscheidungen.ts';
import { userAggregat } from '#domain/user/user.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { bald } from '#scripts/test/bald.ts';
import { frischeDatenbank } from '#scripts/test/datenbank.ts';
import { anforderung, vorlage } from '../dokumente.fixture.ts';
import { daten, type Mandantenportal, mandantenportal, NORD, SUED, WEST } from '../mandanten.fixture.ts';
import { PERSON } from '../test-mandant.fixture.ts';
import type { Bewerber, Kleinportal } from '../test-portal.fixture.ts';
import { formular, pdf } from '../upload.fixture.ts';

const veraltet = () => {
	throw new Error('Der Prozess ist nicht veraltet');
};

let m: Mandantenportal;
let wer: Bewerber;
beforeAll(async () => {
	m = await mandantenportal();
	wer = await m.nord.registriere([m.nord.ort(0)]);
	await m.nord.verhandle(wer, 0);
	await m.nord.einige(wer);
	await legeDokumenteAn();
	await Promise.all([
		m.nord.setzeParameter({ mandantBezeichnung: 'Dienste Nord' }),
		m.sued.setzeParameter({ mandantBezeichnung: 'Dienste Süd' }),
	]);
});
afterAll(() => m.stop());

/** One that was handed in, and one that waits for its signature; their files lie with the server. */
async function legeDokumenteAn(): Promise<void> {
	const inhalt = pdf('Nur im Norden');
	const { payload, headers } = formular([{ name: 'Nachweis.pdf', inhalt }]);
	const reiche = async (pfad: string) => {
		const kopf = { ...headers, ...mit((await m.melde(NORD)).token) };
		const ganz = `/api${pfad}${pfad.includes('?') ? '&' : '?'}expectedLength=${inhalt.length}`;
		const antwort = await m.frage({ host: NORD, methode: 'POST', pfad: ganz, body: payload, headers: kopf });
		expect([antwort.status, antwort.text]).toEqual([201, expect.any(String)]);
	};
	const nachweis = await vorlage(m.nord, { bezeichnung: 'Nachweis' });
	await reiche(`/v1/freiwilliger/${wer.id}/dokumente/${await anforderung(m.nord, wer, nachweis)}`);
	const vereinbarung = await vorlage(m.nord, {
		bezeichnung: 'Vereinbarung',
		nutzungsart: 'GESTELLT',
		vorlageText: '{{ freiwilliger.name }}',
		uploadRollen: ['ADMIN'],
		signaturparteien: ['TRAEGER'],
	});
	await reiche(`/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${vereinbarung}`);
}

const mit = (token: string) => ({ authorization: `Bearer ${token}` });
const titel = async (host: string, headers = {}) =>
	(daten(await m.frage({ host, pfad: '/api/v1/system/info', headers })) as { mandant: string }).mandant;

describe('the host name', () => {
	test.each([
		[NORD, 'Dienste Nord'],
		[`${NORD}:3000`, 'Dienste Nord'],
		['NORD.Test.', 'Dienste Nord'],
		[SUED, 'Dienste Süd'],
	])('%s picks %s', async (host, bezeichnung) => {
		expect(await titel(host)).toBe(bezeichnung);
	});

	test('of the proxy counts for nothing where none is trusted', async () => {
		expect(await titel(NORD, { 'x-forwarded-host': SUED })).toBe('Dienste Nord');
	});

	test.each(['fremd.test', 'nord', `x.${NORD}`, 'localhost', '127.0.0.1:3000', '[::1]:3000', ''])(
		'„%s“ gets nothing, whatever it asks for, and learns of no other',
		async (host) => {
			const pfade = [
				'/',
				'/api/v1/system/info',
				'/api/openapi.json',
				'/api/v1/gibt-es-nicht',
				'/assets/x.js',
				'/login',
			];
			for (const pfad of pfade) {
				const json = await m.frage({ host, pfad });
				const error = { code: 'HOST', message: 'Unter dieser Adresse gibt es kein Portal.', details: [] };
				expect([json.status, JSON.parse(json.text)]).toEqual([404, { error }]);
				const seite = await m.frage({ host, pfad, headers: { accept: 'text/html,*/*' } });
				expect([seite.status, seite.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
				expect(seite.text).toContain('Unter dieser Adresse gibt es kein Portal.');
				expect(seite.headers['x-frame-options']).toBe('DENY');
				expect(`${json.text}${seite.text}`).not.toMatch(/nord|s[uü]e?d|west/i);
			}
		},
	);
});

test.each([
	['is named', '127.0.0.0/8,::1', 'Dienste Süd'],
	['is another', '10.0.0.0/8,192.0.2.7', 'Dienste Nord'],
	['is none', '', 'Dienste Nord'],
])('which host was asked for is said by the proxy only where it %s', async (_, TRUSTED_PROXIES, mandant) => {
	const env = {
		NODE_ENV: 'production',
		JWT_SECRET: 'x'.repeat(32),
		DATABASE_URL: m.orte[0]?.ownerUrl,
		MANDANTEN: `{"${NORD}":{"key":"nord"}}`,
		DATA_DIR: m.konfiguration.datenVerzeichnis,
		PORT: '0',
		LOG_LEVEL: 'silent',
		TRUSTED_PROXIES,
	};
	const dahinter = await starteServer({ konfiguration: liesKonfiguration(env), mandanten: m.orte, veraltet });
	try {
		const pfad = new URL('/api/v1/system/info', dahinter.adresse).href;
		const headers = { 'x-forwarded-host': SUED, 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };
		const antwort = await m.frage({ host: NORD, pfad, headers });
		expect(daten(antwort)).toMatchObject({ mandant });
		// The proxy's caller isn't on the machine, though the proxy may be.
		const bereit = new URL('/health/ready', dahinter.adresse).href;
		expect((await m.frage({ host: NORD, pfad: bereit, headers })).text).toBe('{"status":"ok"}');
		expect((await m.frage({ host: NORD, pfad: bereit })).text).toContain('nord');
	} finally {
		await dahinter.stop();
	}
});

describe('what opens something at one tenant opens nothing at the other', () => {
	const geprueft = async (host: string, headers: Record<string, string>) =>
		(await m.frage({ host, pfad: '/api/v1/auth/check', headers })).status;

	test('bearer, cookies and refresh token', async () => {
		const { token, refreshToken } = await m.melde(NORD);
		expect(await geprueft(NORD, mit(token))).toBe(200);
		expect(await geprueft(SUED, mit(token))).toBe(401);
		const cookie = `fat=${token}; rat=${refreshToken}`;
		expect(await geprueft(NORD, { cookie })).toBe(200);
		expect(await geprueft(SUED, { cookie })).toBe(401);
		const erneuere = (host: string) =>
			m.frage({ host, methode: 'POST', pfad: '/api/v1/auth/refresh', body: { refreshToken } });
		expect((await erneuere(SUED)).status).toBe(401);
		expect((await erneuere(NORD)).status).toBe(200);
	});

	test('a token by its signature alone, even if user and session were there under the same ids', async () => {
		const { token, refreshToken } = await m.melde(NORD);
		const [zeile] = await zeilen(
			m.nord,
			`select to_json(s) as sitzung from sitzung s order by laeuft_ab_am desc limit 1`,
		);
		const sitzung = zeile?.sitzung as { user_id: string };
		await legeGleichesKontoAn(m.sued, sitzung.user_id);
		await m.sued.umgebung.pool.query('insert into sitzung select * from json_populate_record(null::sitzung, $1)', [
			JSON.stringify(sitzung),
		]);
		expect(await geprueft(SUED, mit(token))).toBe(401);
		const body = { refreshToken };
		const eigenes = await m.frage({ host: SUED, methode: 'POST', pfad: '/api/v1/auth/refresh', body });
		expect(await geprueft(SUED, mit((daten(eigenes) as { token: string }).token))).toBe(200);
	});

	test('a one-time link', async () => {
		const [{ id }] = (await zeilen(m.nord, `select id from benutzer where email = 'verein@demo.test'`)) as [
			{ id: string },
		];
		const schluessel = await praegeToken(m.nord.umgebung.db, 'PASSWORT', id);
		const pfad = `/api/v1/auth/password-reset/${schluessel}`;
		const gilt = async (host: string) => daten(await m.frage({ host, pfad }));
		expect(await gilt(SUED)).toEqual({ gueltig: false });
		const body = { passwort: 'Ein-Neues-Kennwort-2' };
		expect((await m.frage({ host: SUED, methode: 'POST', pfad, body })).status).toBe(409);
		expect(await gilt(NORD)).toEqual({ gueltig: true });
	});

	test('an idempotency key', async () => {
		const kopf = { 'idempotency-key': randomUUID() };
		const erfasse = async (host: string, portal: Kleinportal) => {
			const headers = { ...kopf, ...mit((await m.melde(host)).token) };
			const body = { ...PERSON, wuensche: [{ einsatzortID: portal.ort(0) }] };
			return m.frage({ host, methode: 'POST', pfad: '/api/v1/freiwilliger/erfassung', body, headers });
		};
		const [hier, dort, wieder] = [
			await erfasse(NORD, m.nord),
			await erfasse(SUED, m.sued),
			await erfasse(NORD, m.nord),
		].map((antwort) => [antwort.status, (daten(antwort) as { id: string }).id]);
		expect([hier?.[0], dort?.[0]]).toEqual([201, 201]);
		expect(hier).toEqual(wieder);
		expect(dort?.[1]).not.toBe(hier?.[1]);
	});

	test('the address of a kept mail, even if the row were there', async () => {
		const { datenVerzeichnis } = konfigurationFuer(m.konfiguration, { key: 'nord', hosts: [NORD] });
		const [{ id }] = (await zeilen(m.nord, `select id from outbox where art = 'mail' limit 1`)) as [{ id: string }];
		const mail = {
			id,
			von: 'a@nord.test',
			ruecklauf: 'a@nord.test',
			an: 'b@nord.test',
			betreff: 'Geheim',
			text: 'Geheim',
			html: '',
		};
		await dateiVersand(mailverzeichnis(datenVerzeichnis))({ ...mail, roh: Buffer.from('Geheim') }, async () => {});
		const row = (await zeilen(m.nord, `select to_json(o) as o from outbox o where id = '${id}'`))[0]?.o;
		await m.sued.umgebung.pool.query(`insert into outbox select * from json_populate_record(null::outbox, $1)`, [
			JSON.stringify(row),
		]);
		const liesMail = async (host: string) =>
			(await m.frage({ host, pfad: `/api/v1/mails/${id}`, headers: mit((await m.melde(host)).token) })).text;
		expect(await liesMail(NORD)).toContain('Geheim');
		expect(await liesMail(SUED)).toContain(id);
		expect(await liesMail(SUED)).not.toContain('Geheim');
		await m.sued.umgebung.pool.query('delete from outbox where id = $1', [id]);
	});
});

describe('every call that reads', () => {
	const lesend = Object.values(ROUTES)
		.map((d) => d as unknown as Definition)
		.filter((d) => d.method === 'GET');
	const pfadVon = (d: Definition, werte: readonly string[]) => {
		const offen = [...werte];
		return (d.amHost ? '' : '/api') + d.path.replace(/\{\w+\}/g, () => encodeURIComponent(offen.shift() ?? ''));
	};
	const stellen = (d: Definition) => d.path.match(/\{/g)?.length ?? 0;

	test('answers about an id of the other tenant like about none at all', async () => {
		const [hier, dort] = [(await m.melde(NORD)).token, (await m.melde(SUED)).token];
		const kandidaten = await nurHier();
		const frage = async (host: string, token: string, pfad: string, ids: readonly string[]) => {
			let { status, text } = await m.frage({ host, pfad, headers: mit(token) });
			if (status === 429) {
				await Promise.all([m.nord, m.sued].map(({ umgebung }) => umgebung.pool.query('delete from bremse')));
				({ status, text } = await m.frage({ host, pfad, headers: mit(token) }));
			}
			return [status, ids.reduce((t, id) => t.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), '…'), text)] as const;
		};
		const offen = new Set<string>();
		for (const d of lesend.filter((route) => stellen(route) > 0)) {
			// What looks alike and is nowhere; it is answered alike, so once for each look.
			const unbekannte = new Map<string, ReturnType<typeof frage>>();
			const unbekannt = (ids: readonly string[]) => {
				const fremd = ids.map((id) => (id.length === 36 ? '' : ebenso(id)));
				const bekannt = unbekannte.get(fremd.join());
				if (bekannt) return bekannt;
				const werte = fremd.map((id) => id || randomUUID());
				const antwort = frage(SUED, dort, pfadVon(d, werte), werte);
				unbekannte.set(fremd.join(), antwort);
				return antwort;
			};
			for (const ids of auswahl(kandidaten, stellen(d))) {
				const antwort = await frage(SUED, dort, pfadVon(d, ids), ids);
				expect([d.path, ids, antwort]).toEqual([d.path, ids, await unbekannt(ids)]);
				if (!offen.has(d.path) && (await frage(NORD, hier, pfadVon(d, ids), ids))[0] === 200) offen.add(d.path);
			}
		}
		// At home the same ids open what they name, or the comparison above would say nothing.
		expect([...offen]).toEqual(expect.arrayContaining(OEFFNEN_SICH));
	});

	test('refuses the token of the other tenant wherever it refuses nobody', async () => {
		const { token } = await m.melde(NORD);
		let verlangt = 0;
		for (const d of lesend) {
			const pfad = pfadVon(d, Array<string>(stellen(d)).fill(randomUUID()));
			const status = async (headers: Record<string, string>) => (await m.frage({ host: SUED, pfad, headers })).status;
			if ((await status({})) !== 401) continue;
			verlangt += 1;
			expect([d.path, await status(mit(token))]).toEqual([d.path, 401]);
		}
		expect(verlangt).toBeGreaterThan(30);
	});
});

const OEFFNEN_SICH = [
	'/v1/freiwilliger/{id}',
	'/v1/freiwilliger/{id}/akte',
	'/v1/freiwilliger/{id}/historie',
	'/v1/stammdaten/zyklus/{id}',
	'/v1/stammdaten/dienstart/{id}',
	'/v1/adresse/{id}',
	'/v1/mails/{id}',
	'/v1/auth/password-reset/{key}',
	'/v1/freiwilliger/dokumente/{dokID}',
	'/v1/freiwilliger/{id}/dokumente/{dokumentID}',
	'/v1/freiwilliger/{freiwilligerID}/download/{uploadID}',
	'/v1/dokumentspec/{id}',
	'/v1/signature/session/{signToken}',
];

/** Another text that looks the same. */
const ebenso = (id: string): string => id.replace(/[a-z]/g, 'q').replace(/[A-Z]/g, 'Q').replace(/\d/g, '7');

/** Ids out of every table of `nord` that `sued` hasn't got, and one-time links. */
async function nurHier(): Promise<string[]> {
	const alle = async (portal: Kleinportal, grenze: string) => {
		const tabellen = await zeilen(
			portal,
			`select table_name as name from information_schema.columns
			where table_schema = 'public' and column_name = 'id' and table_name <> 'kysely_migration' order by table_name`,
		);
		const ids = tabellen.map(({ name }) => zeilen(portal, `select id::text as id from ${name} order by id ${grenze}`));
		return (await Promise.all(ids)).map((treffer) => treffer.map(({ id }) => id as string));
	};
	const dort = new Set((await alle(m.sued, '')).flat());
	const hier = (await alle(m.nord, 'limit 3')).flatMap((ids) => ids.filter((id) => !dort.has(id)).slice(0, 1));
	const [{ id }] = (await zeilen(m.nord, `select id from benutzer where email = 'traeger@demo.test'`)) as [
		{ id: string },
	];
	const links = (['PASSWORT', 'ANMELDUNG', 'AKTIVIERUNG', 'EINLADUNG'] as const).map((zweck) =>
		praegeToken(m.nord.umgebung.db, zweck, id),
	);
	// Ids are drawn: of rows of several kinds the first may be of any. What only one kind opens is named.
	const mails = await zeilen(m.nord, `select id from outbox where art = 'mail' limit 1`);
	const sitzungen = await zeilen(m.nord, 'select id from signatur');
	const unterschrift = sitzungen.map((s) => praegeToken(m.nord.umgebung.db, 'UNTERSCHRIFT', s.id as string));
	return [
		...new Set([
			wer.id,
			...hier,
			...mails.map((mail) => mail.id as string),
			...(await Promise.all([...links, ...unterschrift])),
		]),
	];
}

/** Each candidate in every place; where there are two, each with the volunteer, who most things belong to. */
const auswahl = (kandidaten: readonly string[], stellen: number): string[][] =>
	kandidaten.flatMap((id) => {
		const ueberall = Array<string>(stellen).fill(id);
		return stellen === 1 ? [ueberall] : [ueberall, [wer.id, ...ueberall.slice(1)]];
	});

const zeilen = async (portal: Kleinportal, sql: string) =>
	(await portal.umgebung.pool.query<Record<string, unknown>>(sql)).rows;

async function legeGleichesKontoAn({ umgebung }: Kleinportal, id: string): Promise<void> {
	const person = { vorname: 'Ada', nachname: 'Doppel', email: 'doppel@demo.test', sprache: 'de' } as const;
	const rechte = { rollen: ['ADMIN' as const], einsatzstelleIDs: [], einsatzortIDs: [], freiwilligerID: null };
	await execute(umgebung, ohneSchluessel(PORTAL), async (sitzung) => {
		const user = await sitzung.lies(userAggregat, id);
		sitzung.schreibe(userAggregat, id, legeUserAn(user, { ...person, ...rechte }));
		sitzung.schreibe(userAggregat, id, schalteFrei(user));
	});
}

describe('a tenant without its database', () => {
	test('answers that it will be back, and the others go on', async () => {
		const antwort = await m.frage({ host: WEST, pfad: '/api/v1/system/info' });
		expect([antwort.status, antwort.headers['retry-after']]).toEqual([503, '5']);
		expect(JSON.parse(antwort.text).error.message).toBe(
			'Das Portal ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
		);
		expect([await titel(NORD), await titel(SUED)]).toEqual(['Dienste Nord', 'Dienste Süd']);
	});

	test('still serves its pages and files: they ask nothing of it', async () => {
		const datei = await m.frage({ host: WEST, pfad: '/assets/gibt-es-nicht.js' });
		expect([datei.status, JSON.parse(datei.text).error.code]).toEqual([404, 'NICHT_GEFUNDEN']);
	});

	test('is told by key to whoever is on the machine, under any host name', async () => {
		const bereit = await m.frage({ host: 'localhost', pfad: '/health/ready' });
		const mandanten = { nord: 'ok', sued: 'ok', west: 'ohne Datenbank' };
		expect([bereit.status, JSON.parse(bereit.text)]).toEqual([200, { status: 'ok', mandanten }]);
		const { text } = await m.frage({ host: '127.0.0.1', pfad: '/metrics' });
		expect(text).toMatch(/^http_requests_total\{mandant="nord"\} [1-9]/m);
		expect(text).toMatch(/^http_errors_total\{mandant="west"\} [1-9]/m);
		expect(text).toMatch(/^db_connections\{mandant="west"\} -1$/m);
		expect(Number(/^db_connections\{mandant="nord"\} (\d+)$/m.exec(text)?.[1])).toBeLessThanOrEqual(4);
	});

	test("doesn't keep the worker from the mails of the others, each with its own address and in its own place", async () => {
		const schlange = await frischeDatenbank();
		const leer = 'delete from outbox';
		await Promise.all([m.nord.umgebung.pool.query(leer), m.sued.umgebung.pool.query(leer)]);
		await m.nord.registriereUnbestaetigt([m.nord.ort(0)]);
		await m.sued.registriereUnbestaetigt([m.sued.ort(0)]);
		const { konfiguration, orte: mandanten, adresse } = m;
		const datenbank = { url: schlange.appUrl, ownerUrl: schlange.ownerUrl };
		const worker = await starteWorker({ konfiguration, datenbank, mandanten, adresse, veraltet });
		try {
			const { port } = new URL(adresse);
			const [nord, sued] = await bald(() => [mails('nord'), mails('sued')]);
			expect(nord).toEqual([expect.stringContaining(`http://nord.test:${port}/bestaetigen/`)]);
			expect(sued).toEqual([expect.stringContaining(`http://sued.test:${port}/bestaetigen/`)]);
			const inhalt = await mitClient(schlange.ownerUrl, inhaltDerSchlange);
			for (const key of ['nord', 'sued']) expect(inhalt).toMatch(new RegExp(`\\b${key}-[0-9a-f-]{36}-`));
		} finally {
			await worker.stop();
			await schlange.stop();
		}
	});
});

/** The texts of the mails kept for a tenant; throws while there is none. */
function mails(key: string): string[] {
	const ort = mailverzeichnis(konfigurationFuer(m.konfiguration, { key, hosts: [] }).datenVerzeichnis);
	const dateien = existsSync(ort) ? readdirSync(ort).filter((name) => name.endsWith('.json')) : [];
	const texte = dateien
		.map((name) => readFileSync(join(ort, name), 'utf8'))
		.filter((text) => text.includes('/bestaetigen/'));
	if (texte.length === 0) throw new Error(`noch keine Mail bei ${key}`);
	return texte;
}

async function inhaltDerSchlange(client: Client): Promise<string> {
	const { rows } = await client.query<{ name: string }>(
		`select table_name as name from information_schema.tables where table_schema = 'bullmq' and table_type = 'BASE TABLE'`,
	);
	const inhalte = [];
	for (const { name } of rows) inhalte.push((await client.query(`select t::text from bullmq.${name} t`)).rows);
	return JSON.stringify(inhalte);
}
