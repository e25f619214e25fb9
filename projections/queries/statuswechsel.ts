import { type Kysely, sql } from 'kysely';
import { hatRolle } from '#domain/rollen.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { Leser } from './leser.ts';
import { type Anfrage, alle, auswahl, type Listenplan, type Seite, seite } from './liste.ts';
import type { Blick } from './sicht.ts';

/** A row of the log of status changes; name null where the person has been erased. */
export interface Statuswechselzeile {
	readonly freiwilligerID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly von: FreiwilligerStatus | null;
	readonly nach: FreiwilligerStatus;
	readonly zeit: string;
	readonly userID: string | null;
	readonly user: string | null;
	readonly impersoniertVonID: string | null;
	readonly impersoniertVon: string | null;
	readonly manuell: boolean;
	readonly grund: string | null;
}

/** For the Traeger's staff only. */
function plan({ akteur }: Blick): Listenplan {
	return {
		von: sql`(
			select s.*, f.vorname, f.nachname, coalesce(f.suchtext, '') || ' ' || lower(coalesce(b.name, '')) || ' ' || lower(coalesce(s.grund, '')) as suchtext
			from statuswechsel s
			left join freiwilliger f on f.id = s.freiwilliger_id
			left join benutzer b on b.id = s.user_id
		) t`,
		dazu: sql`
			left join benutzer u on u.id = t.user_id
			left join benutzer i on i.id = t.impersoniert_von`,
		spalten: sql`
			t.freiwilliger_id as "freiwilligerID", t.vorname, t.nachname, t.von, t.nach, t.zeit,
			t.user_id as "userID", u.name as "user", t.impersoniert_von as "impersoniertVonID", i.name as "impersoniertVon",
			t.manuell, t.grund`,
		sicht: hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) ? [] : [sql<boolean>`false`],
		felder: {
			von: { spalte: sql`t.von`, typ: 'zahl' },
			nach: { spalte: sql`t.nach`, typ: 'zahl' },
			zeit: { spalte: sql`t.zeit`, typ: 'zeit' },
			manuell: { spalte: sql`t.manuell`, typ: 'bool' },
			/** To a lower number than before. */
			rueckwaerts: { spalte: sql`coalesce(t.nach < t.von, false)`, typ: 'bool' },
			userID: { spalte: sql`t.user_id`, typ: 'id' },
			freiwilligerID: { spalte: sql`t.freiwilliger_id`, typ: 'id' },
		},
		sortierung: {
			zeit: [sql`t.zeit`],
			name: [sql`t.nachname`, sql`t.vorname`],
			von: [sql`t.von`],
			nach: [sql`t.nach`],
		},
		standard: ['-zeit'],
		zuletzt: sql`t.freiwilliger_id, t.version`,
	};
}

export const statuswechsel = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Statuswechselzeile>> =>
	seite<Statuswechselzeile>(leser, plan(blick), anfrage);

/** The whole list, for its file. */
export const alleStatuswechsel = <DB>(
	db: Kysely<DB>,
	blick: Blick,
	anfrage: Anfrage,
): Promise<readonly Statuswechselzeile[]> => alle<Statuswechselzeile, DB>(db, plan(blick), anfrage);

/** How often the same step was taken. */
export interface Statusschritt {
	readonly von: FreiwilligerStatus | null;
	readonly nach: FreiwilligerStatus;
	readonly anzahl: number;
}

/** The steps of the list, the most frequent first. */
export async function statusschritte<DB>(
	db: Kysely<DB>,
	blick: Blick,
	anfrage: Anfrage,
): Promise<readonly Statusschritt[]> {
	const was = auswahl<Statusschritt>(plan(blick), anfrage, sql`t.von, t.nach, count(*)::int as anzahl`);
	const { rows } = await sql<Statusschritt>`${was} group by t.von, t.nach order by anzahl desc, t.nach, t.von`.execute(
		db,
	);
	return rows;
}
