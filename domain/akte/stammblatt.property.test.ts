import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { falte } from '#domain/aggregat.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { akteAggregat } from './akte.ts';
import { stammblattVon } from './stammblatt.ts';
import { laufe } from './tests/zufallslauf.fixture.ts';

vi.setConfig({ testTimeout: 60_000 });

const ZAHLEN = fc.array(fc.nat(5040), { minLength: 150, maxLength: 900 });

it('stays as it was while the file goes on, and is the same from the beginning', () => {
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			const welt = laufe(zahlen, 60, () => {});
			for (const [id, ereignisse] of welt.verlauf) {
				const akte = akteAggregat.start(id);
				for (const ereignis of ereignisse) {
					const davor = stammblattVon(akte);
					const text = JSON.stringify(davor);
					falte(akteAggregat, id, [ereignis], akte);
					expect(JSON.stringify(davor)).toBe(text);
				}
				expect(stammblattVon(akte)).toEqual(stammblattVon(falte(akteAggregat, id, ereignisse)));
			}
		}),
		{ numRuns: oft(10, 100), endOnFailure: true },
	);
});
