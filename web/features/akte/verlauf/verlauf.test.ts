import { expect, test } from 'vitest';
import type { Eintrag } from '../typen.ts';
import { gefiltert, nachTagen, uhrzeit } from './verlauf.ts';

const eintrag = (zeit: string, art: Eintrag['art'] = 'DATEN', bemerkungID: string | null = null) =>
	({ zeit, art, bemerkungID }) as Eintrag;

test('days are those of Germany, named by their distance', () => {
	const eintraege = [
		eintrag('2026-08-18T22:30:00.000Z'),
		eintrag('2026-08-18T20:00:00.000Z'),
		eintrag('2026-08-17T08:00:00.000Z'),
	];
	expect(nachTagen(eintraege, '2026-08-19').map(({ heading }) => heading)).toEqual([
		'Heute, 19.08.2026',
		'Gestern, 18.08.2026',
		'Montag, 17.08.2026',
	]);
	expect(uhrzeit('2026-08-18T22:30:00.000Z')).toBe('00:30');
});

test('filters by kind; what the system remarks is a remark too', () => {
	const liste = [
		eintrag('2026-08-18T08:00:00.000Z', 'STATUS'),
		eintrag('2026-08-18T08:00:00.000Z', 'DOKUMENT'),
		eintrag('2026-08-18T08:00:00.000Z', 'BEMERKUNG', 'b'),
		eintrag('2026-08-18T08:00:00.000Z', 'SYSTEM', 'c'),
	];
	const arten = (filter: Parameters<typeof gefiltert>[1]) => gefiltert(liste, filter).map(({ art }) => art);
	expect(arten('alle')).toHaveLength(4);
	expect(arten('status')).toEqual(['STATUS']);
	expect(arten('dokumente')).toEqual(['DOKUMENT']);
	expect(arten('bemerkungen')).toEqual(['BEMERKUNG', 'SYSTEM']);
});
