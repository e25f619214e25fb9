import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
	alsBenutzer,
	barrieren,
	fertig,
	frage,
	gespeichert,
	lausche,
	melde,
	oeffne,
	portalAdresse,
	schliesse,
} from '../browser.ts';
import { linkAus } from '../post.ts';
import { alsFreiwillige, dienstleistende, type Freiwillige } from '../verwaltung/freiwillige.ts';

/** Ways into the own account without its password, and what can be done there. */

let admin: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
});

const EMAIL = 'kora@konto.test';
const ERSTES = 'Sicheres-Wort-7';
const NEUES = 'Ganz-neues-Wort-8';
const DRITTES = 'Noch-ein-Wort-99';

/** Somebody who has registered and not confirmed the address. */
async function registriere(): Promise<void> {
	const [dienstart] = await frage<{ id: string }[]>(admin, '/v1/stammdaten/dienstart');
	const page = await oeffne();
	const antwort = await page.request.post(`${portalAdresse()}/api/v1/freiwilliger/registrierung`, {
		data: {
			vorname: 'Kora',
			nachname: 'Konto',
			geschlecht: 'W',
			geburtsdatum: '2004-05-06',
			email: EMAIL,
			mobil: '+49 151 1234567',
			plz: '35576',
			ort: 'Wetzlar',
			passwort: ERSTES,
			datenschutz: true,
			dienstartWunschID: dienstart?.id,
		},
	});
	expect([antwort.status(), await antwort.text()]).toMatchObject([201, expect.any(String)]);
}

test('signs in by the link of a mail, chooses a new password by another, and sees to the account', async () => {
	await registriere();
	const page = await oeffne();
	const stoerungen = lausche(page);

	await page.goto('/freiwillige/login');
	await page.getByRole('button', { name: 'Anmeldelink per E-Mail' }).click();
	await page.getByText('Dies ist ein Pflichtfeld').waitFor();
	await page.getByLabel('Benutzername (E-Mail)').fill(EMAIL);
	await page.getByRole('button', { name: 'Anmeldelink per E-Mail' }).click();
	await page.getByText(`Gibt es zu ${EMAIL} ein Konto`).waitFor();
	const anmeldelink = await linkAus(admin, 'ANMELDELINK', EMAIL);
	for (let mal = 0; mal < 2; mal++) {
		await page.goto(anmeldelink);
		await fertig(page, 'Anmelden ohne Kennwort');
	}
	expect(await barrieren(page)).toEqual([]);
	const anmelden = page.getByRole('main').getByRole('button', { name: 'Anmelden' });
	await anmelden.click();
	// The address is proven by the link; the password set before it was is said once more.
	await fertig(page, 'E-Mail-Adresse bestätigen');
	await page.getByRole('textbox', { name: 'Kennwort', exact: true }).fill(ERSTES);
	await page.getByRole('textbox', { name: 'Kennwort wiederholen' }).fill(ERSTES);
	await anmelden.click();
	await page.waitForURL(/\/admin\/?$/);
	await fertig(page);

	const andere = await oeffne();
	const andereStoerungen = lausche(andere);
	await andere.goto(anmeldelink);
	await andere.getByRole('button', { name: 'Anmelden' }).click();
	await fertig(andere, 'Der Link ist ungültig oder abgelaufen.');

	await andere.goto('/login');
	await andere.getByRole('link', { name: 'Kennwort vergessen?' }).click();
	await fertig(andere, 'Kennwort vergessen?');
	expect(await barrieren(andere)).toEqual([]);
	await andere.getByLabel('E-Mail').fill(EMAIL);
	await andere.getByRole('button', { name: 'Link senden' }).click();
	await andere.getByText(`Gibt es zu ${EMAIL} ein freigeschaltetes Konto`).waitFor();
	const kennwortlink = await linkAus(admin, 'PASSWORT_RESET', EMAIL);
	await andere.goto(kennwortlink);
	await fertig(andere, 'Neues Kennwort wählen');
	await andere.getByText('Das Kennwort muss mindestens 10 Zeichen lang sein').first().waitFor();
	expect(await barrieren(andere)).toEqual([]);
	await waehle(andere, 'Kennwort', 'Mit-kora-im-Wort-1');
	await andere.getByRole('button', { name: 'Kennwort speichern' }).click();
	await andere.getByText('Das Kennwort darf den Namen Ihrer E-Mail-Adresse nicht enthalten.').waitFor();
	await waehle(andere, 'Kennwort', NEUES);
	await andere.getByRole('button', { name: 'Kennwort speichern' }).click();
	await fertig(andere, 'Ihr neues Kennwort ist gespeichert');
	await andere.goto(kennwortlink);
	await fertig(andere, 'Der Link ist ungültig oder abgelaufen.');

	// The session of the other window ended with the old password.
	await page.goto('/admin/meine-daten');
	await page.waitForURL(/\/login\?ziel=/);
	await melde(page, EMAIL, ERSTES);
	await page.getByText('Benutzername oder Kennwort sind falsch.').waitFor();
	await melde(page, EMAIL, NEUES);
	await page.waitForURL(/\/admin\/meine-daten/);

	await andere.goto('/login');
	await melde(andere, EMAIL, NEUES);
	await andere.waitForURL(/\/admin\/?$/);
	await page.getByRole('button', { name: /Kora Konto/ }).click();
	await page.getByRole('menuitem', { name: 'Konto' }).click();
	await fertig(page, 'Konto');
	expect(await barrieren(page)).toEqual([]);
	await page.getByLabel('Vorname').fill('Cora');
	await page.getByRole('button', { name: 'Speichern', exact: true }).click();
	await page.getByRole('button', { name: /Cora Konto/ }).waitFor();

	await page.getByRole('row').nth(2).waitFor();
	await page.getByRole('button', { name: /^Anmeldung seit .* beenden$/ }).click();
	await page.getByText('Die Anmeldung ist beendet').waitFor();
	await expect.poll(() => page.getByRole('row').count()).toBe(2);
	await andere.goto('/admin/meine-daten');
	await andere.waitForURL(/\/login\?ziel=/);

	await page.getByLabel('Bisheriges Kennwort').fill('Falsches-Wort-1');
	await waehle(page, 'Neues Kennwort', DRITTES);
	await page.getByRole('button', { name: 'Kennwort ändern' }).click();
	await page.getByText('Das bisherige Kennwort ist falsch.').waitFor();
	await page.getByLabel('Bisheriges Kennwort').fill(NEUES);
	await page.getByRole('button', { name: 'Kennwort ändern' }).click();
	await page.getByText('Ihr Kennwort ist geändert').waitFor();
	await melde(andere, EMAIL, DRITTES);
	await andere.waitForURL(/\/admin\/meine-daten/);
	expect([...stoerungen, ...andereStoerungen]).toEqual([]);
});

/** Types the new password twice. */
async function waehle(page: Page, feld: string, kennwort: string): Promise<void> {
	await page.getByRole('textbox', { name: feld, exact: true }).fill(kennwort);
	await page.getByRole('textbox', { name: `${feld} wiederholen`, exact: true }).fill(kennwort);
}

test('a name that stands in a contract is shown with who changes it', async () => {
	const traeger = await alsBenutzer('traeger@demo.test');
	const [wer] = (await dienstleistende(traeger, 1, true)) as [Freiwillige];
	const page = await alsFreiwillige(admin, wer);
	await page.goto('/admin/einstellungen/konto');
	await fertig(page, 'Konto');
	await page.getByText('Seit der Vertragseinigung ändert ihn nur der Träger').waitFor();
	await expect.poll(() => page.getByRole('textbox', { name: 'Nachname' }).count()).toBe(0);
	await page.getByRole('combobox', { name: 'Sprache' }).click();
	await page.getByRole('option', { name: 'Englisch' }).click();
	await page.getByRole('button', { name: 'Speichern', exact: true }).click();
	await gespeichert(page);
	expect(await frage(page, '/v1/user/me')).toMatchObject({ sprache: 'en', isNameFest: true });
	expect(await barrieren(page)).toEqual([]);
	await page.goto('/admin/meine-daten');
	await fertig(page, 'Meine Daten');
	await page.getByText('Was sich hier nicht bearbeiten lässt, ändert nur der Träger.').waitFor();
	await schliesse(page);
});
