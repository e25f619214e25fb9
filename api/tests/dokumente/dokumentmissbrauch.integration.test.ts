import { readdirSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ablage } from '#commands/dateien/ablage.ts';
import { praegeToken } from '#commands/zugang/einmal-token.ts';
import { akteVon, anforderung, gelungen, reicheEin, vorlage } from '../dokumente.fixture.ts';
import { BEGRENZBAR, mitPlatz, PLATZ } from '../platz.fixture.ts';
import { type Antwort, type Fragend, inject } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';
import { unterschrift } from '../unterschrift.fixture.ts';
import { formular, pdf } from '../upload.fixture.ts';

/** Table of abuses, where it is about documents and signatures. */

let t: Kleinportal;
let nachweis: string;
let vereinbarung: string;
beforeAll(async () => {
	t = await kleinportal();
	nachweis = await vorlage(t, { bezeichnung: 'Nachweis', isMehrereDateien: true });
	vereinbarung = await vorlage(t, {
		bezeichnung: 'Vereinbarung',
		nutzungsart: 'GESTELLT',
		vorlageText: 'Vereinbarung mit {{ freiwilliger.vorname }}',
		uploadRollen: ['MA_VERWALTUNG'],
		signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
	});
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from bremse');
});

const G32 = [403, 'G32', 'Diese Aktion ist in der Benutzeransicht eines anderen nicht möglich.'];
const absage = ({ status, error }: Antwort) => [status, error?.code, error?.message];

async function eingereicht(wer: Angemeldet, name = 'Nachweis.pdf'): Promise<{ id: string; uploadID: string }> {
	const antwort = await reicheEin(wer.frage, wer, await anforderung(t, wer, nachweis), { name });
	return gelungen(antwort) as { id: string; uploadID: string };
}

/** A document that waits for the volunteer's signature. */
async function zuUnterschreiben(wer: Angemeldet): Promise<{ dokumentID: string; sitzungID: string; token: string }> {
	const inhalt = pdf('Vereinbarung');
	const { payload, headers } = formular([{ name: 'Vereinbarung.pdf', inhalt }]);
	const pfad = `/v1/freiwilliger/${wer.id}/dokumente/direkt?dokumentID=${vereinbarung}&expectedLength=${inhalt.length}`;
	const { id: dokumentID } = gelungen(await t.traeger('POST', pfad, payload, headers)) as { id: string };
	const { rows } = await t.umgebung.pool.query<{ id: string }>('select id from signatur where dokument_id = $1', [
		dokumentID,
	]);
	const sitzungID = rows[0]?.id ?? '';
	return { dokumentID, sitzungID, token: await praegeToken(t.umgebung.db, 'UNTERSCHRIFT', sitzungID) };
}

const oeffne = (token: string, frage = t.niemand) => frage('GET', `/v1/signature/session/${token}`);
const lies = (token: string, frage = t.niemand) => frage('GET', `/v1/signature/preview?signToken=${token}`);
const unterschreibe = (token: string, frage = t.niemand) =>
	frage('POST', `/v1/signature/session/${token}`, ...unterschrift());
const geleistet = async (wer: Angemeldet): Promise<number> => {
	const { rowCount } = await t.umgebung.pool.query(
		`select 1 from event where stream = $1 and type = 'UnterschriftGeleistet'`,
		[`Akte-${wer.id}`],
	);
	return rowCount ?? 0;
};
const wieSieht = async (wer: Angemeldet): Promise<Fragend> => {
	const antwort = await t.admin('POST', `/v1/freiwilliger/${wer.id}/impersonate`);
	return t.mitToken((antwort.data as { token: string }).token);
};

describe('the file of a document', () => {
	it('is given whole or not at all; asked by HEAD, it is only said what there is', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const { id } = await eingereicht(wer);
		const url = `/api/v1/freiwilliger/${wer.id}/dokumente/${id}`;
		const { token } = (await t.admin('POST', `/v1/freiwilliger/${wer.id}/impersonate`)).data as { token: string };
		const frage = (method: 'GET' | 'HEAD', headers = {}) => inject(t.app, { method, url, headers }, token);
		for (const range of ['bytes=0-3', 'bytes=-3', 'bytes=0-0,2-3', 'bytes=9999999-', 'bytes=x']) {
			const { roh } = await frage('GET', { range });
			expect([roh.statusCode, roh.headers['accept-ranges'], roh.headers['content-range']]).toEqual([
				200,
				undefined,
				undefined,
			]);
			expect(roh.rawPayload.equals(pdf())).toBe(true);
		}
		const kopf = (await frage('HEAD')).roh;
		const ganz = (await frage('GET')).roh;
		expect([kopf.statusCode, kopf.headers['content-disposition'], kopf.rawPayload.length]).toEqual([
			200,
			ganz.headers['content-disposition'],
			0,
		]);
	});

	it.each([
		'a\r\nset-cookie: boese=1\r\n.pdf',
		'a"; filename="b.html',
		'../../../../etc/cron.d/boese.pdf',
		'..\\..\\boese.pdf',
		'\u202Efdp.exe.pdf',
		'<img src=x onerror=alert(1)>.pdf',
		'{{ constructor.constructor }}.pdf',
		`${'ä'.repeat(400)}.pdf`,
	])('keeps the name %j a name', async (name) => {
		const wer = await t.registriere([t.ort(0)]);
		const antwort = await reicheEin(wer.frage, wer, await anforderung(t, wer, nachweis), { name });
		if (antwort.status !== 201) return expect([400, 422]).toContain(antwort.status);
		const { id, name: behalten } = antwort.data as { id: string; name: string };
		expect(behalten).not.toMatch(/[/\\\p{Cc}\u202a-\u202e]/u);
		const { headers } = (await wer.frage('GET', `/v1/freiwilliger/${wer.id}/dokumente/${id}`)).roh;
		expect(headers['set-cookie']).toBeUndefined();
		expect(headers['content-disposition']).toMatch(
			/^attachment; filename="[\w .()-]*"; filename\*=UTF-8''[\w.!~%#$&+^`|-]*$/,
		);
	});

	it('is fetched by a ticket once, and by no ticket for another file', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const [eines, anderes] = [await eingereicht(wer), await eingereicht(wer, 'Anderes.pdf')];
		const pfad = ({ id }: { id: string }) => `/v1/freiwilliger/${wer.id}/dokumente/${id}`;
		const ticket = async () =>
			((await wer.frage('POST', '/v1/auth/download-token', { pfad: pfad(eines) })).data as { token: string }).token;
		const folge = (p: string, token: string) => t.app.inject({ method: 'GET', url: `/api${p}?token=${token}` });
		const token = await ticket();
		expect((await folge(pfad(anderes), token)).statusCode).toBe(404);
		expect((await folge(pfad(eines), token)).rawPayload.equals(pdf())).toBe(true);
		expect((await folge(pfad(eines), token)).statusCode).toBe(404);
		const [a, b] = await ticket().then((einer) => Promise.all([folge(pfad(eines), einer), folge(pfad(eines), einer)]));
		expect([a.statusCode, b.statusCode].toSorted()).toEqual([200, 404]);
	});

	it.skipIf(!BEGRENZBAR)('that finds no room on the disk is no document', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const gefragt = await anforderung(t, wer, nachweis);
		const { dateien, eingang } = ablage(t.verzeichnis);
		const liegt = () =>
			[dateien, eingang].flatMap((ordner) => readdirSync(ordner, { recursive: true }).map(String)).length;
		const vorher = [liegt(), await t.ereignisse()];
		const gross = pdf('x'.repeat(2 * PLATZ));
		const antwort = await mitPlatz(PLATZ, () => reicheEin(wer.frage, wer, gefragt, { inhalt: gross }));
		expect([antwort.status, antwort.error.code]).toEqual([503, 'UEBERLASTET']);
		expect([liegt(), await t.ereignisse()]).toEqual(vorher);
		expect((await akteVon(wer.frage, wer)).anforderungen).toMatchObject([{ status: 'NOT_PROVIDED' }]);
		gelungen(await reicheEin(wer.frage, wer, gefragt, { inhalt: gross }));
	});
});

describe('the link to sign', () => {
	it('is guessed twenty times, then no more; who signs signed in is not kept from it', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const { sitzungID, token } = await zuUnterschreiben(wer);
		const wege = [oeffne, lies, unterschreibe];
		for (let nr = 0; nr < 20; nr++) {
			const geraten = await wege[nr % 3]?.(`${nr}`.padStart(43, 'x'));
			expect(geraten?.status).toBe(409);
		}
		for (const weg of wege) expect((await weg('y'.repeat(43))).status).toBe(429);
		expect((await oeffne(token)).status).toBe(200);
		expect((await oeffne(sitzungID, wer.frage)).status).toBe(200);
	});

	it('signs its own document, and no other purpose has a key to it', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const andere = await t.registriere([t.ort(0)]);
		const [hier, dort] = [await zuUnterschreiben(wer), await zuUnterschreiben(andere)];
		gelungen(await lies(hier.token));
		expect((await unterschreibe(dort.token)).error.code).toBe('VORSCHAU');
		gelungen(await unterschreibe(hier.token));
		expect([await geleistet(wer), await geleistet(andere)]).toEqual([1, 0]);
		for (const zweck of ['PASSWORT', 'ANMELDUNG', 'PERSON_OPTIN', 'AKTIVIERUNG'] as const) {
			const fremder = await praegeToken(t.umgebung.db, zweck, dort.sitzungID);
			for (const weg of [oeffne, lies, unterschreibe]) expect((await weg(fremder)).status).toBe(409);
		}
		for (const pfad of ['login/magic', 'activate-account', 'password-reset']) {
			const antwort = await t.niemand('POST', `/v1/auth/${pfad}/${dort.token}`, { passwort: 'Ein-Neues-Kennwort-2' });
			expect([pfad, Math.floor(antwort.status / 100)]).toEqual([pfad, 4]);
		}
		// Sent again, the earlier link is void.
		await praegeToken(t.umgebung.db, 'UNTERSCHRIFT', dort.sitzungID);
		expect((await lies(dort.token)).status).toBe(409);
		expect(await geleistet(andere)).toBe(0);
	});

	it('is not followed by a browser that fetches ahead, nor asked by HEAD', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const { sitzungID, token } = await zuUnterschreiben(wer);
		for (const pfad of [`/v1/signature/session/${token}`, `/v1/signature/preview?signToken=${token}`]) {
			expect((await t.niemand('GET', pfad, undefined, { 'sec-purpose': 'prefetch' })).status).toBe(403);
			expect((await t.app.inject({ method: 'HEAD', url: `/api${pfad}` })).statusCode).toBe(403);
		}
		// Looked at only, it stays as it was.
		gelungen(await t.niemand('GET', `/v1/signature/session/${token}?mode=view`));
		const { rows } = await t.umgebung.pool.query(`select type from event where facts ->> 'sitzungID' = $1`, [
			sitzungID,
		]);
		expect(rows).toEqual([{ type: 'SignaturAngefordert' }]);
	});

	it('and the account of the same person, both a hundred times at once, sign once', async () => {
		const wer = await t.registriere([t.ort(0)]);
		const { dokumentID, token } = await zuUnterschreiben(wer);
		gelungen(await lies(token));
		const direkt = () => wer.frage('POST', `/v1/signature?dokID=${dokumentID}`, ...unterschrift());
		const alle = await Promise.all(
			Array.from({ length: 200 }, (_, nr) => (nr % 2 === 0 ? direkt() : unterschreibe(token))),
		);
		expect(alle.filter((a) => a.status === 200)).toHaveLength(1);
		// Signed already, or more forms at once than one address may send.
		for (const { status } of alle) expect([200, 409, 429]).toContain(status);
		expect(await geleistet(wer)).toBe(1);
		expect(await t.kettenfehler()).toEqual([]);
	}, 60_000);
});

it('in the view of a volunteer nobody signs or deletes for him, by whatever way', async () => {
	const wer = await t.registriere([t.ort(0)]);
	const { id, uploadID } = await eingereicht(wer);
	const { dokumentID, sitzungID, token } = await zuUnterschreiben(wer);
	gelungen(await lies(token));
	const alsEr = await wieSieht(wer);
	const vorher = await t.ereignisse();
	const versuche = [
		alsEr('POST', `/v1/signature?dokID=${dokumentID}`, ...unterschrift()),
		unterschreibe(sitzungID, alsEr),
		unterschreibe(token, alsEr),
		alsEr('POST', `/v1/freiwilliger/${wer.id}/dokumente/${id}/delete`, {}),
		alsEr('POST', `/v1/freiwilliger/${wer.id}/delete/${uploadID}`),
		alsEr('GET', `/v1/freiwilliger/${wer.id}/delete/${uploadID}`),
	];
	expect((await Promise.all(versuche)).map(absage)).toEqual(versuche.map(() => G32));
	expect(await t.ereignisse()).toBe(vorher);
	gelungen(await unterschreibe(token));
});

describe('a template', () => {
	/** Changes a mail; what isn't named stays. */
	const aendere = async (key: string, felder: object) => {
		const pfad = `/v1/stammdaten/mailtemplate/${key}`;
		const { betreff, inhalt, isAktiv, zusatzEmpfaenger } = (await t.admin('GET', pfad)).data as Record<string, unknown>;
		return t.admin('PUT', pfad, { betreff, inhalt, isAktiv, zusatzEmpfaenger, ...felder });
	};
	const BOESE = ['constructor.constructor', '__proto__', 'freiwilliger.constructor', 'freiwilliger.__proto__.name'];

	it.each(BOESE)('with {{ %s }} is not published', async (name) => {
		const felder = { bezeichnung: 'Falle', nutzungsart: 'GESTELLT', vorlageText: `Hallo {{ ${name} }}` };
		const { id } = gelungen(await t.traeger('POST', '/v1/dokumentspec', felder)) as { id: string };
		const antwort = await t.traeger('PUT', `/v1/dokumentspec/${id}`, { status: 10 });
		expect([antwort.status, antwort.error.message]).toEqual([
			409,
			expect.stringMatching(/Variable nicht bekannt|Invalide Syntax/),
		]);
	});

	it.each(BOESE)('of a mail with {{ %s }} is not kept', async (name) => {
		for (const felder of [{ betreff: `x {{ ${name} }}` }, { inhalt: `x {{ ${name} }}` }]) {
			const antwort = await aendere('DOKUMENT_ANFORDERUNG', felder);
			expect([antwort.status, JSON.stringify(antwort.error)]).toEqual([
				422,
				expect.stringMatching(/Variable nicht bekannt|Invalide Syntax/),
			]);
		}
	});

	it.each(['Hallo\r\nBcc: opfer@post.test', 'Hallo\nX-Boese: 1', 'Hallo\0'])(
		'of a mail keeps no line break in its subject: %j',
		async (betreff) => {
			const antwort = await aendere('DOKUMENT_ANFORDERUNG', { betreff });
			if (antwort.status < 300) expect((antwort.data as { betreff: string }).betreff).not.toMatch(/[\r\n\0]/);
			else expect([400, 422]).toContain(antwort.status);
		},
	);

	it.each(['a@post.test\r\nBcc: opfer@post.test', 'a@post.test, b@post.test', '<a@post.test>'])(
		'of a mail takes no copy to %j',
		async (adresse) => {
			const { status, error } = await aendere('DOKUMENT_EINGEGANGEN', { zusatzEmpfaenger: [adresse] });
			expect([status, JSON.stringify(error)]).toEqual([422, expect.stringContaining('zusatzEmpfaenger')]);
		},
	);
});

describe('a PDF made to be too much for whoever reads it', () => {
	/** A table of objects that unpacks to a gigabyte. */
	function bombe(): Buffer {
		const daten = deflateSync(Buffer.alloc(1_000_000_000)).toString('latin1');
		const kopf = '%PDF-1.7\n';
		const tabelle = `<< /Type /XRef /Size 5 /W [1 2 1] /Root 2 0 R /Filter /FlateDecode /Length ${daten.length} >>`;
		const objekt = `1 0 obj\n${tabelle}\nstream\n${daten}\nendstream\nendobj\n`;
		return Buffer.from(`${kopf}${objekt}startxref\n${kopf.length}\n%%EOF\n`, 'latin1');
	}
	const tief = () => Buffer.from(`%PDF-1.7\n1 0 obj\n${'<< /A '.repeat(500_000)}\nendobj\n%%EOF\n`, 'latin1');

	it('is refused in words while others go on being answered', async () => {
		const { id } = gelungen(await t.traeger('POST', '/v1/dokumentspec', { bezeichnung: 'Bombe' })) as { id: string };
		const pruefe = (inhalt: Buffer) => {
			const { payload, headers } = formular([['daten', '{}'], { name: 'Vorlage.pdf', inhalt }]);
			return t.traeger('POST', `/v1/dokumentspec/${id}/check`, payload, headers);
		};
		const bomben = [bombe(), tief()];
		let fertig = false;
		const arbeit = Promise.all(bomben.map(pruefe)).finally(() => {
			fertig = true;
		});
		let inzwischen = 0;
		while (!fertig) {
			expect((await t.traeger('GET', '/v1/freiwilliger/bewerbungen')).status).toBe(200);
			if (!fertig) inzwischen++;
		}
		for (const { status, error } of await arbeit) {
			expect([status, error.message]).toEqual([
				422,
				expect.stringMatching(/^Das PDF (ist zu aufwendig|lässt sich nicht lesen)\./),
			]);
		}
		// A process that reads such a file itself would answer nobody until it is done.
		expect(inzwischen).toBeGreaterThan(5);
	});
});
