import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Ereignis } from '#domain/ereignis.ts';
import { Gebucht, KontoEroeffnet, konto } from '#projections/engine/konto.fixture.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { type Anhang, appendAnweisung } from './append.ts';
import { EindeutigVerletzt, EpocheVeraltet, uebersetze, Versionskonflikt } from './fehler.ts';
import { readStreams } from './read.ts';
import { streamName } from './stream.ts';

let t: Testumgebung;
beforeAll(async () => {
	t = await testumgebung([]);
});
afterAll(() => t.stop());

const meta = {
	userID: 'u',
	rollen: ['ADMIN'],
	impersoniertVon: null,
	commandID: 'c',
	zeit: '2026-01-31T12:00:00.000Z',
};
const buchung = (cent: number): Ereignis => Gebucht({ buchungID: randomUUID(), cent });
const eroeffnung = (id: string) =>
	KontoEroeffnet({ art: 'GIRO' }, { betroffener: id, art: 'KONTAKT', daten: { inhaber: 'Ümit' } });
const leer = { version: 0, hash: Buffer.alloc(0) };

async function append(anhang: Partial<Anhang>): Promise<void> {
	const { wert } = t.umgebung.epoche;
	try {
		await t.umgebung.pool.query(appendAnweisung({ schreiben: [], meta, epoche: wert, ...anhang }));
	} catch (fehler) {
		throw uebersetze(fehler, anhang.belegt ?? []);
	}
}

async function neuesKonto(...ereignisse: Ereignis[]): Promise<string> {
	const id = randomUUID();
	await append({ schreiben: [{ name: `Konto-${id}`, ...leer, ereignisse: [eroeffnung(id), ...ereignisse] }] });
	return id;
}
const lies = async (id: string) => (await readStreams(t.umgebung.pool, [{ aggregat: konto.name, id }]))[0];

test('an appended event is read back as it was, with its personal part', async () => {
	const id = await neuesKonto(buchung(250));
	const inhalt = await lies(id);
	expect(inhalt?.version).toBe(2);
	expect(inhalt?.ereignisse).toMatchObject([
		{
			version: 1,
			type: 'KontoEroeffnet',
			schema: 1,
			facts: { art: 'GIRO' },
			person: { inhaber: 'Ümit' },
			betroffener: id,
			art: 'KONTAKT',
			meta,
		},
		{ version: 2, type: 'Gebucht', schema: 2, facts: { cent: 250 }, person: null, betroffener: null, art: null, meta },
	]);
});

test('several streams are read in one round trip, missing ones as version 0', async () => {
	const [a, b] = [await neuesKonto(), await neuesKonto(buchung(1))];
	const refs = [b, 'fehlt', a].map((id) => ({ aggregat: 'Konto', id }));
	expect((await readStreams(t.umgebung.pool, refs)).map((s) => s.version)).toEqual([2, 0, 1]);
});

test('the view as of a time ends before the first event recorded later', async () => {
	const id = await neuesKonto();
	const { version, hash } = (await lies(id)) ?? leer;
	const spaeter = { ...meta, zeit: '2026-02-01T08:00:00.000Z' };
	await append({ meta: spaeter, schreiben: [{ name: `Konto-${id}`, version, hash, ereignisse: [buchung(1)] }] });
	const stand = (bis: string) => readStreams(t.umgebung.pool, [{ aggregat: 'Konto', id }], { bis });
	expect((await stand('2026-01-31T12:00:00.000Z'))[0]).toMatchObject({ version: 1, ereignisse: [{ version: 1 }] });
	expect((await stand('2026-02-01T08:00:00.000Z'))[0]?.version).toBe(2);
	expect((await stand('2026-01-01T00:00:00.000Z'))[0]).toMatchObject({ version: 0, ereignisse: [] });
});

test.each([
	['an existing stream as new', 0],
	['an older version', 1],
	['a version still to come', 3],
])('%s is a conflict that names the real version', async (_, erwartet) => {
	const id = await neuesKonto(buchung(1));
	const name = `Konto-${id}`;
	const hash = Buffer.alloc(erwartet ? 32 : 0);
	const konflikt = append({ schreiben: [{ name, version: erwartet, hash, ereignisse: [buchung(1)] }] });
	await expect(konflikt).rejects.toEqual(new Versionskonflikt(name, erwartet, 2));
	expect((await lies(id))?.version).toBe(2);
});

test('one stream in conflict keeps all others unwritten', async () => {
	const [a, b] = [await neuesKonto(), randomUUID()];
	const beide = [
		{ name: `Konto-${a}`, version: 7, hash: Buffer.alloc(32), ereignisse: [buchung(1)] },
		{ name: `Konto-${b}`, ...leer, ereignisse: [eroeffnung(b)] },
	];
	await expect(append({ schreiben: beide })).rejects.toBeInstanceOf(Versionskonflikt);
	expect((await lies(b))?.version).toBe(0);
});

test('a stream that is only held must stand at its version, or exist', async () => {
	const name = streamName({ aggregat: 'Konto', id: await neuesKonto(buchung(1)) });
	await append({ halten: [{ name, version: 2 }] });
	await append({ halten: [{ name, version: -1 }] });
	await expect(append({ halten: [{ name, version: 1 }] })).rejects.toEqual(new Versionskonflikt(name, 1, 2));
	await expect(append({ halten: [{ name: 'Konto-fehlt', version: -1 }] })).rejects.toBeInstanceOf(Versionskonflikt);
});

test('a unique value belongs to one stream until it is given back', async () => {
	const mail = { art: 'EMAIL', wert: 'a@example.org' };
	await append({ belegt: [{ ...mail, stream: 'User-1' }] });
	await append({ belegt: [{ ...mail, stream: 'User-1' }] });
	const andere = [
		{ art: 'EMAIL', wert: 'b@example.org', stream: 'User-2' },
		{ ...mail, stream: 'User-2' },
	];
	await expect(append({ belegt: andere })).rejects.toEqual(new EindeutigVerletzt('EMAIL', 'a@example.org'));
	await append({ frei: [{ ...mail, stream: 'User-1' }], belegt: andere });
});

test('an append of an earlier epoch is refused', async () => {
	await expect(append({ epoche: t.umgebung.epoche.wert - 1 })).rejects.toBeInstanceOf(EpocheVeraltet);
});

test('a personal part without the one it is about is refused', async () => {
	const ereignis = { ...eroeffnung('x'), betroffener: null };
	await expect(append({ schreiben: [{ name: 'Konto-x', ...leer, ereignisse: [ereignis] }] })).rejects.toThrow(
		TypeError,
	);
});

test.each([['NUL \0'], ['half a pair \ud83d']])('%j is refused', async (art) => {
	const id = randomUUID();
	const schreiben = [{ name: `Konto-${id}`, ...leer, ereignisse: [KontoEroeffnet({ art })] }];
	await expect(append({ schreiben })).rejects.toThrow(TypeError);
	const roh = JSON.stringify({ art });
	await expect(t.umgebung.pool.query('select $1::jsonb', [roh])).rejects.toThrow(
		/unsupported Unicode|invalid input syntax/,
	);
});

test('the requests’ role can neither edit nor remove events or personal parts', async () => {
	await neuesKonto();
	const verboten = [
		"update event set type = 'X'",
		'delete from event',
		'truncate event',
		"update event_person set person = '{}'",
		'delete from event_person',
		'truncate event_person',
		'delete from stream',
		'update epoche set wert = 99',
		'drop table event',
		'alter table event disable trigger all',
	];
	for (const sql of verboten)
		await expect(t.umgebung.pool.query(sql), sql).rejects.toThrow(/permission denied|must be owner/);
});

test('erasing removes one person’s parts of the given kinds and nothing else', async () => {
	const [a, b] = [await neuesKonto(), await neuesKonto()];
	const loesche = (arten: string[]) => t.umgebung.pool.query('select loeschen($1, $2) as anzahl', [a, arten]);
	expect((await loesche(['BANK'])).rows).toEqual([{ anzahl: 0 }]);
	expect((await loesche(['BANK', 'KONTAKT'])).rows).toEqual([{ anzahl: 1 }]);
	expect((await lies(a))?.ereignisse).toMatchObject([
		{ person: null, betroffener: a, art: 'KONTAKT', facts: { art: 'GIRO' } },
	]);
	expect((await lies(b))?.ereignisse).toMatchObject([{ person: { inhaber: 'Ümit' } }]);
});
