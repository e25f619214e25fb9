import { describe, expect, test } from 'vitest';
import { bereinige, bloecke, istWebziel, istZiel, klartext, ohneMarkup } from './markup.ts';

const text = (t: string) => ({ art: 'TEXT', text: t });

test('paragraphs, headings and lists are divided by empty lines', () => {
	expect(bloecke('## Anreise\n\nMit der Bahn\noder dem Rad.\n\n\n- Helm\n- Licht')).toEqual([
		{ art: 'UEBERSCHRIFT', inhalt: [text('Anreise')] },
		{ art: 'ABSATZ', zeilen: [[text('Mit der Bahn')], [text('oder dem Rad.')]] },
		{ art: 'LISTE', punkte: [[text('Helm')], [text('Licht')]] },
	]);
});

test('bold, italic and links stand within a line', () => {
	expect(bloecke('Bis **1. Mai** an *uns* oder [hier](https://demo.test/a?b=1).')).toEqual([
		{
			art: 'ABSATZ',
			zeilen: [
				[
					text('Bis '),
					{ art: 'FETT', text: '1. Mai' },
					text(' an '),
					{ art: 'KURSIV', text: 'uns' },
					text(' oder '),
					{ art: 'LINK', text: 'hier', ziel: 'https://demo.test/a?b=1' },
					text('.'),
				],
			],
		},
	]);
});

describe('links lead', () => {
	test.each(['https://demo.test', 'http://demo.test/a', 'mailto:a@b.de', 'tel:+4922112345', '/karte'])(
		'to %s',
		(ziel) => {
			expect(istZiel(ziel)).toBe(true);
		},
	);
	test.each([
		'javascript:alert`1`',
		'JaVaScRiPt:alert',
		'data:text/html,x',
		'vbscript:x',
		'//fremd.test',
		'/\\fremd.test',
		'https://a"onmouseover=x',
		'file:///etc/passwd',
		'karte',
	])('not to %s', (ziel) => {
		expect(istZiel(ziel)).toBe(false);
		expect(bereinige(`vorn [Klick](${ziel}) hinten`)).toBe('vorn Klick hinten');
		expect(bloecke(`[Klick](${ziel})`)).toEqual([{ art: 'ABSATZ', zeilen: [[text('Klick')]] }]);
	});
});

test.each([
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(1)>',
	'<svg/onload=alert(1)>',
	'<a href="javascript:alert(1)">x</a>',
	'<iframe srcdoc="<script>alert(1)</script>">',
])('%s stays the text it is', (roh) => {
	expect(bloecke(bereinige(roh))).toEqual([{ art: 'ABSATZ', zeilen: [[text(roh)]] }]);
});

describe('a message', () => {
	const absatz = (...spannen: object[]) => ({ art: 'ABSATZ', zeilen: [spannen] });

	test('has bold words, lists and links, and neither headings nor italics', () => {
		expect(
			bloecke('## Für Teilnehmer*innen und Kolleg*innen\n\nBis **1. Mai** [hier](https://demo.test)', 'NACHRICHT'),
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
		expect(bloecke('Es fehlen:\n- Foto\n- Pass\nDanke', 'NACHRICHT').map(({ art }) => art)).toEqual([
			'ABSATZ',
			'LISTE',
			'ABSATZ',
		]);
	});

	test.each(['mailto:a@b.de', 'tel:+4922112345', '/karte', 'javascript:alert`1`', 'data:text/html,x', '//fremd.test'])(
		'has no link to %s: it stays what stands there',
		(ziel) => {
			expect(istWebziel(ziel)).toBe(false);
			expect(bloecke(`[Klick](${ziel})`, 'NACHRICHT')).toEqual([absatz(text(`[Klick](${ziel})`))]);
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
			expect(bloecke(`Vorn ${gefuellt} hinten`, 'NACHRICHT')).toEqual([absatz(text(`Vorn ${gefuellt} hinten`))]);
			expect(gefuellt.replaceAll('\u2060', '')).toBe(wert);
		},
	);
});

test('what is stored has one kind of line break and no control characters', () => {
	expect(bereinige(' a\r\nb\u0000\u0007\u202e\n ')).toBe('a\nb');
});

test('a long text that never closes what it opens is read at once', () => {
	const beginn = performance.now();
	for (const zeichen of ['[', '*', '**a', '[a](', '\n']) bloecke(bereinige(zeichen.repeat(50_000 / zeichen.length)));
	expect(performance.now() - beginn).toBeLessThan(2000);
});
