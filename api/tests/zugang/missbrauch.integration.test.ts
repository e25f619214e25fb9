import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ROUTES } from '#api/contract/contract.ts';
import type { Definition } from '#api/contract/route.ts';
import { recht } from '#domain/zugriff/matrix.ts';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import type { Antwort, Fragend } from '../portal.fixture.ts';
import { PERSON } from '../test-mandant.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal, VERTRAG } from '../test-portal.fixture.ts';

/** Whatever is wrong with a request: an answer of 4xx in German, and nothing of it is written. */

let t: Kleinportal;
let wer: Bewerber;
/** For the calls that aren't the staff's. */
let freiwillig: Fragend;
beforeAll(async () => {
	t = await kleinportal();
	wer = await t.erfasse([t.ort(0)]);
	await t.verhandle(wer, 0);
	freiwillig = (await t.konto(['FREIWILLIGER'])).frage;
});
afterAll(() => t.stop());

/** Rows of everything a command writes to. */
async function bestand(): Promise<object> {
	const { rows } = await t.umgebung.pool.query(`select
		(select count(*) from event) as ereignisse, (select count(*) from event_person) as personenteile,
		(select sum(version) from stream) as versionen, (select count(*) from eindeutig) as eindeutig,
		(select count(*) from outbox) as outbox, (select count(*) from befehl) as befehle,
		(select count(*) from kennwort) as kennwoerter, (select count(*) from belegung) as belegungen,
		(select count(*) from wunsch) as wuensche, (select count(*) from ansicht) as ansichten`);
	return rows[0] as object;
}

/** Sends what must be refused: the answer is in German. */
function abgelehnt(antwort: Antwort, status: number | readonly number[]): Antwort {
	expect([status].flat(), antwort.roh.body).toContain(antwort.status);
	const texte = [antwort.error.message, ...antwort.error.details.map((d) => d.text)];
	for (const text of texte) expect(text).toMatch(DEUTSCH);
	return antwort;
}
/** Neither the validator's own English nor names of technique. */
const DEUTSCH =
	/^(?!.*\b(invalid (?!es)|expected|required|received|too (big|small)|unrecognized|must|undefined|null)\b).+$/iu;

describe('refused requests', () => {
	let vorher: object;
	beforeEach(async () => {
		vorher = await bestand();
	});
	afterEach(async () => {
		expect(await bestand()).toEqual(vorher);
	});

	interface Objekt {
		readonly properties?: Readonly<Record<string, unknown>>;
		readonly items?: Objekt;
	}
	const alsSchema = (d: Definition): Objekt =>
		z.toJSONSchema(d.body as z.ZodType, { io: 'input', unrepresentable: 'any' }) as Objekt;
	/** A list of words has no fields. */
	const hatFelder = (d: Definition) => Object.keys((alsSchema(d).items ?? alsSchema(d)).properties ?? {}).length > 0;
	/** What others sign is theirs to word. */
	const mitKoerper = (Object.values(ROUTES) as unknown as Definition[]).filter(
		(d) => d.body && !d.istUnterschrieben && hatFelder(d),
	);
	/** Every field that any call knows, and what events and accounts hold besides. */
	const ALLE_FELDER = new Set([
		...mitKoerper.flatMap((d) => Object.keys(alsSchema(d).properties ?? {})),
		...['id', 'freiwilligerID', 'userID', 'rollen', 'permissions', 'isAktiv', 'isGesperrt', 'einsatzstelleIDs'],
		...['statusSeit', 'zyklusID', 'vertragsnummer', 'nach', 'von', 'manuell', 'meta', 'beendetVon', 'constructor'],
	]);
	const pfadVon = (d: Definition) =>
		d.path.replace(/\{(\w+)\}/g, (_, name: string) => {
			if (/token|optin/i.test(name)) return 'a'.repeat(43);
			if (name === 'zielStatus') return '2800';
			if (d.path.includes('/mailtemplate/')) return 'VORSCHLAG';
			return /wunsch|stellen/i.test(name) || d.path.includes('/wunsch/{id}') ? wer.wunschID() : wer.id;
		});
	const fragender = (d: Definition) => (recht('ADMIN', d.action) === '-' ? freiwillig : t.admin);
	const frage = (d: Definition, body: unknown): Promise<Antwort> => {
		const query = d.path.endsWith('ansichten') ? '?liste=bewerbungen' : '';
		return fragender(d)(d.method as 'POST', pfadVon(d) + query, body);
	};
	const befunde = (d: Definition, body: unknown) => d.body?.safeParse(body).error?.issues ?? [];
	const AUFRUFE = mitKoerper.map((d) => [`${d.method} ${d.path}`, d] as const);

	it.each(AUFRUFE)('%s knows no field but its own', async (_, d) => {
		const schema = alsSchema(d);
		const eigene = Object.keys((schema.items ?? schema).properties ?? {});
		const fremde = [...ALLE_FELDER].filter((feld) => !eigene.includes(feld));
		const inhalt = Object.fromEntries(fremde.map((feld) => [feld, 'x']));
		const body = schema.items ? [inhalt] : inhalt;
		const antwort = abgelehnt(await frage(d, body), 422);
		expect(antwort.error.details[0]?.text).toMatch(/^Unbekanntes Feld/);
		// The answer names the first of them; what decides is asked for all.
		const genannt = befunde(d, body).flatMap((b) => (b.code === 'unrecognized_keys' ? b.keys : []));
		expect(fremde.filter((feld) => !genannt.includes(feld))).toEqual([]);
	});

	/** What another call takes is held against that one's form. */
	const IN_FREMDER_FORM: Readonly<Record<string, readonly string[]>> = { 'POST /v1/sendung/vorschau': ['body'] };

	it.each(AUFRUFE)('%s takes no other type for its fields', async (_, d) => {
		const schema = alsSchema(d);
		const eigene = Object.keys((schema.items ?? schema).properties ?? {});
		const inhalt = Object.fromEntries(eigene.map((feld) => [feld, { a: [1] }]));
		const geschickt = schema.items ? [inhalt] : inhalt;
		abgelehnt(await frage(d, geschickt), 422);
		const genannt = befunde(d, geschickt).flatMap(({ path }) => path.map(String));
		const frei = IN_FREMDER_FORM[`${d.method} ${d.path}`] ?? [];
		expect(eigene.filter((feld) => !genannt.includes(feld) && !frei.includes(feld))).toEqual([]);
		for (const body of ['"text"', '17', 'true', schema.items ? '{"a":1}' : '[[]]']) {
			abgelehnt(await roh(d.method as 'POST', pfadVon(d), body, {}, fragender(d)), [400, 422]);
		}
	});

	const roh = (
		method: 'POST' | 'PUT' | 'DELETE',
		pfad: string,
		payload: string,
		kopf: Record<string, string> = {},
		frage = t.admin,
	) => frage(method, pfad, payload, { 'content-type': 'application/json', ...kopf });

	describe('unknown fields inside of others', () => {
		it.each([
			['an own place', { wuensche: [{ einsatzortID: 'x', status: 3500 }] }, 'wuensche.0.status'],
			['a parent', { erziehungsberechtigte: [{ vorname: 'U', freiwilligerID: 'x' }] }, 'freiwilligerID'],
		])('%s', async (_, mehr, feld) => {
			const antwort = abgelehnt(await t.niemand('POST', '/v1/freiwilliger/registrierung', { ...PERSON, ...mehr }), 422);
			expect(antwort.error.details.some((d) => d.feld?.endsWith(feld))).toBe(true);
		});

		it('the manual status', async () => {
			const statusManuell = { ziel: 4000, grund: 'Ein guter Grund', vertragsnummer: 'X' };
			abgelehnt(await t.admin('PUT', `/v1/freiwilliger/${wer.id}`, { statusManuell }), 422);
		});
	});

	describe('a body that is none', () => {
		const AN = '/v1/freiwilliger/registrierung';
		it.each([
			['broken JSON', '{"vorname": "Jule"', 400],
			['nothing but a prototype', '{"__proto__": {"rollen": ["ADMIN"]}}', 400],
			['a constructor with a prototype', '{"constructor": {"prototype": {"x": 1}}}', 400],
			['very deep JSON', `{"wuensche":${'['.repeat(60_000)}${']'.repeat(60_000)}}`, [400, 422]],
			['a hundred thousand fields', `{${Array.from({ length: 60_000 }, (_, i) => `"f${i}":1`).join()}}`, 413],
			['more than 128 KiB', `{"motivation":"${'x'.repeat(131_072)}"}`, 413],
		])('%s', async (_, payload, status) => {
			abgelehnt(await roh('POST', AN, payload), status);
		});

		it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])('%s', async (typ) => {
			const antwort = abgelehnt(await roh('POST', AN, 'vorname=Jule', { 'content-type': typ }), 415);
			expect(antwort.error.message).toBe('Bitte senden Sie die Angaben als JSON.');
		});

		const teil = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`;
		it.each([
			['no form at all', 'vorname=Jule', 400],
			['a form cut off', '--x\r\nContent-Disposition: form-data; name="daten"\r\n\r\n{', 400],
			['a NUL in it', `${teil('daten')}{"vorname":"a\\u0000"}\r\n${teil('bild"; filename="a.png')}x\r\n--x--\r\n`, 400],
			['the file before the words', `${teil('bild"; filename="a.png')}x\r\n${teil('daten')}{}\r\n--x--\r\n`, 422],
			[
				'wrong words before a file that never ends',
				`${teil('daten')}{"vorname":7}\r\n${teil('bild"; filename="a.png')}x`,
				422,
			],
			['no file', '--x\r\nContent-Disposition: form-data; name="daten"\r\n\r\n{}\r\n--x--\r\n', 422],
		])('%s', async (_, payload, status) => {
			abgelehnt(await roh('POST', AN, payload, { 'content-type': 'multipart/form-data; boundary=x' }), status);
		});
	});

	describe('characters no text may hold', () => {
		const NUL = 'a\u0000b';
		const HALB = 'a\ud83db';
		it.each([
			['NUL', NUL],
			['half of a character', HALB],
			['an escape', 'a\u001b[31mb'],
		])('%s', async (_, text) => {
			const wunsch = `/v1/freiwilliger/wunsch/${wer.wunschID()}`;
			const anfragen: [Parameters<Fragend>[0], string, object][] = [
				['POST', '/v1/freiwilliger/erfassung', { ...PERSON, vorname: text }],
				['POST', '/v1/freiwilliger/erfassung', { ...PERSON, motivation: text }],
				['POST', '/v1/freiwilliger/erfassung', { ...PERSON, wuensche: [{ einsatzortID: t.ort(0), bemerkung: text }] }],
				['PUT', `/v1/freiwilliger/${wer.id}`, { allergien: text }],
				['PUT', `/v1/freiwilliger/${wer.id}`, { statusManuell: { ziel: 1500, grund: `${text} lang genug` } }],
				['POST', `/v1/freiwilliger/${wer.id}/historie`, { text }],
				['POST', `/v1/freiwilliger/${wer.id}/nachricht`, { betreff: text, text: 'x' }],
				['POST', `${wunsch}/decline`, { grund: text }],
				['PUT', wunsch, { bemerkung: text }],
				['POST', `/v1/freiwilliger/${wer.id}/reset-vertrag`, { grund: text }],
				['POST', `/v1/freiwilliger/${wer.id}/wunsch/${wer.wunschID()}/vertragsabschluss`, { vertragsnummer: text }],
				['PUT', '/v1/user/me/ansichten?liste=bewerbungen', [{ name: text, filter: '{}' }]],
			];
			for (const [methode, pfad, body] of anfragen) abgelehnt(await t.traeger(methode, pfad, body), [400, 422]);
			for (const body of [
				{ login: text, password: 'x' },
				{ login: 'admin@demo.test', password: text },
			]) {
				abgelehnt(await t.niemand('POST', '/v1/auth/login', body), [400, 401]);
			}
			abgelehnt(await t.niemand('POST', '/v1/auth/refresh', { refreshToken: text }), [400, 401]);
			const f = encodeURIComponent(JSON.stringify({ text }));
			const liste = await t.traeger('GET', `/v1/freiwilliger/bewerbungen?f=${f}`);
			if (liste.status !== 200) abgelehnt(liste, 422);
		});
	});

	describe('lists', () => {
		const LISTEN = ['/v1/freiwilliger/bewerbungen', '/v1/freiwilliger/list-freiwillige', '/v1/adresse'] as const;
		const tief = (n: number): object => (n === 0 ? { feld: 'status', op: 'leer' } : { und: [tief(n - 1)] });
		const filter = (f: unknown) => `f=${encodeURIComponent(typeof f === 'string' ? f : JSON.stringify(f))}`;
		const eine = (feld: unknown, op: unknown = 'gleich', wert: unknown = 1) => filter({ und: [{ feld, op, wert }] });

		it.each([
			['a filter that is no JSON', filter('{und')],
			['a filter that is a list', filter([])],
			['an unknown key', filter({ or: [] })],
			['an unknown operator', eine('status', 'like')],
			['an operator of Object', eine('status', 'constructor')],
			['a value of another type', eine('status', 'gleich', "1' or '1'='1")],
			['a value that is an object', eine('status', 'gleich', { $gt: 0 })],
			['a number that is none of the column', eine('status', 'gleich', 2 ** 40)],
			['half a range', eine('status', 'zwischen', [1])],
			['too much to choose from', eine('status', 'in', Array(201).fill(1))],
			['a filter five deep', filter({ und: [tief(5)] })],
			['a filter a thousand deep', filter({ und: [tief(1000)] })],
			['a filter longer than any', filter({ text: 'x'.repeat(9000) })],
		])('%s', async (_, query) => {
			for (const pfad of LISTEN) abgelehnt(await t.verein('GET', `${pfad}?${query}`), 422);
		});

		it.each(['passwort', 'kennwort', 't.status', 'status; drop table event', '__proto__', 'toString', 'suchtext'])(
			'the filter field %s',
			async (feld) => {
				for (const pfad of LISTEN) {
					const antwort = abgelehnt(await t.verein('GET', `${pfad}?${eine(feld)}`), 422);
					expect(antwort.error.message).toBe(`Unbekanntes Filterfeld ${feld}.`);
				}
			},
		);

		it.each(['id', 'name;drop table event', '--name', 'name,ort', '(select 1)', '__proto__', 'constructor', ''])(
			'the order %j',
			async (sort) => {
				for (const pfad of LISTEN) {
					const antwort = abgelehnt(await t.verein('GET', `${pfad}?sort=${encodeURIComponent(sort)}`), 400);
					expect(antwort.error.message).toBe('Nach dieser Spalte kann nicht sortiert werden.');
				}
			},
		);

		it.each(['seite=0', 'seite=-1', 'seite=1e3', 'groesse=9', 'groesse=201', 'groesse=NaN', 'seite=1&seite=2', 'x=1'])(
			'%s',
			async (query) => {
				for (const pfad of LISTEN) abgelehnt(await t.verein('GET', `${pfad}?${query}`), 400);
			},
		);

		it.each([
			'kein JSON',
			'null',
			'[]',
			'{}',
			'{"id":1}',
			'{"id":"1 or 1=1"}',
			`{"id":["${randomUUID()}"]}`,
			'{"id":"__proto__"}',
			'%00',
		])('the cycle %s', async (zyklus) => {
			for (const pfad of [...LISTEN, '/v1/start']) {
				const antwort = abgelehnt(await t.verein('GET', pfad, undefined, { 'x-zyklus': zyklus }), 400);
				expect(antwort.error.message).toBe('Die Angabe x-Zyklus ist nicht lesbar.');
			}
		});

		it('a cycle that does not exist holds nothing', async () => {
			const kopf = { 'x-zyklus': JSON.stringify({ id: randomUUID(), start: "'; drop table event" }) };
			const antwort = await t.traeger('GET', '/v1/freiwilliger/bewerbungen', undefined, kopf);
			expect(antwort.roh.json()).toEqual({ data: [], total: 0, seite: 1, groesse: 50 });
		});
	});

	describe('ids', () => {
		it.each(['1', 'null', '..%2f..', "'", '%00', 'x'.repeat(190)])('%s is none', async (id) => {
			for (const pfad of [`/v1/freiwilliger/${id}`, `/v1/freiwilliger/${id}/historie`, `/v1/adresse/${id}`]) {
				abgelehnt(await t.traeger('GET', pfad), [400, 404]);
			}
			abgelehnt(await t.traeger('POST', `/v1/freiwilliger/wunsch/${id}/contact`, {}), [400, 404]);
		});

		const einige = (mehr: object) =>
			t.traeger('POST', `/v1/freiwilliger/wunsch/${wer.wunschID()}/einigung`, { ...VERTRAG, ...mehr });
		it('of a place of another site, or of none', async () => {
			for (const einsatzortID of [t.ort(1), randomUUID(), t.betreuer(0)]) {
				const antwort = abgelehnt(await einige({ einsatzortID }), 422);
				expect(antwort.error.message).toBe('Bitte wählen Sie einen Einsatzort der Einsatzstelle aus.');
			}
		});

		it('of an unknown place or Dienstart to apply with', async () => {
			const bewerbe = (stelle: object) => t.traeger('POST', `/v1/freiwilliger/${wer.id}/stellen`, [stelle]);
			for (const einsatzortID of [randomUUID(), t.grundlage.stellen[1]?.id]) {
				const antwort = abgelehnt(await bewerbe({ einsatzortID }), 422);
				expect(antwort.error.message).toBe('Bitte wählen Sie einen Einsatzort aus, der im Zyklus teilnimmt.');
			}
			for (const dienstartID of [randomUUID(), wer.id]) {
				const antwort = abgelehnt(await bewerbe({ einsatzortID: t.ort(1), dienstartID }), 422);
				expect(antwort.error.message).toBe('Bitte wählen Sie eine Dienstart aus, die der Einsatzort anbietet.');
			}
		});

		it('of a supervisor who is somebody else’s', async () => {
			const pfad = `/v1/freiwilliger/${wer.id}/wunsch/${wer.wunschID()}/update-betreuer`;
			for (const betreuerUserID of [t.betreuer(1), randomUUID(), wer.id]) {
				const antwort = abgelehnt(await t.traeger('POST', pfad, { betreuerUserID }), 409);
				expect(antwort.error.message).toBe('Für diesen Status muss eine Betreuerin oder ein Betreuer ausgewählt sein.');
			}
		});
	});

	describe('states', () => {
		const wunsch = () => `/v1/freiwilliger/wunsch/${wer.wunschID()}`;
		it.each([
			[
				'Kontaktieren',
				() => t.traeger('POST', `${wunsch()}/contact`, {}),
				'Die Aktion „Kontaktieren“ ist im Status 3000 (In Vertragsverhandlung) nicht möglich.',
			],
			[
				'Verhandlung beginnen',
				() => t.traeger('POST', `${wunsch()}/verhandlung`, {}),
				'Die Aktion „Verhandlung beginnen“ ist im Status 3000 (In Vertragsverhandlung) nicht möglich.',
			],
			[
				'Vertragsabschluss',
				() => t.traeger('POST', `/v1/freiwilliger/${wer.id}/wunsch/${wer.wunschID()}/vertragsabschluss`, {}),
				'Die Aktion „Vertragsabschluss“ ist im Status 3000 (In Vertragsverhandlung) nicht möglich.',
			],
			[
				'Reaktivieren',
				() => t.traeger('DELETE', `${wunsch()}/reactivate`),
				'Die Aktion „Reaktivieren“ ist im Status 3000 (In Vertragsverhandlung) nicht möglich.',
			],
			[
				'Dienstantritt',
				() => t.traeger('POST', `/v1/freiwilliger/${wer.id}/dienstantritt`, { angetreten: true, datum: '2026-09-15' }),
				'Die Aktion „Dienstantritt“ ist im Status 2500 (In Verhandlung) nicht möglich.',
			],
			[
				'Dienstende',
				() => t.traeger('POST', `/v1/freiwilliger/${wer.id}/dienstende`, { datum: '2026-09-15' }),
				'Die Aktion „Dienstende“ ist im Status 2500 (In Verhandlung) nicht möglich.',
			],
		])('refuse %s', async (_, tue, text) => {
			const antwort = abgelehnt(await tue(), 409);
			expect([antwort.error.code, antwort.error.message]).toEqual(['G22', text]);
		});
	});

	it('terms that break several rules at once are all told', async () => {
		const antwort = abgelehnt(
			await t.traeger('POST', `/v1/freiwilliger/wunsch/${wer.wunschID()}/einigung`, {
				vertragsbeginn: '2026-10-01',
				vertragsende: '2026-11-30',
				wochenstunden: 60,
				taschengeld: -5,
			}),
			422,
		);
		const texte = antwort.error.details.map((d) => d.text);
		expect(texte.length).toBeGreaterThan(1);
	});

	it('worst-case texts are checked within 50 ms each', () => {
		const BOESE = [
			'a'.repeat(100_000),
			`${'a'.repeat(50_000)}!`,
			`${'a.'.repeat(50_000)}@`,
			`a@${'a-'.repeat(50_000)}`,
			`a@${'a.'.repeat(50_000)}`,
			' '.repeat(100_000),
			'1 '.repeat(50_000),
			`12${' -12'.repeat(25_000)}x`,
			`+${'1'.repeat(100_000)}`,
			'é'.normalize('NFD').repeat(30_000),
			'\n'.repeat(100_000),
			'DE'.repeat(50_000),
		];
		for (const [name, d] of AUFRUFE) {
			const schema = alsSchema(d);
			const felder = Object.keys((schema.items ?? schema).properties ?? {});
			for (const feld of felder) {
				for (const text of BOESE) {
					const inhalt = { [feld]: text };
					const dauer = rechenzeit(() => (d.body as z.ZodType).safeParse(schema.items ? [inhalt] : inhalt));
					expect(dauer, `${name}, ${feld}: ${text.slice(0, 20)}…`).toBeLessThan(200);
				}
			}
		}
	});
});

describe('stale versions', () => {
	const VERALTET = 'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.';

	it('of personal data', async () => {
		const { version } = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as { version: number };
		const aendere = (ort: string) => t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { ort, version });
		expect((await aendere('Gießen')).status).toBe(200);
		const vorher = await bestand();
		const antwort = abgelehnt(await aendere('Marburg'), 409);
		expect(antwort.error.message).toBe(VERALTET);
		expect(await bestand()).toEqual(vorher);
	});

	it('of a contract, but not because something else of the file changed', async () => {
		type Akte = { vertraege: { id: string; version: number }[] };
		const { vertraege } = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as Akte;
		const { id, version } = vertraege.at(-1) as { id: string; version: number };
		const aendere = (urlaubstage: number) =>
			t.traeger('PUT', `/v1/freiwilliger/${wer.id}/vertrag/${id}`, { urlaubstage, version });
		await t.traeger('POST', `/v1/freiwilliger/${wer.id}/historie`, { text: 'Inzwischen bemerkt' });
		expect((await aendere(28)).error).toBeUndefined();
		const vorher = await bestand();
		expect(abgelehnt(await aendere(30), 409).error.message).toBe(VERALTET);
		expect(await bestand()).toEqual(vorher);
	});

	it('of the same form sent twice at once: one is kept', async () => {
		const { version } = (await t.traeger('GET', `/v1/freiwilliger/${wer.id}`)).data as { version: number };
		const antworten = await Promise.all(
			['Köln', 'Bonn', 'Mainz', 'Trier'].map((ort) => t.traeger('PUT', `/v1/freiwilliger/${wer.id}`, { ort, version })),
		);
		expect(antworten.map((a) => a.status).sort()).toEqual([200, 409, 409, 409]);
	});
});
