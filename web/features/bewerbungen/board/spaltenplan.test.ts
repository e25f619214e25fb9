import { expect, test } from 'vitest';
import type { Bedingung } from '../../liste/bedingung.ts';
import { spaltenplan } from './spaltenplan.ts';

const namen = (plan: ReturnType<typeof spaltenplan>) => plan.map(({ status, schmal }) => [status, schmal]);

test('columns outside of the filter are narrow', () => {
	expect(namen(spaltenplan([{ feld: 'status', op: 'zwischen', wert: [2000, 2800] }]))).toEqual([
		[2000, false],
		[2100, false],
		[2500, false],
		[2800, false],
		[3000, true],
		[4000, true],
	]);
	expect(namen(spaltenplan([])).every(([, schmal]) => !schmal)).toBe(true);
});

test('a column keeps the other conditions, and its own status', () => {
	const alter = { feld: 'alter', op: 'gleich', wert: 17 } as const;
	const wunschstatus: Bedingung = { feld: 'wunschstatus', op: 'zwischen', wert: [0, 3500] };
	const plan = spaltenplan([{ feld: 'status', op: 'zwischen', wert: [2000, 2800] }, wunschstatus, alter]);
	expect(plan[0]?.und).toEqual([wunschstatus, alter, { feld: 'status', op: 'gleich', wert: 2000 }]);
	expect(plan[5]?.und).toEqual([alter, { feld: 'status', op: 'gleich', wert: 4000 }]);
});
