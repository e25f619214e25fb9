import { type Kysely, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { BEWERBUNGEN } from '#domain/liste/bewerbungen.ts';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { BEENDET, GEEINIGT, KONTAKTIERT, WUNSCH } from '#domain/status/wunsch.ts';
import type { DB } from '#projections/db.ts';
import { frageRohEine } from '#projections/roh.ts';
import { dokumentfilter } from '../dokumente/dokumentfilter.ts';
import { dokumentampel, nachDokumenten } from '../dokumente/dokumentstufe.ts';
import { einStatus } from '../liste/ausdruck.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, alle, auswahl, type Listenplan, type Seite, seite, sonstAehnlich } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import { abUmfang, type Blick, nurStelle, seineWuensche, wuenscheFuer } from '../liste/sicht.ts';
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

/** A row of the application list: one wish with its volunteer. */
export type Bewerbungszeile = Zeileninhalt<typeof BEWERBUNGEN> & MitZusatz;

export function bewerbungenplan(blick: Blick, zusatz: Zusatz = OHNE_ZUSATZ): Listenplan {
	const geeinigt = einStatus(sql`t.status`, WUNSCH, GEEINIGT);
	const dran = wunschdran('t', blick.heute);
	return listenplan(
		BEWERBUNGEN,
		{
			wunschID: sql`t.id`,
			id: sql`t.id`,
			freiwilligerID: sql`t.freiwilliger_id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			geburtsdatum: sql`t.geburtsdatum`,
			alter: { zeigt: alter(blick.heute), sort: sql`t.geboren`, filter: sql`t.geboren` },
			plz: sql`t.plz`,
			ort: sql`t.ort`,
			status: sql`t.freiwilliger_status`,
			statusSeit: sql`fw.status_seit`,
			wunschstatus: sql`t.status`,
			wunschstatusSeit: sql`t.status_seit`,
			dran: dran.partei,
			dranSeit: dran.seit,
			dranTat: dran.tat,
			einsatzortID: sql`t.einsatzort_id`,
			einsatzort: { zeigt: sql`o.bezeichnung`, sort: nachOrt(sql`t.einsatzort_id`) },
			einsatzstelleID: sql`t.einsatzstelle_id`,
			dienstartID: { zeigt: sql`t.dienstart_id`, filter: sql`coalesce(t.dienstart_id, t.dienstart_wunsch_id)` },
			dienstart: { zeigt: sql`d.kurz`, sort: nachDienstart(sql`t.dienstart_id`) },
			dienstartWunsch: sql`dw.kurz`,
			betreuerUserID: sql`t.betreuer_user_id`,
			betreuer: { zeigt: sql`b.name`, sort: nachBetreuer(sql`t.betreuer_user_id`) },
			beworbenAm: sql`t.beworben_am`,
			letzteBemerkungAm: sql`t.letzte_bemerkung_am`,
			dokumente: {
				zeigt: dokumentampel(blick, sql`t.freiwilliger_id`, geeinigt),
				sort: nachDokumenten(blick, sql`t.freiwilliger_id`, geeinigt),
			},
			...dokumentfilter(blick, sql`t.freiwilliger_id`, geeinigt),
			wiedervorlageAm: wiedervorlageAm(sql`t.freiwilliger_id`, blick),
			// Of whoever is still at turn.
			nachgefragtAm: sql`case when t.nachgefragt_bei = ${dran.partei} then t.nachgefragt_am end`,
			kontaktiert: kontaktiert(blick),
			...traegerbetreuer(sql`t.freiwilliger_id`),
			volljaehrig: volljaehrig(sql`t.geboren`, blick.heute),
			attribut1ID: attribut(1),
			attribut2ID: attribut(2),
		},
		{
			von: wuenscheFuer(blick),
			dazu: sql`
				left join freiwilliger fw on fw.id = t.freiwilliger_id
				left join adresse o on o.id = t.einsatzort_id
				left join dienstart d on d.id = t.dienstart_id
				left join dienstart dw on dw.id = t.dienstart_wunsch_id
				left join benutzer b on b.id = t.betreuer_user_id`,
			sicht: [],
			suche: sql`t.suche`,
			reihen: nurStelle(blick) ? {} : REIHEN,
			zuletzt: sql`t.id`,
			// The wish that has come furthest, of those that still run.
			vorderste: {
				je: sql`t.freiwilliger_id`,
				nach: sql`(${einStatus(sql`t.status`, WUNSCH, BEENDET)}), t.status desc`,
			},
			zusatz: zusatzsql(zusatz, zusatzort(blick)),
		},
	);
}

/** By what the Traeger's staff walks the list along an index; a site has few rows, each of which is looked at for it. */
const REIHEN: Listenplan['reihen'] = {
	name: 'eigen',
	alter: 'eigen',
	status: 'eigen',
	wunschstatus: 'eigen',
	wunschstatusSeit: 'eigen',
	beworbenAm: 'eigen',
	einsatzort: ueberOrt(sql`t.einsatzort_id`),
	dienstart: ueberDienstart(sql`t.dienstart_id`),
	betreuer: ueberBetreuer(sql`t.betreuer_user_id`),
};

/** Has any place contacted the volunteer in this cycle, as far as the viewer knows? A wish that ended keeps from where. */
const kontaktiert = (blick: Blick) => sql`exists (select from wunsch w
	where w.freiwilliger_id = t.freiwilliger_id and w.zyklus_id = t.zyklus_id and ${seineWuensche(blick)}
		and (${einStatus(sql`w.status`, WUNSCH, KONTAKTIERT)} or w.beendet_aus >= ${sql.lit(WUNSCH.nr.Kontaktiert)}))`;

/** A site reads more of somebody the further it has come with him. */
const zusatzort = (blick: Blick): Zusatzort => ({
	freiwilligerID: sql`t.freiwilliger_id`,
	einsatzortID: sql`t.einsatzort_id`,
	lesbar: (ab) => (ab === 'TRAEGER' ? null : abUmfang(blick, ab)),
});

export const bewerbungen = (
	leser: Leser,
	blick: Blick,
	anfrage: Anfrage,
	zusatz?: Zusatz,
): Promise<Seite<Bewerbungszeile>> => seite<Bewerbungszeile>(leser, bewerbungenplan(blick, zusatz), anfrage);

/** Of so many people all wishes the list has, the foremost of each first; `total` counts people. */
export async function bewerbungenJePerson(
	leser: Leser & { readonly db: Kysely<DB> },
	blick: Blick,
	anfrage: Anfrage,
	zusatz?: Zusatz,
): Promise<Seite<Bewerbungszeile>> {
	const plan = bewerbungenplan(blick, zusatz);
	const { zeilen: vorderste, total } = await seite<Bewerbungszeile>(leser, plan, { ...anfrage, nurVorderste: true });
	const personen = vorderste.map(({ freiwilligerID }) => freiwilligerID);
	const ihre = sql<SqlBool>`t.freiwilliger_id = any(${sql.val(personen)}::uuid[])`;
	const weitere = Map.groupBy(
		await alle<Bewerbungszeile>(leser.db, { ...plan, sicht: [...plan.sicht, ihre] }, anfrage),
		({ freiwilligerID }) => freiwilligerID,
	);
	const zeilen = vorderste.flatMap((eine) => [
		eine,
		...(weitere.get(eine.freiwilligerID) ?? []).filter(({ wunschID }) => wunschID !== eine.wunschID),
	]);
	return { zeilen, total };
}

const BOARDSPALTE = z.strictObject({
	personen: z.number(),
	/** null: nobody. */
	tage: z.number().nullable(),
});
/** Who stands in a column of the board: people, whatever number of wishes they have there, and days they have on average. */
export type Boardspalte = Readonly<z.infer<typeof BOARDSPALTE>>;

export function boardspalte(db: Kysely<DB>, blick: Blick, anfrage: Anfrage, zusatz?: Zusatz): Promise<Boardspalte> {
	const plan = bewerbungenplan(blick, zusatz);
	const lies = async (gemeint: Anfrage): Promise<Boardspalte> => {
		const zeile = await frageRohEine(
			db,
			BOARDSPALTE,
			sql`
			select count(*)::int as personen,
				round(avg(${anfrage.heute}::date - (f.status_seit at time zone 'Europe/Berlin')::date))::int as tage
			from (${auswahl(plan, gemeint, sql`distinct t.freiwilliger_id as id`)}) p
			join freiwilliger f on f.id = p.id`,
		);
		return zeile ?? { personen: 0, tage: null };
	};
	return sonstAehnlich(plan, anfrage, lies, ({ personen }) => personen);
}
