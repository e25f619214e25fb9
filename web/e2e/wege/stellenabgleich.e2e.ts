import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Plattform, startePlattform } from '#api/tests/platzportal.fixture.ts';
import { startePortal } from '#scripts/test/portal.ts';
import { alsBenutzer, barrieren, beziehe, dialog, fertig, lausche, oeffne, sende } from '../browser.ts';

/** Places on a platform: set up, sent, refused and mended; and whoever comes from there is greeted. */

let plattform: Plattform;
/** With a portal of its own: others find nothing set up. */
beforeAll(async () => {
	plattform = await startePlattform();
	await beziehe(startePortal());
}, 120_000);
afterAll(async () => {
	await plattform?.stop();
});

const kachel = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ${name}$`) });

test('places are sent, one is refused and says why, a trial run changes nothing', { timeout: 120_000 }, async () => {
	const page = await alsBenutzer('admin@demo.test', '/admin/system/integrationen');
	const stoerungen = lausche(page);
	await fertig(page, 'Integrationen');
	await page.getByText('Nicht verbunden. Es wird nichts gesendet.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('link', { name: 'Einrichten …' }).click();
	await fertig(page, 'freiwillig-ja');
	expect(await barrieren(page)).toEqual([]);

	let abgelehnt: unknown = null;
	plattform.ablehnung = ({ id }) => {
		abgelehnt ??= id;
		return id === abgelehnt ? { field: 'postalCode', code: 'MISMATCH' } : null;
	};
	await page.getByRole('button', { name: 'Einrichten …' }).click();
	const felder = dialog(page);
	await felder.getByLabel('Adresse der Schnittstelle').fill('https://127.0.0.1');
	await felder.getByRole('textbox', { name: 'Schlüssel' }).fill(plattform.schluessel);
	await felder.getByRole('checkbox', { name: 'Freiwilliges Soziales Jahr' }).check();
	expect(await barrieren(page)).toEqual([]);
	await felder.getByRole('button', { name: 'Speichern' }).click();
	await felder.getByText('muss mit https:// beginnen und öffentlich erreichbar sein').waitFor();
	await felder.getByLabel('Adresse der Schnittstelle').fill(plattform.url);
	await felder.getByRole('button', { name: 'Speichern' }).click();
	await page.getByText('freiwillig-ja ist eingerichtet').waitFor();

	await page.getByText(/^Die Postleitzahl \d{5} gehört nicht zu „.+“\./).waitFor({ timeout: 60_000 });
	await kachel(page, 'wartet').filter({ hasText: /^0/ }).waitFor({ timeout: 60_000 });
	expect(await barrieren(page)).toEqual([]);
	await kachel(page, 'abgelehnt').click();
	await expect.poll(() => page.getByRole('rowheader').count()).toBe(1);
	await page.getByRole('link', { name: /^Adresse öffnen: / }).waitFor();
	await kachel(page, 'alle').click();

	plattform.ablehnung = () => null;
	const anfragen = plattform.anfragen.length;
	await page.getByRole('button', { name: 'Probelauf' }).click();
	const probe = page.getByRole('complementary', { name: 'Probelauf' });
	await probe.getByText('1 wird wieder abgelehnt').waitFor();
	expect(plattform.anfragen.slice(anfragen).map(({ was }) => was)).toEqual(['GET /api/v2/places']);
	expect(await barrieren(page)).toEqual([]);
	await probe.press('Escape');
	await page.getByRole('button', { name: '1 jetzt senden' }).click();
	await page.getByText('1 Stelle wird gesendet').waitFor();
	await kachel(page, 'abgelehnt').filter({ hasText: /^0/ }).waitFor({ timeout: 60_000 });
	// It waits to be sent then.
	await expect.poll(() => plattform.plaetze.has(String(abgelehnt)), { timeout: 60_000 }).toBe(true);
	expect(stoerungen).toEqual([]);
});

test('whoever follows a link of the platform is greeted', async () => {
	const admin = await alsBenutzer('admin@demo.test');
	await sende(admin, 'put', '/v1/parameter', {
		freiwilligJaReferrerHeadline: 'Willkommen von freiwillig-ja',
		freiwilligJaReferrerText: 'Schön, dass Sie hier sind.',
	});
	const [platz] = plattform.plaetze.values();
	const link = new URL(String(platz?.url));
	const gast = await oeffne();
	await gast.goto(`${link.pathname}${link.search}`);
	await gast.getByText('Willkommen von freiwillig-ja').waitFor();
	expect(await barrieren(gast)).toEqual([]);
	await gast.goto('/?ref=freiwillig-ja');
	await gast.getByText('Willkommen von freiwillig-ja').waitFor();
	await gast.goto(link.pathname);
	await gast.getByRole('heading', { level: 1 }).waitFor();
	await expect.poll(() => gast.getByText('Willkommen von freiwillig-ja').count()).toBe(0);
});
