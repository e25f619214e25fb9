import { describe, expect, test } from 'vitest';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import { bereinige, bloecke, istZiel } from './markup.ts';

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

test('what is stored has one kind of line break and no control characters', () => {
	expect(bereinige(' a\r\nb\u0000\u0007\u202e\n ')).toBe('a\nb');
});

test('a long text that never closes what it opens is read at once', () => {
	const dauer = rechenzeit(() => {
		for (const zeichen of ['[', '*', '**a', '[a](', '\n']) bloecke(bereinige(zeichen.repeat(50_000 / zeichen.length)));
	});
	expect(dauer).toBeLessThan(2000);
});
