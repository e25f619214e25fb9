import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addiereMonate } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, oeffne, schliesse } from '../browser.ts';

/** The accessibility statement, from every page, with all the law asks for, and a message on its way to the answer. */

let gast: Page;
let stoerungen: string[];
beforeAll(async () => {
	gast = await oeffne();
	stoerungen = lausche(gast);
});

const TITEL = 'Erklärung zur Barrierefreiheit';
const erklaerung = (page: Page) => page.getByRole('link', { name: 'Barrierefreiheit', exact: true }).last();

// BITV § 7 Abs. 1: "muss von der Startseite und von jeder Seite einer Website erreichbar sein".
describe('is reached', () => {
	it.each(['/', '/login', '/karte', '/registrierung', '/impressum', '/passwort-vergessen', '/gibt-es-nicht'])(
		'by a guest from %s',
		async (pfad) => {
			await gast.goto(pfad);
			await fertig(gast);
			await erklaerung(gast).click();
			await fertig(gast, TITEL);
		},
	);

	it.each(['traeger@demo.test', 'verein@demo.test', 'freiwillig@demo.test'])('by %s', async (login) => {
		const page = await alsBenutzer(login, '/admin');
		await fertig(page);
		await page.getByRole('link', { name: 'Barriere melden' }).click();
		await fertig(page, TITEL);
		await expect.poll(() => page.getByRole('textbox', { name: /^Welche Seite/ }).inputValue()).toMatch(/^\/admin\/?$/);
		await schliesse(page);
	});

	it('on a phone', async () => {
		const page = await oeffne({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
		await page.goto('/login');
		await page.getByRole('heading', { name: 'Auf Desktop wechseln' }).waitFor();
		await page.getByRole('link', { name: 'Barrierefreiheit' }).click();
		await fertig(page, TITEL);
		await schliesse(page);
	});
});

describe('says', () => {
	beforeAll(async () => {
		await gast.goto('/barrierefreiheit');
		await fertig(gast, TITEL);
	});

	/**
	 * The law's elements, with what stands for each: Durchführungsbeschluss (EU) 2018/1523, Anhang, Abschnitt 1 (BITV § 7
	 * Abs. 4), BITV § 7 Abs. 5 and 6, BGG § 12b Abs. 2.
	 */
	it.each([
		['that the body strives for it, and by what law', /bemüht, dieses Portal .*barrierefrei zugänglich zu machen/],
		['what it applies to', /Diese Erklärung gilt für das Freiwilligenportal unter https?:\/\/\S+/],
		['the state of conformance', /WCAG 2\.2 Stufe AA, EN 301 549 und BITV 2\.0 nur teilweise vereinbar/],
		['the parts that are not accessible', /Alle Seiten nach der Anmeldung/],
		['the reasons', /Grund.*Menü, breite Tabellen und Formulare sind für große Bildschirme gebaut/s],
		['alternatives', /Stattdessen.*Listen gibt es als CSV- oder Excel-Datei/s],
		['what the law does not cover', /Vom Recht nicht erfasst/],
		['what nobody has assessed', /Nicht bewertet.*Vorleseprogramme/s],
		['when it was drawn up and checked', /Bewertung vom \d\d\.\d\d\.\d{4} .*zuletzt überprüft/s],
		['who assessed it', /Bewertet hat der Hersteller des Portals mit seinen eigenen Tests/],
		['what was assessed, with what result', /axe-core [\d.]+:.*(ohne|mit) Befund \(\d+ von \d+ Prüfungen/s],
		['that it is renewed every year', /jedes Jahr und mit jeder wesentlichen Änderung/],
		['how to tell of a barrier or ask', /Barriere begegnet.*wie Barrierefreiheit umgesetzt wird/s],
		['within which time there is an answer', /spätestens innerhalb eines Monats/],
		['whom to write to', /freiwilligendienste@demo\.test/],
		['how it is enforced', /Durchsetzungsverfahren.*Schlichtungsverfahren nach § 16 BGG/s],
		['what goes beyond the law', /Mehr als gefordert/],
	])('%s', async (_, muster) => {
		await expect.poll(() => gast.getByRole('article').textContent()).toMatch(muster);
	});

	it('the same to a program, by a link', async () => {
		const href = await gast.locator('a[rel="alternate"][type="application/json"]').getAttribute('href');
		const antwort = await gast.request.get(href ?? '');
		expect(antwort.headers()['content-type']).toContain('application/json');
		expect(((await antwort.json()) as { data: object }).data).toMatchObject({ vereinbarkeit: 'TEILWEISE' });
	});
});

describe('a message', () => {
	const WORTE = 'Die Überschriften der Karte fehlen meinem Vorleseprogramm.';

	it('is sent without signing in, by keyboard', async () => {
		const { heute } = await frage<{ heute: string }>(gast, '/v1/system/info');
		await gast.goto('/barrierefreiheit?seite=/karte#melden');
		await fertig(gast, TITEL);
		await gast.getByRole('button', { name: 'Nachricht senden' }).focus();
		await gast.keyboard.press('Enter');
		const text = gast.getByRole('textbox', { name: 'Ihre Nachricht' });
		await gast.getByText('Dies ist ein Pflichtfeld').waitFor();
		await expect.poll(() => text.evaluate((feld) => feld === document.activeElement)).toBe(true);
		expect(await barrieren(gast)).toEqual([]);
		await gast.keyboard.type(WORTE);
		await expect.poll(() => gast.getByRole('textbox', { name: /^Welche Seite/ }).inputValue()).toBe('/karte');
		await expect.poll(() => gast.getByText('Dieses Feld bitte frei lassen').isVisible()).toBe(false);
		await gast.getByRole('textbox', { name: /^Ihre E-Mail-Adresse/ }).fill('keine Adresse');
		await gast.keyboard.press('Enter');
		await gast.getByText('Bitte geben Sie eine gültige E-Mail-Adresse ein').waitFor();
		await gast.getByRole('textbox', { name: /^Ihre E-Mail-Adresse/ }).fill('ada@example.test');
		await gast.keyboard.press('Enter');
		await gast.getByRole('heading', { name: 'Danke, Ihre Nachricht ist angekommen.' }).waitFor();
		const bis = formatDatum(addiereMonate(heute, 1));
		await expect.poll(() => gast.getByRole('status').last().textContent()).toContain(`bis zum ${bis}`);
		expect(await barrieren(gast)).toEqual([]);
		expect(stoerungen).toEqual([]);
	});

	it('waits with its term, is answered and deleted', async () => {
		const page = await alsBenutzer('traeger@demo.test', '/admin/barrierefreiheit');
		const gestoert = lausche(page);
		await fertig(page, 'Meldungen zur Barrierefreiheit');
		const zeile = page.getByRole('listitem').filter({ hasText: WORTE });
		await expect.poll(() => zeile.textContent()).toMatch(/offen\s*seit heute, bis \d\d\.\d\d\.\d{4}/);
		await expect.poll(() => zeile.textContent()).toContain('ada@example.test');
		expect(await barrieren(page)).toEqual([]);
		await zeile.getByRole('button', { name: /Beantworten/ }).click();
		await dialog(page).getByText('Die Antwort geht als E-Mail an ada@example.test.').waitFor();
		expect(await barrieren(page)).toEqual([]);
		await dialog(page).getByRole('textbox', { name: 'Antwort' }).fill('Danke, das beheben wir.');
		await dialog(page).getByRole('button', { name: 'Antwort senden' }).click();
		await zeile.getByText('Danke, das beheben wir.').waitFor();
		await expect.poll(() => zeile.textContent()).toMatch(/beantwortet\s*am .* von Sabine Koch/);
		await zeile.getByRole('button', { name: /Löschen/ }).click();
		await dialog(page).getByRole('button', { name: 'Löschen' }).click();
		await zeile.waitFor({ state: 'detached' });
		expect(gestoert).toEqual([]);
		await schliesse(page);
	});
});
