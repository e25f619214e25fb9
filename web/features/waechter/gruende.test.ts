import { expect, test } from 'vitest';
import { grundreihen } from './gruende.ts';

const zeile = (key: string, ursache: string, abhilfe = 'hilft') => ({ key, ursache, abhilfe });

test('rows that follow one another for the same reason stand together; the order stays', () => {
	const [a, b, c, d] = [zeile('a', 'x'), zeile('b', 'x'), zeile('c', 'y'), zeile('d', 'x')];
	const reihen = grundreihen([a, b, c, d]);
	expect(reihen.get(a)).toEqual({ erste: a, anzahl: 2 });
	expect(reihen.get(b)).toEqual({ erste: a, anzahl: 2 });
	expect([reihen.has(c), reihen.has(d)]).toEqual([false, false]);
});

test('what helps otherwise is another reason', () => {
	expect(grundreihen([zeile('a', 'x', 'dies'), zeile('b', 'x', 'jenes')]).size).toBe(0);
});
