import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Ablage, liesDatei } from '#commands/dateien/ablage.ts';
import { fuerPdf, UNTERSCHRIFTKANTE } from '#commands/dateien/bild.ts';
import type { Mandant } from '#commands/mandant.ts';
import type { Signaturblatt } from '#commands/pdf/siegel/signaturblatt.ts';
import type { Inhaber } from '#commands/pdf/siegel/zertifikat.ts';
import { haengeSignaturblattAn, siegle } from '#commands/pdf/werkstatt.ts';
import type { Siegelgrund } from '#domain/akte/siegelgrund.ts';
import type { Dokument } from '#domain/akte/zustand.ts';
import type { entwirfSignaturblatt } from './blatt.ts';

/** What the finished file of a document is made with. */
export interface Siegelwerkstatt {
	readonly dateien: Ablage;
	readonly siegel: Mandant['siegel'];
	/** `YYYY-MM-DD` */
	readonly heute: Inhaber['heute'];
}

/** A document that can't be sealed, and which part of it is to blame. */
export class Unbesiegelbar extends Error {
	override name = 'Unbesiegelbar';
	readonly grund: Siegelgrund;
	constructor(grund: Siegelgrund, ursache: unknown) {
		super(grund, { cause: ursache });
		this.grund = grund;
	}
}

type Gezeigt = Pick<Dokument, 'uploadID' | 'sha256'>;

/** The document as it was shown to everybody, with the pages of its signatures, sealed. */
export async function fertige(
	{ dateien, siegel, heute }: Siegelwerkstatt,
	gezeigt: Gezeigt,
	entwurf: ReturnType<typeof entwirfSignaturblatt> & Pick<Signaturblatt, 'vermerk'>,
): Promise<Uint8Array> {
	const original = await schrittweise('DATEI', () => liesGezeigtes(dateien, gezeigt));
	if (!original.subarray(0, PDF_KOPF).includes('%PDF-')) throw new Unbesiegelbar('KEIN_PDF', null);
	const unterschriften = await schrittweise('BILD', () => Promise.all(entwurf.unterschriften.map(mitBild)));
	const { mandant: name, erstellt: zeit } = entwurf;
	const mitBlatt = await schrittweise('PDF', () =>
		haengeSignaturblattAn(dateien, original, { ...entwurf, unterschriften }),
	);
	const zertifikat = await schrittweise('ZERTIFIKAT', () => siegel({ name, heute }));
	return schrittweise('ZERTIFIKAT', () => siegle(dateien, mitBlatt, zertifikat, { zeit, name }));
}

/** Readers look for the mark within so many bytes. */
const PDF_KOPF = 1024;

async function schrittweise<T>(grund: Siegelgrund, tue: () => Promise<T>): Promise<T> {
	try {
		return await tue();
	} catch (fehler) {
		throw new Unbesiegelbar(grund, fehler);
	}
}

/** Exactly the bytes that were signed. */
async function liesGezeigtes(dateien: Ablage, { uploadID, sha256 }: Gezeigt): Promise<Buffer> {
	const inhalt = await buffer(await liesDatei(dateien, uploadID));
	if (createHash('sha256').update(inhalt).digest('hex') !== sha256)
		throw new Error(`${uploadID}: die Datei ist eine andere geworden`);
	return inhalt;
}

const mitBild = async <U extends { readonly bild: Buffer | null }>(unterschrift: U) => ({
	...unterschrift,
	bild: unterschrift.bild === null ? null : await fuerPdf(unterschrift.bild, UNTERSCHRIFTKANTE),
});
