/** Lists of people narrowed by their documents: by what the viewer reads of them in the row and in the file, no more. */
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Dokumentlage } from '#domain/liste/dokumentfilter.ts';
import type { Filterfeld } from '../liste/filter.ts';
import { type Blick, nurStelle } from '../liste/sicht.ts';
import { DRAN } from './dokumentdran.ts';
import { SCHONFRIST, ueberfaellig } from './dokumente.ts';
import { abEinigung, gefragtVon, staende } from './dokumentstufe.ts';

const wort = (lage: Dokumentlage) => sql.lit(lage);

interface Dokumentfilter {
	readonly dokumentlage: Filterfeld;
	readonly dokumentDran: Filterfeld;
	readonly dokumentstand: Filterfeld;
}

/** `geeinigt`: from there on a site reads of documents. */
export function dokumentfilter(
	blick: Blick,
	freiwilligerID: RawBuilder<unknown>,
	geeinigt: Expression<unknown>,
): Dokumentfilter {
	const texte = (wert: RawBuilder<unknown>): Filterfeld => ({
		spalte: abEinigung(blick, geeinigt, sql`(${wert})`),
		typ: 'texte',
	});
	// What the row itself says in a colour, and whether something is late.
	const lage = sql`select case when count(*) > 0 then array[
			case when bool_or(fehlt) then ${wort('FEHLT')} when bool_or(laeuft) then ${wort('OFFEN')} else ${wort('VOLLSTAENDIG')} end,
			case when bool_or(weitere) then ${wort('UEBERFAELLIG')} end] end
		from ${staende(blick, freiwilligerID, ueberfaellig(blick.heute, SCHONFRIST))}`;
	// Agreements with the federal office are the Traeger's.
	const beimBundesamt = nurStelle(blick)
		? sql``
		: sql`union all select 'BUNDESAMT' from bfdvereinbarung v where v.freiwilliger_id = ${freiwilligerID} and v.stand = 'EINGEREICHT'`;
	const dran = sql`select array_agg(partei) from (
		select ${DRAN} as partei from ${gefragtVon(blick, freiwilligerID)} ${beimBundesamt}) w`;
	const stand = sql`select array_agg(t.spec_id || ' ' || t.status) from ${gefragtVon(blick, freiwilligerID)}`;
	return { dokumentlage: texte(lage), dokumentDran: texte(dran), dokumentstand: texte(stand) };
}
