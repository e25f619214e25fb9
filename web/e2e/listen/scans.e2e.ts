import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barrieren, fertig, frage, lausche, portalAdresse, ruhig, sende } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** What was printed and signed by hand comes back as scans, several files at once and in any order. */

const t = frischeSeite();

interface Person {
	readonly freiwilligerID: string;
	readonly vorname: string;
	readonly nachname: string;
}

/** Nobody but who is asked by hand has to sign it: other walks find nothing more to do. */
async function aufPapier(page: Page): Promise<string> {
	const { id } = await sende<{ id: string }>(page, 'post', '/v1/dokumentspec', {
		...{ bezeichnung: 'Ehrenkodex zum Ausdrucken', nutzungsart: 'BEIDES', stufen: [], uploadRollen: ['MA_VERWALTUNG'] },
		...{ signaturparteien: ['FREIWILLIGER'], signaturform: 'PAPIER', signaturgrund: 'So entschieden' },
		vorlageText: `Ehrenkodex für {{ freiwilliger.name }}\n\n${'Ich achte auf andere. '.repeat(200)}`,
	});
	await sende(page, 'put', `/v1/dokumentspec/${id}`, { status: 10 });
	return id;
}

async function drucke(page: Page, { freiwilligerID }: Person, dokumentSpecID: string): Promise<Buffer> {
	const pfad = `/v1/freiwilliger/${freiwilligerID}`;
	const { id } = await sende<{ id: string }>(page, 'post', `${pfad}/dokumente`, { dokumentSpecID });
	const adresse = portalAdresse();
	const antwort = await page.request.post(`${adresse}/api${pfad}/anforderungen/${id}/druck`, {
		headers: { origin: adresse },
		data: {},
	});
	expect(antwort.status()).toBe(200);
	return antwort.body();
}

test('several scans at once are sorted by their codes, looked at, and assigned each to its person', async () => {
	await t.angemeldet('traeger@demo.test', '/admin/pruefliste?scans=zuordnen');
	const { page } = t;
	const stoerungen = lausche(page);
	const spec = await aufPapier(page);
	const f = encodeURIComponent(JSON.stringify({ und: [{ feld: 'status', op: 'gleich', wert: 4000 }] }));
	const [eine, andere] = await frage<Person[]>(page, `/v1/freiwilliger/list-freiwillige?sort=name&groesse=50&f=${f}`);
	if (!eine || !andere) throw new Error('niemand im Dienst');
	const drucke2 = [await drucke(page, andere, spec), await drucke(page, eine, spec)];
	const dateien = drucke2.map((buffer, i) => ({ name: `scan-${i + 1}.pdf`, mimeType: 'application/pdf', buffer }));
	const dazu = { name: 'notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('Notiz') };

	await page.locator('input[type=file]').setInputFiles([...dateien, dazu]);
	await page.getByText('notiz.txt: ', { exact: false }).waitFor();
	for (const { vorname, nachname } of [eine, andere]) {
		const kopf = page.getByRole('heading', { name: `${nachname}, ${vorname}, Ehrenkodex zum Ausdrucken` });
		await kopf.waitFor();
	}
	await ruhig(page);
	expect(await barrieren(page)).toEqual([]);

	await page.getByLabel('Wo liegen die Originale?').fill('Ordner 12');
	const zuordnen = page.getByRole('button', { name: `Zuordnen: ${eine.nachname}, ${eine.vorname}`, exact: false });
	await expect.poll(() => zuordnen.isDisabled()).toBe(true);
	const karte = page.locator('section').filter({ has: zuordnen });
	await karte.getByRole('checkbox', { name: /^Angesehen/ }).check();
	await zuordnen.click();
	await page.getByText('Zugeordnet. Der Scan wartet in der Prüfliste.').waitFor();

	// The other one waits as it was.
	await page.getByRole('button', { name: `Zuordnen: ${andere.nachname}, ${andere.vorname}`, exact: false }).waitFor();
	await page.goto(`/admin/pruefliste?specID=${spec}`);
	await fertig(page);
	await page.getByText(eine.nachname, { exact: false }).first().waitFor();
	expect(stoerungen).toEqual([]);
});
