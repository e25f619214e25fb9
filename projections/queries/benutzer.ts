import { type Kysely, sql } from 'kysely';
import { type Akteur, hatRolle, type Rolle } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';

export interface Benutzerzeile {
	readonly id: string;
	readonly name: string;
	readonly rollen: readonly Rolle[];
	readonly einsatzstelleIDs: readonly string[];
	readonly einsatzortIDs: readonly string[];
}

/**
 * Active accounts to choose from. A site finds its own colleagues and the Traeger's staff; accounts of volunteers only
 * the Traeger, on demand.
 */
export async function benutzerliste(
	db: Kysely<DB>,
	akteur: Akteur,
	mitFreiwilligen: boolean,
): Promise<readonly Benutzerzeile[]> {
	const istTraeger = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	const kollegen = sql`(b.einsatzstelle_ids && ${sql.val(akteur.einsatzstelleIDs)}::uuid[]
		or b.einsatzort_ids && ${sql.val(akteur.einsatzortIDs)}::uuid[] or 'MA_VERWALTUNG' = any(b.rollen))`;
	const { rows } = await sql<Benutzerzeile>`
		select b.id, b.name, b.rollen, b.einsatzstelle_ids as "einsatzstelleIDs", b.einsatzort_ids as "einsatzortIDs"
		from benutzer b
		where b.is_aktiv
			and ${istTraeger ? sql`true` : kollegen}
			and ${istTraeger && mitFreiwilligen ? sql`true` : sql`not 'FREIWILLIGER' = any(b.rollen)`}
		order by b.nachname, b.vorname, b.id limit 5000`.execute(db);
	return rows;
}
