import { describe, expect, it } from 'vitest';
import { tagInBerlin, zeitpunktInBerlin } from '#domain/datum.ts';
import {
	formatDatum,
	formatDatumUhrzeit,
	formatLangesDatum,
	formatMonat,
	formatMonatKurz,
	formatMonatKurzMitJahr,
	formatUhrzeit,
	formatWochentag,
	formatWochentagKurz,
	liesUhrzeit,
	uhrzeitInBerlin,
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
		expect(formatUhrzeit(instant)).toBe(text.slice(13));
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
		[formatMonatKurz, 'Okt.', 'Oct'],
		[formatMonatKurzMitJahr, 'Okt. 25', 'Oct 25'],
		[formatWochentag, 'Mittwoch', 'Wednesday'],
		[formatWochentagKurz, 'Mi', 'Wed'],
		[formatLangesDatum, 'Mittwoch, 1. Oktober 2025', 'Wednesday, 1 October 2025'],
	])('names months and weekdays in either', (format, de, en) => {
		expect([format('2025-10-01'), format('2025-10-01', 'de'), format('2025-10-01', 'en')]).toEqual([de, de, en]);
	});
});

describe('times of a day', () => {
	it.each([
		['9', '09:00'],
		['9:30', '09:30'],
		['09.30', '09:30'],
		[' 14:05 Uhr', '14:05'],
		['0:00', '00:00'],
		['24:00', null],
		['9:60', null],
		['9:3', null],
		['halb zehn', null],
		['', null],
	])('%j is read as %j', (text, zeit) => {
		expect(liesUhrzeit(text)).toBe(zeit);
	});

	it.each([
		['2026-10-05', '14:30', '2026-10-05T12:30:00.000Z'],
		['2026-12-05', '14:30', '2026-12-05T13:30:00.000Z'],
		['2026-01-01', '00:00', '2025-12-31T23:00:00.000Z'],
		// The days on which the clocks change, before and after they do.
		['2026-03-29', '01:30', '2026-03-29T00:30:00.000Z'],
		['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
		['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
		['2026-10-25', '03:30', '2026-10-25T02:30:00.000Z'],
	])('%s, %s in Germany is %s, and back', (tag, uhrzeit, instant) => {
		expect(zeitpunktInBerlin(tag, uhrzeit)).toBe(instant);
		expect([tagInBerlin(instant), uhrzeitInBerlin(instant)]).toEqual([tag, uhrzeit]);
	});
});
