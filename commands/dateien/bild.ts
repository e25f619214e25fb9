import sharp from 'sharp';
import type { Pdfbild } from '#commands/dateien/pdfbild.ts';
import { type Endung, istBild } from '#domain/upload/dateitypen.ts';

// Of all that libvips reads, only what may be uploaded; one thread each, and nothing is kept.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
	operation: [
		'VipsForeignLoadJpegFile',
		'VipsForeignLoadPngFile',
		'VipsForeignLoadWebpFile',
		// A drawn signature, which never lies in a file.
		'VipsForeignLoadPngBuffer',
	],
});
sharp.concurrency(1);
sharp.cache(false);

/** Pixels: more than any camera of a phone takes, and what is held in memory at most. */
const HOECHSTENS_PUNKTE = 100_000_000;
const KANTE = 4096;
const SEKUNDEN = 20;
/** The thread pool of the process is for files and passwords as well. */
const GLEICHZEITIG = 2;

let laufend = 0;
const wartend: (() => void)[] = [];

/**
 * Paints the image anew into another file: nothing but its pixels remains, upright and no larger than needed. False: it
 * can't be read, or it is a bomb.
 */
export async function maleNeu(von: string, nach: string, endung: Endung): Promise<boolean> {
	if (!istBild(endung)) throw new Error('Kein Bild');
	await reihEin();
	try {
		await lies(von, KANTE)
			.toFormat(FORMAT[endung as keyof typeof FORMAT], { quality: 88 })
			.toFile(nach);
		return true;
	} catch (fehler) {
		const code = systemfehler(fehler);
		if (code) throw Object.assign(new Error('Das Bild konnte nicht geschrieben werden', { cause: fehler }), { code });
		return false;
	} finally {
		gibFrei();
	}
}

/** An image that is kept, as a document takes it and no larger than `kante`. */
export async function fuerPdf(von: string | Buffer, kante: number): Promise<Pdfbild> {
	await reihEin();
	try {
		const png = await lies(von, kante).toColourspace('srgb').png({ palette: false, progressive: false }).toBuffer();
		return png as Uint8Array as Pdfbild;
	} finally {
		gibFrei();
	}
}

/** Edge of the largest; documents take it as it is. */
export const UNTERSCHRIFTKANTE = 600;
const UNTERSCHRIFT = { kanten: [UNTERSCHRIFTKANTE, 400, 240], hoechstens: 40 * 1024 } as const;

/** A signature painted anew as a small PNG, to be kept with its event; null: it can't be read. */
export async function maleUnterschrift(von: string | Buffer): Promise<Buffer | null> {
	await reihEin();
	try {
		for (const kante of UNTERSCHRIFT.kanten) {
			const png = await lies(von, kante).png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer();
			if (png.length <= UNTERSCHRIFT.hoechstens) return png;
		}
		return null;
	} catch (fehler) {
		if (systemfehler(fehler)) throw fehler;
		return null;
	} finally {
		gibFrei();
	}
}

const lies = (von: string | Buffer, kante: number) =>
	sharp(von, { limitInputPixels: HOECHSTENS_PUNKTE, failOn: 'error', sequentialRead: true })
		.timeout({ seconds: SEKUNDEN })
		.autoOrient()
		.resize({ width: kante, height: kante, fit: 'inside', withoutEnlargement: true });

const FORMAT = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' } as const;

async function reihEin(): Promise<void> {
	while (laufend >= GLEICHZEITIG) await new Promise<void>((los) => wartend.push(los));
	laufend++;
}

function gibFrei(): void {
	laufend--;
	wartend.shift()?.();
}

/** What libvips says of the disk and not of the image, by the code Node has for it. */
function systemfehler(fehler: unknown): string | null {
	const meldung = fehler instanceof Error ? fehler.message : '';
	const [, code = null] = SYSTEMFEHLER.find(([muster]) => muster.test(meldung)) ?? [];
	return code;
}

const SYSTEMFEHLER: readonly (readonly [RegExp, string])[] = [
	[/no space left/i, 'ENOSPC'],
	[/quota exceeded/i, 'EDQUOT'],
	[/file too large/i, 'EFBIG'],
	[/unable to open for write|unable to write|input\/output error/i, 'EIO'],
];
