import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { arbeite, dienender, gelungen, kurz } from '../seminare.fixture.ts';
import { type Angemeldet, type Kleinportal, kleinportal } from '../test-portal.fixture.ts';

/** Who was there on which half day, what is recognised of it, and the days off it earns. The clock stands before it. */

let t: Kleinportal;
let lena: Angemeldet;
let mia: Angemeldet;
beforeAll(async () => {
	t = await kleinportal();
	[lena, mia] = [await dienender(t), await dienender(t)];
});
afterAll(() => t.stop());

interface Liste {
	readonly tage: readonly string[];
	readonly hindernis: string | null;
	readonly zeilen: readonly {
		readonly freiwilligerID: string;
		readonly status: number;
		readonly tage: number;
		readonly vorschlag: { readonly tage: number; readonly ergebnis: string };
		readonly vermerke: readonly {
			readonly tag: string;
			readonly haelfte: string;
			readonly stand: string;
			readonly wer: string | null;
		}[];
	}[];
}

/** Thursday to Sunday. */
const TERMIN = { von: '2027-01-14', bis: '2027-01-17' };
async function seminar(...dabei: Angemeldet[]): Promise<string> {
	const neu = {
		bezeichnung: 'Zwischenseminar',
		seminartypID: 'ZWISCHEN',
		geplanteTage: 4,
		ort: 'Edersee',
		termine: [TERMIN],
	};
	const { id } = gelungen(await t.traeger('POST', '/v1/seminar', neu)) as { id: string };
	gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 1000 }));
	for (const wer of dabei) gelungen(await t.traeger('POST', `/v1/${wer.id}/seminarplanung/seminar/${id}`));
	return id;
}
const lies = async (id: string, frage = t.traeger) =>
	gelungen(await frage('GET', `/v1/seminar/${id}/anwesenheit`)) as Liste;
const zeileVon = (liste: Liste, wer: Angemeldet) => {
	const zeile = liste.zeilen.find(({ freiwilligerID }) => freiwilligerID === wer.id);
	if (!zeile) throw new Error('steht nicht in der Liste');
	return zeile;
};
const eintrag = (wer: Angemeldet, tag: string, haelfte: string, stand: string) => ({
	...{ freiwilligerID: wer.id, tag, haelfte, stand },
});
const erfasse = (id: string, eintraege: readonly object[], frage = t.traeger) =>
	frage('PUT', `/v1/seminar/${id}/anwesenheit`, { eintraege });

describe('the list of a seminar', () => {
	let id: string;
	beforeAll(async () => {
		id = await seminar(lena, mia);
	});

	it('waits for its first day', async () => {
		const wartet = 'Ab dem 14.01.2027 können Sie hier eintragen.';
		expect(await lies(id)).toMatchObject({
			hindernis: wartet,
			tage: ['2027-01-14', '2027-01-15', '2027-01-16', '2027-01-17'],
		});
		const { status, error } = await erfasse(id, [eintrag(lena, '2027-01-14', 'VM', 'AU')]);
		expect([status, error?.message]).toEqual([409, expect.stringContaining(wartet)]);
		t.stelleUhr('2027-01-17');
		expect((await lies(id)).hindernis).toBeNull();
	});

	it('is entered for one or many in one go, names who said what, and says it once', async () => {
		const beide = [lena, mia].map((wer) => eintrag(wer, '2027-01-14', 'VM', 'ENTSCHULDIGT'));
		const vorher = await t.ereignisse();
		const danach = gelungen(await erfasse(id, beide)) as Liste;
		expect(await t.ereignisse()).toBe(vorher + 2);
		expect(zeileVon(danach, lena)).toMatchObject({
			status: 0,
			vorschlag: { tage: 3.5, ergebnis: 'ANERKANNT' },
			vermerke: [{ tag: '2027-01-14', haelfte: 'VM', stand: 'ENTSCHULDIGT', wer: expect.any(String) }],
		});
		gelungen(await erfasse(id, beide));
		expect(await t.ereignisse()).toBe(vorher + 2);
	});

	it('loses nothing when two enter at once', async () => {
		const [einer, andere] = await Promise.all([
			erfasse(id, [eintrag(lena, '2027-01-14', 'VM', 'ANWESEND'), eintrag(mia, '2027-01-14', 'VM', 'ANWESEND')]),
			erfasse(id, [eintrag(lena, '2027-01-15', 'NM', 'AU'), eintrag(mia, '2027-01-15', 'NM', 'ABGEREIST')], t.admin),
		]);
		gelungen(einer);
		gelungen(andere);
		const liste = await lies(id);
		for (const [wer, stand] of [
			[lena, 'AU'],
			[mia, 'ABGEREIST'],
		] as const)
			expect(zeileVon(liste, wer).vermerke.map((v) => [v.tag, v.haelfte, v.stand])).toEqual([
				['2027-01-14', 'VM', 'ANWESEND'],
				['2027-01-15', 'NM', stand],
			]);
	});

	it('shows a site its own, marks included, and lets it write nothing', async () => {
		expect((await lies(id, t.verein)).zeilen).toHaveLength(2);
		expect((await lies(id, t.verein2)).zeilen).toEqual([]);
		expect((await erfasse(id, [eintrag(lena, '2027-01-14', 'VM', 'AU')], t.verein)).status).toBe(403);
		expect((await lena.frage('GET', `/v1/seminar/${id}/anwesenheit`)).status).toBe(403);
	});

	it.each([
		[
			'no seminar',
			() => erfasse('00000000-0000-4000-8000-000000000000', [eintrag(lena, '2027-01-14', 'VM', 'AU')]),
			404,
		],
		[
			'nobody',
			() =>
				erfasse(id, [
					{ ...eintrag(lena, '2027-01-14', 'VM', 'AU'), freiwilligerID: '00000000-0000-4000-8000-000000000000' },
				]),
			404,
		],
		['no day of it', () => erfasse(id, [eintrag(lena, '2027-01-18', 'VM', 'AU')]), 422],
		['no half', () => erfasse(id, [eintrag(lena, '2027-01-14', 'NACHT', 'AU')]), 422],
		['no word', () => erfasse(id, []), 422],
	])('refuses %s', async (_, frage, status) => {
		expect((await frage()).status).toBe(status);
	});

	it('becomes what is proposed, and the whole list is reviewed and taken back at once', async () => {
		gelungen(await t.traeger('PUT', `/v1/seminar/${id}`, { status: 5000 }));
		await arbeite(t.umgebung);
		const liste = await lies(id);
		expect(zeileVon(liste, lena)).toMatchObject({ status: 10, tage: 4, vorschlag: { ergebnis: 'ANERKANNT_AU' } });
		expect(zeileVon(liste, mia)).toMatchObject({ status: 10, tage: 3.5, vorschlag: { ergebnis: 'ANERKANNT' } });
		const pruefe = (eintraege: readonly object[]) =>
			t.traeger('POST', '/v1/seminar/teilnehmerliste/review', { seminarID: id, eintraege });
		const nachVorschlag = liste.zeilen.map(({ freiwilligerID, tage, vorschlag }) => ({
			...{ freiwilligerID, tage, ergebnis: vorschlag.ergebnis },
		}));
		expect(gelungen(await pruefe(nachVorschlag))).toEqual({ n: 2 });
		expect((await lies(id)).zeilen.map(({ status }) => status).toSorted()).toEqual([45, 50]);
		const { status, error } = await erfasse(id, [eintrag(mia, '2027-01-16', 'VM', 'AU')]);
		expect([status, error?.message]).toEqual([409, expect.stringContaining('Die Teilnahme ist schon geprüft.')]);
		const zurueck = [lena, mia].map(({ id: freiwilligerID }) => ({ freiwilligerID, ergebnis: 'WIDERRUFEN' }));
		expect((await pruefe(zurueck)).status).toBe(422);
		expect(gelungen(await pruefe(zurueck.map((z) => ({ ...z, grund: 'Falsche Liste' }))))).toEqual({ n: 2 });
		expect((await lies(id)).zeilen.map(({ status }) => status)).toEqual([10, 10]);
	});

	it('is told in the history of the file', async () => {
		const { roh } = await t.traeger('GET', `/v1/freiwilliger/${mia.id}/historie`);
		expect(roh.body).toContain('eingetragen: 15.01.2027 nachmittags abgereist.');
	});
});

describe('days off', () => {
	const konto = async (frage = t.traeger) => {
		const { ersatztage } = gelungen(await frage('GET', `/v1/${mia.id}/seminarplanung`)) as {
			ersatztage: {
				grundlage: string;
				diensttage: string;
				stand: number;
				buchungen: {
					tag: string;
					betrag: number;
					stand: number;
					genommen: { id: string; von: string | null } | null;
				}[];
			};
		};
		return ersatztage;
	};
	const nimm = (tag: string, frage = t.verein) => frage('POST', `/v1/${mia.id}/seminarplanung/ersatztage`, { tag });

	it('are earned on the free days of the week that were attended', async () => {
		expect(await konto()).toMatchObject({
			...{ grundlage: 'ANGENOMMEN', diensttage: 'Mo–Fr', stand: 2 },
			buchungen: [
				{ tag: '2027-01-16', betrag: 1, stand: 1, genommen: null },
				{ tag: '2027-01-17', betrag: 1, stand: 2, genommen: null },
			],
		});
		expect((await konto(mia.frage)).stand).toBe(2);
	});

	it('are taken through the site, as many as there are, and given back', async () => {
		expect((await nimm('2027-01-20', mia.frage)).status).toBe(403);
		expect((await nimm('2027-01-20', t.verein2)).status).toBe(404);
		expect(gelungen(await nimm('2027-01-20'))).toMatchObject({ stand: 1 });
		gelungen(await nimm('2027-01-21', t.traeger));
		expect(kurz(await nimm('2027-01-22'))).toEqual([409, 'Es steht kein Ersatztag mehr zu.']);
		expect((await nimm('kein Tag')).status).toBe(422);
		const genommen = (await konto()).buchungen.find(({ tag }) => tag === '2027-01-20')?.genommen;
		expect(genommen?.von).toEqual(expect.any(String));
		const pfad = `/v1/${mia.id}/seminarplanung/ersatztage/${genommen?.id}`;
		expect((await t.verein2('DELETE', pfad)).status).toBe(404);
		gelungen(await t.verein('DELETE', pfad));
		expect((await konto()).stand).toBe(1);
		expect((await t.verein('DELETE', pfad)).status).toBe(404);
	});
});

it('of whoever is deleted no half day is kept in a table', async () => {
	const zaehle = async () =>
		(await t.umgebung.pool.query('select count(*)::int as n from anwesenheit where freiwilliger_id = $1', [lena.id]))
			.rows[0]?.n;
	expect(await zaehle()).toBe(2);
	gelungen(await t.traeger('POST', `/v1/freiwilliger/${lena.id}/reset-vertrag`, { grund: 'Irrtum' }));
	gelungen(await t.traeger('DELETE', `/v1/freiwilliger/${lena.id}`));
	expect(await zaehle()).toBe(0);
});
