import { expect, it } from 'vitest';
import { barrieren, fertig, wechsle } from '../browser.ts';
import { frischeSeite, mitDaten } from '../seite.ts';

/** Every number of the start page and of the menu opens a list of that length. */

const t = frischeSeite();

const zahl = (text: string | null | undefined) => Number((text ?? '').replaceAll('.', ''));

/** What each link that shows a number shows, and where it leads. */
async function zahlen(): Promise<{ wo: string; anzahl: number }[]> {
	const links = await t.page.evaluate(() => {
		const gefunden: { wo: string; text: string }[] = [];
		const merke = (link: HTMLAnchorElement, text: string | null | undefined) =>
			gefunden.push({ wo: link.getAttribute('href') ?? '', text: text ?? '' });
		for (const link of document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Kennzahlen"] a')) {
			merke(link, link.children[1]?.textContent);
		}
		for (const link of document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Hauptmenü"] a:has(span[title])')) {
			merke(link, link.querySelector('span[title]')?.textContent);
		}
		for (const link of document.querySelectorAll<HTMLAnchorElement>('main li a[aria-label]')) {
			const anzahl = /: ([\d.]+) /.exec(link.getAttribute('aria-label') ?? '');
			if (anzahl && /[?&]f=/.test(link.href)) merke(link, anzahl[1]);
		}
		return gefunden;
	});
	return links.map(({ wo, text }) => ({ wo, anzahl: zahl(text) }));
}

it.each(['verein@demo.test', 'traeger@demo.test', 'admin@demo.test'])('%s', { timeout: 180_000 }, async (login) => {
	await t.angemeldet(login);
	await t.page.getByRole('navigation', { name: 'Kennzahlen' }).waitFor();
	const alle = await zahlen();
	expect(alle.length).toBeGreaterThan(6);
	for (const { wo, anzahl } of new Map(alle.map((eine) => [eine.wo, eine])).values()) {
		await wechsle(t.page, wo);
		await fertig(t.page);
		const steht = t.page.getByRole('main').getByText(/^[\d.]+ (Eintr|Dokument)/);
		if (anzahl === 0 || (await steht.count()) === 0) continue;
		const worte = () => steht.first().textContent();
		await expect.poll(async () => zahl(/^[\d.]+/.exec((await worte()) ?? '')?.[0]), { message: wo }).toBe(anzahl);
	}
});

it('shows the tasks that are looked at, and keeps which in the address', async () => {
	await t.angemeldet('traeger@demo.test');
	const auswahl = t.page.getByRole('group', { name: 'Aufgaben zeigen' });
	const sichern = t.page.getByRole('link', { name: /^Sichern: / });
	await sichern.waitFor();
	await auswahl.getByRole('button', { name: /^Bewerbungen/ }).click();
	await t.page.waitForURL(/aufgaben=bewerbungen/);
	await t.page.getByRole('link', { name: /^Kontaktieren: / }).waitFor();
	await expect.poll(() => sichern.count()).toBe(0);
	expect(await barrieren(t.page)).toEqual([]);
	await auswahl.getByRole('button', { name: /^Alle/ }).click();
	await sichern.waitFor();

	// Several files are gone through from the first on, as the list stands now.
	await t.page.getByRole('link', { name: /^Kontaktieren: / }).click();
	const inDerListe = t.page.getByRole('navigation', { name: 'In der Liste' });
	await inDerListe.getByText(/^1 von \d+$/).waitFor();
	await t.page.keyboard.press('j');
	await inDerListe.getByText(/^2 von \d+$/).waitFor();
	await inDerListe.getByRole('link', { name: 'Zur Liste' }).click();
	await t.page.waitForURL(/\/admin\/bewerbungen/);
	await fertig(t.page, 'Bewerbungen');
});

it('tells an administrator of documents whose form of signature nobody has chosen', async () => {
	await t.page.route('**/api/v1/system/einrichtung', mitDaten({ ohneSignaturform: 2 }));
	await t.angemeldet('admin@demo.test');
	await t.page.getByText('Bei 2 Dokumenten steht nicht fest, in welcher Form unterschrieben wird.').waitFor();
	expect(await barrieren(t.page)).toEqual([]);
	await t.page.getByRole('link', { name: 'Zu den Dokumenten' }).click();
	await fertig(t.page, 'Dokumentencenter');
});
