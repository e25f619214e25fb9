import { describe, expect, it } from 'vitest';
import { dialog, fertig, lausche } from '../browser.ts';
import { frischeSeite } from '../seite.ts';

/** Whoever reads the portal in another language by his browser's translation, which puts elements in place of the texts. */

const t = frischeSeite({});

/** As translators do: now and whenever something has changed. Only that the words stay what they are. */
function uebersetze() {
	let bald = 0;
	const alleTexte = () => {
		bald = 0;
		const texte = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const gefunden: Text[] = [];
		while (texte.nextNode()) gefunden.push(texte.currentNode as Text);
		for (const text of gefunden) {
			const elter = text.parentElement;
			if (!elter || elter.closest('script, style, svg, textarea, font') || !/\p{L}{2}/u.test(text.data)) continue;
			const [aussen, innen] = [document.createElement('font'), document.createElement('font')];
			innen.textContent = text.data;
			aussen.append(innen);
			elter.replaceChild(aussen, text);
		}
	};
	alleTexte();
	new MutationObserver(() => {
		if (bald === 0) bald = window.setTimeout(alleTexte, 50);
	}).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Until it is translated: what comes next then changes what the translator has put there. */
const uebersetzt = (text: string | RegExp) => t.page.locator('font > font').getByText(text).first();

async function angemeldet(login: string, pfad: string) {
	await t.angemeldet(login, pfad);
	await t.page.evaluate(uebersetze);
	return lausche(t.page);
}

describe('a translated page', () => {
	it('leads from file to file', async () => {
		const stoerungen = await angemeldet('traeger@demo.test', '/admin/freiwillige?ansicht=alle&sort=name');
		await fertig(t.page, 'Freiwillige');
		await t.page.getByRole('row').getByRole('link').first().click();
		const liste = t.page.getByRole('navigation', { name: 'In der Liste' });
		for (const stelle of [2, 3, 4]) {
			await uebersetzt('Nächste Schritte').or(uebersetzt('Bemerkungen')).first().waitFor();
			await liste.getByRole('button', { name: 'Nächste Akte der Liste' }).click();
			await liste.getByText(new RegExp(`^${stelle} von `)).waitFor();
		}
		expect(stoerungen).toEqual([]);
	});

	it('shows what changes as it is now, and once', async () => {
		const stoerungen = await angemeldet('traeger@demo.test', '/admin/pool');
		await fertig(t.page, 'Pool');
		const haken = (nr: number) => t.page.getByRole('row').nth(nr).getByRole('checkbox');
		await haken(1).check();
		await uebersetzt('1 ausgewählt').waitFor();
		await haken(2).check();
		await uebersetzt('2 ausgewählt').waitFor();
		await expect.poll(() => t.page.getByText('ausgewählt').count()).toBe(1);
		await haken(1).uncheck();
		await uebersetzt('1 ausgewählt').waitFor();
		await haken(3).check();
		await uebersetzt('2 ausgewählt').waitFor();
		await t.page.getByRole('button', { name: 'Nachricht …' }).click();
		await uebersetzt('Betreff').waitFor();
		await dialog(t.page).getByRole('textbox', { name: 'Betreff' }).fill('Noch ein Platz');
		await dialog(t.page).getByRole('textbox', { name: 'Nachricht' }).fill('Guten Tag');
		await dialog(t.page).getByRole('button', { name: 'An 2 Personen senden' }).waitFor();
		expect(stoerungen).toEqual([]);
	});
});
