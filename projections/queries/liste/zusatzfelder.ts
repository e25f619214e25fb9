import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { JA, NEIN } from '#domain/felder/freie-felder.ts';
import { GRUPPIERUNGEN, type Gruppierung } from '#domain/liste/sortierung.ts';
import type { Zusatzart, Zusatzfeld, Zusatzname } from '#domain/liste/zusatzfelder.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine } from '#projections/roh.ts';
import type { Filter, Filterfeld, Filterfelder } from './filter.ts';
import type { Listenplan } from './liste.ts';
import type { Zusatzsql } from './listenplan.ts';

/** Free fields and asked ones of a list: which there are for the viewer, and which of them the rows are to hold. */
export interface Zusatz {
	readonly felder: readonly Zusatzfeld[];
	readonly gezeigt: readonly string[];
	/** Of fields sorted by that are a matter of choice: the choices in the order they are offered in. */
	readonly reihenfolge: Readonly<Record<string, readonly string[]>>;
}
export const OHNE_ZUSATZ: Zusatz = { felder: [], gezeigt: [], reihenfolge: {} };

/** Raw values by field; null: empty, or not for this viewer. */
export type Zusatzwerte = Readonly<Record<string, string | number | boolean | readonly string[] | null>>;

export interface MitZusatz {
	readonly zusatz: Zusatzwerte;
}

/** Where a list's rows have their volunteer, and which of its rows are open to less than the whole list. */
export interface Zusatzort {
	readonly freiwilligerID: RawBuilder<unknown>;
	readonly einsatzortID: RawBuilder<unknown>;
	/** Rows in which a field of this kind may be read; null: in all. */
	lesbar(ab: Zusatzfeld['ab']): Expression<SqlBool> | null;
}

/** Copied into the rows of every list, so that filtering by them is as fast as by any other column. */
const FREI: Partial<Record<Zusatzname, RawBuilder<unknown>>> = {
	freiesFeldEins: sql`t.freies_feld_eins`,
	freiesFeldZwei: sql`t.freies_feld_zwei`,
	freiesFeldDrei: sql`t.freies_feld_drei`,
	freiesFeldVier: sql`t.freies_feld_vier`,
	freiesFeldFuenf: sql`t.freies_feld_fuenf`,
};

/** How a field is compared; amounts only by whether there is one. */
const TYPEN: Readonly<Record<Zusatzart, Filterfeld['typ']>> = {
	text: 'text',
	zahl: 'zahl',
	tag: 'datum',
	janein: 'bool',
	auswahl: 'text',
	eintrag: 'text',
	eintraege: 'texte',
	betrag: 'vorhanden',
	gruppierung: 'text',
};

const zusatzfilter = ({ felder }: Zusatz, ort: Zusatzort): Filterfelder =>
	Object.fromEntries(
		felder.map((feld): [string, Filterfeld] => [
			feld.feld,
			{ spalte: nurLesbar(typisiert(feld, ort), feld, ort), typ: TYPEN[feld.art] },
		]),
	);

/** What a row is sorted by; whoever may not read a row's value finds it among those without one. */
const zusatzsortierung = ({ felder, reihenfolge }: Zusatz, ort: Zusatzort): Listenplan['sortierung'] =>
	Object.fromEntries(
		felder.map((feld) => [feld.feld, [nurLesbar(geordnet(feld, ort, reihenfolge[feld.feld] ?? []), feld, ort)]]),
	);

/** All three, of a list that has such fields. */
export const zusatzsql = (zusatz: Zusatz, ort: Zusatzort): Zusatzsql => ({
	spalte: zusatzspalte(zusatz, ort),
	felder: zusatzfilter(zusatz, ort),
	sortierung: zusatzsortierung(zusatz, ort),
});

/** The column `zusatz` of a row. */
function zusatzspalte({ felder, gezeigt }: Zusatz, ort: Zusatzort): RawBuilder<unknown> {
	const paare = felder
		.filter(({ feld }) => gezeigt.includes(feld))
		.map((feld) => sql`${feld.feld}::text, ${nurLesbar(roh(feld, ort), feld, ort)}`);
	return sql`json_build_object(${sql.join(paare)}) as zusatz`;
}

/** Which of these fields a filter looks at. */
export function gefilterteFelder(filter: Filter | null): string[] {
	if (!filter) return [];
	if ('und' in filter) return filter.und.flatMap(gefilterteFelder);
	if ('oder' in filter) return filter.oder.flatMap(gefilterteFelder);
	return [filter.feld];
}

function nurLesbar(wert: RawBuilder<unknown>, { ab }: Zusatzfeld, ort: Zusatzort): RawBuilder<unknown> {
	const lesbar = ort.lesbar(ab);
	return lesbar ? sql`(case when ${lesbar} then ${wert} end)` : wert;
}

function roh({ feld }: Zusatzfeld, { freiwilligerID, einsatzortID }: Zusatzort): RawBuilder<unknown> {
	if (istGruppierung(feld)) return gruppierung(feld, einsatzortID);
	return FREI[feld] ?? sql`(select g.felder -> ${feld}::text from angaben g where g.id = ${freiwilligerID})`;
}

function typisiert({ feld, art }: Zusatzfeld, { freiwilligerID, einsatzortID }: Zusatzort): RawBuilder<unknown> {
	if (istGruppierung(feld)) return gruppierung(feld, einsatzortID);
	const frei = FREI[feld];
	return frei
		? freierAusdruck(art, frei)
		: sql`(select ${ausdruck(art, feld)} from angaben g where g.id = ${freiwilligerID})`;
}

/** Of several choices the foremost counts. */
function geordnet(feld: Zusatzfeld, ort: Zusatzort, reihenfolge: readonly string[]): RawBuilder<unknown> {
	const stelle = (wahl: RawBuilder<unknown>) => sql`array_position(${sql.val(reihenfolge)}::text[], ${wahl})`;
	switch (feld.art) {
		case 'auswahl':
		case 'eintrag':
			return stelle(typisiert(feld, ort));
		case 'eintraege':
			return sql`(select min(${stelle(sql`e`)}) from angaben g, jsonb_array_elements_text(g.felder -> ${feld.feld}::text) e
				where g.id = ${ort.freiwilligerID})`;
		case 'betrag':
			return sql`${typisiert(feld, ort)}::numeric`;
		default:
			return typisiert(feld, ort);
	}
}

export const istGruppierung = (feld: Zusatzname): feld is Gruppierung =>
	(GRUPPIERUNGEN as readonly string[]).includes(feld);

/** The label of the place, or else of its Einsatzstelle: found for all places at once, as rows are many and places few. */
function gruppierung(name: Gruppierung, einsatzortID: RawBuilder<unknown>): RawBuilder<unknown> {
	const spalte = sql.ref(`${name}_id`);
	return sql`((select jsonb_object_agg(o.id, a.bezeichnung) from adresse o left join adresse s on s.id = o.einsatzstelle_id
		join ${sql.table(name)} a on a.id = coalesce(o.${spalte}, s.${spalte})) ->> ${einsatzortID}::text)`;
}

const JE_ORT = z.strictObject({ id: z.string(), attribut1: z.string().nullable(), attribut2: z.string().nullable() });

/** The labels of every place that has any, by the place: as lists show them, of the Einsatzstelle where it has none itself. */
export async function gruppierungenDerOrte(
	db: Kysely<DB>,
): Promise<ReadonlyMap<string, Readonly<Record<Gruppierung, string | null>>>> {
	const orte = await frageRoh(
		db,
		JE_ORT,
		sql`
		select o.id::text as id, a.bezeichnung as attribut1, b.bezeichnung as attribut2
		from adresse o left join adresse s on s.id = o.einsatzstelle_id
		left join attribut1 a on a.id = coalesce(o.attribut1_id, s.attribut1_id)
		left join attribut2 b on b.id = coalesce(o.attribut2_id, s.attribut2_id)
		where a.id is not null or b.id is not null`,
	);
	return new Map(orte.map(({ id, ...labels }) => [id, labels]));
}

const GENUTZT: z.ZodType<Record<Gruppierung, boolean>> = z.strictObject({
	attribut1: z.boolean(),
	attribut2: z.boolean(),
});

/** Those that have any values. */
export async function genutzteGruppierungen(db: Kysely<DB>): Promise<readonly Gruppierung[]> {
	const genutzt = await frageRohEine(
		db,
		GENUTZT,
		sql`
		select exists (select from attribut1) as attribut1, exists (select from attribut2) as attribut2`,
	);
	return GRUPPIERUNGEN.filter((name) => genutzt?.[name]);
}

/** Free fields are kept as people read them; what an earlier kind has left behind counts as empty. */
function freierAusdruck(art: Zusatzart, text: RawBuilder<unknown>): RawBuilder<unknown> {
	switch (art) {
		case 'zahl':
			return sql`(case when ${text} ~ '^[+-]?[0-9]+(,[0-9]+)?$' then replace(${text}, ',', '.')::numeric end)`;
		case 'tag':
			return sql`(case when pg_input_is_valid(${text}, 'date') then ${text}::date end)`;
		case 'janein':
			return sql`(case ${text} when ${sql.lit(JA)} then true when ${sql.lit(NEIN)} then false end)`;
		default:
			return text;
	}
}

function ausdruck(art: Zusatzart, feld: string): RawBuilder<unknown> {
	if (art === 'eintraege') {
		return sql`(select array_agg(e) from jsonb_array_elements_text(g.felder -> ${feld}::text) e)`;
	}
	const text = sql`(g.felder ->> ${feld}::text)`;
	if (art === 'zahl') return sql`${text}::int`;
	if (art === 'tag') return sql`${text}::date`;
	return art === 'janein' ? sql`${text}::boolean` : text;
}
