import { sql } from 'kysely';
import type { Umgebung } from '#commands/umgebung.ts';
import { groesster } from '#domain/beliebig-viele.ts';
import { addiereTage } from '#domain/datum.ts';
import { ANKUENDIGUNGEN } from '#domain/zugriff/api.ts';
import { tueRoh } from '#projections/roh.ts';

export const ABLAUF_ANKUENDIGEN = 'ablauf-ankuendigen';

/**
 * Tells whoever answers for a key that it ends, once for each notice and end: the key says what was announced last, and
 * says it in the statement that leaves the mail. A key that ends on another day since is announced for that day again;
 * a notice that a night has missed is given in the next, unless a later one is due by then.
 */
export async function kuendigeAblaufAn({ db, ctx, outboxGefuellt }: Umgebung): Promise<void> {
	const { heute } = ctx();
	const stufe = sql`(select min(tage) from unnest(${[...ANKUENDIGUNGEN]}::int[]) tage where gueltig_bis - ${heute}::date <= tage)`;
	await tueRoh(
		db,
		sql`
		with faellig as (
			update api_schluessel set angekuendigt_zum = gueltig_bis, angekuendigt_tage = ${stufe}
			where geloescht_am is null and ansprechperson_email <> ''
				and gueltig_bis between ${heute}::date and ${addiereTage(heute, groesster(ANKUENDIGUNGEN))}::date
				and (angekuendigt_zum is distinct from gueltig_bis or angekuendigt_tage > ${stufe})
				and (select coalesce((referenz ->> 'api')::boolean, false) from parameter)
			returning id, gueltig_bis
		)
		insert into outbox (art, schluessel, empfaenger, daten)
		select 'mail', 'API_SCHLUESSEL_ABLAUF', jsonb_build_object('art', 'API_SCHLUESSEL', 'id', id),
			jsonb_build_object('apiSchluessel', jsonb_build_object('id', id, 'gueltigBis', gueltig_bis))
		from faellig`,
	);
	outboxGefuellt?.();
}
