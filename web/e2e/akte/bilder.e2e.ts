import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
	alsBenutzer,
	barrieren,
	fertig,
	frage,
	gespeichert,
	lausche,
	oeffne,
	portalAdresse,
	schliesse,
	waehle,
} from '../browser.ts';

/** The pictures of a volunteer, a place, a contact person and an account: chosen, shown, replaced, removed. */

let admin: Page;
let verein: Page;
let freiwillige: Page;
let stoerungen: string[];
let akte: string;
let breites: Buffer;
let hohes: Buffer;

const setze = (page: Page, pfad: string, data: object) =>
	page.request.put(`${portalAdresse()}/api${pfad}`, { data, headers: { origin: portalAdresse() } });
const flaeche = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })
		.png()
		.toBuffer();

beforeAll(async () => {
	[admin, verein, freiwillige] = (await Promise.all(
		['admin@demo.test', 'verein@demo.test', 'freiwillig@demo.test'].map((login) => alsBenutzer(login)),
	)) as [Page, Page, Page];
	stoerungen = [admin, verein, freiwillige].flatMap(lausche);
	await setze(admin, '/v1/parameter', { bewerbungIsProfilbild: true });
	akte = (await frage<{ user: { freiwilligerID: string } }>(freiwillige, '/v1/auth/check')).user.freiwilligerID;
	[breites, hohes] = await Promise.all([flaeche(80, 20), flaeche(20, 80)]);
});
afterAll(async () => {
	await setze(admin, '/v1/parameter', { bewerbungIsProfilbild: false });
});

async function waehleDatei(page: Page, feld: string, buffer: Buffer): Promise<void> {
	const knopf = page.getByRole('button', { name: `${feld}: Datei auswählen` });
	const [wahl] = await Promise.all([page.waitForEvent('filechooser'), knopf.click()]);
	await wahl.setFiles({ name: 'Bild.png', mimeType: 'image/png', buffer });
}
const GEDULD = { timeout: 30_000 };
const breite = (page: Page, auswahl: string) =>
	expect.poll(
		() =>
			page
				.locator(auswahl)
				.first()
				.evaluate((e) => (e as HTMLImageElement).naturalWidth),
		GEDULD,
	);

async function speichere(page: Page): Promise<void> {
	await page.getByRole('button', { name: 'Speichern (Eingabetaste)' }).click();
	await page.getByText('gespeichert', { exact: true }).waitFor();
}

test('a volunteer shows his face: in his data, and in the head of his file', async () => {
	await freiwillige.goto('/admin/meine-daten');
	await fertig(freiwillige, 'Meine Daten');
	for (const [bild, weite] of [
		[breites, 80],
		[hohes, 20],
	] as const) {
		await freiwillige.getByRole('button', { name: 'Profilbild bearbeiten' }).click();
		const weg = freiwillige.getByRole('button', { name: 'Profilbild entfernen' });
		if (weite === 20) await weg.click();
		await waehleDatei(freiwillige, 'Profilbild', bild);
		await weg.waitFor();
		expect(await barrieren(freiwillige)).toEqual([]);
		await speichere(freiwillige);
		await breite(freiwillige, 'dd img').toBe(weite);
	}
	await verein.goto(`/admin/freiwillige/${akte}`);
	await fertig(verein, /Hoffmann/);
	await breite(verein, 'main header img').toBe(20);

	await freiwillige.getByRole('button', { name: 'Profilbild bearbeiten' }).click();
	await freiwillige.getByRole('button', { name: 'Profilbild entfernen' }).click();
	await speichere(freiwillige);
	await verein.reload();
	await fertig(verein, /Hoffmann/);
	await expect.poll(() => verein.locator('main header img').count()).toBe(0);
});

test('an applicant sends his picture along', async () => {
	const page = await oeffne();
	const eigene = lausche(page);
	const weiter = (ziel: string) => page.getByRole('button', { name: ziel, exact: true }).click();
	const email = 'mara.bild@test.test';
	await page.goto('/registrierung');
	await fertig(page);
	await weiter('Weiter zu den persönlichen Daten');
	await page.getByRole('textbox', { name: 'Vorname' }).fill('Mara');
	await page.getByRole('textbox', { name: 'Nachname' }).fill('Bildner');
	await waehle(page, 'Geschlecht', 'weiblich');
	await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('04.05.2004');
	await weiter('Weiter zum Kontakt');
	await page.getByRole('textbox', { name: 'E-Mail' }).fill(email);
	await page.getByRole('textbox', { name: 'Mobil' }).fill('+49 151 2345678');
	await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('35576');
	await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Wetzlar');
	await weiter('Weiter zu Schule und Motivation');
	await waehle(page, 'Gewünschte Dienstart', 'Freiwilliges Soziales Jahr');
	await waehleDatei(page, 'Profilbild', hohes);
	await breite(page, 'form img').toBe(20);
	expect(await barrieren(page)).toEqual([]);
	await weiter('Weiter zum Zugang');
	await page.getByRole('textbox', { name: 'Kennwort', exact: true }).fill('Ein langes Wort 2026');
	await page.getByRole('textbox', { name: 'Kennwort wiederholen' }).fill('Ein langes Wort 2026');
	await weiter('Weiter zur Zusammenfassung');
	await page.getByText('Bild.png', { exact: true }).waitFor();
	await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
	const [antwort] = await Promise.all([
		page.waitForResponse('**/v1/freiwilliger/registrierung'),
		weiter('Bewerbung absenden'),
	]);
	const { data } = (await antwort.json()) as { data: { id: string } };
	await fertig(page, 'Bitte bestätigen Sie Ihre E-Mail-Adresse');
	expect(eigene).toEqual([]);
	await schliesse(page);

	await admin.goto(`/admin/freiwillige/${data.id}`);
	await fertig(admin, /Bildner/);
	await breite(admin, 'main header img').toBe(20);
});

test('a place shows its pictures in the order its staff gives them, to everybody', async () => {
	const orte = await frage<{ id: string; typ: string; isOnline: boolean; bezeichnung: string }[]>(
		verein,
		'/v1/adresse?groesse=50',
	);
	const ort = orte.find(({ typ, isOnline }) => typ === 'EINSATZORT' && isOnline);
	await verein.goto(`/admin/adressen/${ort?.id}/informationen`);
	await fertig(verein);
	await waehleDatei(verein, 'Weiteres Bild', breites);
	await verein.getByRole('button', { name: 'Bild 1 entfernen' }).waitFor();
	await waehleDatei(verein, 'Weiteres Bild', hohes);
	await verein.getByRole('button', { name: 'Bild 2 nach vorn' }).click();
	await breite(verein, 'ol img').toBe(20);
	expect(await barrieren(verein)).toEqual([]);
	await verein.getByRole('button', { name: 'Speichern', exact: true }).click();
	await gespeichert(verein);

	const gast = await oeffne();
	await gast.goto('/karte');
	await fertig(gast);
	await gast
		.getByRole('button', { name: ort?.bezeichnung ?? '' })
		.first()
		.click();
	await breite(gast, 'article img').toBe(20);
	await expect.poll(() => gast.locator('article img').count(), GEDULD).toBe(2);
	expect(await barrieren(gast)).toEqual([]);

	for (const nr of [2, 1]) await verein.getByRole('button', { name: `Bild ${nr} entfernen` }).click();
	await verein.getByRole('button', { name: 'Speichern', exact: true }).click();
	await expect
		.poll(async () => (await frage<{ bildUploadIDs: string[] }>(gast, `/v1/adresse/${ort?.id}`)).bildUploadIDs, GEDULD)
		.toEqual([]);
});

test('a contact person has a face', async () => {
	const [person] = await frage<{ id: string }[]>(admin, '/v1/person');
	await admin.goto(`/admin/personen/${person?.id}`);
	await fertig(admin);
	await admin.getByRole('button', { name: 'Bild bearbeiten' }).click();
	await waehleDatei(admin, 'Bild', breites);
	await admin.getByRole('button', { name: 'Bild entfernen' }).waitFor();
	await speichere(admin);
	await breite(admin, 'main header img').toBe(80);
	expect(await barrieren(admin)).toEqual([]);
	await admin.getByRole('button', { name: 'Bild bearbeiten' }).click();
	await admin.getByRole('button', { name: 'Bild entfernen' }).click();
	await speichere(admin);
	await expect.poll(() => admin.locator('main header img').count(), GEDULD).toBe(0);
});

test('a signature is kept with the account and taken away again', async () => {
	await admin.goto('/admin/einstellungen/konto');
	await fertig(admin, 'Konto');
	await waehleDatei(admin, 'Unterschrift', breites);
	const bild = admin.getByRole('img', { name: 'Unterschrift' });
	await bild.waitFor();
	const sichere = admin.getByRole('button', { name: 'Speichern', exact: true }).first();
	await sichere.click();
	await gespeichert(admin);
	await admin.reload();
	await breite(admin, 'form img').toBe(80);
	expect(await barrieren(admin)).toEqual([]);
	await admin.getByRole('button', { name: 'Unterschrift entfernen' }).click();
	await sichere.click();
	await expect
		.poll(
			async () => (await frage<{ unterschriftUploadID: string | null }>(admin, '/v1/user/me')).unterschriftUploadID,
			GEDULD,
		)
		.toBeNull();
	expect(stoerungen).toEqual([]);
});
