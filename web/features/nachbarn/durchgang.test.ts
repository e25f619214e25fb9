import { expect, test } from 'vitest';
import { leseDurchgang, nachbarn, weiter } from './durchgang.ts';

/** A list of so many rows, each another file, in pages of 200; and the pages that were asked for. */
function liste(total: number) {
	const gefragt: number[] = [];
	const lade = async (seite: number) => {
		gefragt.push(seite);
		const laenge = Math.max(0, Math.min(200, total - (seite - 1) * 200));
		return { ids: Array.from({ length: laenge }, (_, i) => String((seite - 1) * 200 + i)), total };
	};
	return { gefragt, lade };
}

test('a short list is read whole, once', async () => {
	const { gefragt, lade } = liste(49);
	const { ids, gekuerzt } = await leseDurchgang(3, lade);
	expect([ids.length, gekuerzt, gefragt]).toEqual([49, false, [1]]);
});

test('of a long one, those around the place it was entered at', async () => {
	const { gefragt, lade } = liste(2_000);
	const { ids, gekuerzt } = await leseDurchgang(1_234, lade);
	expect(gefragt).toEqual([6, 7, 8]);
	expect([ids.length, ids.includes('1234'), gekuerzt]).toEqual([600, true, true]);
});

test('at its end no page is asked for that isn’t there', async () => {
	const { gefragt, lade } = liste(401);
	const { ids, gekuerzt } = await leseDurchgang(400, lade);
	expect([gefragt, ids.length, gekuerzt]).toEqual([[2, 3], 201, true]);
	expect((await leseDurchgang(0, liste(0).lade)).ids).toEqual([]);
});

test('rows of the same volunteer are one file', async () => {
	const { ids } = await leseDurchgang(0, async () => ({ ids: ['a', 'b', 'b', 'c', 'a'], total: 5 }));
	expect(ids).toEqual(['a', 'b', 'c']);
});

test('of a file is known where in the list it stands first', async () => {
	const zweifach = await leseDurchgang(0, async () => ({ ids: ['a', 'b', 'b', 'c', 'a'], total: 5 }));
	expect(zweifach.stellen).toEqual([0, 1, 3]);
	expect((await leseDurchgang(1_234, liste(2_000).lade)).stellen[0]).toBe(1_000);
});

test('from another file the way back leads to the page it stands on; a board keeps its address', () => {
	const ids = Array.from({ length: 60 }, (_, i) => String(i));
	const durchgang = { ids, stellen: ids.map(Number), gekuerzt: false };
	const aus = {
		liste: 'bewerbungen',
		und: [],
		text: '',
		sort: 'name',
		groesse: 50,
		position: 49,
		seit: 0,
		suche: { ansicht: 'alle' },
	} as const;
	expect(weiter(aus, durchgang, '50')).toEqual({ ...aus, position: 50, suche: { ansicht: 'alle', seite: 2 } });
	expect(weiter({ ...aus, suche: { ansicht: 'alle', seite: 2 } }, durchgang, '49').suche).toEqual({ ansicht: 'alle' });
	const board = { ...aus, suche: { darstellung: 'board' } } as const;
	expect(weiter(board, durchgang, '50')).toEqual({ ...board, position: 50 });
});

test('those before and behind, none at the ends, none for who isn’t in it', () => {
	const ids = ['a', 'b', 'c'];
	expect(nachbarn({ ids }, 'b')).toEqual({ stelle: 1, davor: 'a', danach: 'c' });
	expect(nachbarn({ ids }, 'a')).toEqual({ stelle: 0, davor: null, danach: 'b' });
	expect(nachbarn({ ids }, 'c')).toEqual({ stelle: 2, davor: 'b', danach: null });
	expect(nachbarn({ ids }, 'x')).toEqual({ stelle: -1, davor: null, danach: null });
});
