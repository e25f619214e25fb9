import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kontoZurEmail } from '#projections/queries/zugang/akteur.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import type { Fragend } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { type Kleinportal, type Konto, kleinportal } from '../test-portal.fixture.ts';

/** Table: User, request, confirm and cancel of an e-mail change; I20. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse; delete from outbox');
});

let laufend = 0;
const neueAdresse = () => `neu${++laufend}@adresse.test`;
const anfordern = (frage: Fragend, email: string, passwort: string = DEMO_KENNWORT) =>
	frage('PUT', '/v1/user/me/email', { email, passwort });
const bestaetigen = (key: string, frage: Fragend = t.niemand) => frage('DELETE', `/v1/auth/update-email/${key}`);
const anmelden = async (login: string, password: string = DEMO_KENNWORT) =>
	(await t.niemand('POST', '/v1/auth/login', { login, password })).status;
const alsPaar = ({ status, error }: { status: number; error?: { message: string } }) => [status, error?.message];
const UNGUELTIG = [409, 'Der Link ist ungültig oder abgelaufen.'];
const VERGEBEN = [409, 'Zu dieser E-Mail-Adresse besteht bereits ein Konto.'];
const VERBOTEN = [403, 'Für diese Aktion fehlt Ihnen die Berechtigung.'];

/** What left for whom, and the key of the link to confirm. */
async function post() {
	const mails = await leerePost(t.umgebung);
	const texte = mails.map((m) => m.text).join('\n');
	const key = /https:\/\/portal\.test\/bestaetigen\/email\/([\w-]{43})\n/.exec(texte)?.[1] ?? '';
	return { mails, key, an: mails.map((m) => [m.an, m.betreff]) };
}

/** A change that waits for its link. */
async function offen(wer: Pick<Konto, 'frage' | 'email'>) {
	const email = neueAdresse();
	expect((await anfordern(wer.frage, email)).status).toBe(204);
	return { email, ...(await post()) };
}

describe('the own address', () => {
	it('stays the login until the link at the new one is used', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const { email, key, an, mails } = await offen(wer);
		expect(an).toEqual([
			[email, 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse'],
			[wer.email, 'Ihre E-Mail-Adresse im Freiwilligenportal soll geändert werden'],
		]);
		expect(mails[1]?.text).toContain(`für Ihr Konto ${wer.email}`);
		expect(mails[1]?.text).not.toContain(key);
		expect([await anmelden(wer.email), await anmelden(email)]).toEqual([200, 401]);
		const antwort = await bestaetigen(key);
		expect([antwort.status, antwort.data]).toEqual([200, {}]);
		expect([await anmelden(wer.email), await anmelden(email)]).toEqual([401, 200]);
		expect(alsPaar(await bestaetigen(key))).toEqual(UNGUELTIG);
	});

	it('asks for the password, and is patient with wrong ones ten times', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const falsch = await anfordern(wer.frage, neueAdresse(), 'falsch');
		expect([...alsPaar(falsch), falsch.error.details[0]?.feld]).toEqual([422, 'Das Kennwort ist falsch.', 'passwort']);
		for (let i = 0; i < 9; i++) await anfordern(wer.frage, neueAdresse(), 'falsch');
		expect(alsPaar(await anfordern(wer.frage, neueAdresse()))).toEqual([
			429,
			'Das Kennwort wurde zu oft falsch eingegeben. Bitte versuchen Sie es später erneut.',
		]);
		expect((await post()).mails).toEqual([]);
	});

	it('is neither the same nor invalid', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		expect(alsPaar(await anfordern(wer.frage, wer.email))).toEqual([
			422,
			'Diese E-Mail-Adresse gehört bereits zu diesem Konto.',
		]);
		expect(alsPaar(await anfordern(wer.frage, 'keine'))).toEqual([
			422,
			'Bitte geben Sie eine gültige E-Mail-Adresse ein',
		]);
	});

	it('that is known to be of another is asked of its owner alone', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const eigene = async () => (await wer.frage('GET', '/v1/user/me')).data as { emailNeu: string | null };
		expect((await anfordern(wer.frage, 'Admin@demo.test')).status).toBe(204);
		expect((await eigene()).emailNeu).toBe('admin@demo.test');
		const { an, key, mails } = await post();
		expect(an.toSorted()).toEqual([
			['admin@demo.test', 'Sie haben schon einen Zugang zum Freiwilligenportal'],
			[wer.email, 'Ihre E-Mail-Adresse im Freiwilligenportal soll geändert werden'],
		]);
		expect(key).toBe('');
		const anmeldung = mails.map(({ text }) => /\/anmeldelink\/([\w-]{43})\n/.exec(text)?.[1]).find(Boolean);
		const { data } = await t.niemand('POST', `/v1/auth/login/magic/${anmeldung}`);
		const kopf = { authorization: `Bearer ${(data as { token: string }).token}` };
		expect((await t.niemand('GET', '/v1/auth/check', undefined, kopf)).data).toMatchObject({
			user: { email: 'admin@demo.test' },
		});
		const fremd = await t.registriere([t.ort(0)]);
		const id = (await kontoZurEmail(t.umgebung.db, fremd.email))?.id;
		expect((await t.admin('PUT', `/v1/user/${id}/email`, { email: 'verein@demo.test' })).status).toBe(204);
		expect((await post()).an).toContainEqual([
			'verein@demo.test',
			'Sie haben schon einen Zugang zum Freiwilligenportal',
		]);
	});

	it('can be kept after all: the link opens nothing then', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const { key } = await offen(wer);
		expect((await wer.frage('DELETE', '/v1/user/me/email')).status).toBe(204);
		expect((await wer.frage('DELETE', '/v1/user/me/email')).status).toBe(204);
		expect(alsPaar(await bestaetigen(key))).toEqual(UNGUELTIG);
		expect(await anmelden(wer.email)).toBe(200);
	});

	it('is proven by the link of the last request alone', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const erste = await offen(wer);
		const zweite = await offen(wer);
		expect(alsPaar(await bestaetigen(erste.key))).toEqual(UNGUELTIG);
		expect((await bestaetigen(zweite.key)).status).toBe(200);
		expect(await kontoZurEmail(t.umgebung.db, zweite.email)).not.toBeNull();
	});

	it('sends no link to an address that is wanted no more', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const [erste, zweite] = [neueAdresse(), neueAdresse()];
		await anfordern(wer.frage, erste);
		await anfordern(wer.frage, zweite);
		expect((await post()).an.map(([an]) => an)).toEqual([wer.email, zweite, wer.email]);
	});

	it('ends the other sessions and the links under way to the old address', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const andere = (await t.niemand('POST', '/v1/auth/login', { login: wer.email, password: DEMO_KENNWORT })).data as {
			token: string;
		};
		const { key } = await offen(wer);
		await t.niemand('POST', '/v1/auth/password-reset', { email: wer.email });
		const [brief] = await leerePost(t.umgebung);
		const alt = /\/passwort\/([\w-]{43})\n/.exec(brief?.text ?? '')?.[1];
		expect((await bestaetigen(key, wer.frage)).status).toBe(200);
		const kopf = { authorization: `Bearer ${andere.token}` };
		expect((await t.niemand('GET', '/v1/auth/check', undefined, kopf)).status).toBe(401);
		expect((await wer.frage('GET', '/v1/auth/check')).status).toBe(200);
		expect((await t.niemand('GET', `/v1/auth/password-reset/${alt}`)).data).toEqual({ gueltig: false });
	});

	it('goes to one of two who want it', async () => {
		const paar = [await t.konto(['MA_VERWALTUNG']), await t.konto(['MA_VERWALTUNG'])];
		const email = neueAdresse();
		for (const { frage } of paar) expect((await anfordern(frage, email)).status).toBe(204);
		const mails = (await leerePost(t.umgebung)).filter((m) => m.an === email);
		const keys = mails.map((m) => /\/bestaetigen\/email\/([\w-]{43})\n/.exec(m.text)?.[1] ?? '');
		const antworten = await Promise.all(keys.map((key) => bestaetigen(key)));
		expect(antworten.map((a) => a.status).sort()).toEqual([200, 409]);
		expect(alsPaar(antworten.find((a) => a.status === 409) as never)).toEqual(VERGEBEN);
		const { rows } = await t.umgebung.pool.query('select from benutzer where email = $1', [email]);
		expect(rows).toHaveLength(1);
		// What it had before is free again.
		const verloren = paar[antworten.findIndex((a) => a.status === 200)]?.email ?? '';
		const frei = await t.umgebung.pool.query("select from eindeutig where art = 'EMAIL' and wert = $1", [verloren]);
		expect(frei.rowCount).toBe(0);
	});

	it('leaves no address in facts, outbox and log of tokens', async () => {
		const wer = await t.konto(['MA_VERWALTUNG']);
		const { email } = await offen(wer);
		for (const tabelle of ['event', 'outbox', 'einmal_token']) {
			const { rowCount } = await t.umgebung.pool.query(`select from ${tabelle} t where t::text like $1`, [
				`%${email}%`,
			]);
			expect(rowCount, tabelle).toBe(0);
		}
	});
});

describe('addresses of others', () => {
	const aendern = (frage: Fragend, id: string, email: string) => frage('PUT', `/v1/user/${id}/email`, { email });
	const verwerfen = (frage: Fragend, id: string) => frage('DELETE', `/v1/user/${id}/email`);
	const kontoVon = async (email: string) => (await kontoZurEmail(t.umgebung.db, email))?.id ?? '';

	it('of volunteers are changed by the staff of the Traeger, in the file too, once they are proven', async () => {
		const wer = await t.registriere([t.ort(0)]);
		await leerePost(t.umgebung);
		const id = await kontoVon(wer.email);
		const email = neueAdresse();
		expect((await aendern(t.traeger, id, email)).status).toBe(204);
		const { key } = await post();
		const kontoID = async (frage: Fragend) =>
			((await frage('GET', `/v1/freiwilliger/${wer.id}`)).data as { kontoID: string | null }).kontoID;
		expect([await kontoID(t.traeger), await kontoID(t.verein), await kontoID(wer.frage)]).toEqual([id, null, null]);
		const inDerAkte = async () => (await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as { email: string };
		expect((await inDerAkte()).email).toBe(wer.email);
		expect((await bestaetigen(key)).status).toBe(200);
		expect((await inDerAkte()).email).toBe(email);
		expect((await kontoZurEmail(t.umgebung.db, email))?.id).toBe(id);
		expect(await t.kettenfehler()).toEqual([]);
	});

	it('never change by editing the file of one who has an account', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const antwort = await t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { email: neueAdresse() });
		expect(antwort.status).toBe(403);
		expect(((await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as { email: string }).email).toBe(wer.email);
	});

	it('of staff are changed by ADMIN alone', async () => {
		const wer = await t.konto(['MA_VEREIN'], { einsatzortIDs: [t.ort(0)] });
		for (const tue of [(f: Fragend) => aendern(f, wer.id, neueAdresse()), (f: Fragend) => verwerfen(f, wer.id)]) {
			expect(alsPaar(await tue(t.traeger))).toEqual(VERBOTEN);
			expect(alsPaar(await tue(t.verein))).toEqual(VERBOTEN);
			expect((await tue(t.niemand)).status).toBe(401);
			expect((await tue(t.admin)).status).toBe(204);
		}
		expect((await post()).an.map(([an]) => an)).toEqual([wer.email]);
	});

	it('are not a way round the own password', async () => {
		const id = await kontoVon('admin@demo.test');
		expect(alsPaar(await aendern(t.admin, id, neueAdresse()))).toEqual([
			409,
			'Ihre eigene E-Mail-Adresse ändern Sie unter „Konto“.',
		]);
	});

	it('of nobody answer 404', async () => {
		const id = '6a2e7f39-1111-4222-8333-abcdefabcdef';
		expect((await aendern(t.admin, id, neueAdresse())).status).toBe(404);
		expect((await verwerfen(t.traeger, id)).status).toBe(404);
	});

	it('that a guardian signs with are refused', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const email = neueAdresse();
		const eltern = { vorname: 'Eva', nachname: 'Sommer', art: 'MUTTER', email, isUnterschriftErforderlich: true };
		expect((await t.traeger('POST', `/v1/freiwilliger/${wer.id}/erziehungsberechtigte`, eltern)).status).toBe(201);
		expect(alsPaar(await anfordern(wer.frage, email))).toEqual([
			422,
			'Die E-Mail-Adresse muss sich von denen der Erziehungsberechtigten unterscheiden.',
		]);
	});

	it("don't change in the view of another user, whose link isn't used there either", async () => {
		const wer = await t.registriere([t.ort(0)]);
		const { key } = await offen(wer);
		const ansicht = await t.admin('POST', `/v1/freiwilliger/${wer.id}/impersonate`);
		const kopf = { authorization: `Bearer ${(ansicht.data as { token: string }).token}` };
		const body = { email: neueAdresse(), passwort: DEMO_KENNWORT };
		const antworten = [
			await t.niemand('PUT', '/v1/user/me/email', body, kopf),
			await t.niemand('DELETE', '/v1/user/me/email', undefined, kopf),
			await t.niemand('DELETE', `/v1/auth/update-email/${key}`, undefined, kopf),
		];
		expect(antworten.map((a) => [a.status, a.error?.code])).toEqual(Array(3).fill([403, 'G32']));
		expect((await bestaetigen(key)).status).toBe(200);
	});
});
