import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Einrichtungslage } from '#domain/einrichtung/einrichtung.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';
import { plaetzeOnline } from '../orte/karte.ts';
import { alleParameter } from '../traeger/parameter.ts';
import { rechtstexte } from '../traeger/portaltexte.ts';

type Gezaehlt = Omit<
	Einrichtungslage,
	| 'hatEigenesBild'
	| 'kontingentMode'
	| 'rechtstexte'
	| 'mandantAdresse'
	| 'zulassung'
	| 'barrierefreiheit'
	| 'mailReplyTo'
	| 'mailAbsender'
	| 'vertragsnummerModus'
	| 'isMobilFuerLinks'
	| 'isBewerbungsphase'
	| 'plaetzeOnline'
>;

/** How far the tenant is set up. */
export async function einrichtungslage(db: Kysely<DB>, heute: string): Promise<Einrichtungslage> {
	const [parameter, texte, online, gezaehlt] = await Promise.all([
		alleParameter(db),
		rechtstexte(db),
		plaetzeOnline(db, heute),
		zaehle(db),
	]);
	const { logo, colorPrimary, colorSecondary, kontingentMode, mailReplyTo, mailAbsender } = parameter;
	const { mandantAdresse, zulassung, vertragsnummerModus, isMobilFuerLinks, isBewerbungsphase } = parameter;
	const { barrierefreiheitBindung, durchsetzungsstelle, durchsetzungsstelleLink } = parameter;
	const { colorPrimary: erste, colorSecondary: zweite } = STANDARD_PARAMETER;
	return {
		...gezaehlt,
		hatEigenesBild: logo !== null || colorPrimary !== erste || colorSecondary !== zweite,
		rechtstexte: texte,
		plaetzeOnline: online,
		...{ mandantAdresse, zulassung },
		barrierefreiheit: { barrierefreiheitBindung, durchsetzungsstelle, durchsetzungsstelleLink },
		...{ kontingentMode, mailReplyTo, mailAbsender, vertragsnummerModus, isMobilFuerLinks, isBewerbungsphase },
	};
}

const GEZAEHLT: z.ZodType<Gezaehlt> = z.strictObject({
	zyklus: z.strictObject({ bezeichnung: z.string(), start: z.string() }).nullable(),
	dienstarten: z.array(z.string()),
	hatJugenddienst: z.boolean(),
	einsatzorte: z.number(),
	einsatzorteImZyklus: z.number(),
	ohneKoordinaten: z.number(),
	plaetze: z.number(),
	ohneSignaturform: z.number(),
	dokumenteVeroeffentlicht: z.number(),
	dokumenteEntwurf: z.number(),
	hatVertragsvorlage: z.boolean(),
	beschaeftigte: z.number(),
	warOnline: z.boolean(),
});

async function zaehle(db: Kysely<DB>): Promise<Gezaehlt> {
	const zeile = await frageRohEine(
		db,
		GEZAEHLT,
		sql`
		with z as (select id, bezeichnung, start from zyklus where status = 'AKTIV' limit 1),
		o as (select lat, aktiv_in_zyklen from adresse where typ = 'EINSATZORT' and is_aktiv)
		select
			(select json_build_object('bezeichnung', bezeichnung, 'start', start) from z) as zyklus,
			array(select kurz from dienstart where is_aktiv order by sortierung, kurz) as dienstarten,
			exists (select from dienstart where is_aktiv and referenz->>'art' in ('FSJ', 'FOEJ')) as "hatJugenddienst",
			(select count(*)::int from o) as einsatzorte,
			(select count(*)::int from o, z where z.id = any(o.aktiv_in_zyklen)) as "einsatzorteImZyklus",
			(select count(*)::int from o where lat is null) as "ohneKoordinaten",
			(select coalesce(sum(zugeteilt), 0)::int from zuteilung, z where zyklus_id = z.id) as plaetze,
			(select count(*)::int from dokumentspec where status in (${sql.lit(DOKUMENTSPEC.nr.Entwurf)}, ${sql.lit(DOKUMENTSPEC.nr.Veroeffentlicht)})
				and referenz->'signaturparteien' <> '[]' and referenz->>'signaturform' is null) as "ohneSignaturform",
			(select count(*)::int from dokumentspec where status = ${sql.lit(DOKUMENTSPEC.nr.Veroeffentlicht)}) as "dokumenteVeroeffentlicht",
			(select count(*)::int from dokumentspec where status = ${sql.lit(DOKUMENTSPEC.nr.Entwurf)}) as "dokumenteEntwurf",
			exists (select from dokumentspec where status = ${sql.lit(DOKUMENTSPEC.nr.Veroeffentlicht)} and (referenz->>'isVertragsrelevant')::boolean
				and referenz->>'vorlage' is not null) as "hatVertragsvorlage",
			(select count(*)::int from benutzer
				where is_aktiv and is_mitarbeitend and rollen && array['MA_VERWALTUNG', 'ADMIN']) as beschaeftigte,
			exists (select from adresse where online_in_zyklen <> '{}') as "warOnline"`,
	);
	if (!zeile) throw new Error('Die Abfrage antwortet immer mit einer Zeile');
	return zeile;
}
