import { describe, expect, it } from 'vitest';
import paket from '../../package.json' with { type: 'json' };
import { AUSGABEN, erschienenAm, ersteNeuerung } from './neuerungen.ts';

const zahlen = (version: string) => version.split('.').map(Number);

describe('the history of versions', () => {
	it('begins with this one and goes back to the last of the old history', () => {
		const versionen = AUSGABEN.map(({ version }) => version);
		expect(versionen[0]).toBe(paket.version);
		expect(AUSGABEN.at(-1)).toMatchObject({ version: '4.3.64', time: '2025-10' });
		const sortiert = versionen.toSorted((a, b) => {
			const [x, y] = [zahlen(a), zahlen(b)];
			const stelle = x.findIndex((zahl, i) => zahl !== y[i]);
			return stelle < 0 ? 0 : (y[stelle] ?? 0) - (x[stelle] ?? 0);
		});
		expect(versionen).toEqual(sortiert);
	});

	it('knows the day of this version, and of old ones the month alone', () => {
		expect(erschienenAm(paket.version)).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect([erschienenAm('4.3.64'), erschienenAm('0.0.0')]).toEqual([null, null]);
	});

	it('tells what a version brings first', () => {
		expect(ersteNeuerung('4.16.0')).toBe('Seiten sind schneller da');
		expect(ersteNeuerung('0.0.0')).toBeNull();
	});
});
