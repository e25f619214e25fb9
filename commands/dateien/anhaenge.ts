import type { Sitzung } from '#commands/sitzung.ts';
import { ANHANG_MB, besitzerDerAnhaenge } from '#domain/upload/anhang.ts';
import { ordneZu } from './zuordnen.ts';

/** Gives files to the message they go with, in the transaction that sends it. */
export async function haengeAn(
	sitzung: Sitzung,
	uploadIDs: readonly string[],
	userID: string | null,
	maxMB = ANHANG_MB,
): Promise<void> {
	const besitzer = besitzerDerAnhaenge(uploadIDs);
	if (!besitzer) return;
	for (const uploadID of uploadIDs) {
		await ordneZu(sitzung, { uploadID, userID, feld: 'anhaenge' }, besitzer, { maxMB });
	}
}
