import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { starteChromium } from '#scripts/chromium.ts';
import { fertig, gibSitzung, oeffne } from './browser.ts';

export const START = /\/admin\/?$/;

/** One browser for a file of tests, and for each of them a page on which nobody has been before. */
export function frischeSeite() {
	let browser: Browser;
	let context: BrowserContext;
	let page: Page;
	beforeAll(async () => {
		browser = await starteChromium();
	});
	afterAll(() => browser?.close());
	beforeEach(async () => {
		context = await oeffne(browser);
		page = await context.newPage();
	});
	afterEach(() => context.close());

	/** This user, where he wants to be. */
	async function angemeldet(login: string, pfad = '/admin'): Promise<void> {
		await gibSitzung(context, login);
		await page.goto(pfad);
		await fertig(page);
	}

	return {
		get browser() {
			return browser;
		},
		get context() {
			return context;
		},
		get page() {
			return page;
		},
		angemeldet,
	};
}

/** Answers a call as the server does, but with something else in its data. */
export const mitDaten = (anders: object) => async (route: Route) => {
	const antwort = await route.fetch();
	const { data } = (await antwort.json()) as { data: object };
	await route.fulfill({ response: antwort, json: { data: { ...data, ...anders } } });
};

/** From here on time passes only by `page.clock.runFor`. */
export const halteUhr = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
