import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BEWERBUNGEN as BEWERBUNGSLISTE } from '#domain/liste/bewerbungen.ts';
import { FREIWILLIGE as FREIWILLIGENLISTE } from '#domain/liste/freiwillige.ts';
import { sortierbar } from '#domain/liste/liste.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { type Fragend, type Testportal, testportal } from '../portal.fixture.ts';

/** Lists, files, counts and exports of the demo show each role the same people. */

let t: Testportal;
const fragende = new Map<string, Fragend>();
let alle: readonly { readonly id: string; readonly status: number }[];
let zyklen: readonly string[];

const LOGINS = ['verein', 'verein2', 'traeger', 'admin'] as const;
const VEREINE = ['verein', 'verein2'] as const;

beforeAll(async () => {
	t = await testportal();
	for (const login of LOGINS) fragende.set(login, await t.als(`${login}@demo.test`));
	const { pool } = t.portal.umgebung;
	alle = (await pool.query<{ id: string; status: number }>('select id, status from freiwilliger')).rows;
	zyklen = (await pool.query<{ id: string }>('select id from zyklus')).rows.map((z) => z.id);
	expect(alle.length).toBeGreaterThan(350);
});
afterAll(() => t.stop());

const als = (login: string) => fragende.get(login) as Fragend;
interface Zeile {
	freiwilligerID: string;
	wunschID: string;
	status: number;
	wunschstatus: number;
	wunschstatusSeit: string;
	dran: string | null;
	dranSeit: string | null;
}
interface Akte {
	wuensche: { id: string; status: number; dran: { partei: string; seit: string } | null }[];
}
interface Zahl {
	liste: keyof typeof PFADE;
	f: object;
	anzahl: number;
	einzigeID: string | null;
}
interface Start {
	zahlen: (Zahl & { art: string; meine: Zahl | null })[];
	stufen: (Zahl & { status: number })[];
}

/** All rows of a list in a cycle, page by page, and the total it names. */
async function liste(login: string, pfad: string, query: Record<string, string> = {}, zyklus?: string) {
	const zeilen: Zeile[] = [];
	for (let seite = 1; ; seite++) {
		const suche = new URLSearchParams({ ...query, seite: String(seite), groesse: '200' });
		const kopf: Record<string, string> = zyklus ? { 'x-zyklus': JSON.stringify({ id: zyklus }) } : {};
		const antwort = await als(login)('GET', `${pfad}?${suche}`, undefined, kopf);
		expect([antwort.status, antwort.error]).toEqual([200, undefined]);
		zeilen.push(...(antwort.data as Zeile[]));
		const { total } = antwort.roh.json() as { total: number };
		if (zeilen.length >= total || (antwort.data as Zeile[]).length === 0) return { zeilen, total };
	}
}
const BEWERBUNGEN = '/v1/freiwilliger/bewerbungen';
const FREIWILLIGE = '/v1/freiwilliger/list-freiwillige';
const PFADE = {
	bewerbungen: BEWERBUNGEN,
	freiwillige: FREIWILLIGE,
	dokumente: '/v1/freiwilliger/list-dokumente',
	unterschriften: '/v1/signature',
	seminare: '/v1/seminar',
	seminarnachweise: '/v1/seminarnachweis',
	'bfd-vereinbarungen': '/v1/freiwilliger/list-bfd-vereinbarungen',
	bescheinigungen: '/v1/dokumente/bescheinigungen',
} as const;
const personen = ({ zeilen }: { zeilen: readonly Zeile[] }) => new Set(zeilen.map((z) => z.freiwilligerID));

describe.each(VEREINE)('the staff of a site (%s)', (login) => {
	it('opens exactly the files its lists name', async () => {
		const gelistet = new Set<string>();
		for (const zyklus of zyklen) {
			for (const pfad of [BEWERBUNGEN, FREIWILLIGE]) {
				for (const id of personen(await liste(login, pfad, {}, zyklus))) gelistet.add(id);
			}
		}
		const geoeffnet = new Set<string>();
		for (const { id } of alle) {
			const { status } = await als(login)('GET', `/v1/freiwilliger/${id}`);
			if (status === 200) geoeffnet.add(id);
			else expect(status).toBe(404);
		}
		expect([...geoeffnet].sort()).toEqual([...gelistet].sort());
		expect(geoeffnet.size).toBeGreaterThan(3);
		expect(geoeffnet.size).toBeLessThan(alle.length / 4);
		expect(alle.filter((f) => f.status === 0 && geoeffnet.has(f.id))).toEqual([]);
	});

	it('sees nobody of the pool, since the tenant shows sites their own applicants only', async () => {
		expect((await liste(login, '/v1/freiwilliger/pool')).total).toBe(0);
	});
});

describe.each(LOGINS)('%s', (login) => {
	it('finds behind each number of the start page and the menu as many rows', async () => {
		const start = (await als(login)('GET', '/v1/start')).data as Start;
		const menue = (await als(login)('GET', '/v1/start/menue')).data as Start['zahlen'];
		// Documents of everybody, seminars and their proofs, and agreements of the BFD are counted for the Traeger alone.
		expect(start.zahlen).toHaveLength(login.startsWith('verein') ? 16 : 27);
		expect(menue).toHaveLength(login.startsWith('verein') ? 2 : 3);
		expect(start.stufen.map(({ status }) => status)).toEqual([2000, 2100, 2500, 2800, 3000, 4000]);
		const zahlen = [...start.zahlen, ...start.zahlen.flatMap(({ meine }) => meine ?? []), ...start.stufen, ...menue];
		for (const { liste: welche, f, anzahl, einzigeID } of zahlen) {
			const { total, zeilen } = await liste(login, PFADE[welche], { f: JSON.stringify(f) });
			expect([welche, f, total, zeilen.length]).toEqual([welche, f, anzahl, anzahl]);
			if (einzigeID === null) continue;
			expect(zeilen.flatMap((zeile) => Object.values(zeile))).toContain(einzigeID);
			expect(anzahl).toBe(1);
		}
	});

	it('names in the lists whose turn it is, since when, as the file does', async () => {
		const bewerbungen = await liste(login, BEWERBUNGEN);
		const geeinigte = await liste(login, FREIWILLIGE);
		const je = new Map<string, Zeile>();
		for (const zeile of bewerbungen.zeilen) je.set(`${zeile.status} ${zeile.wunschstatus} ${zeile.dran}`, zeile);
		const parteien = new Set<string | null>();
		for (const { freiwilligerID } of je.values()) {
			const { data } = await als(login)('GET', `/v1/freiwilliger/${freiwilligerID}`);
			for (const { id, dran } of (data as Akte).wuensche) {
				const zeile = bewerbungen.zeilen.find(({ wunschID }) => wunschID === id);
				if (!zeile) continue;
				expect([zeile.dran, zeile.dranSeit]).toEqual([dran?.partei ?? null, dran?.seit ?? null]);
				parteien.add(zeile.dran);
			}
			const vertrag = geeinigte.zeilen.find((zeile) => zeile.freiwilligerID === freiwilligerID);
			const wuensche = (data as Akte).wuensche.filter(({ status }) => status >= 3500 && status <= 5000);
			if (vertrag && wuensche.length) expect(wuensche[0]?.dran?.partei ?? null).toBe(vertrag.dran);
		}
		expect(parteien.size).toBeGreaterThan(2);
	});

	it('counts as without contact whom no site has contacted, the younger ones as new', async () => {
		const { zahlen } = (await als(login)('GET', '/v1/start')).data as Start;
		const [wartend] = (await als(login)('GET', '/v1/start/menue')).data as Start['zahlen'];
		const von = (art: string) => zahlen.find((zahl) => zahl.art === art);
		const [neu, ohne] = [von('NEU'), von('OHNE_KONTAKT')];
		expect((neu?.anzahl ?? 0) + (ohne?.anzahl ?? 0)).toBe(wartend?.anzahl);
		const { zeilen } = await liste(login, BEWERBUNGEN, { f: JSON.stringify(wartend?.f) });
		for (const { freiwilligerID } of zeilen) {
			const beworben = await t.portal.umgebung.pool.query<{ n: number }>(
				'select count(*)::int as n from wunsch where freiwilliger_id = $1 and (status between 2000 and 8000 or beendet_aus >= 2000)',
				[freiwilligerID],
			);
			expect(beworben.rows).toEqual([{ n: 0 }]);
		}
		const bis = Date.now() - 13 * 86_400_000;
		const aeltere = await liste(login, BEWERBUNGEN, { f: JSON.stringify(ohne?.f) });
		for (const { wunschstatusSeit } of aeltere.zeilen) expect(Date.parse(wunschstatusSeit)).toBeLessThan(bis);
	});

	it('exports the rows of the list', async () => {
		const { total } = await liste(login, FREIWILLIGE);
		const csv = await als(login)('GET', `${FREIWILLIGE}/export-csv`);
		expect(csv.roh.headers['content-type']).toBe('text/csv; charset=utf-8');
		expect(csv.roh.body.trim().split(/\r?\n/)).toHaveLength(total + 1);
	});
});

it('who was contacted and then declined doesn’t count as without contact again', async () => {
	const [wartend] = (await als('traeger')('GET', '/v1/start/menue')).data as Start['zahlen'];
	const unkontaktierte = async (login: string) =>
		(await liste(login, BEWERBUNGEN, { f: JSON.stringify(wartend?.f) })).zeilen;
	const jePerson = Map.groupBy(await unkontaktierte('traeger'), ({ freiwilligerID }) => freiwilligerID);
	const mitZweien = [...jePerson.values()].filter((wuensche) => wuensche.length > 1);
	let person: string | undefined;
	for (const [eine, andere] of mitZweien as [Zeile, Zeile][]) {
		const kontakt = await als('traeger')('POST', `/v1/freiwilliger/wunsch/${eine.wunschID}/contact`, {});
		if (kontakt.status !== 200) continue;
		const absage = { grund: 'Es passt leider nicht' };
		const { status } = await als('traeger')('POST', `/v1/freiwilliger/wunsch/${eine.wunschID}/decline`, absage);
		expect(status).toBe(200);
		const akte = (await als('traeger')('GET', `/v1/freiwilliger/${andere.freiwilligerID}`)).data as { status: number };
		expect(akte.status).toBe(2000);
		person = andere.freiwilligerID;
		break;
	}
	expect(person).toBeDefined();
	expect((await unkontaktierte('traeger')).filter(({ freiwilligerID }) => freiwilligerID === person)).toEqual([]);
});

describe('a saved view that is shared', () => {
	const ANSICHTEN = '/v1/user/me/ansichten?liste=bewerbungen';
	interface Ansicht {
		readonly id: string;
		readonly name: string;
		readonly geteilt: boolean;
		readonly istEigene: boolean;
	}
	const eine = { filter: '{"und":[]}', spalten: [], sortierung: 'name' };
	const speichere = async (login: string, ...ansichten: object[]) =>
		(await als(login)('PUT', ANSICHTEN, ansichten)).data as readonly Ansicht[];
	const oeffne = async (login: string, id: string) =>
		((await als(login)('GET', `${ANSICHTEN}&id=${id}`)).data as readonly Ansicht[]).filter((a) => a.id === id);

	it('opens to the staff by its id, one that isn’t to its owner only', async () => {
		const neu = await speichere('traeger', { ...eine, name: 'Meine' }, { ...eine, name: 'Unsere', geteilt: true });
		const [meine, unsere] = neu.slice(-2) as [Ansicht, Ansicht];
		expect([meine, unsere]).toMatchObject([
			{ istEigene: true, geteilt: false },
			{ istEigene: true, geteilt: true },
		]);
		for (const login of ['admin', 'verein']) {
			expect(await oeffne(login, unsere.id)).toMatchObject([{ name: 'Unsere', istEigene: false }]);
			expect(await oeffne(login, meine.id)).toEqual([]);
		}
		expect(await oeffne('traeger', meine.id)).toMatchObject([{ istEigene: true }]);
		const andereListe = await als('admin')('GET', `/v1/user/me/ansichten?liste=freiwillige&id=${unsere.id}`);
		expect(andereListe.data).toEqual([]);
		expect((await als('admin')('GET', `${ANSICHTEN}&id=keine`)).status).toBe(400);
	});

	it('keeps its id, and nobody else’s becomes his', async () => {
		const unsere = (await speichere('traeger', { ...eine, name: 'Unsere', geteilt: true })).at(-1) as Ansicht;
		const wieder = (await speichere('traeger', { ...eine, id: unsere.id, name: 'Umbenannt', geteilt: true })).at(-1);
		expect(wieder?.id).toBe(unsere.id);
		const fremde = (await speichere('verein', { ...eine, id: unsere.id, name: 'Untergeschoben', geteilt: true })).at(
			-1,
		);
		expect(fremde?.id).not.toBe(unsere.id);
		expect(await oeffne('admin', unsere.id)).toMatchObject([{ name: 'Umbenannt' }]);
		const doppelt = await speichere(
			'verein',
			{ ...eine, id: fremde?.id, name: 'A' },
			{ ...eine, id: fremde?.id, name: 'B' },
		);
		expect(doppelt.map(({ name }) => name)).toEqual(['A', 'B']);
		expect(new Set(doppelt.map(({ id }) => id)).size).toBe(2);
	});

	it('stays when another window saves one at the same time, and goes when it is taken away', async () => {
		const adminAnsichten = async () => (await als('admin')('GET', ANSICHTEN)).data as readonly Ansicht[];
		const namen = ['Eins', 'Zwei', 'Drei', 'Vier', 'Fünf'];
		await Promise.all(namen.map((name) => speichere('admin', { ...eine, name })));
		const alle = await adminAnsichten();
		expect(alle.map(({ name }) => name).toSorted()).toEqual(namen.toSorted());
		const drei = alle.find(({ name }) => name === 'Drei') as Ansicht;
		expect((await als('admin')('PUT', `${ANSICHTEN}&entfernt=${drei.id}`, [])).status).toBe(200);
		expect((await adminAnsichten()).map(({ name }) => name).toSorted()).toEqual(['Eins', 'Fünf', 'Vier', 'Zwei']);
		const viele = await als('admin')(
			'PUT',
			ANSICHTEN,
			Array.from({ length: 27 }, (_, i) => ({ ...eine, name: `Nr. ${i}` })),
		);
		expect(viele.status).toBe(422);
		expect(await adminAnsichten()).toHaveLength(4);
	});
});

describe('every filter, order and page', () => {
	const FELDER: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
		status: fc.constantFrom(0, 1500, 2000, 2100, 2500, 2800, 3000, 4000, 9000),
		wunschstatus: fc.constantFrom(0, 500, 2000, 3000, 3500, 5000, 9000, 9500),
		alter: fc.integer({ min: 14, max: 70 }),
		ort: fc.constantFrom('Wetzlar', 'Köln', '%', "'", '\\'),
		plz: fc.constantFrom('3', '35578', '_'),
		dokumentlage: fc.constantFrom(['FEHLT'], ['VOLLSTAENDIG', 'UEBERFAELLIG'], []),
		dran: fc.constantFrom('FREIWILLIGER', 'TRAEGER', 'x'),
		dokumentDran: fc.constantFrom(['FREIWILLIGER'], ['TRAEGER', 'BUNDESAMT']),
		dokumentstand: fc.constantFrom(['00000000-0000-4000-8000-000000000000 PROVIDED'], ['x']),
		traegerBetreuerUserID: fc.constant('00000000-0000-4000-8000-000000000000'),
		beworbenAm: fc.constantFrom('2026-01-01', '2026-06-30', '2027-02-28'),
	};
	const OPS = ['gleich', 'ungleich', 'vor', 'nach', 'in', 'enthaelt', 'leer', 'nichtLeer'] as const;
	const bedingung = fc
		.constantFrom(...Object.keys(FELDER))
		.chain((feld) =>
			fc.record({ feld: fc.constant(feld), op: fc.constantFrom(...OPS), wert: FELDER[feld] as fc.Arbitrary<unknown> }),
		);
	const filter = fc.record({
		und: fc.array(fc.oneof(bedingung, fc.record({ oder: fc.array(bedingung, { maxLength: 3 }) })), { maxLength: 3 }),
		text: fc.constantFrom('', 'a', 'müller', "o' or 1=1 --", '%', '\\'),
	});
	const sortierung = (spalten: readonly string[]) => fc.constantFrom(...spalten, ...spalten.map((s) => `-${s}`));

	it.each([
		['bewerbungen', BEWERBUNGEN, sortierbar(BEWERBUNGSLISTE)],
		['freiwillige', FREIWILLIGE, sortierbar(FREIWILLIGENLISTE)],
	] as const)('of %s stays within what the site may see', async (_, pfad, spalten) => {
		const erlaubt = personen(await liste('verein', pfad));
		let beantwortet = 0;
		await fc.assert(
			fc.asyncProperty(filter, sortierung(spalten), async (f, sort) => {
				const suche = new URLSearchParams({ f: JSON.stringify(f), sort, groesse: '200' });
				const antwort = await als('verein')('GET', `${pfad}?${suche}`);
				if (antwort.status === 422) {
					expect(antwort.error.message).toMatch(/Filter/);
					return;
				}
				expect(antwort.status).toBe(200);
				beantwortet += 1;
				const gefunden = (antwort.data as Zeile[]).map((z) => z.freiwilligerID);
				expect(gefunden.filter((id) => !erlaubt.has(id))).toEqual([]);
			}),
			{ numRuns: oft(60, 150) },
		);
		expect(beantwortet).toBeGreaterThan(20);
	});

	it.each(sortierbar(BEWERBUNGSLISTE))('each row comes once when paged in the order of %s', async (spalte) => {
		const gesehen: string[] = [];
		const { total } = await liste('traeger', BEWERBUNGEN);
		for (let seite = 1; (seite - 1) * 100 < total; seite++) {
			const antwort = await als('traeger')('GET', `${BEWERBUNGEN}?sort=-${spalte}&seite=${seite}&groesse=100`);
			gesehen.push(...(antwort.data as { wunschID: string }[]).map((z) => z.wunschID));
		}
		expect([gesehen.length, new Set(gesehen).size]).toEqual([total, total]);
	});
});
