import { describe, expect, it } from 'vitest';
import { eigenesIn, vereint } from './vereint.ts';

const vorher = { betreff: 'Hallo', text: 'Guten Tag', tage: [1, 2] };

describe('what two have changed side by side', () => {
	it.each([
		['only here', { ...vorher, text: 'Moin' }, vorher, ['text'], []],
		['only there', vorher, { ...vorher, text: 'Servus' }, [], []],
		['different fields', { ...vorher, text: 'Moin' }, { ...vorher, tage: [3] }, ['text'], []],
		['the same field to the same', { ...vorher, tage: [3] }, { ...vorher, tage: [3] }, ['tage'], []],
		[
			'the same field to something else',
			{ ...vorher, text: 'Moin' },
			{ ...vorher, text: 'Servus' },
			['text'],
			['text'],
		],
		['a list, entry by entry the same', { ...vorher, tage: [1, 2] }, { ...vorher, tage: [1] }, [], []],
	])('%s', (_, hier, jetzt, eigene, strittig) => {
		expect(eigenesIn({ vorher, hier, jetzt })).toEqual({ eigene, strittig });
	});

	it('what was changed here lies on top of what there is now', () => {
		const hier = { ...vorher, text: 'Moin' };
		const jetzt = { ...vorher, betreff: 'Ahoi', text: 'Servus' };
		expect(vereint({ vorher, hier, jetzt }, ['text'])).toEqual({ betreff: 'Ahoi', text: 'Moin', tage: [1, 2] });
		expect(vereint({ vorher, hier, jetzt }, [])).toEqual(jetzt);
	});
});
