import { expect, test } from 'vitest';
import { menuFor } from './menu.ts';
import type { Sitzung } from './sitzung.ts';

const hatPool = (rolle: string, mitPool: boolean) =>
	menuFor({ rollen: [rolle], freiwilligerID: null } as unknown as Sitzung, {
		...{ features: [], abfrage: false, pool: mitPool, seminare: true },
	})
		.flatMap(({ entries }) => entries)
		.some(({ link }) => link.to === '/admin/pool');

test('sites that see their own volunteers only have no pool in their menu', () => {
	expect([true, false].map((mitPool) => hatPool('MA_VEREIN', mitPool))).toEqual([true, false]);
	expect([true, false].map((mitPool) => hatPool('MA_VERWALTUNG', mitPool))).toEqual([true, true]);
});
