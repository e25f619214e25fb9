import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { EINMAL_LINK } from '#commands/konto/bremse.ts';
import { angabenIn, type Browser, PFAD, type SsoPortal, ssoPortal, VEREIN } from '../sso.fixture.ts';
import { CLIENT } from '../sso-anbieter.fixture.ts';

/** Accounts and identities of a real provider: linking, asking for an account, and its configuration. */

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

describe('linking the own account', () => {
	const KONTO = `${PFAD}/connect-account`;
	const verbundenSeit = async (browser: Browser) =>
		((await browser.frage('GET', KONTO)).data as { verbundenSeit: string | null }).verbundenSeit;

	it('begins and ends with the own session; afterwards the provider gets one in', async () => {
		const browser = await t.angemeldet(VEREIN);
		expect(await verbundenSeit(browser)).toBeNull();
		const { uri } = (await browser.frage('POST', `${KONTO}/uri`)).data as { uri: string };
		const ort = await browser.kehreZurueck(await browser.beimAnbieter(uri, { konto: 'vera' }));
		const code = angabenIn(ort).get('code') ?? '';
		expect([ort.split('?')[0], await verbundenSeit(browser)]).toEqual(['/admin/sso', null]);
		expect((await browser.frage('POST', KONTO, { code })).status).toBe(204);
		expect(await verbundenSeit(browser)).toEqual(expect.any(String));
		const neu = t.browser();
		await neu.melde('vera');
		expect(await neu.wer()).toBe(VEREIN);
	});

	it('needs no more than the password where somebody came from the provider first', async () => {
		const browser = t.browser();
		const ort = await browser.melde('vera');
		const code = angabenIn(ort).get('token') ?? '';
		expect(ort.split('?')[0]).toBe('/sso/beitritt');
		expect((await browser.frage('POST', KONTO, { code })).status).toBe(401);
		await browser.meldeMitKennwort(VEREIN);
		expect((await browser.frage('POST', KONTO, { code })).status).toBe(204);
		expect((await browser.frage('POST', KONTO, { code })).status).toBe(409);
		const neu = t.browser();
		await neu.melde('vera');
		expect(await neu.wer()).toBe(VEREIN);
	});

	it('never happens by itself: the verified address of an account opens it to nobody', async () => {
		t.anbieter.konten.set('fremd', { email: VEREIN, email_verified: true, given_name: 'Vera', family_name: 'Verein' });
		const browser = t.browser();
		const token = angabenIn(await browser.melde('fremd')).get('token') ?? '';
		expect(await browser.wer()).toBe(401);
		expect(await t.zeilen('select from sso_identitaet')).toEqual([]);
		const antwort = await browser.frage('POST', `${PFAD}/join-request?token=${token}`, { adresseID: IRGENDEINE });
		expect([antwort.status, antwort.error.code]).toEqual([409, 'SSO_KONTO']);
	});

	it('is for the browser alone that came from the provider', async () => {
		const dieb = t.browser();
		const code = angabenIn(await dieb.melde('boese')).get('token') ?? '';
		const opfer = await t.angemeldet(VEREIN);
		await opfer.brichAuf();
		expect((await opfer.frage('POST', KONTO, { code })).status).toBe(409);
		expect(await t.zeilen('select from sso_identitaet')).toEqual([]);
	});

	it('is for the user alone who set out', async () => {
		const browser = await t.angemeldet(VEREIN);
		const { uri } = (await browser.frage('POST', `${KONTO}/uri`)).data as { uri: string };
		const ort = await browser.kehreZurueck(await browser.beimAnbieter(uri, { konto: 'vera' }));
		await browser.meldeMitKennwort('traeger@demo.test');
		const antwort = await browser.frage('POST', KONTO, { code: angabenIn(ort).get('code') ?? '' });
		expect([antwort.status, antwort.error.message]).toEqual([409, 'Der Link ist ungültig oder abgelaufen.']);
	});

	it('leaves an identity with whom it belongs to', async () => {
		await t.verbinde('traeger@demo.test', 'vera');
		const browser = await t.angemeldet(VEREIN);
		const { uri } = (await browser.frage('POST', `${KONTO}/uri`)).data as { uri: string };
		const ort = await browser.kehreZurueck(await browser.beimAnbieter(uri, { konto: 'vera' }));
		const antwort = await browser.frage('POST', KONTO, { code: angabenIn(ort).get('code') ?? '' });
		expect([antwort.status, antwort.error.code]).toEqual([409, 'SSO_VERGEBEN']);
	});

	it('ends at the owner’s wish: the provider gets nobody in any more', async () => {
		await t.verbinde(VEREIN, 'vera');
		const browser = await t.angemeldet(VEREIN);
		expect((await browser.frage('DELETE', KONTO)).status).toBe(204);
		expect((await browser.frage('DELETE', KONTO)).status).toBe(404);
		expect(await t.browser().melde('vera')).toMatch(/^\/sso\/beitritt\?/);
	});
});

const IRGENDEINE = '00000000-0000-4000-8000-000000000000';

describe('asking for an account', () => {
	const NEU = { email: 'nele@demo.test', email_verified: true, given_name: 'Nele', family_name: 'Neu' };
	const beitritt = (token: string) => `${PFAD}/join-request?token=${token}`;
	/** What the public can choose from. */
	const stelle = async () => ((await t.niemand('GET', '/v1/adresse')).data as { id: string }[])[0]?.id ?? '';
	const unbekannt = async (konto: object, name = 'nele') => {
		t.anbieter.konten.set(name, konto);
		const browser = t.browser();
		return { browser, token: angabenIn(await browser.melde(name)).get('token') ?? '' };
	};

	it('shows what the provider says, and keeps the identity with the request', async () => {
		const { browser, token } = await unbekannt(NEU);
		const gezeigt = await browser.frage('GET', beitritt(token));
		expect(gezeigt.data).toEqual({ vorname: 'Nele', nachname: 'Neu', email: 'nele@demo.test', hindernis: null });
		const adresseID = await stelle();
		const antwort = await browser.frage('POST', beitritt(token), { adresseID, nachricht: ' Ich betreue ab Mai. ' });
		expect(antwort.status).toBe(202);
		const spalten = 'status, email, vorname, nachname, adresse_id, nachricht, sso_issuer, sso_subject';
		expect(await t.zeilen(`select ${spalten} from beitrittsanfrage`)).toEqual([
			{
				status: 'OFFEN',
				email: 'nele@demo.test',
				vorname: 'Nele',
				nachname: 'Neu',
				adresse_id: adresseID,
				nachricht: 'Ich betreue ab Mai.',
				sso_issuer: t.anbieter.issuer,
				sso_subject: 'nele',
			},
		]);
		expect((await browser.frage('POST', beitritt(token), { adresseID })).status).toBe(409);
		expect(await t.zeilen('select from sso_nachweis where benutzt_am is null')).toEqual([]);
	});

	it('is nobody’s guess where a proof of ours is shown again', async () => {
		const { browser, token } = await unbekannt({ ...NEU, email: 'nadja@demo.test' }, 'nadja');
		expect((await browser.frage('POST', beitritt(token), { adresseID: await stelle() })).status).toBe(202);
		await t.zeilen('delete from bremse');
		for (let mal = 0; mal <= EINMAL_LINK.anzahl; mal++) {
			expect((await browser.frage('GET', beitritt(token))).status).toBe(409);
		}
		expect(await t.zeilen('select from bremse')).toEqual([]);
	});

	it('ends in an account that the provider gets one into, once an administrator has agreed', async () => {
		const { browser, token } = await unbekannt(NEU);
		const adresseID = await stelle();
		expect((await browser.frage('POST', beitritt(token), { adresseID })).status).toBe(202);
		expect(await t.zeilen(`select from outbox where schluessel = 'JOIN_REQUEST'`)).not.toEqual([]);
		const [anfrage] = await t.zeilen<{ id: string }>('select id from beitrittsanfrage');
		const entscheid = { id: anfrage?.id, annehmen: true, rollen: ['MA_VEREIN'], adresseIDs: [adresseID] };
		const { status, data } = await t.admin('POST', '/v1/user/join-requests', [entscheid]);
		expect([status, data]).toEqual([200, [expect.objectContaining({ status: 'ANGENOMMEN' })]]);
		t.anbieter.konten.set('nele', { ...NEU, email_verified: false });
		expect(await t.browser().melde('nele')).toBe('/sso/redirect?fehler=UNBESTAETIGT');
		t.anbieter.konten.set('nele', NEU);
		const neu = t.browser();
		expect(await neu.melde('nele')).toBe('/admin/');
		expect(await neu.wer()).toBe(NEU.email);
	});

	it('replaces an earlier request of the same person', async () => {
		const konto = { ...NEU, email: 'nora@demo.test' };
		for (const nachricht of ['erste', 'zweite']) {
			const { browser, token } = await unbekannt(konto, 'nora');
			const antwort = await browser.frage('POST', beitritt(token), { adresseID: await stelle(), nachricht });
			expect(antwort.status).toBe(202);
		}
		expect(await t.zeilen('select nachricht from beitrittsanfrage')).toEqual([{ nachricht: 'zweite' }]);
	});

	it('sent again because the answer got lost is answered alike, and is one', async () => {
		const { browser, token } = await unbekannt({ ...NEU, email: 'nik@demo.test' }, 'nik');
		const wunsch = { adresseID: await stelle(), nachricht: 'einmal' };
		const sende = (schluessel: string) =>
			browser.frage('POST', beitritt(token), wunsch, { 'idempotency-key': schluessel });
		const status = [await sende('nik-1-schluessel'), await sende('nik-1-schluessel'), await sende('nik-2-schluessel')];
		expect(status.map((antwort) => antwort.status)).toEqual([202, 202, 409]);
		expect(await t.zeilen(`select nachricht from beitrittsanfrage where email = 'nik@demo.test'`)).toHaveLength(1);
	});

	it('is refused for what is no place', async () => {
		const { browser, token } = await unbekannt({ ...NEU, email: 'nils@demo.test' }, 'nils');
		const antwort = await browser.frage('POST', beitritt(token), { adresseID: IRGENDEINE });
		expect([antwort.status, antwort.error.details]).toEqual([422, [expect.objectContaining({ feld: 'adresseID' })]]);
	});

	it('is answered alike for a wrong token, another browser’s and an old one', async () => {
		const { browser, token } = await unbekannt(NEU);
		const fremd = await unbekannt(NEU);
		const falsch = await browser.frage('GET', beitritt('x'.repeat(43)));
		const fremde = await fremd.browser.frage('GET', beitritt(token));
		expect([falsch.status, falsch.error.message]).toEqual([409, 'Der Link ist ungültig oder abgelaufen.']);
		expect(fremde.roh.body).toBe(falsch.roh.body);
		await t.zeilen(`update sso_nachweis set laeuft_ab_am = now() - interval '1 second'`);
		expect((await browser.frage('GET', beitritt(token))).roh.body).toBe(falsch.roh.body);
		await raeumeAuf(t.portal.umgebung);
		expect(await t.zeilen('select from sso_nachweis')).toEqual([]);
	});

	it.each([
		['another domain', { ...NEU, email: 'nele@anderswo.test' }, 'SSO_DOMAIN'],
		['a domain below an allowed one', { ...NEU, email: 'nele@boese.demo.test' }, 'SSO_DOMAIN'],
		['an address that only looks like it', { ...NEU, email: 'nele@demo.test@boese.test' }, 'SSO_ANGABEN'],
		['an address the provider has not verified', { ...NEU, email_verified: false }, 'SSO_EMAIL'],
		['no address', { given_name: 'Nele' }, 'SSO_EMAIL'],
		['half a name', { email: 'nele@demo.test', email_verified: true, given_name: 'Nele' }, 'SSO_ANGABEN'],
	])('is refused with %s', async (_, konto, code) => {
		const { browser, token } = await unbekannt(konto);
		const gezeigt = await browser.frage('GET', beitritt(token));
		expect((gezeigt.data as { hindernis: string }).hindernis).toEqual(expect.any(String));
		const antwort = await browser.frage('POST', beitritt(token), { adresseID: await stelle() });
		expect([antwort.status, antwort.error.code]).toEqual([409, code]);
		expect(await t.zeilen('select from beitrittsanfrage')).toEqual([]);
	});
});

describe('the configuration', () => {
	const LESEN = '/v1/integrations/single-sign-on/configuration';

	it('never shows the secret, neither in an answer nor in the database', async () => {
		const { data, roh } = await t.admin('GET', LESEN);
		expect(data).toMatchObject({
			isEingerichtet: true,
			hatClientSecret: true,
			clientId: CLIENT.id,
			domains: ['demo.test'],
		});
		expect(roh.body).not.toContain(CLIENT.secret);
		const [zeile] = await t.zeilen<{ client_secret: Buffer }>('select client_secret from sso_konfiguration');
		expect(zeile?.client_secret.toString('latin1')).not.toContain(CLIENT.secret);
	});

	it('keeps the secret where none is given, but takes it to no other client', async () => {
		expect((await t.richteEin({ clientSecret: undefined, label: 'Neu' })).status).toBe(200);
		await t.verbinde(VEREIN, 'vera');
		expect(await t.browser().melde('vera')).toBe('/admin/');
		const antwort = await t.richteEin({ clientSecret: '', clientId: 'anderer' });
		expect([antwort.status, antwort.error.details]).toEqual([
			422,
			[expect.objectContaining({ feld: 'clientSecret', text: 'Bitte geben Sie das Client-Secret neu ein.' })],
		]);
		await t.richteEin();
	});

	it.each([
		['http://127.0.0.1:1/', 'SSO_ADRESSE'],
		['https://127.0.0.1/', 'SSO_ADRESSE'],
		['https://169.254.169.254/', 'SSO_ADRESSE'],
		['https://[::ffff:7f00:1]/', 'SSO_ADRESSE'],
		['http://localhost:1/', 'SSO_ANBIETER'],
	])('is stored only where the provider answers: %s', async (issuer, code) => {
		const antwort = await t.richteEin({ issuer });
		expect([antwort.status, antwort.error.details]).toEqual([422, [expect.objectContaining({ feld: 'issuer', code })]]);
	});

	it.each([
		['issuer', 'ftp://x'],
		['issuer', 'https://x?y=1'],
		['clientId', ' '],
		['domains', ['demo.test', 'kein host']],
		['label', 'x'.repeat(61)],
	])('is refused with a useless %s', async (feld, wert) => {
		expect((await t.richteEin({ [feld]: wert })).status).toBe(422);
	});

	it('is refused where the provider’s own metadata lead elsewhere', async () => {
		for (const neu of [{ issuer: 'https://boese.example' }, { authorization_endpoint: 'javascript:alert(1)' }]) {
			t.anbieter.verfaelsche = (antwort) => {
				if (antwort.pfad.startsWith('/.well-known/')) antwort.koerper = { ...(antwort.koerper as object), ...neu };
			};
			expect((await t.richteEin()).status).toBe(422);
		}
	});

	it('is taken with the address of the metadata as well', async () => {
		const antwort = await t.richteEin({ issuer: `${t.anbieter.issuer}/.well-known/openid-configuration` });
		expect(antwort.data).toMatchObject({ issuer: t.anbieter.issuer });
	});

	it('that another key has written signs nobody in', async () => {
		await t.zeilen(`update sso_konfiguration set client_secret = '\\x00', geaendert_am = now()`);
		expect(await t.browser().brichAuf()).toBe('/sso/redirect?fehler=ANBIETER');
		const antwort = await t.richteEin({ clientSecret: undefined });
		expect([antwort.status, antwort.error.code]).toEqual([422, 'SSO_GEHEIMNIS']);
		await t.richteEin();
	});

	it('is for administrators', async () => {
		const traeger = await t.als('traeger@demo.test');
		expect([(await traeger('GET', LESEN)).status, (await t.niemand('GET', LESEN)).status]).toEqual([403, 401]);
	});
});

describe('integrations', () => {
	it('are listed with their state', async () => {
		expect((await t.admin('GET', '/v1/integrations')).data).toEqual([
			{ key: 'freiwillig-ja', aktiv: false, verbunden: false },
			{ key: 'meetings', aktiv: false, verbunden: false },
			{ key: 'single-sign-on', aktiv: true, verbunden: true },
		]);
	});

	it('can be connected by the administrator’s own account', async () => {
		const { status, data } = await t.admin('GET', '/v1/integrations/single-sign-on/connect/uri');
		expect([status, (data as { uri: string }).uri.startsWith(`${t.anbieter.issuer}/auth?`)]).toEqual([200, true]);
		const { roh } = await t.admin('GET', '/v1/integrations/single-sign-on/connect');
		expect([roh.statusCode, String(roh.headers.location).startsWith(`${t.anbieter.issuer}/auth?`)]).toEqual([
			302,
			true,
		]);
	});

	it.each(['freiwillig-ja', 'gibt-es-nicht'])('do not connect as %s', async (key) => {
		for (const pfad of ['/connect', '/connect/uri', '/redirect?code=x']) {
			expect((await t.admin('GET', `/v1/integrations/${key}${pfad}`)).status).toBe(404);
		}
		expect((await t.admin('DELETE', `/v1/integrations/${key}`)).status).toBe(404);
	});

	it('are disconnected once', async () => {
		await t.verbinde(VEREIN, 'vera');
		expect((await t.admin('DELETE', '/v1/integrations/single-sign-on')).status).toBe(204);
		expect((await t.admin('DELETE', '/v1/integrations/single-sign-on')).status).toBe(404);
		expect(await t.browser().brichAuf()).toBe('/sso/redirect?fehler=AUS');
		const { data } = await t.admin('GET', '/v1/integrations/single-sign-on/configuration');
		expect(data).toMatchObject({ isEingerichtet: false, issuer: '', aktiv: false, geaendertAm: null });
		const ohne = await t.richteEin({ clientSecret: undefined });
		expect(ohne.error.details).toEqual([expect.objectContaining({ feld: 'clientSecret', code: 'P' })]);
		await t.richteEin();
		expect(await t.browser().melde('vera')).toBe('/admin/');
	});
});
