import { expect, test } from 'vitest';
import { type Bedarf, gruppiere, type Stueck } from './gruppen.ts';

const stueck = (name: string, kB: number, ...braucht: string[]): Stueck => ({ name, kB, hatStile: false, braucht });
const seite = (...stuecke: string[]): Bedarf => ({ stuecke, gewicht: 1, kBJeDatei: 6 });
const gruppen = (stuecke: readonly Stueck[], bedarfe: readonly Bedarf[]) =>
	gruppiere(stuecke, bedarfe)
		.map((namen) => namen.toSorted().join(' '))
		.toSorted();

test('what is always loaded together is one', () => {
	const stuecke = [stueck('a', 50, 'c'), stueck('b', 50, 'c'), stueck('c', 50, 'd'), stueck('d', 50)];
	expect(gruppen(stuecke, [seite('a'), seite('b')])).toEqual(['a', 'b', 'c d']);
});

test('little is loaded without need where that saves a file, much is not', () => {
	const bedarfe = [seite('a', 'c'), seite('a', 'c'), seite('a')];
	expect(gruppen([stueck('a', 50), stueck('c', 1)], bedarfe)).toEqual(['a c']);
	expect(gruppen([stueck('a', 50), stueck('c', 20)], bedarfe)).toEqual(['a', 'c']);
});

test('what counts more is spared what it does not need', () => {
	const stuecke = [stueck('a', 50), stueck('c', 1)];
	const mehr = { stuecke: ['a'], gewicht: 20, kBJeDatei: 6 };
	expect(gruppen(stuecke, [seite('a', 'c'), seite('a', 'c'), mehr])).toEqual(['a', 'c']);
});

test('what a piece needs counts with it', () => {
	const bedarfe = [seite('a', 'c'), seite('a', 'c'), seite('a')];
	const stuecke = [stueck('a', 50), stueck('c', 1, 'schwer'), stueck('schwer', 40)];
	expect(gruppen(stuecke, bedarfe)).toEqual(['a', 'c schwer']);
});

test('nothing comes to need itself', () => {
	// a needs b needs c: a and c together would need b, and b them.
	const stuecke = [stueck('a', 1, 'b'), stueck('b', 90, 'c'), stueck('c', 1)];
	const bedarfe = [seite('a'), seite('a'), seite('a'), seite('b'), { stuecke: ['c'], gewicht: 9, kBJeDatei: 6 }];
	const ergebnis = gruppiere(stuecke, bedarfe).map((namen) => namen.toSorted().join(' '));
	expect(ergebnis).not.toContain('a c');
});

test('a piece nobody has is a mistake', () => {
	expect(() => gruppiere([stueck('a', 1, 'weg')], [])).toThrow('Ein Stück weg gibt es nicht.');
});
