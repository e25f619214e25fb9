import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mahneTaeglich } from '#commands/mahnwesen/mahnen.ts';
import { akteVon, anforderung, gelungen, vorlage } from '../dokumente.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Exceptions from the reminders, asked for on 01.10.2026: the first reminder is due on 11.10. */
let t: Kleinportal;
let specs: readonly [string, string];
let wer: Angemeldet;
let gefragt: readonly [string, string];

beforeAll(async () => {
	t = await kleinportal();
	t.stelleUhr('2026-10-01');
	const spec = (bezeichnung: string) => vorlage(t, { bezeichnung, stufen: [{ abStatus: 2000, stufe: 'PFLICHT' }] });
	specs = [await spec('Personalausweis'), await spec('Schulzeugnis')];
	wer = await t.registriere([t.ort(0)]);
	gefragt = [await anforderung(t, wer, specs[0]), await anforderung(t, wer, specs[1])];
});
afterAll(() => t.stop());

type Umfang = 'DOKUMENT' | 'PERSON' | 'SPEC';
const setze = (umfang: Umfang, id: string, regel: object, frage = t.traeger, grund = 'Das Amt braucht drei Wochen') =>
	frage('POST', '/v1/mahnwesen/ausnahme', { umfang, id, regel, grund });
const beende = (umfang: Umfang, id: string, frage = t.traeger) =>
	frage('DELETE', `/v1/mahnwesen/ausnahme/${umfang}/${id}`);

interface Mahnwesen {
	readonly naechster: { readonly tag: string; readonly geplant: number; readonly dokumente: number } | null;
	readonly mahnungen: readonly { readonly anforderungID: string }[];
	readonly ruhende: readonly { readonly anforderungID: string; readonly grund: string; readonly bis: string | null }[];
	readonly ausnahmen: readonly { readonly umfang: Umfang; readonly id: string; readonly grund: string }[];
}
const mahnwesen = async (query = '') =>
	gelungen(await t.traeger('GET', `/v1/dokumente/mahnwesen${query}`)) as unknown as Mahnwesen;
const amElften = async () => {
	const { mahnungen } = await mahnwesen('?tag=2026-10-11');
	return gefragt.map((id) => mahnungen.some(({ anforderungID }) => anforderungID === id));
};

it('one mail tells of both documents', async () => {
	expect((await mahnwesen()).naechster).toMatchObject({ tag: '2026-10-11', geplant: 1, dokumente: 2 });
});

describe('an exception', () => {
	it('of one document puts it off, is listed with its reason, and ends by a click', async () => {
		expect((await setze('DOKUMENT', gefragt[0], { art: 'AUSGESETZT_BIS', bis: '2026-10-20' })).status).toBe(204);
		expect(await amElften()).toEqual([false, true]);
		const { ausnahmen, ruhende } = await mahnwesen();
		expect(ausnahmen).toMatchObject([
			{ umfang: 'DOKUMENT', id: gefragt[0], dokument: 'Personalausweis', grund: 'Das Amt braucht drei Wochen' },
		]);
		expect(ruhende).toMatchObject([{ anforderungID: gefragt[0], grund: 'AUSGESETZT', bis: '2026-10-20' }]);
		const { anforderungen } = await akteVon(t.traeger, wer);
		expect(anforderungen.find(({ id }) => id === gefragt[0])).toMatchObject({ naechsteMahnung: '2026-10-20' });
		expect((await beende('DOKUMENT', gefragt[0])).status).toBe(204);
		expect(await amElften()).toEqual([true, true]);
		expect((await mahnwesen()).ausnahmen).toEqual([]);
	});

	it('of a person holds for all documents, that of one document before it', async () => {
		gelungen(await setze('PERSON', wer.id, { art: 'NIE' }));
		expect(await amElften()).toEqual([false, false]);
		gelungen(await setze('DOKUMENT', gefragt[1], { art: 'TAKT', alleTage: 14, hoechstens: 5 }));
		expect(await amElften()).toEqual([false, true]);
		await beende('PERSON', wer.id);
		await beende('DOKUMENT', gefragt[1]);
	});

	it('of a specification holds for whoever owes it, and stands in its history', async () => {
		gelungen(await setze('SPEC', specs[0], { art: 'NIE' }));
		expect(await amElften()).toEqual([false, true]);
		await beende('SPEC', specs[0]);
		expect(await amElften()).toEqual([true, true]);
		const { data } = await t.traeger('GET', `/v1/dokumentspec/${specs[0]}/historie`);
		expect(data).toMatchObject([
			{ satz: expect.stringContaining('wieder wie bei allen') },
			{ satz: 'hat die Erinnerungen an dieses Dokument abgestellt.' },
			{},
			{},
		]);
	});

	it('stands in the history of the file, with its reason', async () => {
		const { data } = await t.traeger('GET', `/v1/freiwilliger/${wer.id}/historie`);
		const verlauf = JSON.stringify(data);
		expect(verlauf).toContain('hat die Erinnerungen an „Personalausweis“ bis 20.10.2026 ausgesetzt.');
		expect(verlauf).toContain('hat die Erinnerungen an alle Dokumente abgestellt.');
		expect(verlauf).toContain('Das Amt braucht drei Wochen');
	});
});

describe('refused', () => {
	it('to everybody but the Traeger', async () => {
		for (const frage of [wer.frage, t.verein]) {
			expect((await setze('PERSON', wer.id, { art: 'NIE' }, frage)).status).toBe(403);
			expect((await setze('SPEC', specs[0], { art: 'NIE' }, frage)).status).toBe(403);
			expect((await beende('DOKUMENT', gefragt[0], frage)).status).toBe(403);
		}
		expect((await setze('PERSON', wer.id, { art: 'NIE' }, t.admin)).status).toBe(204);
		expect((await beende('PERSON', wer.id, t.admin)).status).toBe(204);
	});

	it.each([
		['a rhythm out of bounds', { art: 'TAKT', alleTage: 91, hoechstens: 5 }, 'Bitte geben Sie 1 bis 90 Tage an.'],
		['more than ten', { art: 'TAKT', alleTage: 7, hoechstens: 11 }, 'Bitte geben Sie 1 bis 10 an.'],
		['a pause that is over', { art: 'AUSGESETZT_BIS', bis: '2026-10-01' }, 'Bitte wählen Sie einen Tag nach heute.'],
	])('%s', async (_, regel, text) => {
		const antwort = await setze('DOKUMENT', gefragt[0], regel);
		expect(antwort.status).toBeGreaterThanOrEqual(400);
		expect(antwort.status).toBeLessThan(500);
		expect(JSON.stringify(antwort.error)).toContain(text);
	});

	it('without a reason, and for what there is not', async () => {
		const ohne = await setze('PERSON', wer.id, { art: 'NIE' }, t.traeger, ' x ');
		expect(JSON.stringify(ohne.error)).toContain('mindestens 3 Zeichen');
		for (const umfang of ['DOKUMENT', 'PERSON', 'SPEC'] as const)
			expect((await setze(umfang, randomUUID(), { art: 'NIE' })).status).toBe(404);
	});
});

it('the daily job goes by them: put off until its day, in a rhythm of its own', async () => {
	gelungen(await setze('DOKUMENT', gefragt[0], { art: 'AUSGESETZT_BIS', bis: '2026-10-20' }));
	gelungen(await setze('PERSON', wer.id, { art: 'TAKT', alleTage: 3, hoechstens: 3 }));
	for (let tag = 10; tag <= 26; tag++) {
		t.stelleUhr(`2026-10-${tag}`);
		await mahneTaeglich({ umgebung: t.umgebung });
	}
	const { rows } = await t.umgebung.pool.query<{ id: string; tag: string }>(
		`select facts ->> 'anforderungID' as id, right(facts ->> 'tag', 2) as tag from event
		where stream = $1 and type = 'DokumentGemahnt' order by version`,
		[`Akte-${wer.id}`],
	);
	const tage = gefragt.map((id) => rows.filter((r) => r.id === id).map(({ tag }) => tag));
	expect(tage).toEqual([
		['20', '23', '26'],
		['11', '14', '17'],
	]);
});
