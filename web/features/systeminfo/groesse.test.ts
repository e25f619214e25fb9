import { expect, it } from 'vitest';
import { groesse } from './groesse.ts';

it.each([
	[0, '0 B'],
	[999, '999 B'],
	[1000, '1 kB'],
	[31_400_000, '31,4 MB'],
	[2_000_000_000, '2 GB'],
	[5_000_000_000_000_000, '5.000 TB'],
])('%i', (bytes, text) => {
	expect(groesse(bytes)).toBe(text);
});
