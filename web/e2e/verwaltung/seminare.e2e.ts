import { expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, lausche } from '../browser.ts';

/** Seminars: planned and published by the Traeger, seen by a volunteer, called off with a reason. */

test('the Traeger plans a seminar, publishes it, and calls it off', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/seminare');
	const stoerungen = lausche(page);
	await fertig(page, 'Seminare');
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('button', { name: 'Seminar anlegen' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Anlegen' }).click();
	await dialog.getByText('Bitte prüfen Sie 2 Angaben.').waitFor();
	await dialog.getByText('Bitte wählen Sie einen Seminartyp aus.').first().waitFor();
	await dialog.getByLabel('Titel').fill('Wintertage am Edersee');
	await dialog.getByRole('combobox', { name: 'Seminartyp' }).click();
	await page.getByRole('option', { name: 'Freies Seminar' }).click();
	// A second date, begun and taken off again.
	await dialog.getByRole('button', { name: 'Weiterer Termin' }).click();
	await dialog.getByRole('button', { name: '2. Termin entfernen' }).click();
	const termin = dialog.getByRole('group', { name: '1. Termin' });
	await termin.getByLabel('Von').fill('15.02.2027');
	await termin.getByLabel('Bis').fill('12.02.2027');
	await termin.getByLabel('Bis').press('Tab');
	await dialog.getByLabel('Geplante Tage').fill('2,5');
	await dialog.getByRole('button', { name: 'Anlegen' }).click();
	await dialog.getByText('Das Ende darf nicht vor dem Beginn liegen.').first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await termin.getByLabel('Bis').fill('17.02.2027');
	await termin.getByLabel('Bis').press('Tab');
	await dialog.getByRole('button', { name: 'Anlegen' }).click();
	await fertig(page, 'Wintertage am Edersee');
	await page.getByText('0000').waitFor();
	expect(await barrieren(page)).toEqual([]);

	// What is missing is said before it is seen by anybody.
	await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
	await page.getByText('Bitte geben Sie Termin, Ort und geplante Tage an.').waitFor();
	await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();
	await page.getByRole('button', { name: 'Bearbeiten …' }).click();
	await dialog.getByLabel('Ort').fill('Jugendherberge Waldeck');
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	await page.getByText('hat die Angaben geändert.').waitFor();
	await page.getByRole('button', { name: 'Veröffentlichen …' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Veröffentlichen' }).click();
	await page.getByText('Das Seminar ist veröffentlicht').waitFor();
	await page.getByText('15.–17.02.2027').first().waitFor();

	const freiwillige = await alsBenutzer('freiwillig@demo.test', '/admin/seminare');
	await fertig(freiwillige, 'Seminare');
	await freiwillige.getByRole('link', { name: 'Wintertage am Edersee' }).click();
	await fertig(freiwillige, 'Wintertage am Edersee');
	await expect.poll(() => freiwillige.getByRole('button', { name: /…$/ }).count()).toBe(0);
	expect(await barrieren(freiwillige)).toEqual([]);

	await page.getByRole('button', { name: 'Absagen …' }).click();
	await page.getByRole('dialog').getByLabel('Grund').fill('Zu wenige Anmeldungen.');
	await page.getByRole('dialog').getByRole('button', { name: 'Weiter …' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Absagen' }).click();
	await page.getByText('Grund der Absage').waitFor();
	await page.getByText('Zu wenige Anmeldungen.').first().waitFor();
	await freiwillige.goto('/admin/seminare');
	await fertig(freiwillige, 'Seminare');
	await expect.poll(() => freiwillige.getByRole('link', { name: 'Wintertage am Edersee' }).count()).toBe(0);

	await page.getByRole('button', { name: 'Löschen …' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
	await fertig(page, 'Seminare');
	expect(stoerungen).toEqual([]);
});
