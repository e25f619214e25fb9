import { sql } from 'kysely';
import { BESCHEINIGTE_ANGABEN, BESCHEINIGUNGSSTAENDE } from '#domain/akte/dokument/bescheinigungsstand.ts';
import { addiereTage } from '#domain/datum.ts';
import { BESCHEINIGUNG_VORLAUF_TAGE, BESCHEINIGUNGEN } from '#domain/liste/bescheinigungen.ts';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { hatRolle } from '#domain/rollen.ts';
import { DOKUMENT, GUELTIG } from '#domain/status/dokument.ts';
import { DOKUMENTSPEC } from '#domain/status/dokumentspec.ts';
import { FREIWILLIGER, GEDIENT } from '#domain/status/freiwilliger.ts';
import { WUNSCH } from '#domain/status/wunsch.ts';
import { ANGABENFELDER } from '#projections/akte/angaben.ts';
import { einStatus } from '../liste/ausdruck.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import type { Blick } from '../liste/sicht.ts';
import { nachDienstart } from '../liste/spalten.ts';

export type Bescheinigungszeile = Zeileninhalt<typeof BESCHEINIGUNGEN>;

const FRIST_TAGE = sql`coalesce((select (referenz ->> 'bescheinigungFrist')::int from parameter),
	${sql.lit(STANDARD_PARAMETER.bescheinigungFrist)})`;

/** The last day on which it isn't overdue. */
export const bescheinigungFrist = sql`(t.ende + ${FRIST_TAGE})`;

const SAMMELT = sql.lit(DOKUMENT.nr.UnterschriftenSammeln);
const IM_DIENST = sql.lit(FREIWILLIGER.nr.ImDienst);

const IMMER = sql`array_remove(array[${sql.join(
	Object.keys(BESCHEINIGTE_ANGABEN).map((feld) => sql`case when f.${sql.ref(feld)} is null then ${sql.lit(feld)} end`),
)}]::text[], null)`;

/** Where nobody has been asked for it: the one in use for the Dienstart, as far as no condition narrows it. */
const UNGEFRAGT = sql`(select d.referenz from dokumentspec d
	where d.status = ${sql.lit(DOKUMENTSPEC.nr.Veroeffentlicht)} and d.referenz ->> 'nachweisFuer' = 'BESCHEINIGUNG' and d.referenz -> 'bedingungen' = '[]'
		and (d.referenz -> 'dienstartIDs' = '[]' or d.referenz -> 'dienstartIDs' ? f.dienstart_id::text)
	order by d.sortierung, d.id limit 1)`;

/** What the template prints and nobody has answered, of what is kept for lists; of the rest the run itself tells. */
const GEDRUCKT = sql`array(select s ->> 'feld'
	from jsonb_array_elements(coalesce(b.spec, ${UNGEFRAGT}) -> 'steuerungsfelder') with ordinality e(s, nr)
	where s ->> 'modus' = 'LESEN' and s ->> 'feld' = any(${sql.val(ANGABENFELDER)}::text[])
		and not exists (select from angaben g where g.id = f.id and g.felder ? (s ->> 'feld'))
	order by nr)`;

/** For the Traeger's staff only. Whoever never came has no service to certify. */
export const bescheinigungenplan = ({ akteur, heute }: Blick): Listenplan => {
	const ueberfaellig = sql`(t.stand not in ('AUSGESTELLT', 'UNTERSCHRIFT') and ${bescheinigungFrist} < ${heute}::date)`;
	return listenplan(
		BESCHEINIGUNGEN,
		{
			freiwilligerID: sql`t.id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			stand: {
				zeigt: sql`t.stand`,
				sort: sql`array_position(${sql.val(BESCHEINIGUNGSSTAENDE)}::text[], t.stand)`,
			},
			dienstende: sql`t.ende`,
			frist: bescheinigungFrist,
			istUeberfaellig: ueberfaellig,
			dienstart: { zeigt: sql`d.kurz`, sort: nachDienstart(sql`t.dienstart_id`) },
			dienstartID: sql`t.dienstart_id`,
			einsatzstelle: {
				zeigt: sql`s.bezeichnung`,
				sort: sql`(select a.bezeichnung from adresse a where a.id = t.einsatzstelle_id)`,
			},
			einsatzstelleID: sql`t.einsatzstelle_id`,
			ausgestelltAm: sql`case when t.stand = 'AUSGESTELLT' then (t.dokument_seit at time zone 'Europe/Berlin')::date end`,
			anforderungID: sql`t.anforderung_id`,
			dokumentID: sql`t.dokument_id`,
			fehlt: sql`case when t.stand in ('AUSGESTELLT', 'UNTERSCHRIFT', 'DIENST_LAEUFT') then '{}' else t.fehlt end`,
			bei: sql`array(select distinct u.partei from signatur u where u.dokument_id = t.dokument_id and u.offen order by 1)`,
		},
		{
			von: sql`(
				select k.*, case
					when ${einStatus(sql`k.dokument_status`, DOKUMENT, GUELTIG)} then 'AUSGESTELLT'
					when k.dokument_status = ${SAMMELT} then 'UNTERSCHRIFT'
					when k.status = ${IM_DIENST} or k.dienstende > ${heute}::date then 'DIENST_LAEUFT'
					when k.dokument_status is not null then 'ZURUECKGEZOGEN'
					when cardinality(k.fehlt) > 0 then 'FEHLT'
					else 'OFFEN' end as stand
				from (
					select f.id, f.zyklus_id, f.status, f.vorname, f.nachname, f.suche, f.dienstart_id, f.einsatzstelle_id, f.einsatzort_id,
						f.dienstende, coalesce(f.dienstende, f.geplantes_ende, f.vertragsende) as ende,
						b.id as anforderung_id, b.dokument_id, b.dokument_status, b.dokument_seit,
						${IMMER} || coalesce(${GEDRUCKT}, '{}') as fehlt
					from freiwilliger f
					left join lateral (
						select a.id, a.dokument_id, a.dokument_status, a.dokument_seit, d.referenz as spec from anforderung a join dokumentspec d on d.id = a.spec_id
						where a.freiwilliger_id = f.id and not a.ist_frueherer_dienst and d.referenz ->> 'nachweisFuer' = 'BESCHEINIGUNG'
							and (a.zurueckgezogen_am is null or ${einStatus(sql`a.dokument_status`, DOKUMENT, [...GUELTIG, DOKUMENT.nr.UnterschriftenSammeln])})
						order by coalesce(${einStatus(sql`a.dokument_status`, DOKUMENT, GUELTIG)}, false) desc,
							coalesce(a.dokument_status = ${SAMMELT}, false) desc,
							a.angefordert_am desc, a.id
						limit 1
					) b on true
					where (${einStatus(sql`f.status`, FREIWILLIGER, GEDIENT)} or (f.status = ${IM_DIENST} and coalesce(f.geplantes_ende, f.vertragsende)
							<= ${addiereTage(heute, BESCHEINIGUNG_VORLAUF_TAGE)}::date))
						and not exists (select from wunsch w where w.id = f.wunsch_id and ${einStatus(sql`w.status`, WUNSCH, [WUNSCH.nr.DienstNichtAngetreten])})
				) k
			) t`,
			nachSchluessel: true,
			dazu: sql`
				left join adresse s on s.id = t.einsatzstelle_id
				left join dienstart d on d.id = t.dienstart_id`,
			sicht: hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) ? [] : [sql<boolean>`false`],
			suche: sql`t.suche`,
			zuletzt: sql`t.id`,
		},
	);
};

export const bescheinigungen = (leser: Leser, blick: Blick, anfrage: Anfrage): Promise<Seite<Bescheinigungszeile>> =>
	seite<Bescheinigungszeile>(leser, bescheinigungenplan(blick), anfrage);
