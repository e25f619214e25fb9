import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { alsBenutzer, dialog, fertig, frage, lausche, schliesse, waehle } from '../browser.ts';

/** The file of a volunteer: what blocks a step and how it is removed, who sees what, and who wrote it. */

let traeger: Page;
let verein: Page;
let freiwillige: Page;
let stoerungen: string[];
/** The volunteer of the demo login: seventeen, in negotiation with the first Einsatzstelle, without a guardian. */
let akte: string;

beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
	verein = await alsBenutzer('verein@demo.test');
	freiwillige = await alsBenutzer('freiwillig@demo.test');
	stoerungen = [traeger, verein, freiwillige].flatMap(lausche);
	const { user } = await frage<{ user: { freiwilligerID: string } }>(freiwillige, '/v1/auth/check');
	akte = `/admin/freiwillige/${user.freiwilligerID}`;
});

const verlauf = (page: Page) => page.getByRole('complementary', { name: 'Verlauf' });
const knopf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function oeffneAkte(page: Page, teil = ''): Promise<void> {
	await page.goto(akte + teil);
	await fertig(page, /Hoffmann/);
}

describe('a blocked step', () => {
	it('says why, and who can change it', async () => {
		await oeffneAkte(verein);
		await expect.poll(() => knopf(verein, 'Vertragseinigung …').first().isDisabled()).toBe(true);
		await knopf(verein, 'Warum geht das nicht?').click();
		const warum = verein.getByRole('dialog', { name: 'Warum geht das nicht?' });
		await warum
			.getByText('Für Minderjährige muss mindestens eine erziehungsberechtigte Person hinterlegt sein.')
			.waitFor();
		await warum.getByText('Hier muss jemand anderes handeln').waitFor();
		await expect.poll(() => warum.getByRole('button', { name: 'Person eintragen' }).count()).toBe(0);
		await expect.poll(() => warum.getByText(/^Kontingent: \d+ von \d+ Plätzen frei$/).count()).toBe(1);
		await verein.keyboard.press('Escape');
	});

	it('is opened by removing the reason right there', async () => {
		await oeffneAkte(traeger);
		await knopf(traeger, 'Warum geht das nicht?').click();
		await dialog(traeger).getByText('Das können Sie selbst beheben').waitFor();
		await dialog(traeger).getByRole('button', { name: 'Person eintragen' }).click();

		const eintragen = traeger.getByRole('dialog', { name: 'Person eintragen' });
		await waehle(eintragen, 'Verhältnis', 'Mutter');
		await eintragen.getByRole('textbox', { name: 'Vorname' }).fill('Petra');
		await eintragen.getByRole('textbox', { name: 'Nachname' }).fill('Hoffmann');
		await eintragen.getByRole('textbox', { name: 'E-Mail' }).fill('freiwillig@demo.test');
		await eintragen.getByRole('button', { name: 'Speichern' }).click();
		// The volunteer's own address doesn't do for a guardian.
		const eigeneAdresse = eintragen.getByRole('textbox', { name: 'E-Mail' });
		await expect.poll(() => eigeneAdresse.getAttribute('aria-invalid')).toBe('true');
		await eigeneAdresse.fill('petra.hoffmann@demo.test');
		await eintragen.getByRole('button', { name: 'Speichern' }).click();
		await eintragen.waitFor({ state: 'hidden' });

		await expect.poll(() => knopf(traeger, 'Vertragseinigung …').first().isEnabled()).toBe(true);
		await verein.reload();
		await expect.poll(() => knopf(verein, 'Vertragseinigung …').first().isEnabled()).toBe(true);
	});
});

describe('personal data', () => {
	const feld = (page: Page) => page.getByRole('group', { name: 'Ort', exact: true }).getByRole('textbox');

	it('are edited in place, refuse what is wrong, and tell it in the history', async () => {
		await oeffneAkte(traeger, '/daten');
		await knopf(traeger, 'Postleitzahl bearbeiten').click();
		const plz = traeger.getByRole('group', { name: 'Postleitzahl' }).getByRole('textbox');
		await plz.fill('123');
		await traeger.keyboard.press('Enter');
		await traeger.getByText('Bitte geben Sie eine gültige Postleitzahl ein').waitFor();
		await plz.fill('35578');
		await traeger.keyboard.press('Enter');
		await knopf(traeger, 'Postleitzahl bearbeiten').waitFor();
		await verlauf(traeger).getByText('35578').first().waitFor();
	});

	it('show what somebody else has saved meanwhile, and leave the choice', async () => {
		const admin = await alsBenutzer('admin@demo.test');
		await oeffneAkte(traeger, '/daten');
		await oeffneAkte(admin, '/daten');
		for (const page of [traeger, admin]) await knopf(page, 'Ort bearbeiten').click();
		await feld(admin).fill('Braunfels');
		await admin.keyboard.press('Enter');
		await knopf(admin, 'Ort bearbeiten').waitFor();

		await feld(traeger).fill('Solms');
		await traeger.keyboard.press('Enter');
		await traeger
			.getByRole('alert')
			.getByText(/Braunfels/)
			.waitFor();
		await traeger.getByRole('alert').getByRole('button').first().click();
		await knopf(traeger, 'Ort bearbeiten').waitFor();
		await admin.reload();
		await admin.getByRole('main').getByText('Solms').first().waitFor();
		await schliesse(admin);
	});
});

describe('remarks', () => {
	it('reach those they are meant for', async () => {
		await oeffneAkte(traeger);
		await knopf(traeger, 'Bemerkung schreiben').click();
		const formular = traeger.getByRole('form', { name: 'Bemerkung schreiben' });
		await formular.getByRole('textbox', { name: 'Bemerkung' }).fill('Nur unter uns: bitte bald anrufen.');
		await formular.getByRole('button', { name: 'Speichern' }).click();
		await verlauf(traeger).getByText('Nur unter uns: bitte bald anrufen.').waitFor();

		await oeffneAkte(verein);
		await expect.poll(() => verlauf(verein).getByText('Nur unter uns').count()).toBe(0);
		await knopf(verein, 'Bemerkung schreiben').click();
		await verein.getByRole('textbox', { name: 'Bemerkung' }).fill('Kommt am Dienstag zum Probetraining.');
		await verein.getByRole('form', { name: 'Bemerkung schreiben' }).getByRole('button', { name: 'Speichern' }).click();
		await verlauf(verein).getByText('Kommt am Dienstag zum Probetraining.').waitFor();
		await traeger.reload();
		await verlauf(traeger).getByText('Kommt am Dienstag zum Probetraining.').waitFor();
	});
});

describe('as of a day', () => {
	it('shows the file as it was, and what has changed since', async () => {
		await oeffneAkte(traeger);
		const [start] = await frage<{ zeit: string }[]>(
			traeger,
			`/v1/freiwilliger/${akte.split('/').at(-1)}/historie`,
		).then((zeilen) => zeilen.toReversed());
		const tag = start?.zeit.slice(0, 10) ?? '';
		await traeger.goto(`${akte}/stand?am=${tag}`);
		await fertig(traeger, /Hoffmann/);
		await traeger
			.getByText(/^Stand am /)
			.first()
			.waitFor();
		await traeger.getByText('0000 (OptIn)', { exact: true }).first().waitFor();
		await expect.poll(() => traeger.getByRole('button', { name: /bearbeiten$|…$/ }).count()).toBe(0);
		await traeger
			.getByRole('row', { name: /Petra|Erziehungsberechtigte|Einsatzort/ })
			.first()
			.waitFor();
		await knopf(traeger, 'Nächstes Ereignis').click();
		await traeger.getByText('2000 (Beworben)', { exact: true }).first().waitFor();
		await traeger.getByRole('link', { name: 'Zurück zu heute' }).click();
		await knopf(traeger, 'Bemerkung schreiben').waitFor();
	});
});

describe('the volunteer', () => {
	it('withdraws an application and takes it back', async () => {
		await freiwillige.goto('/admin/meine-bewerbungen');
		await fertig(freiwillige, 'Meine Bewerbungen');
		const letzte = freiwillige.getByRole('article').last();
		const ort = (await letzte.getAttribute('aria-label')) ?? (await letzte.getByRole('heading').textContent()) ?? '';
		await letzte.getByRole('button', { name: 'Zurückziehen …' }).click();
		await dialog(freiwillige).getByRole('textbox').fill('Zu weit weg.');
		await dialog(freiwillige).getByRole('button', { name: 'Zurückziehen' }).click();
		await dialog(freiwillige).waitFor({ state: 'hidden' });
		await freiwillige.getByText('9000 (Abgesagt)').first().waitFor();
		await oeffneAkte(traeger);
		await verlauf(traeger)
			.getByText(new RegExp(`${ort}.*zurückgezogen|zurückgezogen.*${ort}`))
			.first()
			.waitFor();
		await freiwillige
			.getByRole('button', { name: /Reaktivieren/ })
			.first()
			.click();
		await expect.poll(() => freiwillige.getByText('9000 (Abgesagt)').count()).toBe(0);
	});
});

it('no page was disturbed', () => {
	expect(stoerungen).toEqual([]);
});
