import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, lausche, portalAdresse } from '../browser.ts';

/** Keys of other programs: made, tried, renewed and deleted by an administrator; and what runs here. */

let admin: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test', '/admin');
	await admin.context().grantPermissions(['clipboard-read', 'clipboard-write']);
});

/** What another program gets with this key. */
async function status(key: string, pfad: string): Promise<number> {
	return (await fetch(`${portalAdresse()}/api${pfad}`, { headers: { 'x-api-key': key } })).status;
}

const ADRESSEN = '/v1/adresse';
const FREIWILLIGE = '/v1/freiwilliger/list-freiwillige';

const fokus = () => admin.evaluate(() => document.activeElement?.getAttribute('aria-label'));

/** The secret the dialog shows, by its button; afterwards the dialog is closed. */
async function nimmGeheimnis(): Promise<string> {
	await dialog(admin).getByText('Kopieren Sie den Schlüssel jetzt.').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await dialog(admin).getByRole('button', { name: 'Kopieren' }).click();
	await dialog(admin).getByRole('button', { name: 'Kopiert' }).waitFor();
	const kopiert = await admin.evaluate(() => navigator.clipboard.readText());
	expect(kopiert).toBe(await dialog(admin).getByRole('code').textContent());
	await dialog(admin).getByRole('button', { name: 'Fertig' }).click();
	await dialog(admin).waitFor({ state: 'detached' });
	expect(await admin.content()).not.toContain(kopiert);
	return kopiert;
}

test('a key is made, used, changed, renewed and deleted', async () => {
	const stoerungen = lausche(admin);
	await admin.getByRole('link', { name: 'API-Schlüssel' }).click();
	await fertig(admin, 'API-Schlüssel');
	await admin.getByText('Es gibt noch keinen API-Schlüssel').waitFor();

	await admin.getByRole('button', { name: 'Neuer API-Schlüssel' }).click();
	await dialog(admin).getByRole('button', { name: 'Schlüssel erzeugen' }).click();
	await dialog(admin).getByText('Dies ist ein Pflichtfeld').waitFor();
	await dialog(admin).getByText('Bitte wählen Sie mindestens eine Berechtigung.').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await dialog(admin).getByLabel('Bezeichnung').fill('Internetseite');
	await dialog(admin).getByLabel('Einsatzstellen und Einsatzorte lesen').check();
	await dialog(admin).getByRole('button', { name: 'Schlüssel erzeugen' }).click();
	const erster = await nimmGeheimnis();
	expect([await status(erster, ADRESSEN), await status(erster, FREIWILLIGE)]).toEqual([200, 403]);

	const zeile = admin.getByRole('row', { name: /Internetseite/ });
	await zeile.getByText(erster.slice(0, 12)).waitFor();
	await zeile.getByRole('button', { name: 'Internetseite bearbeiten' }).click();
	await dialog(admin).getByLabel('Freiwillige lesen').check();
	await dialog(admin).getByLabel('Gültig bis').fill('01.01.2020');
	await dialog(admin).getByRole('button', { name: 'Speichern' }).click();
	await dialog(admin).getByText('Bitte geben Sie einen Tag ab heute an.').waitFor();
	await dialog(admin).getByLabel('Gültig bis').fill('31.12.2099');
	await dialog(admin).getByRole('button', { name: 'Speichern' }).click();
	await zeile.getByText('31.12.2099').waitFor();
	expect(await status(erster, FREIWILLIGE)).toBe(200);
	expect(await barrieren(admin)).toEqual([]);

	await zeile.getByRole('button', { name: 'Internetseite erneuern' }).click();
	await dialog(admin).getByRole('button', { name: 'Schlüssel erneuern' }).click();
	const zweiter = await nimmGeheimnis();
	expect([await status(erster, ADRESSEN), await status(zweiter, ADRESSEN)]).toEqual([401, 200]);
	// Two dialogs later.
	await expect.poll(fokus).toBe('Internetseite erneuern');

	await zeile.getByRole('button', { name: 'Internetseite löschen' }).click();
	await dialog(admin).getByRole('button', { name: 'Schlüssel löschen' }).click();
	await admin.getByText('Es gibt noch keinen API-Schlüssel').waitFor();
	// Its button is gone with it.
	await expect.poll(() => admin.evaluate(() => document.activeElement?.id)).toBe('inhalt');
	expect(await status(zweiter, ADRESSEN)).toBe(401);
	expect(stoerungen).toEqual([]);
});

test('administrators see what runs here, and switch nothing', async () => {
	const stoerungen = lausche(admin);
	await admin.getByRole('link', { name: 'Systeminformation' }).click();
	await fertig(admin, 'Systeminformation');
	await admin.getByText('Elektronische Unterschrift').waitFor();
	await admin.getByText(/PostgreSQL \d+/).waitFor();
	await expect.poll(() => admin.getByRole('switch').count()).toBe(0);
	expect(await barrieren(admin)).toEqual([]);
	expect(stoerungen).toEqual([]);
});

test('staff of the Traeger is refused', async () => {
	const traeger = await alsBenutzer('traeger@demo.test', '/admin');
	await fertig(traeger, /Sabine Koch/);
	await expect.poll(() => traeger.getByRole('link', { name: 'API-Schlüssel' }).count()).toBe(0);
	await traeger.goto('/admin/system/api');
	await traeger.getByText('Das dürfen Sie leider nicht').waitFor();
});
