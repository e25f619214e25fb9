import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liesBlatt } from '#api/tests/tabelle.fixture.ts';
import { starteChromium } from '#scripts/chromium.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche } from '../browser.ts';

/** Lists are had as files, and say what becomes of them. */

let browser: Browser;
beforeAll(async () => {
	browser = await starteChromium();
});
afterAll(() => browser?.close());

const zeile = (page: Page, name: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('button', { name, exact: true }) });

/** By keyboard; the page says the file's name once it is there. */
async function hole(page: Page, name: string): Promise<Download> {
	await page.getByRole('button', { name, exact: true }).focus();
	const [datei] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
	await zeile(page, name).getByRole('status').getByText(datei.suggestedFilename()).waitFor();
	return datei;
}
const blaetter = async (datei: Download) => (await readXlsx(await readFile(await datei.path()))).sheets;

async function oeffne(login: string): Promise<Page> {
	const page = await alsBenutzer(browser, login, '/admin');
	await fertig(page);
	await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Exporte', exact: true }).click();
	await page.getByRole('heading', { level: 1, name: 'Exporte' }).waitFor();
	await fertig(page);
	return page;
}

test('every list is a file that says what it is', async () => {
	const page = await oeffne('traeger@demo.test');
	const stoerungen = lausche(page);
	expect(await barrieren(page)).toEqual([]);
	for (const [name, datei] of [
		['Alle Felder', 'freiwillige-master'],
		['Zeugnisse', 'zeugnisse'],
		['Kontingente', 'kontingente'],
		['Adressen', 'adressen'],
		['Personen', 'personen'],
	] as const) {
		const geladen = await hole(page, name);
		expect(geladen.suggestedFilename()).toMatch(new RegExp(`^${datei}-\\d{4}-\\d{2}-\\d{2}\\.xlsx$`));
		const [liste, erlaeuterung] = await blaetter(geladen);
		expect(liste?.rows[0]?.length, name).toBeGreaterThan(10);
		expect(erlaeuterung?.rows.map(([was]) => was).slice(0, 4), name).toEqual([
			...['Inhalt', 'Filter', 'Stand', 'Erstellt von'],
		]);
	}
	expect(stoerungen).toEqual([]);
	await page.context().close();
});

test('volunteers are those of the view that was chosen', async () => {
	const page = await oeffne('admin@demo.test');
	await page.getByRole('combobox', { name: 'Ansicht der Liste' }).click();
	await page.getByRole('option', { name: 'Im Dienst', exact: true }).click();
	const und = encodeURIComponent(JSON.stringify({ und: [{ feld: 'status', op: 'gleich', wert: 4000 }] }));
	const dort = await frage<{ freiwilligerID: string }[]>(
		page,
		`/v1/freiwilliger/list-freiwillige?f=${und}&groesse=200`,
	);
	await zeile(page, 'Freiwillige').getByText(`${dort.length} Personen in der Datei`).waitFor();
	const datei = await readFile(await (await hole(page, 'Freiwillige')).path());
	const ids = liesBlatt(datei)
		.zeilen.slice(1)
		.map(([id]) => id);
	expect(ids.toSorted()).toEqual(dort.map((z) => z.freiwilligerID).toSorted());
	expect(ids.length).toBeGreaterThan(0);
	expect(liesBlatt(datei, 2).zeilen.find(([was]) => was === 'Filter')?.[1]).toBe('Status 4000 (Im Dienst)');
	await page.context().close();
});

test('what breaks off says why, and is tried again in place', async () => {
	const page = await oeffne('traeger@demo.test');
	const weg = '**/v1/exporte/kontingente';
	await page.route(weg, (route) => route.abort());
	await page.getByRole('button', { name: 'Kontingente', exact: true }).click();
	const hier = zeile(page, 'Kontingente');
	await hier.getByRole('alert').getByText('Abgebrochen: ').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.unroute(weg);
	const [datei] = await Promise.all([
		page.waitForEvent('download'),
		hier.getByRole('button', { name: 'Erneut versuchen' }).click(),
	]);
	expect(datei.suggestedFilename()).toMatch(/^kontingente-/);
	await hier.getByRole('alert').waitFor({ state: 'detached' });
	await page.context().close();
});
