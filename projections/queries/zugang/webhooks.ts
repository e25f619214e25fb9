import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import {
	PROBE,
	SIGNATUREN,
	WEBHOOK_EREIGNISSE,
	WEBHOOK_STAENDE,
	WEBHOOK_STROEME,
	ZUSTELLSTAENDE,
	type Zustellstand,
} from '#domain/webhook/ereignisse.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh, frageRohEine } from '#projections/roh.ts';

const WEBHOOKZEILE = z.strictObject({
	id: z.string(),
	bezeichnung: z.string(),
	url: z.string(),
	ereignisse: z.array(z.enum(WEBHOOK_EREIGNISSE)).readonly(),
	signatur: z.enum(SIGNATUREN),
	/** What others verify by; null: by the shared secret. */
	oeffentlich: z.string().nullable(),
	stand: z.enum(WEBHOOK_STAENDE),
	/** FORT: it answered that it wants nothing more. */
	grund: z.enum(['VON_HAND', 'FORT']).nullable(),
	/** Of `stand`. */
	seit: z.string(),
	/** Until then the secret before signs too. */
	vorherigesBis: z.string().nullable(),
	/** Left alone until then, because it asked for that or doesn't answer. */
	ruhtBis: z.string().nullable(),
	erstelltVonID: z.string(),
	erstelltVon: z.string().nullable(),
	erstelltAm: z.string(),
	wartend: z.number(),
	aufgegeben: z.number(),
	zuletztZugestellt: z.string().nullable(),
});
/** An endpoint as the list shows it; its secret never. */
export type Webhookzeile = Readonly<z.infer<typeof WEBHOOKZEILE>>;

/** The newest first; with `id` that one alone. */
export const alleWebhooks = (db: Kysely<DB>, id: string | null = null): Promise<readonly Webhookzeile[]> =>
	frageRoh(
		db,
		WEBHOOKZEILE,
		sql`
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
		order by w.erstellt_am desc, w.id`,
	);

const ZUSTELLUNG = z.strictObject({
	/** The same in each attempt. */
	id: z.string(),
	ereignis: z.enum([...WEBHOOK_EREIGNISSE, PROBE]),
	strom: z.enum([...WEBHOOK_STROEME, 'webhook']),
	gegenstand: z.string(),
	folge: z.number(),
	ereignetAm: z.string(),
	stand: z.enum(ZUSTELLSTAENDE),
	versuch: z.number(),
	gesendetAm: z.string().nullable(),
	naechsterAm: z.string().nullable(),
	dauerMs: z.number().nullable(),
	/** Status of the last answer; null: there was none. */
	antwort: z.number().nullable(),
	fehler: z.string().nullable(),
});
export type Zustellung = Readonly<z.infer<typeof ZUSTELLUNG>>;

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
	const [zeilen, anzahl] = await Promise.all([
		frageRoh(
			db,
			ZUSTELLUNG,
			sql`
			select id, ereignis, strom, gegenstand, folge, ereignet_am as "ereignetAm", stand, versuch,
				gesendet_am as "gesendetAm", case when stand = 'WARTET' then naechster_am end as "naechsterAm",
				dauer_ms as "dauerMs", antwort, fehler
			from webhook_zustellung where ${welche}
			order by erstellt_am desc, position desc nulls first, id limit ${groesse} offset ${(seite - 1) * groesse}`,
		),
		frageRohEine(
			db,
			z.strictObject({ total: z.number() }),
			sql`select count(*)::int as total from webhook_zustellung where ${welche}`,
		),
	]);
	return { zeilen, total: anzahl?.total ?? 0 };
}
