import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
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
} from '../browser.ts';

/**
 * From the login to the agreement about a minor, by keyboard alone: nothing here points or clicks, and wherever the
 * focus comes to rest it is seen.
 */

const NAME = 'Tastmann';
const VIELE = 250;

let page: Page;
let stoerungen: string[];
let heute: string;

beforeAll(async () => {
	await legeBewerbungAn();
	page = await oeffne();
	stoerungen = lausche(page);
});

/** Sixteen, with one application for FSJ at a place with room. */
async function legeBewerbungAn(): Promise<void> {
	const traeger = await alsBenutzer('traeger@demo.test');
	({ heute } = await frage<{ heute: string }>(traeger, '/v1/system/info'));
	const dienstarten = await frage<{ id: string; key: string }[]>(traeger, '/v1/stammdaten/dienstart');
	const dienstartID = dienstarten.find((d) => d.key === 'FSJ')?.id;
	const antwort = await traeger.request.post(`${portalAdresse()}/api/v1/freiwilliger/erfassung`, {
		headers: { origin: portalAdresse(), 'idempotency-key': randomUUID() },
		data: {
			vorname: 'Tessa',
			nachname: NAME,
			geschlecht: 'W',
			geburtsdatum: addiereTage(heute, -17 * 365),
			wuensche: [{ einsatzortID: await platzFuer(traeger, dienstartID), dienstartID }],
		},
	});
	expect(antwort.status(), await antwort.text()).toBe(201);
	await schliesse(traeger);
}

async function platzFuer(traeger: Page, dienstartID: string | undefined): Promise<string> {
	const verein = await alsBenutzer('verein2@demo.test');
	const orte = await frage<{ id: string; typ: string }[]>(verein, '/v1/adresse');
	await schliesse(verein);
	for (const { id } of orte.filter((o) => o.typ === 'EINSATZORT')) {
		type Zeile = { dienstartID: string; zugeteilt: number; minimum: number };
		const zeilen = await frage<Zeile[]>(traeger, `/v1/adresse/${id}/kontingente/blocked`);
		if (zeilen.some((z) => z.dienstartID === dienstartID && z.zugeteilt > z.minimum)) return id;
	}
	throw new Error('Die Demo hat an der zweiten Einsatzstelle keinen freien Platz');
}

/** Tab by tab until the focus is there; it must be seen. */
async function gehe(ziel: Locator): Promise<void> {
	await ziel.first().waitFor();
	for (let i = 0; i < VIELE; i++) {
		await page.keyboard.press('Tab');
		if (await ziel.first().evaluate((e) => e === document.activeElement)) return siehtFokus(ziel);
	}
	throw new Error(`Mit der Tabulatortaste nicht zu erreichen: ${ziel}`);
}

/** A ring around it; a row of a table draws it by its cells. */
async function siehtFokus(ziel: Locator): Promise<void> {
	const zeichen = await ziel.first().evaluate((e) =>
		[e, ...e.querySelectorAll(':scope > td')].some((teil) => {
			const stil = getComputedStyle(teil);
			return (stil.outlineStyle !== 'none' && Number.parseFloat(stil.outlineWidth) > 0) || stil.boxShadow !== 'none';
		}),
	);
	expect(zeichen, `Fokus zu sehen: ${ziel}`).toBe(true);
}

async function druecke(ziel: Locator): Promise<void> {
	await gehe(ziel);
	await page.keyboard.press('Enter');
}

async function tippe(ziel: Locator, text: string): Promise<void> {
	await gehe(ziel);
	await page.keyboard.press('ControlOrMeta+A');
	await page.keyboard.type(text);
}

/** An option of a list: opened and gone through by arrow keys. */
async function waehle(ort: Page | Locator, feld: string, wert?: string): Promise<void> {
	await gehe(ort.getByRole('combobox', { name: feld }));
	await page.keyboard.press('ArrowDown');
	const optionen = page.getByRole('option');
	await optionen.first().waitFor();
	const namen = await optionen.allTextContents();
	const stelle = wert ? namen.findIndex((name) => name.trim() === wert) : 0;
	expect(stelle, `${wert} in ${namen.join()}`).toBeGreaterThanOrEqual(0);
	const gewaehlt = () => page.locator('[role=option][data-combobox-selected]');
	for (let i = 0; i <= namen.length; i++) {
		if ((await gewaehlt().count()) > 0 && (await gewaehlt().first().textContent()) === namen[stelle]) break;
		await page.keyboard.press('ArrowDown');
	}
	await page.keyboard.press('Enter');
}

const knopf = (name: string, ort: Page | Locator = page) => ort.getByRole('button', { name, exact: true });
const steht = (status: string) =>
	page
		.getByRole('main')
		.getByText(/^\d{4} \(.+\)$/)
		.first()
		.filter({ hasText: status })
		.waitFor();

test('signs in and finds the file', async () => {
	await page.goto('/login');
	await fertig(page, 'Anmelden');
	await tippe(page.getByRole('textbox', { name: 'Benutzername (E-Mail)' }), 'traeger@demo.test');
	await tippe(page.getByRole('textbox', { name: 'Kennwort', exact: true }), DEMO_KENNWORT);
	await page.keyboard.press('Enter');
	await page.waitForURL(/\/admin\/?$/);
	await druecke(page.getByRole('link', { name: 'Bewerbungen', exact: true }));
	await fertig(page, 'Bewerbungen');
	await tippe(page.getByRole('main').getByRole('searchbox'), NAME);
	await page
		.getByRole('link', { name: `${NAME}, Tessa` })
		.first()
		.waitFor();
	await druecke(page.getByRole('row').filter({ hasText: NAME }));
	await fertig(page, `Tessa ${NAME}`);
	await steht('2000 (Beworben)');
});

test('contacts and begins to negotiate', async () => {
	await druecke(knopf('Kontaktieren …').first());
	await dialog(page).waitFor();
	await page.keyboard.type('Kommen Sie gern am Dienstag vorbei.');
	expect(await barrieren(page)).toEqual([]);
	await druecke(knopf('Kontaktieren', dialog(page)));
	await steht('2100 (Kontaktiert)');

	await druecke(knopf('Verhandlung beginnen …').first());
	await dialog(page).waitFor();
	await waehle(dialog(page), 'Betreuung');
	await druecke(knopf('Verhandlung beginnen', dialog(page)));
	await steht('2500 (In Verhandlung)');
	expect(await barrieren(page)).toEqual([]);
});

test('learns that a guardian is missing and enters her', async () => {
	await druecke(knopf('Warum geht das nicht?').first());
	await dialog(page)
		.getByText('Für Minderjährige muss mindestens eine erziehungsberechtigte Person hinterlegt sein.')
		.waitFor();
	expect(await barrieren(page)).toEqual([]);
	await druecke(knopf('Person eintragen', dialog(page)));

	const eintragen = page.getByRole('dialog', { name: 'Person eintragen' });
	await waehle(eintragen, 'Verhältnis', 'Mutter');
	await tippe(eintragen.getByRole('textbox', { name: 'Vorname' }), 'Petra');
	await tippe(eintragen.getByRole('textbox', { name: 'Nachname' }), NAME);
	await tippe(eintragen.getByRole('textbox', { name: 'E-Mail' }), 'petra.tastmann@weg.test');
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('Enter');
	await eintragen.waitFor({ state: 'hidden' });
	if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
	await dialog(page).waitFor({ state: 'hidden' });
	await expect.poll(() => knopf('Vertragseinigung …').first().isEnabled()).toBe(true);
});

test('agrees', async () => {
	await druecke(knopf('Vertragseinigung …').first());
	const einigung = dialog(page);
	await tippe(einigung.getByRole('textbox', { name: 'Vertragsbeginn' }), formatDatum(addiereTage(heute, 5)));
	await tippe(einigung.getByRole('textbox', { name: 'Vertragsende' }), formatDatum(addiereTage(heute, 205)));
	expect(await barrieren(page)).toEqual([]);
	await druecke(einigung.getByRole('button', { name: /^(Vertragseinigung|Einigung)/ }));
	await steht('2800 (Vertragseinigung)');
	expect(await barrieren(page)).toEqual([]);
	expect(stoerungen).toEqual([]);
});
