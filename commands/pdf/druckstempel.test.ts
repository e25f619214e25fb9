import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import encodeQR from 'qr';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { druckcode } from '#domain/papier/druckcode.ts';
import { pruefadresse, pruefnummerAus } from '#domain/papier/pruefnummer.ts';
import { findeCodes } from '#domain/papier/seitencodes.ts';
import { hatPdftoppm } from './code-lesen.fixture.ts';
import { type Bedruckt, stempleDruck } from './druckstempel.ts';
import { seitentexte } from './lesen.fixture.ts';
import { setzeText } from './satz/textblatt.ts';

/** What is printed to be signed, and what a scanner makes of it. */

const NUMMER = pruefnummerAus(Uint8Array.from({ length: 19 }, (_, i) => (i * 37 + 11) % 256));
const PRUEFNUMMER = pruefnummerAus(Uint8Array.from({ length: 19 }, (_, i) => (i * 53 + 7) % 256));

const absaetze = Array.from({ length: 60 }, (_, i) => `${i + 1}. ${'Die Freiwillige verpflichtet sich. '.repeat(6)}`);
let papier: Uint8Array;
let druck: Bedruckt;

beforeAll(async () => {
	const vorlage = { art: 'TEXT', titel: 'Vereinbarung', inhalt: absaetze.join('\n\n') } as const;
	// With the code of the number on it, as what the Traeger provides has it.
	papier = await setzeText(vorlage, new Map(), { nummer: PRUEFNUMMER, portal: 'https://portal.example.org' });
	druck = await stempleDruck(papier, NUMMER);
}, 60_000);

describe('a print', () => {
	it('says on every page which print and which page it is', async () => {
		const texte = await seitentexte(druck.bytes);
		expect(druck.seiten).toBe(texte.length);
		expect(druck.seiten).toBeGreaterThan(1);
		for (const [i, text] of texte.entries()) {
			expect(text).toContain(`Seite ${i + 1} von ${texte.length}`);
			expect(text).toContain(`${NUMMER.slice(0, 4)}-${NUMMER.slice(4, 8)}`);
		}
	});

	it('has the same bytes as often as it is made', async () => {
		expect((await stempleDruck(papier, NUMMER)).bytes).toEqual(druck.bytes);
		expect((await stempleDruck(papier, PRUEFNUMMER)).bytes).not.toEqual(druck.bytes);
	});
});

if (!hatPdftoppm) console.warn('pdftoppm fehlt: was ein Scanner liefert, wird nicht gelesen.');

describe.skipIf(!hatPdftoppm)('a scan of it', () => {
	const ordner = mkdtempSync(join(tmpdir(), 'scan-'));
	afterAll(() => rmSync(ordner, { recursive: true }));

	function gescannt(bytes: Uint8Array, seite: number, dpi: number): Buffer {
		const [von, nach] = [join(ordner, 'druck.pdf'), join(ordner, `seite-${seite}-${dpi}`)];
		writeFileSync(von, bytes);
		execFileSync('pdftoppm', ['-r', `${dpi}`, '-f', `${seite}`, '-l', `${seite}`, '-png', '-singlefile', von, nach]);
		return readFileSync(`${nach}.png`);
	}

	async function gelesen(bild: Sharp): Promise<string[]> {
		const { data, info } = await bild
			.flatten({ background: '#fff' })
			.ensureAlpha()
			.raw()
			.toBuffer({ resolveWithObject: true });
		return findeCodes({ data: new Uint8ClampedArray(data), width: info.width, height: info.height });
	}

	/** Grain of a cheap scanner, the same on each run. */
	const korn = (breite: number, hoehe: number, staerke: number) => {
		let zustand = 12345;
		const punkte = Buffer.alloc(breite * hoehe * 4);
		for (let i = 0; i < punkte.length; i += 4) {
			zustand = (Math.imul(zustand, 1_103_515_245) + 12_345) >>> 0;
			punkte[i] = punkte[i + 1] = punkte[i + 2] = zustand >>> 24;
			punkte[i + 3] = staerke;
		}
		return { input: punkte, raw: { width: breite, height: hoehe, channels: 4 as const } };
	};

	const weiss = { background: '#fff' };
	it.each<[string, number, (bild: Sharp) => Sharp]>([
		['at 150 dpi', 150, (b) => b],
		['at 300 dpi', 300, (b) => b],
		['upside down', 150, (b) => b.rotate(180)],
		['on its side', 150, (b) => b.rotate(90)],
		['askew', 150, (b) => b.rotate(2.5, weiss)],
		['askew the other way, upside down', 200, (b) => b.rotate(176, weiss)],
		['blurred and pale', 200, (b) => b.blur(0.8).linear(0.6, 80)],
		['as a poor JPEG', 150, (b) => b.jpeg({ quality: 35 })],
		['grainy', 150, (b) => b.composite([korn(1240, 1754, 70)])],
	])(
		'is read %s',
		async (_, dpi, wie) => {
			const letzte = druck.seiten;
			const bild = join(ordner, 'scan');
			await wie(sharp(gescannt(druck.bytes, letzte, dpi))).toFile(bild);
			expect(await gelesen(sharp(bild))).toContain(druckcode({ nummer: NUMMER, seite: letzte, seiten: letzte }));
		},
		60_000,
	);

	it('tells the code of the print from that of the number on the paper', async () => {
		const alle = await gelesen(sharp(gescannt(druck.bytes, 1, 200)));
		const dieser = druckcode({ nummer: NUMMER, seite: 1, seiten: druck.seiten });
		expect(alle).toContain(dieser);
		const erlaubt = [dieser, pruefadresse('https://portal.example.org', PRUEFNUMMER)];
		expect(alle.filter((code) => !erlaubt.includes(code))).toEqual([]);
	}, 60_000);

	it('says of a page without a code nothing, of a foreign one what stands there', async () => {
		const leer = PDF.create();
		leer.addPage({ size: 'a4' });
		expect(await gelesen(sharp(gescannt(await leer.save(), 1, 150)))).toEqual([]);
		const punkte = encodeQR('https://example.org/fremd', 'raw', { ecc: 'medium', border: 4, scale: 6 });
		const grau = Buffer.from(punkte.flat().map((dunkel) => (dunkel ? 0 : 255)));
		const raw = { width: punkte.length, height: punkte.length, channels: 1 as const };
		const code = await sharp(grau, { raw }).png().toBuffer();
		const seite = sharp({ create: { width: 1240, height: 1754, channels: 3, background: '#fff' } });
		const fremd = await seite
			.composite([{ input: code, left: 80, top: 1400 }])
			.png()
			.toBuffer();
		expect(await gelesen(sharp(fremd))).toEqual(['https://example.org/fremd']);
	}, 60_000);
});
