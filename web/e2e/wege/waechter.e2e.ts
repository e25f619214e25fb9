import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, schliesse, sende } from '../browser.ts';
import { geldweg, START_MS } from './geld.fixture.ts';

/** A BFD agreement through the federal office, and a danger from the start page to its cure. */

beforeAll(async () => {
	await geldweg();
}, START_MS);

interface Zeile {
	readonly vertragID: string;
	readonly freiwilligerID: string;
	readonly einsatzstelleID: string;
	readonly einsatzstelle: string;
	readonly nachname: string;
	readonly ende: string;
}
const imDienst = encodeURIComponent(JSON.stringify({ und: [{ feld: 'istImDienst', op: 'gleich', wert: true }] }));
const ersteVereinbarung = async (page: Page): Promise<Zeile> => {
	const [zeile] = await frage<Zeile[]>(page, `/v1/freiwilliger/list-bfd-vereinbarungen?sort=-ende&f=${imDienst}`);
	if (!zeile) throw new Error('kein BFD-Vertrag im Dienst');
	return zeile;
};

test('a BFD agreement is handed in, asked about and approved, and the list follows', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/bfd-vereinbarungen');
	const stoerungen = lausche(page);
	await fertig(page, 'BFD-Vereinbarungen');
	expect(await barrieren(page)).toEqual([]);
	const { freiwilligerID, nachname } = await ersteVereinbarung(page);
	await page.goto(`/admin/freiwillige/${freiwilligerID}/vertrag`);
	await fertig(page);
	const abschnitt = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Bundesamt (BFD)' }) });
	await abschnitt.getByText('nicht eingereicht').waitFor();
	await abschnitt.getByText('Die BFD-Vereinbarung ist vom Bundesamt noch nicht genehmigt.').waitFor();

	const trageEin = async (knopf: string, fuelle?: () => Promise<void>) => {
		await abschnitt.getByRole('button', { name: knopf }).click();
		await dialog(page).waitFor();
		await fuelle?.();
		await dialog(page).getByRole('button', { name: 'Eintragen' }).click();
		await dialog(page).waitFor({ state: 'detached' });
	};
	await trageEin('Einreichung eintragen', async () => {
		await dialog(page).getByLabel('Abrechnungsstelle').check();
		expect(await barrieren(page)).toEqual([]);
	});
	await abschnitt.getByText('Abrechnungsstelle').waitFor();
	await trageEin('Rückfrage eintragen', () =>
		dialog(page).getByRole('textbox', { name: 'Was gefragt wird' }).fill('Bankverbindung unleserlich'),
	);
	await abschnitt.getByText('Bankverbindung unleserlich').waitFor();
	await trageEin('Rückfrage beantwortet');
	// Without its number there is no approval.
	await abschnitt.getByRole('button', { name: 'Genehmigung eintragen' }).click();
	await dialog(page).getByRole('textbox', { name: 'BFD-Kennung' }).fill('');
	await dialog(page).getByRole('button', { name: 'Eintragen' }).click();
	await dialog(page).getByText('Dies ist ein Pflichtfeld').first().waitFor();
	await dialog(page).getByRole('textbox', { name: 'BFD-Kennung' }).fill('HE-4711');
	await dialog(page).getByRole('button', { name: 'Eintragen' }).click();
	await abschnitt.getByText('HE-4711').waitFor();
	await expect.poll(() => abschnitt.getByRole('button').count()).toBe(0);
	expect(await barrieren(page)).toEqual([]);

	await page.goto('/admin/bfd-vereinbarungen?ansicht=alle');
	await fertig(page, 'BFD-Vereinbarungen');
	await page.getByRole('row').filter({ hasText: nachname }).getByText('genehmigt').waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('a recognition that ends is told on the start page with its euros, and extended where it is told', async () => {
	const page = await alsBenutzer('admin@demo.test', '/admin/geld-und-fristen');
	const stoerungen = lausche(page);
	await fertig(page, 'Geld und Fristen in Gefahr');
	const { einsatzstelleID, einsatzstelle, ende } = await ersteVereinbarung(page);
	const bis = addiereTage(ende, -70);
	await sende(page, 'put', `/v1/adresse/${einsatzstelleID}/anerkennung`, { bis });

	await page.goto('/admin');
	await fertig(page);
	await page.getByRole('link', { name: /Geld oder Frist in Gefahr/ }).click();
	await fertig(page, 'Geld und Fristen in Gefahr');
	await page.getByText(`Die Anerkennung endet am ${formatDatum(bis)}`).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page
		.getByRole('row')
		.filter({ hasText: 'BFD-Kennung' })
		.getByText(/noch \d+/)
		.first()
		.waitFor();
	const [datei] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Liste als Excel-Datei holen' }).click(),
	]);
	expect(datei.suggestedFilename()).toMatch(/^geld-und-fristen-\d{4}-\d\d-\d\d\.xlsx$/);
	const zustaendige = page.getByRole('combobox', { name: 'Zuständig' });
	await zustaendige.click();
	await page.getByRole('option').first().click();
	await page.waitForURL(/wer=/);
	expect(await barrieren(page)).toEqual([]);
	await page.goto('/admin/geld-und-fristen');
	await fertig(page, 'Geld und Fristen in Gefahr');
	const zeile = page.getByRole('row').filter({ hasText: einsatzstelle }).filter({ hasText: 'Die Anerkennung endet' });
	await zeile.getByText(/\d,\d\d\s€/).waitFor();
	await zeile.getByRole('button', { name: /^Verlängern/ }).click();
	await dialog(page).getByLabel('Anerkannt bis').fill(formatDatum(ende));
	expect(await barrieren(page)).toEqual([]);
	await dialog(page).getByRole('button', { name: 'Eintragen' }).click();
	await page.getByText('Die Anerkennung ist eingetragen.').waitFor();
	await page.getByText(`Die Anerkennung endet am ${formatDatum(bis)}`).waitFor({ state: 'detached' });

	await page.goto(`/admin/adressen/${einsatzstelleID}`);
	await fertig(page);
	await page.getByText(`Anerkannt bis: ${formatDatum(ende)}`).waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('staff without the books sees the dangers without amounts', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/geld-und-fristen');
	await fertig(page, 'Geld und Fristen in Gefahr');
	const { einsatzstelleID, ende } = await ersteVereinbarung(page);
	await sende(page, 'put', `/v1/adresse/${einsatzstelleID}/anerkennung`, { bis: addiereTage(ende, -70) });
	await page.reload();
	await fertig(page, 'Geld und Fristen in Gefahr');
	await page.getByText('Beträge sieht die Administration', { exact: false }).waitFor();
	await page.getByRole('row').nth(1).waitFor();
	await expect.poll(() => page.getByText('€').count()).toBe(0);
	expect(await barrieren(page)).toEqual([]);
	await schliesse(page);
});
