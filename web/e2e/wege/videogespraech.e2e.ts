import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startePortal } from '#scripts/test/portal.ts';
import { alsBenutzer, barrieren, beziehe, dialog, fertig, frage, lausche, oeffne, schliesse } from '../browser.ts';
import { HANDY, passtAufsHandy } from '../menschen.ts';
import { linkAus } from '../post.ts';
import { amBeginn, mitDaten } from '../seite.ts';
import { alsFreiwillige, type Freiwillige } from '../verwaltung/freiwillige.ts';

/** A talk over the net: rooms are set up, times offered, one is chosen by the link of a mail, moved, and called off. */

/** With a portal of its own: others find nothing set up. */
beforeAll(async () => {
	await beziehe(startePortal());
}, 120_000);

interface Bewerbung {
	readonly freiwilligerID: string;
	readonly status: number;
}

/** Somebody who has applied, and has an account. */
async function bewerber(page: Page): Promise<Freiwillige> {
	const liste = await frage<Bewerbung[]>(page, '/v1/freiwilliger/bewerbungen?groesse=100');
	for (const { freiwilligerID: id, status } of liste) {
		if (![0, 2000].includes(status)) continue;
		const akte = await frage<{ vorname: string; nachname: string; email: string; hatKonto: boolean }>(
			page,
			`/v1/freiwilliger/${id}`,
		);
		if (akte.hatKonto) return { id, name: `${akte.nachname}, ${akte.vorname}`, email: akte.email };
	}
	throw new Error('Niemand hat sich beworben');
}

async function fuelleTermin(page: Page, nr: number, tag: string, uhrzeit: string): Promise<void> {
	const termin = dialog(page).getByRole('group', { name: `Termin ${nr}`, exact: true });
	await termin.getByRole('textbox', { name: 'Tag' }).fill(tag);
	await termin.getByRole('textbox', { name: 'Uhrzeit' }).fill(uhrzeit);
}

test('times are offered, one is chosen on a telephone, moved on the own page, and the talk called off', {
	timeout: 180_000,
}, async () => {
	const admin = await alsBenutzer('admin@demo.test', '/admin/system/integrationen');
	const stoerungen = lausche(admin);
	await fertig(admin, 'Integrationen');
	const karte = admin.getByRole('article').filter({ has: admin.getByRole('heading', { name: 'Videogespräche' }) });
	await karte.getByText('nicht verbunden').waitFor();
	await karte.getByRole('button', { name: 'Einrichten …' }).click();
	await dialog(admin).getByLabel('Adresse der Räume').fill('http://meet.example.org/{zufall}');
	await dialog(admin).getByRole('button', { name: 'Speichern' }).click();
	await dialog(admin)
		.getByText(/Bitte geben Sie eine Adresse mit https:/)
		.first()
		.waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await dialog(admin).getByLabel('Adresse der Räume').fill('https://meet.example.org/{zufall}');
	await dialog(admin).getByRole('button', { name: 'Speichern' }).click();
	await karte.getByText('eingeschaltet').waitFor();
	await karte.getByRole('button', { name: 'Geheimnis erzeugen …' }).click();
	await dialog(admin).getByRole('button', { name: 'Erzeugen' }).click();
	await dialog(admin)
		.getByText(/^[\w-]{43}$/)
		.waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await dialog(admin).getByRole('button', { name: 'Fertig' }).click();

	const wer = await bewerber(admin);
	await admin.goto(`/admin/freiwillige/${wer.id}`);
	await fertig(admin);
	await admin
		.getByRole('button', { name: /^Weitere Aktionen zu/ })
		.first()
		.click();
	await admin.getByRole('menuitem', { name: 'Videogespräch …' }).click();
	await fuelleTermin(admin, 1, '04.03.2030', '9:30');
	await dialog(admin).getByRole('button', { name: 'Weiterer Termin' }).click();
	await dialog(admin).getByRole('button', { name: 'Weiter …' }).click();
	await dialog(admin).getByText('Bitte geben Sie einen Tag an.').first().waitFor();
	await fuelleTermin(admin, 2, '05.03.2030', '14');
	// What was missing isn't any more.
	await expect
		.poll(() => dialog(admin).getByRole('textbox', { name: 'Tag' }).nth(1).getAttribute('aria-invalid'))
		.not.toBe('true');
	expect(await barrieren(admin)).toEqual([]);
	await dialog(admin).getByRole('button', { name: 'Weiter …' }).click();
	await dialog(admin).getByRole('button', { name: 'Termine anbieten, eine E-Mail senden' }).click();
	await admin.getByText('Zur Wahl stehen: 04.03.2030 - 09:30 Uhr, 05.03.2030 - 14:00 Uhr').waitFor();

	const link = await linkAus(admin, 'MEETING_TERMINE', wer.email);
	const telefon = await oeffne(HANDY);
	stoerungen.push(...lausche(telefon));
	await amBeginn(telefon, '**/api/v1/parameter', mitDaten({ isMobilFuerLinks: true }));
	await telefon.goto(link);
	await fertig(telefon, 'Wann passt es Ihnen?');
	await telefon.getByRole('radio', { name: 'Montag, 4. März 2030, 09:30 Uhr' }).check();
	await passtAufsHandy(telefon);
	expect(await barrieren(telefon)).toEqual([]);
	await telefon.getByRole('button', { name: 'Diesen Termin wählen' }).tap();
	await fertig(telefon, 'Ihr Gespräch ist vereinbart');
	await telefon.goto(link);
	await fertig(telefon, 'Dieser Link gilt nicht mehr');
	await schliesse(telefon);

	const page = await alsFreiwillige(admin, wer);
	stoerungen.push(...lausche(page));
	await page.goto('/admin/');
	await fertig(page);
	const gespraech = page.getByRole('listitem').filter({ hasText: 'Montag, 4. März 2030, 09:30 Uhr' });
	await expect
		.poll(() => gespraech.getByRole('link', { name: 'Teilnehmen' }).getAttribute('href'))
		.toMatch(/^https:\/\/meet\.example\.org\/[a-z2-9]{24}$/);
	expect(await barrieren(page)).toEqual([]);
	await gespraech.getByRole('button', { name: 'Termin ändern …' }).click();
	await dialog(page).getByText('Sie können den Termin noch 2-mal ändern.').waitFor();
	await dialog(page).getByRole('radio', { name: 'Dienstag, 5. März 2030, 14:00 Uhr' }).check();
	expect(await barrieren(page)).toEqual([]);
	await dialog(page).getByRole('button', { name: 'Termin wählen' }).click();
	await page.getByText('Dienstag, 5. März 2030, 14:00 Uhr').waitFor();

	await admin.reload();
	await fertig(admin);
	await admin.getByText('05.03.2030 - 14:00 Uhr').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await admin.getByRole('button', { name: 'Videogespräch am 05.03.2030 - 14:00 Uhr: weitere Schritte' }).click();
	await admin.getByRole('menuitem', { name: 'Absagen …' }).click();
	await dialog(admin)
		.getByRole('button', { name: /^Gespräch absagen, \d E-Mails senden$/ })
		.click();
	await admin.getByText('Das Videogespräch ist abgesagt').waitFor();
	await admin
		.getByText(/Abgesagt/)
		.first()
		.waitFor();
	await page.reload();
	await fertig(page);
	await expect.poll(() => page.getByRole('link', { name: 'Teilnehmen' }).count()).toBe(0);
	expect(stoerungen).toEqual([]);
});

test('the contact may bring the time of a talk along', { timeout: 90_000 }, async () => {
	const traeger = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(traeger);
	const wer = await unberuehrter(traeger);
	await traeger.goto(`/admin/freiwillige/${wer}`);
	await fertig(traeger);
	await traeger
		.getByRole('button', { name: /^Kontaktieren/ })
		.first()
		.click();
	await dialog(traeger).getByRole('checkbox', { name: 'Mit Videotermin' }).check();
	await fuelleTermin(traeger, 1, '06.03.2030', '10:00');
	expect(await barrieren(traeger)).toEqual([]);
	await dialog(traeger)
		.getByRole('button', { name: /^Kontaktieren/ })
		.click();
	await traeger.getByText('06.03.2030 - 10:00 Uhr').waitFor();
	expect(stoerungen).toEqual([]);
});

/** Somebody whom nothing keeps from the first contact. */
async function unberuehrter(page: Page): Promise<string> {
	const liste = await frage<Bewerbung[]>(page, '/v1/freiwilliger/bewerbungen?groesse=100');
	for (const { freiwilligerID: id } of liste) {
		const akte = await frage<{ aktionen: { aktion: string; erlaubt: boolean }[] }>(
			page,
			`/v1/freiwilliger/${id}/bewerbung`,
		);
		const moeglich = akte.aktionen.filter(({ aktion }) => aktion === 'kontaktieren');
		if (moeglich.some(({ erlaubt }) => erlaubt) && moeglich.every(({ erlaubt }) => erlaubt)) return id;
	}
	throw new Error('Niemand wartet auf den ersten Kontakt');
}
