import { describe, expect, test } from 'vitest';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import { istWebziel, klartext, nachrichtbloecke, ohneMarkup } from './nachrichtmarkup.ts';

const text = (t: string) => ({ art: 'TEXT', text: t });

describe('a message', () => {
	const absatz = (...spannen: object[]) => ({ art: 'ABSATZ', zeilen: [spannen] });

	test('has bold words, lists and links, and neither headings nor italics', () => {
		expect(
			nachrichtbloecke('## Für Teilnehmer*innen und Kolleg*innen\n\nBis **1. Mai** [hier](https://demo.test)'),
		).toEqual([
			absatz(text('## Für Teilnehmer*innen und Kolleg*innen')),
			absatz(text('Bis '), { art: 'FETT', text: '1. Mai' }, text(' '), {
				art: 'LINK',
				text: 'hier',
				ziel: 'https://demo.test',
			}),
		]);
	});

	test('has a list wherever lines are points', () => {
		expect(nachrichtbloecke('Es fehlen:\n- Foto\n- Pass\nDanke').map(({ art }) => art)).toEqual([
			'ABSATZ',
			'LISTE',
			'ABSATZ',
		]);
	});

	test.each(['mailto:a@b.de', 'tel:+4922112345', '/karte', 'javascript:alert`1`', 'data:text/html,x', '//fremd.test'])(
		'has no link to %s: it stays what stands there',
		(ziel) => {
			expect(istWebziel(ziel)).toBe(false);
			expect(nachrichtbloecke(`[Klick](${ziel})`)).toEqual([absatz(text(`[Klick](${ziel})`))]);
		},
	);

	test('is read as words where nothing can be shaped', () => {
		expect(
			klartext('Bis **1. Mai** [hier](https://demo.test) oder [https://a.test](https://a.test)\n- Foto\n- Pass'),
		).toBe('Bis 1. Mai hier (https://demo.test) oder https://a.test\n\n- Foto\n- Pass');
	});

	test.each(['**laut**', '[Klick](https://fremd.test)', '***', '**a** [b](https://c.test) **d**'])(
		'takes the value %s as the words it is',
		(wert) => {
			const gefuellt = ohneMarkup(wert);
			expect(nachrichtbloecke(`Vorn ${gefuellt} hinten`)).toEqual([absatz(text(`Vorn ${gefuellt} hinten`))]);
			expect(gefuellt.replaceAll('\u2060', '')).toBe(wert);
		},
	);
});

test('a long text that never closes what it opens is read at once', () => {
	const dauer = rechenzeit(() => {
		for (const zeichen of ['[', '*', '**a', '[a](', '\n', '- '])
			nachrichtbloecke(zeichen.repeat(10_000 / zeichen.length));
	});
	expect(dauer).toBeLessThan(2000);
});
