import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, lausche, portalAdresse, schliesse } from '../browser.ts';

/** Places from the inquiry to the allotment: the provider asks, the site answers, one approves, the other distributes. */

let admin: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
	await setzeModus('KONTINGENTABFRAGE');
});
afterAll(async () => {
	await setzeModus('ZUTEILUNG');
});

const STELLE = 'SV Lahntal 04 Wetzlar';

async function setzeModus(kontingentMode: string): Promise<void> {
	const headers = { origin: portalAdresse() };
	const antwort = await admin.request.put(`${portalAdresse()}/api/v1/parameter`, { data: { kontingentMode }, headers });
	expect(antwort.status()).toBe(200);
}

const zeile = (page: Page) => page.getByRole('row').filter({ hasText: STELLE }).first();

test('the provider asks all Einsatzstellen for their places', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/kontingente');
	await fertig(page, 'Kontingente');
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: 'Kontingentabfrage senden …' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel('Antwort bis').fill('31.12.2030');
	await dialog.getByLabel('Nachricht').fill('Bitte planen Sie auch die neue Halle ein.');
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Weiter …' }).click();
	await dialog.getByRole('heading', { name: 'So kommt es an' }).waitFor();
	await dialog.getByRole('button', { name: /^Senden/ }).click();
	await page.getByText(/^An \d+ Einsatzstellen gesendet$/).waitFor();
	await zeile(page).getByText('gesendet').waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('the site answers, at most what is recognised', async () => {
	const page = await alsBenutzer('verein@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/kontingentabfrage');
	await fertig(page, 'Kontingentabfrage');
	await page.getByText('Bitte planen Sie auch die neue Halle ein.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page
		.getByRole('textbox', { name: /Jahr.*angefragte Plätze/ })
		.first()
		.fill('30');
	await page
		.getByRole('textbox', { name: /Bundesfreiwilligendienst.*angefragte Plätze/ })
		.first()
		.fill('95');
	await page.getByLabel('Bemerkung').fill('Die Halle ist ab Mai fertig.');
	await page.getByRole('button', { name: 'Antwort senden' }).click();
	await page.getByText('Ihre Antwort ist beim Träger').waitFor();
	await page.getByText(/^Es können höchstens \d+ Plätze angefragt werden\.$/).waitFor();
	expect(await barrieren(page)).toEqual([]);
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('what is no number of places says why at its cell, and nothing is reckoned from it', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/kontingente?text=Lahntal');
	await fertig(page, 'Kontingente');
	const feld = page.getByRole('textbox', { name: `${STELLE}, FSJ: genehmigte Plätze` });
	const bisher = await feld.inputValue();
	for (const [getippt, warum] of [
		['1,5', 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel 12.'],
		['-3', 'Bitte geben Sie mindestens 0 ein.'],
		['200000', 'Bitte geben Sie höchstens 100.000 ein.'],
	] as const) {
		await feld.fill('');
		// Key by key: on the way there it is a number.
		await feld.pressSequentially(getippt);
		await zeile(page).getByText(warum, { exact: true }).waitFor();
		await expect.poll(() => zeile(page).getByText('Nach dem Speichern:').count()).toBe(0);
	}
	await page.getByRole('button', { name: '1 Änderung speichern' }).click();
	await expect.poll(() => feld.evaluate((element) => element === document.activeElement)).toBe(true);
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: 'Verwerfen' }).click();
	await expect.poll(() => feld.inputValue()).toBe(bisher);
	await schliesse(page);
});

test('the provider approves above the limit and sees the clamp, then approves what was asked for', async () => {
	const page = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/kontingente?text=Lahntal');
	await fertig(page, 'Kontingente');
	await zeile(page).getByText('beantwortet').waitFor();
	const feld = page.getByRole('textbox', { name: `${STELLE}, BFD U27: genehmigte Plätze` });
	await feld.fill('99');
	await page.getByText(/^\d+ zu viel, höchstens \d+$/).waitFor();
	await zeile(page).getByText('Nach dem Speichern:').waitFor();
	await zeile(page)
		.getByText(/^\d+\sfrei, \d+\svon\s\d+\sverteilt$/)
		.waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: '1 Änderung speichern' }).click();
	const frage = page.getByRole('dialog', { name: 'Stimmt diese Zahl?' });
	await frage.getByText(/bisher \d+, jetzt 99/).waitFor();
	await frage.getByRole('button', { name: 'Speichern' }).click();
	await page.getByText(/^Das Kontingent wurde auf den zulässigen Höchstwert \d+ begrenzt\.$/).waitFor();
	await page.getByText(/Eingegeben: 99\. Anerkannt sind \d+ Plätze\./).waitFor();
	expect(Number(await feld.inputValue())).toBeLessThan(99);
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: 'Hinweis schließen' }).click();

	await page.getByRole('checkbox', { name: `${STELLE} auswählen` }).check();
	await page.getByRole('button', { name: 'Angefragte Plätze genehmigen …' }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Genehmigen' }).click();
	await dialog.getByText(/FSJ: \d+ wie angefragt/).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Fertig' }).click();
	await zeile(page).getByText('entschieden').waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('the site distributes to its Einsatzorte and sees who has a place', async () => {
	const page = await alsBenutzer('verein@demo.test');
	const stoerungen = lausche(page);
	await page.goto('/admin/kontingente');
	await fertig(page, 'Kontingente');
	await page.getByRole('button', { name: new RegExp(`^\\d+ Pl.+ verteilen: ${STELLE}, FSJ$`) }).click();
	const felder = page.getByRole('textbox', { name: /, FSJ: zugeteilte Plätze$/ });
	const feld = felder.first();
	await zeile(page)
		.getByText(/^\d+\sfrei, 30\svon\s30\sverteilt$/)
		.waitFor();
	const vorgeschlagen = await Promise.all((await felder.all()).map((f) => f.inputValue()));
	expect(vorgeschlagen.reduce((summe, wert) => summe + Number(wert), 0)).toBe(30);
	await page.getByRole('button', { name: 'Verwerfen' }).click();
	await feld.fill('99');
	await page.getByRole('button', { name: '1 Änderung speichern' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click();
	await page.getByText(/^Das Kontingent wurde auf den zulässigen Höchstwert \d+ begrenzt\.$/).waitFor();
	await page.getByText(/Eingegeben: 99\. Genehmigt sind für die Einsatzstelle 30 Plätze\./).waitFor();
	await page.getByRole('button', { name: 'Hinweis schließen' }).click();
	await page
		.getByRole('button', { name: new RegExp(`${STELLE}, FSJ: Freiwillige und Monate zeigen`) })
		.first()
		.click();
	await page
		.getByRole('dialog')
		.getByText(/August \d+ \(August davor\)/)
		.waitFor();
	expect(await barrieren(page)).toEqual([]);
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('the only Einsatzort that was given another number follows its Einsatzstelle again', async () => {
	const stoerungen = lausche(admin);
	await admin.goto('/admin/kontingente');
	await fertig(admin, 'Kontingente');
	const lege = (pfad: string, koerper: object) =>
		admin.evaluate(
			async ([url, body]) => {
				const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
				const antwort = await fetch(`/api/v1/${url}`, { method: 'POST', headers, body });
				return ((await antwort.json()) as { data: { id: string } }).data.id;
			},
			[pfad, JSON.stringify(koerper)] as const,
		);
	const { zyklusID, dienstartID } = await admin.evaluate(async () => {
		const hole = async (pfad: string) => ((await (await fetch(`/api/v1/${pfad}`)).json()) as { data: never[] }).data;
		const zyklen: { id: string; isAktiv: boolean }[] = await hole('stammdaten/zyklus');
		const arten: { id: string; kurz: string }[] = await hole('stammdaten/dienstart');
		return {
			zyklusID: zyklen.find((z) => z.isAktiv)?.id ?? '',
			dienstartID: arten.find((d) => d.kurz === 'FSJ')?.id ?? '',
		};
	});
	const wo = { plz: '35578', ort: 'Wetzlar', email: 'info@folgen.example' };
	const einsatzstelleID = await lege('adresse', { typ: 'EINSATZSTELLE', bezeichnung: 'SV Folgen', ...wo });
	await lege('stammdaten/einsatzstellekontingent', { zyklusID, einsatzstelleID, dienstartID, genehmigt: 3 });
	const zyklen = [{ zyklusID, isAktiv: true, isOnline: false }];
	const ort = { uebergeordneteID: einsatzstelleID, dienstartIDs: [dienstartID], zyklen };
	await lege('adresse', { typ: 'EINSATZORT', bezeichnung: 'Halle Folgen', ...wo, ...ort });
	await admin.goto('/admin/kontingente?text=Folgen');
	await admin.getByRole('button', { name: 'Einsatzorte von SV Folgen zeigen' }).click();
	const feld = admin.getByRole('textbox', { name: 'Halle Folgen, FSJ: zugeteilte Plätze' });
	const folgen = admin.getByRole('button', { name: 'Halle Folgen, FSJ: wieder dem Kontingent folgen' });
	expect([await feld.inputValue(), await folgen.count()]).toEqual(['3', 0]);
	await feld.fill('2');
	await admin.getByRole('button', { name: '1 Änderung speichern' }).click();
	await folgen.click();
	await admin.getByText('Die Zuteilung folgt wieder dem Kontingent der Einsatzstelle.').waitFor();
	await folgen.waitFor({ state: 'detached' });
	await expect.poll(() => feld.inputValue()).toBe('3');
	expect(await barrieren(admin)).toEqual([]);
	expect(stoerungen).toEqual([]);
});
