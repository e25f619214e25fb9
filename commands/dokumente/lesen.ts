import { sql } from 'kysely';
import { liesLage } from '#commands/akte/lesen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { dokumentfall } from '#domain/akte/dokumentfall.ts';
import { NICHT_GEFUNDEN } from '#domain/akte/zugang.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Upload } from '#domain/upload/upload.ts';
import { findeUpload } from '#projections/queries/uploads.ts';

/** In whose file a document lies, and whether it says something of his health; null: there is none. */
interface Dokumentort {
	readonly freiwilligerID: string;
	readonly isGesundheit: boolean;
}

export async function ortDesDokuments({ db }: Pick<Umgebung, 'db'>, dokumentID: string): Promise<Dokumentort | null> {
	const { rows } = await sql<Dokumentort>`
		select d.freiwilliger_id as "freiwilligerID", coalesce((s.referenz ->> 'isGesundheit')::boolean, false) as "isGesundheit"
		from dokument d left join dokumentspec s on s.id = d.spec_id where d.id = ${dokumentID}`.execute(db);
	return rows[0] ?? null;
}

/** Who sees a document reads its files. */
export async function siehtDokument(umgebung: Umgebung, akteur: Akteur, dokumentID: string): Promise<boolean> {
	const ort = await ortDesDokuments(umgebung, dokumentID);
	if (!ort) return false;
	try {
		dokumentfall(await liesLage(umgebung, akteur, ort.freiwilligerID), dokumentID, null);
		return true;
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return false;
		throw fehler;
	}
}

/** The file of a document: the finished one with its signatures as soon as there is one, or as it was handed in. */
export async function dateiDesDokuments(
	umgebung: Umgebung,
	akteur: Akteur,
	{ freiwilligerID, dokumentID, istOriginal }: Dokumentdatei,
): Promise<Upload> {
	const lage = await liesLage(umgebung, akteur, freiwilligerID);
	const { dokument } = dokumentfall(lage, dokumentID, null);
	const uploadID = (istOriginal ? null : dokument.siegel?.uploadID) ?? dokument.uploadID;
	const upload = await findeUpload(umgebung.db, { id: uploadID });
	if (!upload) throw new Abgelehnt([NICHT_GEFUNDEN]);
	return upload;
}

interface Dokumentdatei {
	readonly freiwilligerID: string;
	readonly dokumentID: string;
	readonly istOriginal: boolean;
}
