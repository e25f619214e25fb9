import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BESCHEINIGUNG, ZEUGNIS } from '#domain/dokumentspec/standard/nachweise.ts';
import { barrieren, dialog, fertig, frage, lausche, ruhig, sende } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** What a service ends with: the certificate by law, and the Zeugnis, written beside the paper. */

const t = frischeSeite();

/** The demo of the walks has no documents. */
async function veroeffentliche(page: Page, nachweisFuer: 'BESCHEINIGUNG' | 'ZEUGNIS', text: string): Promise<void> {
	const { id } = await sende<{ id: string }>(page, 'post', '/v1/dokumentspec', {
		...{ bezeichnung: `Zum Ausprobieren: ${nachweisFuer}`, nutzungsart: 'GESTELLT', nachweisFuer, vorlageText: text },
		...{ signaturparteien: ['TRAEGER'], signaturform: 'EINFACH', signaturgrund: 'So entschieden' },
	});
	await sende(page, 'put', `/v1/dokumentspec/${id}`, { status: 10 });
}

interface Person {
	readonly freiwilligerID: string;
	readonly vorname: string;
	readonly nachname: string;
	readonly dienstantritt: string;
}

/** Somebody in service, whose service then ends early: on its first day, which has come whatever day it is. */
async function beendet(page: Page): Promise<Person> {
	const und = [{ feld: 'status', op: 'gleich', wert: 4000 }];
	const f = encodeURIComponent(JSON.stringify({ und }));
	const im = await frage<Person[]>(page, `/v1/freiwilliger/list-freiwillige?sort=-name&groesse=50&f=${f}`);
	const wer = im.find(({ vorname, nachname, dienstantritt }) => vorname && nachname && dienstantritt);
	if (!wer) throw new Error('niemand im Dienst');
	const ende = {
		datum: wer.dienstantritt,
		kuendigungDurch: 'FREIWILLIGER',
		grund: 'Ein Studienplatz',
		bestaetigt: true,
	};
	await sende(page, 'post', `/v1/freiwilliger/${wer.freiwilligerID}/dienstende`, ende);
	return wer;
}

test('a certificate is issued, waits for its signatures, and is due again when it was withdrawn', async () => {
	await t.angemeldet('traeger@demo.test', '/admin');
	const { page } = t;
	const stoerungen = lausche(page);
	await veroeffentliche(page, 'BESCHEINIGUNG', BESCHEINIGUNG);
	const { vorname, nachname } = await beendet(page);
	const name = `${nachname}, ${vorname}`;
	await page.goto('/admin/bescheinigungen?ansicht=alle');
	await fertig(page, 'Bescheinigungen');
	await page.getByPlaceholder('Name oder Ort').fill(`${vorname} ${nachname}`);
	const zeile = page.getByRole('table').getByRole('row').filter({ hasText: name }).first();
	await zeile.getByText('Nicht ausgestellt').waitFor();
	await page.getByRole('button', { name: /^\d[\d.]* Bescheinigung(en)? ausstellen …$/ }).waitFor();
	await ruhig(page);
	expect(await barrieren(page)).toEqual([]);

	await zeile.getByRole('checkbox').check();
	await page.getByRole('button', { name: /^Bescheinigungen ausstellen …/ }).click();
	await dialog(page).getByText('Noch ist nichts geändert.').waitFor();
	await ruhig(page);
	expect(await barrieren(page)).toEqual([]);
	await dialog(page).getByRole('button', { name: '1 Bescheinigung ausstellen' }).click();
	await dialog(page).getByText('1 Eintrag erledigt.').waitFor();
	await dialog(page).getByRole('button', { name: 'Fertig' }).click();
	await zeile.getByText('Unterschriften offen').waitFor();
	await zeile.getByText('Unterschrift bei: Träger').waitFor();

	await zeile.getByRole('button', { name: `Aktionen zu ${name}` }).click();
	await page.getByRole('menuitem', { name: 'Zurückziehen …' }).click();
	await dialog(page).getByLabel('Grund').fill('Der Zeitraum war falsch.');
	await ruhig(page);
	await dialog(page).getByRole('button', { name: 'Für ungültig erklären' }).click();
	await dialog(page).waitFor({ state: 'detached' });
	await zeile.getByText('Zurückgezogen').waitFor();
	expect(stoerungen).toEqual([]);
});

interface Dienst {
	readonly freiwilligerID: string;
	readonly vertragID: string;
	readonly nachname: string;
}

/** A service nobody has begun a Zeugnis of, in a cycle that has ended: in every demo somebody has served. */
async function einDienst(page: Page): Promise<Dienst> {
	const zyklen = await frage<{ id: string; status: string }[]>(page, '/v1/stammdaten/zyklus?sort=-start');
	const zyklus = zyklen.find(({ status }) => status === 'BEENDET');
	const f = encodeURIComponent(JSON.stringify({ und: [{ feld: 'stand', op: 'in', wert: ['NICHT_VERLANGT'] }] }));
	const antwort = await page.request.get(`/api/v1/freiwilliger/list-zeugnisse?f=${f}`, {
		headers: { 'x-zyklus': JSON.stringify({ id: zyklus?.id }) },
	});
	const { data } = (await antwort.json()) as { data: readonly Dienst[] };
	const [zeile] = data;
	if (!zeile) throw new Error('niemand hat einen Dienst beendet');
	return zeile;
}

test('a Zeugnis is begun, written with a statement, handed over and released', async () => {
	await t.angemeldet('traeger@demo.test', '/admin/zeugnisse?ansicht=alle');
	const { page } = t;
	const stoerungen = lausche(page);
	await fertig(page, 'Zeugnisse');
	await veroeffentliche(page, 'ZEUGNIS', ZEUGNIS);
	const { freiwilligerID, vertragID, nachname } = await einDienst(page);

	await page.goto(`/admin/zeugnisse/${freiwilligerID}.${vertragID}`);
	await fertig(page, new RegExp(nachname));
	await page.getByRole('button', { name: 'Zeugnis beginnen' }).click();
	await page.getByRole('textbox', { name: 'Tätigkeiten' }).fill('Sportgruppen für Kinder.');
	await page.getByText('Aussagen wählen').nth(1).click();
	const satz = 'Auf Zusagen war Verlass, vereinbarte Zeiten wurden eingehalten.';
	await page.getByRole('checkbox', { name: satz }).check();
	await page.getByRole('textbox', { name: 'Verhalten' }).fill('Der Umgang war freundlich.');
	await expect.poll(() => page.getByRole('textbox', { name: 'Leistung' }).inputValue()).toBe(satz);
	await page.getByRole('button', { name: 'Speichern und ansehen' }).click();
	await page.getByText('Das Zeugnis ist gespeichert.').waitFor();
	await ruhig(page);
	expect(await barrieren(page)).toEqual([]);

	await page.getByRole('button', { name: 'An den Träger geben' }).click();
	await page.getByRole('button', { name: 'Freigeben', exact: true }).click();
	await page.getByText('Das Zeugnis ist freigegeben und wird ausgestellt.').waitFor();
	expect(stoerungen).toEqual([]);
});
