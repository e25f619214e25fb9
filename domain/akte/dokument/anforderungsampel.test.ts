import { expect, test } from 'vitest';
import { anforderungsampel } from './anforderungsampel.ts';

test.each([
	['NOT_PROVIDED', 'UEBERPRUEFUNG', 'ROT'],
	['NOT_PROVIDED', 'PFLICHT', 'ROT'],
	['NOT_PROVIDED', 'ERINNERN', 'ROT'],
	['NOT_PROVIDED', 'OPTIONAL', 'OHNE'],
	['NOT_PROVIDED', null, 'OHNE'],
	['NEEDS_REVIEW', 'OPTIONAL', 'GELB'],
	['WAIT_SIGNING', 'PFLICHT', 'GELB'],
	['PROVIDED', null, 'GRUEN'],
	['SIGNED', 'PFLICHT', 'GRUEN'],
	['FINISHED', 'PFLICHT', 'GRUEN'],
] as const)('%s, level %s: %s', (anforderungsstatus, stufe, farbe) => {
	expect(anforderungsampel(anforderungsstatus, stufe)).toBe(farbe);
});
