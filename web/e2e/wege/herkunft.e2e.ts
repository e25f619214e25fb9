import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche, schliesse, sende, waehle } from '../browser.ts';
import { geldweg, START_MS } from './geld.fixture.ts';

/** Every figure answers: in a run, in a file, with an Einsatzstelle. */

beforeAll(async () => {
	await geldweg();
}, START_MS);

interface Lauf {
	readonly id: string;
	readonly posten: readonly { readonly freiwilligerID: string; readonly vertragID: string; readonly name: string }[];
}

test('a figure of a run opens how it came about, follows the arrows, and gives the focus back', async () => {
	const page = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(page);
	const { heute } = await frage<{ heute: string }>(page, '/v1/system/info');
	const monat = heute.slice(0, 7);
	const umfang = { art: 'TASCHENGELD', zeitraum: `${monat}_${monat}` };
	const lauf = await sende<Lauf>(page, 'post', '/v1/exporte/laeufe', umfang);
	await page.goto(`/admin/laeufe/${lauf.id}`);
	await fertig(page, /^Taschengeld /);
	const [erster, zweiter] = lauf.posten;
	const zeile = (name = '') =>
		page
			.getByRole('row')
			.filter({ hasText: name })
			.getByRole('button', { name: /zustande\?$/ });
	await zeile(erster?.name).first().click();
	const panel = page.getByRole('complementary', { name: 'Wie kommt diese Zahl zustande?' });
	await panel.getByRole('heading', { name: 'Ereignisse dahinter' }).waitFor();
	await panel.getByText(erster?.name ?? '').waitFor();
	await panel.getByText('heute neu gerechnet: gleich').waitFor();
	expect(new URL(page.url()).searchParams.get('zeile')).toContain(erster?.vertragID);
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('ArrowDown');
	await panel.getByText(zweiter?.name ?? '').waitFor();
	await page.keyboard.press('Escape');
	await panel.waitFor({ state: 'detached' });
	await expect
		.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
		.toContain(zweiter?.name);

	await page
		.locator('tfoot')
		.getByRole('button', { name: /Summe.*zustande\?$/ })
		.click();
	const summe = page.getByRole('complementary', { name: /^Woraus besteht die Summe\?/ });
	await summe.getByRole('heading', { name: 'Nach Personen' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await summe
		.getByRole('button', { name: new RegExp(`^${erster?.name}`) })
		.first()
		.click();
	await panel.getByText(erster?.name ?? '').waitFor();
	await page.keyboard.press('Escape');

	await page.goto(`/admin/freiwillige/${erster?.freiwilligerID}/geld`);
	await fertig(page);
	await page.getByRole('heading', { name: 'Taschengeld' }).waitFor();
	await page
		.getByRole('button', { name: /zustande\?$/ })
		.first()
		.click();
	await panel.getByRole('heading', { name: 'Ereignisse dahinter' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('Escape');

	// A month to come is a forecast and in no run; what it would be answers, too.
	const vorschau = page.getByRole('row').filter({ hasText: 'Vorschau' }).first();
	await vorschau.getByText('noch nicht fällig').waitFor();
	await vorschau.getByRole('button', { name: /zustande\?$/ }).click();
	await panel.getByText('gerechnet jetzt, in noch keinem Lauf').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('Escape');
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('an Einsatzstelle has an account whose figures open their contracts', async () => {
	const page = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(page);
	const { heute } = await frage<{ heute: string }>(page, '/v1/system/info');
	const monat = heute.slice(0, 7);
	await sende(page, 'post', '/v1/exporte/laeufe', { art: 'EST_FSJ', zeitraum: `${monat}_${monat}` });
	const stellen = await frage<{ id: string; typ: string }[]>(page, '/v1/adresse?groesse=200');
	const konten = await Promise.all(
		stellen
			.filter(({ typ }) => typ === 'EINSATZSTELLE')
			.map(async ({ id }) => ({
				id,
				...(await frage<{ konten: { art: string }[] }>(page, `/v1/adresse/${id}/konto`)),
			})),
	);
	const stelle = konten.find((einer) => einer.konten.some(({ art }) => art === 'EST_FSJ'));
	await page.goto(`/admin/adressen/${stelle?.id}/konto`);
	await fertig(page);
	await page.getByRole('heading', { name: 'Einsatzstellenbeitrag FSJ und FÖJ' }).waitFor();
	await page
		.getByRole('button', { name: /zustande\?$/ })
		.first()
		.click();
	const summe = page.getByRole('complementary', { name: /^Woraus besteht die Summe\?/ });
	await summe.getByRole('heading', { name: 'Nach Personen' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('Escape');
	// The sum below the months comes to what it says.
	const fuss = page.locator('tfoot').first().getByRole('button').first();
	const euro = (await fuss.textContent()) ?? '';
	await fuss.click();
	await summe.getByText(euro, { exact: true }).first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.keyboard.press('Escape');
	const ohne = konten.find((einer) => einer.konten.length === 0);
	if (ohne) {
		await page.goto(`/admin/adressen/${ohne.id}/konto`);
		await page.getByText('Noch keine Beiträge.').waitFor();
	}
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('who changes an amount of a concluded contract says from which month on it counts', async () => {
	const page = await alsBenutzer('admin@demo.test');
	const { heute } = await frage<{ heute: string }>(page, '/v1/system/info');
	const monat = heute.slice(0, 7);
	const lauf = await sende<Lauf>(page, 'post', '/v1/exporte/laeufe', {
		art: 'TASCHENGELD',
		zeitraum: `${monat}_${monat}`,
	});
	const { freiwilligerID } = lauf.posten.at(-1) ?? {};
	await page.goto(`/admin/freiwillige/${freiwilligerID}/vertrag`);
	await fertig(page);
	await page.getByRole('button', { name: 'Vertrag bearbeiten …' }).first().click();
	const dialog = page.getByRole('dialog', { name: 'Vertrag bearbeiten' });
	const betrag = dialog.getByRole('textbox', { name: 'Mobilitätszuschlag' });
	await betrag.waitFor();
	await expect.poll(() => dialog.getByRole('combobox', { name: 'Gültig ab' }).count()).toBe(0);
	await betrag.fill('33,00');
	await waehle(dialog, 'Gültig ab', `01.${monat.slice(5)}.${monat.slice(0, 4)}`);
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	await dialog.waitFor({ state: 'detached' });
	await page.goto(`/admin/freiwillige/${freiwilligerID}/geld`);
	await fertig(page);
	const [jahr, nr] = monat.split('-');
	const name = new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(Number(jahr), Number(nr) - 1, 1));
	await expect
		.poll(() =>
			page
				.getByRole('row')
				.filter({ hasText: `${name} ${jahr}` })
				.first()
				.textContent(),
		)
		.toMatch(/483,00/);
	await schliesse(page);
});
