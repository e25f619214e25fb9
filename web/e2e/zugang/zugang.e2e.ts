import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { codeZu, schrittZu } from '#commands/konto/totp.ts';
import {
	alsBenutzer,
	barrieren,
	dialog,
	fertig,
	frage,
	gespeichert,
	lausche,
	melde,
	oeffne,
	portalAdresse,
	schliesse,
} from '../browser.ts';
import { bestaetigeAdresse, linkAus } from '../post.ts';

/** Ways into an account of the staff: another login, a second factor, and asking for access. */

let admin: Page;
beforeAll(async () => {
	admin = await alsBenutzer('admin@demo.test');
});

const ALT = 'zora@zugang.test';
const NEU = 'zora.neu@zugang.test';
const KENNWORT = 'Sicheres-Wort-7';

/** An account of the staff that is nobody else's. */
async function legeKontoAn(): Promise<void> {
	const headers = { origin: portalAdresse() };
	const data = { email: ALT, vorname: 'Zora', nachname: 'Zugang', rollen: ['MA_VERWALTUNG'], adresseIDs: [] };
	const eingeladen = await admin.request.post(`${portalAdresse()}/api/v1/user/einladung`, { data, headers });
	expect([eingeladen.status(), await eingeladen.text()]).toMatchObject([201, expect.any(String)]);
	const key = (await linkAus(admin, 'USER_EINLADUNG', ALT)).split('/').at(-1);
	const fremd = await oeffne();
	const pfad = `${portalAdresse()}/api/v1/auth/activate-account/${key}`;
	const angenommen = await fremd.request.post(pfad, { data: { passwort: KENNWORT } });
	expect(angenommen.status()).toBe(200);
	await schliesse(fremd);
}

/** Places on the map. */
const ONLINE = `groesse=20&f=${encodeURIComponent(
	JSON.stringify({
		und: [
			{ feld: 'typ', op: 'gleich', wert: 'EINSATZORT' },
			{ feld: 'isOnline', op: 'gleich', wert: true },
		],
	}),
)}`;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
/** What an authenticator app shows for this key, `voraus` steps from now. */
function codeDerApp(schluessel: string, voraus = 0): string {
	const bits = [...schluessel.replaceAll(' ', '')]
		.map((z) => ALPHABET.indexOf(z).toString(2).padStart(5, '0'))
		.join('');
	const geheimnis = Buffer.from((bits.match(/.{8}/g) ?? []).map((acht) => Number.parseInt(acht, 2)));
	return codeZu(geheimnis, schrittZu(Date.now()) + voraus);
}

const konto = async (page: Page) => {
	await page.goto('/admin/einstellungen/konto');
	await fertig(page, 'Konto');
};

test('another login, by the link at the new address', { timeout: 120_000 }, async () => {
	await legeKontoAn();
	const page = await oeffne();
	const stoerungen = lausche(page);
	await melde(page, ALT, KENNWORT);
	await page.waitForURL(/\/admin\/?$/);
	await konto(page);

	await page.getByRole('checkbox', { name: 'Neue Bewerbungen mir zuweisen' }).check();
	await page.getByRole('combobox', { name: 'Sprache' }).click();
	await page.getByRole('option', { name: 'Englisch' }).click();
	await page.getByRole('button', { name: 'Speichern', exact: true }).click();
	await gespeichert(page);
	expect(await frage(page, '/v1/user/me')).toMatchObject({ sprache: 'en', isBetreuerAutomatischZuweisen: true });

	const fordere = async (email: string, kennwort: string) => {
		await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(email);
		await page.getByRole('textbox', { name: 'Ihr Kennwort, zur Sicherheit' }).fill(kennwort);
		await page.getByRole('button', { name: /^(E-Mail-Adresse ändern|Andere E-Mail-Adresse anfordern)$/ }).click();
	};
	await fordere(NEU, 'Falsches-Wort-1');
	await page.getByText('Das Kennwort ist falsch.').waitFor();
	await fordere('falsch@zugang.test', KENNWORT);
	await page.getByText('falsch@zugang.test wartet auf Bestätigung.').first().waitFor();
	expect(await barrieren(page)).toEqual([]);
	await page.getByRole('button', { name: 'Änderung verwerfen' }).click();
	await page.getByText('Ihre E-Mail-Adresse bleibt, wie sie ist').waitFor();
	await fordere(NEU, KENNWORT);
	await page.getByText(`${NEU} wartet auf Bestätigung.`).first().waitFor();

	const link = await linkAus(admin, 'EMAIL_AENDERUNG', NEU);
	// Looking twice uses nothing up.
	for (let mal = 0; mal < 2; mal++) {
		await page.goto(link);
		await fertig(page, 'Neue E-Mail-Adresse bestätigen');
	}
	await page.getByRole('button', { name: 'Bestätigen' }).click();
	await fertig(page, 'Ihre neue E-Mail-Adresse ist bestätigt');
	await page.getByRole('link', { name: 'Zum Portal' }).click();
	await page.waitForURL(/\/admin\/?$/);
	await page.goto(link);
	await page.getByRole('button', { name: 'Bestätigen' }).click();
	await fertig(page, 'Der Link ist ungültig oder abgelaufen.');

	const andere = await oeffne();
	await melde(andere, ALT, KENNWORT);
	await andere.getByText('Benutzername oder Kennwort sind falsch.').waitFor();
	await melde(andere, NEU, KENNWORT);
	await andere.waitForURL(/\/admin\/?$/);
	expect(stoerungen).toEqual([]);
});

test('a second factor: set up, asked for, stood in for, given up', { timeout: 120_000 }, async () => {
	const page = await oeffne();
	const stoerungen = lausche(page);
	await melde(page, NEU, KENNWORT);
	await page.waitForURL(/\/admin\/?$/);
	await konto(page);
	await page.getByRole('button', { name: 'Einrichten …' }).click();
	await dialog(page).getByRole('textbox', { name: 'Ihr Kennwort, zur Sicherheit' }).fill(KENNWORT);
	await page.getByRole('button', { name: 'Weiter' }).click();
	await page.getByRole('img', { name: 'QR-Code für die Authentifizierungs-App' }).waitFor();
	await page.waitForTimeout(150);
	expect(await barrieren(page)).toEqual([]);
	const schluessel =
		(await dialog(page)
			.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
			.textContent()) ?? '';
	await dialog(page).getByRole('textbox', { name: 'Code' }).fill('000000');
	await page.getByRole('button', { name: 'Einschalten' }).click();
	await page.getByText('Der Code ist falsch oder abgelaufen.').waitFor();
	await dialog(page).getByRole('textbox', { name: 'Code' }).fill(codeDerApp(schluessel));
	await page.getByRole('button', { name: 'Einschalten' }).click();
	await page.getByRole('heading', { name: 'Der zweite Faktor ist eingerichtet' }).waitFor();
	const codes = await dialog(page).getByRole('listitem').allTextContents();
	expect(codes).toHaveLength(10);
	await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
	await page.getByText(/Es sind noch 10 Wiederherstellungscodes übrig/).waitFor();

	const andere = await oeffne();
	const andereStoerungen = lausche(andere);
	await melde(andere, NEU, KENNWORT);
	await andere.getByText('Ihr Konto ist mit einem zweiten Faktor geschützt.').waitFor();
	expect(await barrieren(andere)).toEqual([]);
	await andere.getByRole('textbox', { name: 'Code' }).fill('000000');
	await andere.getByRole('button', { name: 'Anmelden' }).click();
	await andere.getByText('Der Code ist falsch, abgelaufen oder wurde schon benutzt.').waitFor();
	// The step after this one, for the code of this one is used up.
	await andere.getByRole('textbox', { name: 'Code' }).fill(codeDerApp(schluessel, 1));
	await andere.getByRole('button', { name: 'Anmelden' }).click();
	await andere.waitForURL(/\/admin\/?$/);

	const dritte = await oeffne();
	await dritte.goto('/freiwillige/login');
	await dritte.getByLabel('Benutzername (E-Mail)').fill(NEU);
	await dritte.getByRole('button', { name: 'Anmeldelink per E-Mail' }).click();
	await dritte.goto(await linkAus(admin, 'ANMELDELINK', NEU));
	await dritte.getByRole('button', { name: 'Anmelden' }).click();
	await dritte.getByRole('textbox', { name: 'Code' }).fill(codes[0] ?? '');
	await dritte.getByRole('button', { name: 'Anmelden' }).click();
	await dritte.waitForURL(/\/admin\/?$/);

	await konto(page);
	await page.getByText(/Es sind noch 9 Wiederherstellungscodes übrig/).waitFor();
	await page.getByRole('button', { name: 'Ausschalten …' }).click();
	await dialog(page).getByRole('textbox', { name: 'Ihr Kennwort, zur Sicherheit' }).fill(KENNWORT);
	await dialog(page).getByRole('button', { name: 'Ausschalten' }).click();
	await page.getByText('Der zweite Faktor ist ausgeschaltet').waitFor();
	await page.getByRole('button', { name: 'Einrichten …' }).waitFor();
	expect([...stoerungen, ...andereStoerungen]).toEqual([]);
});

test('somebody of a site asks for access', async () => {
	const page = await oeffne();
	const stoerungen = lausche(page);
	await page.goto('/login');
	await page.getByRole('link', { name: 'Zugang anfragen' }).click();
	await fertig(page, 'Zugang anfragen');
	await page.getByRole('button', { name: 'Zugang anfragen' }).click();
	await expect.poll(() => page.getByText('Dies ist ein Pflichtfeld').count()).toBe(4);
	expect(await barrieren(page)).toEqual([]);
	await page.getByLabel('Vorname').fill('Petra');
	await page.getByLabel('Nachname').fill('Platz');
	await page.getByLabel('E-Mail').fill('petra@platz.test');
	const [ort] = await frage<{ einsatzstelleID: string; einsatzstelle: string }[]>(admin, `/v1/adresse?${ONLINE}`);
	if (!ort) throw new Error('Kein Einsatzort auf der Karte');
	await page.getByRole('combobox', { name: 'Einsatzstelle oder Einsatzort' }).fill(ort.einsatzstelle);
	await page.getByText('Ganze Einsatzstelle').waitFor();
	await page.getByRole('option', { name: ort.einsatzstelle, exact: true }).first().click();
	await page.getByText('Ganze Einsatzstelle', { exact: true }).filter({ visible: true }).waitFor();
	await page.getByLabel('Nachricht').fill('Ich betreue unsere Freiwilligen.');
	await page.getByRole('button', { name: 'Zugang anfragen' }).click();
	await fertig(page, 'Ihre Anfrage ist eingegangen');
	expect(await barrieren(page)).toEqual([]);
	const anfragen = await frage<{ email: string; status: string }[]>(admin, '/v1/user/join-requests');
	expect(anfragen).toContainEqual(
		expect.objectContaining({ email: 'petra@platz.test', status: 'OFFEN', adresseID: ort.einsatzstelleID }),
	);
	expect(stoerungen).toEqual([]);
});

test('staff asks for another address of a volunteer, who finds the way to his own', async () => {
	const email = 'vera@zugang.test';
	const [dienstart] = await frage<{ id: string }[]>(admin, '/v1/stammdaten/dienstart');
	const page = await oeffne();
	const registriert = await page.request.post(`${portalAdresse()}/api/v1/freiwilliger/registrierung`, {
		data: {
			vorname: 'Vera',
			nachname: 'Zugang',
			geschlecht: 'W',
			geburtsdatum: '2004-05-06',
			email,
			mobil: '+49 151 1234567',
			plz: '35576',
			ort: 'Wetzlar',
			passwort: KENNWORT,
			datenschutz: true,
			dienstartWunschID: dienstart?.id,
		},
	});
	const { data } = (await registriert.json()) as { data: { id: string } };
	await page.goto(await linkAus(admin, 'OPTIN_FREIWILLIGER', email));
	await bestaetigeAdresse(page, KENNWORT);
	await page.getByRole('link', { name: 'Zu meinem Bereich' }).click();
	await page.waitForURL(/\/admin\/?$/);
	await page.goto('/admin/meine-daten?teil=kontakt');
	await page.getByRole('link', { name: 'E-Mail ändern' }).click();
	await fertig(page, 'Konto');

	const traeger = await alsBenutzer('traeger@demo.test');
	const stoerungen = lausche(traeger);
	await traeger.goto(`/admin/freiwillige/${data.id}/daten`);
	await traeger.getByRole('button', { name: 'E-Mail ändern' }).click();
	await dialog(traeger).getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill('vera.neu@zugang.test');
	await traeger.waitForTimeout(150);
	expect(await barrieren(traeger)).toEqual([]);
	await dialog(traeger).getByRole('button', { name: 'Link senden' }).click();
	await traeger.getByText('Der Link ist unterwegs an vera.neu@zugang.test').waitFor();
	await page.reload();
	await page.getByText('vera.neu@zugang.test wartet auf Bestätigung.').waitFor();
	expect(stoerungen).toEqual([]);
});
