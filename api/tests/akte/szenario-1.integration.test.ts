import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { bald } from '#scripts/test/bald.ts';
import { startePortal, type TestPortal } from '#scripts/test/portal.ts';
import { PERSON } from '../test-mandant.fixture.ts';

/** Table: Scenarios, 1. On the portal as `npm start` runs it, with the demo logins; documents are not asked for yet. */

const TAGE = 200;
let portal: TestPortal;
let traeger: Frage;
let verein: Frage;
let heute: string;
let platz: { einsatzortID: string; dienstartID: string; betreuerUserID: string; zyklusStart: string };

beforeAll(async () => {
	portal = await startePortal();
	[traeger, verein] = [await als('traeger@demo.test'), await als('verein2@demo.test')];
	({ heute } = await hole<{ heute: string }>(traeger, '/v1/system/info'));
	platz = await freierPlatz();
}, 180_000);
afterAll(() => portal.raeumeAuf(), 60_000);

type Frage = (method: 'GET' | 'POST', pfad: string, body?: object) => Promise<{ status: number; inhalt: Inhalt }>;
interface Inhalt {
	readonly data: never;
	readonly error?: { readonly code: string; readonly message: string };
}

const mitToken =
	(token: string | null): Frage =>
	async (method, pfad, body) => {
		const antwort = await fetch(`${portal.adresse}/api${pfad}`, {
			method,
			headers: {
				...(body ? { 'content-type': 'application/json' } : {}),
				...(token ? { authorization: `Bearer ${token}` } : {}),
			},
			...(body ? { body: JSON.stringify(body) } : {}),
		});
		const text = await antwort.text();
		return { status: antwort.status, inhalt: (text ? JSON.parse(text) : {}) as Inhalt };
	};
const niemand: Frage = (...anfrage) => mitToken(null)(...anfrage);

async function als(login: string, password = DEMO_KENNWORT): Promise<Frage> {
	// Whoever has just started on a busy machine may ask to come again.
	const data = await bald(async () => {
		const { status, inhalt } = await niemand('POST', '/v1/auth/login', { login, password });
		expect([status, inhalt.error]).toEqual([200, undefined]);
		return inhalt.data as { token: string };
	}, 1_000);
	return mitToken(data.token);
}

async function hole<T>(frage: Frage, pfad: string): Promise<T> {
	return (await frage('GET', pfad)).inhalt.data as T;
}

/** A call that has to succeed. */
async function tue<T>(frage: Frage, pfad: string, body: object = {}): Promise<T> {
	const { status, inhalt } = await frage('POST', pfad, body);
	expect([status, inhalt.error]).toEqual([expect.toSatisfy((s: number) => s < 300), undefined]);
	return inhalt.data as T;
}

/** An Einsatzort of the second Einsatzstelle with at least two free places of FSJ. */
async function freierPlatz(): Promise<typeof platz> {
	const dienstarten = await hole<{ id: string; key: string }[]>(traeger, '/v1/stammdaten/dienstart');
	const dienstartID = dienstarten.find((d) => d.key === 'FSJ')?.id ?? '';
	const zyklen = await hole<{ start: string; isAktiv: boolean }[]>(traeger, '/v1/stammdaten/zyklus');
	const { user } = await hole<{ user: { id: string; einsatzortIDs: string[] } }>(verein, '/v1/auth/check');
	for (const einsatzortID of user.einsatzortIDs) {
		type Zeile = { dienstartID: string; zugeteilt: number; minimum: number };
		const zeilen = await hole<Zeile[]>(verein, `/v1/adresse/${einsatzortID}/kontingente/blocked`);
		if (zeilen.some((z) => z.dienstartID === dienstartID && z.zugeteilt - z.minimum >= 2)) {
			const zyklusStart = zyklen.find((z) => z.isAktiv)?.start ?? '';
			return { einsatzortID, dienstartID, betreuerUserID: user.id, zyklusStart };
		}
	}
	throw new Error('Die Demo hat an der zweiten Einsatzstelle keine zwei freien Plätze');
}

interface Mailzeile {
	readonly id: string;
	readonly schluessel: string;
	readonly an: string | null;
}

/** The one-time token of the link in the kept mail to this address. */
async function tokenAusMail(an: string): Promise<string> {
	const admin = await als('admin@demo.test');
	const zeile = await bald(async () => {
		const mails = await hole<Mailzeile[]>(admin, '/v1/mails');
		const gefunden = mails.find((m) => m.an === an && m.schluessel === 'OPTIN_FREIWILLIGER');
		expect(gefunden).toBeDefined();
		return gefunden as Mailzeile;
	}, 250);
	const { inhalt } = await hole<{ inhalt: { text: string } }>(admin, `/v1/mails/${zeile.id}`);
	const [, adresse, token] = /(http\S+)\/bestaetigen\/([\w-]{43})/.exec(inhalt.text) ?? [];
	expect(adresse).toBe(portal.adresse);
	return token ?? '';
}

/** From the registration to the begin of service. */
async function bisZumDienst(vorname: string): Promise<string> {
	const email = `${vorname.toLowerCase()}@szenario.test`;
	const { id } = await tue<{ id: string }>(niemand, '/v1/freiwilliger/registrierung', {
		...PERSON,
		vorname,
		email,
		passwort: 'Sicheres-Wort-7',
		datenschutz: true,
		dienstartWunschID: platz.dienstartID,
		wuensche: [{ einsatzortID: platz.einsatzortID }],
	});
	expect(await status(id)).toBe(0);
	expect((await verein('GET', `/v1/freiwilliger/${id}`)).status).toBe(404);

	await tue(niemand, `/v1/auth/activate-account/${await tokenAusMail(email)}`, { passwort: 'Sicheres-Wort-7' });
	expect(await status(id)).toBe(2000);

	const { wuensche } = await hole<{ wuensche: { id: string }[] }>(verein, `/v1/freiwilliger/${id}`);
	const wunsch = `/v1/freiwilliger/wunsch/${wuensche[0]?.id}`;
	await tue(verein, `${wunsch}/contact`, { nachricht: 'Kommen Sie gern vorbei.' });
	expect(await status(id)).toBe(2100);
	const { dienstartID, betreuerUserID } = platz;
	await tue(verein, `${wunsch}/verhandlung`, { dienstartID, betreuerUserID });
	expect(await status(id)).toBe(2500);
	await tue(verein, `${wunsch}/einigung`, { vertragsbeginn: heute, vertragsende: addiereTage(heute, TAGE) });
	expect(await status(id)).toBe(2800);

	type Akte = { vertraege: { status: number; vertragsnummer: string }[] };
	const { vertraege } = await tue<Akte>(traeger, `/v1/freiwilliger/${id}/wunsch/${wuensche[0]?.id}/vertragsabschluss`);
	expect(vertraege).toMatchObject([{ status: 3000 }]);
	expect(vertraege[0]?.vertragsnummer).toMatch(new RegExp(`^FSJ${platz.zyklusStart.slice(2, 4)}-\\d{4}$`));
	expect(await status(id)).toBe(3000);

	await tue(traeger, `/v1/freiwilliger/${id}/dienstantritt`, { angetreten: true, datum: heute });
	expect(await status(id)).toBe(4000);
	return id;
}

const status = async (id: string) => (await hole<{ status: number }>(traeger, `/v1/freiwilliger/${id}`)).status;

/** The statuses of one kind that the history tells of, oldest first. */
async function schritte(id: string, katalog: string): Promise<number[]> {
	type Zeile = { statuswechsel: { katalog: string; nach: number }[] };
	const zeilen = await hole<Zeile[]>(traeger, `/v1/freiwilliger/${id}/historie`);
	return zeilen.flatMap((z) => z.statuswechsel.filter((s) => s.katalog === katalog).map((s) => s.nach)).reverse();
}

/** `npm run verify` on the data of the portal. */
function verify(): { code: number | null; ausgabe: string } {
	const skripte = resolve(import.meta.dirname, '../../../scripts');
	const lauf = spawnSync(process.execPath, [join(skripte, 'verify.ts')], {
		encoding: 'utf8',
		env: { ...process.env, DATA_DIR: portal.datenVerzeichnis, DATABASE_URL: '', BASE_URL: '' },
	});
	return { code: lauf.status, ausgabe: lauf.stdout + lauf.stderr };
}

describe('scenario 1', () => {
	let bleibt: string;

	it('leads to an early end today', async () => {
		const id = await bisZumDienst('Frauke');
		const ende = { datum: heute, kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz', bestaetigt: true };
		const ungefragt = await traeger('POST', `/v1/freiwilliger/${id}/dienstende`, { ...ende, bestaetigt: false });
		const geplant = addiereTage(heute, TAGE).split('-').reverse().join('.');
		expect([ungefragt.status, ungefragt.inhalt.error]).toMatchObject([
			409,
			{ code: 'BESTAETIGUNG', message: `Das Datum weicht vom geplanten Dienstende (${geplant}) ab.` },
		]);
		await tue(traeger, `/v1/freiwilliger/${id}/dienstende`, ende);
		expect(await status(id)).toBe(9300);
		expect(await schritte(id, 'FREIWILLIGER')).toEqual([0, 2000, 2100, 2500, 2800, 3000, 4000, 9300]);
		expect(await schritte(id, 'WUNSCH')).toEqual([0, 2000, 3000, 3500, 4000, 5000, 5400]);
		expect(await schritte(id, 'VERTRAG')).toEqual([0, 2000, 3000, 4000, 9000]);
	});

	it('waits in service for another volunteer', async () => {
		bleibt = await bisZumDienst('Folke');
		const zuFrueh = { datum: addiereTage(heute, TAGE), bestaetigt: true };
		const antwort = await traeger('POST', `/v1/freiwilliger/${bleibt}/dienstende`, zuFrueh);
		expect([antwort.status, antwort.inhalt.error?.code]).toEqual([422, 'G16']);
	});

	it('leads to the regular end after a restart on its last day', async () => {
		const letzterTag = addiereTage(heute, TAGE);
		await portal.stop();
		portal = await startePortal({ datenVerzeichnis: portal.datenVerzeichnis, jetzt: `${letzterTag}T09:00:00+02:00` });
		traeger = await als('traeger@demo.test');
		expect((await hole<{ heute: string }>(traeger, '/v1/system/info')).heute).toBe(letzterTag);

		await tue(traeger, `/v1/freiwilliger/${bleibt}/dienstende`, { datum: letzterTag });
		expect(await status(bleibt)).toBe(9000);
		expect(await schritte(bleibt, 'FREIWILLIGER')).toEqual([0, 2000, 2100, 2500, 2800, 3000, 4000, 9000]);
		expect(await schritte(bleibt, 'WUNSCH')).toEqual([0, 2000, 3000, 3500, 4000, 5000, 5500]);
	});

	it('leaves history that verify has nothing to say about', () => {
		expect(verify()).toEqual({ code: 0, ausgabe: '' });
	});
});
