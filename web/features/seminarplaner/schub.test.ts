import { expect, test } from 'vitest';
import { begrenzt, istDehnbar, RUHE, sperre, verschoben, wieEsLiegt } from './schub.ts';

const HEUTE = '2026-11-24';
const termin = (von: string, bis: string) => ({ von, bis, beginn: null, ende: null });
const seminar = {
	status: 1000 as const,
	termine: [termin('2026-12-14', '2026-12-18')],
	geplanteTage: 5,
	anmeldeschluss: '2026-12-01',
};

test('all of it moves, and the last day of registration with it', () => {
	expect(verschoben(seminar, { um: 7, laenger: 0 })).toEqual({
		termine: [termin('2026-12-21', '2026-12-25')],
		anmeldeschluss: '2026-12-08',
	});
});

test('planned days follow the calendar where they were those of the calendar, as far as a seminar may go', () => {
	expect(verschoben(seminar, { um: 0, laenger: -2 })).toMatchObject({
		termine: [termin('2026-12-14', '2026-12-16')],
		geplanteTage: 3,
	});
	expect(verschoben({ ...seminar, geplanteTage: 4 }, { um: 0, laenger: 1 })).not.toHaveProperty('geplanteTage');
	expect(verschoben(seminar, { um: 0, laenger: 12 })).not.toHaveProperty('geplanteTage');
});

test('only the last piece gets longer, and only one of a single piece has an end to take hold of', () => {
	const zwei = { ...seminar, termine: [termin('2026-12-01', '2026-12-01'), termin('2027-01-11', '2027-01-12')] };
	expect(verschoben(zwei, { um: 1, laenger: 0 }).termine).toEqual([
		termin('2026-12-02', '2026-12-02'),
		termin('2027-01-12', '2027-01-13'),
	]);
	expect([istDehnbar(seminar), istDehnbar(zwei)]).toEqual([true, false]);
});

test('what lies ahead stays ahead and keeps a day; what was only planned for the past may go anywhere', () => {
	expect(begrenzt(seminar, { um: -40, laenger: -9 }, HEUTE)).toEqual({ um: -19, laenger: -4 });
	expect(begrenzt(seminar, { um: 3, laenger: 2 }, HEUTE)).toEqual({ um: 3, laenger: 2 });
	const vorbei = { termine: [termin('2026-10-05', '2026-10-09')] };
	expect(begrenzt(vorbei, { um: -7, laenger: 0 }, HEUTE)).toEqual({ um: -7, laenger: 0 });
	expect(begrenzt({ termine: [] }, { um: 1, laenger: 0 }, HEUTE)).toEqual(RUHE);
});

test('what has begun, or has been held, stays', () => {
	const heute = [termin(HEUTE, HEUTE)];
	expect(sperre({ status: 1000, termine: heute }, HEUTE)).toMatch(/schon begonnen/);
	expect(sperre({ status: 5000, termine: heute }, HEUTE)).toMatch(/durchgeführt/);
	expect(sperre({ status: 0, termine: heute }, HEUTE)).toBeNull();
	expect(sperre(seminar, HEUTE)).toBeNull();
});

test('going back names everything a move can change', () => {
	expect(wieEsLiegt(seminar)).toEqual({ termine: seminar.termine, anmeldeschluss: '2026-12-01', geplanteTage: 5 });
});
