import { expect, test } from 'vitest';
import { beispielVon } from './beispiele.ts';
import { VORLAGENVARIABLEN, variablenart } from './variablen.ts';

/** Table: Template variable catalogue, by number of names. */
const ANZAHL = {
	// Three and two that forms have in one field.
	freiwilliger: 49,
	erziehungsberechtigter_eins: 5,
	erziehungsberechtigter_zwei: 5,
	// For papers: who represents a minor, and whom a letter goes to.
	vertretung: 2,
	vertretende: 5,
	brief: 1,
	vertrag: 22,
	zeugnis: 4,
	dienstart: 3,
	einsatzstelle: 17,
	einsatzort: 17,
	betreuer: 4,
	traeger_betreuer: 4,
	unterzeichner: 4,
	zyklus: 3,
	// With the address and the admission, which agreements and certificates name.
	mandant: 7,
	seminar: 6,
	nachweis: 2,
	seminare: 4,
	datum: 2,
	// What a part may depend on.
	wenn: 6,
	benutzer: 2,
	empfaenger: 4,
	unterschrift: 4,
};

test('documents may name what the table lists, each once', () => {
	const jeGruppe = Map.groupBy(VORLAGENVARIABLEN, ({ gruppe }) => gruppe);
	expect(Object.fromEntries([...jeGruppe].map(([gruppe, namen]) => [gruppe, namen.length]))).toEqual(ANZAHL);
	expect(new Set(VORLAGENVARIABLEN.map(({ name }) => name)).size).toBe(VORLAGENVARIABLEN.length);
});

test.each(VORLAGENVARIABLEN.map(({ name }) => name))(
	'%s is spelled as a template can hold it, and has an example',
	(name) => {
		expect(name).toMatch(/^[a-z_]+\.[a-z_]+$/);
		expect(variablenart(name)).not.toBeNull();
		expect(beispielVon(name)).toMatch(/\S/);
	},
);

test('what only mails hold isn’t for documents', () => {
	expect(variablenart('einladung.absender')).toBe('TEXT');
	expect(VORLAGENVARIABLEN.some(({ gruppe }) => gruppe === 'einladung')).toBe(false);
});

test.each([
	['freiwilliger.iban', 'DE89370400440532013000'],
	['freiwilliger.geburtsdatum', '14.03.2007'],
	['vertrag.est_beitrag', '1.234,50 €'],
	['freiwilliger.unbekannt', null],
	['constructor.name', null],
])('the example of %s is %s', (name, beispiel) => {
	expect(beispielVon(name)).toBe(beispiel);
});
