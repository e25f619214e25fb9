import { describe, expect, it } from 'vitest';
import { aehnlichste, type Marke, marken, markenOhneLuecken } from './marken.ts';

/** The text with its marked parts in brackets. */
function gezeigt(text: string, stellen: readonly Marke[]): string {
	return stellen
		.toReversed()
		.reduce((t, { von, bis }) => `${t.slice(0, von)}[${t.slice(von, bis)}]${t.slice(bis)}`, text);
}

describe('marks', () => {
	it.each([
		['Hoffmann, Lena Marie', ['hoff'], '[Hoff]mann, Lena Marie'],
		['Althoff, Ben', ['hoff'], 'Alt[hoff], Ben'],
		['Hoffmann, Lena Marie', ['lena', 'hoff'], '[Hoff]mann, [Lena] Marie'],
		['Müller, Jörg', ['muller', 'jo'], '[Müller], [Jö]rg'],
		['Mueller, Joerg', ['muller', 'jorg'], '[Mueller], [Joerg]'],
		['Weiß', ['weis'], '[Weiß]'],
		['Ann-Kathrin Ann', ['ann'], '[Ann]-Kathrin [Ann]'],
		['Anna', ['ann', 'anna'], '[Anna]'],
		['Hoffmann', ['xyz'], 'Hoffmann'],
	])('%s by %s', (text, worte, erwartet) => expect(gezeigt(text, marken(text, worte))).toBe(erwartet));

	it.each([
		['+49 151 0418 227', ['1510418'], '+49 [151 0418] 227'],
		['lena.hoffmann@posteo.example', ['lenahoffmannpost'], '[lena.hoffmann@post]eo.example'],
		['12.03.2008', ['1203'], '[12.03].2008'],
	])('%s across its separators', (text, worte, erwartet) =>
		expect(gezeigt(text, markenOhneLuecken(text, worte))).toBe(erwartet),
	);

	it('the word that is written most alike', () => {
		expect(gezeigt('Schmitt, Katarzyna', aehnlichste('Schmitt, Katarzyna', ['ktarzyna']))).toBe('Schmitt, [Katarzyna]');
		expect(aehnlichste('Schmitt', ['xyz'])).toEqual([]);
	});
});
