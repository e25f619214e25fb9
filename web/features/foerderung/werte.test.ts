import { expect, it, test } from 'vitest';
import { alsRegel, type Programmwerte, quartalVon, quartalWeiter, type Satzzeile, satzstand } from './werte.ts';

const satz = (gueltigVon: string | null, abDienstmonat = 1, betrag: number | null = 121): Satzzeile => ({
	...{ key: `${gueltigVon}`, gueltigVon, abDienstmonat, betrag },
});

test('a rate counts until the day before the next of its step, or from a day on', () => {
	const alle = [satz('2025-01-01'), satz('2027-01-01'), satz('2025-01-01', 13)];
	expect(alle.map((einer) => satzstand(einer, alle, '2026-11-24'))).toEqual([
		...['bis 31.12.2026', 'ab 01.01.2027', 'gilt'],
	]);
	expect(satzstand(satz(null), alle, '2026-11-24')).toBe('neu');
});

test('quarters follow each other over the turn of the year', () => {
	expect(quartalVon('2026-11-24')).toBe('2026-Q4');
	expect([quartalWeiter('2026-Q4', 1), quartalWeiter('2026-Q1', -1)]).toEqual(['2027-Q1', '2025-Q4']);
});

it('asks for nothing while a rate isn’t finished', () => {
	const werte = { saetze: [satz('2025-01-01')] } as unknown as Programmwerte;
	expect(alsRegel(werte)).toMatchObject({ saetze: [{ cent: 12_100, abDienstmonat: 1, gueltigVon: '2025-01-01' }] });
	expect(alsRegel({ ...werte, saetze: [satz('2025-01-01', 1, null)] })).toBeNull();
});
