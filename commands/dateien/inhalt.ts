import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { DATEITYPEN, type Endung } from '#domain/upload/dateitypen.ts';
import { istHarmlosesZip } from './zip.ts';

/** Do the bytes say the same as the extension? */
export async function passtZurEndung(pfad: string, endung: Endung): Promise<boolean> {
	if (await istZip(pfad)) {
		if (!(await istHarmlosesZip(pfad))) return false;
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
