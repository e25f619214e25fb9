import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { type Antwort, type Fragend, type Testportal, testportal } from '../portal.fixture.ts';
import { gelungen } from '../seminare.fixture.ts';

/** BFD agreements at the federal office. Table: money.md §5. */

let t: Testportal;
let traeger: Fragend;
let verein: Fragend;
let zyklusID: string;
let heute: string;
let bfd: { id: string; freiwilliger: string }[];
beforeAll(async () => {
	t = await testportal();
	[traeger, verein] = await Promise.all([t.als('traeger@demo.test'), t.als('verein@demo.test')]);
	heute = t.portal.uhr.heute();
	const { rows } = await t.portal.umgebung.pool.query<{ id: string; freiwilliger: string; zyklus: string }>(
		`select b.id, b.freiwilliger_id as freiwilliger, b.zyklus_id as zyklus from bfdvereinbarung b
		join dienstart d on d.id = b.dienstart_id and d.referenz ->> 'art' = 'BFD'
		join zyklus z on z.id = b.zyklus_id and z.referenz ->> 'status' = 'AKTIV' order by b.id`,
	);
	bfd = rows;
	zyklusID = rows[0]?.zyklus ?? '';
});
afterAll(() => t?.stop());

const pfad = ({ id, freiwilliger }: { id: string; freiwilliger: string }) =>
	`/v1/freiwilliger/${freiwilliger}/vertrag/${id}/bfd-vereinbarung`;
const LISTE = '/v1/freiwilliger/list-bfd-vereinbarungen';
const kopf = () => ({ 'x-zyklus': JSON.stringify({ id: zyklusID }) });
const filter = (feld: string, op: string, wert: unknown) =>
	encodeURIComponent(JSON.stringify({ und: [{ feld, op, wert }] }));
const kurz = ({ status, error }: Antwort) => [status, error?.message];

interface Zeile {
	readonly vertragID: string;
	readonly stand: string;
	readonly wartetTage: number | null;
}
const liste = async (frage = '') =>
	gelungen(await traeger('GET', `${LISTE}?groesse=200${frage}`, undefined, kopf())) as readonly Zeile[];
const erinnerungen = async () => {
	const { zahlen } = gelungen(await traeger('GET', '/v1/start', undefined, kopf())) as {
		zahlen: { art: string; anzahl: number; liste: string }[];
	};
	return zahlen.find(({ art }) => art === 'BFD_ERINNERN');
};

describe('the track of a BFD agreement', () => {
	it('lists every BFD contract agreed on, those without a step as not handed in', async () => {
		expect(bfd.length).toBeGreaterThan(1);
		const zeilen = await liste();
		expect(zeilen.map(({ vertragID }) => vertragID).toSorted()).toEqual(bfd.map(({ id }) => id).toSorted());
		expect(new Set(zeilen.map(({ stand }) => stand))).toEqual(new Set(['NICHT_EINGEREICHT']));
	});

	it('goes over a question to the approval, and tells each step in the history of the Traeger alone', async () => {
		const [erste] = bfd;
		if (!erste) throw new Error('kein BFD-Vertrag');
		const weg = pfad(erste);
		const vor = gelungen(await traeger('GET', weg)) as { stand: null; schritte: string[] };
		expect(vor).toMatchObject({ istBfd: true, stand: null, schritte: ['EINREICHEN'] });
		const am = addiereTage(heute, -30);
		const tue = async (body: object) => gelungen(await traeger('POST', weg, body));
		await tue({ schritt: 'EINREICHEN', am, an: 'ZENTRALSTELLE' });
		await tue({ schritt: 'RUECKFRAGE', am: addiereTage(heute, -20), grund: 'Unterschrift unleserlich' });
		expect(gelungen(await traeger('GET', weg))).toMatchObject({
			...{ stand: 'RUECKFRAGE', grund: 'Unterschrift unleserlich', eingereichtAm: am },
		});
		await tue({ schritt: 'BEANTWORTEN', am: addiereTage(heute, -10) });

		const [zeile] = await liste(`&f=${filter('ueberfaellig', 'gleich', true)}`);
		expect(zeile).toMatchObject({ vertragID: erste.id, stand: 'EINGEREICHT', wartetTage: 30 });
		expect(await erinnerungen()).toMatchObject({ anzahl: 1, liste: 'bfd-vereinbarungen' });

		expect(kurz(await traeger('POST', weg, { schritt: 'BEANTWORTEN', am: heute }))).toEqual([
			409,
			'Die Aktion „Rückfrage beantworten“ ist im Stand „eingereicht“ nicht möglich.',
		]);
		await tue({ schritt: 'GENEHMIGEN', am: heute, bfdKennung: 'HE-4711' });
		expect(gelungen(await traeger('GET', weg))).toMatchObject({
			...{ stand: 'GENEHMIGT', bfdKennung: 'HE-4711', schritte: [], hinweis: null },
		});
		expect(await erinnerungen()).toMatchObject({ anzahl: 0 });

		const saetze = async (frage: Fragend) =>
			(
				(await frage('GET', `/v1/freiwilliger/${erste.freiwilliger}/historie`)) as { data: { satz: string }[] }
			).data?.map(({ satz }) => satz) ?? [];
		expect(await saetze(traeger)).toContain(
			`hat die BFD-Vereinbarung am ${formatDatum(am)} bei der Zentralstelle eingereicht.`,
		);
		expect((await saetze(verein)).filter((satz) => satz.includes('BFD-Vereinbarung'))).toEqual([]);
	});

	it('leaves as a file what the list shows, and sorts and narrows it', async () => {
		const csv = await traeger(
			'GET',
			`${LISTE}/export-csv?f=${filter('stand', 'in', ['GENEHMIGT'])}`,
			undefined,
			kopf(),
		);
		const [titel, ...zeilen] = csv.roh.body.replace('\uFEFF', '').trim().split('\r\n');
		expect(titel).toContain('Nachname;Vorname;Stand;Wartet;Eingereicht;Bei');
		expect(zeilen).toHaveLength(1);
		expect(zeilen[0]).toContain(';genehmigt;');
		const staende = (await liste('&sort=-stand')).map(({ stand }) => stand);
		expect(staende[0]).toBe('GENEHMIGT');
	});

	it('feeds the file for the dsj', async () => {
		const { rows } = await t.portal.umgebung.pool.query(
			`select stand, eingereicht_am, an from bfdvereinbarung where stand <> 'NICHT_EINGEREICHT'`,
		);
		expect(rows).toEqual([{ stand: 'GENEHMIGT', eingereicht_am: addiereTage(heute, -30), an: 'ZENTRALSTELLE' }]);
	});
});

it('is no business of anybody but the Traeger’s staff, and takes no nonsense', async () => {
	const [, zweite] = bfd;
	if (!zweite) throw new Error('kein zweiter BFD-Vertrag');
	expect((await verein('GET', pfad(zweite))).status).toBe(403);
	expect((await verein('GET', LISTE, undefined, kopf())).status).toBe(403);
	const fremd = { ...zweite, id: '00000000-0000-4000-8000-000000000000' };
	expect((await traeger('GET', pfad(fremd))).status).toBe(404);
	expect((await traeger('POST', pfad(fremd), { schritt: 'BEANTWORTEN', am: heute })).status).toBe(404);
	for (const body of [
		{},
		{ schritt: 'GENEHMIGEN', am: '2026-02-30', bfdKennung: 'X' },
		{ schritt: 'ANDERS', am: heute },
	])
		expect((await traeger('POST', pfad(zweite), body)).status).toBe(422);
});
