import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addiereTage } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import {
	alsBenutzer,
	barrieren,
	dialog,
	fertig,
	frage,
	lausche,
	melde,
	oeffne,
	schliesse,
	waehle,
} from '../browser.ts';
import { bestaetigeAdresse, linkAus } from '../post.ts';

/** Apply, activate, contact, negotiate, agree, conclude, start and end: three people in three browsers, one after another. */

const WER = { vorname: 'Merle', nachname: 'Wegener', email: 'merle.wegener@weg.test', kennwort: 'Sicheres-Wort-7' };
const NAME = `${WER.vorname} ${WER.nachname}`;

let bewerberin: Page;
let verein: Page;
let traeger: Page;
let stoerungen: string[];
let heute: string;
/** A place of the second Einsatzstelle with room for one more in FSJ. */
let platz: string;
let akte: string;

beforeAll(async () => {
	bewerberin = await oeffne();
	verein = await alsBenutzer('verein2@demo.test');
	traeger = await alsBenutzer('traeger@demo.test');
	stoerungen = [bewerberin, verein, traeger].flatMap(lausche);
	({ heute } = await frage<{ heute: string }>(traeger, '/v1/system/info'));
	platz = await freierPlatz();
});

async function freierPlatz(): Promise<string> {
	const dienstarten = await frage<{ id: string; key: string }[]>(verein, '/v1/stammdaten/dienstart');
	const fsj = dienstarten.find((d) => d.key === 'FSJ')?.id;
	const orte = await frage<{ id: string; typ: string; bezeichnung: string }[]>(verein, '/v1/adresse');
	for (const { id, bezeichnung } of orte.filter((o) => o.typ === 'EINSATZORT')) {
		type Zeile = { dienstartID: string; zugeteilt: number; minimum: number };
		const zeilen = await frage<Zeile[]>(verein, `/v1/adresse/${id}/kontingente/blocked`);
		if (zeilen.some((z) => z.dienstartID === fsj && z.zugeteilt > z.minimum)) return bezeichnung;
	}
	throw new Error('Die Demo hat an der zweiten Einsatzstelle keinen freien Platz');
}

/** The status in the head of the file, above the one the next step leads to. */
const kopf = (page: Page, status: string) =>
	page
		.getByRole('main')
		.getByText(/^\d{4} \(.+\)$/)
		.first()
		.filter({ hasText: status })
		.waitFor();
const knopf = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the walk of a volunteer', () => {
	it('begins with the application in six steps', async () => {
		const page = bewerberin;
		await page.goto('/');
		await page.getByRole('link', { name: 'Jetzt bewerben' }).click();
		await fertig(page, 'Wo möchten Sie sich bewerben?');
		await page.getByRole('searchbox').fill(platz);
		await knopf(page, `Merken: ${platz}`).click();
		await waehle(page, `Dienstart für ${platz}`, 'Freiwilliges Soziales Jahr');
		await knopf(page, 'Weiter zu den persönlichen Daten').click();

		await fertig(page, 'Wer sind Sie?');
		await knopf(page, 'Weiter zum Kontakt').click();
		await page.getByRole('alert').getByText('Bitte prüfen Sie 4 Angaben.').waitFor();
		await page.getByRole('textbox', { name: 'Vorname' }).fill(WER.vorname);
		await page.getByRole('textbox', { name: 'Nachname' }).fill(WER.nachname);
		await waehle(page, 'Geschlecht', 'weiblich');
		await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('04.05.2004');
		await knopf(page, 'Weiter zum Kontakt').click();

		await fertig(page, 'Wie erreichen wir Sie?');
		await page.getByRole('textbox', { name: 'E-Mail' }).fill(WER.email);
		await page.getByRole('textbox', { name: 'Mobil' }).fill('+49 151 1234567');
		await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('35390');
		await page.getByRole('textbox', { name: 'Ort', exact: true }).fill('Gießen');
		await knopf(page, 'Weiter zu Schule und Motivation').click();
		await page.getByRole('textbox', { name: 'Motivation' }).fill('Ich möchte Kinder für Bewegung begeistern.');
		await knopf(page, 'Weiter zum Zugang').click();

		// What was entered outlives a reload, apart from the password.
		await fertig(page, 'Wie melden Sie sich später an?');
		await page.reload();
		await page.getByRole('textbox', { name: 'Kennwort', exact: true }).fill(WER.kennwort);
		await page.getByRole('textbox', { name: 'Kennwort wiederholen' }).fill(WER.kennwort);
		await knopf(page, 'Weiter zur Zusammenfassung').click();

		await fertig(page, 'Ist alles richtig?');
		await page.getByText(WER.email, { exact: true }).waitFor();
		await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
		await knopf(page, 'Bewerbung absenden').click();
		await fertig(page, 'Bitte bestätigen Sie Ihre E-Mail-Adresse');
	});

	it('does not reach the site before the address is confirmed, nor lets the applicant in', async () => {
		const { data } = await liste();
		expect(data.filter((z) => z.nachname === WER.nachname)).toEqual([]);
		await melde(bewerberin, WER.email, WER.kennwort);
		await bewerberin.getByText('Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.').waitFor();
	});

	it('goes on with the link of the mail', async () => {
		const admin = await alsBenutzer('admin@demo.test');
		const link = await linkAus(admin, 'OPTIN_FREIWILLIGER', WER.email);
		await schliesse(admin);

		await bewerberin.goto(link);
		await fertig(bewerberin, 'E-Mail-Adresse bestätigen');
		await bestaetigeAdresse(bewerberin, WER.kennwort);
		await bewerberin.getByRole('link', { name: 'Zu meinem Bereich' }).click();
		await fertig(bewerberin, new RegExp(WER.vorname));
		await bewerberin.getByText(platz).first().waitFor();
	});

	it('lets the site contact and negotiate', async () => {
		await verein.goto('/admin');
		await verein.getByRole('link', { name: 'Bewerbungen', exact: true }).click();
		await fertig(verein, 'Bewerbungen');
		await verein.getByRole('searchbox').fill(WER.nachname);
		await verein.getByRole('link', { name: `${WER.nachname}, ${WER.vorname}` }).click();
		await fertig(verein, NAME);
		akte = verein.url();
		await kopf(verein, '2000 (Beworben)');

		await knopf(verein, 'Kontaktieren …').first().click();
		await dialog(verein).getByRole('textbox').fill('Kommen Sie gern am Dienstag vorbei.');
		await dialog(verein).getByRole('button', { name: 'Kontaktieren' }).click();
		await kopf(verein, '2100 (Kontaktiert)');

		await knopf(verein, 'Verhandlung beginnen …').first().click();
		await dialog(verein).getByRole('button', { name: 'Verhandlung beginnen' }).click();
		await dialog(verein)
			.getByText('Für diesen Status muss eine Betreuerin oder ein Betreuer ausgewählt sein.')
			.first()
			.waitFor();
		const { user } = await frage<{ user: { name: string } }>(verein, '/v1/auth/check');
		await waehle(dialog(verein), 'Betreuung', user.name);
		await dialog(verein).getByRole('button', { name: 'Verhandlung beginnen' }).click();
		await kopf(verein, '2500 (In Verhandlung)');
		// The other's screen shows nothing of it yet, but its next look does.
		await bewerberin.reload();
		await bewerberin
			.getByText(/ verhandelt mit Ihnen über /)
			.first()
			.waitFor();
	});

	it('lets the Traeger agree and conclude', async () => {
		await traeger.goto(akte);
		await kopf(traeger, '2500 (In Verhandlung)');
		await knopf(traeger, 'Vertragseinigung …').first().click();
		await dialog(traeger).getByRole('textbox', { name: 'Vertragsbeginn' }).fill(formatDatum(heute));
		await dialog(traeger)
			.getByRole('textbox', { name: 'Vertragsende' })
			.fill(formatDatum(addiereTage(heute, 200)));
		await dialog(traeger)
			.getByText(new RegExp(`^\\d+ von \\d+ frei ab ${formatDatum(heute)}$`))
			.waitFor();
		await dialog(traeger).getByRole('button', { name: 'Warum? Urlaubstage' }).click();
		await dialog(traeger).getByRole('heading', { name: 'Warum Urlaubstage?' }).waitFor();
		expect(await barrieren(traeger)).toEqual([]);
		await dialog(traeger)
			.getByRole('button', { name: /^(Vertragseinigung|Einigung)/ })
			.click();
		await kopf(traeger, '2800 (Vertragseinigung)');

		await knopf(traeger, 'Vertragsabschluss …').first().click();
		// What it would do moves its buttons down.
		await dialog(traeger)
			.getByText(/^Der Vertrag bekommt die Nummer/)
			.waitFor();
		await dialog(traeger)
			.getByRole('button', { name: /^(Vertragsabschluss|Vertrag abschließen)/ })
			.click();
		await kopf(traeger, '3000 (Vertragsabschluss)');
		await traeger
			.getByText(/^FSJ\d\d-\d{4}$/)
			.first()
			.waitFor();
	});

	it('lets the Traeger start the service and end it early', async () => {
		await knopf(traeger, 'Dienstantritt …').first().click();
		await dialog(traeger).getByRole('radio', { name: 'Ja, angetreten' }).check();
		await dialog(traeger).getByRole('textbox', { name: 'Datum des Dienstantritts' }).fill(formatDatum(heute));
		await dialog(traeger).getByRole('button', { name: 'Eintragen' }).click();
		await kopf(traeger, '4000 (Im Dienst)');

		await knopf(traeger, `Weitere Aktionen zu ${platz}`).click();
		await traeger.getByRole('menuitem', { name: 'Vorzeitiges Dienstende …' }).click();
		await dialog(traeger).getByRole('textbox', { name: 'Datum des Dienstendes' }).fill(formatDatum(heute));
		await dialog(traeger).getByRole('textbox', { name: 'Resturlaub' }).fill('2,5');
		await dialog(traeger)
			.getByText(/^Urlaubsabgeltung: .* × 2,5 Tage = /)
			.waitFor();
		await dialog(traeger).getByRole('combobox', { name: 'Beendet durch' }).click();
		await traeger.getByRole('option', { name: 'Einvernehmlich' }).click();
		await dialog(traeger).getByRole('textbox', { name: 'Grund' }).fill('Studienplatz');
		await dialog(traeger).getByRole('button', { name: 'Eintragen' }).click();
		await dialog(traeger)
			.getByText(/weicht vom geplanten Dienstende/)
			.waitFor();
		await dialog(traeger).getByRole('button', { name: 'Trotzdem eintragen' }).click();
		await kopf(traeger, '9300 (Vorzeitiges Dienstende)');
	});

	it('is told step by step in the history, and nothing of it was touched', async () => {
		const id = akte.split('/').at(-1) ?? '';
		type Zeile = { statuswechsel: { katalog: string; nach: number }[] };
		const zeilen = await frage<Zeile[]>(traeger, `/v1/freiwilliger/${id}/historie`);
		const schritte = zeilen.flatMap((z) => z.statuswechsel.filter((s) => s.katalog === 'FREIWILLIGER')).reverse();
		expect(schritte.map((s) => s.nach)).toEqual([0, 2000, 2100, 2500, 2800, 3000, 4000, 9300]);
		const verlauf = traeger.getByRole('complementary', { name: 'Verlauf' });
		await verlauf
			.getByText(/hat den Dienst .*vorzeitig beendet|vorzeitig/)
			.first()
			.waitFor();

		await traeger.getByRole('link', { name: 'Erweitert' }).click();
		await knopf(traeger, 'Verlauf prüfen').click();
		await traeger
			.getByText(/unverändert/)
			.first()
			.waitFor();
	});

	it('disturbed no page', () => {
		expect(stoerungen).toEqual([]);
	});
});

async function liste(): Promise<{ data: { nachname: string }[] }> {
	return {
		data: await frage(
			verein,
			`/v1/freiwilliger/bewerbungen?f=${encodeURIComponent(JSON.stringify({ text: WER.nachname }))}`,
		),
	};
}
