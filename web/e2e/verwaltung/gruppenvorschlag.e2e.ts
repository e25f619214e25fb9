import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche, ruhig } from '../browser.ts';

/** Groups are proposed for many, one row is changed by hand, all of it is carried out and taken back. */

let traeger: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test', '/admin/seminargruppen');
});

const zahl = async (muster: RegExp) => {
	const text = await traeger.getByRole('button', { name: muster }).first().textContent();
	return Number(/\d+/.exec(text ?? '')?.[0]);
};
const mitglieder = async () =>
	(await frage<{ bezeichnung: string; mitglieder: number }[]>(traeger, '/v1/seminargruppe')).map((g) => g.mitglieder);

test('the Traeger has groups proposed, changes one row, takes it over and back', async () => {
	const stoerungen = lausche(traeger);
	await fertig(traeger, 'Seminargruppen');
	const vorher = await mitglieder();
	await traeger.getByRole('link', { name: 'Vorschlag rechnen' }).click();
	await fertig(traeger, 'Gruppen zuweisen');
	await traeger.getByText('Noch ist nichts geändert.').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	const zugewiesen = await zahl(/zugewiesen$/);
	expect(zugewiesen).toBeGreaterThan(1);
	await expect.poll(() => mitglieder()).toEqual(vorher);

	// By the keyboard: the first one is to stay without; the old stands below the new.
	const erste = traeger.getByRole('combobox', { name: /^Gruppe für/ }).first();
	await erste.focus();
	await traeger.keyboard.press('Enter');
	await traeger.getByRole('option', { name: 'keine Gruppe' }).waitFor();
	await traeger.keyboard.press('ArrowUp');
	await traeger.keyboard.press('Enter');
	await traeger.getByText(/^vorgeschlagen: /).waitFor();
	await traeger.getByText('ohne Gruppe; ein Platz ist noch frei').first().waitFor();
	await ruhig(traeger);
	await expect.poll(() => zahl(/zugewiesen$/)).toBe(zugewiesen - 1);
	expect(await barrieren(traeger)).toEqual([]);

	await traeger.getByRole('button', { name: /^Übernehmen/ }).click();
	const dialog = traeger.getByRole('dialog');
	await dialog.getByText(`${zugewiesen - 1} Personen zuweisen?`).waitFor();
	await dialog.getByText(/Einladungen? per E-Mail ab|keine E-Mail ab/).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await dialog.getByRole('button', { name: 'Übernehmen' }).click();
	await dialog.waitFor({ state: 'detached' });
	const summe = (zahlen: readonly number[]) => zahlen.reduce((s, n) => s + n, 0);
	expect(summe(await mitglieder())).toBe(summe(vorher) + zugewiesen - 1);
	await traeger
		.getByRole('status')
		.getByText(`${zugewiesen - 1} Personen sind zugewiesen`)
		.first()
		.waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	await traeger.getByRole('main').getByRole('button', { name: 'Rückgängig' }).click();
	await traeger
		.getByText(`${zugewiesen - 1} Personen sind wieder ohne Gruppe`)
		.first()
		.waitFor();
	await expect.poll(mitglieder).toEqual(vorher);
	await ruhig(traeger);
	await expect.poll(() => zahl(/zugewiesen$/)).toBe(zugewiesen);
	expect(stoerungen).toEqual([]);
});

test('where the proposal can’t be reckoned, it says so and tries again', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	let kaputt = true;
	await page.route('**/api/v1/seminargruppe/vorschlag', (weg) =>
		kaputt
			? weg.fulfill({ status: 500, json: { error: { code: 'INTERN', message: 'Fehler', details: [] } } })
			: weg.continue(),
	);
	await page.goto('/admin/seminargruppen/vorschlag');
	await page.getByText('Der Vorschlag konnte nicht gerechnet werden.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	kaputt = false;
	await page.getByRole('button', { name: 'Erneut versuchen' }).click();
	await page
		.getByRole('main')
		.getByRole('heading', { name: /^Freiwillige/ })
		.waitFor();
});
