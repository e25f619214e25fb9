import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ZEUGNIS } from '#domain/dokumentspec/standard/nachweise.ts';
import { barrieren, fertig, frage, lausche, ruhig, sende } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** A Zeugnis from its beginning to its release, written beside the paper. */

const hier = frischeSeite();

interface Zeile {
	readonly freiwilligerID: string;
	readonly vertragID: string;
	readonly nachname: string;
}

/** One nobody has begun, of a cycle that has ended: in every demo somebody has served. */
async function einDienst(page: Page): Promise<Zeile> {
	const zyklen = await frage<{ id: string; status: string }[]>(page, '/v1/zyklus');
	const zyklus = zyklen.find(({ status }) => status === 'BEENDET');
	const f = encodeURIComponent(JSON.stringify({ und: [{ feld: 'stand', op: 'in', wert: ['NICHT_VERLANGT'] }] }));
	const antwort = await page.request.get(`/api/v1/freiwilliger/list-zeugnisse?f=${f}`, {
		headers: { 'x-zyklus': JSON.stringify({ id: zyklus?.id }) },
	});
	const { data } = (await antwort.json()) as { data: readonly Zeile[] };
	const [zeile] = data;
	if (!zeile) throw new Error('niemand hat einen Dienst beendet');
	return zeile;
}

test('is begun, written with a statement, handed over and released', async () => {
	await hier.angemeldet('traeger@demo.test', '/admin/zeugnisse?ansicht=alle');
	const { page } = hier;
	const stoerungen = lausche(page);
	await fertig(page, 'Zeugnisse');
	expect(await barrieren(page)).toEqual([]);

	const felder = { bezeichnung: 'Zeugnis zum Ausprobieren', nutzungsart: 'GESTELLT', nachweisFuer: 'ZEUGNIS' };
	const unterschrift = { signaturparteien: ['TRAEGER'], signaturform: 'EINFACH', signaturgrund: 'So entschieden' };
	const { id } = await sende<{ id: string }>(page, 'post', '/v1/dokumentspec', {
		...felder,
		...unterschrift,
		vorlageText: ZEUGNIS,
	});
	await sende(page, 'put', `/v1/dokumentspec/${id}`, { status: 10 });
	const { freiwilligerID, vertragID, nachname } = await einDienst(page);

	await page.goto(`/admin/zeugnisse/${freiwilligerID}.${vertragID}`);
	await fertig(page, new RegExp(nachname));
	await page.getByRole('button', { name: 'Zeugnis beginnen' }).click();
	await page.getByRole('textbox', { name: 'Tätigkeiten' }).fill('Sportgruppen für Kinder.');
	await page.getByText('Aussagen wählen').nth(1).click();
	const satz = 'Auf Zusagen war Verlass, vereinbarte Zeiten wurden eingehalten.';
	await page.getByRole('checkbox', { name: satz }).check();
	await page.getByRole('textbox', { name: 'Verhalten' }).fill('Der Umgang war freundlich.');
	expect(await page.getByRole('textbox', { name: 'Leistung' }).inputValue()).toBe(satz);
	await page.getByRole('button', { name: 'Speichern und ansehen' }).click();
	await page.getByText('Das Zeugnis ist gespeichert.').waitFor();
	await ruhig(page);
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('button', { name: 'An den Träger geben' }).click();
	await page.getByRole('button', { name: 'Freigeben', exact: true }).click();
	await page.getByText('Das Zeugnis ist freigegeben und wird ausgestellt.').waitFor();
	expect(stoerungen).toEqual([]);
});
