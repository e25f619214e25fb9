import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche } from '../browser.ts';

/** A group from its first member to the seminar that is planned for it. */

let traeger: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test', '/admin/seminargruppen');
});

test('the Traeger makes a group, takes people in, gives it a seminar, and takes it all back', async () => {
	const stoerungen = lausche(traeger);
	await fertig(traeger, 'Seminargruppen');
	await traeger.getByRole('link', { name: 'Gruppe Lahn' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByRole('button', { name: 'Gruppe anlegen' }).click();
	const dialog = traeger.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Anlegen' }).click();
	await dialog.getByText('Dies ist ein Pflichtfeld').first().waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await dialog.getByLabel('Bezeichnung').fill('Gruppe Fulda');
	await dialog.getByLabel('Plätze').fill('1');
	await dialog.getByRole('button', { name: 'Anlegen' }).click();
	await fertig(traeger, 'Gruppe Fulda');
	expect(await barrieren(traeger)).toEqual([]);

	await traeger.getByRole('link', { name: /^Teilnehmende/ }).click();
	await traeger.getByText('Noch gehört niemand zu dieser Gruppe.').waitFor();
	await traeger.getByRole('button', { name: 'Aufnehmen' }).click();
	await dialog.getByText('Es ist noch 1 Platz frei.').waitFor();
	await dialog
		.getByRole('checkbox', { name: /auswählen$/ })
		.nth(3)
		.waitFor();
	await dialog.getByRole('button', { name: 'Aufnehmen' }).click();
	await dialog.getByText('Bitte wählen Sie mindestens eine Person aus.').first().waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	for (const n of [1, 2])
		await dialog
			.getByRole('checkbox', { name: /auswählen$/ })
			.nth(n)
			.check();
	await dialog.getByRole('button', { name: 'Aufnehmen' }).click();
	await traeger.getByText('2 Personen sind aufgenommen').waitFor();
	await traeger.getByRole('heading', { name: /^Warteliste/ }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	await traeger
		.getByRole('link', { name: /^Seminare/ })
		.last()
		.click();
	await traeger.getByRole('button', { name: 'Seminare wählen' }).click();
	await dialog.getByRole('combobox', { name: 'Seminare' }).fill('Abschluss Lahn');
	await traeger.getByRole('option', { name: /Abschluss Lahn/ }).click();
	await traeger.keyboard.press('Escape');
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	await traeger.getByRole('row').filter({ hasText: 'Abschluss Lahn' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByRole('link', { name: 'Abschluss Lahn' }).click();
	await fertig(traeger, 'Abschluss Lahn');
	await traeger.getByText('Gruppe Fulda').first().waitFor();
	await traeger.goBack();

	await traeger.getByRole('link', { name: /^Teilnehmende/ }).click();
	for (let n = 2; n > 0; n--) {
		await traeger
			.getByRole('button', { name: /herausnehmen$/ })
			.first()
			.click();
		await dialog.getByRole('button', { name: 'Herausnehmen' }).click();
		await dialog.waitFor({ state: 'detached' });
	}
	await traeger.getByText('Noch gehört niemand zu dieser Gruppe.').waitFor();
	await traeger.getByRole('button', { name: 'Löschen' }).click();
	await dialog.getByRole('button', { name: 'Löschen' }).click();
	await fertig(traeger, 'Seminargruppen');
	await expect.poll(() => traeger.getByRole('link', { name: 'Gruppe Fulda' }).count()).toBe(0);
	expect(stoerungen).toEqual([]);
});

test('in the file of a volunteer the group is chosen; a site brings in its own', async () => {
	const gruppen = await frage<{ id: string; bezeichnung: string }[]>(traeger, '/v1/seminargruppe');
	const lahn = gruppen.find(({ bezeichnung }) => bezeichnung === 'Gruppe Lahn');
	const { mitglieder } = await frage<{ mitglieder: { freiwilligerID: string }[] }>(
		traeger,
		`/v1/seminargruppe/${lahn?.id}`,
	);
	const wer = mitglieder[0]?.freiwilligerID ?? '';
	await traeger.goto(`/admin/freiwillige/${wer}/seminare`);
	await traeger.getByRole('link', { name: 'Gruppe Lahn' }).waitFor();
	await traeger.getByRole('row').filter({ hasText: 'Sport für alle' }).waitFor();
	await traeger.getByRole('button', { name: 'Gruppe wechseln' }).click();
	const dialog = traeger.getByRole('dialog', { name: 'Gruppe wechseln' });
	await dialog.getByRole('combobox', { name: 'Seminargruppe' }).click();
	await traeger.getByRole('option', { name: 'Gruppe Main' }).click();
	await dialog.getByRole('button', { name: 'Zuweisen' }).click();
	await traeger.getByRole('link', { name: 'Gruppe Main' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	// What follows from it comes by itself.
	await expect
		.poll(
			async () => {
				await traeger.reload();
				await traeger.getByRole('link', { name: 'Gruppe Main' }).waitFor();
				return traeger.getByRole('row').filter({ hasText: 'Sport für alle' }).count();
			},
			{ timeout: 30_000 },
		)
		.toBe(0);
	const verein = await alsBenutzer('verein@demo.test', '/admin/seminargruppen');
	const stoerungen = lausche(verein);
	await fertig(verein, 'Seminargruppen');
	await expect.poll(() => verein.getByRole('button', { name: 'Gruppe anlegen' }).count()).toBe(0);
	await verein.getByRole('link', { name: 'Gruppe Lahn' }).click();
	await fertig(verein, 'Gruppe Lahn');
	await verein.getByRole('link', { name: /^Teilnehmende/ }).click();
	await verein.getByText('Sie sehen die Freiwilligen Ihrer Einsatzstelle.').waitFor();
	await expect.poll(() => verein.getByRole('button', { name: 'Bearbeiten' }).count()).toBe(0);
	expect(await barrieren(verein)).toEqual([]);
	expect(stoerungen).toEqual([]);
});
