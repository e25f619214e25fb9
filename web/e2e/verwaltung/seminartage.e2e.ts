import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { testjetzt } from '#scripts/test/uhr.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, schliesse } from '../browser.ts';

/** Where seminar days show: the list, the file, the group and the start page of each. */

interface Zeile {
	readonly freiwilligerID: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly status: number;
}
async function verlorene(page: Page): Promise<Zeile[]> {
	const f = { und: [{ feld: 'seminartageErreichbar', op: 'gleich', wert: 'NICHT_MEHR' }] };
	const pfad = `/v1/freiwilliger/list-freiwillige?groesse=100&f=${encodeURIComponent(JSON.stringify(f))}`;
	return frage<Zeile[]>(page, pfad);
}

test('the Traeger goes from his start page to whom the days are lost for, and sees in the file what helps', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin');
	await fertig(page);
	const aufgabe = page.getByRole('listitem').filter({ hasText: 'Seminartage nicht mehr' });
	await aufgabe.waitFor();
	await page.getByRole('heading', { name: 'Nächste Seminare' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	const [wer] = await verlorene(page);
	const anzahl = Number.parseInt((await aufgabe.textContent()) ?? '', 10);
	if (!wer) throw new Error('Niemand');
	// Clicked, it opens the first file; in another tab the list.
	await page.goto((await aufgabe.getByRole('link', { name: /^Einplanen/ }).getAttribute('href')) ?? '');
	await fertig(page, 'Freiwillige');
	await page.getByText(anzahl === 1 ? '1 Eintrag' : `${anzahl} Einträge`).waitFor();
	expect(await barrieren(page)).toEqual([]);

	await page.goto(`/admin/freiwillige/${wer.freiwilligerID}/seminare`);
	await fertig(page);
	await page
		.getByText(/Tage? nicht mehr erreichbar/)
		.first()
		.waitFor();
	const warum = page.getByRole('button', { name: /^Warum \d+(,5)?\?$/ });
	await warum.click();
	const panel = page.getByRole('complementary', { name: 'Wie kommt diese Zahl zustande?' });
	await panel.getByRole('heading', { name: 'Ereignisse dahinter' }).waitFor();
	await panel.getByRole('row').filter({ hasText: 'Summe' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	// The page beside it stays usable; Escape closes it and gives the focus back.
	await panel.press('Escape');
	await panel.waitFor({ state: 'detached' });
	await expect.poll(() => warum.evaluate((knopf) => knopf === document.activeElement)).toBe(true);
	// The file as of a day has its days, too.
	const gestern = addiereTage(tagInBerlin(testjetzt().toISOString()), -1);
	await page.goto(`/admin/freiwillige/${wer.freiwilligerID}/stand?am=${gestern}`);
	await page.getByRole('switch', { name: 'nur Unterschiede' }).uncheck();
	const pflicht = page.getByRole('row', { name: /^Seminartage Pflicht/ });
	await pflicht.waitFor();
	await expect.poll(() => pflicht.getByRole('cell').first().textContent()).toMatch(/^\d+(,5)?$/);
	expect(await barrieren(page)).toEqual([]);
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('a group tells how many can have their days no more, and leads to its volunteers', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const [gruppe] = await frage<{ id: string; mitglieder: number }[]>(page, '/v1/seminargruppe?sort=-mitglieder');
	if (!gruppe) throw new Error('Keine Gruppe');
	await page.goto(`/admin/seminargruppen/${gruppe.id}/teilnehmende`);
	await fertig(page);
	await page.getByRole('row').filter({ hasText: 'Summe' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('link', { name: 'Freiwillige dieser Gruppe' }).click();
	await fertig(page, 'Freiwillige');
	await page.getByText(gruppe.mitglieder === 1 ? '1 Eintrag' : `${gruppe.mitglieder} Einträge`).waitFor();
	await page.goto('/admin/seminarnachweise');
	await fertig(page);
	await page.getByRole('button', { name: 'Filter', exact: true }).click();
	for (const feld of ['Seminar', 'Seminargruppe', 'Einsatzstelle', 'Eingereicht am']) {
		await page.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: feld, exact: true }).waitFor();
	}
	await schliesse(page);
});

test('a site sees what becomes of its own', async () => {
	const page = await alsBenutzer('verein@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin');
	await fertig(page);
	const eigene = await verlorene(page);
	const zaehlt = page.getByRole('listitem').filter({ hasText: 'Seminartage nicht mehr' });
	await expect.poll(() => zaehlt.count()).toBe(eigene.length > 0 ? 1 : 0);
	expect(await barrieren(page)).toEqual([]);
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('a volunteer reads in plain words how many days are still to come', async () => {
	const page = await alsBenutzer('freiwillig@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin');
	await fertig(page);
	await page.getByText(/^Von \d+\sTagen (ist|sind) noch/).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('main').getByRole('link', { name: 'Meine Seminare' }).click();
	await fertig(page, 'Meine Seminare');
	await page.getByRole('heading', { name: 'Zusammensetzung' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});
