import { describe, expect, test } from 'vitest';
import { ApiFehler } from '../../client/api-fehler.ts';
import { ordneZu } from './ablehnung.ts';

const abgelehnt = (...details: { code: string; text: string; feld?: string }[]) =>
	new ApiFehler(409, details[0]?.code ?? 'NETZ', details[0]?.text ?? 'Der Server ist nicht erreichbar.', details);

const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';

describe('a refusal of the server', () => {
	test('a field is shown at its step', () => {
		expect(ordneZu(abgelehnt({ code: 'FELD', feld: 'email', text: EMAIL }))).toEqual({
			schritt: 'kontakt',
			felder: { email: EMAIL },
			allgemein: [],
		});
	});

	test.each([
		['G02', undefined, 'Für die Dienstart FSJ gilt derzeit ein Bewerbungsstopp.'],
		['G07', 'dienstartID', 'Bitte wählen Sie eine Dienstart aus.'],
		['G12', undefined, 'Die Altersgrenze (16–26 Jahre) ist zum Dienstbeginn nicht eingehalten.'],
		['G23', 'einsatzortID', 'Für diesen Einsatzort liegt bereits eine Bewerbung vor.'],
		['G24', undefined, 'Es sind höchstens 5 gleichzeitige Bewerbungen möglich.'],
	])('%s is shown at the list of places', (code, feld, text) => {
		const { schritt, felder } = ordneZu(abgelehnt({ code, text, ...(feld && { feld }) }));
		expect({ schritt, felder }).toEqual({ schritt: 'stellen', felder: { wuensche: text } });
	});

	test('what the server says of one place stays with it', () => {
		const text = 'Dies ist ein Pflichtfeld';
		const { schritt, felder } = ordneZu(abgelehnt({ code: 'P', feld: 'wuensche.1.dienstartID', text }));
		expect({ schritt, felder }).toEqual({ schritt: 'stellen', felder: { 'wuensche.1.dienstartID': text } });
	});

	test('a closed phase concerns no field and stays where it was sent from', () => {
		const text = 'Die Bewerbungsphase ist derzeit geschlossen. Neue Bewerbungen sind nicht möglich.';
		expect(ordneZu(abgelehnt({ code: 'G03', text }))).toEqual({
			schritt: 'zusammenfassung',
			felder: {},
			allgemein: [text],
		});
	});

	test('several fields lead to the first step with one', () => {
		const ablehnung = ordneZu(
			abgelehnt(
				{ code: 'FELD', feld: 'passwort', text: 'a' },
				{ code: 'FELD', feld: 'passwort', text: 'b' },
				{ code: 'FELD', feld: 'plz', text: 'c' },
			),
		);
		expect(ablehnung).toEqual({
			schritt: 'kontakt',
			felder: { passwort: 'a b', plz: 'c' },
			allgemein: [],
		});
	});

	test('without reasons its message stands alone', () => {
		expect(ordneZu(abgelehnt()).allgemein).toEqual(['Der Server ist nicht erreichbar.']);
	});
});
