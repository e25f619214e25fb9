import type { Locator, Page } from 'playwright-core';
import { dialog, fertig, frage, ruhig } from '../browser.ts';

/** One thing that staff do every day, from where they sit to the last word about it. */
export interface Aufgabe {
	readonly was: string;
	readonly login: string;
	/** Where it begins; the start page unless said otherwise. */
	readonly ab?: string;
	/** Clicks and commands by key at most; what is typed isn't counted. */
	readonly hoechstens: number;
	readonly tu: (page: Page) => Promise<void>;
}

const TRAEGER = 'traeger@demo.test';
const VEREIN = 'verein@demo.test';

const haupt = (page: Page) => page.getByRole('main');
const knopf = (page: Page, name: string | RegExp) => haupt(page).getByRole('button', { name }).first();
const verweis = (page: Page, name: string | RegExp) => haupt(page).getByRole('link', { name }).first();
const zeile = (page: Page, n: number) => page.getByRole('table').getByRole('row').nth(n);
const imDialog = (page: Page, name: string | RegExp) => dialog(page).last().getByRole('button', { name });
const menue = (page: Page, name: string) =>
	page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}( \\d+)?$`) });
/** What the portal says when it is done. */
const meldung = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).first().waitFor();

/** The first row whose person may be taken this step further; where the demo has a full place is none of a hand's doing. */
async function zeileMit(page: Page, zielStatus: number): Promise<Locator> {
	const zeilen = page.getByRole('table').getByRole('row');
	for (let n = 1; n < (await zeilen.count()); n++) {
		const href = await zeilen.nth(n).getByRole('link').first().getAttribute('href');
		const id = /[0-9a-f-]{36}/.exec(href ?? '')?.[0];
		type Bewerbung = { aktionen: { zielStatus: number | null; erlaubt: boolean }[] };
		const { aktionen } = await frage<Bewerbung>(page, `/v1/freiwilliger/${id}/bewerbung`);
		if (aktionen.some((a) => a.erlaubt && a.zielStatus === zielStatus)) return zeilen.nth(n);
	}
	throw new Error(`Niemand in der Liste kann nach ${zielStatus}`);
}

export const AUFGABEN: readonly Aufgabe[] = [
	{
		was: 'Mit wem am längsten verhandelt wird: sich einigen',
		login: TRAEGER,
		hoechstens: 5,
		tu: async (page) => {
			await verweis(page, /^2500 \(In Verhandlung\)/).click();
			await fertig(page, 'Bewerbungen');
			await page.getByRole('button', { name: 'Beworben am' }).click();
			await page.locator('th[aria-sort=ascending]', { hasText: 'Beworben am' }).waitFor();
			await ruhig(page);
			await (await zeileMit(page, 2800)).getByRole('link').first().click();
			await fertig(page);
			await knopf(page, 'Vertragseinigung …').click();
			await imDialog(page, /^Vertragseinigung$/).click();
			await haupt(page).getByText('2800 (Vertragseinigung)').first().waitFor();
		},
	},
	{
		was: 'Allen schreiben, mit denen verhandelt wird und deren Dokumente fehlen',
		login: TRAEGER,
		ab: '/admin/bewerbungen',
		hoechstens: 4,
		tu: async (page) => {
			await verweis(page, /^Verhandlung, Dokumente fehlen/).click();
			await ruhig(page);
			await page.getByRole('checkbox', { name: /alle/i }).first().click();
			await page.getByRole('button', { name: /^Nachricht …/ }).click();
			const fenster = dialog(page).first();
			await fenster.getByRole('textbox', { name: 'Betreff' }).fill('Ihre Dokumente');
			await fenster.getByRole('textbox', { name: 'Nachricht' }).focus();
			await page.keyboard.type('Bitte laden Sie die fehlenden Dokumente in Ihrem Konto hoch.');
			await fenster.getByRole('button', { name: /^An .* senden$/ }).click();
			await page
				.getByText(/^Die Nachricht geht an \d+ Person/)
				.first()
				.waitFor();
		},
	},
	{
		was: 'Eine Erinnerung einmal auslassen',
		login: TRAEGER,
		ab: '/admin/mahnwesen',
		hoechstens: 3,
		tu: async (page) => {
			await page
				.getByRole('button', { name: /: [1-9]\d* geplant/ })
				.first()
				.click();
			await ruhig(page);
			await zeile(page, 1).getByRole('button').last().click();
			await page.getByRole('menuitem', { name: 'Einmal auslassen' }).click();
			await page
				.getByRole('list', { name: 'Ausnahmen' })
				.getByText(/Einmal ausgelassen/)
				.first()
				.waitFor();
		},
	},
	{
		was: 'Wer am längsten ohne Kontakt ist: Kontakt aufnehmen',
		login: TRAEGER,
		hoechstens: 3,
		tu: async (page) => {
			await verweis(page, /^Kontaktieren: \d+/).click();
			await fertig(page);
			await knopf(page, 'Kontaktieren …').click();
			await imDialog(page, 'Kontaktieren').click();
			await haupt(page).getByText('2100 (Kontaktiert)').first().waitFor();
		},
	},
	{
		was: 'Die älteste eingereichte Datei ansehen und verifizieren',
		login: TRAEGER,
		hoechstens: 3,
		tu: async (page) => {
			await verweis(page, /^Prüfen: \d+/).click();
			await fertig(page, 'Prüfliste');
			await knopf(page, /Datenschutzerklärung/).click();
			await ruhig(page);
			await page.keyboard.press('v');
			await meldung(page, /verifiziert/i);
		},
	},
	{
		was: 'Jemanden am Namen finden und seine Dokumente sehen',
		login: TRAEGER,
		hoechstens: 3,
		tu: async (page) => {
			await page.keyboard.press('Control+k');
			await dialog(page).getByRole('combobox').fill('Hoffmann Lena Marie');
			await page
				.getByRole('option', { name: /Hoffmann, Lena Marie|Lena Marie Hoffmann/ })
				.first()
				.waitFor();
			await page.keyboard.press('Enter');
			await fertig(page, 'Lena Marie Hoffmann');
			await verweis(page, /^Akte/).click();
			await fertig(page);
		},
	},
	{
		was: 'Eine versehentliche Ablehnung zurücknehmen',
		login: TRAEGER,
		ab: '/admin/bewerbungen?ansicht=unkontaktiert',
		hoechstens: 4,
		tu: async (page) => {
			await zeile(page, 3).getByRole('link').first().click();
			await fertig(page);
			await knopf(page, 'Ablehnen …').click();
			await dialog(page)
				.getByRole('textbox', { name: /^Grund/ })
				.fill('Verwechselt');
			await imDialog(page, 'Ablehnen').click();
			await page.getByRole('button', { name: 'Rückgängig' }).first().waitFor();
			await page.keyboard.press('Control+z');
			await meldung(page, /zurückgenommen|rückgängig/i);
		},
	},
	{
		was: 'Plätze einer Einsatzstelle ändern',
		login: TRAEGER,
		hoechstens: 2,
		tu: async (page) => {
			await menue(page, 'Kontingente').click();
			await fertig(page, 'Kontingente');
			await page
				.getByRole('textbox', { name: /Ballschule Fuldaaue Kassel.*FSJ/ })
				.first()
				.focus();
			await page.keyboard.press('ArrowUp');
			await knopf(page, 'Speichern').click();
			await meldung(page, 'Die Kontingente sind gespeichert');
		},
	},
	{
		was: 'Die Liste der Freiwilligen im Dienst als Tabelle holen',
		login: TRAEGER,
		hoechstens: 2,
		tu: async (page) => {
			await verweis(page, /^4000 \(Im Dienst\)/).click();
			await fertig(page, 'Freiwillige');
			const geladen = page.waitForEvent('download');
			await knopf(page, 'CSV').click();
			await geladen;
		},
	},
	{
		was: 'Für den Träger unterschreiben',
		login: TRAEGER,
		hoechstens: 4,
		tu: async (page) => {
			await verweis(page, /^Unterschreiben: \d+/).click();
			await fertig(page);
			const papier = page.getByRole('region', { name: /^Dokument: / });
			const gelesen = page.getByText('Sie haben das Dokument bis zum Ende gelesen.');
			while (!(await gelesen.isVisible())) await papier.press('End');
			await page.getByText('Tippen', { exact: true }).click();
			await page.getByRole('checkbox', { name: /gelesen/ }).click();
			await page.getByRole('button', { name: 'Rechtsverbindlich unterschreiben' }).click();
			await page.getByText('Vielen Dank').first().waitFor();
		},
	},
	{
		was: 'Eine Akte sehen, wie sie an einem Tag war',
		login: TRAEGER,
		ab: '/admin/freiwillige',
		hoechstens: 2,
		tu: async (page) => {
			await zeile(page, 1).getByRole('link').first().click();
			await fertig(page);
			await page.getByRole('main').getByText('Stand am …').click();
			await fertig(page);
		},
	},
	{
		was: 'Als Einsatzstelle eine neue Bewerbung ansehen und Kontakt aufnehmen',
		login: VEREIN,
		hoechstens: 3,
		tu: async (page) => {
			await verweis(page, /^(Sichten|Kontaktieren)/).click();
			await fertig(page);
			await knopf(page, 'Kontaktieren …').click();
			await imDialog(page, 'Kontaktieren').click();
			await haupt(page).getByText('2100 (Kontaktiert)').first().waitFor();
		},
	},
];
