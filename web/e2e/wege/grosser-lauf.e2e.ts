import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, fertig, frage, schliesse, sende } from '../browser.ts';
import { geldweg } from './geld.fixture.ts';

/** Months of the allowance for many, from draft to the bank's file, with few steps. */

const HOECHSTENS = 12;
const VIELE = 800;
/** So many live in the tenant that this many rows come together. */
const FREIWILLIGE = 1_500;
const IBAN = 'DE02120300000000202051';

beforeAll(async () => {
	await geldweg({ freiwillige: FREIWILLIGE, zuZweit: true });
	const admin = await alsBenutzer('admin@demo.test');
	await sende(admin, 'put', '/v1/parameter', { zahlungskontoInhaber: 'Sportverband', zahlungskontoIban: IBAN });
}, 240_000);

/** Counts what a person does. */
function gezaehlt(): { tue: (was: Promise<unknown>) => Promise<void>; anzahl: () => number } {
	let anzahl = 0;
	return {
		async tue(was) {
			anzahl += 1;
			await was;
		},
		anzahl: () => anzahl,
	};
}

test(`a run of ${VIELE} rows goes from draft to the bank’s file in ${HOECHSTENS} steps`, async () => {
	const andrea = await alsBenutzer('admin@demo.test', '/admin/laeufe');
	const { tue, anzahl } = gezaehlt();
	const knopf = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
	await fertig(andrea, 'Läufe');
	await tue(knopf(andrea, 'Lauf anlegen'));
	const dialog = andrea.getByRole('dialog', { name: 'Lauf anlegen' });
	for (const [feld, welcher] of [
		['Von Monat', 'first'],
		['Bis Monat', 'last'],
	] as const) {
		await tue(dialog.getByRole('combobox', { name: feld }).click());
		await tue(andrea.getByRole('option')[welcher]().click());
	}
	await tue(knopf(andrea, 'Rechnen'));
	await fertig(andrea, /^Taschengeld .* bis /);
	await tue(knopf(andrea, /^Alle \d+ aus dem Lauf nehmen$/));
	await tue(knopf(andrea, 'Als geprüft vermerken'));
	await andrea.getByText(/^Vier-Augen-Prinzip/).waitFor();

	const sabine = await alsBenutzer('traeger@demo.test', new URL(andrea.url()).pathname);
	await fertig(sabine, /^Taschengeld /);
	await tue(knopf(sabine, /^Freigeben/));
	await tue(sabine.getByRole('dialog').getByRole('button', { name: 'Freigeben' }).click());
	await tue(knopf(sabine, /^Zahlungsdatei/));
	const [geladen] = await Promise.all([
		sabine.waitForEvent('download'),
		tue(sabine.getByRole('dialog').getByRole('button', { name: 'Datei holen' }).click()),
	]);
	const xml = await readFile(await geladen.path(), 'utf8');
	expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
	const id = new URL(sabine.url()).pathname.split('/').at(-1);
	const lauf = await frage<{ zeilen: number; status: string }>(sabine, `/v1/exporte/laeufe/${id}`);
	expect(lauf.status).toBe('UEBERGEBEN');
	expect(lauf.zeilen).toBeGreaterThan(VIELE);
	expect(anzahl()).toBeLessThanOrEqual(HOECHSTENS);
	await Promise.all([andrea, sabine].map((page) => schliesse(page)));
});
