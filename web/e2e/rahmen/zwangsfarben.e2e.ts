import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barrieren, fertig } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** Whoever sees better in colours of his own has them everywhere (Windows: contrast themes), here on white and on black. */

const t = frischeSeite({});

const grund = (wo: Locator): Promise<string> => wo.evaluate((element) => getComputedStyle(element).background);

describe.for(['light', 'dark'] as const)('in colours the reader forces on all pages, %s', (colorScheme) => {
	it('what is on, chosen, focused or only drawn is told apart', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/kontingente');
		await fertig(t.page, 'Kontingente');
		await t.page.emulateMedia({ colorScheme, forcedColors: 'active' });
		const gezeichnet = ['belegt', 'reserviert', 'frei'].map((was) =>
			t.page.getByText(was, { exact: true }).first().locator('[aria-hidden]'),
		);
		await expect.poll(async () => new Set(await Promise.all(gezeichnet.map(grund))).size).toBe(3);

		const schalter = t.page.getByRole('switch', { name: 'Frei je Monat' });
		const bahn = schalter.locator('+ *');
		const aus = await grund(bahn);
		await schalter.press('Space');
		await expect.poll(() => grund(bahn)).not.toBe(aus);

		const menue = t.page.getByRole('navigation', { name: 'Hauptmenü' });
		const hier = await grund(menue.getByRole('link', { name: 'Kontingente' }));
		await expect.poll(() => grund(menue.getByRole('link', { name: 'Adressen' }))).not.toBe(hier);

		await t.page.getByRole('button', { name: /Sabine Koch/ }).click();
		const eintraege = t.page.getByRole('menuitem');
		await eintraege.first().waitFor();
		await t.page.keyboard.press('ArrowDown');
		const fokus = t.page.locator('[role=menuitem]:focus');
		await fokus.waitFor();
		expect(await grund(fokus)).not.toBe(await grund(t.page.getByRole('menu')));
	});

	it.for(['/admin', '/admin/bewerbungen', '/admin/meine-bewerbungen', '/karte', '/login'])(
		'%s can be read',
		async (pfad) => {
			if (pfad.startsWith('/admin')) {
				const login = pfad === '/admin/meine-bewerbungen' ? 'freiwillig@demo.test' : 'traeger@demo.test';
				await t.angemeldet(login, pfad);
			} else await t.page.goto(pfad);
			await fertig(t.page);
			const farbe = () => t.page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
			await t.page.emulateMedia({ colorScheme, forcedColors: 'active' });
			await expect.poll(farbe).toBe(colorScheme === 'dark' ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
			expect(await barrieren(t.page, 'FARBEN')).toEqual([]);
		},
	);
});
