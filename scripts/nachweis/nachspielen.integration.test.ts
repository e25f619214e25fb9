import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appendAnweisung } from '#commands/event-store/append.ts';
import type { Ereignis } from '#domain/ereignis.ts';
import { Gebucht, KontoEroeffnet, konto } from '#projections/engine/konto.fixture.ts';
import { type Testumgebung, testumgebung } from '#scripts/test/umgebung.ts';
import { spieleNach } from './nachspielen.ts';

let t: Testumgebung;
const id = randomUUID();
beforeAll(async () => {
	t = await testumgebung([]);
	const eroeffnung = KontoEroeffnet({ art: 'GIRO' }, { betroffener: id, art: 'KONTAKT', daten: { inhaber: 'Ada' } });
	await schreibe(0, Buffer.alloc(0), '2026-01-31T22:59:00.000Z', [eroeffnung, Gebucht({ buchungID: 'a', cent: 5 })]);
	const { rows } = await t.umgebung.pool.query('select hash from stream');
	// 00:00 of February 1st in Germany
	await schreibe(2, rows[0].hash, '2026-01-31T23:00:00.000Z', [Gebucht({ buchungID: 'b', cent: 7 })]);
});
afterAll(() => t.stop());

async function schreibe(version: number, hash: Buffer, zeit: string, ereignisse: readonly Ereignis[]) {
	const meta = { userID: 'u1', rollen: ['ADMIN'], impersoniertVon: version ? 'u0' : null, commandID: 'c', zeit };
	const schreiben = [{ name: `Konto-${id}`, version, hash, ereignisse }];
	await t.umgebung.pool.query(appendAnweisung({ schreiben, meta, epoche: t.umgebung.epoche.wert }));
}
const spiele = (gesucht: string, bis: string | null) => spieleNach(t.umgebung.pool, [konto], gesucht, bis);

test('prints every event with who did it, and the state', async () => {
	const text = (await spiele(id, null)).join('\n');
	expect(text).toContain(`Konto-${id}, Version 3`);
	expect(text).toContain('2026-01-31T22:59:00.000Z  KontoEroeffnet  {"art":"GIRO"} {"inhaber":"Ada"}  [u1]');
	expect(text).toContain('[u0 als u1]');
	expect(text).toContain('saldo: 12');
});

test('ends with the German day asked for', async () => {
	const text = (await spiele(id, '2026-01-31')).join('\n');
	expect(text).toContain('Version 2');
	expect(text).toContain('saldo: 5');
	expect(await spiele(id, '2026-01-30')).toEqual([]);
	expect(await spiele('fehlt', null)).toEqual([]);
});
