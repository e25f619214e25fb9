import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, portalAdresse, waehle } from '../browser.ts';

/** One action on many rows of a list: tried first, then done, then taken back. */

const zeilen = (page: Page) =>
	page
		.getByRole('table')
		.getByRole('row')
		.filter({ has: page.getByRole('link') });
const laeufe = async (page: Page) => (await frage<{ id: string }[]>(page, '/v1/sammelaktion')).map(({ id }) => id);
const BEWORBEN = encodeURIComponent(JSON.stringify({ und: [{ feld: 'wunschstatus', op: 'gleich', wert: 0 }] }));

test('all hits are tried by keyboard alone, each reason is a group, and nothing has happened yet', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(page);
	// Other walks leave runs here, too: what counts is that a trial adds none.
	const vorher = await laeufe(page);
	await page.goto('/admin/bewerbungen');
	await fertig(page, 'Bewerbungen');
	await zeilen(page).first().getByRole('checkbox').focus();
	await page.keyboard.press('Space');
	await page.getByText('1 ausgewählt').waitFor();
	await page.getByRole('button', { name: /^Alle \d+ Treffer auswählen$/ }).focus();
	await page.keyboard.press('Enter');
	const wort = await page.getByText(/^\d+ ausgewählt$/).textContent();
	const anzahl = Number.parseInt(wort ?? '', 10);
	expect(anzahl).toBeGreaterThan(50);
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('button', { name: 'Weitere Aktionen' }).focus();
	await page.keyboard.press('Enter');
	await page.getByRole('menuitem', { name: 'Vertragseinigung …' }).focus();
	await page.keyboard.press('Enter');
	const bericht = dialog(page);
	await bericht.getByText('Noch ist nichts geändert.').waitFor();
	await bericht.getByRole('button', { name: `${anzahl} alle` }).waitFor();
	await bericht.getByText('In diesem Status nicht möglich').first().waitFor();
	await expect.poll(() => bericht.getByText('Regel G22').count()).toBeGreaterThan(0);
	expect(await barrieren(page)).toEqual([]);
	await bericht.getByRole('button', { name: /gesperrt/ }).focus();
	await page.keyboard.press('Enter');
	await expect.poll(() => bericht.getByRole('heading', { name: /^Möglich/ }).count()).toBe(0);
	await page.keyboard.press('Escape');
	await bericht.waitFor({ state: 'detached' });
	await page.goto('/admin/sammelaktionen');
	await fertig(page, 'Sammelaktionen');
	await expect.poll(() => laeufe(page)).toEqual(vorher);
	expect(await barrieren(page)).toEqual([]);
	expect(stoerungen).toEqual([]);
});

test('the bar keeps to one line: what has no room is in its menu, and comes back', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/bewerbungen');
	await fertig(page, 'Bewerbungen');
	for (const nr of [0, 1]) await zeilen(page).nth(nr).getByRole('checkbox').check();
	const leiste = page.getByRole('status').filter({ hasText: '2 ausgewählt' });
	const nachricht = leiste.getByRole('button', { name: 'Nachricht …' });
	const inEinerZeile = () => expect.poll(async () => (await leiste.boundingBox())?.height).toBeLessThan(60);
	await nachricht.waitFor();
	await inEinerZeile();

	await page.setViewportSize({ width: 1100, height: 900 });
	await nachricht.waitFor({ state: 'hidden' });
	await inEinerZeile();
	expect(await barrieren(page)).toEqual([]);
	await leiste.getByRole('button', { name: 'Weitere Aktionen' }).click();
	await page.getByRole('menuitem', { name: 'Nachricht …' }).waitFor();
	await page.keyboard.press('Escape');

	await page.setViewportSize({ width: 1440, height: 900 });
	await nachricht.waitFor();
	await inEinerZeile();
});

test('one of two is put on the waiting list and taken off again; the report names the other, and waits under an address of its own', async () => {
	const page = await alsBenutzer('verein@demo.test');
	const stoerungen = lausche(page);
	await page.goto(`/admin/bewerbungen?f=${BEWORBEN}`);
	await fertig(page, 'Bewerbungen');
	const namen: string[] = [];
	for (const nr of [0, 1]) {
		const zeile = zeilen(page).nth(nr);
		namen.push((await zeile.getByRole('link').textContent()) ?? '');
		await zeile.getByRole('checkbox').check();
	}
	await page.getByRole('button', { name: 'Weitere Aktionen' }).click();
	await page.getByRole('menuitem', { name: /Auf die Warteliste setzen … 2 von 2/ }).click();
	const bericht = dialog(page);
	await bericht.getByRole('checkbox', { name: namen[1] ?? '' }).uncheck();
	await bericht.getByRole('button', { name: '1 auf die Warteliste setzen' }).click();
	await bericht.getByText('1 Eintrag erledigt.').waitFor();
	const nichtDabei = bericht.locator('section').filter({ has: page.getByRole('heading', { name: /^Nicht dabei/ }) });
	await nichtDabei.getByText(namen[1] ?? '').waitFor();
	await nichtDabei.getByText('Von Ihnen abgewählt', { exact: true }).waitFor();
	const [datei] = await Promise.all([
		page.waitForEvent('download'),
		bericht.getByRole('button', { name: 'Bericht als CSV' }).click(),
	]);
	const zeilenDerDatei = (await readFile(await datei.path(), 'utf8')).trim().split('\r\n').slice(1);
	expect(zeilenDerDatei.map((zeile) => zeile.split(';').at(-2))).toEqual(['Erledigt', 'Nicht dabei']);
	for (const name of namen) await bericht.getByText(name).first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await bericht.getByRole('button', { name: 'Fertig' }).click();

	await page.getByRole('button', { name: 'Rückgängig' }).click();
	await page.waitForURL(/\/admin\/sammelaktionen\/[0-9a-f-]{36}$/);
	await fertig(page, 'Von der Warteliste nehmen');
	await page.getByText('1 Eintrag erledigt.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.goto('/admin/sammelaktionen');
	await fertig(page, 'Sammelaktionen');
	expect((await page.getByRole('table').getByRole('link').allTextContents()).slice(0, 2)).toEqual([
		'Von der Warteliste nehmen',
		'Auf die Warteliste setzen',
	]);
	expect(stoerungen).toEqual([]);
});

test('what is missing is asked for before anything is tried', async () => {
	const page = await alsBenutzer('verein@demo.test');
	await page.goto(`/admin/bewerbungen?f=${BEWORBEN}`);
	await fertig(page, 'Bewerbungen');
	await zeilen(page).first().getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Ablehnen …' }).click();
	await dialog(page).getByRole('button', { name: 'Prüfen' }).click();
	await dialog(page).getByText('Dies ist ein Pflichtfeld').waitFor();
	await dialog(page).getByLabel('Grund').fill('Alle Plätze sind vergeben.');
	await dialog(page).getByRole('button', { name: 'Prüfen' }).click();
	await dialog(page).getByRole('button', { name: '1 Bewerbung ablehnen' }).waitFor();
	await dialog(page).getByRole('button', { name: 'Zurück' }).click();
	await dialog(page).getByRole('button', { name: 'Abbrechen' }).click();
});

test('two in the pool get one message each, and only they go into the file', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/pool');
	await fertig(page, 'Pool');
	const namen: string[] = [];
	for (const nr of [0, 1]) {
		namen.push((await zeilen(page).nth(nr).getByRole('link').textContent()) ?? '');
		await zeilen(page).nth(nr).getByRole('checkbox').check();
	}
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'CSV' }).last().click(),
	]);
	const [kopf = '', ...inhalt] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
	expect(kopf).toContain('Nachname;Vorname;Alter');
	expect(inhalt.map((zeile) => zeile.split(';').slice(0, 2).join(', '))).toEqual(namen);

	await page.getByRole('button', { name: /^Nachricht …/ }).click();
	await dialog(page).getByRole('heading', { name: 'Nachricht an 2 Personen' }).waitFor();
	await dialog(page).getByRole('textbox', { name: 'Betreff' }).fill('Neue Stellen');
	await dialog(page).getByRole('textbox', { name: 'Nachricht' }).fill('Schauen Sie auf die Karte.');
	expect(await barrieren(page)).toEqual([]);
	await dialog(page).getByRole('button', { name: 'An 2 Personen senden' }).click();
	await page.getByText('Die Nachricht geht an 2 Personen').waitFor();
	await page.getByRole('button', { name: 'Ansehen' }).click();
	await page.getByText('2 Einträge erledigt.').waitFor();
	expect(stoerungen).toEqual([]);
});

/** Two of one's own without a Dienstart: what is done to them reaches no other test. */
async function ohneDienstart(page: Page, nachname: string): Promise<void> {
	const [vorbild] = await frage<{ einsatzortID: string }[]>(page, '/v1/freiwilliger/bewerbungen');
	for (const vorname of ['Ole', 'Pia']) {
		const data = {
			vorname,
			nachname,
			geschlecht: 'W',
			geburtsdatum: '2005-03-04',
			wuensche: [{ einsatzortID: vorbild?.einsatzortID, dienstartID: null }],
		};
		const headers = { origin: portalAdresse(), 'idempotency-key': randomUUID() };
		const antwort = await page.request.post(`${portalAdresse()}/api/v1/freiwilliger/erfassung`, { data, headers });
		expect(antwort.status(), await antwort.text()).toBeLessThan(300);
	}
}

test('what is missing is set for all who lack it, and said in the dialog instead of over its buttons', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	await ohneDienstart(page, 'Sammelkamp');
	await page.goto('/admin/bewerbungen?ansicht=alle&text=Sammelkamp');
	await fertig(page, 'Bewerbungen');
	for (const nr of [0, 1]) await zeilen(page).nth(nr).getByRole('checkbox').check();
	await page.getByRole('button', { name: /^Verhandlung beginnen …/ }).click();
	const bericht = dialog(page);
	const fehlt = bericht.getByRole('heading', { name: /^Dienstart noch offen/ });
	await fehlt.waitFor();
	await waehle(bericht, 'Dienstart', 'FSJ');
	await bericht.getByRole('button', { name: 'Festlegen, neu prüfen' }).click();
	await bericht.getByText('Bei 2 Einträgen behoben. Sonst ist noch nichts geändert.').waitFor();
	await expect.poll(() => fehlt.count()).toBe(0);
	await expect.poll(() => page.getByRole('alert').count()).toBe(0);
	expect(await barrieren(page)).toEqual([]);
	await bericht.getByRole('button', { name: 'Abbrechen' }).click();
});

test('what a run could not do is tried again from its report, with the reasons and what removes them', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	await ohneDienstart(page, 'Nachkamp');
	await page.goto('/admin/bewerbungen?ansicht=alle&text=Nachkamp');
	await fertig(page, 'Bewerbungen');
	const f = encodeURIComponent(JSON.stringify({ text: 'Nachkamp' }));
	const [erste] = await frage<{ wunschID: string }[]>(page, `/v1/freiwilliger/bewerbungen?f=${f}`);
	const data = { liste: 'BEWERBUNGEN', eingabe: { aktion: 'verhandeln' }, ids: [erste?.wunschID] };
	const headers = { origin: portalAdresse(), 'idempotency-key': randomUUID() };
	const antwort = await page.request.post(`${portalAdresse()}/api/v1/sammelaktion`, { data, headers });
	const { data: lauf } = (await antwort.json()) as { data: { id: string } };
	await page.goto(`/admin/sammelaktionen/${lauf.id}`);
	await page.getByText('0 Einträge erledigt, 1 nicht.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: 'Warum? 1 erneut prüfen' }).click();
	const bericht = dialog(page);
	await bericht.getByRole('heading', { name: /^Dienstart noch offen/ }).waitFor();
	await waehle(bericht, 'Dienstart', 'FSJ');
	await bericht.getByRole('button', { name: 'Festlegen, neu prüfen' }).click();
	await bericht.getByText('Bei 1 Eintrag behoben. Sonst ist noch nichts geändert.').waitFor();
	expect(await barrieren(page)).toEqual([]);
});
