import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { fuerPdf, maleNeu, maleUnterschrift, UNTERSCHRIFTKANTE } from '#commands/dateien/bild.ts';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import type { Endung } from '#domain/upload/dateitypen.ts';
import { PNG_ARTEN } from './bilder.fixture.ts';
import { bilderLautPdfjs } from './lesen.fixture.ts';
import { fuelle, haengeSignaturblattAn } from './werkstatt.fixture.ts';

/** Every picture the portal makes or takes, through the real document: its pixels as the page shows them. */

const ordner = mkdtempSync(join(tmpdir(), 'bilder-'));
afterAll(() => rmSync(ordner, { recursive: true }));

const HASH = 'ab'.repeat(32);
const LEER = { art: 'TEXT', titel: 'Vereinbarung', inhalt: 'Vereinbarung' } as const;

/** The pictures on the page of the signatures, in their order. */
async function gezeigt(bilder: readonly (Pdfbild | null)[]) {
	const eine = {
		partei: 'FREIWILLIGER',
		name: 'Ada Aue',
		angefragt: null,
		zeit: '2025-07-01T09:03:00Z',
		hash: HASH,
	} as const;
	const blatt = await haengeSignaturblattAn(await fuelle(LEER, new Map()), {
		...{
			titel: 'Vereinbarung',
			form: null,
			sha256: HASH,
			mandant: 'Sportjugend',
			erstellt: '2025-07-02T10:00:00Z',
			verlauf: [],
			vermerk: null,
		},
		unterschriften: bilder.map((bild) => ({ ...eine, bild, art: bild ? 'GEZEICHNET' : 'GETIPPT' })),
	});
	return bilderLautPdfjs(blatt);
}

/** What sharp, which reads them all, sees. */
async function soll(quelle: Buffer) {
	const { data, info } = await sharp(quelle)
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { breite: info.width, hoehe: info.height, punkte: data };
}

/** Greatest difference of a colour, of pixels that can be seen. */
function abweichung(ist: Uint8Array, erwartet: Uint8Array): number {
	let groesste = 0;
	for (let i = 0; i < erwartet.length; i += 4)
		for (let k = 0; k < 4; k++)
			if (k === 3 || (erwartet[i + 3] ?? 0) > 0)
				groesste = Math.max(groesste, Math.abs((ist[i + k] ?? 0) - (erwartet[i + k] ?? 0)));
	return groesste;
}

/** Names of those that aren't shown as they are. */
async function entstellte(quellen: readonly (readonly [name: string, bild: Buffer])[]): Promise<string[]> {
	const ist = await gezeigt(await Promise.all(quellen.map(([, bild]) => fuerPdf(bild, UNTERSCHRIFTKANTE))));
	expect(ist).toHaveLength(quellen.length);
	const befunde = await Promise.all(
		quellen.map(async ([name, bild], i) => {
			const { breite, hoehe, punkte } = await soll(bild);
			const gleich = ist[i]?.breite === breite && ist[i]?.hoehe === hoehe && abweichung(ist[i].punkte, punkte) <= 1;
			return gleich ? [] : [name];
		}),
	);
	return befunde.flat();
}

const datei = (name: string, inhalt: Buffer): string => {
	const pfad = join(ordner, name);
	writeFileSync(pfad, inhalt);
	return pfad;
};

const BREITE = 300;
/** A blue stroke on white, or on nothing. */
function strich(kanaele: 3 | 4) {
	const punkte = Buffer.alloc(BREITE * 100 * kanaele, kanaele === 3 ? 255 : 0);
	for (let x = 0; x < BREITE; x++)
		for (let y = 40; y < 44; y++)
			punkte.set([11, 42, 91, 255].slice(0, kanaele), ((y + Math.round(20 * Math.sin(x / 20))) * BREITE + x) * kanaele);
	return sharp(punkte, { raw: { width: BREITE, height: 100, channels: kanaele } });
}

async function unterschrift(von: string | Buffer): Promise<Buffer> {
	return (await maleUnterschrift(von)) ?? expect.fail('unlesbar');
}

describe('a PNG of every depth, colour type and interlace', () => {
	it('is shown as it is', async () => {
		expect(PNG_ARTEN).toHaveLength(30);
		expect(await entstellte(PNG_ARTEN)).toEqual([]);
	});

	// With a palette of four bits, whatever they came in.
	it('is shown as it was drawn, and kept with its event', async () => {
		const gezeichnet = await Promise.all(
			PNG_ARTEN.map(async ([name, png]) => [name, await unterschrift(png)] as const),
		);
		expect(await entstellte(gezeichnet)).toEqual([]);
		const strichlein = await unterschrift(await strich(4).png().toBuffer());
		expect(await sharp(strichlein).metadata()).toMatchObject({ isPalette: true });
		expect(await entstellte([['Strich', strichlein]])).toEqual([]);
	});
});

describe('a picture that was uploaded', () => {
	const hochgeladen = async (name: string, endung: Endung, inhalt: Buffer): Promise<readonly [string, string]> => {
		const neu = join(ordner, `${name} neu.${endung}`);
		expect(await maleNeu(datei(`${name}.${endung}`, inhalt), neu, endung), name).toBe(true);
		return [name, neu];
	};
	it('is shown as it was painted anew, as a logo and as the signature of an account', async () => {
		const bilder = await Promise.all([
			...PNG_ARTEN.map(([name, png]) => hochgeladen(name, 'png', png)),
			hochgeladen('JPEG, grau', 'jpg', await strich(3).toColourspace('b-w').jpeg().toBuffer()),
			hochgeladen('JPEG, Farbe', 'jpg', await strich(3).jpeg().toBuffer()),
			hochgeladen('JPEG, fortschreitend', 'jpeg', await strich(3).jpeg({ progressive: true }).toBuffer()),
			hochgeladen('JPEG, CMYK', 'jpg', await strich(3).toColourspace('cmyk').jpeg().toBuffer()),
			hochgeladen('WebP', 'webp', await strich(4).webp().toBuffer()),
			hochgeladen('WebP, verlustfrei', 'webp', await strich(4).webp({ lossless: true }).toBuffer()),
		]);
		const logos = bilder.map(async ([name, pfad]) => [name, Buffer.from(await fuerPdf(pfad, 720))] as const);
		const konten = bilder.map(async ([name, pfad]) => [name, await unterschrift(pfad)] as const);
		expect(await entstellte(await Promise.all([...logos, ...konten]))).toEqual([]);
	});
});

describe('a typed signature', () => {
	it('needs no picture', async () => {
		expect(await gezeigt([null])).toEqual([]);
	});
});
