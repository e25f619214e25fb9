import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche } from '../browser.ts';

/** The wording of mails: looked at with the data of a volunteer, tried out, changed, refused, changed by another. */

let admin: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
});

const knopf = (name: string | RegExp) => admin.getByRole('button', { name });
const feld = (name: string) => admin.getByRole('textbox', { name, exact: true });
const vorschau = () => admin.frameLocator('iframe[title="Vorschau"]').locator('body');
const oeffne = async (key: string, titel: string) => {
	await admin.goto(`/admin/system/mails/${key}`);
	await fertig(admin, titel);
};

interface Mail {
	readonly id: string;
	readonly betreff: string | null;
	readonly an: string | null;
}

test('preview and test mail tell of the volunteer one looks for, and of an example without', async () => {
	const stoerungen = lausche(admin);
	await oeffne('NEUE_BEWERBUNG', 'Neue Bewerbung (Einsatzort)');
	await vorschau().getByText('Guten Tag Mara Muster,').waitFor();

	const wahl = admin.getByRole('combobox', { name: 'Daten für Vorschau und Test-E-Mail' });
	await wahl.click();
	await admin.getByText('Bitte geben Sie mindestens zwei Zeichen ein').waitFor();
	await wahl.fill('hoffmann lena');
	await admin
		.getByRole('option', { name: /Hoffmann, Lena Marie/ })
		.first()
		.click();
	await vorschau().getByText('Lena Marie Hoffmann').waitFor();
	await vorschau().getByText('Guten Tag Andrea Vogt,').waitFor();
	expect(await barrieren(admin)).toEqual([]);

	await knopf('Test-E-Mail an mich').click();
	await admin.getByText('Die Test-E-Mail ist unterwegs zu Ihnen').waitFor();
	const angekommen = async () => {
		const mails = await frage<Mail[]>(admin, '/v1/mails?schluessel=NEUE_BEWERBUNG');
		const probe = mails.find(({ an, betreff }) => an === 'admin@demo.test' && betreff?.startsWith('Test: '));
		if (!probe) return '';
		const { inhalt } = await frage<{ inhalt: { text: string } | null }>(admin, `/v1/mails/${probe.id}`);
		return inhalt?.text ?? '';
	};
	await expect.poll(angekommen, { timeout: 30_000 }).toContain('Lena Marie Hoffmann');

	await wahl.fill('xyzxyzxyz');
	await admin.getByText('Niemand gefunden').waitFor();
	await admin.keyboard.press('Escape');
	await oeffne('WARTELISTE', 'Aufnahme in die Warteliste');
	await vorschau().getByText('Guten Tag Mara Muster,').waitFor();
	expect(stoerungen).toEqual([]);
});

test('Angaben, quotations and buttons are set without a sign of markup', async () => {
	const stoerungen = lausche(admin);
	await oeffne('NEUE_BEWERBUNG', 'Neue Bewerbung (Einsatzort)');
	await feld('Text').click();
	await admin.keyboard.press('Control+End');
	await admin.keyboard.press('Enter');
	await admin.keyboard.type('Ihr @mandant.kurz');
	await admin.keyboard.press('Enter');
	await knopf('Knopf einfügen').click();
	await expect.poll(() => vorschau().getByRole('link', { name: 'Im Portal ansehen' }).count()).toBe(1);
	await expect.poll(() => feld('Text').textContent()).not.toMatch(/\{\{|\]\(|^>/);
	expect(await barrieren(admin)).toEqual([]);
	expect(stoerungen).toEqual([]);
});

test('a mail that gathers is worded like the others', async () => {
	await admin.goto('/admin/system/mails');
	await fertig(admin, 'System-E-Mails');
	await admin
		.getByRole('row', { name: /Seminarnachweise zu prüfen/ })
		.getByRole('link')
		.click();
	await fertig(admin, 'Seminarnachweise zu prüfen (täglich gesammelt)');
	await vorschau().getByText('Mara Muster: Einführungsseminar Eifel, 5 Tage').waitFor();
});

test('a refused change says where; one that met another’s stays until somebody decides', {
	timeout: 60_000,
}, async () => {
	await oeffne('SEMINAR_ABGESAGT', 'Seminar abgesagt');
	await feld('Betreff').click();
	await admin.keyboard.press('Control+A');
	await admin.keyboard.press('Delete');
	await knopf('Speichern').click();
	await admin.getByText('Dies ist ein Pflichtfeld').first().waitFor();
	await expect.poll(() => feld('Betreff').getAttribute('aria-invalid')).toBe('true');
	await admin.getByRole('alert').getByRole('link', { name: 'Betreff' }).click();
	await expect.poll(() => feld('Betreff').evaluate((f) => f === document.activeElement)).toBe(true);
	expect(await barrieren(admin)).toEqual([]);

	const andere = await admin.context().newPage();
	await andere.goto('/admin/system/mails/SEMINAR_ABGESAGT');
	await fertig(andere, 'Seminar abgesagt');
	await andere.getByRole('textbox', { name: 'Betreff', exact: true }).click();
	await andere.keyboard.press('End');
	await andere.keyboard.type(' entfällt');
	await andere.getByRole('button', { name: 'Speichern' }).click();
	await andere.getByText('E-Mail gespeichert').waitFor();
	await andere.close();

	await feld('Betreff').click();
	await admin.keyboard.type('Fällt aus');
	await knopf('Speichern').click();
	await admin.getByText('Gespeichert ist inzwischen etwas anderes bei: Betreff.').waitFor();
	await expect.poll(() => feld('Betreff').textContent()).toContain('Fällt aus');
	await knopf('Die anderen übernehmen').click();
	await expect.poll(() => feld('Betreff').textContent()).toContain('entfällt');
	expect(await barrieren(admin)).toEqual([]);
});
