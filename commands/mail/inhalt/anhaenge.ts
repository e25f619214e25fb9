import { buffer } from 'node:stream/consumers';
import { type Ablage, liesDatei } from '#commands/dateien/ablage.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { DATEITYPEN } from '#domain/upload/dateitypen.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';

/** A file inside a mail. */
export interface Mailanhang {
	readonly filename: string;
	readonly contentType: string;
	readonly content: Buffer;
}

/** The files that go with a mail, in their order; one that has been removed since is left out. */
export async function ladeAnhaenge(
	{ db }: Umgebung,
	ablage: Ablage,
	uploadIDs: readonly string[],
): Promise<Mailanhang[]> {
	const anhaenge: Mailanhang[] = [];
	for (const id of uploadIDs) {
		const upload = await findeUpload(db, { id });
		if (!upload) continue;
		const content = await buffer(await liesDatei(ablage, id));
		anhaenge.push({ filename: upload.name, contentType: DATEITYPEN[upload.endung], content });
	}
	return anhaenge;
}
