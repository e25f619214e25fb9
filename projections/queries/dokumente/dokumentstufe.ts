/** Levels of document specifications in SQL, as the rules on documents reckon them. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import { naechstesZiel } from '#domain/akte/dokument/dokumentbedarf.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import type { Stufe } from '#domain/referenzsaetze.ts';
import { DOKUMENT, GUELTIG } from '#domain/status/dokument.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { FREIWILLIGER, type FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { type Blick, nurStelle } from '../liste/sicht.ts';
import { DRANSPALTEN } from './dokumentdran.ts';

const STATUS = Object.keys(FREIWILLIGER.eintraege).map(Number) as FreiwilligerStatus[];

/** The number documents are asked for ahead of; at the end of the way the last one. */
const zielNach = (status: RawBuilder<unknown>): RawBuilder<number> =>
	sql`case ${status} ${sql.join(
		STATUS.map((eins) => sql`when ${sql.lit(eins)} then ${sql.lit(naechstesZiel({ status: eins }) ?? eins)}`),
		sql` `,
	)} end`;

/** The level at the status that comes next; `stufen`: the specification's `stufe_je_status`. */
export const stufeVor = (status: RawBuilder<unknown>, stufen: RawBuilder<unknown>): RawBuilder<Stufe | null> =>
	sql`(${stufen} ->> ${status}::text)`;

/** Of those a site has a part in; everything else of a file's documents is none of hers. */
const fuerStelle = sql`(not (d.referenz ->> 'isGesundheit')::boolean and (
	d.referenz -> 'uploadRollen' ? 'MA_VEREIN' or d.referenz ->> 'pruefendeOrganisation' = 'EINSATZSTELLE'
	or d.referenz -> 'signaturparteien' ? 'EINSATZSTELLE'))`;

const ohneUnterschrift = sql`(t.dokument_status is distinct from ${sql.lit(DOKUMENT.nr.Unterschrieben)}
	and (t.dokument_status is distinct from ${sql.lit(DOKUMENT.nr.Verifiziert)}
	or coalesce((select (referenz ->> 'pdfSignatures')::boolean from parameter), ${STANDARD_PARAMETER.pdfSignatures}::boolean)))`;

/** Columns "blocks Pflicht?" and "blocks Ueberprufung?" of the request statuses. */
const haeltAuf = sql`case
	when stufe not in ('PFLICHT', 'UEBERPRUEFUNG') or stufe is null then false
	when is_vertragsrelevant and ziel >= ${sql.lit(FREIWILLIGER.nr.Vertragsabschluss)} then ohne_unterschrift
	when status in ('PROVIDED', 'SIGNED') then false
	when status = 'FINISHED' then dokument_status is null or dokument_status not in (${sql.join(GUELTIG.map((nummer) => sql.lit(nummer)))})
	when status = 'NEEDS_REVIEW' then stufe = 'UEBERPRUEFUNG'
	else true end`;

/** What is asked of a volunteer as far as the viewer reads it, as rows under the alias `t` with their specification. */
export const gefragtVon = (blick: Blick, freiwilligerID: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
	select a.*, d.stufe_je_status, d.is_vertragsrelevant, ${DRANSPALTEN} from anforderung a join dokumentspec d on d.id = a.spec_id
	where a.freiwilliger_id = ${freiwilligerID} and a.status <> 'NOT_REQUESTED' and d.status <> ${sql.lit(DOKUMENTSPEC.nr.Gesperrt)}
		and ${nurStelle(blick) ? fuerStelle : sql`true`}) t`;

/** Of each of them whether it keeps him from the next status (`fehlt`), or is under way (`laeuft`); `weitere` beside it. */
export function staende(
	blick: Blick,
	freiwilligerID: RawBuilder<unknown>,
	weitere: RawBuilder<unknown> = sql`null`,
): RawBuilder<unknown> {
	const status = sql`t.freiwilliger_status`;
	return sql`(
		select ${haeltAuf} as fehlt, not ${haeltAuf} and (status = 'NEEDS_REVIEW'
			or (status in ('NOT_PROVIDED', 'WAIT_SIGNING') and stufe in ('ERINNERN', 'PFLICHT', 'UEBERPRUEFUNG'))) as laeuft, weitere
		from (
			select t.status, t.dokument_status, ${stufeVor(status, sql`t.stufe_je_status`)} as stufe, ${zielNach(status)} as ziel,
				t.is_vertragsrelevant, ${ohneUnterschrift} as ohne_unterschrift,
				${weitere} as weitere
			from ${gefragtVon(blick, freiwilligerID)}
		) gefragt) stand`;
}

/**
 * How many requests of a volunteer there are, keep him from the next status, and are under way; null for a site before
 * it has to do with them, which `geeinigt` says.
 */
export const dokumentampel = (
	blick: Blick,
	freiwilligerID: RawBuilder<unknown>,
	geeinigt: Expression<unknown>,
): RawBuilder<unknown> =>
	abEinigung(
		blick,
		geeinigt,
		sql`(select json_build_object('fehlen', count(*) filter (where fehlt), 'offen', count(*) filter (where laeuft),
			'gesamt', count(*)) from ${staende(blick, freiwilligerID)})`,
	);

/** Such that the one sorts last to whom the most is missing, and then the most is under way. */
export const nachDokumenten = (
	blick: Blick,
	freiwilligerID: RawBuilder<unknown>,
	geeinigt: Expression<unknown>,
): RawBuilder<unknown> =>
	abEinigung(
		blick,
		geeinigt,
		sql`(select case when count(*) > 0 then array[count(*) filter (where fehlt), count(*) filter (where laeuft)] end
			from ${staende(blick, freiwilligerID)})`,
	);

/** A site reads of documents only where it has come to an agreement. */
export const abEinigung = (blick: Blick, geeinigt: Expression<unknown>, wert: RawBuilder<unknown>) =>
	nurStelle(blick) ? sql`case when ${geeinigt} then ${wert} end` : wert;
