import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { starteChromium } from '#scripts/chromium.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche } from '../browser.ts';

/** Seminar days from the volunteer's own page to what the Traeger recognises. */

let browser: Browser;
let traeger: Page;
beforeAll(async () => {
	browser = await starteChromium();
	traeger = await alsBenutzer(browser, 'traeger@demo.test');
});
afterAll(() => browser?.close());

interface Seminar {
	readonly id: string;
	readonly bezeichnung: string;
	readonly teilnehmende: readonly { readonly freiwilligerID: string }[];
}

/** The portal as somebody who has been to the first seminar sees it. */
async function alsTeilnehmende(): Promise<[page: Page, freiwilligerID: string]> {
	const page = await alsBenutzer(browser, 'traeger@demo.test');
	const { id } = await seminar(page, 'Einführung Lahn');
	const { teilnehmende } = await frage<Seminar>(page, `/v1/seminar/${id}`);
	for (const { freiwilligerID } of teilnehmende) {
		await page.goto(`/admin/freiwillige/${freiwilligerID}/erweitert`);
		await fertig(page);
		const oeffnen = page.getByRole('button', { name: /^Ansicht öffnen/ });
		if ((await oeffnen.count()) === 0) continue;
		await oeffnen.click();
		await page.getByText(/^Sie sind als .* angemeldet\.$/).waitFor();
		return [page, freiwilligerID];
	}
	throw new Error('Niemand von ihnen hat ein Konto');
}

async function seminar(page: Page, name: string): Promise<Seminar> {
	const gefunden = (await frage<Seminar[]>(page, '/v1/seminar?groesse=100')).find((s) => s.bezeichnung === name);
	if (!gefunden) throw new Error(`${name} fehlt`);
	return gefunden;
}

test('a volunteer registers and plans one of his own; the Traeger takes both back', async () => {
	const [page, wer] = await alsTeilnehmende();
	const stoerungen = lausche(page);
	await page.goto('/admin/meine-seminare');
	await fertig(page, 'Meine Seminare');
	expect(await barrieren(page)).toEqual([]);
	const knopf = page.getByRole('button', { name: /^Zu .* anmelden$/ }).first();
	const was = /^Zu (.*) anmelden$/.exec((await knopf.getAttribute('aria-label')) ?? '')?.[1] ?? '';
	await knopf.click();
	await page.getByText('Die Anmeldung ist eingetragen').waitFor();
	const zeile = page.getByRole('row').filter({ hasText: was });
	await zeile.getByText('(Geplant)').waitFor();
	expect(await page.getByRole('button', { name: `Zu ${was} anmelden`, exact: true }).count()).toBe(0);
	await page.getByRole('button', { name: 'Eigenes Seminar eintragen' }).click();
	const dialog = page.getByRole('dialog', { name: 'Eigenes Seminar eintragen' });
	await dialog.getByRole('textbox', { name: 'Titel' }).fill('Trainerlehrgang');
	await dialog.getByRole('button', { name: 'Eintragen' }).click();
	await dialog.getByText('Bitte geben Sie ein gültiges Datum ein').first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('textbox', { name: 'Von' }).fill('08.04.2027');
	await dialog.getByRole('textbox', { name: 'Bis' }).fill('09.04.2027');
	await dialog.getByRole('textbox', { name: 'Tage' }).fill('1,5');
	await dialog.getByRole('button', { name: 'Eintragen' }).click();
	const eigenes = page.getByRole('row').filter({ hasText: 'Trainerlehrgang' });
	await eigenes.getByText('1,5').waitFor();
	expect(stoerungen).toEqual([]);
	// In the view of another nobody takes anything away.
	await page.getByRole('button', { name: 'Beenden' }).click();
	await page.getByRole('link', { name: 'Statusänderungen' }).waitFor();
	await page.goto(`/admin/freiwillige/${wer}/seminare`);
	for (const [zeile, verb] of [
		[was, 'Abmelden'],
		['Trainerlehrgang', 'Löschen'],
	] as const) {
		const geplante = page.getByRole('row').filter({ hasText: zeile });
		await geplante.getByRole('button', { name: verb }).click();
		await page.getByRole('dialog').getByRole('button', { name: verb }).click();
		await geplante.waitFor({ state: 'detached' });
	}
	await page.context().close();
});

test('the Traeger sees who was there, and takes back what he recognised', async () => {
	const stoerungen = lausche(traeger);
	await traeger.goto('/admin/seminare');
	await fertig(traeger, 'Seminare');
	await traeger.getByRole('navigation', { name: 'Ansichten' }).getByText('Durchgeführt').click();
	await traeger.getByRole('link', { name: 'Einführung Lahn' }).click();
	await fertig(traeger, 'Einführung Lahn');
	await traeger.getByRole('link', { name: /^Teilnehmende/ }).click();
	const erster = traeger.getByRole('row').filter({ hasText: '50 (Anerkannt)' }).first();
	await erster.getByRole('link').click();
	const zeile = traeger.getByRole('row').filter({ hasText: 'Einführung Lahn' });
	await zeile.getByRole('button', { name: 'Zurücknehmen' }).click();
	const zurueck = traeger.getByRole('dialog', { name: 'Prüfung zurücknehmen' });
	await zurueck.getByRole('textbox', { name: 'Grund' }).fill('Falsche Liste');
	await zurueck.getByRole('button', { name: 'Prüfung zurücknehmen' }).click();
	await zeile.getByText('(In Prüfung)').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await zeile.getByRole('button', { name: 'Prüfen' }).click();
	const pruefen = traeger.getByRole('dialog', { name: 'Seminarnachweis prüfen' });
	await pruefen.getByRole('textbox', { name: 'Tage' }).fill('9');
	await pruefen.getByRole('button', { name: 'Speichern' }).click();
	await pruefen.getByText('Es können höchstens 5 Tage anerkannt werden.').first().waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await pruefen.getByRole('textbox', { name: 'Tage' }).fill('4,5');
	await pruefen.getByRole('button', { name: 'Speichern' }).click();
	await zeile.getByText('(Anerkannt)').waitFor();
	await zeile.getByText('4,5').waitFor();
	expect(stoerungen).toEqual([]);
});

test('the Traeger registers somebody he looks for, and takes him off again', async () => {
	const { id } = await seminar(traeger, 'Einführung Main');
	const { teilnehmende } = await frage<{ teilnehmende: { name: string }[] }>(traeger, `/v1/seminar/${id}`);
	const [nachname = ''] = teilnehmende[0]?.name.split(', ') ?? [];
	await traeger.goto('/admin/seminare');
	await fertig(traeger, 'Seminare');
	await traeger.getByRole('link', { name: 'Zwischenseminar Main' }).click();
	await fertig(traeger, 'Zwischenseminar Main');
	await traeger.getByRole('link', { name: /^Teilnehmende/ }).click();
	await traeger.getByRole('button', { name: 'Hinzufügen' }).click();
	const dialog = traeger.getByRole('dialog', { name: 'Zum Seminar anmelden' });
	await dialog.getByRole('button', { name: 'Anmelden' }).click();
	await dialog.getByText('Dies ist ein Pflichtfeld').first().waitFor();
	const [vorname = ''] = (teilnehmende[0]?.name.split(', ') ?? []).slice(1);
	await dialog.getByRole('combobox', { name: 'Freiwillige Person' }).fill(`${vorname} ${nachname}`);
	await traeger
		.getByRole('option', { name: new RegExp(nachname) })
		.first()
		.click();
	await dialog.getByRole('button', { name: 'Anmelden' }).click();
	const zeile = traeger.getByRole('row').filter({ hasText: nachname });
	await zeile.waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await zeile.getByRole('button', { name: /abmelden/ }).click();
	await traeger.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
	await traeger.getByText('Noch ist niemand angemeldet.').waitFor();
});
