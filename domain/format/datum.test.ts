import { describe, expect, it } from 'vitest';
import {
	formatDatum,
	formatDatumUhrzeit,
	formatLangesDatum,
	formatMonat,
	formatMonatKurz,
	formatMonatKurzMitJahr,
	formatWochentag,
	formatWochentagKurz,
} from './datum.ts';

describe('dates on display', () => {
	it('shows a day', () => {
		expect(formatDatum('2025-09-01')).toBe('01.09.2025');
		expect(formatDatum(null)).toBe('');
	});

	it.each([
		['2025-10-05T07:03:00Z', '05.10.2025 - 09:03 Uhr'],
		['2025-12-05T07:03:00Z', '05.12.2025 - 08:03 Uhr'],
		['2025-12-31T23:00:00Z', '01.01.2026 - 00:00 Uhr'],
	])('shows %s in German time', (instant, text) => {
		expect(formatDatumUhrzeit(instant)).toBe(text);
	});

	it('shows no instant as empty text', () => {
		expect(formatDatumUhrzeit(null)).toBe('');
	});

	it("names the month in the user's language", () => {
		expect(formatMonat('2026-03')).toBe('März 2026');
		expect(formatMonat('2026-03', 'en')).toBe('March 2026');
		expect(formatMonat(null)).toBe('');
	});

	it.each([
		[formatMonatKurz, 'Okt', 'Oct'],
		[formatMonatKurzMitJahr, 'Okt. 25', 'Oct 25'],
		[formatWochentag, 'Mittwoch', 'Wednesday'],
		[formatWochentagKurz, 'Mi', 'Wed'],
		[formatLangesDatum, 'Mittwoch, 1. Oktober 2025', 'Wednesday, 1 October 2025'],
	])('names months and weekdays in either', (format, de, en) => {
		expect([format('2025-10-01'), format('2025-10-01', 'de'), format('2025-10-01', 'en')]).toEqual([de, de, en]);
	});
});
