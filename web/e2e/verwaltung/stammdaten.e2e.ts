import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche } from '../browser.ts';

/** Lists, Dienstarten and texts, from those who keep them to those who read them. */

let admin: Page;
let traeger: Page;
beforeAll(async () => {
	[admin, traeger] = await Promise.all([alsBenutzer('admin@demo.test'), alsBenutzer('traeger@demo.test')]);
});

const namen = async (page: Page, pfad: string) =>
	(await frage<{ bezeichnung: string }[]>(page, pfad)).map(({ bezeichnung }) => bezeichnung);

test('a list is edited in place, ordered, and saved as a whole', async () => {
	const stoerungen = lausche(traeger);
	await traeger.goto('/admin/system/stammdaten');
	await fertig(traeger, 'Stammdaten');
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByRole('link', { name: 'Sportarten' }).click();
	await fertig(traeger, 'Sportarten');
	const vorher = await namen(traeger, '/v1/stammdaten/sportart');
	await traeger.getByRole('button', { name: 'Eintrag hinzufügen' }).click();
	await traeger.getByLabel('Bezeichnung: Neuer Eintrag').fill(vorher[0] ?? '');
	await traeger.getByRole('button', { name: 'Speichern' }).click();
	await traeger.getByText('Diesen Eintrag gibt es bereits.').waitFor();
	await traeger.getByLabel(`Bezeichnung: ${vorher[0]}`).last().fill('Rollstuhlbasketball');
	await traeger.getByRole('button', { name: 'Rollstuhlbasketball nach oben' }).click();
	await expect.poll(() => traeger.getByRole('switch').count()).toBe(0);
	await traeger.getByRole('button', { name: 'Speichern' }).click();
	await traeger.getByText('Liste gespeichert').waitFor();
	expect(await namen(traeger, '/v1/stammdaten/sportart')).toEqual(
		vorher.toSpliced(vorher.length - 1, 0, 'Rollstuhlbasketball'),
	);
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByLabel('Bezeichnung: Rollstuhlbasketball').fill('Basketball');
	await traeger.getByRole('link', { name: 'Texte', exact: true }).click();
	await traeger.getByRole('dialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
	await expect.poll(() => traeger.getByLabel('Bezeichnung: Basketball').inputValue()).toBe('Basketball');
	await traeger.getByRole('button', { name: 'Verwerfen' }).click();
	expect(stoerungen.filter((s) => !s.includes('422'))).toEqual([]);
});

test('administrators switch entries off and change a Dienstart', async () => {
	await admin.goto('/admin/system/stammdaten/schulabschluss');
	await fertig(admin, 'Schulabschlüsse');
	await admin.getByRole('switch', { name: 'Aktiv: Abitur' }).click({ force: true });
	await admin.getByRole('button', { name: 'Speichern' }).click();
	await admin.getByText('Liste gespeichert').waitFor();
	expect(await namen(admin, '/v1/system/schulabschluesse')).not.toContain('Abitur');
	await admin.goto('/admin/system/stammdaten/dienstart');
	await fertig(admin, 'Dienstarten');
	await admin.getByRole('button', { name: 'Freiwilliges Soziales Jahr bearbeiten' }).click();
	const formular = admin.getByRole('dialog');
	await formular.getByLabel('Höchstdauer').fill('25');
	await formular.getByRole('button', { name: 'Speichern' }).click();
	await formular.getByText('Bitte geben Sie höchstens 24 ein').waitFor();
	await formular.getByLabel('Höchstdauer').fill('20');
	await formular.getByRole('button', { name: 'Speichern' }).click();
	await admin.getByText('Dienstart gespeichert').waitFor();
	await admin.getByRole('cell', { name: '6 bis 20 Monate' }).waitFor();
	expect(await barrieren(admin)).toEqual([]);
});

/** What has been tried elsewhere to run a script from a text. */
const FEINDLICH = [
	'<script>alert(1)</script>',
	'<img src=x onerror=alert(2)>',
	'<svg/onload=alert(3)>',
	'<iframe srcdoc="<script>alert(4)</script>"></iframe>',
	'<a href="javascript:alert(5)">a</a>',
	'[b](javascript:alert`6`)',
	'[c](JaVaScRiPt:alert`7`)',
	'[d](data:text/html,<script>alert`8`</script>)',
	'[e](https://x.test"onmouseover=alert`9`)',
	'**<b onclick=alert(10)>f</b>**',
	'## <style>@import "x"</style>',
	'- <math><mtext></form><form><mglyph><style></math><img src onerror=alert(11)>',
	'"><script>alert(12)</script>',
	'{{constructor.constructor("alert(13)")()}}',
	'<details open ontoggle=alert(14)>',
];

/** Sends a text past the editor, as somebody would who means harm. */
const sendeText = (page: Page, content: string) =>
	page.evaluate(
		async (inhalt) =>
			(
				await fetch('/api/v1/text/impressum', {
					method: 'PUT',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({ content: inhalt }),
				})
			).status,
		content,
	);

async function waehleImpressum(page: Page): Promise<void> {
	await page.goto('/admin/system/texte');
	await fertig(page, 'Texte');
	await page.getByRole('combobox', { name: 'Text' }).click();
	await page.getByRole('option', { name: 'Impressum' }).click();
	await page.getByRole('textbox', { name: 'Inhalt' }).waitFor();
}

const AUSGEFUEHRT = 'script, img, svg, iframe, style, form, details, [onclick], [style]';

test('a text is written with headings, lists and links, read by visitors, and taken back', async () => {
	await waehleImpressum(traeger);
	const inhalt = traeger.getByRole('textbox', { name: 'Inhalt' });
	await inhalt.click();
	await traeger.keyboard.press('Control+a');
	await traeger.keyboard.press('Delete');
	await traeger.getByRole('button', { name: 'Überschrift' }).click();
	await traeger.keyboard.type('Wer wir sind');
	await traeger.keyboard.press('Enter');
	await traeger.keyboard.type('Der ');
	await traeger.keyboard.press('Control+b');
	await traeger.keyboard.type('Sportverband');
	await traeger.keyboard.press('Control+b');
	await traeger.keyboard.press('Enter');
	await traeger.getByRole('button', { name: 'Liste', exact: true }).click();
	await traeger.keyboard.type('Karte');
	for (let i = 0; i < 5; i += 1) await traeger.keyboard.press('Shift+ArrowLeft');
	await traeger.getByRole('button', { name: 'Link', exact: true }).click();
	await traeger.getByLabel('Ziel des Links').fill('/karte');
	await traeger.getByRole('button', { name: 'Übernehmen' }).click();
	const vorschau = traeger.getByRole('region', { name: 'Vorschau' });
	await vorschau.getByRole('link', { name: 'Karte' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByRole('button', { name: 'Speichern' }).click();
	await traeger.getByText('Text gespeichert').waitFor();
	expect((await frage<{ content: string }>(traeger, '/v1/text/impressum')).content).toMatch(
		/^## Wer wir sind\n\nDer \*\*Sportverband\*\*\n\n- \[Karte\]\(\/karte\)$/,
	);
	await traeger.getByRole('button', { name: 'Zurücksetzen' }).click();
	await traeger.getByRole('dialog').getByRole('button', { name: 'Zurücksetzen' }).click();
	await traeger.getByText('Der mitgelieferte Text wird wieder gezeigt').waitFor();
	await traeger.getByRole('button', { name: 'Verlauf', exact: true }).click();
	await traeger.getByRole('dialog').getByText('hat den Text „Impressum“ geändert.').first().waitFor();
	expect(await barrieren(traeger)).toEqual([]);
});

test('nothing in a text ever runs, sent or pasted', async () => {
	const dialoge: string[] = [];
	for (const page of [traeger, admin]) {
		page.on('dialog', (d) => {
			dialoge.push(d.message());
			void d.dismiss();
		});
	}
	expect(await sendeText(traeger, FEINDLICH.join('\n\n'))).toBe(200);
	await waehleImpressum(traeger);
	for (const ort of [
		traeger.getByRole('region', { name: 'Vorschau' }),
		traeger.getByRole('textbox', { name: 'Inhalt' }),
	]) {
		await ort.getByText('<script>alert(1)</script>', { exact: true }).waitFor();
		await expect.poll(() => ort.locator(AUSGEFUEHRT).count()).toBe(0);
		await expect.poll(() => ort.locator('a').count()).toBe(0);
	}
	await traeger.getByRole('textbox', { name: 'Inhalt' }).evaluate((feld, html) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/html', html);
		feld.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
	}, FEINDLICH.join(''));
	await expect
		.poll(() => traeger.getByRole('textbox', { name: 'Inhalt' }).locator(`${AUSGEFUEHRT}, a`).count())
		.toBe(0);
	await admin.goto('/impressum');
	await fertig(admin, 'Impressum');
	const gelesen = admin.getByText('<script>alert(1)</script>', { exact: true }).locator('xpath=..');
	await gelesen.waitFor();
	await expect
		.poll(() => gelesen.locator(`${AUSGEFUEHRT}, a[href^="javascript" i], a[href^="data" i]`).count())
		.toBe(0);
	expect(dialoge).toEqual([]);
});
