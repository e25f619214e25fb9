import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Anbieter, CLIENT, starteAnbieter } from '#api/tests/sso-anbieter.fixture.ts';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, melde, oeffne, portalAdresse } from '../browser.ts';

/** Signing in at a real provider, from the administrator's configuration to the account of somebody new. */

const PFAD = '/v1/integrations/single-sign-on';
let admin: Page;
let anbieter: Anbieter;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
	const { redirectUri } = await frage<{ redirectUri: string }>(admin, `${PFAD}/configuration`);
	anbieter = await starteAnbieter(redirectUri);
});
afterAll(async () => {
	// Others find the login page as it was.
	const origin = portalAdresse();
	await admin.request.delete(`${origin}/api/v1/integrations/single-sign-on`, { headers: { origin } });
	await anbieter.stop();
});

const neu = async () => oeffne();

async function beimAnbieter(page: Page, konto: string): Promise<void> {
	await page.waitForURL(/\/anmelden\//);
	await page.getByLabel('Konto').fill(konto);
	await page.getByRole('button', { name: 'Weiter' }).click();
}

test('is set up by an administrator, links an account and signs it in', async () => {
	const stoerungen = lausche(admin);
	await admin.goto('/admin');
	await admin.getByRole('link', { name: 'Integrationen' }).click();
	await fertig(admin, 'Integrationen');
	expect(await barrieren(admin)).toEqual([]);
	const karte = admin
		.getByRole('article')
		.filter({ has: admin.getByRole('heading', { name: 'Single Sign-on', exact: true }) });
	await karte.getByRole('button', { name: 'Einrichten …' }).click();
	const felder = dialog(admin);
	await felder.getByLabel('Adresse des Anbieters').fill('https://127.0.0.1');
	await felder.getByLabel('Client-ID').fill(CLIENT.id);
	await felder.getByRole('textbox', { name: 'Client-Secret' }).fill(CLIENT.secret);
	await felder.getByLabel('E-Mail-Domains').fill('neu.test, kein host!');
	await felder.getByLabel('Name auf der Anmeldeseite').fill('Musterkonto');
	await felder.getByRole('button', { name: 'Speichern' }).click();
	await felder.getByText('Bitte geben Sie Domains wie example.org ein').waitFor();
	await felder.getByLabel('E-Mail-Domains').fill('neu.test');
	await felder.getByRole('button', { name: 'Speichern' }).click();
	await felder.getByText('muss mit https:// beginnen und öffentlich erreichbar sein').waitFor();
	await felder.getByLabel('Adresse des Anbieters').fill(anbieter.issuer);
	expect(await barrieren(admin)).toEqual([]);
	await felder.getByRole('button', { name: 'Speichern' }).click();
	await admin.getByText('Single Sign-on ist eingerichtet').waitFor();
	await karte.getByText('eingeschaltet', { exact: true }).waitFor();

	const page = await neu();
	const auchStoerungen = lausche(page);
	await page.goto('/login');
	await melde(page, 'verein@demo.test');
	await page.waitForURL(/\/admin\/?$/);
	await page.goto('/admin/einstellungen/konto');
	await page.getByRole('button', { name: 'Mit Musterkonto verbinden' }).click();
	await beimAnbieter(page, 'vera');
	await fertig(page, 'Konto verbinden');
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: 'Konto verbinden' }).click();
	await page.getByText(/^Ihr Konto ist seit .* mit Musterkonto verbunden\.$/).waitFor();
	expect(await barrieren(page)).toEqual([]);

	const andere = await neu();
	await andere.goto('/admin/bewerbungen');
	await andere.waitForURL(/\/login\?ziel=/);
	await andere.getByRole('button', { name: 'Weiter mit Musterkonto' }).waitFor();
	expect(await barrieren(andere)).toEqual([]);
	await andere.getByRole('button', { name: 'Weiter mit Musterkonto' }).click();
	await beimAnbieter(andere, 'vera');
	await andere.waitForURL(/\/admin\/bewerbungen/);
	await fertig(andere, 'Bewerbungen');

	await page.getByRole('button', { name: 'Verbindung trennen …' }).click();
	await dialog(page).getByRole('button', { name: 'Trennen' }).click();
	await page.getByRole('button', { name: 'Mit Musterkonto verbinden' }).waitFor();
	expect([...stoerungen, ...auchStoerungen]).toEqual([]);
});

test('says kindly why nobody was signed in', async () => {
	const page = await neu();
	const stoerungen = lausche(page);
	await page.goto('/login');
	await page.getByRole('button', { name: 'Weiter mit Musterkonto' }).click();
	await page.waitForURL(/\/anmelden\//);
	await page.getByRole('button', { name: 'Abbrechen' }).click();
	await fertig(page, 'Anmeldung nicht möglich');
	await page.getByText('Der Anbieter hat die Anmeldung abgelehnt.').waitFor();
	await page.getByText('Die Anmeldung wurde abgebrochen <b> (access_denied)').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
	await fertig(page, 'Anmelden');
	await page.goto(`/api${PFAD}/redirect?code=x&state=y`);
	await fertig(page, 'Anmeldung nicht möglich');
	await page.getByText('Dieser Anmeldevorgang ist abgelaufen').waitFor();
	await page.goto('/sso/redirect?fehler=__proto__');
	await page.getByText('Ein unbekannter Fehler ist aufgetreten.').waitFor();
	expect(stoerungen).toEqual([]);
});

test('lets somebody new ask for access, or link the account he has', async () => {
	anbieter.konten.set('nele', { email: 'nele@neu.test', email_verified: true, given_name: 'Nele', family_name: 'Neu' });
	anbieter.konten.set('thea', { given_name: 'Thea' });
	const page = await neu();
	const stoerungen = lausche(page);
	await page.goto('/login');
	await page.getByRole('button', { name: 'Weiter mit Musterkonto' }).click();
	await beimAnbieter(page, 'nele');
	await fertig(page, 'Noch kein verbundenes Konto');
	await page.getByText('nele@neu.test').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: 'Zugang anfragen' }).click();
	await page.getByText('Dies ist ein Pflichtfeld').waitFor();
	await page.getByRole('combobox', { name: 'Einsatzstelle oder Einsatzort' }).click();
	await page.getByRole('option').first().click();
	await page.getByLabel('Nachricht').fill('Ich betreue ab Mai.');
	await page.getByRole('button', { name: 'Zugang anfragen' }).click();
	await fertig(page, 'Ihre Anfrage ist gesendet');
	await page.reload();
	await fertig(page, 'Der Link ist ungültig oder abgelaufen.');

	const andere = await neu();
	await andere.goto('/login');
	await andere.getByRole('button', { name: 'Weiter mit Musterkonto' }).click();
	await beimAnbieter(andere, 'thea');
	await andere.getByText('Der Anbieter hat keine bestätigte E-Mail-Adresse von Ihnen genannt.').waitFor();
	await andere.getByRole('link', { name: 'Anmelden und verbinden' }).click();
	await melde(andere, 'traeger@demo.test');
	await fertig(andere, 'Konto verbinden');
	await andere.getByRole('button', { name: 'Konto verbinden' }).click();
	await andere.getByText(/^Ihr Konto ist seit .* mit Musterkonto verbunden\.$/).waitFor();
	expect(stoerungen).toEqual([]);
});
