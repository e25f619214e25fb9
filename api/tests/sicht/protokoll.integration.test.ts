import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { merkeEinsicht } from '#commands/zugang/zugriff.ts';
import { PORTAL } from '#domain/rollen.ts';
import { DATENARTEN, type Datenart } from '#domain/zugriff/protokoll.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { anforderung, gelungen, vorlage } from '../dokumente.fixture.ts';
import { type Antwort, type Fragend, inject } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: Audit. Who signed in, looked, exported and read sensitive data. */

let t: Kleinportal;
let jule: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	jule = await t.registriere([t.ort(0)]);
	await fuelle(jule.id, { ...BANK, krankenkasse: 'Testkasse', konfession: 'EV' });
});
afterAll(() => t.stop());
const BANK = { kontoinhaber: 'Jule Sommer', iban: 'DE89370400440532013000' };
const fuelle = async (id: string, felder: object) =>
	expect((await t.traeger('PUT', `/v1/freiwilliger/${id}`, felder)).roh.body).toContain(id);
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse');
	marke = await hoechste();
});

interface Zeile {
	readonly id: string;
	readonly art: string;
	readonly akteur: { readonly id: string; readonly name: string | null } | null;
	readonly impersoniertVon: { readonly name: string | null } | null;
	readonly betroffener: { readonly id: string; readonly name: string | null; readonly hatAkte: boolean } | null;
	readonly datenarten: readonly string[];
	readonly anlass: string | null;
	readonly anzahl: number | null;
	readonly filter: string | null;
	readonly ip: string | null;
}
let marke = 0;
const hoechste = async () =>
	Number((await t.umgebung.pool.query('select max(id) as id from zugriff')).rows[0]?.id ?? 0);
const liste = async (f: object = {}) =>
	(await t.admin('GET', `/v1/system/zugriffe?groesse=200&f=${encodeURIComponent(JSON.stringify(f))}`))
		.data as unknown as Zeile[];
/** What has been recorded since the test began, oldest first. */
const neue = async () => (await liste()).filter((z) => Number(z.id) > marke).reverse();
const kurz = ({ art, akteur, anlass }: Zeile) => [art, akteur?.name ?? null, anlass];

const anmelden = (login: string, password: string, remoteAddress = '203.0.113.77') =>
	inject(t.app, { method: 'POST', url: '/api/v1/auth/login', remoteAddress, payload: { login, password } });
const als =
	(token: string, remoteAddress = '2001:db8:1:2:3:4:5:6'): Fragend =>
	(method, pfad) =>
		inject(t.app, { method, url: `/api${pfad}`, remoteAddress }, token);
const idVon = async (email: string) => (await kontoZurEmail(t.umgebung.db, email))?.id ?? '';

const ALLE = ['BANK', 'GESUNDHEIT', 'RELIGION'];

describe('logins', () => {
	it('are recorded with their way in, and where from without the last part', async () => {
		const { token } = (await anmelden('traeger@demo.test', DEMO_KENNWORT)).data as { token: string };
		const link = await praegeToken(t.umgebung.db, 'ANMELDUNG', await idVon('traeger@demo.test'));
		await t.niemand('POST', `/v1/auth/login/magic/${link}`);
		await als(token)('POST', '/v1/auth/logout');
		const zeilen = await neue();
		const name = zeilen[0]?.akteur?.name;
		expect(name).toBeTruthy();
		expect(zeilen.map(kurz)).toEqual([
			['ANMELDUNG', name, 'mit Kennwort'],
			['ANMELDUNG', name, 'mit Anmeldelink'],
			['ABMELDUNG', name, null],
		]);
		expect(zeilen.map((z) => z.ip)).toEqual(['203.0.113.0', '127.0.0.0', '2001:db8:1:2::']);
	});

	it('that open an account too', async () => {
		const neu = await t.registriere([t.ort(0)]);
		expect((await neue()).map(kurz)).toEqual([['ANMELDUNG', expect.any(String), 'beim Freischalten des Kontos']]);
		expect((await neue())[0]?.akteur?.id).toBe(await idVon(neu.email));
	});

	it('that fail name the account where there is one, and never what was typed', async () => {
		await anmelden('traeger@demo.test', 'Ein-falsches-Wort-1');
		await anmelden('Kanarienvogel@nirgends.test', 'Kanarienwort-1');
		const zeilen = await neue();
		expect(zeilen.map((z) => [z.art, z.akteur?.id ?? null, z.anlass])).toEqual([
			['FEHLVERSUCH', await idVon('traeger@demo.test'), 'Benutzername oder Kennwort falsch'],
			['FEHLVERSUCH', null, 'Benutzername oder Kennwort falsch'],
		]);
		const { rows } = await t.umgebung.pool.query(
			'select row_to_json(z)::text as alles, kennung from zugriff z where id > $1',
			[marke],
		);
		expect(rows.map((r) => r.kennung?.length ?? 0)).toEqual([0, 32]);
		expect(JSON.stringify(rows)).not.toMatch(/kanarie|falsches/i);
	});

	it('by a link that is none are recorded', async () => {
		expect((await t.niemand('POST', `/v1/auth/login/magic/${'k'.repeat(43)}`)).status).toBe(409);
		expect((await neue()).map(kurz)).toEqual([['FEHLVERSUCH', null, 'ungültiger Link']]);
	});

	it('that are slowed down are recorded once for each network', async () => {
		for (let mal = 0; mal < 15; mal++) await anmelden('niemand@nirgends.test', 'Falsches-Wort-1');
		await anmelden('niemand@nirgends.test', 'Falsches-Wort-1', '203.0.113.99');
		const gebremst = (await neue()).filter((z) => z.anlass === 'zu viele Versuche');
		expect(gebremst).toHaveLength(1);
		expect((await neue()).length).toBe(12);
	});

	it('with a token that was used up are recorded, and end the session', async () => {
		const { refreshToken } = (await anmelden('traeger@demo.test', DEMO_KENNWORT)).data as { refreshToken: string };
		const erneuern = (token: string) => t.niemand('POST', '/v1/auth/refresh', { refreshToken: token });
		const kind = (await erneuern(refreshToken)).data as { refreshToken: string };
		await erneuern(kind.refreshToken);
		expect((await erneuern(refreshToken)).status).toBe(401);
		expect((await neue()).map((z) => [z.art, z.anlass])).toEqual([
			['ANMELDUNG', 'mit Kennwort'],
			['FEHLVERSUCH', 'ein verbrauchtes Token benutzt'],
		]);
	});
});

describe('reads of sensitive data', () => {
	const einsichten = async () =>
		(await neue())
			.filter((z) => z.art === 'EINSICHT')
			.map((z) => `${z.anlass}: ${z.datenarten.join()} ${z.betroffener?.id}`);
	/** Forgets, here and in the database, that anything was read already. */
	const vergiss = async (): Promise<Fragend> => {
		const app = await t.zweitesPortal();
		const token = await t.token('admin@demo.test');
		marke = await hoechste();
		return (method, pfad) => inject(app, { method, url: `/api${pfad}` }, token);
	};

	it('of the file are recorded by kind, once for a while', async () => {
		const admin = await vergiss();
		await admin('GET', `/v1/freiwilliger/${jule.id}`);
		await admin('GET', `/v1/freiwilliger/${jule.id}/bewerbung`);
		expect(await einsichten()).toEqual([`in der Akte: ${ALLE.join()} ${jule.id}`]);
	});

	it('of the file as of a day are recorded as such', async () => {
		const admin = await vergiss();
		await admin('GET', `/v1/freiwilliger/${jule.id}/stand?am=2030-01-01`);
		expect(await einsichten()).toEqual([`im Stand der Akte an einem Tag: ${ALLE.join()} ${jule.id}`]);
	});

	it('don’t happen in the history: that they changed is told, to what only to the volunteer himself', async () => {
		const admin = await vergiss();
		const verlauf = async (wer: Fragend) =>
			JSON.stringify((await wer('GET', `/v1/freiwilliger/${jule.id}/historie`)).data);
		for (const wer of [admin, t.traeger]) {
			const gesehen = await verlauf(wer);
			expect(gesehen).not.toMatch(/DE8937|Testkasse|evangelisch/);
			expect(gesehen).toContain(
				'"bezeichnung":"IBAN","von":null,"nach":"verdeckt, zu sehen unter „Persönliche Daten“"',
			);
		}
		expect(await einsichten()).toEqual([]);
		expect(await verlauf(jule.frage)).toContain(BANK.iban);
	});

	it('of what came of a look at a certificate are recorded, too', async () => {
		const admin = await vergiss();
		const wer = await t.registriere([t.ort(0)]);
		const spec = await vorlage(t, { bezeichnung: 'Erweitertes Führungszeugnis', nutzungsart: 'EINSICHTNAHME' });
		const gefragt = await anforderung(t, wer, spec);
		const fakten = { fuehrungszeugnisDatum: '2026-01-10', isEinschlaegigVerurteilt: true };
		gelungen(await t.traeger('POST', `/v1/freiwilliger/${wer.id}/anforderungen/${gefragt}/einsicht`, fakten));
		marke = await hoechste();
		await admin('GET', `/v1/freiwilliger/${wer.id}`);
		expect(await einsichten()).toEqual([`in der Akte: EINSICHT ${wer.id}`]);
		gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
	});

	it('that come with the documents of a file are recorded', async () => {
		const steuerungsfelder = [{ feld: 'iban', modus: 'SETZEN' }];
		const spec = await vorlage(t, { bezeichnung: 'Bankbogen', steuerungsfelder });
		const wer = await t.registriere([t.ort(0)]);
		await fuelle(wer.id, BANK);
		await anforderung(t, wer, spec);
		const admin = await vergiss();
		const antwort = await admin('GET', `/v1/freiwilliger/${wer.id}/akte`);
		expect([antwort.status, antwort.roh.body.includes(BANK.iban)]).toEqual([200, true]);
		expect(await einsichten()).toEqual([`in der Akte: BANK ${wer.id}`]);
		gelungen(await t.traeger('DELETE', `/v1/dokumentspec/${spec}`));
	});

	it('of more kinds than before are recorded anew, of fewer not', async () => {
		const akteur = { ...PORTAL, userID: await idVon('admin@demo.test') };
		const liest = (...arten: Datenart[]) =>
			merkeEinsicht(t.umgebung.db, { akteur, betroffene: [jule.id], arten, anlass: 'SEMINARHAUS', ip: '192.0.2.1' });
		for (const arten of [['BANK'], ['BANK', 'RELIGION'], ['RELIGION'], ['GESUNDHEIT']] as const) await liest(...arten);
		const gelesen = (await neue()).map((z) => z.datenarten);
		expect(gelesen).toEqual([['BANK'], ['BANK', 'RELIGION'], ['GESUNDHEIT']]);
	});

	it('by the volunteer himself aren’t', async () => {
		await jule.frage('GET', `/v1/freiwilliger/${jule.id}`);
		await jule.frage('GET', `/v1/freiwilliger/${jule.id}/historie`);
		expect(await einsichten()).toEqual([]);
	});

	it('in his view are, with both names', async () => {
		const auf = await t.traeger('POST', `/v1/freiwilliger/${jule.id}/impersonate`);
		await als((auf.data as { token: string }).token)('GET', `/v1/freiwilliger/${jule.id}`);
		const gelesen = (await neue()).filter((z) => z.art === 'EINSICHT');
		expect(gelesen.map((z) => z.datenarten)).toEqual([ALLE]);
		expect(gelesen[0]?.akteur?.id).toBe(await idVon(jule.email));
		expect(gelesen[0]?.impersoniertVon?.name).toBeTruthy();
		expect(gelesen[0]?.betroffener).toMatchObject({ id: jule.id, hatAkte: true });
	});

	it('don’t happen when they can’t be recorded', async () => {
		const admin = await vergiss();
		const andere = await t.registriere([t.ort(0)]);
		await fuelle(andere.id, BANK);
		await t.alsEigner('revoke insert on zugriff from portal_app');
		try {
			const antwort = await admin('GET', `/v1/freiwilliger/${andere.id}`);
			expect([antwort.status, antwort.roh.body.includes('DE8937')]).toEqual([500, false]);
			expect((await admin('GET', '/v1/freiwilliger/list-freiwillige/export-master-csv')).status).toBe(500);
			expect((await anmelden('traeger@demo.test', DEMO_KENNWORT)).status).toBe(500);
		} finally {
			await t.alsEigner('grant insert on zugriff to portal_app');
		}
	});
});

describe('exports', () => {
	/**
	 * Images of the Traeger and empty templates tell of nobody; what is looked at before it is signed is no list. Whose
	 * values a template is tried with is recorded as a look (dokumentspecs.integration).
	 */
	const OHNE_PERSONEN = [
		'dokumentspecsPflegen',
		'platzangeboteLesen',
		'traegerbildLesen',
		'berichtsbildLesen',
		'adressenImportieren',
		'signaturOeffnen',
		'meetingMelden',
	];
	/** No file while there is nothing to pay; their own tests look for the record. */
	const WO_ETWAS_IST = ['/v1/exporte/lohn', '/v1/exporte/reste/auszahlung'];
	/** About somebody made up. */
	const BEISPIELE = ['/v1/dokumente/mahnung/beispielbrief'];
	const DATEIEN = Object.values(ROUTES)
		.map((d) => d as unknown as Definition)
		.filter((d) => d.contentType && d.contentType !== 'text/html' && !d.path.includes('{'))
		.filter((d) => !OHNE_PERSONEN.includes(d.action) && ![...WO_ETWAS_IST, ...BEISPIELE].includes(d.path));

	/** Of those who were ticked: here nobody who exists. */
	const GEWAEHLTE = { ids: ['00000000-0000-4000-8000-000000000000'] };

	beforeAll(() => t.setzeParameter({ buchhaltungExport: true }));
	it.each(DATEIEN.map((d) => [`${d.method} ${d.path}`, d] as const))('%s is recorded', async (_, d) => {
		const zyklusID = t.grundlage.zyklen[0]?.id;
		const geld = d.path.endsWith('/tn-liste') ? `?zyklusID=${zyklusID}` : '?zeitraum=2026-Q4';
		const pfad = d.feature === 'BUCHHALTUNG_EXPORT' ? `${d.path}${geld}` : d.path;
		const antwort = await t.admin(d.method as 'GET', pfad, d.body ? GEWAEHLTE : undefined);
		expect(antwort.status).toBe(200);
		const [zeile, ...weitere] = (await neue()).filter((z) => z.art === 'EXPORT');
		expect(weitere).toEqual([]);
		expect(zeile?.anzahl).toBeGreaterThanOrEqual(0);
		expect(zeile?.anlass).toBeTruthy();
	});

	it('tell how many rows and by which filter, without the words that were searched for', async () => {
		const f = { und: [{ feld: 'status', op: 'zwischen', wert: [0, 9900] }], text: 'Kanarienvogel' };
		const pfad = '/v1/freiwilliger/list-freiwillige/export-csv';
		await t.traeger('GET', `${pfad}?f=${encodeURIComponent(JSON.stringify(f))}`);
		expect((await neue()).map((z) => [z.anlass, z.anzahl, z.filter])).toEqual([
			['Freiwillige', 0, 'status zwischen 0, 9900; Suche'],
		]);
	});

	it('of all fields record each file', async () => {
		const wer = await t.erfasse([t.ort(0)]);
		await t.verhandle(wer, 0);
		await t.einige(wer);
		marke = await hoechste();
		await t.traeger('GET', '/v1/freiwilliger/list-freiwillige/export-master-csv');
		const zeilen = await neue();
		const seine = zeilen.filter((z) => z.betroffener?.id === wer.id);
		expect(new Set(seine.map((z) => z.anlass))).toEqual(new Set(['im Export aller Felder']));
		expect(seine.map((z) => z.datenarten)).toEqual([DATENARTEN]);
		// On its way out the file is recorded before its rows are read.
		expect(zeilen.find((z) => z.art === 'EXPORT')).toMatchObject({
			art: 'EXPORT',
			anzahl: 1,
			anlass: 'Freiwillige, alle Felder',
		});
	});
});

describe('the record', () => {
	it('is for administrators', async () => {
		for (const pfad of ['/v1/system/zugriffe', '/v1/system/zugriffe/export-csv']) {
			const status = async (frage: Fragend) => (await frage('GET', pfad)).status;
			expect([await status(t.traeger), await status(t.verein), await status(jule.frage)]).toEqual([403, 403, 403]);
			expect(await status(t.niemand)).toBe(401);
		}
	});

	it('is narrowed by kind, user, person, period and words, and paged', async () => {
		const traeger = await idVon('traeger@demo.test');
		await anmelden('traeger@demo.test', DEMO_KENNWORT);
		await t.traeger('GET', `/v1/freiwilliger/${jule.id}`);
		const und = (feld: string, op: string, wert: unknown) => liste({ und: [{ feld, op, wert }] });
		const arten = (zeilen: Zeile[]) => [...new Set(zeilen.map((z) => z.art))];
		expect(arten(await und('art', 'in', ['ANMELDUNG', 'ABMELDUNG'])).sort()).toEqual(['ABMELDUNG', 'ANMELDUNG']);
		const seine = await und('userID', 'gleich', traeger);
		expect(new Set(seine.filter((z) => !z.impersoniertVon).map((z) => z.akteur?.id))).toEqual(new Set([traeger]));
		expect(seine.some((z) => z.impersoniertVon !== null)).toBe(true);
		const ueberJule = await und('betroffenerID', 'gleich', jule.id);
		expect(new Set(ueberJule.map((z) => z.betroffener?.id))).toEqual(new Set([jule.id]));
		const name = ueberJule[0]?.betroffener?.name ?? expect.fail();
		expect(await liste({ text: name })).not.toEqual([]);
		expect(await liste({ text: 'gibtesnicht' })).toEqual([]);
		expect(await und('zeit', 'vor', '2020-01-01')).toEqual([]);
		const antwort = (await t.admin('GET', '/v1/system/zugriffe?groesse=10&seite=2')).roh.json();
		expect([antwort.data.length, antwort.seite, antwort.groesse]).toEqual([10, 2, 10]);
		expect(antwort.total).toBeGreaterThan(20);
	});

	it('leaves as a file that says of itself that it did', async () => {
		const antwort: Antwort = await t.admin('GET', '/v1/system/zugriffe/export-csv');
		expect(antwort.roh.headers['content-disposition']).toMatch(
			/^attachment; filename="zugriffe-\d{4}-\d\d-\d\d\.csv"$/,
		);
		expect(antwort.roh.body.split('\r\n')[0]).toContain('Zeit;Art;Benutzer;In der Ansicht von;Betroffene Person');
		expect((await neue()).at(-1)).toMatchObject({ art: 'EXPORT', anlass: 'Zugriffe' });
	});

	it.each(['update zugriff set ip = null', 'delete from zugriff', 'truncate zugriff'])(
		'withstands %s of the application',
		async (anweisung) => {
			await expect(t.umgebung.pool.query(anweisung)).rejects.toThrow(/permission denied/);
		},
	);

	it('is kept for twelve months', async () => {
		await t.umgebung.pool.query(`insert into zugriff (art, anlass, zeit) values
			('EXPORT', 'alt', now() - interval '12 months 1 day'), ('EXPORT', 'jung', now() - interval '11 months 28 days')`);
		await raeumeAuf(t.umgebung);
		const { rows } = await t.umgebung.pool.query(`select anlass from zugriff where anlass in ('alt', 'jung')`);
		expect(rows).toEqual([{ anlass: 'jung' }]);
	});
});
