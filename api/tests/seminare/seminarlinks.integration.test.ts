import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lasseSeminarplaetzeVerfallen } from '#commands/seminar/teilnahme.ts';
import { neuesToken, praegeToken } from '#commands/zugang/einmal-token.ts';
import { leerePost } from '../post.fixture.ts';
import { dienender, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { formular, pdf } from '../upload.fixture.ts';

/** Links about seminars: for one answer to an offer, for one paper. The clock stands in September. */

let t: Kleinportal;
let lena: Angemeldet;
let mia: Angemeldet;
let nora: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	[lena, mia, nora] = [await dienender(t), await dienender(t), await dienender(t)];
	for (const _ of [1, 2]) await leerePost(t.umgebung);
});
afterAll(() => t.stop());

const UNGUELTIG = [409, 'Der Link ist ungültig oder abgelaufen.'];

async function seminar(von: string, rest: object = {}): Promise<string> {
	const neu = { bezeichnung: 'Sport für alle', seminartypID: 'ZWISCHEN', geplanteTage: 1.5, ort: 'Grünberg' };
	const angaben = { ...neu, termine: [{ von, bis: von, beginn: '09:00', ende: '16:00' }], maxTeilnehmer: 1, ...rest };
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', angaben)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return id;
}
const an = (wer: Angemeldet, id: string) => wer.frage('POST', `/v1/${wer.id}/seminarplanung/seminar/${id}`);
const ab = (wer: Angemeldet, id: string) => wer.frage('DELETE', `/v1/seminar/${id}/teilnehmer/${wer.id}`);
async function stand(wer: Angemeldet, id: string): Promise<string | undefined> {
	const { teilnehmende } = gelungen(await t.traeger('GET', `/v1/seminar/${id}`)) as {
		teilnehmende: { freiwilligerID: string; stand: string }[];
	};
	return teilnehmende.find((p) => p.freiwilligerID === wer.id)?.stand;
}

/** The link in the newest mail to somebody. */
async function linkAn(wer: Angemeldet, seite: string): Promise<string> {
	// Of a template three an hour.
	await t.alsEigner(`update outbox set gesendet_am = gesendet_am - interval '1 hour'`);
	const texte = (await leerePost(t.umgebung)).filter((mail) => mail.an === wer.email).map(({ text }) => text);
	const token = new RegExp(`https://portal\\.test/${seite}/([\\w-]{43})`).exec(texte.at(-1) ?? '')?.[1];
	expect(token, texte.join()).toBeDefined();
	return token ?? '';
}

describe('an offer', () => {
	const pfad = (token: string) => `/v1/seminar/angebot/${token}`;
	const antworte = (token: string, annehmen: boolean) => t.niemand('POST', pfad(token), { annehmen });
	/** Mia is offered the place that Lena leaves. */
	async function angeboten(von: string, rest: object = {}): Promise<[id: string, token: string]> {
		const id = await seminar(von, rest);
		gelungen(await an(lena, id));
		gelungen(await an(mia, id));
		gelungen(await ab(lena, id));
		return [id, await linkAn(mia, 'seminarangebot')];
	}

	it('says what it is, however often it is opened, and is accepted once', async () => {
		const [id, token] = await angeboten('2027-01-12');
		for (const _ of [1, 2]) {
			const { data, roh } = await t.niemand('GET', pfad(token));
			expect(data).toEqual({
				...{ vorname: expect.any(String), bezeichnung: 'Sport für alle', tage: 1.5, ort: 'Grünberg', adresse: null },
				...{ isOnline: false, frist: expect.any(String) },
				termine: [{ von: '2027-01-12', bis: '2027-01-12', beginn: '09:00', ende: '16:00' }],
			});
			expect([roh.headers['cache-control'], roh.headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
			expect(roh.body).not.toContain(lena.email);
		}
		expect(await stand(mia, id)).toBe('ANGEBOTEN');
		gelungen(await antworte(token, true));
		expect(await stand(mia, id)).toBe('ANGEMELDET');
		for (const annehmen of [true, false])
			expect(kurz(await antworte(token, annehmen))).toEqual([409, 'Sie haben in diesem Seminar schon einen Platz.']);
		expect(await stand(mia, id)).toBe('ANGEMELDET');
		const { eintraege } = gelungen(await mia.frage('GET', `/v1/${mia.id}/seminarplanung`)) as {
			eintraege: { seminarID: string }[];
		};
		expect(eintraege.filter(({ seminarID }) => seminarID === id)).toHaveLength(1);
	});

	it('is declined, and goes to the next', async () => {
		const [id, token] = await angeboten('2027-01-19');
		gelungen(await an(lena, id));
		gelungen(await antworte(token, false));
		expect([await stand(mia, id), await stand(lena, id)]).toEqual([undefined, 'ANGEBOTEN']);
		expect(kurz(await t.niemand('GET', pfad(token)))).toEqual([409, 'Der Platz ist nicht mehr für Sie reserviert.']);
		expect(kurz(await antworte(token, true))).toEqual([409, 'Der Platz ist nicht mehr für Sie reserviert.']);
		expect(await stand(mia, id)).toBeUndefined();
	});

	it('of many answers at once one counts', async () => {
		const [id, token] = await angeboten('2027-01-26');
		const antworten = await Promise.all([true, false, true, false, true].map((ja) => antworte(token, ja)));
		expect(antworten.map(({ status }) => status).toSorted()).toEqual([204, 409, 409, 409, 409]);
		const angenommen = antworten.findIndex(({ status }) => status === 204) % 2 === 0;
		expect(await stand(mia, id)).toBe(angenommen ? 'ANGEMELDET' : undefined);
	});

	it('says that the seminar was called off, withdrawn, or has begun', async () => {
		const [id, token] = await angeboten('2027-02-02');
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 9000, grund: 'Krank' }));
		for (const antwort of [await t.niemand('GET', pfad(token)), await antworte(token, true)])
			expect(kurz(antwort)).toEqual([409, 'Das Seminar wurde abgesagt.']);
		gelungen(await t.traeger('DELETE', `/v1/seminar/${id}`));
		expect(kurz(await antworte(token, true))).toEqual([409, 'Das Seminar gibt es nicht mehr.']);
	});

	it('is over with its time, and a second one has its own link', async () => {
		const [id, token] = await angeboten('2027-03-09');
		t.stelleUhr('2026-12-01');
		expect(kurz(await antworte(token, true))).toEqual([409, 'Die Frist für diesen Platz ist abgelaufen.']);
		gelungen(await an(lena, id));
		await lasseSeminarplaetzeVerfallen(t.umgebung);
		expect(kurz(await antworte(token, true))).toEqual([
			409,
			'Die Frist für diesen Platz ist abgelaufen. Sie stehen wieder auf der Warteliste.',
		]);
		expect(await stand(mia, id)).toBe('WARTELISTE');
		gelungen(await ab(lena, id));
		const neu = await linkAn(mia, 'seminarangebot');
		expect(kurz(await antworte(token, false))).toEqual([
			409,
			'Zu diesem Platz haben Sie eine neuere E-Mail bekommen. Bitte öffnen Sie den Link darin.',
		]);
		expect(await stand(mia, id)).toBe('ANGEBOTEN');
		gelungen(await antworte(neu, true));
		expect(await stand(mia, id)).toBe('ANGEMELDET');
	});

	it('is refused by the rules of who registers himself, and its link stays good', async () => {
		const [id, token] = await angeboten('2027-03-16');
		const gleichzeitig = await seminar('2027-03-16', { maxTeilnehmer: null });
		gelungen(await an(mia, gleichzeitig));
		expect(kurz(await antworte(token, true))).toEqual([
			409,
			'Der Termin überschneidet sich mit einem anderen Seminar.',
		]);
		gelungen(await ab(mia, gleichzeitig));
		gelungen(await antworte(token, true));
		expect(await stand(mia, id)).toBe('ANGEMELDET');
	});

	it('is opened by no other link, and guesses are stopped', async () => {
		const [id, token] = await angeboten('2027-03-23');
		const fremd = await praegeToken(t.umgebung.db, 'VORSCHLAG', `${id}:${mia.id}`);
		for (const falsch of [fremd, neuesToken()]) expect(kurz(await antworte(falsch, true))).toEqual(UNGUELTIG);
		expect(kurz(await t.niemand('POST', `/v1/freiwilliger/vorschlag/${token}`, { annehmen: true }))).toEqual(UNGUELTIG);
		expect(await stand(mia, id)).toBe('ANGEBOTEN');
		const raten: number[] = [];
		for (let i = 0; i < 30; i++) raten.push((await antworte(neuesToken(), true)).status);
		expect(raten.at(-1)).toBe(429);
		gelungen(await antworte(token, false));
		await t.alsEigner('delete from bremse');
	});
});

describe('a paper', () => {
	let eintrag: string;
	const links = () => `/v1/${lena.id}/seminarplanung/nachweise/${eintrag}/link`;
	const pfad = (token: string) => `/v1/seminar/nachweis/${token}`;
	const hole = async (): Promise<string> => {
		const { adresse } = gelungen(await lena.frage('POST', links())) as { adresse: string };
		return /\/nachweis-einreichen\/([\w-]{43})$/.exec(adresse)?.[1] ?? '';
	};
	function reicheEin(token: string, felder: Readonly<Record<string, string>> = {}, name = 'Foto.pdf') {
		const datei = { name, inhalt: pdf(`${name}${'x'.repeat(300_000)}`), feld: 'nachweis' };
		const { payload, headers } = formular([
			...Object.entries({ ...felder, expectedLength: String(datei.inhalt.length) }),
			datei,
		]);
		return t.niemand('POST', pfad(token), payload, headers);
	}
	async function zeile() {
		const { eintraege } = gelungen(await lena.frage('GET', `/v1/${lena.id}/seminarplanung`)) as {
			eintraege: { id: string; status: number; datei: { name: string; isAU: boolean } | null }[];
		};
		return eintraege.find(({ id }) => id === eintrag);
	}
	/** Her line of the plan for a seminar of that day, which has begun. */
	async function begonnen(von: string): Promise<void> {
		t.stelleUhr('2026-11-01');
		const seminarID = await seminar(von, { maxTeilnehmer: null });
		gelungen(await an(lena, seminarID));
		const { eintraege } = gelungen(await lena.frage('GET', `/v1/${lena.id}/seminarplanung`)) as {
			eintraege: { id: string; seminarID: string }[];
		};
		eintrag = eintraege.find((e) => e.seminarID === seminarID)?.id ?? '';
		expect(kurz(await lena.frage('POST', links()))).toEqual([
			409,
			'Nachweise können eingereicht werden, sobald das Seminar begonnen hat.',
		]);
		t.stelleUhr(von);
	}

	it('is handed in by a link that the volunteer alone gets, as she would herself, and once', async () => {
		await begonnen('2026-12-01');
		for (const frage of [t.verein, t.traeger, t.admin]) expect((await frage('POST', links())).status).toBe(403);
		expect((await mia.frage('POST', links())).status).toBe(404);
		const token = await hole();
		for (const _ of [1, 2])
			expect(gelungen(await t.niemand('GET', pfad(token)))).toEqual({
				...{ vorname: expect.any(String), titel: 'Sport für alle', hatDatei: false },
				...{ von: '2026-12-01', bis: '2026-12-01' },
			});
		expect((await reicheEin(token, {}, 'Virus.exe')).status).toBe(422);
		expect((await reicheEin(token, { fremd: 'x' })).status).toBe(422);
		expect((await reicheEin(token, { isAU: 'true' })).status).toBe(204);
		expect(await zeile()).toMatchObject({ status: 10, datei: { name: 'Foto.pdf', isAU: true } });
		expect(kurz(await reicheEin(token))).toEqual([
			409,
			'Über diesen Link ist schon eine Datei eingereicht worden, oder er gilt nicht mehr.',
		]);
		const { rows } = await t.umgebung.pool.query(
			`select e.meta ->> 'userID' is not null as bekannt, e.meta -> 'rollen' as rollen from event e
			where e.type = 'SeminarnachweisEingereicht' and e.stream = $1`,
			[`Akte-${lena.id}`],
		);
		expect(rows).toEqual([{ bekannt: true, rollen: ['FREIWILLIGER'] }]);
	});

	it('of two at once one is taken', async () => {
		await begonnen('2026-12-03');
		const token = await hole();
		const antworten = await Promise.all(['Eins.pdf', 'Zwei.pdf', 'Drei.pdf'].map((name) => reicheEin(token, {}, name)));
		expect(antworten.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
		const { rows } = await t.umgebung.pool.query(
			`select count(*)::int as n from upload where besitzer_art = 'SEMINARNACHWEIS' and besitzer_id = $1`,
			[eintrag],
		);
		expect(rows).toEqual([{ n: 1 }]);
	});

	it('a new link ends the one before, by mail as well, which takes a file in the same way', async () => {
		await begonnen('2026-12-08');
		const [erster, zweiter] = [await hole(), await hole()];
		const abgelaufen = [409, 'Der Link gilt nicht mehr. Bitte holen Sie sich unter „Meine Seminare“ einen neuen.'];
		expect(kurz(await reicheEin(erster))).toEqual(abgelaufen);
		gelungen(await lena.frage('POST', `${links()}/mail`));
		const perMail = await linkAn(lena, 'nachweis-einreichen');
		expect(kurz(await reicheEin(zweiter))).toEqual(abgelaufen);
		expect((await reicheEin(perMail)).status).toBe(204);
		const mails = [];
		for (let i = 0; i < 4; i++) mails.push((await lena.frage('POST', `${links()}/mail`)).status);
		expect(mails).toEqual([204, 204, 429, 429]);
		await leerePost(t.umgebung);
	});

	it('is late after half an hour, and out of place where its line is gone, checked, or the account is blocked', async () => {
		await begonnen('2026-12-10');
		const token = await hole();
		await t.umgebung.pool.query(
			`update einmal_token set laeuft_ab_am = laeuft_ab_am - interval '29 minutes' where zweck = 'SEMINARNACHWEIS'`,
		);
		expect((await t.niemand('GET', pfad(token))).status).toBe(200);
		await t.umgebung.pool.query(
			`update einmal_token set laeuft_ab_am = laeuft_ab_am - interval '1 minute' where zweck = 'SEMINARNACHWEIS'`,
		);
		expect((await t.niemand('GET', pfad(token))).status).toBe(409);
		const gesperrt = await hole();
		const { rows } = await t.umgebung.pool.query<{ id: string }>('select id from benutzer where email = $1', [
			lena.email,
		]);
		gelungen(await t.admin('PUT', `/v1/user/${rows[0]?.id}`, { isGesperrt: true }));
		expect((await reicheEin(gesperrt)).status).toBe(409);
		gelungen(await t.admin('PUT', `/v1/user/${rows[0]?.id}`, { isGesperrt: false }));
		gelungen(await t.traeger('DELETE', `/v1/${lena.id}/seminarplanung/${eintrag}`));
		expect(kurz(await reicheEin(gesperrt))).toEqual([409, 'Diesen Eintrag gibt es in Ihrem Plan nicht mehr.']);
	});

	it('is opened by no other link', async () => {
		lena = nora;
		await begonnen('2026-12-15');
		const falscher = await praegeToken(t.umgebung.db, 'SEMINARANGEBOT', `${lena.id}:${eintrag}`);
		for (const falsch of [falscher, neuesToken()]) {
			expect(kurz(await t.niemand('GET', pfad(falsch)))).toEqual(UNGUELTIG);
			expect(kurz(await reicheEin(falsch))).toEqual(UNGUELTIG);
		}
		const token = await hole();
		expect((await t.niemand('POST', `/v1/seminar/angebot/${token}`, { annehmen: true })).status).toBe(409);
		expect((await reicheEin(token)).status).toBe(204);
	});
});
