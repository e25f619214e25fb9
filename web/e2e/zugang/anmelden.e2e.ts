import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { alsBenutzer, fertig, melde, oeffne, portalAdresse, schliesse } from '../browser.ts';
import { amBeginn } from '../seite.ts';

/** Signing in and out, and what shows where somebody has no business. */

let page: Page;
beforeEach(async () => {
	page = await oeffne();
});
afterEach(() => schliesse(page));

const pfad = () => new URL(page.url()).pathname + new URL(page.url()).search;
const angekommen = (muster: RegExp) => page.waitForURL(muster);
const START = /\/admin\/?$/;

describe('login', () => {
	it('asks for both and says what was wrong', async () => {
		await page.goto('/login');
		await page.getByRole('button', { name: 'Anmelden' }).click();
		await expect.poll(() => page.getByText('Dies ist ein Pflichtfeld').count()).toBe(2);
		await melde(page, 'niemand@demo.test', 'Falsches-Kennwort-1');
		await page.getByText('Benutzername oder Kennwort sind falsch.').waitFor();
		expect(pfad()).toBe('/login');
	});

	it('leads back to the page that was wanted', async () => {
		await page.goto('/admin/bewerbungen?text=hoffmann&sort=-name');
		await angekommen(/\/login/);
		await melde(page, 'traeger@demo.test');
		await angekommen(/\/admin\/bewerbungen/);
		await fertig(page, 'Bewerbungen');
		expect(new URL(page.url()).searchParams.get('text')).toBe('hoffmann');
		expect(new URL(page.url()).searchParams.get('sort')).toBe('-name');
	});

	it.each(['//boese.test', 'https:boese.test', '/\\boese.test', 'javascript:alert(1)'])(
		'never leads to %s',
		async (ziel) => {
			await page.goto(`/login?ziel=${encodeURIComponent(ziel)}`);
			await melde(page, 'traeger@demo.test');
			await angekommen(START);
			expect(new URL(page.url()).origin).toBe(portalAdresse());
		},
	);

	it('is for guests only', async () => {
		await melde(page, 'traeger@demo.test');
		await angekommen(START);
		await page.goto('/login');
		await angekommen(START);
	});
});

describe('session', () => {
	beforeEach(async () => {
		await melde(page, 'traeger@demo.test');
		await angekommen(START);
	});

	it('keeps its tokens where no script reads them', async () => {
		const cookies = await page.context().cookies();
		for (const name of ['fat', 'rat']) {
			const cookie = cookies.find((c) => c.name === name);
			expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' });
			expect(await page.evaluate(() => document.cookie)).not.toContain(`${name}=`);
			const lesbar = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
			expect(lesbar).not.toContain(cookie?.value);
		}
	});

	it('is renewed unseen when the access token has gone, and ends when both have', async () => {
		await page.context().clearCookies({ name: 'fat' });
		await page.getByRole('link', { name: 'Bewerbungen', exact: true }).click();
		await fertig(page, 'Bewerbungen');
		await page.getByRole('table').getByRole('link').first().waitFor();
		await page.context().clearCookies();
		await page.reload();
		await angekommen(/\/login/);
	});

	it('ends by signing out', async () => {
		await page.getByRole('button', { name: /^Sabine Koch/ }).click();
		await page.getByRole('menuitem', { name: 'Abmelden' }).click();
		await angekommen(/\/login/);
		expect((await page.context().cookies()).filter((c) => ['fat', 'rat'].includes(c.name))).toEqual([]);
		await page.goto('/admin/freiwillige');
		await angekommen(/\/login\?ziel=/);
	});

	it('remembers the look and the cycle', async () => {
		await page.getByRole('button', { name: /^Sabine Koch/ }).click();
		await page.getByRole('menuitemradio', { name: 'Dunkel' }).click();
		await page.getByRole('button', { name: /^Zyklus/ }).click();
		const anderer = page.getByRole('menuitemradio', { checked: false }).first();
		const name = (await anderer.textContent()) ?? '';
		await anderer.click();
		await page.reload();
		await page.getByRole('button', { name: `Zyklus ${name}` }).waitFor();
		await expect.poll(() => page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
	});
});

describe('screens', () => {
	it('refuses a volunteer a page of the staff, and leads back', async () => {
		const fw = await alsBenutzer('freiwillig@demo.test', '/admin');
		await fertig(fw, /Lena/);
		await expect.poll(() => fw.getByRole('link', { name: 'Bewerbungen', exact: true }).count()).toBe(0);
		for (const seite of [
			'/admin/bewerbungen',
			'/admin/freiwillige',
			'/admin/statuswechsel',
			'/admin/system/postausgang',
		]) {
			await fw.goto(seite);
			await fertig(fw, 'Das dürfen Sie leider nicht');
			await fw.getByText(seite, { exact: true }).waitFor();
		}
		await fw.getByRole('button', { name: 'Zurück zum Portal' }).click();
		await fertig(fw, /Lena/);
		await schliesse(fw);
	});

	it('knows no file that may not be seen', async () => {
		const fw = await alsBenutzer('verein2@demo.test');
		for (const id of ['00000000-0000-4000-8000-000000000000', 'unsinn']) {
			await fw.goto(`/admin/freiwillige/${id}`);
			await fertig(fw, 'Diese Akte gibt es nicht');
		}
		await schliesse(fw);
	});

	it('shows a number to quote when something unexpected happens', async () => {
		await melde(page, 'traeger@demo.test');
		await angekommen(START);
		await fertig(page, /Sabine Koch/);
		// A gateway in between answers with a page of its own.
		await amBeginn(page, '**/api/v1/system/sitzung', (route) =>
			route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' }),
		);
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Hoppla, da ist was schiefgelaufen');
		await page.getByText(/^[A-Za-z0-9]{12}$/).waitFor();
		await page.unroute('**/api/v1/system/sitzung');
		await page.getByRole('button', { name: 'Seite neu laden' }).click();
		await fertig(page, /Sabine Koch/);
	});

	it('offers to try again when a list does not load', async () => {
		await melde(page, 'traeger@demo.test');
		await angekommen(START);
		await page.route('**/api/v1/freiwilliger/bewerbungen*', (route) => route.abort());
		await page.getByRole('link', { name: 'Bewerbungen', exact: true }).click();
		const nochmal = page.getByRole('button', { name: 'Erneut versuchen' }).first();
		await nochmal.waitFor();
		await page.unroute('**/api/v1/freiwilliger/bewerbungen*');
		await nochmal.click();
		await page.getByRole('table').getByRole('link').first().waitFor();
	});

	it('sends small devices to a computer', async () => {
		const telefon = await oeffne({
			viewport: { width: 390, height: 844 },
			isMobile: true,
			hasTouch: true,
			userAgent:
				'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
		});
		await telefon.goto('/login');
		await fertig(telefon, 'Auf Desktop wechseln');
		await schliesse(telefon);
	});
});
