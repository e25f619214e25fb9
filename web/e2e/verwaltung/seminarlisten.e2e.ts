import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { setzeTeilnehmerliste } from '#commands/pdf/seminare/teilnehmerliste.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, schliesse } from '../browser.ts';

/** From the list that is printed to the one that came back signed. */

interface Seminar {
	readonly id: string;
	readonly bezeichnung: string;
	readonly teilnehmende: readonly { readonly name: string }[];
}

async function oeffneListe(page: Page, name: string): Promise<Seminar> {
	const alle = await frage<Seminar[]>(page, '/v1/seminar?groesse=100');
	const id = alle.find(({ bezeichnung }) => bezeichnung === name)?.id;
	await page.goto(`/admin/seminare/${id}`);
	await fertig(page, name);
	await page.getByRole('link', { name: 'Teilnehmerliste' }).click();
	await page.getByRole('heading', { name: 'Drucken und herunterladen' }).waitFor();
	return frage<Seminar>(page, `/v1/seminar/${id}`);
}

/** By keyboard: what has the focus is what was asked for. */
async function hole(page: Page, name: string): Promise<Download> {
	const knopf = page.getByRole('button', { name, exact: true });
	await knopf.focus();
	const [datei] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
	await istBereit(knopf);
	return datei;
}
const istBereit = (knopf: Locator) =>
	expect.poll(() => knopf.getAttribute('aria-busy'), { timeout: 20_000 }).toBeNull();

const bytes = async (datei: Download) => readFile(await datei.path());

test('the Traeger prints what a seminar needs, and files what came back signed', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(page);
	const { teilnehmende, bezeichnung } = await oeffneListe(page, 'Einführung Main');
	await fertig(page);
	expect(await barrieren(page)).toEqual([]);

	const liste = await hole(page, 'Teilnehmerliste');
	expect(liste.suggestedFilename()).toMatch(/^teilnehmerliste-\d{4}-\d{2}-\d{2}\.pdf$/);
	const text = (await seitentexte(await bytes(liste))).join('\n').replace(/\s+/g, ' ');
	for (const { name } of teilnehmende) expect(text).toContain(name);
	expect((await hole(page, 'Excel')).suggestedFilename()).toMatch(/^seminarteilnehmer-.*\.xlsx$/);
	expect((await bytes(await hole(page, 'Namensschilder'))).subarray(0, 5).toString()).toBe('%PDF-');
	const bescheinigungen = await seitentexte(await bytes(await hole(page, 'Teilnahmebescheinigungen')));
	expect(bescheinigungen[0]).toContain(bezeichnung);

	const scan = await setzeTeilnehmerliste({
		art: 'TEILNEHMERLISTE',
		mandant: 'Sportverband Lahn-Main',
		titel: bezeichnung,
		angaben: [],
		tage: ['2026-09-21', '2026-09-22'],
		personen: teilnehmende.map(({ name }) => ({ name, einsatzstelle: null })),
		filter: 'Unterschrieben',
		erstellt: '2026-09-21T08:00:00Z',
	});
	const waehle = async (name: string, mimeType: string, buffer: Buffer) => {
		const knopf = page.getByRole('button', { name: 'Unterschriebene Liste: Datei auswählen' });
		await knopf.focus();
		const [wahl] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')]);
		await wahl.setFiles({ name, mimeType, buffer });
	};
	await page.getByText('Unterschriebene Liste hier ablegen').waitFor();
	await waehle('liste.docx', 'application/octet-stream', Buffer.from('x'));
	await page.getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
	await waehle('liste_main.pdf', 'application/pdf', Buffer.from(scan));
	await page.getByText('Die unterschriebene Liste ist abgelegt').waitFor();
	const seiten = page.getByRole('region', { name: 'Dokument: liste_main.pdf' });
	await seiten.locator('canvas').first().waitFor();
	await page.getByRole('link', { name: 'Öffnen' }).waitFor();
	await fertig(page);
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('button', { name: 'Ersetzen' }).press('Enter');
	await waehle('liste_neu.pdf', 'application/pdf', Buffer.from(scan));
	await page.getByRole('region', { name: 'Dokument: liste_neu.pdf' }).locator('canvas').first().waitFor();
	await page.getByRole('button', { name: 'Entfernen' }).click();
	const dialog = page.getByRole('dialog', { name: 'Unterschriebene Liste entfernen?' });
	await dialog.waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Entfernen' }).click();
	await page.getByText('Unterschriebene Liste hier ablegen').waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('before its first day nothing is filed; without anybody there are no name tags', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	await oeffneListe(page, 'Abschluss Main');
	await page.getByText('In diesem Status gibt es keine unterschriebene Liste.').waitFor();
	await page.getByRole('button', { name: 'Namensschilder' }).click();
	await page.getByText('Noch ist niemand angemeldet.').nth(1).waitFor();
	await schliesse(page);
});

test('a site has the lists of its own volunteers, and nothing of the signed one', async () => {
	const page = await alsBenutzer('verein@demo.test');
	const stoerungen = lausche(page);
	const { teilnehmende } = await oeffneListe(page, 'Einführung Lahn');
	const text = (await seitentexte(await bytes(await hole(page, 'Teilnehmerliste')))).join('\n').replace(/\s+/g, ' ');
	expect(text).toContain('Angemeldete der eigenen Einsatzorte');
	expect(text).toContain(teilnehmende.length === 1 ? '1 Person' : `${teilnehmende.length} Personen`);
	await expect.poll(() => page.getByRole('heading', { name: 'Unterschriebene Liste' }).count()).toBe(0);
	await expect.poll(() => page.getByRole('button', { name: 'Namensschilder' }).count()).toBe(0);
	expect(await barrieren(page)).toEqual([]);
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});
