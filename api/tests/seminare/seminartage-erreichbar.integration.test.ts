import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rechneSeminartageNach } from '#commands/seminar/erreichbarkeit.ts';
import { addiereTage } from '#domain/datum.ts';
import { KEIM } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { arbeite, dienender, gelungen } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Whose seminar days can't be had any more: what is reckoned for the lists is what his file says. */

let t: Kleinportal;
let alle: Angemeldet[];
beforeAll(async () => {
	t = await kleinportal();
	alle = [];
	for (let n = 0; n < 6; n++) alle.push(await dienender(t));
});
afterAll(() => t.stop());

const rechne = () => rechneSeminartageNach(t.umgebung);

interface Stand {
	readonly nichtMehrErreichbarAb: string | null;
	readonly istVerplant: boolean;
}
/** The earliest day his file tells of that nothing planned covers. */
async function lautAkte({ id }: Angemeldet): Promise<string | null> {
	const { stand, teile, isHinweis } = gelungen(await t.traeger('GET', `/v1/${id}/seminarplanung`)) as {
		stand: Stand;
		teile: { stand: Stand }[];
		isHinweis: boolean;
	};
	const gezaehlte = [stand, ...(isHinweis ? [] : teile.map((teil) => teil.stand))];
	const tage = gezaehlte.flatMap((s) => (s.istVerplant ? [] : (s.nichtMehrErreichbarAb ?? [])));
	return tage.toSorted()[0] ?? null;
}
interface Zeile {
	readonly freiwilligerID: string;
	readonly seminartageVerlorenAb: string | null;
	readonly seminartageBerechnetAm: string | null;
}
const liste = async (frage = t.traeger, ...und: object[]) => {
	const f = und.length ? `?f=${encodeURIComponent(JSON.stringify({ und }))}` : '';
	return gelungen(await frage('GET', `/v1/freiwilliger/list-freiwillige${f}`)) as Zeile[];
};
const lautListe = async () => new Map((await liste()).map((z) => [z.freiwilligerID, z.seminartageVerlorenAb] as const));
const filter = (wert: string) => ({ feld: 'seminartageErreichbar', op: 'gleich', wert });

let nr = 0;
async function seminar(rest: object): Promise<string> {
	nr += 1;
	const neu = { bezeichnung: `Seminar ${nr}`, seminartypID: 'FREI', geplanteTage: 5, ort: 'Edersee', ...rest };
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	return id;
}
const person = (n: number): Angemeldet => alle[n] as Angemeldet;

async function allesWieInDerAkte(): Promise<void> {
	const gerechnet = await lautListe();
	for (const wer of alle) expect(gerechnet.get(wer.id), wer.id).toBe(await lautAkte(wer));
}

describe('the days of the lists', () => {
	it('are those of the files, whatever is on offer to whom', async () => {
		const gruppe = gelungen(await t.traeger('POST', '/v1/seminargruppe', { bezeichnung: 'Nord' })) as { id: string };
		const hinzufuegen = [person(0).id, person(1).id];
		gelungen(await t.traeger('PUT', `/v1/seminargruppe/${gruppe.id}`, { hinzufuegen }));
		const moeglich = fc.record({
			seminartypID: fc.constantFrom('EINFUEHRUNG', 'ZWISCHEN', 'ABSCHLUSS', 'FREI'),
			nach: fc.integer({ min: 20, max: 330 }),
			dauer: fc.integer({ min: 0, max: 4 }),
			nochEiner: fc.boolean(),
			geplanteTage: fc.integer({ min: 1, max: 10 }).map((n) => n / 2),
			maxTeilnehmer: fc.constantFrom(null, 2, 3),
			fuerGruppe: fc.boolean(),
			dabei: fc.subarray([0, 1, 2, 3]),
		});
		const heute = t.umgebung.ctx().heute;
		for (const s of fc.sample(moeglich, { numRuns: 14, seed: KEIM })) {
			const { nach, dauer, nochEiner, fuerGruppe, dabei, ...rest } = s;
			const von = addiereTage(heute, nach);
			const termine = [{ von, bis: addiereTage(von, dauer) }];
			if (nochEiner) termine.push({ von: addiereTage(von, 9), bis: addiereTage(von, 10) });
			const id = await seminar({ ...rest, termine, ...(fuerGruppe && { seminargruppeIDs: [gruppe.id] }) });
			for (const n of dabei) await t.traeger('POST', `/v1/${person(n).id}/seminarplanung/seminar/${id}`);
		}
		const eigenes = { titel: 'Übungsleiter', von: addiereTage(heute, 40), bis: addiereTage(heute, 60), tage: 20 };
		gelungen(await t.traeger('POST', `/v1/${person(3).id}/seminarplanung`, eigenes));
		await arbeite(t.umgebung);
		await rechne();
		await allesWieInDerAkte();
		expect([...(await lautListe()).values()].some((ab) => ab !== null)).toBe(true);
	});

	it('follow the day, what changed in a file and what is on offer, and nothing else is written', async () => {
		const stempel = async () => {
			const { rows } = await t.umgebung.pool.query<{ wer: string; xmin: string }>(
				'select freiwilliger_id as wer, xmin::text from seminarerreichbarkeit order by 1',
			);
			return new Map(rows.map(({ wer, xmin }) => [wer, xmin]));
		};
		const vorher = await stempel();
		await rechne();
		expect(await stempel()).toEqual(vorher);

		const wer = person(4);
		const eigenes = { titel: 'Erste Hilfe', von: '2026-12-01', bis: '2026-12-20', tage: 20 };
		gelungen(await t.traeger('POST', `/v1/${wer.id}/seminarplanung`, eigenes));
		await rechne();
		const danach = await stempel();
		expect([...danach].filter(([id, xmin]) => vorher.get(id) !== xmin).map(([id]) => id)).toEqual([wer.id]);
		await allesWieInDerAkte();

		for (const [n, typ] of ['EINFUEHRUNG', 'ZWISCHEN', 'ABSCHLUSS', 'FREI', 'FREI', 'FREI'].entries()) {
			const von = `2027-0${n + 2}-15`;
			await seminar({ seminartypID: typ, termine: [{ von, bis: addiereTage(von, 4) }] });
		}
		await rechne();
		await allesWieInDerAkte();

		t.stelleUhr('2027-04-20');
		await rechne();
		await allesWieInDerAkte();
	});

	it('are found by who needs them: the Traeger all, a site its own', async () => {
		// Whatever was drawn: no seminar is ahead any more, and the last of them has been at none.
		t.stelleUhr('2027-08-15');
		await rechne();
		const heute = t.umgebung.ctx().heute;
		const [verlorene, bald] = [await liste(t.traeger, filter('NICHT_MEHR')), await liste(t.traeger, filter('BALD'))];
		const tage = await lautListe();
		const mit = (passt: (ab: string) => boolean) =>
			[...tage].flatMap(([id, ab]) => (ab !== null && passt(ab) ? id : [])).toSorted();
		expect(verlorene.map((z) => z.freiwilligerID).toSorted()).toEqual(mit((ab) => ab <= heute));
		expect(bald.map((z) => z.freiwilligerID).toSorted()).toEqual(
			mit((ab) => ab > heute && ab <= addiereTage(heute, 60)),
		);
		expect(verlorene.map((z) => z.freiwilligerID)).toContain(person(5).id);
		expect(verlorene[0]?.seminartageBerechnetAm).toMatch(/^20/);
		expect((await liste(t.verein, filter('NICHT_MEHR'))).length).toBe(verlorene.length);
		expect(await liste(t.verein2, filter('NICHT_MEHR'))).toEqual([]);
		const sortiert = await t.traeger('GET', '/v1/freiwilliger/list-freiwillige?sort=seminartageVerlorenAb');
		expect(sortiert.status).toBe(200);
	});

	it('go with the file', async () => {
		const wer = person(4);
		gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${wer.id}?bestaetigung=L%C3%96SCHEN`));
		await rechne();
		const { rowCount } = await t.umgebung.pool.query('select 1 from seminarerreichbarkeit where freiwilliger_id = $1', [
			wer.id,
		]);
		expect(rowCount).toBe(0);
	});
});
