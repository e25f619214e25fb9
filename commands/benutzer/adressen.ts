import { type Kysely, sql } from 'kysely';
import { Abgelehnt } from '#domain/regelverstoss.ts';
import type { Zuordnung } from '#domain/user/ereignisse.ts';
import type { DB } from '#migrations/db.ts';

/** What the ids on the wire are: Einsatzstellen or single Einsatzorte; anything else belongs to no account. */
export async function alsZuordnung(db: Kysely<DB>, adresseIDs: readonly string[]): Promise<Zuordnung> {
	if (adresseIDs.length === 0) return { einsatzstelleIDs: [], einsatzortIDs: [] };
	const { rows } = await sql<{ id: string; typ: string }>`
		select id, typ from adresse where id = any(${sql.val(adresseIDs)}::uuid[]) order by id`.execute(db);
	const vomTyp = (typ: string) => rows.filter((zeile) => zeile.typ === typ).map(({ id }) => id);
	const zuordnung = { einsatzstelleIDs: vomTyp('EINSATZSTELLE'), einsatzortIDs: vomTyp('EINSATZORT') };
	const gefunden = zuordnung.einsatzstelleIDs.length + zuordnung.einsatzortIDs.length;
	if (gefunden < new Set(adresseIDs.map((id) => id.toLowerCase())).size) throw unbekannt();
	return zuordnung;
}

function unbekannt(): Abgelehnt {
	const text = 'Diese Adresse ist weder Einsatzstelle noch Einsatzort.';
	return new Abgelehnt([{ code: 'ADRESSE', http: 422, feld: 'adresseIDs', text }]);
}
