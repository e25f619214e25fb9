import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { alsBenutzer, barrieren, fertig, frage, lausche } from '../browser.ts';

/** A year of seminars: moved by keys, cured where something stands against it, copied from the year before. */

const PLANER = '/admin/seminare?ansicht=planer';

let traeger: Page;
beforeAll(async () => {
	traeger = await alsBenutzer('traeger@demo.test', '/admin/seminare');
});

interface Seminar {
	readonly id: string;
	readonly bezeichnung: string;
	readonly von: string;
	readonly bis: string;
	readonly geplanteTage: number;
	readonly status: number;
	readonly seminargruppeIDs: readonly string[];
}
const seminare = async () => (await frage<{ seminare: Seminar[] }>(traeger, '/v1/seminar/planer')).seminare;
const beginn = async (titel: string) => (await seminare()).find(({ bezeichnung }) => bezeichnung === titel)?.von;
const tageSpaeter = (tag: string, tage: number): string =>
	new Date(Date.parse(`${tag}T00:00:00Z`) + tage * 86_400_000).toISOString().slice(0, 10);

const dialog = () => traeger.getByRole('dialog');
/** Bars say what they are; what is planned only has nobody in it. */
const balken = (titel: string) => traeger.getByRole('button', { name: new RegExp(`^${titel} \\d`) }).first();

test('the list becomes a planner; a planned seminar is moved by keys, and back', async () => {
	const stoerungen = lausche(traeger);
	await fertig(traeger, 'Seminare');
	await traeger.getByRole('button', { name: 'Planer' }).click();
	await traeger.getByRole('listitem', { name: 'Gruppe Main' }).waitFor();
	expect(new URL(traeger.url()).searchParams.get('ansicht')).toBe('planer');
	expect(await barrieren(traeger)).toEqual([]);
	const zeile = traeger.getByRole('listitem', { name: 'Gruppe Main' });
	await zeile.getByText(/^\d+ geplant$/).waitFor();
	const vorher = (await beginn('Bewegung und Spiel')) ?? '';
	await balken('Bewegung und Spiel').focus();
	await traeger.keyboard.press('Shift+ArrowRight');
	await traeger.keyboard.press('ArrowLeft');
	await traeger.getByRole('button', { name: 'Rückgängig' }).waitFor();
	await expect.poll(() => beginn('Bewegung und Spiel')).toBe(tageSpaeter(vorher, 6));
	await traeger.getByRole('button', { name: 'Rückgängig' }).click();
	await traeger.getByText('Der Termin ist wieder wie vorher').waitFor();
	await expect.poll(() => beginn('Bewegung und Spiel')).toBe(vorher);
	expect(stoerungen).toEqual([]);
});

test('what is published asks first, and is left as it was', async () => {
	const veroeffentlicht = (await seminare()).find(({ bezeichnung }) => bezeichnung === 'Sport für alle');
	await balken('Sport für alle').focus();
	await traeger.keyboard.press('ArrowRight');
	await dialog().getByText('Das Seminar ist veröffentlicht:').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await dialog().getByRole('button', { name: 'Abbrechen' }).click();
	await dialog().waitFor({ state: 'detached' });
	await expect.poll(() => beginn('Sport für alle')).toBe(veroeffentlicht?.von);
	// Enter opens it.
	await balken('Sport für alle').focus();
	await traeger.keyboard.press('Enter');
	await fertig(traeger, 'Sport für alle');
	await traeger.goBack();
	await traeger.getByRole('listitem', { name: 'Gruppe Main' }).waitFor();
});

/** Takes hold of something and lets it go so many pixels to the right. */
async function ziehe(was: Locator, px: number): Promise<void> {
	await was.scrollIntoViewIfNeeded();
	const { x, y, width, height } = (await was.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
	await traeger.mouse.move(x + width / 2, y + height / 2);
	await traeger.mouse.down();
	await traeger.mouse.move(x + width / 2 + px / 2, y + height / 2);
	await traeger.mouse.move(x + width / 2 + px, y + height / 2);
	await traeger.mouse.up();
}
const liegt = async (titel: string) => (await seminare()).find(({ bezeichnung }) => bezeichnung === titel);
const rueckgaengig = async () => {
	await traeger.getByRole('button', { name: 'Rückgängig' }).click();
	await traeger.getByText('Der Termin ist wieder wie vorher').last().waitFor();
};

test('a bar is dragged to other days, and its edge to more of them; keys do the same', async () => {
	const titel = 'Bewegung und Spiel';
	await traeger.goto(PLANER);
	const vorher = await liegt(titel);
	await ziehe(balken(titel), 60);
	await traeger.getByRole('button', { name: 'Rückgängig' }).waitFor();
	expect((await liegt(titel))?.von).not.toBe(vorher?.von);
	expect(new URL(traeger.url()).pathname).toBe('/admin/seminare');
	await rueckgaengig();
	await expect.poll(() => liegt(titel)).toMatchObject({ von: vorher?.von, bis: vorher?.bis });
	await traeger.goto(PLANER);
	await ziehe(balken(titel).locator('[data-griff]'), 40);
	await traeger.getByRole('button', { name: 'Rückgängig' }).waitFor();
	const laenger = await liegt(titel);
	expect(laenger?.von).toBe(vorher?.von);
	expect(laenger?.bis.localeCompare(vorher?.bis ?? '')).toBe(1);
	await rueckgaengig();
	await traeger.goto(PLANER);
	await balken(titel).focus();
	await traeger.keyboard.press('+');
	await traeger.getByRole('button', { name: 'Rückgängig' }).waitFor();
	const um = await liegt(titel);
	expect(um).toMatchObject({ von: vorher?.von, bis: tageSpaeter(vorher?.bis ?? '', 1) });
	// Planned days were those of the calendar, and still are.
	expect(um?.geplanteTage).toBe((vorher?.geplanteTage ?? 0) + 1);
	await rueckgaengig();
	await expect.poll(() => liegt(titel)).toMatchObject({ bis: vorher?.bis, geplanteTage: vorher?.geplanteTage });
});

test('what is published asks before it is dragged; what has been held stays, and says so', async () => {
	await traeger.goto(PLANER);
	const vorher = await liegt('Sport für alle');
	await ziehe(balken('Sport für alle'), 60);
	await dialog().getByText('Das Seminar ist veröffentlicht:').waitFor();
	await dialog().getByRole('button', { name: 'Abbrechen' }).click();
	await dialog().waitFor({ state: 'detached' });
	const gehalten = (await seminare()).find(({ status, von }) => status === 5000 && von);
	await balken(gehalten?.bezeichnung ?? '').focus();
	await traeger.keyboard.press('ArrowRight');
	await traeger.getByText('Das Seminar ist durchgeführt.').first().waitFor();
	await expect.poll(() => liegt('Sport für alle')).toMatchObject({ von: vorher?.von, bis: vorher?.bis });
	expect((await seminare()).find(({ id }) => id === gehalten?.id)?.von).toBe(gehalten?.von);
});

test('whoever doesn’t see the time line hears it as a table', async () => {
	const zeile = traeger
		.getByRole('table', { name: /^Gruppen mit Pflichttagen/ })
		.getByRole('row', { name: /^Gruppe Main/ });
	await expect.poll(() => zeile.getByRole('rowheader').textContent()).toBe('Gruppe Main');
	const { gruppen } = await frage<{ gruppen: { bezeichnung: string; pflicht: number; fehlen: number }[] }>(
		traeger,
		'/v1/seminar/planer',
	);
	const main = gruppen.find(({ bezeichnung }) => bezeichnung === 'Gruppe Main');
	const zellen = await zeile.getByRole('cell').allTextContents();
	expect([zellen[0], zellen[3]]).toEqual([`${main?.pflicht}`, `${main?.fehlen}`]);
	expect(zellen[4]).toMatch(/Bewegung und Spiel, \d\d?\.(\d\d\.)?–?.*2\d{3}, geplant/);
});

test('a conflict is cured, and another seminar begins with its group and its days', async () => {
	const konflikte = traeger
		.getByRole('region', { name: /^Konflikte/ })
		.or(traeger.locator('section', { hasText: 'blockieren nichts' }));
	const ohne = konflikte.getByRole('listitem').filter({ hasText: 'Abschluss' }).first();
	await ohne.getByRole('button', { name: /^Abschluss für .* anlegen/ }).click();
	await dialog().getByLabel('Titel').waitFor();
	await expect.poll(() => dialog().getByLabel('Titel').inputValue()).toMatch(/^Abschluss Gruppe /);
	await expect.poll(() => dialog().getByLabel('Von').inputValue()).toMatch(/^\d\d\.\d\d\.\d{4}$/);
	expect(await barrieren(traeger)).toEqual([]);
	await dialog().getByRole('button', { name: 'Anlegen' }).click();
	await dialog().waitFor({ state: 'detached' });
	const neue = (await seminare()).filter(({ bezeichnung }) => bezeichnung.startsWith('Abschluss Gruppe '));
	expect(neue).toMatchObject([{ status: 0, seminargruppeIDs: [expect.any(String)] }]);
	await traeger.getByRole('listitem').filter({ hasText: 'Abschluss Gruppe' }).first().waitFor();

	// School closes in that week.
	const von = neue[0]?.von ?? '';
	const frei = { land: 'HE', bezeichnung: 'Projektferien', von, bis: tageSpaeter(von, 1) };
	const origin = new URL(traeger.url()).origin;
	await traeger.request.put('/api/v1/stammdaten/schulferien', { headers: { origin }, data: [frei] });
	await traeger.goto(PLANER);
	const konflikt = konflikte
		.getByRole('listitem')
		.filter({ hasText: /Abschluss Gruppe .* liegt in den Projektferien/ });
	await konflikt.getByRole('button', { name: /vorschlagen/ }).click();
	await dialog().getByText('Bisher').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await dialog().getByRole('button', { name: 'Übernehmen' }).click();
	await dialog().waitFor({ state: 'detached' });
	await konflikt.waitFor({ state: 'detached' });
	const danach = (await seminare()).find(({ id }) => id === neue[0]?.id);
	expect(danach?.von).not.toBe(von);
});

test('the seminars of the year before are copied, once', async () => {
	const vorher = (await seminare()).length;
	await traeger.getByRole('button', { name: /^Aus .* übernehmen/ }).click();
	await dialog().getByRole('checkbox').first().waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	// None is advised twice; this one is wanted nevertheless.
	const erste = dialog().getByRole('checkbox', { name: 'Erste Hilfe übernehmen' });
	await expect.poll(() => erste.isChecked()).toBe(false);
	await erste.check();
	await dialog().getByRole('button', { name: '1 Seminar übernehmen' }).click();
	await traeger.getByText('1 Seminar ist übernommen').waitFor();
	expect((await seminare()).length).toBe(vorher + 1);
	await traeger.getByRole('button', { name: /^Aus .* übernehmen/ }).click();
	await dialog().getByRole('row').filter({ hasText: 'Erste Hilfe' }).getByText('Schon übernommen.').waitFor();
	await dialog().getByRole('button', { name: 'Abbrechen' }).click();
	await dialog().waitFor({ state: 'detached' });
});

const KALENDER = [
	'BEGIN:VCALENDAR',
	'BEGIN:VEVENT',
	'DTSTART;VALUE=DATE:20270208',
	'DTEND;VALUE=DATE:20270213',
	'SUMMARY:Frühjahrsferien 2027 Bayern',
	'END:VEVENT',
	'BEGIN:VEVENT',
	'DTSTART;VALUE=DATE:20270300',
	'SUMMARY:Osterferien 2027 Bayern',
	'END:VEVENT',
	'END:VCALENDAR',
].join('\r\n');

test('school holidays come from a file and stand in the planner', async () => {
	await traeger.goto('/admin/system/stammdaten/schulferien');
	await fertig(traeger, 'Schulferien');
	await traeger
		.getByLabel(/^Bezeichnung: Osterferien HE/)
		.first()
		.waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await traeger.getByRole('button', { name: 'Aus Datei übernehmen' }).click();
	await dialog()
		.locator('input[type=file]')
		.setInputFiles({ name: 'ferien.ics', mimeType: 'text/calendar', buffer: Buffer.from(KALENDER) });
	await dialog().getByText('1 neu, 0 schon vorhanden, 1 nicht lesbar').waitFor();
	await dialog().getByText('„2027-03-00“ ist kein gültiges Datum.').waitFor();
	expect(await barrieren(traeger)).toEqual([]);
	await dialog().getByRole('button', { name: '1 Eintrag übernehmen' }).click();
	await traeger.getByText('1 Eintrag ist übernommen').waitFor();
	await traeger.getByLabel('Bezeichnung: Frühjahrsferien BY 08.02.2027').waitFor();
	const { ferien } = await frage<{ ferien: { bezeichnung: string }[] }>(traeger, '/v1/seminar/planer?land=BY');
	expect(ferien.map(({ bezeichnung }) => bezeichnung)).toContain('Frühjahrsferien');
	await traeger.goto(PLANER);
	await traeger.getByRole('button', { name: /^Ferien/ }).click();
	await traeger.getByRole('radio', { name: 'Bayern' }).click();
	await traeger.getByText('Frühjahrsferien').waitFor();
	expect(new URL(traeger.url()).searchParams.get('land')).toBe('BY');
});
