/**
 * Volunteers and wishes as one viewer sees them, in SQL: tables with rows he may not see left out and values he may not
 * read emptied, so that no column, filter, order, search or export of a list has them. The rules are the domain's.
 */
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Feldumfang, LESBAR, lesbareFelder, liestAlter, UMFAENGE } from '#domain/akte/sicht/felder.ts';
import {
	NAEHE,
	NAEHEN,
	type Naehe,
	SICHTBAR_MONATE,
	SICHTBAR_TAGE,
	SICHTREGELN,
	type Sichtmodus,
	type Sichtregel,
} from '#domain/akte/sicht/sichtregeln.ts';
import { addiereMonate, addiereTage } from '#domain/datum.ts';
import type { BenanntesFeld } from '#domain/felder/freie-felder.ts';
import type { Personenfeld } from '#domain/felder/personenfelder.ts';
import { type Akteur, hatRolle, hoechste, ROLLEN, rang } from '#domain/rollen.ts';
import { BEWERBUNG_LAEUFT, FREIWILLIGER as FREIWILLIGERSTATUS } from '#domain/status/freiwilliger.ts';
import { NICHT_ABGESAGT, WUNSCH as WUNSCHSTATUS } from '#domain/status/wunsch.ts';
import { einStatus } from './ausdruck.ts';

export interface Blick {
	readonly akteur: Akteur;
	readonly heute: string;
	/** What sites see of one another's applicants. */
	readonly modus: Sichtmodus;
	readonly freieFelder: readonly BenanntesFeld[];
}

const siehtAlles = (akteur: Akteur): boolean => hatRolle(akteur, ['MA_VERWALTUNG', 'ADMIN']);
/** Does a site see the list, and not the Traeger's staff? */
export const nurStelle = ({ akteur }: Blick): boolean => !siehtAlles(akteur);

type Tabelle = RawBuilder<unknown>;
const NICHTS = sql<SqlBool>`false`;
/** Who is no site has no places, and so no row. */
const orte = ({ akteur }: Blick) => sql`${sql.val(hatRolle(akteur, 'MA_VEREIN') ? akteur.einsatzortIDs : [])}::uuid[]`;
/** Nor does a mode show him anybody. */
const modusFuer = ({ akteur, modus }: Blick): Sichtmodus => (hatRolle(akteur, 'MA_VEREIN') ? modus : 'EIGENE');

/** Table `wunsch` under the alias `t`, with `geboren` for what is reckoned from the day of birth. */
export function wuenscheFuer(blick: Blick): Tabelle {
	if (siehtAlles(blick.akteur)) return sql`(select t.*, t.geburtsdatum as geboren from wunsch t) t`;
	const nur = spalteNur(blick);
	return sql`(
		select t.id, t.freiwilliger_id, t.zyklus_id, t.einsatzort_id, t.einsatzstelle_id, t.dienstart_id, t.status,
			t.status_seit, ${eigen(blick)} as eigen, ${nur.eigen(sql`t.betreuer_user_id`)} as betreuer_user_id,
			t.beworben_am, t.beendet_am, ${nur.eigen(sql`t.dran_partei`)} as dran_partei,
			${nur.eigen(sql`t.dran_tat`)} as dran_tat, ${nur.eigen(sql`t.dran_seit`)} as dran_seit,
			${nur.eigen(sql`t.einigungsstand`)} as einigungsstand,
			${nur.eigen(sql`t.nachgefragt_am`)} as nachgefragt_am, ${nur.eigen(sql`t.nachgefragt_bei`)} as nachgefragt_bei, ${nur.eigen(letzteBemerkung(blick))} as letzte_bemerkung_am,
			t.freiwilliger_status, u.umfang, ${personenspalten(nur)},
			case ${sql.join(suchspalten(), sql` `)} else '' end as suche
		from wunsch t cross join lateral (${umfang(blick, WUNSCH)}) u
		where u.umfang is not null and ${sichtbarerWunsch(blick)}
	) t`;
}

/** Table `freiwilliger` under the alias `t`: those a site has a wish at, or whom the mode shows it. */
export function freiwilligeFuer(blick: Blick): Tabelle {
	if (siehtAlles(blick.akteur)) return sql`(select t.*, t.geburtsdatum as geboren from freiwilliger t) t`;
	const nur = spalteNur(blick);
	return sql`(
		select t.id, t.zyklus_id, t.status, t.status_seit, t.wunsch_id, t.einsatzort_id, t.einsatzstelle_id, t.dienstart_id,
			t.betreuer_user_id, t.vertragsnummer, t.vertragsbeginn, t.vertragsende, t.geplantes_ende, t.dienstantritt,
			t.dienstende, t.seminargruppe_id, t.seminartage_pflicht, t.seminartage_anerkannt, t.seminartage_geplant,
			t.seminartage_offen, u.umfang, ${personenspalten(nur)},
			case when ${istEines(umfaengeMit('nachname', 'vorname', 'ort', 'plz', 'email', 'mobil', 'telefon', 'geburtsdatum'))}
				then t.suche else '' end as suche,
			lower(concat_ws(' ', ${nur.feld('nachname', sql`t.nachname`)}, ${nur.feld('vorname', sql`t.vorname`)},
				${nur.feld('ort', sql`t.ort`)}, ${nur.feld('plz', sql`t.plz`)})) as suchtext
		from freiwilliger t cross join lateral (${umfang(blick, FREIWILLIGER)}) u
		where u.umfang is not null
	) t`;
}

/** Contracts are the site's where the volunteer serves. */
export const imEinsatzBei = (blick: Blick): Expression<SqlBool>[] =>
	nurStelle(blick) ? [sql<SqlBool>`t.einsatzort_id = any(${orte(blick)})`] : [];

/** Of other wishes (alias `w`) than those of the list the viewer's own. */
export const seineWuensche = (blick: Blick): Expression<SqlBool> =>
	nurStelle(blick) ? sql<SqlBool>`w.orte && ${orte(blick)}` : sql<SqlBool>`true`;

/** Of wishes (alias `t`) only the viewer's own. */
export const nurEigene = (blick: Blick): Expression<SqlBool> =>
	nurStelle(blick) ? sql<SqlBool>`t.eigen` : sql<SqlBool>`true`;

/** Rows (alias `t`) in which at least this much is read. */
export const abUmfang = (blick: Blick, umfang: Feldumfang): Expression<SqlBool> | null =>
	nurStelle(blick)
		? istEines(UMFAENGE.filter((einer) => LESBAR[umfang].every((feld) => LESBAR[einer].includes(feld))))
		: null;

interface Freiwilligenspalten {
	readonly id: RawBuilder<unknown>;
	readonly status: RawBuilder<unknown>;
}
const WUNSCH: Freiwilligenspalten = { id: sql`t.freiwilliger_id`, status: sql`t.freiwilliger_status` };
const FREIWILLIGER: Freiwilligenspalten = { id: sql`t.id`, status: sql`t.status` };

/** `umfangDerStelle`, as one row. */
function umfang(blick: Blick, { id, status }: Freiwilligenspalten): RawBuilder<unknown> {
	const naehen = NAEHEN.map((naehe) => sql`coalesce(bool_or(${trifftZu(naehe, blick)}), false) as ${sql.ref(naehe)}`);
	const faelle = SICHTREGELN.filter(({ modus }) => modus?.includes(modusFuer(blick)) ?? true).map(
		(regel) => sql`when ${gilt(regel, status)} then ${sql.lit(regel.felder)}`,
	);
	return sql`select case ${sql.join(faelle, sql` `)} end as umfang from (
		select ${sql.join(naehen)} from wunsch w where w.freiwilliger_id = ${id} and w.orte && ${orte(blick)}) n`;
}

function gilt({ durch = [], von, bis }: Sichtregel, status: RawBuilder<unknown>): RawBuilder<unknown> {
	const gruppen = durch.map(
		(eine) =>
			sql`(${sql.join(
				eine.map((naehe) => sql`n.${sql.ref(naehe)}`),
				sql` or `,
			)})`,
	);
	return sql.join(
		[
			...(von === undefined ? [] : [sql`${status} >= ${sql.lit(von)}`]),
			...(bis === undefined ? [] : [sql`${status} <= ${sql.lit(bis)}`]),
			...gruppen,
		],
		sql` and `,
	);
}

/** Of a wish at an own place, under the alias `w`. */
function trifftZu(naehe: Naehe, { heute }: Blick): RawBuilder<unknown> {
	const { status, dauer, isNurVorschlag } = NAEHE[naehe];
	const dauert = {
		IM_ZYKLUS: sql`w.zyklus_id = w.freiwilliger_zyklus_id`,
		ZYKLUS_UND_EIN_JAHR: sql`not exists (select from zyklus z where z.id = w.zyklus_id
			and z.ende < ${addiereMonate(heute, -SICHTBAR_MONATE)}::date)`,
		NEUNZIG_TAGE: sql`w.beendet_am >= ${addiereTage(heute, -SICHTBAR_TAGE)}::timestamp at time zone 'Europe/Berlin'`,
	}[dauer];
	const vorschlag =
		isNurVorschlag === undefined
			? sql`true`
			: sql`(w.beendet_aus is not distinct from ${sql.lit(WUNSCHSTATUS.nr.Vorschlag)}) = ${sql.lit(isNurVorschlag)}`;
	return sql`(w.status in (${sql.join(status.map((s) => sql.lit(s)))}) and ${dauert} and ${vorschlag})`;
}

const eigen = (blick: Blick) => sql<SqlBool>`(t.orte && ${orte(blick)})`;

/** Own ones that count, and where the mode shows all applicants the open ones of their cycle at other places. */
function sichtbarerWunsch(blick: Blick): RawBuilder<unknown> {
	const nahe = NAEHEN.map((naehe) => trifftZu(naehe, blick));
	const eigene = sql`(${eigen(blick)} and exists (select from (select t.*) w where ${sql.join(nahe, sql` or `)}))`;
	if (modusFuer(blick) !== 'ALLE') return eigene;
	return sql`(${eigene} or (${einStatus(sql`t.freiwilliger_status`, FREIWILLIGERSTATUS, BEWERBUNG_LAEUFT)}
		and ${einStatus(sql`t.status`, WUNSCHSTATUS, NICHT_ABGESAGT)} and t.zyklus_id = t.freiwilliger_zyklus_id))`;
}

const istEines = (umfaenge: readonly Feldumfang[]): Expression<SqlBool> =>
	umfaenge.length ? sql<SqlBool>`(umfang in (${sql.join(umfaenge.map((einer) => sql.lit(einer)))}))` : NICHTS;

const umfaengeMit = (...felder: readonly Personenfeld[]): readonly Feldumfang[] =>
	UMFAENGE.filter((einer) => felder.every((feld) => LESBAR[einer].includes(feld)));

/** Free fields are the site's as far as the tenant lets it read them. */
const lesendeUmfaenge = (feld: Personenfeld, { freieFelder }: Blick): readonly Feldumfang[] =>
	UMFAENGE.filter((einer) => lesbareFelder(einer, 'EINSATZSTELLE', freieFelder).includes(feld));

/** Columns with what the viewer may not read left empty. */
function spalteNur(blick: Blick) {
	return {
		feld: (feld: Personenfeld, spalte: RawBuilder<unknown>) =>
			sql`case when ${istEines(lesendeUmfaenge(feld, blick))} then ${spalte} end`,
		alter: (spalte: RawBuilder<unknown>) => sql`case when ${istEines(UMFAENGE.filter(liestAlter))} then ${spalte} end`,
		eigen: (spalte: RawBuilder<unknown>) => sql`case when ${eigen(blick)} then ${spalte} end`,
	};
}

function personenspalten(nur: ReturnType<typeof spalteNur>): RawBuilder<unknown> {
	const frei = (['Eins', 'Zwei', 'Drei', 'Vier', 'Fuenf'] as const).map((nr) => {
		const spalte = sql.ref(`t.freies_feld_${nr.toLowerCase()}`);
		return sql`${nur.feld(`freiesFeld${nr}`, spalte)} as ${sql.ref(`freies_feld_${nr.toLowerCase()}`)}`;
	});
	return sql.join([
		sql`${nur.feld('vorname', sql`t.vorname`)} as vorname`,
		sql`${nur.feld('nachname', sql`t.nachname`)} as nachname`,
		sql`${nur.feld('geburtsdatum', sql`t.geburtsdatum`)} as geburtsdatum`,
		sql`${nur.alter(sql`t.geburtsdatum`)} as geboren`,
		sql`${nur.feld('plz', sql`t.plz`)} as plz`,
		sql`${nur.feld('ort', sql`t.ort`)} as ort`,
		sql`${nur.feld('dienstartWunschID', sql`t.dienstart_wunsch_id`)} as dienstart_wunsch_id`,
		...frei,
	]);
}

/** What is hidden can't be searched for either. */
const suchspalten = (): RawBuilder<unknown>[] => [
	sql`when ${istEines(umfaengeMit('nachname', 'vorname', 'ort', 'plz', 'email', 'mobil', 'telefon', 'geburtsdatum'))} then t.suche`,
	sql`when ${istEines(umfaengeMit('nachname', 'vorname', 'ort', 'plz', 'email', 'mobil', 'telefon'))}
		then t.suche_name || t.suche_pool || t.suche_kontakt`,
	sql`when ${istEines(umfaengeMit('nachname', 'vorname', 'ort', 'plz'))} then t.suche_name || t.suche_pool`,
	sql`when ${istEines(umfaengeMit('nachname', 'vorname'))} then t.suche_name`,
	sql`when ${istEines(umfaengeMit('vorname', 'ort', 'plz'))} then t.suche_pool`,
];

/** The latest remark the site may read: its own, and the Traeger's while it had to do with the wish. */
function letzteBemerkung({ akteur }: Blick): RawBuilder<unknown> {
	const lesbar = ROLLEN.filter((rolle) => rang(rolle) <= rang(hoechste(akteur.rollen)));
	return sql`(select max(b.geschrieben_am) from bemerkung b where b.freiwilliger_id = t.freiwilliger_id
		and b.sichtbarkeit = any(${sql.val(lesbar)}::text[])
		and (b.einsatzstelle_id = t.einsatzstelle_id
			or (b.einsatzstelle_id is null and b.geschrieben_am <= coalesce(t.beendet_am, 'infinity'))))`;
}
