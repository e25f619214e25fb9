import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addiereTage, wochenbeginn } from '#domain/datum.ts';
import { testjetzt } from '#scripts/test/uhr.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, schliesse, sende } from '../browser.ts';

/** The attendance of a seminar: sixty people in a few keystrokes, two who enter at once, and the keyboard alone. */

let traeger: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test', '/admin');
});

interface Zeile {
	readonly freiwilligerID: string;
	readonly name: string;
	readonly status: number;
	readonly tage: number;
	readonly vermerke: readonly { readonly tag: string; readonly haelfte: string; readonly stand: string }[];
}
interface Liste {
	readonly tage: readonly string[];
	readonly zeilen: readonly Zeile[];
}

const lies = (id: string): Promise<Liste> => frage<Liste>(traeger, `/v1/seminar/${id}/anwesenheit`);

/** A seminar that has taken place, with as many people; what they were proposed is there. */
async function gewesenes(bezeichnung: string, von: string, tage: number, personen: number): Promise<string> {
	const termine = [{ von, bis: addiereTage(von, tage - 1) }];
	const neu = { bezeichnung, seminartypID: 'POLITISCHE_BILDUNG', geplanteTage: tage, ort: 'Edersee', termine };
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/seminar', neu);
	await sende(traeger, 'put', `/v1/seminar/${id}`, { status: 1000 });
	const alle = await frage<{ freiwilligerID: string; status: number }[]>(
		traeger,
		'/v1/freiwilliger/list-freiwillige?groesse=200',
	);
	// Those in service first.
	const dabei = alle
		.filter(({ status }) => status >= 2800 && status <= 4000)
		.toSorted((a, b) => b.status - a.status)
		.slice(0, personen);
	expect(dabei).toHaveLength(personen);
	for (const wer of dabei) await sende(traeger, 'post', `/v1/${wer.freiwilligerID}/seminarplanung/seminar/${id}`);
	await sende(traeger, 'put', `/v1/seminar/${id}`, { status: 5000 });
	const geprueft = async () => (await lies(id)).zeilen.filter(({ status }) => status === 10).length;
	await expect.poll(geprueft, { timeout: 60_000 }).toBe(personen);
	return id;
}

/** Monday of the week before: by now it is over. */
const letzteWoche = (): string => addiereTage(wochenbeginn(testjetzt().toISOString().slice(0, 10)), -7);

async function oeffneListe(page: Page, id: string): Promise<void> {
	await page.goto(`/admin/seminare/${id}/anwesenheit`);
	await page.getByRole('grid').waitFor();
}

const zelle = (page: Page, zeile: number, spalte: number) => page.locator(`td[data-stelle="${zeile}:${spalte}"]`);
const gespeichert = (page: Page) => page.getByText(/Gespeichert, \d\d:\d\d Uhr/).waitFor();

/** Counts what a hand does: presses of a button of the mouse, and of keys that aren't merely held for another. */
async function zaehle(page: Page): Promise<() => Promise<number>> {
	await page.evaluate(() => {
		const drinnen = globalThis as unknown as { griffe: number };
		drinnen.griffe = 0;
		const zaehler = (ereignis: Event) => {
			const gehalten = ereignis instanceof KeyboardEvent && ['Shift', 'Control'].includes(ereignis.key);
			if (ereignis.isTrusted && !gehalten) drinnen.griffe++;
		};
		addEventListener('pointerdown', zaehler, true);
		addEventListener('keydown', zaehler, true);
	});
	return () => page.evaluate(() => (globalThis as unknown as { griffe: number }).griffe);
}

test('sixty people, four of them not there all the time, are recognised with at most twenty presses', async () => {
	const id = await gewesenes('Politische Bildung Edersee', letzteWoche(), 5, 60);
	const stoerungen = lausche(traeger);
	await oeffneListe(traeger, id);
	await fertig(traeger, 'Politische Bildung Edersee');
	await expect.poll(() => traeger.locator('td[data-stelle]').count()).toBe(600);
	const griffe = await zaehle(traeger);

	// Excused on Monday; left at noon of Thursday; ill all the time; absent for half a day.
	await zelle(traeger, 3, 0).click();
	await traeger.keyboard.press('Shift+ArrowRight');
	await traeger.keyboard.press('e');
	await zelle(traeger, 5, 7).click();
	await traeger.keyboard.press('r');
	await traeger.locator('th[data-stelle="9:-1"]').click();
	await traeger.keyboard.press('k');
	await zelle(traeger, 13, 4).click();
	await traeger.keyboard.press('u');
	await gespeichert(traeger);

	await traeger.getByRole('button', { name: 'Alle übrigen 56 bestätigen' }).click();
	const dialog = traeger.getByRole('dialog');
	await dialog.getByText('56 Personen bekommen je 5 Tage anerkannt.').waitFor();
	await dialog.getByRole('button', { name: 'Bestätigen', exact: true }).click();
	await traeger.getByText('56 Teilnahmen sind bestätigt').waitFor();
	await traeger.getByRole('button', { name: 'nur Abweichungen 4' }).click();
	await traeger.getByRole('columnheader', { name: 'Name' }).click();
	await traeger.getByRole('button', { name: '4 nach Vorschlag bestätigen' }).click();
	await dialog.getByRole('button', { name: 'Bestätigen', exact: true }).click();
	await traeger.getByText('60 von 60 geprüft').waitFor();
	await expect.poll(() => griffe()).toBeLessThanOrEqual(20);

	const { zeilen } = await lies(id);
	const wie = (nr: number) => [zeilen[nr]?.status, zeilen[nr]?.tage];
	expect([3, 5, 9, 13].map(wie)).toEqual([
		[50, 4],
		[50, 3.5],
		[45, 5],
		[50, 4.5],
	]);
	expect(zeilen.filter(({ status, tage }) => status === 50 && tage === 5)).toHaveLength(56);
	expect(await barrieren(traeger)).toEqual([]);

	// And all of it can be taken back as long as the toast stands.
	await traeger.getByRole('button', { name: 'Rückgängig' }).last().click();
	await traeger.getByText('4 Prüfungen sind zurückgenommen').waitFor();
	await traeger.getByText('56 von 60 geprüft').waitFor();
	expect(stoerungen).toEqual([]);
});

test('two who enter at once lose nothing, and what is entered without a network is sent when it is back', async () => {
	const id = await gewesenes('Wochenende Edersee', addiereTage(letzteWoche(), 5), 2, 6);
	const admin = await alsBenutzer('admin@demo.test');
	const stoerungen = lausche(admin);
	await Promise.all([oeffneListe(traeger, id), oeffneListe(admin, id)]);
	const trage = async (page: Page, zeile: number, spalte: number, taste: string) => {
		await zelle(page, zeile, spalte).click();
		await page.keyboard.press(taste);
	};
	await Promise.all([
		(async () => {
			for (const zeile of [0, 1, 2]) await trage(traeger, zeile, 0, 'e');
			await gespeichert(traeger);
		})(),
		(async () => {
			for (const zeile of [0, 1, 2]) await trage(admin, zeile, 3, 'u');
			await gespeichert(admin);
		})(),
	]);
	for (const page of [traeger, admin]) {
		for (const zeile of [0, 1, 2]) {
			await page.locator(`td[data-stelle="${zeile}:0"][data-stand="ENTSCHULDIGT"]`).waitFor();
			await page.locator(`td[data-stelle="${zeile}:3"][data-stand="UNENTSCHULDIGT"]`).waitFor();
		}
	}
	// The other one's initials stand at his cells, not at the own ones.
	const zeichen = (spalte: number) => zelle(traeger, 0, spalte).locator('span[aria-hidden]').allTextContents();
	await expect.poll(() => zeichen(3)).toEqual(['U', expect.stringMatching(/^[A-ZÄÖÜ]{2}$/)]);
	await expect.poll(() => zeichen(0)).toEqual(['E']);
	expect(await barrieren(traeger)).toEqual([]);

	// On the same half day the later word counts for both.
	await trage(admin, 0, 0, 'k');
	await traeger.locator('td[data-stelle="0:0"][data-stand="AU"]').waitFor();
	expect(stoerungen).toEqual([]);

	await traeger.context().setOffline(true);
	for (const zeile of [3, 4, 5]) await trage(traeger, zeile, 1, 'u');
	await traeger.getByText('Nicht gespeichert, 3 Änderungen warten.').waitFor();
	await traeger.context().setOffline(false);
	await gespeichert(traeger);
	const { zeilen } = await lies(id);
	const staende = zeilen.map(({ vermerke }) => vermerke.map(({ haelfte, stand }) => `${haelfte} ${stand}`).join(', '));
	expect(staende).toEqual([
		'VM AU, NM UNENTSCHULDIGT',
		'VM ENTSCHULDIGT, NM UNENTSCHULDIGT',
		'VM ENTSCHULDIGT, NM UNENTSCHULDIGT',
		'NM UNENTSCHULDIGT',
		'NM UNENTSCHULDIGT',
		'NM UNENTSCHULDIGT',
	]);
	await schliesse(admin);
});

test('everything goes by the keyboard alone', async () => {
	const seminare = await frage<{ id: string; bezeichnung: string }[]>(traeger, '/v1/seminar?groesse=100');
	const id = seminare.find(({ bezeichnung }) => bezeichnung === 'Wochenende Edersee')?.id ?? '';
	const stoerungen = lausche(traeger);
	await oeffneListe(traeger, id);
	const tasten = async (...folge: readonly string[]) => {
		for (const taste of folge) await traeger.keyboard.press(taste);
	};
	const hatFokus = (stelle: string) => traeger.locator(`[data-stelle="${stelle}"]:focus`).waitFor();
	const heisst = (stelle: string, stand: string) =>
		traeger.locator(`[data-stelle="${stelle}"][data-stand="${stand}"]`).waitFor();
	await traeger.getByRole('button', { name: /^nur Abweichungen/ }).focus();
	await tasten('Tab');
	await hatFokus('0:0');
	await tasten('ArrowDown', 'ArrowDown', 'ArrowDown', 'Shift+ArrowRight', 'k');
	await heisst('3:0', 'AU');
	await heisst('3:1', 'AU');
	await tasten('Control+z');
	await heisst('3:0', 'ANWESEND');
	await heisst('3:1', 'UNENTSCHULDIGT');
	// The name means the row, the head the column.
	await tasten('Home', 'ArrowLeft');
	await hatFokus('3:-1');
	await traeger.getByText('1 ausgewählt').waitFor();
	await tasten('e');
	for (const spalte of [0, 1, 2, 3]) await heisst(`3:${spalte}`, 'ENTSCHULDIGT');
	await tasten(' ');
	for (const spalte of [0, 1, 2, 3]) await heisst(`3:${spalte}`, 'ANWESEND');
	await tasten('ArrowRight', 'ArrowRight', 'ArrowRight', 'Control+Home', 'ArrowRight', 'ArrowRight', 'ArrowUp');
	await hatFokus('-1:2');
	await tasten('u');
	for (const zeile of [0, 5]) await heisst(`${zeile}:2`, 'UNENTSCHULDIGT');
	await tasten('Control+z', 'ArrowDown', 'Shift+F10');
	const menue = traeger.getByRole('menu');
	await menue.getByRole('menuitem', { name: /^krank/ }).waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await menue.getByRole('menuitem', { name: /^krank/ }).focus();
	await tasten('Enter');
	await heisst('0:2', 'AU');
	await hatFokus('0:2');
	await tasten('Tab');
	await expect.poll(() => traeger.locator('[data-stelle]:focus').count()).toBe(0);
	await gespeichert(traeger);
	expect(stoerungen).toEqual([]);
});

test('a site reads its own; a day off is earned on a free day, entered and taken back', async () => {
	const seminare = await frage<{ id: string; bezeichnung: string }[]>(traeger, '/v1/seminar?groesse=100');
	const id = seminare.find(({ bezeichnung }) => bezeichnung === 'Wochenende Edersee')?.id ?? '';
	const verein = await alsBenutzer('verein@demo.test', `/admin/seminare/${id}/anwesenheit`);
	await fertig(verein, 'Wochenende Edersee');
	await expect.poll(() => verein.getByRole('button', { name: /bestätigen/ }).count()).toBe(0);
	expect(await barrieren(verein)).toEqual([]);
	await schliesse(verein);

	// Whoever was there on both days has two, by a week from Monday to Friday.
	const { zeilen } = await lies(id);
	const wer = zeilen[5]?.freiwilligerID ?? '';
	const stoerungen = lausche(traeger);
	await traeger.goto(`/admin/freiwillige/${wer}/seminare`);
	const tabelle = traeger.getByRole('table', { name: 'Ersatztage' });
	await tabelle.getByText('Wochenende Edersee, Samstag').waitFor();
	await traeger.getByText('2 Tage stehen zu').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByRole('button', { name: 'Genommenen Tag eintragen' }).click();
	const dialog = traeger.getByRole('dialog', { name: 'Genommenen Tag eintragen' });
	const tagFeld = dialog.getByRole('textbox', { name: 'Tag' });
	const deutsch = (tag: string) => tag.split('-').toReversed().join('.');
	await tagFeld.fill(deutsch(addiereTage(letzteWoche(), 6)));
	await dialog.getByRole('button', { name: 'Eintragen' }).click();
	await dialog.getByText('An diesem Tag ist ein Seminar.').first().waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	const mittwoch = deutsch(addiereTage(letzteWoche(), 16));
	await tagFeld.fill(mittwoch);
	await dialog.getByRole('button', { name: 'Eintragen' }).click();
	await traeger.getByText('1 Tag steht zu').waitFor();
	await traeger.getByRole('button', { name: `Ersatztag am ${mittwoch} zurücknehmen` }).click();
	await traeger.getByText('2 Tage stehen zu').waitFor();
	expect(stoerungen).toEqual([]);
});
