import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as warte } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche, ruhig, schliesse, wechsle } from '../browser.ts';

/** Lists keep what was chosen in their address: a reload, a link and the back button find it again. */

let page: Page;
let stoerungen: string[];
beforeAll(async () => {
	page = await alsBenutzer('traeger@demo.test');
	stoerungen = lausche(page);
});

const zeilen = () =>
	page
		.getByRole('table')
		.getByRole('row')
		.filter({ has: page.getByRole('link') });
const namen = () => zeilen().getByRole('link').allTextContents();
/** The number beside the heading. */
const eintraege = async () => Number((/([\d.]+) Eintr/.exec(await vermerk()) ?? [])[1]?.replace('.', ''));
const vermerk = async () =>
	(await page
		.getByText(/^[\d.]+ Eintr(a|ä)g/)
		.first()
		.textContent()) ?? '';
const suche = () => new URL(page.url()).searchParams;

async function oeffneListe(name: 'Bewerbungen' | 'Freiwillige' | 'Statusänderungen'): Promise<void> {
	// From elsewhere in the portal, where nothing of a list is left.
	if (page.url().includes('/admin')) await wechsle(page, '/admin/support');
	else await page.goto('/admin/support');
	await page.getByRole('link', { name, exact: true }).click();
	await fertig(page, name);
	await zeilen().first().waitFor();
}

describe('applications', () => {
	beforeEach(() => oeffneListe('Bewerbungen'));

	it('are searched as one types', async () => {
		await page.getByRole('searchbox').fill('hoffmann lena');
		await page.waitForURL(/text=hoffmann/);
		await expect.poll(namen).toEqual(['Hoffmann, Lena Marie', 'Hoffmann, Lena Marie', 'Hoffmann, Lena Marie']);
		await expect.poll(() => eintraege()).toBe(3);
		await page.reload();
		await fertig(page, 'Bewerbungen');
		await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('hoffmann lena');
		await expect.poll(eintraege).toBe(3);
		await page.getByRole('searchbox').fill('niemand heißt so');
		await page.getByText('Mit diesen Filtern gibt es keine Einträge.').waitFor();
	});

	it('open at once while one still types, and stay open', async () => {
		await page.getByRole('searchbox').pressSequentially('mann');
		const eine = page.getByRole('link', { name: /mann/ }).first();
		const name = ((await eine.textContent()) ?? '').split(', ').toReversed().join(' ');
		await page.route('**/api/v1/freiwilliger/*/akte*', async (anfrage) => {
			await warte(800);
			await anfrage.continue();
		});
		await eine.click();
		await fertig(page, name);
		await page.unroute('**/api/v1/freiwilliger/*/akte*');
		await page.goBack();
		await page.waitForURL(/text=mann/);
		await fertig(page, 'Bewerbungen');
	});

	it.each([1280, 1440, 1920])(
		'show at %d whose turn it is with the act for it, nothing of it cut off',
		async (width) => {
			const vorher = page.viewportSize();
			await page.setViewportSize({ width, height: 900 });
			const abgeschnitten = () =>
				page.evaluate(() => {
					const koepfe = [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent ?? '');
					const ganze = new Set(
						['Alter', 'Status', 'Wer ist dran', 'Dokumente'].flatMap((kopf) => {
							const nr = koepfe.findIndex((text) => text.startsWith(kopf));
							return nr < 0 ? [] : nr;
						}),
					);
					return [...document.querySelectorAll('tbody tr[data-index]')].flatMap(({ children }) =>
						[...children].filter((zelle, nr) => ganze.has(nr) && zelle.scrollWidth > zelle.clientWidth),
					).length;
				});
			await expect.poll(abgeschnitten).toBe(0);
			await page
				.getByRole('button', { name: /^Kontaktieren: / })
				.first()
				.waitFor();
			if (vorher) await page.setViewportSize(vorher);
		},
	);

	it('are sorted by a click on a column, up and down', async () => {
		const spalte = page.getByRole('columnheader', { name: 'Name' });
		await spalte.getByRole('button').click();
		await page.waitForURL(/sort=name/);
		await ruhig(page);
		await expect.poll(() => spalte.getAttribute('aria-sort')).toBe('ascending');
		const deutsch = new Intl.Collator('de').compare;
		const nachnamen = async () => (await namen()).map((n) => n.split(', ')[0] ?? '');
		await expect.poll(async () => (await nachnamen()).toSorted(deutsch)).toEqual(await nachnamen());
		await spalte.getByRole('button').click();
		await page.waitForURL(/sort=-name/);
		await ruhig(page);
		await expect.poll(() => spalte.getAttribute('aria-sort')).toBe('descending');
		const absteigend = await nachnamen();
		expect(absteigend.toSorted((a, b) => deutsch(b, a))).toEqual(absteigend);
	});

	it('are paged, and the back button turns the page back', async () => {
		const erste = await namen();
		await page.getByRole('button', { name: 'Nächste Seite' }).click();
		await page.waitForURL(/seite=2/);
		await page.getByText(/^51–/).waitFor();
		await expect.poll(namen).not.toEqual(erste);
		const zweite = await namen();
		await page.reload();
		await page.getByText(/^51–/).waitFor();
		await expect.poll(namen).toEqual(zweite);
		await page.goBack();
		await page.getByText(/^1–50/).waitFor();
		await expect.poll(namen).toEqual(erste);
	});

	it('take what is ticked in a row, however soon the next one follows', async () => {
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Bewerbungen');
		await page.getByRole('button', { name: 'Filter', exact: true }).click();
		await page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Dienstart' }).click();
		const kaestchen = page.getByRole('dialog', { name: 'Dienstart' }).getByRole('checkbox');
		await kaestchen.nth(1).waitFor();
		const angekreuzt = await kaestchen.evaluateAll(async (alle) => {
			const [eines, anderes] = alle as [HTMLInputElement, HTMLInputElement];
			for (const kasten of [eines, anderes]) {
				kasten.click();
				// As long as a hand needs at least.
				await new Promise((fertig) => setTimeout(fertig, 0));
			}
			return [eines.checked, anderes.checked];
		});
		expect(angekreuzt).toEqual([true, true]);
		await page.keyboard.press('Escape');
		await ruhig(page);
		await expect.poll(() => kaestchen.count()).toBe(0);
		expect(decodeURIComponent(page.url())).toMatch(/"dienstartID".*\["[\w-]+","[\w-]+"\]/);
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Bewerbungen');
	});

	it('are narrowed by filters that say what they do', async () => {
		const alle = await eintraege();
		await page.getByRole('button', { name: 'Filter', exact: true }).click();
		await page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Dienstart' }).click();
		await page.getByRole('dialog', { name: 'Dienstart' }).getByRole('checkbox', { name: 'BFD U27' }).check();
		await page.keyboard.press('Escape');
		await page.waitForURL(/dienstartID/);
		await ruhig(page);
		const mitFilter = await eintraege();
		expect(mitFilter).toBeGreaterThan(0);
		expect(mitFilter).toBeLessThan(alle);
		const adresse = page.url();
		await page.reload();
		await fertig(page, 'Bewerbungen');
		await expect.poll(eintraege).toBe(mitFilter);
		expect(page.url()).toBe(adresse);
		await page.getByRole('button', { name: 'Filter Dienstart entfernen' }).click();
		await expect.poll(eintraege).toBe(alle);
	});

	it('are narrowed by days from the keyboard alone, as often as one likes', async () => {
		await page.getByRole('button', { name: 'Filter', exact: true }).press('Enter');
		await page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Nachgefragt am' }).press('Enter');
		const felder = page.getByRole('dialog', { name: 'Nachgefragt am' });
		const hatFokus = () => felder.getByLabel('Von').evaluate((feld) => feld === document.activeElement);
		await expect.poll(hatFokus).toBe(true);
		await page.keyboard.type('01.01.2020');
		await page.keyboard.press('Tab');
		await page.waitForURL(/nachgefragtAm/);
		await page.keyboard.press('Escape');
		const chip = page.getByRole('button', { name: 'Nachgefragt am ab 01.01.2020' });
		await felder.waitFor({ state: 'hidden' });
		await chip.press('Enter');
		await expect.poll(hatFokus).toBe(true);
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Filter Nachgefragt am entfernen' }).press('Enter');
		await expect.poll(() => page.url()).not.toContain('nachgefragtAm');
	});

	it('have views with their numbers', async () => {
		const ansichten = page.getByRole('navigation', { name: 'Ansichten' });
		for (const name of ['Minderjährige', 'Abgesagt / Abgelehnt', 'Alle']) {
			const ansicht = ansichten.getByRole('link', { name: new RegExp(`^${name}`) });
			const anzahl = Number(((await ansicht.textContent()) ?? '').replace(name, '').replace('.', ''));
			await ansicht.click();
			await page.waitForURL(/ansicht=/);
			await expect.poll(eintraege).toBe(anzahl);
		}
	});

	it('are opened by their row and lead back to the same place', async () => {
		await page.getByRole('columnheader', { name: 'Alter' }).getByRole('button').click();
		await page.waitForURL(/sort=alter/);
		await ruhig(page);
		const [erster] = await namen();
		await zeilen().first().getByRole('link').click();
		await fertig(page, new RegExp(erster?.split(', ')[1] ?? ''));
		await page.goBack();
		await fertig(page, 'Bewerbungen');
		expect(suche().get('sort')).toBe('alter');
	});

	it('are opened beside the list, as links are', async () => {
		const zeile = zeilen().first();
		const ort = zeile.getByRole('cell').nth(4);
		const wege = [
			() => ort.click({ modifiers: ['Control'] }),
			async () => {
				await zeile.focus();
				await page.keyboard.press('Control+Enter');
			},
		];
		const ziel = new URL((await zeile.getByRole('link').first().getAttribute('href')) ?? '', page.url()).pathname;
		for (const oeffne of wege) {
			const [anderer] = await Promise.all([page.context().waitForEvent('page'), oeffne()]);
			await anderer.waitForURL((url) => url.pathname === ziel);
			await anderer.close();
		}
		await fertig(page, 'Bewerbungen');
	});

	it('are ticked one by one, or from one to another', async () => {
		const kasten = (nr: number) => zeilen().nth(nr).getByRole('checkbox');
		const ausgewaehlt = (anzahl: number) => page.getByText(`${anzahl} ausgewählt`, { exact: true }).waitFor();
		await kasten(1).check();
		await kasten(4).click({ modifiers: ['Shift'] });
		await ausgewaehlt(4);
		expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('');
		await kasten(2).click({ modifiers: ['Shift'] });
		await ausgewaehlt(1);
		await zeilen().nth(3).focus();
		await page.keyboard.press('Shift+ ');
		await ausgewaehlt(3);
		await kasten(5).focus();
		await page.keyboard.press('Shift+ ');
		await ausgewaehlt(5);
		await page.getByRole('button', { name: 'Auswahl aufheben' }).click();
		await expect.poll(() => page.getByText(/\d ausgewählt$/).count()).toBe(0);
	});

	it('show and hide columns, and keep that', async () => {
		await page.getByRole('button', { name: 'Spalten' }).click();
		await page.getByRole('button', { name: 'Spalte Ort anzeigen' }).click();
		await page.keyboard.press('Escape');
		await page.getByRole('columnheader', { name: 'Ort', exact: true }).waitFor();
		await page.reload();
		await page.getByRole('columnheader', { name: 'Ort', exact: true }).waitFor();
	});

	it('may be saved as a view of one’s own', async () => {
		await page.getByRole('searchbox').fill('Wetzlar');
		await page.waitForURL(/text=Wetzlar/);
		await page.getByRole('button', { name: 'Ansicht speichern' }).click();
		await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Rund um Wetzlar');
		await page.getByRole('button', { name: 'Speichern', exact: true }).click();
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
		await oeffneListe('Bewerbungen');
		await page.getByRole('navigation', { name: 'Ansichten' }).getByText('Rund um Wetzlar').click();
		// Its address is short, and says the same to a colleague who opens it.
		await page.waitForURL(/ansicht=[\da-f-]{36}$/);
		await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Wetzlar');
		await ruhig(page);
		const treffer = await eintraege();
		await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
		await page.getByRole('button', { name: 'Link kopieren' }).click();
		await page.getByText('Link kopiert').waitFor();
		const link = await page.evaluate(() => navigator.clipboard.readText());
		expect(new URL(link).search).toBe(new URL(page.url()).search);
		const kollegin = await alsBenutzer('admin@demo.test');
		await kollegin.goto(link);
		await fertig(kollegin, 'Bewerbungen');
		await kollegin.getByRole('link', { name: /^Rund um Wetzlar/ }).waitFor();
		await expect.poll(() => kollegin.getByRole('searchbox').inputValue()).toBe('Wetzlar');
		await kollegin.getByText(`${treffer} Eintr`).waitFor();
		await schliesse(kollegin);
		// Only what goes beyond it is added.
		await page.getByRole('searchbox').fill('Gießen');
		await page.waitForURL(/text=Gie/);
		expect([...suche().keys()].sort()).toEqual(['ansicht', 'text']);
		// A link to one that is gone says what is shown instead.
		await page.goto(`/admin/bewerbungen?ansicht=${randomUUID()}`);
		await page.getByText('Diese Ansicht gibt es nicht mehr. Sie sehen „Offen“.').waitFor();
	});
});

describe('volunteers', () => {
	beforeEach(() => oeffneListe('Freiwillige'));

	it('are exported as the list shows them', async () => {
		const anzahl = await eintraege();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page
				.getByRole('button', { name: 'CSV' })
				.or(page.getByRole('link', { name: 'CSV' }))
				.first()
				.click(),
		]);
		expect(download.suggestedFilename()).toMatch(/^freiwillige-\d{4}-\d\d-\d\d\.csv$/);
		const inhalt = await readFile(await download.path(), 'utf8');
		expect(inhalt.trim().split(/\r?\n/)).toHaveLength(anzahl + 1);
	});
});

describe('changes of status', () => {
	it('say who changed what and when', async () => {
		await page.goto('/admin/statuswechsel?ansicht=alle');
		await fertig(page, 'Statusänderungen');
		await zeilen().first().waitFor();
		await expect.poll(() => eintraege()).toBeGreaterThan(500);
	});

	it('are counted by step over all pages, whatever the filter', async () => {
		for (const ansicht of ['alle', 'rueckwaerts']) {
			await page.goto(`/admin/statuswechsel?ansicht=${ansicht}`);
			const leiste = page.getByRole('list', { name: 'Häufigste Statuswechsel' });
			const summe = async () =>
				(await leiste.getByRole('listitem').allInnerTexts())
					.map((text) => Number(text.split('\n').at(-1)?.replace('.', '')))
					.reduce((a, b) => a + b, 0);
			await leiste.waitFor();
			await expect.poll(summe).toBe(await eintraege());
		}
		expect(await barrieren(page)).toEqual([]);
	});

	it('are exported as the list shows them', async () => {
		await page.goto('/admin/statuswechsel?ansicht=rueckwaerts');
		await zeilen().first().waitFor();
		const anzahl = await eintraege();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'CSV' }).click(),
		]);
		const [kopf, ...inhalt] = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
		expect(kopf).toContain('Zeit;Nachname;Vorname;Von;Nach;Wer;Anlass oder Grund');
		expect(inhalt).toHaveLength(anzahl);
		expect(inhalt[0]).toMatch(/^\d\d\.\d\d\.\d{4} - \d\d:\d\d Uhr;/);
	});
});

describe('start page', () => {
	it('links each number to the list behind it', async () => {
		await page.goto('/admin');
		const kacheln = page.getByRole('navigation', { name: 'Kennzahlen' }).getByRole('link');
		await kacheln.first().waitFor();
		const { zahlen } = await frage<{ zahlen: { art: string; anzahl: number }[] }>(page, '/v1/start');
		const wartende = zahlen.find(({ art }) => art === 'OHNE_KONTAKT')?.anzahl ?? 0;
		expect(wartende).toBeGreaterThan(0);
		await kacheln.filter({ hasText: `Ohne Kontakt${wartende}` }).click();
		await page.waitForURL(/\?f=/);
		await expect.poll(eintraege).toBe(wartende);
	});
});

it('no page was disturbed', () => {
	expect(stoerungen).toEqual([]);
});
