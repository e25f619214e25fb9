/** What a proposal of groups is reckoned from. */

import { type Kysely, type SqlBool, sql } from 'kysely';
import { findeMittelpunkt } from '#domain/geo/ortssuche.ts';
import type { Punkt } from '#domain/geo/punkt.ts';
import type { Termin } from '#domain/seminar/seminar-felder.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { SEMINAR, type SeminarStatus } from '#domain/status/seminar.ts';
import { SEMINARNACHWEIS } from '#domain/status/seminarnachweis.ts';
import type { DB } from '#projections/db.ts';
import { ANZAHL, einerVon, grad } from '../liste/ausdruck.ts';

/** Somebody without a group whom one may take. */
export interface OhneGruppe {
	readonly id: string;
	readonly name: string;
	readonly dienstartID: string | null;
	readonly dienstart: string | null;
	readonly einsatzstelleID: string | null;
	readonly einsatzort: string | null;
	readonly plz: string | null;
	readonly ortsname: string | null;
	readonly lage: Punkt | null;
	readonly vertragsbeginn: string | null;
	readonly vertragsende: string | null;
}

/** Contracts decide on places of the Einsatzort; where nobody knows them, its postcode and then its town. */
const mitLage = (db: Kysely<DB>) =>
	db
		.selectFrom('freiwilliger as f')
		.leftJoin('adresse as a', 'a.id', 'f.einsatzort_id')
		.leftJoin('plz_lage as l', (join) => join.onRef('l.land_id', '=', 'a.land_id').onRef('l.plz', '=', 'a.plz'))
		.select([
			'f.id',
			'f.einsatzstelle_id as einsatzstelleID',
			'a.bezeichnung as einsatzort',
			'a.plz',
			'a.ort as ortsname',
			grad('a.lat').$castTo<number | null>().as('lat'),
			grad('a.lon').$castTo<number | null>().as('lon'),
			grad('l.lat').$castTo<number | null>().as('plzLat'),
			grad('l.lon').$castTo<number | null>().as('plzLon'),
		]);

interface Lageangaben {
	readonly plz: string | null;
	readonly ortsname: string | null;
	readonly lat: number | null;
	readonly lon: number | null;
	readonly plzLat: number | null;
	readonly plzLon: number | null;
}

function lageVon({ plz, ortsname, lat, lon, plzLat, plzLon }: Lageangaben): Punkt | null {
	if (lat !== null && lon !== null) return { lat, lon };
	if (plzLat !== null && plzLon !== null) return { lat: plzLat, lon: plzLon };
	const mitte = (plz && findeMittelpunkt(plz)) || (ortsname && findeMittelpunkt(ortsname)) || null;
	return mitte && { lat: mitte.lat, lon: mitte.lon };
}

/** From which number on (G28), of which Dienstarten; empty: all. */
export async function ohneGruppe(
	db: Kysely<DB>,
	zyklusID: string,
	{ ab, dienstartIDs }: { readonly ab: FreiwilligerStatus; readonly dienstartIDs: readonly string[] },
): Promise<OhneGruppe[]> {
	const zeilen = await mitLage(db)
		.leftJoin('dienstart as d', 'd.id', 'f.dienstart_id')
		.select((eb) => [
			sql<string>`concat_ws(', ', ${eb.ref('f.nachname')}, ${eb.ref('f.vorname')})`.as('name'),
			'f.dienstart_id as dienstartID',
			'd.kurz as dienstart',
			'f.vertragsbeginn',
			sql<string | null>`coalesce(f.dienstende, f.geplantes_ende, f.vertragsende)`.as('vertragsende'),
		])
		.where('f.zyklus_id', '=', zyklusID)
		.where('f.status', '>=', ab)
		.where('f.status', '<', FREIWILLIGER.nr.Dienstende)
		.where('f.seminargruppe_id', 'is', null)
		.$if(dienstartIDs.length > 0, (q) => q.where('f.dienstart_id', '=', einerVon(dienstartIDs)))
		.orderBy('name')
		.orderBy('f.id')
		.execute();
	return zeilen.map(({ lat, lon, plzLat, plzLon, ...zeile }) => ({
		...zeile,
		lage: lageVon({ ...zeile, lat, lon, plzLat, plzLon }),
	})) as OhneGruppe[];
}

interface Planzeile {
	readonly freiwilligerID: string;
	readonly seminarID: string | null;
	readonly von: string;
	readonly bis: string;
}

/** What volunteers of a cycle have planned, whoever holds it. */
export const planzeilen = (db: Kysely<DB>, zyklusID: string): Promise<Planzeile[]> =>
	db
		.selectFrom('seminarnachweis as n')
		.innerJoin('freiwilliger as f', 'f.id', 'n.freiwilliger_id')
		.select(['n.freiwilliger_id as freiwilligerID', 'n.seminar_id as seminarID', 'n.von', 'n.bis'])
		.where('f.zyklus_id', '=', zyklusID)
		.where('f.seminargruppe_id', 'is', null)
		.where('n.status', '<>', SEMINARNACHWEIS.nr.Abgelehnt)
		.where('n.von', 'is not', null)
		.where('n.bis', 'is not', null)
		.execute() as Promise<Planzeile[]>;

export interface Vorschlagsgruppe {
	readonly id: string;
	readonly bezeichnung: string;
	readonly dienstartIDs: readonly string[];
	readonly dienstarten: readonly string[];
	readonly leitung: string | null;
	readonly maxTeilnehmer: number | null;
	readonly wartend: number;
}

/** The groups of a cycle, or these of them. */
export const vorschlagsgruppen = (
	db: Kysely<DB>,
	zyklusID: string,
	gruppeIDs: readonly string[],
): Promise<Vorschlagsgruppe[]> =>
	db
		.selectFrom('seminargruppe as g')
		.select((eb) => [
			...(['g.id', 'g.bezeichnung', 'g.wartend', 'g.dienstart_ids as dienstartIDs'] as const),
			'g.max_teilnehmer as maxTeilnehmer',
			sql<string[]>`array(select d.kurz from dienstart d where d.id = any(${eb.ref('g.dienstart_ids')})
				order by d.sortierung, d.id)`.as('dienstarten'),
			eb
				.selectFrom('person as p')
				.select(sql<string>`concat_ws(' ', p.vorname, p.nachname)`.as('name'))
				.whereRef('p.id', '=', 'g.leitung_person_id')
				.as('leitung'),
		])
		.where('g.zyklus_id', '=', zyklusID)
		.$if(gruppeIDs.length > 0, (q) => q.where('g.id', '=', einerVon(gruppeIDs)))
		.orderBy('g.bezeichnung')
		.orderBy('g.id')
		.execute();

export interface Mitgliedslage {
	readonly gruppeID: string;
	readonly einsatzstelleID: string | null;
	readonly lage: Punkt | null;
}

/** Where members of these groups serve; who only waits isn't one. */
export async function mitgliedslagen(db: Kysely<DB>, gruppeIDs: readonly string[]): Promise<Mitgliedslage[]> {
	const zeilen = await mitLage(db)
		.innerJoin('gruppenplatz as p', 'p.freiwilliger_id', 'f.id')
		.select('p.gruppe_id as gruppeID')
		.where('p.gruppe_id', '=', einerVon(gruppeIDs))
		.where('p.stand', '=', 'ANGEMELDET')
		.orderBy('f.id')
		.execute();
	return zeilen.map((zeile) => ({
		gruppeID: zeile.gruppeID,
		einsatzstelleID: zeile.einsatzstelleID,
		lage: lageVon(zeile),
	}));
}

export interface Vorschlagsseminar {
	readonly id: string;
	readonly status: SeminarStatus;
	readonly termine: readonly Termin[];
	readonly maxTeilnehmer: number | null;
	/** Places taken, or held for somebody. */
	readonly angemeldet: number;
	/** On the waiting list, or asked. */
	readonly wartend: number;
	readonly seminargruppeIDs: readonly string[];
	/** Of those without a group, who has to do with it. */
	readonly dabei: readonly string[];
}

/** What these groups still have before them, and have not called off. */
export const vorschlagsseminare = (
	db: Kysely<DB>,
	gruppeIDs: readonly string[],
	heute: string,
): Promise<Vorschlagsseminar[]> =>
	db
		.selectFrom('seminar as s')
		.select((eb) => [
			...(['s.id', 's.status', 's.termine', 's.angemeldet', 's.seminargruppe_ids as seminargruppeIDs'] as const),
			's.max_teilnehmer as maxTeilnehmer',
			eb
				.selectFrom('seminarplatz as p')
				.select(ANZAHL.as('n'))
				.whereRef('p.seminar_id', '=', 's.id')
				.where('p.stand', '<>', 'ANGEMELDET')
				.$asScalar()
				.$notNull()
				.as('wartend'),
			sql<string[]>`array(select p.freiwilliger_id from seminarplatz p join freiwilliger f on f.id = p.freiwilliger_id
				where p.seminar_id = ${eb.ref('s.id')} and f.seminargruppe_id is null order by p.reihe)`.as('dabei'),
		])
		.where('s.status', 'in', [SEMINAR.nr.Geplant, SEMINAR.nr.Published])
		.where('s.von', '>', heute)
		.where(sql<SqlBool>`s.seminargruppe_ids && ${sql.val([...gruppeIDs])}::uuid[]`)
		.orderBy('s.von')
		.orderBy('s.id')
		.execute() as Promise<Vorschlagsseminar[]>;

/** Seminars somebody has a place in, or waits for, because he belongs to this group. */
export async function seminareDurchGruppe(
	db: Kysely<DB>,
	freiwilligerID: string,
	gruppeID: string,
): Promise<ReadonlySet<string>> {
	const zeilen = await db
		.selectFrom('seminarplatz')
		.select('seminar_id as id')
		.where('freiwilliger_id', '=', freiwilligerID)
		.where('gruppe_id', '=', gruppeID)
		.execute();
	return new Set(zeilen.map(({ id }) => id));
}
