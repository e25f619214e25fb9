import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, frage, ruhig, schliesse, sende } from '../browser.ts';

/** Two work on the same: what one types stays while the page is read again, and nothing the other saved is undone unseen. */

let page: Page;
beforeAll(async () => {
	page = await alsBenutzer('admin@demo.test');
});
afterAll(() => schliesse(page));

/** The browser's window comes to the front again after a while: all that is shown is read anew. */
async function schautWiederHin(): Promise<void> {
	await page.evaluate(() => {
		const { __TSR_ROUTER__ } = globalThis as unknown as Lesend;
		return __TSR_ROUTER__.options.context.queryClient.invalidateQueries();
	});
	await ruhig(page);
}
interface Lesend {
	readonly __TSR_ROUTER__: {
		readonly options: { readonly context: { readonly queryClient: { invalidateQueries(): Promise<void> } } };
	};
}

const knopf = (name: string) => page.getByRole('button', { name, exact: true });
const feld = (name: string) => page.getByRole('textbox', { name, exact: true });
const steht = (name: string) => expect.poll(() => feld(name).inputValue());

interface Adresse {
	id: string;
	akte: { version: number };
	[feld: string]: unknown;
}
const angaben = { typ: 'VERBAND', plz: '35683', ort: 'Dillenburg' };
const lies = (id: string) => frage<Adresse>(page, `/v1/adresse/${id}`);

async function neueAdresse(bezeichnung: string): Promise<string> {
	const { id } = await sende<{ id: string }>(page, 'post', '/v1/adresse', { ...angaben, bezeichnung });
	await page.goto(`/admin/adressen/${id}/informationen`);
	await fertig(page, bezeichnung);
	return id;
}

async function jemandAendert(id: string, aenderung: object): Promise<void> {
	const { version } = (await lies(id)).akte;
	await sende(page, 'put', `/v1/adresse/${id}`, { ...aenderung, version });
}

it('a list that is being edited isn’t made anew', async () => {
	await page.goto('/admin/system/stammdaten/titel');
	await fertig(page);
	await knopf('Eintrag hinzufügen').click();
	await page.getByLabel('Bezeichnung: Neuer Eintrag').fill('Dr. nebenbei');
	await schautWiederHin();
	await expect.poll(() => page.getByLabel('Bezeichnung: Dr. nebenbei').inputValue()).toBe('Dr. nebenbei');
	await knopf('Speichern').click();
	await page.getByText('Liste gespeichert').waitFor();
	await expect.poll(() => knopf('Verwerfen').count()).toBe(0);
	await expect.poll(() => page.getByLabel('Bezeichnung: Dr. nebenbei').count()).toBe(1);
});

it('what somebody else saves comes into the fields that weren’t touched, and both is kept', async () => {
	const id = await neueAdresse('Turngau Nebenan');
	await feld('Kurzname').fill('Nebenan');
	await jemandAendert(id, { strasse: 'Am Turnplatz', hausnummer: '7' });
	await schautWiederHin();
	await steht('Straße').toBe('Am Turnplatz');
	await steht('Kurzname').toBe('Nebenan');
	await knopf('Speichern').click();
	await page.getByText('Ungespeicherte Änderungen').waitFor({ state: 'detached' });
	expect(await lies(id)).toMatchObject({ strasse: 'Am Turnplatz', kurzname: 'Nebenan' });
});

it('a save that comes too late says so, keeps what was typed, and the next one goes', async () => {
	const id = await neueAdresse('Turngau Gleichzeitig');
	await feld('Kurzname').fill('Später');
	await jemandAendert(id, { strasse: 'Am Turnplatz' });
	await knopf('Speichern').click();
	await page.getByText('Inzwischen hat jemand anderes hier etwas geändert.').waitFor();
	await steht('Straße').toBe('Am Turnplatz');
	await steht('Kurzname').toBe('Später');
	expect(await barrieren(page)).toEqual([]);
	await knopf('Speichern').click();
	await page.getByText('Ungespeicherte Änderungen').waitFor({ state: 'detached' });
	expect(await lies(id)).toMatchObject({ strasse: 'Am Turnplatz', kurzname: 'Später' });
});

it.each([
	['Meine Eingaben behalten', 'Meiner'],
	['Die anderen übernehmen', 'Anderer'],
])('where both changed the same, whoever types decides: %s', async (wahl, danach) => {
	const id = await neueAdresse(`Turngau ${danach}`);
	await feld('Kurzname').fill('Meiner');
	await feld('Straße').fill('Hallenweg');
	await jemandAendert(id, { kurzname: 'Anderer' });
	await schautWiederHin();
	await page.getByText('Gespeichert ist inzwischen etwas anderes bei: Kurzname.').waitFor();
	await steht('Kurzname').toBe('Meiner');
	expect(await barrieren(page)).toEqual([]);
	// Nobody's change is undone before somebody has decided.
	await knopf('Speichern').click();
	await ruhig(page);
	expect(await lies(id)).toMatchObject({ kurzname: 'Anderer' });
	await knopf(wahl).click();
	await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
	await steht('Kurzname').toBe(danach);
	await knopf('Speichern').click();
	await page.getByText('Ungespeicherte Änderungen').waitFor({ state: 'detached' });
	expect(await lies(id)).toMatchObject({ kurzname: danach, strasse: 'Hallenweg' });
});

it('in place, too: who was faster is named, and one goes on where one was', async () => {
	const [einer] = await frage<{ freiwilligerID: string }[]>(page, '/v1/freiwilliger/list-freiwillige?sort=name');
	const id = einer?.freiwilligerID ?? '';
	await page.goto(`/admin/freiwillige/${id}/daten`);
	await fertig(page);
	await knopf('Straße bearbeiten').click();
	const gruppe = page.getByRole('group', { name: 'Straße', exact: true });
	await gruppe.getByRole('textbox').fill('Meinweg');
	const { version } = await frage<{ version: number }>(page, `/v1/freiwilliger/${id}`);
	await sende(page, 'put', `/v1/freiwilliger/${id}`, { strasse: 'Anderweg', version });
	await gruppe.getByRole('textbox').press('Enter');
	await gruppe.getByText(/^Inzwischen hat Andrea Vogt \(.+ Uhr\) „Anderweg“ gespeichert\.$/).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await gruppe.getByRole('button', { name: 'Meine Eingabe nehmen' }).click();
	await page.getByText('gespeichert', { exact: true }).waitFor();
	await expect.poll(() => knopf('Straße bearbeiten').evaluate((f) => f === document.activeElement)).toBe(true);
});

it('a dialog changes what it showed when it opened, whatever is read meanwhile', async () => {
	const termine = [{ von: '2027-04-12', bis: '2027-04-13' }];
	const neu = { bezeichnung: 'Nebeneinander', seminartypID: 'FREI', geplanteTage: 2, ort: 'Edersee', termine };
	const { id } = await sende<{ id: string }>(page, 'post', '/v1/seminar', neu);
	await page.goto(`/admin/seminare/${id}`);
	await fertig(page, 'Nebeneinander');
	await knopf('Bearbeiten …').click();
	await dialog(page).getByLabel('Titel').fill('Nebeneinander her');
	const { version } = await frage<{ version: number }>(page, `/v1/seminar/${id}`);
	await sende(page, 'put', `/v1/seminar/${id}`, { ...neu, ort: 'Bad Wildungen', version });
	await schautWiederHin();
	await dialog(page).getByRole('button', { name: 'Speichern' }).click();
	await dialog(page).getByText('Der Datensatz wurde zwischenzeitlich geändert.').waitFor();
	await expect.poll(() => dialog(page).getByLabel('Titel').inputValue()).toBe('Nebeneinander her');
	expect(await frage(page, `/v1/seminar/${id}`)).toMatchObject({ bezeichnung: 'Nebeneinander', ort: 'Bad Wildungen' });
});

it('two presses of a double click are one command', async () => {
	await neueAdresse('Turngau Doppelt');
	await knopf('Bemerkung schreiben').click();
	await page.getByRole('textbox', { name: 'Bemerkung' }).fill('Einmal genügt.');
	const speichern = page.getByRole('form', { name: 'Bemerkung schreiben' }).getByRole('button', { name: 'Speichern' });
	// The second before anything could be drawn anew, as on a slow machine.
	await speichern.evaluate((knopf: HTMLButtonElement) => {
		knopf.click();
		knopf.click();
	});
	await page.getByText('Einmal genügt.').first().waitFor();
	await ruhig(page);
	await expect.poll(() => page.getByText('Einmal genügt.').count()).toBe(1);
});
