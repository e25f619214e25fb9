import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Empfaenger, mitStatus, nimmtAn, starteEmpfaenger } from '#api/tests/webhookempfaenger.fixture.ts';
import { startePortal } from '#scripts/test/portal.ts';
import { alsBenutzer, barrieren, beziehe, fertig, lausche } from '../browser.ts';

/** A webhook: set up, tried out, told of a change, refused, sent again, given another secret, deleted. */

let empfaenger: Empfaenger;
/** With a portal of its own: others find nothing set up. */
beforeAll(async () => {
	empfaenger = await starteEmpfaenger();
	await beziehe(startePortal());
}, 120_000);
afterAll(async () => {
	await empfaenger?.stop();
});

test('a program is told that something happened, and verifies it', { timeout: 120_000 }, async () => {
	const page = await alsBenutzer('admin@demo.test', '/admin/system/webhooks');
	const stoerungen = lausche(page);
	const namens = (name: string) => page.getByRole('dialog', { name });
	await fertig(page, 'Webhooks');
	await page.getByText('Es gibt noch keinen Webhook').waitFor();
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('button', { name: 'Neuer Webhook' }).click();
	const felder = namens('Neuer Webhook');
	await felder.getByLabel('Bezeichnung').fill('Statistik');
	await felder.getByRole('textbox', { name: 'Adresse' }).fill('https://127.0.0.1/webhook');
	await felder.getByRole('radio', { name: 'Gemeinsames Geheimnis (HMAC)' }).check();
	await felder.getByRole('checkbox', { name: 'Adressen: geändert' }).check();
	expect(await barrieren(page)).toEqual([]);
	await felder.getByRole('button', { name: 'Webhook einrichten' }).click();
	await felder.getByText('muss mit https:// beginnen und öffentlich erreichbar sein').first().waitFor();
	await felder.getByRole('textbox', { name: 'Adresse' }).fill(empfaenger.url);
	await felder.getByRole('button', { name: 'Webhook einrichten' }).click();

	const geheim = namens('Ihr neues Geheimnis');
	await geheim.getByText('Es wird nicht noch einmal angezeigt.').waitFor();
	const geheimnis = (await geheim.locator('code').textContent()) ?? '';
	expect(geheimnis).toMatch(/^whsec_/);
	expect(await barrieren(page)).toEqual([]);
	await geheim.getByRole('button', { name: 'Fertig' }).click();
	await expect.poll(() => page.getByText(geheimnis).count()).toBe(0);

	await page.getByRole('button', { name: 'Probe an Statistik senden' }).click();
	const nachrichten = namens('Nachrichten an „Statistik“');
	await nachrichten.getByRole('row', { name: /Probe/ }).getByText('zugestellt').waitFor({ timeout: 30_000 });
	expect(await barrieren(page)).toEqual([]);
	const [probe] = empfaenger.empfangen;
	const geprueft = new Webhook(geheimnis).verify(probe?.roh ?? '', (probe?.kopf ?? {}) as Record<string, string>);
	expect(geprueft).toMatchObject({ type: 'portal.probe' });

	empfaenger.antworte = mitStatus(503);
	empfaenger.empfangen.length = 0;
	await nachrichten.getByRole('button', { name: /^Erneut senden: Probe/ }).click();
	await nachrichten.getByText('Die Gegenstelle meldet eine Störung (Antwort 503).').waitFor({ timeout: 30_000 });
	empfaenger.antworte = nimmtAn;
	await nachrichten.getByRole('button', { name: /^Erneut senden: Probe/ }).click();
	await nachrichten.getByRole('row', { name: /Probe/ }).getByText('Antwort 204').waitFor({ timeout: 30_000 });
	expect(new Set([probe?.id, ...empfaenger.empfangen.map(({ id }) => id)]).size).toBe(1);
	await nachrichten.getByRole('button', { name: 'Schließen' }).last().click();

	await page.getByRole('button', { name: 'Geheimnis von Statistik erneuern' }).click();
	await namens('Geheimnis von „Statistik“ erneuern?').getByRole('button', { name: 'Geheimnis erneuern' }).click();
	await namens('Ihr neues Geheimnis').getByRole('button', { name: 'Fertig' }).click();
	await page.getByText(/^bisheriges Geheimnis unterschreibt bis /).waitFor();

	await page.getByRole('button', { name: 'Statistik bearbeiten' }).click();
	await namens('Statistik bearbeiten').getByRole('radio', { name: 'Pausiert' }).check();
	await namens('Statistik bearbeiten').getByRole('button', { name: 'Speichern' }).click();
	await page
		.getByRole('row', { name: /Statistik/ })
		.getByText('pausiert')
		.waitFor();

	await page.getByRole('button', { name: 'Statistik löschen' }).click();
	await namens('„Statistik“ löschen?').getByRole('button', { name: 'Webhook löschen' }).click();
	await page.getByText('Es gibt noch keinen Webhook').waitFor();
	expect(stoerungen).toEqual([]);
});
