import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, lausche, portalAdresse, wechsle } from '../browser.ts';

/** Addresses from a file: chosen, looked at, decided on, written. */

let page: Page;
let stoerungen: ReturnType<typeof lausche>;
beforeAll(async () => {
	page = await alsBenutzer('admin@demo.test');
	stoerungen = lausche(page);
	// One of its own: others look for those of the demo by their names.
	const angelegt = await page.request.post(`${portalAdresse()}/api/v1/adresse`, {
		headers: { origin: portalAdresse() },
		data: {
			...{ typ: 'EINSATZSTELLE', bezeichnung: 'TV Einigkeit 04 Wetzlar', email: 'post@einigkeit.example' },
			...{ plz: '35578', ort: 'Wetzlar', landID: 'DE' },
		},
	});
	expect(angelegt.status()).toBe(201);
});

const KOPF = 'Typ;Bezeichnung;Externe Nummer;Einsatzstelle;PLZ;Ort;E-Mail;Dienstarten;Farbe;Ansprechpartner';
const DATEI = [
	KOPF,
	'Einsatzstelle;SV Einlesen;E2E-1;;35578;Wetzlar;info@einlesen.example;;rot;Kim Einlesen',
	'Einsatzort;Halle Einlesen;E2E-2;SV Einlesen;35578;Wetzlar;;FSJ;',
	'Verband;Kreissportbund;;;35578;Wetzlar;;;',
	'Einsatzstelle;TV Einigkeit 05 Wetzlar;;;35578;Wetzlar;verein@einigkeit.example;;',
].join('\r\n');

async function waehle(inhalt: string, name = 'orte.csv'): Promise<void> {
	const datei = { name, mimeType: 'text/csv', buffer: Buffer.from(inhalt) };
	await page.locator('input[type=file]').setInputFiles(datei);
}

const zeile = (text: string) => page.getByRole('row').filter({ hasText: text });

test('a file that makes no sense is refused with its reason', async () => {
	await page.goto('/admin/adressen');
	await fertig(page, 'Adressen');
	await wechsle(page, '/admin/system/import');
	await fertig(page, 'Adressen importieren');
	expect(await barrieren(page)).toEqual([]);
	await waehle('Typ;Ort\r\nEinsatzort;Wetzlar');
	await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
	await page.getByText('Welche Spalte ist „Bezeichnung“? Sie ist nötig.').waitFor();
	await page.getByRole('button', { name: 'Zurück' }).click();
});

test('the columns show what they are taken as, and can be taken otherwise', async () => {
	await waehle(DATEI);
	await page.getByText('9 von 10 Spalten werden übernommen.').waitFor();
	await zeile('rot').getByText('nicht erkannt').waitFor();
	// The way back doesn't take it all away unasked.
	await page.evaluate(() => history.back());
	await page.getByRole('dialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
	await zeile('rot').getByText('nicht erkannt').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('combobox', { name: 'Feld für Farbe' }).click();
	await page.getByRole('option', { name: 'Kurzname' }).click();
	await page.getByText('10 von 10 Spalten werden übernommen.').waitFor();
	await zeile('rot').getByText('von Ihnen gewählt').waitFor();
	await page.getByRole('combobox', { name: 'Feld für Farbe' }).click();
	await page.getByRole('option', { name: 'nicht übernehmen' }).click();
});

test('the preview says of every row what becomes of it', async () => {
	await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
	await page.getByText('Die Spalte „Farbe“ wird nicht übernommen.').waitFor();
	await zeile('SV Einlesen').getByText('Ansprechperson Kim Einlesen: wird angelegt').waitFor();
	await zeile('Kreissportbund').getByText('Nur Einsatzstellen und Einsatzorte können importiert werden.').waitFor();
	await zeile('Halle Einlesen').getByText('wird angelegt unter SV Einlesen').waitFor();
	await expect.poll(() => page.getByRole('button', { name: /übernehmen$/ }).isDisabled()).toBe(true);
	expect(await barrieren(page)).toEqual([]);
});

test('a possible duplicate is compared and joined with the address of the portal', async () => {
	const vergleich = page.getByRole('complementary', { name: 'Ist das dieselbe Adresse?' });
	await vergleich.getByRole('row').filter({ hasText: 'Ort' }).getByText('gleich').waitFor();
	await vergleich.getByLabel('Mit der Adresse im Portal verbinden').check();
	await vergleich.getByRole('button', { name: 'Merken' }).click();
	await zeile('TV Einigkeit 05 Wetzlar').getByText('Entscheidung zurücknehmen').waitFor();
	await zeile('TV Einigkeit 05 Wetzlar').getByText('Geändert').waitFor();
});

test('wrong rows are left out by choice, and the others are written', async () => {
	await page.getByRole('button', { name: 'Fehlerzeile auslassen' }).click();
	await page.getByRole('button', { name: '3 Zeilen übernehmen' }).click();
	await page.getByText('Der Import ist fertig').waitFor();
	await zeile('Kreissportbund').getByText('wurde ausgelassen').waitFor();
	await zeile('Halle Einlesen').getByText('wurde angelegt').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.reload();
	await zeile('Halle Einlesen').getByText('wurde angelegt').waitFor();
	await page.getByRole('link', { name: 'Zu den Adressen' }).click();
	await fertig(page, 'Adressen');
});

test('the same file has nothing to do the second time', async () => {
	await page.goto('/admin/system/import');
	await waehle([KOPF, ...DATEI.split('\r\n').slice(1, 3)].join('\r\n'));
	await page.getByRole('button', { name: 'Weiter zur Vorschau' }).click();
	await page.getByText('Im Portal steht schon alles so. Es gibt nichts zu übernehmen.').waitFor();
});

test('the list of addresses leads to the import and leaves as a file', async () => {
	await page.goto('/admin/adressen');
	const datei = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Excel' }).click();
	expect((await datei).suggestedFilename()).toMatch(/^Adressen-\d{4}-\d\d-\d\d\.xlsx$/);
	await page.getByRole('link', { name: 'Importieren' }).click();
	await fertig(page, 'Adressen importieren');
	expect(stoerungen).toEqual([]);
});
