import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { seitentexte } from '#commands/pdf/lesen.fixture.ts';
import { addiereTage, wochenbeginn } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { startePortal } from '#scripts/test/portal.ts';
import {
	alsBenutzer,
	barrieren,
	beziehe,
	dialog,
	fertig,
	frage,
	lausche,
	ruhig,
	schliesse,
	sende,
	waehle,
} from '../browser.ts';
import { alsFreiwillige, dienstleistende, type Freiwillige } from '../verwaltung/freiwillige.ts';

/**
 * A class of sixty from its group to the proof of one of them: taken in, planned, attended, recognised, on paper. With a
 * portal of its own, since the days of nearly everybody in service grow.
 */

const KLASSE = 60;
const GRUPPE = 'Klasse Edersee';
const SEMINAR = 'Woche am Edersee';
const TAGE = 5;

let traeger: Page;
let admin: Page;
let stoerungen: string[];
let von: string;
let seminarID: string;
/** Somebody with an account, who isn't there all the time. */
let wer: Freiwillige;
/** Somebody who is. */
let ohne: string;

interface Dienst {
	readonly freiwilligerID: string;
	readonly status: number;
	readonly vertragsbeginn: string;
}
interface Anwesenheitszeile {
	readonly freiwilligerID: string;
	readonly name: string;
	readonly status: number;
	readonly tage: number;
}
interface Planung {
	readonly anerkannt: number;
	readonly pflicht: number;
	readonly offen: number;
}

beforeAll(async () => {
	await beziehe(startePortal());
	traeger = await alsBenutzer('traeger@demo.test');
	admin = await alsBenutzer('admin@demo.test');
	stoerungen = lausche(traeger);
	const { heute } = await frage<{ heute: string }>(traeger, '/v1/system/info');
	von = addiereTage(wochenbeginn(heute), -7);
	// Nobody belongs to two groups: those of the demo give theirs up.
	for (const { id } of await frage<{ id: string }[]>(traeger, '/v1/seminargruppe')) {
		const { mitglieder } = await frage<{ mitglieder: Dienst[] }>(traeger, `/v1/seminargruppe/${id}`);
		const entfernen = mitglieder.map(({ freiwilligerID }) => freiwilligerID);
		await sende(traeger, 'put', `/v1/seminargruppe/${id}`, { entfernen });
	}
	[wer] = (await dienstleistende(traeger, 1, true)) as [Freiwillige];
}, 120_000);

const bis = () => addiereTage(von, TAGE - 1);
const knopf = (name: string | RegExp) => traeger.getByRole('button', { name });
const reiter = (name: RegExp) => traeger.getByRole('main').getByRole('link', { name }).last().click();
const anwesende = async () =>
	(await frage<{ zeilen: Anwesenheitszeile[] }>(traeger, `/v1/seminar/${seminarID}/anwesenheit`)).zeilen;
const planung = (id: string) => frage<Planung>(traeger, `/v1/${id}/seminarplanung`);
const zahl = (tage: number) => String(tage).replace('.', ',');

async function hole(page: Page, name: string): Promise<Buffer> {
	const [datei] = await Promise.all([
		page.waitForEvent('download'),
		page.getByRole('button', { name, exact: true }).click(),
	]);
	return readFile(await datei.path());
}

/** Everybody is there all the time but these: what is entered, and what is recognised of it. */
const abweichungen = new Map<string, readonly [status: number, tage: number]>();
const erwartet = (freiwilligerID: string) => abweichungen.get(freiwilligerID) ?? [50, TAGE];

describe('a class of sixty', () => {
	/** Of whom it is about, before there was anything of this. */
	const vorher = new Map<string, Planung>();

	it('becomes a group at one go', async () => {
		await traeger.goto('/admin/seminargruppen');
		await fertig(traeger, 'Seminargruppen');
		await knopf('Gruppe anlegen').click();
		await dialog(traeger).getByLabel('Bezeichnung').fill(GRUPPE);
		await dialog(traeger).getByLabel('Plätze').fill(`${KLASSE}`);
		await dialog(traeger).getByRole('button', { name: 'Anlegen' }).click();
		await fertig(traeger, GRUPPE);
		await reiter(/^Teilnehmende/);
		await knopf('Aufnehmen').click();
		await dialog(traeger).getByText(`Es sind noch ${KLASSE} Plätze frei.`).waitFor();

		const alle = await frage<Dienst[]>(traeger, '/v1/freiwilliger/list-freiwillige?groesse=200&sort=name');
		const waehlbare = alle.filter(({ status }) => status >= 2800 && status < 9000);
		const imDienst = waehlbare.filter(({ status, vertragsbeginn }) => status === 4000 && vertragsbeginn <= von);
		const klasse = imDienst
			.toSorted((a, b) => Number(b.freiwilligerID === wer.id) - Number(a.freiwilligerID === wer.id))
			.slice(0, KLASSE);
		expect(klasse).toHaveLength(KLASSE);
		// In the order of the list, behind the one for all.
		const kaesten = dialog(traeger).getByRole('checkbox', { name: /auswählen$/ });
		await expect.poll(() => kaesten.count()).toBe(waehlbare.length + 1);
		for (const einer of klasse) await kaesten.nth(waehlbare.indexOf(einer) + 1).check();
		expect(await barrieren(traeger)).toEqual([]);
		await dialog(traeger).getByRole('button', { name: 'Aufnehmen' }).click();
		await traeger.getByText(`${KLASSE} Personen sind aufgenommen`).waitFor();
		await expect.poll(() => traeger.getByRole('button', { name: /herausnehmen$/ }).count()).toBe(KLASSE);
		await ruhig(traeger);
		expect(await barrieren(traeger)).toEqual([]);
	});

	it('has a seminar, and in it each a place and a line of the plan', async () => {
		await traeger.goto('/admin/seminare');
		await fertig(traeger, 'Seminare');
		await knopf('Seminar anlegen').click();
		const neu = dialog(traeger);
		await neu.getByLabel('Titel').fill(SEMINAR);
		await waehle(traeger, 'Seminartyp', 'Politische Bildung');
		const termin = neu.getByRole('group', { name: '1. Termin' });
		await termin.getByLabel('Von').fill(formatDatum(von));
		await termin.getByLabel('Bis').fill(formatDatum(bis()));
		await termin.getByLabel('Bis').press('Tab');
		await neu.getByLabel('Geplante Tage').fill(`${TAGE}`);
		await neu.getByLabel('Ort', { exact: true }).fill('Edersee');
		await neu.getByRole('combobox', { name: 'Seminargruppen' }).click();
		await traeger.getByRole('option', { name: GRUPPE }).click();
		await traeger.keyboard.press('Escape');
		expect(await barrieren(traeger)).toEqual([]);
		await neu.getByRole('button', { name: 'Anlegen' }).click();
		await fertig(traeger, SEMINAR);
		seminarID = /seminare\/([\w-]{36})/.exec(traeger.url())?.[1] ?? '';
		await knopf('Veröffentlichen …').click();
		await dialog(traeger).getByRole('button', { name: 'Veröffentlichen' }).click();
		await traeger.getByText('Das Seminar ist veröffentlicht').waitFor();
		await expect.poll(async () => (await anwesende()).filter(({ status }) => status === 0).length).toBe(KLASSE);

		await traeger.reload();
		await fertig(traeger, SEMINAR);
		await reiter(/^Teilnehmende/);
		await expect.poll(() => traeger.getByRole('row').filter({ hasText: 'Geplant' }).count()).toBe(KLASSE);
		await ruhig(traeger);
		expect(await barrieren(traeger)).toEqual([]);
		const andere = (await anwesende()).filter(({ freiwilligerID }) => freiwilligerID !== wer.id);
		ohne = andere.at(-1)?.freiwilligerID ?? '';
		for (const id of [wer.id, ohne]) vorher.set(id, await planung(id));
	});

	it('has taken place; who was not there all the time is entered', async () => {
		await knopf('Als durchgeführt vermerken …').click();
		await dialog(traeger).getByRole('button', { name: 'Als durchgeführt vermerken' }).click();
		await expect.poll(async () => (await anwesende()).filter(({ status }) => status === 10).length).toBe(KLASSE);
		await traeger.goto(`/admin/seminare/${seminarID}/anwesenheit`);
		await fertig(traeger, SEMINAR);
		await expect.poll(() => traeger.locator('td[data-stelle]').count()).toBe(KLASSE * TAGE * 2);

		const zeilen = await anwesende();
		const seine = zeilen.findIndex(({ freiwilligerID }) => freiwilligerID === wer.id);
		const [a, b, c, d] = [2, 3, 5, 7, 11].filter((zeile) => zeile !== seine) as [number, number, number, number];
		const zelle = (zeile: number, spalte: number) => traeger.locator(`td[data-stelle="${zeile}:${spalte}"]`).click();
		const name = (zeile: number) => traeger.locator(`th[data-stelle="${zeile}:-1"]`).click();
		const entfaellt = (zeile: number, status: number, tage: number) =>
			abweichungen.set(zeilen[zeile]?.freiwilligerID ?? '', [status, tage]);

		// Excused all of Monday.
		await zelle(a, 0);
		await traeger.keyboard.press('Shift+ArrowRight');
		await traeger.keyboard.press('e');
		entfaellt(a, 50, 4);
		// Left at noon of Thursday.
		await zelle(b, 7);
		await traeger.keyboard.press('r');
		entfaellt(b, 50, 3.5);
		// Ill all the time, and not there at all.
		await name(c);
		await traeger.keyboard.press('k');
		entfaellt(c, 45, 5);
		await name(d);
		await traeger.keyboard.press('e');
		entfaellt(d, 90, 0);
		// On Tuesday morning nobody knew where he was.
		await zelle(seine, 2);
		await traeger.keyboard.press('u');
		entfaellt(seine, 50, 4.5);
		await traeger.getByText(/Gespeichert, \d\d:\d\d Uhr/).waitFor();
		await ruhig(traeger);
		expect(await barrieren(traeger)).toEqual([]);
	});

	it('is reviewed as a whole list', async () => {
		await knopf('Alle übrigen 55 bestätigen').click();
		await dialog(traeger).getByText('55 Personen bekommen je 5 Tage anerkannt.').waitFor();
		expect(await barrieren(traeger)).toEqual([]);
		await dialog(traeger).getByRole('button', { name: 'Bestätigen', exact: true }).click();
		await traeger.getByText('55 Teilnahmen sind bestätigt').waitFor();
		await knopf('nur Abweichungen 5').click();
		await traeger.getByRole('columnheader', { name: 'Name' }).click();
		await knopf('5 nach Vorschlag bestätigen').click();
		await dialog(traeger).getByLabel('Grund der Ablehnung').waitFor();
		expect(await barrieren(traeger)).toEqual([]);
		await dialog(traeger).getByRole('button', { name: 'Bestätigen', exact: true }).click();
		await traeger.getByText('60 von 60 geprüft').waitFor();
		for (const { freiwilligerID, status, tage } of await anwesende())
			expect([status, tage], freiwilligerID).toEqual(erwartet(freiwilligerID));
	});

	it('has in each file the days that were entered', async () => {
		for (const id of [wer.id, ohne]) {
			const [, tage] = erwartet(id);
			const bisher = vorher.get(id);
			if (!bisher) throw new Error('Keine Planung');
			const jetzt = bisher.anerkannt + tage;
			await traeger.goto(`/admin/freiwillige/${id}/seminare`);
			await fertig(traeger);
			const zeile = traeger.getByRole('row').filter({ hasText: SEMINAR }).first();
			await zeile.getByRole('cell', { name: zahl(tage), exact: true }).waitFor();
			await traeger.getByRole('img', { name: `${zahl(jetzt)}\u00A0Tage von ${bisher.pflicht} anerkannt` }).waitFor();
			expect(await planung(id)).toMatchObject({ anerkannt: jetzt, offen: Math.max(0, bisher.pflicht - jetzt) });
			expect(await barrieren(traeger)).toEqual([]);
		}
	});

	it('has them on the list as a spreadsheet', async () => {
		await traeger.goto(`/admin/seminare/${seminarID}/teilnehmerliste`);
		await fertig(traeger, SEMINAR);
		const [blatt, erlaeuterung] = (await readXlsx(await hole(traeger, 'Excel'))).sheets;
		const [kopf = [], ...zeilen] = blatt?.rows ?? [];
		const spalte = (name: string) => kopf.indexOf(name);
		const gelesen = zeilen.map((zeile) => [
			`${zeile[spalte('Nachname')]}, ${zeile[spalte('Vorname')]}`,
			Number.parseInt(`${zeile[spalte('Nachweisstatus')]}`, 10),
			zeile[spalte('Tage')],
		]);
		const alle = (await anwesende()).map(({ freiwilligerID, name }) => [name, ...erwartet(freiwilligerID)]);
		expect(gelesen.map(String).toSorted()).toEqual(alle.map(String).toSorted());
		const summe = erlaeuterung?.rows.find(([name]) => name === 'Anerkannte Tage')?.[1];
		expect(summe).toBe((KLASSE - 5) * TAGE + 4.5 + 4 + 3.5 + 5);
	});

	it('gives whoever asks for it the proof of his days', async () => {
		const page = await alsFreiwillige(admin, wer);
		const eigene = lausche(page);
		await page.goto('/admin/meine-seminare');
		await fertig(page, 'Meine Seminare');
		await page.getByRole('row').filter({ hasText: SEMINAR }).first().waitFor();
		expect(await barrieren(page)).toEqual([]);
		const text = (await seitentexte(await hole(page, 'Nachweis als PDF'))).join('\n').replace(/\s+/g, ' ');
		const { pflicht = 0, anerkannt = 0 } = vorher.get(wer.id) ?? {};
		expect(text).toContain(`${SEMINAR} ${formatDatum(von)} ${formatDatum(bis())} 4,5 anerkannt`);
		expect(text).toContain(
			[
				`Erforderliche Tage ${zahl(pflicht)}`,
				`Anerkannte Tage ${zahl(anerkannt + 4.5)}`,
				`Noch offene Tage ${zahl(Math.max(0, pflicht - anerkannt - 4.5))}`,
			].join(' '),
		);
		expect([...stoerungen, ...eigene]).toEqual([]);
		await schliesse(page);
	});
});
