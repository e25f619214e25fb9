import { buffer } from 'node:stream/consumers';
import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import { type Ablage, liesDatei } from '#commands/dateien/ablage.ts';
import { type Eingehend, ladeHoch } from '#commands/dateien/hochladen.ts';
import { pdfAbgelehnt } from '#commands/pdf/vorlage.ts';
import { signaturenVon } from '#commands/pdf/werkstatt.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { kommtSigniert } from '#domain/akte/dokument/anforderungsregeln.ts';
import type { Datei } from '#domain/akte/dokument/dokumentdatei.ts';
import { anforderungsfall } from '#domain/akte/dokument/dokumentfall.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Akteur } from '#domain/rollen.ts';
import { ausgegebenes } from './ausgabe.ts';
import { entscheide } from './befehl.ts';
import { dateiVon, gibDemDokument, NOCH_KEINE } from './datei.ts';

/** To which request, and for which Einsatzort. */
export interface Antwort {
	readonly freiwilligerID: string;
	readonly anforderungID: string;
	readonly einsatzortID: string | null;
	/** By which a file that was given out to be signed is known again. */
	readonly geheimnis: string;
}

/** Refuses what would be refused in any case, before a file is taken in. */
export async function pruefeEinreichung(umgebung: Umgebung, akteur: Akteur, antwort: Antwort): Promise<void> {
	entscheideUpload(await liesLage(umgebung, akteur, antwort.freiwilligerID), antwort, NOCH_KEINE);
}

/** Answers a request with a file. Refused at last, it leaves a file that nothing uses, which expires. */
export async function ladeDokumentHoch(
	umgebung: Umgebung,
	ablage: Ablage,
	befehl: Aktenbefehl,
	antwort: Antwort,
	datei: Eingehend,
): Promise<{ dokumentID: string }> {
	const { akteur } = befehl;
	const { uploadID } = await ladeHoch(umgebung, ablage, { ...akteur, userID: akteur.userID ?? '' }, datei);
	const signiert = await pruefeSignaturen(umgebung, ablage, befehl, antwort, uploadID);
	return entscheide(umgebung, befehl, antwort.freiwilligerID, async (lage, sitzung) => {
		const { entschluss, dokumentID } = entscheideUpload(lage, antwort, {
			...(await dateiVon(sitzung, uploadID)),
			...signiert,
		});
		await gibDemDokument(sitzung, dokumentID, { uploadID, userID: akteur.userID });
		return { entschluss, ergebnis: { dokumentID } };
	});
}

function entscheideUpload(lage: Lage, { anforderungID, einsatzortID }: Antwort, datei: Datei) {
	const dokumentID = lage.ctx.neueID();
	return { dokumentID, entschluss: dokumentHochladen(lage, { dokumentID, anforderungID, datei, einsatzortID }) };
}

/** Of what is signed elsewhere: the signatures in it, under exactly what was given out. */
async function pruefeSignaturen(
	umgebung: Umgebung,
	ablage: Ablage,
	{ akteur }: Aktenbefehl,
	{ freiwilligerID, anforderungID, geheimnis }: Antwort,
	uploadID: string,
): Promise<Pick<Datei, 'signaturen'>> {
	const lage = await liesLage(umgebung, akteur, freiwilligerID);
	const fall = anforderungsfall(lage, anforderungID, null);
	if (!kommtSigniert(fall)) return {};
	const bytes = await buffer(await liesDatei(ablage, uploadID));
	const laenge = ausgegebenes(bytes, { freiwilligerID, specID: fall.spec.id }, geheimnis);
	if (laenge === null) throw pdfAbgelehnt(NICHT_AUSGEGEBEN);
	return { signaturen: await signaturenVon(ablage, bytes, laenge) };
}

const NICHT_AUSGEGEBEN =
	'Diese Datei stammt nicht aus dem Portal. Bitte laden Sie die Vorlage hier herunter, signieren Sie genau diese Datei und laden Sie sie wieder hoch.';
