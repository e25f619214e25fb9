import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { addiereTage } from '#domain/datum.ts';
import { type Antwort, type Fragend, inject, type Testportal, testportal } from '../portal.fixture.ts';

let t: Testportal;
let traeger: Fragend;
let verein: Fragend;
let fsj: string;
let ort: string;
let zyklus: { id: string; start: string; ende: string };
let betreuer: string;

interface Wunsch {
	id: string;
	status: number;
	dienstartID: string | null;
	plaetze: { zugeteilt: number; frei: number } | null;
}
interface Aktion {
	aktion: string;
	wunschID: string | null;
	erlaubt: boolean;
	gruende: { code: string }[];
}
const wunschVon = (antwort: Antwort) => antwort.data as Wunsch;
const status = (antwort: Antwort) => (antwort.data as { status: number }).status;

beforeAll(async () => {
	t = await testportal();
	traeger = await t.als('traeger@demo.test');
	verein = await t.als('verein@demo.test');
	const dienstarten = (await t.niemand('GET', '/v1/stammdaten/dienstart')).data as { id: string; key: string }[];
	fsj = dienstarten.find((d) => d.key === 'FSJ')?.id ?? '';
	zyklus = ((await traeger('GET', '/v1/stammdaten/zyklus')).data as (typeof zyklus & { isAktiv: boolean })[]).find(
		(z) => z.isAktiv,
	) as typeof zyklus;
	const f = JSON.stringify({ und: [{ feld: 'typ', op: 'gleich', wert: 'EINSATZORT' }] });
	const orte = (await verein('GET', `/v1/adresse?f=${encodeURIComponent(f)}`)).data as {
		id: string;
		frei: number;
		mindestalter: number | null;
	}[];
	ort = orte.toSorted((a, b) => b.frei - a.frei)[0]?.id ?? '';
	betreuer = ((await verein('GET', '/v1/auth/check')).data as { user: { id: string } }).user.id;
});
afterAll(() => t.stop());

let zaehler = 0;
/** Somebody new who has applied for a place, of the first Einsatzstelle by default, and confirmed the address. */
async function beworben(einsatzortID = ort): Promise<{ id: string; fw: Fragend; wunschID: string }> {
	zaehler += 1;
	const email = `weg${zaehler}@pruefung.test`;
	const antwort = await t.niemand('POST', '/v1/freiwilliger/registrierung', {
		vorname: 'Jonna',
		nachname: 'Weg',
		geschlecht: 'W',
		geburtsdatum: '2004-05-06',
		email,
		mobil: '+49 151 1234567',
		plz: '35576',
		ort: 'Wetzlar',
		passwort: 'Sicheres-Wort-7',
		datenschutz: true,
		dienstartWunschID: fsj,
		wuensche: [{ einsatzortID, dienstartID: fsj }],
	});
	expect([antwort.status, antwort.error]).toEqual([201, undefined]);
	const { id } = antwort.data as { id: string };
	const { rows } = await sql<{ id: string }>`select id from benutzer where email = ${email}`.execute(
		t.portal.umgebung.db,
	);
	const token = await praegeToken(t.portal.umgebung.db, 'AKTIVIERUNG', rows[0]?.id ?? '');
	const offen = await t.niemand('POST', `/v1/auth/activate-account/${token}`, { passwort: 'Sicheres-Wort-7' });
	const bearer = (offen.data as { token: string }).token;
	const fw: Fragend = (method, pfad, body) =>
		inject(t.app, { method, url: `/api${pfad}`, ...(body === undefined ? {} : { payload: body as object }) }, bearer);
	const wuensche = ((await fw('GET', `/v1/freiwilliger/${id}`)).data as { wuensche: Wunsch[] }).wuensche;
	return { id, fw, wunschID: wuensche[0]?.id ?? '' };
}

/** Beginning and end of a contract of this cycle, from today or so many days later. */
function zeitraum(spaeter = 0): { vertragsbeginn: string; vertragsende: string } {
	const vertragsbeginn = addiereTage(t.portal.uhr.heute(), spaeter);
	return { vertragsbeginn, vertragsende: addiereTage(vertragsbeginn, 200) };
}

describe('from the application to the end of service', () => {
	it('walks as three roles and leaves each step once in the history', async () => {
		const { id, fw, wunschID } = await beworben();
		expect(status(await traeger('GET', `/v1/freiwilliger/${id}`))).toBe(2000);

		expect(
			wunschVon(await verein('POST', `/v1/freiwilliger/wunsch/${wunschID}/contact`, { nachricht: 'Hallo' })).status,
		).toBe(2000);
		const verhandelt = await verein('POST', `/v1/freiwilliger/wunsch/${wunschID}/verhandlung`, {
			betreuerUserID: betreuer,
		});
		expect([verhandelt.status, verhandelt.error]).toEqual([200, undefined]);
		expect(wunschVon(verhandelt)).toMatchObject({ status: 3000 });

		const blick = (await verein('GET', `/v1/freiwilliger/${id}/bewerbung`)).data as { aktionen: Aktion[] };
		expect(blick.aktionen.find((a) => a.aktion === 'einigen' && a.wunschID === wunschID)?.erlaubt).toBe(true);

		const geeinigt = await verein('POST', `/v1/freiwilliger/wunsch/${wunschID}/einigung`, zeitraum());
		expect([geeinigt.status, geeinigt.error]).toEqual([200, undefined]);
		expect(wunschVon(geeinigt).status).toBe(3500);

		const geschlossen = await traeger('POST', `/v1/freiwilliger/${id}/wunsch/${wunschID}/vertragsabschluss`);
		expect([geschlossen.status, geschlossen.error]).toEqual([200, undefined]);
		expect(geschlossen.data).toMatchObject({
			status: 3000,
			vertraege: [{ status: 3000, vertragsnummer: expect.stringMatching(/^FSJ\d\d-\d{4}$/) }],
		});

		const heute = t.portal.uhr.heute();
		const angetreten = await traeger('POST', `/v1/freiwilliger/${id}/dienstantritt`, {
			angetreten: true,
			datum: heute,
		});
		expect([angetreten.status, angetreten.error]).toEqual([200, undefined]);
		const ungefragt = await traeger('POST', `/v1/freiwilliger/${id}/dienstende`, {
			datum: heute,
			kuendigungDurch: 'FREIWILLIGER',
			grund: 'Studium',
		});
		expect([ungefragt.status, ungefragt.error.code]).toEqual([409, 'BESTAETIGUNG']);
		const beendet = await traeger('POST', `/v1/freiwilliger/${id}/dienstende`, {
			datum: heute,
			kuendigungDurch: 'EINVERNEHMLICH',
			grund: 'Studium',
			bestaetigt: true,
		});
		expect(status(beendet)).toBe(9300);

		const historie = (await fw('GET', `/v1/freiwilliger/${id}/historie`)).data as {
			statuswechsel: { katalog: string; nach: number }[];
		}[];
		const wege = historie.flatMap((e) => e.statuswechsel.filter((s) => s.katalog === 'WUNSCH').map((s) => s.nach));
		expect(wege).toEqual([5400, 5000, 4000, 3500, 3000, 2000, 0]);
		expect(((await traeger('GET', `/v1/freiwilliger/${id}/pruefung`)).data as { ok: boolean }).ok).toBe(true);
	});

	it('shows the file as of a day before it existed and as of today', async () => {
		const { id } = await beworben();
		const am = async (tag: string) =>
			(await traeger('GET', `/v1/freiwilliger/${id}/stand?am=${tag}`)).data as {
				freiwilliger: unknown;
				version: number;
			};
		const heute = t.portal.uhr.heute();
		expect(await am(addiereTage(heute, -1))).toMatchObject({ freiwilliger: null, version: 0 });
		expect(await am(heute)).toMatchObject({ freiwilliger: { status: 2000 } });
	});
});

describe('repetition', () => {
	const mitSchluessel = (key: string) => ({ 'idempotency-key': key });

	it('answers the retry of a successful agreement with its success', async () => {
		const { wunschID } = await beworben();
		await verein('POST', `/v1/freiwilliger/wunsch/${wunschID}/contact`);
		await verein('POST', `/v1/freiwilliger/wunsch/${wunschID}/verhandlung`, { betreuerUserID: betreuer });
		const key = randomUUID();
		// the day after the service of the walk above has ended
		const einigen = () =>
			verein('POST', `/v1/freiwilliger/wunsch/${wunschID}/einigung`, zeitraum(1), mitSchluessel(key));
		const erst = await einigen();
		const noch = await einigen();
		expect([erst.status, noch.status]).toEqual([200, 200]);
		expect(noch.data).toEqual(erst.data);
		const ohne = await verein('POST', `/v1/freiwilliger/wunsch/${wunschID}/einigung`, zeitraum(1));
		expect([ohne.status, ohne.error.code]).toEqual([409, 'G22']);
	});

	it('names the same new remark again and refuses another body under the key', async () => {
		const { id } = await beworben();
		const key = randomUUID();
		const bemerken = (text: string) => traeger('POST', `/v1/freiwilliger/${id}/historie`, { text }, mitSchluessel(key));
		const erst = await bemerken('Erstes Gespräch geführt.');
		expect([erst.status, (await bemerken('Erstes Gespräch geführt.')).data]).toEqual([201, erst.data]);
		const anders = await bemerken('Etwas anderes.');
		expect([anders.status, anders.error.code]).toEqual([422, 'IDEMPOTENZ']);
		const historie = (await traeger('GET', `/v1/freiwilliger/${id}/historie`)).data as { art: string }[];
		expect(historie.filter((e) => e.art === 'BEMERKUNG')).toHaveLength(1);
	});
});

describe('the last place', () => {
	it('goes to exactly one of twelve who agree at once', async () => {
		const einsatzortID = await ortMitEinemFreienPlatz();
		const eigene = ((await traeger('GET', '/v1/auth/check')).data as { user: { id: string } }).user.id;
		const wuensche: string[] = [];
		for (let i = 0; i < 12; i++) {
			const { wunschID } = await beworben(einsatzortID);
			await traeger('POST', `/v1/freiwilliger/wunsch/${wunschID}/contact`);
			await traeger('POST', `/v1/freiwilliger/wunsch/${wunschID}/verhandlung`, { betreuerUserID: eigene });
			wuensche.push(wunschID);
		}
		const antworten = await Promise.all(
			wuensche.map((w) => traeger('POST', `/v1/freiwilliger/wunsch/${w}/einigung`, zeitraum())),
		);
		const [geglueckt, ...zuviel] = antworten.filter((a) => a.status === 200);
		expect(zuviel).toEqual([]);
		expect(wunschVon(geglueckt as Antwort).plaetze?.frei).toBe(0);
		const abgelehnt = antworten.filter((a) => a.status !== 200).map((a) => [a.status, a.error.code]);
		expect(abgelehnt).toEqual(Array(11).fill([409, 'G04']));
	});

	async function ortMitEinemFreienPlatz(): Promise<string> {
		const orte = (await traeger('GET', '/v1/adresse?groesse=200')).data as { id: string; typ: string }[];
		for (const { id } of orte.filter((o) => o.typ === 'EINSATZORT')) {
			const gebunden = (await traeger('GET', `/v1/adresse/${id}/kontingente/blocked`)).data as {
				dienstartID: string;
				zugeteilt: number;
				minimum: number;
			}[];
			if (gebunden.some((g) => g.dienstartID === fsj && g.zugeteilt - g.minimum === 1)) return id;
		}
		throw new Error('Die Demo hat keinen Einsatzort mit genau einem freien Platz');
	}
});
