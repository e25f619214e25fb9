import { expect, test } from 'vitest';
import { darfZusatz } from '#domain/vorlagen/stammdatum.ts';
import { EINMAL_SEITEN } from './einmal-seite.ts';

test.each([...EINMAL_SEITEN.keys()])('%s is never copied to others: its link is the recipient’s alone', (key) => {
	expect(darfZusatz(key)).toBe(false);
});
