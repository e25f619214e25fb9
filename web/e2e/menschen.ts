import { type BrowserContextOptions, devices, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Produktion } from '#scripts/test/produktion.ts';
import { fertig, lausche, oeffne } from './browser.ts';

/** The people of a walk, each with browsers of his own and the mails that reach him. */

export const HANDY: BrowserContextOptions = {
	viewport: { width: 390, height: 844 },
	isMobile: true,
	hasTouch: true,
	userAgent: devices['iPhone 13']?.userAgent ?? '',
};
export const KENNWORT = 'Sicheres-Wort-7';

export interface Menschen {
	/** A browser of somebody's own, whose clicks are counted. */
	als(wer: string, anders?: BrowserContextOptions): Promise<Page>;
	/** The link of the newest mail to somebody about something. */
	linkAus(an: string, betreff: RegExp): Promise<string>;
	/** What the consoles of all of them said. */
	stoerungen(): string[];
	readonly klicks: ReadonlyMap<string, number>;
}

export function menschen({ senke }: Pick<Produktion, 'senke'>): Menschen {
	const klicks = new Map<string, number>();
	const stoerungen: string[][] = [];
	async function als(wer: string, anders: BrowserContextOptions = {}): Promise<Page> {
		const page = await oeffne({ ignoreHTTPSErrors: true, ...anders });
		await page.exposeFunction('zaehleKlick', () => void klicks.set(wer, (klicks.get(wer) ?? 0) + 1));
		await page.addInitScript(() => {
			const drinnen = globalThis as unknown as { zaehleKlick: () => void };
			addEventListener('pointerdown', (ereignis) => ereignis.isTrusted && drinnen.zaehleKlick(), true);
		});
		stoerungen.push(lausche(page));
		return page;
	}
	async function linkAus(an: string, betreff: RegExp): Promise<string> {
		let gefunden = '';
		const suche = () => {
			const mail = senke.empfangen.findLast((e) => e.an === an && betreff.test(e.mail.subject ?? ''))?.mail;
			gefunden = /https:\/\/\S+\/[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
			return gefunden;
		};
		await expect.poll(suche, { timeout: 120_000 }).not.toBe('');
		return gefunden;
	}
	return { als, linkAus, klicks, stoerungen: () => stoerungen.flat() };
}

/** Nothing of it is to be pushed sideways into view. */
export const passtAufsHandy = async (page: Page): Promise<void> =>
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: page.url() })
		.toBeLessThanOrEqual(390);

export const knopf = (page: Page | Locator, name: string | RegExp) =>
	page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();
export const feld = (page: Page | Locator, name: string) => page.getByRole('textbox', { name, exact: true }).first();
export const link = (page: Page | Locator, name: string | RegExp) => page.getByRole('link', { name }).first();

export async function speichere(page: Page, verb = 'Speichern'): Promise<void> {
	await knopf(page, verb).click();
	await page
		.getByText(/(?<!un)gespeichert/i)
		.first()
		.waitFor();
}

/** How the start page of staff greets, whatever the hour. */
export const GRUSS = /^Guten (?:Morgen|Tag|Abend), /;

interface Eingeladen {
	readonly vorname: string;
	readonly nachname: string;
	readonly email: string;
}

/** Follows the link of the invitation and chooses a password. */
export async function nimmAn({ als, linkAus }: Menschen, wer: string, { email }: Eingeladen): Promise<Page> {
	const page = await als(wer);
	await page.goto(await linkAus(email, /^Einladung/));
	await fertig(page, /^Einladung/);
	await feld(page, 'Kennwort').fill(KENNWORT);
	await feld(page, 'Kennwort wiederholen').fill(KENNWORT);
	await knopf(page, 'Einladung annehmen').click();
	await link(page, 'Zum Portal').click();
	await fertig(page, GRUSS);
	return page;
}
