import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { starteChromium } from '#scripts/chromium.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, sende } from '../browser.ts';

/** Reminders: who is reminded on which day, and reminding by hand. */

let browser: Browser;
let traeger: Page;
beforeAll(async () => {
	browser = await starteChromium();
	traeger = await alsBenutzer(browser, 'traeger@demo.test');
});
afterAll(() => browser.close());

/** Somebody who is asked for a document by hand: no other test has to deal with it. */
async function gefordert(bezeichnung: string): Promise<void> {
	const stufen = [{ abStatus: 2000, stufe: 'PFLICHT' }];
	const bedingungen = [{ art: 'GESCHLECHT', ist: true, werte: ['D'] }];
	const felder = { bezeichnung, nutzungsart: 'ANGEFORDERT', stufen, bedingungen };
	const { id: dokumentSpecID } = await sende<{ id: string }>(traeger, 'post', '/v1/dokumentspec', felder);
	await sende(traeger, 'put', `/v1/dokumentspec/${dokumentSpecID}`, { status: 10 });
	const [vorbild] = await frage<{ einsatzortID: string }[]>(traeger, '/v1/freiwilliger/bewerbungen');
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/freiwilliger/erfassung', {
		vorname: 'Mara',
		nachname: 'Mahnke',
		geschlecht: 'W',
		geburtsdatum: '2005-03-04',
		wuensche: [{ einsatzortID: vorbild?.einsatzortID, dienstartID: null }],
	});
	await sende(traeger, 'post', `/v1/freiwilliger/${id}/dokumente`, { dokumentSpecID });
}

test('the day of a reminder is seen beforehand, and it can be sent at once', { timeout: 90_000 }, async () => {
	const stoerungen = lausche(traeger);
	const heute = tagInBerlin(new Date().toISOString());
	await gefordert('Impfausweis Mahnke');
	await traeger.goto('/admin/mahnwesen');
	await fertig(traeger, 'Mahnwesen');
	await traeger.getByText('Mailversand ist aus').waitFor();

	const erster = formatDatum(addiereTage(heute, 10));
	await traeger.getByRole('button', { name: new RegExp(`, ${erster}: [1-9]\\d* geplant`) }).click();
	await traeger.getByRole('heading', { name: new RegExp(erster) }).waitFor();
	const zeile = traeger.getByRole('row', { name: /Mahnke, Mara/ });
	await zeile.getByText('Mara Mahnke').waitFor();
	await expect.poll(() => zeile.getByText(formatDatum(addiereTage(heute, 17))).count()).toBe(1);
	expect(await barrieren(traeger)).toEqual([]);

	await zeile.getByRole('button', { name: 'Jetzt erinnern: Mahnke, Mara, Impfausweis Mahnke' }).click();
	await traeger.getByText('An 1 Dokument erinnert.').waitFor();
	await traeger.getByRole('button', { name: new RegExp(`, ${formatDatum(heute)}: [1-9]\\d* schon erinnert`) }).click();
	await zeile.getByText('Erinnert', { exact: true }).waitFor();
	expect(await zeile.getByRole('button').count()).toBe(0);
	expect(stoerungen).toEqual([]);
});
