import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addiereMonate } from '#domain/datum.ts';
import { formatDatum } from '#domain/format/datum.ts';
import {
	alsBenutzer,
	barrieren,
	dialog,
	fertig,
	frage,
	lausche,
	oeffne,
	portalAdresse,
	schliesse,
	waehle,
} from '../browser.ts';
import { bestaetigeAdresse } from '../post.ts';

/** An applicant of sixteen finds two places on the map, applies with a guardian, follows the mail and is in. */

const WER = { vorname: 'Jule', nachname: 'Kartmann', email: 'jule.kartmann@karte.test', kennwort: 'Sicheres-Wort-9' };
const ELTERN = { vorname: 'Karin', nachname: 'Kartmann', email: 'karin.kartmann@karte.test' };

let page: Page;
let stoerungen: string[];
/** Whatever the pages asked for that isn't ours. */
const fremde: string[] = [];
const gemerkt: string[] = [];

beforeAll(async () => {
	page = await oeffne();
	stoerungen = lausche(page);
	page.on('request', (anfrage) => {
		const url = new URL(anfrage.url());
		if (url.protocol.startsWith('http') && url.origin !== portalAdresse()) fremde.push(anfrage.url());
	});
});

const knopf = (name: string | RegExp) =>
	page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
const liste = () => page.getByRole('list', { name: 'Liste der Einsatzorte' });
const namen = () => liste().getByRole('button', { name: /auf der Karte zeigen$/ });

describe('the map', () => {
	it('is reached from the landing page and shows all places', async () => {
		await page.goto('/');
		await page.getByRole('link', { name: 'Zur Karte' }).click();
		await fertig(page, /^\d+ Einsatzorte$/);
		const { orte } = await frage<{ orte: object[] }>(page, '/v1/adresse/karte');
		await page.getByRole('heading', { level: 1, name: `${orte.length} Einsatzorte` }).waitFor();
		await expect.poll(() => namen().count()).toBe(orte.length);
		// Every place is one of a marker's, and each marker says how many it stands for.
		const marken = await page
			.getByRole('group')
			.getByRole('button', { name: /(Plätze frei|nur Warteliste)/ })
			.allTextContents();
		expect(marken.reduce((summe, text) => summe + Number(text || 1), 0)).toBeGreaterThan(1);
	});

	it('finds what is near a postcode, nearest first, and keeps it in the address', async () => {
		const alle = await namen().count();
		const feld = page.getByRole('combobox', { name: 'Postleitzahl oder Ort' });
		await feld.fill('35390');
		await feld.press('Enter');
		await page.getByText(/^25 km um 35390/).waitFor();
		const nahe = await namen().count();
		expect(nahe).toBeGreaterThan(1);
		expect(nahe).toBeLessThan(alle);
		const km = (await liste().getByText(/ km$/).allTextContents()).map((t) =>
			Number(/([\d,]+) km$/.exec(t)?.[1]?.replace(',', '.')),
		);
		expect(km).toHaveLength(nahe);
		expect(km).toEqual(km.toSorted((a, b) => a - b));
		expect(Math.max(...km)).toBeLessThanOrEqual(25);
		await page.reload();
		await page.getByText(/^25 km um 35390/).waitFor();
		await expect.poll(() => namen().count()).toBe(nahe);
	});

	it('says so where there is nothing, and where it doesn’t know the place', async () => {
		const feld = page.getByRole('combobox', { name: 'Postleitzahl oder Ort' });
		await feld.fill('Atlantis');
		await feld.press('Enter');
		await page.getByText('Diesen Ort kennen wir nicht.').waitFor();
		await feld.fill('Cuxhaven');
		await feld.press('Enter');
		await page.getByText('Keine Einsatzorte in diesem Bereich').waitFor();
		await feld.fill('35390');
		await feld.press('Enter');
		await page.getByText(/^25 km um 35390/).waitFor();
	});

	it('is used by keyboard alone', async () => {
		const vorher = await page.locator('fieldset svg > g').first().getAttribute('transform');
		await knopf('Vergrößern').focus();
		await page.keyboard.press('ArrowLeft');
		const verschoben = await page.locator('fieldset svg > g').first().getAttribute('transform');
		expect(verschoben).not.toBe(vorher);
		await page.keyboard.press('Enter');
		await expect.poll(() => page.locator('fieldset svg > g').first().getAttribute('transform')).not.toBe(verschoben);
		await knopf('Alle Einsatzorte zeigen').press('Enter');
		await expect.poll(() => page.locator('fieldset svg > g').first().getAttribute('transform')).toBe(vorher);

		// The card of a place takes the focus and gives it back.
		await namen().first().press('Enter');
		await page.getByRole('article').waitFor();
		expect(await barrieren(page)).toEqual([]);
		await page.keyboard.press('Tab');
		await page.keyboard.press('Enter');
		await page.getByRole('article').waitFor({ state: 'detached' });
		await expect
			.poll(() =>
				namen()
					.first()
					.evaluate((e) => e === document.activeElement),
			)
			.toBe(true);
	});

	it('stays drawn close by, names whose data it is, and hides nothing below the cart', async () => {
		const gezeichnet = async () => (await page.locator('fieldset svg > g > path').count()) > 4;
		await expect.poll(gezeichnet).toBe(true);
		for (let i = 0; i < 4; i++) await knopf('Vergrößern').click();
		await expect.poll(gezeichnet).toBe(true);
		await page.getByText(/GeoBasis-DE \/ BKG.*GeoNames \(CC BY 4\.0\).*GSHHG.*Natural Earth/).waitFor();
		const karte = await page.getByRole('region', { name: 'Karte der Einsatzorte' }).boundingBox();
		const korb = await page.getByRole('region', { name: 'Merkliste' }).boundingBox();
		expect((korb?.x ?? 0) + (korb?.width ?? 0)).toBeLessThanOrEqual(karte?.x ?? 0);
		await knopf('Alle Einsatzorte zeigen').click();
	});

	it('has a page for each place, which a link alone opens', async () => {
		const [ort] = (await frage<{ orte: { id: string; bezeichnung: string }[] }>(page, '/v1/adresse/karte')).orte;
		const gast = await oeffne();
		await gast.goto(`/karte/${ort?.id}`);
		await gast.getByRole('heading', { level: 1, name: ort?.bezeichnung ?? '' }).waitFor();
		for (const angabe of ['Adresse', 'Dienstarten', 'Leistungen'])
			await gast.getByText(angabe, { exact: true }).waitFor();
		expect(await barrieren(gast)).toEqual([]);
		await gast.getByRole('button', { name: `Merken: ${ort?.bezeichnung}` }).click();
		await gast.getByRole('link', { name: 'Mit 1 Stelle bewerben' }).waitFor();
		await gast.goto('/karte/00000000-0000-4000-8000-000000000000');
		await gast.getByRole('heading', { name: 'Diese Seite gibt es nicht' }).waitFor();
		await schliesse(gast);
	});

	it('remembers two places and leads with them into the application', async () => {
		for (const nr of [0, 1]) {
			const merken = liste()
				.getByRole('button', { name: /^Merken: / })
				.first();
			gemerkt.push(((await merken.getAttribute('aria-label')) ?? '').replace('Merken: ', ''));
			await merken.click();
			await page.getByText(`Merkliste: ${nr + 1} von 5 Stellen`).waitFor();
		}
		await page.reload();
		await page.getByText('Merkliste: 2 von 5 Stellen').waitFor();
		await page.getByRole('link', { name: 'Mit 2 Stellen bewerben' }).click();
		await fertig(page, 'Wo möchten Sie sich bewerben?');
		for (const name of gemerkt) await page.getByRole('button', { name: `${name} entfernen` }).waitFor();
	});
});

describe('the application of a minor', () => {
	it('asks for guardians and is sent', async () => {
		const { heute } = await frage<{ heute: string }>(page, '/v1/system/info');
		await knopf('Weiter zu den persönlichen Daten').click();
		await fertig(page, 'Wer sind Sie?');
		await page.getByRole('textbox', { name: 'Vorname' }).fill(WER.vorname);
		await page.getByRole('textbox', { name: 'Nachname' }).fill(WER.nachname);
		await waehle(page, 'Geschlecht', 'weiblich');
		await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill(formatDatum(addiereMonate(heute, -16 * 12 - 6)));
		await page.keyboard.press('Tab');
		await knopf('Weiter zum Kontakt').click();

		await fertig(page, 'Wie erreichen wir Sie?');
		await page.getByRole('textbox', { name: 'E-Mail' }).first().fill(WER.email);
		await expect.poll(() => page.getByRole('textbox', { name: 'Mobil' }).inputValue()).toBe('+49');
		await page.getByRole('textbox', { name: 'Mobil' }).fill('+49 151 7654321');
		await page.getByRole('textbox', { name: 'Postleitzahl' }).first().fill('35390');
		await page.getByRole('textbox', { name: 'Ort', exact: true }).first().fill('Gießen');
		await knopf('Person hinzufügen').click();
		const person = page.getByRole('region', { name: '1. erziehungsberechtigte Person' });
		const imFokus = (wer: Locator) => expect.poll(() => wer.evaluate((eines) => eines === document.activeElement));
		await imFokus(person.getByRole('combobox', { name: 'Beziehung zu Ihnen' })).toBe(true);
		await person.getByRole('button', { name: 'Person entfernen' }).press('Enter');
		await imFokus(knopf('Person hinzufügen')).toBe(true);
		await page.keyboard.press('Enter');
		await person.getByRole('textbox', { name: 'Vorname' }).fill(ELTERN.vorname);
		await person.getByRole('textbox', { name: 'Nachname' }).fill(ELTERN.nachname);
		await person.getByRole('textbox', { name: 'E-Mail' }).fill(ELTERN.email);
		await waehle(page, 'Beziehung zu Ihnen', 'Mutter');
		await knopf('Weiter zu Schule und Motivation').click();
		await waehle(page, 'Gewünschte Dienstart', 'Freiwilliges Soziales Jahr');
		await page.getByRole('textbox', { name: 'Motivation' }).fill('Ich möchte im Sport arbeiten.');
		await knopf('Weiter zum Zugang').click();
		await fertig(page, 'Wie melden Sie sich später an?');
		await page.getByRole('textbox', { name: 'Kennwort', exact: true }).fill(WER.kennwort);
		await page.getByRole('textbox', { name: 'Kennwort wiederholen' }).fill(WER.kennwort);
		await knopf('Weiter zur Zusammenfassung').click();
		await fertig(page, 'Ist alles richtig?');
		for (const name of gemerkt) await page.getByText(name, { exact: true }).first().waitFor();
		await page.getByText(ELTERN.vorname, { exact: false }).first().waitFor();
		await expect
			.poll(() => page.getByRole('link', { name: /^Datenschutzerklärung lesen/ }).getAttribute('href'))
			.toBe('/datenschutz');
		await page.getByRole('checkbox', { name: /Datenschutzerklärung/ }).check();
		await knopf('Bewerbung absenden').click();
		await fertig(page, 'Bitte bestätigen Sie Ihre E-Mail-Adresse');
	});

	it('opens the own area by the link of the mail', async () => {
		const admin = await alsBenutzer('admin@demo.test');
		let mail: { id: string } | undefined;
		await expect
			.poll(async () => {
				const mails = await frage<{ id: string; an: string | null }[]>(admin, '/v1/mails');
				mail = mails.find(({ an }) => an?.includes(WER.email));
				return mail !== undefined;
			})
			.toBe(true);
		const { inhalt } = await frage<{ inhalt: { text: string } }>(admin, `/v1/mails/${mail?.id}`);
		await schliesse(admin);
		await page.goto(/http\S+\/bestaetigen\/[\w-]{43}/.exec(inhalt.text)?.[0] ?? '');
		await bestaetigeAdresse(page, WER.kennwort);
		await page.getByRole('link', { name: 'Zu meinem Bereich' }).click();
		await fertig(page, new RegExp(WER.vorname));
		for (const name of gemerkt) await page.getByText(name).first().waitFor();
	});
});

describe('a volunteer who is signed in', () => {
	it('applies for one more place from the map', async () => {
		await page.getByRole('link', { name: 'Meine Bewerbungen' }).first().click();
		await fertig(page, 'Meine Bewerbungen');
		await page.getByRole('link', { name: 'Weitere Stelle suchen' }).click();
		await fertig(page, /^\d+ Einsatzorte$/);
		await page.getByText('Davon laufen 2 Bewerbungen schon.').waitFor();
		const beworben = liste().getByRole('listitem').filter({ hasText: 'Bewerbung läuft' });
		await expect.poll(() => beworben.count()).toBe(2);
		const merken = liste()
			.getByRole('button', { name: /^Merken: / })
			.first();
		const name = ((await merken.getAttribute('aria-label')) ?? '').replace('Merken: ', '');
		await merken.click();
		await page.getByText('Merkliste: 3 von 5 Stellen').waitFor();
		expect(await barrieren(page)).toEqual([]);
		await knopf('Mit 1 Stelle bewerben').click();
		await dialog(page).getByText(name).waitFor();
		await dialog(page).getByRole('button', { name: 'Absenden' }).click();
		await fertig(page, 'Meine Bewerbungen');
		// Where no place is free, the application waits.
		const status = page.getByRole('article', { name }).getByText(/^(0000 \(Beworben\)|0500 \(Warteliste\))$/);
		await status.waitFor();
	});
});

it('asked nobody but the portal, and the console stayed silent', () => {
	expect(fremde).toEqual([]);
	expect(stoerungen).toEqual([]);
});
