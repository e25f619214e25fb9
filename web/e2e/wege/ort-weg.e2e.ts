import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startePortal } from '#scripts/test/portal.ts';
import {
	alsBenutzer,
	barrieren,
	beziehe,
	dialog,
	fertig,
	frage,
	gespeichert,
	lausche,
	oeffne,
	schliesse,
	waehle,
} from '../browser.ts';

/**
 * How a place comes to an applicant: the administration starts a cycle, the provider asks and approves, the site answers
 * and distributes, and somebody finds it on the map. With a portal of its own, since it changes the active cycle.
 */

const STELLE = 'SV Lahntal 04 Wetzlar';
const ZYKLUS = '2027/2028';
/** What the Traeger has of FSJ in the new cycle. */
const GESAMT = 3;
const ZUGETEILT = 2;
const WER = { vorname: 'Mats', nachname: 'Ortmann', email: 'mats.ortmann@ort.test', kennwort: 'Sicheres-Wort-8' };

let admin: Page;
let traeger: Page;
let verein: Page;
let stoerungen: string[];
/** An Einsatzort of the Einsatzstelle. */
let ort: string;

beforeAll(async () => {
	await beziehe(startePortal());
	admin = await alsBenutzer('admin@demo.test');
	traeger = await alsBenutzer('traeger@demo.test');
	verein = await alsBenutzer('verein@demo.test');
	stoerungen = [admin, traeger, verein].flatMap(lausche);
	const orte = await frage<{ typ: string; bezeichnung: string }[]>(verein, '/v1/adresse?sort=bezeichnung');
	ort = orte.find(({ typ, bezeichnung }) => typ === 'EINSATZORT' && bezeichnung !== STELLE)?.bezeichnung ?? '';
});

const knopf = (page: Page, name: string | RegExp) =>
	page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const eintrag = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

test('the inquiry is offered to the sites once the Traeger asks for places in the portal', async () => {
	await verein.goto('/admin');
	await eintrag(verein, 'Kontingente').waitFor();
	await expect.poll(() => eintrag(verein, 'Kontingentabfrage').count()).toBe(0);
	await admin.goto('/admin/system/parameter?bereich=kontingent');
	await fertig(admin, 'Parameter');
	await admin.getByRole('radio', { name: /Kontingentabfrage/ }).check();
	await knopf(admin, 'Speichern').click();
	await gespeichert(admin);
	await verein.reload();
	await eintrag(verein, 'Kontingentabfrage').waitFor();
});

test('the administration creates a cycle with a budget and starts it', async () => {
	await admin.goto('/admin/system/zyklen');
	await fertig(admin, 'Zyklen');
	await knopf(admin, 'Neuer Zyklus …').click();
	await dialog(admin).getByLabel('Bezeichnung').fill(ZYKLUS);
	await dialog(admin).getByLabel('Beginn').fill('01.09.2027');
	await dialog(admin).getByText('31.08.2028').waitFor();
	await knopf(admin, 'Zyklus anlegen').click();
	await fertig(admin, ZYKLUS);
	await admin.getByLabel('FSJ, Gesamtkontingent').fill(String(GESAMT));
	await knopf(admin, 'Speichern').click();
	await gespeichert(admin);
	await knopf(admin, 'Zyklus starten …').click();
	await dialog(admin).getByText('Die Kontingente beginnen leer.').waitFor();
	await dialog(admin).getByRole('button', { name: 'Zyklus starten' }).click();
	await admin
		.getByRole('banner')
		.getByRole('button', { name: /^Zyklus/ })
		.getByText(ZYKLUS)
		.waitFor();
});

test('the provider sends the inquiry from the page of the cycle and reminds those without an answer', async () => {
	await traeger.goto('/admin/system/zyklen');
	await fertig(traeger, 'Zyklen');
	await traeger.getByRole('link', { name: ZYKLUS }).click();
	await fertig(traeger, ZYKLUS);
	// The addresses follow the start by a job.
	const stellen = async () =>
		(await frage<{ abfragen: { anzahl: number }[] }>(traeger, '/v1/kontingente/uebersicht')).abfragen[0]?.anzahl ?? 0;
	const vorher = await frage<object[]>(traeger, `/v1/adresse?groesse=200&f=${EINSATZSTELLEN}`);
	await expect.poll(stellen, { timeout: 30_000 }).toBe(vorher.length);
	await traeger.reload();
	await fertig(traeger, ZYKLUS);
	await traeger.getByText(`${vorher.length} noch nicht gefragt`).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await knopf(traeger, 'Kontingentabfrage senden …').click();
	await dialog(traeger).getByLabel('Antwort bis').fill('31.12.2030');
	expect(await barrieren(traeger)).toEqual([]);
	await dialog(traeger).getByRole('button', { name: 'Weiter …' }).click();
	await dialog(traeger)
		.getByRole('button', { name: /^Senden, \d+ E-Mails/ })
		.click();
	await traeger.getByText('Antwort bis 31.12.2030.').waitFor();
	await knopf(traeger, `${vorher.length} Einsatzstellen erinnern …`).click();
	await dialog(traeger).getByText('Die Frist endet am 31.12.2030.').waitFor();
	await dialog(traeger)
		.getByRole('button', { name: /^Erinnern/ })
		.click();
	await traeger.getByText(`${vorher.length} Einsatzstellen erinnert`).waitFor();
});

const EINSATZSTELLEN = encodeURIComponent(
	JSON.stringify({
		und: [
			{ feld: 'typ', op: 'gleich', wert: 'EINSATZSTELLE' },
			{ feld: 'isAktiv', op: 'gleich', wert: true },
		],
	}),
);

test('the site answers', async () => {
	await verein.reload();
	await eintrag(verein, 'Kontingentabfrage').click();
	await fertig(verein, 'Kontingentabfrage');
	await verein.getByRole('textbox', { name: /Freiwilliges Soziales Jahr: angefragte Plätze/ }).fill(String(GESAMT));
	await knopf(verein, 'Antwort senden').click();
	await verein.getByText('Ihre Antwort ist beim Träger').waitFor();
});

test('the provider approves above the limit, sees the clamp, and decides', async () => {
	await traeger.goto('/admin/kontingente?text=Lahntal');
	await fertig(traeger, 'Kontingente');
	await traeger.getByText(`Noch ${GESAMT} von ${GESAMT} Plätzen der Dienstart FSJ verfügbar.`).waitFor();
	const feld = traeger.getByRole('textbox', { name: `${STELLE}, FSJ: genehmigte Plätze` });
	await feld.fill('9');
	await knopf(traeger, '1 Änderung speichern').click();
	await traeger.getByText(`Das Kontingent wurde auf den zulässigen Höchstwert ${GESAMT} begrenzt.`).waitFor();
	await expect.poll(() => feld.inputValue()).toBe(String(GESAMT));
	await traeger.getByText(`Noch 0 von ${GESAMT} Plätzen der Dienstart FSJ verfügbar.`).waitFor();
	await knopf(traeger, 'Hinweis schließen').click();
	await traeger.getByRole('checkbox', { name: `${STELLE} auswählen` }).check();
	await traeger.getByRole('button', { name: 'Angefragte Plätze genehmigen …' }).click();
	await dialog(traeger).getByRole('button', { name: 'Genehmigen' }).click();
	await dialog(traeger)
		.getByText(/FSJ: \d+ wie angefragt/)
		.waitFor();
	await dialog(traeger).getByRole('button', { name: 'Fertig' }).click();
	await traeger.getByRole('row').filter({ hasText: STELLE }).first().getByText('entschieden').waitFor();
});

test('the site distributes', async () => {
	await verein.goto('/admin/kontingente');
	await fertig(verein, 'Kontingente');
	await knopf(verein, `Einsatzorte von ${STELLE} zeigen`).click();
	await verein.getByRole('textbox', { name: `${ort}, FSJ: zugeteilte Plätze` }).fill(String(ZUGETEILT));
	await knopf(verein, '1 Änderung speichern').click();
	await verein.getByText('Die Kontingente sind gespeichert').waitFor();
	await knopf(verein, new RegExp(`${ort}, FSJ: Freiwillige und Monate zeigen`)).click();
	await dialog(verein).getByText('Kein Platz ist vergeben.').waitFor();
	await dialog(verein).getByRole('button', { name: 'Schließen', exact: true }).last().click();
});

test('an applicant finds the place on the map and registers', async () => {
	const page = await oeffne();
	const eigene = lausche(page);
	await page.goto('/');
	await page.getByRole('link', { name: 'Zur Karte' }).click();
	await fertig(page, /^\d+ Einsatzorte$/);
	const platz = page
		.getByRole('list', { name: 'Liste der Einsatzorte' })
		.getByRole('listitem')
		.filter({ hasText: ort });
	await platz.getByText('Plätze frei').waitFor();
	await platz.getByRole('button', { name: `Merken: ${ort}`, exact: true }).click();
	await page.getByRole('link', { name: 'Mit 1 Stelle bewerben' }).click();
	await fertig(page, 'Wo möchten Sie sich bewerben?');
	await knopf(page, `${ort} entfernen`).waitFor();
	await knopf(page, 'Weiter zu den persönlichen Daten').click();

	await fertig(page, 'Wer sind Sie?');
	await page.getByRole('textbox', { name: 'Vorname' }).fill(WER.vorname);
	await page.getByRole('textbox', { name: 'Nachname' }).fill(WER.nachname);
	await waehle(page, 'Geschlecht', 'männlich');
	await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('04.05.2004');
	await knopf(page, 'Weiter zum Kontakt').click();

	await fertig(page, 'Wie erreichen wir Sie?');
	await page.getByRole('textbox', { name: 'E-Mail' }).fill(WER.email);
	await page.getByRole('textbox', { name: 'Mobil' }).fill('+49 151 2345678');
	await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('35576');
	await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Wetzlar');
	await knopf(page, 'Weiter zu Schule und Motivation').click();
	await waehle(page, 'Gewünschte Dienstart', 'Freiwilliges Soziales Jahr');
	await knopf(page, 'Weiter zum Zugang').click();
	await page.getByRole('textbox', { name: 'Kennwort', exact: true }).fill(WER.kennwort);
	await page.getByRole('textbox', { name: 'Kennwort wiederholen' }).fill(WER.kennwort);
	await knopf(page, 'Weiter zur Zusammenfassung').click();
	await fertig(page, 'Ist alles richtig?');
	await page.getByText(ort, { exact: true }).first().waitFor();
	await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
	await knopf(page, 'Bewerbung absenden').click();
	await fertig(page, 'Bitte bestätigen Sie Ihre E-Mail-Adresse');
	expect(eigene).toEqual([]);
	await schliesse(page);
});

test('nobody’s console had anything to say', () => {
	expect(stoerungen).toEqual([]);
});
