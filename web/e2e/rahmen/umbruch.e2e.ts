import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { OEFFENTLICH } from '#scripts/test/seiten.ts';
import { barrieren, fertig, oeffne, wechsle } from '../browser.ts';

/** Pages before the login at 320 pixels, as a window of 1280 shows them at 400 % (WCAG 1.4.10). */

let page: Page;
beforeAll(async () => {
	page = await oeffne({ viewport: { width: 320, height: 640 } });
	await page.goto('/impressum');
	await fertig(page);
});

it.each(OEFFENTLICH)('%s needs no scrolling sideways and is free of barriers', async (pfad) => {
	await wechsle(page, pfad.replace(/\$\w+/, 'x'.repeat(43)));
	await fertig(page);
	const breite = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(breite).toBeLessThanOrEqual(320);
	expect(await barrieren(page)).toEqual([]);
});
