import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { fertig } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** What the browser prints: all rows, nothing cut, no sheet empty, none of the portal's frame (ux.md: print). */

const t = frischeSeite();

/** The sheets, read by another program; where `ORDNER` names a folder, kept there to be looked at. */
async function blaetter(page: Page, name: string): Promise<string[]> {
	const pdf = await page.pdf({
		preferCSSPageSize: true,
		...(process.env.ORDNER && { path: `${process.env.ORDNER}/${name}.pdf` }),
	});
	return seitentexte(pdf);
}

/** Words of menu, header and controls: none of them belongs on paper. */
const RAHMEN = /Suchen|Zyklus 2|Spalten|Filter zurücksetzen|Update|Prüfliste|Mahnwesen|Bemerkung schreiben|Warum geht/;

function erwarteBlaetter(seiten: readonly string[]) {
	for (const [i, seite] of seiten.entries()) {
		const fuss = `Seite ${i + 1} von ${seiten.length}`;
		expect(seite).toContain(fuss);
		// The last one holds what is left, be it a single line.
		const mindestens = i + 1 < seiten.length ? 120 : 20;
		expect(seite.replace(fuss, '').trim().length, `Blatt ${i + 1} ist leer: ${seite}`).toBeGreaterThan(mindestens);
	}
	expect(seiten[0]).toMatch(/Sportverband Lahn-Main\s*Stand \d\d\.\d\d\.\d{4} - \d\d:\d\d Uhr, Sabine Koch/);
	expect(seiten.join('\n')).not.toMatch(RAHMEN);
}

describe('a list', () => {
	it('prints every row it finds, with what is set, and shows its page again', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/bewerbungen?ansicht=alle');
		const zeilen = t.page.locator('tbody tr[data-index]');
		await expect.poll(() => zeilen.count()).toBe(50);
		await t.page.evaluate(() => {
			window.print = () => {};
		});
		const alle = Number(
			/([\d.]+) Einträge/.exec((await t.page.locator('main').textContent()) ?? '')?.[1]?.replace('.', ''),
		);
		expect(alle).toBeGreaterThan(50);
		await t.page.getByRole('button', { name: 'Alle Zeilen drucken' }).click();
		await expect.poll(() => zeilen.count()).toBe(alle);
		const namen = await t.page.locator('tbody tr[data-index] td:nth-child(2)').allTextContents();
		const seiten = await blaetter(t.page, 'bewerbungen');
		erwarteBlaetter(seiten);
		const ganz = seiten.join('\n').replaceAll(/\s+/g, '');
		expect(namen.filter((name) => !ganz.includes(name.replaceAll(/\s+/g, '')))).toEqual([]);
		for (const seite of seiten) expect(seite).toContain('Wunschstatus');
		await t.page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
		await expect.poll(() => zeilen.count()).toBe(50);
	});
});

describe('a page of a list', () => {
	it('says on paper which rows it has of how many', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/bewerbungen?ansicht=alle');
		await expect.poll(() => t.page.locator('tbody tr[data-index]').count()).toBe(50);
		expect((await blaetter(t.page, 'bewerbungen-seite')).join('\n')).toMatch(/1–50 von \d+/);
	});
});

describe('the planner', () => {
	it('lies on its side, without its controls', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/seminare?ansicht=planer');
		await t.page.getByRole('list', { name: 'Gruppen und ihre Seminare' }).waitFor();
		const seiten = await blaetter(t.page, 'planer');
		expect(seiten.join('\n')).not.toContain('Ziehen verlegt');
	});
});

describe('the map', () => {
	it('prints places, none of its controls', async () => {
		await t.angemeldet('traeger@demo.test', '/karte');
		await t.page.getByRole('list', { name: 'Liste der Einsatzorte' }).waitFor();
		const ganz = (await blaetter(t.page, 'karte')).join('\n');
		expect(ganz).toContain('Plätze frei');
		expect(ganz).not.toMatch(/nur im Kartenausschnitt|mit Unterkunft|25 km/);
	});
});

describe('places', () => {
	it('keep on paper what fills their boxes and bars', async () => {
		await t.angemeldet('traeger@demo.test', '/admin/kontingente');
		await fertig(t.page, 'Kontingente');
		const gefuellte = t.page.locator('main table span, main li span').filter({ hasNotText: /./ });
		const ohneFarbe = () =>
			gefuellte.evaluateAll((alle) => {
				const gefuellt = alle.filter((eines) => getComputedStyle(eines).backgroundColor !== 'rgba(0, 0, 0, 0)');
				return [
					gefuellt.length > 0,
					gefuellt.filter((eines) => getComputedStyle(eines).printColorAdjust !== 'exact').length,
				];
			});
		await expect.poll(ohneFarbe).toEqual([true, 0]);
	});
});

describe('a file', () => {
	it.each(['', '/vertrag', '/akte', '/daten', '/verlauf'])('prints its page %s whole', async (reiter) => {
		await t.angemeldet('traeger@demo.test', '/admin/freiwillige?ansicht=alle');
		const ziel = await t.page.locator('tbody a').first().getAttribute('href');
		await t.page.goto(`${ziel?.split('?')[0]?.replace(/\/(akte|vertrag|daten|verlauf)$/, '')}${reiter}`);
		await fertig(t.page);
		erwarteBlaetter(await blaetter(t.page, `akte${reiter.replace('/', '-')}`));
	});
});
