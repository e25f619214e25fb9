import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import type { Ablage } from '#commands/dateien/ablage.ts';
import { type Eingehend, ladeHoch } from '#commands/dateien/hochladen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import type { Datei } from '#domain/akte/dokument/dokumentdatei.ts';
import { dokumentHochladen } from '#domain/akte/entscheidungen/dokument/dokument-hochladen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import type { Akteur } from '#domain/rollen.ts';
import { entscheide } from './befehl.ts';
import { dateiVon, gibDemDokument, NOCH_KEINE } from './datei.ts';

/** To which request, and for which Einsatzort. */
export interface Antwort {
	readonly freiwilligerID: string;
	readonly anforderungID: string;
	readonly einsatzortID: string | null;
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
	return entscheide(umgebung, befehl, antwort.freiwilligerID, async (lage, sitzung) => {
		const { entschluss, dokumentID } = entscheideUpload(lage, antwort, await dateiVon(sitzung, uploadID));
		await gibDemDokument(sitzung, dokumentID, { uploadID, userID: akteur.userID });
		return { entschluss, ergebnis: { dokumentID } };
	});
}

function entscheideUpload(lage: Lage, { anforderungID, einsatzortID }: Antwort, datei: Datei) {
	const dokumentID = lage.ctx.neueID();
	return { dokumentID, entschluss: dokumentHochladen(lage, { dokumentID, anforderungID, datei, einsatzortID }) };
}
