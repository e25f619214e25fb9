import { sql } from 'kysely';
import type { Aktenbefehl } from '#commands/akte/lage.ts';
import { liesLage } from '#commands/akte/lesen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { dokumentfall } from '#domain/akte/dokument/dokumentfall.ts';
import { brauchtEinblick, einblickNehmen } from '#domain/akte/entscheidungen/freiwilliger/einblick-nehmen.ts';
import type { Lage } from '#domain/akte/lage.ts';
import { Abgelehnt, NICHT_GEFUNDEN } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import type { Upload } from '#domain/upload/upload.ts';
import { findeUpload } from '#projections/queries/dokumente/uploads.ts';
import { entscheide } from './befehl.ts';

/** In whose file a document lies, and whether it says something of his health; null: there is none. */
interface Dokumentort {
	readonly freiwilligerID: string;
	readonly isGesundheit: boolean;
}

export async function ortDesDokuments({ db }: Pick<Umgebung, 'db'>, dokumentID: string): Promise<Dokumentort | null> {
	const ort = await db
		.selectFrom('dokument as d')
		.leftJoin('dokumentspec as s', 's.id', 'd.spec_id')
		.select('d.freiwilliger_id as freiwilligerID')
		.select(sql<boolean>`coalesce((s.referenz ->> 'isGesundheit')::boolean, false)`.as('isGesundheit'))
		.where('d.id', '=', dokumentID)
		.executeTakeFirst();
	return ort ?? null;
}

/** Who sees a document reads its files. */
export async function siehtDokument(umgebung: Umgebung, akteur: Akteur, dokumentID: string): Promise<boolean> {
	const ort = await ortDesDokuments(umgebung, dokumentID);
	if (!ort) return false;
	try {
		// What is only looked at is opened as a document, never as a file by itself.
		return !brauchtEinblick(dokumentfall(await liesLage(umgebung, akteur, ort.freiwilligerID), dokumentID, null));
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return false;
		throw fehler;
	}
}

/** What may be looked at once only is then taken as seen. The file of a document: the finished one with its signatures as soon as there is one, or as it was handed in. */
export async function dateiDesDokuments(
	umgebung: Umgebung,
	befehl: Pick<Aktenbefehl, 'akteur'>,
	{ freiwilligerID, dokumentID, istOriginal }: Dokumentdatei,
): Promise<Upload> {
	const { akteur } = befehl;
	const fall = dokumentfall(await liesLage(umgebung, akteur, freiwilligerID), dokumentID, null);
	if (brauchtEinblick(fall)) {
		const nimm = (lage: Lage) => ({ entschluss: einblickNehmen(lage, { dokumentID }), ergebnis: null });
		await entscheide(umgebung, { akteur }, freiwilligerID, nimm);
	}
	const { dokument } = fall;
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
