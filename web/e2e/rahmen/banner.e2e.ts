import { describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { AUSGABEN } from '#domain/neuerungen/neuerungen.ts';
import { fertig } from '../browser.ts';
import { amBeginn, frischeSeite, mitDaten } from '../seite.ts';

/** What stands above all pages: the maintenance, the update, and the page with the news. */

const t = frischeSeite();
const [AUSGABE] = AUSGABEN;
if (!AUSGABE) throw new Error('Es gibt keine Ausgabe');
const NEU = `${AUSGABE.time}T12:00:00Z`;
const ALT = `${addiereTage(AUSGABE.time, 7)}T01:00:00Z`;

describe('maintenance banner', () => {
	it.each(['/', '/login', '/freiwillige/login', '/passwort-vergessen', '/registrierung'])(
		'shows on %s',
		async (seite) => {
			await amBeginn(
				t.page,
				'**/api/v1/parameter',
				mitDaten({ isWartungsmodus: true, wartungHeadline: null, wartungText: '' }),
			);
			await t.page.goto(seite);
			const banner = t.page.getByRole('status').filter({ hasText: 'Wartungsmodus aktiv' });
			await banner.waitFor();
			await expect
				.poll(() => banner.textContent())
				.toMatch(/^Wartungsmodus aktiv\s*Der Wartungsmodus fuer das Freiwilligenportal ist aktiv\.$/);
		},
	);

	it('has the tenant’s own words, also for who is signed in', async () => {
		const worte = { isWartungsmodus: true, wartungHeadline: 'Umzug am Sonntag', wartungText: 'Bis 18 Uhr nur lesend.' };
		await amBeginn(t.page, '**/api/v1/parameter', mitDaten(worte));
		await t.angemeldet('verein@demo.test');
		await expect
			.poll(() => t.page.getByRole('status').filter({ hasText: 'Umzug' }).textContent())
			.toMatch(/^Umzug am Sonntag\s*Bis 18 Uhr nur lesend\.$/);
	});
});

describe('update banner', () => {
	const banner = () => t.page.getByRole('status').filter({ hasText: 'Update' });

	it('tells of a version for seven days, until it is noticed', async () => {
		await t.page.clock.setFixedTime(NEU);
		await t.page.goto('/login');
		await fertig(t.page);
		await expect.poll(() => banner().count()).toBe(0);
		await t.angemeldet('verein@demo.test');
		await banner().waitFor();
		await expect.poll(() => banner().textContent()).toContain(`Neu: ${AUSGABE.notes[0]?.title}. Mehr erfahren`);
		await banner().getByRole('link', { name: 'Mehr erfahren' }).click();
		await t.page.waitForURL('**/changelog');
		await fertig(t.page, 'Neuerungen');
		await banner().getByRole('button', { name: 'Schließen' }).focus();
		await t.page.keyboard.press('Enter');
		await banner().waitFor({ state: 'detached' });
		const cookie = (await t.page.context().cookies()).find(({ name }) => name === 'version');
		const inhalt: unknown = JSON.parse(atob(decodeURIComponent(cookie?.value ?? '')));
		expect([inhalt, cookie?.path]).toEqual([{ version: AUSGABE.version, noticed: true }, '/']);
		expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(120);
		await t.page.reload();
		await fertig(t.page, 'Neuerungen');
		await expect.poll(() => banner().count()).toBe(0);
	});

	it('is no news after seven days', async () => {
		await t.page.clock.setFixedTime(ALT);
		await t.angemeldet('verein@demo.test');
		await expect.poll(() => banner().count()).toBe(0);
	});
});

describe('news', () => {
	it('are in the account menu, newest first, each with its badge', async () => {
		await t.angemeldet('freiwillig@demo.test');
		await t.page.getByRole('banner').getByRole('button', { name: /Lena/ }).click();
		const eintraege = () => t.page.getByRole('menuitem').allInnerTexts();
		await expect
			.poll(eintraege)
			.toEqual([...['Konto', 'Neuerungen', 'Häufige Fragen', 'Dokumentation', 'Support', 'Abmelden']]);
		await t.page.getByRole('menuitem', { name: 'Neuerungen' }).click();
		await fertig(t.page, 'Neuerungen');
		await expect
			.poll(() => t.page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
			.toEqual(AUSGABEN.map(({ version }) => `Version ${version}`));
		await t.page.getByText('Oktober 2025').waitFor();
		for (const marke of ['Neu', 'Änderung', 'Fehlerbehebung', 'Verbesserung', 'Beta', 'Demnächst'])
			await t.page.getByRole('listitem').filter({ hasText: marke }).first().waitFor();
	});
});
