import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { testjetzt } from '#scripts/test/uhr.ts';
import { alsBenutzer, barrieren, fertig, lausche, oeffne, portalAdresse, schliesse, sende } from '../browser.ts';
import { HANDY, passtAufsHandy } from '../menschen.ts';
import { linkAus } from '../post.ts';
import { amBeginn, mitDaten } from '../seite.ts';
import { alsFreiwillige, dienstleistende, type Freiwillige } from './freiwillige.ts';

/** What reaches people outside the portal: an offered place answered on a telephone, seminars in a calendar. */

let admin: Page;
let traeger: Page;
let eine: Freiwillige;
let andere: readonly Freiwillige[];
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
	traeger = await alsBenutzer('traeger@demo.test');
	[eine, ...andere] = (await dienstleistende(traeger, 3, true)) as [Freiwillige, ...Freiwillige[]];
});

const tagIn = (tage: number): string => new Date(testjetzt().getTime() + tage * 86_400_000).toISOString().slice(0, 10);

/** Published, with one place, in three weeks. */
async function seminar(bezeichnung: string): Promise<string> {
	const termine = [{ von: tagIn(21), bis: tagIn(22), beginn: '10:00', ende: '16:00' }];
	const ort = { ort: 'Jugendherberge', adresse: 'Am Stadtpark 1, 35576 Wetzlar' };
	const angaben = { bezeichnung, seminartypID: 'FREI', geplanteTage: 2, termine, maxTeilnehmer: 1, ...ort };
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/seminar', angaben);
	await sende(traeger, 'put', `/v1/seminar/${id}`, { status: 1000 });
	return id;
}
const meldeAn = (wer: Freiwillige, id: string) => sende(traeger, 'post', `/v1/${wer.id}/seminarplanung/seminar/${id}`);
const meldeAb = (wer: Freiwillige, id: string) => sende(traeger, 'delete', `/v1/seminar/${id}/teilnehmer/${wer.id}`);

test.each([
	[0, 'Platz annehmen', 'Sie haben den Platz angenommen', 'Sie haben in diesem Seminar schon einen Platz.'],
	[1, 'Platz ablehnen', 'Sie haben den Platz abgelehnt', 'Der Platz ist nicht mehr für Sie reserviert.'],
])('on a telephone, %i: %s', async (wer, verb, danach, spaeter) => {
	const gefragt = andere[wer] as Freiwillige;
	const id = await seminar(`Rudern: ${verb}`);
	await meldeAn(eine, id);
	await meldeAn(gefragt, id);
	await meldeAb(eine, id);
	const link = await linkAus(admin, 'SEMINAR_ANGEBOT', gefragt.email);
	const telefon = await oeffne(HANDY);
	const stoerungen = lausche(telefon);
	await telefon.goto(link);
	await fertig(telefon, 'Auf Desktop wechseln');
	await telefon.getByText(/nehmen Sie einen Seminarplatz an oder lehnen ihn ab/).waitFor();
	await amBeginn(telefon, '**/api/v1/parameter', mitDaten({ isMobilFuerLinks: true }));
	for (const _ of [1, 2]) {
		await telefon.goto(link);
		await fertig(telefon, 'Ein Platz ist für Sie frei');
	}
	await telefon.getByText('Jugendherberge, Am Stadtpark 1, 35576 Wetzlar').waitFor();
	await passtAufsHandy(telefon);
	expect(await barrieren(telefon)).toEqual([]);
	await telefon.getByRole('button', { name: verb }).tap();
	await fertig(telefon, danach);
	await telefon.getByText(/^Sie können diese Seite schließen/).waitFor();
	expect(await barrieren(telefon)).toEqual([]);
	expect(stoerungen).toEqual([]);
	await telefon.goto(link);
	await fertig(telefon, 'Dieser Link gilt nicht mehr');
	await telefon.getByText(spaeter).waitFor();
	await passtAufsHandy(telefon);
	await schliesse(telefon);
	await sende(traeger, 'put', `/v1/seminar/${id}`, { status: 9000, grund: 'Nur ein Versuch' });
});

/** The address that is shown once, as a calendar program fetches it. */
async function abgerufen(page: Page): Promise<number> {
	const adresse = (await page.getByRole('status', { name: 'Adresse des Kalenders' }).textContent()) ?? '';
	const antwort = await page.request.get(`${portalAdresse()}${new URL(adresse).pathname}`);
	expect(antwort.headers()['content-type']).toBe('text/calendar; charset=utf-8');
	expect(await antwort.text()).toMatch(/^BEGIN:VCALENDAR/);
	return antwort.status();
}

test('a volunteer subscribes to the own seminars, and takes the address back', async () => {
	const page = await alsFreiwillige(admin, eine);
	const stoerungen = lausche(page);
	await page.goto('/admin/meine-seminare');
	await fertig(page, 'Meine Seminare');
	await page.getByRole('button', { name: 'Adresse erstellen' }).click();
	await page.getByText('Diese Adresse sehen Sie nur jetzt').waitFor();
	expect(await abgerufen(page)).toBe(200);
	expect(await barrieren(page)).toEqual([]);
	await page.reload();
	await fertig(page, 'Meine Seminare');
	await page.getByText(/^Es gibt eine Adresse, seit .* Zuletzt abgerufen am/).waitFor();
	await page.getByRole('button', { name: /^Neue Adresse/ }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Neue Adresse' }).click();
	await page.getByText('Diese Adresse sehen Sie nur jetzt').waitFor();
	await page.getByRole('button', { name: /^Widerrufen/ }).click();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
	await page.getByRole('button', { name: 'Adresse erstellen' }).waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('staff subscribes beside the list; a group has an address of its own', async () => {
	const stoerungen = lausche(traeger);
	await traeger.goto('/admin/seminare');
	await fertig(traeger, 'Seminare');
	await traeger.getByRole('button', { name: /^Kalender abonnieren/ }).click();
	const dialog = traeger.getByRole('dialog', { name: 'Kalender abonnieren' });
	await dialog.getByRole('button', { name: 'Adresse erstellen' }).click();
	expect(await abgerufen(traeger)).toBe(200);
	expect(await barrieren(traeger)).toEqual([]);
	await dialog.getByRole('button', { name: 'Fertig' }).click();
	await traeger.goto('/admin/seminargruppen');
	await fertig(traeger, 'Seminargruppen');
	await traeger.getByRole('link', { name: 'Gruppe Lahn' }).click();
	await fertig(traeger, 'Gruppe Lahn');
	await traeger.getByRole('button', { name: 'Adresse erstellen' }).click();
	expect(await abgerufen(traeger)).toBe(200);
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByRole('button', { name: /^Widerrufen/ }).click();
	await traeger.getByRole('dialog').getByRole('button', { name: 'Widerrufen' }).click();
	await traeger.getByText('Die Adresse gilt nicht mehr').waitFor();
	expect(stoerungen).toEqual([]);
});
