import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { anteil } from './umgebung.ts';

/** Of every server three connections are kept for superusers. */
const frei = (maxConnections: number): number => maxConnections - 3;

describe('the connections of a server', () => {
	// Table: docs/betrieb.md, several processes.
	const tabelle = [
		{ prozesse: 2, bei100: 16, bei200: 16 },
		{ prozesse: 3, bei100: 16, bei200: 16 },
		{ prozesse: 6, bei100: 12, bei200: 16 },
		{ prozesse: 10, bei100: 7, bei200: 16 },
	];

	test.each(tabelle)('are shared by $prozesse processes', ({ prozesse, bei100, bei200 }) => {
		const allein = { prozesse, hier: 1, mandanten: 1 };
		expect([anteil(frei(100), allein), anteil(frei(200), allein)]).toEqual([bei100, bei200]);
	});

	test('are told to operators as they are shared', () => {
		const dokument = readFileSync(join(import.meta.dirname, '../docs/betrieb.md'), 'utf8');
		const zeilen = [...dokument.matchAll(/^\| \d+ \| \d+ \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map((z) =>
			z.slice(1).map(Number),
		);
		expect(zeilen).toEqual(tabelle.map(({ prozesse, bei100, bei200 }) => [prozesse, bei100, bei200]));
	});

	test('are shared by tenants too, of whom each has four at most and two at least', () => {
		expect(anteil(frei(100), { prozesse: 2, hier: 10, mandanten: 10 })).toBe(3);
		expect(anteil(frei(100), { prozesse: 2, hier: 2, mandanten: 10 })).toBe(4);
		expect(anteil(frei(100), { prozesse: 8, hier: 50, mandanten: 50 })).toBe(2);
	});

	test('are never used up by all together, as long as each has more than the least', () => {
		for (const prozesse of [2, 3, 6, 10, 20]) {
			for (const hier of [1, 2, 5]) {
				const jeder = anteil(frei(200), { prozesse, hier, mandanten: hier });
				if (jeder > 2) expect(jeder * prozesse * hier).toBeLessThanOrEqual(frei(200) - 20);
			}
		}
	});
});
