import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import type { Rolle } from '#domain/rollen.ts';
import { RollenGeaendert, type UserEreignis, UserGesperrt, ZuordnungGeaendert } from '#domain/user/ereignisse.ts';
import { userAggregat } from '#domain/user/user.ts';
import { type Aktion, AM_EIGENEN_KONTO } from '#domain/zugriff/matrix.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { type Antwort, type Fragend, inject } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: Impersonation. Who may look with whose eyes, what he may do there, and how it ends. */

let t: Kleinportal;
let jule: Angemeldet;
let julesKonto: string;
type Konto = Awaited<ReturnType<Kleinportal['konto']>>;
const konten = new Map<Rolle, Konto>();
const konto = (rolle: Rolle): Konto => konten.get(rolle) ?? expect.fail();

beforeAll(async () => {
	t = await kleinportal();
	jule = await t.registriere([t.ort(0), t.ort(1)]);
	julesKonto = (await kontoZurEmail(t.umgebung.db, jule.email))?.id ?? '';
	const { email, frage } = jule;
	konten.set('FREIWILLIGER', { id: julesKonto, email, frage });
	konten.set('MA_VEREIN', await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(0)] }));
	for (const rolle of ['MA_VERWALTUNG', 'ADMIN', 'SYSTEMADMIN'] as const) konten.set(rolle, await t.konto([rolle]));
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse');
});

interface Paar {
	readonly token: string;
	readonly refreshToken: string;
}
const paarVon = ({ data }: Antwort) => data as Paar;
const als =
	({ token }: Paar): Fragend =>
	(method, pfad, body, headers) =>
		inject(
			t.app,
			{ method, url: `/api${pfad}`, ...(headers && { headers }), ...(body ? { payload: body as object } : {}) },
			token,
		);
const anmelden = async (login: string): Promise<Paar> =>
	paarVon(await t.niemand('POST', '/v1/auth/login', { login, password: DEMO_KENNWORT }));
const erneuern = ({ refreshToken }: Paar) => t.niemand('POST', '/v1/auth/refresh', { refreshToken });
const check = (paar: Paar) => als(paar)('GET', '/v1/auth/check');
const anspruch = ({ token }: Paar) =>
	JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

const benutzeransicht = (frage: Fragend, id: string) => frage('POST', `/v1/user/${id}/impersonate`);
const freiwilligenansicht = (frage: Fragend, id = jule.id) => frage('POST', `/v1/freiwilliger/${id}/impersonate`);
/** A fresh account of this role, and the view it has opened. */
async function betrachter(rolle: Rolle, oeffne: (frage: Fragend) => Promise<Antwort>) {
	const { id, email } = await t.konto([rolle]);
	const eigenes = await anmelden(email);
	return { id, eigenes, sicht: paarVon(await oeffne(als(eigenes))) };
}
const aendere = (id: string, ...ereignisse: UserEreignis[]) =>
	execute(t.umgebung, VON_SELBST, async (sitzung) => {
		await sitzung.lies(userAggregat, id);
		sitzung.schreibe(userAggregat, id, ereignisse);
	});

describe('who looks with whose eyes', () => {
	const ZIELE = ['FREIWILLIGER', 'MA_VEREIN', 'MA_VERWALTUNG', 'ADMIN', 'SYSTEMADMIN'] as const;
	it.each([
		['FREIWILLIGER', [403, 403, 403, 403, 403], 403],
		['MA_VEREIN', [403, 403, 403, 403, 403], 403],
		['MA_VERWALTUNG', [403, 403, 403, 403, 403], 200],
		['ADMIN', [200, 200, 200, 403, 403], 200],
		['SYSTEMADMIN', [200, 200, 200, 200, 403], 200],
	] as const)('%s: users %j, a volunteer %i', async (rolle, benutzer, freiwillige) => {
		const einer = rolle === 'FREIWILLIGER' ? jule : await t.konto([rolle], { einsatzortIDs: [t.ort(0)] });
		const status = [];
		for (const ziel of ZIELE) {
			const antwort = await benutzeransicht(einer.frage, konto(ziel).id);
			// Whoever may not do it at all isn't told that it would be himself.
			status.push(antwort.status);
			if (antwort.status === 200) expect(anspruch(paarVon(antwort)).permissions).toContain(ziel);
		}
		expect(status).toEqual(benutzer);
		expect((await freiwilligenansicht(einer.frage)).status).toBe(freiwillige);
	});

	it('is told by the token and by the session', async () => {
		const { id, sicht } = await betrachter('MA_VERWALTUNG', freiwilligenansicht);
		const claim = anspruch(sicht);
		expect(claim).toMatchObject({ sub: julesKonto, imp: id, permissions: ['FREIWILLIGER'] });
		expect(Number(claim.exp) - Number(claim.iat)).toBe(600);
		expect((await check(sicht)).data).toMatchObject({ user: { id: julesKonto }, imp: { id } });
	});

	it('is nobody who isn’t there, blocked, unconfirmed or oneself', async () => {
		const admin = konto('ADMIN');
		const wort = async (antwort: Promise<Antwort>) => {
			const { status, error } = await antwort;
			return [status, error.message];
		};
		const gesperrt = await t.konto(['MA_VERWALTUNG']);
		await aendere(gesperrt.id, UserGesperrt({}));
		const offen = await t.registriereUnbestaetigt([t.ort(0)]);
		const offenesKonto = (await kontoZurEmail(t.umgebung.db, offen.email))?.id ?? '';
		const ohneKonto = await t.erfasse([t.ort(0)]);
		const unbestaetigt = [
			409,
			'Der Benutzer hat seine E-Mail-Adresse noch nicht bestätigt. Seine Ansicht kann nicht geöffnet werden.',
		];
		expect(await wort(benutzeransicht(admin.frage, randomUUID()))).toEqual([
			404,
			'Der Datensatz wurde nicht gefunden.',
		]);
		expect(await wort(freiwilligenansicht(admin.frage, randomUUID()))).toEqual([
			404,
			'Der Datensatz wurde nicht gefunden.',
		]);
		expect(await wort(benutzeransicht(admin.frage, gesperrt.id))).toEqual([
			409,
			'Der Benutzer ist gesperrt. Seine Ansicht kann nicht geöffnet werden.',
		]);
		expect(await wort(benutzeransicht(admin.frage, offenesKonto))).toEqual(unbestaetigt);
		expect(await wort(freiwilligenansicht(admin.frage, offen.id))).toEqual(unbestaetigt);
		expect(await wort(freiwilligenansicht(admin.frage, ohneKonto.id))).toEqual([
			409,
			'Zu dieser Akte gibt es kein Konto, dessen Ansicht geöffnet werden kann.',
		]);
		expect(await wort(benutzeransicht(admin.frage, admin.id))).toEqual([
			409,
			'Sie können Ihr eigenes Konto nicht als Ansicht öffnen.',
		]);
	});

	it('never sees more than with his own: staff in the view of a volunteer has the volunteer’s rights only', async () => {
		const doppelt = await t.registriere([t.ort(0)]);
		const id = (await kontoZurEmail(t.umgebung.db, doppelt.email))?.id ?? '';
		await aendere(
			id,
			RollenGeaendert({ von: ['FREIWILLIGER'], nach: ['FREIWILLIGER', 'MA_VEREIN'] }),
			ZuordnungGeaendert({
				von: { einsatzstelleIDs: [], einsatzortIDs: [] },
				nach: { einsatzstelleIDs: [], einsatzortIDs: [t.ort(0)] },
			}),
		);
		const { sicht } = await betrachter('MA_VERWALTUNG', (frage) => freiwilligenansicht(frage, doppelt.id));
		expect(anspruch(sicht).permissions).toEqual(['FREIWILLIGER']);
		expect((await als(sicht)('GET', '/v1/freiwilliger/bewerbungen')).status).toBe(403);
		expect((await als(sicht)('GET', `/v1/freiwilliger/${doppelt.id}`)).status).toBe(200);
		expect((await als(sicht)('GET', `/v1/freiwilliger/${jule.id}`)).status).toBe(404);
		await aendere(id, RollenGeaendert({ von: ['FREIWILLIGER', 'MA_VEREIN'], nach: ['FREIWILLIGER', 'ADMIN'] }));
		expect((await check(sicht)).status).toBe(401);
		expect((await freiwilligenansicht(t.admin, doppelt.id)).status).toBe(403);
	});

	it('does so once: a view opens no other', async () => {
		for (const rolle of ['FREIWILLIGER', 'MA_VERWALTUNG', 'ADMIN'] as const) {
			const { sicht } = await betrachter('SYSTEMADMIN', (frage) => benutzeransicht(frage, konto(rolle).id));
			for (const oeffne of [freiwilligenansicht, (frage: Fragend) => benutzeransicht(frage, konto('MA_VEREIN').id)]) {
				const { status, error } = await oeffne(als(sicht));
				expect([status, error.message]).toEqual([
					409,
					'Sie befinden sich bereits in der Ansicht eines anderen Benutzers.',
				]);
			}
		}
	});
});

describe('in the view', () => {
	/** The G32 list, by hand: signing, e-mail, password, deleting, withdrawing, API keys, sensitive exports, the own way in. */
	const VERBOTEN: readonly Aktion[] = [
		'zurueckziehen',
		'loeschen',
		'bemerkungLoeschen',
		'stammdatenExportieren',
		'eigenerZugang',
		'kennwortZuruecksetzen',
		'fremdeEmailAendern',
		'emailBestaetigen',
		'apiSchluesselVerwalten',
		'scimVerwalten',
		'ssoVerbinden',
		'zweiterFaktor',
		'personEmailAendern',
		'unterschreiben',
		'unterschreibenMitLink',
		'dokumentLoeschen',
		'uploadLoeschen',
	];
	/** These delete no record: they take back, end or part. */
	const DOCH = [
		'/v1/freiwilliger/wunsch/{id}/reactivate',
		'/v1/auth/impersonation',
		'/v1/person/funktionen',
		'/v1/person/link-user',
	];
	const ALLE = Object.values(ROUTES).map((d) => d as unknown as Definition);
	/** The whole of the other's account, stored signature and saved filters too: nothing of it is listed. */
	const amKonto = (d: Definition) => d.path.startsWith('/v1/user/me');
	const verboten = ALLE.filter(
		(d) =>
			VERBOTEN.includes(d.action) ||
			(d.method === 'DELETE' && !DOCH.includes(d.path)) ||
			(d.method !== 'GET' && amKonto(d)),
	);

	it('every call at the own account is known as one', () => {
		expect(ALLE.filter(amKonto).length).toBeGreaterThan(12);
		expect(ALLE.filter((d) => amKonto(d) && !AM_EIGENEN_KONTO.includes(d.action)).map((d) => d.path)).toEqual([]);
	});

	it.each(verboten.map((d) => [`${d.method} ${d.path}`, d] as const))('%s is refused', async (_, d) => {
		const { sicht } = await sichten();
		const vorher = await t.ereignisse();
		for (const paar of sicht) {
			const url = `${d.amHost ? '' : '/api'}${d.path.replace(/\{\w+\}/g, () => randomUUID())}`;
			const antwort = await inject(t.app, { method: d.method as 'GET', url }, paar.token);
			expect([antwort.status, antwort.error.code, antwort.error.message]).toEqual([
				403,
				'G32',
				'Diese Aktion ist in der Benutzeransicht eines anderen nicht möglich.',
			]);
		}
		expect(await t.ereignisse()).toBe(vorher);
	});

	let offene: Promise<readonly Paar[]> | null = null;
	/** As a volunteer, as the Traeger's staff and as an administrator. */
	async function sichten() {
		offene ??= Promise.all(
			(['FREIWILLIGER', 'MA_VERWALTUNG', 'ADMIN'] as const).map(
				async (rolle) => (await betrachter('SYSTEMADMIN', (frage) => benutzeransicht(frage, konto(rolle).id))).sicht,
			),
		);
		return { sicht: await offene };
	}

	it('what the application offers says so too', async () => {
		const { sicht } = await betrachter('MA_VERWALTUNG', freiwilligenansicht);
		const { data } = await als(sicht)('GET', `/v1/freiwilliger/${jule.id}/bewerbung`);
		const { aktionen } = data as { aktionen: { aktion: string; erlaubt: boolean; gruende: { code: string }[] }[] };
		const zurueck = aktionen.find((a) => a.aktion === 'zurueckziehen');
		expect([zurueck?.erlaubt, zurueck?.gruende.map((g) => g.code)]).toEqual([false, ['G32']]);
	});

	it('no e-mail address of a file changes', async () => {
		const ohneKonto = await t.erfasse([t.ort(0)]);
		const { sicht } = await betrachter('ADMIN', (frage) => benutzeransicht(frage, konto('MA_VERWALTUNG').id));
		const aendern = (felder: object) => als(sicht)('PUT', `/v1/freiwilliger/${ohneKonto.id}`, felder);
		const antwort = await aendern({ email: 'neu@test.test' });
		expect([antwort.status, antwort.error.code]).toEqual([403, 'G32']);
		expect((await aendern({ ort: 'Gießen' })).status).toBe(200);
	});

	it('every event names both, whatever is written', async () => {
		const { rows: davor } = await t.umgebung.pool.query('select max(position) as n from event');
		const { id, sicht } = await betrachter('SYSTEMADMIN', (frage) => benutzeransicht(frage, konto('ADMIN').id));
		const frage = als(sicht);
		const wer = await frage('POST', '/v1/freiwilliger/erfassung', {
			vorname: 'Ole',
			nachname: 'Winter',
			geschlecht: 'M',
			geburtsdatum: '2005-02-03',
			mobil: '+49 151 2345670',
			plz: '35578',
			ort: 'Wetzlar',
			wuensche: [{ einsatzortID: t.ort(0) }],
		});
		const { id: akte, wuensche } = wer.data as { id: string; wuensche: { id: string }[] };
		const getan = [
			await frage('POST', `/v1/freiwilliger/${akte}/historie`, { text: 'Gesehen.', sichtbarkeit: 'MA_VERWALTUNG' }),
			await frage('PUT', `/v1/freiwilliger/${akte}`, { ort: 'Gießen' }),
			await frage('POST', `/v1/freiwilliger/wunsch/${wuensche[0]?.id}/contact`, {}),
		];
		expect(getan.map((a) => a.status)).toEqual([201, 200, 200]);
		const { rows } = await t.umgebung.pool.query<{ type: string; meta: { userID: string; impersoniertVon: string } }>(
			`select type, meta from event where position > $1 and meta->>'userID' is not null`,
			[davor[0]?.n],
		);
		expect(rows.length).toBeGreaterThan(6);
		const beide = rows.map(({ type, meta }) => [type, meta.userID, meta.impersoniertVon]);
		expect(beide).toEqual(rows.map(({ type }) => [type, konto('ADMIN').id, id]));
		const verlauf = (await frage('GET', `/v1/freiwilliger/${akte}/historie`)).data as {
			akteur: object;
			impersoniertVon: object;
		}[];
		expect(verlauf[0]).toMatchObject({ akteur: { id: konto('ADMIN').id }, impersoniertVon: { id } });
	});
});

describe('the view ends', () => {
	const tot = async (sicht: Paar) => [(await check(sicht)).status, (await erneuern(sicht)).status];

	it('after 60 minutes, renewed or not', async () => {
		const { sicht } = await betrachter('MA_VERWALTUNG', freiwilligenansicht);
		const ablauf = async () => {
			const { rows } = await t.umgebung.pool.query<{ rest: number }>(
				`select round(extract(epoch from laeuft_ab_am - now()) / 60)::int as rest from sitzung
				where familie = $1 and ersetzt_am is null`,
				[anspruch(sicht).sid],
			);
			return rows.map((r) => r.rest);
		};
		const vergeht = (minuten: number) =>
			t.umgebung.pool.query(
				'update sitzung set laeuft_ab_am = laeuft_ab_am - make_interval(mins => $1) where familie = $2',
				[minuten, anspruch(sicht).sid],
			);
		expect(await ablauf()).toEqual([60]);
		await vergeht(59);
		const erneuert = paarVon(await erneuern(sicht));
		expect(anspruch(erneuert)).toMatchObject({ sub: julesKonto, imp: anspruch(sicht).imp });
		expect(await ablauf()).toEqual([1]);
		await vergeht(1);
		expect(await tot(erneuert)).toEqual([401, 401]);
	});

	it('with the session of who looks: logged out, blocked, demoted, ended elsewhere', async () => {
		const faelle: ((wer: { id: string; eigenes: Paar }) => Promise<unknown>)[] = [
			({ eigenes }) => als(eigenes)('POST', '/v1/auth/logout'),
			({ id }) => aendere(id, UserGesperrt({})),
			({ id }) => aendere(id, RollenGeaendert({ von: ['MA_VERWALTUNG'], nach: ['FREIWILLIGER'] })),
			({ eigenes }) => als(eigenes)('DELETE', `/v1/user/me/sitzungen/${anspruch(eigenes).sid}`),
		];
		for (const beende of faelle) {
			const wer = await betrachter('MA_VERWALTUNG', freiwilligenansicht);
			expect((await check(wer.sicht)).status).toBe(200);
			await beende(wer);
			expect(await tot(wer.sicht)).toEqual([401, 401]);
		}
	});

	it('with the account it shows', async () => {
		const ziel = await t.konto(['MA_VERWALTUNG']);
		const { sicht, eigenes } = await betrachter('ADMIN', (frage) => benutzeransicht(frage, ziel.id));
		await aendere(ziel.id, UserGesperrt({}));
		expect(await tot(sicht)).toEqual([401, 401]);
		expect((await check(eigenes)).status).toBe(200);
	});

	it('with a logout out of it, and with it the session behind', async () => {
		const { sicht, eigenes } = await betrachter('MA_VERWALTUNG', freiwilligenansicht);
		expect((await als(sicht)('POST', '/v1/auth/logout')).status).toBe(204);
		expect([...(await tot(sicht)), ...(await tot(eigenes))]).toEqual([401, 401, 401, 401]);
	});

	it('by its end: an API client goes on with the pair it has', async () => {
		const { sicht, eigenes } = await betrachter('MA_VERWALTUNG', freiwilligenansicht);
		const ende = await als(sicht)('DELETE', '/v1/auth/impersonation');
		expect([ende.status, ende.roh.body, ende.roh.headers['cache-control']]).toEqual([204, '', 'no-store']);
		expect(await tot(sicht)).toEqual([401, 401]);
		expect((await check(eigenes)).status).toBe(200);
		expect((await erneuern(eigenes)).status).toBe(200);
	});

	it('only where there is one', async () => {
		const { status, error } = await t.traeger('DELETE', '/v1/auth/impersonation');
		expect([status, error.message]).toEqual([409, 'Sie befinden sich nicht in der Ansicht eines anderen Benutzers.']);
		expect((await t.niemand('DELETE', '/v1/auth/impersonation')).status).toBe(401);
	});
});

describe('a browser', () => {
	type Keks = Record<string, string>;
	const HIER = { origin: 'http://portal.test', host: 'portal.test', 'sec-fetch-site': 'same-origin' };
	const mit = (method: 'GET' | 'POST' | 'DELETE', url: string, cookies: Keks, headers: Keks = HIER) =>
		inject(t.app, { method, url, cookies, headers });
	const kekse = ({ roh }: Antwort): Keks => Object.fromEntries(roh.cookies.map((c) => [c.name, c.value]));
	const angemeldet = async (login: string): Promise<Keks> => {
		const { token, refreshToken } = await anmelden(login);
		return { fat: token, rat: refreshToken };
	};
	const wer = async (cookies: Keks) =>
		((await mit('GET', '/api/v1/auth/check', cookies)).data as { user: { id: string } } | undefined)?.user.id;

	it('gets the cookies of the view, and its own anew at the end', async () => {
		const { id, email } = await t.konto(['MA_VERWALTUNG']);
		const eigene = await angemeldet(email);
		const auf = await mit('POST', `/api/v1/freiwilliger/${jule.id}/impersonate`, eigene);
		expect([auf.status, auf.roh.headers['cache-control']]).toEqual([200, 'no-store']);
		expect(auf.roh.cookies.map((c) => [c.httpOnly, c.sameSite, c.path])).toEqual([
			[true, 'Strict', '/'],
			[true, 'Strict', '/'],
		]);
		const sicht = kekse(auf);
		expect(await wer(sicht)).toBe(julesKonto);
		const erneuert = kekse(await mit('POST', '/admin/refresh', sicht));
		expect(await wer(erneuert)).toBe(julesKonto);
		const zu = await mit('DELETE', '/api/v1/auth/impersonation', erneuert);
		expect([zu.status, zu.roh.body]).toEqual([204, '']);
		const zurueck = kekse(zu);
		expect(await wer(zurueck)).toBe(id);
		expect(zurueck.rat).not.toBe(eigene.rat);
		expect((await mit('POST', '/admin/refresh', zurueck)).status).toBe(204);
		// The pair from before was replaced: whoever still has it has stolen it.
		expect((await mit('POST', '/admin/refresh', eigene)).status).toBe(401);
		expect(await wer(zurueck)).toBeUndefined();
	});

	it('opens a view by POST from this site only, an API client also by GET, and nobody ahead of time', async () => {
		const { email } = await t.konto(['MA_VERWALTUNG']);
		const eigene = await angemeldet(email);
		const pfad = `/api/v1/freiwilliger/${jule.id}/impersonate`;
		const fremd = { origin: 'https://boese.test', host: 'portal.test', 'sec-fetch-site': 'cross-site' };
		const code = async (antwort: Promise<Antwort>) => {
			const { status, error, roh } = await antwort;
			return [status, error?.code, roh.headers['cache-control'], roh.cookies.length];
		};
		const sitzungen = async () => (await t.umgebung.pool.query('select from sitzung')).rowCount;
		const vorher = await sitzungen();
		expect((await mit('POST', pfad, eigene, fremd)).error.code).toBe('HERKUNFT');
		expect(await code(mit('GET', pfad, eigene))).toEqual([401, 'ANMELDUNG', 'no-store', 0]);
		const voraus: Keks[] = [{ purpose: 'prefetch' }, { 'sec-purpose': 'prefetch;prerender' }];
		for (const headers of voraus) {
			const bearer = inject(t.app, { method: 'GET', url: pfad, headers }, eigene.fat);
			expect(await code(bearer)).toEqual([403, 'VORABRUF', 'no-store', 0]);
			expect((await mit('POST', pfad, eigene, { ...HIER, ...headers })).status).toBe(403);
		}
		expect(await sitzungen()).toBe(vorher);
		const auf = await inject(t.app, { method: 'GET', url: pfad }, eigene.fat);
		expect([auf.status, auf.roh.headers['cache-control'], anspruch(paarVon(auf)).sub]).toEqual([
			200,
			'no-store',
			julesKonto,
		]);
	});
});

describe('the record of access', () => {
	it('names beginning and end of a view with both users', async () => {
		const { id, sicht } = await betrachter('MA_VERWALTUNG', freiwilligenansicht);
		await als(sicht)('DELETE', '/v1/auth/impersonation');
		const f = encodeURIComponent(JSON.stringify({ und: [{ feld: 'userID', op: 'gleich', wert: id }] }));
		const zeilen = (await t.admin('GET', `/v1/system/zugriffe?f=${f}&sort=zeit`)).data as unknown as {
			art: string;
			akteur: { id: string };
			impersoniertVon: { id: string } | null;
			betroffener: { id: string } | null;
		}[];
		expect(zeilen.map((z) => [z.art, z.akteur.id, z.impersoniertVon?.id, z.betroffener?.id])).toEqual([
			['ANMELDUNG', id, undefined, undefined],
			['ANMELDUNG', id, undefined, undefined],
			['ANSICHT_BEGINN', julesKonto, id, jule.id],
			['ANSICHT_ENDE', julesKonto, id, jule.id],
		]);
	});
});
