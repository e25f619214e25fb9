import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { addiereTage } from '#domain/datum.ts';
import { BALD_IN_TAGEN, FREIWILLIGE } from '#domain/liste/freiwillige.ts';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { AB_EINIGUNG, FREIWILLIGER } from '#domain/status/freiwilliger.ts';
import { dokumentfilter } from '../dokumente/dokumentfilter.ts';
import { dokumentampel, nachDokumenten } from '../dokumente/dokumentstufe.ts';
import { einStatus } from '../liste/ausdruck.ts';
import type { Filterfeld } from '../liste/filter.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import { abUmfang, type Blick, freiwilligeFuer, imEinsatzBei, nurStelle } from '../liste/sicht.ts';
import {
	alter,
	attribut,
	nachBetreuer,
	nachDienstart,
	nachOrt,
	traegerbetreuer,
	ueberBetreuer,
	ueberDienstart,
	ueberOrt,
	volljaehrig,
	wiedervorlageAm,
} from '../liste/spalten.ts';
import { type MitZusatz, OHNE_ZUSATZ, type Zusatz, type Zusatzort, zusatzsql } from '../liste/zusatzfelder.ts';
import { wunschdran } from './wunschdran.ts';

export type Freiwilligenzeile = Zeileninhalt<typeof FREIWILLIGE> & MitZusatz;

export function freiwilligenplan(blick: Blick, zusatz: Zusatz = OHNE_ZUSATZ): Listenplan {
	const verlorenAb = sql`(select e.ab from seminarerreichbarkeit e where e.freiwilliger_id = t.id)`;
	const dran = wunschdran('w', blick.heute);
	const amWunsch = (was: RawBuilder<unknown>) => sql`(select ${was} from wunsch w where w.id = t.wunsch_id)`;
	return listenplan(
		FREIWILLIGE,
		{
			freiwilligerID: sql`t.id`,
			id: sql`t.id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			geburtsdatum: sql`t.geburtsdatum`,
			alter: { zeigt: alter(blick.heute), sort: sql`t.geboren`, filter: sql`t.geboren` },
			status: sql`t.status`,
			dran: amWunsch(dran.partei),
			dranSeit: amWunsch(dran.seit),
			dranTat: amWunsch(dran.tat),
			wunschID: sql`t.wunsch_id`,
			dienstart: { zeigt: sql`d.kurz`, sort: nachDienstart(sql`t.dienstart_id`) },
			dienstartID: sql`t.dienstart_id`,
			einsatzstelle: { zeigt: sql`s.bezeichnung`, sort: nachOrt(sql`t.einsatzstelle_id`) },
			einsatzstelleID: sql`t.einsatzstelle_id`,
			einsatzort: { zeigt: sql`o.bezeichnung`, sort: nachOrt(sql`t.einsatzort_id`) },
			einsatzortID: sql`t.einsatzort_id`,
			vertragsnummer: sql`t.vertragsnummer`,
			betreuer: { zeigt: sql`b.name`, sort: nachBetreuer(sql`t.betreuer_user_id`) },
			betreuerUserID: sql`t.betreuer_user_id`,
			dokumente: {
				zeigt: dokumentampel(blick, sql`t.id`, sql`true`),
				sort: nachDokumenten(blick, sql`t.id`, sql`true`),
			},
			...dokumentfilter(blick, sql`t.id`, sql`true`),
			seminartageOffen: tage(sql`t.seminartage_offen`),
			seminartagePflicht: tage(sql`t.seminartage_pflicht`),
			seminartageAnerkannt: tage(sql`t.seminartage_anerkannt`),
			seminartageGeplant: tage(sql`t.seminartage_geplant`),
			seminartageVerlorenAb: verlorenAb,
			seminartageBerechnetAm: sql`(select s.berechnet_am from seminarangebotsstand s
				where s.zyklus_id = t.zyklus_id and t.seminartage_offen is not null)`,
			seminartageErreichbar: erreichbarkeit(blick.heute),
			seminargruppe: {
				zeigt: sql`sg.bezeichnung`,
				sort: sql`(select g.bezeichnung from seminargruppe g where g.id = t.seminargruppe_id)`,
			},
			seminargruppeID: { spalte: sql`t.seminargruppe_id`, typ: 'id' },
			vertragsbeginn: sql`t.vertragsbeginn`,
			vertragsende: sql`coalesce(t.geplantes_ende, t.vertragsende)`,
			dienstantritt: sql`t.dienstantritt`,
			dienstende: sql`t.dienstende`,
			wiedervorlageAm: wiedervorlageAm(sql`t.id`, blick),
			...traegerbetreuer(sql`t.id`),
			volljaehrig: volljaehrig(sql`t.geboren`, blick.heute),
			attribut1ID: attribut(1),
			attribut2ID: attribut(2),
		},
		{
			von: freiwilligeFuer(blick),
			dazu: sql`
				left join adresse o on o.id = t.einsatzort_id
				left join adresse s on s.id = t.einsatzstelle_id
				left join dienstart d on d.id = t.dienstart_id
				left join benutzer b on b.id = t.betreuer_user_id
				left join seminargruppe sg on sg.id = t.seminargruppe_id`,
			sicht: [einStatus(sql`t.status`, FREIWILLIGER, AB_EINIGUNG), ...imEinsatzBei(blick)],
			suche: sql`t.suche`,
			reihen: nurStelle(blick) ? {} : REIHEN,
			zuletzt: sql`t.id`,
			zusatz: zusatzsql(zusatz, zusatzort(blick)),
		},
	);
}

/** Whether some of the days he owes no seminar of the cycle gives him any more, or soon none. */
const erreichbarkeit = (heute: string): Filterfeld => ({
	spalte: sql`(case when e.ab <= ${heute}::date then 'NICHT_MEHR'
		when e.ab <= ${addiereTage(heute, BALD_IN_TAGEN)}::date then 'BALD' end)`,
	typ: 'text',
	dort: { schluessel: sql`t.id`, aus: sql`select e.freiwilliger_id from seminarerreichbarkeit e` },
});

/** By what the Traeger's staff walks the list along an index; a site has few rows. */
const REIHEN: Listenplan['reihen'] = {
	name: 'eigen',
	alter: 'eigen',
	status: 'eigen',
	vertragsnummer: 'eigen',
	vertragsbeginn: 'eigen',
	vertragsende: 'eigen',
	dienstantritt: 'eigen',
	dienstende: 'eigen',
	einsatzort: ueberOrt(sql`t.einsatzort_id`),
	einsatzstelle: ueberOrt(sql`t.einsatzstelle_id`),
	dienstart: ueberDienstart(sql`t.dienstart_id`),
	betreuer: ueberBetreuer(sql`t.betreuer_user_id`),
};

/** From tenths. */
const tage = (zehntel: RawBuilder<unknown>) => sql`(${zehntel} / 10.0)::float8`;

/** From the conclusion on a site reads what it needs for the service. */
const zusatzort = (blick: Blick): Zusatzort => ({
	freiwilligerID: sql`t.id`,
	einsatzortID: sql`t.einsatzort_id`,
	lesbar: (ab) => (ab === 'TRAEGER' ? null : abUmfang(blick, ab)),
});

export const freiwillige = (
	leser: Leser,
	blick: Blick,
	anfrage: Anfrage,
	zusatz?: Zusatz,
): Promise<Seite<Freiwilligenzeile>> => seite<Freiwilligenzeile>(leser, freiwilligenplan(blick, zusatz), anfrage);

/** Those whose contract is with this Einsatzstelle or at this Einsatzort. */
export function adressfreiwillige(leser: Leser, blick: Blick, adresseID: string, anfrage: Anfrage) {
	const plan = freiwilligenplan(blick);
	const hier = sql<SqlBool>`(t.einsatzstelle_id = ${adresseID} or t.einsatzort_id = ${adresseID})`;
	return seite<Freiwilligenzeile>(leser, { ...plan, sicht: [...plan.sicht, hier] }, anfrage);
}
