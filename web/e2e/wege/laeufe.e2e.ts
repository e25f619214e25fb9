import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { alsBenutzer, barrieren, fertig, lausche, schliesse } from '../browser.ts';
import { geldweg, START_MS } from './geld.fixture.ts';

/** An accounting run from its draft to its file: one checks it, another releases it. */

beforeAll(async () => {
	await geldweg({ zuZweit: true });
}, START_MS);

/** Somebody answers for the first row that hinders, and says why. */
async function bestaetigeErste(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Bestätigen' }).first().click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Bestätigen' }).click();
	await dialog.getByText('Dies ist ein Pflichtfeld').first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('textbox', { name: 'Grund' }).fill('Bar ausgezahlt, Beleg 17');
	await dialog.getByRole('button', { name: 'Bestätigen' }).click();
	await dialog.waitFor({ state: 'detached' });
}

/** What hinders the release is taken out: all at once, where it is more than one row. */
async function nimmSperrendesHeraus(page: Page): Promise<void> {
	const sperrt = page.getByRole('listitem').filter({ hasText: 'Hindert die Freigabe' });
	for (let n = await sperrt.count(); n > 0; n = await sperrt.count()) {
		const heraus = sperrt.first().getByRole('button', { name: /aus dem Lauf nehmen$/i });
		await heraus.last().click();
		await expect.poll(() => sperrt.count()).toBeLessThan(n);
	}
}

test('a run is reckoned, checked by one, released by another and taken away', async () => {
	const andrea = await alsBenutzer('admin@demo.test', '/admin/laeufe');
	const stoerungen = lausche(andrea);
	await fertig(andrea, 'Läufe');
	await andrea.getByRole('button', { name: 'Lauf anlegen' }).click();
	const dialog = andrea.getByRole('dialog', { name: 'Lauf anlegen' });
	await dialog.getByRole('textbox', { name: 'Anlass' }).fill('Monatslauf');
	expect(await barrieren(andrea)).toEqual([]);
	await dialog.getByRole('button', { name: 'Rechnen' }).click();
	await fertig(andrea, /^Taschengeld /);
	await andrea.getByText('Entwurf', { exact: true }).waitFor();
	await bestaetigeErste(andrea);
	await nimmSperrendesHeraus(andrea);
	expect(await barrieren(andrea)).toEqual([]);
	await andrea.getByRole('button', { name: 'Als geprüft vermerken' }).click();
	const vierAugen = 'Vier-Augen-Prinzip: Freigeben kann nur, wer nicht selbst geprüft hat.';
	await andrea.getByText(vierAugen).waitFor();
	await expect.poll(() => andrea.getByRole('button', { name: /^Freigeben/ }).isDisabled()).toBe(true);
	expect(stoerungen).toEqual([]);

	const sabine = await alsBenutzer('traeger@demo.test', new URL(andrea.url()).pathname);
	const auchHier = lausche(sabine);
	await fertig(sabine, /^Taschengeld /);
	await sabine.getByRole('button', { name: /^Freigeben/ }).click();
	await sabine.getByRole('dialog', { name: 'Lauf freigeben?' }).getByRole('button', { name: 'Freigeben' }).click();
	await sabine.getByText('Der Lauf ist freigegeben.').waitFor();
	const [geladen] = await Promise.all([
		sabine.waitForEvent('download'),
		sabine.getByRole('button', { name: 'Datei holen' }).click(),
	]);
	expect(geladen.suggestedFilename()).toMatch(/^taschengeld-\d{4}-\d{2}-lauf-\d+\.xlsx$/);
	const [blatt] = (await readXlsx(await readFile(await geladen.path()))).sheets;
	expect(blatt?.rows[0]).toContain('Kontoinhaber');
	await sabine.getByRole('button', { name: 'Als gebucht vermerken' }).click();
	await sabine.getByText('Gebucht', { exact: true }).waitFor();
	const [papier] = await Promise.all([
		sabine.waitForEvent('download'),
		sabine.getByRole('button', { name: 'PDF' }).click(),
	]);
	expect(papier.suggestedFilename()).toMatch(/^taschengeld-\d{4}-\d{2}-lauf-\d+\.pdf$/);
	const seiten = (await seitentexte(await readFile(await papier.path()))).join(' ').replace(/\s+/g, ' ');
	expect(seiten).toContain('Bar ausgezahlt, Beleg 17');
	expect(seiten).toMatch(/Andrea Vogt hat geprüft .* Sabine Koch hat freigegeben/);
	await sabine.getByRole('button', { name: 'Weitere Aktionen' }).click();
	await sabine.getByRole('menuitem', { name: 'Nachrechnen' }).click();
	await sabine.getByText('Nachgerechnet: gleich.').waitFor();
	expect(await barrieren(sabine)).toEqual([]);
	expect(auchHier).toEqual([]);
	await Promise.all([andrea, sabine].map((page) => schliesse(page)));
});
