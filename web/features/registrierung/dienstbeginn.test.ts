import { expect, test } from 'vitest';
import type { Zyklus } from '../../client/contract.ts';
import { dienstbeginne } from './dienstbeginn.ts';
import { mitZyklus, type Nachschlag } from './nachschlag.ts';

const zyklus = (id: string, start: string) => ({ id, start }) as Zyklus;
const bewerbbar = [zyklus('z', '2026-09-01'), zyklus('z1', '2027-09-01')];
const nachschlag = { bewerbbar, zyklus: bewerbbar[0], umfeld: { heute: '2026-11-22' } } as unknown as Nachschlag;

test('a start is named by its month; one that has passed says that it can still be joined', () => {
	expect(dienstbeginne(nachschlag)).toEqual([
		{
			value: 'z',
			label: 'Dienstbeginn September 2026',
			description: 'Dieser Jahrgang läuft schon. Sie können noch einsteigen.',
		},
		{ value: 'z1', label: 'Dienstbeginn September 2027' },
	]);
});

test('what was chosen counts as long as it can be', () => {
	expect(mitZyklus(nachschlag, 'z1').zyklus.id).toBe('z1');
	expect(mitZyklus(nachschlag, 'z0').zyklus.id).toBe('z');
	expect(mitZyklus(nachschlag, null).zyklus.id).toBe('z');
});
