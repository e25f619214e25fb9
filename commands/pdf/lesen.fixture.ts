import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
