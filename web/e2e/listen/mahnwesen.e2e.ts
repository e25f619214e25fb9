import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { testjetzt } from '#scripts/test/uhr.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, sende } from '../browser.ts';

/** Reminders: whether mails leave, who is reminded on which day, one of them changed, and reminding by hand. */

let traeger: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
});

/** Somebody who is asked for a document by hand: no other test has to deal with it. */
async function gefordert(bezeichnung: string, person: object): Promise<string> {
	const stufen = [{ abStatus: 2000, stufe: 'PFLICHT' }];
	const bedingungen = [{ art: 'GESCHLECHT', ist: true, werte: ['D'] }];
	const felder = { bezeichnung, nutzungsart: 'ANGEFORDERT', stufen, bedingungen };
	const { id: dokumentSpecID } = await sende<{ id: string }>(traeger, 'post', '/v1/dokumentspec', felder);
	await sende(traeger, 'put', `/v1/dokumentspec/${dokumentSpecID}`, { status: 10 });
	const [vorbild] = await frage<{ einsatzortID: string }[]>(traeger, '/v1/freiwilliger/bewerbungen');
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/freiwilliger/erfassung', {
		...{ geschlecht: 'W', geburtsdatum: '2005-03-04', ...person },
		wuensche: [{ einsatzortID: vorbild?.einsatzortID, dienstartID: null }],
	});
	await sende(traeger, 'post', `/v1/freiwilliger/${id}/dokumente`, { dokumentSpecID });
	return id;
}

test('one reminder is changed in three clicks, seen beforehand, and sent at once', { timeout: 120_000 }, async () => {
	const stoerungen = lausche(traeger);
	const heute = tagInBerlin(testjetzt().toISOString());
	const in10 = formatDatum(addiereTage(heute, 10));
	const in17 = formatDatum(addiereTage(heute, 17));
	const in20 = formatDatum(addiereTage(heute, 20));
	await gefordert('Impfausweis Mahnke', { vorname: 'Mara', nachname: 'Mahnke', email: 'mara.mahnke@demo.test' });
	await traeger.goto('/admin/mahnwesen');
	await fertig(traeger, 'Mahnwesen');
	await traeger.getByText('Es gehen keine E-Mails hinaus.').waitFor();
	// The parameters are the administration's.
	await expect.poll(() => traeger.getByRole('switch').count()).toBe(0);

	const amTag = (tag: string) =>
		traeger.getByRole('button', { name: new RegExp(`, ${tag}: [1-9]\\d* geplant`) }).click();
	const zeile = traeger.getByRole('row', { name: /Mahnke, Mara/ });
	const waehle = async (tat: string) => {
		await zeile.getByRole('button', { name: /Mahnke, Mara, Impfausweis Mahnke/ }).click();
		await traeger.getByRole('menuitem', { name: tat }).click();
	};
	const ausnahme = traeger.getByRole('list', { name: 'Ausnahmen' }).getByRole('listitem').filter({ hasText: 'Mahnke' });
	await amTag(in10);
	await zeile.getByText('Mara Mahnke').waitFor();
	await expect.poll(() => zeile.getByText(in17).count()).toBe(1);
	expect(await barrieren(traeger)).toEqual([]);

	await waehle('Einmal auslassen');
	await ausnahme.getByText(`ausgesetzt bis ${in17} · Einmal ausgelassen`).waitFor();
	await expect.poll(() => zeile.count()).toBe(0);
	await ausnahme.getByRole('button', { name: 'Ausnahme beenden: Mahnke, Mara, Impfausweis Mahnke' }).click();
	await zeile.waitFor();
	await expect.poll(() => ausnahme.count()).toBe(0);

	await waehle('Aussetzen bis …');
	const feld = traeger.getByRole('complementary', { name: 'Mahnke, Mara' });
	await feld.getByRole('textbox', { name: 'Wieder erinnern ab' }).fill(in20);
	await feld.getByLabel('Grund').fill('Amt braucht drei Wochen');
	await feld.locator('p', { hasText: 'Danach am' }).getByText(in20).waitFor();
	await expect.poll(() => feld.locator('del').textContent()).toBe(in10);
	expect(await barrieren(traeger)).toEqual([]);
	await feld.getByRole('button', { name: 'Aussetzen', exact: true }).click();
	await ausnahme.getByText(`ausgesetzt bis ${in20} · Amt braucht drei Wochen`).waitFor();

	const ruhen = traeger.getByRole('button', { name: /^Ruhen/ });
	await expect.poll(() => ruhen.getAttribute('aria-expanded')).toBe('false');
	await ruhen.click();
	const ruhende = traeger.getByRole('listitem').filter({ hasText: 'Impfausweis Mahnke' });
	await ruhende.getByText(`ausgesetzt bis ${in20}`, { exact: true }).waitFor();
	await ruhende.getByRole('button', { name: /^Aktionen/ }).click();
	await traeger.getByRole('menuitem', { name: 'Ausnahme ändern …' }).click();
	await expect.poll(() => feld.getByLabel('Grund').inputValue()).toBe('Amt braucht drei Wochen');
	await feld.getByRole('button', { name: 'Schließen' }).click();

	await amTag(in20);
	await waehle('Jetzt erinnern …');
	const frage = traeger.getByRole('dialog', { name: 'An „Impfausweis Mahnke“ erinnern?' });
	await frage.getByRole('heading', { name: 'Bekommen eine E-Mail (1)' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await frage.getByRole('button', { name: 'E-Mail senden' }).click();
	await traeger.getByText('Die Erinnerung ist unterwegs.').waitFor();
	await traeger.getByRole('button', { name: new RegExp(`, ${formatDatum(heute)}: [1-9]\\d* gesendet`) }).click();
	await zeile.getByText('Erinnert', { exact: true }).waitFor();
	expect(stoerungen).toEqual([]);
});

test('the administration is asked with the number of mails before they leave', async () => {
	const admin = await alsBenutzer('admin@demo.test');
	await admin.goto('/admin/mahnwesen');
	await fertig(admin, 'Mahnwesen');
	await admin.getByRole('switch', { name: 'E-Mails der Erinnerungen gehen hinaus' }).click({ force: true });
	const frage = admin.getByRole('dialog', {
		name: /^Am \S+, [\d.]+ (geht|gehen) dann [\d.]+ E-Mails? hinaus\. Einschalten\?$/,
	});
	await frage.getByText('wird nicht nachgesendet').waitFor();
	await frage.getByRole('button', { name: 'Abbrechen' }).click();
	await admin.getByText('Es gehen keine E-Mails hinaus.').waitFor();
});

test('a letter is made for who can be written to, and comes as a file', async () => {
	const anschrift = { strasse: 'Rheinweg', hausnummer: '12a', plz: '53113', ort: 'Bonn' };
	const person = { vorname: 'Britta', nachname: 'Briefner', email: 'britta.briefner@demo.test' };
	const id = await gefordert('Impfausweis Briefner', person);
	await sende(traeger, 'put', `/v1/freiwilliger/${id}`, anschrift);
	await traeger.goto('/admin/mahnwesen');
	await fertig(traeger, 'Mahnwesen');
	const in10 = formatDatum(addiereTage(tagInBerlin(testjetzt().toISOString()), 10));
	await traeger.getByRole('button', { name: new RegExp(`, ${in10}(?:: |.*, )[1-9]\\d* geplant`) }).click();
	const zeile = traeger.getByRole('row', { name: /Briefner, Britta/ });
	await zeile.getByRole('button', { name: /Briefner, Britta, Impfausweis Briefner/ }).click();
	await traeger.getByRole('menuitem', { name: 'Als Brief …' }).click();
	const dialog = traeger.getByRole('dialog', { name: 'Per Brief erinnern' });
	await dialog.getByText('Es geht keine E-Mail hinaus.').waitFor();
	await dialog.getByRole('button', { name: '1 Brief erstellen' }).click();
	const datei = traeger.waitForEvent('download');
	await dialog.getByRole('button', { name: 'Briefe als PDF' }).click();
	expect((await datei).suggestedFilename()).toMatch(/^Erinnerungsschreiben_.*\.pdf$/);
	await dialog.getByRole('button', { name: 'Fertig' }).click();
	const verlauf = await frage<unknown>(traeger, `/v1/freiwilliger/${id}/historie`);
	expect(JSON.stringify(verlauf)).toContain('1. Erinnerung, als Brief');
});
