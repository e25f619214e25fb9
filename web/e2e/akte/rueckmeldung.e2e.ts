import { beforeEach, describe, expect, it } from 'vitest';
import { frischeSeite, halteUhr } from '../seite.ts';

/** Toasts and tooltips, with the times of the tables. */

const t = frischeSeite();

describe('toasts', () => {
	const toasts = () => t.page.locator('[class*="Notification-root"]');
	const zeige = (art: string) => t.page.getByRole('button', { name: art, exact: true }).first().click();
	beforeEach(async () => {
		await t.page.clock.install();
		await t.angemeldet('admin@demo.test', '/admin/_ui');
	});

	it('stand at the lower right, at most three, for four seconds', async () => {
		await t.page.getByRole('button', { name: 'Erfolg', exact: true }).first().scrollIntoViewIfNeeded();
		// Where they appear comes with the first key, and takes its time.
		await t.page.keyboard.press('Shift');
		await t.page.locator('[class*="Notifications-root"]').first().waitFor({ state: 'attached' });
		await halteUhr(t.page);
		for (const art of ['Erfolg', 'Fehler', 'Hinweis', 'Erfolg']) await zeige(art);
		await t.page.mouse.move(10, 10);
		await t.page.clock.runFor(100);
		await expect.poll(() => toasts().count()).toBe(3);
		await t.page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' }).waitFor();
		await t.page.getByText('Freiwillige, 396 Zeilen, 182,4 KB').waitFor();
		const kasten = await toasts().last().boundingBox();
		expect((kasten?.x ?? 0) + (kasten?.width ?? 0)).toBeGreaterThan(1440 - 40);
		expect((kasten?.y ?? 0) + (kasten?.height ?? 0)).toBeGreaterThan(900 - 40);
		await t.page.clock.runFor(3800);
		await expect.poll(() => toasts().count()).toBe(3);
		await t.page.clock.runFor(600);
		// The one that waited has its own four seconds.
		await expect.poll(() => toasts().count()).toBe(1);
		await t.page.clock.runFor(4500);
		await expect.poll(() => toasts().count()).toBe(0);
	});

	it('say once what is said again', async () => {
		for (let i = 0; i < 3; i++) await zeige('Hinweis');
		await expect.poll(() => toasts().count()).toBe(1);
	});

	it('are dismissed', async () => {
		await zeige('Fehler');
		await toasts().getByRole('button', { name: 'Schließen' }).click();
		await expect.poll(() => toasts().count()).toBe(0);
	});
});

describe('tooltips', () => {
	it('open and close after 200 ms, 8 px away, and hide on scroll', async () => {
		await t.page.clock.install();
		await t.angemeldet('traeger@demo.test', '/admin/bewerbungen');
		const knopf = t.page.getByRole('button', { name: 'Zeilen enger anzeigen' });
		const tooltip = t.page.getByRole('tooltip', { name: 'Zeilen enger anzeigen' });
		await t.page.mouse.move(600, 500);
		await halteUhr(t.page);
		await knopf.hover();
		await t.page.clock.runFor(190);
		await expect.poll(() => tooltip.count()).toBe(0);
		await t.page.clock.runFor(20);
		await tooltip.waitFor();
		const [oben, unten] = [await tooltip.boundingBox(), await knopf.boundingBox()];
		expect(Math.round((unten?.y ?? 0) - (oben?.y ?? 0) - (oben?.height ?? 0))).toBe(8);
		await t.page.mouse.move(600, 500);
		await t.page.clock.runFor(190);
		await expect.poll(() => tooltip.count()).toBe(1);
		await t.page.clock.runFor(20);
		await tooltip.waitFor({ state: 'detached' });

		await knopf.hover();
		await t.page.clock.runFor(250);
		await tooltip.waitFor();
		await t.page.getByRole('table').evaluate((tabelle) => tabelle.parentElement?.scrollBy(0, 100));
		await tooltip.waitFor({ state: 'detached' });
		await t.page.clock.runFor(2000);
		await expect.poll(() => tooltip.count()).toBe(0);
	});
});
