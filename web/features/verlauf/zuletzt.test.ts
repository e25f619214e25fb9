import { expect, it } from 'vitest';
import { zuletzt } from './zuletzt.ts';

const eintrag = (name: string | null, bezeichnung: string, zeit: string) => ({
	zeit,
	akteur: name === null ? null : { name },
	aenderungen: [{ bezeichnung }],
});

it('names who changed the field last, and when', () => {
	const eintraege = [
		eintrag('Mia Groß', 'Ort', '2026-11-25T10:00:00Z'),
		eintrag('Sabine Koch', 'Mobil', '2026-11-25T09:03:00Z'),
		eintrag(null, 'Mobil', '2026-11-24T09:00:00Z'),
	];
	expect(zuletzt(eintraege, 'Mobil')).toBe('Sabine Koch (25.11.2026 - 10:03 Uhr)');
	expect(zuletzt(eintraege.slice(2), 'Mobil')).toBe('das Portal (24.11.2026 - 10:00 Uhr)');
	expect(zuletzt(eintraege, 'Telefon')).toBeUndefined();
});
