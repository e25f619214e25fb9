import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, lausche, portalAdresse, waehle } from '../browser.ts';

/** An administrator lets a directory in, says which group gives which role, and shuts it out again. */

let admin: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test', '/admin/system/integrationen');
});

const karte = () => admin.getByRole('article').filter({ hasText: 'Benutzer aus dem Verzeichnis (SCIM)' });
const knopf = (name: string) => karte().getByRole('button', { name });
const imDialog = (name: string) => dialog(admin).getByRole('button', { name, exact: true });

const verzeichnis = (token: string, methode: string, body?: object) =>
	fetch(`${portalAdresse()}/scim/v2/Users`, {
		method: methode,
		headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
		...(body ? { body: JSON.stringify(body) } : {}),
	});

async function gezeigtesToken(): Promise<string> {
	await dialog(admin).getByText('Kopieren Sie das Token jetzt.').waitFor();
	const token = (await dialog(admin).locator('code').textContent()) ?? '';
	await imDialog('Fertig').click();
	return token;
}

test('the card lets a directory in, gives its groups roles and shuts it out', async () => {
	const stoerungen = lausche(admin);
	await fertig(admin, 'Integrationen');
	await karte().getByText('kein Zugang', { exact: true }).waitFor();
	await karte().getByText('Noch gibt keine Gruppe eine Rolle.').waitFor();

	await knopf('Gruppen zuordnen …').click();
	await imDialog('Weitere Gruppe').click();
	await dialog(admin).getByLabel('Name im Verzeichnis').fill('Portal Mitarbeit');
	await waehle(dialog(admin), 'Rolle im Portal', 'Einsatzstelle (MA Verein)');
	expect(await barrieren(admin)).toEqual([]);
	await imDialog('Speichern').click();
	await dialog(admin).getByText('Bitte ordnen Sie mindestens eine Einsatzstelle zu.').first().waitFor();
	await waehle(dialog(admin), 'Rolle im Portal', 'Träger (MA Verwaltung)');
	await imDialog('Speichern').click();
	await admin.getByText('Die Zuordnung ist gespeichert').waitFor();
	await karte().getByText('Portal Mitarbeit: Träger (MA Verwaltung), 0 Mitglieder').waitFor();

	await knopf('Token erzeugen …').click();
	await imDialog('Token erzeugen').click();
	const erstes = await gezeigtesToken();
	await karte().getByText('Zugang offen', { exact: true }).waitFor();
	expect(await barrieren(admin)).toEqual([]);
	const person = { userName: 'vera@verzeichnis.test', name: { givenName: 'Vera', familyName: 'Verzeichnis' } };
	expect((await verzeichnis(erstes, 'POST', { ...person, roles: ['Portal Mitarbeit'] })).status).toBe(201);

	await admin.goto('/admin/benutzer?text=Verzeichnis');
	await admin
		.getByRole('link', { name: /Verzeichnis/ })
		.first()
		.waitFor();
	await admin.goto('/admin/system/integrationen');
	await karte()
		.getByText(/zuletzt benutzt/)
		.waitFor();

	await knopf('Token erneuern …').click();
	await imDialog('Token erneuern').click();
	const zweites = await gezeigtesToken();
	expect((await verzeichnis(erstes, 'GET')).status).toBe(401);
	expect((await verzeichnis(zweites, 'GET')).status).toBe(200);

	await knopf('Token löschen …').click();
	await imDialog('Token löschen').click();
	await karte().getByText('kein Zugang', { exact: true }).waitFor();
	expect((await verzeichnis(zweites, 'GET')).status).toBe(401);
	await knopf('Gruppen zuordnen …').click();
	await imDialog('Gruppe 1 entfernen').click();
	await imDialog('Speichern').click();
	await karte().getByText('Noch gibt keine Gruppe eine Rolle.').waitFor();
	expect(stoerungen).toEqual([]);
});
