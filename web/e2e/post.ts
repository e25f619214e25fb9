import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fertig, frage } from './browser.ts';

interface Mail {
	readonly id: string;
	readonly schluessel: string;
	readonly an: string | null;
}

/** The page that the newest kept mail of this kind to this address leads to; `admin` may read the kept mails. */
export async function linkAus(admin: Page, schluessel: string, an: string, frueher = ''): Promise<string> {
	let link = '';
	const suche = async () => {
		link = await letzterLink(admin, schluessel, an);
		return link === frueher ? '' : link;
	};
	await expect.poll(suche, { timeout: 30_000 }).not.toBe('');
	return link;
}

/** As it is now; empty: there is none. Whoever asks for another one may have had one before. */
export async function letzterLink(admin: Page, schluessel: string, an: string): Promise<string> {
	const mails = await frage<Mail[]>(admin, `/v1/mails?schluessel=${schluessel}`);
	const mail = mails.find((m) => m.schluessel === schluessel && m.an === an);
	if (!mail) return '';
	const { inhalt } = await frage<{ inhalt: { text: string } | null }>(admin, `/v1/mails/${mail.id}`);
	return /https?:\/\/[^/]+(\/\S+\/[\w-]{43})\n/.exec(inhalt?.text ?? '')?.[1] ?? '';
}

/** On the page of an activation link: whoever proves the address says the password of the account. */
export async function bestaetigeAdresse(page: Page, kennwort: string): Promise<void> {
	await page.getByRole('textbox', { name: 'Kennwort', exact: true }).fill(kennwort);
	await page.getByRole('textbox', { name: 'Kennwort wiederholen' }).fill(kennwort);
	await page.getByRole('button', { name: 'Bestätigen' }).click();
	await fertig(page, 'Ihre E-Mail-Adresse ist bestätigt');
}
