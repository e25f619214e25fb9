import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { betriebslage } from '#commands/systembetrieb/lage.ts';
import { legeZugangAn } from '#commands/systembetrieb/zugang-anlegen.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { PlatzFreigegeben } from '#domain/kontingent/ereignisse.ts';
import { kontingentAggregat } from '#domain/kontingent/kontingent.ts';
import type { Fragend } from '../portal.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Tables: Feature flags; tokens outside the role system (extraKey); API conventions; invariants I1, I5. */

const EXTRA_KEY = 'k'.repeat(20) + randomUUID().replaceAll('-', '');

let t: Kleinportal;
let betreiber: Fragend;
let freiwilliger: Bewerber;
beforeAll(async () => {
	t = await kleinportal({}, { EXTRA_KEY });
	betreiber = (await t.konto(['SYSTEMADMIN'])).frage;
	freiwilliger = await t.erfasse([t.ort(0)]);
	await t.verhandle(freiwilliger, 0);
	await t.einige(freiwilliger);
	await t.schliesseAb(freiwilliger);
});
afterAll(() => t.stop());

describe('feature flags', () => {
	const aktive = async () => (await t.niemand('GET', '/v1/system/features')).data;

	it('are everybody’s to read and the operator’s to switch', async () => {
		expect(await aktive()).toEqual(['PREVIEW_ZYKLUS_START', 'BUCHHALTUNG_EXPORT', 'API', 'PDF_SIGNATURES']);
		const alle = ['PREVIEW_ZYKLUS_START', 'BUCHHALTUNG_EXPORT', 'HSJ_MIGRATION', 'API', 'PDF_SIGNATURES'];
		expect((await betreiber('PUT', '/v1/system/features', alle)).data).toEqual(alle);
		expect(await aktive()).toEqual(alle);
		expect((await betreiber('PUT', '/v1/system/features', ['API'])).data).toEqual(['API']);
		for (const frage of [t.admin, t.traeger, t.verein]) {
			expect((await frage('PUT', '/v1/system/features', alle)).status).toBe(403);
		}
		expect(await aktive()).toEqual(['API']);
		for (const falsch of [['GIBT_ES_NICHT'], [17], [{ a: 1 }], { a: 1 }, Array(6).fill('API')]) {
			const { status, error } = await betreiber('PUT', '/v1/system/features', falsch);
			expect([status, error.message]).toEqual([
				422,
				expect.not.stringMatching(/\binvalid\b|expected|received|too big/i),
			]);
		}
	});

	it('are events, so that it shows who switched what', async () => {
		await betreiber('PUT', '/v1/system/features', ['API', 'HSJ_MIGRATION']);
		const { rows } = await t.umgebung.pool.query(
			`select facts, meta from event where stream = 'Parameter-mandant' order by version desc limit 1`,
		);
		expect(rows[0].facts).toEqual({ aenderungen: { hsjMigration: { von: false, nach: true } } });
		expect(rows[0].meta.rollen).toContain('SYSTEMADMIN');
		const vorher = await t.ereignisse();
		await betreiber('PUT', '/v1/system/features', ['HSJ_MIGRATION', 'API']);
		expect(await t.ereignisse()).toBe(vorher);
	});
});

describe('the state of the installation', () => {
	it('is for administrators', async () => {
		const antwort = await t.admin('GET', '/v1/system/betrieb');
		expect(antwort.data).toMatchObject({ uhr: { heute: '2026-09-15', vorsprungMs: 0 } });
		const { datenbank, speicher } = antwort.data as { datenbank: { bytes: number }; speicher: { frei: number } };
		expect(datenbank.bytes).toBeGreaterThan(1_000_000);
		expect(speicher.frei).toBeGreaterThan(0);
		expect((await t.traeger('GET', '/v1/system/betrieb')).status).toBe(403);
	});

	it('counts events, and says so where it only estimates very many', async () => {
		const zaehlt = async (bis?: number) => (await betriebslage(t.umgebung.db, tmpdir(), bis)).datenbank;
		const ereignisse = await t.ereignisse();
		expect(await zaehlt()).toMatchObject({ ereignisse, istGeschaetzt: false });
		expect(await zaehlt(ereignisse)).toMatchObject({ ereignisse, istGeschaetzt: false });
		const viele = await zaehlt(10);
		expect(viele.istGeschaetzt).toBe(true);
		expect(viele.ereignisse).toBeGreaterThan(10);
	});
});

const PFADE = ['sessions', 'resync', 'migrate/personen', 'auth-test'];

describe('the calls with the extra key', () => {
	beforeEach(async () => {
		await betreiber('PUT', '/v1/system/features', ['API', 'HSJ_MIGRATION']);
	});

	it.each(PFADE)('%s: the operator alone, with the right key alone', async (was) => {
		const richtig = `/v1/system/${was}/${EXTRA_KEY}`;
		const gut = await betreiber('GET', richtig);
		expect([gut.status, gut.roh.headers['cache-control']]).toEqual([200, 'no-store']);
		for (const falsch of [EXTRA_KEY.slice(1), `${EXTRA_KEY}x`, 'x', '%20']) {
			expect((await betreiber('GET', `/v1/system/${was}/${falsch}`)).status).toBe(404);
		}
		for (const frage of [t.admin, t.traeger, t.verein]) expect((await frage('GET', richtig)).status).toBe(403);
		expect((await t.niemand('GET', richtig)).status).toBe(401);
		expect((await betreiber('GET', richtig, undefined, { 'sec-purpose': 'prefetch' })).status).toBe(403);
	});

	it.each(['resync', 'migrate/personen'])('%s: a cookie speaks by POST and this site alone', async (was) => {
		const { rows } = await t.umgebung.pool.query<{ email: string }>(
			`select email from benutzer where 'SYSTEMADMIN' = any(rollen)`,
		);
		const cookie = `fat=${await t.token(rows[0]?.email ?? '')}`;
		const pfad = `/v1/system/${was}/${EXTRA_KEY}`;
		expect((await t.niemand('GET', pfad, undefined, { cookie })).status).toBe(401);
		expect((await t.niemand('POST', pfad, undefined, { cookie })).status).toBe(403);
		const hier = { cookie, 'sec-fetch-site': 'same-origin' };
		expect((await t.niemand('POST', pfad, undefined, hier)).data).toEqual({ n: 0 });
	});

	it('tell who is signed in, and for whom the server takes the caller', async () => {
		const sitzungen = (await betreiber('GET', `/v1/system/sessions/${EXTRA_KEY}`)).data as unknown as object[];
		expect(sitzungen).toContainEqual(expect.objectContaining({ name: 'Andrea Vogt', impersoniertVon: null }));
		const { data } = await betreiber('GET', `/v1/system/auth-test/${EXTRA_KEY}`);
		expect(data).toEqual({ permissions: ['SYSTEMADMIN'] });
	});

	it('hide the migration while its flag is off', async () => {
		await betreiber('PUT', '/v1/system/features', ['API']);
		const { status, error } = await betreiber('GET', `/v1/system/migrate/personen/${EXTRA_KEY}`);
		expect([status, error.code]).toEqual([404, 'G31']);
	});
});

describe('resync', () => {
	const gleicheAb = async (query = '', was = 'resync') =>
		((await betreiber('GET', `/v1/system/${was}/${EXTRA_KEY}${query}`)).data as { n: number }).n;
	const eigner = <Z extends object>(text: string, werte: unknown[] = []) =>
		t.umgebung.pool.query<Z>(text, werte).then(({ rows }) => rows);

	it('finds nothing wrong where nothing is', async () => {
		const vorher = await t.ereignisse();
		expect(await gleicheAb()).toBe(0);
		expect(await t.ereignisse()).toBe(vorher);
	});

	it('repairs rows that were changed, lost or left over, in the range asked for', async () => {
		const alle = () => eigner('select * from wunsch order by id');
		const vorher = await alle();
		await eigner('update wunsch set status = 9000 where freiwilliger_id = $1', [freiwilliger.id]);
		await eigner('delete from freiwilliger where id = $1', [freiwilliger.id]);
		expect(await gleicheAb(`?maxID=${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(12)}`)).toBe(0);
		expect(await gleicheAb(`?minID=${freiwilliger.id}&maxID=${freiwilliger.id}`)).toBe(2);
		expect(await alle()).toEqual(vorher);
		expect(await t.status(freiwilliger)).toBe(3000);
		expect(await gleicheAb()).toBe(0);
	});

	it('takes away what an earlier state left behind', async () => {
		const anderer = await t.erfasse([t.ort(1)]);
		const [belegt] = await eigner<{ zeile: object }>(
			'select to_json(w) as zeile from wunsch w where freiwilliger_id = $1',
			[anderer.id],
		);
		await t.traeger('DELETE', `/v1/freiwilliger/${anderer.id}?bestaetigung=L%C3%96SCHEN`);
		await eigner('insert into wunsch select * from json_populate_record(null::wunsch, $1)', [
			JSON.stringify(belegt?.zeile),
		]);
		expect(await gleicheAb()).toBe(1);
		expect(await eigner('select from wunsch where freiwilliger_id = $1', [anderer.id])).toEqual([]);
	});

	it('gives back a place the Einsatzstelle doesn’t know of', async () => {
		const dienstartID = t.dienstart('FSJ');
		const stelleID = t.grundlage.stellen[0]?.id ?? '';
		const vorher = await t.plaetze(t.ort(0), dienstartID);
		await execute(t.umgebung, VON_SELBST, async (sitzung) => {
			await sitzung.lies(kontingentAggregat, stelleID);
			sitzung.schreibe(kontingentAggregat, stelleID, [PlatzFreigegeben({ wunschID: freiwilliger.wunschID() })]);
		});
		expect(await t.plaetze(t.ort(0), dienstartID)).not.toEqual(vorher);
		expect(await gleicheAb()).toBe(1);
		expect(await t.plaetze(t.ort(0), dienstartID)).toEqual(vorher);
		expect(await gleicheAb()).toBe(0);
		expect(await t.kettenfehler()).toEqual([]);
	});

	it('of persons looks at persons alone', async () => {
		await betreiber('PUT', '/v1/system/features', ['API', 'HSJ_MIGRATION']);
		await eigner('delete from freiwilliger where id = $1', [freiwilliger.id]);
		await eigner(`update person set nachname = 'Falsch' where id = (select min(id::text)::uuid from person)`);
		expect(await gleicheAb('', 'migrate/personen')).toBe(1);
		expect(await gleicheAb()).toBe(1);
	});
});

describe('the first account', () => {
	const neuer = { vorname: 'Olga', nachname: 'Opera', email: 'Olga@betrieb.test', rolle: 'SYSTEMADMIN' } as const;

	it('is opened by its mail and can do what it is for', async () => {
		const id = await legeZugangAn(t.umgebung, neuer);
		const { rows } = await t.umgebung.pool.query(`select schluessel from outbox where empfaenger ->> 'id' = $1`, [id]);
		expect(rows).toEqual([{ schluessel: 'USER_OPTIN' }]);
		const token = await praegeToken(t.umgebung.db, 'AKTIVIERUNG', id);
		const offen = await t.niemand('POST', `/v1/auth/activate-account/${token}`, { passwort: 'Ganz-geheim-77' });
		const kopf = { authorization: `Bearer ${(offen.data as { token: string }).token}` };
		const { data } = await t.niemand('GET', `/v1/system/auth-test/${EXTRA_KEY}`, undefined, kopf);
		expect(data).toEqual({ permissions: ['SYSTEMADMIN'] });
	});

	it('is refused where the address is taken', async () => {
		await expect(legeZugangAn(t.umgebung, { ...neuer, email: 'olga@BETRIEB.test' })).rejects.toThrow(
			'Zu dieser E-Mail-Adresse besteht bereits ein Konto.',
		);
	});
});

it('without a key in the configuration these calls are not there', async () => {
	const ohne = await kleinportal();
	const frage = (await ohne.konto(['SYSTEMADMIN'])).frage;
	for (const was of ['sessions', 'resync', 'auth-test']) {
		expect((await frage('GET', `/v1/system/${was}/${EXTRA_KEY}`)).status).toBe(404);
	}
	await ohne.stop();
});
