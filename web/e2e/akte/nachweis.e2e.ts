import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche, waehle } from '../browser.ts';

/** The whole history: narrowed, two days compared, and taken along signed. */

let traeger: Page;
let stoerungen: string[];
/** Somebody in service. */
let akte: string;
let adresse: string;

const gesucht = (feld: string, wert: unknown) =>
	encodeURIComponent(JSON.stringify({ und: [{ feld, op: 'gleich', wert }] }));

beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
	stoerungen = lausche(traeger);
	const liste = `/v1/freiwilliger/list-freiwillige?f=${gesucht('status', 4000)}`;
	const [zeile] = await frage<{ freiwilligerID: string }[]>(traeger, liste);
	akte = `/admin/freiwillige/${zeile?.freiwilligerID}`;
	const [stelle] = await frage<{ id: string }[]>(traeger, `/v1/adresse?f=${gesucht('typ', 'EINSATZSTELLE')}`);
	adresse = `/admin/adressen/${stelle?.id}`;
});

const eintraege = (page: Page) =>
	page
		.getByRole('main')
		.getByRole('listitem')
		.filter({ has: page.getByRole('time') });

/** Takes the export along and has it checked by a process that has never seen the portal. */
async function pruefeExport(page: Page, art: 'Als PDF' | 'Als JSON'): Promise<string> {
	const [datei] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: art, exact: true }).click(),
	]);
	const skript = resolve(import.meta.dirname, '../../../scripts/verify.ts');
	const args = [skript, '--datei', await datei.path()];
	return new Promise((fertig) =>
		execFile(process.execPath, args, { env: {} }, (_, stdout, stderr) => fertig(stdout + stderr)),
	);
}

describe('the history of a volunteer', () => {
	it('is led to from the file, and narrowed by kind and person in the address', async () => {
		await traeger.goto(akte);
		await fertig(traeger);
		await traeger.getByRole('link', { name: 'Ganzer Verlauf' }).click();
		await traeger.waitForURL(/\/verlauf/);
		await traeger.getByText(/^\d+ Einträge$/).waitFor();
		const alle = await eintraege(traeger).count();
		await waehle(traeger, 'Art', 'Vertrag');
		await traeger.waitForURL(/art=VERTRAG/);
		await traeger.getByText(new RegExp(`^\\d+ von ${alle} Einträgen$`)).waitFor();
		await expect.poll(() => eintraege(traeger).count()).toBeLessThan(alle);
		await waehle(traeger, 'Person', 'Sabine Koch');
		await traeger.waitForURL(/wer=/);
		await traeger.reload();
		await fertig(traeger);
		await traeger.getByText(new RegExp(`^\\d+ von ${alle} Einträgen$`)).waitFor();
		await expect.poll(() => traeger.getByRole('searchbox').count()).toBe(0);
	});

	it('says how many statuses were set by hand, by keyboard', async () => {
		await traeger.goto(`${akte}/verlauf`);
		await fertig(traeger);
		await traeger.getByRole('switch', { name: 'nur von Hand gesetzte Status' }).focus();
		await traeger.keyboard.press('Space');
		await traeger.waitForURL(/hand=true/);
		await traeger.getByText(/Zu diesem Filter gibt es keine Einträge\.|von \d+ Einträgen$/).waitFor();
	});

	it('compares two days, with what happened between them', async () => {
		await traeger.goto(`${akte}/verlauf`);
		await fertig(traeger);
		await traeger.getByRole('button', { name: 'Unterschiede', exact: true }).click();
		await traeger.getByText('Wählen Sie zwei Tage.').waitFor();
		const historie = await frage<{ zeit: string }[]>(traeger, `/v1/freiwilliger/${akte.split('/').at(-1)}/historie`);
		const [jahr = '', monat = '', tag = ''] = (historie.at(-1)?.zeit ?? '').slice(0, 10).split('-');
		await traeger.getByRole('textbox', { name: 'Von' }).fill(`${tag}.${monat}.${jahr}`);
		await traeger.keyboard.press('Tab');
		const status = traeger.getByRole('row', { name: /^Freiwilliger/ });
		await status.getByText('4000 (Im Dienst)', { exact: true }).waitFor();
		await traeger.getByRole('heading', { name: /^Dazwischen geschehen/ }).waitFor();
		await expect.poll(() => eintraege(traeger).count()).toBeGreaterThan(0);
	});

	it('goes along as PDF and as JSON, and holds far from the portal', { timeout: 60_000 }, async () => {
		await traeger.goto(`${akte}/verlauf`);
		await fertig(traeger);
		for (const art of ['Als PDF', 'Als JSON'] as const) {
			expect(await pruefeExport(traeger, art)).toMatch(/\d+ Ereignisse geprüft, alle Ketten und Signaturen stimmen\./);
		}
	});
});

describe('the history of an address', () => {
	it('tells of its Kontingent, compares two days, and goes along', { timeout: 60_000 }, async () => {
		await traeger.goto(`${adresse}/verlauf?art=KONTINGENT`);
		await fertig(traeger);
		await traeger
			.getByText(/Plätze genehmigt\./)
			.first()
			.waitFor();
		await traeger.goto(`${adresse}/verlauf?ansicht=unterschiede&von=2024-01-01`);
		await traeger
			.getByRole('row', { name: /^Genehmigt/ })
			.first()
			.waitFor();
		expect(await pruefeExport(traeger, 'Als PDF')).toContain('alle Ketten und Signaturen stimmen');
	});
});

describe('an address as of a day', () => {
	const spalte = (name: RegExp) => traeger.getByRole('columnheader', { name });
	const genehmigt = () => traeger.getByRole('row', { name: /^FSJ.*genehmigt|^Genehmigt.*FSJ/i }).first();
	let tage: readonly string[];

	beforeAll(async () => {
		const historie = await frage<{ zeit: string }[]>(traeger, `/v1/adresse/${adresse.split('/').at(-1)}/historie`);
		tage = [...new Set(historie.map(({ zeit }) => zeit.slice(0, 10)))].toReversed();
	});

	it('stands beside today, and goes from event to event by keyboard', async () => {
		await traeger.goto(`${adresse}/stand?am=${tage[0]}`);
		await fertig(traeger);
		await traeger
			.getByText(/^Stand am /)
			.first()
			.waitFor();
		await spalte(/^Am /).waitFor();
		await spalte(/^Heute, /).waitFor();
		const tag = traeger.getByRole('textbox', { name: 'Tag' });
		const vorher = await tag.inputValue();
		await traeger.getByRole('button', { name: 'Nächstes Ereignis' }).press('Enter');
		await expect.poll(() => tag.inputValue()).not.toBe(vorher);
		await expect
			.poll(() =>
				traeger
					.getByRole('main')
					.getByRole('button', { name: /bearbeiten$|…$/ })
					.count(),
			)
			.toBe(0);
		expect(await barrieren(traeger)).toEqual([]);
	});

	it('shows its Kontingent alone, before and after it was approved', async () => {
		await traeger.goto(`${adresse}/stand?am=${tage[0]}`);
		await fertig(traeger);
		await traeger.getByText('Nur Kontingent', { exact: true }).click();
		await traeger.waitForURL(/teil=kontingent/);
		await expect.poll(() => genehmigt().textContent()).toMatch(/leer/);
		await traeger.goto(`${adresse}/stand?am=${tage.at(-1)}&teil=kontingent`);
		await fertig(traeger);
		await traeger.getByRole('switch', { name: 'nur Unterschiede' }).press('Space');
		await expect.poll(() => genehmigt().textContent()).toMatch(/\d/);
		await expect.poll(() => genehmigt().textContent()).not.toMatch(/leer/);
	});

	it('says so when there was none yet', async () => {
		await traeger.goto(`${adresse}/stand?am=2020-01-01`);
		await traeger.getByText('An diesem Tag gab es die Adresse noch nicht.').waitFor();
		await traeger.getByRole('link', { name: 'Zurück zu heute' }).click();
		await traeger.waitForURL(new RegExp(`${adresse}/?$`));
	});
});

it('is not for a site', async () => {
	const verein = await alsBenutzer('verein@demo.test');
	await verein.goto(`${adresse}/verlauf`);
	await verein.getByRole('heading', { level: 1, name: 'Das dürfen Sie leider nicht' }).waitFor();
	expect(stoerungen).toEqual([]);
});
