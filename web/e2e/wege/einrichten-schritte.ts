import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { dialog, fertig } from '../browser.ts';
import { feld, knopf, link, speichere } from '../menschen.ts';

/** A new organisation, and what its administration does with the setup list, each step begun on the list itself. */

export const TRAEGER = 'Freiwilligendienste Nord e. V.';
export const KOLLEGIN = { vorname: 'Hanna', nachname: 'Brodersen', email: 'brodersen@dienste-nord.test' };
const STELLE = 'TSV Förde';
export const ORT = 'TSV Förde Sporthalle';
export const ANLEITUNG = { vorname: 'Jens', nachname: 'Petersen', email: 'petersen@tsv-foerde.test' };
export const VEREINBARUNG = 'Vereinbarung (Freiwilligenvertrag)';

const STELLEN = [
	'Typ;Bezeichnung;Einsatzstelle;Straße;PLZ;Ort;E-Mail;Dienstarten',
	`Einsatzstelle;${STELLE};;Hafenweg 7;24105;Kiel;info@tsv-foerde.test;FSJ`,
	`Einsatzort;${ORT};${STELLE};Hafenweg 9;24105;Kiel;;FSJ`,
].join('\r\n');

/** All that stands between an empty tenant and its first application. */
export async function richteEin(admin: Page, beginn: number): Promise<void> {
	await sagtWerSieSind(admin);
	await startetZyklus(admin, beginn);
	await bringtStellen(admin);
	await schreibtRechtstexte(admin);
	await legtFormenFest(admin);
	await veroeffentlicht(admin);
	await schritt(admin, 'Kolleginnen und Kollegen', 'Benutzer');
	await ladeEin(admin, KOLLEGIN, async (wo) => {
		await wo.getByRole('checkbox', { name: /^Einsatzstelle/ }).uncheck();
		await wo.getByRole('checkbox', { name: /^Träger/ }).check();
	});
	await ladeEin(admin, ANLEITUNG, async (wo) => {
		await wo.getByRole('combobox', { name: 'Einsatzstellen' }).click();
		await admin.getByRole('option', { name: STELLE, exact: true }).click();
		await admin.keyboard.press('Tab');
	});
	await schritt(admin, 'Bewerbungen öffnen', 'Adressen');
	await mitAllen(admin, 'Online stellen …', 'Online stellen');
}

/** Before there is a cycle every page of the menu says what it waits for, and none that something went wrong. */
export async function siehtSichUm(admin: Page): Promise<void> {
	const menue = admin.getByRole('navigation', { name: 'Hauptmenü' });
	const ziele = await menue.getByRole('link').evaluateAll((links) => links.map((a) => a.getAttribute('href') ?? ''));
	expect(ziele.length).toBeGreaterThan(30);
	const gestoert: string[] = [];
	for (const ziel of new Set(ziele)) {
		await menue.locator(`a[href="${ziel}"]`).first().click();
		await fertig(admin);
		if (await admin.getByText(/konnten nicht geladen werden|Hoppla/).count()) gestoert.push(ziel);
	}
	expect(gestoert).toEqual([]);
	await admin.goto('/admin/adressen');
	await fertig(admin, 'Adressen');
	await admin.getByText('Noch ist kein Zyklus aktiv').waitFor();
	expect(await knopf(admin, 'Adresse anlegen …').isDisabled()).toBe(true);
	await admin.goto('/admin');
}

async function schritt(admin: Page, name: string, ziel: string): Promise<void> {
	await einrichten(admin);
	await link(admin, new RegExp(`^${name}: `)).click();
	await fertig(admin, ziel);
}

/** The list, by the menu. */
export async function einrichten(admin: Page): Promise<void> {
	await admin.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Einrichten' }).click();
	await fertig(admin, 'Einrichten');
}

async function sagtWerSieSind(admin: Page): Promise<void> {
	await schritt(admin, 'Name, Logo und Farben', 'Parameter');
	await feld(admin, 'Aktionsfarbe').fill('#1F4E79');
	await speichere(admin);
	await schritt(admin, 'Anschrift und Zulassung', 'Parameter');
	await feld(admin, 'Anschrift des Trägers').fill('Deichstraße 4, 24103 Kiel');
	await feld(admin, 'Zulassung als Träger').fill('Bescheid des Landes Schleswig-Holstein vom 12.03.2019');
	await speichere(admin);
	await schritt(admin, 'Erklärung zur Barrierefreiheit', 'Parameter');
	await admin.getByRole('radio', { name: /keine öffentliche Stelle/ }).check();
	await speichere(admin);
	await schritt(admin, 'E-Mails und Absender', 'Parameter');
	await feld(admin, 'Absenderadresse').fill('portal@dienste-nord.test');
	await speichere(admin);
	await schritt(admin, 'Links auf dem Handy', 'Parameter');
	await admin.getByRole('switch', { name: /^Seiten aus E-Mails auch auf dem Handy/ }).check({ force: true });
	await speichere(admin);
	await schritt(admin, 'Vertragsnummern', 'Parameter');
	await admin.getByRole('radio', { name: /eine Nummernfolge/ }).check();
	await speichere(admin);
}

async function startetZyklus(admin: Page, beginn: number): Promise<void> {
	const zyklus = `${beginn}/${beginn + 1}`;
	await schritt(admin, 'Zyklus', 'Zyklen');
	await knopf(admin, 'Neuer Zyklus …').click();
	await dialog(admin).getByLabel('Bezeichnung').fill(zyklus);
	await dialog(admin).getByLabel('Beginn').fill(`01.09.${beginn}`);
	await knopf(dialog(admin), 'Zyklus anlegen').click();
	await fertig(admin, zyklus);
	await feld(admin, 'FSJ, Taschengeld').fill('400');
	await feld(admin, 'FSJ, Wochenstunden').fill('39');
	await feld(admin, 'FSJ, Einsatzstellenbeitrag').fill('650');
	await speichere(admin);
	await knopf(admin, 'Zyklus starten …').click();
	await knopf(dialog(admin), 'Zyklus starten').click();
	await dialog(admin).waitFor({ state: 'detached' });
}

async function bringtStellen(admin: Page): Promise<void> {
	await schritt(admin, 'Einsatzstellen und Einsatzorte', 'Adressen importieren');
	const datei = { name: 'stellen.csv', mimeType: 'text/csv', buffer: Buffer.from(STELLEN) };
	await admin.locator('input[type=file]').setInputFiles(datei);
	await knopf(admin, 'Weiter zur Vorschau').click();
	await knopf(admin, '2 Zeilen übernehmen').click();
	await admin.getByText('Der Import ist fertig').waitFor();
	await schritt(admin, 'Koordinaten', 'Adressen');
	await mitAllen(admin, 'Koordinaten ermitteln …', 'Ermitteln');
	await schritt(admin, 'Plätze je Einsatzort', 'Kontingente');
	await feld(admin, `${STELLE}, FSJ: genehmigte Plätze`).fill('2');
	await knopf(admin, '1 Änderung speichern').click();
	await admin.getByText('Die Kontingente sind gespeichert').waitFor();
}

async function schreibtRechtstexte(admin: Page): Promise<void> {
	for (const [titel, inhalt] of [
		['Datenschutzerklärung', 'Wir verarbeiten Ihre Angaben für Ihre Bewerbung.'],
		['Impressum', `${TRAEGER}, Deichstraße 4, 24103 Kiel`],
	] as const) {
		await schritt(admin, 'Datenschutzerklärung und Impressum', 'Texte');
		await expect.poll(() => admin.getByRole('combobox', { name: 'Text' }).inputValue()).toBe(titel);
		// Nothing is there to be taken for one's own.
		await expect.poll(() => feld(admin, 'Inhalt').textContent()).toBe('');
		await feld(admin, 'Inhalt').click();
		await admin.keyboard.type(inhalt);
		await speichere(admin);
	}
}

async function legtFormenFest(admin: Page): Promise<void> {
	await schritt(admin, 'Form der Unterschrift festlegen', 'Dokumentencenter');
	await knopf(admin, 'Festlegen …').click();
	await dialog(admin).getByRole('combobox', { name: 'Für alle gleich' }).click();
	await admin.getByRole('option', { name: 'Einfache elektronische Signatur' }).click();
	await dialog(admin).getByLabel('Grund für diese Form').fill('Beschluss des Vorstands');
	await knopf(dialog(admin), 'Festlegen').click();
	await dialog(admin).waitFor({ state: 'detached' });
}

async function veroeffentlicht(admin: Page): Promise<void> {
	await schritt(admin, 'Dokumente und Vertrag', 'Dokumentencenter');
	await link(admin, VEREINBARUNG).click();
	await fertig(admin, VEREINBARUNG);
	await knopf(admin, 'Veröffentlichen …').click();
	await knopf(dialog(admin), 'Veröffentlichen').click();
	await admin.getByText('10 (Veröffentlicht)').first().waitFor();
}

async function mitAllen(admin: Page, tat: string, verb: string): Promise<void> {
	await admin.getByRole('checkbox', { name: 'Alle Zeilen dieser Seite auswählen' }).check();
	// How many rows it reaches stands behind it.
	await admin.getByRole('button', { name: tat }).click();
	await knopf(dialog(admin), verb).click();
	await dialog(admin)
		.getByText(/^\d+ (Eintrag|Einträge) erledigt/)
		.waitFor();
	await dialog(admin).getByRole('button', { name: 'Fertig' }).click();
}

async function ladeEin(
	admin: Page,
	{ vorname, nachname, email }: typeof KOLLEGIN,
	waehleRolle: (wo: Locator) => Promise<void>,
): Promise<void> {
	await knopf(admin, 'Einladen …').click();
	await feld(dialog(admin), 'Vorname').fill(vorname);
	await feld(dialog(admin), 'Nachname').fill(nachname);
	await feld(dialog(admin), 'E-Mail').fill(email);
	await waehleRolle(dialog(admin));
	await knopf(dialog(admin), 'Weiter …').click();
	await knopf(dialog(admin), 'Einladen').click();
	await dialog(admin).waitFor({ state: 'detached' });
}
