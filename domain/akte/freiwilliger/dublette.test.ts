import { describe, expect, it, test } from 'vitest';
import { dublettengruende, type Merkmale } from './dublette.ts';

const LENA: Merkmale = {
	vorname: 'Lena Marie',
	nachname: 'Müller',
	geburtsdatum: '2007-03-04',
	email: 'lena.mueller@post.test',
};

describe('dieselbe Person', () => {
	test.each<[string, Merkmale, string[]]>([
		['gleicher Name, gleicher Tag', { ...LENA, email: null }, ['NAME_GEBURTSDATUM']],
		['anders geschrieben', { vorname: 'LENA', nachname: 'Mueller', geburtsdatum: '2007-03-04' }, ['NAME_GEBURTSDATUM']],
		['ohne Umlaut', { vorname: 'Lena', nachname: 'Muller', geburtsdatum: '2007-03-04' }, ['NAME_GEBURTSDATUM']],
		[
			'ein Teil des Doppelnamens',
			{ vorname: 'Lena', nachname: 'Müller-Schmidt', geburtsdatum: '2007-03-04' },
			['NAME_GEBURTSDATUM'],
		],
		[
			'Vor- und Nachname vertauscht',
			{ vorname: 'Müller', nachname: 'Lena', geburtsdatum: '2007-03-04' },
			['NAME_GEBURTSDATUM'],
		],
		[
			'ein Buchstabe im Nachnamen fehlt',
			{ vorname: 'Marie', nachname: 'Müler', geburtsdatum: '2007-03-04' },
			['AEHNLICHER_NAME'],
		],
		[
			'zwei Buchstaben vertauscht',
			{ vorname: 'Mraie', nachname: 'Müller', geburtsdatum: '2007-03-04' },
			['AEHNLICHER_NAME'],
		],
		[
			'Tag und Monat vertauscht',
			{ vorname: 'Lena', nachname: 'Müller', geburtsdatum: '2007-04-03' },
			['AEHNLICHES_GEBURTSDATUM'],
		],
		[
			'eine Ziffer anders',
			{ vorname: 'Lena', nachname: 'Müller', geburtsdatum: '2008-03-04' },
			['AEHNLICHES_GEBURTSDATUM'],
		],
		['nur die E-Mail-Adresse', { vorname: 'L.', email: 'LENA.MUELLER@post.test ' }, ['EMAIL']],
		['alles', LENA, ['NAME_GEBURTSDATUM', 'EMAIL']],
	])('%s', (_, andere, gruende) => {
		expect(dublettengruende(LENA, andere)).toEqual(gruende);
		expect(dublettengruende(andere, LENA)).toEqual(gruende);
	});
});

describe('verschiedene Personen', () => {
	test.each<[string, Merkmale]>([
		['Zwillinge', { vorname: 'Paul', nachname: 'Müller', geburtsdatum: '2007-03-04' }],
		['kurze Namen, die sich in einem Buchstaben unterscheiden', { ...LENA, vorname: 'Lina', email: null }],
		['gleicher Name, anderer Tag', { ...LENA, geburtsdatum: '2005-11-30', email: null }],
		['nur der Tag', { geburtsdatum: '2007-03-04' }],
		['nur der Name', { vorname: 'Lena', nachname: 'Müller' }],
		['nichts bekannt', {}],
	])('%s', (_, andere) => {
		expect(dublettengruende({ ...LENA, vorname: 'Lena' }, andere)).toEqual([]);
	});

	it('hält leere Angaben nicht für gleiche', () => {
		expect(dublettengruende({}, {})).toEqual([]);
		expect(dublettengruende({ email: '' }, { email: ' ' })).toEqual([]);
	});
});
