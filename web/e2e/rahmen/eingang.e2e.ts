import { readFile } from 'node:fs/promises';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { barrieren, fertig, lausche, wechsle } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** design-4.md, 60b: the bell, what waits behind it, and that the end of long work is told on any page, once. */

const t = frischeSeite();
const glocke = () => t.page.getByRole('button', { name: /^Eingang/ });
const eingang = () => t.page.getByRole('dialog', { name: 'Eingang' });

const LAUF = {
	art: 'SAMMELAKTION',
	id: '9d4f2f52-5c0e-4a41-9d6e-0a6f0f8f7a01',
	was: 'kontaktieren',
	nr: null,
	von: null,
	bis: null,
	stand: 'LAEUFT',
	begonnenAm: '2026-11-22T08:00:00.000Z',
	beendetAm: null,
	erledigt: 6,
	gesamt: 9,
	gesperrt: 0,
	angefordert: null,
	entfallen: null,
	specID: null,
	endung: null,
	groesse: null,
	liegtBis: null,
	isNeu: false,
};

/** What the server answers, and this besides: nothing real takes long enough to be looked at. */
async function dazu(erste: object): Promise<(zeile: object) => void> {
	let zeile = erste;
	await t.page.route('**/v1/eingang', async (route: Route) => {
		const antwort = await route.fetch();
		const { data } = (await antwort.json()) as { data: object[] };
		await route.fulfill({ response: antwort, json: { data: [zeile, ...data] } });
	});
	return (naechste) => {
		zeile = naechste;
	};
}

test('an exported file lies ready in the inbox and is the same again', async () => {
	await t.angemeldet('traeger@demo.test', '/admin/freiwillige');
	const stoerungen = lausche(t.page);
	const [erste] = await Promise.all([
		t.page.waitForEvent('download'),
		t.page.getByRole('button', { name: 'CSV' }).first().click(),
	]);
	await wechsle(t.page, '/admin/pool');
	await glocke().click();
	// The newest stands first; other tests export as the same person.
	const zeile = eingang().getByRole('listitem').filter({ hasText: 'Freiwillige als CSV' }).first();
	await zeile.getByText(/^\d+ Zeilen, .+B, liegt bis \d\d\.\d\d\.\d{4} bereit$/).waitFor();
	expect(await barrieren(t.page)).toEqual([]);
	const [nochmal] = await Promise.all([
		t.page.waitForEvent('download'),
		zeile.getByRole('button', { name: 'Laden' }).click(),
	]);
	expect(nochmal.suggestedFilename()).toMatch(/^freiwillige-\d{4}-\d\d-\d\d\.csv$/);
	expect(await readFile(await nochmal.path())).toEqual(await readFile(await erste.path()));
	await t.page.keyboard.press('Escape');
	await eingang().waitFor({ state: 'detached' });
	await expect.poll(() => glocke().evaluate((knopf) => knopf === document.activeElement)).toBe(true);
	expect(stoerungen).toEqual([]);
});

test('what goes on shows a bar that is seen; its end is told once, after a reload and on another page too', async () => {
	const weiter = await dazu(LAUF);
	await t.angemeldet('traeger@demo.test', '/admin/pool');
	await glocke().click();
	const balken = eingang().getByRole('progressbar', { name: '6 von 9 (66 %)' });
	await balken.waitFor();
	await expect.poll(() => balken.getAttribute('aria-valuenow')).toBe('66');
	const kasten = await balken.boundingBox();
	expect(kasten?.height).toBeGreaterThanOrEqual(4);
	expect(kasten?.width).toBeGreaterThan(200);
	expect(await barrieren(t.page)).toEqual([]);

	// The page that is left asks, too, until it is gone: told there it would be told.
	await t.page.goto('about:blank');
	weiter({ ...LAUF, stand: 'FERTIG', erledigt: 9, beendetAm: '2026-11-22T08:01:00.000Z', isNeu: true });
	// It goes by itself: a slow page would be ready only after it.
	await Promise.all([t.page.getByText(/ist fertig$/).waitFor(), t.page.goto('/admin/freiwillige')]);
	await fertig(t.page, 'Freiwillige');
	await expect.poll(() => glocke().getAttribute('aria-label')).toBe('Eingang, 1 neu');
	await t.page.reload();
	await fertig(t.page, 'Freiwillige');
	await glocke().and(t.page.getByLabel('Eingang, 1 neu')).waitFor();
	await expect.poll(() => t.page.getByText(/ist fertig$/).count()).toBe(0);
});
