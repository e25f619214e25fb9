import { describe, expect, test } from 'vitest';
import { geaendert, vergleiche } from './vertragswerte.ts';

describe('terms that changed on two sides', () => {
	const basis = { beginn: '2026-09-01', stunden: 39, urlaub: 26, ticket: 63, ort: 'a' };

	test('are sorted by who changed them', () => {
		const jetzt = { ...basis, beginn: '2026-09-16', urlaub: 28 };
		const meine = { ...basis, beginn: '2026-09-15', ticket: 49 };
		expect(vergleiche(basis, jetzt, meine).map(({ feld, art }) => [feld, art])).toEqual([
			['beginn', 'beide'],
			['urlaub', 'andere'],
			['ticket', 'sie'],
		]);
	});

	test('are no contradiction where both chose the same', () => {
		const gleich = { ...basis, stunden: 38 };
		expect(vergleiche(basis, gleich, gleich)).toEqual([
			{ feld: 'stunden', art: 'andere', basis: 39, jetzt: 38, meine: 38 },
		]);
	});
});

test('only changed terms are sent, emptied ones as null', () => {
	expect(geaendert({ a: 1, b: null, c: 'x' }, { a: 1, b: 2, c: 'y' })).toEqual({ b: null, c: 'x' });
});
