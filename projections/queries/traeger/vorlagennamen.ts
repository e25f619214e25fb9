import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { ParameterFelder } from '#domain/parameter/parameterfelder.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import type { Dienstart, Zyklus } from '#domain/referenzsaetze.ts';
import type { Betreuende, Einsatz } from '#domain/vorlageninhalt/einsatz.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine, wieGeschrieben } from '#projections/roh.ts';

/** What is asked for: ids of the file, null where it has none. */
export interface Vorlagenbedarf {
	/** Titles, countries and school-leaving certificates. */
	readonly listenIDs: readonly string[];
	/** Where no Einsatzort says it. */
	readonly einsatzstelleID: string | null;
	readonly einsatzortID: string | null;
	readonly dienstartID: string | null;
	readonly zyklusID: string | null;
	readonly betreuerUserID: string | null;
	readonly traegerBetreuerUserID: string | null;
}

/** What templates hold besides the file itself. */
export interface Vorlagennamen {
	readonly parameter: ParameterFelder;
	readonly listen: ReadonlyMap<string, string>;
	readonly einsatzort: Einsatz | null;
	readonly einsatzstelle: Einsatz | null;
	readonly dienstart: Dienstart | null;
	readonly zyklus: Pick<Zyklus, 'bezeichnung' | 'start' | 'ende'> | null;
	readonly betreuer: Betreuende | null;
	readonly traegerBetreuer: Betreuende | null;
	readonly unterzeichner: Betreuende | null;
}

interface Antwort extends Omit<Vorlagennamen, 'parameter' | 'listen'> {
	readonly parameter: Partial<ParameterFelder> | null;
	readonly listen: Readonly<Record<string, string>> | null;
}

const EINSATZFORM: z.ZodType<Einsatz> = z.strictObject({
	bezeichnung: z.string(),
	kurzname: z.string().nullable(),
	externeNummer: z.string().nullable(),
	vkz: z.string().nullable(),
	betriebsnummer: z.string().nullable(),
	strasse: z.string().nullable(),
	hausnummer: z.string().nullable(),
	plz: z.string(),
	ort: z.string(),
	telefon: z.string().nullable(),
	email: z.string().nullable(),
	debitor: z.string().nullable(),
	mandatsreferenz: z.string().nullable(),
	anerkanntePlaetze: z.number().nullable(),
});

const BETREUENDE: z.ZodType<Betreuende> = z.strictObject({
	name: z.string(),
	email: z.string().nullable(),
	telefon: z.string().nullable(),
	funktion: z.string().nullable(),
});

const ANTWORT: z.ZodType<Antwort> = z.strictObject({
	parameter: wieGeschrieben<Partial<ParameterFelder>>().nullable(),
	listen: z.record(z.string(), z.string()).nullable(),
	einsatzort: EINSATZFORM.nullable(),
	einsatzstelle: EINSATZFORM.nullable(),
	dienstart: wieGeschrieben<Dienstart>().nullable(),
	zyklus: wieGeschrieben<Pick<Zyklus, 'bezeichnung' | 'start' | 'ende'>>().nullable(),
	betreuer: BETREUENDE.nullable(),
	traegerBetreuer: BETREUENDE.nullable(),
	unterzeichner: BETREUENDE.nullable(),
});

const EINSATZ = sql`json_build_object('bezeichnung', a.bezeichnung, 'kurzname', a.kurzname,
	'externeNummer', a.externe_nummer, 'vkz', a.vkz, 'betriebsnummer', a.betriebsnummer, 'strasse', a.strasse,
	'hausnummer', a.hausnummer, 'plz', a.plz, 'ort', a.ort, 'telefon', a.telefon, 'email', a.email,
	'debitor', a.debitor, 'mandatsreferenz', a.mandatsreferenz,
	'anerkanntePlaetze', (select k.plaetze from anerkennung k where k.adresse_id = a.id))`;

/** A user with the telephone and the position of the contact person linked to him. */
const benutzer = (id: string | null) => sql`
	select json_build_object('name', u.name, 'email', nullif(u.email, ''), 'telefon', coalesce(p.telefon, p.mobil),
		'funktion', p.position)
	from benutzer u left join person p on p.user_id = u.id and p.is_aktiv
	where u.id = ${id} and not u.is_geloescht order by p.id limit 1`;

/** Everything in one round trip. */
export async function ladeVorlagennamen(db: Kysely<DB>, bedarf: Vorlagenbedarf): Promise<Vorlagennamen> {
	const { listenIDs, einsatzstelleID, einsatzortID, dienstartID, zyklusID, betreuerUserID, traegerBetreuerUserID } =
		bedarf;
	const ids = sql`${sql.val(listenIDs)}::text[]`;
	const zeile = await frageRohEine(
		db,
		ANTWORT,
		sql`
		select
			(select referenz from parameter) as parameter,
			(select json_object_agg(id, bezeichnung) from (
				select id, bezeichnung from land union all
				select id::text, bezeichnung from titel union all
				select id::text, bezeichnung from schulabschluss) l where id = any(${ids})) as listen,
			(select ${EINSATZ} from adresse a where a.id = ${einsatzortID}) as einsatzort,
			(select ${EINSATZ} from adresse a where a.id = coalesce(
				(select o.einsatzstelle_id from adresse o where o.id = ${einsatzortID}), ${einsatzstelleID})) as einsatzstelle,
			(select referenz from dienstart where id = ${dienstartID}) as dienstart,
			(select referenz from zyklus where id = ${zyklusID}) as zyklus,
			(${benutzer(betreuerUserID)}) as betreuer,
			(${benutzer(traegerBetreuerUserID)}) as "traegerBetreuer",
			(select json_build_object('name', concat_ws(' ', p.vorname, p.nachname), 'email', p.email,
					'telefon', coalesce(p.telefon, p.mobil), 'funktion', p.position)
				from adresse o join person_funktion f on f.adresse_id in (o.id, o.einsatzstelle_id)
					and f.funktion = 'UNTERZEICHNER'
				join person p on p.id = f.person_id and p.is_aktiv
				where o.id = ${einsatzortID} order by f.adresse_id = o.id desc, p.id limit 1) as unterzeichner`,
	);
	if (!zeile) throw new Error('Die Abfrage antwortet immer mit einer Zeile');
	return {
		...zeile,
		parameter: { ...STANDARD_PARAMETER, ...zeile.parameter },
		listen: new Map(Object.entries(zeile.listen ?? {})),
	};
}
