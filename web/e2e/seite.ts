import type { Page, Route } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { fertig, gibSitzung, oeffne, schliesse } from './browser.ts';

export const START = /\/admin\/?$/;

/** For each test of a file a page on which nobody has been before. */
export function frischeSeite() {
	let page: Page;
	beforeEach(async () => {
		page = await oeffne();
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

/** From here on time passes only by `page.clock.runFor`. */
export const halteUhr = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
