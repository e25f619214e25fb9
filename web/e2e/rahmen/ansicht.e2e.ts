import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche, portalAdresse, schliesse } from '../browser.ts';

/** The portal with the eyes of another user: how it begins, what every page says, and how it ends. */

let freiwillig: { id: string; name: string; freiwilligerID: string };
beforeAll(async () => {
	const page = await alsBenutzer('freiwillig@demo.test');
	freiwillig = (await frage<{ user: typeof freiwillig }>(page, '/v1/auth/check')).user;
	await schliesse(page);
});

const banner = (page: Page) => page.getByText(/^Sie sind als .* angemeldet\.$/);
const marke = (page: Page) => page.evaluate(() => localStorage.getItem('active_session'));
const start = /\/admin\/?$/;

/** From the tab Erweitert of the volunteer's file into his view. */
async function oeffne(page: Page): Promise<void> {
	await page.goto(`/admin/freiwillige/${freiwillig.freiwilligerID}/erweitert`);
	await page.getByRole('button', { name: `Ansicht öffnen: ${freiwillig.name}` }).click();
	await banner(page).waitFor();
	await page.waitForURL(start);
}

describe.each(['traeger@demo.test', 'admin@demo.test'])('%s', (login) => {
	it('looks as a volunteer, is told so on every page, and comes back', async () => {
		const page = await alsBenutzer(login);
		const stoerungen = lausche(page);
		const { name } = (await frage<{ user: { name: string } }>(page, '/v1/auth/check')).user;
		await oeffne(page);
		await expect.poll(() => banner(page).textContent()).toBe(`Sie sind als ${freiwillig.name} angemeldet.`);
		await expect.poll(() => marke(page)).toBe('1');
		await fertig(page);
		expect(await barrieren(page)).toEqual([]);
		// Its own menu, not that of who looks.
		await expect.poll(() => page.getByRole('link', { name: 'Meine Bewerbungen' }).count()).toBe(1);
		await expect.poll(() => page.getByRole('link', { name: 'Statusänderungen' }).count()).toBe(0);

		for (const pfad of ['/admin/meine-daten', '/admin/einstellungen/konto', '/passwort-vergessen', '/registrierung']) {
			await page.goto(pfad);
			await banner(page).waitFor();
		}
		await page.goto('/admin/statuswechsel');
		await page.getByRole('heading', { name: 'Das dürfen Sie leider nicht' }).waitFor();
		await banner(page).waitFor();
		await page.goto('/admin');
		await page.reload();
		await banner(page).waitFor();
		expect(await page.evaluate(() => document.cookie)).not.toMatch(/fat|rat/);
		const namen = (await page.context().cookies()).filter((c) => c.httpOnly).map((c) => c.name);
		expect(namen.sort()).toEqual(['fat', 'rat']);

		await page.getByRole('button', { name: 'Beenden' }).click();
		await page.getByRole('button', { name: new RegExp(name) }).waitFor();
		await page.waitForURL(start);
		expect([await banner(page).count(), await marke(page)]).toEqual([0, null]);
		await page.goto('/admin/statuswechsel');
		await fertig(page, 'Statusänderungen');
		expect(stoerungen).toEqual([]);
		await schliesse(page);
	});
});

it('another tab of the same browser goes along', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const andere = await page.context().newPage();
	await andere.goto('/admin/bewerbungen');
	await fertig(andere, 'Bewerbungen');
	await oeffne(page);
	await andere.waitForURL(start);
	await banner(andere).waitFor();
	await andere.getByRole('button', { name: 'Beenden' }).click();
	await page.getByRole('link', { name: 'Statusänderungen' }).waitFor();
	await expect.poll(() => banner(page).count()).toBe(0);
	await schliesse(page);
});

it('waits with what ends it until no tab renews it any more', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const andere = await page.context().newPage();
	await oeffne(page);
	await andere.goto('/admin');
	await banner(andere).waitFor();
	const nacheinander: string[] = [];
	const gehalten = Promise.withResolvers<void>();
	const wartet = andere.waitForRequest('**/admin/refresh');
	await andere.route('**/admin/refresh', async (route) => {
		await gehalten.promise;
		nacheinander.push('erneuert');
		await route.continue();
	});
	page.on('request', (anfrage) => anfrage.method() === 'DELETE' && nacheinander.push('beendet'));
	await page.context().clearCookies({ name: 'fat' });
	await andere.getByRole('link', { name: 'Meine Seminare' }).first().click();
	await wartet;
	await page.getByRole('button', { name: 'Beenden' }).click();
	await marke(page);
	gehalten.resolve();
	await page.getByRole('link', { name: 'Statusänderungen' }).waitFor();
	expect(nacheinander).toEqual(['erneuert', 'beendet']);
	await schliesse(page);
});

it('a mark without a view vanishes, a view without a mark gets it', async () => {
	const page = await alsBenutzer('admin@demo.test', '/admin');
	await page.evaluate(() => localStorage.setItem('active_session', '1'));
	await page.goto('/passwort-vergessen');
	await fertig(page);
	await expect.poll(() => marke(page)).toBeNull();
	await expect.poll(() => banner(page).count()).toBe(0);

	const benutzer = await frage<{ id: string; name: string; rollen: string[] }[]>(page, '/v1/system/users');
	const traeger = benutzer.find((b) => b.rollen.includes('MA_VERWALTUNG') && !b.rollen.includes('ADMIN'));
	const kopf = { origin: portalAdresse() };
	const auf = `${portalAdresse()}/api/v1/user/${traeger?.id}/impersonate`;
	expect((await page.request.post(auf, { headers: kopf })).status()).toBe(200);
	await page.goto('/admin');
	await banner(page).waitFor();
	await expect.poll(() => marke(page)).toBe('1');

	// What is written there names both; no view opens out of a view.
	await page.goto(`/admin/freiwillige/${freiwillig.freiwilligerID}/erweitert`);
	await page.getByRole('button', { name: `Ansicht öffnen: ${freiwillig.name}` }).click();
	await page.getByText('Sie befinden sich bereits in der Ansicht eines anderen Benutzers.').waitFor();
	const bemerkung = { text: 'Aus der Ansicht geschrieben.', sichtbarkeit: 'MA_VERWALTUNG' };
	const pfad = `${portalAdresse()}/api/v1/freiwilliger/${freiwillig.freiwilligerID}/historie`;
	expect((await page.request.post(pfad, { headers: kopf, data: bemerkung })).status()).toBe(201);
	await page.reload();
	const zeile = page.getByText(`in der Ansicht von ${traeger?.name}`).first();
	await zeile.waitFor();

	// Out of the view one leaves altogether.
	await page.getByRole('button', { name: new RegExp(traeger?.name ?? '-') }).click();
	await page.getByRole('menuitem', { name: 'Abmelden' }).click();
	await page.waitForURL(/\/login/);
	await fertig(page);
	await expect.poll(() => marke(page)).toBeNull();
	await page.goto('/admin');
	await page.waitForURL(/\/login/);
	await schliesse(page);
});

it('administrators read who looked, and take the list along', async () => {
	const page = await alsBenutzer('admin@demo.test', '/admin');
	const stoerungen = lausche(page);
	await page.getByRole('link', { name: 'Zugriffe' }).click();
	await fertig(page, 'Zugriffe');
	await page.getByRole('link', { name: /^Fremde Ansichten/ }).click();
	await page
		.getByRole('cell', { name: new RegExp(`in der Ansicht von ${freiwillig.name}`) })
		.first()
		.waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByPlaceholder('Name').fill('gibtesnicht');
	await page.getByText('Mit diesen Filtern gibt es keine Einträge.').waitFor();
	await page.getByPlaceholder('Name').fill(freiwillig.name);
	await page.getByRole('cell', { name: 'Ansicht geöffnet' }).first().waitFor();
	const [datei] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
	expect(datei.suggestedFilename()).toMatch(/^zugriffe-\d{4}-\d\d-\d\d\.csv$/);
	await page.getByRole('navigation', { name: 'Ansichten' }).getByText('Exporte').click();
	await page.getByPlaceholder('Name').fill('');
	await page
		.getByRole('cell', { name: /Zugriffe.*Filter: .*Suche/ })
		.first()
		.waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});
