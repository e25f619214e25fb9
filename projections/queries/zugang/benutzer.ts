import type { Kysely } from 'kysely';
import { type Akteur, hatRolle, type Rolle } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import { haelt, uuids } from '../liste/ausdruck.ts';

export interface Benutzerzeile {
	readonly id: string;
	readonly name: string;
	readonly rollen: readonly Rolle[];
	readonly einsatzstelleIDs: readonly string[];
	readonly einsatzortIDs: readonly string[];
}

/** More than one chooses from. */
const HOECHSTENS = 5000;

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
	return db
		.selectFrom('benutzer as b')
		.select([
			'b.id',
			'b.name',
			'b.rollen',
			'b.einsatzstelle_ids as einsatzstelleIDs',
			'b.einsatzort_ids as einsatzortIDs',
		])
		.where('b.is_aktiv', '=', true)
		.$if(!istTraeger, (alle) =>
			alle.where((eb) =>
				eb.or([
					eb('b.einsatzstelle_ids', '&&', uuids(akteur.einsatzstelleIDs)),
					eb('b.einsatzort_ids', '&&', uuids(akteur.einsatzortIDs)),
					haelt('b.rollen', 'MA_VERWALTUNG'),
				]),
			),
		)
		.$if(!istTraeger || !mitFreiwilligen, (alle) => alle.where((eb) => eb.not(haelt('b.rollen', 'FREIWILLIGER'))))
		.orderBy('b.nachname')
		.orderBy('b.vorname')
		.orderBy('b.id')
		.limit(HOECHSTENS)
		.execute();
}
