import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { mahnadressaten } from '#domain/akte/mahnwesen/mahnadressaten.ts';
import { planadressaten } from '#domain/akte/mahnwesen/vorschau.ts';
import { SYSTEM } from '#domain/akte/tests/personen.fixture.ts';
import { laufe } from '#domain/akte/tests/zufallslauf.fixture.ts';
import { oft } from '#scripts/test/keim.ts';
import '#scripts/test/zufall.ts';
import { anforderung } from './anforderung.ts';

vi.setConfig({ testTimeout: 60_000 });

const ZAHLEN = fc.array(fc.nat(5040), { minLength: 150, maxLength: 900 });

it('tells of all but signatures who is reminded, as the file does', () => {
	const gesehen = new Set<string>();
	fc.assert(
		fc.property(ZAHLEN, (zahlen) => {
			laufe(zahlen, 60, (welt, _, { akteID }) => {
				const { akte, referenz, ctx } = welt.lage(akteID, SYSTEM);
				for (const zeile of anforderung.rows(akte)) {
					const spec = referenz.specs.find(({ id }) => id === zeile.spec_id);
					const gefordert = akte.anforderungen.find(({ id }) => id === zeile.id);
					if (!spec || !gefordert || zeile.status === 'WAIT_SIGNING') continue;
					gesehen.add(zeile.status);
					const istFehlend = zeile.status === 'NOT_PROVIDED' && spec.status !== 90;
					const ort = { freiwilligerID: zeile.freiwilliger_id, ortID: zeile.dran_ort_id };
					const mitStelle = zeile.dran_ort_id !== null;
					const ausZeile = planadressaten({ ...ort, mitStelle, status: zeile.status, unterzeichner: [] }, spec);
					const ausAkte = mahnadressaten(akte, gefordert, spec, ctx.heute);
					expect(ausAkte, zeile.status).toEqual(istFehlend ? ausZeile : []);
				}
			});
		}),
		{ numRuns: oft(15, 100), endOnFailure: true },
	);
	expect(gesehen.size).toBeGreaterThan(2);
});
