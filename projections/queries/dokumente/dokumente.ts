import { type RawBuilder, sql } from 'kysely';
import {
	ANFORDERUNG_STATUS,
	type Anforderungsampel,
	anforderungsampel,
} from '#domain/akte/dokument/anforderungsampel.ts';
import { type Mahntakt, mahnplan } from '#domain/akte/mahnwesen/mahnplan.ts';
import { type EigeneAusnahmen, type Mahnspec, mahnstufen } from '#domain/akte/mahnwesen/mahnstand.ts';
import { STUFEN } from '#domain/dokumentspec/auswahl.ts';
import { DOKUMENTE } from '#domain/liste/dokumente.ts';
import type { Zeileninhalt } from '#domain/liste/liste.ts';
import { STANDARD_PARAMETER } from '#domain/parameter/standard.ts';
import { hatRolle } from '#domain/rollen.ts';
import type { DokumentStatus } from '#domain/status/dokument.ts';
import type { Leser } from '../liste/leser.ts';
import { type Anfrage, type Listenplan, type Seite, seite } from '../liste/liste.ts';
import { listenplan } from '../liste/listenplan.ts';
import type { Blick } from '../liste/sicht.ts';
import { DRAN, DRAN_TAT, DRANSPALTEN, nichtGesperrt } from './dokumentdran.ts';
import { stufeVor } from './dokumentstufe.ts';

/** A row of the document overview: one request with the newest document that answers it. */
export interface Dokumentzeile extends Zeileninhalt<typeof DOKUMENTE> {
	readonly mahnungAb: string;
	readonly gemahntAm: string | null;
	readonly mahnausnahmen: EigeneAusnahmen;
	readonly spec: Mahnspec;
	readonly mitStelle: boolean;
	readonly dokumentstatus: DokumentStatus | null;
}

/** Of days, as a parameter of the tenant or as it stands in the statement. */
interface Schonfrist {
	readonly mahnungGracePeriod: number | RawBuilder<unknown>;
}

/** As it stands, where nobody has read the parameters. */
export const SCHONFRIST: Schonfrist = {
	mahnungGracePeriod: sql`coalesce((select (referenz ->> 'mahnungGracePeriod')::int from parameter),
		${sql.lit(STANDARD_PARAMETER.mahnungGracePeriod)})`,
};

/** Its day has passed; without one, the day of the first reminder. */
export const ueberfaellig = (heute: string, takt: Schonfrist): RawBuilder<boolean> => sql`(
	t.status in ('NOT_PROVIDED', 'WAIT_SIGNING') and ${faelligAm(takt)} < ${heute}::date)`;

/** The last day on which it isn't overdue. */
export const faelligAm = ({ mahnungGracePeriod }: Schonfrist): RawBuilder<string> =>
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
export function dokumenteplan({ akteur, heute }: Blick, takt: Schonfrist = SCHONFRIST): Listenplan {
	const faellig = ueberfaellig(heute, takt);
	return listenplan(
		DOKUMENTE,
		{
			anforderungID: sql`t.id`,
			id: sql`t.id`,
			freiwilligerID: sql`t.freiwilliger_id`,
			vorname: sql`t.vorname`,
			nachname: sql`t.nachname`,
			status: sql`t.freiwilliger_status`,
			dienstart: sql`a.kurz`,
			dienstartID: sql`t.dienstart_id`,
			einsatzstelle: sql`s.bezeichnung`,
			einsatzstelleID: sql`t.einsatzstelle_id`,
			einsatzortID: sql`t.einsatzort_id`,
			vertragsbeginn: sql`f.vertragsbeginn`,
			specID: sql`t.spec_id`,
			dokument: sql`t.dokument`,
			stufe: sql`t.stufe`,
			anforderungsstatus: sql`t.status`,
			ampel: AMPEL,
			dran: DRAN,
			dranSeit: sql`case when ${nichtGesperrt} then t.dran_seit end`,
			dranTat: DRAN_TAT,
			dranOrt: sql`o.bezeichnung`,
			isManuell: sql`t.is_manuell`,
			angefordertAm: sql`t.angefordert_am`,
			frist: sql`t.frist`,
			isUeberfaellig: faellig,
			ueberfaellig: faellig,
			unbesiegelbar: sql`(${siegel('siegel_grund')} is not null)`,
			mahnstufe: sql`t.mahnstufe`,
			dokumentID: sql`t.dokument_id`,
			dokumentstatus: sql`t.dokument_status`,
			hochgeladenAm: sql`t.hochgeladen_am`,
			geprueftAm: sql`t.geprueft_am`,
			geprueftVon: sql`b.name`,
			gueltigBis: sql`t.gueltig_bis`,
		},
		{
			von: sql`(select t.*, ${stufeVor(sql`t.freiwilliger_status`, sql`d.stufe_je_status`)} as stufe, d.bezeichnung as dokument, d.referenz as spec,
					d.suche as dokumentsuche, ${DRANSPALTEN}
				from anforderung t join dokumentspec d on d.id = t.spec_id) t`,
			dazu: sql`
				left join freiwilliger f on f.id = t.freiwilliger_id
				left join dienstart a on a.id = t.dienstart_id
				left join adresse s on s.id = t.einsatzstelle_id
				left join adresse o on o.id = t.dran_ort_id
				left join benutzer b on b.id = t.geprueft_von`,
			weitere: sql`t.mahnung_ab as "mahnungAb", t.gemahnt_am as "gemahntAm", t.mahnausnahmen, t.spec, t.dokument_status as dokumentstatus,
				(t.dran_ort_id is not null) as "mitStelle"`,
			sicht: hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']) ? [] : [sql<boolean>`false`],
			// A person's name and the document's: a word may be in either.
			suche: sql`(t.suche || t.dokumentsuche)`,
			zuletzt: sql`t.id`,
		},
	);
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
		...mahnstufen(zeile.spec, {
			freiwilligerStatus: zeile.status,
			mitStelle: zeile.mitStelle,
			mahnausnahmen: zeile.mahnausnahmen,
		}),
		mahnungAb,
		mahnstufe,
		gemahntAm,
	};
	const plan = mahnplan(stand, takt);
	return typeof plan === 'string' ? null : plan.tag;
}
