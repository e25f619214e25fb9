import type { BrowserContextOptions, Page, Route } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { fertig, gibSitzung, oeffne, schliesse } from './browser.ts';

export const START = /\/admin\/?$/;

/** For each test of a file a page on which nobody has been before; with options of its own the browser has no file of it, either. */
export function frischeSeite(anders?: BrowserContextOptions) {
	let page: Page;
	beforeEach(async () => {
		page = await oeffne(anders);
	});
	afterEach(() => schliesse(page));

	/** This user, where he wants to be. */
	async function angemeldet(login: string, pfad = '/admin'): Promise<void> {
		await gibSitzung(page, login);
		await page.goto(pfad);
		await fertig(page);
	}

	return {
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

/** How the page is answered when it begins with this call, which otherwise comes with it. */
export async function amBeginn(page: Page, muster: string, antworte: (route: Route) => Promise<void>): Promise<void> {
	await page.route(istSeite, async (route) => {
		if (route.request().resourceType() !== 'document') return route.fallback();
		const antwort = await route.fetch({ maxRedirects: 0 });
		const body = (await antwort.text()).replace(/<script type="application\/json".*?<\/script>/s, '');
		return route.fulfill({ response: antwort, body });
	});
	await page.route(muster, antworte);
}

const istSeite = ({ pathname }: URL): boolean => !/^\/api\/|\.\w+$/.test(pathname);

/** From here on time passes only by `page.clock.runFor`. */
export const halteUhr = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
