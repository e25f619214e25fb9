import { describe, expect, it } from 'vitest';
import { dialog, fertig } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** What comes later may be out of reach by then: the connection is gone, or a newer version has taken its place. */

const t = frischeSeite();

const hinweis = () => t.page.getByText('Ein Teil der Seite ließ sich nicht laden.');

/** From here on there is no more code, until a page is asked for anew. */
async function nimmCodeWeg(): Promise<void> {
	let weg = true;
	await t.page.route('**/*', (route) => {
		const anfrage = route.request();
		if (anfrage.resourceType() === 'document') weg = false;
		return weg && anfrage.resourceType() === 'script' ? route.fulfill({ status: 404, body: '' }) : route.continue();
	});
}

describe('code that can no longer be fetched', () => {
	it('leaves the page as it is, and what was entered, until it is loaded anew', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/adressen');
		await fertig(t.page, 'Adressen');
		await nimmCodeWeg();
		const suche = t.page.getByRole('searchbox').first();
		await suche.fill('Turnverein');
		await t.page.getByRole('button', { name: 'Adresse anlegen' }).click();
		await hinweis().waitFor();
		await t.page.getByRole('heading', { name: 'Adressen', level: 1 }).waitFor();
		await expect.poll(() => suche.inputValue()).toBe('Turnverein');
		await t.page.getByRole('button', { name: 'Seite neu laden' }).click();
		await fertig(t.page, 'Adressen');
		await t.page.getByRole('button', { name: 'Adresse anlegen' }).click();
		await dialog(t.page).getByLabel('Bezeichnung').waitFor();
		await expect.poll(() => hinweis().count()).toBe(0);
	});

	it('is asked for anew with the page somebody goes to', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/adressen');
		await fertig(t.page, 'Adressen');
		await nimmCodeWeg();
		await t.page.getByRole('link', { name: 'Kontingente' }).click();
		await fertig(t.page, 'Kontingente');
	});

	it('is no reason to lose the page where it is broken, either', async () => {
		await t.page.route('**/assets/toasts-*.js', (route) =>
			route.fulfill({ contentType: 'text/javascript', body: "throw new Error('kaputt')" }),
		);
		await t.page.goto('/login');
		await fertig(t.page);
		const geholt = t.page.waitForResponse(/\/assets\/toasts-.*\.js$/);
		await t.page.getByLabel('E-Mail').pressSequentially('traeger');
		await geholt;
		await expect.poll(() => t.page.getByLabel('E-Mail').inputValue()).toBe('traeger');
	});

	it('is told of before the login, too', async () => {
		await t.page.goto('/login');
		await fertig(t.page);
		await nimmCodeWeg();
		await t.page.getByLabel('E-Mail').pressSequentially('traeger@demo.test');
		await hinweis().waitFor();
		await expect.poll(() => t.page.getByLabel('E-Mail').inputValue()).toBe('traeger@demo.test');
	});
});
