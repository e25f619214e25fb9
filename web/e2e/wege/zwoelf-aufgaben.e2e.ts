import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startePortal } from '#scripts/test/portal.ts';
import { alsBenutzer, barrieren, beziehe, dialog, fertig, lausche, schliesse } from '../browser.ts';
import { AUFGABEN } from './zwoelf-aufgaben.ts';

/** What staff do all day takes few clicks. With a portal of its own: each finds the demo as it was made. */

beforeAll(async () => {
	// What is due for checking and signing is part of the day.
	await beziehe(startePortal({ dokumente: true }));
});

const GEZAEHLT = 'handgriffe';

/** Counts what a hand does from here on: typing into a field isn't one, a command by key is. */
async function zaehle(page: Page): Promise<void> {
	await page.evaluate((schluessel) => {
		const plusEins = () =>
			sessionStorage.setItem(schluessel, String(Number(sessionStorage.getItem(schluessel) ?? 0) + 1));
		const istBefehl = ({ key, ctrlKey, altKey, target }: KeyboardEvent) => {
			if (['Control', 'Alt', 'Shift', 'End'].includes(key)) return false;
			const tippt = target instanceof Element && target.matches('input, textarea, [contenteditable]');
			return ctrlKey || altKey || key === 'Enter' || key === 'Escape' || !tippt;
		};
		addEventListener('pointerdown', plusEins, true);
		addEventListener('keydown', (taste) => istBefehl(taste) && plusEins(), true);
	}, GEZAEHLT);
}

test.for(AUFGABEN)('$was: höchstens $hoechstens Handgriffe', async (aufgabe, { annotate }) => {
	const page = await alsBenutzer(aufgabe.login);
	const stoerungen = lausche(page);
	await page.goto(aufgabe.ab ?? '/admin');
	await fertig(page);
	await zaehle(page);
	const beginn = Date.now();
	await aufgabe.tu(page);
	const dauer = Date.now() - beginn;
	const handgriffe = await page.evaluate((schluessel) => Number(sessionStorage.getItem(schluessel)), GEZAEHLT);
	await annotate(`${handgriffe} Handgriffe, ${dauer} ms`);
	expect(handgriffe).toBeGreaterThan(0);
	expect(handgriffe).toBeLessThanOrEqual(aufgabe.hoechstens);
	expect(stoerungen).toEqual([]);
	await schliesse(page);
});

test('a message names the papers it takes along, and whoever has none', async () => {
	const page = await alsBenutzer('traeger@demo.test', '/admin/freiwillige');
	// Before its rows are there, all of them are none.
	await fertig(page);
	await page.getByRole('checkbox', { name: /alle/i }).first().click();
	await page.getByRole('button', { name: /^Nachricht …/ }).click();
	const fenster = dialog(page).first();
	await fenster.getByRole('combobox', { name: 'Dokumente aus der Akte' }).click();
	await page.getByRole('option', { name: 'Zeugnis (BFD)', exact: true }).click();
	await fenster.getByText('Mit dabei: Zeugnis (BFD)', { exact: true }).waitFor();
	await fenster
		.getByText(/Zeugnis \(BFD\) fehlt/)
		.first()
		.waitFor();
	expect(await barrieren(page)).toEqual([]);
});
