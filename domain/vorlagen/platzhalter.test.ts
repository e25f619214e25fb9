import { expect, test } from 'vitest';
import { rechenzeit } from '#scripts/test/rechenzeit.ts';
import { PRUEFTEXT, pruefe, zerlege } from './platzhalter.ts';

test.each([
	['{{ vertrag.nummer }}', 'vertrag.nummer'],
	['{{vertrag.nummer}}', 'vertrag.nummer'],
	['{{  a.b_c\n}}', 'a.b_c'],
])('%s holds the name %s', (roh, name) => {
	expect(zerlege(roh)).toEqual([{ art: 'PLATZHALTER', name, roh }]);
});

test.each(['{{x1}}', '{{ }}', '{{ a b }}', '{{ ä }}', '{{ a-b }}', '{{ a {{ b }}'])('%s holds no name', (roh) => {
	expect(zerlege(roh)).toEqual([{ art: 'PLATZHALTER', name: null, roh }]);
});

test('cuts text and placeholders in their order', () => {
	expect(zerlege('Hallo {{ empfaenger.name }}!')).toEqual([
		{ art: 'TEXT', text: 'Hallo ' },
		{ art: 'PLATZHALTER', name: 'empfaenger.name', roh: '{{ empfaenger.name }}' },
		{ art: 'TEXT', text: '!' },
	]);
});

test('is done quickly with many opening braces', () => {
	expect(zerlege('{{'.repeat(50_000))).toHaveLength(1);
	expect(rechenzeit(() => zerlege('{{'.repeat(50_000)))).toBeLessThan(200);
});

const ergebnis = (vorlage: string, kontext: string[] = ['freiwilliger']) => pruefe(vorlage, kontext)[0]?.ergebnis;

test.each([
	['{{ freiwilliger.name }}', 'VariableFound', ''],
	['{{ vertrag.nummer }}', 'NoContextGiven', 'Kein Kontext angegeben'],
	['{{ freiwilliger.unbekannt }}', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ freiwilliger }}', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ constructor.constructor }}', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ __proto__ }}', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ freiwilliger.constructor }}', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ toString }}', 'VariableNotFound', 'Variable nicht bekannt'],
	['{{ x1 }}', 'InvalidSyntax', 'Invalide Syntax'],
	['{{ offen', 'InvalidSyntax', 'Invalide Syntax'],
	['zu }} viel', 'InvalidSyntax', 'Invalide Syntax'],
] as const)('%s is %s', (vorlage, erwartet, text) => {
	expect(ergebnis(vorlage)).toBe(erwartet);
	expect(PRUEFTEXT[erwartet]).toBe(text);
});

test('a single placeholder is at hand where the context names it', () => {
	expect(ergebnis('{{ nachricht }}', ['nachricht'])).toBe('VariableFound');
	expect(ergebnis('{{ nachricht }}')).toBe('NoContextGiven');
});
