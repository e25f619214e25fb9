import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { alsBenutzer, barrieren, fertig, lausche, waehle } from '../browser.ts';

/** Staff enters somebody who is there already: warned while typing, and the two files are told apart or joined. */

const NACHNAME = 'Doppelmüller';

let traeger: Page;
let stoerungen: string[];

beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
	stoerungen = lausche(traeger);
});

const knopf = (name: string | RegExp) =>
	traeger.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const warnung = () => traeger.getByRole('status').filter({ hasText: 'Mögliche Dublette:' });
const verknuepfung = () => traeger.getByRole('status').filter({ hasText: 'Weitere Akte derselben Person:' });

async function beginne(vorname: string, nachname: string): Promise<void> {
	await traeger.goto('/admin/freiwillige/neu');
	await fertig(traeger, 'Freiwillige erfassen');
	await traeger.getByRole('textbox', { name: 'Vorname' }).fill(vorname);
	await traeger.getByRole('textbox', { name: 'Nachname' }).fill(nachname);
	await waehle(traeger, 'Geschlecht', 'weiblich');
	await traeger.getByRole('textbox', { name: 'Geburtsdatum' }).fill('04.05.2003');
}

async function legeAn(): Promise<void> {
	for (const schritt of ['Kontakt', 'Einsatzort', 'Zugang', 'Zusammenfassung'])
		await knopf(`Weiter zu ${schritt}`).click();
	await knopf('Akte anlegen').click();
	await fertig(traeger, /Doppelm/);
}

it('warns while typing, however the name is spelled, and leads to the other file', async () => {
	await beginne('Lotte', NACHNAME);
	await legeAn();
	await expect.poll(() => warnung().count()).toBe(0);

	await beginne('Lote', 'Doppelmueller');
	await expect.poll(() => warnung().count()).toBe(0);
	await traeger.getByRole('textbox', { name: 'Vorname' }).fill('Lotte');
	await warnung().getByText('gleicher Name, gleiches Geburtsdatum').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	const [seite] = await Promise.all([
		traeger.context().waitForEvent('page'),
		warnung()
			.getByRole('link', { name: /Lotte Doppelmüller/ })
			.click(),
	]);
	await fertig(seite, `Lotte ${NACHNAME}`);
	await seite.close();
});

it('shows the likeness on the file until somebody decides', async () => {
	await legeAn();
	await warnung()
		.getByRole('link', { name: `Lotte ${NACHNAME}` })
		.waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await knopf(`Lotte ${NACHNAME} ist dieselbe Person`).click();
	await verknuepfung()
		.getByRole('link', { name: `Lotte ${NACHNAME}` })
		.click();
	await fertig(traeger, `Lotte ${NACHNAME}`);
	await verknuepfung().getByRole('link', { name: 'Lotte Doppelmueller' }).waitFor();
	await expect.poll(() => warnung().count()).toBe(0);
	await traeger.getByText('hat die Akte mit einer anderen Akte derselben Person verknüpft.').waitFor();
});

it('takes the decision back, and warns no more of another person', async () => {
	await traeger.getByRole('link', { name: 'Erweitert' }).click();
	await knopf('Abgleich mit Lotte Doppelmueller zurücknehmen').click();
	await knopf('Lotte Doppelmueller ist eine andere Person').click();
	await traeger.getByText('· andere Person').waitFor();
	await expect.poll(() => warnung().count()).toBe(0);
	await expect.poll(() => verknuepfung().count()).toBe(0);
	expect(await barrieren(traeger)).toEqual([]);
});

it('disturbed no page', () => expect(stoerungen).toEqual([]));
