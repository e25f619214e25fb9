import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { flachesFormular, fremdesFormular } from '#commands/pdf/formular.fixture.ts';
import { alsBenutzer, barrieren, fertig, lausche, ruhig, sende, waehle } from '../browser.ts';

/** A specification from the first draft out of use again. */

let admin: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
});

const NAME = 'Belehrung Sporthalle';

const knopf = (name: string | RegExp) => admin.getByRole('button', { name });
const imDialog = (titel: string) => admin.getByRole('dialog', { name: titel });

/** Without conditions it is meant for everybody who applies. */
const erfuellenAlle = () => admin.getByText(/^(\d+) von \1 Bewerbenden erfüll(t|en) sie heute$/).waitFor();

/** Types the braces and takes what the list under them offers. */
async function schreibeMitPlatzhalter() {
	await admin.keyboard.type('Belehrt wurde {{freiwilliger.nach');
	await admin.getByRole('option', { name: /freiwilliger\.nachname$/ }).waitFor();
	await admin.keyboard.press('Enter');
}

test('a draft is written, checked, published, followed by a version, and locked', { timeout: 120_000 }, async () => {
	const stoerungen = lausche(admin);
	await admin.goto('/admin/dokumentencenter');
	await fertig(admin, 'Dokumentencenter');
	await knopf('Neue Vorlage').first().click();
	await imDialog('Neue Vorlage').getByRole('textbox', { name: 'Bezeichnung' }).fill(NAME);
	await imDialog('Neue Vorlage').getByRole('radio', { name: 'Gestellt aus Vorlage' }).check();
	await imDialog('Neue Vorlage').getByRole('button', { name: 'Anlegen' }).click();
	await fertig(admin, NAME);

	const text = admin.getByRole('textbox', { name: 'Text der Vorlage' });
	await text.click();
	await schreibeMitPlatzhalter();
	await admin.keyboard.type(' am {{ vertrag.urlaub }}');
	const pruefung = admin.locator('section', { hasText: 'Prüfung der Vorlage' }).last();
	await pruefung.getByText('Variable nicht bekannt').waitFor();
	await pruefung.getByRole('button', { name: 'urlaubstage einsetzen' }).click();
	await pruefung.getByText('2 Angaben gefunden').waitFor();
	await pruefung.getByText('Variable nicht bekannt').waitFor({ state: 'detached' });
	await text.click();
	await admin.keyboard.press('Control+End');
	await admin.keyboard.type(' {{ vertrag.urlaub }}');
	await pruefung.getByText('Variable nicht bekannt').waitFor();
	await erfuellenAlle();
	await admin.getByRole('combobox', { name: 'Bedingung', exact: true }).click();
	await admin.getByRole('option', { name: 'Volljährig (heute)' }).click();
	await admin.getByText(/^\d+ von \d+ Bewerbenden/).waitFor();
	await knopf('Bedingung „Volljährig (heute)“ entfernen').click();
	await erfuellenAlle();
	await knopf('Pflicht ab 4000 (Im Dienst)').click();
	await admin.getByText('Sperrt 4000 (Im Dienst), bis es vorliegt.').waitFor();
	// Only reminded of, it holds up nobody in the walks that share this portal.
	await knopf('Erinnern ab 4000 (Im Dienst)').click();
	await admin.getByText('Sperrt 4000 (Im Dienst), bis es vorliegt.').waitFor({ state: 'detached' });
	await knopf('Speichern').click();
	await admin.getByText('Die Vorlage ist gespeichert.').waitFor();

	await knopf('Warum geht das nicht?').click();
	await imDialog('Noch nicht zu veröffentlichen').getByText('vertrag.urlaub: Variable nicht bekannt').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await admin.keyboard.press('Escape');

	await text.click();
	await admin.keyboard.press('Control+A');
	await schreibeMitPlatzhalter();
	await pruefung.getByText('1 Angabe gefunden').waitFor();
	await pruefung.getByText('Variable nicht bekannt').waitFor({ state: 'detached' });
	await knopf('Speichern').click();
	await knopf('Veröffentlichen …').waitFor();
	await knopf('Warum geht das nicht?').waitFor({ state: 'detached' });
	await knopf('Veröffentlichen …').click();
	await imDialog('Veröffentlichen').getByRole('button', { name: 'Veröffentlichen' }).click();
	await admin.getByText('10 (Veröffentlicht)').first().waitFor();
	await admin.getByText('Nach der Veröffentlichung festgelegt').waitFor();
	// In the demo the files soon are as they should be; the page says so by itself, and so does the inbox.
	await admin.getByText(/^Akten angepasst, .+: [\d.]+ geprüft, in .+\.$/).waitFor({ timeout: 60_000 });
	await knopf(/^Eingang/).click();
	await admin.getByRole('dialog', { name: 'Eingang' }).getByText(`Abgleich der Akten mit „${NAME}“`).first().waitFor();
	await admin.keyboard.press('Escape');
	expect(await barrieren(admin)).toEqual([]);

	await admin.getByRole('link', { name: /^Erweitert/ }).click();
	await knopf('Neue Version').click();
	await admin.getByText('Version 2, löst Version 1 ab').waitFor();
	await knopf('Veröffentlichen …').click();
	const dialog = imDialog('Veröffentlichen');
	await expect.poll(() => dialog.getByRole('checkbox', { name: 'Version 1 dabei ablösen' }).isChecked()).toBe(true);
	await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
	await admin.getByText('10 (Veröffentlicht)').first().waitFor();

	await admin.getByRole('link', { name: /^Erweitert/ }).click();
	await admin.getByText('30 (Abgelöst)').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await knopf('Verlauf').click();
	await imDialog(`Verlauf: ${NAME}`).getByText('hat die Vorlage veröffentlicht.').waitFor();
	await admin.keyboard.press('Escape');
	await knopf('Sperren …').click();
	await imDialog('Vorlage sperren').getByRole('button', { name: 'Sperren' }).click();
	await admin.getByText('90 (Gesperrt)').first().waitFor();
	await knopf('Entsperren').click();
	await admin.getByText('10 (Veröffentlicht)').first().waitFor();
	expect(stoerungen).toEqual([]);
});

/** A draft with its form, stored and shown. */
async function vorlageMit(bezeichnung: string, name: string, bytes: Uint8Array): Promise<string> {
	const neu = { bezeichnung, nutzungsart: 'GESTELLT' };
	const { id } = await sende<{ id: string }>(admin, 'post', '/v1/dokumentspec', neu);
	await admin.goto(`/admin/dokumentencenter/${id}`);
	await fertig(admin, bezeichnung);
	await knopf('PDF-Formular').click();
	const datei = { name, mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
	await admin.locator('aside input[type=file]').setInputFiles(datei);
	await admin.getByText(`${name} ist hochgeladen`).waitFor();
	await knopf('Speichern').click();
	await admin.getByText('Die Vorlage ist gespeichert.').waitFor();
	return id;
}

test('a form of somebody else is filled, whatever its fields are called', { timeout: 90_000 }, async () => {
	const stoerungen = lausche(admin);
	const bezeichnung = 'Vereinbarung Ferienfreizeit';
	const id = await vorlageMit(bezeichnung, 'Formblatt 7.pdf', await fremdesFormular());
	await admin.getByText('13 Felder bleiben leer').waitFor();

	await admin.getByRole('link', { name: 'Felder zuordnen …' }).click();
	await knopf('Vorschläge 12').waitFor();
	const zeile = (name: string) => admin.locator(`li[data-feld="${name}"]`);
	const tafel = admin.getByRole('complementary', { name: 'Angabe' });
	await zeile('von_T').getByRole('button').focus();
	await tafel.getByText('aus dem Namen des Felds: „von_T“').waitFor();
	await tafel.getByRole('radio', { name: 'nur Tag' }).waitFor();
	await tafel.getByText('01', { exact: true }).last().waitFor();
	// By keyboard: accepted, and on to the next proposal.
	await admin.keyboard.press('Enter');
	await tafel.getByRole('heading', { name: 'von_M' }).waitFor();
	await admin.locator('canvas').first().waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await knopf('11 Vorschläge annehmen').click();
	await knopf('Ohne Zuordnung 1').waitFor();
	// One Angabe is dragged onto the field nobody could guess, then another is chosen.
	await zeile('Ort').locator('span[draggable]').dragTo(zeile('Feld_17'));
	await knopf('Ohne Zuordnung 0').waitFor();
	await zeile('Feld_17').getByRole('button').click();
	await waehle(tafel, 'Angabe', 'Vertrag: Vertragsnummer');
	await tafel.getByText('FSJ-2025-0042').last().waitFor();

	await knopf('Ausgefüllt').click();
	await tafel.getByText('Alles passt in seine Kästen').waitFor();
	await tafel.getByText('1 Unterschrift folgt').waitFor();
	await knopf('Muster als PDF').waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await knopf('Speichern').click();
	await admin.getByText('Die Felder sind gespeichert.').waitFor();
	await knopf('Warum geht das nicht?').waitFor({ state: 'detached' });
	await knopf('Veröffentlichen …').click();
	await imDialog('Veröffentlichen').getByRole('button', { name: 'Veröffentlichen' }).click();
	await admin.getByText('10 (Veröffentlicht)').first().waitFor();
	await sende(admin, 'delete', `/v1/dokumentspec/${id}`, {});
	expect(stoerungen).toEqual([]);
});

test('fields are put on a form that has none', { timeout: 60_000 }, async () => {
	const bezeichnung = 'Meldebogen ohne Felder';
	const id = await vorlageMit(bezeichnung, 'Bogen.pdf', await flachesFormular());
	await admin.getByRole('link', { name: 'Felder zuordnen …' }).click();
	await admin.getByText('Dieses PDF hat keine Felder. Ziehen Sie Rechtecke auf die Seite.').waitFor();
	const blatt = admin.locator('canvas').first();
	await blatt.waitFor();
	await ruhig(admin);
	const { x, y } = (await blatt.boundingBox()) ?? { x: 0, y: 0 };
	await admin.mouse.move(x + 100, y + 80);
	await admin.mouse.down();
	await admin.mouse.move(x + 300, y + 100, { steps: 3 });
	await admin.mouse.up();
	const tafel = admin.getByRole('complementary', { name: 'Angabe' });
	await tafel.getByRole('heading', { name: 'Feld 1' }).waitFor();
	await tafel.getByRole('button', { name: 'Nachname, Vorname' }).click();
	await tafel.getByText('Muster, Mara').last().waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await knopf('Ausgefüllt').click();
	await tafel.getByText('1 Feld gefüllt').waitFor();
	await knopf('Speichern').click();
	await admin.getByText('Die Felder sind gespeichert.').waitFor();
	await sende(admin, 'delete', `/v1/dokumentspec/${id}`, {});
});

test('what stands there only sometimes is chosen, not typed, and says whether it holds', {
	timeout: 60_000,
}, async () => {
	const stoerungen = lausche(admin);
	const bezeichnung = 'Belehrung mit Bedingung';
	const vorlageText = '## Belehrung\n\nEs gilt der Jugendschutz.\n\nSchluss.';
	const neu = { bezeichnung, nutzungsart: 'GESTELLT', vorlageText };
	const { id } = await sende<{ id: string }>(admin, 'post', '/v1/dokumentspec', neu);
	await admin.goto(`/admin/dokumentencenter/${id}`);
	await fertig(admin, bezeichnung);
	await knopf('Mit Vorschau schreiben …').click();
	const fenster = imDialog('Schreiben mit Vorschau');
	const text = fenster.getByRole('textbox', { name: 'Text der Vorlage' });
	await text.getByText('Es gilt der Jugendschutz.').click();
	await waehle(fenster, 'Nur wenn …', 'Wenn minderjährig');
	await text.getByText('Nur wenn minderjährig').waitFor();
	await text.getByText('trifft bei den Beispielen zu').waitFor();
	await fenster.getByText('knappster Fall').click();
	await text.getByText('trifft bei den Beispielen nicht zu').waitFor();
	await text.getByText('Schluss.').click();
	await fenster.getByRole('button', { name: 'Je Vertretung' }).click();
	await text.getByText('Je gesetzliche Vertretung', { exact: true }).waitFor();
	expect(await barrieren(admin)).toEqual([]);
	await admin.keyboard.press('Escape');
	await fenster.waitFor({ state: 'detached' });
	await knopf('Speichern').click();
	await admin.getByText('Die Vorlage ist gespeichert.').waitFor();
	const gespeichert = await admin.evaluate(
		async (welche) => (await (await fetch(`/api/v1/dokumentspec/${welche}`)).json()).data.vorlageText as string,
		id,
	);
	expect(gespeichert).toBe(
		'## Belehrung\n\n{?{{ wenn.minderjaehrig }}Es gilt der Jugendschutz.?}\n\n{+Schluss. {{ vertretende.name }}+}',
	);
	await sende(admin, 'delete', `/v1/dokumentspec/${id}`, {});
	expect(stoerungen).toEqual([]);
});
