import { sql } from 'kysely';
import type { Dokumentampel } from '#domain/akte/dokumentampel.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import type { WunschStatus } from '#domain/status/wunsch.ts';
import { dokumentampel } from './dokumentstufe.ts';
import type { Leser } from './leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from './liste.ts';
import { abUmfang, type Blick, wuenscheFuer } from './sicht.ts';
import { alter, attribut, volljaehrig, wiedervorlageAm } from './spalten.ts';
import {
	OHNE_ZUSATZ,
	type Zusatz,
	type Zusatzort,
	type Zusatzwerte,
	zusatzfilter,
	zusatzsortierung,
	zusatzspalte,
} from './zusatzfelder.ts';

/** A row of the application list: one wish with its volunteer. */
export interface Bewerbungszeile {
	readonly wunschID: string;
	readonly freiwilligerID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly geburtsdatum: string | null;
	readonly alter: number | null;
	readonly plz: string | null;
	readonly ort: string | null;
	readonly status: FreiwilligerStatus;
	readonly wunschstatus: WunschStatus;
	readonly wunschstatusSeit: string;
	readonly einsatzortID: string;
	readonly einsatzort: string | null;
	readonly dienstartID: string | null;
	readonly dienstart: string | null;
	readonly dienstartWunsch: string | null;
	readonly betreuerUserID: string | null;
	readonly betreuer: string | null;
	readonly beworbenAm: string;
	readonly letzteBemerkungAm: string | null;
	readonly dokumente: Dokumentampel | null;
	readonly zusatz: Zusatzwerte;
}

const ortsname = sql`(select a.bezeichnung from adresse a where a.id = t.einsatzort_id)`;
const dienstartname = sql`(select d.sortierung from dienstart d where d.id = t.dienstart_id)`;
const betreuername = sql`(select b.nachname from benutzer b where b.id = t.betreuer_user_id)`;

export function bewerbungenplan(blick: Blick, zusatz: Zusatz = OHNE_ZUSATZ): Listenplan {
	const dort = zusatzort(blick);
	return {
		von: wuenscheFuer(blick),
		dazu: sql`
			left join adresse o on o.id = t.einsatzort_id
			left join dienstart d on d.id = t.dienstart_id
			left join dienstart dw on dw.id = t.dienstart_wunsch_id
			left join benutzer b on b.id = t.betreuer_user_id`,
		spalten: sql`
			t.id as "wunschID", t.freiwilliger_id as "freiwilligerID", t.vorname, t.nachname,
			t.geburtsdatum, ${alter(blick.heute)} as alter, t.plz, t.ort,
			t.freiwilliger_status as status, t.status as wunschstatus, t.status_seit as "wunschstatusSeit",
			t.einsatzort_id as "einsatzortID", o.bezeichnung as einsatzort,
			t.dienstart_id as "dienstartID", d.kurz as dienstart, dw.kurz as "dienstartWunsch",
			t.betreuer_user_id as "betreuerUserID", b.name as betreuer,
			t.beworben_am as "beworbenAm", t.letzte_bemerkung_am as "letzteBemerkungAm",
			${dokumentampel(blick, sql`t.freiwilliger_id`, sql`t.status between 3500 and 8000`)} as dokumente,
			${zusatzspalte(zusatz, dort)}`,
		sicht: [],
		felder: {
			id: { spalte: sql`t.id`, typ: 'id' },
			status: { spalte: sql`t.freiwilliger_status`, typ: 'zahl' },
			wunschstatus: { spalte: sql`t.status`, typ: 'zahl' },
			wunschstatusSeit: { spalte: sql`t.status_seit`, typ: 'zeit' },
			einsatzortID: { spalte: sql`t.einsatzort_id`, typ: 'id' },
			einsatzstelleID: { spalte: sql`t.einsatzstelle_id`, typ: 'id' },
			dienstartID: { spalte: sql`coalesce(t.dienstart_id, t.dienstart_wunsch_id)`, typ: 'id' },
			betreuerUserID: { spalte: sql`t.betreuer_user_id`, typ: 'id' },
			alter: { spalte: sql`t.geboren`, typ: 'alter' },
			ort: { spalte: sql`t.ort`, typ: 'text' },
			plz: { spalte: sql`t.plz`, typ: 'text' },
			beworbenAm: { spalte: sql`t.beworben_am`, typ: 'zeit' },
			letzteBemerkungAm: { spalte: sql`t.letzte_bemerkung_am`, typ: 'zeit' },
			wiedervorlageAm: { spalte: wiedervorlageAm(sql`t.freiwilliger_id`, blick), typ: 'datum' },
			volljaehrig: { spalte: volljaehrig(sql`t.geboren`, blick.heute), typ: 'bool' },
			attribut1ID: attribut(1),
			attribut2ID: attribut(2),
			...zusatzfilter(zusatz, dort),
		},
		sortierung: {
			...zusatzsortierung(zusatz, dort),
			name: [sql`t.nachname`, sql`t.vorname`],
			alter: [sql`t.geboren`],
			ort: [sql`t.ort`],
			status: [sql`t.freiwilliger_status`],
			wunschstatus: [sql`t.status`],
			wunschstatusSeit: [sql`t.status_seit`],
			einsatzort: [ortsname],
			dienstart: [dienstartname],
			betreuer: [betreuername],
			beworbenAm: [sql`t.beworben_am`],
		},
		standard: ['-beworbenAm'],
		suche: sql`t.suche`,
		zuletzt: sql`t.id`,
	};
}

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
