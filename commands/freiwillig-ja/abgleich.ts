import { sql } from 'kysely';
import { z } from 'zod';
import { frageRoh, tueRoh } from '#projections/roh.ts';
import { type Absender, oeffne } from './senden.ts';
import { plane } from './vormerken.ts';

export const PLATZANGEBOTE_ABGLEICHEN = 'platzangebote-abgleichen';

/** What stands there against what should. */
export interface Abgleich {
	readonly am: string;
	readonly gleich: number;
	/** To be sent, though it had arrived once. */
	readonly fehlten: number;
	/** In another version. */
	readonly veraltet: number;
	/** Ours, and not to be there. */
	readonly zuviel: number;
}

const VERGLEICH = z.strictObject({ art: z.enum(['GLEICH', 'FEHLT', 'VERALTET', 'ZUVIEL']), anzahl: z.int() });

/** A peer that doesn't say what it has. */
export class KeineListe extends Error {
	override name = 'KeineListe';
}

/** Every night: asks what stands there, and has what is wrong sent or taken away anew. */
export async function gleicheAb(absender: Absender): Promise<Abgleich | null> {
	const { db, ctx } = absender.umgebung;
	const portal = await oeffne(absender);
	if (!portal) return null;
	const dort = await portal.alle();
	if (dort === null) throw new KeineListe();
	const paare = JSON.stringify([...dort].map(([id, version]) => ({ id, version })));
	return db.transaction().execute(async (trx) => {
		const vergleich = await frageRoh(
			trx,
			VERGLEICH,
			sql`
			with dort as (
				select id::uuid, version from json_to_recordset(${paare}::json) as d(id text, version text)
				where id ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
			), vergleich as (
				select coalesce(s.angebot_id, d.id) as id, s.soll, d.version, case
					when s.soll is null then 'ZUVIEL' when d.id is null then 'FEHLT'
					when d.version <> s.soll then 'VERALTET' else 'GLEICH' end as art
				from platzsendung s full join dort d on d.id = s.angebot_id
				where (s.soll is not null or d.id is not null) and s.stand is distinct from 'ABGELEHNT'
			), berichtigt as (
				insert into platzsendung as p (angebot_id, soll, ist, stand, naechster_am)
				select id, soll, version, 'WARTET', now() from vergleich where art <> 'GLEICH'
				on conflict (angebot_id) do update set ist = excluded.ist, stand = 'WARTET', versuch = 0,
					erster_versuch_am = null, naechster_am = now()
			), bestaetigt as (
				update platzsendung p set ist = v.soll, stand = 'AKTUELL', fehler = null, versuch = 0, erster_versuch_am = null,
					naechster_am = case when p.nachlauf_bis > now() then p.nachlauf_bis end
				from vergleich v where v.art = 'GLEICH' and p.angebot_id = v.id
			)
			select art, count(*)::int as anzahl from vergleich group by 1`,
		);
		const anzahl = (art: (typeof vergleich)[number]['art']) => vergleich.find((r) => r.art === art)?.anzahl ?? 0;
		const abgleich: Abgleich = {
			am: ctx().jetzt,
			...{ gleich: anzahl('GLEICH'), fehlten: anzahl('FEHLT'), veraltet: anzahl('VERALTET'), zuviel: anzahl('ZUVIEL') },
		};
		await tueRoh(trx, sql`update freiwilligja_konfiguration set abgleich = ${JSON.stringify(abgleich)}::jsonb`);
		await plane(trx);
		return abgleich;
	});
}
