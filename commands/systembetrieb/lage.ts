import { statfs } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#projections/db.ts';

/** Mails or jobs of one state. */
interface Auftragsstand {
	readonly art: 'mail' | 'job';
	readonly status: string;
	readonly anzahl: number;
	/** When the oldest of them was left behind. */
	readonly aelteste: string;
}

/** What a job couldn't do for one of many yet. */
interface Auftragsrest {
	readonly auftrag: string;
	readonly stream: string;
	readonly fehler: string;
	readonly versuche: number;
	readonly seit: string;
	readonly zuletzt: string;
}

/** So many events are counted. */
const ZAEHLT_BIS = 100_000;

/** So many are shown. */
const RESTE = 100;

/** How the installation fares, for whoever looks after it. */
export interface Betriebslage {
	readonly datenbank: {
		readonly version: string;
		readonly bytes: number;
		readonly ereignisse: number;
		/** So many are there by the database's own estimate: counting them all would take a while. */
		readonly istGeschaetzt: boolean;
	};
	/** Where files lie. */
	readonly speicher: { readonly frei: number; readonly gesamt: number };
	readonly auftraege: readonly Auftragsstand[];
	readonly reste: readonly Auftragsrest[];
}

export async function betriebslage(db: Kysely<DB>, verzeichnis: string, zaehltBis = ZAEHLT_BIS): Promise<Betriebslage> {
	const [datenbank, auftraege, reste, platte] = await Promise.all([
		sql<Betriebslage['datenbank']>`
			select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
				case when g.anzahl > ${zaehltBis} then greatest(g.anzahl, c.reltuples::int) else g.anzahl end as ereignisse,
				g.anzahl > ${zaehltBis} as "istGeschaetzt"
			from pg_class c, (select count(*)::int as anzahl from (select from event limit ${zaehltBis + 1}) e) g
			where c.oid = 'event'::regclass`.execute(db),
		sql<Auftragsstand>`
			select art, status, count(*)::int as anzahl, min(erstellt_am) as aelteste
			from outbox group by art, status order by art, status`.execute(db),
		sql<Auftragsrest>`
			select auftrag, stream, fehler, versuche, seit, zuletzt from auftragsrest
			order by seit, auftrag, stream limit ${RESTE}`.execute(db),
		statfs(verzeichnis),
	]);
	const [stand] = datenbank.rows;
	if (!stand) throw new Error('Die Datenbank nennt ihre Größe nicht');
	const speicher = { frei: platte.bavail * platte.bsize, gesamt: platte.blocks * platte.bsize };
	return { datenbank: stand, speicher, auftraege: auftraege.rows, reste: reste.rows };
}
