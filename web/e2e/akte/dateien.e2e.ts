import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, gespeichert, lausche, oeffne, portalAdresse } from '../browser.ts';

/** A picture of the Traeger: chosen by keyboard, dropped, refused, saved, and seen by everybody. */

let admin: Page;
let bild: Buffer;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
	bild = await sharp({ create: { width: 60, height: 20, channels: 3, background: '#2e7d32' } })
		.png()
		.toBuffer();
});
afterAll(async () => {
	const headers = { origin: portalAdresse() };
	const data = { logo: null, reportlogo: null };
	await admin.request.put(`${portalAdresse()}/api/v1/parameter`, { data, headers });
});

const gruppe = (page: Page, name: string) => page.getByRole('group', { name, exact: true });

async function gehe(page: Page): Promise<void> {
	await page.goto('/admin/system/parameter');
	await fertig(page, 'Parameter');
	await page.getByRole('heading', { name: 'Bilder' }).waitFor();
}

async function lassFallen(page: Page, feld: string, name: string, inhalt: Buffer): Promise<void> {
	const transfer = await page.evaluateHandle(
		([dateiname, bytes]) => {
			const t = new DataTransfer();
			t.items.add(new File([Uint8Array.from(bytes)], dateiname, { type: 'image/png' }));
			return t;
		},
		[name, [...inhalt]] as const,
	);
	await gruppe(page, feld).dispatchEvent('drop', { dataTransfer: transfer });
}

test('the logo is chosen by keyboard, saved, and stands on the pages before the login', async () => {
	const stoerungen = lausche(admin);
	await gehe(admin);
	const knopf = admin.getByRole('button', { name: 'Logo: Datei auswählen' });
	const [wahl] = await Promise.all([admin.waitForEvent('filechooser'), knopf.press('Enter')]);
	await wahl.setFiles({ name: 'Unser Logo.png', mimeType: 'image/png', buffer: bild });
	await admin.getByRole('img', { name: 'Logo', exact: true }).waitFor();
	await admin.getByText('Unser Logo.png', { exact: true }).waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await admin.getByRole('button', { name: 'Speichern', exact: true }).click();
	await gespeichert(admin);

	const gast = await oeffne();
	await gast.goto('/login');
	const logo = gast.locator('main img').first();
	await logo.waitFor();
	await expect.poll(() => logo.evaluate((e) => (e as HTMLImageElement).naturalWidth)).toBe(60);
	expect(stoerungen).toEqual([]);
});

test('what is dropped is taken when it is an image, and told off when it only says so', async () => {
	await gehe(admin);
	await lassFallen(admin, 'Logo auf Dokumenten', 'Seite.html', Buffer.from('<script>alert(1)</script>'));
	await admin.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	const [antwort] = await Promise.all([
		admin.waitForResponse('**/v1/upload'),
		lassFallen(admin, 'Logo auf Dokumenten', 'Seite.png', Buffer.from('<script>alert(1)</script>')),
	]);
	expect(antwort.status()).toBe(422);
	await admin.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
	await lassFallen(admin, 'Logo auf Dokumenten', 'Bild.png', bild);
	await admin.getByText('Bild.png', { exact: true }).waitFor();
	await expect.poll(() => admin.getByText('Dieser Dateityp ist nicht erlaubt.').count()).toBe(0);
	await admin.getByRole('button', { name: 'Logo auf Dokumenten entfernen' }).click();
	await admin.getByRole('button', { name: 'Logo auf Dokumenten: Datei auswählen' }).waitFor();
});

test('what is under way can be stopped', async () => {
	await gehe(admin);
	// Never answered.
	await admin.route('**/v1/upload', () => undefined);
	await lassFallen(admin, 'Logo auf Dokumenten', 'Bild.png', bild);
	await admin.getByRole('progressbar', { name: 'Bild.png wird hochgeladen' }).waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await admin.getByRole('button', { name: 'Hochladen abbrechen' }).click();
	await admin.getByRole('button', { name: 'Logo auf Dokumenten: Datei auswählen' }).waitFor();
	await admin.unroute('**/v1/upload');
});
