import { describe, expect, it } from 'vitest';
import { gefaltet, rufnummer, zusammen } from './schreibweise.ts';

describe('writing', () => {
	it.each([
		['Müller', 'Mueller', 'Muller', 'MÜLLER', 'Mu\u0308ller'],
		['Groß', 'Gross', 'GROSS', 'GROẞ'],
		['Jäger', 'Jaeger', 'Jager'],
		['Łukasz Nguyễn', 'Lukasz Nguyen'],
		['Straße', 'strasse'],
		['Søren', 'Soeren', 'Soren', 'Sören'],
	])('%s is written like all of its kind', (...arten) => {
		expect(new Set(arten.map(gefaltet)).size).toBe(1);
	});

	it.each([
		['Müller-Lüdenscheidt', 'muller ludenscheidt'],
		['  El-Khatib,  Ali ', 'el khatib ali'],
		["O'Neill", 'o neill'],
		['Neuer', 'neur'],
		['😀 %_\u0000', ''],
		['Ольга', 'ольга'],
	])('%s becomes %s', (original, erwartet) => expect(gefaltet(original)).toBe(erwartet));

	it('an address of e-mail is one word', () => {
		expect(zusammen('lena.hoffmann@posteo.example')).toBe('lenahoffmannposteoexample');
	});

	it.each(['+49 151 0418 227', '0049151/0418227', '0151 0418-227', '(0151) 0418227'])('%s is the same number', (n) =>
		expect(rufnummer(n)).toBe('1510418227'),
	);
});
