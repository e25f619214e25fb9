/** Finds the codes on a page, as it came from a scanner: small ones, in whichever corner they lie, however it was turned. */
import decodeQR, { type Image } from 'qr/decode.js';

/** Corners, edges and the middle overlap, so that no code lies on a border. */
const BREIT = 0.42;
/** For each part; what is read at all is read in a fraction of it. */
const ZEIT_MS = 2000;

/** All that can be read, each once. A code is found best where it lies alone. */
export function findeCodes(bild: Image): string[] {
	const gefunden = new Set<string>();
	for (const teil of teile(bild)) {
		const text = liesCode(teil);
		if (text !== null) gefunden.add(text);
	}
	return [...gefunden];
}

function* teile(bild: Image): Generator<Image> {
	const { width, height } = bild;
	const [b, h] = [Math.round(width * BREIT), Math.round(height * BREIT)];
	for (const y of [height - h, 0, Math.round((height - h) / 2)])
		for (const x of [0, width - b, Math.round((width - b) / 2)]) yield schneideAus(bild, { x, y, width: b, height: h });
}

function schneideAus(
	{ data, width }: Image,
	{ x, y, width: breite, height: hoehe }: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): Image {
	const teil = new Uint8ClampedArray(breite * hoehe * 4);
	for (let zeile = 0; zeile < hoehe; zeile += 1) {
		const ab = ((y + zeile) * width + x) * 4;
		teil.set(data.subarray(ab, ab + breite * 4), zeile * breite * 4);
	}
	return { data: teil, width: breite, height: hoehe };
}

function liesCode(bild: Image): string | null {
	try {
		return decodeQR(bild, { format: 'RGBA', timeLimit: ZEIT_MS });
	} catch {
		// So it says that there is none, or none that can be read.
		return null;
	}
}
