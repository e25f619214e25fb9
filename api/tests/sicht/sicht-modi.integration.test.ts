import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bewerber, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Table: the three modes of visibility. What the tenant changes counts with the next request. */

let t: Kleinportal;
/** With a wish at the third Einsatzstelle, and without any: open for suggestions. */
let anderswo: Bewerber;
let imPool: Bewerber;
beforeAll(async () => {
	t = await kleinportal();
	anderswo = await t.erfasse([t.ort(2)]);
	imPool = await t.erfasse([]);
});
afterAll(() => t.stop());

const lies = ({ id }: Bewerber) => t.verein('GET', `/v1/freiwilliger/${id}`);
const FELDER = ['vorname', 'nachname', 'geburtsdatum', 'mobil', 'plz', 'ort'];
/** Of an applicant. */
const BEWERBUNG = FELDER.filter((feld) => feld !== 'geburtsdatum');
const sichtbar = async (wer: Bewerber) => {
	const antwort = await lies(wer);
	return antwort.status === 200 ? FELDER.filter((f) => f in (antwort.data as object)) : null;
};
const pool = async () => (await t.verein('GET', '/v1/freiwilliger/pool')).data as Record<string, unknown>[];

describe('the staff of another site', () => {
	it('sees neither by default', async () => {
		expect([await sichtbar(anderswo), await sichtbar(imPool)]).toEqual([null, null]);
		expect(await pool()).toEqual([]);
	});

	it('sees of the pool a first name, the age and the place, where the tenant opens it', async () => {
		await t.setzeParameter({ freiwilligenSichtbarkeitMode: 'EIGENE_UND_POOL' });
		expect([await sichtbar(anderswo), await sichtbar(imPool)]).toEqual([null, ['vorname', 'plz', 'ort']]);
		expect((await lies(imPool)).data).toMatchObject({ alter: 20 });
		expect(await pool()).toMatchObject([{ freiwilligerID: imPool.id, vorname: 'Jule', nachname: null, alter: 20 }]);
		const suche = async (text: string) => {
			const f = encodeURIComponent(JSON.stringify({ text }));
			return (await t.verein('GET', `/v1/freiwilliger/pool?f=${f}`)).data as unknown[];
		};
		const { nachname, email } = (await t.traeger('GET', `/v1/freiwilliger/${imPool.id}`)).data as Record<
			string,
			string
		>;
		expect([(await suche('Jule')).length, (await suche(nachname ?? '')).length]).toEqual([1, 0]);
		expect(await suche(email ?? nachname ?? '')).toEqual([]);
	});

	it('learns the full name only after its suggestion is accepted', async () => {
		const vorschlag = await t.verein('POST', `/v1/freiwilliger/${imPool.id}/vorschlag`, {
			einsatzortID: t.ort(0),
			betreuerUserID: t.betreuer(0),
			nachricht: 'Kommen Sie zu uns.',
			dienstartID: t.dienstart('FSJ'),
		});
		expect(vorschlag.error).toBeUndefined();
		expect(await sichtbar(imPool)).toEqual(['vorname', 'plz', 'ort']);
		const { id } = vorschlag.data as { id: string };
		const antwort = await t.traeger('POST', `/v1/freiwilliger/${imPool.id}/stellen/${id}/vorschlag`, {
			annehmen: true,
		});
		expect(antwort.error).toBeUndefined();
		expect(await sichtbar(imPool)).toEqual(BEWERBUNG);
	});

	it('sees every confirmed applicant where the tenant shows all, with place and state of the other wishes', async () => {
		await t.setzeParameter({ freiwilligenSichtbarkeitMode: 'ALLE' });
		expect(await sichtbar(anderswo)).toEqual(BEWERBUNG);
		const { wuensche } = (await lies(anderswo)).data as { wuensche: object[] };
		expect(wuensche).toMatchObject([
			{ einsatzortID: t.ort(2), status: 0, betreuer: null, bemerkung: null, plaetze: null },
		]);
		const kontakt = await t.verein('POST', `/v1/freiwilliger/wunsch/${anderswo.wunschID()}/contact`, {});
		expect(kontakt.status).toBe(404);
		const liste = async () => (await t.verein('GET', '/v1/freiwilliger/bewerbungen')).data as object[];
		expect(await liste()).toContainEqual(
			expect.objectContaining({ freiwilligerID: anderswo.id, einsatzortID: t.ort(2), betreuer: null }),
		);
		await t.setzeParameter({ freiwilligenSichtbarkeitMode: 'EIGENE' });
		expect(await liste()).not.toContainEqual(expect.objectContaining({ freiwilligerID: anderswo.id }));
		expect(await sichtbar(anderswo)).toBeNull();
	});
});
