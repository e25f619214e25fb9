import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entferneRaum } from '#commands/meeting/raeume.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { CLIENT, type Stoerung, starteVideodienst, type Videodienst } from '../videodienst.fixture.ts';

/** Rooms that are ordered from a real OAuth 2.0 service: the way to it, the rooms, and what can go wrong with it. */

const ORT = '/v1/integrations/meetings';
const DIENST = `${ORT}/configuration/provider`;
const SEITE = '/admin/system/integrationen?videodienst=';
const TERMIN = '2026-10-05T12:30:00.000Z';
const SPAETER = '2026-10-06T12:30:00.000Z';
const KEIN_RAUM = [
	409,
	'Der Videodienst hat keinen Raum eingerichtet. Es ist nichts vereinbart; bitte versuchen Sie es später noch einmal.',
];
const ERNEUERN = [409, 'Die Verbindung zum Videodienst ist abgelaufen. Es ist nichts vereinbart.'];
const KEINE = [409, 'Es ist keine Videokonferenz-Anbindung eingerichtet.'];

let t: Kleinportal;
let dienst: Videodienst;
let wer: Angemeldet;
beforeAll(async () => {
	dienst = await starteVideodienst();
	t = await kleinportal({}, { SSO_ERLAUBTE_HOSTS: dienst.host });
	wer = await t.registriere([t.ort(0)], { vorname: 'Jule', nachname: 'Geheimnisvoll' });
});
afterAll(async () => {
	await t.stop();
	await dienst.stop();
});
beforeEach(async () => {
	await verbinde();
	dienst.angefragt.length = 0;
});
afterEach(() => {
	dienst.gestoert.clear();
	dienst.gilt = 3600;
});

const richteEin = (felder: object = {}) => t.admin('POST', DIENST, { ...dienst.eingabe, ...felder });

interface Konfiguration {
	art: string;
	dienst: { stand: string; verbundenVon: string | null; fehler: string | null } | null;
	redirectUri: string;
}
const konfiguration = async () => gelungen(await t.admin('GET', `${ORT}/configuration`)) as Konfiguration;
const stand = async () => (await konfiguration()).dienst?.stand;
const fehler = async () => (await konfiguration()).dienst?.fehler;

/** Sets out in a browser: where it is sent, and what it has been given to keep. */
async function brichAuf(): Promise<{ uri: string; cookie: string }> {
	const antwort = await t.admin('GET', `${ORT}/connect/uri`);
	const { uri } = gelungen(antwort) as { uri: string };
	const { name = '', value = '' } = antwort.roh.cookies[0] ?? {};
	return { uri, cookie: `${name}=${value}` };
}

/** Where the portal sends a browser that comes back. */
async function kehreZurueck({ search }: Pick<URL, 'search'>, cookie: string): Promise<string> {
	const { status, roh } = await t.niemand('GET', `${ORT}/redirect${search}`, undefined, { cookie });
	expect(status).toBe(302);
	return String(roh.headers.location);
}

async function verbinde(): Promise<void> {
	gelungen(await richteEin());
	const { uri, cookie } = await brichAuf();
	expect(await kehreZurueck(await dienst.beimDienst(uri), cookie)).toBe(`${SEITE}VERBUNDEN`);
}

const neues = (termin = TERMIN) => ({
	...{ adresswunschId: wer.wunschID(), titel: 'Kennenlernen mit Jule Geheimnisvoll', termin, dauerMinuten: 30 },
});
const vereinbare = () => t.verein('POST', ORT, neues());
const zahl = async () =>
	(await t.umgebung.pool.query<{ n: number }>('select count(*)::int as n from meeting')).rows[0]?.n;

/** As the worker does it; what failed before is due again. */
async function gibZurueck(): Promise<void> {
	const { rows } = await t.umgebung.pool.query<{ id: string }>(
		`update outbox set faellig_ab = now() where schluessel = 'meetingraum-entfernen' and status = 'queued' returning id`,
	);
	const { jwtSecret: hauptschluessel, erlaubteHosts } = t.portal.konfiguration;
	const aussen = { hauptschluessel, erlaubteHosts, apiBasisPfad: '/api' };
	for (const { id } of rows) await entferneRaum({ umgebung: t.umgebung, aussen }, id).catch(() => {});
}

/** Lets the token the portal has run out. */
const lasseAblaufen = () => t.umgebung.pool.query(`update videodienst set gilt_bis = now() + interval '30 seconds'`);

describe('connecting', () => {
	it('leads to the service with state and PKCE, and back to the page that says so', async () => {
		gelungen(await richteEin());
		gelungen(await t.admin('DELETE', '/v1/integrations/meetings'));
		gelungen(await richteEin());
		expect(await konfiguration()).toMatchObject({ art: 'OAUTH2', dienst: { stand: 'GETRENNT', verbundenVon: null } });
		const { uri, cookie } = await brichAuf();
		const { state = '', code_challenge: challenge = '', ...rest } = Object.fromEntries(new URL(uri).searchParams);
		expect([state.length, challenge.length]).toEqual([43, 43]);
		expect(rest).toEqual({
			sprache: 'de',
			client_id: CLIENT.id,
			response_type: 'code',
			redirect_uri: (await konfiguration()).redirectUri,
			scope: 'rooms:write offline',
			code_challenge_method: 'S256',
		});
		expect(await kehreZurueck(await dienst.beimDienst(uri), cookie)).toBe(`${SEITE}VERBUNDEN`);
		expect(await konfiguration()).toMatchObject({ dienst: { stand: 'VERBUNDEN', verbundenVon: expect.any(String) } });
	});

	it('goes by the redirect of the other call as well, for administrators alone', async () => {
		const antwort = await t.admin('GET', `${ORT}/connect`);
		expect([antwort.status, String(antwort.roh.headers.location).split('?')[0]]).toEqual([
			302,
			`http://${dienst.host}/authorize`,
		]);
		expect(antwort.roh.cookies).toEqual([
			expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: `/api${ORT}`, maxAge: 600 }),
		]);
		expect((await t.traeger('GET', `${ORT}/connect/uri`)).status).toBe(403);
	});

	it('believes neither another state, nor another browser, nor anything twice', async () => {
		const { uri, cookie } = await brichAuf();
		const zurueck = await dienst.beimDienst(uri);
		const verfaelscht = new URL(zurueck);
		verfaelscht.searchParams.set('state', 'x'.repeat(43));
		const anderer = await brichAuf();
		expect(await kehreZurueck(verfaelscht, cookie)).toBe(`${SEITE}VORGANG`);
		expect(await kehreZurueck(zurueck, anderer.cookie)).toBe(`${SEITE}VORGANG`);
		expect(await kehreZurueck(zurueck, '')).toBe(`${SEITE}VORGANG`);
		expect(await kehreZurueck(zurueck, cookie)).toBe(`${SEITE}VERBUNDEN`);
		expect(await kehreZurueck(zurueck, cookie)).toBe(`${SEITE}VORGANG`);
	});

	it('ends after ten minutes, and with the rights of who set out', async () => {
		const alt = await brichAuf();
		await t.umgebung.pool.query(`update videodienst_vorgang set laeuft_ab_am = laeuft_ab_am - interval '10 minutes'`);
		expect(await kehreZurueck(await dienst.beimDienst(alt.uri), alt.cookie)).toBe(`${SEITE}VORGANG`);
		const fremd = await brichAuf();
		await t.umgebung.pool.query('update videodienst_vorgang set user_id = $1', [wer.id]);
		expect(await kehreZurueck(await dienst.beimDienst(fremd.uri), fremd.cookie)).toBe(`${SEITE}VORGANG`);
	});

	it('does not take the code of another walk', async () => {
		const [erster, zweiter] = [await brichAuf(), await brichAuf()];
		const [vom, zum] = [await dienst.beimDienst(erster.uri), await dienst.beimDienst(zweiter.uri)];
		zum.searchParams.set('code', vom.searchParams.get('code') ?? '');
		expect(await kehreZurueck(zum, zweiter.cookie)).toBe(`${SEITE}ANBIETER`);
	});

	it('says that somebody declined, or that the service makes no sense, and leaves what was', async () => {
		const { uri, cookie } = await brichAuf();
		expect(await kehreZurueck(await dienst.beimDienst(uri, true), cookie)).toBe(`${SEITE}ABGELEHNT`);
		for (const stoerung of ['FEHLER', 'UNSINN'] as const) {
			dienst.gestoert.set('/token', stoerung);
			const weg = await brichAuf();
			expect(await kehreZurueck(await dienst.beimDienst(weg.uri), weg.cookie)).toBe(`${SEITE}ANBIETER`);
		}
		expect(await stand()).toBe('VERBUNDEN');
	});

	it.each(['anmeldeadresse', 'tokenadresse', 'widerrufsadresse', 'raumadresse'])(
		'goes to the open net only: %s',
		async (feld) => {
			for (const adresse of [
				'http://meet.test/x',
				'https://10.0.0.1/x',
				'https://0x7f.1/x',
				'https://[::ffff:7f00:1]/x',
			]) {
				const { status, error } = await richteEin({ [feld]: adresse });
				expect([status, error.details.map((d) => d.feld)], adresse).toEqual([422, [feld]]);
			}
		},
	);

	it('keeps its secret for the addresses it was entered for', async () => {
		gelungen(await richteEin({ clientSecret: '' }));
		expect(await stand()).toBe('VERBUNDEN');
		const { status, error } = await richteEin({ clientSecret: '', tokenadresse: `http://${dienst.host}/anders` });
		expect([status, error.details[0]?.feld]).toEqual([422, 'clientSecret']);
		gelungen(await richteEin({ bereiche: 'rooms:read' }));
		expect(await stand()).toBe('GETRENNT');
		expect(kurz(await vereinbare())).toEqual(KEINE);
	});

	it('is over with the integration, and the service is told', async () => {
		gelungen(await t.admin('DELETE', '/v1/integrations/meetings'));
		expect(dienst.angefragt).toEqual(['POST /revoke']);
		expect(await konfiguration()).toMatchObject({ isEingerichtet: false, dienst: null });
		expect(kurz(await vereinbare())).toEqual(KEINE);
		expect((await t.admin('GET', `${ORT}/connect/uri`)).status).toBe(404);
	});

	it('is over with a template in its place, though the service no longer answers', async () => {
		dienst.gestoert.set('/revoke', 'FEHLER');
		gelungen(await t.admin('POST', `${ORT}/configuration`, { vorlage: 'https://meet.test/{zufall}' }));
		expect(await konfiguration()).toMatchObject({ art: 'VORLAGE', dienst: null });
		expect(gelungen(await vereinbare())).toMatchObject({ link: expect.stringMatching(/^https:\/\/meet\.test\//) });
	});
});

describe('a room', () => {
	it('is ordered with the first name, and given back when the talk is off', async () => {
		dienst.empfangen.length = 0;
		const { id, link } = gelungen(await vereinbare()) as { id: string; link: string };
		const [[raum, gesagt] = []] = [...dienst.raeume].slice(-1);
		expect(link).toBe(`https://video.test/${encodeURIComponent(raum ?? '')}`);
		expect(gesagt).toEqual({ titel: 'Gespräch mit Jule', beginn: TERMIN, dauerMinuten: 30 });
		expect(dienst.empfangen.join()).not.toMatch(/Geheimnisvoll|Kennenlernen|@/);
		gelungen(await t.verein('DELETE', `${ORT}/${id}`));
		expect(dienst.raeume.has(raum ?? '')).toBe(true);
		await gibZurueck();
		expect(dienst.raeume.has(raum ?? '')).toBe(false);
	});

	it('is given back later where the service does not answer at once', async () => {
		const { id } = gelungen(await vereinbare()) as { id: string };
		const raum = [...dienst.raeume.keys()].at(-1) as string;
		gelungen(await t.verein('DELETE', `${ORT}/${id}`));
		dienst.gestoert.set(`/v1/rooms/${encodeURIComponent(raum)}`, 'FEHLER');
		await gibZurueck();
		expect([dienst.raeume.has(raum), await fehler()]).toEqual([
			true,
			'Der Videodienst hat nicht oder nicht verständlich geantwortet.',
		]);
		dienst.gestoert.clear();
		await gibZurueck();
		expect(dienst.raeume.has(raum)).toBe(false);
	});

	it('is another one when the volunteer moves the talk', async () => {
		const { adresswunschId, titel, dauerMinuten } = neues();
		const angebot = { adresswunschId, titel, dauerMinuten, termine: [TERMIN, SPAETER] };
		const { id } = gelungen(await t.verein('POST', `${ORT}/angebote`, angebot)) as { id: string };
		expect(dienst.angefragt).toEqual([]);
		gelungen(await wer.frage('POST', `${ORT}/angebote/${id}/termin`, { termin: TERMIN }));
		const erster = [...dienst.raeume.keys()].at(-1) as string;
		gelungen(await wer.frage('POST', `${ORT}/angebote/${id}/termin`, { termin: SPAETER }));
		await gibZurueck();
		const [[zweiter, gesagt] = []] = [...dienst.raeume].slice(-1);
		expect([dienst.raeume.has(erster), gesagt]).toEqual([false, expect.objectContaining({ beginn: SPAETER })]);
		const [meeting] = (gelungen(await wer.frage('GET', ORT)) as { link: string; termin: string }[]).filter(
			({ termin }) => termin === SPAETER,
		);
		expect(meeting?.link).toContain(encodeURIComponent(zweiter ?? ''));
	});

	it('is not ordered for what is refused, and once however often the call is sent', async () => {
		expect((await t.verein('POST', ORT, neues('2026-09-14T08:00:00Z'))).status).toBe(422);
		expect((await t.verein2('POST', ORT, neues())).status).toBe(404);
		expect(dienst.angefragt).toEqual([]);
		const kopf = { 'idempotency-key': 'ein-und-derselbe' };
		const [erste, zweite] = [await t.verein('POST', ORT, neues(), kopf), await t.verein('POST', ORT, neues(), kopf)];
		expect(gelungen(zweite)).toEqual(gelungen(erste));
		expect(dienst.angefragt).toEqual(['POST /v1/rooms']);
	});

	it('nobody came to lie in is given back', async () => {
		const offen = dienst.raeume.size;
		const kopf = { 'idempotency-key': 'zugleich' };
		await Promise.all([t.verein('POST', ORT, neues(), kopf), t.verein('POST', ORT, neues(), kopf)]);
		await gibZurueck();
		expect(dienst.raeume.size).toBe(offen + 1);
	});

	const RAUM = { id: 'r-1', joinUrl: 'https://video.test/r-1' };
	it.each<[string, Stoerung]>([
		['fails', 'FEHLER'],
		['talks nonsense', 'UNSINN'],
		['does not answer', 'HAENGT'],
		['leads away', { status: 302, inhalt: {} }],
		['names no room', { status: 201, inhalt: {} }],
		['names a room that would be another address', { status: 201, inhalt: { ...RAUM, id: '..' } }],
		[
			'names a way into it that anybody can listen to',
			{ status: 201, inhalt: { ...RAUM, joinUrl: 'http://video.test' } },
		],
		['names a script', { status: 201, inhalt: { ...RAUM, joinUrl: 'javascript:alert(1)' } }],
	])(
		'is refused where the service %s, and nothing is agreed on',
		async (_, stoerung) => {
			dienst.gestoert.set('/v1/rooms', stoerung);
			const vorher = await zahl();
			expect(kurz(await vereinbare())).toEqual(KEIN_RAUM);
			expect([await zahl(), await stand(), await fehler()]).toEqual([
				vorher,
				'VERBUNDEN',
				'Der Videodienst hat nicht oder nicht verständlich geantwortet.',
			]);
			dienst.gestoert.clear();
			gelungen(await vereinbare());
			expect(await fehler()).toBeNull();
		},
		20_000,
	);

	it('is refused where the service gives the same one out twice', async () => {
		dienst.gestoert.set('/v1/rooms', { status: 201, inhalt: RAUM });
		gelungen(await vereinbare());
		expect(kurz(await vereinbare())).toEqual(KEIN_RAUM);
	});

	it('leads nowhere once its address is a private one', async () => {
		await t.umgebung.pool.query(`update videodienst set raumadresse = 'https://10.0.0.1/rooms'`);
		expect(kurz(await vereinbare())).toEqual(KEIN_RAUM);
		expect(await fehler()).toMatch(/nicht öffentlich erreichbar/);
		await lasseAblaufen();
		await t.umgebung.pool.query(`update videodienst set tokenadresse = 'https://[::1]/token', fehler = null`);
		expect(kurz(await vereinbare())).toEqual(KEIN_RAUM);
		expect([await stand(), await fehler()]).toEqual([
			'VERBUNDEN',
			expect.stringMatching(/nicht öffentlich erreichbar/),
		]);
	});
});

describe('the token', () => {
	it('is renewed before it runs out, by one of many', async () => {
		await lasseAblaufen();
		const antworten = await Promise.all([vereinbare(), vereinbare(), vereinbare()]);
		expect(antworten.map(({ status }) => status)).toEqual([201, 201, 201]);
		expect(dienst.angefragt.filter((was) => was.startsWith('POST /token'))).toEqual(['POST /token refresh_token']);
	});

	it('is renewed when the service does not take it any more', async () => {
		dienst.entwerte(false);
		gelungen(await vereinbare());
		expect(dienst.angefragt).toEqual(['POST /v1/rooms', 'POST /token refresh_token', 'POST /v1/rooms']);
	});

	it('that nothing renews ends the connection, until somebody connects anew', async () => {
		dienst.entwerte(true);
		expect(kurz(await vereinbare())).toEqual(ERNEUERN);
		expect([await stand(), await fehler()]).toEqual([
			'ERNEUERN',
			'Der Videodienst nimmt die Anmeldung des Portals nicht mehr an.',
		]);
		const aktive = async () => gelungen(await t.niemand('GET', '/v1/system/integrations')) as string[];
		expect(await aktive()).not.toContain('meetings');
		dienst.angefragt.length = 0;
		expect(kurz(await vereinbare())).toEqual(ERNEUERN);
		expect(dienst.angefragt).toEqual([]);
		await verbinde();
		expect([await stand(), await fehler()]).toEqual(['VERBUNDEN', null]);
		expect(await aktive()).toContain('meetings');
		gelungen(await vereinbare());
	});

	it('that cannot be renewed just now is tried again', async () => {
		await lasseAblaufen();
		dienst.gestoert.set('/token', 'FEHLER');
		expect(kurz(await vereinbare())).toEqual(KEIN_RAUM);
		expect(await stand()).toBe('VERBUNDEN');
		dienst.gestoert.clear();
		gelungen(await vereinbare());
	});

	it('is never shown, nor is the secret, and neither lies in the database as it is', async () => {
		gelungen(await vereinbare());
		const gezeigt = [
			(await t.admin('GET', `${ORT}/configuration`)).roh.body,
			(await richteEin()).roh.body,
			(await t.admin('GET', '/v1/integrations')).roh.body,
			(await vereinbare()).roh.body,
		].join();
		const { rows } = await t.umgebung.pool.query<{ zeile: string }>(
			`select encode(convert_to(v::text, 'UTF8') || client_secret || access_token || refresh_token, 'escape') as zeile
			from videodienst v`,
		);
		for (const wo of [gezeigt, rows[0]?.zeile ?? '']) {
			expect(wo).not.toContain(CLIENT.secret);
			expect(wo).not.toMatch(/zugang-|erneuerung-/);
		}
	});
});
