import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import type { Regelverstoss } from '#domain/regelverstoss.ts';
import { DATEITYPEN, type Endung } from '#domain/upload/dateitypen.ts';
import { FALSCHER_TYP } from '#domain/upload/upload.ts';
import { pruefePdf } from './pdf-inhalt.ts';
import { pruefeZip } from './zip.ts';

const GELOGEN: Regelverstoss = {
	code: 'ZIP_GELOGEN',
	http: 422,
	feld: 'content',
	text: 'Die Datei enthält etwas anderes, als ihr Inhaltsverzeichnis angibt. Bitte speichern Sie sie neu und laden Sie sie dann hoch.',
};

/** Why it doesn't come in by this extension; null: it does. */
export async function pruefeBytes(pfad: string, endung: Endung): Promise<Regelverstoss | null> {
	if ((await istZip(pfad)) && (await pruefeZip(pfad)) === 'GELOGEN') return GELOGEN;
	if (!(await passtZurEndung(pfad, endung))) return FALSCHER_TYP;
	return endung === 'pdf' ? pruefePdf(pfad) : null;
}

/** Do the bytes say the same as the extension? */
export async function passtZurEndung(pfad: string, endung: Endung): Promise<boolean> {
	if (await istZip(pfad)) {
		if ((await pruefeZip(pfad)) !== 'HARMLOS') return false;
	} else if (endung === 'pdf' && !(await endetAlsPdf(pfad))) return false;
	const typ = await fileTypeFromFile(pfad);
	return typ?.mime === DATEITYPEN[endung];
}

const istZip = async (pfad: string): Promise<boolean> => (await stueck(pfad, 0, 2)).toString('latin1') === 'PK';

const SCHLUSS = 4096;

/** Readers look for its end near the end; what has another one there is another file as well. */
async function endetAlsPdf(pfad: string): Promise<boolean> {
	const kopf = await stueck(pfad, 0, 5);
	const schluss = (await stueck(pfad, -SCHLUSS, SCHLUSS)).toString('latin1');
	return kopf.toString('latin1') === '%PDF-' && schluss.includes('%%EOF') && !schluss.includes('PK\x05\x06');
}

/** From the end when `ab` is negative. */
async function stueck(pfad: string, ab: number, laenge: number): Promise<Buffer> {
	const datei = await open(pfad, 'r');
	try {
		const anfang = ab < 0 ? Math.max(0, (await datei.stat()).size + ab) : ab;
		const { buffer, bytesRead } = await datei.read(Buffer.alloc(laenge), 0, laenge, anfang);
		return buffer.subarray(0, bytesRead);
	} finally {
		await datei.close();
	}
}
