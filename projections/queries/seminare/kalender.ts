import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { Kalenderplatz } from '#domain/seminar/kalender.ts';
import type { Kalenderseminar } from '#domain/seminar/kalendereintraege.ts';
import type { SeminarStatus } from '#domain/status/seminar.ts';
import type { DB } from '#projections/db.ts';
import { einerVon, haeltID } from '../liste/ausdruck.ts';

/** The seminars somebody's calendar shows: his own; of the Traeger all that are coming, of a site those of its people. */
export function kalenderseminare(db: Kysely<DB>, akteur: Akteur, heute: string): Promise<Kalenderseminar[]> {
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return ohnePlatz(db, [laufend(heute)]);
	if (hatRolle(akteur, 'MA_VEREIN')) return ohnePlatz(db, [laufend(heute), mitEigenen(akteur)]);
	return akteur.freiwilligerID === null ? Promise.resolve([]) : eigene(db, akteur.freiwilligerID);
}

export const kalenderseminareDerGruppe = (db: Kysely<DB>, gruppeID: string): Promise<Kalenderseminar[]> =>
	ohnePlatz(db, [haeltID('s.seminargruppe_ids', gruppeID)]);

const SPALTEN = [
	...(['s.id', 's.bezeichnung', 's.ort', 's.adresse', 's.is_online as isOnline'] as const),
	...(['s.status', 'k.aenderungen', 'k.seit', 'k.termine'] as const),
] as const;

async function ohnePlatz(db: Kysely<DB>, welche: readonly Expression<SqlBool>[]): Promise<Kalenderseminar[]> {
	const zeilen = await db
		.selectFrom('seminar as s')
		.innerJoin('seminarkalender as k', 'k.seminar_id', 's.id')
		.select(SPALTEN)
		.where((eb) => eb.and([...welche]))
		.execute();
	return zeilen.map((zeile) => ({ ...bekannt(zeile), platz: null }));
}

async function eigene(db: Kysely<DB>, freiwilligerID: string): Promise<Kalenderseminar[]> {
	const zeilen = await db
		.selectFrom('kalenderplatz as p')
		.innerJoin('seminar as s', 's.id', 'p.seminar_id')
		.innerJoin('seminarkalender as k', 'k.seminar_id', 's.id')
		.select([...SPALTEN, 'p.stand', 'p.wechsel', 'p.seit as platzSeit'])
		.where('p.freiwilliger_id', '=', freiwilligerID)
		.execute();
	return zeilen.map(({ stand, wechsel, platzSeit, ...zeile }) => ({
		...bekannt(zeile),
		platz: { stand: stand as Kalenderplatz['stand'], wechsel, seit: platzSeit },
	}));
}

const bekannt = <Z extends { status: number; termine: object }>(zeile: Z) => ({
	...zeile,
	status: zeile.status as SeminarStatus,
	termine: zeile.termine as Kalenderseminar['termine'],
	istBekannt: true,
});

/** Of a cycle that isn't over, or not over itself. */
const laufend = (heute: string) => sql<SqlBool>`(s.bis >= ${heute} or exists (
	select from zyklus z where z.id = s.zyklus_id and z.status <> 'BEENDET'))`;

const mitEigenen = ({ einsatzortIDs }: Akteur) => sql<SqlBool>`exists (
	select from seminarplatz p join freiwilliger f on f.id = p.freiwilliger_id
	where p.seminar_id = s.id and p.stand = 'ANGEMELDET' and f.einsatzort_id = ${einerVon(einsatzortIDs)})`;

/** Whose calendar an address gives out. */
export interface Kalenderinhaber {
	readonly art: 'USER' | 'GRUPPE';
	readonly id: string;
}

export interface Kalenderadresse {
	readonly erstelltAm: string;
	/** When somebody last fetched the calendar; null: nobody has yet. */
	readonly abgerufenAm: string | null;
}

/** null: there is none (any more). */
export async function kalenderadresse(db: Kysely<DB>, { art, id }: Kalenderinhaber): Promise<Kalenderadresse | null> {
	const zeile = await db
		.selectFrom('kalenderadresse')
		.select(['erstellt_am as erstelltAm', 'abgerufen_am as abgerufenAm'])
		.where('art', '=', art)
		.where('inhaber', '=', id)
		.where('widerrufen_am', 'is', null)
		.executeTakeFirst();
	return zeile ?? null;
}

/** A group and what it is called; null: there is none. */
export async function gruppenname(db: Kysely<DB>, gruppeID: string): Promise<string | null> {
	const zeile = await db
		.selectFrom('seminargruppe')
		.select('bezeichnung')
		.where('id', '=', gruppeID)
		.executeTakeFirst();
	return zeile?.bezeichnung ?? null;
}

/** Does somebody of these sites belong to the group? */
export async function hatMitglieder(
	db: Kysely<DB>,
	gruppeID: string,
	einsatzortIDs: readonly string[],
): Promise<boolean> {
	const zeile = await db
		.selectFrom('gruppenplatz as g')
		.innerJoin('freiwilliger as f', 'f.id', 'g.freiwilliger_id')
		.select('g.gruppe_id')
		.where('g.gruppe_id', '=', gruppeID)
		.where('g.stand', '=', 'ANGEMELDET')
		.where('f.einsatzort_id', '=', einerVon(einsatzortIDs))
		.limit(1)
		.executeTakeFirst();
	return zeile !== undefined;
}
