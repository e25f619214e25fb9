import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lasseEinladungenAblaufen } from '#commands/auftraege/einladungen-ablaufen.ts';
import { beitrittsanfrageMail } from '#commands/reaktionen/mailzeile.ts';
import { administratoren } from '#projections/queries/post/mail-kontext.ts';
import { einrichtungslage } from '#projections/queries/start/einrichtung.ts';
import { betreuerkarte } from '#projections/queries/zugang/betreuer.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { leerePost } from '../post.fixture.ts';
import { type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Accounts, invitations and join requests. Table: User, Einladung, Beitrittsanfrage. */

let t: Kleinportal;
beforeAll(async () => {
	t = await kleinportal();
});
afterAll(() => t.stop());
beforeEach(() => t.umgebung.pool.query('delete from outbox'));

interface Benutzer {
	readonly id: string;
	readonly email: string;
	readonly rollen: readonly string[];
	readonly adressen: readonly { readonly id: string; readonly typ: string }[];
	readonly status: number;
	readonly isGesperrt: boolean;
	readonly isBetreuerAutomatischZuweisen: boolean;
	readonly version: number;
}
type Liste<Z> = { readonly data: readonly Z[]; readonly total: number };

const VERALTET = 'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.';
const BEHALTEN = 'Mindestens eine Person muss die Rolle Administration behalten.';
const LETZTER = 'Der letzte Administrator kann nicht gesperrt werden.';
const ungueltig = { status: 409, error: { message: 'Der Link ist ungültig oder abgelaufen.' } };

const alsListe = <Z>(antwort: Antwort): Liste<Z> => JSON.parse(antwort.roh.body) as Liste<Z>;
const f = (was: object) => encodeURIComponent(JSON.stringify(was));
const hole = async (id: string): Promise<Benutzer> => (await t.admin('GET', `/v1/user/${id}`)).data;
const suche = async (was: object, rest = ''): Promise<readonly Benutzer[]> =>
	alsListe<Benutzer>(await t.admin('GET', `/v1/user?f=${f(was)}${rest}`)).data;
const eigeneID = async (frage: Fragend): Promise<string> =>
	((await frage('GET', '/v1/auth/check')).data as { user: { id: string } }).user.id;
const stelle = (nr = 0): string => t.grundlage.stellen[nr]?.id ?? '';
const felder = (antwort: Antwort) => [antwort.status, ...antwort.error.details.map((d) => d.feld ?? d.code)];

let laufend = 0;
const neueAdresse = () => `neu${++laufend}@benutzer.test`;

describe('the list', () => {
	it('shows everybody with role and places, finds and sorts', async () => {
		const alle = alsListe<Benutzer>(await t.admin('GET', '/v1/user?sort=email'));
		expect(alle.total).toBe(alle.data.length);
		expect(alle.data.map((b) => b.email)).toEqual(
			alle.data.map((b) => b.email).toSorted(new Intl.Collator('de').compare),
		);
		const [verein] = await suche({ text: 'verein@demo' });
		expect(verein).toMatchObject({
			rollen: ['MA_VEREIN'],
			adressen: [{ id: stelle(), typ: 'EINSATZSTELLE' }],
			status: 1000,
		});
		const alias = await t.admin('GET', '/v1/user/list?sort=email');
		expect(alsListe(alias)).toEqual(alle);
	});

	it('filters by the highest role, by place and by blocking', async () => {
		const admins = await suche({ und: [{ feld: 'rolle', op: 'in', wert: ['ADMIN'] }] });
		expect(admins.map((b) => b.email)).toEqual(['admin@demo.test']);
		const traeger = await suche({ und: [{ feld: 'rolle', op: 'gleich', wert: 'MA_VERWALTUNG' }] });
		expect(traeger.map((b) => b.email)).toContain('traeger@demo.test');
		expect(traeger.map((b) => b.email)).not.toContain('admin@demo.test');
		const amOrt = await suche({ und: [{ feld: 'adresseID', op: 'in', wert: [stelle()] }] });
		expect(amOrt.map((b) => b.email)).toContain('verein@demo.test');
		expect(amOrt.map((b) => b.email)).not.toContain('verein2@demo.test');
		expect(await suche({ und: [{ feld: 'isGesperrt', op: 'gleich', wert: true }] })).toEqual([]);
		const falsch = await t.admin('GET', `/v1/user?f=${f({ und: [{ feld: 'adresseID', op: 'gleich', wert: 'x' }] })}`);
		expect(falsch.status).toBe(422);
	});

	it('is for administrators', async () => {
		for (const frage of [t.traeger, t.verein]) expect((await frage('GET', '/v1/user')).status).toBe(403);
		expect((await t.niemand('GET', '/v1/user')).status).toBe(401);
		expect((await t.admin('GET', `/v1/user/${randomUUID()}`)).status).toBe(404);
	});
});

describe('changing an account', () => {
	it('changes name, roles, places and defaults, and tells it', async () => {
		const { id } = await t.konto(['MA_VERWALTUNG']);
		const { version } = await hole(id);
		const antwort = await t.admin('PUT', `/v1/user/${id}`, {
			nachname: 'Neumann',
			rollen: ['MA_VEREIN'],
			adresseIDs: [stelle(1), t.ort(2)],
			isBetreuerAutomatischZuweisen: true,
			sprache: 'en',
			version,
		});
		expect(antwort.status).toBe(200);
		expect(antwort.data).toMatchObject({
			nachname: 'Neumann',
			rollen: ['MA_VEREIN'],
			isBetreuerAutomatischZuweisen: true,
			sprache: 'en',
		});
		const { adressen } = await hole(id);
		expect(adressen.map((a) => [a.id, a.typ]).toSorted()).toEqual(
			[
				[stelle(1), 'EINSATZSTELLE'],
				[t.ort(2), 'EINSATZORT'],
			].toSorted(),
		);
		const historie = await t.admin('GET', `/v1/user/${id}/historie`);
		const saetze = historie.data as { satz: string; akteur: { name: string } | null }[];
		expect(saetze.map((s) => s.satz)).toContain(
			'hat die Rollen geändert: bisher Träger (MA Verwaltung), jetzt Einsatzstelle (MA Verein).',
		);
		expect(saetze.find((s) => s.satz === 'hat den Namen geändert.')?.akteur?.name).toBe('Andrea Vogt');
	});

	it('takes a version that is overtaken for nothing, and another’s password for no change', async () => {
		const { id, frage } = await t.konto(['MA_VERWALTUNG']);
		const { version } = await hole(id);
		const kennwort = { altesPasswort: DEMO_KENNWORT, passwort: 'Ganz-anderes-9' };
		expect((await frage('PUT', '/v1/user/me/passwort', kennwort)).status).toBe(204);
		expect((await t.admin('PUT', `/v1/user/${id}`, { isGesperrt: true, version })).status).toBe(200);
		const zweite = await t.admin('PUT', `/v1/user/${id}`, { isGesperrt: false, version });
		expect([zweite.status, zweite.error.message]).toEqual([409, VERALTET]);
	});

	it('refuses what the rules don’t allow', async () => {
		const { id } = await t.konto(['MA_VERWALTUNG']);
		const aendere = (body: object) => t.admin('PUT', `/v1/user/${id}`, body);
		expect(felder(await aendere({ vorname: '', rollen: [] }))).toEqual([422, 'vorname', 'rollen']);
		expect(felder(await aendere({ rollen: ['MA_VEREIN'] }))).toEqual([422, 'adresseIDs']);
		expect(felder(await aendere({ adresseIDs: [randomUUID()] }))).toEqual([422, 'adresseIDs']);
		expect(felder(await aendere({ rollen: ['SYSTEMADMIN'] }))).toEqual([403, 'rollen']);
		expect(felder(await aendere({ rollen: ['FREIWILLIGER'] }))).toEqual([422, 'rollen']);
		expect(felder(await aendere({ freiwilligerID: randomUUID() }))).toEqual([422, 'freiwilligerID']);
		expect((await t.admin('PUT', `/v1/user/${randomUUID()}`, { isGesperrt: true })).status).toBe(404);
	});

	it('leaves the operator’s account alone', async () => {
		const { id } = await t.konto(['SYSTEMADMIN']);
		const antwort = await t.admin('PUT', `/v1/user/${id}`, { isGesperrt: true });
		expect([antwort.status, antwort.error.code]).toEqual([403, 'BERECHTIGUNG']);
	});

	it('bites at the next request, with the same access token', async () => {
		const { id, frage } = await t.konto(['ADMIN']);
		expect((await frage('GET', '/v1/user')).status).toBe(200);
		expect((await t.admin('PUT', `/v1/user/${id}`, { rollen: ['MA_VERWALTUNG'] })).status).toBe(200);
		expect((await frage('GET', '/v1/user')).status).toBe(403);
		expect((await frage('GET', '/v1/freiwilliger/bewerbungen')).status).toBe(200);
	});
});

describe('blocking', () => {
	it('ends every session at once and keeps out, until it is taken back', async () => {
		const { id, email, frage } = await t.konto(['MA_VERWALTUNG']);
		const anmelden = () => t.niemand('POST', '/v1/auth/login', { login: email, password: DEMO_KENNWORT });
		const paar = (await anmelden()).data as { refreshToken: string };
		expect((await t.admin('PUT', `/v1/user/${id}`, { isGesperrt: true })).data).toMatchObject({ isGesperrt: true });
		expect((await frage('GET', '/v1/auth/check')).status).toBe(401);
		const erneuert = await t.niemand('POST', '/v1/auth/refresh', { refreshToken: paar.refreshToken });
		expect(erneuert.status).toBe(401);
		const gesperrt = await anmelden();
		expect([gesperrt.status, gesperrt.error.message]).toEqual([
			403,
			'Ihr Benutzer wurde gesperrt. Sie können sich nicht anmelden.',
		]);
		expect((await t.admin('PUT', `/v1/user/${id}`, { isGesperrt: false })).status).toBe(200);
		expect((await frage('GET', '/v1/auth/check')).status).toBe(401);
		expect((await anmelden()).status).toBe(200);
	});

	it('never oneself, never before the confirmation', async () => {
		const selbst = await t.admin('PUT', `/v1/user/${await eigeneID(t.admin)}`, { isGesperrt: true });
		expect([selbst.status, selbst.error.code]).toEqual([409, 'EIGENES_KONTO']);
		const { email } = await t.registriereUnbestaetigt([t.ort(0)]);
		const [wartend] = await suche({ text: email });
		const antwort = await t.admin('PUT', `/v1/user/${wartend?.id}`, { isGesperrt: true });
		expect([antwort.status, antwort.error.code]).toEqual([409, 'G22']);
	});

	it('leaves one of two administrators who block each other at once', async () => {
		const adminID = await eigeneID(t.admin);
		for (let runde = 0; runde < 5; runde++) {
			const zweiter = await t.konto(['ADMIN']);
			// Nobody else: every administrator of an earlier round is blocked by now.
			const [a, b] = await Promise.all([
				t.admin('PUT', `/v1/user/${zweiter.id}`, { isGesperrt: true }),
				zweiter.frage('PUT', `/v1/user/${adminID}`, { isGesperrt: true }),
			]);
			expect([a, b].filter(({ status }) => status === 200)).toHaveLength(1);
			const verlierer = a.status === 200 ? b : a;
			expect([401, 403, 409]).toContain(verlierer.status);
			const aktiv = await t.umgebung.pool.query(`select id from benutzer where is_aktiv and 'ADMIN' = any(rollen)`);
			expect(aktiv.rows).toHaveLength(1);
			if (b.status === 200) await neuErlauben(adminID, zweiter);
		}
	});

	it('never the last administrator, nor his office', async () => {
		const adminID = await eigeneID(t.admin);
		const betreiber = await t.konto(['SYSTEMADMIN']);
		const gesperrt = await betreiber.frage('PUT', `/v1/user/${adminID}`, { isGesperrt: true });
		expect([gesperrt.status, gesperrt.error.message]).toEqual([409, LETZTER]);
		const ohneAmt = await betreiber.frage('PUT', `/v1/user/${adminID}`, { rollen: ['MA_VERWALTUNG'] });
		expect([ohneAmt.status, ohneAmt.error.message]).toEqual([409, BEHALTEN]);
	});
});

/** The one who lost comes back and takes the winner's place, so that the next round begins like the first. */
async function neuErlauben(adminID: string, gewinner: { id: string; frage: Fragend }): Promise<void> {
	await gewinner.frage('PUT', `/v1/user/${adminID}`, { isGesperrt: false });
	t = { ...t, admin: await anmeldung('admin@demo.test') };
	expect((await t.admin('PUT', `/v1/user/${gewinner.id}`, { isGesperrt: true })).status).toBe(200);
}

async function anmeldung(login: string): Promise<Fragend> {
	const token = await t.token(login);
	return (methode, pfad, body, headers = {}) =>
		t.niemand(methode, pfad, body, { ...headers, authorization: `Bearer ${token}` });
}

describe('an invitation', () => {
	const lade = (angaben: object = {}, frage = t.admin) =>
		frage('POST', '/v1/user/einladung', {
			email: neueAdresse(),
			vorname: 'Mirko',
			nachname: 'Hartwig',
			rollen: ['MA_VEREIN'],
			adresseIDs: [stelle()],
			...angaben,
		});
	/** The key of the link in the newest mail. */
	async function schluessel(): Promise<string> {
		const mails = await leerePost(t.umgebung);
		return /\/einladung\/benutzer\/([\w-]{43})/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
	}
	const stand = async (id: string): Promise<string | undefined> =>
		alsListe<{ id: string; status: string }>(await t.admin('GET', '/v1/user/einladung?groesse=200')).data.find(
			(e) => e.id === id,
		)?.status;

	it('tells by mail who invites and until when, and nothing of it lies in the outbox', async () => {
		const email = neueAdresse();
		expect((await lade({ email })).status).toBe(201);
		const { rows } = await t.umgebung.pool.query('select empfaenger, daten, body from outbox');
		expect(JSON.stringify(rows)).not.toMatch(/benutzer\.test|Hartwig/);
		const [mail] = await leerePost(t.umgebung);
		expect(mail?.an).toContain(email);
		expect(mail?.text).toContain('Andrea Vogt lädt Sie ein');
		expect(mail?.text).toContain('Die Einladung gilt bis zum 29.09.2026.');
	});

	it('becomes an account that is open at once', async () => {
		const email = neueAdresse();
		const { id } = (await lade({ email, isBetreuerAutomatischZuweisen: true })).data as { id: string };
		const key = await schluessel();
		for (let mal = 0; mal < 2; mal++) {
			expect((await t.niemand('GET', `/v1/user/einladung/${key}`)).data).toEqual({
				email,
				vorname: 'Mirko',
				nachname: 'Hartwig',
				rollen: ['MA_VEREIN'],
				adressen: [{ id: stelle(), typ: 'EINSATZSTELLE', bezeichnung: expect.any(String) }],
				absender: 'Andrea Vogt',
				gueltigBis: expect.stringMatching(/^2026-09-29T/),
			});
		}
		const nimmAn = (passwort: string) => t.niemand('POST', `/v1/auth/activate-account/${key}`, { passwort });
		expect(felder(await nimmAn('zu-kurz'))).toEqual([422, 'passwort']);
		const antworten = await Promise.all([nimmAn(DEMO_KENNWORT), nimmAn(DEMO_KENNWORT)]);
		expect(antworten.map((a) => a.status).toSorted()).toEqual([200, 409]);
		const erfolg = antworten.find((a) => a.status === 200) ?? expect.fail();
		const { token } = erfolg.data as { token: string };
		const ich = await t.niemand('GET', '/v1/auth/check', undefined, { authorization: `Bearer ${token}` });
		expect(ich.data).toMatchObject({ permissions: ['MA_VEREIN'], user: { email, einsatzstelleIDs: [stelle()] } });
		const [benutzer] = await suche({ text: email });
		expect(benutzer).toMatchObject({ status: 1000, isBetreuerAutomatischZuweisen: true });
		expect(await stand(id)).toBe('ANGENOMMEN');
		expect(await t.niemand('GET', `/v1/user/einladung/${key}`)).toMatchObject(ungueltig);
		expect(await leerePost(t.umgebung)).toEqual([]);
	});

	it('can be sent again: the link before is void, the time starts anew', async () => {
		const { id } = (await lade()).data as { id: string };
		const alt = await schluessel();
		expect((await t.admin('PUT', `/v1/user/einladung/${id}/resend`)).status).toBe(204);
		expect(await t.niemand('GET', `/v1/user/einladung/${alt}`)).toMatchObject(ungueltig);
		const neu = await schluessel();
		expect((await t.niemand('GET', `/v1/user/einladung/${neu}`)).status).toBe(200);
		expect((await t.admin('PUT', `/v1/user/einladung/${randomUUID()}/resend`)).status).toBe(404);
	});

	it('can be withdrawn by its id and declined by its link', async () => {
		const { id } = (await lade()).data as { id: string };
		const key = await schluessel();
		expect((await t.traeger('DELETE', `/v1/user/einladung/${id}`)).status).toBe(403);
		expect((await t.niemand('DELETE', `/v1/user/einladung/${id}`)).status).toBe(401);
		expect((await t.admin('DELETE', `/v1/user/einladung/${id}`)).status).toBe(204);
		expect(await stand(id)).toBe('ZURUECKGEZOGEN');
		expect(await t.niemand('GET', `/v1/user/einladung/${key}`)).toMatchObject(ungueltig);
		expect(await t.niemand('POST', `/v1/auth/activate-account/${key}`, { passwort: DEMO_KENNWORT })).toMatchObject(
			ungueltig,
		);
		const nochmal = await t.admin('PUT', `/v1/user/einladung/${id}/resend`);
		expect([nochmal.status, nochmal.error.code]).toEqual([409, 'G22']);

		const zweite = (await lade()).data as { id: string };
		const zweiterKey = await schluessel();
		expect((await t.niemand('DELETE', `/v1/user/einladung/${zweiterKey}`)).status).toBe(204);
		expect(await stand(zweite.id)).toBe('ZURUECKGEZOGEN');
		expect(await t.niemand('DELETE', `/v1/user/einladung/${zweiterKey}`)).toMatchObject(ungueltig);
	});

	it('runs out after 14 days, before and after the nightly job, and can then be sent again', async () => {
		const { id } = (await lade()).data as { id: string };
		const key = await schluessel();
		const heute = t.umgebung.ctx().heute;
		t.stelleUhr('2026-09-30');
		try {
			expect(await t.niemand('GET', `/v1/user/einladung/${key}`)).toMatchObject(ungueltig);
			expect(await stand(id)).toBe('ABGELAUFEN');
			await lasseEinladungenAblaufen(t.umgebung);
			const { rows } = await t.umgebung.pool.query('select status from user_einladung where id = $1', [id]);
			expect(rows).toEqual([{ status: 'ABGELAUFEN' }]);
			expect((await t.admin('DELETE', `/v1/user/einladung/${id}`)).error.code).toBe('G22');
			expect((await t.admin('PUT', `/v1/user/einladung/${id}/resend`)).status).toBe(204);
			expect((await t.niemand('GET', `/v1/user/einladung/${await schluessel()}`)).status).toBe(200);
		} finally {
			t.stelleUhr(heute);
		}
	});

	it('goes to no address that has an account or an open invitation', async () => {
		const vergeben = await lade({ email: 'Verein@Demo.test' });
		expect([vergeben.status, vergeben.error.message]).toEqual([
			409,
			'Zu dieser E-Mail-Adresse besteht bereits ein Konto.',
		]);
		const email = neueAdresse();
		const antworten = await Promise.all([lade({ email }), lade({ email: email.toUpperCase() })]);
		expect(antworten.map((a) => a.status).toSorted()).toEqual([201, 409]);
		const pruefung = await t.admin('GET', `/v1/user/einladung/pruefen?email=${encodeURIComponent('verein@demo.test')}`);
		expect(pruefung.data).toMatchObject({ benutzer: { name: expect.any(String) } });
	});

	it('names an account’s rules field by field', async () => {
		expect(felder(await lade({ email: 'keine', vorname: '', rollen: [] }))).toEqual([
			422,
			'vorname',
			'email',
			'rollen',
		]);
		expect(felder(await lade({ adresseIDs: [] }))).toEqual([422, 'adresseIDs']);
		expect(felder(await lade({ rollen: ['SYSTEMADMIN'] }))).toEqual([403, 'rollen']);
		expect((await lade({}, t.traeger)).status).toBe(403);
	});

	it('is sent once, however often the same request is repeated', async () => {
		const headers = { 'idempotency-key': randomUUID() };
		const body = { email: neueAdresse(), vorname: 'Ida', nachname: 'Einmal', rollen: ['MA_VERWALTUNG'] };
		const antworten = [];
		for (let mal = 0; mal < 2; mal++) antworten.push(await t.admin('POST', '/v1/user/einladung', body, headers));
		expect(antworten.map((a) => a.status)).toEqual([201, 201]);
		expect(antworten[0]?.data).toEqual(antworten[1]?.data);
		expect(await leerePost(t.umgebung)).toHaveLength(1);
	});
});

describe('join requests', () => {
	async function anfrage(angaben: { email?: string; sso?: string } = {}): Promise<string> {
		const { rows } = await t.umgebung.pool.query<{ id: string }>(
			`insert into beitrittsanfrage (email, vorname, nachname, adresse_id, nachricht, sso_issuer, sso_subject)
			values ($1, 'Bea', 'Bitte', $2, 'Ich betreue die Freiwilligen im Verein.', $3, $4) returning id`,
			[angaben.email ?? neueAdresse(), stelle(), angaben.sso ? 'https://idp.test' : null, angaben.sso ?? null],
		);
		return rows[0]?.id ?? '';
	}
	const entscheide = (body: object[], frage = t.admin) => frage('POST', '/v1/user/join-requests', body);
	const JA = { annehmen: true, rollen: ['MA_VEREIN'] };

	it('are told to every administrator', async () => {
		const id = await anfrage();
		const { schluessel, empfaenger, daten } = beitrittsanfrageMail(id);
		await t.umgebung.pool.query(`insert into outbox (art, schluessel, empfaenger, daten) values ('mail', $1, $2, $3)`, [
			schluessel,
			empfaenger,
			daten,
		]);
		expect(await leerePost(t.umgebung)).toEqual([]);
		const [mail, ...weitere] = await leerePost(t.umgebung);
		expect(weitere.map((m) => m.an)).toEqual([]);
		expect(mail?.an).toContain('admin@demo.test');
		expect(mail?.text).toContain('Bea Bitte');
		expect(mail?.text).toContain('/admin/benutzer/beitrittsanfragen');
	});

	it('are decided several at once; what can’t be done of one stops no other', async () => {
		const [gut, schlecht, vergeben] = [await anfrage(), await anfrage(), await anfrage({ email: 'verein@demo.test' })];
		const antwort = await entscheide([
			{ id: gut, ...JA, adresseIDs: [stelle()] },
			{ id: schlecht, annehmen: false },
			{ id: vergeben, ...JA, adresseIDs: [stelle()] },
		]);
		expect(antwort.status).toBe(200);
		expect(antwort.data).toMatchObject([
			{ id: gut, status: 'ANGENOMMEN', verstoesse: [] },
			{ id: schlecht, status: 'ABGELEHNT', userID: null, verstoesse: [] },
			{ id: vergeben, status: 'OFFEN', verstoesse: [{ text: 'Zu dieser E-Mail-Adresse besteht bereits ein Konto.' }] },
		]);
		const { userID } = (antwort.data as { userID: string }[])[0] ?? expect.fail();
		expect(await hole(userID)).toMatchObject({ status: 0, rollen: ['MA_VEREIN'], adressen: [{ id: stelle() }] });
		const mails = await leerePost(t.umgebung);
		expect(mails.map((m) => m.betreff).toSorted()).toEqual([
			'Ihr Zugang zum Freiwilligenportal',
			'Ihre Anfrage wurde abgelehnt',
			'Ihre Anfrage wurde angenommen',
		]);
		const offen = alsListe<{ id: string; bestehenderUserID: string | null }>(
			await t.admin('GET', `/v1/user/join-requests?f=${f({ und: [{ feld: 'status', op: 'gleich', wert: 'OFFEN' }] })}`),
		).data;
		expect(offen.find((a) => a.id === vergeben)?.bestehenderUserID).not.toBeNull();
		expect(offen.map((a) => a.id)).not.toContain(gut);
	});

	it('are decided once', async () => {
		const id = await anfrage();
		const antworten = await Promise.all([
			entscheide([{ id, ...JA, adresseIDs: [stelle()] }]),
			entscheide([{ id, annehmen: false }]),
		]);
		expect(antworten.map((a) => a.status).toSorted()).toEqual([200, 409]);
		expect((await entscheide([{ id, annehmen: false }])).error.code).toBe('G22');
	});

	it('refuse a role too high, a site without place, an unknown request, and who isn’t an administrator', async () => {
		const id = await anfrage();
		expect(felder(await entscheide([{ id, annehmen: true, rollen: ['SYSTEMADMIN'] }]))).toEqual([403, '0.rollen']);
		expect(felder(await entscheide([{ id, ...JA }]))).toEqual([422, '0.adresseIDs']);
		expect((await entscheide([{ id: randomUUID(), annehmen: false }])).status).toBe(404);
		expect((await entscheide([{ id, annehmen: false }], t.traeger)).status).toBe(403);
	});

	it('link the identity by which they were asked', async () => {
		const id = await anfrage({ sso: 'bea-4711' });
		const antwort = await entscheide([{ id, ...JA, adresseIDs: [stelle()] }]);
		const { userID } = (antwort.data as { userID: string }[])[0] ?? expect.fail();
		const { rows } = await t.umgebung.pool.query('select issuer, subject from sso_identitaet where user_id = $1', [
			userID,
		]);
		expect(rows).toEqual([{ issuer: 'https://idp.test', subject: 'bea-4711' }]);
	});
});

it('tells which roles the caller may give', async () => {
	const rollen = async (frage: Fragend, query = '') =>
		((await frage('GET', `/v1/system/user-roles${query}`)).data as { rolle: string }[]).map((r) => r.rolle);
	expect(await rollen(t.admin)).toEqual(['ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN']);
	expect(await rollen(t.admin, '?includeFw=true')).toEqual(['ADMIN', 'MA_VERWALTUNG', 'MA_VEREIN', 'FREIWILLIGER']);
	expect((await t.traeger('GET', '/v1/system/user-roles')).status).toBe(403);
});

it('takes who is a volunteer and works for the provider besides for one of its staff', async () => {
	const wer = await t.registriere([t.ort(0)]);
	const { user } = (await wer.frage('GET', '/v1/auth/check')).data as { user: { id: string } };
	const ohneFreiwillige = { und: [{ feld: 'isFreiwillig', op: 'gleich', wert: false }] };
	const beschaeftigte = async () => (await einrichtungslage(t.umgebung.db, '2026-08-01')).beschaeftigte;
	const sieht = async () => ({
		inDerListe: (await suche(ohneFreiwillige)).some(({ id }) => id === user.id),
		zurWahl: ((await t.traeger('GET', `/v1/system/users?ids=${user.id}`)).data as unknown[]).length,
		entscheidet: (await administratoren(t.umgebung.db)).includes(user.id),
		mitKarte: (await betreuerkarte(t.umgebung.db, user.id)) !== null,
	});
	const vorher = await beschaeftigte();
	expect(await sieht()).toEqual({ inDerListe: false, zurWahl: 0, entscheidet: false, mitKarte: false });
	const rollen = ['FREIWILLIGER', 'ADMIN'];
	expect((await t.admin('PUT', `/v1/user/${user.id}`, { rollen })).status).toBe(200);
	expect(await sieht()).toEqual({ inDerListe: true, zurWahl: 1, entscheidet: true, mitKarte: true });
	expect(await beschaeftigte()).toBe(vorher + 1);
	expect((await t.admin('PUT', `/v1/user/${user.id}`, { rollen: ['FREIWILLIGER'] })).status).toBe(200);
	expect((await sieht()).zurWahl).toBe(0);
});

it('offers accounts by name and place, so many at a time, and those already chosen', async () => {
	type Zeile = { id: string; name: string; rollen: readonly string[]; einsatzstelleIDs: readonly string[] };
	const biete = async (query: Record<string, string> = {}) =>
		(await t.traeger('GET', `/v1/system/users?${new URLSearchParams(query)}`)).data as readonly Zeile[];
	const alle = await biete();
	expect(alle.length).toBeGreaterThan(2);
	expect(alle.some(({ rollen }) => rollen.includes('FREIWILLIGER'))).toBe(false);
	expect(await biete({ groesse: '1' })).toEqual(alle.slice(0, 1));
	expect((await t.traeger('GET', '/v1/system/users?groesse=201')).status).toBe(400);
	const eine = alle.at(-1) ?? expect.fail();
	expect(await biete({ text: eine.name.slice(1).toUpperCase() })).toContainEqual(eine);
	expect(await biete({ text: '%' })).toEqual([]);
	expect(await biete({ ids: eine.id })).toEqual([eine]);
	const vomTraeger = ({ rollen }: Zeile) => rollen.includes('MA_VERWALTUNG') || rollen.includes('ADMIN');
	expect(await biete({ nurTraeger: 'true' })).toEqual(alle.filter(vomTraeger));
	expect(await biete({ einsatzstelleID: stelle() })).toEqual(
		alle.filter((einer) => vomTraeger(einer) || einer.einsatzstelleIDs.includes(stelle())),
	);
});
