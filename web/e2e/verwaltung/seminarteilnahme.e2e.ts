import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { addiereTage, wochenbeginn } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import { testjetzt } from '#scripts/test/uhr.ts';
import { alsBenutzer, barrieren, fertig, frage, lausche, ruhig, schliesse, sende } from '../browser.ts';
import { alsFreiwillige, dienstleistende, type Freiwillige } from './freiwillige.ts';

/** Seminar days from the volunteer's own page to what the Traeger recognises. */

let admin: Page;
let traeger: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
	traeger = await alsBenutzer('traeger@demo.test');
});

interface Seminar {
	readonly id: string;
	readonly bezeichnung: string;
	readonly teilnehmende: readonly { readonly freiwilligerID: string }[];
}

/** Saturday that many weeks from now: the demo has no seminar on it. */
const samstagIn = (wochen: number): string =>
	addiereTage(wochenbeginn(testjetzt().toISOString().slice(0, 10)), 7 * wochen + 5);

/** A published one of its own, which nobody else's test fills. */
async function neuesSeminar(bezeichnung: string, wochen = 6): Promise<void> {
	const von = samstagIn(wochen);
	const termine = [{ von, bis: addiereTage(von, 1) }];
	const angaben = { bezeichnung, seminartypID: 'FREI', geplanteTage: 2, termine, maxTeilnehmer: 5, ort: 'Edersee' };
	const { id } = await sende<{ id: string }>(traeger, 'post', '/v1/seminar', angaben);
	await sende(traeger, 'put', `/v1/seminar/${id}`, { status: 1000 });
}

async function seminar(page: Page, name: string): Promise<Seminar> {
	const gefunden = (await frage<Seminar[]>(page, '/v1/seminar?groesse=100')).find((s) => s.bezeichnung === name);
	if (!gefunden) throw new Error(`${name} fehlt`);
	return gefunden;
}

test('a volunteer registers and plans one of his own; the Traeger takes both back', async () => {
	const was = 'Floßbau am Edersee';
	await neuesSeminar(was);
	const [wer] = (await dienstleistende(traeger, 1, true)) as [Freiwillige];
	const page = await alsFreiwillige(admin, wer);
	const stoerungen = lausche(page);
	await page.goto('/admin/meine-seminare');
	await fertig(page, 'Meine Seminare');
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: `Zu ${was} anmelden` }).click();
	await page.getByText('Die Anmeldung ist eingetragen').waitFor();
	const zeile = page.getByRole('row').filter({ hasText: was });
	await zeile.getByText('(Geplant)').waitFor();
	await expect.poll(() => page.getByRole('button', { name: `Zu ${was} anmelden` }).count()).toBe(0);
	await page.getByRole('button', { name: 'Eigenes Seminar eintragen' }).click();
	const dialog = page.getByRole('dialog', { name: 'Eigenes Seminar eintragen' });
	await dialog.getByRole('textbox', { name: 'Titel' }).fill('Trainerlehrgang');
	await dialog.getByRole('button', { name: 'Eintragen' }).click();
	await dialog.getByText('Bitte geben Sie ein gültiges Datum ein').first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await dialog.getByRole('textbox', { name: 'Von' }).fill(formatDatum(samstagIn(8)));
	await dialog.getByRole('textbox', { name: 'Bis' }).fill(formatDatum(addiereTage(samstagIn(8), 1)));
	await dialog.getByRole('textbox', { name: 'Tage' }).fill('1,5');
	await dialog.getByRole('button', { name: 'Eintragen' }).click();
	const eigenes = page.getByRole('row').filter({ hasText: 'Trainerlehrgang' });
	await eigenes.getByText('1,5').waitFor();
	expect(stoerungen).toEqual([]);
	await schliesse(page);
	await traeger.goto(`/admin/freiwillige/${wer.id}/seminare`);
	for (const [zeile, verb] of [
		[was, 'Abmelden'],
		['Trainerlehrgang', 'Löschen'],
	] as const) {
		const geplante = traeger.getByRole('row').filter({ hasText: zeile });
		await geplante.getByRole('button', { name: verb }).click();
		await traeger.getByRole('dialog').getByRole('button', { name: verb }).click();
		await geplante.waitFor({ state: 'detached' });
	}
});

test('what is taken stays in its place: another click there takes nothing else', async () => {
	const namen = ['Bogenbau', 'Bogensport', 'Bogentanz'];
	for (const [i, name] of namen.entries()) await neuesSeminar(name, 10 + i);
	const [, wer] = (await dienstleistende(traeger, 2, true)) as [Freiwillige, Freiwillige];
	const page = await alsFreiwillige(admin, wer);
	await page.goto('/admin/meine-seminare');
	await fertig(page, 'Meine Seminare');
	const zeilen = page.getByRole('listitem').filter({ hasText: /Bogen(bau|sport|tanz)/ });
	const stand = () => zeilen.evaluateAll((alle) => alle.map((e) => /Bogen[a-z]+/.exec(e.textContent ?? '')?.[0]));
	await expect.poll(stand).toEqual(namen);
	const knopf = page.getByRole('button', { name: 'Zu Bogensport anmelden' });
	await knopf.scrollIntoViewIfNeeded();
	const wo = await knopf.boundingBox();
	if (!wo) throw new Error('Der Knopf ist nicht zu sehen');
	const klicke = () => page.mouse.click(wo.x + wo.width / 2, wo.y + wo.height / 2);
	await klicke();
	await zeilen.filter({ hasText: 'Bogensport' }).getByText('Angemeldet', { exact: true }).waitFor();
	await ruhig(page);
	expect(await stand()).toEqual(namen);
	await klicke();
	await ruhig(page);
	const gebucht = async () => {
		const { eintraege } = await frage<{ eintraege: { titel: string | null }[] }>(page, `/v1/${wer.id}/seminarplanung`);
		return eintraege.flatMap(({ titel }) => (titel?.startsWith('Bogen') ? [titel] : []));
	};
	await expect.poll(gebucht).toEqual(['Bogensport']);
	for (const name of ['Bogenbau', 'Bogentanz'])
		await page.getByRole('button', { name: `Zu ${name} anmelden` }).waitFor();
	await schliesse(page);
});

test('the Traeger sees who was there, and takes back what he recognised', async () => {
	const stoerungen = lausche(traeger);
	await traeger.goto('/admin/seminare');
	await fertig(traeger, 'Seminare');
	await traeger.getByRole('navigation', { name: 'Ansichten' }).getByText('Durchgeführt').click();
	await traeger.getByRole('link', { name: 'Einführung Lahn' }).click();
	await fertig(traeger, 'Einführung Lahn');
	await traeger.getByRole('link', { name: /^Teilnehmende/ }).click();
	const erster = traeger.getByRole('row').filter({ hasText: '50 (Anerkannt)' }).first();
	await erster.getByRole('link').click();
	const zeile = traeger.getByRole('row').filter({ hasText: 'Einführung Lahn' });
	await zeile.getByRole('button', { name: 'Zurücknehmen' }).click();
	const zurueck = traeger.getByRole('dialog', { name: 'Prüfung zurücknehmen' });
	await zurueck.getByRole('textbox', { name: 'Grund' }).fill('Falsche Liste');
	await zurueck.getByRole('button', { name: 'Prüfung zurücknehmen' }).click();
	await zeile.getByText('(In Prüfung)').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await zeile.getByRole('button', { name: 'Prüfen' }).click();
	const pruefen = traeger.getByRole('dialog', { name: 'Seminarnachweis prüfen' });
	await pruefen.getByRole('textbox', { name: 'Tage' }).fill('9');
	await pruefen.getByRole('button', { name: 'Speichern' }).click();
	await pruefen.getByText('Es können höchstens 5 Tage anerkannt werden.').first().waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await pruefen.getByRole('textbox', { name: 'Tage' }).fill('4,5');
	await pruefen.getByRole('button', { name: 'Speichern' }).click();
	await zeile.getByText('(Anerkannt)').waitFor();
	await zeile.getByText('4,5').waitFor();
	expect(stoerungen).toEqual([]);
});

test('the Traeger registers somebody he looks for, and takes him off again', async () => {
	const { id } = await seminar(traeger, 'Einführung Main');
	const { teilnehmende } = await frage<{ teilnehmende: { name: string }[] }>(traeger, `/v1/seminar/${id}`);
	const [nachname = ''] = teilnehmende[0]?.name.split(', ') ?? [];
	const was = 'Knoten und Leinen';
	await neuesSeminar(was);
	await traeger.goto('/admin/seminare');
	await fertig(traeger, 'Seminare');
	await traeger.getByRole('link', { name: was }).click();
	await fertig(traeger, was);
	await traeger.getByRole('link', { name: /^Teilnehmende/ }).click();
	await traeger.getByRole('button', { name: 'Hinzufügen' }).click();
	const dialog = traeger.getByRole('dialog', { name: 'Zum Seminar anmelden' });
	await dialog.getByRole('button', { name: 'Weiter …' }).click();
	await dialog.getByText('Dies ist ein Pflichtfeld').first().waitFor();
	const [vorname = ''] = (teilnehmende[0]?.name.split(', ') ?? []).slice(1);
	await dialog.getByRole('combobox', { name: 'Freiwillige Person' }).fill(`${vorname} ${nachname}`);
	await traeger
		.getByRole('option', { name: new RegExp(nachname) })
		.first()
		.click();
	await dialog.getByRole('button', { name: 'Weiter …' }).click();
	await dialog.getByRole('button', { name: /^Anmelden/ }).click();
	const zeile = traeger.getByRole('row').filter({ hasText: nachname });
	await zeile.waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await zeile.getByRole('button', { name: /abmelden/ }).click();
	await traeger.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
	await traeger.getByText('Noch ist niemand angemeldet.').waitFor();
});
