import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fragend } from '../portal.fixture.ts';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Files that may mean the same person: found however they are written, told to whom it concerns, decided once. */

let t: Kleinportal;
let lena: Bewerber;
const TAG = '2001-02-03';

beforeAll(async () => {
	t = await kleinportal();
	const person = {
		vorname: 'Lena Marie',
		nachname: 'Müller',
		geburtsdatum: TAG,
		email: 'lena@post.test',
		ort: 'Hanau',
	};
	lena = await t.erfasse([t.ort(0)], person);
});
afterAll(() => t.stop());

interface Akte {
	readonly id: string;
	readonly gruende: readonly string[];
	readonly urteil: string;
	readonly zyklus: string | null;
}

async function suche(person: object, wer: Fragend = t.traeger): Promise<readonly Akte[]> {
	const antwort = await wer('POST', '/v1/freiwilliger/dubletten', person);
	expect(antwort.status, antwort.roh.body).toBe(200);
	return antwort.data as unknown as readonly Akte[];
}
async function anAkte(id: string): Promise<{ moegliche: readonly Akte[]; abgeglichene: readonly Akte[] }> {
	const antwort = await t.traeger('GET', `/v1/freiwilliger/${id}/dubletten`);
	expect(antwort.status, antwort.roh.body).toBe(200);
	return antwort.data as never;
}
const moegliche = async (id: string) => (await anAkte(id)).moegliche.map((a) => a.id);
const urteile = async (id: string) => (await anAkte(id)).abgeglichene.map((a) => [a.id, a.urteil]);
const beurteile = (eine: string, andere: string, urteil: string | null, wer: Fragend = t.traeger) =>
	wer('PUT', `/v1/freiwilliger/${eine}/dubletten/${andere}`, { urteil });
async function letzterSatz(id: string): Promise<string> {
	const { data } = await t.traeger('GET', `/v1/freiwilliger/${id}/historie`);
	return (data as unknown as { satz: string }[])[0]?.satz ?? '';
}

describe('while somebody is entered', () => {
	it.each([
		['spelled otherwise', { vorname: 'LENA', nachname: 'Mueller', geburtsdatum: TAG }, ['NAME_GEBURTSDATUM']],
		['with a slip', { vorname: 'Marie', nachname: 'Mülller', geburtsdatum: TAG }, ['AEHNLICHER_NAME']],
		[
			'with day and month interchanged',
			{ vorname: 'Lena', nachname: 'Müller', geburtsdatum: '2001-03-02' },
			['AEHNLICHES_GEBURTSDATUM'],
		],
		['with the address of e-mail alone', { email: 'Lena@Post.test' }, ['EMAIL']],
	])('%s the file is found', async (_, person, gruende) => {
		expect(await suche(person)).toEqual([
			{
				id: lena.id,
				vorname: 'Lena Marie',
				nachname: 'Müller',
				geburtsdatum: TAG,
				email: 'lena@post.test',
				plz: '35578',
				ort: 'Hanau',
				status: 2000,
				zyklus: '2026/2027',
				gruende,
			},
		]);
	});

	it.each([
		['a twin', { vorname: 'Paul', nachname: 'Müller', geburtsdatum: TAG }],
		['a namesake', { vorname: 'Lena', nachname: 'Müller', geburtsdatum: '1999-12-24' }],
		['a name without a birthday', { vorname: 'Lena', nachname: 'Müller' }],
		['nothing', {}],
	])('%s is nobody known', async (_, person) => expect(await suche(person)).toEqual([]));

	it('files of earlier cycles count, and are named', async () => {
		const person = { vorname: 'Ole', nachname: 'Anders', geburtsdatum: '2002-05-06' };
		const frueher = await t.erfasse([], person, t.grundlage.zyklen[0]?.id);
		expect((await suche(person)).map((a) => [a.id, a.zyklus])).toEqual([[frueher.id, '2025/2026']]);
	});

	it('signs that mean something to the search are only signs', async () => {
		expect(await suche({ vorname: '%', nachname: '_', geburtsdatum: TAG, email: '%@%' })).toEqual([]);
	});
});

describe('two files of one person', () => {
	it('warn of each other until somebody decides; both tell what was decided', async () => {
		const andere = await t.erfasse([], { vorname: 'Lena', nachname: 'Mueller', geburtsdatum: TAG });
		expect([await moegliche(lena.id), await moegliche(andere.id)]).toEqual([[andere.id], [lena.id]]);

		expect((await beurteile(andere.id, lena.id, 'GLEICH')).status).toBe(204);
		expect([await moegliche(lena.id), await moegliche(andere.id)]).toEqual([[], []]);
		expect(await urteile(lena.id)).toEqual([[andere.id, 'GLEICH']]);
		expect(await urteile(andere.id)).toEqual([[lena.id, 'GLEICH']]);
		expect([await letzterSatz(lena.id), await letzterSatz(andere.id)]).toEqual([
			'hat die Akte mit einer anderen Akte derselben Person verknüpft.',
			'hat die Akte mit einer anderen Akte derselben Person verknüpft.',
		]);

		expect((await beurteile(lena.id, andere.id, 'VERSCHIEDEN')).status).toBe(204);
		expect([await urteile(lena.id), await moegliche(andere.id)]).toEqual([[[andere.id, 'VERSCHIEDEN']], []]);

		expect((await beurteile(lena.id, andere.id, null)).status).toBe(204);
		expect([await moegliche(lena.id), await urteile(andere.id)]).toEqual([[andere.id], []]);

		await beurteile(lena.id, andere.id, 'GLEICH');
		await t.traeger('DELETE', `/v1/freiwilliger/${andere.id}?bestaetigung=L%C3%96SCHEN`);
		expect(await anAkte(lena.id)).toEqual({ moegliche: [], abgeglichene: [] });
	});

	it('both at once leave one decision in both', async () => {
		const andere = await t.erfasse([], { vorname: 'Lena', nachname: 'Müller', geburtsdatum: TAG });
		const antworten = await Promise.all([
			beurteile(lena.id, andere.id, 'GLEICH'),
			beurteile(andere.id, lena.id, 'VERSCHIEDEN'),
		]);
		expect(antworten.map((a) => a.status)).toEqual([204, 204]);
		const [[hier] = [], [dort] = []] = [await urteile(lena.id), await urteile(andere.id)];
		expect(hier?.[1]).toBe(dort?.[1]);
	});

	it('are refused where one is missing, and a file is no double of itself', async () => {
		const unbekannt = '00000000-0000-4000-8000-00000000abcd';
		expect((await beurteile(lena.id, unbekannt, 'GLEICH')).status).toBe(404);
		expect((await beurteile(unbekannt, lena.id, 'GLEICH')).status).toBe(404);
		expect((await beurteile(lena.id, lena.id, 'GLEICH')).status).toBe(422);
		expect((await beurteile(lena.id, unbekannt, 'GLEICH', t.verein)).status).toBe(403);
	});
});
