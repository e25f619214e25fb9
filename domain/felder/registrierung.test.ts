import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { erziehungsberechtigterSchema } from './erziehungsberechtigter.ts';
import { MELDUNG } from './meldungen.ts';
import { erfassungSchema, registrierungSchema, registrierungSchritte } from './registrierung.ts';

const UMFELD = { heute: '2026-05-20', mindestalter: 14, pdfSignatures: true, isDienstartWunschPflicht: true };

const REGISTRIERUNG = {
	vorname: 'Lena',
	nachname: 'Hoffmann',
	geschlecht: 'W',
	geburtsdatum: '2008-01-15',
	email: 'Lena.Hoffmann@posteo.example',
	mobil: '+49 151 0418 227',
	plz: '35578',
	ort: 'Wetzlar',
	dienstartWunschID: 'fsj',
	passwort: 'Lahnufer-42-gruen',
	datenschutz: true,
};
const MUTTER = { art: 'MUTTER', vorname: 'Anna', nachname: 'Hoffmann', email: 'anna@posteo.example' };

const meldungen = (schema: z.ZodType, eingabe: unknown) =>
	schema.safeParse(eingabe).error?.issues.map((i) => [i.path.join('.'), i.message]) ?? [];

describe('registrierungSchema', () => {
	const schema = registrierungSchema(UMFELD);

	it('accepts the least there must be', () => {
		expect(schema.parse(REGISTRIERUNG)).toEqual({
			...REGISTRIERUNG,
			email: 'lena.hoffmann@posteo.example',
			wuensche: [],
			erziehungsberechtigte: [],
		});
	});

	it('names every required field at once', () => {
		expect(meldungen(schema, {}).sort()).toEqual([
			['datenschutz', 'Bitte stimmen Sie der Datenschutzerklärung zu'],
			['dienstartWunschID', MELDUNG.P],
			['email', MELDUNG.P],
			['geburtsdatum', MELDUNG.P],
			['geschlecht', MELDUNG.P],
			['mobil', MELDUNG.P],
			['nachname', MELDUNG.P],
			['ort', MELDUNG.P],
			['passwort', MELDUNG.P],
			['plz', MELDUNG.P],
			['vorname', MELDUNG.P],
		]);
	});

	it('asks for the Dienstart only where applicants choose it', () => {
		const { dienstartWunschID: _, ...ohne } = REGISTRIERUNG;
		expect(meldungen(registrierungSchema({ ...UMFELD, isDienstartWunschPflicht: false }), ohne)).toEqual([]);
	});

	it.each([
		[{ datenschutz: false }, 'datenschutz', 'Bitte stimmen Sie der Datenschutzerklärung zu'],
		[{ geburtsdatum: '2012-05-21' }, 'geburtsdatum', 'Eine Bewerbung ist erst ab 14 Jahren möglich.'],
		[{ mobil: '+49' }, 'mobil', MELDUNG.P],
		[{ plz: '3557' }, 'plz', 'Bitte geben Sie eine gültige Postleitzahl ein'],
		[{ rolle: 'ADMIN' }, '', 'Unbekanntes Feld: rolle'],
		[{ wuensche: [{ einsatzortID: '' }] }, 'wuensche.0.einsatzortID', MELDUNG.P],
		[{ wuensche: [{ einsatzortID: 'o1', status: 4000 }] }, 'wuensche.0', 'Unbekanntes Feld: status'],
		[
			{ wuensche: Array.from({ length: 21 }, () => ({ einsatzortID: 'o1' })) },
			'wuensche',
			'Bitte geben Sie höchstens 20 ein',
		],
	])('refuses %j', (abweichung, feld, text) => {
		expect(meldungen(schema, { ...REGISTRIERUNG, ...abweichung })).toEqual([[feld, text]]);
	});

	it('keeps the name of the e-mail address out of the password', () => {
		const eingabe = { ...REGISTRIERUNG, passwort: 'x1-Lena.Hoffmann' };
		expect(meldungen(schema, eingabe).at(-1)).toEqual([
			'passwort',
			'Das Kennwort darf den Namen Ihrer E-Mail-Adresse nicht enthalten.',
		]);
	});

	it('takes guardians with an address of their own', () => {
		expect(meldungen(schema, { ...REGISTRIERUNG, erziehungsberechtigte: [MUTTER] })).toEqual([]);
		const gleich = { ...MUTTER, email: 'lena.hoffmann@POSTEO.example' };
		expect(meldungen(schema, { ...REGISTRIERUNG, erziehungsberechtigte: [MUTTER, gleich] })).toEqual([
			['erziehungsberechtigte.1.email', 'Die E-Mail-Adresse muss sich von Ihrer eigenen unterscheiden.'],
		]);
		const fuenf = Array.from({ length: 5 }, () => MUTTER);
		expect(meldungen(schema, { ...REGISTRIERUNG, erziehungsberechtigte: fuenf })).toEqual([
			['erziehungsberechtigte', 'Bitte geben Sie höchstens 4 ein'],
		]);
	});
});

describe('steps of the wizard', () => {
	const schritte = registrierungSchritte(UMFELD, 'lena.hoffmann@posteo.example');

	it('together ask for what the whole asks for', () => {
		const einzeln = Object.values(schritte).flatMap((schema) => meldungen(schema, {}));
		expect(einzeln.sort()).toEqual(meldungen(registrierungSchema(UMFELD), {}).sort());
	});
	it('each checks its own fields', () => {
		expect(meldungen(schritte.kontakt, { email: 'x', mobil: '0641 12345', plz: '1010', ort: 'Wien' })).toEqual([
			['email', MELDUNG.EM],
			['plz', 'Bitte geben Sie eine gültige Postleitzahl ein'],
		]);
		expect(meldungen(schritte.zugang, { passwort: 'x1-Lena.Hoffmann' })).toEqual([
			['passwort', 'Das Kennwort darf den Namen Ihrer E-Mail-Adresse nicht enthalten.'],
		]);
		expect(meldungen(schritte.abschluss, { datenschutz: true })).toEqual([]);
	});
});

describe('erfassungSchema', () => {
	const schema = erfassungSchema(UMFELD);
	const person = { vorname: 'Tom', nachname: 'Klein', geschlecht: 'M', geburtsdatum: '2000-02-29' };

	it('needs who it is, no more', () => {
		expect(meldungen(schema, person)).toEqual([]);
		expect(meldungen(schema, {}).map(([feld]) => feld)).toEqual(['vorname', 'nachname', 'geschlecht', 'geburtsdatum']);
	});
	it('needs an address for an account', () => {
		expect(meldungen(schema, { ...person, zugangAnlegen: true })).toEqual([['email', MELDUNG.P]]);
		expect(meldungen(schema, { ...person, zugangAnlegen: true, email: 'tom@posteo.example' })).toEqual([]);
	});
	it('sets no password and accepts no declaration for someone else', () => {
		expect(meldungen(schema, { ...person, passwort: 'x' })).toEqual([['', 'Unbekanntes Feld: passwort']]);
	});
});

describe('erziehungsberechtigterSchema', () => {
	const schema = erziehungsberechtigterSchema({ freiwilligerEmail: 'lena@posteo.example', pdfSignatures: true });

	it('signs unless it says otherwise', () => {
		expect(schema.parse(MUTTER)).toEqual({
			...MUTTER,
			isUnterschriftErforderlich: true,
			isAlleinigesSorgerecht: false,
		});
	});
	it('needs an e-mail address only where a link to sign is sent', () => {
		const ohne = { ...MUTTER, email: '' };
		expect(meldungen(schema, ohne)).toEqual([['email', MELDUNG.P]]);
		expect(meldungen(schema, { ...ohne, isUnterschriftErforderlich: false })).toEqual([]);
		const aufPapier = erziehungsberechtigterSchema({ freiwilligerEmail: null, pdfSignatures: false });
		expect(meldungen(aufPapier, ohne)).toEqual([]);
	});
	it.each([
		[{ email: 'Lena@posteo.example' }, 'email', 'Die E-Mail-Adresse muss sich von der des Freiwilligen unterscheiden.'],
		[{ email: 'anna' }, 'email', MELDUNG.EM],
		[{ art: 'TANTE' }, 'art', MELDUNG.PT],
		[{ art: '' }, 'art', MELDUNG.P],
		[{ nachname: ' ' }, 'nachname', MELDUNG.P],
		[{ telefon: '1' }, 'telefon', 'Bitte geben Sie eine gültige Telefonnummer ein'],
		[{ plz: '1' }, 'plz', 'Bitte geben Sie eine gültige Postleitzahl ein'],
	])('refuses %j', (abweichung, feld, text) => {
		expect(meldungen(schema, { ...MUTTER, ...abweichung })).toEqual([[feld, text]]);
	});
});
