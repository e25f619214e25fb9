import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { gueltigLautPkijs, hatPdfsig, lautPdfsig, siegelinhalt } from '#commands/pdf/siegel/pruefe-siegel.fixture.ts';
import { type Produktion, starteProduktion } from '#scripts/test/produktion.ts';
import { beziehe, dialog, fertig, melde, ruhig, schliesse, waehle } from '../browser.ts';
import {
	feld,
	GRUSS,
	HANDY,
	KENNWORT,
	knopf,
	link,
	type Menschen,
	menschen,
	nimmAn,
	passtAufsHandy,
} from '../menschen.ts';
import { bestaetigeAdresse } from '../post.ts';
import {
	ANLEITUNG,
	einrichten,
	KOLLEGIN,
	ORT,
	richteEin,
	siehtSichUm,
	TRAEGER,
	VEREINBARUNG,
} from './einrichten-schritte.ts';

/**
 * What a real organisation goes through: from `npm run mandant` on an empty PostgreSQL by the setup list to a contract
 * that four people have signed, two of them on their phones. In production, behind a proxy with TLS, on the screen alone.
 */

/** The first September that leaves time to sign. */
const BEGINN = new Date(Date.now() + 120 * 24 * 3_600_000).getFullYear() + 1;
const LEITUNG = 'leitung@dienste-nord.test';
/** Seventeen at the beginning of the service, and so a minor today. */
const WER = { vorname: 'Lina', nachname: 'Clausen', email: 'lina.clausen@post.test', geboren: `15.03.${BEGINN - 17}` };
const NAME = `${WER.vorname} ${WER.nachname}`;
const MUTTER = { vorname: 'Maren', nachname: 'Clausen', email: 'maren.clausen@post.test' };

let portal: Produktion;
let alle: Menschen;
let admin: Page;
let kollegin: Page;
let anleitung: Page;
let bewerberin: Page;
let pdf: Buffer;

beforeAll(async () => {
	portal = await beziehe(starteProduktion(['--bezeichnung', TRAEGER, '--kurz', 'FD Nord', '--admin', LEITUNG]));
	alle = menschen(portal);
});

it('leads from an empty server to a contract that all have signed', { timeout: 600_000 }, async () => {
	const beginn = Date.now();
	await oeffnetKonto();
	await siehtSichUm(admin);
	await richteEin(admin, BEGINN);
	kollegin = await nimmAn(alle, 'Träger', KOLLEGIN);
	anleitung = await nimmAn(alle, 'Einsatzstelle', ANLEITUNG);
	await einrichten(admin);
	await admin.getByText('Alles eingerichtet. Ihr Portal ist offen.', { exact: false }).waitFor();

	await bewirbtSich();
	await bestaetigtAmHandy();
	await kontaktiert();
	await ergaenztVorDerVerhandlung();
	await verhandelt();
	await ergaenztVorDerEinigung();
	await einigtSich();
	await ergaenztVorDemAbschluss();

	await stelltBereit();
	await zeichnenAmHandy();
	await unterschreibtVomStart(anleitung);
	await unterschreibtVomStart(kollegin);
	await kollegin.getByText('Damit haben alle unterschrieben.', { exact: false }).waitFor();
	await laedtHerunter();

	const klicks = [...alle.klicks].map(([wer, anzahl]) => `${wer} ${anzahl}`).join(', ');
	const minuten = ((Date.now() - beginn) / 60_000).toFixed(1).replace('.', ',');
	console.log(`Vom leeren Server zum gesiegelten Vertrag: ${minuten} Minuten; Klicks: ${klicks}`);
	expect(alle.stoerungen()).toEqual([]);
});

it('is sealed as a whole, with all who signed', async () => {
	const siegel = siegelinhalt(pdf);
	expect(siegel.ganz).toBe(true);
	expect(await gueltigLautPkijs(siegel)).toBe(true);
	const texte = (await seitentexte(pdf)).join('\n');
	for (const { vorname, nachname } of [WER, MUTTER, ANLEITUNG, KOLLEGIN])
		expect(texte).toContain(`${vorname} ${nachname}`);
});

it.runIf(hatPdfsig)('is valid according to pdfsig', () => {
	const urteil = lautPdfsig(pdf);
	expect(urteil).toContain('Signature is Valid.');
	expect(urteil).toContain('Total document signed');
});

it('told everybody by mail, in the name of the organisation', () => {
	const betreffe = (an: string) => portal.senke.empfangen.filter((e) => e.an === an).map((e) => e.mail.subject);
	expect(betreffe(ANLEITUNG.email)).toContain(`Neue Bewerbung für ${ORT}`);
	expect(betreffe(ANLEITUNG.email)).toContain(`Vertrag abgeschlossen: ${NAME} und ${ORT}`);
	expect(betreffe(WER.email)).toContain(`Vertrag abgeschlossen: ${ORT}`);
	const absender = new Set(portal.senke.empfangen.map(({ mail }) => mail.from?.address));
	expect([...absender].sort()).toEqual(['portal@dienste-nord.test']);
});

async function oeffnetKonto(): Promise<void> {
	admin = await alle.als('Administration');
	await admin.goto(/https:\S+/.exec(portal.ausgabe)?.[0] ?? '');
	await fertig(admin, 'E-Mail-Adresse bestätigen');
	await bestaetigeAdresse(admin, KENNWORT);
	await link(admin, 'Zu meinem Bereich').click();
	await fertig(admin, GRUSS);
	await admin.getByText('Ihr Portal ist noch nicht offen.', { exact: false }).waitFor();
}

async function bewirbtSich(): Promise<void> {
	const page = await alle.als('Bewerberin');
	bewerberin = page;
	await page.goto('/');
	await link(page, 'Jetzt bewerben').click();
	await fertig(page, 'Wo möchten Sie sich bewerben?');
	await knopf(page, `Merken: ${ORT}`).click();
	await knopf(page, 'Weiter zu den persönlichen Daten').click();
	await fertig(page, 'Wer sind Sie?');
	await feld(page, 'Vorname').fill(WER.vorname);
	await feld(page, 'Nachname').fill(WER.nachname);
	await waehle(page, 'Geschlecht', 'weiblich');
	await feld(page, 'Geburtsdatum').fill(WER.geboren);
	await page.keyboard.press('Tab');
	await knopf(page, 'Weiter zum Kontakt').click();
	await fertig(page, 'Wie erreichen wir Sie?');
	await feld(page, 'E-Mail').fill(WER.email);
	await feld(page, 'Mobil').fill('+49 151 2345678');
	await feld(page, 'Postleitzahl').fill('24103');
	await feld(page, 'Ort').fill('Kiel');
	await knopf(page, 'Person hinzufügen').click();
	const mutter = page.getByRole('region', { name: '1. erziehungsberechtigte Person' });
	await feld(mutter, 'Vorname').fill(MUTTER.vorname);
	await feld(mutter, 'Nachname').fill(MUTTER.nachname);
	await feld(mutter, 'E-Mail').fill(MUTTER.email);
	await waehle(page, 'Beziehung zu Ihnen', 'Mutter');
	await mutter.getByRole('checkbox', { name: 'Hat das alleinige Sorgerecht' }).check();
	await knopf(page, 'Weiter zu Schule und Motivation').click();
	await fertig(page, 'Was möchten Sie uns sagen?');
	// The place has only one; to choose it again must not lose it.
	await waehle(page, 'Gewünschte Dienstart', 'Freiwilliges Soziales Jahr');
	await knopf(page, 'Weiter zum Zugang').click();
	await fertig(page, 'Wie melden Sie sich später an?');
	await feld(page, 'Kennwort').fill(KENNWORT);
	await feld(page, 'Kennwort wiederholen').fill(KENNWORT);
	await knopf(page, 'Weiter zur Zusammenfassung').click();
	await fertig(page, 'Ist alles richtig?');
	await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
	await knopf(page, 'Bewerbung absenden').click();
	await fertig(page, 'Bitte bestätigen Sie Ihre E-Mail-Adresse');
}

async function bestaetigtAmHandy(): Promise<void> {
	const handy = await alle.als('Bewerberin', HANDY);
	await handy.goto(await alle.linkAus(WER.email, /bestätigen/));
	await feld(handy, 'Kennwort wiederholen').waitFor();
	await passtAufsHandy(handy);
	await handy.reload();
	await bestaetigeAdresse(handy, KENNWORT);
	await handy.getByText('Weiter geht es an einem Computer:', { exact: false }).waitFor();
	await schliesse(handy);
	await melde(bewerberin, WER.email, KENNWORT);
	await fertig(bewerberin, `Guten Tag, ${NAME}`);
}

async function ergaenzt(ausfuellen: (wo: Locator) => Promise<void>): Promise<void> {
	await bewerberin.goto('/admin');
	await link(bewerberin, /^Ergänzen: /).click();
	await fertig(bewerberin, 'Meine Daten');
	const formular = bewerberin.getByRole('form', { name: 'Bitte ergänzen' });
	await ausfuellen(formular);
	await knopf(formular, 'Angaben speichern').click();
	await bewerberin
		.getByText(/(?<!un)gespeichert/i)
		.first()
		.waitFor();
}

async function ergaenztVorDerVerhandlung(): Promise<void> {
	await ergaenzt(async (wo) => {
		await feld(wo, 'Straße').fill('Kirchweg');
		await feld(wo, 'Hausnummer').fill('3');
		await waehle(wo, 'Früherer Freiwilligendienst', 'nein');
	});
}

async function ergaenztVorDerEinigung(): Promise<void> {
	await ergaenzt(async (wo) => {
		await feld(wo, 'Geburtsort').fill('Kiel');
		for (const name of ['Geburtsland', 'Staatsangehörigkeit']) await waehle(wo, name, 'Deutschland');
		await feld(wo, 'Vollzeitschulpflicht erfüllt zum').fill(`31.07.${BEGINN - 1}`);
		await bewerberin.keyboard.press('Tab');
	});
}

async function ergaenztVorDemAbschluss(): Promise<void> {
	await ergaenzt(async (wo) => {
		await feld(wo, 'Sozialversicherungsnummer').fill('12150310C018');
		await feld(wo, 'Krankenkasse').fill('AOK');
		await feld(wo, 'IBAN').fill('DE89370400440532013000');
		await feld(wo, 'Kontoinhaber').fill(NAME);
		await waehle(wo, 'Einwilligung Bildrechte', 'nein');
	});
	// What nobody has to say isn't missing.
	await bewerberin.goto('/admin');
	await fertig(bewerberin);
	await bewerberin.getByRole('heading', { name: 'So geht es weiter' }).waitFor();
	await expect.poll(() => link(bewerberin, /^Ergänzen/).count()).toBe(0);
}

async function kontaktiert(): Promise<void> {
	const page = anleitung;
	await page.reload();
	await link(page, 'Sichten: 1 neue Bewerbung').click();
	await fertig(page, NAME);
	await knopf(page, 'Kontaktieren …').click();
	await feld(dialog(page), 'Persönliche Nachricht').fill('Kommen Sie gern am Dienstag vorbei.');
	await knopf(dialog(page), 'Kontaktieren').click();
	await dialog(page).waitFor({ state: 'detached' });
}

async function verhandelt(): Promise<void> {
	const page = anleitung;
	await page.reload();
	await knopf(page, 'Verhandlung beginnen …').click();
	await waehle(dialog(page), 'Betreuung', `${ANLEITUNG.vorname} ${ANLEITUNG.nachname}`);
	await knopf(dialog(page), 'Verhandlung beginnen').click();
	await dialog(page).waitFor({ state: 'detached' });
}

async function einigtSich(): Promise<void> {
	const page = anleitung;
	await page.reload();
	await knopf(page, 'Warum geht das nicht?').click();
	const formular = page.getByRole('form', { name: 'Bitte ergänzen' });
	await waehle(formular, 'Unterkunft', 'keine');
	await waehle(formular, 'Verpflegung', 'eine Mahlzeit am Tag');
	await knopf(formular, 'Angaben speichern').click();
	await page.getByText('Alle Bedingungen sind erfüllt.').waitFor();
	await knopf(dialog(page), 'Vertragseinigung …').click();
	await dialog(page)
		.getByText(/^heute \d\d Jahre alt$/)
		.waitFor();
	await knopf(dialog(page), 'Vertragseinigung').click();
	await dialog(page).waitFor({ state: 'detached' });
}

async function stelltBereit(): Promise<void> {
	const page = kollegin;
	await page.reload();
	await link(page, /^Abschließen: 1 Vertragseinigung/).click();
	await fertig(page, NAME);
	await link(page, /^Akte/).click();
	await ruhig(page);
	await knopf(page, `Bereitstellen …: ${VEREINBARUNG}`).click();
	await knopf(dialog(page), 'Bereitstellen').click();
	await dialog(page).waitFor({ state: 'detached' });
}

async function zeichnenAmHandy(): Promise<void> {
	for (const [wer, { email }, colorScheme] of [
		['Bewerberin', WER, 'light'],
		['Mutter', MUTTER, 'dark'],
	] as const) {
		const handy = await alle.als(wer, { ...HANDY, colorScheme });
		await handy.goto(await alle.linkAus(email, /^Bitte unterschreiben/));
		await liesBisZumEnde(handy);
		await passtAufsHandy(handy);
		await zeichne(handy);
		await sende(handy);
		await passtAufsHandy(handy);
		// Nobody who has signed has to do anything else at a computer.
		await expect.poll(() => handy.getByText('Computer').count()).toBe(0);
		await schliesse(handy);
	}
}

/** Once the worker has sealed it, which concludes the contract. */
async function laedtHerunter(): Promise<void> {
	const abgeschlossen = () =>
		portal.senke.empfangen.some(({ mail }) => /^Vertrag abgeschlossen/.test(mail.subject ?? ''));
	await expect.poll(abgeschlossen, { timeout: 60_000 }).toBe(true);
	const page = kollegin;
	await page.goto('/admin/freiwillige');
	await fertig(page, 'Freiwillige');
	await link(page, `${WER.nachname}, ${WER.vorname}`).click();
	await fertig(page, NAME);
	await page.getByText('3000 (Vertragsabschluss)').first().waitFor();
	await link(page, /^Akte/).click();
	await ruhig(page);
	await knopf(page, `Weitere Aktionen: ${VEREINBARUNG}`).click();
	const geladen = page.waitForEvent('download');
	await page.getByRole('menuitem', { name: 'Herunterladen', exact: true }).click();
	pdf = await readFile(await (await geladen).path());
}

async function liesBisZumEnde(page: Page): Promise<void> {
	await page.getByRole('heading', { level: 1, name: /^Guten Tag/ }).waitFor();
	const papier = page.getByRole('region', { name: `Dokument: ${VEREINBARUNG}` });
	await papier.locator('canvas').nth(1).waitFor();
	const gelesen = async () => {
		await papier.evaluate((flaeche) => flaeche.scrollTo(0, flaeche.scrollHeight));
		return page.getByText('Sie haben das Dokument bis zum Ende gelesen.').count();
	};
	await expect.poll(gelesen, { timeout: 20_000 }).toBe(1);
}

async function zeichne(page: Page): Promise<void> {
	const flaeche = page.getByRole('img', { name: 'Zeichenfläche für die Unterschrift' });
	await flaeche.scrollIntoViewIfNeeded();
	const { x, y } = (await flaeche.boundingBox()) ?? { x: 0, y: 0 };
	await page.mouse.move(x + 40, y + 60);
	await page.mouse.down();
	for (const [rechts, unten] of [
		[80, 20],
		[120, 70],
		[200, 40],
	] as const)
		await page.mouse.move(x + rechts, y + unten, { steps: 8 });
	await page.mouse.up();
}

async function sende(page: Page): Promise<void> {
	await page.getByRole('checkbox', { name: /einverstanden/ }).check();
	await knopf(page, 'Rechtsverbindlich unterschreiben').click();
	await fertig(page, 'Vielen Dank, Ihre Unterschrift ist angekommen.');
}

async function unterschreibtVomStart(page: Page): Promise<void> {
	await page.goto('/admin');
	await link(page, /^Unterschreiben: 1 Unterschrift wartet/).click();
	await liesBisZumEnde(page);
	await knopf(page, 'Tippen').click();
	await sende(page);
}
