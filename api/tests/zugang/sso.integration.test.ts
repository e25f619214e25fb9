import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { legeUserAn } from '#domain/user/entscheidungen.ts';
import { UserGesperrt } from '#domain/user/ereignisse.ts';
import { userAggregat } from '#domain/user/user.ts';
import { angabenIn, type Browser, PFAD, type SsoPortal, ssoPortal, VEREIN } from '../sso.fixture.ts';
import { CLIENT } from '../sso-anbieter.fixture.ts';

/** Signing in at a real provider, and what must not pass for it. */

let t: SsoPortal;
beforeAll(async () => {
	t = await ssoPortal();
});
afterAll(() => t.stop());
beforeEach(async () => {
	t.anbieter.konten.clear();
	await t.zeilen(
		'delete from bremse; delete from sso_identitaet; delete from sso_nachweis; delete from beitrittsanfrage',
	);
});
afterEach(() => {
	t.anbieter.verfaelsche = null;
});

const anzahlSitzungen = async () => (await t.zeilen<{ n: number }>('select count(*)::int as n from sitzung'))[0]?.n;

describe('signing in', () => {
	it('is offered by label and address', async () => {
		const { data } = await t.niemand('GET', '/v1/integrations/single-sign-on/information');
		expect(data).toEqual({ aktiv: true, label: 'Musterkonto', uri: `${PFAD}/start` });
	});

	it('sends to the provider with state, nonce and PKCE, and remembers the browser for ways back from other sites', async () => {
		const browser = t.browser();
		const { roh } = await browser.frage('GET', `${PFAD}/start`);
		const uri = new URL(String(roh.headers.location));
		const { state = '', nonce = '', code_challenge: challenge = '', ...rest } = Object.fromEntries(uri.searchParams);
		expect([state.length, nonce.length, challenge.length]).toEqual([43, 43, 43]);
		expect(rest).toEqual({
			client_id: CLIENT.id,
			response_type: 'code',
			redirect_uri: expect.stringMatching(/^http:\/\/localhost\/api\/v1\/integrations\/single-sign-on\/redirect$/),
			scope: 'openid email profile',
			code_challenge_method: 'S256',
		});
		expect(roh.cookies).toEqual([
			expect.objectContaining({ name: 'sso', httpOnly: true, sameSite: 'Lax', path: PFAD, maxAge: 1800 }),
		]);
	});

	it('opens a session for the linked account and leads to the wanted page', async () => {
		await t.verbinde(VEREIN, 'vera');
		const browser = t.browser();
		expect(await browser.melde('vera', '/admin/bewerbungen?seite=2')).toBe('/admin/bewerbungen?seite=2');
		expect(await browser.wer()).toBe(VEREIN);
		expect([...browser.portalCookies.keys()].sort()).toEqual(['fat', 'rat']);
		const [letzter] = await t.zeilen('select art, anlass from zugriff order by id desc limit 1');
		expect(letzter).toEqual({ art: 'ANMELDUNG', anlass: 'SSO' });
	});

	it.each(['//x', '/\\x', 'https:x', 'https://x', 'javascript:alert(1)', '/\t/x'])(
		'never leads away from the portal: %s',
		async (ziel) => {
			await t.verbinde(VEREIN, 'vera');
			expect(await t.browser().melde('vera', ziel)).toBe('/admin/');
		},
	);

	it.each([
		['a blocked account', 'GESPERRT', gesperrt],
		['an account that waits for its confirmation', 'UNBESTAETIGT', unbestaetigt],
	])('does not open %s', async (_, grund, lege) => {
		await t.verbinde(await lege(), 'vanja');
		const browser = t.browser();
		expect(await browser.melde('vanja')).toBe(`/sso/redirect?fehler=${grund}`);
		expect(await browser.wer()).toBe(401);
		const [letzter] = await t.zeilen('select art, anlass from zugriff order by id desc limit 1');
		expect(letzter).toEqual({ art: 'FEHLVERSUCH', anlass: grund });
	});

	it('does not start where it is switched off', async () => {
		await t.richteEin({ aktiv: false });
		expect((await t.niemand('GET', '/v1/integrations/single-sign-on/information')).data).toEqual({
			aktiv: false,
			label: '',
			uri: '',
		});
		expect(await t.browser().brichAuf()).toBe('/sso/redirect?fehler=AUS');
		await t.richteEin();
	});

	it('ends for whoever had set out before it was switched off', async () => {
		await t.verbinde(VEREIN, 'vera');
		const browser = t.browser();
		const zurueck = await browser.beimAnbieter(await browser.brichAuf(), { konto: 'vera' });
		await t.richteEin({ aktiv: false });
		expect(await browser.kehreZurueck(zurueck)).toBe('/sso/redirect?fehler=AUS');
		await t.richteEin();
	});

	it('stops whoever sets out again and again', async () => {
		const browser = t.browser();
		for (let i = 0; i < 60; i++) expect(await browser.brichAuf()).toMatch(/^http/);
		expect(await browser.brichAuf()).toBe('/sso/redirect?fehler=ZU_OFT');
	});
});

async function gesperrt(): Promise<string> {
	await t.aendereUser('verein2@demo.test', () => [UserGesperrt({})]);
	return 'verein2@demo.test';
}

async function unbestaetigt(): Promise<string> {
	const email = 'ute@demo.test';
	const person = { vorname: 'Ute', nachname: 'Unbestätigt', email, sprache: 'de' } as const;
	const rechte = { rollen: ['MA_VERWALTUNG' as const], einsatzstelleIDs: [], einsatzortIDs: [], freiwilligerID: null };
	const id = randomUUID();
	await execute(t.portal.umgebung, VON_SELBST, async (sitzung) => {
		sitzung.schreibe(userAggregat, id, legeUserAn(await sitzung.lies(userAggregat, id), { ...person, ...rechte }));
	});
	return email;
}

describe('what is not an answer to what was asked', () => {
	beforeEach(() => t.verbinde(VEREIN, 'vera'));
	const anfang = async () => {
		const browser = t.browser();
		return { browser, uri: await browser.brichAuf() };
	};
	/** Nobody is signed in by it. */
	const abgewiesen = async (browser: Browser, url: URL, fehler = 'ANBIETER') => {
		const vorher = await anzahlSitzungen();
		expect(await browser.kehreZurueck(url)).toBe(`/sso/redirect?fehler=${fehler}`);
		expect([await browser.wer(), await anzahlSitzungen()]).toEqual([401, vorher]);
	};

	it('is a return that was used before', async () => {
		const { browser, uri } = await anfang();
		const zurueck = await browser.beimAnbieter(uri, { konto: 'vera' });
		expect(await browser.kehreZurueck(zurueck)).toBe('/admin/');
		const noch = t.browser();
		await abgewiesen(noch, zurueck, 'VORGANG');
	});

	it('is a return that several make at once: one gets in', async () => {
		const { browser, uri } = await anfang();
		const zurueck = await browser.beimAnbieter(uri, { konto: 'vera' });
		const cookies = { sso: browser.portalCookies.get('sso') ?? '' };
		const url = `${zurueck.pathname}${zurueck.search}`;
		const antworten = await Promise.all([1, 2, 3, 4, 5].map(() => t.app.inject({ url, cookies })));
		const ziele = antworten.map((a) => a.headers.location).sort();
		expect(ziele).toEqual(['/admin/', ...Array(4).fill('/sso/redirect?fehler=VORGANG')]);
	});

	it('is a code that was used before, with a new state', async () => {
		const { browser, uri } = await anfang();
		const zurueck = await browser.beimAnbieter(uri, { konto: 'vera' });
		await browser.kehreZurueck(zurueck);
		const { browser: anderer, uri: neu } = await anfang();
		zurueck.searchParams.set('state', new URL(neu).searchParams.get('state') ?? '');
		await abgewiesen(anderer, zurueck);
	});

	it('is a code that was given to somebody else (PKCE, nonce)', async () => {
		const { browser: dieb, uri } = await anfang();
		const opfer = await anfang();
		const gestohlen = await opfer.browser.beimAnbieter(opfer.uri, { konto: 'vera' });
		gestohlen.searchParams.set('state', new URL(uri).searchParams.get('state') ?? '');
		await abgewiesen(dieb, gestohlen);
	});

	it('is a return in another browser, which uses nothing up', async () => {
		const { browser, uri } = await anfang();
		const zurueck = await browser.beimAnbieter(uri, { konto: 'vera' });
		await abgewiesen(t.browser(), zurueck, 'VORGANG');
		const { browser: fremder } = await anfang();
		await abgewiesen(fremder, zurueck, 'VORGANG');
		expect(await browser.kehreZurueck(zurueck)).toBe('/admin/');
	});

	it('is a return after ten minutes', async () => {
		const { browser, uri } = await anfang();
		const zurueck = await browser.beimAnbieter(uri, { konto: 'vera' });
		await t.zeilen(
			`update sso_vorgang set laeuft_ab_am = laeuft_ab_am - interval '10 minutes' where benutzt_am is null`,
		);
		await abgewiesen(browser, zurueck, 'VORGANG');
		await raeumeAuf(t.portal.umgebung);
		expect(await t.zeilen('select from sso_vorgang where laeuft_ab_am < now()')).toEqual([]);
	});

	it.each([
		['without a state', null],
		['with a state nobody made', 'x'.repeat(43)],
	])('is one %s', async (_, state) => {
		const { browser, uri } = await anfang();
		const zurueck = await browser.beimAnbieter(uri, { konto: 'vera' });
		if (state) zurueck.searchParams.set('state', state);
		else zurueck.searchParams.delete('state');
		await abgewiesen(browser, zurueck, 'VORGANG');
	});

	it('is one with the nonce of another request', async () => {
		const { browser, uri } = await anfang();
		const veraendert = new URL(uri);
		veraendert.searchParams.set('nonce', 'x'.repeat(43));
		await abgewiesen(browser, await browser.beimAnbieter(veraendert.href, { konto: 'vera' }));
	});

	it('is one for which the challenge of PKCE was exchanged', async () => {
		const { browser, uri } = await anfang();
		const veraendert = new URL(uri);
		veraendert.searchParams.set('code_challenge', 'x'.repeat(43));
		await abgewiesen(browser, await browser.beimAnbieter(veraendert.href, { konto: 'vera' }));
	});

	it('is one of another provider (mix-up): its code is shown to nobody', async () => {
		for (const iss of ['https://boese.example', null]) {
			const { browser, uri } = await anfang();
			const zurueck = await browser.beimAnbieter(uri, { konto: 'vera' });
			if (iss) zurueck.searchParams.set('iss', iss);
			else zurueck.searchParams.delete('iss');
			t.anbieter.angefragt.length = 0;
			await abgewiesen(browser, zurueck);
			expect(t.anbieter.angefragt).toEqual([]);
		}
	});

	it.each([
		[
			'whose signature is another’s',
			(teile: string[]) => [teile[0], teile[1], (teile[2] ?? '').split('').reverse().join('')],
		],
		['that names somebody else', (teile: string[]) => [teile[0], umgeschrieben(teile[1], { sub: 'anna' }), teile[2]]],
		['without a signature', (teile: string[]) => [umgeschrieben(teile[0], { alg: 'none' }), teile[1], '']],
	])('is an ID token %s', async (_, veraendere) => {
		const { browser, uri } = await anfang();
		const zurueck = await browser.beimAnbieter(uri, { konto: 'vera' });
		t.anbieter.verfaelsche = (antwort) => {
			const koerper = antwort.koerper as { id_token?: string } | null;
			if (antwort.pfad !== '/token' || !koerper?.id_token) return;
			antwort.koerper = { ...koerper, id_token: veraendere(koerper.id_token.split('.')).join('.') };
		};
		await abgewiesen(browser, zurueck);
	});

	it('is the provider’s refusal, shown in its words', async () => {
		const { browser, uri } = await anfang();
		const zurueck = await browser.beimAnbieter(uri, { abbrechen: '1' });
		const ort = await browser.kehreZurueck(zurueck);
		expect(ort).toMatch(/^\/sso\/redirect\?/);
		expect(Object.fromEntries(angabenIn(ort))).toEqual({
			error: 'access_denied',
			error_description: 'Die Anmeldung wurde abgebrochen <b>',
		});
		await abgewiesen(browser, zurueck, 'VORGANG');
	});

	it('is a provider that wants PKCE and did not get it', async () => {
		const { browser, uri } = await anfang();
		const ohne = new URL(uri);
		ohne.searchParams.delete('code_challenge');
		ohne.searchParams.delete('code_challenge_method');
		const ort = await browser.kehreZurueck(await browser.beimAnbieter(ohne.href, { konto: 'vera' }));
		expect(angabenIn(ort).get('error')).toBe('invalid_request');
		expect(await browser.wer()).toBe(401);
	});
});

function umgeschrieben(teil: string | undefined, neu: object): string {
	const inhalt = JSON.parse(Buffer.from(teil ?? '', 'base64url').toString());
	return Buffer.from(JSON.stringify({ ...inhalt, ...neu })).toString('base64url');
}
