import { describe, expect, it } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, gespeichert, lausche, schliesse } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** The help of each page, and the notes in it. */

const t = frischeSeite();

describe('help', () => {
	const hilfe = () => t.page.getByRole('button', { name: 'Hilfe', exact: true });

	it('explains the page, by keyboard alone, and keeps a note that nobody else reads', async () => {
		const stoerungen = lausche(t.page);
		await t.angemeldet('traeger@demo.test', '/admin/statuswechsel');
		await fertig(t.page, 'Statusänderungen');
		await hilfe().focus();
		await t.page.keyboard.press('Enter');
		await dialog(t.page).getByText('Jeder Wechsel eines Status mit Zeit, Anlass und Namen.').waitFor();
		expect(await barrieren(t.page)).toEqual([]);
		await dialog(t.page).getByRole('button', { name: 'Notiz schreiben' }).focus();
		await t.page.keyboard.press('Enter');
		await t.page.getByRole('textbox', { name: 'Meine Notiz' }).waitFor();
		await t.page.keyboard.type('Montags durchsehen.');
		await t.page.keyboard.press('Tab');
		await t.page.keyboard.press('Enter');
		await gespeichert(t.page);
		await dialog(t.page).getByText('Montags durchsehen.').waitFor();
		for (const farbe of ['dark', 'light'] as const) {
			await t.page.emulateMedia({ colorScheme: farbe });
			expect(await barrieren(t.page), farbe).toEqual([]);
		}
		await t.page.keyboard.press('Escape');
		await dialog(t.page).waitFor({ state: 'detached' });
		await expect.poll(() => hilfe().evaluate((knopf) => knopf === document.activeElement)).toBe(true);

		const admin = await alsBenutzer('admin@demo.test');
		await admin.goto('/admin/statuswechsel');
		await fertig(admin, 'Statusänderungen');
		await admin.getByRole('button', { name: 'Hilfe', exact: true }).click();
		await dialog(admin).getByText('Jeder Wechsel eines Status').waitFor();
		expect((await dialog(admin).textContent()) ?? '').not.toContain('Montags');
		await schliesse(admin);
		expect(stoerungen).toEqual([]);
	});

	it('lets the Traeger add what its sites read, and shows what another wrote meanwhile', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/freiwillige');
		await fertig(t.page, 'Freiwillige');
		await hilfe().click();
		await dialog(t.page).getByRole('button', { name: 'Hinweis des Trägers schreiben' }).click();
		await t.page.getByRole('textbox', { name: 'Vom Träger' }).fill('Fragen an Frau Koch.');

		const admin = await alsBenutzer('admin@demo.test');
		await admin.goto('/admin/freiwillige');
		await fertig(admin, 'Freiwillige');
		await admin.getByRole('button', { name: 'Hilfe', exact: true }).click();
		await dialog(admin).getByRole('button', { name: 'Hinweis des Trägers schreiben' }).click();
		await admin.getByRole('textbox', { name: 'Vom Träger' }).fill('<b>Fragen</b> an Herrn Vogt.');
		await dialog(admin).getByRole('button', { name: 'Speichern' }).click();
		await dialog(admin).getByRole('button', { name: 'Hinweis des Trägers bearbeiten' }).waitFor();
		await schliesse(admin);

		const speichern = dialog(t.page).getByRole('button', { name: 'Speichern' });
		await speichern.click();
		await dialog(t.page)
			.getByText('Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.')
			.waitFor();
		await dialog(t.page).getByText('<b>Fragen</b> an Herrn Vogt.').waitFor();
		await expect
			.poll(() => t.page.getByRole('textbox', { name: 'Vom Träger' }).inputValue())
			.toBe('Fragen an Frau Koch.');
		await speichern.click();
		await gespeichert(t.page);

		const verein = await alsBenutzer('verein@demo.test');
		await verein.goto('/admin/freiwillige');
		await fertig(verein, 'Freiwillige');
		await verein.getByRole('button', { name: 'Hilfe', exact: true }).click();
		await dialog(verein).getByText('Fragen an Frau Koch.').waitFor();
		await expect
			.poll(() =>
				dialog(verein)
					.getByRole('button', { name: /Träger/ })
					.count(),
			)
			.toBe(0);
		await schliesse(verein);
	});

	it('stands in dialogs and on the login page, too', async () => {
		await t.page.goto('/login');
		await fertig(t.page);
		await hilfe().click();
		await dialog(t.page).getByText('Melden Sie sich mit Ihrer E-Mail-Adresse').waitFor();
		await expect.poll(() => dialog(t.page).getByRole('button').count()).toBe(1);
		expect(await barrieren(t.page)).toEqual([]);
		await t.page.keyboard.press('Escape');
		await t.angemeldet('traeger@demo.test', '/admin/bewerbungen');
		await fertig(t.page, 'Bewerbungen');
		await t.page.getByRole('table').getByRole('link').first().click();
		await t.page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
		await t.page.getByRole('menuitem', { name: 'Status manuell setzen …' }).click();
		await dialog(t.page).getByRole('button', { name: 'Hilfe', exact: true }).click();
		await dialog(t.page).getByText('Setzen Sie den Status nur von Hand').waitFor();
		expect(await barrieren(t.page)).toEqual([]);
		await t.page.keyboard.press('Escape');
		await dialog(t.page).getByText('Setzen Sie den Status nur von Hand').waitFor({ state: 'detached' });
		await dialog(t.page).getByRole('heading', { name: 'Status manuell setzen' }).waitFor();
	});

	it('of a key nobody defined is an error like any other', async () => {
		const stoerungen = lausche(t.page);
		await t.page.route('**/api/v1/stammdaten/help/bewerbungen', async (route) => {
			const url = route.request().url().replace('bewerbungen', 'gibt-es-nicht');
			await route.fulfill({ response: await route.fetch({ url }) });
		});
		await t.angemeldet('traeger@demo.test', '/admin/bewerbungen');
		await fertig(t.page, 'Bewerbungen');
		await hilfe().click();
		await fertig(t.page, 'Hoppla, da ist was schiefgelaufen');
		expect(stoerungen.join('\n')).toContain('Hilfetext nicht definiert');
	});
});
