import type { Aktenauftrag } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { type Eingehend, ladeHoch } from '#commands/dateien/hochladen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument-hochladen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { entscheide } from './befehl.ts';
import { dateiVon, gibDemDokument, NOCH_KEINE } from './datei.ts';

/** To which request, and for which Einsatzort. */
export interface Antwort {
	readonly freiwilligerID: string;
	readonly anforderungID: string;
	readonly einsatzortID: string | null;
}

/**
 * Answers a request with a file. Whether it may is asked before the file is taken in, and decided once it is there: what
 * is refused then leaves a file that nothing uses, which expires.
 */
export async function ladeDokumentHoch(
	umgebung: Umgebung,
	ablage: Ablage,
	auftrag: Aktenauftrag,
	antwort: Antwort,
	datei: Eingehend,
): Promise<{ dokumentID: string }> {
	const { freiwilligerID } = antwort;
	const { akteur } = auftrag;
	entscheideUpload(await liesLage(umgebung, akteur, freiwilligerID), antwort, NOCH_KEINE);
	const { uploadID } = await ladeHoch(umgebung, ablage, { ...akteur, userID: akteur.userID ?? '' }, datei);
	return entscheide(umgebung, auftrag, freiwilligerID, async (lage, sitzung) => {
		const { entschluss, dokumentID } = entscheideUpload(lage, antwort, await dateiVon(sitzung, uploadID));
		await gibDemDokument(sitzung, dokumentID, { uploadID, userID: akteur.userID });
		return { entschluss, ergebnis: { dokumentID } };
	});
}

function entscheideUpload(lage: Lage, { anforderungID, einsatzortID }: Antwort, datei: typeof NOCH_KEINE) {
	const dokumentID = lage.ctx.neueID();
	return { dokumentID, entschluss: dokumentHochladen(lage, { dokumentID, anforderungID, datei, einsatzortID }) };
}
