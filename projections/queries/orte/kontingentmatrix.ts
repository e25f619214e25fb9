import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { Abfragestatus, Belegung, Kontingent } from '#domain/kontingent/zustand.ts';
import { schluesselOrt, schluesselStelle } from '#domain/kontingent/zustand.ts';
import { type Akteur, hatRolle } from '#domain/rollen.ts';
import type { DB } from '#projections/db.ts';
import { alsZeit, einerVon } from '../liste/ausdruck.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, alle, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { KONTINGENTFILTER } from './kontingentfilter.ts';

/** An Einsatzstelle with everything its places of one cycle are figured from. */
export interface Stellenzeile {
	readonly id: string;
	readonly zyklusID: string;
	readonly bezeichnung: string;
	readonly ort: string;
	readonly externeNummer: string | null;
	readonly anerkanntePlaetze: number | null;
	readonly abfrage: Abfragezeile;
	readonly genehmigungen: readonly Genehmigungszeile[];
	readonly zuteilungen: readonly Zuteilungszeile[];
	readonly belegungen: readonly Belegung[];
	/** Einsatzorte that take part in the cycle or have places in it. */
	readonly orte: readonly Ortszeile[];
}

export interface Abfragezeile {
	readonly status: Abfragestatus;
	readonly frist: string | null;
	readonly text: string | null;
	readonly bemerkung: string | null;
	readonly beantwortetAm: string | null;
	readonly entschiedenAm: string | null;
}

interface Genehmigungszeile {
	readonly id: string;
	readonly dienstartID: string;
	readonly angefragt: number | null;
	readonly genehmigt: number | null;
}

interface Zuteilungszeile {
	readonly id: string;
	readonly einsatzortID: string;
	readonly dienstartID: string;
	readonly zugeteilt: number;
	readonly isUebernahmeAusEinsatzstelle: boolean;
}

interface Ortszeile {
	readonly id: string;
	readonly bezeichnung: string;
	readonly ort: string;
	readonly anerkanntePlaetze: number | null;
	/** Takes part in the cycle; otherwise it only has places from before. */
	readonly nimmtTeil: boolean;
}

const SPALTEN = sql`
	t.id, t.zyklus_id as "zyklusID", t.bezeichnung, t.ort, t.externe_nummer as "externeNummer",
	t.anerkannt as "anerkanntePlaetze",
	json_build_object('status', t.abfrage_status, 'frist', t.frist, 'text', t.text, 'bemerkung', t.bemerkung,
		'beantwortetAm', ${alsZeit('t.beantwortet_am')}, 'entschiedenAm', ${alsZeit('t.entschieden_am')}) as abfrage,
	coalesce((
		select json_agg(json_build_object('id', g.id, 'dienstartID', g.dienstart_id, 'angefragt', g.angefragt,
			'genehmigt', g.genehmigt) order by g.dienstart_id)
		from genehmigung g where g.zyklus_id = t.zyklus_id and g.einsatzstelle_id = t.id
	), '[]') as genehmigungen,
	coalesce((
		select json_agg(json_build_object('id', s.id, 'einsatzortID', s.einsatzort_id, 'dienstartID', s.dienstart_id,
			'zugeteilt', s.zugeteilt, 'isUebernahmeAusEinsatzstelle', s.is_uebernahme) order by s.id)
		from zuteilung s where s.zyklus_id = t.zyklus_id and s.einsatzstelle_id = t.id
	), '[]') as zuteilungen,
	coalesce((
		select json_agg(json_build_object('wunschID', b.wunsch_id, 'freiwilligerID', b.freiwilliger_id,
			'zyklusID', b.zyklus_id, 'einsatzortID', b.einsatzort_id, 'dienstartID', b.dienstart_id, 'art', b.art,
			'von', b.von, 'bis', b.bis) order by b.von, b.wunsch_id)
		from belegung b where b.einsatzstelle_id = t.id and b.von <= t.zyklus_ende
			and b.bis >= t.zyklus_start - interval '1 month'
	), '[]') as belegungen,
	coalesce((
		select json_agg(json_build_object('id', o.id, 'bezeichnung', o.bezeichnung, 'ort', o.ort,
			'anerkanntePlaetze', a.plaetze,
			'nimmtTeil', o.is_aktiv and t.zyklus_id = any(o.aktiv_in_zyklen)) order by o.bezeichnung, o.id)
		from adresse o left join anerkennung a on a.adresse_id = o.id
		where o.einsatzstelle_id = t.id and o.typ = 'EINSATZORT' and (t.zyklus_id = any(o.aktiv_in_zyklen)
			or exists (select from zuteilung s where s.zyklus_id = t.zyklus_id and s.einsatzort_id = o.id))
	), '[]') as orte`;

/** Whose places somebody sees: the Traeger's staff all, a site those of its own Einsatzstellen and Einsatzorte. */
function sicht(akteur: Akteur): Expression<SqlBool>[] {
	if (hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN'])) return [];
	const stellen = sql`${sql.val(akteur.einsatzstelleIDs)}::uuid[]`;
	const orte = sql`${sql.val(akteur.einsatzortIDs)}::uuid[]`;
	return [
		sql<SqlBool>`(t.id = any(${stellen})
			or exists (select from adresse o where o.einsatzstelle_id = t.id and o.id = any(${orte})))`,
	];
}

function plan(akteur: Akteur, zyklusID: string, ...nur: Expression<SqlBool>[]): Listenplan {
	return {
		von: sql`(
			select a.id, a.bezeichnung, a.ort, a.plz, a.externe_nummer, a.suche, a.sportkreis_id, a.verband_id,
				a.attribut1_id, a.attribut2_id,
				z.id as zyklus_id, z.start as zyklus_start, z.ende as zyklus_ende, r.plaetze as anerkannt,
				coalesce(k.status, 'ENTWURF') as abfrage_status, k.frist, k.text, k.bemerkung, k.beantwortet_am,
				k.entschieden_am
			from adresse a
			join zyklus z on z.id = ${zyklusID}
			left join anerkennung r on r.adresse_id = a.id
			left join kontingentabfrage k on k.zyklus_id = z.id and k.einsatzstelle_id = a.id
			where a.typ = 'EINSATZSTELLE' and (z.id = any(a.aktiv_in_zyklen)
				or exists (select from genehmigung g where g.zyklus_id = z.id and g.einsatzstelle_id = a.id))
		) t`,
		dazu: sql``,
		spalten: SPALTEN,
		sicht: [...sicht(akteur), ...nur],
		felder: KONTINGENTFILTER,
		sortierung: {
			bezeichnung: [sql`t.bezeichnung`],
			ort: [sql`t.ort`],
			anerkanntePlaetze: [sql`t.anerkannt`],
			abfrageStatus: [sql`t.abfrage_status`],
		},
		standard: ['bezeichnung'],
		suche: sql`t.suche`,
		zuletzt: sql`t.id`,
	};
}

/** One page of the matrix Einsatzstelle × Dienstart. */
export const kontingentseite = (leser: Leser, akteur: Akteur, anfrage: Anfrage): Promise<Seite<Stellenzeile>> =>
	seite<Stellenzeile>(leser, plan(akteur, anfrage.zyklusID), anfrage);

/** The whole matrix; `adresseID`: only that Einsatzstelle, or the one of that Einsatzort. */
export const alleKontingente = (
	db: Kysely<DB>,
	akteur: Akteur,
	zyklusID: string,
	adresseID: string | null = null,
): Promise<readonly Stellenzeile[]> =>
	adresseID === null ? ganz(db, plan(akteur, zyklusID), zyklusID) : kontingenteAn(db, akteur, zyklusID, [adresseID]);

/** The rows of these Einsatzstellen and of those of these Einsatzorte. */
export function kontingenteAn(
	db: Kysely<DB>,
	akteur: Akteur,
	zyklusID: string,
	adresseIDs: readonly string[],
): Promise<readonly Stellenzeile[]> {
	const stellen = sql`select coalesce(einsatzstelle_id, id) from adresse where id = ${einerVon(adresseIDs)}`;
	return ganz(db, plan(akteur, zyklusID, sql<SqlBool>`t.id in (${stellen})`), zyklusID);
}

const ganz = (db: Kysely<DB>, listenplan: Listenplan, zyklusID: string): Promise<readonly Stellenzeile[]> =>
	alle<Stellenzeile>(db, listenplan, { zyklusID, filter: null, text: null, sort: [], seite: 1, groesse: 1, heute: '' });

/** The places as the rules read them, as far as the row tells of them. */
export function alsKontingent({ id, zyklusID, ...zeile }: Stellenzeile): Kontingent {
	const { genehmigungen, zuteilungen, belegungen, orte } = zeile;
	const je = (wert: 'angefragt' | 'genehmigt') =>
		genehmigungen.flatMap((g) => {
			const anzahl = g[wert];
			return anzahl === null ? [] : [[schluesselStelle(zyklusID, g.dienstartID), anzahl] as const];
		});
	return {
		einsatzstelleID: id,
		anerkanntePlaetze: zeile.anerkanntePlaetze,
		anerkanntBis: null,
		anerkanntePlaetzeOrt: new Map(orte.map((o) => [o.id, o.anerkanntePlaetze])),
		angefragt: new Map(je('angefragt')),
		genehmigt: new Map(je('genehmigt')),
		abfragen: new Map(),
		zugeteilt: new Map(
			zuteilungen.map(({ id: _id, ...z }) => [
				schluesselOrt(zyklusID, z.einsatzortID, z.dienstartID),
				{ ...z, zyklusID },
			]),
		),
		belegungen: new Map(belegungen.map((b) => [b.wunschID, b])),
		version: 0,
	};
}
