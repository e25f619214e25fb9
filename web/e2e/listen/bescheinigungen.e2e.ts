import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { starteChromium } from '#scripts/chromium.ts';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, ruhig, sende } from '../browser.ts';

/** A certificate by law: issued from its list, withdrawn with a reason, and due again. */

let browser: Browser;
let page: Page;
beforeAll(async () => {
	browser = await starteChromium();
	page = await alsBenutzer(browser, 'traeger@demo.test');
});
afterAll(() => browser.close());

interface Person {
	readonly freiwilligerID: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly dienstantritt: string;
}

/** Somebody in service, whose service then ends early: on its first day, which has come whatever day it is. */
async function beendet(): Promise<Person> {
	const und = [{ feld: 'status', op: 'gleich', wert: 4000 }];
	const f = encodeURIComponent(JSON.stringify({ und }));
	const im = await frage<Person[]>(page, `/v1/freiwilliger/list-freiwillige?sort=-name&groesse=50&f=${f}`);
	const wer = im.find(({ vorname, nachname, dienstantritt }) => vorname && nachname && dienstantritt);
	if (!wer) throw new Error('niemand im Dienst');
	const ende = { datum: wer.dienstantritt, grund: 'Ein Studienplatz', bestaetigt: true };
	await sende(page, 'post', `/v1/freiwilliger/${wer.freiwilligerID}/dienstende`, ende);
	return wer;
}

test('is issued, waits for its signatures, and is due again when it was withdrawn', async () => {
	const stoerungen = lausche(page);
	const { vorname, nachname } = await beendet();
	const name = `${nachname}, ${vorname}`;
	await page.goto('/admin/bescheinigungen?ansicht=alle');
	await fertig(page, 'Bescheinigungen');
	await page.getByPlaceholder('Name, Ort oder Vertragsnummer').fill(`${vorname} ${nachname}`);
	const zeile = page.getByRole('table').getByRole('row').filter({ hasText: name }).first();
	await zeile.getByText('Nicht ausgestellt').waitFor();
	await page.getByRole('button', { name: /^\d[\d.]* Bescheinigung(en)? ausstellen …$/ }).waitFor();
	await ruhig(page);
	expect(await barrieren(page)).toEqual([]);

	await zeile.getByRole('checkbox').check();
	await page.getByRole('button', { name: 'Bescheinigungen ausstellen …', exact: true }).click();
	await dialog(page).getByText('Noch ist nichts geändert.').waitFor();
	await ruhig(page);
	expect(await barrieren(page)).toEqual([]);
	await dialog(page).getByRole('button', { name: '1 Bescheinigung ausstellen' }).click();
	await dialog(page).getByText('1 Eintrag erledigt.').waitFor();
	await dialog(page).getByRole('button', { name: 'Fertig' }).click();
	await zeile.getByText('Unterschriften offen').waitFor();
	await zeile.getByText('Unterschrift bei: Einsatzstelle').waitFor();

	await zeile.getByRole('button', { name: `Aktionen zu ${name}` }).click();
	await page.getByRole('menuitem', { name: 'Zurückziehen …' }).click();
	await dialog(page).getByLabel('Grund').fill('Der Zeitraum war falsch.');
	await ruhig(page);
	await dialog(page).getByRole('button', { name: 'Für ungültig erklären' }).click();
	await dialog(page).waitFor({ state: 'detached' });
	await zeile.getByText('Zurückgezogen').waitFor();
	expect(stoerungen).toEqual([]);
});

test('the start page leads to those that are due', async () => {
	await page.goto('/admin');
	const aufgabe = page.getByText(/^\d[\d.]* Bescheinigung(en)? ausstellen$/).first();
	await aufgabe.waitFor();
	await page.goto('/admin/bescheinigungen');
	await fertig(page, 'Bescheinigungen');
	expect(await barrieren(page)).toEqual([]);
});
