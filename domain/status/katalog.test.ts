import { expect, it } from 'vitest';
import { FREIWILLIGER } from './freiwilliger.ts';
import { formatStatus, katalog } from './katalog.ts';
import { WUNSCH } from './wunsch.ts';

it('shows the padded number with its label', () => {
	expect(formatStatus(WUNSCH, 0)).toBe('0000 (Beworben)');
	expect(formatStatus(FREIWILLIGER, 2100)).toBe('2100 (Kontaktiert)');
});

it('pads to two digits where the catalogue says so', () => {
	const zweistellig = katalog('Beispiel', 2, [
		[0, 'Entwurf', 'Entwurf', 'BEWERBEN'],
		[45, 'AnerkanntAU', 'Anerkannt AU', 'IM_DIENST'],
	]);
	expect(formatStatus(zweistellig, 0)).toBe('00 (Entwurf)');
	expect(formatStatus(zweistellig, 45)).toBe('45 (Anerkannt AU)');
});
