import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { neuesToken } from '#commands/zugang/einmal-token.ts';
import type { Fragend } from '../portal.fixture.ts';
import { arbeite, dienender, gelungen } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Seminars in the calendar programs of those they are about. The clock stands in September. */

let t: Kleinportal;
let lena: Angemeldet;
let mia: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	[lena, mia] = [await dienender(t), await dienender(t)];
});
afterAll(() => t.stop());

async function seminar(bezeichnung: string, von: string, rest: object = {}): Promise<string> {
	const neu = { bezeichnung, seminartypID: 'ZWISCHEN', geplanteTage: 1.5, ort: 'Sporthaus Grünberg' };
	const { id } = gelungen(
		await t.traeger('POST', '/v1/seminar', { ...neu, termine: [{ von, bis: von }], ...rest }),
	) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return id;
}
const an = (wer: Angemeldet, id: string) => wer.frage('POST', `/v1/${wer.id}/seminarplanung/seminar/${id}`);
const ab = (wer: Angemeldet, id: string) => wer.frage('DELETE', `/v1/seminar/${id}/teilnehmer/${wer.id}`);

/** Where programs fetch it, without the host. */
async function neueAdresse(frage: Fragend, pfad = '/v1/kalender/mein'): Promise<string> {
	const { adresse } = gelungen(await frage('POST', pfad)) as { adresse: string };
	expect(adresse).toMatch(/\/api\/v1\/kalender\/[\w-]{43}\.ics$/);
	return new URL(adresse).pathname.replace('/api', '');
}
const hole = (pfad: string, kopf: Record<string, string> = {}) => t.niemand('GET', pfad, undefined, kopf);

interface Eintrag {
	readonly uid: string;
	readonly folge: number;
	readonly titel: string;
	readonly status: string;
}
async function eintraege(pfad: string): Promise<Eintrag[]> {
	const { status, roh } = await hole(pfad);
	expect([status, roh.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
	const kalender = new ICAL.Component(ICAL.parse(roh.body));
	return kalender.getAllSubcomponents('vevent').map((teil) => ({
		uid: String(teil.getFirstPropertyValue('uid')),
		folge: Number(teil.getFirstPropertyValue('sequence')),
		titel: String(teil.getFirstPropertyValue('summary')),
		status: String(teil.getFirstPropertyValue('status')),
	}));
}
const kontoID = async (email: string): Promise<string> => {
	const { rows } = await t.umgebung.pool.query<{ id: string }>('select id from benutzer where email = $1', [email]);
	return rows[0]?.id ?? '';
};
const kurz = async (pfad: string) => (await eintraege(pfad)).map(({ titel, status }) => `${titel} ${status}`);

describe('of a volunteer', () => {
	let adresse: string;
	let id: string;
	beforeAll(async () => {
		id = await seminar('Sport für alle; drinnen, draußen', '2027-01-12', { maxTeilnehmer: 1 });
		await seminar('Ohne Lena', '2027-01-19');
		gelungen(await an(lena, id));
		gelungen(await an(mia, id));
		adresse = await neueAdresse(lena.frage);
	});

	it('has his own place, with its title, time and place and nothing else', async () => {
		expect(await kurz(adresse)).toEqual(['Sport für alle; drinnen, draußen CONFIRMED']);
		const { roh } = await hole(adresse);
		expect(roh.body).toContain('DTSTART;VALUE=DATE:20270112\r\nDTEND;VALUE=DATE:20270113\r\n');
		expect(roh.body).toContain('LOCATION:Sporthaus Grünberg\r\n');
		for (const geheim of [lena.email, 'Jule', 'DESCRIPTION', 'ATTENDEE', 'ORGANIZER'])
			expect(roh.body).not.toContain(geheim);
	});

	it('shows under a higher number what changed, and what was left; a place that is held as such', async () => {
		const [vorher] = await eintraege(adresse);
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { termine: [{ von: '2027-01-14', bis: '2027-01-15' }] }));
		const [verlegt] = await eintraege(adresse);
		expect(verlegt).toMatchObject({ uid: vorher?.uid, folge: (vorher?.folge ?? 0) + 1 });
		gelungen(await ab(lena, id));
		expect(await eintraege(adresse)).toMatchObject([
			{ uid: vorher?.uid, status: 'CANCELLED', folge: (vorher?.folge ?? 0) + 2 },
		]);
		const mias = await neueAdresse(mia.frage);
		expect(await kurz(mias)).toEqual(['Sport für alle; drinnen, draußen TENTATIVE']);
		gelungen(await an(mia, id));
		expect(await kurz(mias)).toEqual(['Sport für alle; drinnen, draußen CONFIRMED']);
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 9000, grund: 'Die Halle ist gesperrt.' }));
		expect(await kurz(mias)).toEqual(['Sport für alle; drinnen, draußen CANCELLED']);
	});

	it('is told again only when it changed, by its mark or by its time', async () => {
		const { roh } = await hole(adresse);
		const { etag, 'last-modified': seit, 'cache-control': cache } = roh.headers;
		expect([cache, roh.headers['referrer-policy']]).toEqual(['private, no-cache', 'no-referrer']);
		const nochmal = await hole(adresse, { 'if-none-match': String(etag) });
		expect([nochmal.status, nochmal.roh.body, nochmal.roh.headers.etag]).toEqual([304, '', etag]);
		expect((await hole(adresse, { 'if-modified-since': String(seit) })).status).toBe(304);
		const neues = await seminar('Segeln', '2027-02-12');
		gelungen(await an(lena, neues));
		expect((await hole(adresse, { 'if-none-match': String(etag) })).status).toBe(200);
		expect((await hole(adresse, { 'if-modified-since': String(seit) })).status).toBe(200);
		expect((await hole(adresse)).roh.headers.etag).not.toBe(etag);
	});

	it('is known to its owner as something that is there and fetched, never again by its address', async () => {
		const { data, roh } = await lena.frage('GET', '/v1/kalender/mein');
		expect(data).toMatchObject({ erstelltAm: expect.any(String), abgerufenAm: expect.any(String) });
		expect(roh.body).not.toContain(adresse.split('/').at(-1)?.slice(0, 43));
		const { rows } = await t.umgebung.pool.query('select kalenderadresse::text as zeile from kalenderadresse');
		for (const { zeile } of rows) expect(zeile).not.toContain(adresse.split('/').at(-1)?.slice(0, 43));
	});

	it('ends with a new address, when it is revoked, and with the account', async () => {
		const neu = await neueAdresse(lena.frage);
		expect((await hole(adresse)).status).toBe(404);
		expect((await hole(neu)).status).toBe(200);
		gelungen(await lena.frage('DELETE', '/v1/kalender/mein'));
		expect((await hole(neu)).status).toBe(404);
		expect((await lena.frage('DELETE', '/v1/kalender/mein')).status).toBe(404);
		expect(gelungen(await lena.frage('GET', '/v1/kalender/mein'))).toBeNull();
		const mias = await neueAdresse(mia.frage);
		const konto = await kontoID(mia.email);
		gelungen(await t.admin('PUT', `/v1/user/${konto}`, { isGesperrt: true }));
		expect((await hole(mias)).status).toBe(404);
		gelungen(await t.admin('PUT', `/v1/user/${konto}`, { isGesperrt: false }));
		expect((await hole(mias)).status).toBe(200);
		const geht = await t.registriere([t.ort(0)]);
		const seine = await neueAdresse(geht.frage);
		const seins = await kontoID(geht.email);
		expect((await hole(seine)).status).toBe(200);
		gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${geht.id}`, { bestaetigung: 'LÖSCHEN' }));
		expect((await hole(seine)).status).toBe(404);
		const { rows } = await t.umgebung.pool.query('select from kalenderadresse where inhaber = $1', [seins]);
		expect(rows).toEqual([]);
	});
});

describe('of staff', () => {
	it('has of the Traeger what is published, of a site what its people attend', async () => {
		const ohne = await seminar('Nur für andere', '2027-03-02');
		const mit = await seminar('Mit Lena', '2027-03-09');
		gelungen(await an(lena, mit));
		const [traeger, verein, verein2] = [
			await kurz(await neueAdresse(t.traeger)),
			await kurz(await neueAdresse(t.verein)),
			await kurz(await neueAdresse(t.verein2)),
		];
		expect(traeger).toEqual(expect.arrayContaining(['Nur für andere CONFIRMED', 'Mit Lena CONFIRMED']));
		expect(verein).toContain('Mit Lena CONFIRMED');
		expect(verein).not.toContain('Nur für andere CONFIRMED');
		expect(verein2).toEqual([]);
		gelungen(await t.traeger('PUT', `/v1/seminar/${ohne}`, { status: 0 }));
		expect(await kurz(await neueAdresse(t.traeger))).not.toContain('Nur für andere CONFIRMED');
	});
});

describe('of a group', () => {
	let gruppe: string;
	let pfad: string;
	beforeAll(async () => {
		const { id } = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Lahn, 1' })) as { id: string };
		gruppe = id;
		pfad = `/v1/seminargruppe/${id}/kalender`;
		await seminar('Für die Gruppe', '2027-04-06', { seminargruppeIDs: [id] });
		await seminar('Für alle', '2027-04-13');
	});

	it('has its seminars, and is made and revoked by the Traeger', async () => {
		const adresse = await neueAdresse(t.traeger, pfad);
		expect(await kurz(adresse)).toEqual(['Für die Gruppe CONFIRMED']);
		expect((await hole(adresse)).roh.body).toContain('X-WR-CALNAME:Seminare Lahn\\, 1\r\n');
		gelungen(await t.traeger('DELETE', pfad));
		expect((await hole(adresse)).status).toBe(404);
	});

	it('is known to a site one of whose people belongs to it', async () => {
		expect((await t.verein('GET', pfad)).status).toBe(404);
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${gruppe}`, { hinzufuegen: [lena.id] }));
		await arbeite(t.umgebung);
		expect(gelungen(await t.verein('GET', pfad))).toBeNull();
		expect((await t.verein2('GET', pfad)).status).toBe(404);
		expect((await t.verein('POST', pfad)).status).toBe(403);
		expect((await t.traeger('GET', '/v1/seminargruppe/00000000-0000-4000-8000-000000000000/kalender')).status).toBe(
			404,
		);
	});

	it('ends with the group', async () => {
		const { id } = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Kurz' })) as { id: string };
		const adresse = await neueAdresse(t.traeger, `/v1/seminargruppe/${id}/kalender`);
		expect(await kurz(adresse)).toEqual([]);
		gelungen(await t.traeger('DELETE', `/v1/seminargruppe/${id}`));
		expect((await hole(adresse)).status).toBe(404);
	});
});

it('two who ask for an address at once leave one that is good', async () => {
	const adressen = await Promise.all(Array.from({ length: 6 }, () => neueAdresse(lena.frage)));
	const gut = [];
	for (const adresse of adressen) if ((await hole(adresse)).status === 200) gut.push(adresse);
	expect(gut).toHaveLength(1);
});

it('nobody gets an address in the view of another', async () => {
	const { id } = await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(0)] });
	const admin = await t.melde('admin@demo.test');
	const { token } = gelungen(await admin('POST', `/v1/user/${id}/impersonate`)) as { token: string };
	expect((await t.mitToken(token)('POST', '/v1/kalender/mein')).status).toBe(403);
});

it('guessing hits nothing and is stopped, while a good address works and a revoked one is no guess', async () => {
	const adresse = await neueAdresse(lena.frage);
	const widerrufen = adresse;
	const gute = await neueAdresse(lena.frage);
	for (let i = 0; i < 30; i++) expect((await hole(widerrufen)).status).toBe(404);
	const antworten: number[] = [];
	for (let i = 0; i < 60; i++) antworten.push((await hole(`/v1/kalender/${neuesToken()}.ics`)).status);
	expect(antworten).not.toContain(200);
	expect(antworten.slice(0, 5)).toEqual([404, 404, 404, 404, 404]);
	expect(new Set(antworten.slice(20))).toEqual(new Set([429]));
	expect((await hole(gute)).status).toBe(200);
	for (const schlecht of ['x', '%00', `${neuesToken()}x`, neuesToken().slice(1)]) {
		expect((await hole(`/v1/kalender/${schlecht}.ics`)).status).toBeLessThan(500);
	}
});
