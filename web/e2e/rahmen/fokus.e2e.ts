import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dialog, fertig } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** Whoever works by keyboard goes on where he was, whatever opened in between. */

const t = frischeSeite();

const hatFokus = (ziel: Locator) =>
	expect.poll(() => ziel.evaluate((element) => element === document.activeElement)).toBe(true);

describe('the focus returns', () => {
	const dialoge = [
		['/admin/adressen', 'Adressen', 'Adresse anlegen'],
		['/admin/personen', 'Personen', 'Person anlegen'],
		['/admin/seminare', 'Seminare', 'Seminar anlegen'],
		['/admin/system/zyklen', 'Zyklen', 'Neuer Zyklus'],
		['/admin/dokumentencenter', 'Dokumentencenter', 'Neue Vorlage'],
	] as const;
	it.each(dialoge)('from a dialog that is only there while it is open: %s', async (pfad, titel, name) => {
		await t.angemeldet('admin@demo.test', pfad);
		await fertig(t.page, titel);
		const knopf = t.page.getByRole('button', { name });
		for (const schliesse of ['Escape', 'Schließen', 'Abbrechen']) {
			await knopf.focus();
			await t.page.keyboard.press('Enter');
			await dialog(t.page).waitFor();
			await expect.poll(() => dialog(t.page).evaluate((offen) => offen.contains(document.activeElement))).toBe(true);
			if (schliesse === 'Escape') await t.page.keyboard.press('Escape');
			else await dialog(t.page).getByRole('button', { name: schliesse }).click();
			await dialog(t.page).waitFor({ state: 'detached' });
			await hatFokus(knopf);
		}
	});

	it('from the search', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/pool');
		await fertig(t.page, 'Pool');
		const feld = t.page.getByRole('button', { name: 'CSV' });
		await feld.focus();
		await t.page.keyboard.press('Control+k');
		await t.page.getByRole('combobox', { name: 'Schnellsuche' }).waitFor();
		await t.page.keyboard.press('Escape');
		await hatFokus(feld);
	});

	it('from what an entry of a menu opened, to the button of the menu', async () => {
		await t.angemeldet('admin@demo.test', '/admin/benutzer');
		await fertig(t.page, 'Benutzer');
		const menue = t.page
			.getByRole('row')
			.getByRole('button', { name: /^Aktionen/ })
			.first();
		await menue.focus();
		await t.page.keyboard.press('Enter');
		await t.page.getByRole('menuitem', { name: 'Sperren …' }).press('Enter');
		await dialog(t.page).waitFor();
		await t.page.keyboard.press('Escape');
		await dialog(t.page).waitFor({ state: 'detached' });
		await hatFokus(menue);
	});
});
