import { describe, expect, it } from 'vitest';
import { andererAlsGefragt, weichtAb } from './namensvergleich.ts';

describe('the name under a signature', () => {
	it.each([
		['Petra Hoffmann', 'petra  HOFFMANN'],
		['Petra Hoffmann', 'Hoffmann, Petra'],
		['Petra Maria Hoffmann', 'Petra Hoffmann'],
		['Petra Maria Hoffmann', 'Maria Hoffmann'],
		['Petra Hoffmann', 'Dr. Petra Maria Hoffmann'],
		['Petra Hoffmann', 'P. Hoffmann'],
		['Uta Tippmann', 'Uta T. Tippmann'],
		['Petra Hoffmann-Weber', 'Petra Hoffmann'],
		['José Müller', 'Jose Mueller'],
		['Łukasz Müßig', 'Lukasz Muessig'],
		['Анна Петрова', 'анна петрова'],
		['Suharto', 'suharto'],
	])('%s is also %s', (gefragt, eingetragen) => {
		expect([weichtAb(gefragt, eingetragen), weichtAb(eingetragen, gefragt)]).toEqual([false, false]);
	});

	it.each([
		['Petra Hoffmann', 'Thomas Hoffmann'],
		['Petra Hoffmann', 'Petra Weber'],
		['Petra Hoffmann', 'Hoffmann'],
		['Petra Hoffmann', 'Petra'],
		['Petra Hoffmann', 'T. Hoffmann'],
		['Petra Maria Hoffmann', 'Thomas Maria Hoffmann'],
		['Anna Anna', 'Anna Berg'],
		['Petra Hoffmann', '-'],
	])('%s is not %s', (gefragt, eingetragen) => {
		expect([weichtAb(gefragt, eingetragen), weichtAb(eingetragen, gefragt)]).toEqual([true, true]);
	});

	it('is compared only with who was asked by name', () => {
		expect(andererAlsGefragt({ gefragt: null, name: 'Tom Kühn' })).toBeNull();
		expect(andererAlsGefragt({ gefragt: 'Petra Hoffmann', name: null })).toBeNull();
		expect(andererAlsGefragt({ gefragt: 'Petra Hoffmann', name: 'Hoffmann, Petra' })).toBeNull();
		expect(andererAlsGefragt({ gefragt: 'Petra Hoffmann', name: 'Tom Kühn' })).toBe('Petra Hoffmann');
	});
});
