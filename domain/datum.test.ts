import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, it } from 'vitest';
import {
	addiereMonate,
	addiereTage,
	alterAm,
	begonneneMonate,
	istDatum,
	maxDatum,
	minDatum,
	tageZwischen,
	tagInBerlin,
	volleMonate,
	wochenbeginn,
} from './datum.ts';

const tag = fc
	.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
	.map((d) => d.toISOString().slice(0, 10));

describe('istDatum', () => {
	it.each(['2025-09-01', '2024-02-29', '1900-01-01', '2000-02-29'])('accepts %s', (text) => {
		expect(istDatum(text)).toBe(true);
	});
	it.each([
		'',
		'2025-02-29',
		'1900-02-29',
		'2025-13-01',
		'2025-00-10',
		'2025-04-31',
		'01.09.2025',
		'2025-9-1',
		'2025-09-01T00:00:00Z',
		' 2025-09-01',
	])('refuses "%s"', (text) => {
		expect(istDatum(text)).toBe(false);
	});
});

describe('alterAm', () => {
	it.each([
		['2008-09-01', '2025-09-01', 17],
		['2008-09-02', '2025-09-01', 16],
		['2008-02-29', '2026-02-28', 17],
		['2008-02-29', '2026-03-01', 18],
		['2007-08-31', '2025-08-31', 18],
		['1998-09-01', '2025-09-01', 27],
	])('%s is on %s %i years old', (geburtsdatum, am, alter) => {
		expect(alterAm(geburtsdatum, am)).toBe(alter);
	});

	it('never falls as time passes', () => {
		fc.assert(
			fc.property(tag, tag, fc.nat(4000), (geburtsdatum, am, tage) => {
				expect(alterAm(geburtsdatum, addiereTage(am, tage))).toBeGreaterThanOrEqual(alterAm(geburtsdatum, am));
			}),
		);
	});
});

describe('months of a period', () => {
	it.each([
		['2025-09-01', '2026-08-31', 12, 12],
		['2025-09-01', '2026-02-28', 6, 6],
		['2025-09-01', '2026-02-15', 5, 6],
		['2025-09-15', '2026-08-31', 11, 12],
		['2025-10-01', '2026-08-31', 11, 11],
		['2025-09-01', '2026-01-31', 5, 5],
		['2025-08-01', '2026-08-31', 13, 13],
		['2025-09-01', '2027-02-28', 18, 18],
		['2025-09-01', '2027-08-31', 24, 24],
		['2025-09-01', '2025-09-01', 0, 1],
		['2026-01-31', '2026-02-28', 1, 1],
		['2026-01-31', '2026-02-27', 0, 1],
		['2026-01-31', '2026-03-01', 1, 2],
	])('%s to %s: %i full, %i begun', (von, bis, volle, begonnene) => {
		expect(volleMonate(von, bis)).toBe(volle);
		expect(begonneneMonate(von, bis)).toBe(begonnene);
	});

	it('a begun month is at most one more, and none less than a day', () => {
		fc.assert(
			fc.property(tag, fc.nat(900), (von, tage) => {
				const bis = addiereTage(von, tage);
				const volle = volleMonate(von, bis);
				const begonnene = begonneneMonate(von, bis);
				expect(begonnene - volle).toBeOneOf([0, 1]);
				expect(begonnene).toBeGreaterThanOrEqual(1);
				expect(begonneneMonate(von, addiereTage(bis, 1))).toBeGreaterThanOrEqual(begonnene);
			}),
		);
	});
});

describe('arithmetic', () => {
	it('clamps to the end of a short month', () => {
		expect(addiereMonate('2026-01-31', 1)).toBe('2026-02-28');
		expect(addiereMonate('2024-02-29', 12)).toBe('2025-02-28');
		expect(addiereMonate('2025-09-01', -1)).toBe('2025-08-01');
		expect(addiereMonate('2025-11-15', 14)).toBe('2027-01-15');
	});

	it('counts days back and forth across daylight saving', () => {
		expect(addiereTage('2025-03-29', 2)).toBe('2025-03-31');
		fc.assert(
			fc.property(tag, fc.integer({ min: -5000, max: 5000 }), (von, tage) => {
				const danach = addiereTage(von, tage);
				expect(tageZwischen(von, danach)).toBe(tage);
				expect(new Date(Date.parse(von) + tage * 86_400_000).toISOString()).toBe(`${danach}T00:00:00.000Z`);
			}),
		);
	});

	it('finds the first and last of several days', () => {
		expect(minDatum('2025-09-01', '2024-12-31', '2025-01-01')).toBe('2024-12-31');
		expect(maxDatum('2025-09-01', '2024-12-31')).toBe('2025-09-01');
	});

	it('knows the German day of any instant as the clock of the time zone has it', () => {
		const uhr = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short' });
		const wann = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-30'), noInvalidDate: true });
		fc.assert(
			fc.property(wann, fc.constantFrom(19, 20, 21, 22, 23), (zeit, stunde) => {
				for (const eine of [zeit, new Date(new Date(zeit).setUTCHours(stunde, 59, 59, 999))])
					expect(tagInBerlin(eine.toISOString())).toBe(uhr.format(eine));
			}),
		);
	});

	it('knows the German day of an instant', () => {
		expect(tagInBerlin('2025-08-31T22:00:00Z')).toBe('2025-09-01');
		expect(tagInBerlin('2025-12-31T22:59:59Z')).toBe('2025-12-31');
		expect(tagInBerlin('2025-12-31T23:00:00Z')).toBe('2026-01-01');
	});
});

it.each([
	['2026-08-17', '2026-08-17'],
	['2026-08-19', '2026-08-17'],
	['2026-08-23', '2026-08-17'],
	['2026-03-01', '2026-02-23'],
])('the week of %s begins on %s', (tag, montag) => {
	expect(wochenbeginn(tag)).toBe(montag);
});
