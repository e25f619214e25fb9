import { ordneZu } from '#commands/dateien/zuordnen.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Datei } from '#domain/akte/dokument/dokumentdatei.ts';

/** Stands in while a decision is only asked whether it would be taken. */
export const NOCH_KEINE: Datei = { uploadID: '', sha256: '', name: '' };

/** The file of a new document as its decision wants it. */
export async function dateiVon({ db }: Pick<Sitzung, 'db'>, uploadID: string): Promise<Datei> {
	const { sha256, name } = await db
		.selectFrom('upload')
		.select(['sha256', 'name'])
		.where('id', '=', uploadID)
		.executeTakeFirstOrThrow();
	return { uploadID, sha256: sha256.toString('hex'), name };
}

/** Gives the file to its document, in the transaction that makes it. */
export const gibDemDokument = (
	sitzung: Sitzung,
	dokumentID: string,
	{ uploadID, userID }: { readonly uploadID: string; readonly userID: string | null },
): Promise<void> => ordneZu(sitzung, { uploadID, userID, feld: 'content' }, { art: 'DOKUMENT', id: dokumentID });
