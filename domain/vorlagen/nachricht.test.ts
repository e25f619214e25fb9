import { describe, expect, test } from 'vitest';
import { nachrichtbloecke } from '#domain/format/nachrichtmarkup.ts';
import { falscheAngaben, fehlendeAngaben, fuelleNachricht, NACHRICHTANGABEN } from './nachricht.ts';
import { SENSIBEL } from './variablen.ts';

const WERTE = new Map<string, string | readonly string[] | null>([
	['freiwilliger.vorname', 'Sofia'],
	['einsatzort.bezeichnung', 'SC Mainbogen'],
	['dokumente.liste', ['Führungszeugnis', 'Datenschutzerklärung']],
	['frist', '2026-12-04'],
	['betreuer.telefon', null],
]);
const fuelle = (text: string) => fuelleNachricht({ betreff: 'Hallo', text }, WERTE).text;

describe('a message says to each', () => {
	test.each([
		['his values', 'Für {{ einsatzort.bezeichnung }} bis {{ frist }}.', 'Für SC Mainbogen bis 04.12.2026.'],
		[
			'a list below one another',
			'Es fehlen:\n{{ dokumente.liste }}\nDanke',
			'Es fehlen:\n- Führungszeugnis\n- Datenschutzerklärung\nDanke',
		],
		['a list that is a point', '- {{ dokumente.liste }}', '- Führungszeugnis\n- Datenschutzerklärung'],
		['a list within a sentence', 'Es fehlen {{dokumente.liste}}.', 'Es fehlen Führungszeugnis, Datenschutzerklärung.'],
		['nothing of a part that may go', 'Bei Fragen{? unter {{ betreuer.telefon }}?} gern.', 'Bei Fragen gern.'],
		['the part where its value is known', 'Bei{? {{ einsatzort.bezeichnung }}?} gern.', 'Bei SC Mainbogen gern.'],
		['blank lines as they are', 'Eins\n\nZwei', 'Eins\n\nZwei'],
	])('%s', (_, text, erwartet) => expect(fuelle(text)).toBe(erwartet));

	test('no value as template', () => {
		const werte = new Map([['freiwilliger.vorname', '{{ frist }}']]);
		expect(fuelleNachricht({ betreff: '{{ freiwilliger.vorname }}', text: '.' }, werte).betreff).toBe('{{ frist }}');
	});

	test('no value as markup of the text; the subject has none', () => {
		const werte = new Map([['freiwilliger.vorname', '**[Klick](https://fremd.test)**']]);
		const { betreff, text } = fuelleNachricht(
			{ betreff: '{{ freiwilliger.vorname }}', text: 'An {{ freiwilliger.vorname }}' },
			werte,
		);
		expect(nachrichtbloecke(text)).toEqual([{ art: 'ABSATZ', zeilen: [[{ art: 'TEXT', text }]] }]);
		expect(betreff).toBe('**[Klick](https://fremd.test)**');
	});

	test('a subject of one line', () => {
		const werte = new Map([['freiwilliger.vorname', 'So\nfia']]);
		expect(fuelleNachricht({ betreff: 'An {{ freiwilliger.vorname }}', text: '.' }, werte).betreff).toBe('An So fia');
	});
});

test.each([
	['Tel. {{ betreuer.telefon }}', ['betreuer.telefon']],
	['{? Tel. {{ betreuer.telefon }}?}', []],
	['{{ frist }} {{ vertrag.nummer }} {{ vertrag.nummer }}', ['vertrag.nummer']],
])('in %j the values of %j are missing', (text, fehlend) =>
	expect(fehlendeAngaben({ betreff: 'Hallo', text }, WERTE)).toEqual(fehlend),
);

/** Bank, tax, insurance, religion, disability and health go into no mail; some things aren't the volunteer's business. */
test.each([...SENSIBEL, 'einsatzstelle.debitor', 'einsatzort.mandatsreferenz', 'link', 'frist.x', 'freiwilliger'])(
	'a message can’t name %s',
	(name) => {
		expect(NACHRICHTANGABEN).not.toContain(name);
		expect(falscheAngaben(`{{ ${name} }}`)).toEqual([`{{ ${name} }}`]);
	},
);

test.each([
	'freiwilliger.vorname',
	'einsatzort.bezeichnung',
	'betreuer.telefon',
	'dokumente.liste',
	'frist',
	'vertrag.beginn',
])('a message may name %s', (name) => expect(NACHRICHTANGABEN).toContain(name));
