import { expect, test } from 'vitest';
import { ANMELDUNG_JE_KONTO, verzoegerung } from './bremse.ts';

test('after a hundred failures of a day each attempt takes longer, up to eight seconds, and is never refused', () => {
	const nach = (versuche: number) => verzoegerung(ANMELDUNG_JE_KONTO, versuche);
	expect([1, 100, 101, 124, 125, 150, 175, 200, 225, 10_000].map(nach)).toEqual([
		0, 0, 250, 250, 500, 1_000, 2_000, 4_000, 8_000, 8_000,
	]);
});
