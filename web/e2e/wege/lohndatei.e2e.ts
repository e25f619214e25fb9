import { readFile } from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, lausche, schliesse, sende, waehle } from '../browser.ts';
import { geldweg, START_MS } from './geld.fixture.ts';

/** The payroll file: what is missing is told beside the way to mend it, then it is taken. */

beforeAll(async () => {
	await geldweg();
}, START_MS);

test('the payroll file is set up, checked and taken; afterwards only changes are', async () => {
	const andrea = await alsBenutzer('admin@demo.test', '/admin/exporte');
	const stoerungen = lausche(andrea);
	await fertig(andrea, 'Exporte');
	const oeffne = () => andrea.getByRole('button', { name: 'Lohndatei …' }).click();
	await oeffne();
	const holen = andrea.getByRole('button', { name: 'Lohndatei holen' });
	await andrea.getByText('Beraternummer, Mandantennummer und Lohnarten fehlen noch.').waitFor();
	await expect.poll(() => holen.isDisabled()).toBe(true);
	expect(await barrieren(andrea)).toEqual([]);
	await sende(andrea, 'put', '/v1/parameter', {
		...{ lohnBeraterNr: 1234567, lohnMandantNr: 42, lohnartTaschengeld: 1000, lohnartGeldersatz: 1010 },
		...{ lohnartFahrt: 1020, lohnartUnterkunft: 1030, lohnartVerpflegung: 1040 },
	});
	await andrea.reload();
	await fertig(andrea, 'Exporte');
	await oeffne();
	await andrea.getByText('davon noch ohne Personalnummer').waitFor();
	const pruefungen = andrea.getByRole('list', { name: 'Prüfungen' });
	await pruefungen.getByText('Steuer-ID fehlt').waitFor();
	await expect.poll(() => pruefungen.getByRole('link').first().getAttribute('href')).toMatch(/\/admin\/freiwillige\//);
	expect(await barrieren(andrea)).toEqual([]);
	const [vorschau] = await Promise.all([
		andrea.waitForEvent('download'),
		andrea.getByRole('button', { name: 'Vorschau holen' }).click(),
	]);
	expect(vorschau.suggestedFilename()).toMatch(/^lohn-lodas-\d{4}-\d{2}-vorschau\.txt$/);
	const [geladen] = await Promise.all([andrea.waitForEvent('download'), holen.click()]);
	const text = new TextDecoder('windows-1252').decode(await readFile(await geladen.path()));
	expect(text).toMatch(/^\[Allgemein\]\r\nZiel=LODAS\r\n/);
	expect(text).toContain('\r\n12;1001;123;\r\n');
	await andrea.getByText(/Zuletzt geholt am/).waitFor();
	await waehle(andrea, 'Umfang', 'Nur Änderungen');
	await holen.click();
	const ablehnung = andrea.getByRole('alert').filter({ hasText: 'Seit der letzten Datei hat sich nichts geändert.' });
	await ablehnung.getByRole('link', { name: 'Listen und Dateien herunterladen' }).waitFor();
	expect(await barrieren(andrea)).toEqual([]);
	expect(stoerungen).toEqual([]);
	await schliesse(andrea);
});
