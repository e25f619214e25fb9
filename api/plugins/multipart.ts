import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ablage, eingangsdatei, schreibe } from '#commands/dateien/ablage.ts';
import type { Eingehend } from '#commands/dateien/hochladen.ts';
import { istAusfall } from '#commands/event-store/fehler.ts';
import { formatDateigroesse } from '#domain/format/zahl.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import { Zurueckgewiesen } from './fehler.ts';
import { unlesbares } from './inhalt.ts';

/** One file and a few words about it; what a call takes at most, it says itself. */
const GRENZEN = { files: 1, fields: 10, fieldSize: 512 * 1024, parts: 11, headerPairs: 50 };

declare module 'fastify' {
	interface FastifyRequest {
		/** Where the file it brought lies until it is answered. */
		eingang: string | null;
	}
}

/** Calls of this scope take files; everywhere else a form with files is refused. */
export async function registriereMultipart(app: FastifyInstance): Promise<void> {
	await app.register(multipart, { limits: GRENZEN, throwFileSizeLimit: false });
	app.decorateRequest('eingang', null);
	// Comes before every answer, also to one who is gone by then.
	app.addHook('onSend', async ({ eingang }, _reply, inhalt) => {
		if (eingang) await rm(eingang, { force: true });
		return inhalt;
	});
}

/** A file as it was sent, with the words beside it. */
export interface Dateisendung {
	readonly name: string;
	/** Where it lies; memory is too dear for what arrives slowly. It is gone when the call is answered. */
	readonly pfad: string;
	readonly laenge: number;
	readonly felder: Readonly<Record<string, string>>;
}

/** Opened only when it is read, so that nothing stays open of a file that is refused by its name. */
async function* stuecke(pfad: string): AsyncGenerator<Buffer> {
	yield* createReadStream(pfad) as AsyncIterable<Buffer>;
}

export const alsEingehend = ({ name, pfad, laenge }: Omit<Dateisendung, 'felder'>): Eingehend => ({
	strom: Readable.from(stuecke(pfad)),
	name,
	erwarteteLaenge: () => laenge,
});

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
		if (istAusfall(fehler)) throw fehler;
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
	let datei: Omit<Dateisendung, 'felder'> | null = null;
	for await (const teil of request.parts({ limits: { fileSize: maxBytes } })) {
		if (teil.type === 'field') {
			if (teil.valueTruncated) throw zuGross(GRENZEN.fieldSize);
			felder[teil.fieldname] = String(teil.value);
			continue;
		}
		vorDatei(felder);
		const pfad = await eingangsdatei(ablage(request.portal.konfiguration.datenVerzeichnis));
		request.eingang = pfad;
		const laenge = await schreibe(teil.file, pfad, maxBytes);
		if (teil.file.truncated) throw zuGross(maxBytes);
		datei = { name: teil.filename, pfad, laenge };
	}
	const unlesbar = unlesbares([datei?.name, felder]);
	if (unlesbar) throw unlesbar;
	if (!datei) throw new Abgelehnt([{ code: 'DATEI', http: 422, text: 'Bitte wählen Sie eine Datei aus.' }]);
	return { ...datei, felder };
}

const zuGross = (maxBytes: number): Zurueckgewiesen =>
	new Zurueckgewiesen(413, 'ZU_GROSS', `Die Datei ist zu groß. Erlaubt sind ${formatDateigroesse(maxBytes, 0)}.`);
