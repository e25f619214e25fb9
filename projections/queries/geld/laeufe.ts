import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Laufstatus, Rechnung } from '#domain/geld/lauf/ereignisse.ts';
import type { Laufzeile } from '#domain/geld/lauf/zeilen.ts';
import type { Laufart } from '#domain/geld/posten.ts';
import type { Zeitraum } from '#domain/geld/zeitraum.ts';
import type { Dienstart } from '#domain/referenzsaetze.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';

/** Kind of service by Dienstart. */
export async function artenDerDienste(db: Kysely<DB>): Promise<Rechnung['dienstarten']> {
	const zeilen = await db.selectFrom('dienstart').select('referenz').execute();
	return Object.fromEntries(zeilen.map(({ referenz }) => [referenz.id, referenz.art satisfies Dienstart['art']]));
}

interface Umfang {
	readonly zeitraum: Zeitraum;
	/** First month that was ever released. */
	readonly seit: string | null;
	readonly zyklusID: string | null;
	readonly position: string;
}

/**
 * Whose files a run has to read: those in service between its first and last month, as they stand or, where a contract
 * has changed since the position, maybe stood.
 */
export async function betroffeneAkten(
	db: Kysely<DB>,
	{ zeitraum, seit, zyklusID, position }: Umfang,
): Promise<string[]> {
	const ab = `${seit !== null && seit < zeitraum.von ? seit : zeitraum.von}-01`;
	const akten = await frageRoh(
		db,
		z.strictObject({ id: z.string() }),
		sql`
		select freiwilliger_id::text as id from geldvertrag
		where bis >= ${ab}::date and von < (${`${zeitraum.bis}-01`}::date + interval '1 month')
			and (${zyklusID}::uuid is null or zyklus_id = ${zyklusID}::uuid)
		union
		select substr(stream, 7) from event
		where position > ${position}::bigint and stream like 'Akte-%'
			and (type like 'Vertrag%' or type like 'Dienst%' or type like 'Wunsch%')
		order by 1`,
	);
	return akten.map(({ id }) => id);
}

/** What these runs pay, run after run. */
export async function freigegebeneZeilen(
	db: Kysely<DB>,
	laufIDs: readonly string[],
): Promise<{ readonly nr: number; readonly zeilen: readonly Laufzeile[] }[]> {
	if (laufIDs.length === 0) return [];
	const zeilen = await db
		.selectFrom('laufzeile as z')
		.innerJoin('lauf as l', 'l.id', 'z.lauf_id')
		.where('z.lauf_id', 'in', [...laufIDs])
		.select(['z.lauf_id', 'l.nr as laufNr', 'z.nr', 'z.monat', 'z.anteil', 'z.teile', 'z.betrag', 'z.menge'])
		.select(['z.vertrag_id as vertragID', 'z.freiwilliger_id as freiwilligerID'])
		.execute();
	const jeLauf = Map.groupBy(zeilen, ({ lauf_id }) => lauf_id);
	return laufIDs.map((id) => ({
		nr: jeLauf.get(id)?.[0]?.laufNr ?? 0,
		zeilen: (jeLauf.get(id) ?? []).map(({ menge, ...zeile }) => ({ ...zeile, ...(menge !== null && { menge }) })),
	}));
}

export interface Laufkopf {
	readonly id: string;
	readonly nr: number;
	readonly art: Laufart;
	/** Whose claim it is. */
	readonly programmID: string | null;
	readonly zyklusID: string | null;
	readonly von: string;
	readonly bis: string;
	readonly status: Laufstatus;
	readonly statusSeit: string;
	readonly zeilen: number;
	/** Cents. */
	readonly summe: number;
}

/** The newest first. */
export async function laufliste(
	db: Kysely<DB>,
	{
		art,
		programmID,
		seite,
		groesse,
	}: {
		readonly art?: Laufart | undefined;
		readonly programmID?: string | undefined;
		readonly seite: number;
		readonly groesse: number;
	},
): Promise<{ readonly zeilen: readonly Laufkopf[]; readonly total: number }> {
	const alle = db
		.selectFrom('lauf')
		.$if(art !== undefined, (q) => q.where('art', '=', art as Laufart))
		.$if(programmID !== undefined, (q) => q.where('programm_id', '=', programmID ?? ''));
	const [zeilen, anzahl] = await Promise.all([
		alle
			.select([
				'id',
				'nr',
				'art',
				'programm_id as programmID',
				'zyklus_id as zyklusID',
				'von',
				'bis',
				'status',
				'zeilen',
				'status_seit as statusSeit',
			])
			.select(sql<number>`summe::float8`.as('summe'))
			.orderBy('nr', 'desc')
			.limit(groesse)
			.offset((seite - 1) * groesse)
			.execute(),
		alle.select(({ fn }) => fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
	]);
	return { zeilen: zeilen as readonly Laufkopf[], total: Number(anzahl.n) };
}

/** How far the job has come that reckons it. */
export const laufrechnung = (
	db: Kysely<DB>,
	laufID: string,
): Promise<{ readonly gelesen: number; readonly gesamt: number } | undefined> =>
	db.selectFrom('laufrechnung').select(['gelesen', 'gesamt']).where('lauf_id', '=', laufID).executeTakeFirst();

/** The run of that number, with the position it was reckoned at. */
export async function vorigerLauf(
	db: Kysely<DB>,
	nr: number,
): Promise<{ readonly id: string; readonly position: string } | null> {
	const lauf = await db.selectFrom('lauf').select(['id', 'position']).where('nr', '=', nr).executeTakeFirst();
	return lauf ?? null;
}

/** Who is paid by it. */
export async function bezahlteVon(db: Kysely<DB>, laufID: string): Promise<string[]> {
	const zeilen = await db
		.selectFrom('laufzeile')
		.select('freiwilliger_id')
		.distinct()
		.where('lauf_id', '=', laufID)
		.execute();
	return zeilen.map(({ freiwilliger_id }) => freiwilliger_id);
}

/** Cents that runs of the kind have released for the month before each row, where that was a whole one; by row. */
export async function vormonatsbetraege(
	db: Kysely<DB>,
	{ id, art }: { readonly id: string; readonly art: Laufart },
	zeilen: readonly { readonly vertragID: string; readonly monat: string }[],
): Promise<ReadonlyMap<string, number>> {
	if (zeilen.length === 0) return new Map();
	const betraege = await frageRoh(
		db,
		z.strictObject({ vertragID: z.string(), monat: z.string(), betrag: z.number() }),
		sql`
		select w.vertrag as "vertragID", w.monat, sum(z.betrag)::float8 as betrag
		from unnest(${zeilen.map(({ vertragID }) => vertragID)}::uuid[], ${zeilen.map(({ monat }) => monat)}::text[])
				as w(vertrag, monat)
			join laufzeile z on z.vertrag_id = w.vertrag
				and z.monat = to_char((w.monat || '-01')::date - interval '1 month', 'YYYY-MM')
			join lauf l on l.id = z.lauf_id
		where l.art = ${art} and l.id <> ${id}::uuid and l.status in ('FREIGEGEBEN', 'UEBERGEBEN', 'GEBUCHT')
		group by 1, 2 having bool_and(z.anteil = 30) and sum(z.betrag) > 0`,
	);
	return new Map(betraege.map(({ vertragID, monat, betrag }) => [`${vertragID} ${monat}`, betrag]));
}
