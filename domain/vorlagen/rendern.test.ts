import { describe, expect, test } from 'vitest';
import { rendere, Vorlagenfehler } from './rendern.ts';
import type { Mailtext } from './vorlage.ts';
import type { Wert } from './werte.ts';

const vorlage = (inhalt: string, betreff = 'Betreff'): Mailtext => ({
	key: 'TEST',
	kontext: ['freiwilliger', 'vertrag', 'wuensche', 'nachricht'],
	betreff,
	inhalt,
});
const ABSENDER = { 'mandant.bezeichnung': 'Träger & Söhne', 'mandant.url': 'https://portal.test' };

function mail(inhalt: string, werte: Record<string, Wert> = {}, betreff?: string) {
	return rendere(vorlage(inhalt, betreff), new Map(Object.entries({ ...ABSENDER, ...werte })), '#123456');
}

describe('values', () => {
	test('days, amounts and hours appear as a German reads them', () => {
		const { text } = mail(
			'{{ vertrag.beginn }} | {{ vertrag.taschengeld }} | {{ vertrag.wochenstunden }} | {{ vertrag.urlaubstage }}',
			{
				'vertrag.beginn': '2025-09-01',
				'vertrag.taschengeld': 123450,
				'vertrag.wochenstunden': 385,
				'vertrag.urlaubstage': 26,
			},
		);
		expect(text).toMatch(/^01\.09\.2025 \| 1\.234,50\s€ \| 38,5 \| 26\n/);
	});

	test('an empty value is an empty string', () => {
		expect(
			mail('a{{ vertrag.nummer }}b {{ vertrag.beginn }}c{{ freiwilliger.name }}', { 'freiwilliger.name': 'N' }).text,
		).toMatch(/^ab cN\n/);
	});

	test('a line of which every value is empty is left out, and so is its block', () => {
		const { text, html } = mail(
			'Ort: {{ freiwilliger.ort }}\nName: {{ freiwilliger.name }}\n\n> {{ nachricht }}\n\nEnde',
			{
				'freiwilliger.name': 'Ada',
			},
		);
		expect(text).toMatch(/^Name: Ada\n\nEnde\n/);
		expect(html).not.toContain('blockquote');
	});

	test('are escaped in the HTML, and in the HTML alone', () => {
		const boese = `<script>alert("1")</script> & 'x'`;
		const { text, html } = mail('{{ freiwilliger.name }}', { 'freiwilliger.name': boese });
		expect(text).toContain(boese);
		expect(html).not.toContain('<script>');
		expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;');
		expect(html).toContain('Träger &amp; Söhne');
	});

	test('are never read as template', () => {
		const wert = '{{ mandant.bezeichnung }}\n\n[Klick](https://boese.test)';
		const { text, html } = mail('{{ nachricht }}', { nachricht: wert });
		expect(text).toContain(wert);
		expect(html).not.toContain('href="https://boese.test"');
	});
});

describe('blocks', () => {
	test('a button is a link, in the text its address', () => {
		const { text, html } = mail('[Weiter]({{ link }})', { link: 'https://portal.test/a?b=1&c=2' });
		expect(text).toMatch(/^Weiter:\nhttps:\/\/portal\.test\/a\?b=1&c=2\n/);
		expect(html).toContain('href="https://portal.test/a?b=1&amp;c=2"');
	});

	test.each(['', 'javascript:alert(1)'])('a button to „%s“ is left out', (link) => {
		const { text, html } = mail('Davor\n\n[Weiter]({{ link }})', { link });
		expect(text).not.toContain('Weiter');
		expect(html).not.toContain('Weiter');
	});

	test('a list has an entry per line', () => {
		const { text, html } = mail('{{ wuensche.liste }}', { 'wuensche.liste': ['Kita <A>', 'Verein B'] });
		expect(text).toMatch(/^- Kita <A>\n- Verein B\n/);
		expect(html).toContain('<ul><li>Kita &lt;A&gt;</li><li>Verein B</li></ul>');
	});

	test('a quotation keeps its line breaks', () => {
		const { text, html } = mail('> {{ nachricht }}', { nachricht: 'Eins\nZwei' });
		expect(text).toMatch(/^> Eins\n> Zwei\n/);
		expect(html).toContain('Eins<br>Zwei</blockquote>');
	});
});

describe('what somebody shaped', () => {
	const nachricht = { markup: 'Bis **Mai** [hier](https://a.test/?b=1&c=2)\n- Foto <A>\n- Pass\n\nDanke' };

	test('is shaped in the HTML, and words in the text', () => {
		const { text, html } = mail('Hallo,\n\n{{ nachricht }}\n\nGruß', { nachricht });
		expect(html).toContain(
			'<p>Bis <b>Mai</b> <a href="https://a.test/?b=1&amp;c=2" style="color:#123456">hier</a></p>\n<ul><li>Foto &lt;A&gt;</li><li>Pass</li></ul>\n<p>Danke</p>',
		);
		expect(text).toMatch(
			/^Hallo,\n\nBis Mai hier \(https:\/\/a\.test\/\?b=1&c=2\)\n\n- Foto <A>\n- Pass\n\nDanke\n\nGruß\n/,
		);
	});

	test('keeps its shape within a quotation, and is words within a sentence', () => {
		expect(mail('> {{ nachricht }}', { nachricht }).html).toContain('<li>Pass</li></ul>\n<p>Danke</p></blockquote>');
		expect(mail('Wörtlich: {{ nachricht }}', { nachricht }).html).toContain(
			'<p>Wörtlich: Bis Mai hier (https://a.test',
		);
	});
});

test('the subject is filled without escaping', () => {
	expect(mail('x', { 'freiwilliger.name': 'Ada & Co' }, 'Neu: {{ freiwilliger.name }}').betreff).toBe('Neu: Ada & Co');
});

test.each(['{{ constructor.constructor }}', '{{ __proto__ }}'])('%s is refused', (boese) => {
	expect(() => mail(boese)).toThrow(new Vorlagenfehler(`TEST: ${boese}: Variable nicht bekannt`));
});
