import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { addiereTage } from '#domain/datum.ts';
import { LAEUFT_AB_TAGE } from '#domain/zugriff/api.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';
import { UNGENUTZT } from '../zugang/api-schluessel.ts';

interface Aufgegeben {
	readonly anzahl: number;
	readonly seit: string | null;
}

/** What of the ways to other programs somebody has to see to. */
export interface Anbindungen {
	/** Places that freiwillig-ja hasn't taken for days. */
	readonly aufgegebenePlaetze: Aufgegeben;
	/** Messages that a webhook hasn't taken for days. */
	readonly aufgegebeneNachrichten: Aufgegeben;
	/** Keys that nobody uses, or that end soon. */
	readonly schluessel: { readonly ungenutzt: number; readonly laufenAb: number };
}

const NICHTS: Aufgegeben = { anzahl: 0, seit: null };
export const OHNE_ANBINDUNGEN: Anbindungen = {
	aufgegebenePlaetze: NICHTS,
	aufgegebeneNachrichten: NICHTS,
	schluessel: { ungenutzt: 0, laufenAb: 0 },
};

const ZEILE = z.strictObject({
	plaetze: z.number(),
	plaetzeSeit: z.string().nullable(),
	nachrichten: z.number(),
	nachrichtenSeit: z.string().nullable(),
	ungenutzt: z.number(),
	laufenAb: z.number(),
});

/** Keys and webhooks only where the function is there. */
export async function anbindungen(db: Kysely<DB>, heute: string): Promise<Anbindungen> {
	const api = sql`(select coalesce((referenz ->> 'api')::boolean, false) from parameter)`;
	const zeile = await frageRohEine(
		db,
		ZEILE,
		sql`
		select p.anzahl as plaetze, p.seit as "plaetzeSeit", n.anzahl as nachrichten, n.seit as "nachrichtenSeit",
			k.ungenutzt, k."laufenAb"
		from (select count(*)::int as anzahl, min(erster_versuch_am) as seit from platzsendung where stand = 'AUFGEGEBEN') p,
			(select count(*)::int as anzahl, min(erster_versuch_am) as seit from webhook_zustellung
				where stand = 'AUFGEGEBEN' and position is not null and ${api}) n,
			(select (count(*) filter (where ${UNGENUTZT}))::int as ungenutzt,
				(count(*) filter (where k.gueltig_bis <= ${addiereTage(heute, LAEUFT_AB_TAGE)}::date))::int as "laufenAb"
			from api_schluessel k where k.geloescht_am is null and ${api}
				and (k.gueltig_bis is null or k.gueltig_bis >= ${heute}::date)) k`,
	);
	if (!zeile) return OHNE_ANBINDUNGEN;
	return {
		aufgegebenePlaetze: { anzahl: zeile.plaetze, seit: zeile.plaetzeSeit },
		aufgegebeneNachrichten: { anzahl: zeile.nachrichten, seit: zeile.nachrichtenSeit },
		schluessel: { ungenutzt: zeile.ungenutzt, laufenAb: zeile.laufenAb },
	};
}
