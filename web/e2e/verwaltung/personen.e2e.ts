import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche, oeffne } from '../browser.ts';

/** Contact persons: filed and changed by an administrator, confirmed by themselves, seen by a site as far as its own. */

const EMAIL = 'hanna.quast@verein.test';

/** The page that the mail to this address leads to. */
async function linkAn(admin: Page, email: string): Promise<string> {
	let link = '';
	await expect
		.poll(
			async () => {
				const mails = await frage<{ id: string; schluessel: string; an: string | null }[]>(admin, '/v1/mails');
				const mail = mails.find((m) => m.schluessel === 'PERSON_OPTIN' && m.an === email);
				if (!mail) return '';
				const { inhalt } = await frage<{ inhalt: { text: string } | null }>(admin, `/v1/mails/${mail.id}`);
				link = /https?:\/\/[^/]+(\/bestaetigen\/person\/[\w-]{43})\n/.exec(inhalt?.text ?? '')?.[1] ?? '';
				return link;
			},
			{ timeout: 30_000 },
		)
		.not.toBe('');
	return link;
}

const zeile = (page: Page, label: string) =>
	page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });

test('an administrator files a person, gives functions, changes data in place and exports', async () => {
	const page = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/personen');
	await fertig(page, 'Personen');
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('button', { name: 'Person anlegen' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Nachname').fill('Quast');
	await dialog.getByRole('button', { name: 'Anlegen' }).click();
	await dialog.getByText('Bitte prüfen Sie 2 Angaben.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByLabel('Vorname').fill('Hanna');
	await dialog.getByLabel('E-Mail').fill(EMAIL);
	await dialog.getByLabel('Telefon').fill('+49 6441 123456');
	await dialog.getByLabel('Einsatzstelle oder Einsatzort').fill('Lahntal');
	await page.getByRole('option', { name: /^SV Lahntal 04 Wetzlar\s*Einsatzstelle/ }).click();
	await dialog.getByLabel('Ansprechpartner').check();
	await dialog.getByLabel('Seminar').check();
	await dialog.getByRole('button', { name: 'Anlegen' }).click();
	await fertig(page, 'Hanna Quast');
	await page.getByText('Die Person ist angelegt').waitFor();
	expect(await barrieren(page)).toEqual([]);
	const adresse = page.url();

	await page.getByRole('button', { name: 'Position bearbeiten' }).click();
	await page.getByRole('textbox', { name: 'Position' }).fill('=Leitung');
	await page.getByRole('link', { name: 'Personen' }).first().click();
	await page.getByText('Sie haben ungespeicherte Änderungen.').waitFor();
	await page.getByRole('button', { name: 'Auf der Seite bleiben' }).click();
	await page.getByRole('textbox', { name: 'Position' }).press('Enter');
	await page.getByText('gespeichert', { exact: true }).waitFor();

	await page.getByRole('button', { name: 'Funktion zuweisen' }).click();
	await dialog.getByLabel('Einsatzstelle oder Einsatzort').fill('Lahntal');
	await page.getByRole('option', { name: /^SV Lahntal 04 Wetzlar\s*Einsatzort/ }).click();
	await dialog.getByLabel('Betreuer (Anleitung)').check();
	await dialog.getByRole('button', { name: 'Zuweisen' }).click();
	await page.getByRole('heading', { name: 'Funktionen 3' }).waitFor();
	await page.getByRole('button', { name: /^Seminar bei .* entziehen/ }).click();
	await page.getByRole('heading', { name: 'Funktionen 2' }).waitFor();
	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await page.getByRole('heading', { name: 'Funktionen 3' }).waitFor();

	await page.getByRole('complementary', { name: 'Verlauf' }).getByText('hat die Person angelegt.').waitFor();
	await zeile(page, 'Bestätigung').getByText('angefragt').waitFor();

	await page.goto('/admin/personen?text=Quast');
	await fertig(page, 'Personen');
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Excel' }).click(),
	]);
	expect(download.suggestedFilename()).toMatch(/^personen-\d{4}-\d\d-\d\d\.xlsx$/);
	const [blatt] = (await readXlsx(await readFile(await download.path()))).sheets;
	const [kopf = [], person = []] = blatt?.rows ?? [];
	expect(blatt?.rows).toHaveLength(2);
	const wert = (spalte: string) => person[kopf.indexOf(spalte)];
	expect([wert('Nachname'), wert('Position'), wert('Telefon')]).toEqual(['Quast', "'=Leitung", "'+49 6441 123456"]);

	const fremde = await oeffne();
	const fremdeStoerungen = lausche(fremde);
	const link = await linkAn(page, EMAIL);
	for (let mal = 0; mal < 2; mal++) {
		await fremde.goto(link);
		await fertig(fremde, 'E-Mail-Adresse bestätigen');
	}
	expect(await barrieren(fremde)).toEqual([]);
	await fremde.getByRole('button', { name: 'Bestätigen' }).click();
	await fertig(fremde, 'Ihre E-Mail-Adresse ist bestätigt');
	await fremde.goto(link);
	await fremde.getByRole('button', { name: 'Bestätigen' }).click();
	await fertig(fremde, 'Der Link ist ungültig oder abgelaufen.');

	await page.goto(adresse);
	await fertig(page, 'Hanna Quast');
	await zeile(page, 'Bestätigung').getByText('bestätigt').waitFor();
	await zeile(page, 'Zustellung').getByText('erhält Systemmails').waitFor();

	await page.getByRole('button', { name: 'Deaktivieren' }).click();
	await dialog.getByRole('button', { name: 'Deaktivieren' }).click();
	await page.getByRole('button', { name: 'Aktivieren', exact: true }).waitFor();
	expect(stoerungen).toEqual([]);
	expect(fremdeStoerungen).toEqual([]);
});

test('an administrator opens accounts for all contacts and is told why some get none', async () => {
	const page = await alsBenutzer('admin@demo.test');
	await page.goto('/admin/personen');
	await fertig(page, 'Personen');
	await page.getByRole('button', { name: 'Zugänge für alle Kontakte anlegen' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Zugänge anlegen' }).click();
	await dialog.getByText(/^\d+ Einträge erledigt, \d+ nicht\.$/).waitFor();
	await dialog.getByText('Es ist keine E-Mail-Adresse hinterlegt.').first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Fertig' }).click();
});

test('a site sees its own persons alone', async () => {
	const page = await alsBenutzer('verein@demo.test');
	const traeger = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/personen?ansicht=alle');
	await fertig(page, 'Personen');
	type Person = { id: string; funktionen: { einsatzstelle: string }[] };
	const eigene = await frage<Person[]>(page, '/v1/person?groesse=200');
	expect(eigene.length).toBeGreaterThan(2);
	const stellen = new Set(eigene.flatMap((p) => p.funktionen.map((f) => f.einsatzstelle)));
	expect([...stellen]).toEqual(['SV Lahntal 04 Wetzlar']);
	await expect.poll(() => page.getByRole('button', { name: 'Excel' }).count()).toBe(0);
	await expect.poll(() => page.getByRole('button', { name: 'Zugänge für alle Kontakte anlegen' }).count()).toBe(0);

	await page.getByRole('table').getByRole('row').nth(1).click();
	await fertig(page);
	await page.getByRole('heading', { name: 'Angaben' }).waitFor();
	await expect.poll(() => page.getByRole('complementary', { name: 'Verlauf' }).count()).toBe(0);
	await expect.poll(() => page.getByRole('button', { name: 'Deaktivieren' }).count()).toBe(0);
	expect(await barrieren(page)).toEqual([]);

	const alle = await frage<Person[]>(traeger, '/v1/person?groesse=200');
	const fremde = alle.find(({ id }) => !eigene.some((p) => p.id === id));
	await page.goto(`/admin/personen/${fremde?.id}`);
	await fertig(page, 'Diese Person gibt es nicht');
	expect(stoerungen).toEqual([]);
});
