import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startePortal, type TestPortal } from '#scripts/test/portal.ts';
import { alsBenutzer, barrieren, beziehe, dialog, fertig, frage, gespeichert, lausche, ruhig } from '../browser.ts';

/** Cycles: created, changed, started with a preview, closed, and chosen for the lists. */

let portal: TestPortal;
let admin: Page;
beforeAll(async () => {
	// Another active cycle would change every list of the portal the other files share.
	portal = await beziehe(startePortal());
	admin = await alsBenutzer('admin@demo.test');
});

interface Zyklus {
	id: string;
	bezeichnung: string;
	isAktiv: boolean;
	dienstarten: { gesamtkontingent: number | null; genehmigt: number }[];
}
const zyklen = () => frage<Zyklus[]>(admin, '/v1/stammdaten/zyklus/uebersicht');
const liste = async (page: Page) => {
	await page.goto('/admin/system/zyklen');
	await fertig(page, 'Zyklen');
};
const umschalter = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Zyklus/ });

test('a cycle is created once, and its fields are changed with a guard', async () => {
	const stoerungen = lausche(admin);
	await admin.goto('/admin');
	await admin.getByRole('link', { name: 'Zyklen' }).click();
	await fertig(admin, 'Zyklen');
	expect(await barrieren(admin)).toEqual([]);
	const anlegen = async () => {
		await admin.getByRole('button', { name: 'Neuer Zyklus' }).click();
		await dialog(admin).getByLabel('Bezeichnung').fill('2027/2028');
		await dialog(admin).getByLabel('Beginn').fill('01.09.2027');
		await dialog(admin).getByText('31.08.2028').waitFor();
		await dialog(admin).getByRole('button', { name: 'Zyklus anlegen' }).click();
	};
	await anlegen();
	await fertig(admin, '2027/2028');
	await liste(admin);
	await anlegen();
	await dialog(admin).getByText('Es gibt bereits einen Zyklus mit diesem Beginn.').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await admin.keyboard.press('Escape');
	await dialog(admin).getByRole('button', { name: 'Verwerfen' }).click();

	await admin.getByRole('link', { name: '2027/2028' }).click();
	await fertig(admin, '2027/2028');
	await admin.getByLabel('FSJ, Urlaubstage').fill('61');
	await admin.getByRole('button', { name: 'Speichern' }).click();
	await admin.getByText('Bitte geben Sie höchstens 60 ein').first().waitFor();
	await admin.getByRole('alert').getByRole('link', { name: 'FSJ, Urlaubstage' }).click();
	await expect
		.poll(() => admin.getByLabel('FSJ, Urlaubstage').evaluate((f) => f === document.activeElement))
		.toBe(true);
	// Why something can't be read appears once the button is let go: until then it stays under the pointer.
	const speichern = admin.getByRole('button', { name: 'Speichern' });
	await admin.getByLabel('FÖJ, Urlaubstage').fill('viele');
	await speichern.hover();
	const vorher = await speichern.boundingBox();
	await admin.mouse.down();
	await ruhig(admin);
	expect(await speichern.boundingBox()).toEqual(vorher);
	await admin.mouse.up();
	await admin.getByText('Bitte geben Sie eine ganze Zahl ein, zum Beispiel 12.').waitFor();
	await admin.getByLabel('FÖJ, Urlaubstage').fill('26');
	await admin.getByLabel('FSJ, Urlaubstage').fill('27');
	await admin.getByLabel('FSJ, Taschengeld', { exact: true }).pressSequentially('455,50');
	await admin.getByLabel('FSJ, Gesamtkontingent').fill('5');
	await admin.getByLabel('FÖJ, Bewerbungsstopp').check();
	await admin.getByRole('link', { name: 'Start', exact: true }).click();
	await dialog(admin).getByRole('button', { name: 'Auf der Seite bleiben' }).click();
	await admin.getByRole('button', { name: 'Speichern' }).click();
	await gespeichert(admin);
	await admin.reload();
	await fertig(admin, '2027/2028');
	await expect.poll(() => admin.getByLabel('FSJ, Taschengeld', { exact: true }).inputValue()).toBe('455,50');
	await expect.poll(() => admin.getByLabel('FÖJ, Bewerbungsstopp').isChecked()).toBe(true);
	await admin.getByRole('complementary').getByText('hat einen Bewerbungsstopp für FÖJ gesetzt.').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	expect(stoerungen).toEqual([]);
});

test('the start says what it does, does it, and the former cycle can be closed', async () => {
	const [vorher] = (await zyklen()).filter((z) => z.isAktiv);
	await liste(admin);
	await admin.getByRole('button', { name: /^Starten 2027\/2028/ }).click();
	const frageDialog = dialog(admin);
	await frageDialog.getByText(`Der Zyklus ${vorher?.bezeichnung} wird beendet.`).waitFor();
	await frageDialog.getByText('Die Kontingente beginnen leer.').waitFor();
	await frageDialog.getByLabel('Kontingente übernehmen').check();
	await frageDialog.getByText(/^Die Kontingente von \d+ Einsatzstellen werden/).waitFor();
	expect(await barrieren(admin)).toEqual([]);
	expect((await zyklen()).filter((z) => z.isAktiv)).toEqual([vorher]);
	await frageDialog.getByRole('button', { name: 'Zyklus starten' }).click();
	await admin
		.getByRole('row', { name: /2027\/2028/ })
		.getByText('aktiv')
		.waitFor();
	await umschalter(admin).getByText('2027/2028').waitFor();

	const genehmigt = async () =>
		(await zyklen()).find((z) => z.isAktiv)?.dienstarten.reduce((summe, d) => summe + d.genehmigt, 0);
	await expect.poll(genehmigt, { timeout: 30_000 }).toBeGreaterThan(0);
	// The budget holds for what is copied, too.
	const fsj = (await zyklen()).find((z) => z.isAktiv)?.dienstarten.find((d) => d.gesamtkontingent === 5);
	expect(fsj?.genehmigt).toBeLessThanOrEqual(5);

	await admin.getByRole('link', { name: vorher?.bezeichnung }).click();
	await fertig(admin, vorher?.bezeichnung);
	await admin.getByRole('button', { name: 'Abschließen' }).click();
	await dialog(admin).getByRole('button', { name: 'Abschließen' }).click();
	await admin.getByText('Zum Ändern öffnen Sie ihn wieder.').waitFor();
	await expect.poll(() => admin.getByRole('button', { name: 'Speichern' }).count()).toBe(0);
	expect(await barrieren(admin)).toEqual([]);
	await admin.getByRole('button', { name: 'Wieder öffnen' }).click();
	await dialog(admin).getByRole('button', { name: 'Wieder öffnen' }).click();
	await admin.getByRole('button', { name: 'Speichern' }).waitFor();
});

test('the lists follow the cycle that is chosen, by keyboard, after a reload, and not one that is gone', async () => {
	await admin.goto('/admin/bewerbungen');
	await fertig(admin, 'Bewerbungen');
	await umschalter(admin).getByText('2027/2028').waitFor();
	const neuGeladen = admin.waitForRequest(
		(anfrage) => anfrage.url().includes('/v1/freiwilliger/bewerbungen') && anfrage.headers()['x-zyklus'] !== undefined,
	);
	await umschalter(admin).focus();
	await admin.keyboard.press('Enter');
	await admin.getByRole('menuitemradio', { name: /2027\/2028/ }).waitFor();
	await admin.getByRole('menuitemradio', { name: /2026\/2027/ }).focus();
	await admin.keyboard.press('Enter');
	await neuGeladen;
	await umschalter(admin).getByText('2026/2027').waitFor();
	await admin.reload();
	await fertig(admin, 'Bewerbungen');
	await umschalter(admin).getByText('2026/2027').waitFor();

	for (const value of ['00000000-0000-4000-8000-000000000000', 'kein%20Zyklus%22']) {
		await admin.context().addCookies([{ name: 'zyklus', value, url: portal.adresse }]);
		await admin.reload();
		await fertig(admin, 'Bewerbungen');
		await umschalter(admin).getByText('2027/2028').waitFor();
	}
});

test('the administration of the Traeger looks on', async () => {
	const traeger = await alsBenutzer('traeger@demo.test');
	await liste(traeger);
	await expect.poll(() => traeger.getByRole('button', { name: 'Neuer Zyklus' }).count()).toBe(0);
	await traeger.getByRole('link', { name: '2027/2028' }).click();
	await fertig(traeger, '2027/2028');
	await traeger.getByText('455,50 €').first().waitFor();
	await expect.poll(() => traeger.getByRole('textbox').count()).toBe(0);
	expect(await barrieren(traeger)).toEqual([]);
});
