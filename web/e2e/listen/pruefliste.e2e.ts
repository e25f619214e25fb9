import { randomUUID } from 'node:crypto';
import { PDF, rgb } from '@libpdf/core';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, portalAdresse, ruhig, sende } from '../browser.ts';

/** Documents of everybody: checked one after another by keyboard alone, filtered, and reminded of in bulk. */

let traeger: Page;
/** They hand in what the Traeger checks: what he hands in himself is checked already. */
let vereine: readonly Page[];
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
	vereine = [await alsBenutzer('verein@demo.test'), await alsBenutzer('verein2@demo.test')];
});

const kopf = () => ({ origin: portalAdresse(), 'idempotency-key': randomUUID() });

/** A published specification that is asked for by hand only: no other test has to deal with it. */
async function vorlage(bezeichnung: string): Promise<string> {
	const stufen = [{ abStatus: 4000, stufe: 'ERINNERN' }];
	const bedingungen = ['W', 'D'].map((geschlecht) => ({ art: 'GESCHLECHT', ist: true, werte: [geschlecht] }));
	const steuerungsfelder = [{ feld: 'krankenkasse', modus: 'SETZEN' }];
	const wie = { nutzungsart: 'ANGEFORDERT', uploadRollen: ['MA_VEREIN'] };
	const felder = { bezeichnung, ...wie, stufen, bedingungen, steuerungsfelder };
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/dokumentspec', felder);
	await sende(traeger, 'put', `/v1/dokumentspec/${id}`, { status: 10 });
	return id;
}

interface Gefragt {
	id: string;
	/** `Adeyemi, Oluchi`. */
	name: string;
	/** `Oluchi Adeyemi`. */
	voll: string;
	anforderungID: string;
	/** The Einsatzstelle he serves at. */
	verein: Page;
}

/** Volunteers of the Einsatzstellen, by name, asked for that document. */
async function gefragte(anzahl: number, dokumentSpecID: string): Promise<readonly Gefragt[]> {
	const und = [{ feld: 'status', op: 'zwischen', wert: [2800, 4000] }];
	const pfad = `/v1/freiwilliger/list-freiwillige?sort=name&f=${encodeURIComponent(JSON.stringify({ und }))}`;
	type Zeile = { freiwilligerID: string; vorname: string; nachname: string };
	const gewaehlte: Gefragt[] = [];
	for (const verein of vereine) {
		const offen = anzahl - gewaehlte.length;
		for (const { freiwilligerID: id, vorname, nachname } of (await frage<Zeile[]>(verein, pfad)).slice(0, offen)) {
			const { id: anforderungID } = await sende<{ id: string }>(traeger, 'post', `/v1/freiwilliger/${id}/dokumente`, {
				dokumentSpecID,
			});
			const namen = { name: `${nachname}, ${vorname}`, voll: `${vorname} ${nachname}` };
			gewaehlte.push({ id, ...namen, anforderungID, verein });
		}
	}
	expect(gewaehlte).toHaveLength(anzahl);
	return gewaehlte;
}

/** A page that can be looked at. */
async function blatt(): Promise<Buffer> {
	const datei = PDF.create();
	datei.addPage().drawText('Bescheinigung', { x: 72, y: 700, size: 24, color: rgb(0, 0, 0) });
	return Buffer.from(await datei.save());
}

async function reicheEin({ id, anforderungID, verein }: Gefragt, name: string): Promise<void> {
	const buffer = await blatt();
	const pfad = `/api/v1/freiwilliger/${id}/dokumente/${anforderungID}?expectedLength=${buffer.length}`;
	const multipart = { content: { name, mimeType: 'application/pdf', buffer } };
	const antwort = await verein.request.post(`${portalAdresse()}${pfad}`, { multipart, headers: kopf() });
	expect(antwort.status(), await antwort.text()).toBe(201);
}

interface Zustand {
	anforderungen: { id: string; status: string; dokumente: { status: number; grund: string | null }[] }[];
}

async function standVon({ id, anforderungID }: Gefragt) {
	const { anforderungen } = await frage<Zustand>(traeger, `/v1/freiwilliger/${id}/akte`);
	return anforderungen.find((a) => a.id === anforderungID);
}

test('documents are checked one after another by keyboard alone', { timeout: 120_000 }, async () => {
	const stoerungen = lausche(traeger);
	const spec = await vorlage('Mitgliedsbescheinigung Prüfmann');
	const [erste, zweite, dritte] = (await gefragte(3, spec)) as [Gefragt, Gefragt, Gefragt];
	for (const eine of [erste, zweite, dritte]) await reicheEin(eine, 'Bescheinigung.pdf');
	await traeger.goto(`/admin/pruefliste?specID=${spec}`);
	await fertig(traeger, 'Prüfliste');
	const posten = traeger.getByRole('list', { name: 'Zu prüfende Dokumente' }).getByRole('button');
	await expect.poll(() => posten.count()).toBe(3);
	await traeger.getByRole('region', { name: 'Vorschau' }).locator('canvas').first().waitFor();
	await traeger.getByText(/E-Mail geht an|bekommt eine E-Mail/).waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	const aktuell = posten.and(traeger.locator('[aria-current="true"]'));
	await traeger.keyboard.press('j');
	await expect.poll(() => aktuell.textContent()).toContain(zweite.name);
	await traeger.keyboard.press('k');
	await expect.poll(() => aktuell.textContent()).toContain(erste.name);
	await ruhig(traeger);

	// The letter leaves nothing out: it leads to the empty field, and says so.
	await traeger.getByRole('textbox', { name: 'Krankenkasse' }).fill('');
	await traeger.evaluate(() => (document.activeElement as HTMLElement).blur());
	await traeger.keyboard.press('v');
	await traeger.getByText('Bitte tragen Sie zuerst ein: Krankenkasse.').waitFor();

	// What is verified goes into the file.
	await traeger.keyboard.type('AOK Hessen');
	await traeger.getByRole('button', { name: 'Verifizieren' }).waitFor();
	await traeger.evaluate(() => (document.activeElement as HTMLElement).blur());
	await traeger.keyboard.press('v');
	await traeger.getByText(`Mitgliedsbescheinigung Prüfmann von ${erste.voll} ist verifiziert`).waitFor();
	await expect.poll(() => aktuell.textContent()).toContain(zweite.name);
	await ruhig(traeger);

	// What is done stays where it stood.
	await expect.poll(() => posten.count()).toBe(3);
	await posten.first().getByRole('img', { name: 'erledigt' }).waitFor();

	// A reason that is begun stays with its document, and coming by again doesn't catch the letters.
	await traeger.keyboard.press('z');
	await traeger.keyboard.type('Unleserlich');
	await posten.last().click();
	await expect.poll(() => aktuell.textContent()).toContain(dritte.name);
	await expect.poll(() => traeger.getByRole('textbox', { name: /Grund der Zurückweisung/ }).count()).toBe(0);
	await traeger.keyboard.press('k');
	await expect.poll(() => aktuell.textContent()).toContain(zweite.name);
	const begonnen = traeger.getByRole('textbox', { name: /Grund der Zurückweisung/ });
	await expect.poll(() => begonnen.inputValue()).toBe('Unleserlich');
	await expect.poll(() => begonnen.evaluate((feld) => feld === document.activeElement)).toBe(false);
	await traeger.getByRole('button', { name: 'Abbrechen' }).click();

	// Without a reason nothing is turned down.
	await traeger.evaluate(() => (document.activeElement as HTMLElement).blur());
	await traeger.keyboard.press('z');
	const grund = traeger.getByRole('textbox', { name: /Grund der Zurückweisung/ });
	await grund.waitFor();
	await traeger.keyboard.type('Der Stempel fehlt.');
	await traeger.keyboard.press('Tab');
	await traeger.keyboard.press('Tab');
	await traeger.keyboard.press('Enter');
	await traeger.getByText(`Mitgliedsbescheinigung Prüfmann von ${zweite.voll} ist zurückgewiesen`).waitFor();
	await expect.poll(() => aktuell.textContent()).toContain(dritte.name);
	await ruhig(traeger);

	// Somebody else is faster: kindly said, and on.
	const { dokumente } = (
		await frage<{ anforderungen: { id: string; dokumente: { id: string }[] }[] }>(
			traeger,
			`/v1/freiwilliger/${dritte.id}/akte`,
		)
	).anforderungen.find((a) => a.id === dritte.anforderungID) ?? { dokumente: [] };
	await sende(traeger, 'post', `/v1/freiwilliger/${dritte.id}/dokumente/${dokumente[0]?.id}/review`, {
		ergebnis: 'OK',
	});
	await traeger.getByRole('button', { name: 'Verifizieren' }).focus();
	await traeger.keyboard.press('Enter');
	await traeger.getByText('Mitgliedsbescheinigung Prüfmann ist inzwischen schon erledigt').waitFor();
	await traeger.getByText('Von diesem Dokument ist alles geprüft').waitFor();

	expect((await standVon(erste))?.status).toBe('FINISHED');
	await expect
		.poll(() => standVon(zweite))
		.toMatchObject({
			status: 'NOT_PROVIDED',
			dokumente: [{ status: 9000, grund: 'Der Stempel fehlt.' }],
		});
	expect(stoerungen).toEqual([]);
});

test('letters do nothing once they are switched off', { timeout: 60_000 }, async () => {
	const spec = await vorlage('Ausweis Tastlos');
	const [erste, zweite] = (await gefragte(2, spec)) as [Gefragt, Gefragt];
	for (const eine of [erste, zweite]) await reicheEin(eine, 'Ausweis.pdf');
	await traeger.goto(`/admin/pruefliste?specID=${spec}`);
	await fertig(traeger, 'Prüfliste');
	const posten = traeger.getByRole('list', { name: 'Zu prüfende Dokumente' }).getByRole('button');
	const aktuell = posten.and(traeger.locator('[aria-current="true"]'));
	await traeger.getByRole('switch', { name: 'Tastenkürzel' }).click();
	await traeger.keyboard.press('j');
	await expect.poll(() => aktuell.textContent()).toContain(erste.name);
	await aktuell.focus();
	await traeger.keyboard.press('ArrowDown');
	await expect.poll(() => aktuell.textContent()).toContain(zweite.name);
	await traeger.getByRole('switch', { name: 'Tastenkürzel' }).click();
});

test('requests are filtered, and many are reminded of with a report', { timeout: 120_000 }, async () => {
	const stoerungen = lausche(traeger);
	const spec = await vorlage('Nachweis Sammelmann');
	const [offen, inPruefung] = (await gefragte(2, spec)) as [Gefragt, Gefragt];
	const zeile = ({ name }: Gefragt) => traeger.getByRole('row').filter({ hasText: name });
	await reicheEin(inPruefung, 'Nachweis.pdf');
	const f = JSON.stringify({ und: [{ feld: 'specID', op: 'in', wert: [spec] }] });
	await traeger.goto(`/admin/dokumente?f=${encodeURIComponent(f)}`);
	await fertig(traeger, 'Dokumentenübersicht');
	await traeger.getByText('2 Einträge').waitFor();
	await zeile(offen).getByText('Fehlt', { exact: true }).waitFor();
	await zeile(inPruefung).getByText('In Prüfung', { exact: true }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	await traeger.getByRole('checkbox', { name: /Alle/ }).first().click();
	await traeger.getByRole('button', { name: 'Jetzt erinnern …' }).click();
	await dialog(traeger).getByRole('heading', { name: 'An 1 Dokument erinnern?' }).waitFor();
	await dialog(traeger).getByRole('heading', { name: 'Bekommen eine E-Mail (1)' }).waitFor();
	const ausgelassene = dialog(traeger).getByRole('list', { name: 'Bekommen nichts' }).getByRole('listitem');
	await expect
		.poll(() => ausgelassene.allTextContents())
		.toEqual([expect.stringContaining(`${inPruefung.name} Bei „Nachweis Sammelmann“ `)]);
	const mail = dialog(traeger).frameLocator('iframe').locator('body');
	await expect.poll(() => mail.textContent()).toContain('Nachweis Sammelmann');
	expect(await barrieren(traeger)).toEqual([]);
	await dialog(traeger).getByRole('button', { name: '1 E-Mail senden' }).click();
	await traeger.getByText('An 1 Dokument erinnert.').waitFor();
	await expect.poll(() => traeger.getByRole('button', { name: 'Jetzt erinnern …' }).count()).toBe(0);
	await expect.poll(() => zeile(offen).textContent()).toMatch(/1/);
	await expect.poll(() => standVon(offen)).toMatchObject({ mahnstufe: 1 });

	// Checked together it isn't: something has to be confirmed from it.
	await traeger.getByRole('checkbox', { name: /Alle/ }).first().click();
	await traeger.getByRole('button', { name: 'Verifizieren …' }).click();
	await dialog(traeger).getByText('Aus diesem Dokument sind Angaben zu bestätigen.').waitFor();
	await dialog(traeger).getByText('Kein Eintrag ist möglich. Die Gründe stehen oben.').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.keyboard.press('Escape');
	await dialog(traeger).waitFor({ state: 'hidden' });

	await traeger.getByRole('searchbox', { name: 'Name, Dokument' }).fill('Sammelmann');
	await traeger.getByText('2 Einträge').waitFor();
	await traeger.getByRole('searchbox', { name: 'Name, Dokument' }).fill('Niemand Solches');
	await traeger.getByText('Mit diesen Filtern gibt es keine Einträge.').waitFor();
	expect(stoerungen).toEqual([]);
});

test('the overview is narrowed by the colour of the traffic light', { timeout: 90_000 }, async () => {
	const stoerungen = lausche(traeger);
	const spec = await vorlage('Nachweis Ampelmann');
	const [offen, inPruefung] = (await gefragte(2, spec)) as [Gefragt, Gefragt];
	await reicheEin(inPruefung, 'Nachweis.pdf');
	const f = JSON.stringify({ und: [{ feld: 'specID', op: 'in', wert: [spec] }] });
	await traeger.goto(`/admin/dokumente?f=${encodeURIComponent(f)}`);
	await fertig(traeger, 'Dokumentenübersicht');
	await traeger.getByText('2 Einträge').waitFor();
	const zeile = ({ name }: Gefragt) => traeger.getByRole('row').filter({ hasText: name });
	const farbe = (name: string) => traeger.getByRole('dialog', { name: 'Ampel' }).getByRole('checkbox', { name });

	await traeger.getByRole('button', { name: 'Filter', exact: true }).click();
	await traeger.getByRole('dialog', { name: 'Filter' }).getByRole('button', { name: 'Ampel' }).click();
	await farbe('Rot: fehlt').check();
	await traeger.getByText('1 Eintrag', { exact: true }).waitFor();
	await zeile(offen).waitFor();
	await farbe('Gelb: zu prüfen oder zu unterschreiben').check();
	await traeger.getByText('2 Einträge').waitFor();
	await farbe('Rot: fehlt').uncheck();
	await traeger.getByText('1 Eintrag', { exact: true }).waitFor();
	await zeile(inPruefung).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.keyboard.press('Escape');
	await traeger.getByRole('button', { name: 'Filter Ampel entfernen' }).click();
	await traeger.getByText('2 Einträge').waitFor();
	expect(stoerungen).toEqual([]);
});

test('what fails to load says so and can be tried again', { timeout: 60_000 }, async () => {
	const page = await traeger.context().newPage();
	const adresse = /\/v1\/freiwilliger\/list-dokumente\?/;
	await page.route(adresse, (route) =>
		route.fulfill({ status: 500, json: { error: { code: 'FEHLER', message: '' } } }),
	);
	for (const [pfad, titel] of [
		['/admin/dokumente', 'Dokumentenübersicht'],
		['/admin/pruefliste', 'Prüfliste'],
	] as const) {
		await page.goto(pfad);
		await page.getByRole('heading', { level: 1, name: titel }).waitFor();
		await page.getByText('Die Daten konnten nicht geladen werden.').waitFor();
	}
	await page.unroute(adresse);
	await page.getByRole('button', { name: 'Erneut versuchen' }).click();
	await expect.poll(() => page.getByText('Die Daten konnten nicht geladen werden.').count()).toBe(0);
	await page.close();
});
