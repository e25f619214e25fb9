import { sql } from 'kysely';
import { liesLage } from '#commands/akte/lesen.ts';
import type { Umgebung } from '#commands/umgebung.ts';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Akteur } from '#domain/rollen.ts';
import { findeDokument } from './sicht.ts';

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
		findeDokument(await liesLage(umgebung, akteur, ort.freiwilligerID), dokumentID);
		return true;
	} catch (fehler) {
		if (fehler instanceof Abgelehnt) return false;
		throw fehler;
	}
}
