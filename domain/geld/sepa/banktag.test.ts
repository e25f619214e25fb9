import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import '#scripts/test/zufall.ts';
import { bankruhe, istBanktag, keinBanktag, naechsterBanktag, ostersonntag } from './banktag.ts';

/** Good Friday, Easter Sunday, Easter Monday, as printed calendars have them. */
const OSTERN = [
	['2024-03-29', '2024-03-31', '2024-04-01'],
	['2025-04-18', '2025-04-20', '2025-04-21'],
	['2026-04-03', '2026-04-05', '2026-04-06'],
	['2027-03-26', '2027-03-28', '2027-03-29'],
	['2028-04-14', '2028-04-16', '2028-04-17'],
	['2029-03-30', '2029-04-01', '2029-04-02'],
	['2030-04-19', '2030-04-21', '2030-04-22'],
] as const;

test.each(OSTERN)('banks rest from %s over %s to %s', (karfreitag, sonntag, montag) => {
	expect(ostersonntag(Number(sonntag.slice(0, 4)))).toBe(sonntag);
	expect([karfreitag, sonntag, montag].map(bankruhe)).toEqual(['Karfreitag', 'Sonntag', 'Ostermontag']);
	expect(naechsterBanktag(addiereTage(karfreitag, -1))).toBe(addiereTage(montag, 1));
});

/** The earliest and latest Easter there can be, and the two years the plain rule of Gauss gets wrong. */
test.each([
	[1818, '1818-03-22'],
	[2038, '2038-04-25'],
	[1954, '1954-04-18'],
	[1981, '1981-04-19'],
])('Easter of %i is on %s', (jahr, tag) => {
	expect(ostersonntag(jahr)).toBe(tag);
});

/** All days of a year on which TARGET is closed though it is neither Saturday nor Sunday. */
test.each([
	['2024', ['2024-01-01', '2024-03-29', '2024-04-01', '2024-05-01', '2024-12-25', '2024-12-26']],
	['2025', ['2025-01-01', '2025-04-18', '2025-04-21', '2025-05-01', '2025-12-25', '2025-12-26']],
	['2026', ['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-01', '2026-12-25']],
	['2027', ['2027-01-01', '2027-03-26', '2027-03-29']],
	['2028', ['2028-04-14', '2028-04-17', '2028-05-01', '2028-12-25', '2028-12-26']],
	['2029', ['2029-01-01', '2029-03-30', '2029-04-02', '2029-05-01', '2029-12-25', '2029-12-26']],
	['2030', ['2030-01-01', '2030-04-19', '2030-04-22', '2030-05-01', '2030-12-25', '2030-12-26']],
])('weekdays of %s without banks', (jahr, erwartet) => {
	const tage = Array.from({ length: 366 }, (_, i) => addiereTage(`${jahr}-01-01`, i)).filter((t) => t.startsWith(jahr));
	const geschlossen = tage.filter((tag) => !['Samstag', 'Sonntag', null].includes(bankruhe(tag)));
	expect(geschlossen).toEqual(erwartet);
});

describe('the next day banks are open', () => {
	test.each([
		['2026-11-26', '2026-11-27'],
		['2026-11-27', '2026-11-30'],
		['2026-11-29', '2026-11-30'],
		['2026-12-31', '2027-01-04'],
		['2025-12-24', '2025-12-29'],
		['2026-04-30', '2026-05-04'],
		['2024-03-28', '2024-04-02'],
		// German holidays that TARGET doesn't know.
		['2026-05-13', '2026-05-14'],
		['2025-10-02', '2025-10-03'],
	])('after %s is %s', (tag, erwartet) => {
		expect(naechsterBanktag(tag)).toBe(erwartet);
	});
	it('is one of the next five, and none between is', () => {
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 40_000 }), (n) => {
				const tag = addiereTage('2000-01-01', n);
				const naechster = naechsterBanktag(tag);
				const dazwischen = [1, 2, 3, 4, 5].map((i) => addiereTage(tag, i));
				expect(dazwischen.find(istBanktag)).toBe(naechster);
			}),
		);
	});
	it('is told where somebody chose another', () => {
		expect(keinBanktag('2026-04-03', 'bucht keine Bank ab')).toBe(
			'Am 03.04.2026 (Karfreitag) bucht keine Bank ab. Der nächste Banktag ist der 07.04.2026.',
		);
		expect(keinBanktag('2026-04-07', 'bucht keine Bank ab')).toBeNull();
	});
});
