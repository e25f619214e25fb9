import type { Sitzung } from '#commands/sitzung.ts';
import type { Besitzer } from '#domain/upload/upload.ts';
import { type Anspruch, loese, ordneZu } from './zuordnen.ts';

/** The uploads a field named and those it is to name, by whom, and in which field their ids came. */
interface Tausch {
	readonly alt: readonly string[];
	readonly neu: readonly string[];
	readonly userID: string | null;
	readonly feld: string;
}

/**
 * Files go with the field that names them, in the transaction of its owner: what is new there is assigned, what isn't
 * named any more is let go, the rest stays.
 */
export async function tausche(
	sitzung: Sitzung,
	{ alt, neu, userID, feld }: Tausch,
	besitzer: Besitzer,
	anspruch: Anspruch = {},
): Promise<void> {
	for (const uploadID of ohne(neu, alt)) {
		await ordneZu(sitzung, { uploadID, userID, feld }, besitzer, anspruch);
	}
	for (const uploadID of ohne(alt, neu)) await loese(sitzung, uploadID);
}

const ohne = (ids: readonly string[], andere: readonly string[]): readonly string[] =>
	[...new Set(ids)].filter((id) => !andere.includes(id));

/** A field of one file or none. */
export const einzeln = (uploadID: string | null | undefined): readonly string[] => (uploadID ? [uploadID] : []);
