import { describe, expect, it } from 'vitest';
import { alsBenutzer, fertig, schliesse, wechsle } from '../browser.ts';

/** Each role sees its menu, opens what stands there, and is refused the rest. */

/** Tables: menu of the shell, who reaches which screen. `x`: in the menu; `o`: reached, but not from there. */
const SEITEN: readonly (readonly [seite: string, menue: string, fw: string, me: string, mv: string, ad: string])[] = [
	//                                                                  FW   ME   MV   AD
	['/admin', 'Start', 'x', 'x', 'x', 'x'],
	['/admin/meine-bewerbungen', 'Meine Bewerbungen', 'x', '-', '-', '-'],
	['/admin/meine-daten', 'Meine Daten', 'x', '-', '-', '-'],
	['/admin/meine-dokumente', 'Meine Dokumente', 'x', '-', '-', '-'],
	['/admin/meine-seminare', 'Meine Seminare', 'x', '-', '-', '-'],
	['/admin/mein-vertrag', 'Mein Vertrag', 'x', '-', '-', '-'],
	['/admin/bewerbungen', 'Bewerbungen', '-', 'x', 'x', 'x'],
	['/admin/freiwillige', 'Freiwillige', '-', 'x', 'x', 'x'],
	// Sites that see their own only have no pool.
	['/admin/pool', 'Pool', '-', 'o', 'x', 'x'],
	['/admin/statuswechsel', 'Statusänderungen', '-', '-', 'x', 'x'],
	['/admin/sammelaktionen', 'Sammelaktionen', '-', 'x', 'x', 'x'],
	['/admin/feldabfragen', 'Feldabfragen', '-', '-', 'x', 'x'],
	['/admin/adressen', 'Adressen', '-', 'x', 'x', 'x'],
	['/admin/kontingente', 'Kontingente', '-', 'x', 'x', 'x'],
	['/admin/kontingentabfrage', 'Kontingentabfrage', '-', 'o', 'o', 'o'],
	['/admin/personen', 'Personen', '-', 'x', 'x', 'x'],
	['/admin/seminare', 'Seminare', 'o', 'x', 'x', 'x'],
	['/admin/seminargruppen', 'Seminargruppen', '-', 'x', 'x', 'x'],
	['/admin/seminargruppen/vorschlag', 'Gruppen zuweisen', '-', '-', 'o', 'o'],
	['/admin/seminarnachweise', 'Nachweise prüfen', '-', '-', 'x', 'x'],
	// Among money for whoever keeps the books.
	['/admin/exporte', 'Exporte', '-', '-', 'o', 'x'],
	['/admin/laeufe', 'Läufe', '-', '-', '-', 'x'],
	['/admin/bfd-vereinbarungen', 'BFD-Vereinbarungen', '-', '-', 'x', 'x'],
	['/admin/geld-und-fristen', 'Geld und Fristen', '-', '-', 'x', 'x'],
	['/admin/foerderprogramme', 'Förderprogramme', '-', '-', '-', 'x'],
	['/admin/pruefliste', 'Prüfliste', '-', '-', 'x', 'x'],
	['/admin/unterschriften', 'Unterschriften', 'o', 'x', 'x', 'x'],
	['/admin/zeugnisse', 'Zeugnisse', '-', 'x', 'x', 'x'],
	['/admin/bescheinigungen', 'Bescheinigungen', '-', '-', 'x', 'x'],
	['/admin/dokumente', 'Dokumentenübersicht', '-', '-', 'x', 'x'],
	['/admin/mahnwesen', 'Mahnwesen', '-', '-', 'x', 'x'],
	['/admin/dokumentencenter', 'Dokumentencenter', '-', '-', 'x', 'x'],
	['/admin/downloads', 'Downloads', '-', 'x', 'x', 'x'],
	// In the menu of the account.
	['/admin/faq', 'Hilfe', 'o', 'o', 'o', 'o'],
	['/admin/docs', 'Dokumentation', 'o', 'o', 'o', 'o'],
	['/admin/support', 'Support', 'o', 'o', 'o', 'o'],
	['/admin/einrichten', 'Einrichten', '-', '-', '-', 'x'],
	['/admin/benutzer', 'Benutzer', '-', '-', '-', 'x'],
	['/admin/system/zyklen', 'Zyklen', '-', '-', 'x', 'x'],
	['/admin/system/parameter', 'Parameter', '-', '-', '-', 'x'],
	['/admin/system/stammdaten', 'Stammdaten', '-', '-', 'x', 'x'],
	['/admin/system/stammdaten/sportart', 'Sportarten', '-', '-', 'o', 'o'],
	['/admin/system/stammdaten/schulferien', 'Schulferien', '-', '-', 'o', 'o'],
	['/admin/system/stammdaten/dienstart', 'Dienstarten', '-', '-', '-', 'o'],
	['/admin/recht', 'Rechtsgrundlagen', '-', '-', 'x', 'x'],
	['/admin/barrierefreiheit', 'Barrierefreiheit', '-', '-', 'x', 'x'],
	// Under „Geld“ for who may do with it, once it is switched on.
	['/admin/exporte', 'Exporte', '-', '-', 'x', 'o'],
	['/admin/system/import', 'Import', '-', '-', '-', 'x'],
	['/admin/system/texte', 'Texte', '-', '-', 'x', 'x'],
	['/admin/system/zugriffe', 'Zugriffe', '-', '-', '-', 'x'],
	['/admin/system/integrationen', 'Integrationen', '-', '-', '-', 'x'],
	['/admin/system/integrationen/stellen', 'freiwillig-ja', '-', '-', '-', 'o'],
	['/admin/system/api', 'API-Schlüssel', '-', '-', '-', 'x'],
	['/admin/system/webhooks', 'Webhooks', '-', '-', '-', 'x'],
	['/admin/system/info', 'Systeminformation', '-', '-', '-', 'x'],
	['/admin/system/mails', 'System-E-Mails', '-', '-', '-', 'x'],
	['/admin/system/postausgang', 'Postausgang', '-', '-', '-', 'x'],
];
const ROLLEN = ['freiwillig', 'verein', 'traeger', 'admin'] as const;
const VERBOTEN = 'Das dürfen Sie leider nicht';

describe.each(ROLLEN.map((rolle, i) => [rolle, i] as const))('%s', (rolle, i) => {
	const zelle = (zeile: (typeof SEITEN)[number]) => zeile[2 + i];

	it('sees its menu, and nothing more', { timeout: 150_000 }, async () => {
		const page = await alsBenutzer(`${rolle}@demo.test`, '/admin');
		await fertig(page);
		const menue = page.getByRole('navigation', { name: 'Hauptmenü' });
		// What waits has a link of its own beside the entry: its number.
		const eintraege = (await menue.getByRole('link').allTextContents()).filter((text) => !/^[\d.]+$/.test(text));
		expect(eintraege).toEqual(SEITEN.filter((zeile) => zelle(zeile) === 'x').map(([, name]) => name));
		for (const [seite, , ...zellen] of SEITEN) {
			await wechsle(page, seite);
			await fertig(page);
			const ueberschrift = await page.getByRole('heading', { level: 1 }).first().textContent();
			if (zellen[i] === '-' && !seite.startsWith('/admin/mein')) expect(ueberschrift, seite).toBe(VERBOTEN);
			if (zellen[i] !== '-') expect(ueberschrift, seite).not.toBe(VERBOTEN);
			if (rolle === 'verein' && seite === '/admin/pool') {
				await page.getByText('Für Einsatzstellen gibt es hier keinen Pool').waitFor();
				await expect.poll(() => page.getByRole('main').textContent()).not.toMatch(/Vorschl|schlagen Sie/);
			}
		}
		await schliesse(page);
	});
});
