import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { JA_NEIN, nachRegel } from './ausdruck.ts';

const db = new Kysely<object>({
	dialect: {
		createAdapter: () => new PostgresAdapter(),
		createDriver: () => new DummyDriver(),
		createIntrospector: (k) => new PostgresIntrospector(k),
		createQueryCompiler: () => new PostgresQueryCompiler(),
	},
});

const FARBEN = ['ROT', 'GELB', 'GRUEN'] as const;
const farbe = [sql`t.farbe`, FARBEN] as const;
const laut = [sql`t.laut`, JA_NEIN] as const;
const text = (was: ReturnType<typeof nachRegel>) => was.compile(db).sql;

describe('a rule of the domain in SQL', () => {
	it('asks for what makes a difference, and once for answers that say the same', () => {
		const regel = nachRegel((f, l) => (f === 'ROT' && l ? 'HALT' : 'WEITER'), farbe, laut);
		expect(text(regel)).toBe(
			"case when (t.farbe) in ('ROT') then case when (t.laut) in (true) then 'HALT' when (t.laut) in (false) then 'WEITER' end when (t.farbe) in ('GELB', 'GRUEN') then 'WEITER' end",
		);
	});

	it('does not ask for what makes none', () => {
		expect(text(nachRegel((_, l) => (l ? 'HALT' : 'WEITER'), farbe, laut))).toBe(
			"case when (t.laut) in (true) then 'HALT' when (t.laut) in (false) then 'WEITER' end",
		);
		expect(text(nachRegel(() => 'WEITER', farbe, laut))).toBe("'WEITER'");
	});

	it('tells apart what the same answers lead to', () => {
		const regel = nachRegel((f, l) => (f === 'GELB' ? (l ? 'A' : 'B') : l ? 'B' : 'A'), farbe, laut);
		expect(text(regel).match(/then 'A'/g)).toHaveLength(2);
	});
});
