import { describe, expect, it, test } from 'vitest';
import { feldtext, formenFuer, grundform, inhaltVon } from './fuellung.ts';
import type { Feldform, Feldinhalt, Feldzuordnung } from './pdffeld.ts';

const WERTE = new Map([
	['vertrag.beginn', '01.12.2026'],
	['freiwilliger.iban', 'DE89370400440532013000'],
	['freiwilliger.nachname', 'Müßig-Śmigły'],
	['freiwilliger.volljaehrig', 'nein'],
	['freiwilliger.geschlecht', 'männlich'],
	['vertrag.taschengeld', '450,00 €'],
]);
const wert = (angabe: string) => WERTE.get(angabe) ?? '';
const angabe = (welche: string, form: Feldform): Feldinhalt => ({ art: 'ANGABE', angabe: welche, form });

test.each<[string, Feldform, string]>([
	['vertrag.beginn', { art: 'GANZ' }, '01.12.2026'],
	['vertrag.beginn', { art: 'TAG' }, '01'],
	['vertrag.beginn', { art: 'MONAT' }, '12'],
	['vertrag.beginn', { art: 'JAHR' }, '2026'],
	['vertrag.beginn', { art: 'KOMPAKT' }, '01122026'],
	['vertrag.beginn', { art: 'ZEICHEN', stelle: 3 }, '1'],
	['vertrag.ende', { art: 'TAG' }, ''],
	['freiwilliger.iban', { art: 'ZEICHEN', stelle: 1 }, 'D'],
	['freiwilliger.iban', { art: 'ZEICHEN', stelle: 23 }, ''],
	['freiwilliger.nachname', { art: 'GROSS' }, 'MÜSSIG-ŚMIGŁY'],
	['freiwilliger.nachname', { art: 'ZEICHEN', stelle: 2 }, 'ü'],
	['freiwilliger.nachname', { art: 'TAG' }, ''],
	['freiwilliger.volljaehrig', { art: 'KREUZ', wert: 'nein' }, 'ja'],
	['freiwilliger.volljaehrig', { art: 'KREUZ', wert: 'ja' }, ''],
	['freiwilliger.nie', { art: 'KREUZ', wert: 'ja' }, ''],
	['freiwilliger.geschlecht', { art: 'WAHL', wahl: [{ wert: 'Männlich', option: 'm' }] }, 'm'],
	['freiwilliger.geschlecht', { art: 'WAHL', wahl: [{ wert: 'weiblich', option: 'w' }] }, ''],
])('%s as %j is written „%s“', (welche, form, text) => {
	expect(feldtext(angabe(welche, form), wert)).toBe(text);
});

describe('what a field holds', () => {
	const LEER: Feldzuordnung = { feld: 'freiwilliger.iban', inhalt: { art: 'LEER' }, platz: null };

	it('is what it is named after, as long as nobody has said otherwise', () => {
		expect(inhaltVon('freiwilliger.iban', [])).toEqual(angabe('freiwilliger.iban', { art: 'GANZ' }));
		expect(inhaltVon('freiwilliger.iban', [LEER])).toEqual({ art: 'LEER' });
	});

	it.each(['Feld 1', 'constructor', '__proto__', 'unterschrift.traeger', 'seminar.titel', 'benutzer.name'])(
		'is nothing for %s',
		(name) => {
			expect(inhaltVon(name, [])).toBeNull();
		},
	);

	it('may be the same for everybody, or nothing', () => {
		expect(feldtext({ art: 'TEXT', text: 'FFZ 2026' }, wert)).toBe('FFZ 2026');
		expect([feldtext({ art: 'LEER' }, wert), feldtext(null, wert)]).toEqual(['', '']);
	});
});

it('offers the forms that fit the kind of field and of Angabe', () => {
	expect(formenFuer({ art: 'TEXT' }, 'vertrag.beginn')).toContain('MONAT');
	expect(formenFuer({ art: 'TEXT' }, 'freiwilliger.name')).not.toContain('MONAT');
	expect(formenFuer({ art: 'KREUZ' }, 'freiwilliger.volljaehrig')).toEqual(['KREUZ']);
	expect(formenFuer({ art: 'AUSWAHL' }, 'freiwilliger.geschlecht')).toEqual(['WAHL']);
	expect(formenFuer({ art: 'LISTE' }, 'freiwilliger.land')).toEqual(['GANZ']);
});

it('begins with an option for every value it recognises, and guesses none', () => {
	const optionen = [['Frau'], ['weibl.', '0'], ['männlich', '1']];
	expect(grundform({ name: 'x', art: 'LISTE', optionen }, 'freiwilliger.geschlecht')).toEqual({
		art: 'WAHL',
		wahl: [
			{ wert: 'weiblich', option: 'weibl.' },
			{ wert: 'männlich', option: 'männlich' },
		],
	});
});
