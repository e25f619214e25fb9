import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_KENNWORT } from '#scripts/seed/demo.ts';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, melde, oeffne } from '../browser.ts';

/** Accounts: invited, accepted, changed, blocked; requests decided; nobody else gets there. */

const EMAIL = 'mirko.hartwig@benutzer.test';

/** The page that the newest invitation to this address leads to. */
async function linkAus(admin: Page): Promise<string> {
	let link = '';
	await expect
		.poll(
			async () => {
				const mails = await frage<{ id: string; schluessel: string; an: string | null }[]>(admin, '/v1/mails');
				const mail = mails.find((m) => m.schluessel === 'USER_EINLADUNG' && m.an === EMAIL);
				if (!mail) return '';
				const { inhalt } = await frage<{ inhalt: { text: string } | null }>(admin, `/v1/mails/${mail.id}`);
				link = /https?:\/\/[^/]+(\/einladung\/benutzer\/[\w-]{43})/.exec(inhalt?.text ?? '')?.[1] ?? '';
				return link;
			},
			{ timeout: 30_000 },
		)
		.not.toBe('');
	return link;
}

test('an invitation becomes an account that can be changed and blocked', { timeout: 120_000 }, async () => {
	const admin = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(admin);
	await admin.goto('/admin');
	await admin.getByRole('link', { name: 'Benutzer', exact: true }).click();
	await fertig(admin, 'Benutzer');
	await admin.getByRole('button', { name: 'Einladen …' }).click();
	const fenster = dialog(admin);
	await fenster.getByRole('button', { name: 'Weiter …' }).click();
	await fenster.getByText('Bitte prüfen Sie 4 Angaben.').waitFor();
	await fenster.getByText('Bitte ordnen Sie mindestens eine Einsatzstelle zu.').waitFor();
	await admin.waitForTimeout(150);
	expect(await barrieren(admin)).toEqual([]);
	await fenster.getByLabel('E-Mail').fill('verein@demo.test');
	await fenster.getByText(/^Zu dieser Adresse gibt es schon einen Benutzer/).waitFor();
	await fenster.getByLabel('E-Mail').fill(EMAIL);
	await fenster.getByText('Noch kein Benutzer mit dieser Adresse.').waitFor();
	await fenster.getByLabel('Vorname').fill('Mirko');
	await fenster.getByLabel('Nachname').fill('Hartwig');
	await fenster.getByRole('combobox', { name: 'Einsatzstellen' }).fill('Wetzlar');
	await admin.getByRole('option').first().click();
	await fenster.getByRole('button', { name: 'Weiter …' }).click();
	await fenster.getByRole('button', { name: 'Einladen', exact: true }).click();
	await admin.getByText(`Einladung an ${EMAIL} gesendet`).waitFor();

	const link = await linkAus(admin);
	const gast = await oeffne();
	const gastStoerungen = lausche(gast);
	for (let mal = 0; mal < 2; mal++) {
		await gast.goto(link);
		await fertig(gast, 'Einladung ins Freiwilligenportal');
	}
	await gast.getByText('Andrea Vogt lädt Sie ein').waitFor();
	await gast.getByText('Einsatzstelle (MA Verein)').waitFor();
	expect(await barrieren(gast)).toEqual([]);
	await gast.getByRole('textbox', { name: 'Kennwort', exact: true }).fill(DEMO_KENNWORT);
	await gast.getByRole('textbox', { name: 'Kennwort wiederholen', exact: true }).fill(DEMO_KENNWORT);
	await gast.getByRole('button', { name: 'Einladung annehmen' }).click();
	await fertig(gast, 'Willkommen im Freiwilligenportal');
	await gast.getByRole('link', { name: 'Zum Portal' }).click();
	await gast.getByRole('button', { name: /Mirko Hartwig/ }).waitFor();

	await gast.getByRole('heading', { name: 'Ihre ersten Schritte' }).waitFor();
	await gast.getByRole('link', { name: /^Einsatzort beschreiben/ }).waitFor();
	expect(await barrieren(gast)).toEqual([]);
	await gast.getByRole('button', { name: 'Nicht mehr zeigen' }).click();
	await gast.getByRole('heading', { name: 'Ihre ersten Schritte' }).waitFor({ state: 'detached' });
	await gast.reload();
	await fertig(gast, /Mirko Hartwig/);
	await expect.poll(() => gast.getByRole('heading', { name: 'Ihre ersten Schritte' }).count()).toBe(0);

	await gast.goto('/admin/benutzer');
	await gast.getByRole('heading', { name: 'Das dürfen Sie leider nicht' }).waitFor();
	await gast.goto(link);
	await fertig(gast, 'Der Link ist ungültig oder abgelaufen.');

	await admin.goto(`/admin/benutzer?text=${EMAIL}`);
	await admin.getByRole('link', { name: 'Hartwig, Mirko' }).click();
	await fertig(admin, 'Mirko Hartwig');
	await admin.getByRole('checkbox', { name: 'Träger (MA Verwaltung)' }).check();
	await admin.getByRole('button', { name: 'Speichern', exact: true }).click();
	await admin.getByText(/hat die Rollen geändert: bisher Einsatzstelle/).waitFor();
	await gast.goto('/admin/statuswechsel');
	await fertig(gast, 'Statusänderungen');

	await admin.getByRole('button', { name: 'Sperren …' }).click();
	await dialog(admin).getByRole('button', { name: 'Sperren' }).click();
	await admin.getByText('Mirko Hartwig ist gesperrt').waitFor();
	await gast.goto('/admin/statuswechsel');
	await gast.waitForURL(/\/login/);
	await melde(gast, EMAIL);
	await gast.getByText('Ihr Benutzer wurde gesperrt. Sie können sich nicht anmelden.').waitFor();
	expect([...stoerungen, ...gastStoerungen]).toEqual([]);
});

test('invitations are sent again and taken back', { timeout: 60_000 }, async () => {
	const admin = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(admin);
	await admin.goto('/admin/benutzer/einladungen?text=Brandt');
	const menue = admin.getByRole('button', { name: 'Aktionen zu Brandt, Elke' });
	await menue.click();
	await admin.getByRole('menuitem', { name: 'Erneut senden …' }).click();
	await dialog(admin).getByRole('button', { name: 'E-Mail senden' }).click();
	await admin.getByText('Einladung an e.brandt@demo.test erneut gesendet').waitFor();
	await menue.click();
	await admin.getByRole('menuitem', { name: 'Zurückziehen …' }).click();
	await dialog(admin).getByRole('button', { name: 'Zurückziehen' }).click();
	await admin.getByText('Die Einladung an Elke Brandt ist zurückgezogen').waitFor();
	await admin.getByText('Mit diesen Filtern gibt es keine Einträge.').waitFor();
	expect(stoerungen).toEqual([]);
});

test('several join requests are accepted at once', { timeout: 60_000 }, async () => {
	const admin = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(admin);
	await admin.goto('/admin/benutzer/beitrittsanfragen');
	await fertig(admin, 'Beitrittsanfragen');
	for (const name of ['Kilb, Sabine', 'Bäcker, Norbert']) {
		await admin.getByRole('checkbox', { name: `${name} auswählen` }).check();
	}
	await admin.getByRole('button', { name: 'Annehmen …' }).click();
	await dialog(admin).getByText('2 Beitrittsanfragen annehmen').waitFor();
	await admin.waitForTimeout(150);
	expect(await barrieren(admin)).toEqual([]);
	await dialog(admin)
		.getByRole('button', { name: /^Annehmen/ })
		.click();
	await admin.getByText('2 Anfragen angenommen').waitFor();
	await admin.goto('/admin/benutzer?text=kilb');
	await admin.getByRole('row', { name: /Kilb, Sabine.*0000 \(OptIn\)/ }).waitFor();
	expect(stoerungen).toEqual([]);
});
