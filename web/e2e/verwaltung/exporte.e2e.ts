import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liesBlatt } from '#api/tests/tabelle.fixture.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, schliesse, sende } from '../browser.ts';

/** Lists are had as files, and say what becomes of them. */

/** By keyboard; the page says the file's name once it is there. */
async function hole(page: Page, name: string): Promise<Download> {
	await page.getByRole('button', { name, exact: true }).focus();
	const [datei] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
	await page.getByRole('status').getByText(datei.suggestedFilename()).waitFor();
	return datei;
}
const blaetter = async (datei: Download) => (await readXlsx(await readFile(await datei.path()))).sheets;

async function oeffne(login: string): Promise<Page> {
	const page = await alsBenutzer(login, '/admin');
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
		['Master', 'freiwillige-master'],
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
	await schliesse(page);
});

test('volunteers are those of the view that was chosen', async () => {
	const page = await oeffne('admin@demo.test');
	await page.getByRole('button', { name: 'Freiwillige: Ansicht wählen' }).click();
	await page.getByRole('combobox', { name: 'Ansicht der Liste' }).click();
	await page.getByRole('option', { name: 'Im Dienst', exact: true }).click();
	const und = encodeURIComponent(JSON.stringify({ und: [{ feld: 'status', op: 'gleich', wert: 4000 }] }));
	const dort = await frage<{ freiwilligerID: string }[]>(
		page,
		`/v1/freiwilliger/list-freiwillige?f=${und}&groesse=200`,
	);
	await page.getByText(`${dort.length} Personen in der Datei`).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('Escape');
	const datei = await readFile(await (await hole(page, 'Freiwillige')).path());
	const ids = liesBlatt(datei)
		.zeilen.slice(1)
		.map(([id]) => id);
	expect(ids.toSorted()).toEqual(dort.map((z) => z.freiwilligerID).toSorted());
	expect(ids.length).toBeGreaterThan(0);
	expect(liesBlatt(datei, 2).zeilen.find(([was]) => was === 'Filter')?.[1]).toBe('Status 4000 (Im Dienst)');
	await schliesse(page);
});

/** Where things stand under the heading; a banner over it may come and go. */
const lage = (page: Page) =>
	page.locator('main h1, article, section h2, table').evaluateAll(([kopf, ...alle]) => {
		const oben = kopf?.getBoundingClientRect().top ?? 0;
		return alle.map((eines) => Math.round(eines.getBoundingClientRect().top - oben));
	});

test('what is due stands by task; the period chosen is that of a new run, and the page stays where it is', async () => {
	const page = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(page);
	const spaeter = Promise.withResolvers<void>();
	await page.route('**/v1/exporte/laeufe/*/offen', async (route) => {
		await spaeter.promise;
		await route.continue();
	});
	await sende(page, 'post', '/v1/exporte/laeufe', { art: 'EST_BFD', zeitraum: '2026-11_2026-11' });
	await page.goto('/admin/exporte?zeitraum=2026-11');
	await page.getByRole('heading', { level: 1, name: 'Exporte' }).waitFor();
	const bfd = page.getByRole('article', { name: 'EST-Beitrag BFD' });
	await bfd.getByText('Entwurf').waitFor();
	const vorher = await lage(page);
	spaeter.resolve();
	await bfd.getByText(/Prüfung(en)? offen/).waitFor();
	await fertig(page);
	expect(await lage(page)).toEqual(vorher);
	await expect
		.poll(() => bfd.getByRole('link', { name: 'Lauf öffnen: EST-Beitrag BFD' }).getAttribute('href'))
		.toContain('/laeufe/');
	expect(await barrieren(page)).toEqual([]);

	const feld = page.getByRole('textbox', { name: 'Zeitraum' });
	await feld.focus();
	await feld.fill('2026-Q9');
	await page.keyboard.press('Enter');
	await page.getByRole('alert').getByText('Bitte geben Sie einen Zeitraum wie 2026-Q1').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await feld.fill('2027-q1');
	await page.keyboard.press('Enter');
	await page.waitForURL('**/admin/exporte?zeitraum=2027-Q1');
	// Of a kind that no other file begins a run of.
	await page.getByRole('article', { name: 'EST-Beitrag FSJ' }).getByText('2027-Q1 noch nicht begonnen').waitFor();
	await page.getByRole('button', { name: 'Früherer Zeitraum' }).click();
	await page.waitForURL('**/admin/exporte?zeitraum=2026-Q4');
	await page.getByRole('button', { name: 'Monat', exact: true }).click();
	await page.getByText('der Dezember liegt in 2026-Q4').waitFor();
	await page.getByRole('button', { name: 'Lauf anlegen …: BAFzA pädagogische Begleitung' }).click();
	const dialog = page.getByRole('dialog', { name: 'Lauf anlegen' });
	await expect.poll(() => dialog.getByRole('combobox', { name: 'Von Monat' }).inputValue()).toBe('Oktober 2026');
	await expect.poll(() => dialog.getByRole('combobox', { name: 'Bis Monat' }).inputValue()).toBe('Dezember 2026');
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('what accounting looks at beforehand is a file of the period, and a list that is made says when', async () => {
	const page = await alsBenutzer('admin@demo.test', '/admin/exporte?zeitraum=2026-Q4');
	await fertig(page, 'Exporte');
	const geladen = async (was: Promise<unknown>) => (await Promise.all([page.waitForEvent('download'), was]))[0];
	const knopf = (name: string) => page.getByRole('button', { name, exact: true }).click();
	const beitrag = await geladen(knopf('Vorschau: EST-Beitrag FSJ'));
	expect(beitrag.suggestedFilename()).toMatch(/^est-beitrag-fsj-vorschau-/);
	expect((await blaetter(beitrag)).at(-1)?.rows[0]?.[1]).toContain('Oktober 2026 bis Dezember 2026');
	await knopf('Vorschau: dsj-Mittelabruf');
	const csv = await geladen(page.getByRole('menuitem', { name: 'Vorschau als CSV' }).click());
	expect(csv.suggestedFilename()).toMatch(/^dsj-mittelabruf-2026-Q4-.*\.csv$/);
	expect((await geladen(knopf('TN-Liste'))).suggestedFilename()).toMatch(/^tn-liste-/);
	expect((await geladen(knopf('Erstellen: BFD-Vereinbarungen'))).suggestedFilename()).toMatch(/^dsj-bfd-/);
	await geladen(knopf('Erstellen: Zeugnisse'));
	await page.getByRole('article', { name: 'Zeugnisse' }).getByText('Übergeben').waitFor();
	await schliesse(page);
});

test('what breaks off says why, and is tried again in place', async () => {
	const page = await oeffne('traeger@demo.test');
	const weg = '**/v1/exporte/kontingente';
	await page.route(weg, (route) => route.abort());
	await page.getByRole('button', { name: 'Kontingente', exact: true }).click();
	const hier = page.getByRole('list', { name: 'Listen' });
	await hier.getByRole('alert').getByText('Abgebrochen: ').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.unroute(weg);
	const [datei] = await Promise.all([
		page.waitForEvent('download'),
		hier.getByRole('button', { name: 'Erneut versuchen' }).click(),
	]);
	expect(datei.suggestedFilename()).toMatch(/^kontingente-/);
	await hier.getByRole('alert').waitFor({ state: 'detached' });
	await schliesse(page);
});
