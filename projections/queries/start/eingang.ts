import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { EXPORT_LIEGT_TAGE } from '#domain/zugriff/exportdatei.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import { IST_ERLEDIGT } from '../akte/sammelauftrag.ts';
import { ABGLEICHERGEBNIS } from '../dokumente/dokumentabgleich.ts';

/** So long something that ended stays there; a file that lay ready says for as long again that it is gone. */
const TAGE = EXPORT_LIEGT_TAGE;
/** A file that was written faster was never missed: its owner has it. */
const KURZ = '5 seconds';
/** Nobody writes one that long: the process that did is gone. */
const ABGERISSEN = '1 hour';

const EINTRAG = z.strictObject({
	art: z.enum(['LAUF', 'SAMMELAKTION', 'IMPORT', 'ABGLEICH', 'DATEI', 'HINWEIS']),
	id: z.string(),
	/** Kind of the run, action, name of the file or document, list that was exported, or kind of the hint. */
	was: z.string(),
	/** Of a run of the accounting. */
	nr: z.int().nullable(),
	von: z.string().nullable(),
	bis: z.string().nullable(),
	stand: z.enum(['LAEUFT', 'FERTIG', 'GESCHEITERT']),
	begonnenAm: z.string(),
	beendetAm: z.string().nullable(),
	erledigt: z.int(),
	gesamt: z.int(),
	/** What of it couldn't be done. */
	gesperrt: z.int(),
	/** Of a document: in how many files it is asked for now, or no longer. */
	angefordert: z.int().nullable(),
	entfallen: z.int().nullable(),
	specID: z.string().nullable(),
	/** Of a file that was exported. */
	endung: z.string().nullable(),
	groesse: z.int().nullable(),
	/** Until when it lies ready; null: it doesn't (any more). */
	liegtBis: z.string().nullable(),
	isNeu: z.boolean(),
});
export type Eingangszeile = Readonly<z.infer<typeof EINTRAG>>;

interface Frage {
	readonly userID: string;
	/** ISO 8601. */
	readonly jetzt: string;
	/** Mails that came back are theirs to look after who read the outbox. */
	readonly mitPost: boolean;
}

/** The long work somebody began in the week before, the files he exported, and hints, the newest first. */
export const eingang = (db: Kysely<DB>, { userID, jetzt, mitPost }: Frage): Promise<readonly Eingangszeile[]> =>
	frageRoh(
		db,
		EINTRAG,
		sql`
		select e.art, e.id, e.was, e.nr, e.von, e.bis, e.stand, e."begonnenAm", e."beendetAm", e.erledigt, e.gesamt, e.gesperrt,
			e.angefordert, e.entfallen, e."specID", e.endung, e.groesse, e."liegtBis", coalesce(not e.kurz and e."beendetAm" > coalesce((select bis from eingang_gesehen
				where user_id = ${userID}::uuid), '-infinity'), false) as "isNeu"
		from (
			select 'LAUF' as art, l.id, l.art as was, l.nr, l.von, l.bis, coalesce(l.berechnung, 'FERTIG') as stand,
				l.bestellt_am as "begonnenAm", l.gerechnet_am as "beendetAm", coalesce(f.gelesen, 0) as erledigt,
				coalesce(f.gesamt, 0) as gesamt, 0 as gesperrt, null::int as angefordert, null::int as entfallen, null::uuid as "specID",
				null::text as endung, null::float8 as groesse, null::timestamptz as "liegtBis", false as kurz
			from lauf l left join laufrechnung f on f.lauf_id = l.id
			-- Thrown away, nobody waits for it.
			where l.status <> 'VERWORFEN' and l.bestellt_von = ${userID}::uuid and l.bestellt_am > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
			union all
			select 'SAMMELAKTION', a.id, a.aktion, null, null, null,
				case when a.beendet_am is null then 'LAEUFT' else 'FERTIG' end, a.begonnen_am, a.beendet_am, n.erledigt,
				n.gesamt, n.gesperrt, null, null, null, null, null, null, false
			from sammelauftrag a cross join lateral (
				select count(*)::int as gesamt, count(*) filter (where ergebnis is not null)::int as erledigt,
					count(*) filter (where not ${IST_ERLEDIGT})::int as gesperrt
				from sammelauftrag_zeile where sammelauftrag_id = a.id) n
			where a.user_id = ${userID}::uuid and a.begonnen_am > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
			union all
			select 'IMPORT', i.id, i.dateiname, null, null, null,
				case when i.beendet_am is null and i.erledigt < i.gesamt then 'LAEUFT' else 'FERTIG' end, i.begonnen_am,
				i.beendet_am, i.erledigt, i.gesamt, 0, null, null, null, null, null, null, false
			from adressimport i
			where (i.akteur ->> 'userID')::uuid = ${userID}::uuid and i.begonnen_am > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
			union all
			select 'ABGLEICH', a.id, d.bezeichnung, null, null, null,
				case when a.beendet_am is null then 'LAEUFT' when a.erledigt < a.gesamt then 'GESCHEITERT' else 'FERTIG' end,
				a.begonnen_am, a.beendet_am, a.erledigt, a.gesamt, n.unausgefuellt + n.unbearbeitet, n.angefordert, n.entfallen,
				a.spec_id, null, null, null, false
			from dokumentabgleich a join dokumentspec d on d.id = a.spec_id cross join ${ABGLEICHERGEBNIS} n
			where a.user_id = ${userID}::uuid and a.begonnen_am > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
			union all
			select 'DATEI', d.id, d.liste, null, null, null,
				case when d.fertig_am is not null then 'FERTIG'
					when d.entfernt_am is not null or d.begonnen_am < ${jetzt}::timestamptz - ${ABGERISSEN}::interval then 'GESCHEITERT'
					else 'LAEUFT' end,
				d.begonnen_am, coalesce(d.fertig_am, d.entfernt_am), d.erledigt, d.anzahl, 0, null, null, null, d.endung, d.groesse::float8,
				case when d.fertig_am is not null and d.entfernt_am is null then d.begonnen_am + make_interval(days => ${TAGE}) end,
				coalesce(d.fertig_am < d.begonnen_am + ${KURZ}::interval, false)
			from exportdatei d
			where d.user_id = ${userID}::uuid and d.begonnen_am > ${jetzt}::timestamptz - make_interval(days => ${2 * TAGE})
			union all
			select 'HINWEIS', (array_agg(m.outbox_id order by m.seit desc, m.outbox_id))[1], 'MAIL_ZURUECK', null, null, null, 'FERTIG',
				max(m.seit), max(m.seit), count(*)::int, count(*)::int, 0, null, null, null, null, null, null, false
			from mail_sperre m
			where ${mitPost} and m.seit > ${jetzt}::timestamptz - make_interval(days => ${TAGE})
			having count(*) > 0
		) e order by e."begonnenAm" desc, e.id limit 30`,
	);
