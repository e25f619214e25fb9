import { expect, test } from 'vitest';
import { type Bewerbungszyklus, bewerbbareZyklen } from './bewerbbar.ts';

const zyklus = (
	jahr: number,
	status: Bewerbungszyklus['status'],
	von: string | null = null,
	bis: string | null = null,
) => ({
	start: `${jahr}-09-01`,
	status,
	bewerbungVon: von,
	bewerbungBis: bis,
});
const vorbei = zyklus(2025, 'BEENDET', '2025-01-01', '2099-12-31');
const aktiv = zyklus(2026, 'AKTIV');
const spaeter = zyklus(2028, 'ANGELEGT', '2026-01-01', null);
const naechster = (von: string | null, bis: string | null = null) => zyklus(2027, 'ANGELEGT', von, bis);

test.each([
	['before its first day', naechster('2026-11-23'), [2026]],
	['on its first day', naechster('2026-11-22'), [2026, 2027]],
	['on its last day', naechster('2026-11-01', '2026-11-22'), [2026, 2027]],
	['after its last day', naechster('2026-11-01', '2026-11-21'), [2026]],
	['without an end', naechster('2026-01-01'), [2026, 2027]],
	['without a beginning', naechster(null, '2027-08-31'), [2026]],
])('the next cycle %s', (_, einer, jahre) => {
	const zyklen = bewerbbareZyklen([spaeter, einer, aktiv, vorbei], '2026-11-22');
	expect(zyklen.map(({ start }) => Number(start.slice(0, 4)))).toEqual(jahre);
});

test('nothing before any cycle is active', () => {
	expect(bewerbbareZyklen([vorbei, naechster('2026-01-01')], '2026-11-22')).toEqual([]);
});
