import { describe, expect, it } from 'vitest';
import { barrieren, dialog, fertig, gibSitzung, oeffne, schliesse } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** A session ends while somebody is at work: whoever signs in again goes on where he was, and nobody else reads it. */

const t = frischeSeite({});

const KENNWORT = 'Demo-Passwort-1';
const wieder = () => t.page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });

/** A form is open and filled in, and sent when the session has gone. */
async function amEndeDerSitzung(nachname: string) {
	await t.angemeldet('traeger@demo.test', '/admin/personen');
	await fertig(t.page, 'Personen');
	await t.page.getByRole('button', { name: 'Person anlegen' }).click();
	await dialog(t.page).getByLabel('Vorname').fill('Enno');
	await dialog(t.page).getByLabel('Nachname').fill(nachname);
	await dialog(t.page).getByLabel('E-Mail').fill(`enno.${nachname.toLowerCase()}@demo.test`);
	await t.page.context().clearCookies();
	await dialog(t.page).getByRole('button', { name: 'Anlegen' }).click();
	await wieder().waitFor();
}

/** By keyboard, as the field of the password has the focus. */
async function meldeWiederAn(kennwort: string) {
	await expect.poll(() => wieder().getByLabel('Benutzername').inputValue()).toBe('traeger@demo.test');
	await t.page.keyboard.type(kennwort);
	await t.page.keyboard.press('Enter');
}

describe('a session that ends over an open page', () => {
	it('goes on with what was entered, once its user has signed in again', async () => {
		await amEndeDerSitzung('Sitzfleisch');
		expect(await barrieren(t.page)).toEqual([]);
		await t.page.keyboard.press('Escape');
		await meldeWiederAn('Falsches-Kennwort-1');
		await wieder().getByText('Benutzername oder Kennwort sind falsch.').waitFor();
		await wieder().getByLabel('Kennwort', { exact: true }).fill('');
		await t.page.keyboard.type(KENNWORT);
		await t.page.keyboard.press('Enter');
		await wieder().waitFor({ state: 'detached' });
		await expect.poll(() => dialog(t.page).getByLabel('Nachname').inputValue()).toBe('Sitzfleisch');
		await dialog(t.page).getByRole('button', { name: 'Anlegen' }).click();
		await fertig(t.page, /Sitzfleisch/);
	});

	it('goes on when its user has signed in in another tab, and is left to anybody else', async () => {
		await amEndeDerSitzung('Anderswo');
		const zurueck = () => t.page.evaluate(() => window.dispatchEvent(new Event('focus')));
		const gefragt = t.page.waitForResponse('**/api/v1/system/sitzung');
		await zurueck();
		await gefragt;
		await wieder().waitFor();
		await gibSitzung(t.page, 'traeger@demo.test');
		await zurueck();
		await wieder().waitFor({ state: 'detached' });
		await expect.poll(() => dialog(t.page).getByLabel('Nachname').inputValue()).toBe('Anderswo');

		await t.page.context().clearCookies();
		await dialog(t.page).getByRole('button', { name: 'Anlegen' }).click();
		await wieder().waitFor();
		await gibSitzung(t.page, 'freiwillig@demo.test');
		await zurueck();
		await fertig(t.page, 'Das dürfen Sie leider nicht');
	});

	it('lets no key reach the page behind', async () => {
		await amEndeDerSitzung('Tastatur');
		await wieder().getByRole('button', { name: 'Seite verlassen' }).focus();
		for (const taste of ['g', 'k', 'Control+k', 'Escape']) await t.page.keyboard.press(taste);
		await wieder().getByLabel('Kennwort', { exact: true }).focus();
		await meldeWiederAn(KENNWORT);
		await wieder().waitFor({ state: 'detached' });
		await expect.poll(() => dialog(t.page).getByLabel('Nachname').inputValue()).toBe('Tastatur');
	});
});

it('signing out in one tab leaves nothing to read in another', async () => {
	const anderer = await t.page.context().newPage();
	await t.angemeldet('traeger@demo.test', '/admin/personen');
	await anderer.goto('/admin/adressen');
	await fertig(anderer, 'Adressen');
	await t.page.getByRole('button', { name: /^Sabine Koch/ }).click();
	await t.page.getByRole('menuitem', { name: 'Abmelden' }).click();
	await t.page.waitForURL(/\/login/);
	await anderer.waitForURL(/\/login/);
	await anderer.close();
});

it('a volunteer gets his link by mail there, too', async () => {
	const page = await oeffne({});
	await gibSitzung(page, 'freiwillig@demo.test');
	await page.goto('/admin/meine-daten');
	await fertig(page, 'Meine Daten');
	await page.context().clearCookies();
	await page.getByRole('link', { name: 'Meine Seminare' }).click();
	const fenster = page.getByRole('dialog', { name: 'Bitte melden Sie sich wieder an' });
	await fenster.getByRole('button', { name: 'Anmeldelink per E-Mail' }).waitFor();
	await fenster.getByRole('link', { name: 'In einem neuen Tab anmelden' }).waitFor();
	await schliesse(page);
});
