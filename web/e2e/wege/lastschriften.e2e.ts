import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testjetzt } from '#scripts/test/uhr.ts';
import { alsBenutzer, barrieren, fertig, gespeichert, lausche, sende } from '../browser.ts';
import { geldweg, START_MS } from './geld.fixture.ts';

/** Contributions are collected: a mandate is entered, the sites are told, the file is taken, a credit is paid out. */

let andrea: Page;
let sabine: Page;
beforeAll(async () => {
	await geldweg({ zuZweit: true });
	[andrea, sabine] = await Promise.all([alsBenutzer('admin@demo.test'), alsBenutzer('traeger@demo.test')]);
}, START_MS);

interface Lauf {
	readonly id: string;
	readonly version: number;
	readonly posten: readonly {
		readonly vertragID: string;
		readonly freiwilligerID: string;
		readonly monat: string;
		readonly einsatzstelleID: string;
	}[];
}

async function freierLauf(monat: string): Promise<Lauf> {
	const pfad = (id: string) => `/v1/exporte/laeufe/${id}/schritte`;
	const umfang = { art: 'EST_FSJ', zeitraum: `${monat}_${monat}` };
	const lauf = await sende<Lauf>(andrea, 'post', '/v1/exporte/laeufe', umfang);
	const geprueft = await sende<Lauf>(andrea, 'post', pfad(lauf.id), { schritt: 'PRUEFEN', version: lauf.version });
	return sende<Lauf>(sabine, 'post', pfad(lauf.id), { schritt: 'FREIGEBEN', version: geprueft.version });
}

test('sites are told of a debit before it leaves, and a credit is paid out', async () => {
	const heute = testjetzt().toISOString().slice(0, 7);
	const probe = await sende<Lauf>(andrea, 'post', '/v1/exporte/laeufe', {
		art: 'EST_FSJ',
		zeitraum: `${heute}_${heute}`,
	});
	const [erste] = probe.posten;
	await sende(andrea, 'put', '/v1/parameter', {
		...{ zahlungskontoInhaber: 'Sportjugend', zahlungskontoIban: 'DE02120300000000202051' },
		glaeubigerID: 'DE98ZZZ09999999999',
	});
	await sende(andrea, 'put', `/v1/adresse/${erste?.einsatzstelleID}`, {
		...{ mandatsreferenz: 'M-1', mandatsdatum: null, iban: 'DE89370400440532013000' },
	});
	// The mandate has no date yet: the check leads to the page where it is entered.
	const stoerungen = lausche(andrea);
	await andrea.goto(`/admin/laeufe/${probe.id}`);
	await fertig(andrea, /^Einsatzstellenbeitrag FSJ/);
	await andrea.getByText('Mandat ohne Datum').waitFor();
	expect(await barrieren(andrea)).toEqual([]);
	await andrea.getByRole('listitem').filter({ hasText: 'Mandat ohne Datum' }).getByRole('link').first().click();
	const datum = andrea.getByLabel('Mandat unterschrieben am');
	await datum.fill('01.08.2025');
	await datum.press('Tab');
	await andrea.getByRole('button', { name: 'Speichern' }).click();
	await gespeichert(andrea);

	const { id } = await freierLauf(heute);
	await andrea.goto(`/admin/laeufe/${id}`);
	await fertig(andrea, /^Einsatzstellenbeitrag FSJ/);
	await andrea.getByRole('button', { name: /^Lastschriften \(SEPA\)/ }).click();
	const dialog = andrea.getByRole('dialog', { name: 'Lastschriften holen' });
	await dialog.getByText(/ E?-?Mails? kündig(t|en) Betrag, Tag, Mandat und Gläubiger-ID an:/).waitFor();
	await dialog.getByText(/Einsatzstellen? werden nicht abgebucht:/).waitFor();
	expect(await barrieren(andrea)).toEqual([]);
	const [geladen] = await Promise.all([
		andrea.waitForEvent('download'),
		dialog.getByRole('button', { name: 'Ankündigen und Datei holen' }).click(),
	]);
	expect(geladen.suggestedFilename()).toMatch(/^est_fsj-\d{4}-\d{2}-lauf-\d+-lastschriften\.xml$/);
	expect(await readFile(await geladen.path(), 'utf8')).toContain(
		'<MndtId>M-1</MndtId><DtOfSgntr>2025-08-01</DtOfSgntr>',
	);
	await andrea.getByText(/hat die Lastschriften geholt, Abbuchung am/).waitFor();

	await sende(andrea, 'put', `/v1/freiwilliger/${erste?.freiwilligerID}/vertrag/${erste?.vertragID}`, {
		...{ estBeitrag: 1, gueltigAb: `${heute}-01` },
	});
	const gutschrift = await freierLauf(heute);
	await andrea.goto(`/admin/laeufe/${gutschrift.id}`);
	await andrea.getByRole('button', { name: /^Lastschriften \(SEPA\)/ }).click();
	await andrea.getByRole('dialog').getByText('In diesem Lauf ist von niemandem etwas einzuziehen.').waitFor();
	expect(await barrieren(andrea)).toEqual([]);
	await andrea.getByRole('dialog').getByRole('button', { name: 'Guthaben vormerken' }).click();
	await andrea.getByText('Das Guthaben ist vorgemerkt.').waitFor();
	await andrea.goto('/admin/laeufe');
	await fertig(andrea, 'Läufe');
	await andrea.getByRole('button', { name: /^Guthaben auszahlen/ }).click();
	expect(await barrieren(andrea)).toEqual([]);
	const [auszahlung] = await Promise.all([
		andrea.waitForEvent('download'),
		andrea.getByRole('dialog').getByRole('button', { name: 'Guthaben auszahlen' }).click(),
	]);
	expect(await readFile(await auszahlung.path(), 'utf8')).toContain('<EndToEndId>GUTHABEN-1-1</EndToEndId>');
	await andrea.getByRole('button', { name: 'Datei holen: Auszahlung 1' }).waitFor();
	expect(await barrieren(andrea)).toEqual([]);
	expect(stoerungen).toEqual([]);
});
