import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { testjetzt } from '#scripts/test/uhr.ts';
import { alsBenutzer, barrieren, fertig, lausche, oeffne, portalAdresse, schliesse, sende } from '../browser.ts';
import { HANDY, passtAufsHandy } from '../menschen.ts';
import { linkAus } from '../post.ts';
import { amBeginn, mitDaten } from '../seite.ts';
import { alsFreiwillige, dienstleistende, type Freiwillige } from './freiwillige.ts';

/** A paper about a seminar: from the computer, by telephone, by the site, to the one who checks it. */

let admin: Page;
let verein: Page;
let traeger: Page;
let wer: Freiwillige;
let page: Page;
let foto: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
	[admin, verein] = [await alsBenutzer('admin@demo.test'), await alsBenutzer('verein@demo.test')];
	traeger = await alsBenutzer('traeger@demo.test');
	[wer] = (await dienstleistende(traeger, 1, true)) as [Freiwillige];
	const flaeche = { width: 600, height: 800, channels: 3, background: '#dfe6ea' } as const;
	foto = { name: 'Foto.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create: flaeche }).jpeg().toBuffer() };
});

const PDF = Buffer.from(
	'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
		'3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const HEUTE = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(testjetzt());

/** Something of his own that begins today; there is room for one a day. */
async function plane(titel: string, fuer = wer): Promise<string> {
	const eigenes = { titel, von: HEUTE, bis: HEUTE, tage: 1 };
	return (await sende<{ id: string }>(traeger, 'post', `/v1/${fuer.id}/seminarplanung`, eigenes)).id;
}
const zeile = (wo: Page, titel: string) => wo.getByRole('row').filter({ hasText: titel });

test('a volunteer hands in and replaces; the Traeger looks at it, keeps it and reviews', async () => {
	page = await alsFreiwillige(admin, wer);
	const stoerungen = lausche(page);
	await plane('Lehrgang Turnen');
	await page.goto('/admin/meine-seminare');
	await fertig(page, 'Meine Seminare');
	await zeile(page, 'Lehrgang Turnen')
		.getByRole('button', { name: /^Nachweis einreichen/ })
		.click();
	const dialog = page.getByRole('dialog', { name: 'Nachweis einreichen' });
	await dialog.getByRole('button', { name: 'Einreichen', exact: true }).click();
	await dialog.getByText('Bitte wählen Sie eine Datei.').first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	const auswahl = dialog.locator('input[type=file]');
	await auswahl.setInputFiles({ name: 'Teilnahme.pdf', mimeType: 'application/pdf', buffer: PDF });
	await dialog.getByRole('button', { name: 'Einreichen', exact: true }).click();
	await page.getByText('Der Nachweis ist eingereicht').waitFor();
	await zeile(page, 'Lehrgang Turnen').getByText('(In Prüfung)').waitFor();
	await zeile(page, 'Lehrgang Turnen').getByRole('link', { name: 'Teilnahme.pdf' }).waitFor();
	await zeile(page, 'Lehrgang Turnen')
		.getByRole('button', { name: /^Nachweis einreichen/ })
		.click();
	await dialog.getByText(/Die bisherige Datei wird ersetzt\./).waitFor();
	await auswahl.setInputFiles(foto);
	await dialog.getByRole('button', { name: 'Einreichen', exact: true }).click();
	await zeile(page, 'Lehrgang Turnen').getByRole('link', { name: 'Foto.jpg' }).waitFor();
	expect(stoerungen).toEqual([]);

	const beiIhm = lausche(traeger);
	await traeger.goto('/admin/seminarnachweise');
	await fertig(traeger, 'Nachweise prüfen');
	const [datei] = await Promise.all([
		traeger.waitForEvent('download'),
		zeile(traeger, 'Lehrgang Turnen').getByRole('link', { name: 'Datei' }).click(),
	]);
	expect(datei.suggestedFilename()).toBe('Foto.jpg');
	await zeile(traeger, 'Lehrgang Turnen')
		.getByRole('button', { name: /^Prüfen/ })
		.click();
	const pruefen = traeger.getByRole('dialog', { name: 'Seminarnachweis prüfen' });
	await pruefen.getByRole('img', { name: 'Eingereichte Datei' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await pruefen.getByRole('button', { name: 'Speichern' }).click();
	await traeger.getByText('Die Prüfung ist gespeichert').waitFor();
	await zeile(traeger, 'Lehrgang Turnen').waitFor({ state: 'detached' });
	await traeger.getByRole('searchbox', { name: 'Nach Namen suchen' }).fill('Niemand heißt so');
	await traeger.getByText('Keine Einträge gefunden').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	expect(beiIhm).toEqual([]);
});

test('the site hands in for its own volunteer; a doctor’s note is opened on purpose only', async () => {
	const [eigener] = (await dienstleistende(verein, 1, false)) as [Freiwillige];
	await plane('Erste Hilfe', eigener);
	await verein.goto(`/admin/freiwillige/${eigener.id}/seminare`);
	await zeile(verein, 'Erste Hilfe')
		.getByRole('button', { name: /^Nachweis einreichen/ })
		.click();
	const dialog = verein.getByRole('dialog', { name: 'Nachweis einreichen' });
	await expect.poll(() => dialog.getByRole('button', { name: /Handy/ }).count()).toBe(0);
	await dialog
		.locator('input[type=file]')
		.setInputFiles({ name: 'Attest.pdf', mimeType: 'application/pdf', buffer: PDF });
	await dialog.getByLabel('Bescheinigung der Arbeitsunfähigkeit').click();
	await dialog.getByRole('button', { name: 'Einreichen', exact: true }).click();
	await zeile(verein, 'Erste Hilfe').getByText('AU', { exact: true }).waitFor();
	await expect.poll(() => zeile(verein, 'Erste Hilfe').getByRole('link', { name: 'Attest.pdf' }).count()).toBe(0);
	expect(await barrieren(verein)).toEqual([]);

	await traeger.goto('/admin/seminarnachweise');
	await fertig(traeger, 'Nachweise prüfen');
	await zeile(traeger, 'Erste Hilfe')
		.getByRole('button', { name: /^Prüfen/ })
		.click();
	const pruefen = traeger.getByRole('dialog', { name: 'Seminarnachweis prüfen' });
	await pruefen.getByText('Dass Sie sie ansehen, wird festgehalten.').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await pruefen.getByRole('button', { name: 'Bescheinigung ansehen' }).click();
	await pruefen
		.getByRole('region', { name: /Eingereichte Datei/ })
		.locator('canvas')
		.waitFor();
});

test('the telephone takes the picture, and the computer sees it come', async () => {
	const id = await plane('Sportabzeichen');
	await amBeginn(page, '**/api/v1/parameter', mitDaten({ isMobilFuerLinks: true }));
	await page.goto('/admin/meine-seminare');
	await fertig(page, 'Meine Seminare');
	await zeile(page, 'Sportabzeichen')
		.getByRole('button', { name: /^Nachweis einreichen/ })
		.click();
	const [antwort] = await Promise.all([
		page.waitForResponse((r) => r.url().endsWith(`/${id}/link`)),
		page.getByRole('button', { name: 'Mit dem Handy einreichen' }).click(),
	]);
	const dialog = page.getByRole('dialog', { name: 'Mit dem Handy einreichen' });
	await dialog.getByRole('img', { name: 'QR-Code mit dem Link zum Einreichen' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	const { data } = (await antwort.json()) as { data: { adresse: string } };

	const telefon = await oeffne(HANDY);
	const stoerungen = lausche(telefon);
	await telefon.goto(`${portalAdresse()}${new URL(data.adresse).pathname}`);
	await fertig(telefon, 'Auf Desktop wechseln');
	await amBeginn(telefon, '**/api/v1/parameter', mitDaten({ isMobilFuerLinks: true }));
	await telefon.reload();
	await fertig(telefon, 'Nachweis einreichen');
	await telefon.getByText(/^Zum Seminar „Sportabzeichen“/).waitFor();
	await telefon.getByRole('button', { name: 'Einreichen', exact: true }).tap();
	await telefon.getByText('Bitte nehmen Sie ein Foto auf oder wählen Sie eine Datei.').waitFor();
	await telefon.locator('input[type=file]').setInputFiles(foto);
	await telefon.getByRole('img', { name: 'Das ausgewählte Foto' }).waitFor();
	await passtAufsHandy(telefon);
	expect(await barrieren(telefon)).toEqual([]);
	await telefon.getByRole('button', { name: 'Einreichen', exact: true }).tap();
	await fertig(telefon, 'Der Nachweis ist eingereicht');
	expect(await barrieren(telefon)).toEqual([]);
	await dialog.waitFor({ state: 'detached' });
	await zeile(page, 'Sportabzeichen').getByRole('link', { name: 'Foto.jpg' }).waitFor();
	expect(stoerungen).toEqual([]);
	await telefon.goto(`${portalAdresse()}${new URL(data.adresse).pathname}`);
	await fertig(telefon, 'Dieser Link gilt nicht mehr');
	await passtAufsHandy(telefon);

	await zeile(page, 'Sportabzeichen')
		.getByRole('button', { name: /^Nachweis einreichen/ })
		.click();
	await page.getByRole('button', { name: 'Mit dem Handy einreichen' }).click();
	await dialog.getByRole('button', { name: 'Link per E-Mail senden' }).click();
	await dialog.getByText(/^Der Link ist per E-Mail unterwegs/).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await telefon.goto(await linkAus(admin, 'SEMINARNACHWEIS_LINK', wer.email));
	await fertig(telefon, 'Nachweis einreichen');
	await telefon.getByText('Eine Datei liegt schon vor. Die neue ersetzt sie.').waitFor();
	await schliesse(telefon);
	await dialog.getByRole('button', { name: 'Schließen' }).last().click();
});
