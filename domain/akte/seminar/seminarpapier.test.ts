import { describe, expect, it } from 'vitest';
import type { Akte, Seminarnachweis, Seminarpapier } from '#domain/akte/zustand.ts';
import { seminarpapierstand } from './seminarpapier.ts';

const papier = (dazu: Partial<Seminarpapier> = {}): Seminarpapier => ({
	...{ papier: 'SEMINARTAGE', bezugID: 'v', kennung: 'k1', nummer: 'n', sha256: 's', am: '2026-11-27T10:00:00.000Z' },
	anerkannt: [
		{ nachweisID: 'a', tage: 50 },
		{ nachweisID: 'b', tage: 15 },
	],
	...dazu,
});
const nachweis = (id: string, status: number, tage: number | null) => ({ id, status, tage }) as Seminarnachweis;
const A = nachweis('a', 50, 50);
const B = nachweis('b', 45, 15);
const stand = (seminarnachweise: Seminarnachweis[], ...danach: Seminarpapier[]) =>
	seminarpapierstand({ seminarnachweise, seminarpapiere: [papier(), ...danach] } as unknown as Akte, papier());

describe('what a paper about seminars is worth', () => {
	it('is valid as long as the days are recognised that it tells of, whatever came since', () => {
		expect(stand([A, B])).toBe('GUELTIG');
		expect(stand([A, B, nachweis('c', 50, 10)])).toBe('GUELTIG');
		expect(stand([A, B], papier({ kennung: 'k2' }))).toBe('GUELTIG');
	});

	it.each([
		['one is checked again', [A, nachweis('b', 10, 15)]],
		['one was refused', [A, nachweis('b', 90, 0)]],
		['fewer of one are', [nachweis('a', 50, 40), B]],
		['one is gone', [A]],
	])('is withdrawn when %s, and replaced when there is a newer one about the same', (_, nachweise) => {
		expect(stand(nachweise)).toBe('ZURUECKGEZOGEN');
		expect(stand(nachweise, papier({ kennung: 'k2', bezugID: 'w' }))).toBe('ZURUECKGEZOGEN');
		expect(stand(nachweise, papier({ kennung: 'k2', papier: 'TEILNAHME' }))).toBe('ZURUECKGEZOGEN');
		expect(stand(nachweise, papier({ kennung: 'k2' }))).toBe('ERSETZT');
	});

	it('that tells of no day stays what it was', () => {
		const leer = papier({ anerkannt: [] });
		expect(seminarpapierstand({ seminarnachweise: [], seminarpapiere: [leer] }, leer)).toBe('GUELTIG');
	});
});
