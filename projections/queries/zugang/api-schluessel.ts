import { type Kysely, sql } from 'kysely';
import { type ApiScope, UNGENUTZT_TAGE } from '#domain/zugriff/api.ts';
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
	/** For so long nobody has used it. */
	readonly isUngenutzt: boolean;
	readonly ansprechperson: string;
	readonly ansprechpersonEmail: string;
	/** None: from everywhere. */
	readonly netze: readonly string[];
	/** None: the whole tenant. */
	readonly einsatzstellen: readonly { readonly id: string; readonly bezeichnung: string }[];
}

/** Of a key `k`: nobody has used it for long. */
export const UNGENUTZT = sql<boolean>`coalesce(k.zuletzt_benutzt, k.erneuert_am, k.erstellt_am)
	< now() - make_interval(days => ${UNGENUTZT_TAGE})`;

/** The keys that weren't deleted, the newest first; with `id` that one alone. */
export async function alleApiSchluessel(db: Kysely<DB>, id: string | null = null): Promise<ApiSchluesselZeile[]> {
	return db
		.selectFrom('api_schluessel as k')
		.leftJoin('benutzer as b', (join) =>
			join.on((eb) => eb(eb.cast<string>('b.id', 'text'), '=', eb.ref('k.erstellt_von'))),
		)
		.select([
			'k.id',
			'k.bezeichnung',
			'k.praefix',
			'k.scopes',
			'k.gueltig_bis as gueltigBis',
			'k.erstellt_von as erstelltVonID',
			'b.name as erstelltVon',
			'k.erstellt_am as erstelltAm',
			'k.erneuert_am as erneuertAm',
			'k.zuletzt_benutzt as zuletztBenutzt',
			'k.ansprechperson',
			'k.ansprechperson_email as ansprechpersonEmail',
			'k.netze',
			UNGENUTZT.as('isUngenutzt'),
			sql<{ id: string; bezeichnung: string }[]>`coalesce((
				select json_agg(json_build_object('id', a.id, 'bezeichnung', a.bezeichnung) order by a.bezeichnung, a.id)
				from adresse a where a.id = any(k.einsatzstelle_ids)), '[]')`.as('einsatzstellen'),
		])
		.where('k.geloescht_am', 'is', null)
		.$if(id !== null, (schluessel) => schluessel.where('k.id', '=', id))
		.orderBy('k.erstellt_am', 'desc')
		.orderBy('k.id')
		.execute();
}
