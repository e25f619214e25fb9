import { expect, test } from 'vitest';
import { vonFreiwilligJa } from './verweis.ts';

test.each([
	['https://www.freiwillig-ja.de/stellen/12', true],
	['https://freiwillig-ja.de/', true],
	['https://freiwillig-ja.de.example/', false],
	['https://nicht-freiwillig-ja.de/', false],
	['https://example.org/?freiwillig-ja.de', false],
	['', false],
])('%j comes from the platform: %s', (herkunft, erwartet) => {
	expect(vonFreiwilligJa(herkunft)).toBe(erwartet);
});
