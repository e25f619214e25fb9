import { getDocument, ImageKind, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What stands on the first page, and how far from the left. */
export async function stueckeDerErsten(bytes: Uint8Array): Promise<readonly { text: string; x: number }[]> {
	const auftrag = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
	const { items } = await (await (await auftrag.promise).getPage(1)).getTextContent();
	await auftrag.destroy();
	return items.flatMap((stueck) =>
		'str' in stueck && stueck.str.trim() ? [{ text: stueck.str, x: stueck.transform[4] }] : [],
	);
}

/** The text of each page, read by another program than the one that wrote it. */
export async function seitentexte(bytes: Uint8Array): Promise<string[]> {
	const auftrag = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
	const pdf = await auftrag.promise;
	const seiten = Array.from({ length: pdf.numPages }, async (_, i) => {
		const { items } = await (await pdf.getPage(i + 1)).getTextContent();
		return items.map((stueck) => ('str' in stueck ? stueck.str + (stueck.hasEOL ? '\n' : '') : '')).join('');
	});
	const texte = await Promise.all(seiten);
	await auftrag.destroy();
	return texte;
}

export async function felderLautPdfjs(bytes: Uint8Array): Promise<number> {
	const auftrag = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
	const felder = await (await auftrag.promise).getFieldObjects();
	await auftrag.destroy();
	return Object.keys(felder ?? {}).length;
}

/** A picture as a page shows it, pixels in RGBA. */
interface Bild {
	readonly breite: number;
	readonly hoehe: number;
	readonly punkte: Uint8Array;
}

/** The pictures of all pages. */
export async function bilderLautPdfjs(bytes: Uint8Array): Promise<Bild[]> {
	const auftrag = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
	const pdf = await auftrag.promise;
	const bilder: Bild[] = [];
	for (let nr = 1; nr <= pdf.numPages; nr++) {
		const seite = await pdf.getPage(nr);
		const { fnArray, argsArray } = await seite.getOperatorList();
		for (const [i, was] of fnArray.entries()) {
			if (was !== OPS.paintImageXObject) continue;
			const { promise, resolve } = Promise.withResolvers<Dekodiert>();
			seite.objs.get(argsArray[i][0], resolve);
			bilder.push(alsRgba(await promise));
		}
	}
	await auftrag.destroy();
	return bilder;
}

interface Dekodiert {
	readonly width: number;
	readonly height: number;
	readonly kind: number;
	readonly data: Uint8Array;
}

function alsRgba({ width, height, kind, data }: Dekodiert): Bild {
	if (kind === ImageKind.RGBA_32BPP) return { breite: width, hoehe: height, punkte: data };
	if (kind !== ImageKind.RGB_24BPP) throw new Error(`Bild der Art ${kind}`);
	const punkte = new Uint8Array(width * height * 4).fill(255);
	for (let i = 0; i < width * height; i++) punkte.set(data.subarray(3 * i, 3 * i + 3), 4 * i);
	return { breite: width, hoehe: height, punkte };
}
