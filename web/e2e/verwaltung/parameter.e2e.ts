import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, gespeichert, lausche, oeffne, portalAdresse } from '../browser.ts';

/** The tenant's parameters: what is saved shows at once, here and at others. */

let admin: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
});
afterAll(async () => {
	const headers = { origin: portalAdresse() };
	const antwort = await admin.request.put(`${portalAdresse()}/api/v1/parameter`, { data: AUSGANG, headers });
	expect(antwort.status()).toBe(200);
});

/** Others play on the same portal. */
const AUSGANG = {
	colorPrimary: '#00636E',
	isWartungsmodus: false,
	wartungHeadline: null,
	vertragsnummerModus: 'PREFIX',
	vertragsnummerPrefix: null,
};
const PETROL = 'rgb(0, 99, 110)';
const reiter = (page: Page, name: string) =>
	page.getByRole('navigation', { name: 'Bereiche der Parameter' }).getByRole('link', { name });
const speichern = (page: Page) => page.getByRole('button', { name: 'Speichern', exact: true });
const farbe = (page: Page) => speichern(page).evaluate((knopf) => getComputedStyle(knopf).backgroundColor);

async function gehe(page: Page): Promise<void> {
	await page.goto('/admin/system/parameter');
	await fertig(page, 'Parameter');
	await page.getByRole('heading', { name: 'Mandant' }).waitFor();
}

test('a colour warns, is replaced by a step that can be read, and is everybody’s as soon as it is saved', async () => {
	const stoerungen = lausche(admin);
	await gehe(admin);
	expect(await barrieren(admin)).toEqual([]);
	await expect.poll(() => farbe(admin)).toBe(PETROL);
	await admin.getByRole('textbox', { name: 'Aktionsfarbe', exact: true }).fill('#C2185B');
	await expect.poll(() => admin.getByText('Zu wenig Kontrast').count()).toBe(0);
	await admin.getByRole('textbox', { name: 'Aktionsfarbe', exact: true }).fill('#178B7D');
	await admin.getByText('Zu wenig Kontrast: 4,2 : 1, nötig sind 4,5 : 1').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await admin.getByRole('button', { name: /^Stufe 7 nehmen/ }).click();
	await expect.poll(() => admin.getByText('Zu wenig Kontrast').count()).toBe(0);
	const gewaehlt = await admin.getByRole('textbox', { name: 'Aktionsfarbe', exact: true }).inputValue();
	await expect.poll(() => farbe(admin)).toBe(PETROL);
	await speichern(admin).click();
	await gespeichert(admin);
	const [r, g, b] = [1, 3, 5].map((i) => Number.parseInt(gewaehlt.slice(i, i + 2), 16));
	await expect.poll(() => farbe(admin)).toBe(`rgb(${r}, ${g}, ${b})`);

	const gast = await oeffne();
	await gast.goto('/login');
	const knopf = gast.getByRole('button', { name: 'Anmelden', exact: true });
	await expect.poll(() => knopf.evaluate((e) => getComputedStyle(e).backgroundColor)).toBe(`rgb(${r}, ${g}, ${b})`);
	expect(stoerungen).toEqual([]);
});

test('the maintenance mode asks first, and others see its words', async () => {
	await gehe(admin);
	await admin.getByLabel('Überschrift des Hinweises').fill('Umzug am Sonntag');
	await admin.getByRole('switch', { name: 'Wartungsmodus' }).check({ force: true });
	await admin.getByText('2 ungespeicherte Änderungen').waitFor();
	await speichern(admin).click();
	await dialog(admin).getByText('Wartungsmodus einschalten?').waitFor();
	await dialog(admin).getByRole('button', { name: 'Abbrechen' }).click();
	await speichern(admin).click();
	await dialog(admin).getByRole('button', { name: 'Speichern und einschalten' }).click();
	await admin.getByRole('status').filter({ hasText: 'Umzug am Sonntag' }).waitFor();

	const gast = await oeffne();
	await gast.goto('/login');
	await gast.getByRole('status').filter({ hasText: 'Umzug am Sonntag' }).waitFor();

	await admin.getByRole('switch', { name: 'Wartungsmodus' }).uncheck({ force: true });
	await speichern(admin).click();
	await admin.getByText('Keine ungespeicherten Änderungen').waitFor();
	await gast.reload();
	await fertig(gast);
	await expect.poll(() => gast.getByText('Umzug am Sonntag').count()).toBe(0);
});

test('one bar saves all tabs; what is refused is named with its tab; leaving asks', async () => {
	await gehe(admin);
	await admin.getByLabel('Kurzbezeichnung').fill('SLM2');
	await reiter(admin, 'Freiwilligendienste').click();
	await admin.getByLabel('Bewerbungen je Person').fill('21');
	await admin.getByText('2 ungespeicherte Änderungen').waitFor();
	await reiter(admin, 'Mahnwesen').click();
	await speichern(admin).click();
	await admin.getByText('Freiwilligendienste – Bewerbungen je Person: Bitte geben Sie höchstens 20 ein').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await admin.getByRole('link', { name: 'Personen' }).click();
	await dialog(admin).getByRole('heading', { name: 'Ungespeicherte Änderungen' }).waitFor();
	await dialog(admin).getByRole('button', { name: 'Bleiben' }).click();
	await admin.getByRole('button', { name: 'Verwerfen' }).click();
	await admin.getByText('Keine ungespeicherten Änderungen').waitFor();
});

test('contract numbers show the next one; the history tells who set them', async () => {
	await gehe(admin);
	await reiter(admin, 'Freiwilligendienste').click();
	await admin.getByRole('radio', { name: 'eine Nummernfolge' }).check();
	await admin.getByLabel('Vorsatz').fill('SLM-');
	await admin.getByText(/^SLM-0\d{3}$/).waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await speichern(admin).click();
	await admin.getByText('Keine ungespeicherten Änderungen').waitFor();
	await admin.getByRole('button', { name: 'Verlauf', exact: true }).click();
	await dialog(admin).getByText('hat die Parameter geändert.').first().waitFor();
	await expect.poll(() => dialog(admin).textContent()).toContain('eine Nummernfolge');
	expect(await barrieren(admin)).toEqual([]);
});

test('two at once: the second learns of the first and decides', async () => {
	const andere = await alsBenutzer('admin@demo.test');
	await gehe(admin);
	await gehe(andere);
	await admin.getByLabel('Überschrift des Hinweises').fill('Erste');
	await speichern(admin).click();
	await admin.getByText('Keine ungespeicherten Änderungen').waitFor();
	await andere.getByLabel('Überschrift des Hinweises').fill('Zweite');
	await speichern(andere).click();
	const hinweis = andere.getByRole('alert').filter({ hasText: 'Jemand anderes hat dasselbe geändert' });
	await hinweis.getByText(/wurde inzwischen von .* auf „Erste“ geändert/).waitFor();
	await hinweis.getByRole('button', { name: 'Meine Eingaben behalten' }).click();
	await hinweis.waitFor({ state: 'hidden' });
	await speichern(andere).click();
	await andere.getByText('Keine ungespeicherten Änderungen').waitFor();
	await gehe(admin);
	await expect.poll(() => admin.getByLabel('Überschrift des Hinweises').inputValue()).toBe('Zweite');
});

test('is for administrators only', async () => {
	const traeger = await alsBenutzer('traeger@demo.test');
	await traeger.goto('/admin/system/parameter');
	await fertig(traeger, 'Das dürfen Sie leider nicht');
});
