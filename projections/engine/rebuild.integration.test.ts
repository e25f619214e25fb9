import { randomUUID } from 'node:crypto';
import { setTimeout as warte } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ohneSchluessel } from '#commands/befehl.ts';
import { appendAnweisung } from '#commands/event-store/append.ts';
import { execute } from '#commands/execute.ts';
import { erzeugeUmgebung, ladeEpocheNeu } from '#commands/umgebung.ts';
import { ereignis } from '#domain/ereignis.ts';
import { oft } from '#scripts/test/keim.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { waehrend } from '#scripts/test/waehrend.ts';
import '#scripts/test/zufall.ts';
import { BuchungStorniert, buchungsliste, Gebucht, KontoEroeffnet, konto, kontoliste } from './konto.fixture.ts';
import type { Projektion } from './projection.ts';
import { alsEinziger, baueUm } from './rebuild.ts';
import { stelleProjektionenSicher } from './sicherstellen.ts';

const PROJEKTIONEN = [kontoliste, buchungsliste];
let t: Testumgebung;
beforeAll(async () => {
	t = await testumgebung(PROJEKTIONEN);
});
afterAll(() => t.stop());

const akteur = { userID: 'u1', rollen: ['ADMIN'], impersoniertVon: null };
const baueAllesNeu = () =>
	alsEinziger(t.datenbank.ownerUrl, (leitung) => baueUm(t.datenbank.ownerUrl, leitung, PROJEKTIONEN));

async function tabellen(): Promise<unknown[][]> {
	const zeilen = PROJEKTIONEN.map((p) =>
		t.umgebung.pool.query(`select * from ${p.table} order by ${p.key.join(', ')}`),
	);
	return (await Promise.all(zeilen)).map((r) => r.rows);
}

type Schritt =
	| { art: 'eroeffne'; inhaber: string }
	| { art: 'buche' | 'storniere'; konto: number; buchung: number; cent: number };
const schritt: fc.Arbitrary<Schritt> = fc.oneof(
	fc.record({
		art: fc.constant('eroeffne' as const),
		inhaber: fc.string({ unit: 'grapheme' }).filter((s) => !s.includes('\0')),
	}),
	fc.record({
		art: fc.constantFrom('buche' as const, 'buche' as const, 'storniere' as const),
		konto: fc.nat(4),
		buchung: fc.nat(3),
		cent: fc.integer({ min: -1_000, max: 1_000 }),
	}),
);

async function fuehreAus(schritt: Schritt, konten: string[]): Promise<void> {
	const eroeffnet = await execute(t.umgebung, ohneSchluessel(akteur), async (s) => {
		if (schritt.art === 'eroeffne') {
			const id = s.ctx.neueID();
			const person = { betroffener: id, art: 'KONTAKT' as const, daten: { inhaber: schritt.inhaber } };
			s.schreibe(konto, id, [KontoEroeffnet({ art: 'GIRO' }, person)]);
			return { id };
		}
		const id = konten[schritt.konto % konten.length];
		if (!id) return null;
		await s.lies(konto, id);
		const buchungID = `b${schritt.buchung}`;
		s.schreibe(konto, id, [
			schritt.art === 'buche' ? Gebucht({ buchungID, cent: schritt.cent }) : BuchungStorniert({ buchungID }),
		]);
		return null;
	});
	// Only what is there is gone on with.
	if (eroeffnet) konten.push(eroeffnet.id);
}

test('after any commands the live rows are those a rebuild gives', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(schritt, { maxLength: 25 }), async (schritte) => {
			const konten: string[] = [];
			for (const s of schritte) await fuehreAus(s, konten);
			const live = await tabellen();
			await baueAllesNeu();
			expect(await tabellen()).toEqual(live);
		}),
		{ numRuns: oft(8, 25) },
	);
});

test('rebuilding under write load leaves no wrong row and refuses no command', async () => {
	const konten: string[] = [];
	for (let i = 0; i < 20; i++) await fuehreAus({ art: 'eroeffne', inhaber: `Nr. ${i}` }, konten);
	let befehle = 0;
	const schreibe = async (i: number, n: number) => {
		const art = n % 3 === 2 ? 'storniere' : 'buche';
		await fuehreAus(
			n % 7 === 6 ? { art: 'eroeffne', inhaber: 'neu' } : { art, konto: i * 3 + (n % 5), buchung: n % 4, cent: n },
			konten,
		);
		befehle += 1;
	};
	const berichte = await waehrend(8, schreibe, async () => {
		const umbauten = [];
		for (let i = 0; i < 5; i++) {
			await warte(100);
			umbauten.push(await baueAllesNeu());
		}
		return umbauten;
	});
	const live = await tabellen();
	await baueAllesNeu();
	expect(await tabellen()).toEqual(live);
	expect(befehle).toBeGreaterThan(100);
	expect(Math.max(...berichte.map((b) => b.stillstandMs))).toBeLessThan(3_000);
});

test('stored events of an older schema are lifted, live and in a rebuild', async () => {
	const id = randomUUID();
	const GebuchtV1 = ereignis<{ buchungID: string; euro: number }>()('Gebucht', 1);
	const meta = { ...akteur, commandID: 'alt', zeit: '2020-01-01T00:00:00.000Z' };
	const ereignisse = [KontoEroeffnet({ art: 'SPAR' }), GebuchtV1({ buchungID: 'alt', euro: 7 })];
	const schreiben = [{ name: `Konto-${id}`, version: 0, hash: Buffer.alloc(0), ereignisse }];
	await ladeEpocheNeu(t.umgebung);
	await t.umgebung.pool.query(appendAnweisung({ schreiben, meta, epoche: t.umgebung.epoche.wert }));
	expect((await execute(t.umgebung, ohneSchluessel(akteur), (s) => s.lies(konto, id))).saldo).toBe(700);
	await baueAllesNeu();
	const { rows } = await t.umgebung.pool.query('select saldo from kontoliste where id = $1', [id]);
	expect(rows).toEqual([{ saldo: '700' }]);
});

test('at start a new version rebuilds its table only, a dropped projection its table goes', async () => {
	const u = await testumgebung(PROJEKTIONEN);
	const sichere = (projektionen: readonly Projektion[]) => stelleProjektionenSicher(u.datenbank.ownerUrl, projektionen);
	const gibtEs = async (name: string) =>
		(await u.umgebung.pool.query('select to_regclass($1) is not null as ja', [name])).rows[0].ja;
	try {
		await execute(u.umgebung, ohneSchluessel(akteur), async (s) => {
			s.schreibe(konto, s.ctx.neueID(), [KontoEroeffnet({ art: 'GIRO' }), Gebucht({ buchungID: 'b', cent: 2 })]);
		});
		expect(await sichere(PROJEKTIONEN)).toBeNull();
		const neu: Projektion = {
			...kontoliste,
			version: 2,
			rows: (z) => kontoliste.rows(z as never).map((r) => ({ ...r, art: 'NEU' })),
		};
		expect(await sichere([neu, buchungsliste])).toMatchObject({ tabellen: ['kontoliste'], zeilen: 1 });
		expect((await u.umgebung.pool.query('select art from kontoliste')).rows).toEqual([{ art: 'NEU' }]);
		await sichere([neu]);
		expect(await gibtEs('buchungsliste')).toBe(false);
		await erzeugeUmgebung({ ...u.umgebung, projektionen: [neu] });
	} finally {
		await u.stop();
	}
});

test('two processes at start build once', async () => {
	const u = await testumgebung([]);
	try {
		const beide = [1, 2].map(() => stelleProjektionenSicher(u.datenbank.ownerUrl, PROJEKTIONEN));
		expect((await Promise.all(beide)).filter((b) => b !== null)).toHaveLength(1);
	} finally {
		await u.stop();
	}
});
