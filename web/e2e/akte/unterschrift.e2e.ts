import { readFile } from 'node:fs/promises';
import type { Page, Route } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { alsBenutzer, barrieren, dialog, fertig, frage, lausche, oeffne, schliesse, sende } from '../browser.ts';
import { linkAus } from '../post.ts';

/** Signing behind the link of a mail, and the list of what waits for a signature. */

const DOKUMENT = 'Erklärung Unterschrift';
const BUTTON = 'Rechtsverbindlich unterschreiben';

let admin: Page;
let traeger: Page;
let spec: string;
beforeAll(async () => {
	[admin, traeger] = await Promise.all([alsBenutzer('admin@demo.test'), alsBenutzer('traeger@demo.test')]);
	spec = await legeVorlageAn(DOKUMENT, 60);
});

/** Sixty paragraphs are longer than one page; nobody is asked for it but by hand. */
async function legeVorlageAn(bezeichnung: string, laenge: number): Promise<string> {
	const absaetze = Array.from(
		{ length: laenge },
		(_, i) => `${i + 1}. Ich achte alle Menschen und halte die Regeln ein.`,
	);
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/dokumentspec', {
		bezeichnung,
		nutzungsart: 'GESTELLT',
		vorlageText: `Für {{ freiwilliger.vorname }}\n\n${absaetze.join('\n\n')}`,
		uploadRollen: ['MA_VERWALTUNG'],
		signaturparteien: ['FREIWILLIGER', 'TRAEGER'],
		signaturform: 'EINFACH',
		bedingungen: [{ art: 'GESCHLECHT', ist: true, werte: ['D'] }],
	});
	await sende(traeger, 'put', `/v1/dokumentspec/${id}`, { status: 10 });
	return id;
}

/** Somebody of this name who is asked to sign; the way to it stands in the mail. */
async function gebeten(nachname: string, dokument = spec): Promise<{ dokumentID: string; link: string }> {
	const [vorbild] = await frage<{ einsatzortID: string }[]>(traeger, '/v1/freiwilliger/bewerbungen');
	const email = `${nachname.toLowerCase()}@unterschrift.test`;
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/freiwilliger/erfassung', {
		vorname: 'Uta',
		nachname,
		email,
		geschlecht: 'W',
		geburtsdatum: '2004-03-04',
		wuensche: [{ einsatzortID: vorbild?.einsatzortID, dienstartID: null }],
	});
	const { id: dokumentID } = await sende<{ id: string }>(
		traeger,
		'post',
		`/v1/freiwilliger/${id}/dokumente/direkt?dokumentID=${dokument}`,
	);
	return { dokumentID, link: await linkAus(admin, 'UNTERSCHRIFT_ANGEFORDERT', email) };
}

/** Without an account, in a browser of his own. */
async function fremd(): Promise<Page> {
	return oeffne();
}

const papier = (page: Page) => page.getByRole('region', { name: `Dokument: ${DOKUMENT}` });

async function liesBisZumEnde(page: Page): Promise<void> {
	await papier(page).locator('canvas').nth(1).waitFor();
	await expect
		.poll(
			async () => {
				await papier(page).evaluate((flaeche) => flaeche.scrollTo(0, flaeche.scrollHeight));
				return page.getByText('Sie haben das Dokument bis zum Ende gelesen.').count();
			},
			{ timeout: 20_000 },
		)
		.toBe(1);
}

/** Tab by tab until it has the focus. */
async function gehe(page: Page, rolle: Parameters<Page['getByRole']>[0], name: string): Promise<void> {
	const ziel = page.getByRole(rolle, { name });
	for (let i = 0; i < 40; i++) {
		await page.keyboard.press('Tab');
		if (await ziel.evaluate((e) => e === document.activeElement)) return;
	}
	throw new Error(`Mit der Tabulatortaste nicht zu erreichen: ${name}`);
}

test('read to the end and signed by keyboard alone, with the name typed', { timeout: 120_000 }, async () => {
	const { link } = await gebeten('Tippmann');
	const page = await fremd();
	const stoerungen = lausche(page);
	await page.goto(link);
	await fertig(page, 'Guten Tag, Uta Tippmann');
	await page.getByText('Bitte lesen Sie das Dokument bis zum Ende.').waitFor();
	await page.getByText('Form: einfache elektronische Signatur, ersetzt nicht die Schriftform.').waitFor();
	await expect.poll(() => page.getByRole('button', { name: BUTTON }).isDisabled()).toBe(true);
	await papier(page).locator('canvas').nth(1).waitFor();
	for (const colorScheme of ['dark', 'light'] as const) {
		await page.emulateMedia({ colorScheme });
		expect([colorScheme, await barrieren(page)]).toEqual([colorScheme, []]);
	}

	await gehe(page, 'region', `Dokument: ${DOKUMENT}`);
	await expect
		.poll(async () => {
			await page.keyboard.press('End');
			return page.getByText('Sie haben das Dokument bis zum Ende gelesen.').count();
		})
		.toBe(1);
	await gehe(page, 'button', 'Tippen');
	await page.keyboard.press('Enter');
	await gehe(page, 'textbox', 'Vor- und Nachname');
	await page.keyboard.press('Control+A');
	await page.keyboard.type('Uta T. Tippmann');
	await gehe(page, 'button', BUTTON);
	await page.keyboard.press('Enter');
	await page.getByText('Bitte bestätigen Sie, dass Sie einverstanden sind.').waitFor();
	await page.keyboard.press('Shift+Tab');
	await page.keyboard.press('Space');
	await gehe(page, 'button', BUTTON);
	await page.keyboard.press('Enter');
	await fertig(page, 'Vielen Dank, Ihre Unterschrift ist angekommen.');
	await expect
		.poll(() => page.getByRole('listitem').allTextContents())
		.toEqual([expect.stringMatching(/^Uta T\. Tippmannunterschrieben am \d\d\.\d\d\.\d{4}$/), 'Trägerfolgt danach']);
	expect(await barrieren(page)).toEqual([]);

	await page.goto(link);
	await fertig(page, 'Vielen Dank, Ihre Unterschrift ist angekommen.');
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

/** Strokes between points relative to the canvas, as the finger goes. */
async function zeichne(page: Page, ...punkte: readonly (readonly [number, number])[]): Promise<void> {
	const flaeche = page.getByRole('img', { name: 'Zeichenfläche für die Unterschrift' });
	await flaeche.scrollIntoViewIfNeeded();
	const { x, y } = (await flaeche.boundingBox()) ?? { x: 0, y: 0 };
	const [[rechts, unten] = [0, 0], ...weitere] = punkte;
	await page.mouse.move(x + rechts, y + unten);
	await page.mouse.down();
	for (const [dx, dy] of weitere) await page.mouse.move(x + dx, y + dy, { steps: 8 });
	await page.mouse.up();
}

/** Where ink lies, in pixels of the page: left, top, right, bottom; null: nowhere. */
const tinte = (page: Page) =>
	page.getByRole('img', { name: 'Zeichenfläche für die Unterschrift' }).evaluate((e) => {
		const canvas = e as HTMLCanvasElement;
		const { data, width, height } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
			...{ data: [], width: 0, height: 0 },
		};
		const xs: number[] = [];
		const ys: number[] = [];
		for (let i = 0; i < width * height; i++)
			if (data[4 * i + 3]) {
				xs.push(i % width);
				ys.push(Math.floor(i / width));
			}
		const faktor = canvas.offsetWidth / width;
		const rand = (zahlen: number[], f: (...z: number[]) => number) =>
			Math.round(zahlen.reduce((a, b) => f(a, b)) * faktor);
		return xs.length ? [rand(xs, Math.min), rand(ys, Math.min), rand(xs, Math.max), rand(ys, Math.max)] : null;
	});

test('a telephone turned while signing keeps the ink, takes more where the finger is, and refuses an empty field', {
	timeout: 120_000,
}, async () => {
	const { link } = await gebeten('Drehmann');
	const page = await fremd();
	const [hoch, quer] = [
		{ width: 390, height: 844 },
		{ width: 844, height: 390 },
	];
	await page.setViewportSize(quer);
	await page.goto(link);
	await fertig(page, 'Guten Tag, Uta Drehmann');
	await liesBisZumEnde(page);
	await page.getByRole('checkbox', { name: /einverstanden/ }).check();
	const breite = () =>
		page
			.getByRole('img', { name: 'Zeichenfläche für die Unterschrift' })
			.evaluate((e) => (e as HTMLElement).offsetWidth);
	await zeichne(page, [100, 70], [500, 30], [700, 70]);
	const [links = 0, , rechts = 0] = (await tinte(page)) ?? [];
	expect([links < 110, rechts > 600], `${links} bis ${rechts}`).toEqual([true, true]);

	await page.setViewportSize(hoch);
	await expect.poll(breite).toBeLessThan(390);
	const hochkant = await breite();
	// All of it, smaller: nothing has fallen over the edge.
	await expect.poll(async () => (await tinte(page))?.[2]).toBeLessThan(hochkant);
	expect((await tinte(page))?.[2]).toBeGreaterThan(hochkant * 0.8);

	await page.getByRole('button', { name: 'Löschen' }).click();
	expect(await tinte(page)).toBeNull();
	await page.getByRole('button', { name: BUTTON }).click();
	await page.getByText('Bitte unterschreiben Sie im Feld.').waitFor();
	await zeichne(page, [20, 40], [80, 60]);
	const stelle = await tinte(page);
	// A curve ends a step before its last point.
	const daneben = stelle?.map((wert, i) => Math.abs(wert - ([20, 40, 80, 60][i] ?? 0))) ?? [99];
	expect(Math.max(...daneben), `${stelle}`).toBeLessThan(12);
	await page.setViewportSize(quer);
	await expect.poll(breite).toBeGreaterThan(390);
	expect(await tinte(page)).not.toBeNull();
	await page.getByRole('button', { name: BUTTON }).click();
	await fertig(page, 'Vielen Dank, Ihre Unterschrift ist angekommen.');
	await schliesse(page);
});

test('a single page on a telephone is as wide as it can be read, and read only once its end was in view', {
	timeout: 120_000,
}, async () => {
	const kurzes = 'Erklärung auf einer Seite';
	const { link } = await gebeten('Schmal', await legeVorlageAn(kurzes, 12));
	const page = await fremd();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(link);
	await fertig(page, 'Guten Tag, Uta Schmal');
	const blatt = page.getByRole('region', { name: `Dokument: ${kurzes}` });
	await blatt.locator('canvas').waitFor();
	const breite = () => blatt.locator('canvas').evaluate((e) => (e as HTMLElement).offsetWidth);
	await expect.poll(breite).toBeGreaterThanOrEqual(560);
	await expect.poll(() => page.getByRole('button', { name: 'Kleiner' }).isDisabled()).toBe(true);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	// The end of so short a page would long have been told of.
	await page.waitForTimeout(500);
	await page.getByText('Bitte lesen Sie das Dokument bis zum Ende.').waitFor();
	expect(await barrieren(page)).toEqual([]);
	await blatt.evaluate((flaeche) => flaeche.scrollTo(0, flaeche.scrollHeight));
	await page.getByText('Sie haben das Dokument bis zum Ende gelesen.').waitFor();
	await schliesse(page);
});

test('another name than that of who was asked is confirmed, told to the Traeger, and the signer keeps a copy', {
	timeout: 120_000,
}, async () => {
	const { dokumentID, link } = await gebeten('Anders');
	const page = await fremd();
	const stoerungen = lausche(page);
	await page.goto(link);
	await fertig(page, 'Guten Tag, Uta Anders');
	await liesBisZumEnde(page);
	await page.getByRole('button', { name: 'Tippen' }).click();
	const name = page.getByRole('textbox', { name: 'Vor- und Nachname' });
	await name.fill('Thomas Berg');
	await page.getByRole('checkbox', { name: /einverstanden/ }).check();
	await page.getByRole('button', { name: BUTTON }).click();
	const frageDialog = page.getByRole('dialog', { name: 'Unterschreiben Sie unter diesem Namen?' });
	await frageDialog
		.getByText(
			'Angefragt ist die Unterschrift von Uta Anders – Sie haben „Thomas Berg“ eingetragen. Unterschreiben Sie als Thomas Berg?',
		)
		.waitFor();
	expect(await barrieren(page)).toEqual([]);
	await frageDialog.getByRole('button', { name: 'Namen ändern' }).click();
	await frageDialog.waitFor({ state: 'detached' });
	await page.getByRole('button', { name: BUTTON }).click();
	await frageDialog.getByRole('button', { name: 'Als Thomas Berg unterschreiben' }).click();
	await fertig(page, 'Vielen Dank, Ihre Unterschrift ist angekommen.');
	const [kopie] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name: 'Dokument herunterladen' }).click(),
	]);
	expect(kopie.suggestedFilename()).toBe(`${DOKUMENT} Uta Anders.pdf`);
	expect((await seitentexte(await readFile(await kopie.path()))).join(' ')).toContain('Ich achte alle Menschen');
	expect(stoerungen).toEqual([]);
	await schliesse(page);

	const { freiwilligerID } = await frage<{ freiwilligerID: string }>(
		traeger,
		`/v1/freiwilliger/dokumente/${dokumentID}`,
	);
	await traeger.goto(`/admin/freiwillige/${freiwilligerID}/akte`);
	await traeger.getByText('Name weicht ab: Angefragt war Uta Anders.').waitFor();
	await traeger.getByText('Thomas Berg (angefragt: Uta Anders)').first().waitFor();
	expect(await barrieren(traeger)).toEqual([]);
});

test('drawn by mouse, then the Traeger signs from the list', { timeout: 120_000 }, async () => {
	const { link } = await gebeten('Zeichner');
	const page = await fremd();
	await page.goto(link);
	await fertig(page, 'Guten Tag, Uta Zeichner');
	await page.getByText('1 / 2', { exact: true }).waitFor();
	await papier(page).locator('canvas').nth(1).waitFor();
	await page.getByRole('button', { name: 'Nächste Seite' }).click();
	await page.getByText('2 / 2', { exact: true }).waitFor();
	await page.getByRole('button', { name: 'Vorige Seite' }).click();
	await page.getByText('1 / 2', { exact: true }).waitFor();
	await page.getByRole('button', { name: 'Ich möchte nicht unterschreiben' }).click();
	await dialog(page).getByRole('heading', { name: 'Sie müssen nicht unterschreiben' }).waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog(page).getByRole('button', { name: 'Schließen' }).last().click();
	await liesBisZumEnde(page);
	await page.getByRole('checkbox', { name: /einverstanden/ }).check();
	await page.getByRole('button', { name: BUTTON }).click();
	await page.getByText('Bitte unterschreiben Sie im Feld.').waitFor();
	const flaeche = await page.getByRole('img', { name: 'Zeichenfläche für die Unterschrift' }).boundingBox();
	const { x, y } = flaeche ?? { x: 0, y: 0 };
	await page.mouse.move(x + 40, y + 80);
	await page.mouse.down();
	for (const [rechts, unten] of [
		[80, 30],
		[120, 90],
		[200, 60],
	] as const)
		await page.mouse.move(x + rechts, y + unten, { steps: 8 });
	await page.mouse.up();
	await page.getByRole('button', { name: BUTTON }).click();
	await fertig(page, 'Vielen Dank, Ihre Unterschrift ist angekommen.');
	await schliesse(page);

	await traeger.goto('/admin/unterschriften');
	await fertig(traeger, 'Unterschriften');
	const zeile = traeger.getByRole('row', { name: /Zeichner, Uta/ });
	await zeile.getByText('Träger (Sie)', { exact: true }).waitFor();
	await zeile.getByRole('link', { name: 'Unterschreiben' }).click();
	await fertig(traeger, 'Guten Tag, Sabine Koch');
	await liesBisZumEnde(traeger);
	await traeger.getByRole('button', { name: 'Tippen' }).click();
	await traeger.getByText('Sabine Koch', { exact: true }).first().waitFor();
	await expect.poll(() => traeger.getByRole('textbox', { name: 'Vor- und Nachname' }).count()).toBe(0);
	await traeger.getByRole('checkbox', { name: /einverstanden/ }).check();
	await traeger.getByRole('button', { name: BUTTON }).click();
	await traeger.getByText('Damit haben alle unterschrieben.').waitFor();
});

test('asked once more and taken back from the list; the link then says so', { timeout: 120_000 }, async () => {
	const { link } = await gebeten('Widerruf');
	const stoerungen = lausche(traeger);
	await traeger.goto('/admin/unterschriften');
	await fertig(traeger, 'Unterschriften');
	const zeile = traeger.getByRole('row', { name: /Widerruf, Uta/ });
	await zeile.getByText(DOKUMENT).waitFor();
	await expect.poll(() => zeile.getByRole('link', { name: 'Unterschreiben' }).count()).toBe(0);
	for (const colorScheme of ['dark', 'light'] as const) {
		await traeger.emulateMedia({ colorScheme });
		expect([colorScheme, await barrieren(traeger)]).toEqual([colorScheme, []]);
	}
	await zeile.getByRole('button', { name: 'Uta Widerruf an die Unterschrift erinnern' }).click();
	const frage = traeger.getByRole('dialog', { name: 'An die Unterschrift erinnern?' });
	await frage.getByRole('heading', { name: 'So kommt es an' }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await frage.getByRole('button', { name: 'E-Mail senden' }).click();
	await traeger.getByText('Die Bitte um die Unterschrift wird noch einmal gesendet.').waitFor();
	const neuester = () => linkAus(admin, 'UNTERSCHRIFT_ANGEFORDERT', 'widerruf@unterschrift.test');
	await expect.poll(neuester, { timeout: 30_000 }).not.toBe(link);
	const neu = await neuester();
	// A file put in its place would end this: that is said before.
	await zeile.getByRole('link').first().click();
	await fertig(traeger, /Widerruf/);
	await traeger.getByRole('link', { name: /^Akte/ }).click();
	await traeger.getByRole('button', { name: `Weitere Aktionen: ${DOKUMENT}` }).click();
	await traeger.getByRole('menuitem', { name: 'Hochladen …' }).click();
	await traeger.getByText('Eine neue Datei beendet das Unterschreiben').waitFor();
	await expect.poll(() => traeger.getByRole('button', { name: /^Datei zu/ }).count()).toBe(0);
	await traeger.getByRole('button', { name: 'Trotzdem hochladen' }).click();
	await traeger.getByRole('button', { name: /^Datei zu/ }).waitFor();
	await traeger.goto('/admin/unterschriften');
	await fertig(traeger, 'Unterschriften');
	await zeile.getByRole('button', { name: /Aktionen/ }).click();
	await traeger.getByRole('menuitem', { name: 'Zurücksetzen' }).click();
	await dialog(traeger).getByRole('button', { name: 'Zurücksetzen' }).click();
	await traeger.getByText('Die Unterschriften sind zurückgesetzt.').waitFor();
	await zeile.waitFor({ state: 'detached' });
	expect(stoerungen).toEqual([]);

	const page = await fremd();
	await page.goto(neu);
	await fertig(page, 'Diese Unterschrift wird nicht mehr benötigt.');
	expect(await barrieren(page)).toEqual([]);
	await page.goto(`/unterschrift/${'x'.repeat(43)}`);
	await fertig(page, 'Der Link ist ungültig oder abgelaufen.');
	await schliesse(page);
});

const mitStand = (stand: string) => async (route: Route) => {
	const antwort = await route.fetch();
	const { data } = (await antwort.json()) as { data: object };
	await route.fulfill({ response: antwort, json: { data: { ...data, stand } } });
};

test('an expired link, one whose turn has not come, and a portal that fails', { timeout: 120_000 }, async () => {
	const { link } = await gebeten('Spaet');
	for (const [stand, titel] of [
		['ABGELAUFEN', 'Der Unterschriftslink ist abgelaufen.'],
		['WARTET', 'Sie sind noch nicht an der Reihe.'],
	] as const) {
		const page = await fremd();
		await page.route('**/api/v1/signature/session/*', mitStand(stand));
		await page.goto(link);
		await fertig(page, titel);
		expect([stand, await barrieren(page)]).toEqual([stand, []]);
		await schliesse(page);
	}
	const page = await fremd();
	await page.route('**/api/v1/signature/preview*', (route) => route.abort());
	await page.goto(link);
	await page.getByRole('button', { name: 'Erneut versuchen' }).waitFor();
	await expect.poll(() => page.getByRole('button', { name: BUTTON }).isDisabled()).toBe(true);
	await page.unroute('**/api/v1/signature/preview*');
	await page.getByRole('button', { name: 'Erneut versuchen' }).click();
	await papier(page).waitFor();
	await schliesse(page);
});
