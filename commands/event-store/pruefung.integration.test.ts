import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Ereignis, ereignis, type PersonArt } from '#domain/ereignis.ts';
import { Gebucht, KontoEroeffnet } from '#projections/engine/konto.fixture.ts';
import { mitClient } from '#scripts/postgres/zugang.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { appendAnweisung } from './append.ts';
import { pruefeKette } from './kette.ts';
import { pruefeAlle } from './pruefung.ts';
import { readStreams } from './read.ts';

let t: Testumgebung;
beforeAll(async () => {
	t = await testumgebung([]);
});
afterAll(() => t.stop());

const Geloescht = ereignis<{ betroffener: string; arten: PersonArt[] }>()('PersonenbezugGeloescht', 1);
const meta = {
	userID: 'u',
	rollen: ['ADMIN'],
	impersoniertVon: null,
	commandID: 'c',
	zeit: '2026-01-31T12:00:00.000Z',
};
const alsOwner = (sql: string, ...werte: unknown[]) => mitClient(t.datenbank.ownerUrl, (c) => c.query(sql, werte));

async function schreibe(id: string, ereignisse: Ereignis[]): Promise<void> {
	const [stand] = await readStreams(t.umgebung.pool, [{ aggregat: 'Konto', id }]);
	const { version, hash } = stand ?? { version: 0, hash: Buffer.alloc(0) };
	const schreiben = [{ name: `Konto-${id}`, version, hash, ereignisse }];
	await t.umgebung.pool.query(appendAnweisung({ schreiben, meta, epoche: t.umgebung.epoche.wert }));
}
const eroeffnung = (id: string) =>
	KontoEroeffnet({ art: 'GIRO' }, { betroffener: id, art: 'KONTAKT', daten: { inhaber: 'Ümit 😀' } });

let id: string;
beforeEach(async () => {
	await alsOwner('truncate stream, event, event_person');
	id = randomUUID();
	await schreibe(randomUUID(), [Gebucht({ buchungID: 'anderes', cent: 1 })]);
	await schreibe(id, [eroeffnung(id), Gebucht({ buchungID: 'a', cent: 5 }), Gebucht({ buchungID: 'b', cent: 7 })]);
});

async function erstesGebrochene() {
	const { fehler } = await mitClient(t.datenbank.ownerUrl, pruefeAlle);
	return fehler.map(({ stream, version }) => `${stream === `Konto-${id}` ? 'Konto' : stream} ${version}`)[0] ?? null;
}

test('untouched streams pass, all and each', async () => {
	expect(await mitClient(t.datenbank.ownerUrl, pruefeAlle)).toEqual({ streams: 2, ereignisse: 4, fehler: [] });
	expect(await pruefeKette(t.umgebung.pool, `Konto-${id}`)).toEqual({ ereignisse: 3, fehler: null });
	expect(await pruefeKette(t.umgebung.pool, 'Konto-fehlt')).toEqual({ ereignisse: 0, fehler: null });
});

const dieses = "stream = 'Konto-' || $1";
test.each([
	['a fact is edited', 2, `update event set facts = facts::jsonb || '{"cent": 6}' where ${dieses} and version = 2`],
	[
		'a fact becomes a fraction',
		2,
		`update event set facts = facts::jsonb || '{"cent": 5.5}' where ${dieses} and version = 2`,
	],
	[
		'the actor is edited',
		1,
		`update event set meta = meta::jsonb || '{"userID": "v"}' where ${dieses} and version = 1`,
	],
	['the type is edited', 3, `update event set type = 'Anders' where ${dieses} and version = 3`],
	['the one it is about is edited', 1, `update event set betroffener = 'x' where ${dieses} and version = 1`],
	['the first event is removed', 1, `delete from event where ${dieses} and version = 1`],
	['a middle event is removed', 2, `delete from event where ${dieses} and version = 2`],
	['the last event is removed', 2, `delete from event where ${dieses} and version = 3`],
	['all events are removed', 1, `delete from event where ${dieses}`],
	[
		'two events are swapped',
		2,
		`update event e set facts = o.facts, hash = o.hash from event o
		where e.${dieses} and o.stream = e.stream and e.version in (2, 3) and o.version = 5 - e.version`,
	],
	[
		'an event is inserted',
		4,
		`insert into event (stream, version, type, schema, facts, meta, hash)
		select stream, 4, type, schema, facts, meta, hash from event where ${dieses} and version = 3`,
	],
	['the head is moved', 3, "update stream set version = 4 where name = 'Konto-' || $1"],
	['the head is removed', 3, "delete from stream where name = 'Konto-' || $1"],
	['a personal part is edited', 1, `update event_person set person = '{"inhaber": "Eva"}' where ${dieses}`],
	['a personal part is given to another', 1, `update event_person set betroffener = 'x' where ${dieses}`],
	['a personal part is removed', 1, `delete from event_person where ${dieses}`],
	[
		'a personal part is inserted',
		2,
		`insert into event_person select stream, 2, betroffener, art, person, salt from event_person where ${dieses}`,
	],
])('when %s, event %i is named', async (_, version, sql) => {
	const { rowCount } = await alsOwner(sql, id);
	expect(rowCount).toBeGreaterThan(0);
	expect(await erstesGebrochene()).toBe(`Konto ${version}`);
	expect((await pruefeKette(t.umgebung.pool, `Konto-${id}`)).fehler).toMatchObject({ version });
});

test('a declared erasure leaves the chain whole, an undeclared kind or later part does not', async () => {
	await schreibe(id, [Geloescht({ betroffener: id, arten: ['KONTAKT'] })]);
	await t.umgebung.pool.query("select loeschen($1, '{KONTAKT}')", [id]);
	expect(await erstesGebrochene()).toBeNull();
	await schreibe(id, [eroeffnung(id)]);
	expect(await erstesGebrochene()).toBeNull();
	await t.umgebung.pool.query("select loeschen($1, '{KONTAKT}')", [id]);
	expect(await erstesGebrochene()).toBe('Konto 5');
});
