import fc from 'fast-check';
import '#scripts/test/zufall.ts';
import { describe, expect, test } from 'vitest';
import { bereinige, bloecke, type Spanne } from '#domain/format/markup.ts';
import { alsDokument, alsMarkup, type Knoten } from './editor-dokument.ts';

const hinUndZurueck = (markup: string) => alsMarkup(alsDokument(markup));

test('what is stored comes into the editor and back as it was', () => {
	const markup =
		'## Anreise\n\nMit der **Bahn** oder\ndem *Rad*.\n\n- Helm\n- [Licht](https://demo.test/a?b=1)\n\nGute Fahrt!';
	expect(hinUndZurueck(markup)).toBe(markup);
});

/** Pieces that make markup, in every order: whole and broken. */
const stueck = fc.oneof(
	fc.constantFrom(
		'## ',
		'- ',
		'* ',
		'**',
		'*',
		'\n',
		'\n\n',
		' ',
		'[Karte](/karte)',
		'[Mail](mailto:a@b.de)',
		'[x](javascript:y)',
		'[',
		'](',
		')',
		'<b onclick=x>',
		'&amp;',
	),
	fc.stringMatching(/^[a-zäöüß.,!]{1,6}$/),
);
const markup = fc.array(stueck, { maxLength: 40 }).map((teile) => {
	let text = teile.join('');
	// What was stored is clean: cleaning it again changes nothing.
	while (bereinige(text) !== text) text = bereinige(text);
	return text;
});

/** Neighbours of plain text are one text. */
function verbunden(spannen: readonly Spanne[]): Spanne[] {
	const ergebnis: Spanne[] = [];
	for (const spanne of spannen) {
		const letzte = ergebnis.at(-1);
		if (letzte?.art === 'TEXT' && spanne.art === 'TEXT') {
			ergebnis[ergebnis.length - 1] = { art: 'TEXT', text: letzte.text + spanne.text };
		} else ergebnis.push(spanne);
	}
	return ergebnis;
}
const sicht = (text: string) =>
	JSON.stringify(bloecke(text), (_, wert) =>
		Array.isArray(wert) && wert.every((w) => typeof w?.text === 'string') ? verbunden(wert) : wert,
	);

test('any markup shows the same after the editor, and then never changes again', () => {
	fc.assert(
		fc.property(markup, (text) => {
			const einmal = hinUndZurueck(text);
			expect(sicht(einmal)).toBe(sicht(text));
			expect(hinUndZurueck(einmal)).toBe(einmal);
		}),
		{ numRuns: 2000 },
	);
});

describe('only what the markup knows leaves the editor', () => {
	const inAbsatz = (...content: Knoten[]): Knoten => ({ type: 'doc', content: [{ type: 'paragraph', content }] });
	const verlinkt = (text: string, href: string): Knoten => ({
		type: 'text',
		text,
		marks: [{ type: 'link', attrs: { href } }],
	});

	test.each([
		'javascript:alert(1)',
		'JaVaScRiPt:alert(1)',
		'data:text/html,<script>alert(1)</script>',
		'vbscript:x',
		'//fremd.test',
		'https://a"onmouseover=x',
	])('a link to %s loses its target and keeps its words', (href) => {
		expect(alsMarkup(inAbsatz(verlinkt('Klick', href)))).toBe('Klick');
	});

	test('brackets in links', () => {
		expect(alsMarkup(inAbsatz(verlinkt('[Plan]', 'https://demo.test/a_(b)')))).toBe(
			'[Plan](https://demo.test/a_%28b%29)',
		);
	});

	test('marks that exclude each other, or that would end early', () => {
		const fett: Knoten = { type: 'text', text: 'a*b', marks: [{ type: 'bold' }] };
		const beides: Knoten = { type: 'text', text: 'ab', marks: [{ type: 'italic' }, { type: 'bold' }] };
		expect(alsMarkup(inAbsatz(fett, beides))).toBe('a*b**ab**');
	});

	test('nested lists become one, breaks in a heading a space, empty paragraphs nothing', () => {
		const p = (text: string): Knoten => ({ type: 'paragraph', content: [{ type: 'text', text }] });
		const innen: Knoten = { type: 'bulletList', content: [{ type: 'listItem', content: [p('b')] }] };
		const dokument: Knoten = {
			type: 'doc',
			content: [
				{ type: 'heading', content: [{ type: 'text', text: 'x' }, { type: 'hardBreak' }, { type: 'text', text: 'y' }] },
				{ type: 'paragraph' },
				{ type: 'bulletList', content: [{ type: 'listItem', content: [p('a'), innen] }] },
			],
		};
		expect(alsMarkup(dokument)).toBe('## x y\n\n- a\n- b');
	});

	test('HTML is text', () => {
		const roh = '<img src=x onerror=alert(1)>';
		expect(alsMarkup(inAbsatz({ type: 'text', text: roh }))).toBe(roh);
	});
});
