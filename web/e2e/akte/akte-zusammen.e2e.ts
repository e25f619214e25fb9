import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche } from '../browser.ts';

/** A file that several people work on: messages with files, remedies, the same contract edited twice, calls that fail. */

let traeger: Page;
let admin: Page;
let stoerungen: string[];
/** Somebody in negotiation. */
let akte: string;

const gesucht = (feld: string, wert: unknown) =>
	encodeURIComponent(JSON.stringify({ und: [{ feld, op: 'gleich', wert }] }));
const verlauf = (page: Page) => page.getByRole('complementary', { name: 'Verlauf' });
const knopf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

interface Bewerbung {
	aktionen: { aktion: string; gruende: { code: string }[] }[];
}

beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
	admin = await alsBenutzer('admin@demo.test');
	stoerungen = [traeger, admin].flatMap(lausche);
	const liste = `/v1/freiwilliger/bewerbungen?f=${gesucht('status', 2500)}`;
	const zeilen = await frage<{ freiwilligerID: string; wunschstatus: number }[]>(traeger, liste);
	akte = `/admin/freiwillige/${zeilen.findLast(({ wunschstatus }) => wunschstatus === 3000)?.freiwilligerID}`;
}, 60_000);

async function oeffne(page: Page, teil = ''): Promise<void> {
	await page.goto(akte + teil);
	await fertig(page);
}

describe('a message', () => {
	it('takes files along, which its readers open from the history', async () => {
		await oeffne(traeger);
		await knopf(traeger, 'Nachricht …').click();
		await dialog(traeger).getByRole('textbox', { name: 'Betreff' }).fill('Anfahrt zum Probetraining');
		await dialog(traeger).getByRole('textbox', { name: 'Nachricht' }).fill('Der Plan hängt an.');
		const waehle = dialog(traeger).getByRole('button', { name: /Anhänge: Datei auswählen/ });
		const [wahl] = await Promise.all([traeger.waitForEvent('filechooser'), waehle.press('Enter')]);
		await wahl.setFiles({ name: 'Anfahrt.pdf', mimeType: 'application/pdf', buffer: PDF });
		await dialog(traeger).getByText('Anfahrt.pdf', { exact: true }).waitFor();
		expect(await barrieren(traeger)).toEqual([]);
		await dialog(traeger).getByRole('button', { name: 'An 1 Person senden' }).click();
		await dialog(traeger).waitFor({ state: 'hidden' });
		await oeffne(admin);
		const [download] = await Promise.all([
			admin.waitForEvent('download'),
			verlauf(admin).getByRole('link', { name: 'Anfahrt.pdf' }).first().click(),
		]);
		expect(download.suggestedFilename()).toBe('Anfahrt.pdf');
	});

	it('refuses a file that is none, and keeps what was written', async () => {
		await oeffne(traeger);
		await knopf(traeger, 'Nachricht …').click();
		await dialog(traeger).getByRole('textbox', { name: 'Betreff' }).fill('Mit Anhang');
		const waehle = dialog(traeger).getByRole('button', { name: /Anhänge: Datei auswählen/ });
		const [wahl] = await Promise.all([traeger.waitForEvent('filechooser'), waehle.press('Enter')]);
		await wahl.setFiles({ name: 'Plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('kein PDF') });
		await dialog(traeger).getByText('Dieser Dateityp ist nicht erlaubt.').waitFor();
		await expect.poll(() => dialog(traeger).getByRole('textbox', { name: 'Betreff' }).textContent()).toBe('Mit Anhang');
		await traeger.keyboard.press('Escape');
		await knopf(traeger, 'Verwerfen').click();
	});
});

describe('a remedy', () => {
	it('leads to the places of the Einsatzstelle, and is marked as something one can do oneself', async () => {
		const liste = `/v1/freiwilliger/bewerbungen?f=${gesucht('status', 2500)}`;
		const ohnePlatz = async () => {
			for (const { freiwilligerID } of await frage<{ freiwilligerID: string }[]>(traeger, liste)) {
				const { aktionen } = await frage<Bewerbung>(traeger, `/v1/freiwilliger/${freiwilligerID}/bewerbung`);
				const einigen = aktionen.filter(({ aktion }) => aktion === 'einigen');
				if (einigen.length === 1 && einigen[0]?.gruende.some(({ code }) => code === 'G04')) return freiwilligerID;
			}
			throw new Error('In der Demo fehlt niemandem ein Platz');
		};
		await traeger.goto(`/admin/freiwillige/${await ohnePlatz()}`);
		await fertig(traeger);
		await knopf(traeger, 'Warum geht das nicht?').first().click();
		await dialog(traeger).getByText('Das können Sie selbst beheben').waitFor();
		await dialog(traeger).getByText('Kein freier Platz').waitFor();
		expect(await barrieren(traeger)).toEqual([]);
		await dialog(traeger).getByRole('link', { name: 'Zu den Kontingenten' }).press('Enter');
		await fertig(traeger, 'Kontingente');
	});
});

describe('a contract edited twice', () => {
	const eingabe = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });

	it('puts both versions side by side, and saves what is chosen', async () => {
		for (const page of [traeger, admin]) {
			await oeffne(page, '/vertrag');
			await knopf(page, 'Vertrag bearbeiten …').first().click();
		}
		await eingabe(admin, 'Wochenarbeitszeit').fill('38,5');
		await eingabe(admin, 'Urlaubstage').fill('29');
		await dialog(admin).getByRole('button', { name: 'Speichern' }).click();
		await dialog(admin).waitFor({ state: 'hidden' });

		await eingabe(traeger, 'Wochenarbeitszeit').fill('37');
		await eingabe(traeger, 'Probezeit in Wochen').fill('4');
		await dialog(traeger).getByRole('button', { name: 'Speichern' }).click();
		await dialog(traeger).getByText('1 Angabe müssen Sie entscheiden, 2 passen zusammen.').waitFor();
		await dialog(traeger)
			.getByText(/^Vertragsdauer|So ist der Vertrag mit dieser Auswahl/)
			.first()
			.waitFor();
		expect(await barrieren(traeger)).toEqual([]);
		await dialog(traeger).getByRole('radio', { name: 'Wochenarbeitszeit: 37 h' }).check();
		// What only somebody else changed is taken over, unless it is taken out.
		await dialog(traeger)
			.getByRole('radio', { name: /^Urlaubstage: unverändert/ })
			.check();
		await knopf(traeger, 'Meine Eingaben verwerfen …').click();
		await knopf(traeger, 'Weiter bearbeiten').click();
		await dialog(traeger).getByRole('button', { name: 'Auswahl speichern' }).click();
		await dialog(traeger).waitFor({ state: 'hidden' });
		const zeile = (name: RegExp) => traeger.getByRole('main').getByRole('row', { name }).last();
		await zeile(/^Wochenarbeitszeit.*37 h/).waitFor();
		await zeile(/^Probezeit.*4 Wochen/).waitFor();
		await expect.poll(() => traeger.getByRole('row', { name: /^Urlaubstage 29/ }).count()).toBe(0);
	});
});

describe('what cannot be loaded', () => {
	it('says so in its place and is loaded again, while the rest of the file works', async () => {
		await traeger.route('**/v1/freiwilliger/*/historie', (route) => route.fulfill({ status: 500, body: '{}' }));
		await oeffne(traeger, '/daten');
		await verlauf(traeger).getByText('Die Daten konnten nicht geladen werden.').waitFor();
		expect(await barrieren(traeger)).toEqual([]);
		await traeger.unroute('**/v1/freiwilliger/*/historie');
		await verlauf(traeger).getByRole('button', { name: 'Erneut versuchen' }).press('Enter');
		await verlauf(traeger).getByRole('listitem').first().waitFor();
	});
});

it('no page was disturbed', () => {
	expect(stoerungen.filter((zeile) => !zeile.includes('500'))).toEqual([]);
});

/** The smallest file that is a PDF by its first bytes. */
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
