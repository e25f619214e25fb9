import { type Kysely, type SqlBool, sql } from 'kysely';
import { type Akteur, hatRolle, type Rolle } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import { einerVon, enthaelt, haelt, uuids } from '../liste/ausdruck.ts';

export interface Benutzerzeile {
	readonly id: string;
	readonly name: string;
	readonly rollen: readonly Rolle[];
	readonly einsatzstelleIDs: readonly string[];
	readonly einsatzortIDs: readonly string[];
}

type Zuordnung = Pick<Akteur, 'einsatzstelleIDs' | 'einsatzortIDs'>;

export interface Benutzerwahl {
	readonly mitFreiwilligen: boolean;
	/** A part of the name; empty: whatever it is. */
	readonly text: string;
	/** Only the Traeger's, and those of these places; null: of all. */
	readonly bei: Zuordnung | null;
	/** Only these; null: all. */
	readonly ids: readonly string[] | null;
	/** As many at most. */
	readonly groesse: number;
}

/**
 * Active accounts to choose from. A site finds its own colleagues and the Traeger's staff; accounts of those who only
 * volunteer just the Traeger, on demand.
 */
export async function benutzerliste(
	db: Kysely<DB>,
	akteur: Akteur,
	{ mitFreiwilligen, text, bei, ids, groesse }: Benutzerwahl,
): Promise<readonly Benutzerzeile[]> {
	const istTraeger = hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
	return db
		.selectFrom('benutzer')
		.select(['id', 'name', 'rollen', 'einsatzstelle_ids as einsatzstelleIDs', 'einsatzort_ids as einsatzortIDs'])
		.where(sql.ref<SqlBool>('is_aktiv'))
		.$if(!istTraeger || !mitFreiwilligen, (alle) => alle.where(sql.ref<SqlBool>('is_mitarbeitend')))
		.$if(!istTraeger, (alle) => alle.where(bedient(akteur, ['MA_VERWALTUNG'])))
		.$if(bei !== null, (alle) => alle.where(bedient(bei ?? NIRGENDS, ['MA_VERWALTUNG', 'ADMIN'])))
		.$if(text !== '', (alle) => alle.where('name', 'ilike', enthaelt(text)))
		.$if(ids !== null, (alle) => alle.where('id', '=', einerVon(ids ?? [])))
		.orderBy('nachname')
		.orderBy('vorname')
		.orderBy('id')
		.limit(groesse)
		.execute();
}

const NIRGENDS: Zuordnung = { einsatzstelleIDs: [], einsatzortIDs: [] };

/** Staff of these places, or with one of these roles. */
const bedient = ({ einsatzstelleIDs, einsatzortIDs }: Zuordnung, rollen: readonly Rolle[]) => sql<SqlBool>`
	(einsatzstelle_ids && ${uuids(einsatzstelleIDs)} or einsatzort_ids && ${uuids(einsatzortIDs)}
		or ${sql.join(
			rollen.map((rolle) => haelt('rollen', rolle)),
			sql` or `,
		)})`;
