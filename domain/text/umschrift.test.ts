import { describe, expect, it, test } from 'vitest';
import { umschrift } from './umschrift.ts';

/** Every letter of an alphabet, small and large. */
const ALPHABETE = {
	Ukrainisch: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
	Russisch: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
	Bulgarisch: 'абвгдежзийклмнопрстуфхцчшщъьюя',
	Serbisch: 'абвгдђежзијклљмнњопрстћуфхцчџш',
	Griechisch: 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ',
};

describe('names in other letters', () => {
	test.each([
		['Анна', 'Anna'],
		['Юлія Щербак', 'Julija Scerbak'],
		['ЮЛІЯ ЩЕРБАК', 'JULIJA SCERBAK'],
		['Є. Ґалаґан', 'Je. Galagan'],
		['Сергій Їжакевич', 'Sergij Izakevic'],
		['Жук', 'Zuk'],
		['Пётр Подъяпольский', 'Petr Podjapolskij'],
		['Първан Търновски', 'Parvan Tarnovski'],
		['Љубица Хаџић', 'Ljubica Hadzic'],
		['Ђорђе', 'Dorde'],
		['Е\u0301лена', 'E\u0301lena'],
		['Γιώργος Παπαδόπουλος', 'Giorgos Papadopoulos'],
		['Ευαγγελία Αυγερινού', 'Evangelia Avgerinou'],
		['Ευτυχία', 'Eftychia'],
		['Μπάμπης', 'Bampis'],
		['Θωμάς ΨΑΡΡΟΣ', 'Thomas PSARROS'],
		['Μαΐου', 'Maiou'],
		['李 Łucja', '李 Łucja'],
	])('%s → %s', (text, erwartet) => {
		expect(umschrift(text)).toBe(erwartet);
	});
	it.each(Object.entries(ALPHABETE))('no letter of %s is left', (_, alphabet) => {
		for (const eines of `${alphabet}${alphabet.toUpperCase()}`.match(/\p{L}/gu) ?? [])
			expect(umschrift(`${eines}о`)).toMatch(/^[A-Za-z]+$/);
	});
});
