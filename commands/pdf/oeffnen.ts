import { PDF } from '@libpdf/core';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { pdfAbgelehnt } from './vorlage.ts';

const HOECHSTENS_SEITEN = 200;
const HOECHSTENS_MB = 50;

/**
 * Works on a document somebody uploaded. What can't be worked with is refused in words for who did: the library throws
 * errors of many kinds at broken files, stack overflows among them, some only when a page or a field is looked at.
 */
export async function mitPdf<T>(bytes: Uint8Array, arbeite: (pdf: PDF) => T | Promise<T>): Promise<T> {
	if (bytes.length > HOECHSTENS_MB * 1_000_000)
		throw pdfAbgelehnt(`Das PDF ist zu groß. Erlaubt sind höchstens ${HOECHSTENS_MB} MB.`);
	try {
		const pdf = await PDF.load(bytes);
		pruefe(pdf);
		return await arbeite(pdf);
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) throw fehler;
		throw pdfAbgelehnt(
			'Das PDF lässt sich nicht lesen. Bitte speichern Sie es neu und laden Sie es noch einmal hoch.',
			fehler,
		);
	}
}

function pruefe(pdf: PDF): void {
	if (pdf.isEncrypted) throw pdfAbgelehnt(VERSCHLUESSELT);
	const seiten = pdf.getPageCount();
	if (seiten === 0) throw pdfAbgelehnt('Das PDF enthält keine Seite.');
	if (seiten > HOECHSTENS_SEITEN)
		throw pdfAbgelehnt(`Das PDF hat ${seiten} Seiten. Erlaubt sind höchstens ${HOECHSTENS_SEITEN}.`);
}

const VERSCHLUESSELT =
	'Das PDF ist verschlüsselt. Bitte speichern Sie es ohne Kennwortschutz und laden Sie es noch einmal hoch.';
