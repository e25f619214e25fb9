import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { KEIM, oft } from '#scripts/test/keim.ts';
import { FREIWILLIG, OEFFENTLICH, PERSONAL } from '#scripts/test/seiten.ts';
import {
	alsBenutzer,
	barrieren,
	dialog,
	fertig,
	frage,
	lausche,
	oeffne,
	portalAdresse,
	schliesse,
	sende,
	wechsle,
} from '../browser.ts';

/** Every page in light, its colours and the dark by turns: axe finds nothing, the console stays silent, and headings stand in order. */

it('looks at every page there is', async () => {
	const baum = await readFile(join(import.meta.dirname, '../../routeTree.gen.ts'), 'utf8');
	const [, pfade = ''] = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(baum) ?? [];
	const alle = [...pfade.matchAll(/'([^']+)'/g)].map(([, pfad = '']) =>
		pfad === '/' ? pfad : pfad.replace(/\/$/, ''),
	);
	expect(alle.length).toBeGreaterThan(20);
	const besucht = [...OEFFENTLICH, ...PERSONAL, ...FREIWILLIG];
	expect(alle.filter((pfad) => !besucht.includes(pfad))).toEqual([]);
});

/** A file of the list: of somebody in negotiation, and of somebody in service. */
async function akten(page: Page): Promise<{ verhandelnd: string; imDienst: string }> {
	const eine = async (status: number) => {
		const f = encodeURIComponent(JSON.stringify({ und: [{ feld: 'status', op: 'gleich', wert: status }] }));
		const pfad = status < 2800 ? 'bewerbungen' : 'list-freiwillige';
		const [zeile] = await frage<{ freiwilligerID: string }[]>(page, `/v1/freiwilliger/${pfad}?f=${f}`);
		return `/admin/freiwillige/${zeile?.freiwilligerID}`;
	};
	return { verhandelnd: await eine(2500), imDienst: await eine(4000) };
}

/** A run that finds nobody, so that nothing changes. */
async function beginneSammelaktion(page: Page): Promise<string> {
	const antwort = await page.request.post(`${portalAdresse()}/api/v1/sammelaktion`, {
		headers: { origin: portalAdresse() },
		data: { liste: 'BEWERBUNGEN', eingabe: { aktion: 'kontaktieren' }, ids: [randomUUID()] },
	});
	return ((await antwort.json()) as { data: { id: string } }).data.id;
}

async function legeVorlageAn(page: Page): Promise<string> {
	const antwort = await page.request.post(`${portalAdresse()}/api/v1/dokumentspec`, {
		headers: { origin: portalAdresse() },
		data: { bezeichnung: 'Nur zum Ansehen' },
	});
	return ((await antwort.json()) as { data: { id: string } }).data.id;
}

/** What fades in is looked at when it is there. */
async function stehtStill(page: Page): Promise<void> {
	await page.evaluate(async () => {
		await new Promise((gemalt) => requestAnimationFrame(() => requestAnimationFrame(gemalt)));
		// Some follow the scrolling or turn for ever.
		const endlich = document
			.getAnimations()
			.filter((a) => a.timeline === document.timeline && a.playState === 'running')
			.filter((a) => a.effect?.getComputedTiming().endTime !== Infinity);
		await Promise.allSettled(endlich.map(({ finished }) => finished));
	});
}

/** Where it is called poor; what comes late then pushes away what somebody is about to press (web.dev, CLS). */
const HOECHSTENS_VERSETZT = 0.25;

interface MitVersatz {
	versatz: number;
}

/** How far what is seen moves without anybody having moved it, added up by the browser itself. */
const beobachteVersatz = (page: Page): Promise<unknown> =>
	page.addInitScript(() => {
		const fenster = globalThis as unknown as MitVersatz;
		fenster.versatz = 0;
		new PerformanceObserver((liste) => {
			for (const { value } of liste.getEntries() as (PerformanceEntry & { value: number })[]) fenster.versatz += value;
		}).observe({ type: 'layout-shift', buffered: true });
	});

/** Since it was last asked. */
const nimmVersatz = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const fenster = globalThis as unknown as MitVersatz;
		const { versatz } = fenster;
		fenster.versatz = 0;
		return versatz;
	});

async function faerbe(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
	await page.emulateMedia({ colorScheme });
	await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor();
}

/** Colours are chosen once for all pages: one in three is looked at in the dark by turns, in the long run each. */
let gesehen = KEIM;
const auchDunkel = (): boolean => gesehen++ % oft(3, 1) === 0;

async function pruefe(page: Page, was: string): Promise<void> {
	await stehtStill(page);
	expect(await barrieren(page), `${was}, hell`).toEqual([]);
	if (auchDunkel()) await pruefeDunkel(page, was);
	// The building blocks show other pages' heads as samples.
	const titel = await page.getByRole('heading', { level: 1 }).count();
	if (!was.endsWith('_ui')) expect(titel, `${was}: Überschriften erster Ebene`).toBe(1);
	await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('de');
	await expect.poll(() => page.title()).not.toBe('');
}

async function pruefeDunkel(page: Page, was: string): Promise<void> {
	const hell = await page.locator('body').innerHTML();
	await faerbe(page, 'dark');
	// The same elements in other colours: their names and their order have been looked at.
	const nurFarben = hell === (await page.locator('body').innerHTML());
	expect(await barrieren(page, nurFarben ? 'FARBEN' : 'ALLE'), `${was}, dunkel`).toEqual([]);
	await faerbe(page, 'light');
}

it('finds what is planted', async () => {
	const page = await oeffne();
	await page.goto('/login');
	await fertig(page);
	await page.evaluate(() => {
		const schlecht = document.createElement('p');
		schlecht.textContent = 'kaum zu lesen';
		schlecht.style.cssText = 'color: #ccc; background: #fff';
		document.querySelector('main')?.append(schlecht, document.createElement('img'));
	});
	const gefunden = (await barrieren(page, 'ALLE')).map((b) => b.split(':')[0]);
	expect(gefunden).toEqual(expect.arrayContaining(['color-contrast', 'image-alt']));
	await schliesse(page);
});

describe('axe finds nothing', () => {
	it('the public pages', async () => {
		const page = await oeffne();
		const stoerungen = lausche(page);
		for (const pfad of OEFFENTLICH) {
			await page.goto(pfad.replace(/\$\w+/, 'x'.repeat(43)));
			await fertig(page);
			await pruefe(page, pfad);
		}
		expect(stoerungen).toEqual([]);
		await schliesse(page);
	});

	it('each step of the registration, with its mistakes', async () => {
		const page = await oeffne();
		await page.goto('/registrierung');
		await fertig(page);
		await page
			.getByRole('button', { name: /^Merken/ })
			.first()
			.click();
		await page
			.getByRole('button', { name: /^Merken/ })
			.first()
			.click();
		await pruefe(page, 'Merkliste');
		const weiter = page.getByRole('button', { name: /^Weiter zu/ });
		await page
			.getByRole('combobox', { name: /^Dienstart für/ })
			.first()
			.click();
		await pruefe(page, 'Auswahl der Dienstart');
		await page.keyboard.press('Escape');
		await weiter.click();
		await fertig(page, 'Wer sind Sie?');
		await weiter.click();
		await page.getByRole('alert').first().waitFor();
		await pruefe(page, 'Schritt 2 mit Fehlern');
		await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('04.05.2010');
		await page.keyboard.press('Tab');
		await pruefe(page, 'Schritt 2');
		for (const schritt of [3, 4, 5, 6]) {
			await page.goto(`/registrierung?schritt=${schritt}`);
			await fertig(page);
			await pruefe(page, `Schritt ${schritt}`);
		}
		await schliesse(page);
	});

	it('the pages of the Traeger', { timeout: 480_000 }, async () => {
		const page = await alsBenutzer('admin@demo.test');
		const stoerungen = lausche(page);
		const { verhandelnd, imDienst } = await akten(page);
		const [mail] = await frage<{ id: string }[]>(page, '/v1/mails');
		const [benutzer] = await frage<{ id: string }[]>(page, '/v1/user');
		const [person] = await frage<{ id: string }[]>(page, '/v1/person');
		const [seminar] = await frage<{ id: string }[]>(page, '/v1/seminar');
		const [gruppe] = await frage<{ id: string }[]>(page, '/v1/seminargruppe');
		const umfang = { art: 'TASCHENGELD', zeitraum: '2026-11_2026-11' };
		const lauf = await sende<{ id: string }>(page, 'post', '/v1/exporte/laeufe', umfang);
		const [zyklus] = await frage<{ id: string }[]>(page, '/v1/stammdaten/zyklus');
		const [zeugnis] = await frage<{ freiwilligerID: string; vertragID: string }[]>(
			page,
			'/v1/freiwilliger/list-zeugnisse',
		);
		const adressen = await frage<{ id: string; typ: string }[]>(page, '/v1/adresse?groesse=200');
		const adresse = adressen.find(({ typ }) => typ === 'EINSATZSTELLE');
		const sammelaktion = await beginneSammelaktion(page);
		const vorlage = await legeVorlageAn(page);
		const seiten = [
			...PERSONAL.filter((seite) => mail || !seite.includes('postausgang/')).map((seite) =>
				seite
					.replace('/admin/freiwillige/$id', verhandelnd)
					.replace('/benutzer/$id', `/benutzer/${benutzer?.id}`)
					.replace('/personen/$id', `/personen/${person?.id}`)
					.replace('/seminare/$id', `/seminare/${seminar?.id}`)
					.replace('/seminargruppen/$id', `/seminargruppen/${gruppe?.id}`)
					.replace('/zeugnisse/$id', `/zeugnisse/${zeugnis?.freiwilligerID}.${zeugnis?.vertragID}`)
					.replace('/laeufe/$id', `/laeufe/${lauf.id}`)
					.replace('/foerderprogramme/$id', '/foerderprogramme/BAFZA_BEGLEITUNG')
					.replace('/zyklen/$id', `/zyklen/${zyklus?.id}`)
					.replace('/adressen/$id', `/adressen/${adresse?.id}`)
					.replace('/sammelaktionen/$id', `/sammelaktionen/${sammelaktion}`)
					.replace('/dokumentencenter/$id', `/dokumentencenter/${vorlage}`)
					.replace('$art', 'land')
					.replace('/mails/$id', '/mails/VORSCHLAG')
					.replace('$id', mail?.id ?? ''),
			),
			'/admin/bewerbungen?text=niemand-heisst-so',
			`${verhandelnd}/stand?am=2026-11-20`,
			`${verhandelnd}/verlauf`,
			`${verhandelnd}/verlauf?ansicht=unterschiede&von=2026-01-01`,
			imDienst,
			`${imDienst}/vertrag`,
			'/admin/faq?a=unterschrift-fehlt',
			'/admin/faq?a=gibt-es-nicht',
			'/admin/gibt-es-nicht',
		];
		await beobachteVersatz(page);
		await page.goto('/admin');
		const verschoben: string[] = [];
		for (const seite of seiten) {
			await wechsle(page, seite);
			await fertig(page);
			const versatz = await nimmVersatz(page);
			if (versatz > HOECHSTENS_VERSETZT) verschoben.push(`${seite}: ${versatz.toFixed(2)}`);
			await pruefe(page, seite);
		}
		expect(stoerungen).toEqual([]);
		expect(verschoben).toEqual([]);
		await schliesse(page);
	});

	it('menus, filters and dialogs', { timeout: 240_000 }, async () => {
		const page = await alsBenutzer('traeger@demo.test');
		const stoerungen = lausche(page);
		await page.goto('/admin');
		await fertig(page);
		const druckeEscape = () => page.keyboard.press('Escape');
		await page.getByRole('button', { name: /^Sabine Koch/ }).click();
		await page.getByRole('menuitem').first().waitFor();
		await pruefe(page, 'Kontomenü');
		await druckeEscape();
		await page.getByRole('button', { name: /^Zyklus/ }).click();
		await page.getByRole('menuitemradio').first().waitFor();
		await pruefe(page, 'Zyklusmenü');
		await druckeEscape();
		await page.getByRole('button', { name: 'Hilfe', exact: true }).click();
		await page.getByRole('button', { name: 'Notiz schreiben' }).click();
		await pruefe(page, 'Hilfe');
		await druckeEscape();
		await druckeEscape();
		await page.getByRole('button', { name: /^Eingang/ }).click();
		await dialog(page).first().waitFor();
		await pruefe(page, 'Eingang');
		await druckeEscape();

		await page.goto('/admin/bewerbungen');
		await fertig(page);
		for (const knopf of ['Filter', 'Spalten', 'Ansicht speichern']) {
			await page.getByRole('button', { name: knopf, exact: true }).click();
			await dialog(page).first().waitFor();
			await pruefe(page, knopf);
			await druckeEscape();
		}
		await page.getByRole('button', { name: /^Status / }).click();
		await pruefe(page, 'Filter Status');
		await druckeEscape();

		const { verhandelnd } = await akten(page);
		await page.goto(verhandelnd);
		await fertig(page);
		for (const knopf of ['Nachricht …', 'Ablehnen …', 'Weitere Stelle …']) {
			await page.getByRole('button', { name: knopf, exact: true }).first().click();
			await dialog(page).first().waitFor();
			await pruefe(page, knopf);
			// The first Escape may close an open list of the dialog.
			await druckeEscape();
			if (await dialog(page).first().isVisible()) await druckeEscape();
			await dialog(page).first().waitFor({ state: 'hidden' });
		}
		await page.getByRole('button', { name: 'Weitere Aktionen', exact: true }).click();
		await page.getByRole('menuitem').first().waitFor();
		await pruefe(page, 'Weitere Aktionen');
		await page.getByRole('menuitem', { name: 'Status manuell setzen …' }).click();
		await dialog(page).first().waitFor();
		await pruefe(page, 'Status manuell setzen');
		await druckeEscape();
		expect(stoerungen).toEqual([]);
		await schliesse(page);
	});

	it('the pages of a site', async () => {
		const page = await alsBenutzer('verein@demo.test');
		const stoerungen = lausche(page);
		const { verhandelnd } = await akten(page);
		await page.goto('/admin');
		for (const seite of ['/admin', '/admin/bewerbungen', '/admin/freiwillige', verhandelnd, `${verhandelnd}/vertrag`]) {
			await wechsle(page, seite);
			await fertig(page);
			await pruefe(page, seite);
		}
		const warum = page.getByRole('button', { name: 'Warum geht das nicht?' });
		await wechsle(page, verhandelnd);
		await fertig(page);
		if (await warum.isVisible()) {
			await warum.click();
			await dialog(page).first().waitFor();
			await pruefe(page, 'Warum geht das nicht?');
		}
		expect(stoerungen).toEqual([]);
		await schliesse(page);
	});

	it('the pages of a volunteer', async () => {
		const page = await alsBenutzer('freiwillig@demo.test');
		const stoerungen = lausche(page);
		await page.goto('/admin');
		for (const seite of [...FREIWILLIG, '/admin/bewerbungen']) {
			await wechsle(page, seite);
			await fertig(page);
			await pruefe(page, seite);
		}
		expect(stoerungen).toEqual([]);
		await schliesse(page);
	});
});
