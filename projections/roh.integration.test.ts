import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { frageRoh, frageRohEine, statusform } from './roh.ts';

let t: Testumgebung;
beforeAll(async () => {
	t = await testumgebung([]);
});
afterAll(() => t.stop());

const zahl = z.strictObject({ zahl: z.number() });

test('rows come as they are', async () => {
	const { db } = t.umgebung;
	expect(await frageRoh(db, zahl, sql`select n as zahl from generate_series(1, 2) n`)).toEqual([
		{ zahl: 1 },
		{ zahl: 2 },
	]);
	expect(await frageRohEine(db, zahl, sql`select 1 as zahl`)).toEqual({ zahl: 1 });
	expect(await frageRohEine(db, zahl, sql`select 1 as zahl where false`)).toBeNull();
});

test.each([
	['counts are text unless cast', sql`select count(*) as zahl from (select 1) x`],
	['null where nothing says so', sql`select null::int as zahl`],
	['a column of another name', sql`select 1 as nummer`],
	['one column more', sql`select 1 as zahl, 2 as weitere`],
	['only a later row', sql`select case n when 1 then 1 end as zahl from generate_series(1, 2) n`],
])('a row that is not what its form says is found: %s', async (_, abfrage) => {
	await expect(frageRoh(t.umgebung.db, zahl, abfrage)).rejects.toThrow('Eine Zeile ist nicht, was ihre Form sagt');
});

test('a status is one of its catalogue', async () => {
	const form = z.strictObject({ status: statusform(FREIWILLIGER) });
	expect(await frageRohEine(t.umgebung.db, form, sql`select 2800 as status`)).toEqual({ status: 2800 });
	await expect(frageRoh(t.umgebung.db, form, sql`select 2801 as status`)).rejects.toThrow('kein Status');
});
