import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine } from '#projections/roh.ts';

/** Mails or jobs of one state. */
const AUFTRAGSSTAND = z.strictObject({
	art: z.enum(['mail', 'job']),
	status: z.string(),
	anzahl: z.int(),
	/** When the oldest of them was left behind. */
	aelteste: z.string(),
});

/** What a job couldn't do for one of many yet. */
const AUFTRAGSREST = z.strictObject({
	auftrag: z.string(),
	stream: z.string(),
	fehler: z.string(),
	versuche: z.int(),
	seit: z.string(),
	zuletzt: z.string(),
});

const DATENBANK = z.strictObject({
	version: z.string(),
	bytes: z.number(),
	ereignisse: z.int(),
	/** So many are there by the database's own estimate: counting them all would take a while. */
	istGeschaetzt: z.boolean(),
});

/** So many events are counted. */
const ZAEHLT_BIS = 100_000;

/** So many are shown. */
const RESTE = 100;

/** How the installation fares, for whoever looks after it. */
export interface Betriebslage {
	readonly datenbank: Readonly<z.infer<typeof DATENBANK>>;
	/** Where files lie. */
	readonly speicher: { readonly frei: number; readonly gesamt: number };
	readonly auftraege: readonly Readonly<z.infer<typeof AUFTRAGSSTAND>>[];
	readonly reste: readonly Readonly<z.infer<typeof AUFTRAGSREST>>[];
}

export async function betriebslage(db: Kysely<DB>, verzeichnis: string, zaehltBis = ZAEHLT_BIS): Promise<Betriebslage> {
	const [datenbank, auftraege, reste, platte] = await Promise.all([
		frageRohEine(
			db,
			DATENBANK,
			sql`
			select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
				case when g.anzahl > ${zaehltBis} then greatest(g.anzahl, c.reltuples::int) else g.anzahl end as ereignisse,
				g.anzahl > ${zaehltBis} as "istGeschaetzt"
			from pg_class c, (select count(*)::int as anzahl from (select from event limit ${zaehltBis + 1}) e) g
			where c.oid = 'event'::regclass`,
		),
		frageRoh(
			db,
			AUFTRAGSSTAND,
			sql`
			select art, status, count(*)::int as anzahl, min(erstellt_am) as aelteste
			from outbox group by art, status order by art, status`,
		),
		frageRoh(
			db,
			AUFTRAGSREST,
			sql`
			select auftrag, stream, fehler, versuche, seit, zuletzt from auftragsrest
			order by seit, auftrag, stream limit ${RESTE}`,
		),
		statfs(verzeichnis),
	]);
	if (!datenbank) throw new Error('Die Datenbank nennt ihre Größe nicht');
	const speicher = { frei: platte.bavail * platte.bsize, gesamt: platte.blocks * platte.bsize };
	return { datenbank, speicher, auftraege, reste };
}
