import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, lausche } from '../browser.ts';

/** Downloads: laid out and ordered by the Traeger, by mouse and by keyboard, fetched by an Einsatzstelle. */

let traeger: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
});

const pdf = (name: string) => ({
	name,
	mimeType: 'application/pdf',
	buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
});
const knopf = (name: string | RegExp) => traeger.getByRole('button', { name });
const dialog = (name: string) => traeger.getByRole('dialog', { name });
const karte = (page: Page, titel: string): Locator => page.getByRole('listitem').filter({ hasText: titel });
const titel = async () => (await traeger.getByRole('main').locator('li b').allInnerTexts()).map((t) => t.trim());

async function legeAn(name: string, { tags = [] as string[], fuerEinsatzstellen = true } = {}) {
	await knopf('Download anlegen').click();
	const formular = dialog('Download anlegen');
	await formular.getByRole('textbox', { name: 'Titel' }).fill(name);
	await formular.locator('input[type=file]').setInputFiles(pdf(`${name}.pdf`));
	for (const tag of tags) {
		await formular.getByRole('combobox', { name: 'Schlagwörter' }).fill(tag);
		await traeger.keyboard.press('Enter');
	}
	// What comes with the file moves what stands below.
	await formular.getByRole('button', { name: 'Datei entfernen' }).waitFor();
	if (!fuerEinsatzstellen) await formular.getByRole('checkbox', { name: /Einsatzstellen sehen/ }).uncheck();
	await formular.getByRole('button', { name: 'Speichern' }).click();
	await formular.waitFor({ state: 'detached' });
	await karte(traeger, name).waitFor();
}

/** Down the open menu, to the entry of this name. */
async function geheZu(name: string) {
	const eintrag = traeger.getByRole('menuitem', { name });
	await eintrag.waitFor();
	const erreicht = async () => {
		if (await eintrag.evaluate((e) => e === document.activeElement)) return true;
		await traeger.keyboard.press('ArrowDown');
		return false;
	};
	await expect.poll(erreicht).toBe(true);
}

test('files are laid out, ordered, announced and fetched', { timeout: 120_000 }, async () => {
	const stoerungen = lausche(traeger);
	await traeger.goto('/admin/downloads');
	await fertig(traeger, 'Downloads');
	await traeger.getByText('Keine Downloads vorhanden.').waitFor();
	await legeAn('Handbuch', { tags: ['Start', 'Formulare'] });
	await legeAn('Stundennachweis', { tags: ['Formulare'] });
	await legeAn('Entwurf', { fuerEinsatzstellen: false });
	await expect.poll(() => titel()).toEqual(['Handbuch', 'Stundennachweis', 'Entwurf']);
	expect(await barrieren(traeger)).toEqual([]);

	await karte(traeger, 'Entwurf').dragTo(karte(traeger, 'Handbuch'));
	await expect.poll(titel).toEqual(['Entwurf', 'Handbuch', 'Stundennachweis']);
	await knopf('Aktionen für Handbuch').focus();
	await traeger.keyboard.press('Enter');
	await geheZu('Nach hinten');
	await traeger.keyboard.press('Enter');
	await traeger.getByText('„Handbuch“ steht jetzt an Stelle 3.').waitFor();
	await traeger.reload();
	await fertig(traeger, 'Downloads');
	await expect.poll(() => titel()).toEqual(['Entwurf', 'Stundennachweis', 'Handbuch']);

	await traeger.getByRole('button', { name: 'Start', exact: true }).click();
	await expect.poll(() => titel()).toEqual(['Handbuch']);
	await traeger.getByRole('button', { name: 'Alle', exact: true }).click();
	await traeger.getByRole('button', { name: 'Liste', exact: true }).click();
	await traeger.getByRole('columnheader', { name: 'Abrufe' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	await knopf('Einsatzstellen informieren').click();
	const info = dialog('Einsatzstellen informieren');
	await info.getByRole('combobox', { name: 'Downloads' }).click();
	await expect.poll(() => traeger.getByRole('option').allInnerTexts()).toEqual(['Stundennachweis', 'Handbuch']);
	await traeger.getByRole('option', { name: 'Handbuch' }).click();
	await info.getByRole('textbox', { name: 'Nachricht' }).fill('Bitte lesen Sie das neue Handbuch.');
	expect(await barrieren(traeger)).toEqual([]);
	await info.getByRole('button', { name: 'Weiter …' }).click();
	await info.getByRole('heading', { name: 'So kommt es an' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await info.getByRole('button', { name: /E-Mails? senden$/ }).click();
	await traeger.getByText('Die E-Mails sind auf dem Weg.').waitFor();
	await knopf('Verlauf').click();
	await dialog('Verlauf: Downloads').getByText('hat Einsatzstellen über Downloads informiert.').waitFor();
	await dialog('Verlauf: Downloads').getByText('hat die Downloads neu geordnet.').first().waitFor();
	expect(stoerungen).toEqual([]);
});

test('an Einsatzstelle fetches what is meant for it, here and at its address', { timeout: 60_000 }, async () => {
	const verein = await alsBenutzer('verein@demo.test');
	const stoerungen = lausche(verein);
	await verein.goto('/admin/downloads');
	await fertig(verein, 'Downloads');
	await expect.poll(() => verein.getByText('Entwurf').count()).toBe(0);
	await expect.poll(() => verein.getByRole('button', { name: 'Download anlegen' }).count()).toBe(0);
	const [geladen] = await Promise.all([
		verein.waitForEvent('download'),
		verein.getByRole('link', { name: 'Handbuch' }).click(),
	]);
	expect(geladen.suggestedFilename()).toBe('Handbuch.pdf');
	await verein.goto('/admin/adressen');
	await verein.getByRole('table').getByRole('link').first().click();
	await verein.getByRole('link', { name: 'Informationen' }).waitFor();
	await verein.getByRole('link', { name: 'Downloads' }).last().click();
	await verein.getByRole('rowheader', { name: 'Stundennachweis' }).waitFor();
	expect(await barrieren(verein)).toEqual([]);
	expect(stoerungen).toEqual([]);
});
