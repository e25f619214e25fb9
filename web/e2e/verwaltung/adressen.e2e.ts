import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, oeffne, schliesse, waehle } from '../browser.ts';

/** Addresses: filed, linked, deactivated and deleted by an administrator; a site edits its own and invites. */

/** The page that the invitation sent to this address leads to. */
async function linkAn(admin: Page, email: string): Promise<string> {
	let link = '';
	await expect
		.poll(
			async () => {
				const mails = await frage<{ id: string; schluessel: string; an: string | null }[]>(admin, '/v1/mails');
				const mail = mails.find((m) => m.schluessel === 'EINLADUNG_EINSATZORT' && m.an === email);
				if (!mail) return '';
				const { inhalt } = await frage<{ inhalt: { text: string } | null }>(admin, `/v1/mails/${mail.id}`);
				link = /https?:\/\/[^/]+(\/einladung\/[\w-]{43})\n/.exec(inhalt?.text ?? '')?.[1] ?? '';
				return link;
			},
			{ timeout: 30_000 },
		)
		.not.toBe('');
	return link;
}

const reiter = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Bereiche der Adresse' }).getByRole('link', { name: new RegExp(`^${name}`) });

async function weitere(page: Page, aktion: string): Promise<void> {
	await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
	await page.getByRole('menuitem', { name: `${aktion} …` }).click();
}

test('an administrator files a site and a place, links, deactivates and deletes them', async () => {
	const page = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/adressen');
	await fertig(page, 'Adressen');
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('button', { name: 'Adresse anlegen' }).click();
	await dialog(page).getByLabel('Bezeichnung').fill('Turngau Dilltal');
	await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
	await dialog(page).getByText('Bitte prüfen Sie 3 Angaben.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog(page).getByLabel('PLZ').fill('35683');
	await dialog(page).getByRole('textbox', { name: 'Ort', exact: true }).fill('Dillenburg');
	await dialog(page).getByLabel('E-Mail').fill('info@dilltal.test');
	await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
	await fertig(page, 'Turngau Dilltal');
	await page.getByText('Im gewählten Zyklus gibt es hier noch kein Kontingent.').waitFor();

	await reiter(page, 'Informationen').click();
	await page.getByLabel('Vereinskennziffer').fill('35/0418');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await page.getByText('Invalides Format').waitFor();
	await page.getByLabel('Vereinskennziffer').fill('35-0418');
	await page.getByRole('button', { name: 'Speichern' }).click();
	await page.getByText('hat die Angaben geändert.').waitFor();
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('combobox', { name: 'Sportarten' }).click();
	await page.getByRole('option').first().click();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Auf der Karte zeigen …' }).click();
	expect(await barrieren(page)).toEqual([]);
	await dialog(page)
		.getByRole('group')
		.click({ position: { x: 400, y: 240 } });
	await dialog(page)
		.getByText(/^Gewählt: 5\d,\d+, \d+,\d+$/)
		.waitFor();
	await dialog(page).getByRole('button', { name: 'Übernehmen' }).click();
	await page.getByRole('button', { name: 'Speichern' }).click();
	await page.getByText('Breitengrad').last().waitFor();
	await page.getByText('Ungespeicherte Änderungen').waitFor({ state: 'detached' });
	await expect.poll(() => page.getByRole('textbox', { name: 'Breitengrad' }).inputValue()).toMatch(/^5\d,\d+$/);

	await reiter(page, 'Verknüpfung').click();
	await page.getByRole('button', { name: 'Einsatzort anlegen' }).click();
	await dialog(page).getByLabel('Bezeichnung').fill('Halle Dilltal');
	await dialog(page).getByLabel('PLZ').fill('35683');
	await dialog(page).getByRole('textbox', { name: 'Ort', exact: true }).fill('Dillenburg');
	await dialog(page).getByLabel('FSJ').check();
	await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
	await fertig(page, 'Halle Dilltal');

	await page.goBack();
	await fertig(page, 'Turngau Dilltal');
	await weitere(page, 'Löschen');
	await dialog(page).getByRole('button', { name: 'Löschen' }).click();
	await dialog(page).getByText('Der Einsatzstelle sind noch Einsatzorte zugeordnet.').waitFor();
	await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();

	await page.getByRole('link', { name: 'Halle Dilltal' }).click();
	await fertig(page, 'Halle Dilltal');
	await reiter(page, 'Verknüpfung').click();
	await page.getByRole('button', { name: 'Einsatzstelle bearbeiten' }).click();
	await page.getByRole('combobox', { name: 'Einsatzstelle' }).fill('Wetzlar');
	await page.getByRole('option', { name: 'SV Lahntal 04 Wetzlar' }).first().click();
	await page.getByRole('button', { name: 'Speichern (Eingabetaste)' }).click();
	await page.getByRole('main').getByRole('link', { name: 'SV Lahntal 04 Wetzlar' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await weitere(page, 'Deaktivieren');
	await dialog(page).getByRole('button', { name: 'Deaktivieren' }).click();
	await page.getByText('deaktiviert', { exact: true }).waitFor();
	await weitere(page, 'Löschen');
	await dialog(page).getByRole('button', { name: 'Löschen' }).click();
	await page.getByText('Halle Dilltal wurde gelöscht').waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('a site edits what is its own, keeps what it typed, and invites somebody who accepts', async () => {
	const page = await alsBenutzer('verein@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/adressen');
	await page.getByRole('link', { name: 'SV Lahntal 04 Wetzlar' }).first().click();
	await fertig(page, 'SV Lahntal 04 Wetzlar');
	await reiter(page, 'Informationen').click();
	await expect.poll(() => page.getByLabel('Bezeichnung').getAttribute('readonly')).not.toBeNull();
	await page.getByLabel('Tätigkeiten').fill('Übungsstunden mit Kindern');
	await reiter(page, 'Verknüpfung').click();
	await dialog(page).getByRole('button', { name: 'Bleiben' }).click();
	await page.getByRole('button', { name: 'Speichern' }).click();
	await page.getByText('hat die Angaben geändert.').first().waitFor();

	await page.getByRole('button', { name: 'Bemerkung schreiben' }).click();
	await page.getByRole('textbox', { name: 'Bemerkung' }).fill('Die Halle ist ab Mai fertig.');
	await page.getByRole('form', { name: 'Bemerkung schreiben' }).getByRole('button', { name: 'Speichern' }).click();
	await page.getByText('Die Halle ist ab Mai fertig.').waitFor();
	await page.getByRole('button', { name: 'Löschen' }).click();
	await dialog(page).getByRole('button', { name: 'Löschen' }).click();
	await page.getByText('hat eine Bemerkung gelöscht.').waitFor();
	await expect.poll(() => page.getByText('Die Halle ist ab Mai fertig.').count()).toBe(0);

	const email = 'nora.neu@einladung.test';
	await page.getByRole('button', { name: 'Freiwillige einladen …' }).click();
	await page.getByRole('combobox', { name: 'Einsatzort' }).click();
	await page.getByRole('option').first().click();
	await dialog(page).getByLabel('Vorname').fill('Nora');
	await dialog(page).getByLabel('Nachname').fill('Neu');
	await dialog(page).getByLabel('E-Mail').fill(email);
	await dialog(page).getByRole('button', { name: 'Weiter …' }).click();
	await dialog(page)
		.getByText(/^Für eine Einladung sind Dienstart, Betreuer/)
		.waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('combobox', { name: 'Dienstart' }).click();
	await page.getByRole('option').first().click();
	await page.getByRole('combobox', { name: 'Betreuung' }).click();
	await page.getByRole('option').first().click();
	await dialog(page).getByLabel('Persönliche Nachricht').fill('Wir freuen uns auf Sie.');
	await dialog(page).getByRole('button', { name: 'Weiter …' }).click();
	await dialog(page).getByRole('button', { name: 'Einladung senden' }).click();
	await page.getByText(`Die Einladung an ${email} ist unterwegs`).waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);

	const admin = await alsBenutzer('admin@demo.test');
	const link = await linkAn(admin, email);
	await schliesse(admin);
	const gast = await oeffne();
	await gast.goto(link);
	await fertig(gast, 'Einladung zum Freiwilligendienst');
	await gast.getByText('Wir freuen uns auf Sie.').waitFor();
	expect(await barrieren(gast)).toEqual([]);
	await waehle(gast, 'Geschlecht', 'weiblich');
	await gast.getByLabel('Geburtsdatum').fill('05.05.2006');
	await gast.getByRole('textbox', { name: 'Kennwort' }).fill('Ein-Kennwort-7');
	await gast.getByLabel(/Datenschutzerklärung/).check();
	await gast.getByRole('button', { name: 'Einladung annehmen' }).click();
	await fertig(gast, 'Sie haben die Einladung angenommen');
	await gast.goto(link);
	await fertig(gast, 'Der Link ist ungültig oder abgelaufen.');
	await schliesse(gast);
});

test('an invitation that waits for an answer is listed and withdrawn', async () => {
	const page = await alsBenutzer('verein@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/adressen');
	await page.getByRole('link', { name: 'SV Lahntal 04 Wetzlar' }).first().click();
	await fertig(page, 'SV Lahntal 04 Wetzlar');
	await page.getByRole('button', { name: 'Freiwillige einladen …' }).click();
	await waehle(page, 'Einsatzort', 'SV Lahntal 04 Wetzlar');
	await dialog(page).getByLabel('Vorname').fill('Paul');
	await dialog(page).getByLabel('Nachname').fill('Weg');
	await dialog(page).getByLabel('E-Mail').fill('paul.weg@einladung.test');
	await waehle(page, 'Dienstart', 'Freiwilliges Soziales Jahr');
	await page.getByRole('combobox', { name: 'Betreuung' }).click();
	await page.getByRole('option').first().click();
	await dialog(page).getByRole('button', { name: 'Weiter …' }).click();
	await dialog(page).getByRole('button', { name: 'Einladung senden' }).click();
	await page.getByText('Die Einladung an paul.weg@einladung.test ist unterwegs').waitFor();

	await reiter(page, 'Verknüpfung').click();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: 'Einladung an Paul Weg zurückziehen' }).click();
	await dialog(page).getByRole('button', { name: 'Zurückziehen' }).click();
	await page.getByText('Die Einladung an Paul Weg ist zurückgezogen').waitFor();
	await expect.poll(() => page.getByRole('button', { name: 'Einladung an Paul Weg zurückziehen' }).count()).toBe(0);
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});
