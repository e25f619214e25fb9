import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, lausche } from '../browser.ts';

/** The quick search: opened from everywhere, used by keyboard alone, and only there for staff of the Traeger. */

const feld = (page: Page) => page.getByRole('combobox', { name: 'Schnellsuche' });
const gruppe = (page: Page, name: string) => page.getByRole('group', { name });
const gewaehlt = (page: Page) => page.getByRole('option', { selected: true });

test('by keyboard: from Strg+K to the file, and back to it as the last one opened', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin');
	await fertig(page);
	await page.keyboard.press('Control+k');
	await page.getByText('Geben Sie mindestens zwei Zeichen ein.').waitFor();
	expect(await barrieren(page)).toEqual([]);

	await page.keyboard.type('hoffmann');
	await gruppe(page, 'Freiwillige').waitFor();
	await expect.poll(() => page.locator('mark').first().textContent()).toBe('Hoffmann');
	expect(await barrieren(page)).toEqual([]);
	const erster = await gewaehlt(page).textContent();
	await page.keyboard.press('ArrowDown');
	await expect.poll(() => gewaehlt(page).textContent()).not.toBe(erster);
	await page.keyboard.press('ArrowUp');
	await expect.poll(() => gewaehlt(page).textContent()).toBe(erster);
	await expect
		.poll(() => feld(page).getAttribute('aria-activedescendant'))
		.toBe(await gewaehlt(page).getAttribute('id'));

	await feld(page).fill('lena marie hofmann');
	await gruppe(page, 'Freiwillige').getByText('ähnlich geschrieben').first().waitFor();
	await feld(page).fill('0151 0418');
	await gewaehlt(page).getByText('Mobil:').waitFor();
	await page.keyboard.press('Enter');
	await fertig(page, 'Lena Marie Hoffmann');
	await expect.poll(() => page.getByRole('dialog').count()).toBe(0);

	await page.keyboard.press('Control+k');
	await gruppe(page, 'Zuletzt geöffnet')
		.getByRole('option', { name: /Hoffmann, Lena Marie/ })
		.waitFor();
	expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
		'Hoffmann',
	);
	// The open file is the chip; its actions say what the rules say, and a locked one explains itself.
	await gruppe(page, 'Aktionen dieser Akte').getByRole('option').first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await gruppe(page, 'Aktionen dieser Akte')
		.getByText(/^gesperrt/)
		.first()
		.click();
	await page.getByRole('heading', { name: 'Warum geht das nicht?' }).waitFor();
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	await page.keyboard.press('Control+k');
	await gruppe(page, 'Aktionen dieser Akte').waitFor();
	await page.keyboard.press('Backspace');
	await gruppe(page, 'Aktionen dieser Akte').waitFor({ state: 'detached' });
	await page.keyboard.press('Escape');
	await page.getByRole('dialog').waitFor({ state: 'detached' });
	expect(stoerungen).toEqual([]);
});

test('leads to pages, says what it did not find, and survives a failure', async () => {
	const page = await alsBenutzer('admin@demo.test', '/admin');
	await page.getByRole('button', { name: 'Suchen' }).click();
	await feld(page).fill('  xyzxyzxyz ');
	await page.getByText('Keine Treffer für „xyzxyzxyz“').waitFor();
	expect(await barrieren(page)).toEqual([]);

	await page.route('**/v1/suche?*', (route) => route.fulfill({ status: 400, body: '{}' }));
	await feld(page).fill('kontingente');
	await page.getByText('Die Suche ist gerade nicht erreichbar.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.unroute('**/v1/suche?*');
	await page.getByRole('button', { name: 'Erneut versuchen' }).click();
	await page.getByText('Die Suche ist gerade nicht erreichbar.').waitFor({ state: 'detached' });
	await expect.poll(() => page.getByText(/\d Treffer|Keine Treffer/).count()).toBe(0);
	await gruppe(page, 'Seiten und Aktionen').getByRole('option', { name: 'Kontingente', exact: true }).click();
	await page.waitForURL(/\/admin\/kontingente/);

	await page.keyboard.press('Control+k');
	await feld(page).fill('freiwillige anl');
	await gruppe(page, 'Seiten und Aktionen').getByRole('option', { name: 'Freiwillige anlegen' }).click();
	await page.waitForURL(/\/admin\/freiwillige\/neu/);
});

describe('is nothing for', () => {
	test.each(['verein@demo.test', 'freiwillig@demo.test'])('%s', async (login) => {
		const page = await alsBenutzer(login, '/admin');
		await fertig(page);
		await expect.poll(() => page.getByRole('button', { name: 'Suchen' }).count()).toBe(0);
		await page.keyboard.press('Control+k');
		await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
	});
});
