import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche } from '../browser.ts';

/** An application is declined by mistake, and nobody hears of it. */

let page: Page;
let stoerungen: string[];
let id: string;

beforeAll(async () => {
	page = await alsBenutzer('traeger@demo.test');
	stoerungen = lausche(page);
	const f = encodeURIComponent(JSON.stringify({ und: [{ feld: 'wunschstatus', op: 'gleich', wert: 0 }] }));
	const [erste] = await frage<{ freiwilligerID: string }[]>(page, `/v1/freiwilliger/bewerbungen?f=${f}`);
	id = erste?.freiwilligerID ?? '';
});

const stati = async () => {
	const akte = await frage<{ wuensche: { status: number }[] }>(page, `/v1/freiwilliger/${id}/bewerbung`);
	return akte.wuensche.map(({ status }) => status);
};
const zurueck = () => page.getByRole('button', { name: 'Rückgängig', exact: true });
/** In the toast, at the lower right; the other one stands over the file. */
const imToast = () => page.locator('[data-toast]').getByRole('button', { name: 'Rückgängig' });

let vorher: number[];
beforeEach(async () => {
	await page.goto(`/admin/freiwillige/${id}`);
	await fertig(page);
	vorher = await stati();
	await page.getByRole('button', { name: 'Ablehnen …' }).first().click();
	await dialog(page)
		.getByText(/^Die Bewerbung bei .+ wird beendet\.$/)
		.waitFor();
	await dialog(page).getByRole('textbox').first().fill('Versehen');
	await dialog(page).getByRole('button', { name: 'Ablehnen', exact: true }).click();
	await page.getByText('Die Bewerbung ist abgelehnt').waitFor();
});

async function istWieVorher(): Promise<void> {
	await page.getByText('Zurückgenommen: Es ist wieder, wie es war').first().waitFor();
	await expect.poll(stati).toEqual(vorher);
	await expect.poll(() => page.getByText('Sie haben die Bewerbung abgelehnt.').count()).toBe(0);
}

it('by the button over the file, which says how long there is time', async () => {
	await page.getByText('Sie haben die Bewerbung abgelehnt.').waitFor();
	await page.getByText(/^Die E-Mails dazu warten noch [1-5]\d Sekunden\.$/).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await zurueck().first().click();
	await istWieVorher();
	// The strip is gone: one goes on at the history.
	await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Verlauf');
	expect(stoerungen).toEqual([]);
});

it('by Strg+Z, wherever one is', async () => {
	await imToast().waitFor();
	await page.keyboard.press('Control+z');
	await istWieVorher();
});

it('by the toast, to which F6 leads', async () => {
	await imToast().waitFor();
	await page.keyboard.press('F6');
	await expect.poll(() => imToast().evaluate((knopf) => knopf === document.activeElement)).toBe(true);
	await page.keyboard.press('Enter');
	await istWieVorher();
});
