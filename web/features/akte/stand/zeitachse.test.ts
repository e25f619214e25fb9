import { describe, expect, test } from 'vitest';
import type { Historieneintrag } from '../typen.ts';
import { anteil, nachbartag, zeitachse } from './zeitachse.ts';

const eintrag = (zeit: string, ...nach: number[]) =>
	({
		zeit,
		statuswechsel: nach.map((n) => ({ katalog: 'FREIWILLIGER', von: null, nach: n })),
	}) as unknown as Historieneintrag;

describe('time axis of a file', () => {
	const historie = [
		eintrag('2026-08-01T10:00:00.000Z', 2500),
		eintrag('2026-07-20T10:00:00.000Z'),
		eintrag('2026-07-10T12:00:00.000Z', 2100),
		eintrag('2026-06-14T09:00:00.000Z', 2000),
		eintrag('2026-06-14T08:00:00.000Z', 0),
	];
	const achse = zeitachse(historie, '2026-08-19');

	test('statuses follow each other without gaps; the last of a day stands', () => {
		expect(achse?.abschnitte).toEqual([
			{ status: 2000, von: '2026-06-14', bis: '2026-07-09' },
			{ status: 2100, von: '2026-07-10', bis: '2026-07-31' },
			{ status: 2500, von: '2026-08-01', bis: '2026-08-19' },
		]);
		expect(achse?.tage).toEqual(['2026-06-14', '2026-07-10', '2026-07-20', '2026-08-01']);
		expect(achse?.monate).toEqual(['2026-07-01', '2026-08-01']);
	});

	test('a day has its place between the first and the last', () => {
		expect(anteil({ von: '2026-08-01', bis: '2026-08-10' }, '2026-08-01')).toBe(0);
		expect(anteil({ von: '2026-08-01', bis: '2026-08-10' }, '2026-08-06')).toBe(0.5);
	});

	test('steps from event to event', () => {
		const tage = achse?.tage ?? [];
		expect(nachbartag(tage, '2026-07-15', -1)).toBe('2026-07-10');
		expect(nachbartag(tage, '2026-07-15', 1)).toBe('2026-07-20');
		expect(nachbartag(tage, '2026-08-01', 1)).toBeUndefined();
	});

	test('has no axis before the first event', () => {
		expect(zeitachse([], '2026-08-19')).toBeNull();
	});
});
