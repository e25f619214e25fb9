import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, frage, schliesse, waehle } from '../browser.ts';

/** What is typed into a field for a day or a number and is none, or is too long, stays, is told of there, and goes nowhere. */

const KEIN_DATUM = 'Bitte schreiben Sie das Datum so: 01.09.2026.';
const steht = (feld: Locator) => expect.poll(() => feld.inputValue());

it('a form waits for days and numbers that can be read, and reads what is pasted', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/seminare');
	await fertig(page, 'Seminare');
	await page.getByRole('button', { name: 'Seminar anlegen' }).click();
	await dialog(page).getByLabel('Titel').fill('Tage im Unlesbaren');
	await waehle(dialog(page), 'Seminartyp', 'Freies Seminar');
	const von = dialog(page).getByLabel('Von');
	const bis = dialog(page).getByLabel('Bis');
	const tage = dialog(page).getByLabel('Geplante Tage');
	const plaetze = dialog(page).getByLabel('Plätze');
	await von.fill('31.02.2027');
	await von.press('Tab');
	await dialog(page).getByText(KEIN_DATUM).waitFor();
	await steht(von).toBe('31.02.2027');
	await tage.fill('zwei');
	const gesendet: string[] = [];
	page.on('request', (anfrage) => {
		if (anfrage.method() === 'POST') gesendet.push(anfrage.url());
	});
	await tage.press('Enter');
	await dialog(page).getByText('Bitte geben Sie eine Zahl ein, zum Beispiel 12,5.').waitFor();
	await expect.poll(() => von.evaluate((feld) => feld === document.activeElement)).toBe(true);
	expect(await barrieren(page)).toEqual([]);

	await von.fill('2027-02-15');
	await bis.fill('17. Februar 2027');
	await tage.fill('2.5');
	await plaetze.fill('24,00');
	await plaetze.press('Tab');
	await steht(von).toBe('15.02.2027');
	await steht(bis).toBe('17.02.2027');
	await steht(tage).toBe('2,5');
	await steht(plaetze).toBe('24');
	// Nothing is cut off what is too long either.
	const beschreibung = dialog(page).getByLabel('Beschreibung');
	await beschreibung.fill('x'.repeat(5_200));
	await dialog(page).getByText('Bitte geben Sie höchstens 5.000 Zeichen ein. Es sind 5.200.').waitFor();
	await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
	await expect.poll(() => beschreibung.evaluate((feld) => feld === document.activeElement)).toBe(true);
	expect(gesendet).toEqual([]);
	await beschreibung.fill('Am See.');
	await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
	await fertig(page, 'Tage im Unlesbaren');
	const id = new URL(page.url()).pathname.split('/').at(-1);
	const seminar = await frage<Record<string, unknown>>(page, `/v1/seminar/${id}`);
	expect(seminar).toMatchObject({ maxTeilnehmer: 24, geplanteTage: 2.5 });
	await schliesse(page);
});

it('a day edited in place isn’t taken for the old one', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/freiwillige');
	const akte = (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
	await page.goto(`${akte}/daten`);
	await page.getByRole('button', { name: 'Geburtsdatum bearbeiten' }).click();
	const gruppe = page.getByRole('group', { name: 'Geburtsdatum', exact: true });
	const tag = gruppe.getByRole('textbox');
	const vorher = await tag.inputValue();
	await tag.fill('31.02.2008');
	await tag.press('Enter');
	await gruppe.getByText(KEIN_DATUM).waitFor();
	await steht(tag).toBe('31.02.2008');
	// The calendar doesn't cover why.
	await tag.click();
	const kalender = page.locator('[data-dates-dropdown]');
	const grund = await gruppe.getByText(KEIN_DATUM).boundingBox();
	await expect
		.poll(async () => (await kalender.boundingBox())?.y)
		.toBeGreaterThanOrEqual((grund?.y ?? 0) + (grund?.height ?? 0));
	await tag.fill(vorher);
	await expect.poll(() => gruppe.getByText(KEIN_DATUM).count()).toBe(0);
	await tag.press('Enter');
	await page.getByRole('button', { name: 'Geburtsdatum bearbeiten' }).waitFor();
	await schliesse(page);
});

it('after a refusal one goes on typing, and what is put right isn’t named any more', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/personen');
	await fertig(page, 'Personen');
	await page.getByRole('button', { name: 'Person anlegen' }).click();
	await dialog(page).getByRole('button', { name: 'Anlegen' }).click();
	const genannt = dialog(page).getByRole('alert');
	await genannt.getByRole('link', { name: 'Nachname' }).waitFor();
	await expect.poll(() => genannt.evaluate((kasten) => kasten === document.activeElement)).toBe(true);
	const nachname = dialog(page).getByLabel('Nachname');
	await nachname.click();
	await page.keyboard.type('Probe');
	await steht(nachname).toBe('Probe');
	await expect.poll(() => nachname.evaluate((feld) => feld === document.activeElement)).toBe(true);
	await expect.poll(() => genannt.getByRole('link', { name: 'Nachname' }).count()).toBe(0);
	await schliesse(page);
});

it('a name typed whole is chosen, and what isn’t offered is told of', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/freiwillige');
	const akte = (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
	await page.goto(`${akte}/daten`);
	await page.getByRole('button', { name: 'Geburtsland bearbeiten' }).click();
	const gruppe = page.getByRole('group', { name: 'Geburtsland', exact: true });
	const land = gruppe.locator('input').first();
	await land.fill('Atlantis');
	await land.press('Tab');
	await gruppe.getByText('„Atlantis“ steht nicht zur Auswahl.').waitFor();
	await land.fill('österreich');
	await land.press('Tab');
	await steht(land).toBe('Österreich');
	await expect.poll(() => gruppe.getByText('steht nicht zur Auswahl').count()).toBe(0);
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: 'Geburtsland bearbeiten' }).waitFor();
	await schliesse(page);
});

it('a dialog asks before the way back takes what was typed', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/personen');
	await page.getByRole('link', { name: 'Seminare', exact: true }).click();
	await fertig(page, 'Seminare');
	await page.getByRole('button', { name: 'Seminar anlegen' }).click();
	const titel = dialog(page).getByLabel('Titel');
	await titel.fill('Fast verloren');
	await page.evaluate(() => history.back());
	await dialog(page).getByText('Eingaben verwerfen?').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect.poll(() => titel.evaluate((feld) => feld === document.activeElement)).toBe(true);
	await steht(titel).toBe('Fast verloren');
	await page.evaluate(() => history.back());
	await dialog(page).getByRole('button', { name: 'Verwerfen' }).click();
	await fertig(page, 'Personen');
	await schliesse(page);
});

it('Esc closes what lies open over a remark, and an empty one, but takes no words away', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/freiwillige');
	const akte = (await page.getByRole('table').getByRole('link').first().getAttribute('href')) ?? '';
	await page.goto(akte);
	await page.getByRole('button', { name: 'Bemerkung schreiben' }).click();
	const formular = page.getByRole('form', { name: 'Bemerkung schreiben' });
	await formular.getByLabel('Bemerkung').press('Escape');
	await formular.waitFor({ state: 'hidden' });
	await page.getByRole('button', { name: 'Bemerkung schreiben' }).click();
	const wiedervorlage = formular.getByLabel('Wiedervorlage am');
	await wiedervorlage.click();
	await page.locator('[data-dates-dropdown]').waitFor();
	await wiedervorlage.press('Escape');
	await page.locator('[data-dates-dropdown]').waitFor({ state: 'hidden' });
	await formular.getByLabel('Bemerkung').fill('Ruft morgen zurück.');
	await formular.getByLabel('Bemerkung').press('Escape');
	await steht(formular.getByLabel('Bemerkung')).toBe('Ruft morgen zurück.');
	await formular.getByRole('button', { name: 'Abbrechen' }).click();
	await formular.waitFor({ state: 'hidden' });
	await schliesse(page);
});

it.each([
	['traeger@demo.test', '/admin/support', 'Ihre Nachricht'],
	['traeger@demo.test', '/barrierefreiheit', 'Ihre Nachricht'],
] as const)('%s on %s is asked before a begun message is left', async (wer, pfad, name) => {
	const page = await alsBenutzer(wer, '/admin/personen');
	await fertig(page, 'Personen');
	await page.goto(pfad);
	await fertig(page);
	const text = page.getByRole('main').getByRole('textbox', { name });
	await text.fill('Noch nicht fertig');
	await page
		.getByRole('link', { name: /^(Start|Zur Startseite)$/ })
		.first()
		.click();
	await page.getByRole('dialog', { name: 'Ungespeicherte Änderungen' }).waitFor();
	await page.getByRole('dialog').getByRole('button', { name: 'Auf der Seite bleiben' }).click();
	await steht(text).toBe('Noch nicht fertig');
	await schliesse(page);
});
