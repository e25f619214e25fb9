import { expect, test } from 'vitest';
import type { Historieneintrag } from '../typen.ts';
import { gefiltert } from './verlauf.ts';

const eintrag = (zeit: string, art: Historieneintrag['art'] = 'DATEN', bemerkungID: string | null = null) =>
	({ zeit, art, bemerkungID }) as Historieneintrag;

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
