import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage } from '../browser.ts';

/** A value of a contract is asked why, by keyboard, on the page and in the dialog that would set it. */

let traeger: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
});

test('the rules of the law stand with their versions and sources', async () => {
	await traeger.goto('/admin/recht');
	await fertig(traeger, 'Rechtsgrundlagen');
	const taschengeld = traeger.getByRole('table', { name: 'Fassungen: Höchstbetrag des Taschengelds' });
	const von2025 = taschengeld.getByRole('row', { name: /01\.01\.2025 bis 31\.12\.2025/ });
	await expect.poll(() => von2025.textContent()).toContain('644,00 €');
	await expect.poll(() => von2025.textContent()).toContain('§ 2 Nr. 4 BFDG');
	expect(await barrieren(traeger)).toEqual([]);
});

test('a term says why, and follows what is being typed', { timeout: 60_000 }, async () => {
	const f = JSON.stringify({ und: [{ feld: 'status', op: 'in', wert: [2500] }] });
	const [eine] = await frage<{ freiwilligerID: string }[]>(
		traeger,
		`/v1/freiwilliger/bewerbungen?f=${encodeURIComponent(f)}`,
	);
	await traeger.goto(`/admin/freiwillige/${eine?.freiwilligerID}/vertrag`);
	await fertig(traeger);
	const knopf = traeger.getByRole('button', { name: 'Warum? Seminartage' });
	await knopf.focus();
	await traeger.keyboard.press('Enter');
	const gruende = traeger.getByRole('dialog', { name: 'Warum? Seminartage' });
	await gruende.getByText('Teilzeit ändert die Zahl der Seminartage nicht.').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.keyboard.press('Escape');
	await gruende.waitFor({ state: 'hidden' });
	await expect.poll(() => knopf.evaluate((e) => e === document.activeElement)).toBe(true);

	await traeger.getByRole('button', { name: 'Vertrag bearbeiten …' }).click();
	const dialog = traeger.getByRole('dialog', { name: 'Vertrag bearbeiten' });
	await dialog.getByRole('textbox', { name: 'Wochenarbeitszeit' }).fill('24');
	await dialog.getByRole('button', { name: 'Warum? Taschengeld' }).press('Enter');
	await dialog.getByText(/^24 von \d+(,\d)? Stunden, auf den Cent abgerundet: /).waitFor();
	await traeger.keyboard.press('Escape');
	await expect.poll(() => dialog.isVisible()).toBe(true);
});
