import { describe, expect, it } from 'vitest';
import { dialog, fertig } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** Somebody on a train: without a connection it is said, nothing is lost, and with it everything goes on. */

// A browser that has no page's code from other walks: from its cache it would have it without a connection, too.
const t = frischeSeite({});
const ohneNetz = (ja: boolean) => t.page.context().setOffline(ja);

describe('without a connection', () => {
	it('what was sent is refused with its reason, and can be sent again', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/personen');
		await fertig(t.page, 'Personen');
		await t.page.getByRole('button', { name: 'Person anlegen' }).click();
		await dialog(t.page).getByLabel('Vorname').fill('Bahne');
		await dialog(t.page).getByLabel('Nachname').fill('Funkloch');
		await dialog(t.page).getByLabel('E-Mail').fill('bahne.funkloch@demo.test');
		await ohneNetz(true);
		await dialog(t.page).getByRole('button', { name: 'Anlegen' }).click();
		await dialog(t.page).getByText('Der Server ist nicht erreichbar.').waitFor();
		await expect.poll(() => dialog(t.page).getByLabel('Nachname').inputValue()).toBe('Funkloch');
		await ohneNetz(false);
		await dialog(t.page).getByRole('button', { name: 'Anlegen' }).click();
		await fertig(t.page, /Funkloch/);
	});

	it('a page whose code is not there says so, and comes by itself', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/adressen');
		await fertig(t.page, 'Adressen');
		await ohneNetz(true);
		await t.page.getByRole('link', { name: 'Mahnwesen' }).click();
		await fertig(t.page, 'Keine Verbindung');
		await ohneNetz(false);
		await fertig(t.page, 'Mahnwesen');
	});

	it('what a page asks for fails in so many words, and comes by itself', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/pool');
		await fertig(t.page, 'Pool');
		await t.page.getByRole('table').getByRole('link').first().waitFor();
		await ohneNetz(true);
		await t.page.getByRole('searchbox').first().fill('Niemand heißt so');
		const gescheitert = t.page.getByText('Die Daten konnten nicht geladen werden.');
		await gescheitert.first().waitFor();
		await ohneNetz(false);
		await gescheitert.waitFor({ state: 'detached' });
		await t.page.getByText('0 Einträge').waitFor();
	});
});
