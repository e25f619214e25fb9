import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { alsBenutzer, fertig, lausche } from '../browser.ts';

/** The board by status, fields of the tenant as columns, and the way from file to file within a list. */

let page: Page;
let stoerungen: string[];
beforeAll(async () => {
	page = await alsBenutzer('traeger@demo.test');
	stoerungen = lausche(page);
});

const spalte = (status: number) => page.locator(`section[data-status="${status}"]`);
const karten = (status: number) => spalte(status).getByRole('listitem');
const dialog = () => page.getByRole('dialog');

async function oeffneBoard(): Promise<void> {
	await page.goto('/admin/bewerbungen?darstellung=board');
	await fertig(page, 'Bewerbungen');
	await karten(2000).first().waitFor();
}

describe('the board', () => {
	it('shows the applications of the filter by status, and is part of the address', async () => {
		await page.goto('/admin/bewerbungen');
		await fertig(page, 'Bewerbungen');
		await page.getByRole('button', { name: 'Board' }).click();
		await page.waitForURL(/darstellung=board/);
		await karten(2000).first().waitFor();
		await page
			.getByRole('navigation', { name: 'Ansichten' })
			.getByRole('link', { name: /^Minderjährige/ })
			.click();
		await page.waitForURL(/ansicht=minderjaehrige/);
		expect(new URL(page.url()).searchParams.get('darstellung')).toBe('board');
		// People and how long they have been here, not applications.
		await spalte(2000)
			.getByText(/^\d+ Person(en)?$/)
			.waitFor();
		await spalte(2000)
			.getByText(/^Ø \d+ Tage? in dieser Spalte im Schnitt$/)
			.waitFor();
		const ohneMarke = async () => (await karten(2000).allTextContents()).filter((t) => !t.includes('U18'));
		await expect.poll(ohneMarke, { timeout: 10_000 }).toEqual([]);
	});

	it('asks for what a step needs when a card is dragged there', async () => {
		await oeffneBoard();
		await karten(2000).filter({ hasText: '0000 (Beworben)' }).first().dragTo(spalte(2100));
		await dialog().waitFor();
		await expect.poll(() => dialog().textContent()).toMatch(/Kontakt|Warum geht das nicht/);
		await page.keyboard.press('Escape');
		await dialog().waitFor({ state: 'hidden' });
	});

	it('names the step that is missing, and leads to it', async () => {
		await oeffneBoard();
		await karten(2000).filter({ hasText: '0000 (Beworben)' }).first().dragTo(spalte(2800));
		await dialog().getByText('Zuerst kommt „Kontaktieren“.').waitFor();
		await dialog()
			.getByRole('button', { name: /^Kontaktieren/ })
			.click();
		await page.getByRole('dialog', { name: /ontakt/ }).waitFor();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Escape');
		await dialog().waitFor({ state: 'hidden' });
	});

	it('says so where no step leads', async () => {
		await oeffneBoard();
		await karten(2100).first().dragTo(spalte(2000));
		await page.getByText('Dahin führt kein Schritt').first().waitFor();
		await expect.poll(() => dialog().count()).toBe(0);
	});

	it('says so beside a folded column, which has no room for it', async () => {
		await oeffneBoard();
		await karten(2000).first().hover();
		await page.mouse.down();
		// A drag begins with the first move and tells where it is with the second.
		for (let nr = 0; nr < 2; nr += 1) await spalte(4000).hover();
		const grund = page.getByText('Dahin führt kein Schritt.', { exact: true });
		await expect.poll(async () => (await grund.boundingBox())?.width ?? 0).toBeGreaterThan(160);
		await page.mouse.up();
		await page.getByText('Dahin führt kein Schritt', { exact: true }).first().waitFor();
	});

	it('does the same from the keyboard', async () => {
		await oeffneBoard();
		const karte = karten(2000).filter({ hasText: '0000 (Beworben)' }).first();
		await karte.getByRole('button', { name: /^Status ändern/ }).focus();
		await page.keyboard.press('Enter');
		await page
			.getByRole('menuitem', { name: /Kontaktieren/ })
			.first()
			.waitFor();
		await page
			.getByRole('menuitem', { name: /Kontaktieren/ })
			.first()
			.focus();
		await page.keyboard.press('Enter');
		await dialog().waitFor();
		await page.keyboard.press('Escape');
		await dialog().waitFor({ state: 'hidden' });
	});

	it('leads to a file and on to the next', async () => {
		await oeffneBoard();
		await karten(2100).first().getByRole('link').click();
		await page.waitForURL(/\/admin\/freiwillige\/[0-9a-f-]{36}$/);
		await page
			.getByRole('navigation', { name: 'In der Liste' })
			.getByText(/^1 von \d+$/)
			.waitFor();
	});
});

describe('fields of the tenant', () => {
	it('are columns of the table and of the file, in the order they are seen in', async () => {
		await page.goto('/admin/freiwillige');
		await fertig(page, 'Freiwillige');
		await page.getByRole('button', { name: 'Spalten' }).click();
		await page.getByRole('button', { name: 'Spalte Trainerlizenz anzeigen' }).click();
		await page.keyboard.press('Escape');
		await page.getByRole('columnheader', { name: 'Trainerlizenz' }).waitFor();
		await page.getByRole('columnheader', { name: 'Trainerlizenz' }).getByRole('button').click();
		await page.waitForURL(/sort=freiesFeldEins/);
		await page
			.getByRole('columnheader', { name: 'Trainerlizenz' })
			.and(page.locator('[aria-sort=ascending]'))
			.waitFor();
		const gesehen = await page.getByRole('columnheader').allInnerTexts();
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('button', { name: 'CSV', exact: true }).click(),
		]);
		const [kopf = '', ...inhalt] = (await readFile(await download.path(), 'utf8'))
			.replace(/^\uFEFF+/, '')
			.split('\r\n');
		const spalten = gesehen.filter(Boolean).flatMap((titel) => (titel === 'Name' ? ['Nachname', 'Vorname'] : [titel]));
		expect(kopf.split(';')).toEqual(spalten);
		const lizenzen = inhalt.map((zeile) => zeile.split(';')[spalten.indexOf('Trainerlizenz')] ?? '');
		const genannte = lizenzen.filter(Boolean);
		expect(genannte).toEqual(genannte.toSorted(new Intl.Collator('de').compare));
		expect(lizenzen.slice(0, genannte.length)).toEqual(genannte);
	});

	it('narrow the list, and a view keeps that', async () => {
		await page.goto('/admin/freiwillige');
		await fertig(page, 'Freiwillige');
		await page.getByRole('button', { name: 'Filter', exact: true }).click();
		await page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Trainerlizenz' }).click();
		await page.getByRole('dialog', { name: 'Trainerlizenz' }).getByText('nicht ausgefüllt').click();
		await page.keyboard.press('Escape');
		await page.waitForURL(/freiesFeldEins/);
		await page.getByRole('button', { name: 'Ansicht speichern' }).click();
		await page.getByRole('textbox', { name: 'Name der Ansicht' }).fill('Ohne Lizenz');
		await page.getByRole('button', { name: 'Speichern', exact: true }).click();
		await dialog().waitFor({ state: 'hidden' });
		await page.goto('/admin/freiwillige');
		await page.getByRole('navigation', { name: 'Ansichten' }).getByText('Ohne Lizenz').click();
		await page.waitForURL(/ansicht=[\da-f-]{36}$/);
		await page.getByRole('button', { name: 'Filter Trainerlizenz entfernen' }).waitFor();
	});
});

describe('from file to file', () => {
	it('by button and by key, in the order of the list, whatever part of the file is open', async () => {
		await page.goto('/admin/freiwillige?ansicht=alle&sort=name');
		await fertig(page, 'Freiwillige');
		const namen = await page.getByRole('row').getByRole('link').allTextContents();
		const vorname = (stelle: number) => new RegExp(namen[stelle]?.split(', ')[1] ?? '');
		await page.getByRole('row').getByRole('link').first().click();
		await fertig(page, vorname(0));
		const liste = page.getByRole('navigation', { name: 'In der Liste' });
		await liste.getByText(/^1 von /).waitFor();
		await expect.poll(() => liste.getByRole('button', { name: 'Vorige Akte der Liste' }).isDisabled()).toBe(true);
		await page.locator('nav a[href$="/vertrag"]').click();
		await page.waitForURL(/vertrag$/);
		await liste.getByRole('button', { name: 'Nächste Akte der Liste' }).click();
		await liste.getByText(/^2 von /).waitFor();
		await fertig(page, vorname(1));
		expect(page.url()).toMatch(/vertrag$/);
		await page.keyboard.press('Alt+PageUp');
		await liste.getByText(/^1 von /).waitFor();
		await page.reload();
		await liste.getByText(/^1 von /).waitFor();

		await page.keyboard.press('j');
		await liste.getByText(/^2 von /).waitFor();
		await page.keyboard.press('k');
		await liste.getByText(/^1 von /).waitFor();
		await page.keyboard.press('Shift+?');
		await dialog().getByText('Vorige Akte').waitFor();
		await page.keyboard.press('j');
		await page.keyboard.press('Escape');
		await dialog().waitFor({ state: 'hidden' });
		await liste.getByText(/^1 von /).waitFor();
		await liste.getByRole('link', { name: 'Zur Liste' }).click();
		await page.waitForURL(/\/admin\/freiwillige\?.*sort=name/);
		await fertig(page, 'Freiwillige');
		// On the row one came from; from there on to the next, and by the browser's own way back onto that one's.
		const fokus = () => page.evaluate(() => document.activeElement?.getAttribute('data-index') ?? null);
		await expect.poll(fokus).toBe('0');
		await page.keyboard.press('Enter');
		await liste.getByText(/^1 von /).waitFor();
		await page.keyboard.press('j');
		await liste.getByText(/^2 von /).waitFor();
		await page.keyboard.press('j');
		await liste.getByText(/^3 von /).waitFor();
		await page.goBack();
		await fertig(page, 'Freiwillige');
		await expect.poll(fokus).toBe('2');
		await page.keyboard.press('g');
		await page.keyboard.press('k');
		await fertig(page, 'Kontingente');
	});
});

it('no page was disturbed', () => {
	expect(stoerungen).toEqual([]);
});
