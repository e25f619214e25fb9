import { afterAll, beforeAll, expect, it } from 'vitest';
import { arbeite, dienender, gelungen } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** A file as it was: seminars and their days stand there as of that day, too. */

let t: Kleinportal;
let lena: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	lena = await dienender(t);
});
afterAll(() => t.stop());

interface Stand {
	readonly seminare: readonly { bezeichnung: string; wert: string | null; status: unknown }[];
	readonly unterschiede: readonly { gruppe: string; bezeichnung: string; von: string | null; nach: string | null }[];
}
const standAm = async (tag: string) =>
	gelungen(await t.traeger('GET', `/v1/freiwilliger/${lena.id}/stand?am=${tag}`)) as Stand;
const seminarunterschiede = ({ unterschiede }: Stand) =>
	unterschiede.flatMap(({ gruppe, bezeichnung, von, nach }) =>
		gruppe === 'Seminare' ? [[bezeichnung, von, nach]] : [],
	);

it('shows days and seminars as of then, and what of them has changed since', async () => {
	const [vorher, angemeldet, verlegt] = ['2026-10-05', '2026-10-06', '2026-10-07'];
	t.stelleUhr(vorher);
	const neu = {
		bezeichnung: 'Sport für alle',
		seminartypID: 'ZWISCHEN',
		termine: [{ von: '2027-01-11', bis: '2027-01-15' }],
		geplanteTage: 5,
		ort: 'Sporthaus Grünberg',
	};
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	t.stelleUhr(angemeldet);
	gelungen(await t.traeger('POST', `/v1/${lena.id}/seminarplanung/seminar/${id}`));
	t.stelleUhr(verlegt);
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { termine: [{ von: '2027-02-08', bis: '2027-02-12' }] }));
	await arbeite(t.umgebung);

	const damals = await standAm(vorher);
	expect(damals.seminare.map(({ bezeichnung }) => bezeichnung)).not.toContain('Sport für alle');
	expect(damals.seminare).toContainEqual({ bezeichnung: 'Seminartage geplant', wert: '0', status: null });
	expect(seminarunterschiede(damals)).toEqual([
		['Seminartage geplant', '0', '5'],
		['Sport für alle', null, '00 (Geplant)'],
		['Sport für alle, Termin', null, '08.–12.02.2027'],
		['Sport für alle, Tage', null, '5'],
	]);

	const danach = await standAm(angemeldet);
	expect(danach.seminare).toContainEqual({
		bezeichnung: 'Sport für alle',
		wert: '00 (Geplant)',
		status: { katalog: 'SEMINARNACHWEIS', nummer: 0 },
	});
	expect(danach.seminare).toContainEqual({ bezeichnung: 'Seminartage geplant', wert: '5', status: null });
	expect(seminarunterschiede(danach)).toEqual([['Sport für alle, Termin', '11.–15.01.2027', '08.–12.02.2027']]);
	expect(seminarunterschiede(await standAm(verlegt))).toEqual([]);
});
