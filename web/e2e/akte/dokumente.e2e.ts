import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addiereTage, tagInBerlin } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { testjetzt } from '#scripts/test/uhr.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, ruhig, sende, waehle } from '../browser.ts';

/** A document on its way between the volunteer and the Traeger. */

let traeger: Page;
let lena: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test');
	lena = await alsBenutzer('freiwillig@demo.test');
});

const NAME = 'Nachweis Erste Hilfe';
const GRUND = 'Die zweite Seite fehlt.';

/** Published, and asked of nobody by itself. */
async function vorlage(): Promise<void> {
	const stufen = [{ abStatus: 2000, stufe: 'PFLICHT' }];
	const bedingungen = [{ art: 'GESCHLECHT', ist: true, werte: ['D'] }];
	const steuerungsfelder = [{ feld: 'erstuntersuchungDatum', modus: 'SETZEN' }];
	const felder = { bezeichnung: NAME, nutzungsart: 'ANGEFORDERT', stufen, bedingungen, steuerungsfelder };
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/dokumentspec', felder);
	await sende(traeger, 'put', `/v1/dokumentspec/${id}`, { status: 10 });
	const [akte] = await lenasAkten();
	await sende(traeger, 'post', `/v1/freiwilliger/${akte?.freiwilligerID}/dokumente`, {
		dokumentSpecID: id,
		frist: addiereTage(HEUTE, 5),
	});
}

const HEUTE = tagInBerlin(testjetzt().toISOString());
const lenasAkten = async () => {
	const f = encodeURIComponent(JSON.stringify({ text: 'Lena Marie Hoffmann' }));
	return frage<{ freiwilligerID: string }[]>(traeger, `/v1/freiwilliger/bewerbungen?f=${f}`);
};

const PDF = Buffer.from(
	'%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
		'3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 400]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

/** Chosen by keyboard alone, up to the window of the system. */
async function reicheEin(name: string): Promise<void> {
	const knopf = lena.getByRole('button', { name: `Hochladen: ${NAME}` });
	// From the start: the browser needs a moment before it hands its window over.
	const wahl = lena.waitForEvent('filechooser');
	await knopf.focus();
	await lena.keyboard.press('Enter');
	const auswaehlen = lena.getByRole('button', { name: new RegExp(`Datei zu ${NAME}`) });
	await expect.poll(() => auswaehlen.evaluate((e) => e === document.activeElement)).toBe(true);
	await lena.keyboard.press('Enter');
	await (await wahl).setFiles({ name, mimeType: 'application/pdf', buffer: PDF });
	await lena.getByText('Die Datei ist hochgeladen.').last().waitFor();
	await ruhig(lena);
}

const fach = (titel: string) =>
	lena.locator('section', { has: lena.getByRole('heading', { level: 2, name: new RegExp(`^${titel}`) }) });
const inDerAkte = () => traeger.getByRole('row', { name: new RegExp(NAME) }).first();
const pruefen = () => traeger.getByRole('dialog', { name: `Dokument prüfen: ${NAME}` });

async function oeffnePruefung(): Promise<void> {
	await traeger.reload();
	await fertig(traeger, 'Lena Marie Hoffmann');
	await inDerAkte()
		.getByRole('button', { name: `Prüfen …: ${NAME}` })
		.focus();
	await traeger.keyboard.press('Enter');
	await pruefen().getByText('1 Seite').waitFor();
}

test('a document is handed in, refused, handed in again and verified', { timeout: 120_000 }, async () => {
	const stoerungen = [lausche(traeger), lausche(lena)];
	await vorlage();
	const [akte] = await lenasAkten();
	await lena.goto('/admin');
	await fertig(lena, /^Guten Tag/);
	await lena
		.getByText(`bis ${formatDatum(addiereTage(HEUTE, 5))}`)
		.first()
		.waitFor();
	await lena.getByRole('link', { name: 'Meine Dokumente' }).click();
	await fertig(lena, 'Meine Dokumente');
	await fach('Offen').getByText(NAME).waitFor();
	expect(await barrieren(lena)).toEqual([]);
	await reicheEin('nachweis.pdf');
	await fach('In Prüfung').getByText('nachweis.pdf').waitFor();

	await traeger.goto(`/admin/freiwillige/${akte?.freiwilligerID}/akte`);
	await oeffnePruefung();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByRole('radio', { name: 'In Ordnung' }).focus();
	await traeger.keyboard.press('ArrowDown');
	await pruefen().getByRole('button', { name: 'Zurückweisen' }).click();
	await pruefen().getByText('Bitte nennen Sie den Grund.').waitFor();
	await traeger.keyboard.type(GRUND);
	await pruefen().getByRole('button', { name: 'Zurückweisen' }).click();
	await inDerAkte().getByText('9000 (Zurückgewiesen)').waitFor();
	await inDerAkte().getByText(GRUND).waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	await lena.reload();
	await fertig(lena, 'Meine Dokumente');
	await fach('Offen').getByText(GRUND).waitFor();
	await reicheEin('nachweis-2.pdf');
	await fach('In Prüfung').getByText('nachweis-2.pdf').waitFor();

	await oeffnePruefung();
	const bis = formatDatum(addiereTage(HEUTE, 365));
	await pruefen().getByRole('textbox', { name: 'Gültig bis' }).fill(bis);
	await traeger.keyboard.press('Tab');
	await pruefen().getByRole('button', { name: 'Verifizieren' }).click();
	// One file was asked for, and it is in order: the request closes by itself.
	await traeger.locator('summary').getByText('Abgeschlossen', { exact: true }).click();
	await inDerAkte().getByText('1000 (Verifiziert)').waitFor();
	await inDerAkte().getByText(`gültig bis ${bis}`).waitFor();
	await inDerAkte().getByRole('button', { name: '1 frühere Datei' }).click();
	await traeger.getByRole('button', { name: 'Ansehen: nachweis.pdf' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	await lena.reload();
	await fertig(lena, 'Meine Dokumente');
	await fach('Erledigt').getByText('nachweis-2.pdf').waitFor();
	expect(await barrieren(lena)).toEqual([]);
	expect(stoerungen.flat()).toEqual([]);
});

test('what the next step will ask for stands below, and can be asked for already', { timeout: 90_000 }, async () => {
	const stoerungen = lausche(traeger);
	const bezeichnung = 'Aufenthaltsnachweis Kommtmann';
	// Nobody else has told where he comes from: it is meant for this one alone.
	const bedingungen = [{ art: 'STAATSANGEHOERIGKEIT_EU', ist: false, werte: [] }];
	const stufen = [{ abStatus: 3000, stufe: 'PFLICHT' }];
	const { id: spec } = await sende<{ id: string }>(traeger, 'post', '/v1/dokumentspec', {
		...{ bezeichnung, nutzungsart: 'ANGEFORDERT', stufen, bedingungen },
	});
	await sende(traeger, 'put', `/v1/dokumentspec/${spec}`, { status: 10 });
	const [vorbild] = await frage<{ einsatzortID: string }[]>(traeger, '/v1/freiwilliger/bewerbungen');
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/freiwilliger/erfassung', {
		...{ vorname: 'Beat', nachname: 'Kommtmann', email: 'beat@kommtmann.test', geschlecht: 'M' },
		...{ geburtsdatum: '2004-03-04', staatsangehoerigkeitID: 'CH' },
		wuensche: [{ einsatzortID: vorbild?.einsatzortID, dienstartID: null }],
	});
	await traeger.goto(`/admin/freiwillige/${id}/akte`);
	await fertig(traeger, 'Beat Kommtmann');
	const kommend = traeger.locator('div', { has: traeger.getByText('Kommt mit', { exact: true }) }).last();
	await kommend.getByText('2800 (Vertragseinigung)').waitFor();
	await kommend.getByText(bezeichnung).waitFor();
	expect(await barrieren(traeger)).toEqual([]);

	await kommend.getByRole('button', { name: 'Schon jetzt anfordern …' }).focus();
	await traeger.keyboard.press('Enter');
	const dialog = traeger.getByRole('dialog', { name: 'Dokument anfordern' });
	// Other files publish documents, too: only the only one is chosen already.
	if ((await dialog.getByRole('combobox', { name: 'Dokument' }).inputValue()) !== bezeichnung)
		await waehle(dialog, 'Dokument', bezeichnung);
	await dialog.getByRole('button', { name: 'Anfordern', exact: true }).click();
	await dialog.waitFor({ state: 'detached' });
	await traeger
		.getByRole('row', { name: new RegExp(bezeichnung) })
		.first()
		.waitFor();
	await expect.poll(() => kommend.getByText(bezeichnung).count()).toBe(0);
	expect(await barrieren(traeger)).toEqual([]);
	expect(stoerungen).toEqual([]);
});
