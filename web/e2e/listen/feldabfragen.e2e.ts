import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche, sende } from '../browser.ts';

/** Asked fields, from the Traeger who asks to the step that waits for them. BFD Ü27: no other test agrees on it. */

let traeger: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
});

const NAME = 'Vor der Einigung im BFD Ü27';

/** Somebody in negotiation about a BFD Ü27. */
async function verhandelnd(): Promise<string> {
	type Bewerbung = { einsatzortID: string; betreuerUserID: string | null };
	const [vorbild] = (await frage<Bewerbung[]>(traeger, '/v1/freiwilliger/bewerbungen')).filter((b) => b.betreuerUserID);
	const dienstarten = await frage<{ id: string; key: string }[]>(traeger, '/v1/stammdaten/dienstart');
	const dienstartID = dienstarten.find((d) => d.key === 'BFD_UE27')?.id;
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/freiwilliger/erfassung', {
		vorname: 'Fritzi',
		nachname: 'Feldmann',
		geschlecht: 'W',
		geburtsdatum: '1990-03-04',
		wuensche: [{ einsatzortID: vorbild?.einsatzortID, dienstartID }],
	});
	const { wuensche } = await frage<{ wuensche: { id: string }[] }>(traeger, `/v1/freiwilliger/${id}/bewerbung`);
	const betreuerUserID = vorbild?.betreuerUserID;
	await sende(traeger, 'post', `/v1/freiwilliger/wunsch/${wuensche[0]?.id}/verhandlung`, {
		dienstartID,
		betreuerUserID,
	});
	return id;
}

test('what is asked before a status is filled in where the step waits', { timeout: 90_000 }, async () => {
	const stoerungen = lausche(traeger);
	const id = await verhandelnd();
	await traeger.goto('/admin/feldabfragen');
	await fertig(traeger, 'Feldabfragen');
	await traeger.getByRole('button', { name: 'Feldabfrage anlegen' }).first().click();
	const dialog = traeger.getByRole('dialog', { name: 'Feldabfrage anlegen' });
	await dialog.getByRole('textbox', { name: 'Bezeichnung' }).fill(NAME);
	await dialog.getByRole('combobox', { name: 'Dienstarten' }).click();
	await traeger.getByRole('option', { name: 'Bundesfreiwilligendienst Ü27' }).click();
	const auswahl = dialog.getByRole('combobox', { name: 'Feld hinzufügen' });
	for (const feld of ['Geburtsort', 'Unterkunft']) {
		await auswahl.fill(feld);
		await traeger.getByRole('option', { name: feld, exact: true }).click();
		await expect.poll(() => auswahl.inputValue()).toBe('');
	}
	await dialog.getByRole('textbox', { name: 'Hilfetext: Geburtsort' }).fill('So, wie er im Ausweis steht.');
	await dialog.getByRole('button', { name: 'Unterkunft nach oben' }).click();
	expect(await barrieren(traeger)).toEqual([]);
	await dialog.getByRole('button', { name: 'Speichern' }).click();
	await traeger.getByRole('cell', { name: /^Unterkunft, Geburtsort/ }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	await traeger.goto(`/admin/freiwillige/${id}`);
	await fertig(traeger, 'Fritzi Feldmann');
	await traeger.getByRole('button', { name: 'Warum geht das nicht?' }).first().click();
	const warum = traeger.getByRole('dialog', { name: 'Warum geht das nicht?' });
	await warum.getByText('Bitte füllen Sie zuerst die abgefragten Felder aus: Unterkunft, Geburtsort.').waitFor();
	await warum.getByText('So, wie er im Ausweis steht.').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await warum.getByRole('textbox', { name: 'Geburtsort' }).fill('Wetzlar');
	await warum.getByRole('combobox', { name: 'Unterkunft' }).click();
	await traeger.getByRole('option', { name: 'Zimmer' }).click();
	await warum.getByRole('button', { name: 'Angaben speichern' }).click();
	await warum.getByText('Abgefragte Angaben fehlen').waitFor({ state: 'detached' });
	expect(await frage(traeger, `/v1/feldabfrage/daten/${id}`)).toMatchObject({
		geburtsort: 'Wetzlar',
		unterkunft: 'ROOM',
	});

	await traeger.goto('/admin/feldabfragen');
	await traeger.getByRole('button', { name: `${NAME} bearbeiten` }).click();
	await traeger.getByRole('button', { name: 'Feldabfrage löschen' }).click();
	await traeger.getByRole('dialog').getByRole('button', { name: 'Feldabfrage löschen' }).click();
	await traeger.getByText('Die Feldabfrage ist gelöscht.').waitFor();
	await expect.poll(() => traeger.getByText(NAME).count()).toBe(0);
	expect(stoerungen).toEqual([]);
});
