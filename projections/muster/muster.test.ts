import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROJEKTIONEN } from '#projections/registry.ts';
import { fassung, type Musterstreams, type Musterzeilen, zeilenAus } from './zeilen.ts';

const lies = <T>(datei: string): T => JSON.parse(readFileSync(new URL(datei, import.meta.url), 'utf8')) as T;
const streams = lies<Musterstreams>('streams.json');
const zeilen = lies<Musterzeilen>('zeilen.json');

describe('streams recorded once', () => {
	// Rows that change, by the projection or by the fold, need a new version: only that rebuilds the tables.
	it.each(PROJEKTIONEN.map((p) => [fassung(p), p] as const))('give the same rows for %s', (name, projektion) => {
		expect(zeilen[name], `Für ${name} fehlen die Musterzeilen: npm run muster`).toBeDefined();
		expect(JSON.parse(JSON.stringify(zeilenAus(projektion, streams)))).toEqual(zeilen[name]);
	});

	it('hold something for every projection', () => {
		for (const projektion of PROJEKTIONEN) expect(zeilenAus(projektion, streams), projektion.table).not.toEqual([]);
	});
});
