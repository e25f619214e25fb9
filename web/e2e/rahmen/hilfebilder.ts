import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { dialog, fertig, frage, gibSitzung, oeffne, ruhig } from '../browser.ts';

/** What the pictures of the help show: whose view, which page, and what somebody does there first. */
export interface Hilfebild {
	readonly wer: 'traeger' | 'freiwillig';
	readonly pfad: string | ((page: Page) => Promise<string>);
	/** Of the window; the picture ends with it. */
	readonly hoehe: number;
	/** Leads to what is cut out; left out: the page without menu and head. */
	readonly zeige?: (page: Page) => Promise<Locator>;
}

/** In November the demo has somebody at every step. Numbers and names in the pictures are those of this day. */
export const JETZT = '2026-11-24T09:00:00+01:00';

export const HILFEBILDER: Readonly<Record<string, Hilfebild>> = {
	start: { wer: 'traeger', pfad: '/admin', hoehe: 660 },
	'bewerbungen-liste': { wer: 'traeger', pfad: '/admin/bewerbungen', hoehe: 520 },
	akte: { wer: 'traeger', pfad: akteInVerhandlung, hoehe: 620 },
	einigung: { wer: 'traeger', pfad: '/admin/bewerbungen', hoehe: 760, zeige: einigung },
	'unterschrift-fehlt': { wer: 'traeger', pfad: '/admin/unterschriften', hoehe: 760, zeige: warumNicht },
	pruefliste: { wer: 'traeger', pfad: '/admin/pruefliste', hoehe: 680 },
	mahnwesen: { wer: 'traeger', pfad: '/admin/mahnwesen', hoehe: 620 },
	kontingente: { wer: 'traeger', pfad: '/admin/kontingente', hoehe: 560 },
	exporte: { wer: 'traeger', pfad: '/admin/exporte', hoehe: 620 },
	'meine-dokumente': { wer: 'freiwillig', pfad: '/admin/meine-dokumente', hoehe: 380 },
};

const IN_VERHANDLUNG = encodeURIComponent(JSON.stringify({ und: [{ feld: 'status', op: 'gleich', wert: 2500 }] }));

async function aktenInVerhandlung(page: Page): Promise<readonly string[]> {
	const pfad = `/v1/freiwilliger/bewerbungen?sort=name&f=${IN_VERHANDLUNG}`;
	const zeilen = await frage<{ freiwilligerID: string }[]>(page, pfad);
	return zeilen.map(({ freiwilligerID }) => `/admin/freiwillige/${freiwilligerID}`);
}

async function akteInVerhandlung(page: Page): Promise<string> {
	const [erste = ''] = await aktenInVerhandlung(page);
	return erste;
}

/** The dialog of the first who is ready for it. */
async function einigung(page: Page): Promise<Locator> {
	const knopf = page.getByRole('button', { name: 'Vertragseinigung …' }).first();
	for (const akte of await aktenInVerhandlung(page)) {
		await page.goto(akte);
		await fertig(page);
		if ((await knopf.count()) === 0 || !(await knopf.isEnabled())) continue;
		await knopf.click();
		return dialog(page);
	}
	throw new Error('Mit niemandem ist eine Vertragseinigung möglich.');
}

/** What keeps the contract of the first whose signatures are being gathered. */
async function warumNicht(page: Page): Promise<Locator> {
	await page.getByRole('table').getByRole('link').first().click();
	await page.getByRole('button', { name: 'Warum geht das nicht?' }).first().click();
	return dialog(page);
}

/** Narrow, so that its words stay legible beside the text of an article. */
const BREITE = 1040;

/** A page that shows it, by the clock of the pictures, and the part that is cut out. */
export async function besuche({ wer, pfad, hoehe, zeige }: Hilfebild) {
	const page = await oeffne({ viewport: { width: BREITE, height: hoehe }, deviceScaleFactor: 1.5 });
	await gibSitzung(page, `${wer}@demo.test`);
	await page.clock.setFixedTime(new Date(JETZT));
	await page.goto(typeof pfad === 'string' ? pfad : await pfad(page));
	await fertig(page);
	const ausschnitt = zeige ? await zeige(page) : page.getByRole('main');
	await ausschnitt.waitFor();
	await ruhig(page);
	return { page, ausschnitt };
}

/**
 * What is read of it, in its order and with its roles. How many there are and since when is no part of it, nor where
 * links lead: a picture is out of date when it has other words, and the demo may grow.
 */
export async function fingerabdruck(ausschnitt: Locator): Promise<string> {
	const gelesen = (await ausschnitt.ariaSnapshot()).replaceAll(/^\s*- \/url:.*$/gm, '').replaceAll(/\d+/g, '#');
	return createHash('sha256').update(gelesen).digest('hex').slice(0, 16);
}

const ORDNER = resolve(import.meta.dirname, '../../../docs/hilfe/bilder');
const VERZEICHNIS = join(ORDNER, 'bilder.json');

/** By name: its size in the window and the fingerprint of what it shows. */
type Verzeichnis = Record<string, { readonly breite: number; readonly hoehe: number; readonly zeigt: string }>;

export const liesVerzeichnis = (): Verzeichnis => JSON.parse(readFileSync(VERZEICHNIS, 'utf8'));

export const schreibeVerzeichnis = (bilder: Verzeichnis): Promise<void> =>
	writeFile(VERZEICHNIS, `${JSON.stringify(bilder, null, '\t')}\n`);

/** Writes both pictures, in light and in dark; returns what is noted of them. */
export async function nimmAuf(page: Page, ausschnitt: Locator, name: string): Promise<Verzeichnis[string]> {
	const zeigt = await stiller(ausschnitt);
	for (const [farbe, schema] of [
		['hell', 'light'],
		['dunkel', 'dark'],
	] as const) {
		await page.emulateMedia({ colorScheme: schema });
		await page.locator(`html[data-mantine-color-scheme="${schema}"]`).waitFor();
		await ruhig(page);
		const bild = await ausschnitt.screenshot({ animations: 'disabled', caret: 'hide' });
		await writeFile(join(ORDNER, `${name}-${farbe}.webp`), await klein(bild));
	}
	const { width = 0, height = 0 } = (await ausschnitt.boundingBox()) ?? {};
	return { breite: Math.round(width), hoehe: Math.round(height), zeigt };
}

/** The fingerprint of what stays as it is: jobs of the portal may still be at work. */
async function stiller(ausschnitt: Locator): Promise<string> {
	for (;;) {
		const vorher = await fingerabdruck(ausschnitt);
		await ausschnitt.page().waitForTimeout(2_000);
		if (vorher === (await fingerabdruck(ausschnitt))) return vorher;
	}
}

/** What an article may cost whoever opens it. */
export const HOECHSTENS_BYTES = 60_000;

async function klein(bild: Buffer): Promise<Buffer> {
	for (const quality of [85, 75, 65, 55, 45, 35]) {
		const webp = await sharp(bild).webp({ quality, effort: 6 }).toBuffer();
		if (webp.length <= HOECHSTENS_BYTES) return webp;
	}
	throw new Error('Das Bild wird zu groß: schneiden Sie weniger aus.');
}
