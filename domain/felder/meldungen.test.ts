import { expect, it } from 'vitest';
import { MELDUNG, meldungLaenge, meldungMax, meldungMin, meldungscode } from './meldungen.ts';

it('fills in the figures, with a decimal comma', () => {
	expect(meldungMin(0.5)).toBe('Bitte geben Sie mindestens 0,5 ein');
	expect(meldungMax(48)).toBe('Bitte geben Sie höchstens 48 ein');
	expect(meldungLaenge(4000)).toBe('Bitte geben Sie höchstens 4000 Zeichen ein');
});

it.each([
	[MELDUNG.P, 'P'],
	[MELDUNG.EM, 'EM'],
	[MELDUNG.PT, 'PT'],
	[MELDUNG.POS, 'POS'],
	[MELDUNG.DAT, 'DAT'],
	[meldungMin(14), 'MIN'],
	[meldungMax(200), 'MAX'],
	[meldungLaenge(4000), 'LEN'],
	['Die Steuer-ID ist ungültig', 'FELD'],
])('%s → %s', (text, code) => {
	expect(meldungscode(text)).toBe(code);
});
