import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { BESPRECHBAR, ERINNERUNG_STUNDEN, VORBEI_STUNDEN } from '#domain/meeting/grenzen.ts';
import { MEETING, type MeetingStatus } from '#domain/status/meeting.ts';
import { BEENDET } from '#domain/status/wunsch.ts';
import type { DB } from '#projections/db.ts';
import { frageRoh } from '#projections/roh.ts';
import { einStatus } from '../liste/ausdruck.ts';
import { type Blick, nurEigene, wuenscheFuer } from '../liste/sicht.ts';

/** A talk over the net as it stands in the table. */
export interface Meeting {
	readonly id: string;
	readonly freiwilligerID: string;
	readonly wunschID: string;
	readonly einsatzortID: string;
	readonly titel: string;
	readonly termin: string;
	readonly dauerMinuten: number;
	readonly status: MeetingStatus;
	readonly link: string;
	/** As its service knows it. */
	readonly raum: string;
	/** Where it was ordered; null: of the template. */
	readonly raumdienst: string | null;
	readonly folge: number;
	readonly gaeste: readonly string[];
	/** Since when it is to be at this time. */
	readonly vereinbartAm: string;
	readonly eingeladenAm: string | null;
	readonly erinnertAm: string | null;
	readonly gestartetAm: string | null;
	readonly geaendertAm: string;
}

/** Times a volunteer may choose one of. */
export interface Terminangebot {
	readonly id: string;
	readonly freiwilligerID: string;
	readonly wunschID: string;
	readonly titel: string;
	readonly dauerMinuten: number;
	readonly termine: readonly string[];
	/** The talk that came of it. */
	readonly meetingID: string | null;
	/** So often he chose another time. */
	readonly verlegt: number;
	readonly zurueckgezogenAm: string | null;
}

const meetingspalten = [
	...(['m.id', 'm.freiwilliger_id as freiwilligerID', 'm.wunsch_id as wunschID'] as const),
	...(['m.einsatzort_id as einsatzortID', 'm.titel', 'm.termin', 'm.dauer_minuten as dauerMinuten'] as const),
	...(['m.status', 'm.link', 'm.raum', 'm.raumdienst', 'm.folge', 'm.gaeste'] as const),
	...(['m.eingeladen_am as eingeladenAm', 'm.gestartet_am as gestartetAm', 'm.erinnert_am as erinnertAm'] as const),
	...(['m.vereinbart_am as vereinbartAm', 'm.geaendert_am as geaendertAm'] as const),
] as const;

const angebotsspalten = [
	...(['a.id', 'a.freiwilliger_id as freiwilligerID', 'a.wunsch_id as wunschID', 'a.titel'] as const),
	...(['a.dauer_minuten as dauerMinuten', 'a.termine', 'a.meeting_id as meetingID', 'a.verlegt'] as const),
	...(['a.zurueckgezogen_am as zurueckgezogenAm'] as const),
] as const;

const alsMeeting = <Z extends { status: number }>(zeile: Z) => ({ ...zeile, status: zeile.status as MeetingStatus });

export async function meetingVon(db: Kysely<DB>, id: string): Promise<Meeting | null> {
	const zeile = await db.selectFrom('meeting as m').select(meetingspalten).where('m.id', '=', id).executeTakeFirst();
	return zeile ? alsMeeting(zeile) : null;
}

/** null: no room of ours. */
export async function meetingImRaum(db: Kysely<DB>, raum: string): Promise<string | null> {
	const zeile = await db.selectFrom('meeting').select('id').where('raum', '=', raum).executeTakeFirst();
	return zeile?.id ?? null;
}

export async function angebotVon(db: Kysely<DB>, id: string): Promise<Terminangebot | null> {
	const zeile = await db
		.selectFrom('terminangebot as a')
		.select(angebotsspalten)
		.where('a.id', '=', id)
		.executeTakeFirst();
	return zeile ?? null;
}

/** What the page of a link says of an offer besides its times. */
export interface Angebotsblick extends Terminangebot {
	/** The volunteer's account, if he has one. */
	readonly userID: string | null;
	readonly vorname: string | null;
	readonly einsatzort: string | null;
}

export async function angebotZumAnsehen(db: Kysely<DB>, id: string): Promise<Angebotsblick | null> {
	const zeile = await db
		.selectFrom('terminangebot as a')
		.innerJoin('freiwilliger as f', 'f.id', 'a.freiwilliger_id')
		.innerJoin('wunsch as w', 'w.id', 'a.wunsch_id')
		.leftJoin('adresse as o', 'o.id', 'w.einsatzort_id')
		.leftJoin('benutzer as u', 'u.freiwilliger_id', 'f.id')
		.select([...angebotsspalten, 'u.id as userID', 'f.vorname', 'o.bezeichnung as einsatzort'])
		.where('a.id', '=', id)
		.executeTakeFirst();
	return zeile ?? null;
}

/** Of whose talks: those about a wish, of a volunteer, or all. */
export interface Meetingfilter {
	readonly wunschID?: string | undefined;
	readonly freiwilligerID?: string | undefined;
}

/** A talk with what a page shows beside it. */
export interface Meetingzeile extends Meeting {
	readonly einsatzort: string | null;
	/** Of the offer it came of; null: staff set the time. */
	readonly angebotID: string | null;
	readonly angebotene: readonly string[] | null;
	readonly verlegt: number | null;
}

/** More than anybody looks through. */
const HOECHSTENS = 200;

/** Talks the viewer may know of, the next one first. */
export async function meetingsFuer(db: Kysely<DB>, blick: Blick, filter: Meetingfilter): Promise<Meetingzeile[]> {
	const zeilen = await db
		.selectFrom('meeting as m')
		.leftJoin('adresse as o', 'o.id', 'm.einsatzort_id')
		.leftJoin('terminangebot as a', 'a.meeting_id', 'm.id')
		.select([
			...meetingspalten,
			'o.bezeichnung as einsatzort',
			'a.id as angebotID',
			'a.termine as angebotene',
			'a.verlegt',
		])
		.where(zuSehen(blick, sql.ref('m.wunsch_id'), sql.ref('m.freiwilliger_id')))
		.$if(filter.wunschID !== undefined, (q) => q.where('m.wunsch_id', '=', filter.wunschID as string))
		.$if(filter.freiwilligerID !== undefined, (q) => q.where('m.freiwilliger_id', '=', filter.freiwilligerID as string))
		.orderBy(sql`m.status >= ${sql.lit(MEETING.nr.Beendet)}`)
		.orderBy('m.termin')
		.orderBy('m.id')
		.limit(HOECHSTENS)
		.execute();
	return zeilen.map(alsMeeting);
}

export interface Angebotszeile extends Terminangebot {
	readonly einsatzort: string | null;
}

/** Offers that wait for an answer, as far as the viewer may know of them. */
export async function offeneAngebote(db: Kysely<DB>, blick: Blick, filter: Meetingfilter): Promise<Angebotszeile[]> {
	return db
		.selectFrom('terminangebot as a')
		.innerJoin('wunsch as w', 'w.id', 'a.wunsch_id')
		.leftJoin('adresse as o', 'o.id', 'w.einsatzort_id')
		.select([...angebotsspalten, 'o.bezeichnung as einsatzort'])
		.where(zuSehen(blick, sql.ref('a.wunsch_id'), sql.ref('a.freiwilliger_id')))
		.where('a.meeting_id', 'is', null)
		.where('a.zurueckgezogen_am', 'is', null)
		.where('w.status', 'in', [...BESPRECHBAR])
		.$if(filter.wunschID !== undefined, (q) => q.where('a.wunsch_id', '=', filter.wunschID as string))
		.$if(filter.freiwilligerID !== undefined, (q) => q.where('a.freiwilliger_id', '=', filter.freiwilligerID as string))
		.orderBy('a.erstellt_am')
		.orderBy('a.id')
		.limit(HOECHSTENS)
		.execute();
}

/** A volunteer sees his own, a site what is said of wishes at its places, the Traeger all. */
function zuSehen(blick: Blick, wunsch: ReturnType<typeof sql.ref>, freiwilliger: ReturnType<typeof sql.ref>) {
	const { freiwilligerID } = blick.akteur;
	if (freiwilligerID !== null) return sql<boolean>`${freiwilliger} = ${freiwilligerID}`;
	return sql<boolean>`exists (
		select from ${wuenscheFuer(blick)} where t.id = ${wunsch} and ${nurEigene(blick)})`;
}

const stunden = (zahl: number) => sql`make_interval(hours => ${sql.lit(zahl)})`;

/** What a round of the job has to do something about: its wish has ended, it is over, or it is to be reminded of. */
export async function faelligeMeetings(db: Kysely<DB>, jetzt: string): Promise<string[]> {
	const am = sql`${jetzt}::timestamptz`;
	const beendete = sql.join(BEENDET.map((status) => sql.lit(status)));
	const erinnertAb = sql`m.termin - ${stunden(ERINNERUNG_STUNDEN)}`;
	const meetings = await frageRoh(
		db,
		z.strictObject({ id: z.string() }),
		sql`
		select m.id from meeting m left join wunsch w on w.id = m.wunsch_id
		where ${einStatus(sql`m.status`, MEETING, [MEETING.nr.Geplant, MEETING.nr.Gestartet])} and (
			(m.status = 0 and (w.id is null or w.status in (${beendete})))
			or coalesce(m.gestartet_am, m.termin) <= ${am} - ${stunden(VORBEI_STUNDEN)}
			or (m.status = 0 and m.erinnert_am is null and m.termin > ${am}
				and ${erinnertAb} <= ${am} and m.vereinbart_am < ${erinnertAb}))
		order by m.termin, m.id`,
	);
	return meetings.map(({ id }) => id);
}
