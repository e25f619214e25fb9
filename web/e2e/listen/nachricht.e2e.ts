import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, lausche } from '../browser.ts';

/** A message to all of a filtered list: seen as it arrives, left out with a reason, sent, and kept as a draft. */

let page: Page;
beforeAll(async () => {
	page = await alsBenutzer('traeger@demo.test');
});

const fenster = () => dialog(page).first();
const betreff = () => fenster().getByRole('textbox', { name: 'Betreff' });
const nachricht = () => fenster().getByRole('textbox', { name: 'Nachricht' });
const mail = () => fenster().frameLocator('iframe').locator('body');
const senden = () => fenster().getByRole('button', { name: /^An .* senden$/ });
const oeffne = async (ansicht: string) => {
	await page.goto(`/admin/bewerbungen?ansicht=${ansicht}`);
	await fertig(page, 'Bewerbungen');
};

const liste = () => page.getByRole('listbox', { name: 'Angaben' });

test('all of a filtered list are written to in four clicks, each with what is known of him', async () => {
	const stoerungen = lausche(page);
	await oeffne('minderjaehrige');
	// 1 and 2
	await page.getByRole('checkbox', { name: /alle/i }).first().check();
	const weitere = page.getByRole('button', { name: /^Alle \d+ Treffer auswählen$/ });
	if (await weitere.count()) await weitere.click();
	// 3
	await page.getByRole('button', { name: /^Nachricht …/ }).click();
	await fenster()
		.getByRole('heading', { name: /^Nachricht an \d+ Personen$/ })
		.waitFor();
	await betreff().fill('Bitte um Rückruf');
	await nachricht().click();
	await page.keyboard.press('Control+b');
	await page.keyboard.type('Wichtig');
	await page.keyboard.press('Control+b');
	await expect.poll(() => mail().locator('b').textContent()).toBe('Wichtig');
	await nachricht().press('Control+a');
	await page.keyboard.press('Delete');
	await nachricht().click();
	await page.keyboard.type('Hallo @vorn');
	await liste().waitFor();
	await page.keyboard.press('Enter');
	await page.keyboard.type(', es geht um @einsatzort:');
	await liste().waitFor();
	await page.keyboard.press('Enter');
	await page.keyboard.type('.');
	await expect.poll(() => mail().textContent()).toMatch(/Hallo \S+, es geht um .+\./);
	// Before it has been asked who gets the text as it stands, the number is that of another one.
	await expect.poll(() => senden().isEnabled()).toBe(true);
	const erste = await mail().textContent();
	await page.keyboard.press('Alt+ArrowRight');
	await expect.poll(() => mail().textContent()).not.toBe(erste);
	await fenster()
		.getByText(/^2 von \d+$/)
		.waitFor();
	expect(await barrieren(page)).toEqual([]);
	const anzahl = Number.parseInt(/\d+/.exec((await senden().textContent()) ?? '')?.[0] ?? '', 10);
	expect(anzahl).toBeGreaterThan(1);
	await fenster().getByRole('button', { name: 'Test an mich' }).click();
	await expect.poll(() => page.locator('body').textContent()).toContain('Der Test geht an Ihre E-Mail-Adresse');
	// 4
	await senden().click();
	await page.getByText(`Die Nachricht geht an ${anzahl} Personen`).waitFor();
	expect(stoerungen).toEqual([]);
});

test('a chip goes whole; an Angabe that is missing leaves people out, and the button says why nothing can leave', async () => {
	// Oldest first: whoever other tests add stands below, and nobody here has a contract.
	await oeffne('unkontaktiert');
	await page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox').check();
	await page.getByRole('button', { name: /^Nachricht …/ }).click();
	await betreff().fill('Vertrag');
	await nachricht().click();
	await page.keyboard.type('Nummer @vertragsnummer');
	await liste().waitFor();
	await page.keyboard.press('Enter');
	await fenster().getByText('Vertrag: Vertragsnummer fehlt').waitFor();
	await fenster().getByText('Niemand bekommt diese Nachricht.').waitFor();
	await expect.poll(() => senden().isDisabled()).toBe(true);
	expect(await barrieren(page)).toEqual([]);
	await nachricht().click();
	await page.keyboard.press('End');
	await page.keyboard.press('Backspace');
	await expect.poll(() => nachricht().textContent()).toBe('Nummer ');
	await expect.poll(() => senden().isEnabled()).toBe(true);
});

test('what is written is kept as a text, and chosen stands in the message again', async () => {
	const wahl = fenster().getByRole('combobox', { name: 'Gespeicherter Text' });
	await fenster().getByRole('button', { name: 'Als neu speichern' }).click();
	const frage = dialog(page).filter({ has: page.getByRole('heading', { name: 'Als neu speichern' }) });
	await frage.getByRole('textbox', { name: 'Name' }).fill('Nummer erfragen');
	expect(await barrieren(page)).toEqual([]);
	await frage.getByRole('button', { name: 'Speichern' }).click();
	await page.getByText('Der Text „Nummer erfragen“ ist gespeichert').waitFor();
	await expect.poll(() => wahl.inputValue()).toMatch(/^Nummer erfragen · /);
	await nachricht().press('Control+a');
	await page.keyboard.press('Delete');
	await wahl.fill('Nummer');
	await page.getByRole('option', { name: /^Nummer erfragen/ }).click();
	await expect.poll(() => nachricht().textContent()).toBe('Nummer');
	await fenster().getByRole('button', { name: 'Mehr zum Text „Nummer erfragen“' }).click();
	await page.getByRole('menuitem', { name: 'Löschen' }).click();
	await page.getByText('Der Text „Nummer erfragen“ wurde gelöscht').waitFor();
});

test('what was written may be kept until one signs out', async () => {
	await page.keyboard.press('Escape');
	await dialog(page).getByRole('heading', { name: 'Entwurf behalten?' }).waitFor();
	await page.getByRole('button', { name: 'Behalten' }).click();
	await page.getByRole('button', { name: /^Nachricht …/ }).click();
	await expect.poll(() => betreff().textContent()).toBe('Vertrag');
	const entwuerfe = () => page.evaluate(() => Object.keys(localStorage).filter((k) => k.startsWith('nachricht:')));
	await expect.poll(() => entwuerfe()).toHaveLength(1);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Verwerfen' }).click();
	await expect.poll(() => entwuerfe()).toEqual([]);
});
