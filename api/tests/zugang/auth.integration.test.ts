import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANMELDUNG_JE_ADRESSE, ANMELDUNG_JE_KONTO, REGISTRIERUNG, zaehleFehlversuch } from '#commands/konto/bremse.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import type { Akteur } from '#domain/rollen.ts';
import { aendereRollen } from '#domain/user/entscheidungen.ts';
import { UserEntsperrt, UserGesperrt } from '#domain/user/ereignisse.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { type Antwort, inject, type Testportal, testportal } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';

let t: Testportal;
beforeAll(async () => {
	t = await testportal();
});
afterAll(() => t.stop());

const anmelden = (login: string, password: string, ip = '10.0.0.1') =>
	inject(t.app, { method: 'POST', url: '/api/v1/auth/login', remoteAddress: ip, payload: { login, password } });
const paarVon = (antwort: Antwort) => antwort.data as { token: string; refreshToken: string };
const neuesPaar = async (login = 'traeger@demo.test') => paarVon(await anmelden(login, DEMO_KENNWORT));
const erneuern = (refreshToken: string) => t.niemand('POST', '/v1/auth/refresh', { refreshToken });
const pruefen = (token: string) => inject(t.app, { method: 'GET', url: '/api/v1/auth/check' }, token);
const SYSTEM = { art: 'SYSTEM' } as Akteur;

describe('login', () => {
	it('answers with the pair and sets cookies no script can read', async () => {
		const antwort = await anmelden('traeger@demo.test', DEMO_KENNWORT);
		expect(antwort.status).toBe(200);
		const { token, refreshToken } = paarVon(antwort);
		const gemeinsam = { httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 30 * 24 * 60 * 60 };
		expect(antwort.roh.cookies).toMatchObject([
			{ name: 'fat', value: token, ...gemeinsam },
			{ name: 'rat', value: refreshToken, ...gemeinsam },
		]);
		expect(antwort.roh.headers['cache-control']).toBe('no-store');
	});

	it('ignores case and blanks of the login', async () => {
		expect((await anmelden('  Traeger@Demo.test ', DEMO_KENNWORT)).status).toBe(200);
	});

	it('says the same of a wrong password and of nobody', async () => {
		const falsch = await anmelden('admin@demo.test', 'Falsches-Kennwort-1', '10.0.0.2');
		const niemand = await anmelden('niemand@demo.test', 'Falsches-Kennwort-1', '10.0.0.2');
		expect([falsch.status, falsch.error.message]).toEqual([401, 'Benutzername oder Kennwort sind falsch.']);
		expect(niemand.roh.body).toBe(falsch.roh.body);
	});

	it('names the block only to who knows the password, and ends the session at once', async () => {
		const { token, refreshToken } = await neuesPaar('verein2@demo.test');
		await t.aendereUser('verein2@demo.test', () => [UserGesperrt({})]);
		const gesperrt = await anmelden('verein2@demo.test', DEMO_KENNWORT, '10.0.0.3');
		const text = 'Ihr Benutzer wurde gesperrt. Sie können sich nicht anmelden.';
		expect([gesperrt.status, gesperrt.error.message]).toEqual([403, text]);
		expect((await anmelden('verein2@demo.test', 'Falsches-Kennwort-1', '10.0.0.3')).status).toBe(401);
		expect((await pruefen(token)).status).toBe(401);
		expect((await erneuern(refreshToken)).status).toBe(401);
		await t.aendereUser('verein2@demo.test', () => [UserEntsperrt({})]);
		expect((await pruefen(token)).status).toBe(200);
	});

	it('stops who tries one password at many accounts from one address; the others go on', async () => {
		const ip = '10.0.0.77';
		for (let nr = 0; nr < 300; nr++) await zaehleFehlversuch(t.portal.umgebung.db, ANMELDUNG_JE_ADRESSE, ip);
		expect((await anmelden('niemand77@demo.test', 'Falsches-Kennwort-1', ip)).status).toBe(429);
		expect((await anmelden('admin@demo.test', DEMO_KENNWORT, '10.0.0.78')).status).toBe(200);
	});

	it('slows down who guesses at one account from many addresses, and lets its owner in', async () => {
		const { db } = t.portal.umgebung;
		for (let nr = 0; nr < 150; nr++) await zaehleFehlversuch(db, ANMELDUNG_JE_KONTO, 'admin@demo.test');
		const beginn = performance.now();
		expect((await anmelden('admin@demo.test', DEMO_KENNWORT, '10.0.0.79')).status).toBe(200);
		const gebremst = performance.now() - beginn;
		expect(gebremst).toBeGreaterThan(1_000);
		const danach = performance.now();
		expect((await anmelden('admin@demo.test', DEMO_KENNWORT, '10.0.0.79')).status).toBe(200);
		expect(performance.now() - danach).toBeLessThan(gebremst - 300);
	});

	it('stops guessing after ten failures per account and address, also of parallel ones', async () => {
		const ip = '10.0.0.4';
		const versuche = Array.from({ length: 40 }, () => anmelden('admin@demo.test', 'Falsches-Kennwort-1', ip));
		const status = (await Promise.all(versuche)).map((a) => a.status);
		expect(status.filter((s) => s === 401)).toHaveLength(10);
		expect(status.filter((s) => s === 429)).toHaveLength(30);
		const richtig = await anmelden('admin@demo.test', DEMO_KENNWORT, ip);
		expect([richtig.status, richtig.error.message]).toEqual([
			429,
			'Zu viele Anmeldeversuche. Bitte versuchen Sie es später erneut.',
		]);
		expect((await anmelden('admin@demo.test', DEMO_KENNWORT, '10.0.0.5')).status).toBe(200);
	});
});

describe('session', () => {
	it('exchanges a refresh token for one child, however many ask at once', async () => {
		const { refreshToken } = await neuesPaar();
		const antworten = await Promise.all(Array.from({ length: 50 }, () => erneuern(refreshToken)));
		expect(antworten.map((a) => a.status)).toEqual(Array(50).fill(200));
		expect(new Set(antworten.map((a) => paarVon(a).refreshToken)).size).toBe(1);
	});

	it('takes a token of two generations ago for theft and ends the family', async () => {
		const alt = await neuesPaar();
		const kind = paarVon(await erneuern(alt.refreshToken));
		const enkel = paarVon(await erneuern(kind.refreshToken));
		expect((await pruefen(enkel.token)).status).toBe(200);
		expect((await erneuern(alt.refreshToken)).status).toBe(401);
		expect((await pruefen(enkel.token)).status).toBe(401);
		expect((await erneuern(enkel.refreshToken)).status).toBe(401);
	});

	it('forgives the direct parent for ten seconds only', async () => {
		const { refreshToken } = await neuesPaar();
		const kind = paarVon(await erneuern(refreshToken));
		await sql`update sitzung set ersetzt_am = ersetzt_am - interval '11 seconds' where ersetzt_am is not null`.execute(
			t.portal.umgebung.db,
		);
		expect((await erneuern(refreshToken)).status).toBe(401);
		expect((await pruefen(kind.token)).status).toBe(401);
	});

	it('judges by the rights of this moment, not by those in the token', async () => {
		const { token } = await neuesPaar('admin@demo.test');
		const mails = () => inject(t.app, { method: 'GET', url: '/api/v1/mails' }, token);
		expect((await mails()).status).toBe(200);
		const umstand = { akteur: SYSTEM, andereAdmins: 1 };
		await t.aendereUser('admin@demo.test', (u) => aendereRollen(u, ['MA_VERWALTUNG'], umstand));
		expect((await mails()).status).toBe(403);
		await t.aendereUser('admin@demo.test', (u) => aendereRollen(u, ['ADMIN', 'MA_VERWALTUNG'], umstand));
		expect((await mails()).status).toBe(200);
	});

	it('ends by logout, for the token and for the cookies', async () => {
		const { token, refreshToken } = await neuesPaar();
		const antwort = await inject(
			t.app,
			{ method: 'POST', url: '/api/v1/auth/logout', payload: { refreshToken } },
			token,
		);
		expect(antwort.status).toBe(204);
		expect(antwort.roh.cookies.map((c) => [c.name, c.value])).toEqual([
			['fat', ''],
			['rat', ''],
		]);
		expect((await pruefen(token)).status).toBe(401);
		expect((await erneuern(refreshToken)).status).toBe(401);
	});

	it.each([
		['an unknown token', 'Bearer x.y.z'],
		[
			'a token without a signature',
			`Bearer ${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from('{"sub":"x","sid":"x"}').toString('base64url')}.`,
		],
	])('refuses %s', async (_, authorization) => {
		expect((await t.niemand('GET', '/v1/auth/check', undefined, { authorization })).status).toBe(401);
		expect((await t.niemand('GET', '/v1/parameter', undefined, { authorization })).status).toBe(401);
	});
});

describe('browser', () => {
	const mitCookies = async (methode: 'GET' | 'POST' | 'PUT', url: string, headers: Record<string, string> = {}) => {
		const { token: fat, refreshToken: rat } = await neuesPaar();
		const payload = methode === 'PUT' ? [] : undefined;
		const kopf = { host: 'portal.test', ...headers };
		return inject(t.app, {
			method: methode,
			url,
			headers: kopf,
			cookies: { fat, rat },
			...(payload ? { payload } : {}),
		});
	};
	const AENDERN = '/api/v1/user/me/ansichten?liste=bewerbungen';

	it.each([
		['this very site by Sec-Fetch-Site', { 'sec-fetch-site': 'same-origin' }, 200],
		['this very site by Origin', { origin: 'https://portal.test' }, 200],
		['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://boese.test' }, 403],
		['another site that claims our Origin', { 'sec-fetch-site': 'cross-site', origin: 'https://portal.test' }, 403],
		['a sibling host', { 'sec-fetch-site': 'same-site', origin: 'https://x.portal.test' }, 403],
		['an opaque origin', { origin: 'null' }, 403],
		['nowhere', {}, 403],
	])('a change with cookies from %s: %o', async (_, headers, status) => {
		expect((await mitCookies('PUT', AENDERN, headers)).status).toBe(status);
	});

	it('reads with cookies from anywhere the browser sends them', async () => {
		expect((await mitCookies('GET', '/api/v1/auth/check')).status).toBe(200);
	});

	it('refreshes on the front-end host and rewrites both cookies', async () => {
		const { token, refreshToken } = await neuesPaar();
		const antwort = await inject(t.app, {
			method: 'POST',
			url: '/admin/refresh',
			headers: { 'sec-fetch-site': 'same-origin' },
			cookies: { fat: token, rat: refreshToken },
		});
		expect([antwort.status, antwort.roh.body]).toEqual([204, '']);
		const [fat, rat] = antwort.roh.cookies;
		expect(rat?.value).not.toBe(refreshToken);
		expect((await pruefen(fat?.value ?? '')).status).toBe(200);
	});

	it('clears the cookies when the refresh fails', async () => {
		const antwort = await inject(t.app, {
			method: 'POST',
			url: '/admin/refresh',
			headers: { 'sec-fetch-site': 'same-origin' },
			cookies: { rat: 'x'.repeat(43) },
		});
		expect(antwort.status).toBe(401);
		expect(antwort.roh.cookies.map((c) => c.value)).toEqual(['', '']);
	});
});

describe('activation', () => {
	const ANGABEN = {
		vorname: 'Nele',
		nachname: 'Prüfer',
		geschlecht: 'W',
		geburtsdatum: '2007-03-04',
		mobil: '+49 151 1234567',
		plz: '35576',
		ort: 'Wetzlar',
		passwort: 'Sicheres-Wort-7',
		datenschutz: true,
	};
	async function registriere(email: string, remoteAddress = '10.0.0.6'): Promise<Antwort> {
		const dienstarten = (await t.niemand('GET', '/v1/stammdaten/dienstart')).data as { id: string; key: string }[];
		const dienstartWunschID = dienstarten.find((d) => d.key === 'FSJ')?.id;
		const payload = { ...ANGABEN, email, dienstartWunschID };
		return inject(t.app, { method: 'POST', url: '/api/v1/freiwilliger/registrierung', remoteAddress, payload });
	}
	async function registriert(email: string): Promise<{ userID: string; freiwilligerID: string }> {
		const antwort = await registriere(email);
		expect(antwort.status).toBe(201);
		const { rows } = await sql<{ id: string }>`select id from benutzer where email = ${email}`.execute(
			t.portal.umgebung.db,
		);
		return { userID: rows[0]?.id ?? '', freiwilligerID: (antwort.data as { id: string }).id };
	}
	const oeffne = (token: string, passwort: string | null = ANGABEN.passwort) =>
		t.niemand('POST', `/v1/auth/activate-account/${token}`, passwort === null ? {} : { passwort });

	it('opens account and file by the link, once, and signs in', async () => {
		const { userID, freiwilligerID } = await registriert('nele@pruefung.test');
		const vorher = await anmelden('nele@pruefung.test', ANGABEN.passwort);
		expect([vorher.status, vorher.error.message]).toEqual([409, 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.']);
		const token = await praegeToken(t.portal.umgebung.db, 'AKTIVIERUNG', userID);
		const antworten = await Promise.all([oeffne(token), oeffne(token), oeffne(token)]);
		expect(antworten.map((a) => a.status).sort()).toEqual([200, 409, 409]);
		const offen = antworten.find((a) => a.status === 200) as Antwort;
		const akte = await inject(
			t.app,
			{ method: 'GET', url: `/api/v1/freiwilliger/${freiwilligerID}` },
			paarVon(offen).token,
		);
		expect(akte.data).toMatchObject({ status: 1000, vorname: 'Nele', hatKonto: true });
		expect((await oeffne(token)).error.message).toBe('Der Link ist ungültig oder abgelaufen.');
	});

	it('asks for the password before it opens: without one, or with a weak one, nothing happens', async () => {
		const { userID, freiwilligerID } = await registriert('asta@pruefung.test');
		const token = await praegeToken(t.portal.umgebung.db, 'AKTIVIERUNG', userID);
		for (const passwort of [null, 'kurz']) {
			const { status, error } = await oeffne(token, passwort);
			expect([status, error.details.map((d) => d.feld)]).toEqual([422, ['passwort']]);
		}
		const { rows } = await sql`select u.status as konto, f.status as akte from benutzer u, freiwilliger f
			where u.id = ${userID} and f.id = ${freiwilligerID}`.execute(t.portal.umgebung.db);
		expect(rows).toEqual([{ konto: 0, akte: 0 }]);
		expect((await oeffne(token)).status).toBe(200);
		expect((await anmelden('asta@pruefung.test', ANGABEN.passwort)).status).toBe(200);
	});

	it('keeps no password that somebody else set before the address was proven', async () => {
		const { userID } = await registriert('opfer@pruefung.test');
		const token = await praegeToken(t.portal.umgebung.db, 'AKTIVIERUNG', userID);
		expect((await oeffne(token, 'Mein-eigenes-Wort-3')).status).toBe(200);
		expect((await anmelden('opfer@pruefung.test', ANGABEN.passwort)).status).toBe(401);
		expect((await anmelden('opfer@pruefung.test', 'Mein-eigenes-Wort-3')).status).toBe(200);
	});

	it('voids an older link when a new one is made', async () => {
		const { userID } = await registriert('lea@pruefung.test');
		const alt = await praegeToken(t.portal.umgebung.db, 'AKTIVIERUNG', userID);
		const neu = await praegeToken(t.portal.umgebung.db, 'AKTIVIERUNG', userID);
		expect((await oeffne(alt)).status).toBe(409);
		expect((await oeffne(neu)).status).toBe(200);
	});

	it('doesn’t tell whether an address has an account, but its owner', async () => {
		const { umgebung } = t.portal;
		await registriert('ida@pruefung.test');
		await leerePost(umgebung);
		const bestand = async () => {
			const { rows } = await sql<object>`select (select count(*) from event) as ereignisse,
				(select count(*) from freiwilliger) as akten, (select count(*) from kennwort) as kennwoerter`.execute(
				umgebung.db,
			);
			return rows[0];
		};
		const vorher = await bestand();
		for (const email of ['IDA@pruefung.test', 'verein@demo.test']) {
			const antwort = await registriere(email);
			const { id, ...rest } = antwort.data as { id: string };
			expect([antwort.status, rest]).toEqual([201, {}]);
			const { rowCount } = await umgebung.pool.query('select from freiwilliger where id = $1', [id]);
			expect(rowCount).toBe(0);
		}
		expect(await bestand()).toEqual(vorher);
		const mails = await leerePost(umgebung);
		expect(mails.map(({ an, betreff }) => [an, betreff])).toEqual([
			['ida@pruefung.test', 'Sie haben schon einen Zugang zum Freiwilligenportal'],
			['verein@demo.test', 'Sie haben schon einen Zugang zum Freiwilligenportal'],
		]);
		const token = /\/anmeldelink\/([\w-]{43})\n/.exec(mails[1]?.text ?? '')?.[1] ?? '';
		expect((await t.niemand('POST', `/v1/auth/login/magic/${token}`)).status).toBe(200);
	});

	it('refuses a known address as an unknown one for everything else that is wrong, and for asking too often', async () => {
		const falsch = async (email: string) => {
			const { status, error } = await t.niemand('POST', '/v1/freiwilliger/registrierung', {
				...ANGABEN,
				email,
				dienstartWunschID: null,
			});
			return [status, error];
		};
		expect(await falsch('verein2@demo.test')).toEqual(await falsch('unbekannt@demo.test'));
		const oft = async (email: string) => {
			const antworten: number[] = [];
			for (let i = 0; i < 6; i++) antworten.push((await registriere(email)).status);
			return antworten;
		};
		const FUENFMAL = [...Array(5).fill(201), 429];
		expect(await oft('verein2@demo.test')).toEqual(FUENFMAL);
		expect(await oft('unbekannt@demo.test')).toEqual(FUENFMAL);
	});

	it('takes so many registrations from one place, and no more', async () => {
		const vorher = { ip: '10.0.0.7', mal: 60 };
		for (let i = 0; i < vorher.mal; i++) await zaehleFehlversuch(t.portal.umgebung.db, REGISTRIERUNG, vorher.ip);
		expect((await registriere('viele@pruefung.test', vorher.ip)).status).toBe(429);
		expect((await registriere('viele@pruefung.test', '10.0.0.8')).status).toBe(201);
	});

	it('sends the link again without telling whether there is an account', async () => {
		await registriert('mia@pruefung.test');
		const senden = (email: string) => t.niemand('POST', '/v1/auth/activate-account', { email });
		const bekannt = await senden('mia@pruefung.test');
		const unbekannt = await senden('wer@pruefung.test');
		expect([bekannt.status, unbekannt.status]).toEqual([204, 204]);
		expect(bekannt.roh.body).toBe(unbekannt.roh.body);
		for (let i = 0; i < 5; i++) await senden('mia@pruefung.test');
		const { rows } = await sql<{ n: number }>`
			select count(*)::int as n from outbox where schluessel = 'OPTIN_FREIWILLIGER' and erstellt_am > now() - interval '1 minute'
				and daten ->> 'freiwilligerID' = (select id::text from freiwilliger where email = 'mia@pruefung.test')`.execute(
			t.portal.umgebung.db,
		);
		// one by the registration, three on request
		expect(rows[0]?.n).toBe(4);
	});

	it('stops guessing links after twenty', async () => {
		const raten = () =>
			inject(t.app, {
				method: 'POST',
				url: `/api/v1/auth/activate-account/${'a'.repeat(43)}`,
				remoteAddress: '10.0.0.9',
			});
		for (let i = 0; i < 20; i++) expect((await raten()).status).toBe(409);
		expect((await raten()).status).toBe(429);
	});
});
