import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formatDateigroesse } from '#domain/format/zahl.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { Zurueckgewiesen } from './fehler.ts';
import { unlesbares } from './inhalt.ts';

/** One file and a few words about it; what a call takes at most, it says itself. */
const GRENZEN = { files: 1, fields: 10, fieldSize: 512 * 1024, parts: 11, headerPairs: 50 };

/** Calls of this scope take files; everywhere else a form with files is refused. */
export async function registriereMultipart(app: FastifyInstance): Promise<void> {
	await app.register(multipart, { limits: GRENZEN, throwFileSizeLimit: false });
}

/** A file as it was sent, with the words beside it. */
export interface Dateisendung {
	readonly name: string;
	readonly inhalt: Buffer;
	readonly felder: Readonly<Record<string, string>>;
}

/**
 * The file of a form; never more of it than `maxBytes`. `vorDatei` sees the fields before it, and may refuse it unread;
 * without it the file may stand anywhere among them.
 */
export async function liesSendung(
	request: FastifyRequest,
	maxBytes: number,
	vorDatei: (felder: Dateisendung['felder']) => void = () => {},
): Promise<Dateisendung> {
	if (!request.isMultipart()) throw new Zurueckgewiesen(415, 'INHALTSTYP', 'Bitte senden Sie die Datei als Formular.');
	try {
		return await liesTeile(request, maxBytes, vorDatei);
	} catch (fehler) {
		if (fehler instanceof Zurueckgewiesen || fehler instanceof Abgelehnt || istBefund(fehler)) throw fehler;
		// What the parser gives up at is the sender's: a form cut off, or none at all.
		throw Object.assign(new Error('unlesbares Formular', { cause: fehler }), { statusCode: 400 });
	}
}

const istBefund = (fehler: unknown): boolean => fehler instanceof Error && 'validation' in fehler;

async function liesTeile(
	request: FastifyRequest,
	maxBytes: number,
	vorDatei: (felder: Dateisendung['felder']) => void,
): Promise<Dateisendung> {
	const felder: Record<string, string> = Object.create(null);
	let datei: Pick<Dateisendung, 'name' | 'inhalt'> | null = null;
	for await (const teil of request.parts({ limits: { fileSize: maxBytes } })) {
		if (teil.type === 'field') {
			if (teil.valueTruncated) throw zuGross(GRENZEN.fieldSize);
			felder[teil.fieldname] = String(teil.value);
			continue;
		}
		vorDatei(felder);
		const inhalt = await teil.toBuffer();
		if (teil.file.truncated) throw zuGross(maxBytes);
		datei = { name: teil.filename, inhalt };
	}
	const unlesbar = unlesbares([datei?.name, felder]);
	if (unlesbar) throw unlesbar;
	if (!datei) throw new Abgelehnt([{ code: 'DATEI', http: 422, text: 'Bitte wählen Sie eine Datei aus.' }]);
	return { ...datei, felder };
}

const zuGross = (maxBytes: number): Zurueckgewiesen =>
	new Zurueckgewiesen(413, 'ZU_GROSS', `Die Datei ist zu groß. Erlaubt sind ${formatDateigroesse(maxBytes, 0)}.`);
