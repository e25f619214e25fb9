import { type Kysely, type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { SAMMELERGEBNISSE, type Sammelergebnis } from '#domain/sammelbescheid.ts';
import type { Begleitaktion, Laufaktion } from '#domain/sammellauf.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine } from '#projections/roh.ts';
import { type Blick, freiwilligeFuer, nurStelle, wuenscheFuer } from '../liste/sicht.ts';
import type { Sammelliste } from './sammelauswahl.ts';

/** What a row says that is no rule's code. */
export const VERMERK: Readonly<Record<Sammelergebnis, string>> = { GETAN: 'ERLEDIGT', SCHON: 'SCHON', NICHT: 'NICHT' };

/** Of a row that was reached, and has nothing left to do. */
export const IST_ERLEDIGT = sql`ergebnis in (${sql.lit(`{${VERMERK.GETAN}}`)}, ${sql.lit(`{${VERMERK.SCHON}}`)})`;

/** Of what a run speaks: rows of a list, addresses, contacts, or volunteers and the group they join. */
export type Laufliste = Sammelliste | 'ADRESSEN' | 'PERSONEN' | 'GRUPPEN';

/** A run of an action on many, and how far it is. */
export interface Sammelauftrag {
	readonly id: string;
	readonly liste: Laufliste;
	readonly aktion: Laufaktion | Begleitaktion;
	readonly userID: string;
	readonly begonnenAm: string;
	readonly beendetAm: string | null;
	readonly gesamt: number;
	readonly erledigt: number;
	readonly gesperrt: number;
}

const SAMMELAUFTRAG: z.ZodType<Sammelauftrag> = z.strictObject({
	id: z.string(),
	liste: z.enum([
		'BEWERBUNGEN',
		'FREIWILLIGE',
		'POOL',
		'DOKUMENTE',
		'BESCHEINIGUNGEN',
		'ADRESSEN',
		'PERSONEN',
		'GRUPPEN',
	]),
	aktion: z.custom<Laufaktion | Begleitaktion>((aktion) => typeof aktion === 'string'),
	userID: z.string(),
	begonnenAm: z.string(),
	beendetAm: z.string().nullable(),
	gesamt: z.number(),
	erledigt: z.number(),
	gesperrt: z.number(),
});

const ERGEBNISZEILE = z.strictObject({
	eintragID: z.string(),
	freiwilligerID: z.string().nullable(),
	vorname: z.string().nullable(),
	nachname: z.string().nullable(),
	einsatzort: z.string().nullable(),
	dokument: z.string().nullable(),
	/** What it is called where it is no volunteer. */
	bezeichnung: z.string().nullable(),
	gruppeID: z.string().nullable(),
	gruppe: z.string().nullable(),
	/** null: it waits for its turn; empty: done; otherwise the codes of what refused it. */
	gruende: z.array(z.string()).nullable(),
	ergebnis: z.enum(SAMMELERGEBNISSE).nullable(),
	text: z.string().nullable(),
});
export type Ergebniszeile = Readonly<z.infer<typeof ERGEBNISZEILE>>;

const KOPF = sql`
	a.id, a.liste, a.aktion, a.user_id as "userID", a.begonnen_am as "begonnenAm", a.beendet_am as "beendetAm",
	z.gesamt, z.erledigt, z.gesperrt`;
const VON = sql`sammelauftrag a cross join lateral (
	select count(*)::int as gesamt, (count(*) filter (where ${IST_ERLEDIGT}))::int as erledigt,
		(count(*) filter (where not ${IST_ERLEDIGT}))::int as gesperrt
	from sammelauftrag_zeile where sammelauftrag_id = a.id) z`;

/** Null: unknown, or taken away since. */
export const sammelauftrag = (db: Kysely<DB>, id: string): Promise<Sammelauftrag | null> =>
	frageRohEine(db, SAMMELAUFTRAG, sql`select ${KOPF} from ${VON} where a.id = ${id}`);

const ZULETZT = 30;

/** Somebody's own runs, the newest first. */
export const eigeneSammelauftraege = (db: Kysely<DB>, userID: string): Promise<readonly Sammelauftrag[]> =>
	frageRoh(
		db,
		SAMMELAUFTRAG,
		sql`
		select ${KOPF} from ${VON} where a.user_id = ${userID} order by a.begonnen_am desc, a.id limit ${ZULETZT}`,
	);

/** What became of each row, by the names the viewer may read at this moment. */
export async function ergebniszeilen(
	db: Kysely<DB>,
	blick: Blick,
	{ id, liste }: Pick<Sammelauftrag, 'id' | 'liste'>,
): Promise<readonly Ergebniszeile[]> {
	return frageRoh(
		db,
		ERGEBNISZEILE,
		sql`
		select z.eintrag_id as "eintragID", case when n.id is not null then z.freiwilliger_id end as "freiwilligerID",
			n.vorname, n.nachname, n.einsatzort, n.dokument, n.bezeichnung, z.gruppe_id as "gruppeID", n.gruppe,
			case when ${IST_ERLEDIGT} then '{}' else z.ergebnis end as gruende, z.text,
			case when z.ergebnis = ${`{${VERMERK.GETAN}}`}::text[] then 'GETAN' when ${IST_ERLEDIGT} then 'SCHON'
				when z.ergebnis is not null then 'NICHT' end as ergebnis
		from sammelauftrag_zeile z left join lateral (${benannt(liste, blick)}) n on true
		where z.sammelauftrag_id = ${id} order by z.reihe`,
	);
}

/** What the row `z` is called. */
function benannt(liste: Laufliste, blick: Blick): RawBuilder<unknown> {
	if (liste === 'ADRESSEN' || liste === 'PERSONEN') return liste === 'ADRESSEN' ? ADRESSNAME : kontaktname(blick);
	const tabelle = liste === 'BEWERBUNGEN' ? wuenscheFuer(blick) : freiwilligeFuer(blick);
	// Documents stand with their volunteer; whoever may read the list reads what they are called.
	const dokument =
		liste === 'DOKUMENTE'
			? sql`(select d.bezeichnung from anforderung a join dokumentspec d on d.id = a.spec_id where a.id = z.eintrag_id)`
			: sql`null`;
	const gruppe =
		liste === 'GRUPPEN' ? sql`(select g.bezeichnung from seminargruppe g where g.id = z.gruppe_id)` : sql`null`;
	return sql`
		select t.id, t.vorname, t.nachname, o.bezeichnung as einsatzort, ${dokument} as dokument, null as bezeichnung, ${gruppe} as gruppe
		from ${tabelle} left join adresse o on o.id = t.einsatzort_id
		where t.id = ${liste === 'DOKUMENTE' ? sql`z.freiwilliger_id` : sql`z.eintrag_id`}`;
}

const ADRESSNAME = sql`
	select a.id, null as vorname, null as nachname, a.ort as einsatzort, null as dokument, a.bezeichnung, null as gruppe
	from adresse a where a.id = z.eintrag_id`;

/** Contacts are the Traeger's to read. */
const kontaktname = (blick: Blick) => sql`
	select p.id, null as vorname, null as nachname, null as einsatzort, null as dokument,
		concat_ws(' ', p.vorname, p.nachname) as bezeichnung, null as gruppe
	from person p where p.id = z.eintrag_id and ${!nurStelle(blick)}`;
