import { type Kysely, sql } from 'kysely';
import type { ApiScope } from '#domain/zugriff/api.ts';
import type { DB } from '#projections/db.ts';

/** A key as the list shows it: what it is for, never what it says. */
export interface ApiSchluesselZeile {
	readonly id: string;
	readonly bezeichnung: string;
	readonly praefix: string;
	readonly scopes: readonly ApiScope[];
	/** Last day; null: without end. */
	readonly gueltigBis: string | null;
	readonly erstelltVonID: string;
	readonly erstelltVon: string | null;
	readonly erstelltAm: string;
	readonly erneuertAm: string | null;
	readonly zuletztBenutzt: string | null;
}

/** The keys that weren't deleted, the newest first; with `id` that one alone. */
export async function alleApiSchluessel(db: Kysely<DB>, id: string | null = null): Promise<ApiSchluesselZeile[]> {
	const { rows } = await sql<ApiSchluesselZeile>`
		select k.id, k.bezeichnung, k.praefix, k.scopes, k.gueltig_bis as "gueltigBis", k.erstellt_von as "erstelltVonID",
			b.name as "erstelltVon", k.erstellt_am as "erstelltAm", k.erneuert_am as "erneuertAm",
			k.zuletzt_benutzt as "zuletztBenutzt"
		from api_schluessel k left join benutzer b on b.id::text = k.erstellt_von
		where k.geloescht_am is null and (${id}::uuid is null or k.id = ${id})
		order by k.erstellt_am desc, k.id`.execute(db);
	return rows;
}
