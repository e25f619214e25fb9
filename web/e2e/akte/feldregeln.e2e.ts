import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { addiereMonate } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { alsBenutzer, fertig, frage, oeffne, portalAdresse, schliesse, waehle } from '../browser.ts';

/**
 * Field rules (tables: Freiwilliger, Erziehungsberechtigter, Adresse): what a form says of a bad value is what the API
 * says of it, at the same field and in the words of the table.
 */

/** What is entered, and the message that answers it. */
interface Vektor {
	eingabe: string;
	meldung: string;
	/** As it travels, where the field shows it in another form. */
	wert?: unknown;
}
/** By the field's name on the wire. */
type Runde = Readonly<Record<string, Vektor>>;

const PFLICHT = 'Dies ist ein Pflichtfeld';
const EMAIL = 'Bitte geben Sie eine gültige E-Mail-Adresse ein';
const FORMAT = 'Invalides Format';
const TELEFON = 'Bitte geben Sie eine gültige Telefonnummer ein';
const HAUSNUMMER = 'Bitte geben Sie eine gültige Hausnummer ein';
const PLZ = 'Bitte geben Sie eine gültige Postleitzahl ein';
const IBAN = 'Die IBAN ist ungültig. Bitte prüfen Sie Länge, Format und Prüfziffer.';
const KENNWORT =
	'Das Kennwort muss mindestens 10 Zeichen lang sein und Groß- und Kleinbuchstaben sowie Ziffern oder Sonderzeichen enthalten.';
const hoechstens = (max: number) => `Bitte geben Sie höchstens ${max} Zeichen ein`;
const lang = (laenge: number) => 'x'.repeat(laenge);

const knopf = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });

/** What stands as an error at a field. */
const maengelAn = (feld: Locator): Promise<string> =>
	feld.evaluate((e) =>
		(e.getAttribute('aria-describedby') ?? '')
			.split(' ')
			.filter((id) => id.endsWith('-error'))
			.map((id) => document.getElementById(id)?.textContent)
			.join(' '),
	);

/** The reasons of a refused call, by their fields. */
async function ablehnung(page: Page, methode: 'post' | 'put', pfad: string, data: unknown) {
	const headers = { origin: portalAdresse() };
	const antwort = await page.request[methode](`${portalAdresse()}/api${pfad}`, { data, headers });
	expect(antwort.status(), pfad).toBe(422);
	const { error } = (await antwort.json()) as { error: { details: { feld?: string; text: string }[] } };
	const jeFeld: Record<string, string> = {};
	for (const { feld = '', text } of error.details) jeFeld[feld] = jeFeld[feld] ? `${jeFeld[feld]} ${text}` : text;
	return jeFeld;
}

const erwartet = (runde: Runde) => Object.fromEntries(Object.entries(runde).map(([feld, v]) => [feld, v.meldung]));
const werte = (runde: Runde) =>
	Object.fromEntries(Object.entries(runde).map(([feld, v]) => [feld, v.wert === undefined ? v.eingabe : v.wert]));

describe('the registration', () => {
	let page: Page;
	let gut: Record<string, unknown>;
	let jung: string;

	beforeAll(async () => {
		page = await oeffne();
		const { heute } = await frage<{ heute: string }>(page, '/v1/system/info');
		jung = addiereMonate(heute, -16 * 12);
		const [dienstart] = await frage<{ id: string }[]>(page, '/v1/stammdaten/dienstart');
		gut = {
			vorname: 'Jana',
			nachname: 'Regel',
			geschlecht: 'W',
			geburtsdatum: jung,
			email: 'jana.regel@regeln.test',
			mobil: '+49 151 1234567',
			plz: '35576',
			ort: 'Wetzlar',
			dienstartWunschID: dienstart?.id,
			passwort: 'Sicheres-Wort-7',
			datenschutz: true,
		};
		await page.goto('/registrierung');
		await fertig(page, 'Wo möchten Sie sich bewerben?');
		await knopf(page, 'Weiter zu den persönlichen Daten').click();
	});

	const feld = (pfad: string) => page.locator(`#feld-${pfad.replaceAll('.', '-')}`);
	const fuelle = async (runde: Runde) => {
		for (const [pfad, { eingabe }] of Object.entries(runde)) {
			await feld(pfad).fill(eingabe);
			await feld(pfad).blur();
		}
	};

	/** The step answers every bad value as the API does, and doesn't go on. */
	async function widersteht(frageDesSchritts: string, runde: Runde, koerper = werte(runde)): Promise<void> {
		await fertig(page, frageDesSchritts);
		await fuelle(runde);
		await knopf(page, /^Weiter /).click();
		await page.getByRole('alert').getByText('Bitte prüfen Sie').waitFor();
		const imFormular: Record<string, string> = {};
		for (const pfad of Object.keys(runde)) imFormular[pfad] = await maengelAn(feld(pfad));
		expect(imFormular).toEqual(erwartet(runde));
		const vonDerApi = await ablehnung(page, 'post', '/v1/freiwilliger/registrierung', { ...gut, ...koerper });
		expect(vonDerApi).toEqual(erwartet(runde));
	}

	it.each<Runde>([
		{
			vorname: { eingabe: '', meldung: PFLICHT },
			nachname: { eingabe: 'Regel1', meldung: FORMAT },
			geburtsname: { eingabe: '<b>', meldung: FORMAT },
		},
		{
			vorname: { eingabe: lang(101), meldung: hoechstens(100) },
			nachname: { eingabe: '   ', meldung: PFLICHT },
			geburtsort: { eingabe: lang(101), meldung: hoechstens(100) },
		},
		{
			geburtsdatum: {
				eingabe: '01.01.2020',
				wert: '2020-01-01',
				meldung: 'Eine Bewerbung ist erst ab 14 Jahren möglich.',
			},
		},
	])('says who one is: %j', async (runde) => {
		await feld('vorname').fill('Jana');
		await feld('nachname').fill('Regel');
		await feld('geburtsname').fill('');
		await feld('geburtsort').fill('');
		if ((await feld('geschlecht').inputValue()) === '') await waehle(page, 'Geschlecht', 'weiblich');
		await feld('geburtsdatum').fill(formatDatum(jung));
		await feld('geburtsdatum').blur();
		await widersteht('Wer sind Sie?', runde);
	});

	it('goes on with what is right', async () => {
		await feld('geburtsdatum').fill(formatDatum(jung));
		await feld('geburtsdatum').blur();
		await knopf(page, 'Weiter zum Kontakt').click();
		await fertig(page, 'Wie erreichen wir Sie?');
	});

	it.each<Runde>([
		{
			email: { eingabe: '', meldung: PFLICHT },
			mobil: { eingabe: '+49', meldung: PFLICHT },
			telefon: { eingabe: '0641 abc', meldung: TELEFON },
			hausnummer: { eingabe: '12-', meldung: HAUSNUMMER },
			plz: { eingabe: '3557', meldung: PLZ },
			ort: { eingabe: ' ', meldung: PFLICHT },
		},
		{
			email: { eingabe: 'jana@regeln', meldung: EMAIL },
			mobil: { eingabe: '12345', meldung: TELEFON },
			telefon: { eingabe: '++49123456', meldung: TELEFON },
			hausnummer: { eingabe: 'a', meldung: HAUSNUMMER },
			plz: { eingabe: 'abcde', meldung: PLZ },
			ort: { eingabe: lang(101), meldung: hoechstens(100) },
		},
		{
			email: { eingabe: 'jana..regel@regeln.test', meldung: EMAIL },
			mobil: { eingabe: '', meldung: PFLICHT },
			strasse: { eingabe: lang(101), meldung: hoechstens(100) },
			hausnummer: { eingabe: '12--', meldung: HAUSNUMMER },
			adresszusatz: { eingabe: lang(101), meldung: hoechstens(100) },
			plz: { eingabe: '355780', meldung: PLZ },
		},
		{ hausnummer: { eingabe: '-', meldung: HAUSNUMMER } },
	])('says how one is reached: %j', async (runde) => {
		for (const pfad of ['email', 'mobil', 'plz', 'ort']) await feld(pfad).fill(String(gut[pfad]));
		for (const pfad of ['telefon', 'strasse', 'hausnummer', 'adresszusatz']) await feld(pfad).fill('');
		await widersteht('Wie erreichen wir Sie?', runde);
	});

	it.each<[string, string, string]>([
		['email', 'jana.regel@regeln.test', 'Die E-Mail-Adresse muss sich von Ihrer eigenen unterscheiden.'],
		['email', 'keine', EMAIL],
		['email', '', PFLICHT],
		['nachname', '', PFLICHT],
		['telefon', '1', TELEFON],
		['hausnummer', '12-', HAUSNUMMER],
		['plz', '1', PLZ],
	])('asks of a guardian what the table asks: %s %j', async (name, eingabe, meldung) => {
		const person = { art: 'MUTTER', vorname: 'Karin', nachname: 'Regel', email: 'karin.regel@regeln.test' };
		for (const pfad of ['email', 'mobil', 'plz', 'ort']) await feld(pfad).fill(String(gut[pfad]));
		for (const pfad of ['telefon', 'strasse', 'hausnummer', 'adresszusatz']) await feld(pfad).fill('');
		if ((await feld('erziehungsberechtigte.0.vorname').count()) === 0) {
			await knopf(page, 'Person hinzufügen').click();
			await waehle(page, 'Beziehung zu Ihnen', 'Mutter');
		}
		for (const leer of ['telefon', 'hausnummer', 'plz']) await feld(`erziehungsberechtigte.0.${leer}`).fill('');
		for (const teil of ['vorname', 'nachname', 'email'] as const)
			await feld(`erziehungsberechtigte.0.${teil}`).fill(person[teil]);
		const runde = { [`erziehungsberechtigte.0.${name}`]: { eingabe, meldung } };
		const koerper = { erziehungsberechtigte: [{ ...person, [name]: eingabe }] };
		await widersteht('Wie erreichen wir Sie?', runde, koerper);
	});

	it('leads the focus to a guardian who is added, and on when one is removed', async () => {
		await feld('erziehungsberechtigte.0.telefon').fill('');
		await feld('erziehungsberechtigte.0.hausnummer').fill('');
		await feld('erziehungsberechtigte.0.plz').fill('');
		const hinzufuegen = knopf(page, 'Person hinzufügen');
		const hatFokus = (ziel: Locator) => ziel.evaluate((e) => e === document.activeElement);
		await hinzufuegen.press('Enter');
		await expect.poll(() => hatFokus(feld('erziehungsberechtigte.1.art'))).toBe(true);
		await knopf(page, 'Person entfernen').last().press('Enter');
		await expect.poll(() => feld('erziehungsberechtigte.1.art').count()).toBe(0);
		await expect.poll(() => hatFokus(hinzufuegen)).toBe(true);
	});

	it('takes house numbers as they are written', async () => {
		const karin = { vorname: 'Karin', nachname: 'Regel', email: 'karin.regel@regeln.test', telefon: '+49 641 4711' };
		for (const [teil, wert] of Object.entries(karin)) await feld(`erziehungsberechtigte.0.${teil}`).fill(wert);
		for (const nummer of ['37a-f', '12', '12a', '12 a', '12-14', '5/7', '12 1/2']) {
			await fertig(page, 'Wie erreichen wir Sie?');
			await feld('hausnummer').fill(nummer);
			await knopf(page, 'Weiter zu Schule und Motivation').click();
			await fertig(page, 'Was möchten Sie uns sagen?');
			await knopf(page, 'Zurück').click();
		}
		await knopf(page, 'Weiter zu Schule und Motivation').click();
	});

	it.each<Runde>([
		{
			gewuenschteDauerMonate: { eingabe: '5', wert: 5, meldung: 'Bitte geben Sie mindestens 6 ein' },
			aktuelleTaetigkeit: { eingabe: lang(201), meldung: hoechstens(200) },
			motivation: { eingabe: lang(4001), meldung: hoechstens(4000) },
		},
		{ gewuenschteDauerMonate: { eingabe: '19', wert: 19, meldung: 'Bitte geben Sie höchstens 18 ein' } },
	])('bounds what one tells: %#', async (runde) => {
		await fertig(page, 'Was möchten Sie uns sagen?');
		if ((await feld('dienstartWunschID').inputValue()) === '')
			await waehle(page, 'Gewünschte Dienstart', 'Freiwilliges Soziales Jahr');
		await feld('aktuelleTaetigkeit').fill('');
		await feld('motivation').fill('');
		await widersteht('Was möchten Sie uns sagen?', runde);
	});

	it.each([
		['', PFLICHT],
		['Kurz-7', KENNWORT],
		['kleinbuchstaben', KENNWORT],
		['x1-Jana.Regel', 'Das Kennwort darf den Namen Ihrer E-Mail-Adresse nicht enthalten.'],
	])('wants a password that is one: %j', async (passwort, meldung) => {
		if (!(await feld('passwort').count())) {
			await feld('gewuenschteDauerMonate').fill('12');
			await knopf(page, 'Weiter zum Zugang').click();
			await fertig(page, 'Wie melden Sie sich später an?');
		}
		await feld('passwortWiederholung').fill(passwort);
		await widersteht('Wie melden Sie sich später an?', { passwort: { eingabe: passwort, meldung } });
	});

	it('sums up in the end, guardians with all that was said of them, and marks the consent as required', async () => {
		for (const name of ['passwort', 'passwortWiederholung']) await feld(name).fill('Sicheres-Wort-7');
		await knopf(page, 'Weiter zur Zusammenfassung').click();
		await fertig(page, 'Ist alles richtig?');
		const person = page.getByRole('definition').filter({ hasText: 'Karin Regel' });
		await expect
			.poll(async () => (await person.textContent())?.split('\n'))
			.toEqual(['Karin Regel (Mutter)', 'karin.regel@regeln.test', '+49 641 4711', 'Unterschreibt den Vertrag mit']);
		const zustimmung = page.getByRole('checkbox', { name: 'Ich habe die Datenschutzerklärung gelesen' });
		await expect.poll(() => zustimmung.evaluate((e) => (e as HTMLInputElement).required)).toBe(true);
		const beschriftung = page.locator(`label[for="${await zustimmung.getAttribute('id')}"]`);
		await expect.poll(() => beschriftung.textContent()).toMatch(/ \*$/);
	});
});

describe('a volunteer’s own data', () => {
	let page: Page;
	let pfad: string;

	beforeAll(async () => {
		page = await alsBenutzer('freiwillig@demo.test');
		const { user } = await frage<{ user: { freiwilligerID: string } }>(page, '/v1/system/sitzung');
		pfad = `/v1/freiwilliger/${user.freiwilligerID}`;
	});

	/** Where the field before stood as well, the page stays. */
	async function bei(teil: string): Promise<void> {
		const ziel = `/admin/meine-daten?teil=${teil}`;
		if (page.url().endsWith(ziel)) return;
		await page.goto(ziel);
		await fertig(page, 'Meine Daten');
	}

	test.each<[teil: string, feld: string, label: string, eingabe: string, meldung: string]>([
		['kontakt', 'hausnummer', 'Hausnummer', '12-', HAUSNUMMER],
		['kontakt', 'plz', 'Postleitzahl', '3557', PLZ],
		['kontakt', 'telefon', 'Festnetz', '123', TELEFON],
		['bank', 'iban', 'IBAN', 'DE88370400440532013000', IBAN],
		['bank', 'iban', 'IBAN', 'DE8937040044053201300', IBAN],
		['bank', 'bic', 'BIC', 'COBA', 'Die BIC ist ungültig.'],
		['bank', 'steuerID', 'Steuer-ID', '12345678996', 'Die Steuer-ID ist ungültig'],
		['bank', 'steuerID', 'Steuer-ID', '01234567899', 'Die Steuer-ID ist ungültig'],
		[
			'bank',
			'sozialversicherungsnummer',
			'Sozialversicherungsnummer',
			'15070649103C',
			'Die Sozialversicherungsnummer hat ein ungültiges Format',
		],
		['bank', 'krankenversichertennummer', 'Krankenversichertennummer', 'A12345678', FORMAT],
	])('in %s %s (%s) refuses %s', async (teil, feld, label, eingabe, meldung) => {
		await bei(teil);
		await knopf(page, `${label} bearbeiten`).click();
		const eingabefeld = page.getByRole('textbox', { name: label, exact: true });
		await eingabefeld.fill(eingabe);
		await page.keyboard.press('Enter');
		await page.getByText(meldung, { exact: true }).waitFor();
		await expect.poll(() => maengelAn(eingabefeld)).toBe(meldung);
		expect(await ablehnung(page, 'put', pfad, { [feld]: eingabe })).toMatchObject({ [feld]: meldung });
		await page.keyboard.press('Escape');
		await knopf(page, `${label} bearbeiten`).waitFor();
	});
});

test('an address refuses each bad value at its field', async () => {
	const page = await alsBenutzer('admin@demo.test');
	const adressen = await frage<{ id: string; typ: string }[]>(page, '/v1/adresse');
	const id = adressen.find(({ typ }) => typ === 'EINSATZSTELLE')?.id;
	const runde: Runde = {
		bezeichnung: { eingabe: lang(101), meldung: hoechstens(100) },
		kurzname: { eingabe: lang(31), meldung: hoechstens(30) },
		externeNummer: { eingabe: lang(31), meldung: hoechstens(30) },
		vkz: { eingabe: '35/0418', meldung: FORMAT },
		betriebsnummer: { eingabe: lang(16), meldung: hoechstens(15) },
		hausnummer: { eingabe: '12--', meldung: HAUSNUMMER },
		plz: { eingabe: '3557', meldung: PLZ },
		ort: { eingabe: '', meldung: PFLICHT },
		telefon: { eingabe: '12', meldung: TELEFON },
		email: { eingabe: 'info@verein', meldung: EMAIL },
		website: { eingabe: 'http://verein.test', meldung: FORMAT },
		debitor: { eingabe: lang(21), meldung: hoechstens(20) },
		mandatsreferenz: { eingabe: 'M_1', meldung: FORMAT },
		iban: { eingabe: 'DE88370400440532013000', meldung: IBAN },
		bic: { eingabe: 'COBA', meldung: 'Die BIC ist ungültig.' },
	};
	expect(await ablehnung(page, 'put', `/v1/adresse/${id}`, werte(runde))).toEqual(erwartet(runde));

	await page.goto(`/admin/adressen/${id}/informationen`);
	const feld = (name: string) => page.locator(`form [id$="${name}"]`).first();
	for (const [name, { eingabe }] of Object.entries(runde)) await feld(name).fill(eingabe);
	await knopf(page, 'Speichern').click();
	await page.getByText(`Bitte prüfen Sie ${Object.keys(runde).length} Angaben.`).waitFor();
	const imFormular: Record<string, string> = {};
	for (const name of Object.keys(runde)) imFormular[name] = await maengelAn(feld(name));
	expect(imFormular).toEqual(erwartet(runde));
	await schliesse(page);
});
