import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, gespeichert, lausche, schliesse, sende, waehle } from '../browser.ts';
import { geldweg, START_MS } from './geld.fixture.ts';

/** A Land's programme added through the screen: its rate, a claim, the correction after an early end, the file. */

beforeAll(async () => {
	await geldweg({ zuZweit: true });
}, START_MS);

/** Those of the Land. */
const SPALTEN = [
	...['Nachname', 'Art des Dienstes', 'Vorname', 'Geburtsdatum', 'Einsatzstelle', 'Dienstbeginn', 'Dienstende'],
	...['Teilnehmermonate im Zeitraum', 'Förderbetrag je Monat', 'Summe', 'Vertragsnummer'],
];

interface Lauf {
	readonly id: string;
	readonly posten: readonly { freiwilligerID: string; vertragID: string; monat: string; menge?: number }[];
}

/** The quarter that is offered. */
async function rufeAb(page: Page): Promise<Lauf> {
	await page.getByRole('button', { name: /^Mittelabruf anlegen/ }).click();
	const dialog = page.getByRole('dialog', { name: 'Lauf anlegen' });
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Rechnen' }).click();
	await fertig(page, /^Mittelabruf Landesförderung/);
	return frage<Lauf>(page, `/v1/exporte/laeufe/${page.url().split('/').at(-1)}`);
}

async function gibFrei(andrea: Page, sabine: Page): Promise<void> {
	await andrea.getByRole('button', { name: 'Als geprüft vermerken' }).click();
	await andrea.getByText('Geprüft', { exact: true }).waitFor();
	await sabine.goto(andrea.url());
	await fertig(sabine, /^Mittelabruf Landesförderung/);
	await sabine.getByRole('button', { name: /^Freigeben/ }).click();
	await sabine.getByRole('dialog', { name: 'Lauf freigeben?' }).getByRole('button', { name: 'Freigeben' }).click();
	await sabine.getByText('Der Lauf ist freigegeben.').waitFor();
}

/** The correction opens its months, a month how it came about; the focus goes back. */
async function wieKommtDas(page: Page): Promise<void> {
	const korrekturen = page.getByRole('table', { name: 'Korrekturen früherer Abrufe' });
	const betrag = korrekturen.getByRole('button', { name: /zustande\?$/ }).first();
	await betrag.click();
	const summe = page.getByRole('complementary', { name: /^Woraus besteht die Summe\? Korrekturen/ });
	await summe.getByText('−188,25 €').first().waitFor();
	await page.keyboard.press('Escape');
	await summe.waitFor({ state: 'detached' });
	await expect.poll(() => betrag.evaluate((knopf) => knopf === document.activeElement)).toBe(true);
	await betrag.click();
	await summe.getByRole('button', { name: /November 2026/ }).click();
	const panel = page.getByRole('complementary', { name: 'Wie kommt diese Zahl zustande?' });
	// Ten days count half: 0.5 × 125.50 less the 125.50 that were claimed.
	await panel.getByText('0,5 Monate × 125,50 = 62,75').waitFor();
	await panel.getByText('Dienst vom 01.11.2026 bis 10.11.2026: 10 Tage').waitFor();
	await panel.getByText('ab 15 Tagen ganz, sonst halb', { exact: true }).waitFor();
	await panel.getByText('Satz 125,50 € ab 1. Dienstmonat, gültig ab 01.01.2015').waitFor();
	await panel.getByText('schon abgerufen: 1 Monat, 125,50 €').waitFor();
	await panel.getByRole('heading', { name: 'Ereignisse dahinter' }).waitFor();
	await panel.getByText('heute neu gerechnet: gleich').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await panel.waitFor({ state: 'detached' });
}

test('a programme of a Land is added, claimed of, and corrected after an early end', { timeout: 240_000 }, async () => {
	const andrea = await alsBenutzer('admin@demo.test', '/admin/foerderprogramme');
	const sabine = await alsBenutzer('traeger@demo.test', '/admin');
	const stoerungen = lausche(andrea);
	await fertig(andrea, 'Förderprogramme');
	await andrea.getByRole('button', { name: /^Förderprogramm anlegen/ }).click();
	const dialog = andrea.getByRole('dialog', { name: 'Förderprogramm anlegen' });
	await dialog.getByRole('textbox', { name: 'Bezeichnung' }).fill('Landesförderung Hessen');
	await dialog.getByRole('textbox', { name: 'Geldgeber' }).fill('Land Hessen');
	expect(await barrieren(andrea)).toEqual([]);
	await dialog.getByRole('button', { name: 'Anlegen' }).click();
	await fertig(andrea, 'Landesförderung Hessen');

	// Without a rate nothing is claimed, and it says so.
	await andrea.getByText('Bitte tragen Sie zuerst einen Satz ein.').waitFor();
	await expect.poll(() => andrea.getByRole('button', { name: /^Mittelabruf anlegen/ }).isDisabled()).toBe(true);
	await andrea.getByRole('button', { name: 'Satz', exact: true }).focus();
	await andrea.keyboard.press('Enter');
	await andrea.getByRole('textbox', { name: 'Satz 1: Gültig ab' }).fill('01.01.2015');
	await andrea.getByRole('textbox', { name: 'Satz 1: Betrag' }).fill('125,50');
	await andrea.getByRole('radio', { name: /^Ab 15 Tagen ganz/ }).check();
	const probe = andrea.getByRole('complementary', { name: 'Probe mit Freiwilligen' });
	await probe
		.getByText(/ × 125,50/)
		.first()
		.waitFor();
	await probe.getByText('Was sich durch Ihre Änderung ändert').waitFor();
	expect(await barrieren(andrea)).toEqual([]);
	await andrea.getByRole('button', { name: 'Speichern' }).click();
	await gespeichert(andrea);

	// The Land wants other columns, in another order.
	await andrea.getByRole('link', { name: /^Spalten/ }).click();
	const vorschau = andrea.getByRole('table', { name: 'Vorschau' });
	await vorschau.getByRole('columnheader', { name: 'Träger' }).waitFor();
	for (const weg of ['Träger', 'Geschlecht', 'PLZ'])
		await andrea.getByRole('button', { name: `${weg} entfernen`, exact: true }).click();
	await andrea.getByRole('textbox', { name: 'Spalte 1: Überschrift' }).fill('Art des Dienstes');
	await waehle(andrea, 'Spalte hinzufügen', 'Vertragsnummer');
	await andrea.getByRole('button', { name: 'Nachname nach vorn' }).focus();
	await andrea.keyboard.press('Enter');
	// It follows each change a moment later.
	await expect.poll(() => vorschau.getByRole('columnheader').allInnerTexts()).toEqual(SPALTEN);
	expect(await barrieren(andrea)).toEqual([]);
	await andrea.getByRole('button', { name: 'Speichern' }).click();
	await andrea.getByText('Nicht gespeicherte Änderungen').waitFor({ state: 'detached' });
	const erster = await rufeAb(andrea);
	expect(erster.posten.length).toBeGreaterThan(3);
	await gibFrei(andrea, sabine);

	const ganze = erster.posten.filter(({ menge, monat }) => menge === 30 && monat === '2026-11');
	const akten = await Promise.all(
		ganze.map(({ freiwilligerID }) =>
			frage<{ id: string; status: number }>(andrea, `/v1/freiwilliger/${freiwilligerID}`),
		),
	);
	const beendet = akten.find(({ status }) => status === 4000);
	const ende = { datum: '2026-11-10', kuendigungDurch: 'FREIWILLIGER', grund: 'Studienplatz', bestaetigt: true };
	await sende(andrea, 'post', `/v1/freiwilliger/${beendet?.id}/dienstende`, ende);
	await andrea.goto(new URL('/admin/foerderprogramme', andrea.url()).href);
	await fertig(andrea, 'Förderprogramme');
	await andrea.getByRole('link', { name: 'Landesförderung Hessen' }).click();
	await fertig(andrea, 'Landesförderung Hessen');
	await andrea.getByRole('link', { name: /^Mittelabrufe/ }).click();
	await andrea.getByRole('link', { name: 'Oktober 2026 bis Dezember 2026' }).waitFor();
	expect(await barrieren(andrea)).toEqual([]);
	await andrea.getByRole('link', { name: /^Verlauf/ }).click();
	await andrea.getByText('125,50 € ab 1. Dienstmonat, gültig ab 01.01.2015').first().waitFor();
	await rufeAb(andrea);
	const korrekturen = andrea.getByRole('table', { name: 'Korrekturen früherer Abrufe' });
	await korrekturen.getByText('vorzeitiges Ende 10.11.').waitFor();
	await korrekturen.getByText('1,5 Monate weniger').waitFor();
	expect(await barrieren(andrea)).toEqual([]);
	await wieKommtDas(andrea);
	await gibFrei(andrea, sabine);
	const [geladen] = await Promise.all([
		sabine.waitForEvent('download'),
		sabine.getByRole('button', { name: 'Datei holen' }).click(),
	]);
	const blaetter = (await readXlsx(await readFile(await geladen.path()))).sheets;
	expect(blaetter.map(({ name }) => name)).toEqual(['Mittelabruf', 'Korrekturen', 'Erläuterung']);
	expect(blaetter[0]?.rows[0]).toEqual(SPALTEN);
	const [paket] = await Promise.all([
		sabine.waitForEvent('download'),
		sabine.getByRole('button', { name: 'Prüfpaket holen' }).click(),
	]);
	expect(paket.suggestedFilename()).toMatch(/^pruefpaket-lauf-\d+\.zip$/);
	expect((await readFile(await paket.path())).subarray(0, 2).toString()).toBe('PK');
	expect(stoerungen).toEqual([]);
	await Promise.all([andrea, sabine].map((page) => schliesse(page)));
});
