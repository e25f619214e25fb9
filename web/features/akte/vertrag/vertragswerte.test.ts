import { describe, expect, test } from 'vitest';
import { geaendert, nieVergangen, vergleiche } from './vertragswerte.ts';

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

test('a begin the draft proposed is not proposed any more once it is past, one somebody has set is', () => {
	const zyklus = { start: '2026-09-01', ende: '2027-08-31' };
	const vorschlag = (vertragsbeginn: string, entworfenAm: string, heute: string) =>
		nieVergangen({ vertragsbeginn }, `${entworfenAm}T10:00:00.000Z`, zyklus, heute);
	expect(vorschlag('2026-09-01', '2026-05-01', '2026-09-02')).toEqual({ vertragsbeginn: '2026-09-16' });
	expect(vorschlag('2026-11-16', '2026-11-10', '2026-12-05')).toEqual({ vertragsbeginn: '2026-12-16' });
	// A draft of an earlier release.
	expect(vorschlag('2026-12-01', '2026-11-10', '2026-12-05')).toEqual({ vertragsbeginn: '2026-12-16' });
	expect(vorschlag('2026-09-01', '2026-05-01', '2027-08-17')).toEqual({ vertragsbeginn: null });
	expect(vorschlag('2026-09-01', '2026-05-01', '2026-09-01')).toEqual({});
	expect(vorschlag('2026-11-15', '2026-11-10', '2026-12-05')).toEqual({});
});
