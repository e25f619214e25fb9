import { type Kysely, sql } from 'kysely';
import type {
	PROBE,
	Signatur,
	Webhookereignis,
	Webhookstand,
	Webhookstrom,
	Zustellstand,
} from '#domain/webhook/ereignisse.ts';
import type { DB } from '#projections/db.ts';

/** An endpoint as the list shows it; its secret never. */
export interface Webhookzeile {
	readonly id: string;
	readonly bezeichnung: string;
	readonly url: string;
	readonly ereignisse: readonly Webhookereignis[];
	readonly signatur: Signatur;
	/** What others verify by; null: by the shared secret. */
	readonly oeffentlich: string | null;
	readonly stand: Webhookstand;
	/** FORT: it answered that it wants nothing more. */
	readonly grund: 'VON_HAND' | 'FORT' | null;
	/** Of `stand`. */
	readonly seit: string;
	/** Until then the secret before signs too. */
	readonly vorherigesBis: string | null;
	/** Left alone until then, because it asked for that or doesn't answer. */
	readonly ruhtBis: string | null;
	readonly erstelltVonID: string;
	readonly erstelltVon: string | null;
	readonly erstelltAm: string;
	readonly wartend: number;
	readonly aufgegeben: number;
	readonly zuletztZugestellt: string | null;
}

/** The newest first; with `id` that one alone. */
export async function alleWebhooks(db: Kysely<DB>, id: string | null = null): Promise<readonly Webhookzeile[]> {
	const { rows } = await sql<Webhookzeile>`
		select w.id, w.bezeichnung, w.url, w.ereignisse, w.signatur, w.oeffentlich, w.stand, w.grund, w.seit,
			case when w.vorheriges_bis > now() then w.vorheriges_bis end as "vorherigesBis",
			case when w.ruht_bis > now() then w.ruht_bis end as "ruhtBis",
			w.erstellt_von as "erstelltVonID", b.name as "erstelltVon", w.erstellt_am as "erstelltAm",
			coalesce(z.wartend, 0) as wartend, coalesce(z.aufgegeben, 0) as aufgegeben, z.zuletzt as "zuletztZugestellt"
		from webhook w
		left join benutzer b on b.id::text = w.erstellt_von
		left join lateral (
			select (count(*) filter (where stand = 'WARTET'))::int as wartend,
				(count(*) filter (where stand = 'AUFGEGEBEN' and position is not null))::int as aufgegeben,
				max(gesendet_am) filter (where stand = 'ZUGESTELLT') as zuletzt
			from webhook_zustellung where webhook_id = w.id
		) z on true
		where ${id}::uuid is null or w.id = ${id}
		order by w.erstellt_am desc, w.id`.execute(db);
	return rows;
}

export interface Zustellung {
	/** The same in each attempt. */
	readonly id: string;
	readonly ereignis: Webhookereignis | typeof PROBE;
	readonly strom: Webhookstrom | 'webhook';
	readonly gegenstand: string;
	readonly folge: number;
	readonly ereignetAm: string;
	readonly stand: Zustellstand;
	readonly versuch: number;
	readonly gesendetAm: string | null;
	readonly naechsterAm: string | null;
	readonly dauerMs: number | null;
	/** Status of the last answer; null: there was none. */
	readonly antwort: number | null;
	readonly fehler: string | null;
}

interface Auswahl {
	readonly webhookID: string;
	readonly stand: Zustellstand | null;
	readonly seite: number;
	readonly groesse: number;
}

/** What it was told and is to be told, the newest first. */
export async function zustellungen(
	db: Kysely<DB>,
	{ webhookID, stand, seite, groesse }: Auswahl,
): Promise<{ readonly zeilen: readonly Zustellung[]; readonly total: number }> {
	const welche = sql`webhook_id = ${webhookID} and (${stand}::text is null or stand = ${stand})`;
	const [{ rows: zeilen }, { rows: anzahl }] = await Promise.all([
		sql<Zustellung>`
			select id, ereignis, strom, gegenstand, folge, ereignet_am as "ereignetAm", stand, versuch,
				gesendet_am as "gesendetAm", case when stand = 'WARTET' then naechster_am end as "naechsterAm",
				dauer_ms as "dauerMs", antwort, fehler
			from webhook_zustellung where ${welche}
			order by erstellt_am desc, position desc nulls first, id limit ${groesse} offset ${(seite - 1) * groesse}`.execute(
			db,
		),
		sql<{ total: number }>`select count(*)::int as total from webhook_zustellung where ${welche}`.execute(db),
	]);
	return { zeilen, total: anzahl[0]?.total ?? 0 };
}
