import { describe, expect, it } from 'vitest';
import { istHaeufig } from './haeufige-kennwoerter.ts';
import { MELDUNG, meldungLaenge } from './meldungen.ts';
import { passwortSchema } from './passwort.ts';

const HINWEIS =
	'Das Kennwort muss mindestens 10 Zeichen lang sein und Groß- und Kleinbuchstaben sowie Ziffern oder Sonderzeichen enthalten.';

const meldungen = (passwort: unknown, email?: string) =>
	passwortSchema(email)
		.safeParse(passwort)
		.error?.issues.map((i) => i.message) ?? [];

describe('passwortSchema', () => {
	it.each(['Demo-Passwort-1', 'Lahnufer 42 grün', 'xK7qP2mW9z', 'ÄPFEL-und-birnen', 'kleinmit7und-'])(
		'accepts %s',
		(passwort) => {
			expect(meldungen(passwort, 'freiwillig@demo.test')).toEqual([]);
		},
	);
	it.each(['Kurz1!xyz', 'nurkleinbuchstaben', 'KLEINgrossOHNE', '1234567890123', 'klein12345678'])(
		'refuses %s',
		(passwort) => {
			expect(meldungen(passwort)).toEqual([HINWEIS]);
		},
	);
	it.each(['Passwort123', 'PASSWORD123!', 'Sommer2025!', 'Qwertz12345', 'Willkommen1', 'P@ssw0rd123'])(
		'refuses the common %s',
		(passwort) => {
			const text = 'Dieses Kennwort ist zu verbreitet. Bitte wählen Sie ein anderes.';
			expect(meldungen(passwort)).toEqual([text]);
		},
	);
	it('refuses the name of the e-mail address within', () => {
		const text = 'Das Kennwort darf den Namen Ihrer E-Mail-Adresse nicht enthalten.';
		expect(meldungen('xx-Lena.Hoffmann-7', 'lena.hoffmann@posteo.example')).toEqual([text]);
		expect(meldungen('xx-Hoffmann-Lena-7', 'lena.hoffmann@posteo.example')).toEqual([]);
		expect(meldungen('Kein-Problem-7', 'k@posteo.example')).toEqual([]);
	});
	it('is required, text, of bounded length and free of control characters', () => {
		expect(meldungen(undefined)).toEqual([MELDUNG.P]);
		expect(meldungen('')).toEqual([MELDUNG.P]);
		expect(meldungen(1234567890)).toEqual([MELDUNG.PT]);
		expect(meldungen(`Aa1!${'x'.repeat(197)}`)).toEqual([meldungLaenge(200)]);
		expect(meldungen('Abc-1234567\u0000')).toEqual([MELDUNG.PT]);
	});
	it('keeps spaces and one spelling of umlauts', () => {
		expect(passwortSchema().parse(' Lahnufer 42 gru\u0308n ')).toBe(' Lahnufer 42 grün ');
	});
});

it('the list holds the thousand commonest, and no demo password', () => {
	expect(istHaeufig('Demo-Passwort-1')).toBe(false);
	expect(['passwort123', 'password1234', 'iloveyou2024', 'frankfurt1!'].map(istHaeufig)).toEqual([
		true,
		true,
		true,
		true,
	]);
});
