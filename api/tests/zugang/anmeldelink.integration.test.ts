import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { VON_SELBST } from '#commands/befehl.ts';
import { execute } from '#commands/execute.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { UserEntsperrt, type UserEreignis, UserGesperrt } from '#domain/user/ereignisse.ts';
import { userAggregat } from '#domain/user/user.ts';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { type Antwort, inject } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Signing in by the link of a mail. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse; delete from outbox');
});

const EMAIL = 'verein@demo.test';
const UNGUELTIG = [409, 'Der Link ist ungültig oder abgelaufen.'];

const anfordern = (email: string) => t.niemand('POST', '/v1/auth/login/magic', { email });
const oeffne = (token: string, passwort?: string) =>
	t.niemand('POST', `/v1/auth/login/magic/${token}`, passwort ? { passwort } : {});
const pruefe = (antwort: Antwort) =>
	inject(t.app, { method: 'GET', url: '/api/v1/auth/check' }, (antwort.data as { token: string }).token);
const userID = async (email = EMAIL) => (await kontoZurEmail(t.umgebung.db, email))?.id ?? '';
const praege = async (email = EMAIL) => praegeToken(t.umgebung.db, 'ANMELDUNG', await userID(email));
const absage = ({ status, error }: Antwort) => [status, error?.message];

describe('the mail', () => {
	it('brings the link and says how long it is good', async () => {
		expect((await anfordern(EMAIL)).status).toBe(204);
		const [mail, ...weitere] = await leerePost(t.umgebung);
		expect(weitere).toEqual([]);
		expect([mail?.an, mail?.betreff]).toEqual([EMAIL, 'Ihr Anmeldelink für das Freiwilligenportal']);
		const token = /https:\/\/portal\.test\/anmeldelink\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
		expect(mail?.text).toContain('Er gilt für Ihr Konto verein@demo.test.');
		expect(mail?.text).toContain('Der Link ist 30 Minuten gültig');
		const antwort = await oeffne(token);
		expect(antwort.roh.cookies.map((c) => [c.name, c.httpOnly])).toEqual([
			['fat', true],
			['rat', true],
		]);
		expect((await pruefe(antwort)).data).toMatchObject({ user: { email: EMAIL } });
	});

	it('goes to nobody unknown or blocked, with the same answer', async () => {
		await schreibeUser('verein2@demo.test', UserGesperrt({}));
		const antworten = await Promise.all([EMAIL, 'niemand@demo.test', 'verein2@demo.test'].map(anfordern));
		const gezeigt = antworten.map(({ roh: { statusCode, body, headers } }) => {
			const { date: _, ...kopf } = headers;
			return [statusCode, body, kopf];
		});
		expect(new Set(gezeigt.map((a) => JSON.stringify(a))).size).toBe(1);
		expect((await leerePost(t.umgebung)).map((m) => m.an)).toEqual([EMAIL]);
		await schreibeUser('verein2@demo.test', UserEntsperrt({}));
	});

	it('comes three times an hour at most', async () => {
		await Promise.all(Array.from({ length: 100 }, () => anfordern(EMAIL)));
		expect(await leerePost(t.umgebung)).toHaveLength(3);
	});
});

describe('the link', () => {
	it('signs in once, however often it is used at the same time', async () => {
		const token = await praege();
		const antworten = await Promise.all([oeffne(token), oeffne(token), oeffne(token), oeffne(token)]);
		expect(antworten.map((a) => a.status).sort()).toEqual([200, 409, 409, 409]);
		expect(absage(await oeffne(token))).toEqual(UNGUELTIG);
	});

	it('ends after 30 minutes, and when a newer one is made', async () => {
		const alt = await praege();
		const neu = await praege();
		expect(absage(await oeffne(alt))).toEqual(UNGUELTIG);
		const { rows } = await t.umgebung.pool.query<{ minuten: number }>(
			`select round(extract(epoch from laeuft_ab_am - now()) / 60)::int as minuten from einmal_token
			where zweck = 'ANMELDUNG' and benutzt_am is null`,
		);
		expect(rows).toEqual([{ minuten: 30 }]);
		await t.umgebung.pool.query(`update einmal_token set laeuft_ab_am = now() where zweck = 'ANMELDUNG'`);
		expect(absage(await oeffne(neu))).toEqual(UNGUELTIG);
	});

	it('is for signing in only', async () => {
		const anmeldung = await praege();
		const passwort = 'Ganz-neues-Wort-8';
		expect((await t.niemand('POST', `/v1/auth/password-reset/${anmeldung}`, { passwort })).status).toBe(409);
		expect((await t.niemand('POST', `/v1/auth/activate-account/${anmeldung}`)).status).toBe(409);
		const kennwort = await praegeToken(t.umgebung.db, 'PASSWORT', await userID());
		expect(absage(await oeffne(kennwort))).toEqual(UNGUELTIG);
		expect((await oeffne(anmeldung)).status).toBe(200);
	});

	it('opens nothing for a blocked account', async () => {
		const token = await praege('verein2@demo.test');
		await schreibeUser('verein2@demo.test', UserGesperrt({}));
		expect(absage(await oeffne(token))).toEqual(UNGUELTIG);
		await schreibeUser('verein2@demo.test', UserEntsperrt({}));
	});

	it('ends with a new password', async () => {
		const token = await praege('verein2@demo.test');
		const key = await praegeToken(t.umgebung.db, 'PASSWORT', await userID('verein2@demo.test'));
		const passwort = 'Ganz-neues-Wort-8';
		expect((await t.niemand('POST', `/v1/auth/password-reset/${key}`, { passwort })).status).toBe(204);
		expect(absage(await oeffne(token))).toEqual(UNGUELTIG);
	});

	it('can’t be guessed; one that is good works all the same, and opening it once more is no guess', async () => {
		for (let i = 0; i < 20; i++) expect((await oeffne('a'.repeat(43))).status).toBe(409);
		expect((await oeffne('a'.repeat(43))).status).toBe(429);
		const token = await praege();
		expect((await oeffne(token)).status).toBe(200);
		expect(absage(await oeffne(token))).toEqual(UNGUELTIG);
	});
});

describe('an account that waits for its confirmation', () => {
	it('opens by the link, and with it the file', async () => {
		const wer = await t.registriereUnbestaetigt([t.ort(0)]);
		expect(await t.status(wer)).toBe(0);
		await leerePost(t.umgebung);
		await anfordern(wer.email);
		const [mail] = await leerePost(t.umgebung);
		expect(mail?.an).toBe(wer.email);
		const token = /\/anmeldelink\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
		const ohne = await oeffne(token);
		expect([ohne.status, ohne.error.details.map((d) => d.feld), await t.status(wer)]).toEqual([422, ['passwort'], 0]);
		const antwort = await oeffne(token, 'Mein-eigenes-Wort-3');
		expect((await pruefe(antwort)).data).toMatchObject({ user: { freiwilligerID: wer.id } });
		// What was set with the registration may have been anybody's.
		const anmelden = async (password: string) =>
			(await t.niemand('POST', '/v1/auth/login', { login: wer.email, password })).status;
		expect([await anmelden(DEMO_KENNWORT), await anmelden('Mein-eigenes-Wort-3')]).toEqual([401, 200]);
		expect(await t.status(wer)).toBe(2000);
		expect((await kontoZurEmail(t.umgebung.db, wer.email))?.status).toBe(1000);
		expect((await leerePost(t.umgebung)).some((m) => m.betreff === 'Ihre Bewerbung ist eingegangen')).toBe(true);
	});
});

/** W4 by the one-time link of the mail. */
describe('the link of a proposal', () => {
	const schlageVor = async (wer: { id: string }, einsatzortID = t.ort(1)) => {
		const betreuerUserID = t.grundlage.stellen[1]?.betreuerIDs[0];
		const vorschlag = { einsatzortID, betreuerUserID, nachricht: 'Kommen Sie.', dienstartID: t.dienstart('FSJ') };
		const { status, roh } = await t.traeger('POST', `/v1/freiwilliger/${wer.id}/vorschlag`, vorschlag);
		expect(status, roh.body).toBe(201);
		const mails = await leerePost(t.umgebung);
		const mail = mails.find(({ betreff }) => betreff.startsWith('Ein Stellenvorschlag für Sie'));
		return /https:\/\/portal\.test\/vorschlag\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '';
	};
	const pfad = (token: string) => `/v1/freiwilliger/vorschlag/${token}`;
	const stand = async (wer: { id: string }, einsatzortID = t.ort(1)) => {
		const { wuensche } = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as {
			wuensche: { einsatzortID: string; status: number }[];
		};
		return wuensche.find((w) => w.einsatzortID === einsatzortID)?.status;
	};

	it('shows the place, changes nothing by that, and takes the answer once, from whoever isn’t signed in', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const token = await schlageVor(wer);
		for (let mal = 0; mal < 2; mal++) {
			const gezeigt = await t.niemand('GET', pfad(token));
			expect([gezeigt.status, Object.keys(gezeigt.data).toSorted()]).toEqual([
				200,
				['betreuer', 'bild', 'dienstart', 'einsatzort', 'einsatzstelle', 'ort', 'plz', 'vorname'],
			]);
		}
		expect(await stand(wer)).toBe(1000);
		const antworten = await Promise.all([true, true].map((annehmen) => t.niemand('POST', pfad(token), { annehmen })));
		expect(antworten.map((a) => a.status).toSorted()).toEqual([204, 409]);
		expect(await stand(wer)).toBe(2000);
		expect(absage(await t.niemand('GET', pfad(token)))).toEqual(UNGUELTIG);
		// The first round splits what goes to a place into its contact persons.
		const mails = [...(await leerePost(t.umgebung)), ...(await leerePost(t.umgebung))];
		expect(mails.map((m) => m.betreff)).toContainEqual(expect.stringMatching(/^Stellenvorschlag angenommen/));
		const { rows } = await t.umgebung.pool.query(
			`select meta -> 'rollen' as rollen from event where type = 'VorschlagAngenommen' order by position desc limit 1`,
		);
		expect(rows).toEqual([{ rollen: ['FREIWILLIGER'] }]);
	});

	it('takes a no with a word, and ends with an answer given elsewhere', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const token = await schlageVor(wer);
		const nein = { annehmen: false, nachricht: 'Leider zu weit.' };
		expect((await t.niemand('POST', pfad(token), nein)).status).toBe(204);
		expect(await stand(wer)).toBeGreaterThanOrEqual(9000);
		const zweite = await t.registriere([t.ort(0)]);
		const offen = await schlageVor(zweite);
		const { wuensche } = (await zweite.frage('GET', `/v1/freiwilliger/${zweite.id}`)).data as {
			wuensche: { id: string; status: number }[];
		};
		const wunsch = wuensche.find((w) => w.status === 1000);
		const drinnen = `/v1/freiwilliger/${zweite.id}/stellen/${wunsch?.id}/vorschlag`;
		expect((await zweite.frage('POST', drinnen, { annehmen: false })).status).toBe(200);
		expect(absage(await t.niemand('POST', pfad(offen), { annehmen: true }))).toEqual(UNGUELTIG);
	});

	it('is good for nothing else, and nothing else for it', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const token = await schlageVor(wer);
		expect(absage(await oeffne(token))).toEqual(UNGUELTIG);
		expect(absage(await t.niemand('GET', pfad(await praege())))).toEqual(UNGUELTIG);
	});
});

describe('the mail of a link', () => {
	const erneut = (token: string) => t.niemand('POST', `/v1/auth/link/${token}`);

	it('comes again to the same reader with a new link, three times an hour at most, and tells nobody', async () => {
		await anfordern(EMAIL);
		const token = /\/anmeldelink\/([\w-]{43})\n/.exec((await leerePost(t.umgebung))[0]?.text ?? '')?.[1] ?? '';
		const antworten = [
			await erneut('a'.repeat(43)),
			...(await Promise.all(Array.from({ length: 5 }, () => erneut(token)))),
		];
		expect(new Set(antworten.map((a) => `${a.status} ${a.roh.body}`))).toEqual(new Set(['204 ']));
		const { rowCount } = await t.umgebung.pool.query(`select from outbox where status = 'queued'`);
		expect(rowCount).toBe(3);
		const [mail] = await leerePost(t.umgebung);
		const neu = /\/anmeldelink\/([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
		expect([mail?.an, neu === token]).toEqual([EMAIL, false]);
	});
});

async function schreibeUser(email: string, ereignis: UserEreignis): Promise<void> {
	const id = await userID(email);
	await execute(t.umgebung, VON_SELBST, async (sitzung) => {
		await sitzung.lies(userAggregat, id);
		sitzung.schreibe(userAggregat, id, [ereignis]);
	});
}
