import type { Kysely } from 'kysely';
import type { Platzstand } from '#domain/seminar/ereignisse.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';
import type { SeminarStatus } from '#domain/status/seminar.ts';
import type { DB } from '#projections/db.ts';

/** A seminar in which somebody was offered a place, and how he stands there now. */
export interface Angebot {
	readonly seminarID: string;
	readonly freiwilligerID: string;
	/** The volunteer's account, if he has one. */
	readonly userID: string | null;
	readonly vorname: string | null;
	readonly bezeichnung: string;
	readonly status: SeminarStatus;
	readonly termine: readonly Termin[];
	readonly von: string | null;
	/** Tenths of a day. */
	readonly geplanteTage: number;
	readonly ort: string | null;
	readonly adresse: string | null;
	readonly isOnline: boolean;
	/** null: he isn't on its list. */
	readonly stand: Platzstand | null;
	readonly frist: string | null;
}

/** null: the seminar or the volunteer is gone. */
export async function angebotVon(db: Kysely<DB>, seminarID: string, freiwilligerID: string): Promise<Angebot | null> {
	const zeile = await db
		.selectFrom('seminar as s')
		.innerJoin('freiwilliger as f', (join) => join.on('f.id', '=', freiwilligerID))
		.leftJoin('benutzer as u', 'u.freiwilliger_id', 'f.id')
		.leftJoin('seminarplatz as p', (join) =>
			join.onRef('p.seminar_id', '=', 's.id').onRef('p.freiwilliger_id', '=', 'f.id'),
		)
		.select([
			...(['s.id as seminarID', 'f.id as freiwilligerID', 'u.id as userID', 'f.vorname'] as const),
			...(['s.bezeichnung', 's.status', 's.termine', 's.von', 's.geplante_tage as geplanteTage'] as const),
			...(['s.ort', 's.adresse', 's.is_online as isOnline', 'p.stand', 'p.frist'] as const),
		])
		.where('s.id', '=', seminarID)
		.executeTakeFirst();
	if (!zeile) return null;
	return {
		...zeile,
		status: zeile.status as SeminarStatus,
		termine: zeile.termine as readonly Termin[],
		stand: zeile.stand as Platzstand | null,
	};
}
