import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { expect, test } from 'vitest';
import { STANDARD_DOKUMENTSPECS } from '#domain/dokumentspec/standard.ts';
import { VORLAGEN } from '#domain/vorlagen/katalog.ts';
import { zerlege } from '#domain/vorlagen/platzhalter.ts';
import { alsDokument, alsVorlage, type Vorlagenformat } from './platzhalter-dokument.ts';

const hinUndZurueck = (vorlage: string, format: Vorlagenformat) => alsVorlage(alsDokument(vorlage, format), format);

test.each([...VORLAGEN.values()])('$key comes into the editor and back as it was', ({ betreff, inhalt }) => {
	expect(hinUndZurueck(inhalt.trim(), 'MAIL')).toBe(inhalt.trim());
	expect(hinUndZurueck(betreff, 'ZEILE')).toBe(betreff);
});

test('a placeholder is a node of its own, also in bold and in a list', () => {
	const markup =
		'## Vertrag {{ vertrag.nummer }}\n\nHallo **liebe {{ freiwilliger.vorname }}!**\n\n- {{ vertrag.beginn }}';
	expect(JSON.stringify(alsDokument(markup, 'MARKUP')).match(/"mention"/g)).toHaveLength(3);
	expect(hinUndZurueck(markup, 'MARKUP')).toBe(markup);
});

test('however it is spaced, a placeholder is written alike; what holds no name stays as it is', () => {
	expect(hinUndZurueck('{{a.b}} {{  c }} {{ x1 }} {{ offen', 'MAIL')).toBe('{{ a.b }} {{ c }} {{ x1 }} {{ offen');
});

test('a quotation and a button of a mail are signs of their own; in plain text they are its lines', () => {
	const mail = 'Hallo {{ a.b }}\n\n> Eins\n> {{ nachricht }}\n\n[Ansehen]({{ link }})';
	expect(alsDokument(mail, 'MAIL').content?.map(({ type }) => type)).toEqual(['paragraph', 'blockquote', 'knopf']);
	expect(hinUndZurueck(mail, 'MAIL')).toBe(mail);
});

test('a message has bold words, lists and links, its placeholders among them', () => {
	const text = 'Für **{{ a.b }} und alle** [hier](https://a.test)\n\n- {{ x.liste }}\n- Foto';
	const dokument = alsDokument(text, 'NACHRICHT');
	expect(dokument.content?.map(({ type }) => type)).toEqual(['paragraph', 'bulletList']);
	expect(dokument.content?.[0]?.content?.[1]).toMatchObject({ type: 'mention', marks: [{ type: 'bold' }] });
	expect(hinUndZurueck(text, 'NACHRICHT')).toBe(text);
});

test.each(['## Keine Überschrift', '*innen und *außen', '[Klick](javascript:alert`1`)', '<b>fett</b>'])(
	'in a message %s stays the words it is',
	(text) => {
		expect(alsDokument(text, 'NACHRICHT').content).toEqual([{ type: 'paragraph', content: [{ type: 'text', text }] }]);
		expect(hinUndZurueck(text, 'NACHRICHT')).toBe(text);
	},
);

test('parts are signs where both of their braces are there, and text where one is missing', () => {
	const arten = (text: string, format: Vorlagenformat) =>
		(JSON.stringify(alsDokument(text, format)).match(/"klammer"/g) ?? []).length;
	const text = '## {?{{ a.b }}Titel\n\n- {+{{ x.y }}+}\n- Ende?}';
	expect(arten(text, 'MARKUP')).toBe(4);
	expect(hinUndZurueck(text, 'MARKUP')).toBe(text);
	expect(arten('*kursiv{?, {{ a.b }}?}*', 'MARKUP')).toBe(2);
	expect(arten('{? offen, +} {+ {? ?} und ?}', 'MARKUP')).toBe(2);
	expect(arten('{+{{ a.b }}+} {?{{ a.b }}?}', 'MAIL')).toBe(2);
	expect(arten('{?[x]({{ link }})\n\n[x]({{ link }})?}', 'MAIL')).toBe(2);
});

test.each(STANDARD_DOKUMENTSPECS.flatMap(({ bezeichnung, vorlageText: t }) => (t ? [[bezeichnung, t] as const] : [])))(
	'the template of %s opens and closes as it was',
	(_, text) => {
		expect(hinUndZurueck(text, 'MARKUP')).toBe(text);
	},
);

const KLAMMERN = ['{?', '?}', '{+', '+}'];

test('whatever braces a text holds, it is stored as it would be without signs for them', () => {
	const teile = fc.constantFrom(
		...[
			'{?',
			'?}',
			'{+',
			'+}',
			'{',
			'}',
			'?',
			'+',
			'{{ a.b }}',
			'{{',
			'**',
			'*',
			'\n',
			'\n\n',
			'- ',
			'## ',
			'| ',
			'Wort ',
		],
	);
	fc.assert(
		fc.property(fc.array(teile, { maxLength: 40 }), (stuecke) => {
			const text = stuecke.join('');
			// As letters that mean nothing.
			const fremd = text.replace(/\{\?|\?\}|\{\+|\+\}/g, (k) => String.fromCharCode(0xe010 + KLAMMERN.indexOf(k)));
			const ohneZeichen = hinUndZurueck(fremd, 'MARKUP').replace(
				/[\uE010-\uE013]/g,
				(z) => KLAMMERN[z.charCodeAt(0) - 0xe010] ?? z,
			);
			expect(hinUndZurueck(text, 'MARKUP')).toBe(ohneZeichen);
		}),
		{ numRuns: 2000 },
	);
});

const stueck = fc.constantFrom('{{ a.b }}', '{{', '}}', '{{ 1 }}', '\n', '\n\n', '> ', 'Wort ', '[x]({{ link }})', 'ä');

test('any source names the same placeholders afterwards, and never changes again', () => {
	const namen = (text: string) => zerlege(text).flatMap((s) => (s.art === 'PLATZHALTER' && s.name ? s.name : []));
	fc.assert(
		fc.property(fc.array(stueck, { maxLength: 30 }), (teile) => {
			const einmal = hinUndZurueck(teile.join(''), 'MAIL');
			expect(hinUndZurueck(einmal, 'MAIL')).toBe(einmal);
			expect(namen(einmal)).toEqual(namen(teile.join('').replace(/\n\s*\n/g, '\n\n')));
		}),
		{ numRuns: 1000 },
	);
});
