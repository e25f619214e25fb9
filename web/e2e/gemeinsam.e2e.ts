import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { starteChromium } from '#scripts/chromium.ts';
import { alsBenutzer, barrieren, dialog, fertig, lausche, melde, oeffne, portalAdresse } from './browser.ts';

/** What all pages share: refusals, errors, banners, toasts, tooltips, help; with the texts and times of the tables. */

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

const START = /\/admin\/?$/;
const NEU = '2026-11-22T12:00:00Z';
const ALT = '2026-11-28T01:00:00Z';

async function angemeldet(login: string): Promise<void> {
	await melde(page, login);
	await page.waitForURL(START);
	await fertig(page);
}

/** Answers a call as the server does, but with something else in its data. */
const mitDaten = (anders: object) => async (route: Route) => {
	const antwort = await route.fetch();
	const { data } = (await antwort.json()) as { data: object };
	await route.fulfill({ response: antwort, json: { data: { ...data, ...anders } } });
};

const verboten = (route: Route) =>
	route.fulfill({ status: 403, json: { error: { code: 'BERECHTIGUNG', message: 'Verboten', details: [] } } });
const unlesbar = (route: Route) => route.fulfill({ status: 200, contentType: 'application/json', body: '<html>' });

/** From here on time passes only by `page.clock.runFor`. */
const halteUhr = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));

describe('forbidden screen', () => {
	beforeEach(async () => {
		await angemeldet('traeger@demo.test');
		await page.goto('/admin/einstellungen/konto');
		await fertig(page, 'Konto');
		await page.route('**/api/v1/user/me', verboten);
		await page.getByRole('button', { name: 'Speichern', exact: true }).click();
		await fertig(page, 'Das dürfen Sie leider nicht');
	});

	it('comes at a 403 of any call, even one that changes something, and leads back', async () => {
		await page.getByText('Keine Berechtigung', { exact: true }).waitFor();
		await page
			.getByText(
				'Für diese Seite oder Aktion fehlt Ihnen das Recht. Wurden Ihnen gerade neue Rechte gegeben, melden Sie sich bitte ab und wieder an.',
			)
			.waitFor();
		expect(await page.title()).toBe('Keine Berechtigung · Freiwilligenportal');
		expect(await barrieren(page)).toEqual([]);
		await page.unroute('**/api/v1/user/me');
		await page.getByRole('button', { name: 'Zurück zum Portal' }).click();
		await page.waitForURL(START);
		await fertig(page, /Sabine Koch/);
	});

	it('leads out', async () => {
		await page.getByRole('button', { name: 'Abmelden' }).click();
		await fertig(page, 'Anmelden');
		expect((await context.cookies()).filter(({ name }) => ['fat', 'rat'].includes(name))).toEqual([]);
	});
});

describe('error screen', () => {
	const nummer = () => page.getByText(/^[A-Z0-9]{12}$/);
	const scheitere = async () => {
		await page.route('**/api/v1/system/sitzung', unlesbar);
		const bericht = page.waitForRequest('**/api/v1/system/fehler');
		await page.goto('/admin/bewerbungen?text=Hoffmann');
		await fertig(page, 'Hoppla, da ist was schiefgelaufen');
		return (await bericht).postDataJSON() as Record<string, unknown>;
	};

	it('names a fresh number, reports it without anything personal, and copies it', async () => {
		await context.grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.clock.install();
		const bericht = await scheitere();
		const id = (await nummer().textContent()) ?? '';
		expect(bericht).toEqual({
			fehlerID: id,
			art: 'SyntaxError',
			seite: expect.stringMatching(/^[\w/$.-]+$/),
			stellen: expect.any(Array),
		});
		await page.getByText('Der Fehler wurde an die Entwicklung gemeldet.').waitFor();
		await halteUhr();
		await page.getByRole('button', { name: 'Kopieren' }).click();
		await page.getByRole('button', { name: 'Kopiert' }).waitFor();
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id);
		await page.clock.runFor(1990);
		expect(await page.getByRole('button', { name: 'Kopiert' }).count()).toBe(1);
		await page.clock.runFor(20);
		await page.getByRole('button', { name: 'Kopieren' }).waitFor();
		expect(await nummer().textContent()).toBe(id);
		const mail = await page.getByRole('link', { name: 'Support kontaktieren' }).getAttribute('href');
		expect(decodeURIComponent(mail ?? '')).toMatch(new RegExp(`^mailto:\\S*\\?subject=Fehlermeldung \\[${id}\\]$`));
	});

	it('is reset by loading anew, from the beginning', async () => {
		await angemeldet('traeger@demo.test');
		await scheitere();
		const erste = await nummer().textContent();
		expect(await barrieren(page)).toEqual([]);
		await page.reload();
		await fertig(page, 'Hoppla, da ist was schiefgelaufen');
		expect(await nummer().textContent()).not.toBe(erste);
		await page.unroute('**/api/v1/system/sitzung');
		await page.getByRole('button', { name: 'Seite neu laden' }).click();
		await page.waitForURL(START);
		await fertig(page, /Sabine Koch/);
	});

	it('does not claim to have reported what it could not', async () => {
		await page.route('**/api/v1/system/fehler', (route) => route.fulfill({ status: 429, json: {} }));
		await scheitere();
		await page.getByText('Der Fehler konnte nicht an die Entwicklung gemeldet werden.').waitFor();
	});
});

describe('maintenance banner', () => {
	it.each(['/', '/login', '/freiwillige/login', '/passwort-vergessen', '/registrierung'])(
		'shows on %s',
		async (seite) => {
			await page.route(
				'**/api/v1/parameter',
				mitDaten({ isWartungsmodus: true, wartungHeadline: null, wartungText: '' }),
			);
			await page.goto(seite);
			const banner = page.getByRole('status').filter({ hasText: 'Wartungsmodus aktiv' });
			await banner.waitFor();
			expect(await banner.textContent()).toMatch(
				/^Wartungsmodus aktiv\s*Der Wartungsmodus fuer das Freiwilligenportal ist aktiv\.$/,
			);
		},
	);

	it('has the tenant’s own words, also for who is signed in', async () => {
		const worte = { isWartungsmodus: true, wartungHeadline: 'Umzug am Sonntag', wartungText: 'Bis 18 Uhr nur lesend.' };
		await page.route('**/api/v1/parameter', mitDaten(worte));
		await angemeldet('verein@demo.test');
		expect(await page.getByRole('status').filter({ hasText: 'Umzug' }).textContent()).toMatch(
			/^Umzug am Sonntag\s*Bis 18 Uhr nur lesend\.$/,
		);
	});
});

describe('update banner', () => {
	const banner = () => page.getByRole('status').filter({ hasText: 'Update' });

	it('tells of a version for seven days, until it is noticed', async () => {
		await page.clock.setFixedTime(NEU);
		await page.goto('/login');
		await fertig(page);
		expect(await banner().count()).toBe(0);
		await angemeldet('verein@demo.test');
		await banner().waitFor();
		expect(await banner().textContent()).toMatch(/^Update\s*Neu: Die Akte erklärt sich\. Mehr erfahren$/);
		await banner().getByRole('link', { name: 'Mehr erfahren' }).click();
		await page.waitForURL('**/changelog');
		await fertig(page, 'Neuerungen');
		await banner().getByRole('button', { name: 'Schließen' }).focus();
		await page.keyboard.press('Enter');
		await banner().waitFor({ state: 'detached' });
		const cookie = (await context.cookies()).find(({ name }) => name === 'version');
		const inhalt: unknown = JSON.parse(atob(decodeURIComponent(cookie?.value ?? '')));
		expect([inhalt, cookie?.path]).toEqual([{ version: '4.4.0', noticed: true }, '/']);
		expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(120);
		await page.reload();
		await fertig(page, 'Neuerungen');
		expect(await banner().count()).toBe(0);
	});

	it('is no news after seven days', async () => {
		await page.clock.setFixedTime(ALT);
		await angemeldet('verein@demo.test');
		expect(await banner().count()).toBe(0);
	});
});

describe('toasts', () => {
	const toasts = () => page.locator('[class*="Notification-root"]');
	const zeige = (art: string) => page.getByRole('button', { name: art, exact: true }).first().click();
	beforeEach(async () => {
		await page.clock.install();
		await angemeldet('admin@demo.test');
		await page.goto('/admin/_ui');
		await fertig(page);
	});

	it('stand at the lower right, at most three, for four seconds', async () => {
		await page.getByRole('button', { name: 'Erfolg', exact: true }).first().scrollIntoViewIfNeeded();
		await halteUhr();
		for (const art of ['Erfolg', 'Fehler', 'Hinweis', 'Erfolg']) await zeige(art);
		await page.mouse.move(10, 10);
		await page.clock.runFor(100);
		await expect.poll(() => toasts().count()).toBe(3);
		await page.getByRole('alert').filter({ hasText: 'Nicht gespeichert' }).waitFor();
		await page.getByText('Freiwillige, 396 Zeilen, 182,4 KB').waitFor();
		const kasten = await toasts().last().boundingBox();
		expect((kasten?.x ?? 0) + (kasten?.width ?? 0)).toBeGreaterThan(1440 - 40);
		expect((kasten?.y ?? 0) + (kasten?.height ?? 0)).toBeGreaterThan(900 - 40);
		await page.clock.runFor(3800);
		expect(await toasts().count()).toBe(3);
		await page.clock.runFor(600);
		// The one that waited has its own four seconds.
		await expect.poll(() => toasts().count()).toBe(1);
		await page.clock.runFor(4500);
		await expect.poll(() => toasts().count()).toBe(0);
	});

	it('are dismissed', async () => {
		await zeige('Fehler');
		await toasts().getByRole('button', { name: 'Schließen' }).click();
		await expect.poll(() => toasts().count()).toBe(0);
	});
});

describe('tooltips', () => {
	it('open and close after 200 ms, 8 px away, and hide on scroll', async () => {
		await page.clock.install();
		await angemeldet('traeger@demo.test');
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Bewerbungen');
		const knopf = page.getByRole('button', { name: 'Zeilen enger anzeigen' });
		const tooltip = page.getByRole('tooltip', { name: 'Zeilen enger anzeigen' });
		await page.mouse.move(600, 500);
		await halteUhr();
		await knopf.hover();
		await page.clock.runFor(190);
		expect(await tooltip.count()).toBe(0);
		await page.clock.runFor(20);
		await tooltip.waitFor();
		const [oben, unten] = [await tooltip.boundingBox(), await knopf.boundingBox()];
		expect(Math.round((unten?.y ?? 0) - (oben?.y ?? 0) - (oben?.height ?? 0))).toBe(8);
		await page.mouse.move(600, 500);
		await page.clock.runFor(190);
		expect(await tooltip.count()).toBe(1);
		await page.clock.runFor(20);
		await tooltip.waitFor({ state: 'detached' });

		await knopf.hover();
		await page.clock.runFor(250);
		await tooltip.waitFor();
		await page.getByRole('table').evaluate((tabelle) => tabelle.parentElement?.scrollBy(0, 100));
		await tooltip.waitFor({ state: 'detached' });
		await page.clock.runFor(2000);
		expect(await tooltip.count()).toBe(0);
	});
});

describe('small devices', () => {
	const telefon = () =>
		browser.newContext({
			baseURL: portalAdresse(),
			viewport: { width: 390, height: 844 },
			screen: { width: 390, height: 844 },
			isMobile: true,
			hasTouch: true,
		});

	it('are sent to a computer, whatever the page', async () => {
		const klein = await (await telefon()).newPage();
		for (const seite of ['/', '/admin', '/bestaetigen/x']) {
			await klein.goto(seite);
			await fertig(klein, 'Auf Desktop wechseln');
			await klein
				.getByText(
					'Das Freiwilligenportal ist für große Bildschirme gemacht. Bitte öffnen Sie es im Browser eines Computers.',
				)
				.waitFor();
			expect(await klein.getByRole('navigation').count()).toBe(0);
		}
		await klein.context().close();
	});

	it('open the pages of one-time links where the tenant says so', async () => {
		const klein = await (await telefon()).newPage();
		await klein.route('**/api/v1/parameter', mitDaten({ isMobilFuerLinks: true }));
		await klein.goto('/login');
		await fertig(klein, 'Auf Desktop wechseln');
		await klein.goto(`/bestaetigen/${'x'.repeat(43)}`);
		await klein.getByRole('button', { name: 'Bestätigen' }).first().waitFor();
		await klein.context().close();
	});
});

describe('help', () => {
	const hilfe = () => page.getByRole('button', { name: 'Hilfe', exact: true });

	it('explains the page, by keyboard alone, and keeps a note that nobody else reads', async () => {
		const stoerungen = lausche(page);
		await angemeldet('traeger@demo.test');
		await page.goto('/admin/statuswechsel');
		await fertig(page, 'Statusänderungen');
		await hilfe().focus();
		await page.keyboard.press('Enter');
		await dialog(page).getByText('Jeder Wechsel eines Status mit Zeit, Anlass und Namen.').waitFor();
		expect(await barrieren(page)).toEqual([]);
		await dialog(page).getByRole('button', { name: 'Notiz schreiben' }).focus();
		await page.keyboard.press('Enter');
		await page.getByRole('textbox', { name: 'Meine Notiz' }).waitFor();
		await page.keyboard.type('Montags durchsehen.');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.getByText('Gespeichert', { exact: true }).waitFor();
		await dialog(page).getByText('Montags durchsehen.').waitFor();
		for (const farbe of ['dark', 'light'] as const) {
			await page.emulateMedia({ colorScheme: farbe });
			expect(await barrieren(page), farbe).toEqual([]);
		}
		await page.keyboard.press('Escape');
		await dialog(page).waitFor({ state: 'detached' });
		expect(await hilfe().evaluate((knopf) => knopf === document.activeElement)).toBe(true);

		const admin = await alsBenutzer(browser, 'admin@demo.test');
		await admin.goto('/admin/statuswechsel');
		await fertig(admin, 'Statusänderungen');
		await admin.getByRole('button', { name: 'Hilfe', exact: true }).click();
		await dialog(admin).getByText('Jeder Wechsel eines Status').waitFor();
		expect((await dialog(admin).textContent()) ?? '').not.toContain('Montags');
		await admin.context().close();
		expect(stoerungen).toEqual([]);
	});

	it('lets the Traeger add what its sites read, and shows what another wrote meanwhile', async () => {
		await angemeldet('traeger@demo.test');
		await page.goto('/admin/freiwillige');
		await fertig(page, 'Freiwillige');
		await hilfe().click();
		await dialog(page).getByRole('button', { name: 'Hinweis des Trägers schreiben' }).click();
		await page.getByRole('textbox', { name: 'Vom Träger' }).fill('Fragen an Frau Koch.');

		const admin = await alsBenutzer(browser, 'admin@demo.test');
		await admin.goto('/admin/freiwillige');
		await fertig(admin, 'Freiwillige');
		await admin.getByRole('button', { name: 'Hilfe', exact: true }).click();
		await dialog(admin).getByRole('button', { name: 'Hinweis des Trägers schreiben' }).click();
		await admin.getByRole('textbox', { name: 'Vom Träger' }).fill('<b>Fragen</b> an Herrn Vogt.');
		await dialog(admin).getByRole('button', { name: 'Speichern' }).click();
		await dialog(admin).getByRole('button', { name: 'Hinweis des Trägers bearbeiten' }).waitFor();
		await admin.context().close();

		const speichern = dialog(page).getByRole('button', { name: 'Speichern' });
		await speichern.click();
		await dialog(page)
			.getByText('Der Datensatz wurde zwischenzeitlich geändert. Bitte laden Sie die Seite neu.')
			.waitFor();
		await dialog(page).getByText('<b>Fragen</b> an Herrn Vogt.').waitFor();
		expect(await page.getByRole('textbox', { name: 'Vom Träger' }).inputValue()).toBe('Fragen an Frau Koch.');
		await speichern.click();
		await page.getByText('Gespeichert', { exact: true }).waitFor();

		const verein = await alsBenutzer(browser, 'verein@demo.test');
		await verein.goto('/admin/freiwillige');
		await fertig(verein, 'Freiwillige');
		await verein.getByRole('button', { name: 'Hilfe', exact: true }).click();
		await dialog(verein).getByText('Fragen an Frau Koch.').waitFor();
		expect(
			await dialog(verein)
				.getByRole('button', { name: /Träger/ })
				.count(),
		).toBe(0);
		await verein.context().close();
	});

	it('stands in dialogs and on the login page, too', async () => {
		await page.goto('/login');
		await fertig(page);
		await hilfe().click();
		await dialog(page).getByText('Melden Sie sich mit Ihrer E-Mail-Adresse').waitFor();
		expect(await dialog(page).getByRole('button').count()).toBe(1);
		expect(await barrieren(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await angemeldet('traeger@demo.test');
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Bewerbungen');
		await page.getByRole('table').getByRole('link').first().click();
		await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
		await page.getByRole('menuitem', { name: 'Status manuell setzen …' }).click();
		await dialog(page).getByRole('button', { name: 'Hilfe', exact: true }).click();
		await dialog(page).getByText('Setzen Sie den Status nur von Hand').waitFor();
		expect(await barrieren(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await dialog(page).getByText('Setzen Sie den Status nur von Hand').waitFor({ state: 'detached' });
		await dialog(page).getByRole('heading', { name: 'Status manuell setzen' }).waitFor();
	});

	it('of a key nobody defined is an error like any other', async () => {
		const stoerungen = lausche(page);
		await page.route('**/api/v1/stammdaten/help', async (route) => {
			const antwort = await route.fetch();
			const { data } = (await antwort.json()) as { data: { key: string }[] };
			await route.fulfill({ response: antwort, json: { data: data.filter(({ key }) => key !== 'bewerbungen') } });
		});
		await angemeldet('traeger@demo.test');
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Bewerbungen');
		await hilfe().click();
		await fertig(page, 'Hoppla, da ist was schiefgelaufen');
		expect(stoerungen.join('\n')).toContain('Hilfetext nicht definiert');
	});
});

describe('the load at start', () => {
	it.each([
		['Parameter', '**/api/v1/parameter'],
		['Integrationen', '**/api/v1/system/integrations'],
		['Funktionen', '**/api/v1/system/features'],
		['Hilfetexte', '**/api/v1/stammdaten/help'],
		['Zyklen', '**/api/v1/stammdaten/zyklus*'],
	])('survives without %s', async (name, muster) => {
		const stoerungen = lausche(page);
		await page.route(muster, (route) =>
			route.fulfill({ status: 500, json: { error: { code: 'ABCDEFGHJKLM', message: 'kaputt', details: [] } } }),
		);
		await angemeldet('traeger@demo.test');
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Bewerbungen');
		await page.getByRole('table').getByRole('link').first().waitFor();
		const unerwartet = stoerungen.filter((text) => !/status of 500/.test(text));
		expect(unerwartet).not.toEqual([]);
		for (const text of unerwartet) expect(text).toContain(`Startdaten fehlen: ${name}`);
	});
});

describe('a visitor', () => {
	it.each(['/', '/login', '/registrierung'])('meets no error on %s', async (seite) => {
		const antworten: number[] = [];
		const meldungen: string[] = [];
		page.on('response', (antwort) => antworten.push(antwort.status()));
		page.on('console', (meldung) => {
			if (['error', 'warning'].includes(meldung.type())) meldungen.push(meldung.text());
		});
		await page.goto(seite);
		await fertig(page);
		expect(antworten.filter((status) => status >= 400)).toEqual([]);
		expect(meldungen).toEqual([]);
	});

	it('is taken to the news he wanted after signing in', async () => {
		await page.goto('/changelog');
		await page.waitForURL(/\/login\?ziel=/);
		await melde(page, 'verein@demo.test');
		await page.waitForURL('**/changelog');
		await fertig(page, 'Neuerungen');
	});
});

describe('a session', () => {
	it('is renewed once for all calls that meet its end together', async () => {
		await angemeldet('traeger@demo.test');
		await context.clearCookies({ name: 'fat' });
		let erneuert = 0;
		let abgewiesen = 0;
		page.on('request', (anfrage) => {
			if (anfrage.url().endsWith('/admin/refresh')) erneuert++;
		});
		page.on('response', (antwort) => {
			if (antwort.status() === 401) abgewiesen++;
		});
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Bewerbungen');
		await page.getByRole('table').getByRole('link').first().waitFor();
		expect(abgewiesen).toBeGreaterThan(1);
		expect(erneuert).toBe(1);
	});
});

describe('pages ahead', () => {
	it('are fetched as code when a link comes near, without their data', async () => {
		const anfragen: string[] = [];
		page.on('request', (anfrage) => anfragen.push(new URL(anfrage.url()).pathname));
		await page.goto('/login');
		await fertig(page);
		await page.getByRole('link', { name: 'Sie sind Freiwillige oder Freiwilliger?' }).waitFor();
		const code = (name: string) => anfragen.filter((pfad) => pfad.startsWith(`/assets/${name}-`));
		await expect.poll(() => code('passwort-vergessen').length).toBe(1);
		// The link to the registration stands on the next page only.
		expect(code('registrierung')).toEqual([]);
		await page.mouse.move(10, 10);
		const vorher = anfragen.length;
		await page.getByRole('link', { name: 'Kennwort vergessen?' }).focus();
		await page.keyboard.press('Enter');
		await fertig(page, 'Kennwort vergessen?');
		expect(code('passwort-vergessen').length).toBe(1);
		expect(anfragen.slice(vorher).filter((pfad) => pfad.startsWith('/api/'))).toEqual([]);
	});
});

describe('the filter bar', () => {
	it('collapses for all lists of this browser', async () => {
		await angemeldet('traeger@demo.test');
		await page.goto('/admin/bewerbungen?text=hoffmann');
		await fertig(page, 'Bewerbungen');
		await page.getByRole('searchbox').waitFor();
		await page.getByRole('button', { name: 'Filter ausblenden' }).focus();
		await page.keyboard.press('Enter');
		await page.getByText('Es sind Filter gesetzt.').waitFor();
		expect(await page.getByRole('searchbox').count()).toBe(0);
		expect(await page.evaluate(() => localStorage.getItem('preferences'))).toBe('{"compact":{"filter":true}}');
		expect(await barrieren(page)).toEqual([]);
		await page.goto('/admin/freiwillige');
		await fertig(page, 'Freiwillige');
		await page.getByRole('button', { name: 'Filter einblenden' }).click();
		await page.getByRole('searchbox').waitFor();
		expect(await page.evaluate(() => localStorage.getItem('preferences'))).toBe('{"compact":{"filter":false}}');
	});
});

describe('news', () => {
	it('are in the account menu, newest first, each with its badge', async () => {
		await angemeldet('freiwillig@demo.test');
		await page.getByRole('banner').getByRole('button', { name: /Lena/ }).click();
		const eintraege = await page.getByRole('menuitem').allInnerTexts();
		expect(eintraege).toEqual(['Konto', 'Neuerungen', 'Abmelden']);
		await page.getByRole('menuitem', { name: 'Neuerungen' }).click();
		await fertig(page, 'Neuerungen');
		expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(['Version 4.4.0', 'Version 4.3.64']);
		await page.getByText('Oktober 2025').waitFor();
		for (const marke of ['Neu', 'Änderung', 'Fehlerbehebung', 'Verbesserung', 'Beta', 'Demnächst'])
			await page.getByRole('listitem').filter({ hasText: marke }).first().waitFor();
	});
});
