import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alsBenutzer, fertig, lausche, schliesse, wechsle } from '../browser.ts';

/** What is drawn anew is what has changed: a list of a hundred rows, or a matrix of hundreds of fields, is slow otherwise. */

interface MitMerkmalen {
	gezeichnet: Map<Element, unknown>;
}

/** Remembers what each element was last drawn with; React keeps that at the element. */
const merke = (page: Page, welche: string): Promise<void> =>
	page.evaluate((welche) => {
		const womit = (element: Element) =>
			Object.entries(element).find(([name]) => name.startsWith('__reactProps$'))?.[1] as unknown;
		const fenster = globalThis as unknown as MitMerkmalen;
		fenster.gezeichnet = new Map([...document.querySelectorAll(welche)].map((eines) => [eines, womit(eines)]));
	}, welche);

/** How many of them have been drawn since, out of how many. */
const neuGezeichnet = (page: Page): Promise<{ neu: number; alle: number }> =>
	page.evaluate(() => {
		const { gezeichnet } = globalThis as unknown as MitMerkmalen;
		const anders = [...gezeichnet].filter(([element, vorher]) =>
			Object.entries(element).some(([name, wert]) => name.startsWith('__reactProps$') && wert !== vorher),
		);
		return { neu: anders.length, alle: gezeichnet.size };
	});

const ZEILEN = 'tbody tr[data-index]';

test('a row that is ticked is drawn alone, and none when the page is left', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/bewerbungen');
	const stoerungen = lausche(page);
	await fertig(page, 'Bewerbungen');
	await merke(page, ZEILEN);
	await page
		.getByRole('checkbox', { name: /wählen$/ })
		.nth(5)
		.check();
	await page.getByText('1 von', { exact: false }).first().waitFor();
	const { neu, alle } = await neuGezeichnet(page);
	expect(alle).toBeGreaterThan(20);
	// The row, and the one that was in the tab order before.
	expect(neu).toBeGreaterThan(0);
	expect(neu).toBeLessThanOrEqual(2);
	await merke(page, ZEILEN);
	await wechsle(page, '/admin/faq');
	await fertig(page);
	expect(await neuGezeichnet(page)).toEqual({ neu: 0, alle });
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('a key typed into the matrix of quotas draws one field', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/kontingente');
	await fertig(page, 'Kontingente');
	const felder = 'table input[inputmode]';
	const feld = page.locator(felder).nth(3);
	await feld.click();
	await merke(page, felder);
	await page.keyboard.press('1');
	await page.getByText('1 ungespeicherte Änderung').first().waitFor();
	const { neu, alle } = await neuGezeichnet(page);
	expect(alle).toBeGreaterThan(20);
	expect(neu).toBe(1);
	await page.getByRole('button', { name: 'Verwerfen' }).click();
	await schliesse(page);
});
