import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ausgang } from '#api/contract/route.ts';
import type { barrierefreiheit } from '#api/contract/system/barrierefreiheit.ts';
import { raeumeAuf } from '#commands/auftraege/aufraeumen.ts';
import { leere, postamt } from '#commands/mail/post.fixture.ts';
import { type Senke, starteSenke } from '#commands/mail/senke.fixture.ts';
import { type Testportal, testportal } from '../portal.fixture.ts';

/** The statement and its messages (BITV 2.0 § 7, BGG § 12b), by HTTP and SMTP. */

let t: Testportal;
let senke: Senke;
beforeAll(async () => {
	t = await testportal({ JETZT: '2027-01-31T09:00:00Z' });
	senke = await starteSenke();
});
afterAll(async () => {
	await senke?.stop();
	await t.stop();
});
beforeEach(async () => {
	for (const tabelle of ['outbox', 'bremse', 'barrieremeldung'])
		await t.portal.umgebung.pool.query(`delete from ${tabelle}`);
	senke.empfangen.length = 0;
});

type Meldung = Ausgang<typeof barrierefreiheit.listeBarrieremeldungen>['data'][number];
type Erklaerung = Ausgang<typeof barrierefreiheit.holeErklaerung>['data'];

const MELDUNG = {
	text: 'Die Liste neben der Karte\nliest mein Programm nicht vor.',
	seite: '/karte',
	name: 'Lena Sommer',
	email: 'lena@post.test',
};
const PFAD = '/v1/barrierefreiheit/meldungen';
const melde = async (anders: object = {}) => (await t.niemand('POST', PFAD, { ...MELDUNG, ...anders })).status;
const liste = async (): Promise<Meldung[]> => (await (await t.als('traeger@demo.test'))('GET', PFAD)).data;

describe('the statement', () => {
	it('says to anybody what the law asks for', async () => {
		const { status, data } = await t.niemand('GET', '/v1/barrierefreiheit');
		expect(status).toBe(200);
		expect(data as Erklaerung).toMatchObject({
			traeger: 'Sportverband Lahn-Main',
			bindung: 'FREIWILLIG',
			vereinbarkeit: 'TEILWEISE',
			bewertung: { durch: 'HERSTELLER', istVeraltet: false },
			kontakt: { email: 'freiwilligendienste@demo.test' },
			durchsetzungsstelle: null,
		});
	});

	it('names the contact and the body the tenant has entered', async () => {
		const admin = await t.als('admin@demo.test');
		const angaben = {
			barrierefreiheitBindung: 'LAND',
			barrierefreiheitMail: 'barriere@traeger.test',
			durchsetzungsstelle: 'Durchsetzungsstelle des Landes',
			durchsetzungsstelleAnschrift: 'Am Markt 1\n12345 Musterstadt',
			durchsetzungsstelleMail: 'stelle@land.test',
			durchsetzungsstelleLink: 'https://land.test/durchsetzung',
		};
		expect((await admin('PUT', '/v1/parameter', angaben)).status).toBe(200);
		expect((await t.niemand('GET', '/v1/barrierefreiheit')).data as Erklaerung).toMatchObject({
			bindung: 'LAND',
			kontakt: { email: 'barriere@traeger.test' },
			durchsetzungsstelle: {
				name: 'Durchsetzungsstelle des Landes',
				anschrift: 'Am Markt 1\n12345 Musterstadt',
				email: 'stelle@land.test',
				link: 'https://land.test/durchsetzung',
			},
		});
		expect((await admin('PUT', '/v1/parameter', { durchsetzungsstelleLink: 'javascript:alert(1)' })).status).toBe(422);
		await admin('PUT', '/v1/parameter', { barrierefreiheitBindung: 'FREIWILLIG', barrierefreiheitMail: null });
	});
});

describe('a message', () => {
	it('goes to the contact and waits for its answer until a month has passed', async () => {
		expect(await melde()).toBe(204);
		const [meldung] = await liste();
		// The last day of February: January has more days.
		expect(meldung).toMatchObject({ ...MELDUNG, frist: '2027-02-28', beantwortetAm: null });
		await leere(postamt({ umgebung: t.portal.umgebung }, senke));
		expect(senke.empfangen.map(({ an }) => an)).toEqual(['freiwilligendienste@demo.test']);
		const { text = '', subject } = senke.empfangen[0]?.mail ?? {};
		expect(subject).toBe(`Meldung ${meldung?.nummer} zur Barrierefreiheit`);
		for (const wort of ['28.02.2027', 'liest mein Programm nicht vor.', '/karte', 'lena@post.test'])
			expect(text).toContain(wort);
		expect(text).toContain('/admin/barrierefreiheit');
	});

	it('is answered once, by mail where an address was given', async () => {
		await melde();
		const [{ id = '' } = {}] = await liste();
		const traeger = await t.als('traeger@demo.test');
		expect((await traeger('POST', `${PFAD}/${id}/antwort`, { text: ' ' })).status).toBe(422);
		expect((await traeger('POST', `${PFAD}/${id}/antwort`, { text: 'Danke, das ist behoben.' })).status).toBe(204);
		const noch = await traeger('POST', `${PFAD}/${id}/antwort`, { text: 'Noch einmal' });
		expect([noch.status, noch.error.message]).toEqual([409, 'Diese Meldung ist schon beantwortet.']);
		const [beantwortet] = await liste();
		expect(beantwortet).toMatchObject({
			beantwortetVon: { name: 'Sabine Koch' },
			antwort: 'Danke, das ist behoben.',
		});
		await leere(postamt({ umgebung: t.portal.umgebung }, senke));
		// Nobody is asked any more to answer it.
		expect(senke.empfangen.map(({ an }) => an)).toEqual(['lena@post.test']);
		const text = senke.empfangen[0]?.mail.text ?? '';
		for (const wort of [
			'Guten Tag Lena Sommer,',
			'Danke, das ist behoben.',
			'liest mein Programm',
			'/barrierefreiheit',
		])
			expect(text).toContain(wort);
	});

	it('without name and address is kept, and its answer only noted', async () => {
		expect(await melde({ name: '', email: null, seite: undefined })).toBe(204);
		const [meldung] = await liste();
		expect(meldung).toMatchObject({ name: null, email: null, seite: null });
		const traeger = await t.als('traeger@demo.test');
		await t.portal.umgebung.pool.query('delete from outbox');
		expect((await traeger('POST', `${PFAD}/${meldung?.id}/antwort`, { text: 'Behoben.' })).status).toBe(204);
		await leere(postamt({ umgebung: t.portal.umgebung }, senke));
		expect(senke.empfangen).toEqual([]);
	});

	it('stands on the start page of the Traeger from a week before its term', async () => {
		await melde();
		const stand = async (login: string) => {
			const { barrieremeldungen } = (await (await t.als(login))('GET', '/v1/start')).data as Start;
			return barrieremeldungen;
		};
		expect(await stand('traeger@demo.test')).toEqual({ anzahl: 0, frist: null });
		await t.portal.umgebung.pool.query(`update barrieremeldung set frist = '2027-02-07'`);
		expect(await stand('traeger@demo.test')).toEqual({ anzahl: 1, frist: '2027-02-07' });
		expect(await stand('verein@demo.test')).toEqual({ anzahl: 0, frist: null });
		await t.portal.umgebung.pool.query(`update barrieremeldung set beantwortet_am = now()`);
		expect(await stand('traeger@demo.test')).toEqual({ anzahl: 0, frist: null });
	});

	it('is gone when its writer wants it, and a year after its answer', async () => {
		await melde();
		await melde({ text: 'Beantwortet und alt' });
		await melde({ text: 'Offen und alt' });
		const { umgebung } = t.portal;
		await umgebung.pool.query(
			`update barrieremeldung set beantwortet_am = now() - interval '13 months' where text like 'Beantwortet%'`,
		);
		await umgebung.pool.query(
			`update barrieremeldung set eingegangen_am = now() - interval '3 years' where text like 'Offen%'`,
		);
		await raeumeAuf(umgebung);
		const meldungen = await liste();
		expect(meldungen.map(({ text }) => text).sort()).toEqual([MELDUNG.text, 'Offen und alt'].sort());
		const traeger = await t.als('traeger@demo.test');
		const { id = '' } = meldungen.find(({ text }) => text === MELDUNG.text) ?? {};
		expect((await traeger('DELETE', `${PFAD}/${id}`)).status).toBe(204);
		expect((await traeger('DELETE', `${PFAD}/${id}`)).status).toBe(404);
		expect(await liste()).toHaveLength(1);
		await leere(postamt({ umgebung }, senke));
		expect(senke.empfangen.map(({ mail }) => mail.text).join()).not.toContain('liest mein Programm');
	});

	it('of a program is swallowed, a bad one is refused, and so is the eleventh in an hour', async () => {
		expect(await melde({ webseite: 'https://kauf.test' })).toBe(204);
		expect(await liste()).toEqual([]);
		expect(await melde({ text: ' ' })).toBe(422);
		expect(await melde({ email: 'keine' })).toBe(422);
		expect(await melde({ name: '<script>' })).toBe(422);
		expect(await melde({ text: 'x'.repeat(4001) })).toBe(422);
		await t.portal.umgebung.pool.query('delete from bremse');
		const status: number[] = [];
		for (let i = 0; i < 11; i++) status.push(await melde());
		expect(status).toEqual([...Array<number>(10).fill(204), 429]);
	});
});

interface Start {
	readonly barrieremeldungen: { readonly anzahl: number; readonly frist: string | null };
}
