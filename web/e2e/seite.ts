import type { Browser, BrowserContext, Cookie, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { starteChromium } from '#scripts/chromium.ts';
import { fertig, melde, oeffne } from './browser.ts';

export const START = /\/admin\/?$/;

/** One browser for a file of tests, and for each of them a page on which nobody has been before. */
export function frischeSeite() {
	let browser: Browser;
	let context: BrowserContext;
	let page: Page;
	let wer: string | null = null;
	/** Of those who have signed in once and not out again. */
	const sitzungen = new Map<string, Cookie[]>();
	beforeAll(async () => {
		browser = await starteChromium();
	});
	afterAll(() => browser?.close());
	beforeEach(async () => {
		context = await oeffne(browser);
		page = await context.newPage();
	});
	afterEach(async () => {
		const seine = (await context.cookies()).filter(({ name }) => name === 'fat' || name === 'rat');
		if (wer && seine.length === 2) sitzungen.set(wer, seine);
		else if (wer) sitzungen.delete(wer);
		wer = null;
		await context.close();
	});

	/** On the start page as this user; the login page is gone through by the first test that asks. */
	async function angemeldet(login: string): Promise<void> {
		const sitzung = sitzungen.get(login);
		if (sitzung) {
			await context.addCookies(sitzung);
			await page.goto('/admin');
		} else await melde(page, login);
		await page.waitForURL(START);
		await fertig(page);
		wer = login;
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
