import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { canonical, kettenHash, personHash } from './hash.ts';

const umschlag = {
	stream: 'Konto-1',
	version: 1,
	type: 'KontoEroeffnet',
	schema: 1,
	facts: { ort: 'Köln', cent: 1250, seit: '2026-01-31', felder: ['ä', 'z', 'B'] },
	betroffener: null,
	art: null,
	meta: { userID: 'u', rollen: ['ADMIN'], impersoniertVon: null, commandID: 'c', zeit: '2026-01-31T12:00:00.000Z' },
};

describe('canonical', () => {
	test('sorts keys by code unit, leaves undefined out', () => {
		expect(canonical({ b: 1, ä: 2, a: { z: null, B: true }, c: undefined })).toBe(
			'{"a":{"B":true,"z":null},"b":1,"ä":2}',
		);
	});
	test.each([[1.5], [Number.NaN], [2 ** 53], [1n], [undefined], [() => 1]])('refuses %s', (wert) => {
		expect(() => canonical([wert])).toThrow(TypeError);
	});
	test.each([['NUL\0'], ['halb \ud83d'], ['halb \ude00']])('refuses text Postgres cannot store: %j', (text) => {
		expect(() => canonical({ text })).toThrow(TypeError);
		expect(() => canonical({ [text]: 1 })).toThrow(TypeError);
	});
	test('keeps whole surrogate pairs', () => {
		expect(canonical({ text: '😀' })).toBe('{"text":"😀"}');
	});
});

describe('kettenHash', () => {
	const leer = Buffer.alloc(0);
	const hash = kettenHash(leer, umschlag, null).toString('hex');

	test('changes with every part it protects', () => {
		const salt = Buffer.alloc(16);
		const andere = [
			kettenHash(Buffer.alloc(32), umschlag, null),
			kettenHash(leer, { ...umschlag, version: 2 }, null),
			kettenHash(leer, { ...umschlag, facts: { ...umschlag.facts, cent: 1251 } }, null),
			kettenHash(leer, { ...umschlag, meta: { ...umschlag.meta, userID: 'v' } }, null),
			kettenHash(leer, umschlag, personHash(salt, { name: 'Ada' })),
			kettenHash(leer, umschlag, personHash(salt, { name: 'Eva' })),
		].map((h) => h.toString('hex'));
		expect(new Set([hash, ...andere]).size).toBe(andere.length + 1);
	});

	test('is the same in another time zone and locale', () => {
		const modul = new URL('./hash.ts', import.meta.url).href;
		const programm = `import { kettenHash } from ${JSON.stringify(modul)};
			process.stdout.write(kettenHash(Buffer.alloc(0), ${JSON.stringify(umschlag)}, null).toString('hex'));`;
		const anderswo = (TZ: string, LC_ALL: string) =>
			execFileSync(process.execPath, ['--input-type=module', '-e', programm], { env: { TZ, LC_ALL } }).toString();
		expect(anderswo('Pacific/Auckland', 'tr_TR.UTF-8')).toBe(hash);
		expect(anderswo('America/New_York', 'C')).toBe(hash);
	});
});
