import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HILFE } from '#domain/hilfe/katalog.ts';
import { AUSGABEN } from '#domain/neuerungen/neuerungen.ts';
import { type Antwort, type Fragend, inject } from '../portal.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Help texts of three levels, and the news. */

let t: Kleinportal;
let systemadmin: Fragend;
let jule: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	systemadmin = (await t.konto(['SYSTEMADMIN'])).frage;
	jule = await t.registriere([t.ort(0)]);
});
afterAll(() => t.stop());
beforeEach(async () => {
	await t.umgebung.pool.query('delete from hilfetext');
});

interface Ebene {
	readonly ebene: number;
	readonly content: string;
	readonly version: number;
	readonly bearbeitbar: boolean;
}
interface Hilfetext {
	readonly key: string;
	readonly text: string;
	readonly ebenen: readonly Ebene[];
}
const wer = (name: string): Fragend =>
	({
		niemand: t.niemand,
		freiwillig: jule.frage,
		verein: t.verein,
		traeger: t.traeger,
		admin: t.admin,
		systemadmin,
	})[name] as Fragend;
const mitToken =
	(token: string): Fragend =>
	(method, pfad, payload) =>
		inject(t.app, { method, url: `/api${pfad}`, ...(payload ? { payload: payload as object } : {}) }, token);
const lies = async (frage: Fragend, key = 'bewerbungen') =>
	(await frage('GET', `/v1/stammdaten/help/${key}`)).data as Hilfetext;
const ebene = async (frage: Fragend, nr: number, key?: string) =>
	(await lies(frage, key)).ebenen.find((e) => e.ebene === nr);
const schreibe = (frage: Fragend, nr: number, content: string, version?: number, key = 'bewerbungen') =>
	frage('PATCH', `/v1/stammdaten/help/${key}`, { ebene: nr, content, ...(version === undefined ? {} : { version }) });
const absage = ({ status, error }: Antwort) => [status, error?.code, error?.message];

describe('help texts', () => {
	it('are there for everybody, with the words the product comes with', async () => {
		const texte = (await t.niemand('GET', '/v1/stammdaten/help')).data as Hilfetext[];
		expect(texte.map(({ key, text }) => [key, text])).toEqual(
			Object.entries(HILFE).map(([key, { text }]) => [key, text]),
		);
		expect(texte.flatMap(({ ebenen }) => ebenen).filter((e) => e.bearbeitbar || e.ebene === 3)).toEqual([]);
	});

	it('show the product’s words, then the Traeger’s, then the own', async () => {
		await schreibe(t.traeger, 3, 'Eigenes');
		await schreibe(t.traeger, 2, 'Vom Träger');
		await schreibe(systemadmin, 1, 'Vom Produkt');
		expect((await lies(t.traeger)).text).toBe('Vom Produkt\n\nVom Träger\n\nEigenes');
		expect((await lies(t.verein)).text).toBe('Vom Produkt\n\nVom Träger');
	});

	it.each(['GET', 'PATCH'] as const)('%s of an unknown key is refused by name', async (methode) => {
		const body = methode === 'GET' ? undefined : { ebene: 3, content: 'x' };
		expect(absage(await t.admin(methode, '/v1/stammdaten/help/gibt-es-nicht', body))).toEqual([
			404,
			'HILFE',
			'Hilfetext nicht definiert',
		]);
	});

	// Table: permission matrix, help text level 1 / 2 / 3.
	it.each([
		['niemand', 401, 401, 401],
		['freiwillig', 403, 403, 200],
		['verein', 403, 403, 200],
		['traeger', 403, 200, 200],
		['admin', 403, 200, 200],
		['systemadmin', 200, 200, 200],
	] as const)('are changed by %s with %i, %i and %i', async (name, ...erwartet) => {
		for (const [i, status] of erwartet.entries()) {
			const content = `${name} ${i + 1}`;
			const einzeln = await schreibe(wer(name), i + 1, content, undefined, 'konto');
			const viele = await wer(name)('PATCH', '/v1/stammdaten/help', [{ key: 'konto', ebene: i + 1, content }]);
			expect([einzeln.status, viele.status]).toEqual([status, status]);
			const danach = await ebene(wer(name), i + 1, 'konto');
			if (status === 200) expect(danach?.content).toBe(content);
			else expect(danach?.content).not.toBe(content);
		}
	});

	it('of level 3 are nobody else’s, not even from who acts in one’s view', async () => {
		await schreibe(jule.frage, 3, 'Nur für mich');
		for (const name of ['niemand', 'verein', 'traeger', 'admin', 'systemadmin'])
			expect((await lies(wer(name))).text).not.toContain('Nur für mich');
		const ansicht = await t.traeger('POST', `/v1/freiwilliger/${jule.id}/impersonate`);
		const drin = mitToken((ansicht.data as { token: string }).token);
		expect((await lies(drin)).ebenen.map((e) => e.ebene)).not.toContain(3);
		expect(absage(await schreibe(drin, 3, 'Fremdes'))).toEqual([
			403,
			'G32',
			'Diese Aktion ist in der Benutzeransicht eines anderen nicht möglich.',
		]);
		expect((await ebene(jule.frage, 3))?.content).toBe('Nur für mich');
	});

	it('of level 2 reach only whom the page is for', async () => {
		await schreibe(t.traeger, 2, 'Intern: Durchwahl 12', undefined, 'bewerbungen');
		await schreibe(t.traeger, 2, 'Für alle', undefined, 'anmelden');
		for (const name of ['niemand', 'freiwillig']) {
			const alle = (await wer(name)('GET', '/v1/stammdaten/help')).roh.body;
			expect([name, alle.includes('Durchwahl'), alle.includes('Für alle')]).toEqual([name, false, true]);
		}
		expect((await lies(t.verein)).text).toContain('Durchwahl');
	});

	it('tell whoever saw an older version, and keep what is there', async () => {
		expect((await schreibe(t.traeger, 2, 'eins', 0)).status).toBe(200);
		expect(absage(await schreibe(t.admin, 2, 'zwei', 0))).toEqual([
			409,
			'VERSION',
			'Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.',
		]);
		expect(await ebene(t.admin, 2)).toMatchObject({ content: 'eins', version: 1 });
		expect((await schreibe(t.traeger, 2, 'eins', 0)).status).toBe(200);
		expect((await schreibe(t.admin, 2, 'zwei', 1)).status).toBe(200);
	});

	it('let one of many who write at once through', async () => {
		const versuche = await Promise.all(
			Array.from({ length: 8 }, (_, i) => schreibe(i % 2 ? t.admin : t.traeger, 2, `Fassung ${i}`, 0)),
		);
		expect(versuche.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
	});

	it('change together or not at all', async () => {
		const aenderungen = [
			{ key: 'konto', ebene: 2, content: 'neu' },
			{ key: 'start', ebene: 1, content: 'verboten' },
		];
		expect((await t.admin('PATCH', '/v1/stammdaten/help', aenderungen)).status).toBe(403);
		expect((await ebene(t.admin, 2, 'konto'))?.content).toBe('');
		const beide = await systemadmin('PATCH', '/v1/stammdaten/help', aenderungen);
		expect((beide.data as Hilfetext[]).map(({ key }) => key)).toEqual(['konto', 'start']);
	});

	it('lose a level by empty words; the product’s come back', async () => {
		await schreibe(systemadmin, 1, 'Anders');
		await schreibe(systemadmin, 1, '  ');
		expect((await lies(t.verein)).text).toBe(HILFE.bewerbungen.text);
		await schreibe(t.verein, 3, 'Notiz');
		await schreibe(t.verein, 3, '');
		expect((await lies(t.verein)).text).toBe(HILFE.bewerbungen.text);
	});

	it.each([
		['too long', 'x'.repeat(4001)],
		['with control characters', 'a\u0007b'],
	])('%s are refused at the field', async (_, content) => {
		const { status, error } = await schreibe(t.traeger, 2, content);
		expect([status, error.details[0]?.feld]).toEqual([422, 'content']);
	});

	it('keep markup as the plain text it is', async () => {
		const boese = '<img src=x onerror=alert(1)>';
		await schreibe(t.traeger, 2, boese);
		expect((await ebene(t.verein, 2))?.content).toBe(boese);
	});

	it('of level 3 go with the account', async () => {
		const kim = await t.registriere([t.ort(0)]);
		await schreibe(kim.frage, 3, 'Kims Notiz');
		const geloescht = await t.admin('DELETE', `/v1/freiwilliger/${kim.id}?bestaetigung=L%C3%96SCHEN`);
		expect(geloescht.status).toBeLessThan(300);
		const { rows } = await t.umgebung.pool.query(`select from hilfetext where content = 'Kims Notiz'`);
		expect(rows).toEqual([]);
	});
});

describe('news', () => {
	it('are told to everybody, newest first', async () => {
		const ausgaben = (await t.niemand('GET', '/v1/system/changelog')).data as { version: string; notes: object[] }[];
		expect(ausgaben.map(({ version }) => version)).toEqual(AUSGABEN.map(({ version }) => version));
		expect(ausgaben[0]?.notes).toEqual(AUSGABEN[0]?.notes);
	});
});
