import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { liesKonfiguration } from './config.ts';
import { konfigurationFuer, MandantNichtBereit, type Mandantort, oeffneZugaenge } from './mandanten.ts';
import { fuerAlle } from './nebenlaeufig.ts';

let verzeichnis: string;
beforeEach(() => {
	verzeichnis = mkdtempSync(join(tmpdir(), 'mandanten-'));
});
afterEach(() => {
	vi.useRealTimers();
	rmSync(verzeichnis, { recursive: true });
});

const ort = (key: string): Mandantort => ({ key, hosts: [`${key}.test`], url: '', ownerUrl: '' });

describe('the configuration of a tenant', () => {
	const fuer = (env: NodeJS.ProcessEnv, key: string, hosts = [`${key}.test`]) =>
		konfigurationFuer(liesKonfiguration({ DATA_DIR: verzeichnis, ...env }), { key, hosts });
	const PRODUKTION = {
		NODE_ENV: 'production',
		JWT_SECRET: 'x'.repeat(32),
		DATABASE_URL: 'postgres://o@db/portal',
		MANDANTEN: '{"nord.test":{}}',
	};

	test('has a key of its own, the same in every process, that is not the common one', () => {
		const [nord, wieder, sued] = [fuer({}, 'nord'), fuer({}, 'nord'), fuer({}, 'sued')].map((k) => k.jwtSecret);
		expect(nord).toBe(wieder);
		expect(new Set([nord, sued, liesKonfiguration({ DATA_DIR: verzeichnis }).jwtSecret]).size).toBe(3);
		expect(nord?.length).toBeGreaterThanOrEqual(43);
	});

	test('has a directory of its own; that of the standard tenant is the common one', () => {
		expect(fuer({}, 'nord').datenVerzeichnis).toBe(join(verzeichnis, 'mandanten', 'nord'));
		expect(existsSync(join(verzeichnis, 'mandanten', 'nord'))).toBe(true);
		expect(fuer({}, 'demo').datenVerzeichnis).toBe(verzeichnis);
	});

	test.each([
		[{}, 'nord', ['nord.test', 'n.test'], 'http://nord.test:3000'],
		[{ PORT: '0' }, 'nord', ['nord.test'], null],
		[{}, 'demo', [], null],
		[{ BASE_URL: 'https://p.test/' }, 'demo', [], 'https://p.test'],
		[{ BASE_URL: 'https://n.test:8443' }, 'nord', ['nord.test', 'n.test'], 'https://n.test:8443'],
		[{ BASE_URL: 'https://anders.test' }, 'nord', ['nord.test'], 'http://nord.test:3000'],
		[PRODUKTION, 'nord', ['nord.test'], 'https://nord.test'],
	])('%j: the address of %s at %j is %s', (env, key, hosts, adresse) => {
		expect(fuer(env, key, hosts).baseUrl).toBe(adresse);
	});
});

describe('opening the tenants', () => {
	const weg = new Error('connect ECONNREFUSED');

	test('tells of those that fail and opens them later, not at every demand', async () => {
		vi.useFakeTimers();
		let da = false;
		const oeffne = vi.fn(async ({ key }: Mandantort) => {
			if (key === 'sued' && !da) throw weg;
			return key;
		});
		const melde = vi.fn();
		const [nord, sued] = await oeffneZugaenge([ort('nord'), ort('sued')], oeffne, melde);
		expect(melde.mock.calls).toEqual([[weg, 'sued']]);
		expect([nord?.offen(), sued?.offen()]).toEqual(['nord', null]);
		da = true;
		await expect(sued?.hole()).rejects.toThrow(MandantNichtBereit);
		expect(oeffne).toHaveBeenCalledTimes(2);
		vi.advanceTimersByTime(5_000);
		expect(await Promise.all([sued?.hole(), sued?.hole(), nord?.hole()])).toEqual(['sued', 'sued', 'nord']);
		expect(oeffne).toHaveBeenCalledTimes(3);
	});

	test('fails with the reason itself when none can be opened', async () => {
		const oeffne = () => Promise.reject(weg);
		await expect(oeffneZugaenge([ort('nord'), ort('sued')], oeffne, () => {})).rejects.toBe(weg);
	});
});

test('what is done for all is done for so many at a time, and one failure stops nothing', async () => {
	let laufend = 0;
	let hoechstens = 0;
	const ergebnisse = await fuerAlle([...Array(20).keys()], 8, async (n) => {
		hoechstens = Math.max(hoechstens, ++laufend);
		await Promise.resolve();
		laufend -= 1;
		if (n === 3) throw new Error('drei');
		return n * 2;
	});
	expect(hoechstens).toBe(8);
	expect(ergebnisse.map((e) => e.status === 'fulfilled' && e.value)).toEqual(
		[...Array(20).keys()].map((n) => (n === 3 ? false : n * 2)),
	);
});
