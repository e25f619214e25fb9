import { expect, test } from 'vitest';
import { ampel } from './ampel.ts';

test.each([
	['NOT_PROVIDED', 'UEBERPRUEFUNG', 'missing'],
	['NOT_PROVIDED', 'PFLICHT', 'missing'],
	['NOT_PROVIDED', 'ERINNERN', 'missing'],
	['NOT_PROVIDED', 'OPTIONAL', 'none'],
	['NOT_PROVIDED', null, 'none'],
	['NEEDS_REVIEW', 'OPTIONAL', 'check'],
	['WAIT_SIGNING', 'PFLICHT', 'check'],
	['PROVIDED', null, 'ok'],
	['SIGNED', 'PFLICHT', 'ok'],
	['FINISHED', 'PFLICHT', 'ok'],
] as const)('%s, level %s: %s', (anforderungsstatus, stufe, farbe) => {
	expect(ampel({ anforderungsstatus, stufe })).toBe(farbe);
});
