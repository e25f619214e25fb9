import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, oeffne, sende } from '../browser.ts';
import { bestaetigeAdresse, linkAus } from '../post.ts';

/** Terms change after the agreement: each side sees what, by whom, since its own last look, and agrees to just that. */

const EMAIL = 'rieke@redline.test';

let admin: Page;
let traeger: Page;
let verein: Page;
let freiwillige: Page;
/** Address of the file, and the call that changes its contract. */
let akte: string;
let vertrag: string;
let stoerungen: string[];

beforeAll(async () => {
	[admin, traeger, verein] = await Promise.all([
		alsBenutzer('admin@demo.test'),
		alsBenutzer('traeger@demo.test'),
		alsBenutzer('verein2@demo.test'),
	]);
	freiwillige = await oeffne();
	stoerungen = [traeger, verein, freiwillige].flatMap(lausche);
}, 60_000);

/** A place of the second Einsatzstelle with room for one more in FSJ. */
async function freierPlatz(dienstartID: string): Promise<string> {
	const orte = await frage<{ id: string; typ: string }[]>(verein, '/v1/adresse');
	for (const { id } of orte.filter((o) => o.typ === 'EINSATZORT')) {
		type Zeile = { dienstartID: string; zugeteilt: number; minimum: number };
		const zeilen = await frage<Zeile[]>(verein, `/v1/adresse/${id}/kontingente/blocked`);
		if (zeilen.some((z) => z.dienstartID === dienstartID && z.zugeteilt > z.minimum)) return id;
	}
	throw new Error('Die Demo hat an der zweiten Einsatzstelle keinen freien Platz');
}

/** Somebody with an account whose contract is agreed on. */
async function geeinigt(): Promise<string> {
	const dienstarten = await frage<{ id: string; key: string }[]>(traeger, '/v1/stammdaten/dienstart');
	const dienstartID = dienstarten.find((d) => d.key === 'FSJ')?.id ?? '';
	const { id } = await sende<{ id: string }>(freiwillige, 'post', '/v1/freiwilliger/registrierung', {
		vorname: 'Rieke',
		nachname: 'Redline',
		geschlecht: 'W',
		geburtsdatum: '2004-05-06',
		email: EMAIL,
		mobil: '+49 151 1234567',
		plz: '35576',
		ort: 'Wetzlar',
		passwort: 'Sicheres-Wort-7',
		datenschutz: true,
		dienstartWunschID: dienstartID,
		wuensche: [{ einsatzortID: await freierPlatz(dienstartID), dienstartID }],
	});
	await freiwillige.goto(await linkAus(admin, 'OPTIN_FREIWILLIGER', EMAIL));
	await bestaetigeAdresse(freiwillige, 'Sicheres-Wort-7');
	await freiwillige.getByRole('link', { name: 'Zu meinem Bereich' }).click();
	await freiwillige.waitForURL(/\/admin\/?$/);
	const { wuensche } = await frage<{ wuensche: { id: string }[] }>(traeger, `/v1/freiwilliger/${id}/bewerbung`);
	const { user } = await frage<{ user: { id: string } }>(verein, '/v1/auth/check');
	const wunsch = `/v1/freiwilliger/wunsch/${wuensche[0]?.id}`;
	await sende(traeger, 'post', `${wunsch}/verhandlung`, { betreuerUserID: user.id });
	const { heute } = await frage<{ heute: string }>(traeger, '/v1/system/info');
	const vertragsbeginn = `${addiereMonate(heute, 1).slice(0, 7)}-01`;
	const vertragsende = addiereTage(addiereMonate(vertragsbeginn, 6), -1);
	await sende(traeger, 'post', `${wunsch}/einigung`, { vertragsbeginn, vertragsende });
	return id;
}

const zeile = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name} alt:`) });
const seit = (page: Page, was: string) => page.getByRole('button', { name: was });
async function oeffneVertrag(page: Page): Promise<void> {
	await page.goto(`${akte}/vertrag`);
	await fertig(page, /Redline/);
}

test('somebody comes to an agreement', { timeout: 90_000 }, async () => {
	const id = await geeinigt();
	akte = `/admin/freiwillige/${id}`;
	const { vertraege } = await frage<{ vertraege: { id: string }[] }>(traeger, `/v1/freiwilliger/${id}`);
	vertrag = `/v1/freiwilliger/${id}/vertrag/${vertraege[0]?.id}`;
});

test('the site sees what the provider changed, once as new, and agrees to exactly that', async () => {
	await oeffneVertrag(verein);
	await sende(traeger, 'put', vertrag, { urlaubstage: 30, estBeitrag: 444 });
	await verein.goto('/admin');
	await verein.getByRole('link', { name: 'Zustimmen: Vertragsbedingungen geändert: Rieke Redline' }).waitFor();
	await verein.goto(akte);
	await fertig(verein, /Redline/);
	await verein.getByRole('link', { name: 'Vertrag 2 Änderungen' }).click();
	await zeile(verein, 'Urlaubstage').getByText('30 Tage').waitFor();
	await expect
		.poll(() => zeile(verein, 'Urlaubstage').textContent())
		.toMatch(/alt: \d+ Tage.*neu: 30 Tage.*Sabine Koch \(Träger\)/);
	await expect.poll(() => zeile(verein, 'Einsatzstellenbeitrag').textContent()).toContain('Träger, Einsatzstelle');
	await verein.getByText('Ihre Zustimmung ist erforderlich').waitFor();
	expect(await barrieren(verein)).toEqual([]);
	// Seen: the tab counts nothing any more, but what was new stays until one leaves.
	await verein.getByRole('link', { name: 'Vertrag', exact: true }).waitFor();
	await expect.poll(() => zeile(verein, 'Urlaubstage').count()).toBe(1);

	await verein.getByRole('button', { name: 'Änderungen zustimmen' }).click();
	await verein.getByText('Sie haben den geänderten Bedingungen zugestimmt').waitFor();
	await verein.getByText(/Sie haben zugestimmt: /).waitFor();
	await expect.poll(() => verein.getByText('Ihre Zustimmung ist erforderlich').count()).toBe(0);
	await verein.reload();
	await fertig(verein, /Redline/);
	// Nothing is new and nobody has to agree: one line says what has changed, and opens it.
	await verein.getByRole('button', { name: '2 Angaben seit der Einigung geändert' }).click();
	await seit(verein, 'seit meinem letzten Besuch').click();
	await verein.getByText('Seit Ihrem letzten Besuch hat sich an den Vertragsbedingungen nichts geändert.').waitFor();
	await seit(verein, 'seit der Einigung').click();
	await zeile(verein, 'Urlaubstage').waitFor();
});

test('the volunteer is led to it from the start page, and sees nothing that others settle among themselves', async () => {
	const page = freiwillige;
	await page.goto('/admin');
	await page.getByText('Vertragsbedingungen geändert: bitte ansehen').waitFor();
	await page.getByRole('link', { name: /^Ansehen: Vertragsbedingungen/ }).click();
	await fertig(page, 'Mein Vertrag');
	await zeile(page, 'Urlaubstage').getByText('30 Tage').waitFor();
	await page.getByText('Sie: Urlaubstage (mit Ihrer Unterschrift)').waitFor();
	await expect.poll(() => page.getByText('Einsatzstellenbeitrag').count()).toBe(0);
	await expect.poll(() => page.getByText('444').count()).toBe(0);
	await expect.poll(() => page.getByRole('button', { name: 'Änderungen zustimmen' }).count()).toBe(0);
	expect(await barrieren(page)).toEqual([]);
	await page.goto('/admin');
	await fertig(page);
	await expect.poll(() => page.getByText('Vertragsbedingungen geändert: bitte ansehen').count()).toBe(0);
});

test('any two versions are compared, and concluding the contract names who has not agreed', async () => {
	await sende(verein, 'put', vertrag, { urlaubstage: 28 });
	await oeffneVertrag(traeger);
	await traeger.getByRole('combobox', { name: 'Von Fassung' }).click();
	await traeger
		.getByRole('option', { name: /^\d+: Änderung/ })
		.last()
		.click();
	await zeile(traeger, 'Urlaubstage').getByText('28 Tage').waitFor();
	await expect.poll(() => zeile(traeger, 'Urlaubstage').textContent()).toMatch(/alt: 30 Tage.*neu: 28 Tage/);
	await expect.poll(() => zeile(traeger, 'Einsatzstellenbeitrag').count()).toBe(0);
	await traeger.getByRole('button', { name: 'Vertragsabschluss …' }).first().click();
	await traeger.getByText(/Zustimmung zu geänderten Bedingungen steht noch aus: Ihre eigene, Freiwillige\./).waitFor();
});

test('no page was disturbed', () => {
	expect(stoerungen).toEqual([]);
});
