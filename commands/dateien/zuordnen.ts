import type { Sitzung } from '#commands/sitzung.ts';
import { Abgelehnt, type Regelverstoss } from '#domain/regelverstoss.ts';
import { type Endung, istBild } from '#domain/upload/dateitypen.ts';
import { type Besitzer, freigegeben, type Upload, zuGross, zugeordnet } from '#domain/upload/upload.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';

/** Which file, who hands it over, and in which field its id came. */
interface Zuordnung {
	readonly uploadID: string;
	readonly userID: string | null;
	readonly feld: string;
}

/** What the owner asks of it. */
export interface Anspruch {
	readonly endungen?: readonly Endung[];
	readonly maxMB?: number;
}

export const EIN_BILD: Anspruch = { endungen: ['jpg', 'jpeg', 'png', 'webp'] };

/**
 * Gives a file to what needs it, in the transaction of its owner: once, and only by its uploader. From then on it is read
 * by the rights of the owner (`leserecht.ts`) and stays until `loese` lets it go.
 */
export async function ordneZu(
	sitzung: Sitzung,
	{ uploadID, userID, feld }: Zuordnung,
	besitzer: Besitzer,
	anspruch: Anspruch = {},
): Promise<void> {
	const upload = await findeUpload(sitzung.db, { id: uploadID });
	const unbekannt: Regelverstoss = { code: 'DATEI', http: 422, feld, text: 'Bitte laden Sie die Datei erneut hoch.' };
	if (upload?.status !== 'Uploaded' || upload.userID !== userID) throw new Abgelehnt([unbekannt]);
	pruefe(upload, feld, anspruch);
	const { id, status } = upload;
	const neu = { status: zugeordnet(status), besitzer_art: besitzer.art, besitzer_id: besitzer.id };
	sitzung.tabelle(wechsel(sitzung, id, status).set(neu), unbekannt);
}

/**
 * Lets a file go whose owner doesn't need it any more: nobody reads it from now on, the nightly cleaning removes it a
 * week later, or `sofort` the next one.
 */
export async function loese(sitzung: Sitzung, uploadID: string, sofort = false): Promise<void> {
	const upload = await findeUpload(sitzung.db, { id: uploadID });
	if (!upload) return;
	const neu = { status: freigegeben(upload.status), besitzer_art: null, besitzer_id: null };
	const seit = sofort ? LAENGST : sitzung.ctx.jetzt;
	sitzung.tabelle(wechsel(sitzung, uploadID, upload.status, seit).set(neu));
}

/** Before every term. */
const LAENGST = '1970-01-01T00:00:00.000Z';

const wechsel = ({ db, ctx }: Sitzung, id: string, von: Upload['status'], seit = ctx.jetzt) =>
	db.updateTable('upload').set({ geaendert_am: seit }).where('id', '=', id).where('status', '=', von);

const MB = 2 ** 20;

function pruefe({ endung, groesse }: Upload, feld: string, { endungen, maxMB }: Anspruch): void {
	if (endungen && !endungen.includes(endung)) {
		const text = endungen.every(istBild)
			? `Bitte wählen Sie ein Bild (${arten(endungen)}).`
			: `Bitte wählen Sie eine Datei dieser Art: ${arten(endungen)}.`;
		throw new Abgelehnt([{ code: 'DATEITYP', http: 422, feld, text }]);
	}
	if (maxMB !== undefined && groesse > maxMB * MB) throw new Abgelehnt([{ ...zuGross(maxMB), feld }]);
}

const arten = (endungen: readonly Endung[]): string =>
	[...new Set(endungen.map((e) => (e === 'jpeg' ? 'JPG' : e.toUpperCase())))].join(', ');
