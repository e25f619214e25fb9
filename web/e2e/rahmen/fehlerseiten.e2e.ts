import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alsBenutzer, barrieren, fertig, lausche, schliesse, wechsle } from '../browser.ts';
import { amBeginn, frischeSeite, halteUhr, START } from '../seite.ts';

/** Refusals and errors as all pages show them, with the texts of the tables. */

const t = frischeSeite();

const verboten = (route: Route) =>
	route.fulfill({ status: 403, json: { error: { code: 'BERECHTIGUNG', message: 'Verboten', details: [] } } });
const unlesbar = (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' });

describe('forbidden screen', () => {
	beforeEach(async () => {
		await t.angemeldet('traeger@demo.test');
		await wechsle(t.page, '/admin/einstellungen/konto');
		await fertig(t.page, 'Konto');
		await t.page.route('**/api/v1/user/me', verboten);
		await t.page.getByRole('button', { name: 'Speichern', exact: true }).click();
		await fertig(t.page, 'Das dürfen Sie leider nicht');
	});

	it('comes at a 403 of any call, even one that changes something, and leads back', async () => {
		await t.page.getByText('Keine Berechtigung', { exact: true }).waitFor();
		await t.page
			.getByText(
				'Für diese Seite oder Aktion fehlt Ihnen das Recht. Wurden Ihnen gerade neue Rechte gegeben, melden Sie sich bitte ab und wieder an.',
			)
			.waitFor();
		await expect.poll(() => t.page.title()).toBe('Keine Berechtigung · Freiwilligenportal');
		expect(await barrieren(t.page)).toEqual([]);
		await t.page.unroute('**/api/v1/user/me');
		await t.page.getByRole('button', { name: 'Zurück zum Portal' }).click();
		await t.page.waitForURL(START);
		await fertig(t.page, /Sabine Koch/);
	});

	it('belongs to the page it came on: the browser’s own way back leads away from it', async () => {
		await t.page.goBack();
		await t.page.waitForURL(START);
		await fertig(t.page, /Sabine Koch/);
	});

	it('leads out', async () => {
		await t.page.getByRole('button', { name: 'Abmelden' }).click();
		await fertig(t.page, 'Anmelden');
		expect((await t.page.context().cookies()).filter(({ name }) => ['fat', 'rat'].includes(name))).toEqual([]);
	});
});

describe('a page whose code does not come', () => {
	it('says so and tries again', async () => {
		await t.page.route('**/assets/*.js', (route) => route.fulfill({ status: 503 }));
		await t.page.goto('/login');
		await t.page.getByRole('heading', { name: 'Das Portal ließ sich nicht laden' }).waitFor();
		expect(await barrieren(t.page, 'ALLE')).toEqual([]);
		await t.page.unroute('**/assets/*.js');
		await t.page.getByRole('button', { name: 'Erneut versuchen' }).click();
		await fertig(t.page, 'Anmelden');
	});
});

describe('what is missing', () => {
	const FEHLT = '00000000-0000-4000-8000-000000000000';
	let admin: Page;
	beforeAll(async () => {
		admin = await alsBenutzer('admin@demo.test');
	});
	afterAll(() => admin && schliesse(admin));

	it.each([
		['/admin/gibt-es-nicht', 'Diese Seite gibt es nicht'],
		['/admin/system/gibt-es-nicht', 'Diese Seite gibt es nicht'],
		[`/admin/freiwillige/${FEHLT}`, 'Diese Akte gibt es nicht'],
		['/admin/freiwillige/unsinn', 'Diese Akte gibt es nicht'],
		[`/admin/adressen/${FEHLT}`, 'Diese Adresse gibt es nicht'],
		[`/admin/personen/${FEHLT}`, 'Diese Person gibt es nicht'],
		[`/admin/seminare/${FEHLT}`, 'Dieses Seminar gibt es nicht'],
		[`/admin/seminargruppen/${FEHLT}`, 'Diese Seminargruppe gibt es nicht'],
		[`/admin/dokumentencenter/${FEHLT}`, 'Diese Dokumentvorlage gibt es nicht'],
		[`/admin/benutzer/${FEHLT}`, 'Dieses Konto gibt es nicht'],
		[`/admin/system/zyklen/${FEHLT}`, 'Diesen Zyklus gibt es nicht'],
	])('is told of %s within the frame', async (pfad, titel) => {
		// The first one by its address, the others from within.
		await (admin.url().includes('/admin') ? wechsle(admin, pfad) : admin.goto(pfad));
		await fertig(admin, titel);
		const menue = admin.getByRole('navigation', { name: 'Hauptmenü' });
		await menue.waitFor();
		expect(await barrieren(admin)).toEqual([]);
		await menue.getByRole('link', { name: 'Downloads', exact: true }).click();
		await fertig(admin, 'Downloads');
	});
});

describe('error screen', () => {
	const nummer = () => t.page.getByText(/^[A-Z0-9]{12}$/);
	const scheitere = async () => {
		await amBeginn(t.page, '**/api/v1/system/sitzung', unlesbar);
		const bericht = t.page.waitForRequest('**/api/v1/system/fehler');
		await t.page.goto('/admin/bewerbungen?text=Hoffmann');
		await fertig(t.page, 'Hoppla, da ist was schiefgelaufen');
		return (await bericht).postDataJSON() as Record<string, unknown>;
	};

	it('names a fresh number, reports it without anything personal, and copies it', async () => {
		await t.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await t.page.clock.install();
		const bericht = await scheitere();
		const id = (await nummer().textContent()) ?? '';
		expect(bericht).toEqual({
			fehlerID: id,
			art: 'SyntaxError',
			seite: expect.stringMatching(/^[\w/$.-]+$/),
			stellen: expect.any(Array),
		});
		await t.page.getByText('Der Fehler wurde an die Entwicklung gemeldet.').waitFor();
		await halteUhr(t.page);
		await t.page.getByRole('button', { name: 'Kopieren' }).click();
		await t.page.getByRole('button', { name: 'Kopiert' }).waitFor();
		expect(await t.page.evaluate(() => navigator.clipboard.readText())).toBe(id);
		await t.page.clock.runFor(1990);
		await expect.poll(() => t.page.getByRole('button', { name: 'Kopiert' }).count()).toBe(1);
		await t.page.clock.runFor(20);
		await t.page.getByRole('button', { name: 'Kopieren' }).waitFor();
		await expect.poll(() => nummer().textContent()).toBe(id);
		const mail = await t.page.getByRole('link', { name: 'Support kontaktieren' }).getAttribute('href');
		expect(decodeURIComponent(mail ?? '')).toMatch(new RegExp(`^mailto:\\S*\\?subject=Fehlermeldung \\[${id}\\]$`));
	});

	it('leads who is signed in to the support, with number and page filled in', async () => {
		await t.angemeldet('traeger@demo.test');
		await t.page.route('**/api/v1/adresse?*', (route) => route.fulfill({ json: { data: [null], total: 1 } }));
		await wechsle(t.page, '/admin/adressen');
		await fertig(t.page, 'Hoppla, da ist was schiefgelaufen');
		const id = (await nummer().textContent()) ?? '';
		await t.page.getByRole('link', { name: 'Anfrage an den Support' }).click();
		await fertig(t.page, 'Support');
		await expect.poll(() => t.page.getByLabel('Fehlernummer').inputValue()).toBe(id);
		await t.page.getByText('/admin/adressen').waitFor();
	});

	it('is reset by loading anew, from the beginning', async () => {
		await t.angemeldet('traeger@demo.test');
		await scheitere();
		const erste = await nummer().textContent();
		expect(await barrieren(t.page)).toEqual([]);
		await t.page.reload();
		await fertig(t.page, 'Hoppla, da ist was schiefgelaufen');
		await expect.poll(() => nummer().textContent()).not.toBe(erste);
		await t.page.unroute('**/api/v1/system/sitzung');
		await t.page.getByRole('button', { name: 'Seite neu laden' }).click();
		await t.page.waitForURL(START);
		await fertig(t.page, /Sabine Koch/);
	});

	it('does not claim to have reported what it could not', async () => {
		await t.page.route('**/api/v1/system/fehler', (route) => route.fulfill({ status: 429, json: {} }));
		await scheitere();
		await t.page.getByText('Der Fehler konnte nicht an die Entwicklung gemeldet werden.').waitFor();
	});
});

describe('the load at start', () => {
	it.each([
		['Parameter', '**/api/v1/parameter'],
		['Integrationen', '**/api/v1/system/integrations'],
		['Funktionen', '**/api/v1/system/features'],
		['Zyklen', '**/api/v1/stammdaten/zyklus*'],
	])('survives without %s', async (name, muster) => {
		const stoerungen = lausche(t.page);
		await amBeginn(t.page, muster, (route) =>
			route.fulfill({ status: 500, json: { error: { code: 'ABCDEFGHJKLM', message: 'kaputt', details: [] } } }),
		);
		await t.angemeldet('traeger@demo.test', '/admin/bewerbungen');
		await fertig(t.page, 'Bewerbungen');
		await t.page.getByRole('table').getByRole('link').first().waitFor();
		const unerwartet = stoerungen.filter((text) => !/status of 500/.test(text));
		expect(unerwartet).not.toEqual([]);
		for (const text of unerwartet) expect(text).toContain(`Startdaten fehlen: ${name}`);
	});
});
