import type { Befehl } from '#commands/befehl.ts';
import { tausche } from '#commands/dateien/tauschen.ts';
import { execute } from '#commands/execute.ts';
import type { Sitzung } from '#commands/sitzung.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { type DownloadFelder, downloadStammdatum } from '#domain/download/download.ts';
import { haengeAn, nimmHeraus, ORDNUNG_ID, ordne, ordnungStammdatum } from '#domain/download/ordnung.ts';
import { Abgelehnt, NICHT_GEFUNDEN, unveraendert } from '#domain/regelverstoss.ts';

const { aggregat } = downloadStammdatum;

export const legeDownloadAn = (umgebung: Umgebung, befehl: Befehl, felder: DownloadFelder): Promise<{ id: string }> =>
	execute(umgebung, befehl, async (sitzung) => {
		const id = sitzung.ctx.neueID();
		const satz = await sitzung.lies(aggregat, id);
		const { uploadID } = sitzung.schreibe(aggregat, id, downloadStammdatum.erfasse(satz, felder)).felder;
		await tauscheDatei(sitzung, befehl, id, [], [uploadID]);
		const ordnung = await sitzung.lies(ordnungStammdatum.aggregat, ORDNUNG_ID);
		sitzung.schreibe(ordnungStammdatum.aggregat, ORDNUNG_ID, haengeAn(ordnung, id));
		return { id };
	});

export interface Downloadaenderung {
	/** Only what is named changes. */
	readonly felder: Partial<DownloadFelder>;
	readonly version?: number | undefined;
}

export async function aendereDownload(
	umgebung: Umgebung,
	befehl: Befehl,
	id: string,
	{ felder, version }: Downloadaenderung,
): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await liesVorhandenen(sitzung, id);
		const veraltet = unveraendert(version, satz.version);
		if (veraltet) throw new Abgelehnt([veraltet]);
		const bisher = satz.felder.uploadID;
		const { uploadID } = sitzung.schreibe(aggregat, id, downloadStammdatum.aendere(satz, felder)).felder;
		await tauscheDatei(sitzung, befehl, id, [bisher], [uploadID]);
	});
}

export async function loescheDownload(umgebung: Umgebung, befehl: Befehl, id: string): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const satz = await liesVorhandenen(sitzung, id);
		await tauscheDatei(sitzung, befehl, id, [satz.felder.uploadID], []);
		sitzung.tabelle(sitzung.db.deleteFrom('download_abruf').where('download_id', '=', id));
		sitzung.schreibe(aggregat, id, downloadStammdatum.loesche(satz));
		const ordnung = await sitzung.lies(ordnungStammdatum.aggregat, ORDNUNG_ID);
		sitzung.schreibe(ordnungStammdatum.aggregat, ORDNUNG_ID, nimmHeraus(ordnung, id));
	});
}

export async function ordneDownloads(umgebung: Umgebung, befehl: Befehl, ids: readonly string[]): Promise<void> {
	await execute(umgebung, befehl, async (sitzung) => {
		const ordnung = await sitzung.lies(ordnungStammdatum.aggregat, ORDNUNG_ID);
		sitzung.schreibe(ordnungStammdatum.aggregat, ORDNUNG_ID, ordne(ordnung, ids));
	});
}

async function liesVorhandenen(sitzung: Sitzung, id: string) {
	const satz = await sitzung.lies(aggregat, id);
	if (!satz.existiert || satz.geloescht) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return satz;
}

const tauscheDatei = (
	sitzung: Sitzung,
	{ akteur: { userID } }: Befehl,
	id: string,
	alt: readonly string[],
	neu: readonly string[],
) => tausche(sitzung, { alt, neu, userID, feld: 'uploadID' }, { art: 'DOWNLOAD', id });
