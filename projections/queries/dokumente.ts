import { type RawBuilder, sql } from 'kysely';
import { ANFORDERUNG_STATUS, type Anforderungsampel, anforderungsampel } from '#domain/akte/anforderungsampel.ts';
import type { AnforderungStatus } from '#domain/akte/dokumentregeln.ts';
import { STUFEN } from '#domain/dokumentspec/dokumentspec-felder.ts';
import { type Mahntakt, mahnplan } from '#domain/mahnwesen/mahnplan.ts';
import { mahnstufen } from '#domain/mahnwesen/mahnstand.ts';
import type { DokumentSpec, Stufe } from '#domain/referenz.ts';
import { hatRolle } from '#domain/rollen.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import type { FreiwilligerStatus } from '#domain/status/freiwilliger.ts';
import { stufeVor } from './dokumentstufe.ts';
import type { Leser } from './leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from './liste.ts';
import type { Blick } from './sicht.ts';

/** A row of the document overview: one request with the newest document that answers it. */
export interface Dokumentzeile {
	readonly anforderungID: string;
	readonly freiwilligerID: string;
	readonly vorname: string | null;
	readonly nachname: string | null;
	readonly status: FreiwilligerStatus;
	readonly dienstart: string | null;
	readonly einsatzstelle: string | null;
	readonly vertragsbeginn: string | null;
	readonly specID: string;
	readonly dokument: string;
	readonly stufe: Stufe | null;
	readonly anforderungsstatus: AnforderungStatus;
	readonly isManuell: boolean;
	readonly angefordertAm: string;
	readonly frist: string | null;
	readonly isUeberfaellig: boolean;
	readonly mahnstufe: number;
	readonly mahnungAb: string;
	readonly gemahntAm: string | null;
	readonly spec: Pick<DokumentSpec, 'stufen' | 'isVertragsrelevant'>;
	readonly dokumentID: string | null;
	readonly dokumentstatus: DokumentStatus | null;
	readonly hochgeladenAm: string | null;
	readonly geprueftAm: string | null;
	readonly geprueftVon: string | null;
	readonly gueltigBis: string | null;
}

/** Its day has passed; without one, the day of the first reminder. */
const ueberfaellig = (heute: string, takt: Mahntakt): RawBuilder<boolean> => sql`(
	t.status in ('NOT_PROVIDED', 'WAIT_SIGNING') and ${faelligAm(takt)} < ${heute}::date)`;

/** The last day on which it isn't overdue. */
export const faelligAm = ({ mahnungGracePeriod }: Pick<Mahntakt, 'mahnungGracePeriod'>): RawBuilder<string> =>
	sql`coalesce(t.frist, t.mahnung_ab + ${mahnungGracePeriod}::int)`;

/** Of the newest document: since when it waits for its seal, or what keeps it from it. */
const siegel = (spalte: 'siegel_grund' | 'siegel_wartet_seit'): RawBuilder<unknown> =>
	sql`(select k.${sql.ref(spalte)} from dokument k where k.id = t.dokument_id)`;

export const wartetAufSiegelSeit = sql`(${siegel('siegel_wartet_seit')} at time zone 'Europe/Berlin')::date`;

/** The colour of each status at each level, by the rule itself. */
const AMPEL: RawBuilder<Anforderungsampel> = sql`case ${sql.join(
	ANFORDERUNG_STATUS.flatMap((status) =>
		[...STUFEN, null].map(
			(stufe) => sql`when t.status = ${sql.lit(status)} and t.stufe is not distinct from ${sql.lit(stufe)}
				then ${sql.lit(anforderungsampel(status, stufe))}`,
		),
	),
	sql` `,
)} end`;

/** Of the Traeger's staff only. */
export function dokumenteplan({ akteur, heute }: Blick, takt: Mahntakt): Listenplan {
	const faellig = ueberfaellig(heute, takt);
	return {
		von: sql`(select t.*, ${stufeVor(sql`t.freiwilliger_status`, sql`d.referenz`)} as stufe, d.bezeichnung as dokument, d.referenz as spec
			from anforderung t join dokumentspec d on d.id = t.spec_id) t`,
		dazu: sql`
			left join freiwilliger f on f.id = t.freiwilliger_id
			left join dienstart a on a.id = t.dienstart_id
			left join adresse s on s.id = t.einsatzstelle_id
			left join benutzer b on b.id = t.geprueft_von`,
		spalten: sql`
			t.id as "anforderungID", t.freiwilliger_id as "freiwilligerID", t.vorname, t.nachname,
			t.freiwilliger_status as status, a.kurz as dienstart, s.bezeichnung as einsatzstelle, f.vertragsbeginn,
			t.spec_id as "specID", t.dokument, t.stufe, t.status as anforderungsstatus, t.is_manuell as "isManuell",
			t.angefordert_am as "angefordertAm", t.frist, ${faellig} as "isUeberfaellig", t.mahnstufe,
			t.mahnung_ab as "mahnungAb", t.gemahnt_am as "gemahntAm", t.spec,
			t.dokument_id as "dokumentID", t.dokument_status as dokumentstatus, t.hochgeladen_am as "hochgeladenAm",
			t.geprueft_am as "geprueftAm", b.name as "geprueftVon", t.gueltig_bis as "gueltigBis"`,
		sicht: hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) ? [] : [sql<boolean>`false`],
		felder: {
			id: { spalte: sql`t.id`, typ: 'id' },
			status: { spalte: sql`t.freiwilliger_status`, typ: 'zahl' },
			anforderungsstatus: { spalte: sql`t.status`, typ: 'text' },
			dokumentstatus: { spalte: sql`t.dokument_status`, typ: 'zahl' },
			ampel: { spalte: AMPEL, typ: 'text' },
			stufe: { spalte: sql`t.stufe`, typ: 'text' },
			specID: { spalte: sql`t.spec_id`, typ: 'id' },
			freiwilligerID: { spalte: sql`t.freiwilliger_id`, typ: 'id' },
			dienstartID: { spalte: sql`t.dienstart_id`, typ: 'id' },
			einsatzstelleID: { spalte: sql`t.einsatzstelle_id`, typ: 'id' },
			einsatzortID: { spalte: sql`t.einsatzort_id`, typ: 'id' },
			ueberfaellig: { spalte: faellig, typ: 'bool' },
			unbesiegelbar: { spalte: sql`(${siegel('siegel_grund')} is not null)`, typ: 'bool' },
			isManuell: { spalte: sql`t.is_manuell`, typ: 'bool' },
			angefordertAm: { spalte: sql`t.angefordert_am`, typ: 'zeit' },
			hochgeladenAm: { spalte: sql`t.hochgeladen_am`, typ: 'zeit' },
			frist: { spalte: sql`t.frist`, typ: 'datum' },
			gueltigBis: { spalte: sql`t.gueltig_bis`, typ: 'datum' },
			mahnstufe: { spalte: sql`t.mahnstufe`, typ: 'zahl' },
		},
		sortierung: {
			name: [sql`t.nachname`, sql`t.vorname`],
			dokument: [sql`t.dokument`],
			status: [sql`t.freiwilliger_status`],
			anforderungsstatus: [sql`t.status`],
			angefordertAm: [sql`t.angefordert_am`],
			hochgeladenAm: [sql`t.hochgeladen_am`],
			frist: [sql`t.frist`],
			mahnstufe: [sql`t.mahnstufe`],
		},
		standard: ['-angefordertAm'],
		suche: sql`t.suche`,
		zuletzt: sql`t.id`,
	};
}

export const dokumente = (
	leser: Leser,
	blick: Blick,
	takt: Mahntakt,
	anfrage: Anfrage,
): Promise<Seite<Dokumentzeile>> => seite<Dokumentzeile>(leser, dokumenteplan(blick, takt), anfrage);

/** The day of the next reminder; null: none will come, or not by itself. */
export function naechsteMahnung(zeile: Dokumentzeile, takt: Mahntakt): string | null {
	const { anforderungsstatus, mahnungAb, mahnstufe, gemahntAm } = zeile;
	const stand = {
		status: anforderungsstatus,
		...mahnstufen(zeile.spec, zeile.status),
		mahnungAb,
		mahnstufe,
		gemahntAm,
	};
	const plan = mahnplan(stand, takt);
	return typeof plan === 'string' ? null : plan.tag;
}
