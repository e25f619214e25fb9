import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barrieren, fertig, melde, oeffne, portalAdresse, ruhig, schliesse } from '../browser.ts';
import { amBeginn, frischeSeite, mitDaten } from '../seite.ts';

/** What all pages share beside their content: small devices, visitors, sessions, code ahead, the filter bar. */

const t = frischeSeite();

const VORSCHLAG = {
	vorname: 'Jule',
	einsatzort: 'Sportanlage am Sonnenhang',
	plz: '35576',
	ort: 'Wetzlar',
	einsatzstelle: 'Turn- und Sportverein Wetzlar-Niedergirmes von 1899 e. V.',
	dienstart: 'Freiwilliges Soziales Jahr',
	betreuer: 'Ina Berger',
};

describe('small devices', () => {
	const telefon = () =>
		oeffne({
			viewport: { width: 390, height: 844 },
			screen: { width: 390, height: 844 },
			isMobile: true,
			hasTouch: true,
		});

	it('are sent to a computer, whatever the page', async () => {
		const klein = await telefon();
		for (const seite of ['/', '/admin', '/bestaetigen/x']) {
			await klein.goto(seite);
			await fertig(klein, 'Auf Desktop wechseln');
			await klein
				.getByText(
					'Das Freiwilligenportal ist für große Bildschirme gemacht. Bitte öffnen Sie es im Browser eines Computers.',
				)
				.waitFor();
			await expect.poll(() => klein.getByRole('navigation').count()).toBe(0);
		}
		await schliesse(klein);
	});

	const TOKEN = 'x'.repeat(43);
	const breite = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

	it('read imprint and privacy notice, and are told what a link was for and sent it again', async () => {
		const klein = await telefon();
		for (const [seite, name] of [
			['/impressum', 'Impressum'],
			['/datenschutz', 'Datenschutz'],
		] as const) {
			await klein.goto(seite);
			await fertig(klein, new RegExp(name));
			await expect.poll(() => breite(klein)).toBeLessThanOrEqual(390);
		}
		await klein.goto(`/unterschrift/${TOKEN}`);
		await fertig(klein, 'Auf Desktop wechseln');
		await klein.getByText('Über den Link in der E-Mail lesen und unterschreiben Sie ein Dokument.').waitFor();
		expect(await barrieren(klein)).toEqual([]);
		await klein.getByRole('button', { name: 'E-Mail noch einmal senden' }).click();
		await klein.getByText(/kommt die E-Mail in wenigen Minuten noch einmal/).waitFor();
		await schliesse(klein);
	});

	it('open the pages of one-time links where the tenant says so, each complete in itself', async () => {
		const klein = await telefon();
		await amBeginn(klein, '**/api/v1/parameter', mitDaten({ isMobilFuerLinks: true }));
		for (const seite of ['/login', `/anmeldelink/${TOKEN}`]) {
			await klein.goto(seite);
			await fertig(klein, 'Auf Desktop wechseln');
		}
		const LINKSEITEN = [
			'bestaetigen',
			'bestaetigen/email',
			'passwort',
			'einladung/benutzer',
			'einladung',
			'unterschrift',
		];
		for (const seite of LINKSEITEN) {
			await klein.goto(`/${seite}/${TOKEN}`);
			await fertig(klein);
			await expect
				.poll(() => klein.getByRole('heading', { name: 'Auf Desktop wechseln' }).count(), { message: seite })
				.toBe(0);
			await expect.poll(() => breite(klein), { message: seite }).toBeLessThanOrEqual(390);
		}
		await klein.route('**/api/v1/freiwilliger/vorschlag/*', (route) =>
			route.request().method() === 'POST'
				? route.fulfill({ status: 204 })
				: route.fulfill({ json: { data: { ...VORSCHLAG, bild: null } } }),
		);
		await klein.goto(`/vorschlag/${TOKEN}`);
		await fertig(klein, 'Ein Stellenvorschlag für Sie');
		await klein.getByText('Sportanlage am Sonnenhang, 35576 Wetzlar').waitFor();
		await expect.poll(() => breite(klein)).toBeLessThanOrEqual(390);
		expect(await barrieren(klein)).toEqual([]);
		await klein.getByRole('button', { name: 'Vorschlag annehmen' }).tap();
		await fertig(klein, 'Sie haben den Vorschlag angenommen');
		await klein.getByText(/^Sie können diese Seite schließen/).waitFor();
		await schliesse(klein);
	});
});

describe('a visitor', () => {
	it.each(['/', '/login', '/registrierung'])('meets no error on %s', async (seite) => {
		const antworten: number[] = [];
		const meldungen: string[] = [];
		t.page.on('response', (antwort) => antworten.push(antwort.status()));
		t.page.on('console', (meldung) => {
			if (['error', 'warning'].includes(meldung.type())) meldungen.push(meldung.text());
		});
		await t.page.goto(seite);
		await fertig(t.page);
		expect(antworten.filter((status) => status >= 400)).toEqual([]);
		expect(meldungen).toEqual([]);
	});

	it('is taken to the page he wanted after signing in', async () => {
		await t.page.goto('/admin/docs');
		await t.page.waitForURL(/\/login\?ziel=/);
		await melde(t.page, 'verein@demo.test');
		await t.page.waitForURL('**/admin/docs');
		await fertig(t.page, 'Dokumentation');
	});

	it('reads the news without signing in', async () => {
		await t.page.goto('/changelog');
		await fertig(t.page, 'Neuerungen');
		await t.page.getByRole('heading', { name: 'Version 4.3.64' }).waitFor();
		await expect.poll(() => t.page.getByRole('navigation', { name: 'Hauptmenü' }).count()).toBe(0);
		expect(await barrieren(t.page)).toEqual([]);
	});
});

describe('a session', () => {
	it('is renewed once for all calls that meet its end together', async () => {
		await t.angemeldet('traeger@demo.test');
		// What the page left behind still asks for would meet the end, too, and renew the session by itself.
		await t.page.goto('about:blank');
		await t.page.context().clearCookies({ name: 'fat' });
		let erneuert = 0;
		let abgewiesen = 0;
		t.page.on('request', (anfrage) => {
			if (anfrage.url().endsWith('/admin/refresh')) erneuert++;
		});
		t.page.on('response', (antwort) => {
			if (antwort.status() === 401) abgewiesen++;
		});
		// However slow the machine is: several have met it before it is renewed.
		await t.page.route('**/admin/refresh', async (anfrage) => {
			await expect.poll(() => abgewiesen).toBeGreaterThan(1);
			await anfrage.continue();
		});
		await t.page.goto('/admin/bewerbungen');
		await fertig(t.page, 'Bewerbungen');
		await t.page.getByRole('table').getByRole('link').first().waitFor();
		await t.page.unroute('**/admin/refresh');
		expect(abgewiesen).toBeGreaterThan(1);
		expect(erneuert).toBe(1);
	});
});

describe('what a page begins with', () => {
	const seiten = ['Bewerbungen', 'Freiwillige', 'Adressen', 'Dokumente', 'Personen', 'Pool', 'Seminare'] as const;
	/** Where nothing of the page is there yet; a saved view asks for its number besides, a name for letters of its own. */
	const ABRUFE = 25;
	it.each(seiten)('comes with it, and is asked for by who comes back to it later: %s', async (titel) => {
		await t.angemeldet('traeger@demo.test');
		const pfad = `/admin/${titel.toLowerCase()}`;
		const html = await (await t.page.request.get(`${portalAdresse()}${pfad}`)).text();
		const [, mitgabe = '{}'] = /id="mitgabe">(.*)<\/script>/.exec(html) ?? [];
		const mitgegeben = Object.keys(JSON.parse(mitgabe));
		expect(mitgegeben).toContain('/api/v1/system/sitzung');
		expect(mitgegeben).toContain(`/api/v1/user/me/ansichten?liste=${titel.toLowerCase()}`);
		const gefragt = new Set<string>();
		t.page.on('request', (anfrage) => gefragt.add(anfrage.url().replace(portalAdresse(), '')));
		await t.page.goto(pfad);
		await fertig(t.page);
		expect(mitgegeben.filter((url) => gefragt.has(url))).toEqual([]);
		await t.page.waitForLoadState('networkidle');
		const immer = [...gefragt].filter((url) => !url.includes('latin-ext'));
		expect(new Set(immer.map((url) => url.split('?')[0])).size).toBeLessThanOrEqual(ABRUFE);
		await expect.poll(() => t.page.locator('#mitgabe').count()).toBe(0);
		await t.page.goto('about:blank');
		await t.page.goBack();
		await fertig(t.page);
		await expect.poll(() => mitgegeben.filter((url) => !gefragt.has(url))).toEqual([]);
	});
});

describe('pages ahead', () => {
	it('are fetched when a link is meant, and not before', async () => {
		const geladen: string[] = [];
		t.page.on('request', (anfrage) => {
			const { pathname } = new URL(anfrage.url());
			if (pathname.startsWith('/assets/')) geladen.push(pathname);
		});
		await t.page.goto('/login');
		await fertig(t.page);
		await t.page.waitForLoadState('networkidle');
		const vorher = geladen.length;
		await t.page.getByRole('link', { name: 'Kennwort vergessen?' }).focus();
		await expect.poll(() => geladen.length).toBeGreaterThan(vorher);
		await ruhig(t.page);
		// From here on only what has come already.
		await t.page.route('**/assets/*', (route) => route.abort());
		await t.page.keyboard.press('Enter');
		await fertig(t.page, 'Kennwort vergessen?');
	});
});

describe('the filter bar', () => {
	it('collapses for all lists of this browser', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/bewerbungen?text=hoffmann');
		await fertig(t.page, 'Bewerbungen');
		await t.page.getByRole('searchbox').waitFor();
		await t.page.getByRole('button', { name: 'Filter ausblenden' }).focus();
		await t.page.keyboard.press('Enter');
		await t.page.getByText('Es sind Filter gesetzt.').waitFor();
		await expect.poll(() => t.page.getByRole('searchbox').count()).toBe(0);
		expect(await t.page.evaluate(() => localStorage.getItem('preferences'))).toBe('{"compact":{"filter":true}}');
		expect(await barrieren(t.page)).toEqual([]);
		await t.page.goto('/admin/freiwillige');
		await fertig(t.page, 'Freiwillige');
		await t.page.getByRole('button', { name: 'Filter einblenden' }).click();
		await t.page.getByRole('searchbox').waitFor();
		expect(await t.page.evaluate(() => localStorage.getItem('preferences'))).toBe('{"compact":{"filter":false}}');
	});
});
