import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { type Kasse, kasse, type Testlauf, verantworte } from '../kasse.fixture.ts';
import type { Fragend } from '../portal.fixture.ts';
import { gelungen, kurz } from '../seminare.fixture.ts';

/** What the page of exports tells of a period, and a run on paper. */

let t: Kasse;
let anna: Fragend;
let bert: Fragend;
let zyklusID: string;
beforeAll(async () => {
	t = await kasse();
	({ anna, bert } = t);
	const { rows } = await t.portal.umgebung.pool.query("select id from zyklus where status = 'AKTIV'");
	zyklusID = rows[0]?.id;
});
afterAll(() => t.stop());

type Lauf = Testlauf & { readonly art: string };
interface Lage {
	readonly monate: object;
	readonly foerderung: object;
	readonly laeufe: readonly (Lauf & { istImZeitraum: boolean; personen: number; berechnung: unknown })[];
	readonly letzte: readonly (Lauf & { zuletzt: { wer: string }; dateien: readonly { form: string }[] })[];
	readonly anzahl: number;
	readonly lohn: unknown;
	readonly bfd: { vertraege: number; ohneAntwort: number; letzter: { zeilen: number; wer: string } | null };
	readonly zeugnisse: unknown;
}

const lage = async (zeitraum: string): Promise<Lage> =>
	gelungen(await anna('GET', `/v1/exporte/lage?zeitraum=${zeitraum}&zyklusID=${zyklusID}`));
const lege = async (art: string, zeitraum: string, rest: object = {}): Promise<Lauf> =>
	gelungen(await anna('POST', '/v1/exporte/laeufe', { art, zeitraum, ...rest }));
const schritt = async ({ id, version }: Testlauf, welcher: string, frage = anna): Promise<Lauf> =>
	gelungen(await frage('POST', `/v1/exporte/laeufe/${id}/schritte`, { schritt: welcher, version }));

describe('what is due', () => {
	it('is nothing begun, before anybody has', async () => {
		expect(await lage('2026-11_2026-11')).toMatchObject({
			...{ monate: { von: '2026-11', bis: '2026-11' }, foerderung: { von: '2026-10', bis: '2026-12' } },
			...{ laeufe: [], letzte: [], anzahl: 0, lohn: null, zeugnisse: null },
		});
		expect(kurz(await anna('GET', '/v1/exporte/lage?zeitraum=2026'))[0]).toBe(422);
	});

	it('is told by the run of the period, else by the one somebody has to go on with, else by the newest', async () => {
		const oktober = await lege('TASCHENGELD', '2026-10_2026-10');
		const november = await lege('TASCHENGELD', '2026-11_2026-11');
		const dezember = await lege('TASCHENGELD', '2026-12_2026-12');
		const abruf = await lege('MITTELABRUF', '2026-10_2026-12', { programmID: 'BAFZA_BEGLEITUNG' });
		await schritt(dezember, 'VERWERFEN');
		const taschengeld = async (zeitraum: string) =>
			(await lage(zeitraum)).laeufe.find(({ art }) => art === 'TASCHENGELD');
		expect(await taschengeld('2026-10_2026-10')).toMatchObject({ id: oktober.id, istImZeitraum: true });
		expect(await taschengeld('2026-12_2026-12')).toMatchObject({ id: november.id, istImZeitraum: false });
		const heute = await lage('2026-11_2026-11');
		expect(heute.laeufe.map(({ id, istImZeitraum }) => [id, istImZeitraum])).toEqual([
			[abruf.id, true],
			[november.id, true],
		]);
		expect(heute.laeufe[1]).toMatchObject({ zeilen: november.zeilen, summe: november.summe, berechnung: null });
		expect(heute.laeufe[1]?.personen).toBe(november.zeilen);
		expect(heute.anzahl).toBe(4);
		expect(heute.letzte.map(({ nr, status }) => [nr, status])).toEqual([
			[abruf.nr, 'ENTWURF'],
			[dezember.nr, 'VERWORFEN'],
			[november.nr, 'ENTWURF'],
			[oktober.nr, 'ENTWURF'],
		]);
		expect(heute.letzte.map(({ dateien }) => dateien)).toEqual([[], [], [], []]);
		const offen = november.pruefungen.reduce((summe, p) => summe + (p.sperrt ? p.offen : 0), 0);
		expect(gelungen(await anna('GET', `/v1/exporte/laeufe/${november.id}/offen`))).toMatchObject({ offen });
	});

	it('says who took which file away, and when a list left the portal last', async () => {
		const [november] = (await lage('2026-11_2026-11')).letzte.filter(({ nr }) => nr === 2);
		if (!november) throw new Error('Kein Lauf');
		const lauf: Lauf = gelungen(await anna('GET', `/v1/exporte/laeufe/${november.id}`));
		const geprueft = await schritt(await verantworte(anna, lauf), 'PRUEFEN');
		await schritt(geprueft, 'FREIGEBEN', bert);
		expect((await bert('POST', `/v1/exporte/laeufe/${lauf.id}/uebergabe`, {})).status).toBe(200);
		expect((await anna('GET', `/v1/exporte/buchhaltung/dsj-bfd-vereinbarungen/${zyklusID}`)).status).toBe(200);
		const danach = await lage('2026-11_2026-11');
		expect(danach.letzte.find(({ id }) => id === lauf.id)).toMatchObject({
			...{ status: 'UEBERGEBEN', zuletzt: { wer: 'Sabine Koch' }, dateien: [{ form: 'xlsx', ausfuehrung: null }] },
		});
		expect(danach.bfd.letzter).toMatchObject({ wer: 'Andrea Vogt' });
		expect(danach.bfd.vertraege).toBeGreaterThan(0);
		const { rows } = await t.portal.umgebung.pool.query(
			'select count(*)::int n from bfdvereinbarung where zyklus_id = $1',
			[zyklusID],
		);
		expect(danach.bfd.vertraege).toBeLessThanOrEqual(rows[0].n);
	});
});

describe('a run on paper', () => {
	const hole = async (id: string) => (await anna('GET', `/v1/exporte/laeufe/${id}/pdf`)).roh;
	it('tells its head, who checked and released it, why something was confirmed, and every row', async () => {
		const { letzte } = await lage('2026-11_2026-11');
		const uebergeben = letzte.find(({ status }) => status === 'UEBERGEBEN');
		const lauf: Lauf = gelungen(await anna('GET', `/v1/exporte/laeufe/${uebergeben?.id}`));
		const antwort = await hole(lauf.id);
		expect(antwort.statusCode).toBe(200);
		expect(antwort.headers['content-type']).toContain('application/pdf');
		const seiten = await seitentexte(antwort.rawPayload);
		const text = seiten.join(' ').replace(/\s+/g, ' ');
		for (const wort of [
			...['Taschengeld November 2026', `Lauf ${lauf.nr}`, lauf.hash, 'Andrea Vogt hat geprüft'],
			...[
				'Sabine Koch hat freigegeben',
				'Telefonisch geklärt',
				`${lauf.zeilen} Zeilen`,
				`Seite 1 von ${seiten.length}`,
			],
		])
			expect(text).toContain(wort);
		expect(text.match(/November 2026 (?:1|\d+\/30) /g)).toHaveLength(lauf.zeilen);
		expect((await hole(lauf.id)).rawPayload.equals(antwort.rawPayload)).toBe(true);
	});

	it('is recorded: who took it, and whose accounts are in it', async () => {
		const [{ id } = { id: '' }] = (await lage('2026-11_2026-11')).letzte.filter(({ nr }) => nr === 1);
		const zaehle = async (art: string) => {
			const { rows } = await t.portal.umgebung.pool.query(
				"select count(*)::int n from zugriff where art = $1 and anlass in ('taschengeld', 'BUCHHALTUNG')",
				[art],
			);
			return rows[0].n as number;
		};
		const vorher = await zaehle('EXPORT');
		await hole(id);
		expect(await zaehle('EXPORT')).toBe(vorher + 1);
		expect(await zaehle('EINSICHT')).toBeGreaterThan(0);
	});

	it('exists of every kind, and of none there isn’t', async () => {
		for (const { id } of (await lage('2026-11_2026-11')).letzte) expect((await hole(id)).statusCode).toBe(200);
		expect((await hole('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
	});
});
